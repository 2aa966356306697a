"""A cursor on the board: from the answer that is marked to the next one in a direction, turned or flipped.

It moves among the answers, so it can only stand where something is possible.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from textual.geometry import Offset

from stolek.terminal.artist import Place

ASIDE: Final = 3
"""How much worse it is to be off the straight line than to be further away."""
SLANT: Final = 2
"""A character is about twice as high as it is wide."""

Places = Sequence[Place | None]
"""The places of all answers in the list; None for those without one."""


def step(places: Places, where: Mapping[str, Offset], marked: int, across: int, down: int) -> int | None:
    """The nearest answer in a direction, if possible one that lies the same way round."""
    here = places[marked]
    if here is None or here.name not in where:
        return first(places, where)
    found: list[tuple[int, int, int]] = []
    for number, place in enumerate(places):
        if place is None or place.name not in where or place.name == here.name:
            continue
        away = where[place.name] - where[here.name]
        ahead = away.x * across + SLANT * away.y * down
        aside = abs(away.x * down) + SLANT * abs(away.y * across)
        if ahead > 0 and aside <= ahead:
            other_way = (place.turn, place.flip) != (here.turn, here.flip)
            found.append((ahead + ASIDE * aside, int(other_way), number))
    return min(found)[2] if found else None


def turned(places: Places, where: Mapping[str, Offset], marked: int, *, flip: bool) -> int | None:
    """The answer that lies the next way round, here or as near as possible."""
    here = places[marked]
    if here is None:
        return first(places, where)
    ways = sorted(
        {_way(place, flip) for place in places if place is not None and _kept(place, flip) == _kept(here, flip)}
    )
    later = [way for way in ways if way > _way(here, flip)] or [way for way in ways if way < _way(here, flip)]
    for way in later:
        near = [
            (_distance(where, here, place), number)
            for number, place in enumerate(places)
            if place is not None and _way(place, flip) == way and _kept(place, flip) == _kept(here, flip)
        ]
        if near:
            return min(near)[1]
    return None


def at(places: Places, name: str, marked: int) -> int | None:
    """An answer at this place, if possible one that lies as the marked one does."""
    here = places[marked] if places else None
    found = [
        (here is None or (place.turn, place.flip) != (here.turn, here.flip), number)
        for number, place in enumerate(places)
        if place is not None and place.name == name
    ]
    return min(found)[1] if found else None


def first(places: Places, where: Mapping[str, Offset]) -> int | None:
    """Any answer that has a place."""
    return next((number for number, place in enumerate(places) if place is not None and place.name in where), None)


def _way(place: Place, flip: bool) -> int:
    return place.flip if flip else place.turn


def _kept(place: Place, flip: bool) -> int:
    return place.turn if flip else place.flip


def _distance(where: Mapping[str, Offset], here: Place, there: Place) -> int:
    if here.name not in where or there.name not in where:
        return 0 if here.name == there.name else 1
    away = where[there.name] - where[here.name]
    return abs(away.x) + SLANT * abs(away.y)
