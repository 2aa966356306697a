"""What lies in the box besides tiles: colours, figures, what features are worth, what may be chosen (CARC-0.4, CARC-1).

These are the data of the base game. A module reads its own file in its own file, and adds its figures to `FIGURES`.
"""

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

import msgspec

from stolek.kernel.data import DataItem, Names, read_data
from stolek.kernel.option import Option

PACKAGE: Final = "stolek.games.carcassonne"

FigureKind: TypeAlias = str
"""The id of a kind of figure: `follower`, and whatever modules bring."""


class Colour(DataItem, frozen=True):
    """The colour of a player's figures."""

    id: str
    name: Names


class Figure(DataItem, frozen=True):
    """A kind of wooden figure; `supply` is how many of them a player can place (CARC-2.1).

    Figures with a strength are followers: they claim features and count for majorities. Figures without are companions.
    """

    id: FigureKind
    name: Names
    letter: str
    """How it is drawn in the terminal."""
    supply: int
    strength: int
    apart: bool = False
    """Whether it counts in no scoring but its own (CARC-6.35)."""
    roles: dict[Literal["road", "city", "monastery", "field"], Names] = msgspec.field(default_factory=dict)


class FigureFile(DataItem, frozen=True):
    colours: tuple[Colour, ...]
    figures: tuple[Figure, ...]


class Rate(DataItem, frozen=True):
    """Points for each tile and each pennant of a road or city."""

    per_tile: int
    per_pennant: int = 0


class CompleteMonastery(DataItem, frozen=True):
    fixed: int


class OpenMonastery(DataItem, frozen=True):
    per_tile_in_3x3: int


class CompleteRates(DataItem, frozen=True):
    """CARC-4.21 to CARC-4.24."""

    road: Rate
    city: Rate
    monastery: CompleteMonastery


class OpenRates(DataItem, frozen=True):
    """CARC-5.2."""

    road: Rate
    city: Rate
    monastery: OpenMonastery


class FieldRates(DataItem, frozen=True):
    """CARC-5.4."""

    per_completed_city: int


class ScoringFile(DataItem, frozen=True):
    completed: CompleteRates
    incomplete_at_end: OpenRates
    field_at_end: FieldRates


_FIGURES = read_data(PACKAGE, "figures.json", FigureFile)

COLOURS: Final = _FIGURES.colours
SCORING: Final = read_data(PACKAGE, "scoring.json", ScoringFile)
OPTIONS: Final = {option.key: option for option in read_data(PACKAGE, "options.json", tuple[Option, ...])}
"""Everything that may be chosen, in the order in which people are asked; there only if a module brings it."""
FIGURES: Final[dict[FigureKind, Figure]] = {}
"""The figures of the base game and of all modules that are there."""


def add_figures(figures: Iterable[Figure]) -> tuple[FigureKind, ...]:
    """Make figures known; a module then says that it brings these kinds."""
    known = {figure.id: figure for figure in figures}
    FIGURES.update(known)
    return tuple(known)


def choices(*keys: str) -> tuple[Option, ...]:
    """The options with these keys, for the module that brings them."""
    return tuple(OPTIONS[key] for key in keys)


(FOLLOWER,) = add_figures(_FIGURES.figures)
