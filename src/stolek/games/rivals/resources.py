"""Resources: storing, paying, taking (RIVA-4.7 to RIVA-4.16, RIVA-4.80).

Whatever has only one way happens by itself (D8, D9, D11); otherwise the units are asked for one at a time. Units of one
kind go to, and come from, the places in a fixed order, so that the same result is never reached in two ways.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from stolek.games.rivals.actions import (
    FORFEIT,
    GIVE,
    NAME,
    STOP_TAKING,
    STORE,
    Forfeit,
    GiveFrom,
    NameResource,
    StopTaking,
    StoreIn,
)
from stolek.games.rivals.components import (
    CAPACITY,
    KIND_OF,
    PLACE,
    PLACES,
    RESOURCE,
    RESOURCES,
    Cost,
    place_of,
    resource_of,
)
from stolek.games.rivals.events import GainWasted, ResourceDemanded, ResourceGained, ResourceLost
from stolek.games.rivals.frames import (
    ChooseFromMarket,
    GainAny,
    GiveUp,
    PayAny,
    PayResource,
    Receive,
    ReceiveAt,
    StoreResource,
    TakeAgain,
    TakeResource,
)
from stolek.games.rivals.principality import Principality
from stolek.games.rivals.state import RivalsState, other
from stolek.kernel.chapter import Chapter
from stolek.kernel.leaf import Action, Refusal, Seat, no
from stolek.kernel.state import tell, then

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

rule: Chapter["Rivals", RivalsState] = Chapter()


def room(p: Principality, resource: int) -> int:
    """How many more of a resource fit (RIVA-4.8, RIVA-4.11)."""
    return CAPACITY * len(p.lands[resource]) - p.have[resource]


def put(s: RivalsState, seat: Seat, place: int, amount: int, law: str) -> None:
    """Resources come to a place that has room for them."""
    s.stored[place] += amount
    s.princes[seat].have[KIND_OF[place]] += amount
    if s.events is not None:
        tell(s, ResourceGained(seat, PLACES[place], amount, law))


def remove(s: RivalsState, seat: Seat, place: int, amount: int, law: str) -> None:
    """Resources leave a place that holds them."""
    s.stored[place] -= amount
    s.princes[seat].have[KIND_OF[place]] -= amount
    if s.events is not None:
        tell(s, ResourceLost(seat, PLACES[place], amount, law))


def waste(s: RivalsState, seat: Seat, amount: int, law: str) -> None:
    """A gain without room is lost (RIVA-4.10)."""
    if s.events is not None:
        tell(s, GainWasted(seat, amount, law))


def gain(s: RivalsState, seat: Seat, resource: int, amount: int, law: str) -> None:
    """A gain of a given type goes to any place of it, the owner's choice for each unit (RIVA-4.11)."""
    gain_at(s, seat, resource, amount, s.princes[seat].lands[resource], law)


def gain_at(s: RivalsState, seat: Seat, resource: int, amount: int, places: Sequence[int], law: str) -> None:
    """The same with a choice of certain places; asks only if there are several ways (D8)."""
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
        waste(s, seat, left, law)


def pay(s: RivalsState, seat: Seat, cost: Cost, law: str) -> None:
    """Pay a cost; asks only where resources of a type could come from several places (RIVA-4.14, D9)."""
    for resource, amount in enumerate(cost):
        if amount:
            pay_type(s, seat, resource, amount, law)


def pay_type(s: RivalsState, seat: Seat, resource: int, amount: int, law: str) -> bool:
    """Pay so many of one type; False if the player is asked first."""
    p = s.princes[seat]
    places = [place for place in p.lands[resource] if s.stored[place]]
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
    """Pay so many of any types."""
    places = [PLACES[place] for lands in s.princes[seat].lands for place in lands if s.stored[place]]
    then(s, PayAny(seat, amount, tuple(places), law))


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
    """Every place with room from which on the rest still fits (D8)."""
    return _from_here_on(f.places, f.amount, [CAPACITY - s.stored[PLACE[place]] for place in f.places], STORE)


