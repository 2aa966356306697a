"""Taking resources from the opponent, unit by unit (RIVA-4.15, RIVA-4.80).

Any type that the opponent has may be named; what has no room is lost (RIVA-4.10). Some cards say otherwise: what they
take must have room, and stays where it is if it has none (RIVA-4.201, RIVA-4.202, RIVA-4.215, RIVA-4.304).
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.rivals.actions import GIVE, NAME, STOP_TAKING, GiveFrom, NameResource, StopTaking
from stolek.games.rivals.chapter import RivalsChapter
from stolek.games.rivals.components import CAPACITY, PLACE, RESOURCE, Resource, find_resource
from stolek.games.rivals.events.resources import ResourceDemanded
from stolek.games.rivals.frames.resources import GiveUp, TakeAgain, TakeResource
from stolek.games.rivals.resources import put, remove, room, why_not_take_from
from stolek.games.rivals.state import RivalsState, other
from stolek.games.rivals.storing import gain
from stolek.kernel.state import tell, then
from stolek.kernel.values import Action, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

rule: Final = RivalsChapter()


def nameable(s: RivalsState, seat: Seat) -> list[Resource]:
    """The types that the opponent has (RIVA-4.15)."""
    return [resource for resource, amount in enumerate(s.princes[other(seat)].have) if amount]


def takeable(s: RivalsState, seat: Seat) -> list[Resource]:
    """Those of them that this player has room for (RIVA-4.202, RIVA-4.304)."""
    p = s.princes[seat]
    return [resource for resource in nameable(s, seat) if room(p, resource)]


@rule.offer(TakeResource, none="skip")
def types_to_take(g: "Rivals", s: RivalsState, f: TakeResource) -> Sequence[Action]:
    """What can be named; stopping once the minimum is reached (RIVA-4.80)."""
    types = takeable(s, f.seat) if f.needs_room else nameable(s, f.seat)
    offers: list[Action] = [NAME[resource] for resource in types]
    if offers and f.least <= 0:
        offers.append(STOP_TAKING)
    return offers


@rule.do(TakeResource, NameResource)
def take(g: "Rivals", s: RivalsState, f: TakeResource, a: NameResource) -> None:
    """The victim says where the unit comes from, the taker where it goes; then the next one (RIVA-4.80)."""
    tell(s, ResourceDemanded(f.seat, a.resource, 1))
    then(s, GiveUp(other(f.seat), a.resource, "", f.law))
    if f.left > 1:
        then(s, TakeResource(f.seat, f.left - 1, f.least - 1, f.law, f.needs_room))


@rule.do(TakeResource, StopTaking)
def stop_taking(g: "Rivals", s: RivalsState, f: TakeResource, a: StopTaking) -> None:
    """Enough."""


@rule.refuse(TakeResource, NameResource)
def why_not_take(g: "Rivals", s: RivalsState, f: TakeResource, a: NameResource) -> Refusal | None:
    """The opponent has none of it, or the card takes only what has room (RIVA-4.15)."""
    resource = find_resource(a.resource)
    if resource is None:
        return None
    if not s.princes[other(f.seat)].have[resource]:
        return no("RIVA-4.15", "none", resource=a.resource)
    return no("RIVA-4.15", "room", resource=a.resource)


@rule.refuse(TakeResource, StopTaking)
def why_not_stop_taking(g: "Rivals", s: RivalsState, f: TakeResource, a: StopTaking) -> Refusal:
    """The minimum is not reached (RIVA-4.80)."""
    return no("RIVA-4.80", "least", least=f.least)


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
    """Every place of the type that holds some (RIVA-4.15)."""
    return [GIVE[place] for place in s.princes[f.seat].places[RESOURCE[f.resource]] if s.stored[place]]


@rule.do(GiveUp, GiveFrom)
def give_up(g: "Rivals", s: RivalsState, f: GiveUp, a: GiveFrom) -> None:
    """The unit moves to the taker, who says where it goes unless a region was named (RIVA-4.11)."""
    remove(s, f.seat, PLACE[a.place], 1, f.law)
    taker = other(f.seat)
    if f.into:
        put(s, taker, PLACE[f.into], 1, f.law)
    else:
        gain(s, taker, RESOURCE[f.resource], 1, f.law)


@rule.refuse(GiveUp, GiveFrom)
def why_not_give_up(g: "Rivals", s: RivalsState, f: GiveUp, a: GiveFrom) -> Refusal:
    """The place is empty, not one's own, or stores something else."""
    return why_not_take_from(s, f.seat, a.place) or no("RIVA-4.15", "type", resource=f.resource)
