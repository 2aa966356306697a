"""The answers of Carcassonne (CARC-3, the states that are decisions)."""

from typing import Final

from stolek.games.carcassonne.cell import Cell, place_of
from stolek.kernel.leaf import Action


class LayTile(Action, frozen=True, gc=False):
    """Lay the drawn tile on this cell, after so many quarter turns clockwise (CARC-4.3)."""

    x: int
    y: int
    rot: int


class LaySpring(Action, frozen=True, gc=False):
    """Lay the spring on this cell beside the wheel board (CARC-2.6)."""

    x: int
    y: int


class Pass(Action, frozen=True, gc=False):
    """Place no figure."""


class PlaceFollower(Action, frozen=True, gc=False):
    """Place a follower on this segment of the tile just laid (CARC-4.10)."""

    segment: str


class PlaceBigFollower(Action, frozen=True, gc=False):
    """Place the big follower on this segment (CARC-6.10)."""

    segment: str


class PlaceBuilder(Action, frozen=True, gc=False):
    """Place the builder on this road or city (CARC-6.20)."""

    segment: str


class PlacePiglet(Action, frozen=True, gc=False):
    """Place the piglet on this field (CARC-6.25)."""

    segment: str


class PlaceShepherd(Action, frozen=True, gc=False):
    """Place the shepherd on this field (CARC-6.33)."""

    segment: str


class TakeCrown(Action, frozen=True, gc=False):
    """Put a figure on this crown space of the wheel; ordinary followers only (CARC-6.54)."""

    space: str
    figure: str = "follower"


class Grow(Action, frozen=True, gc=False):
    """Draw a token for the flock (CARC-6.34)."""


class Gather(Action, frozen=True, gc=False):
    """Gather the flock and score its sheep (CARC-6.34)."""


class TakeBack(Action, frozen=True, gc=False):
    """Take one's follower back from the tile on this cell (CARC-6.53)."""

    x: int
    y: int


PASS: Final = Pass()


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
