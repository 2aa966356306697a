"""The worked examples of the rules (`examples.json`) as typed records, and their fragments laid on a blank map."""

from pathlib import Path
from typing import Final, Literal

import msgspec

from stolek.games.cartographers.components import Place, SideLetter
from stolek.games.cartographers.grid import SIZE
from stolek.games.cartographers.picture import read_picture
from stolek.games.cartographers.sheet import PrintedMap, Sheet
from stolek.kernel.data import DataItem


class ScoringExample(DataItem, frozen=True):
    id: str
    card: str
    kind: str
    anchor: Place
    fragment: tuple[str, ...]
    expected: int
    scoring_spaces: tuple[Place, ...] | None = None


class MonsterExample(DataItem, frozen=True):
    id: str
    kind: str
    anchor: Place
    fragment: tuple[str, ...]
    expected_loss: int
    what: str


class SoloExample(DataItem, frozen=True):
    id: str
    kind: str
    card: str
    map: SideLetter
    also_filled: str
    also_filled_grid: tuple[str, ...] | None
    drawn: tuple[str, ...] | None
    ring: int | None
    positions_tried: int


class DrawExample(DataItem, frozen=True):
    id: str
    kind: str
    card: str
    map: SideLetter
    empty: str
    empty_grid: tuple[str, ...] | None
    ruins_pending: bool
    option_kind: Literal["regular", "F1", "F2", "F3", "none"]
    placements_per_shape: dict[str, int]
    options: int
    what: str


class ExampleFile(DataItem, frozen=True):
    legend: dict[str, str]
    how_to_use: str
    scoring: tuple[ScoringExample, ...]
    monster_loss: tuple[MonsterExample, ...]
    solo_ambush: tuple[SoloExample, ...]
    draw_options: tuple[DrawExample, ...]


EXAMPLES: Final = msgspec.json.decode(Path(__file__).with_name("examples.json").read_bytes(), type=ExampleFile)


def on_blank_map(fragment: tuple[str, ...], anchor: Place) -> tuple[Sheet, PrintedMap]:
    """The fragment with its top left space at the anchor, on a map that is blank otherwise."""
    rows = [["."] * SIZE for _ in range(SIZE)]
    for down, line in enumerate(fragment):
        rows[anchor[0] + down][anchor[1] : anchor[1] + len(line)] = line
    return read_picture("\n".join("".join(row) for row in rows))


def marked(grid: tuple[str, ...] | None, mark: str) -> int:
    """The set of spaces that carry the mark in a grid of 11 lines; none without a grid."""
    return sum(1 << cell for cell, symbol in enumerate("".join(grid or ())) if symbol == mark)
