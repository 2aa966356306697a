"""The worked examples of the rules (`data/examples.json`) as typed records, and their fragments laid on a blank map."""

from typing import Final, Literal

from stolek.games.cartographers.components import Place, Record, SideLetter, Source, read
from stolek.games.cartographers.grid import SIZE
from stolek.games.cartographers.picture import read_picture
from stolek.games.cartographers.sheet import PrintedMap, Sheet


class ScoringExample(Record, frozen=True):
    id: str
    card: str
    kind: str
    anchor: Place
    fragment: tuple[str, ...]
    expected: int
    source: Source
    scoring_spaces: tuple[Place, ...] | None = None


class MonsterExample(Record, frozen=True):
    id: str
    kind: str
    anchor: Place
    fragment: tuple[str, ...]
    expected_loss: int
    what: str
    source: Source


class SoloExample(Record, frozen=True):
    id: str
    kind: str
    card: str
    map: SideLetter
    also_filled: str
    also_filled_grid: tuple[str, ...] | None
    drawn: tuple[str, ...] | None
    ring: int | None
    positions_tried: int
    source: Source


class DrawExample(Record, frozen=True):
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
    source: Source


class ExampleFile(Record, frozen=True):
    game: Literal["cartographers"]
    legend: dict[str, str]
    how_to_use: str
    scoring: tuple[ScoringExample, ...]
    monster_loss: tuple[MonsterExample, ...]
    solo_ambush: tuple[SoloExample, ...]
    draw_options: tuple[DrawExample, ...]
    source_note: str


EXAMPLES: Final = read("examples.json", ExampleFile)


def on_blank_map(fragment: tuple[str, ...], anchor: Place) -> tuple[Sheet, PrintedMap]:
    """The fragment with its top left space at the anchor, on a map that is blank otherwise."""
    rows = [["."] * SIZE for _ in range(SIZE)]
    for down, line in enumerate(fragment):
        rows[anchor[0] + down][anchor[1] : anchor[1] + len(line)] = line
    return read_picture("\n".join("".join(row) for row in rows))


def marked(grid: tuple[str, ...] | None, mark: str) -> int:
    """The set of spaces that carry the mark in a grid of 11 lines; none without a grid."""
    return sum(1 << cell for cell, symbol in enumerate("".join(grid or ())) if symbol == mark)
