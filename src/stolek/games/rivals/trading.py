"""Trading: with the bank, by ships, with a Mint (RIVA-4.40 to RIVA-4.43, RIVA-4.121, RIVA-4.122, RIVA-4.213)."""

from typing import TYPE_CHECKING, Final

from stolek.games.rivals.actions import (
    TradeByLargeShip,
    TradeByShip,
    TradeWithBank,
    UseMint,
)
from stolek.games.rivals.cards import SHIP_RATE
from stolek.games.rivals.components import (
    CAPACITY,
    GOLD,
    KIND_OF,
    PLACE,
    RESOURCE,
    RESOURCES,
    SETUP,
    place_of,
    resource_of,
)
from stolek.games.rivals.events import Traded
from stolek.games.rivals.frames import ActionPhase, Receive
from stolek.games.rivals.principality import Principality, regions_beside
from stolek.games.rivals.resources import gain, pay_type, remove, room
from stolek.games.rivals.state import RivalsState
from stolek.kernel.chapter import Chapter
from stolek.kernel.leaf import Refusal, Seat, no
from stolek.kernel.state import tell, then

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

rule: Chapter["Rivals", RivalsState] = Chapter()

BANK_RATE: Final = SETUP.bank_trade.give


def storable(p: Principality) -> list[int]:
    """The types that have room."""
    return [r for r in range(6) if p.have[r] < CAPACITY * len(p.lands[r])]


def large_ship_regions(s: RivalsState, p: Principality) -> list[int]:
    """The regions beside a Large Trade Ship that hold enough for a trade (RIVA-4.122)."""
    beside = [region for site in p.large_ships for region in regions_beside(p, site)]
    return [region for region in dict.fromkeys(beside) if s.stored[region] >= SHIP_RATE]


@rule.do(ActionPhase, TradeWithBank)
def trade_with_bank(g: "Rivals", s: RivalsState, f: ActionPhase, a: TradeWithBank) -> None:
    """3 for 1 (RIVA-4.40)."""
    _trade(s, f, RESOURCE[a.give], BANK_RATE, a.get, "RIVA-4.40")


@rule.do(ActionPhase, TradeByShip)
def trade_by_ship(g: "Rivals", s: RivalsState, f: ActionPhase, a: TradeByShip) -> None:
    """2 for 1 with a plain trade ship (RIVA-4.41)."""
    _trade(s, f, RESOURCE[a.give], SHIP_RATE, a.get, "RIVA-4.41")


@rule.do(ActionPhase, UseMint)
def use_mint(g: "Rivals", s: RivalsState, f: ActionPhase, a: UseMint) -> None:
    """1 gold for 1 other resource, once a turn for each Mint (RIVA-4.213)."""
    s.minted += 1
    _trade(s, f, GOLD, 1, a.get, "RIVA-4.213")


def _trade(s: RivalsState, f: ActionPhase, give: int, amount: int, get: str, law: str) -> None:
    if s.events is not None:
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
    tell(s, Traded(f.seat, RESOURCES[KIND_OF[region]], SHIP_RATE, a.get, "RIVA-4.122"))
    remove(s, f.seat, region, SHIP_RATE, "RIVA-4.122")
    then(s, Receive(f.seat, a.get, 1, "RIVA-4.122"), f)


@rule.refuse(ActionPhase, TradeWithBank)
def cannot_trade_with_bank(g: "Rivals", s: RivalsState, f: ActionPhase, a: TradeWithBank) -> Refusal | None:
    """Too few, the same kind, or no room."""
    give = resource_of(a.give)
    if give is not None and s.princes[f.seat].have[give] < BANK_RATE:
        return no("RIVA-4.40", "few", resource=a.give, needed=BANK_RATE, have=s.princes[f.seat].have[give])
    return _no_yield(s, f.seat, give, a.get)


@rule.refuse(ActionPhase, TradeByShip)
def cannot_trade_by_ship(g: "Rivals", s: RivalsState, f: ActionPhase, a: TradeByShip) -> Refusal | None:
    """No ship for it, too few, the same kind, or no room."""
    give, p = resource_of(a.give), s.princes[f.seat]
    if give is not None and give not in p.rates:
        return no("RIVA-4.41", "ship", resource=a.give)
    if give is not None and p.have[give] < SHIP_RATE:
        return no("RIVA-4.40", "few", resource=a.give, needed=SHIP_RATE, have=p.have[give])
    return _no_yield(s, f.seat, give, a.get)


@rule.refuse(ActionPhase, TradeByLargeShip)
def cannot_trade_by_large_ship(g: "Rivals", s: RivalsState, f: ActionPhase, a: TradeByLargeShip) -> Refusal | None:
    """The region is not beside such a ship or holds too few, the same kind, or no room."""
    p = s.princes[f.seat]
    region = place_of(a.region)
    if region is not None and region not in large_ship_regions(s, p):
        return no("RIVA-4.122", "region", place=a.region)
    return _no_yield(s, f.seat, None if region is None else KIND_OF[region], a.get)


@rule.refuse(ActionPhase, UseMint)
def cannot_use_mint(g: "Rivals", s: RivalsState, f: ActionPhase, a: UseMint) -> Refusal | None:
    """No Mint left in this turn, no gold, or no room."""
    p = s.princes[f.seat]
    if p.mints <= s.minted:
        return no("RIVA-4.213", "used")
    if not p.have[GOLD]:
        return no("RIVA-4.213", "gold")
    return _no_yield(s, f.seat, GOLD, a.get)


def _no_yield(s: RivalsState, seat: Seat, give: int | None, name: str) -> Refusal | None:
    get = resource_of(name)
    if give is None or get is None:
        return None
    if give == get:
        return no("RIVA-4.40", "same", resource=name)
    return None if room(s.princes[seat], get) else no("RIVA-4.43", "room", resource=name)