@rule.offer(PayResource, one="silent")
def places_to_pay_from(g: "Rivals", s: RivalsState, f: PayResource) -> Sequence[Action]:
    """Every place that holds some, from which on there is enough (D9)."""
    return _from_here_on(f.places, f.amount, [s.stored[PLACE[place]] for place in f.places], GIVE)


@rule.offer(PayAny, one="silent")
def places_to_pay_any_from(g: "Rivals", s: RivalsState, f: PayAny) -> Sequence[Action]:
    """The same over all types (D9)."""
    return _from_here_on(f.places, f.amount, [s.stored[PLACE[place]] for place in f.places], GIVE)


def _from_here_on(
    places: Sequence[str], amount: int, limits: Sequence[int], answers: Sequence[Action]
) -> Sequence[Action]:
    left = sum(limits)
    offers = []
    for place, limit in zip(places, limits, strict=True):
        if limit and left >= amount:
            offers.append(answers[PLACE[place]])
        left -= limit
    return offers


@rule.do(StoreResource, StoreIn)
def store(g: "Rivals", s: RivalsState, f: StoreResource, a: StoreIn) -> None:
    """One unit is stored; the rest goes there or further on."""
    put(s, f.seat, PLACE[a.place], 1, f.law)
    if f.amount > 1:
        then(s, StoreResource(f.seat, f.resource, f.amount - 1, f.places[f.places.index(a.place) :], f.law))


@rule.do(PayResource, GiveFrom)
def pay_from(g: "Rivals", s: RivalsState, f: PayResource, a: GiveFrom) -> None:
    """One unit is paid; the rest comes from there or further on."""
    remove(s, f.seat, PLACE[a.place], 1, f.law)
    if f.amount > 1:
        then(s, PayResource(f.seat, f.resource, f.amount - 1, f.places[f.places.index(a.place) :], f.law))


@rule.do(PayAny, GiveFrom)
def pay_any_from(g: "Rivals", s: RivalsState, f: PayAny, a: GiveFrom) -> None:
    """One unit of any type is paid."""
    remove(s, f.seat, PLACE[a.place], 1, f.law)
    if f.amount > 1:
        then(s, PayAny(f.seat, f.amount - 1, f.places[f.places.index(a.place) :], f.law))


@rule.offer(GainAny, none="skip")
def any_resource(g: "Rivals", s: RivalsState, f: GainAny) -> Sequence[Action]:
    """Every place with room; to waste the gain, if a type has none; nothing if nothing has room (RIVA-4.13)."""
    return _gains(s, s.princes[f.seat], range(len(RESOURCES)))


@rule.offer(ChooseFromMarket, none="skip")
def market_resources(g: "Rivals", s: RivalsState, f: ChooseFromMarket) -> Sequence[Action]:
    """The same among the types on offer (RIVA-4.120)."""
    return _gains(s, s.princes[f.seat], [RESOURCE[name] for name in f.resources])


def _gains(s: RivalsState, p: Principality, resources: Sequence[int]) -> Sequence[Action]:
    stored = s.stored
    offers: list[Action] = []
    full = False
    for resource in resources:
        if p.have[resource] == CAPACITY * len(p.lands[resource]):
            full = True
        else:
            offers += [STORE[place] for place in p.lands[resource] if stored[place] < CAPACITY]
    if full and offers:
        offers.append(FORFEIT)
    return offers


@rule.do(GainAny, StoreIn)
def gain_any(g: "Rivals", s: RivalsState, f: GainAny, a: StoreIn) -> None:
    """The resource is stored where its type has room (D7)."""
    put(s, f.seat, PLACE[a.place], 1, f.law)
    _gain_more(s, f)


