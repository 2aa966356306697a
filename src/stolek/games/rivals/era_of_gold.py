"""The Era of Gold: Reiner, Merchant, Gold Cache, Pirate Ship, Mint, Moneylender (RIVA-4.201 to RIVA-4.220)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final, Self

from stolek.games.rivals import plunder, removal
from stolek.games.rivals.actions import NAME, Demolish, NameResource
from stolek.games.rivals.cards import (
    CARD,
    CARDS,
    HAS_STRENGTH,
    IS_HERO,
    IS_SHIP,
    LISTENS,
    POINTS,
    Card,
    is_one_of,
    kinds_with,
)
from stolek.games.rivals.carry_out import effects_in_play
from stolek.games.rivals.chapter import RivalsChapter
from stolek.games.rivals.components import GOLD, RESOURCE, RESOURCES
from stolek.games.rivals.dice import die_trigger
from stolek.games.rivals.effects import (
    GiveToOpponent,
    MintGold,
    OpponentDiscardsTradeShip,
    SetEventDie,
    SetTradeEventAmount,
    TradeTokenHolderTakes,
)
from stolek.games.rivals.events.resources import ResourceGiven
from stolek.games.rivals.events.turn import NothingHappened
from stolek.games.rivals.expansion import Expansion, card_of
from stolek.games.rivals.frames.cards import CarryOut
from stolek.games.rivals.frames.resources import Receive, TakeResource
from stolek.games.rivals.frames.turn import ActionPhase, BeforeRoll, BlackSymbol
from stolek.games.rivals.module import CardSetModule
from stolek.games.rivals.paying import pay_type
from stolek.games.rivals.principality import Principality
from stolek.games.rivals.removal import name_of, named, remove_to_discard
from stolek.games.rivals.resources import room
from stolek.games.rivals.state import RivalsState, holder, other
from stolek.games.rivals.trading import trade, why_not_get
from stolek.kernel.state import SliceKey, StateSlice, tell, then
from stolek.kernel.values import Action, Question, Refusal, Seat, Step, no

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

rule: Final = RivalsChapter()


@dataclass(slots=True)
class GoldTurn(StateSlice):
    """What cards of this era have done in the turn."""

    mints_used: int = 0
    heralds: tuple[Card, ...] = ()
    """Cards played before the roll that still wait for the event die (RIVA-4.205)."""

    def clone(self) -> Self:
        return type(self)(self.mints_used, self.heralds)


GOLD_TURN: Final = SliceKey("era_of_gold", GoldTurn)
MODULE: Final = CardSetModule(set="gold", chapters=(plunder.rule, rule), slice=GOLD_TURN)


# What the cards ask for and count


@rule.checks("opponent_gold_at_least", no("RIVA-4.201", "gold"))
def opponent_has_gold(g: "Rivals", s: RivalsState, seat: Seat, least: int) -> bool:
    """The opponent has this much gold, the Gold Cache included."""
    return s.princes[other(seat)].have[GOLD] >= least


@rule.checks("own_gold_space_at_least", no("RIVA-4.201", "room"))
def has_room_for_gold(g: "Rivals", s: RivalsState, seat: Seat, least: int) -> bool:
    """The player has room for this much gold."""
    return room(s.princes[seat], GOLD) >= least


@rule.checks("own_hero_with_strength")
def has_strong_hero(g: "Rivals", s: RivalsState, seat: Seat, least: int) -> bool:
    """The Gold Cache needs a hero with printed strength (RIVA-4.210)."""
    cards = [card_of(expansion) for expansion in s.princes[seat].built]
    return any(IS_HERO[card] and POINTS[card].strength >= least for card in cards)


@rule.counts("own_pirate_ships")
def pirate_ships(s: RivalsState, seat: Seat) -> int:
    """What Gudrun counts (RIVA-4.201)."""
    return sum(CARDS[card_of(expansion)].kind.kind == "pirate_ship" for expansion in s.princes[seat].built)


@rule.counts("own_units_with_strength")
def units_with_strength(s: RivalsState, seat: Seat) -> int:
    """What the Gift for the Prince counts (RIVA-4.220)."""
    return sum(HAS_STRENGTH[card_of(expansion)] for expansion in s.princes[seat].built)


# Reiner the Herald


class HearHeralds(Step, frozen=True, gc=False):
    """Cards played before the roll hear what the event die shows."""

    seat: Seat


rule.after(BlackSymbol, HearHeralds)


@rule.handles(SetEventDie)
def set_symbol(g: "Rivals", s: RivalsState, seat: Seat, effect: SetEventDie, law: str) -> None:
    """The event die shows this; it is not rolled, and the card has more to say when the event is over (RIVA-4.205)."""
    s.symbol = effect.value
    GOLD_TURN.of(s).heralds += (s.played[-1],)


@rule.step(HearHeralds)
def hear_heralds(g: "Rivals", s: RivalsState, f: HearHeralds) -> None:
    """After the celebration the player receives any 1 resource more (RIVA-4.205)."""
    turn = GOLD_TURN.of(s)
    heralds, turn.heralds = turn.heralds, ()
    then(s, *[CarryOut(f.seat, card, die_trigger(s), 0) for card in heralds if die_trigger(s) in LISTENS[card]])


# Merchant


class GiveBack(Question, frozen=True, gc=False):
    """Merchant: the type that is given back."""

    rule: ClassVar[str] = "RIVA-4.204"


@rule.handles(GiveToOpponent)
def give_to_opponent(g: "Rivals", s: RivalsState, seat: Seat, effect: GiveToOpponent, law: str) -> None:
    """The Merchant gives 1 resource back (RIVA-4.204)."""
    then(s, GiveBack(seat))


@rule.offer(GiveBack, none="skip")
def types_to_give_back(g: "Rivals", s: RivalsState, f: GiveBack) -> Sequence[Action]:
    """Any type that the player has, also one just taken."""
    return [NAME[resource] for resource in range(len(RESOURCES)) if s.princes[f.seat].have[resource]]


@rule.do(GiveBack, NameResource)
def give_back(g: "Rivals", s: RivalsState, f: GiveBack, a: NameResource) -> None:
    """The giver says where it comes from, the opponent where it goes; without room it is lost."""
    tell(s, ResourceGiven(f.seat, a.resource))
    pay_type(s, f.seat, RESOURCE[a.resource], 1, f.rule)
    then(s, Receive(other(f.seat), a.resource, 1, f.rule))


@rule.refuse(GiveBack, NameResource)
def why_not_give_back(g: "Rivals", s: RivalsState, f: GiveBack, a: NameResource) -> Refusal:
    """The player has none of it."""
    return no("RIVA-4.204", "none", resource=a.resource)


# Pirate Ship


class LoseShip(Question, frozen=True, gc=False):
    """Pirate Ship: the trade ship that goes."""

    rule: ClassVar[str] = "RIVA-4.211"


class DiscardShip(Action, frozen=True, gc=False):
    """Remove an own trade ship to the discard pile."""

    card: str
    x: int
    row: str


@rule.handles(OpponentDiscardsTradeShip)
def pirate_ship(g: "Rivals", s: RivalsState, seat: Seat, effect: OpponentDiscardsTradeShip, law: str) -> None:
    """The opponent chooses (RIVA-4.211)."""
    then(s, LoseShip(other(seat)))


def trade_ships(p: Principality) -> list[Expansion]:
    """The trade ships in play; Pirate Ships are none (RIVA-4.211)."""
    return [expansion for expansion in p.built if IS_SHIP[card_of(expansion)]]


@rule.offer(LoseShip, none="skip")
def ships_to_lose(g: "Rivals", s: RivalsState, f: LoseShip) -> Sequence[Action]:
    """Any own trade ship; nothing happens without one."""
    return [DiscardShip(*name_of(ship)) for ship in dict.fromkeys(trade_ships(s.princes[f.seat]))]


@rule.do(LoseShip, DiscardShip)
def lose_ship(g: "Rivals", s: RivalsState, f: LoseShip, a: DiscardShip) -> None:
    """The ship goes to the discard pile (RIVA-4.211)."""
    remove_to_discard(g, s, f.seat, named(a.card, a.x, a.row), f.rule)


@rule.refuse(LoseShip, DiscardShip)
def why_not_lose_ship(g: "Rivals", s: RivalsState, f: LoseShip, a: DiscardShip) -> Refusal:
    """That is no trade ship of the player."""
    return no("RIVA-4.211", "ship")


# Moneylender


@rule.handles(TradeTokenHolderTakes, replaces=True)
def trade_event(g: "Rivals", s: RivalsState, seat: Seat, effect: TradeTokenHolderTakes, law: str) -> None:
    """The holder of the trade token takes 1; with a Moneylender 2, of what has room (RIVA-4.27, RIVA-4.215)."""
    taker = holder(s.trade_token)
    if taker is None:
        tell(s, NothingHappened(s.symbol, "token", law))
    else:
        lenders = [lender for _, lender in effects_in_play(s.princes[taker], SetTradeEventAmount)]
        amount = max([effect.amount, *(lender.value for lender in lenders)])
        then(s, TakeResource(taker, amount, amount, law, needs_room=bool(lenders)))


# Mint


class RenewMints(Step, frozen=True, gc=False):
    """All Mints can be used again."""

    seat: Seat


class UseMint(Action, frozen=True, gc=False):
    """1 gold for 1 of another kind."""

    get: str


_MINT: Final = tuple(UseMint(get) for get in RESOURCES)
rule.before(BeforeRoll, RenewMints)


@rule.step(RenewMints)
def renew_mints(g: "Rivals", s: RivalsState, f: RenewMints) -> None:
    """What was used once in the last turn no longer counts (RIVA-4.213)."""
    GOLD_TURN.of(s).mints_used = 0


def has_unused_mint(s: RivalsState, p: Principality) -> bool:
    """Has a Mint not been used in this turn? (RIVA-4.213)"""
    return len(effects_in_play(p, MintGold)) > GOLD_TURN.of(s).mints_used


@rule.offer(ActionPhase)
def mints(g: "Rivals", s: RivalsState, f: ActionPhase) -> Sequence[Action]:
    """1 gold for anything else; without room it is lost (RIVA-4.43)."""
    p = s.princes[f.seat]
    if not p.have[GOLD] or not has_unused_mint(s, p):
        return ()
    return [_MINT[get] for get in range(len(RESOURCES)) if get != GOLD]


@rule.do(ActionPhase, UseMint)
def use_mint(g: "Rivals", s: RivalsState, f: ActionPhase, a: UseMint) -> None:
    """1 gold for 1 other resource, once a turn for each Mint (RIVA-4.213)."""
    GOLD_TURN.of(s).mints_used += 1
    trade(s, f, GOLD, 1, a.get, "RIVA-4.213")


@rule.refuse(ActionPhase, UseMint)
def why_not_use_mint(g: "Rivals", s: RivalsState, f: ActionPhase, a: UseMint) -> Refusal | None:
    """No Mint left in this turn, no gold, or gold for gold."""
    p = s.princes[f.seat]
    if not has_unused_mint(s, p):
        return no("RIVA-4.213", "used")
    if not p.have[GOLD]:
        return no("RIVA-4.213", "gold")
    return why_not_get(GOLD, a.get)


@rule.do(ActionPhase, Demolish, replaces=True)
def demolish(g: "Rivals", s: RivalsState, f: ActionPhase, a: Demolish) -> None:
    """Of several Mints a used one goes first (RIVA-4.213)."""
    turn = GOLD_TURN.of(s)
    if turn.mints_used and is_one_of(CARD[a.card], kinds_with(MintGold)):
        turn.mints_used -= 1
    removal.demolish(g, s, f, a)
