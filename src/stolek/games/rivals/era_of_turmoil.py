"""Attacks, defence and Riots of the Era of Turmoil (RIVA-4.301 to RIVA-4.330)."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.rivals.actions import (
    DECLINE,
    NAME,
    ChooseStack,
    Decline,
    NameBuilding,
    NameResource,
    PayGold,
    RemoveUnder,
    RollDefence,
    TakeHandCard,
    TakeNoCard,
)
from stolek.games.rivals.card_frames import BuryBuilding, Defend, LoseShip, LoseUnit, NameTarget, PayRioters, StealCard
from stolek.games.rivals.cards import ARSONIST, BACK, CARD, CARD_IDS, COUNTS_IN_RIOTS, EVENTS, HAS_STRENGTH
from stolek.games.rivals.components import BACKS, GOLD, RESOURCE
from stolek.games.rivals.conditions import holds, unprotected_buildings
from stolek.games.rivals.event_deck import HITS, is_spared
from stolek.games.rivals.events import BuildingsNamed, DefenceRolled, EventAverted
from stolek.games.rivals.frames import ChooseType
from stolek.games.rivals.hidden_events import HandCardTaken, HandSeen
from stolek.games.rivals.interpreter import listeners, says
from stolek.games.rivals.knowledge import SPECTATOR, conceal, matching_stacks, see_all
from stolek.games.rivals.principality import SHIFT, Principality
from stolek.games.rivals.removal import bury, coordinates, expansion_at, named, removals, returns_face_up
from stolek.games.rivals.resources import gain, pay_type
from stolek.games.rivals.state import RivalsState, in_order, other
from stolek.games.rivals.vocabulary import (
    DefenceValues,
    LookAtOpponentHand,
    OpponentRemoves,
    PriceStep,
    Protect,
    Riots,
    TakeCardFromOpponentHand,
)
from stolek.kernel.chance import roll
from stolek.kernel.chapter import Chapter
from stolek.kernel.leaf import Action, Frame, Refusal, Seat, no
from stolek.kernel.state import tell, then

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

rule: Chapter["Rivals", RivalsState] = Chapter()

_ROLL_DEFENCE: Final = RollDefence()


def defence_numbers(s: RivalsState, seat: Seat, attack: str) -> list[int]:
    """The numbers that protect from an attack, of all cards in play together (RIVA-4.310)."""
    found = [e for _, e in listeners(s, seat, "attacked") if isinstance(e, DefenceValues) and attack in e.against]
    return sorted({number for effect in found for number in effect.values})


@rule.offer(Defend, none="skip")
def defences(g: "Rivals", s: RivalsState, f: Defend) -> Sequence[Action]:
    """Roll or not; without a defending card there is no question (D18, RIVA-7.16)."""
    return [_ROLL_DEFENCE, DECLINE] if defence_numbers(s, f.seat, f.card) else []


@rule.do(Defend, Decline)
def no_defence(g: "Rivals", s: RivalsState, f: Defend, a: Decline) -> None:
    """The attack goes on."""
    then(s, *f.guards)


@rule.do(Defend, RollDefence)
def roll_defence(g: "Rivals", s: RivalsState, f: Defend, a: RollDefence) -> None:
    """One roll, which does not change the number of the turn (RIVA-4.310)."""
    number = roll(s, 6)
    averted = number in defence_numbers(s, f.seat, f.card)
    tell(s, DefenceRolled(f.seat, number, averted))
    if not averted:
        then(s, *f.guards)


@says(OpponentRemoves)
def opponent_removes(g: "Rivals", s: RivalsState, seat: Seat, e: OpponentRemoves, law: str) -> None:
    """Pirate Ship, Archer, Arsonist: who chooses what (RIVA-4.211, RIVA-4.301, RIVA-4.302)."""
    then(s, _REMOVALS[e.what](seat))


_REMOVALS: Final[dict[str, Callable[[Seat], Frame]]] = {
    "trade_ship": lambda seat: LoseShip(other(seat)),
    "unit_with_strength": lambda seat: LoseUnit(other(seat)),
    "unprotected_building": lambda seat: NameTarget(seat),
}


@rule.offer(LoseUnit)
def units_to_lose(g: "Rivals", s: RivalsState, f: LoseUnit) -> Sequence[Action]:
    """An own unit with strength, and a stack of its back (RIVA-4.301)."""
    return removals(g, [e for e in s.princes[f.seat].built if HAS_STRENGTH[e >> SHIFT]])


@rule.do(LoseUnit, RemoveUnder)
def lose_unit(g: "Rivals", s: RivalsState, f: LoseUnit, a: RemoveUnder) -> None:
    """The unit goes under the stack."""
    bury(g, s, f.seat, named((a.card, a.x, a.row)), a.stack, f.rule)


@rule.refuse(LoseUnit, RemoveUnder)
def cannot_lose_unit(g: "Rivals", s: RivalsState, f: LoseUnit, a: RemoveUnder) -> Refusal:
    """No unit with strength, or a stack with another back."""
    e = expansion_at(s.princes[f.seat], a.card, a.x, a.row)
    if e is None or not HAS_STRENGTH[e >> SHIFT]:
        return no("RIVA-4.301", "strength")
    return no("RIVA-4.50", "back", card=a.card)


@rule.offer(NameTarget)
def targets(g: "Rivals", s: RivalsState, f: NameTarget) -> Sequence[Action]:
    """A building of the opponent that no Fire Brigade protects (RIVA-4.302)."""
    found = unprotected_buildings(s.princes[other(f.seat)], ARSONIST)
    return [NameBuilding(*coordinates(e)) for e in dict.fromkeys(found)]


@rule.do(NameTarget, NameBuilding)
def name_target(g: "Rivals", s: RivalsState, f: NameTarget, a: NameBuilding) -> None:
    """Its owner chooses the stack; a card of the face-up stack returns there (RIVA-4.51)."""
    tell(s, BuildingsNamed(f.seat, (a.card,), f.rule))
    if returns_face_up(g, CARD[a.card]):
        bury(g, s, other(f.seat), named((a.card, a.x, a.row)), None, f.rule)
    else:
        then(s, BuryBuilding(other(f.seat), a.card, a.x, a.row))


@rule.refuse(NameTarget, NameBuilding)
def cannot_name_target(g: "Rivals", s: RivalsState, f: NameTarget, a: NameBuilding) -> Refusal:
    """No building of the opponent, or one that is protected."""
    e = expansion_at(s.princes[other(f.seat)], a.card, a.x, a.row)
    return no("RIVA-4.302", "none") if e is None else no("RIVA-4.302", "protected", card=a.card)


@rule.offer(BuryBuilding)
def stacks_for_building(g: "Rivals", s: RivalsState, f: BuryBuilding) -> Sequence[Action]:
    """A stack of its back."""
    return [ChooseStack(stack + 1) for stack in matching_stacks(g, CARD[f.card])]


@rule.do(BuryBuilding, ChooseStack)
def bury_building(g: "Rivals", s: RivalsState, f: BuryBuilding, a: ChooseStack) -> None:
    """The building goes under it."""
    bury(g, s, f.seat, named((f.card, f.x, f.row)), a.stack, f.rule)


@rule.refuse(BuryBuilding, ChooseStack)
def cannot_bury_there(g: "Rivals", s: RivalsState, f: BuryBuilding, a: ChooseStack) -> Refusal:
    """A stack with another back."""
    return no("RIVA-4.50", "back", card=f.card)


@says(LookAtOpponentHand)
def look_at_hand(g: "Rivals", s: RivalsState, seat: Seat, e: LookAtOpponentHand, law: str) -> None:
    """The player alone sees the hand (RIVA-7.4)."""
    hand = s.hands[other(seat)]
    see_all(s, hand, seat)
    tell(s, HandSeen((seat,), seat, tuple(CARD_IDS[card] for card in hand.cards)))


@says(TakeCardFromOpponentHand)
def steal(g: "Rivals", s: RivalsState, seat: Seat, e: TakeCardFromOpponentHand, law: str) -> None:
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
def cannot_steal(g: "Rivals", s: RivalsState, f: StealCard, a: TakeHandCard) -> Refusal:
    """Not in that hand."""
    return no("RIVA-4.303", "card")


@rule.offer(ChooseType)
def types_to_choose(g: "Rivals", s: RivalsState, f: ChooseType) -> Sequence[Action]:
    """One of the types that the card names (RIVA-4.323)."""
    return [NAME[RESOURCE[name]] for name in f.resources]


@rule.do(ChooseType, NameResource)
def choose_type(g: "Rivals", s: RivalsState, f: ChooseType, a: NameResource) -> None:
    """All units are of this type; the excess is lost."""
    gain(s, f.seat, RESOURCE[a.resource], f.amount, f.rule)


@rule.refuse(ChooseType, NameResource)
def cannot_choose_type(g: "Rivals", s: RivalsState, f: ChooseType, a: NameResource) -> Refusal:
    """The card does not name this type."""
    return no("RIVA-4.323", "type", resources=f.resources)


def counted_units(p: Principality) -> list[int]:
    """Units with printed strength or commerce points (RIVA-4.330)."""
    return [e for e in p.built if COUNTS_IN_RIOTS[e >> SHIFT]]


def protecting_card(s: RivalsState, seat: Seat) -> int | None:
    """The card whose number of the turn protects from Riots (RIVA-4.320)."""
    for e, effect in listeners(s, seat, f"event:{EVENTS[s.event].id}"):
        if isinstance(effect, Protect) and holds(s, seat, effect.condition):
            return e >> SHIFT
    return None


def hit_by_riots(s: RivalsState) -> list[Seat]:
    """Whoever has a counted unit and no protection (RIVA-4.306)."""
    return [x for x in in_order(s) if counted_units(s.princes[x]) and protecting_card(s, x) is None]


HITS[Riots] = hit_by_riots


@says(Riots)
def riots(g: "Rivals", s: RivalsState, seat: Seat, e: Riots, law: str) -> None:
    """Each pays by the number of his units, or gives one up, the active player first (RIVA-4.330)."""
    for victim in in_order(s):
        units = counted_units(s.princes[victim])
        card = protecting_card(s, victim)
        if units and card is not None:
            tell(s, EventAverted(victim, CARD_IDS[card]))
        elif units and not is_spared(s, victim):
            then(s, PayRioters(victim, price_of(e.price, len(units))))


def price_of(steps: Sequence[PriceStep], units: int) -> int:
    """The gold for so many units."""
    return next(step.gold for step in steps if units >= step.least and (step.to is None or units <= step.to))


@rule.offer(PayRioters)
def ways_out_of_riots(g: "Rivals", s: RivalsState, f: PayRioters) -> Sequence[Action]:
    """The full price, or a counted unit and a stack of its back (D15)."""
    p = s.princes[f.seat]
    offers: list[Action] = [PayGold()] if p.have[GOLD] >= f.price else []
    return [*offers, *removals(g, counted_units(p))]


@rule.do(PayRioters, PayGold)
def pay_rioters(g: "Rivals", s: RivalsState, f: PayRioters, a: PayGold) -> None:
    """No part payment (RIVA-4.330)."""
    pay_type(s, f.seat, GOLD, f.price, f.rule)


@rule.do(PayRioters, RemoveUnder)
def give_up_unit(g: "Rivals", s: RivalsState, f: PayRioters, a: RemoveUnder) -> None:
    """The unit goes under the stack; that is removal because of an event as well."""
    bury(g, s, f.seat, named((a.card, a.x, a.row)), a.stack, f.rule)


@rule.refuse(PayRioters, PayGold)
def cannot_pay_rioters(g: "Rivals", s: RivalsState, f: PayRioters, a: PayGold) -> Refusal:
    """Too little gold."""
    return no("RIVA-4.330", "gold", price=f.price)


@rule.refuse(PayRioters, RemoveUnder)
def cannot_give_up_unit(g: "Rivals", s: RivalsState, f: PayRioters, a: RemoveUnder) -> Refusal:
    """Not a counted unit, or a stack with another back."""
    e = expansion_at(s.princes[f.seat], a.card, a.x, a.row)
    if e is None or not COUNTS_IN_RIOTS[e >> SHIFT]:
        return no("RIVA-4.330", "unit")
    return no("RIVA-4.50", "back", card=a.card)
