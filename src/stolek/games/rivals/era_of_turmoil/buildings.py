"""Tithe Barn and Fairgrounds (RIVA-4.321, RIVA-4.323)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from stolek.games.rivals.actions import NAME, NameResource
from stolek.games.rivals.cards import IS_HERO
from stolek.games.rivals.chapter import RivalsChapter
from stolek.games.rivals.components import RESOURCE
from stolek.games.rivals.conditions import amount_of
from stolek.games.rivals.effects import GainOneOf
from stolek.games.rivals.expansion import card_of
from stolek.games.rivals.state import RivalsState, other
from stolek.games.rivals.storing import gain
from stolek.kernel.state import then
from stolek.kernel.values import Action, Question, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

rule: Final = RivalsChapter()


@rule.checks("own_skill_more_than_opponent")
def has_more_skill(g: "Rivals", s: RivalsState, seat: Seat, wanted: bool) -> bool:
    """What the Fairgrounds pay for (RIVA-4.321)."""
    return s.princes[seat].skill > s.princes[other(seat)].skill


@rule.counts("own_heroes")
def heroes(s: RivalsState, seat: Seat) -> int:
    """What the Tithe Barn counts (RIVA-4.323)."""
    return sum(IS_HERO[card_of(expansion)] for expansion in s.princes[seat].built)


class ChooseType(Question, frozen=True, gc=False):
    """Tithe Barn: one of these types for all units."""

    rule: ClassVar[str] = "RIVA-4.323"
    resources: tuple[str, ...]
    amount: int


@rule.handles(GainOneOf)
def tithe_barn(g: "Rivals", s: RivalsState, seat: Seat, effect: GainOneOf, law: str) -> None:
    """The player chooses a type, unless there is nothing to receive (RIVA-4.323)."""
    amount = amount_of(g, s, seat, effect.amount)
    if amount:
        then(s, ChooseType(seat, effect.options, amount))


@rule.offer(ChooseType)
def types_to_choose(g: "Rivals", s: RivalsState, f: ChooseType) -> Sequence[Action]:
    """One of the types that the card names (RIVA-4.323)."""
    return [NAME[RESOURCE[name]] for name in f.resources]


@rule.do(ChooseType, NameResource)
def choose_type(g: "Rivals", s: RivalsState, f: ChooseType, a: NameResource) -> None:
    """All units are of this type; the excess is lost."""
    gain(s, f.seat, RESOURCE[a.resource], f.amount, f.rule)


@rule.refuse(ChooseType, NameResource)
def why_not_choose_type(g: "Rivals", s: RivalsState, f: ChooseType, a: NameResource) -> Refusal:
    """The card does not name this type."""
    return no("RIVA-4.323", "type", resources=f.resources)
