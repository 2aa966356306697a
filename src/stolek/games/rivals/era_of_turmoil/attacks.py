"""Archer, Arsonist and Traitor, and the defence against them (RIVA-4.301 to RIVA-4.303, RIVA-4.310, RIVA-4.322)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from stolek.games.rivals.actions import DECLINE, Decline, NameBuilding, RemoveUnder
from stolek.games.rivals.cards import BACK, CARD, CARD_IDS, CARDS, HAS_STRENGTH, IS_BUILDING
from stolek.games.rivals.carry_out import effects_in_play
from stolek.games.rivals.chapter import RivalsChapter
from stolek.games.rivals.components import BACKS
from stolek.games.rivals.draw_stacks import matching_stacks, number_of
from stolek.games.rivals.effects import (
    DefenceRoll,
    DefenceValues,
    LookAtOpponentHand,
    OpponentRemovesBuilding,
    OpponentRemovesUnit,
    ProtectBuildingsOfCity,
    TakeCardFromOpponentHand,
)
from stolek.games.rivals.events.building import BuildingsNamed
from stolek.games.rivals.events.cards import HandSeen
from stolek.games.rivals.expansion import Expansion, card_of, site_of
from stolek.games.rivals.frames.cards import CarryOut
from stolek.games.rivals.knowledge import SPECTATOR, conceal, see_all
from stolek.games.rivals.layout import settlement_of
from stolek.games.rivals.principality import Principality, open_expansions
from stolek.games.rivals.removal import bury, find_expansion, name_of, named, returns_face_up, ways_to_bury
from stolek.games.rivals.state import RivalsState, other
from stolek.games.rivals.turn import roll_production
from stolek.kernel.state import leave, tell, then
from stolek.kernel.values import Action, Event, PrivateEvent, Question, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

rule: Final = RivalsChapter()


# Defence


class Defend(Question, frozen=True, gc=False):
    """Roll against the attack or not."""

    rule: ClassVar[str] = "RIVA-4.310"
    card: str


class RollDefence(Action, frozen=True, gc=False):
    """Roll the die against an attack (RIVA-4.310)."""


class DefenceRolled(Event, frozen=True, gc=False):
    """The die against an attack."""

    rule: ClassVar[str] = "RIVA-4.310"
    seat: Seat
    number: int
    averted: bool


_ROLL_DEFENCE: Final = RollDefence()


@rule.handles(DefenceRoll)
def attack(g: "Rivals", s: RivalsState, seat: Seat, effect: DefenceRoll, law: str) -> None:
    """The opponent may defend before the card does anything else (RIVA-4.310)."""
    then(s, Defend(other(seat), CARDS[s.played[-1]].kind.id))


def defence_numbers(s: RivalsState, seat: Seat, attack: str) -> list[int]:
    """The numbers that protect from an attack, of all cards in play together (RIVA-4.310)."""
    defences = [effect for _, effect in effects_in_play(s.princes[seat], DefenceValues) if attack in effect.against]
    return sorted({number for defence in defences for number in defence.values})


@rule.offer(Defend, none="skip")
def defences(g: "Rivals", s: RivalsState, f: Defend) -> Sequence[Action]:
    """Roll or not; without a defending card there is no question (RIVA-4.310, RIVA-7.16)."""
    return [_ROLL_DEFENCE, DECLINE] if defence_numbers(s, f.seat, f.card) else []


@rule.do(Defend, Decline)
def no_defence(g: "Rivals", s: RivalsState, f: Defend, a: Decline) -> None:
    """The attack goes on."""


@rule.do(Defend, RollDefence)
def roll_defence(g: "Rivals", s: RivalsState, f: Defend, a: RollDefence) -> None:
    """One roll, which does not change the number of the turn; a success ends the card (RIVA-4.310)."""
    number = roll_production(s)
    averted = number in defence_numbers(s, f.seat, f.card)
    tell(s, DefenceRolled(f.seat, number, averted))
    if averted:
        leave(s, CarryOut)


# Archer


class LoseUnit(Question, frozen=True, gc=False):
    """Archer: the unit that goes, and its stack."""

    rule: ClassVar[str] = "RIVA-4.301"


@rule.checks("opponent_unit_with_strength", no("RIVA-4.301", "unit"))
def opponent_has_units(g: "Rivals", s: RivalsState, seat: Seat, least: int) -> bool:
    """The opponent has this many units with printed strength."""
    return len(units_with_strength(s.princes[other(seat)])) >= least


def units_with_strength(p: Principality) -> list[Expansion]:
    """What an Archer can hit; buildings with strength are not in danger (RIVA-4.301)."""
    return [expansion for expansion in p.built if HAS_STRENGTH[card_of(expansion)]]


@rule.handles(OpponentRemovesUnit)
def archer(g: "Rivals", s: RivalsState, seat: Seat, effect: OpponentRemovesUnit, law: str) -> None:
    """The opponent chooses the unit (RIVA-4.301)."""
    then(s, LoseUnit(other(seat)))


@rule.offer(LoseUnit)
def units_to_lose(g: "Rivals", s: RivalsState, f: LoseUnit) -> Sequence[Action]:
    """An own unit with strength, and a stack of its back (RIVA-4.301)."""
    return ways_to_bury(g, units_with_strength(s.princes[f.seat]))


@rule.do(LoseUnit, RemoveUnder)
def lose_unit(g: "Rivals", s: RivalsState, f: LoseUnit, a: RemoveUnder) -> None:
    """The unit goes under the stack."""
    bury(g, s, f.seat, named(a.card, a.x, a.row), a.stack, f.rule)


@rule.refuse(LoseUnit, RemoveUnder)
def why_not_lose_unit(g: "Rivals", s: RivalsState, f: LoseUnit, a: RemoveUnder) -> Refusal:
    """No unit with strength, or a stack with another back."""
    p = s.princes[f.seat]
    if find_expansion(p, a.card, a.x, a.row) not in units_with_strength(p):
        return no("RIVA-4.301", "strength")
    return no("RIVA-4.50", "back", card=a.card)


# Arsonist


class NameTarget(Question, frozen=True, gc=False):
    """Arsonist: the opponent's building."""

    rule: ClassVar[str] = "RIVA-4.302"


