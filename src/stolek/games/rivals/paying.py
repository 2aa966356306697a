"""Paying: a cost, one type, or any types, and which places it comes from (RIVA-4.14)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.rivals.actions import GIVE, GiveFrom
from stolek.games.rivals.chapter import RivalsChapter
from stolek.games.rivals.components import PLACE, PLACES, RESOURCE, RESOURCES, Cost, Resource
from stolek.games.rivals.frames.resources import PayAny, PayResource
from stolek.games.rivals.resources import remove, why_not_take_from
from stolek.games.rivals.state import RivalsState
from stolek.kernel.state import then
from stolek.kernel.values import Action, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

rule: Final = RivalsChapter()


def pay(s: RivalsState, seat: Seat, cost: Cost, law: str) -> None:
    """Pay a cost; asks only where resources of a type could come from several places (RIVA-4.14)."""
    for resource, amount in enumerate(cost):
        if amount:
            pay_type(s, seat, resource, amount, law)


def pay_type(s: RivalsState, seat: Seat, resource: Resource, amount: int, law: str) -> bool:
    """Pay some of one type; False if the player is asked first."""
    p = s.princes[seat]
    places = [place for place in p.places[resource] if s.stored[place]]
    if len(places) == 1:
        remove(s, seat, places[0], amount, law)
    elif p.have[resource] == amount:
        for place in places:
            remove(s, seat, place, s.stored[place], law)
    else:
        then(s, PayResource(seat, RESOURCES[resource], amount, tuple([PLACES[place] for place in places]), law))
        return False
    return True


def pay_any(s: RivalsState, seat: Seat, amount: int, law: str) -> None:
    """Pay some of any types; asks unless all that there is goes."""
    places = [place for places in s.princes[seat].places for place in places if s.stored[place]]
    if sum(s.princes[seat].have) == amount:
        for place in places:
            remove(s, seat, place, s.stored[place], law)
    else:
        then(s, PayAny(seat, amount, tuple([PLACES[place] for place in places]), law))


@rule.offer(PayResource, one="silent")
def places_to_pay_from(g: "Rivals", s: RivalsState, f: PayResource) -> Sequence[Action]:
    """Every place that holds some (RIVA-4.14)."""
    return _stocked(s, f.places)


@rule.offer(PayAny, one="silent")
def places_to_pay_any_from(g: "Rivals", s: RivalsState, f: PayAny) -> Sequence[Action]:
    """The same over all types (RIVA-4.14)."""
    return _stocked(s, f.places)


def _stocked(s: RivalsState, places: Sequence[str]) -> Sequence[Action]:
    return [GIVE[PLACE[place]] for place in places if s.stored[PLACE[place]]]


@rule.do(PayResource, GiveFrom)
def pay_from(g: "Rivals", s: RivalsState, f: PayResource, a: GiveFrom) -> None:
    """One unit is paid; then the next one."""
    remove(s, f.seat, PLACE[a.place], 1, f.law)
    if f.amount > 1:
        pay_type(s, f.seat, RESOURCE[f.resource], f.amount - 1, f.law)


@rule.do(PayAny, GiveFrom)
def pay_any_from(g: "Rivals", s: RivalsState, f: PayAny, a: GiveFrom) -> None:
    """One unit of any type is paid."""
    remove(s, f.seat, PLACE[a.place], 1, f.law)
    if f.amount > 1:
        pay_any(s, f.seat, f.amount - 1, f.law)


@rule.refuse(PayResource, GiveFrom)
def why_not_pay(g: "Rivals", s: RivalsState, f: PayResource, a: GiveFrom) -> Refusal:
    """The place is empty, not one's own, or stores something else."""
    return why_not_take_from(s, f.seat, a.place) or no("RIVA-4.14", "type", resource=f.resource, amount=f.amount)


@rule.refuse(PayAny, GiveFrom)
def why_not_pay_any(g: "Rivals", s: RivalsState, f: PayAny, a: GiveFrom) -> Refusal | None:
    """The place is empty or not one's own."""
    return why_not_take_from(s, f.seat, a.place)
