"""Shapes, the ways to turn them and the places where they fit (CART-4.10 to CART-4.15).

A placement is the set of spaces a shape would cover, so turns and flips that cover the same spaces are one (CART-3.2).
The placements of a shape on the bare grid are numbered once, in a fixed order:

1. by orientation: the printed one, its quarter turns clockwise, then the same of its mirror image, equal ones left out;
2. within an orientation by the top left corner of the bounding box, row by row.

Finding the fitting ones dominates the speed of the whole game. So they are not tried one by one: for every eight spaces
in a row a table says which placements any of them would block, and what sixteen such tables leave over fits.
"""

from collections.abc import Hashable, Mapping, Sequence
from functools import cache, reduce
from operator import getitem, or_
from typing import Final, Generic, TypeVar

from stolek.games.cartographers import components
from stolek.games.cartographers.components import Place, PrintedShape
from stolek.games.cartographers.grid import EVERYWHERE, SIZE, cell_at, cells_of, mask_of
from stolek.kernel.selection import Catalogue, Selection

T = TypeVar("T", bound=Hashable)

SHAPES: Final = {shape.id: shape for shape in components.SHAPES}

_BYTES: Final = 16
"""Bytes that hold the 121 spaces of the grid."""


def orientations(cells: Sequence[Place]) -> tuple[tuple[Place, ...], ...]:
    """The different rotations and flips of a shape, each moved to the top left corner and sorted (CART-4.13)."""
    found: list[tuple[Place, ...]] = []
    for turned in (list(cells), [(row, -column) for row, column in cells]):
        for _ in range(4):
            top = min(row for row, _ in turned)
            left = min(column for _, column in turned)
            oriented = tuple(sorted((row - top, column - left) for row, column in turned))
            if oriented not in found:
                found.append(oriented)
            turned = [(column, -row) for row, column in turned]
    return tuple(found)


def slots(oriented: Sequence[Place]) -> list[tuple[int, int, int]]:
    """All places of one orientation on the bare grid: top row and left column of the box, and the spaces covered."""
    height = 1 + max(row for row, _ in oriented)
    width = 1 + max(column for _, column in oriented)
    return [
        (top, left, mask_of(cell_at(top + row, left + column) for row, column in oriented))
        for top in range(SIZE - height + 1)
        for left in range(SIZE - width + 1)
    ]


@cache
def placements(shape: PrintedShape) -> tuple[int, ...]:
    """All placements of a shape on the bare grid, in the order of this chapter."""
    return tuple(spaces for oriented in orientations(shape.cells) for _, _, spaces in slots(oriented))


def _blocked_by(placed: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Per byte of a set of spaces and value of the byte: the placements that cover at least one of its spaces.

    Sets of placements have the first placement in their highest bit, as the digits of a number are written.
    """
    blocked = [0] * (8 * _BYTES)
    bit = 1 << len(placed)
    for spaces in placed:
        bit >>= 1
        for cell in cells_of(spaces):
            blocked[cell] |= bit
    tables = []
    for first in range(0, len(blocked), 8):
        table = [0] * 256
        for value in range(1, 256):
            low = value & -value
            table[value] = table[value ^ low] | blocked[first + low.bit_length() - 1]
        tables.append(tuple(table))
    return tuple(tables)


class PlacementTable(Generic[T]):
    """Placements, of one shape or of several, as things of the caller's: made once, chosen where they fit."""

    __slots__ = ("_catalogue", "_tables")

    def __init__(self, things: Mapping[T, int]) -> None:
        """Each thing with the spaces that it would cover, in the order in which they are to be listed."""
        self._catalogue: Final = Catalogue(things)
        self._tables: Final = _blocked_by(tuple(things.values()))

    def fitting(self, empty: int) -> Sequence[T]:
        """Those that cover empty spaces only, in the order of this chapter (CART-4.11, CART-4.12)."""
        return Selection(self._catalogue, self._catalogue.all ^ self._covering(EVERYWHERE ^ empty))

    def fitting_on(self, empty: int, ruins: int) -> Sequence[T]:
        """Those of `fitting` that cover at least one of the ruins spaces (CART-4.31)."""
        return Selection(self._catalogue, self._covering(ruins) & ~self._covering(EVERYWHERE ^ empty))

    def _covering(self, spaces: int) -> int:
        return reduce(or_, map(getitem, self._tables, spaces.to_bytes(_BYTES, "little")))
