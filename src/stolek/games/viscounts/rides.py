"""Where the viscount who is to move can ride: through which spaces, and for how much silver (VISC-4.20, VISC-4.21)."""

from typing import TYPE_CHECKING, Final

import msgspec

from stolek.games.viscounts.actions import MoveTo
from stolek.games.viscounts.cards import CARD_VALUES
from stolek.games.viscounts.frames import Move
from stolek.games.viscounts.main_board import space_named, space_names
from stolek.games.viscounts.movement import price_of, reachable_spaces
from stolek.games.viscounts.segments import (
    MAX_MOVE,
    POSITIONS,
    STEPS,
    WAYS,
    extra_steps,
    position_of,
    space_at,
    way_of,
)
from stolek.games.viscounts.state import ViscountsState

if TYPE_CHECKING:
    from stolek.games.viscounts.rules import Viscounts

Path = tuple[tuple[int, int], ...]
"""Space after space: how many positions further than the start, and the way there."""


class RideView(msgspec.Struct, frozen=True):
    """A ride that can be made now: its price, and its spaces by segment and way, the last being where it ends."""

    silver: int
    segments: tuple[str, ...]
    ways: tuple[str, ...]


def paths_from(way: int) -> tuple[dict[tuple[int, int], Path], ...]:
    """Per number of steps one path to every space that exactly so many steps lead to (VISC-4.20)."""
    found: list[dict[tuple[int, int], Path]] = [{(0, way): ()}]
    for _ in range(MAX_MOVE):
        longer: dict[tuple[int, int], Path] = {}
        for (position, at), path in found[-1].items():
            for further, to in STEPS[at]:
                space = ((position + further) % POSITIONS, to)
                longer.setdefault(space, (*path, space))
        found.append(longer)
    return tuple(found)


PATHS: Final = tuple(paths_from(way) for way in range(len(WAYS)))
"""By the way at the start."""


def ride_views(g: "Viscounts", s: ViscountsState) -> tuple[RideView, ...]:
    """Every ride that is offered; none unless somebody is asked to move."""
    asked = s.stack[-1] if s.waits else None
    if not isinstance(asked, Move):
        return ()
    start, value = s.players[asked.seat].space, CARD_VALUES[s.played]
    rides = []
    for offered in reachable_spaces(g, s, asked):
        assert isinstance(offered, MoveTo)
        target = space_named(s, offered.segment, offered.way)
        extra = extra_steps(start, value, target)
        further = (position_of(target) - position_of(start)) % POSITIONS
        path = PATHS[way_of(start)][value + extra][further, way_of(target)]
        spaces = [space_at((position_of(start) + on) % POSITIONS, way) for on, way in path]
        segments, ways = zip(*[space_names(s, space) for space in spaces], strict=True)
        rides.append(RideView(price_of(s, asked.seat, extra), segments, ways))
    return tuple(rides)
