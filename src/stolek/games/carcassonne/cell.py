"""Cells of the landscape as single numbers, their neighbours and the four directions (CARC-4.1).

x grows to the east, y to the south. A cell is `y * ROW + x`, so that a step in any direction is one addition and the
landscape may grow as far as there are tiles.
"""

from typing import Final, TypeAlias

Cell: TypeAlias = int
Direction: TypeAlias = int
"""0 to 3: north, east, south, west, as in `SIDES`."""

ROW: Final = 509
"""Wider than any landscape; a prime, because a power of two would crowd dictionaries of cells into few slots."""
HALF_ROW: Final = ROW // 2
SIDES: Final = "NESW"
STEPS: Final = (-ROW, 1, ROW, -1)
OPPOSITE: Final = (2, 3, 0, 1)
AROUND: Final = (-ROW - 1, -ROW, -ROW + 1, -1, 1, ROW - 1, ROW, ROW + 1)
"""The steps to the eight cells around, in reading order."""
NEAR: Final = (0, *AROUND)
"""The cell itself and those around it."""
NOWHERE: Final[Cell] = HALF_ROW
"""No cell at all: beyond anything that tiles can reach."""


def cell_at(x: int, y: int) -> Cell:
    """The cell with these coordinates."""
    return y * ROW + x


def place_of(cell: Cell) -> tuple[int, int]:
    """The coordinates of a cell."""
    y = (cell + HALF_ROW) // ROW
    return cell - y * ROW, y


def places_of(cells: list[Cell]) -> tuple[tuple[int, int], ...]:
    """The coordinates of several cells, in reading order."""
    return tuple(map(place_of, sorted(cells)))
