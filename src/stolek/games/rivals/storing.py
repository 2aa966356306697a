"""Receiving resources: certain ones, any ones, and where they go (RIVA-4.10 to RIVA-4.13, RIVA-4.120)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.rivals.actions import FORFEIT, STORE, ChooseAmount, Forfeit, StoreIn
from stolek.games.rivals.chapter import RivalsChapter
from stolek.games.rivals.components import (
    CACHE,
    CAPACITY,
    GOLD,
    PLACE,
    PLACES,
    RESOURCE,
    RESOURCE_AT,
    RESOURCES,
    Place,
    Resource,
)
from stolek.games.rivals.frames.resources import ChooseFromMarket, GainAny, GainUpTo, Receive, ReceiveAt, StoreResource
from stolek.games.rivals.principality import Principality
from stolek.games.rivals.resources import ANY, put, room, waste, why_not_store_in
from stolek.games.rivals.state import RivalsState
from stolek.kernel.state import then
from stolek.kernel.values import Action, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

rule: Final = RivalsChapter()


# Resources of a given type


def gain(s: RivalsState, seat: Seat, resource: Resource, amount: int, law: str) -> None:
    """A gain of a given type goes to any place of it, the owner's choice for each unit (RIVA-4.11)."""
    gain_at(s, seat, resource, amount, s.princes[seat].places[resource], law)


def gain_at(s: RivalsState, seat: Seat, resource: Resource, amount: int, places: Sequence[Place], law: str) -> None:
    """The same with a choice of certain places; asks only if there are several ways (RIVA-4.11)."""
    free = [place for place in places if s.stored[place] < CAPACITY]
    space = CAPACITY * len(free) - sum([s.stored[place] for place in free])
    if len(free) > 1 and space > amount > 0:
        then(s, StoreResource(seat, RESOURCES[resource], amount, tuple([PLACES[place] for place in free]), law))
        return
    left = amount
    for place in free:
        fits = min(left, CAPACITY - s.stored[place])
        if fits:
            put(s, seat, place, fits, law)
            left -= fits
    if left:
        waste(s, seat, RESOURCES[resource], left, law)


def produce_at(s: RivalsState, seat: Seat, region: Place, amount: int, law: str) -> None:
    """A gain for one region; gold may go to the Gold Cache instead (RIVA-4.12)."""
    if RESOURCE_AT[region] == GOLD and s.owner[CACHE] == seat:
        then(s, ReceiveAt(seat, RESOURCES[GOLD], amount, (PLACES[region], PLACES[CACHE]), law))
        return
    fits = min(amount, CAPACITY - s.stored[region])
    if fits:
        put(s, seat, region, fits, law)
    if fits < amount:
        waste(s, seat, RESOURCES[RESOURCE_AT[region]], amount - fits, law)


@rule.step(Receive)
def receive(g: "Rivals", s: RivalsState, f: Receive) -> None:
    """A gain of a given type (RIVA-4.11)."""
    gain(s, f.seat, RESOURCE[f.resource], f.amount, f.law)


@rule.step(ReceiveAt)
def receive_at(g: "Rivals", s: RivalsState, f: ReceiveAt) -> None:
    """A gain for certain places: a gold field that produces, or the Gold Cache instead (RIVA-4.12)."""
    gain_at(s, f.seat, RESOURCE[f.resource], f.amount, [PLACE[place] for place in f.places], f.law)


@rule.offer(StoreResource, one="silent")
def places_to_store(g: "Rivals", s: RivalsState, f: StoreResource) -> Sequence[Action]:
    """Every place with room (RIVA-4.11)."""
    return [STORE[PLACE[place]] for place in f.places if s.stored[PLACE[place]] < CAPACITY]


@rule.do(StoreResource, StoreIn)
def store(g: "Rivals", s: RivalsState, f: StoreResource, a: StoreIn) -> None:
    """One unit is stored; then the next one."""
    put(s, f.seat, PLACE[a.place], 1, f.law)
    if f.amount > 1:
        then(s, StoreResource(f.seat, f.resource, f.amount - 1, f.places, f.law))


@rule.refuse(StoreResource, StoreIn)
def why_not_store(g: "Rivals", s: RivalsState, f: StoreResource, a: StoreIn) -> Refusal:
    """The place is full, not one's own, or stores something else."""
    return why_not_store_in(s, f.seat, a.place) or no("RIVA-4.11", "kind", resource=f.resource)


