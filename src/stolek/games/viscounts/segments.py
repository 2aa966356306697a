"""The main board: five segments with two sides, their spaces, spots and links (VISC-2.1, VISC-2.16, VISC-4.20).

Segments are shuffled over the board positions 0 to 4. A space is `position * 3 + way`, a spot
`position * spots per segment + n`, both clockwise. Since the way from space to space is the same on every position,
destinations are tables by the way one starts on and the value one moves.
"""

from typing import Final, Literal

import msgspec

from stolek.games.viscounts.components import DataFile, Icon, Named, Record, Side, Source, packed, read
from stolek.games.viscounts.effects import CastleMove, Effects

Way = Literal["outer_left", "outer_right", "inner"]
OUTER_LEFT: Final = 0
OUTER_RIGHT: Final = 1
INNER: Final = 2
WAYS: Final[tuple[Way, ...]] = ("outer_left", "outer_right", "inner")
WAY_NUMBERS: Final[dict[str, int]] = {way: i for i, way in enumerate(WAYS)}
POSITIONS: Final = 5
SPACES: Final = POSITIONS * len(WAYS)


class Exchange(Record, frozen=True):
    """One exchange: so many merchant icons for these effects (VISC-4.40)."""

    merchants: int
    effects: Effects


class Outer(Record, frozen=True):
    """The start numbers of the two outer spaces."""

    outer_left: int
    outer_right: int


class Trades(Record, frozen=True):
    outer_left: Exchange
    outer_right: Exchange


class PrintedTownsfolk(Record, frozen=True):
    """Can be dismissed again and again when the pile is empty (VISC-4.34)."""

    value: int
    icons: tuple[Icon, ...]
    on_dismiss: Effects
    hireable: Literal[False]


class PrintedManuscript(Record, frozen=True):
    """Can be transcribed again and again when the pile is empty (VISC-4.68)."""

    cost: int
    immediate: Effects
    collectable: Literal[False]


class Spot(Record, frozen=True):
    """A building spot on one bank of the river (VISC-4.45)."""

    slot: int
    bank: Literal["left", "right"]
    effects: Effects


class Link(Record, frozen=True, kw_only=True):
    """A printed link between two spots; it lies on a slot of its own (VISC-4.48)."""

    slot: int
    source: int = msgspec.field(name="from")
    to: int | Literal["next_segment"]
    effects: Effects


class SegmentSide(Record, frozen=True):
    spots: tuple[Spot, ...]
    links: tuple[Link, ...]
    source: Source


class Segment(Named, frozen=True):
    numbers: Outer
    trade: Trades
    printed_townsfolk: PrintedTownsfolk
    printed_manuscript: PrintedManuscript
    sides: dict[Side, SegmentSide]


class Graph(Record, frozen=True):
    spaces: tuple[Way, ...]
    edges: tuple[tuple[Way, str], ...]
    direction: str
    source: Source
    note: str


class SegmentFile(DataFile, frozen=True):
    side_by_player_count: dict[str, Side]
    graph: Graph
    adjacency: dict[Literal["townsfolk_pile", "manuscript_pile", "castle_section"], tuple[Way, ...]]
    records: tuple[Segment, ...]


_FILE: Final = read("board_segments.json", SegmentFile)
SEGMENTS: Final = _FILE.records
ADJACENCY: Final = _FILE.adjacency
SEGMENT_IDS: Final = tuple(segment.id for segment in SEGMENTS)
SIDES: Final[tuple[Side, ...]] = ("1-2", "3-4")
SPOTS: Final = tuple(tuple(segment.sides[side].spots for segment in SEGMENTS) for side in SIDES)
LINKS: Final = tuple(tuple(segment.sides[side].links for segment in SEGMENTS) for side in SIDES)
SPOTS_EACH: Final = tuple(len(segments[0]) for segments in SPOTS)
"""Building spots of one segment, by side: all segments have as many."""
TRADES: Final = tuple((segment.trade.outer_left, segment.trade.outer_right) for segment in SEGMENTS)
PRINTED_ICONS: Final = tuple(packed(segment.printed_townsfolk.icons) for segment in SEGMENTS)
START_SPACES: Final = {
    number: (segment, way)
    for segment, record in enumerate(SEGMENTS)
    for way, number in enumerate((record.numbers.outer_left, record.numbers.outer_right))
}
"""Where the red numbers are: segment and way (VISC-2.1)."""


def banks() -> tuple[tuple[tuple[tuple[int, ...], ...], ...], ...]:
    """Per side, segment and outer way the spots of that river bank, clockwise (VISC-4.45)."""
    return tuple(
        tuple(
            tuple(tuple(n for n, spot in enumerate(spots) if spot.bank == bank) for bank in ("left", "right"))
            for spots in segments
        )
        for segments in SPOTS
    )


BANKS: Final = banks()


def moves_castle(effects: Effects) -> bool:
    """Does one of these effects move workers?"""
    return any(isinstance(effect, CastleMove) for effect in effects)


def next_spaces() -> tuple[tuple[tuple[int, int], ...], ...]:
    """Per way the steps that lead on: how many positions further, and the way there (VISC-4.20)."""
    steps: list[list[tuple[int, int]]] = [[] for _ in WAYS]
    for source, target in _FILE.graph.edges:
        further, way = (1, target.removeprefix("next.")) if target.startswith("next.") else (0, target)
        steps[WAY_NUMBERS[source]].append((further, WAY_NUMBERS[way]))
    return tuple(map(tuple, steps))


STEPS: Final = next_spaces()
HIGHEST_VALUE: Final = 3
"""No townsfolk has a higher value."""
LONGEST_MOVE: Final = 20
"""By then every space has been reached from every space."""


def destinations(way: int, value: int) -> tuple[tuple[int, int, int], ...]:
    """Where a move of at least `value` steps leads: positions further, way, extra steps; fewest first (VISC-4.21)."""
    reached = {(0, way)}
    fewest: dict[tuple[int, int], int] = {}
    for k in range(1, LONGEST_MOVE + 1):
        reached = {((p + further) % POSITIONS, to) for p, w in reached for further, to in STEPS[w]}
        if k >= value:
            for space in sorted(reached):
                fewest.setdefault(space, k - value)
    return tuple((p, w, extra) for (p, w), extra in sorted(fewest.items(), key=lambda item: (item[1], item[0])))


DESTINATIONS: Final = tuple(
    tuple(destinations(way, value) for value in range(HIGHEST_VALUE + 1)) for way in range(len(WAYS))
)
EXTRA_STEPS: Final = tuple(
    tuple({p * len(WAYS) + w: extra for p, w, extra in targets} for targets in by_value) for by_value in DESTINATIONS
)
"""Per way and value the extra steps to every space, counted from the first space of the own segment."""
