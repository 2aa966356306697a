"""Resources in their places: room, costs, and how they come and go (RIVA-4.7 to RIVA-4.10).

What a player decides about them is asked in `storing.py`, `paying.py` and `taking.py`. What has only one way happens by
itself; otherwise the units are asked for one at a time, in any order.
"""

from operator import le
from typing import Final

from stolek.games.rivals.cards import EVENTS, SOURCE_CARD, SYMBOLS
from stolek.games.rivals.components import (
    CAPACITY,
    PLACES,
    RESOURCE_AT,
    RESOURCES,
    Cost,
    Place,
    Resource,
    find_place,
)
from stolek.games.rivals.events.resources import GainWasted, ResourceGained, ResourceLost
from stolek.games.rivals.principality import Principality
from stolek.games.rivals.state import RivalsState
from stolek.kernel.state import listening, tell
from stolek.kernel.values import Refusal, Seat, no

ANY: Final = "any"
"""Some resource of the player's choice, in what is told of a gain that was given up."""


_SOURCES: Final = {
    "RIVA-4.20": "production",
    "RIVA-4.33": "building_cost",
    "RIVA-4.37": "road",
    "RIVA-4.38": "settlement",
    "RIVA-4.39": "city",
    "RIVA-4.40": "trading",
    "RIVA-4.41": "trading",
    "RIVA-4.122": "trading",
    "RIVA-4.63": "search",
    **{symbol.rule: symbol.id for symbol in SYMBOLS.values()},
    **{event.rule: event.id for event in EVENTS},
}
"""What resources come from and go to, by the rule that says so; other rules are about one card."""


def source_of(law: str) -> str:
    """What the rule is about, by name: a die, an event, a card, a cost."""
    return _SOURCES.get(law) or SOURCE_CARD.get(law, "unknown")


def room(p: Principality, resource: Resource) -> int:
    """How many more of a resource fit (RIVA-4.8, RIVA-4.11)."""
    return CAPACITY * len(p.places[resource]) - p.have[resource]


def can_pay(p: Principality, cost: Cost) -> bool:
    """Are all resources of the cost there?"""
    return all(map(le, cost, p.have))


def missing(p: Principality, cost: Cost) -> dict[str, int]:
    """The resources that are still missing for a cost."""
    have = p.have
    return {name: cost[r] - have[r] for r, name in enumerate(RESOURCES) if have[r] < cost[r]}


def put(s: RivalsState, seat: Seat, place: Place, amount: int, law: str) -> None:
    """Resources come to a place that has room for them."""
    s.stored[place] += amount
    s.princes[seat].have[RESOURCE_AT[place]] += amount
    if listening(s):
        resource = RESOURCES[RESOURCE_AT[place]]
        tell(s, ResourceGained(seat, PLACES[place], amount, law, resource, source_of(law)))


def remove(s: RivalsState, seat: Seat, place: Place, amount: int, law: str) -> None:
    """Resources leave a place that holds them."""
    s.stored[place] -= amount
    s.princes[seat].have[RESOURCE_AT[place]] -= amount
    if listening(s):
        resource = RESOURCES[RESOURCE_AT[place]]
        tell(s, ResourceLost(seat, PLACES[place], amount, law, resource, source_of(law)))


def waste(s: RivalsState, seat: Seat, resource: str, amount: int, law: str) -> None:
    """A gain without room is lost (RIVA-4.10)."""
    tell(s, GainWasted(seat, amount, law, resource, source_of(law)))


def why_not_store_in(s: RivalsState, seat: Seat, name: str) -> Refusal | None:
    """The place is not one's own, or it is full (RIVA-4.8, RIVA-4.11)."""
    place = find_place(name)
    if place is None:
        return None
    if s.owner[place] != seat:
        return no("RIVA-4.11", "own", place=name)
    return no("RIVA-4.8", "full", place=name) if s.stored[place] == CAPACITY else None


def why_not_take_from(s: RivalsState, seat: Seat, name: str) -> Refusal | None:
    """The place is not one's own, or it is empty (RIVA-4.14)."""
    place = find_place(name)
    if place is None:
        return None
    if s.owner[place] != seat:
        return no("RIVA-4.14", "own", place=name)
    return no("RIVA-4.14", "empty", place=name) if not s.stored[place] else None