class BuryBuilding(Question, frozen=True, gc=False):
    """Arsonist: the stack that the building goes under."""

    rule: ClassVar[str] = "RIVA-4.302"
    card: str
    x: int
    row: str


class ChooseStack(Action, frozen=True, gc=False):
    """The stack under which the removed card goes."""

    stack: int


@rule.checks("opponent_unprotected_building", no("RIVA-4.302", "building"))
def opponent_has_buildings(g: "Rivals", s: RivalsState, seat: Seat, least: int) -> bool:
    """The opponent has this many buildings without a Fire Brigade at their city."""
    return len(unprotected_buildings(s.princes[other(seat)])) >= least


def unprotected_buildings(p: Principality) -> list[Expansion]:
    """Uncovered buildings that no Fire Brigade of their city protects (RIVA-4.302, RIVA-4.322)."""
    brigades = [expansion for expansion, _ in effects_in_play(p, ProtectBuildingsOfCity)]
    safe = [settlement_of(site_of(brigade)) for brigade in brigades]
    return [
        expansion
        for expansion in open_expansions(p)
        if IS_BUILDING[card_of(expansion)] and settlement_of(site_of(expansion)) not in safe
    ]


@rule.handles(OpponentRemovesBuilding)
def arsonist(g: "Rivals", s: RivalsState, seat: Seat, effect: OpponentRemovesBuilding, law: str) -> None:
    """The attacker chooses the building (RIVA-4.302)."""
    then(s, NameTarget(seat))


@rule.offer(NameTarget)
def targets(g: "Rivals", s: RivalsState, f: NameTarget) -> Sequence[Action]:
    """A building of the opponent that no Fire Brigade protects (RIVA-4.302)."""
    found = dict.fromkeys(unprotected_buildings(s.princes[other(f.seat)]))
    return [NameBuilding(*name_of(building)) for building in found]


@rule.do(NameTarget, NameBuilding)
def name_target(g: "Rivals", s: RivalsState, f: NameTarget, a: NameBuilding) -> None:
    """Its owner chooses the stack; a card of the face-up stack returns there (RIVA-4.51)."""
    tell(s, BuildingsNamed(f.seat, (a.card,), f.rule))
    if returns_face_up(g, CARD[a.card]):
        bury(g, s, other(f.seat), named(a.card, a.x, a.row), None, f.rule)
    else:
        then(s, BuryBuilding(other(f.seat), a.card, a.x, a.row))


