"""Riots, and the Chapels that keep them away (RIVA-4.320, RIVA-4.330)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from stolek.games.rivals.actions import RemoveUnder
from stolek.games.rivals.cards import CARD_IDS, IS_UNIT, POINTS, Card, rule_of
from stolek.games.rivals.carry_out import effects_in_play
from stolek.games.rivals.chapter import RivalsChapter
from stolek.games.rivals.components import GOLD
from stolek.games.rivals.conditions import holds
from stolek.games.rivals.effects import PriceStep, ProtectOwner, Riots
from stolek.games.rivals.era_of_turmoil.preacher import EventAverted, is_spared
from stolek.games.rivals.expansion import Expansion, card_of
from stolek.games.rivals.paying import pay_type
from stolek.games.rivals.principality import Principality
from stolek.games.rivals.removal import bury, find_expansion, named, ways_to_bury
from stolek.games.rivals.state import RivalsState, in_order
from stolek.kernel.state import tell, then
from stolek.kernel.values import Action, Question, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

rule: Final = RivalsChapter()


class PayRioters(Question, frozen=True, gc=False):
    """Pay the gold, or remove a counted unit."""

    rule: ClassVar[str] = "RIVA-4.330"
    price: int


class PayGold(Action, frozen=True, gc=False):
    """Pay the rioters (RIVA-4.330)."""


@rule.checks("production_die_in")
def number_is_in(g: "Rivals", s: RivalsState, seat: Seat, numbers: Sequence[int]) -> bool:
    """The number of the turn is one of a Chapel's (RIVA-4.320)."""
    return s.number in numbers


def counted_units(p: Principality) -> list[Expansion]:
    """Units with printed strength or commerce points (RIVA-4.330)."""
    return [expansion for expansion in p.built if _counts(card_of(expansion))]


def _counts(card: Card) -> bool:
    return IS_UNIT[card] and POINTS[card].strength + POINTS[card].commerce > 0


def protecting_card(g: "Rivals", s: RivalsState, seat: Seat) -> Card | None:
    """The Chapel whose number of the turn protects from Riots (RIVA-4.320)."""
    for expansion, effect in effects_in_play(s.princes[seat], ProtectOwner):
        if holds(g, s, seat, effect.condition):
            return card_of(expansion)
    return None


@rule.hits(Riots)
def hit_by_riots(g: "Rivals", s: RivalsState) -> list[Seat]:
    """Whoever has a counted unit and no protection (RIVA-4.306)."""
    return [x for x in in_order(s) if counted_units(s.princes[x]) and protecting_card(g, s, x) is None]


@rule.handles(Riots)
def riots(g: "Rivals", s: RivalsState, seat: Seat, effect: Riots, law: str) -> None:
    """Each pays by the number of their units, or gives one up, the active player first (RIVA-4.330)."""
    for victim in in_order(s):
        units = counted_units(s.princes[victim])
        chapel = protecting_card(g, s, victim)
        if units and chapel is not None:
            tell(s, EventAverted(victim, CARD_IDS[chapel], rule_of(chapel)))
        elif units and not is_spared(s, victim):
            then(s, PayRioters(victim, price_of(effect.price, len(units))))


def price_of(steps: Sequence[PriceStep], units: int) -> int:
    """The gold for this many units."""
    return next(step.gold for step in steps if units >= step.least and (step.to is None or units <= step.to))


@rule.offer(PayRioters)
def ways_out_of_riots(g: "Rivals", s: RivalsState, f: PayRioters) -> Sequence[Action]:
    """The full price, or a counted unit and a stack of its back (RIVA-4.330)."""
    p = s.princes[f.seat]
    offers: list[Action] = [PayGold()] if p.have[GOLD] >= f.price else []
    return [*offers, *ways_to_bury(g, counted_units(p))]


@rule.do(PayRioters, PayGold)
def pay_rioters(g: "Rivals", s: RivalsState, f: PayRioters, a: PayGold) -> None:
    """No part payment (RIVA-4.330)."""
    pay_type(s, f.seat, GOLD, f.price, f.rule)


@rule.do(PayRioters, RemoveUnder)
def give_up_unit(g: "Rivals", s: RivalsState, f: PayRioters, a: RemoveUnder) -> None:
    """The unit goes under the stack; that is removal because of an event as well."""
    bury(g, s, f.seat, named(a.card, a.x, a.row), a.stack, f.rule)


@rule.refuse(PayRioters, PayGold)
def why_not_pay_rioters(g: "Rivals", s: RivalsState, f: PayRioters, a: PayGold) -> Refusal:
    """Too little gold."""
    return no("RIVA-4.330", "gold", price=f.price)


@rule.refuse(PayRioters, RemoveUnder)
def why_not_give_up_unit(g: "Rivals", s: RivalsState, f: PayRioters, a: RemoveUnder) -> Refusal:
    """Not a counted unit, or a stack with another back."""
    p = s.princes[f.seat]
    if find_expansion(p, a.card, a.x, a.row) not in counted_units(p):
        return no("RIVA-4.330", "unit")
    return no("RIVA-4.50", "back", card=a.card)
