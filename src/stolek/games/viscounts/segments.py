"""The main board: five segments with two sides, their spaces, spots and links (VISC-2.1, VISC-2.16, VISC-4.20).

Segments are shuffled over the board positions 0 to 4. Spaces and spots are numbered clockwise round the whole board.
Since the way from space to space is the same on every position, destinations are tables by the way one starts on and
the value one moves. Where things lie in a game stands in `main_board.py`.
"""

from typing import Final, Literal

import msgspec

from stolek.games.viscounts.components import PACKAGE, Named, Side
from stolek.games.viscounts.effects import CastleMove, Destroy, Effects, Flip, Gain
from stolek.games.viscounts.icons import Icon, icons_from
from stolek.kernel.data import DataItem, read_data

Way = Literal["outer_left", "outer_right", "inner"]
OUTER_LEFT: Final = 0
OUTER_RIGHT: Final = 1
INNER: Final = 2
WAYS: Final[tuple[Way, ...]] = ("outer_left", "outer_right", "inner")
WAY_NUMBERS: Final[dict[str, int]] = {way: i for i, way in enumerate(WAYS)}
POSITIONS: Final = 5
RIM_SLOTS: Final = 9
"""Places along the outer rim of a segment, each for a spot, a link or nothing."""
SPACES: Final = POSITIONS * len(WAYS)


def position_of(space: int) -> int:
    """The board position of a space."""
    return space // len(WAYS)


def way_of(space: int) -> int:
    """Outer-left, outer-right or inner."""
    return space % len(WAYS)


def space_at(position: int, way: int) -> int:
    """The space of this way at a board position; positions go on round the board."""
    return position % POSITIONS * len(WAYS) + way


class Exchange(DataItem, frozen=True):
    """One exchange: these merchant icons for these effects (VISC-4.40)."""

    merchants: int
    effects: tuple[Gain | Flip | Destroy, ...]

    @property
    def buys_flips(self) -> bool:
        """Are debts and deeds turned here? (VISC-4.40)"""
        return isinstance(self.effects[0], Flip)

    @property
    def buys_silver(self) -> bool:
        """Are merchants turned into silver here? (VISC-4.41)"""
        first = self.effects[0]
        return isinstance(first, Gain) and first.resource == "silver"

    def times(self, n: int) -> Effects:
        """The effects of n exchanges, carried out one after the other (VISC-4.40)."""
        return tuple(msgspec.structs.replace(effect, amount=effect.amount * n) for effect in self.effects)


class Outer(DataItem, frozen=True):
    """The start numbers of the two outer spaces."""

    outer_left: int
    outer_right: int


class Trades(DataItem, frozen=True):
    outer_left: Exchange
    outer_right: Exchange


class PrintedTownsfolk(DataItem, frozen=True):
    """Can be dismissed again and again when the pile is empty (VISC-4.34)."""

    value: int
    icons: tuple[Icon, ...]
    on_dismiss: Effects


class PrintedManuscript(DataItem, frozen=True):
    """Can be transcribed again and again when the pile is empty (VISC-4.68)."""

    cost: int
    immediate: Effects


class Spot(DataItem, frozen=True):
    """A building spot on one bank of the river (VISC-4.45)."""

    slot: int
    bank: Literal["left", "right"]
    effects: Effects


class Link(DataItem, frozen=True, kw_only=True):
    """A printed link between two spots; it lies on a slot of its own (VISC-4.48)."""

    slot: int
    source: int = msgspec.field(name="from")
    to: int | Literal["next_segment"]
    effects: Effects

    @property
    def moves_workers(self) -> bool:
        """Does its bonus move workers in the castle? (VISC-4.62)"""
        return any(isinstance(effect, CastleMove) for effect in self.effects)


class SegmentSide(DataItem, frozen=True):
    spots: tuple[Spot, ...]
    links: tuple[Link, ...]


class Segment(Named, frozen=True):
    numbers: Outer
    trade: Trades
    printed_townsfolk: PrintedTownsfolk
    printed_manuscript: PrintedManuscript
    sides: dict[Side, SegmentSide]


class SegmentFile(DataItem, frozen=True):
    """`steps` lead one way, from a space to one of the same segment or, with `next.`, of the next (VISC-4.20)."""

    steps: tuple[tuple[Way, str], ...]
    records: tuple[Segment, ...]


_FILE: Final = read_data(PACKAGE, "board_segments.json", SegmentFile)
SEGMENTS: Final = _FILE.records
SEGMENT_IDS: Final = tuple(segment.id for segment in SEGMENTS)
SIDES: Final[tuple[Side, ...]] = ("1-2", "3-4")
SPOTS: Final = tuple(tuple(segment.sides[side].spots for segment in SEGMENTS) for side in SIDES)
LINKS: Final = tuple(tuple(segment.sides[side].links for segment in SEGMENTS) for side in SIDES)
SPOTS_EACH: Final = tuple(len(segments[0]) for segments in SPOTS)
"""Building spots of one segment, by side: all segments have as many."""
TRADES: Final = tuple((segment.trade.outer_left, segment.trade.outer_right) for segment in SEGMENTS)
TOWNSFOLK_ICONS: Final = tuple(icons_from(segment.printed_townsfolk.icons) for segment in SEGMENTS)
"""Icons of the townsfolk printed on each segment (VISC-4.34)."""
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


def next_spaces() -> tuple[tuple[tuple[int, int], ...], ...]:
    """Per way the steps that lead on: how many positions further, and the way there (VISC-4.20)."""
    steps: list[list[tuple[int, int]]] = [[] for _ in WAYS]
    for source, target in _FILE.steps:
        further, way = (1, target.removeprefix("next.")) if target.startswith("next.") else (0, target)
        steps[WAY_NUMBERS[source]].append((further, WAY_NUMBERS[way]))
    return tuple(map(tuple, steps))


STEPS: Final = next_spaces()
HIGHEST_VALUE: Final = 3
"""No townsfolk has a higher value."""
MAX_MOVE: Final = 20
"""By then every space has been reached from every space."""


def destinations(way: int, value: int) -> tuple[tuple[int, int, int], ...]:
    """Where a move of at least `value` steps leads: positions further, way, extra steps; fewest first (VISC-4.21)."""
    reached = {(0, way)}
    fewest: dict[tuple[int, int], int] = {}
    for steps in range(1, MAX_MOVE + 1):
        reached = {((position + further) % POSITIONS, to) for position, at in reached for further, to in STEPS[at]}
        if steps >= value:
            for space in sorted(reached):
                fewest.setdefault(space, steps - value)
    nearest = sorted(fewest.items(), key=lambda found: (found[1], found[0]))
    return tuple((further, to, extra) for (further, to), extra in nearest)


DESTINATIONS: Final = tuple(
    tuple(destinations(way, value) for value in range(HIGHEST_VALUE + 1)) for way in range(len(WAYS))
)
"""Per way and value where a move leads: positions further, way, extra steps."""
_EXTRA_STEPS: Final = tuple(
    tuple({(further, way): extra for further, way, extra in targets} for targets in by_value)
    for by_value in DESTINATIONS
)


def extra_steps(origin: int, value: int, target: int) -> int:
    """The fewest steps beyond the value of the card that lead exactly from space to space (VISC-4.21)."""
    further = (position_of(target) - position_of(origin)) % POSITIONS
    return _EXTRA_STEPS[way_of(origin)][value][further, way_of(target)]