@rule.refuse(NameTarget, NameBuilding)
def why_not_name_target(g: "Rivals", s: RivalsState, f: NameTarget, a: NameBuilding) -> Refusal:
    """No building of the opponent, or one that is protected."""
    if find_expansion(s.princes[other(f.seat)], a.card, a.x, a.row) is None:
        return no("RIVA-4.302", "none")
    return no("RIVA-4.302", "protected", card=a.card)


@rule.offer(BuryBuilding)
def stacks_for_building(g: "Rivals", s: RivalsState, f: BuryBuilding) -> Sequence[Action]:
    """A stack of its back."""
    return [ChooseStack(number_of(stack)) for stack in matching_stacks(g, CARD[f.card])]


@rule.do(BuryBuilding, ChooseStack)
def bury_building(g: "Rivals", s: RivalsState, f: BuryBuilding, a: ChooseStack) -> None:
    """The building goes under it."""
    bury(g, s, f.seat, named(f.card, f.x, f.row), a.stack, f.rule)


@rule.refuse(BuryBuilding, ChooseStack)
def why_not_bury_there(g: "Rivals", s: RivalsState, f: BuryBuilding, a: ChooseStack) -> Refusal:
    """A stack with another back."""
    return no("RIVA-4.50", "back", card=f.card)


# Traitor


class StealCard(Question, frozen=True, gc=False):
    """Traitor: a card of the opponent's hand, or none."""

    rule: ClassVar[str] = "RIVA-4.303"


class TakeHandCard(Action, frozen=True, gc=False):
    """Take this card from the opponent's hand."""

    card: str


class TakeNoCard(Action, frozen=True, gc=False):
    """Take no card."""


class HandCardTaken(PrivateEvent, frozen=True, gc=False):
    """A player takes a card from the opponent's hand; both know which."""

    rule: ClassVar[str] = "RIVA-4.303"
    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: Seat
    back: str
    card: str | None


@rule.checks("opponent_hand_at_least", no("RIVA-4.303", "hand"))
def opponent_holds_cards(g: "Rivals", s: RivalsState, seat: Seat, least: int) -> bool:
    """The opponent holds this many cards."""
    return len(s.hands[other(seat)].cards) >= least


@rule.handles(LookAtOpponentHand)
def look_at_hand(g: "Rivals", s: RivalsState, seat: Seat, effect: LookAtOpponentHand, law: str) -> None:
    """The player alone sees the hand (RIVA-7.4)."""
    hand = s.hands[other(seat)]
    see_all(s, hand, seat)
    tell(s, HandSeen((seat,), seat, tuple(CARD_IDS[card] for card in hand.cards)))


@rule.handles(TakeCardFromOpponentHand)
def steal(g: "Rivals", s: RivalsState, seat: Seat, effect: TakeCardFromOpponentHand, law: str) -> None:
    """One card or none (RIVA-4.303)."""
    then(s, StealCard(seat))


@rule.offer(StealCard)
def cards_to_steal(g: "Rivals", s: RivalsState, f: StealCard) -> Sequence[Action]:
    """Every card of the opponent's hand, or none."""
    cards = dict.fromkeys(s.hands[other(f.seat)].cards)
    return [TakeNoCard(), *[TakeHandCard(CARD_IDS[card]) for card in cards]]


@rule.do(StealCard, TakeNoCard)
def steal_nothing(g: "Rivals", s: RivalsState, f: StealCard, a: TakeNoCard) -> None:
    """All stay."""


@rule.do(StealCard, TakeHandCard)
def steal_card(g: "Rivals", s: RivalsState, f: StealCard, a: TakeHandCard) -> None:
    """Both know which card it is, spectators see its back."""
    card, hand = CARD[a.card], s.hands[other(f.seat)]
    conceal(s, hand, BACK[card], (SPECTATOR,))
    s.hands[f.seat].put(*hand.take(hand.cards.index(card)))
    tell(s, HandCardTaken((f.seat, other(f.seat)), f.seat, BACKS[BACK[card]], a.card))


@rule.refuse(StealCard, TakeHandCard)
def why_not_steal(g: "Rivals", s: RivalsState, f: StealCard, a: TakeHandCard) -> Refusal:
    """Not in that hand."""
    return no("RIVA-4.303", "card")