@rule.do(GainAny, Forfeit)
def gain_nothing(g: "Rivals", s: RivalsState, f: GainAny, a: Forfeit) -> None:
    """A type without room was named (RIVA-4.13)."""
    waste(s, f.seat, 1, f.law)
    _gain_more(s, f)


def _gain_more(s: RivalsState, f: GainAny) -> None:
    if f.left > 1:
        then(s, GainAny(f.seat, f.left - 1, f.law))


@rule.do(ChooseFromMarket, StoreIn)
def gain_from_market(g: "Rivals", s: RivalsState, f: ChooseFromMarket, a: StoreIn) -> None:
    """One resource from the Marketplace (D5)."""
    put(s, f.seat, PLACE[a.place], 1, f.rule)


@rule.do(ChooseFromMarket, Forfeit)
def gain_nothing_from_market(g: "Rivals", s: RivalsState, f: ChooseFromMarket, a: Forfeit) -> None:
    """A type on offer that has no room was named."""
    waste(s, f.seat, 1, f.rule)


def takeable(s: RivalsState, seat: Seat) -> list[int]:
    """The types that the opponent has and this player can store (RIVA-4.15)."""
    p, foe = s.princes[seat], s.princes[other(seat)]
    return [r for r in range(len(RESOURCES)) if foe.have[r] and p.have[r] < CAPACITY * len(p.lands[r])]


@rule.offer(TakeResource, none="skip")
def types_to_take(g: "Rivals", s: RivalsState, f: TakeResource) -> Sequence[Action]:
    """What can move; stopping once the minimum is reached (D10)."""
    offers: list[Action] = [NAME[resource] for resource in takeable(s, f.seat)]
    if offers and f.least <= 0:
        offers.append(STOP_TAKING)
    return offers


@rule.do(TakeResource, NameResource)
def take(g: "Rivals", s: RivalsState, f: TakeResource, a: NameResource) -> None:
    """The victim says where the unit comes from, the taker where it goes; then the next one (RIVA-4.80)."""
    if s.events is not None:
        tell(s, ResourceDemanded(f.seat, a.resource, 1))
    then(s, GiveUp(other(f.seat), a.resource, "", f.law))
    if f.left > 1:
        then(s, TakeResource(f.seat, f.left - 1, f.least - 1, f.law))


@rule.do(TakeResource, StopTaking)
def stop_taking(g: "Rivals", s: RivalsState, f: TakeResource, a: StopTaking) -> None:
    """Enough."""


@rule.step(TakeAgain)
def take_again(g: "Rivals", s: RivalsState, f: TakeAgain) -> None:
    """The next unit of a fixed type, if there is one and it fits (RIVA-4.201, RIVA-4.202)."""
    resource = RESOURCE[f.resource]
    fits = s.stored[PLACE[f.into]] < CAPACITY if f.into else room(s.princes[f.seat], resource) > 0
    if f.left and fits and s.princes[other(f.seat)].have[resource]:
        then(s, GiveUp(other(f.seat), f.resource, f.into, f.law))
        then(s, TakeAgain(f.seat, f.resource, f.left - 1, f.into, f.law))


@rule.offer(GiveUp, one="silent")
def places_to_give_up_from(g: "Rivals", s: RivalsState, f: GiveUp) -> Sequence[Action]:
    """Every place of the type that holds some (D11)."""
    return [GIVE[place] for place in s.princes[f.seat].lands[RESOURCE[f.resource]] if s.stored[place]]


@rule.do(GiveUp, GiveFrom)
def give_up(g: "Rivals", s: RivalsState, f: GiveUp, a: GiveFrom) -> None:
    """The unit moves to the taker, who says where it goes unless a region was named (D8)."""
    remove(s, f.seat, PLACE[a.place], 1, f.law)
    taker = other(f.seat)
    if f.into:
        put(s, taker, PLACE[f.into], 1, f.law)
    else:
        gain(s, taker, RESOURCE[f.resource], 1, f.law)