@rule.offer(GainUpTo, one="silent")
def amounts_to_gain(g: "Rivals", s: RivalsState, f: GainUpTo) -> Sequence[Action]:
    """Any number that fits; without any room the whole gain is lost (RIVA-4.406)."""
    fits = min(f.most, room(s.princes[f.seat], RESOURCE[f.resource]))
    return [ChooseAmount(amount) for amount in range(fits, 0, -1)] or [ChooseAmount(f.most)]


@rule.do(GainUpTo, ChooseAmount)
def gain_up_to(g: "Rivals", s: RivalsState, f: GainUpTo, a: ChooseAmount) -> None:
    """The player says which places take the units (RIVA-4.11)."""
    gain(s, f.seat, RESOURCE[f.resource], a.amount, f.law)


@rule.refuse(GainUpTo, ChooseAmount)
def why_not_gain_up_to(g: "Rivals", s: RivalsState, f: GainUpTo, a: ChooseAmount) -> Refusal:
    """More than the card gives or than fits, or nothing."""
    return no("RIVA-4.406", "amount", most=min(f.most, room(s.princes[f.seat], RESOURCE[f.resource])))


# Resources of any type


@rule.offer(GainAny, one="silent")
def any_resource(g: "Rivals", s: RivalsState, f: GainAny) -> Sequence[Action]:
    """Every place with room; to waste the gain, if a type has none, as if nothing has (RIVA-4.13)."""
    return _gains(s, s.princes[f.seat], range(len(RESOURCES)))


@rule.offer(ChooseFromMarket, one="silent")
def market_resources(g: "Rivals", s: RivalsState, f: ChooseFromMarket) -> Sequence[Action]:
    """The same among the types on offer (RIVA-4.120)."""
    return _gains(s, s.princes[f.seat], [RESOURCE[name] for name in f.resources])


def _gains(s: RivalsState, p: Principality, resources: Sequence[Resource]) -> Sequence[Action]:
    stored = s.stored
    offers: list[Action] = []
    full = False
    for resource in resources:
        if room(p, resource):
            offers += [STORE[place] for place in p.places[resource] if stored[place] < CAPACITY]
        else:
            full = True
    if full:
        offers.append(FORFEIT)
    return offers


@rule.do(GainAny, StoreIn)
def gain_any(g: "Rivals", s: RivalsState, f: GainAny, a: StoreIn) -> None:
    """The resource is stored where its type has room (RIVA-4.13)."""
    put(s, f.seat, PLACE[a.place], 1, f.law)
    _gain_more(s, f)


@rule.do(GainAny, Forfeit)
def gain_nothing(g: "Rivals", s: RivalsState, f: GainAny, a: Forfeit) -> None:
    """A type without room was named (RIVA-4.13)."""
    waste(s, f.seat, ANY, 1, f.law)
    _gain_more(s, f)


def _gain_more(s: RivalsState, f: GainAny) -> None:
    if f.left > 1:
        then(s, GainAny(f.seat, f.left - 1, f.law))


@rule.do(ChooseFromMarket, StoreIn)
def gain_from_market(g: "Rivals", s: RivalsState, f: ChooseFromMarket, a: StoreIn) -> None:
    """One resource from the Marketplace (RIVA-4.120)."""
    put(s, f.seat, PLACE[a.place], 1, f.rule)


@rule.do(ChooseFromMarket, Forfeit)
def gain_nothing_from_market(g: "Rivals", s: RivalsState, f: ChooseFromMarket, a: Forfeit) -> None:
    """A type on offer that has no room was named."""
    waste(s, f.seat, ANY, 1, f.rule)


@rule.refuse(GainAny, StoreIn)
def why_not_gain(g: "Rivals", s: RivalsState, f: GainAny, a: StoreIn) -> Refusal | None:
    """The place is full or not one's own."""
    return why_not_store_in(s, f.seat, a.place)


@rule.refuse(GainAny, Forfeit)
def why_not_forfeit(g: "Rivals", s: RivalsState, f: GainAny, a: Forfeit) -> Refusal:
    """Every type has room."""
    return no("RIVA-4.13", "forfeit")


@rule.refuse(ChooseFromMarket, StoreIn)
def why_not_from_market(g: "Rivals", s: RivalsState, f: ChooseFromMarket, a: StoreIn) -> Refusal:
    """The type is not on offer, or the place is full."""
    return why_not_store_in(s, f.seat, a.place) or no("RIVA-4.120", "type", resources=f.resources)


@rule.refuse(ChooseFromMarket, Forfeit)
def why_not_forfeit_market(g: "Rivals", s: RivalsState, f: ChooseFromMarket, a: Forfeit) -> Refusal:
    """Every type on offer has room."""
    return no("RIVA-4.13", "forfeit")
