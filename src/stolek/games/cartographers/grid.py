"""The 11×11 grid: spaces, their names, adjacency and clusters (CART-4.03, CART-4.04).

A space (a *cell*) is an int from 0 to 120, `row * 11 + column`; A1 is 0, K11 is 120. A set of spaces is an int with one
bit a space, so that rules on the whole map are a few shifts. Nothing here knows terrain, cards or players.
"""

from collections.abc import Iterable
from typing import Final

from stolek.games.cartographers.problem import SheetError

SIZE: Final = 11
SPACES: Final = SIZE * SIZE
EVERYWHERE: Final = (1 << SPACES) - 1

ROWS: Final = tuple(((1 << SIZE) - 1) << SIZE * row for row in range(SIZE))
COLUMNS: Final = tuple(sum(1 << SIZE * row + column for row in range(SIZE)) for column in range(SIZE))
MAP_EDGE: Final = ROWS[0] | ROWS[-1] | COLUMNS[0] | COLUMNS[-1]
"""The spaces adjacent to the map edge (CART-4.03)."""

_NOT_FIRST_COLUMN: Final = EVERYWHERE & ~COLUMNS[0]
NOT_LAST_COLUMN: Final = EVERYWHERE & ~COLUMNS[-1]

ROW_LETTERS: Final = "ABCDEFGHIJK"


def cell_at(row: int, column: int) -> int:
    """The space in this row and column, both zero-based."""
    return row * SIZE + column


def mask_of(cells: Iterable[int]) -> int:
    """The set of these spaces."""
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


def cells_of(mask: int) -> list[int]:
    """The spaces of a set, in reading order."""
    cells = []
    while mask:
        low = mask & -mask
        cells.append(low.bit_length() - 1)
        mask ^= low
    return cells


def cell_name(cell: int) -> str:
    """The name of a space: row letter and column number, A1 to K11."""
    row, column = divmod(cell, SIZE)
    return f"{ROW_LETTERS[row]}{column + 1}"


def cell_named(name: str) -> int:
    """The space of this name; capital letter, no leading zero."""
    cell = _CELL_BY_NAME.get(name)
    if cell is None:
        raise SheetError("sheet-no-such-space", name=name, first=cell_name(0), last=cell_name(SPACES - 1))
    return cell


_CELL_BY_NAME: Final = {cell_name(cell): cell for cell in range(SPACES)}


def neighbours(cells: int) -> int:
    """All spaces adjacent to a space of the set, spaces of the set itself included where they touch (CART-4.03)."""
    return (
        (cells << 1 & _NOT_FIRST_COLUMN) | (cells >> 1 & NOT_LAST_COLUMN) | (cells << SIZE & EVERYWHERE) | cells >> SIZE
    )


def clusters(cells: int) -> list[int]:
    """The maximal connected groups of a set, in the reading order of their first spaces (CART-4.04)."""
    found = []
    while cells:
        cluster = 0
        added = cells & -cells
        while added:
            cluster |= added
            cells ^= added
            # `neighbours` written out: this loop is the heart of half the scoring cards.
            added = (
                added << 1 & _NOT_FIRST_COLUMN | added >> 1 & NOT_LAST_COLUMN | added << SIZE | added >> SIZE
            ) & cells
        found.append(cluster)
    return found
