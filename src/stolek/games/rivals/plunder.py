"""Cards that take from the opponent, in the Eras of Gold and of Turmoil (RIVA-4.201 to RIVA-4.204, RIVA-4.304).

Both eras bring this chapter; in the duel it is there once.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from stolek.games.rivals.actions import ChooseAmount
from stolek.games.rivals.chapter import RivalsChapter
from stolek.games.rivals.components import (
    CACHE,
    CAPACITY,
    PLACE,
    PLACES,
    RESOURCE,
    RESOURCE_AT,
    RESOURCES,
    Place,
    find_place,
)
from stolek.games.rivals.conditions import amount_of
from stolek.games.rivals.effects import PlunderIntoRegion, TakeFromOpponent
from stolek.games.rivals.events.resources import ResourceDemanded
from stolek.games.rivals.frames.resources import DemandAmount, TakeAgain, TakeResource
from stolek.games.rivals.resources import room
from stolek.games.rivals.state import RivalsState, other
from stolek.games.rivals.taking import takeable
from stolek.kernel.state import tell, then
from stolek.kernel.values import Action, Question, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

rule: Final = RivalsChapter()


class PlunderRegion(Question, frozen=True, gc=False):
    """Brigands: the receiving region and the number."""

    rule: ClassVar[str] = "RIVA-4.202"


class Plunder(Action, frozen=True, gc=False):
    """Take this many resources of a region's type into it (RIVA-4.202)."""

    region: str
    amount: int


@rule.checks("opponent_resources_at_least", no("RIVA-4.80", "empty"))
def opponent_has_something(g: "Rivals", s: RivalsState, seat: Seat, least: int) -> bool:
    """The opponent has this many resources at all (RIVA-4.203, RIVA-4.204)."""
    return sum(s.princes[other(seat)].have) >= least


@rule.checks("takeable_resource_exists", no("RIVA-4.80", "nothing"))
def can_take(g: "Rivals", s: RivalsState, seat: Seat, wanted: bool) -> bool:
    """The opponent has something that the player has room for."""
    return bool(takeable(s, seat))


@rule.checks("region_for_takeable_exists", no("RIVA-4.202", "room"))
def can_plunder(g: "Rivals", s: RivalsState, seat: Seat, wanted: bool) -> bool:
    """Brigands need a place in a region; the Gold Cache is none (RIVA-4.202)."""
    return any(loot(s, seat, region) for region in _plunderable(s, seat))


@rule.handles(TakeFromOpponent)
def take_from_opponent(g: "Rivals", s: RivalsState, seat: Seat, effect: TakeFromOpponent, law: str) -> None:
    """Gudrun demands a number of gold, the others name type by type (RIVA-4.80)."""
    most = amount_of(g, s, seat, effect.max)
    if effect.resource == "any":
        then(s, TakeResource(seat, most, most if effect.min == "max" else effect.min, law, effect.needs_room))
    else:
        resource = RESOURCE[effect.resource]
        most = min(most, s.princes[other(seat)].have[resource], room(s.princes[seat], resource))
        then(s, DemandAmount(seat, effect.resource, most, law))


@rule.offer(DemandAmount, one="silent")
def amounts_to_demand(g: "Rivals", s: RivalsState, f: DemandAmount) -> Sequence[Action]:
    """Any number up to what the opponent has and the player can store (RIVA-4.201)."""
    return [ChooseAmount(amount) for amount in range(f.most, 0, -1)]


@rule.do(DemandAmount, ChooseAmount)
def demand(g: "Rivals", s: RivalsState, f: DemandAmount, a: ChooseAmount) -> None:
    """The opponent says where each unit comes from (RIVA-4.15)."""
    tell(s, ResourceDemanded(f.seat, f.resource, a.amount))
    then(s, TakeAgain(f.seat, f.resource, a.amount, "", f.law))


@rule.refuse(DemandAmount, ChooseAmount)
def why_not_demand(g: "Rivals", s: RivalsState, f: DemandAmount, a: ChooseAmount) -> Refusal:
    """More than there is or fits."""
    return no("RIVA-4.201", "amount", most=f.most)


@rule.handles(PlunderIntoRegion)
def brigands(g: "Rivals", s: RivalsState, seat: Seat, effect: PlunderIntoRegion, law: str) -> None:
    """The player names a region and a number (RIVA-4.202)."""
    then(s, PlunderRegion(seat))


@rule.offer(PlunderRegion)
def plunders(g: "Rivals", s: RivalsState, f: PlunderRegion) -> Sequence[Action]:
    """Every own region of a type that the opponent has, with every number that fits."""
    return [
        Plunder(PLACES[region], amount)
        for region in _plunderable(s, f.seat)
        for amount in range(1, loot(s, f.seat, region) + 1)
    ]


def _plunderable(s: RivalsState, seat: Seat) -> list[Place]:
    """The player's regions of the types that can be taken, type by type."""
    places = s.princes[seat].places
    return [place for resource in takeable(s, seat) for place in places[resource] if place != CACHE]


def loot(s: RivalsState, seat: Seat, region: Place) -> int:
    """How much can be taken into a region: what fits there and what the opponent has."""
    return min(CAPACITY - s.stored[region], s.princes[other(seat)].have[RESOURCE_AT[region]])


@rule.do(PlunderRegion, Plunder)
def plunder(g: "Rivals", s: RivalsState, f: PlunderRegion, a: Plunder) -> None:
    """The victim says where each unit comes from (RIVA-4.15)."""
    resource = RESOURCES[RESOURCE_AT[PLACE[a.region]]]
    tell(s, ResourceDemanded(f.seat, resource, a.amount))
    then(s, TakeAgain(f.seat, resource, a.amount, a.region, f.rule))


@rule.refuse(PlunderRegion, Plunder)
def why_not_plunder(g: "Rivals", s: RivalsState, f: PlunderRegion, a: Plunder) -> Refusal:
    """Not an own region, the opponent has too few, or too little room."""
    place = find_place(a.region)
    if place is None or place == CACHE or s.owner[place] != f.seat:
        return no("RIVA-4.202", "region")
    return no("RIVA-4.202", "amount", place=a.region, most=loot(s, f.seat, place))