@rule.refuse(StoreResource, StoreIn)
def no_store(g: "Rivals", s: RivalsState, f: StoreResource, a: StoreIn) -> Refusal:
    """The place is full, not one's own, stores something else, or comes before the last one."""
    return _no_room(s, f.seat, a.place) or no("RIVA-4.11", "order", resource=f.resource)


@rule.refuse(GainAny, StoreIn)
def no_gain(g: "Rivals", s: RivalsState, f: GainAny, a: StoreIn) -> Refusal | None:
    """The place is full or not one's own."""
    return _no_room(s, f.seat, a.place)


@rule.refuse(GainAny, Forfeit)
def no_forfeit(g: "Rivals", s: RivalsState, f: GainAny, a: Forfeit) -> Refusal:
    """Every type has room."""
    return no("RIVA-4.13", "forfeit")


@rule.refuse(ChooseFromMarket, StoreIn)
def no_market(g: "Rivals", s: RivalsState, f: ChooseFromMarket, a: StoreIn) -> Refusal:
    """The type is not on offer, or the place is full."""
    return _no_room(s, f.seat, a.place) or no("RIVA-4.120", "type", resources=f.resources)


@rule.refuse(ChooseFromMarket, Forfeit)
def no_market_forfeit(g: "Rivals", s: RivalsState, f: ChooseFromMarket, a: Forfeit) -> Refusal:
    """Every type on offer has room."""
    return no("RIVA-4.13", "forfeit")


@rule.refuse(PayResource, GiveFrom)
def no_payment(g: "Rivals", s: RivalsState, f: PayResource, a: GiveFrom) -> Refusal:
    """The place is empty, not one's own, stores something else, or comes too early or too late."""
    return _nothing_there(s, f.seat, a.place) or no("RIVA-4.14", "type", resource=f.resource, amount=f.amount)


@rule.refuse(PayAny, GiveFrom)
def no_payment_of_any(g: "Rivals", s: RivalsState, f: PayAny, a: GiveFrom) -> Refusal:
    """The place is empty, not one's own, or too few are left after it."""
    return _nothing_there(s, f.seat, a.place) or no("RIVA-4.14", "order", amount=f.amount)


@rule.refuse(GiveUp, GiveFrom)
def no_giving_up(g: "Rivals", s: RivalsState, f: GiveUp, a: GiveFrom) -> Refusal:
    """The place is empty, not one's own, or stores something else."""
    return _nothing_there(s, f.seat, a.place) or no("RIVA-4.15", "type", resource=f.resource)


@rule.refuse(TakeResource, NameResource)
def no_taking(g: "Rivals", s: RivalsState, f: TakeResource, a: NameResource) -> Refusal | None:
    """The opponent has none of it, or it cannot be stored (RIVA-4.15)."""
    resource = resource_of(a.resource)
    if resource is None:
        return None
    if not s.princes[other(f.seat)].have[resource]:
        return no("RIVA-4.15", "none", resource=a.resource)
    return no("RIVA-4.15", "room", resource=a.resource)


@rule.refuse(TakeResource, StopTaking)
def no_stop(g: "Rivals", s: RivalsState, f: TakeResource, a: StopTaking) -> Refusal:
    """The minimum is not reached (RIVA-4.80)."""
    return no("RIVA-4.80", "least", least=f.least)


def _no_room(s: RivalsState, seat: Seat, name: str) -> Refusal | None:
    place = place_of(name)
    if place is None:
        return None
    if s.owner[place] != seat:
        return no("RIVA-4.11", "own", place=name)
    return no("RIVA-4.8", "full", place=name) if s.stored[place] == CAPACITY else None


def _nothing_there(s: RivalsState, seat: Seat, name: str) -> Refusal | None:
    place = place_of(name)
    if place is None:
        return None
    if s.owner[place] != seat:
        return no("RIVA-4.14", "own", place=name)
    return no("RIVA-4.14", "empty", place=name) if not s.stored[place] else None
