"""Where things are on the main board of a game: viscounts on spaces, buildings on spots, castle sections (VISC-2.16).

A spot is known by its number, clockwise round the whole board from the first spot of the segment at position 0.
"""

from collections.abc import Iterator
from typing import NamedTuple

from stolek.games.viscounts.segments import (
    BANKS,
    LINKS,
    POSITIONS,
    SEGMENT_IDS,
    SPOTS,
    SPOTS_EACH,
    START_SPACES,
    TRADES,
    WAY_NUMBERS,
    WAYS,
    Exchange,
    Link,
    Spot,
    position_of,
    space_at,
    way_of,
)
from stolek.games.viscounts.state import SECTION_COUNT, ViscountsState

# Spaces


def own_position(s: ViscountsState, seat: int) -> int:
    """The board position of a viscount."""
    return position_of(s.players[seat].space)


def space_named(s: ViscountsState, segment: str, way: str) -> int:
    """The space of a segment, wherever it lies."""
    return space_at(s.segments.index(SEGMENT_IDS.index(segment)), WAY_NUMBERS[way])


def space_names(s: ViscountsState, space: int) -> tuple[str, str]:
    """The ids of segment and way of a space."""
    return SEGMENT_IDS[s.segments[position_of(space)]], WAYS[way_of(space)]


def start_space(s: ViscountsState, number: int) -> int:
    """The outer space with a red number; the numbers travel with their segments (VISC-2.1)."""
    segment, way = START_SPACES[number]
    return space_at(s.segments.index(segment), way)


def exchange_at(s: ViscountsState, space: int) -> Exchange:
    """The exchange printed at an outer space (VISC-4.40)."""
    return TRADES[s.segments[position_of(space)]][way_of(space)]


# The castle


def facing_section(s: ViscountsState, position: int) -> int:
    """The castle section that faces a board position (VISC-2.16)."""
    return (position + s.rotation) % SECTION_COUNT


def own_section(s: ViscountsState, seat: int) -> int:
    """The castle section at the viscount's segment (VISC-4.23)."""
    return facing_section(s, own_position(s, seat))


# Spots


def spot_at(s: ViscountsState, position: int, n: int) -> int:
    """The n-th spot of the segment at a board position; positions go on round the board."""
    return position % POSITIONS * SPOTS_EACH[s.side] + n


def spot_position(s: ViscountsState, spot: int) -> int:
    """The board position that a spot belongs to."""
    return spot // SPOTS_EACH[s.side]


def printed_spot(s: ViscountsState, spot: int) -> tuple[int, Spot]:
    """The segment that a spot belongs to, and what is printed there."""
    position, n = divmod(spot, SPOTS_EACH[s.side])
    segment = s.segments[position]
    return segment, SPOTS[s.side][segment][n]


def spot_named(s: ViscountsState, segment: str, slot: int) -> int | None:
    """The spot on this slot of a segment's rim; None if there is none."""
    if segment not in SEGMENT_IDS:
        return None
    number = SEGMENT_IDS.index(segment)
    for n, spot in enumerate(SPOTS[s.side][number]):
        if spot.slot == slot:
            return spot_at(s, s.segments.index(number), n)
    return None


def spots_on_bank(s: ViscountsState, space: int) -> list[int]:
    """The spots on the river bank of an outer space, clockwise (VISC-4.45)."""
    position = position_of(space)
    first = spot_at(s, position, 0)
    return [first + n for n in BANKS[s.side][s.segments[position]][way_of(space)]]


def free_spots_on_bank(s: ViscountsState, seat: int) -> list[int]:
    """The free spots on the river bank of the viscount's outer space, clockwise (VISC-4.45)."""
    return [spot for spot in spots_on_bank(s, s.players[seat].space) if s.spots[spot] is None]


def free_spots_on_segment(s: ViscountsState, seat: int) -> list[int]:
    """The free spots on both banks of the viscount's segment, clockwise (VISC-2.11)."""
    first = spot_at(s, own_position(s, seat), 0)
    return [spot for spot in range(first, first + SPOTS_EACH[s.side]) if s.spots[spot] is None]


def free_spots(s: ViscountsState) -> list[int]:
    """The free spots of the whole main board, clockwise (VISC-4.51)."""
    return [spot for spot, standing in enumerate(s.spots) if standing is None]


class LaidLink(NamedTuple):
    """A printed link as it lies in this game: its segment and the spots that it joins."""

    segment: int
    link: Link
    one: int
    other: int


def links_from(s: ViscountsState, position: int) -> Iterator[LaidLink]:
    """The links printed on the segment at a board position; the last may reach the next segment (VISC-4.48)."""
    segment = s.segments[position]
    slots = [spot.slot for spot in SPOTS[s.side][segment]]
    for link in LINKS[s.side][segment]:
        one = spot_at(s, position, slots.index(link.source))
        next_first = spot_at(s, position + 1, 0)
        other = next_first if link.to == "next_segment" else spot_at(s, position, slots.index(link.to))
        yield LaidLink(segment, link, one, other)
