"""The answers of the base game (CARC-3, the states that are decisions); a module has its own in its own file."""

from functools import cache
from typing import ClassVar, Final

from stolek.games.carcassonne.cell import Cell, place_of
from stolek.games.carcassonne.components import FOLLOWER, FigureKind
from stolek.kernel.values import Action


class LayTile(Action, frozen=True, gc=False):
    """Lay the drawn tile on this cell, after this many quarter turns clockwise (CARC-4.3)."""

    x: int
    y: int
    rot: int


class Pass(Action, frozen=True, gc=False):
    """Place no figure."""


class PlaceOnTile(Action, frozen=True, gc=False):
    """Place a figure of this kind on this segment of the tile just laid (CARC-4.10)."""

    figure: ClassVar[FigureKind]
    segment: str


class PlaceFollower(PlaceOnTile, frozen=True, gc=False):
    """Place a follower."""

    figure: ClassVar[FigureKind] = FOLLOWER


PASS: Final = Pass()
place_follower: Final = cache(PlaceFollower)
"""The action for a segment, made when first needed and then shared."""


class Layings(dict[Cell, tuple[LayTile, ...]]):
    """Per cell the ways to lay a tile there with certain rotations; made when first needed and then shared."""

    def __init__(self, mask: int) -> None:
        super().__init__()
        self.rotations = [rot for rot in range(4) if mask >> rot & 1]

    def __missing__(self, cell: Cell) -> tuple[LayTile, ...]:
        x, y = place_of(cell)
        self[cell] = ways = tuple(LayTile(x, y, rot) for rot in self.rotations)
        return ways


LAYINGS: Final = tuple(Layings(mask) for mask in range(16))
"""By the rotations that fit, one bit each."""
