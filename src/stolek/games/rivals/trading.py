"""Trading with the bank and by ships (RIVA-4.40 to RIVA-4.43, RIVA-4.121, RIVA-4.122)."""

from typing import TYPE_CHECKING, Final

from stolek.games.rivals.actions import BANK, LARGE_SHIP, SHIP, TradeByLargeShip, TradeByShip, TradeWithBank
from stolek.games.rivals.cards import SHIP_RATE
from stolek.games.rivals.chapter import RivalsChapter
from stolek.games.rivals.components import (
    PLACE,
    RESOURCE,
    RESOURCE_AT,
    RESOURCES,
    SETUP,
    Place,
    Resource,
    find_place,
    find_resource,
)
from stolek.games.rivals.events.resources import Traded
from stolek.games.rivals.frames.resources import Receive
from stolek.games.rivals.frames.turn import ActionPhase
from stolek.games.rivals.paying import pay_type
from stolek.games.rivals.principality import Principality, regions_beside
from stolek.games.rivals.resources import remove
from stolek.games.rivals.state import RivalsState
from stolek.games.rivals.storing import gain
from stolek.kernel.state import tell, then
from stolek.kernel.values import Action, Refusal, no

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

rule: Final = RivalsChapter()

BANK_RATE: Final = SETUP.bank_rate


def trades(s: RivalsState, p: Principality) -> list[Action]:
    """Every trade that can be paid, also for what has no room and is lost (RIVA-4.43)."""
    offers: list[Action] = []
    if max(p.have) < SHIP_RATE:
        return offers
    gets = range(len(RESOURCES))
    for give, amount in enumerate(p.have):
        if amount >= BANK_RATE:
            offers += [BANK[give][get] for get in gets if get != give]
        if amount >= SHIP_RATE and give in p.rates:
            offers += [SHIP[give][get] for get in gets if get != give]
    for region in large_ship_regions(s, p):
        offers += [LARGE_SHIP[region][get] for get in gets if get != RESOURCE_AT[region]]
    return offers


def large_ship_regions(s: RivalsState, p: Principality) -> list[Place]:
    """The regions beside a Large Trade Ship that hold enough for a trade (RIVA-4.122)."""
    beside = [region for site in p.large_ships for region in regions_beside(p, site)]
    return [region for region in dict.fromkeys(beside) if s.stored[region] >= SHIP_RATE]


@rule.do(ActionPhase, TradeWithBank)
def trade_with_bank(g: "Rivals", s: RivalsState, f: ActionPhase, a: TradeWithBank) -> None:
    """3 for 1 (RIVA-4.40)."""
    trade(s, f, RESOURCE[a.give], BANK_RATE, a.get, "RIVA-4.40")


@rule.do(ActionPhase, TradeByShip)
def trade_by_ship(g: "Rivals", s: RivalsState, f: ActionPhase, a: TradeByShip) -> None:
    """2 for 1 with a plain trade ship (RIVA-4.41)."""
    trade(s, f, RESOURCE[a.give], SHIP_RATE, a.get, "RIVA-4.41")


def trade(s: RivalsState, f: ActionPhase, give: Resource, amount: int, get: str, law: str) -> None:
    """The player pays some of one kind and receives 1 of another; then the action phase goes on."""
    tell(s, Traded(f.seat, RESOURCES[give], amount, get, law))
    if pay_type(s, f.seat, give, amount, law):
        gain(s, f.seat, RESOURCE[get], 1, law)
    else:
        then(s, Receive(f.seat, get, 1, law))
    then(s, f)


@rule.do(ActionPhase, TradeByLargeShip)
def trade_by_large_ship(g: "Rivals", s: RivalsState, f: ActionPhase, a: TradeByLargeShip) -> None:
    """2 from one region beside the ship for 1 (RIVA-4.122)."""
    region = PLACE[a.region]
    tell(s, Traded(f.seat, RESOURCES[RESOURCE_AT[region]], SHIP_RATE, a.get, "RIVA-4.122"))
    remove(s, f.seat, region, SHIP_RATE, "RIVA-4.122")
    then(s, Receive(f.seat, a.get, 1, "RIVA-4.122"), f)


@rule.refuse(ActionPhase, TradeWithBank)
def why_not_trade_with_bank(g: "Rivals", s: RivalsState, f: ActionPhase, a: TradeWithBank) -> Refusal | None:
    """Too few, or the same kind."""
    give, p = find_resource(a.give), s.princes[f.seat]
    if give is not None and p.have[give] < BANK_RATE:
        return no("RIVA-4.40", "few", resource=a.give, needed=BANK_RATE, have=p.have[give])
    return why_not_get(give, a.get)


@rule.refuse(ActionPhase, TradeByShip)
def why_not_trade_by_ship(g: "Rivals", s: RivalsState, f: ActionPhase, a: TradeByShip) -> Refusal | None:
    """No ship for it, too few, or the same kind."""
    give, p = find_resource(a.give), s.princes[f.seat]
    if give is not None and give not in p.rates:
        return no("RIVA-4.41", "ship", resource=a.give)
    if give is not None and p.have[give] < SHIP_RATE:
        return no("RIVA-4.40", "few", resource=a.give, needed=SHIP_RATE, have=p.have[give])
    return why_not_get(give, a.get)


@rule.refuse(ActionPhase, TradeByLargeShip)
def why_not_trade_by_large_ship(g: "Rivals", s: RivalsState, f: ActionPhase, a: TradeByLargeShip) -> Refusal | None:
    """The region is not beside such a ship or holds too few, or the same kind."""
    region = find_place(a.region)
    if region is not None and region not in large_ship_regions(s, s.princes[f.seat]):
        return no("RIVA-4.122", "region", place=a.region)
    return why_not_get(None if region is None else RESOURCE_AT[region], a.get)


def why_not_get(give: Resource | None, name: str) -> Refusal | None:
    """The same kind comes back (RIVA-4.40)."""
    get = find_resource(name)
    return no("RIVA-4.40", "same", resource=name) if get is not None and give == get else None
