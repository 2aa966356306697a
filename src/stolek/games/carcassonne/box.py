"""All tiles in the box, by number: those of the base game and those that modules add (CARC-0.2, CARC-2.2).

States name a tile by its number, a drawn copy by a number that also holds what is printed on it, and a laid tile by a
number that also holds its rotation. Nobody else needs to know how: `tile_of`, `number_of` and `rotated` tell.
"""

from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

from stolek.games.carcassonne.cell import Cell
from stolek.games.carcassonne.components import PACKAGE
from stolek.games.carcassonne.rotated_tile import RotatedTile, fitting_rotations, rotations_of
from stolek.games.carcassonne.tile import Tile, TileFile, TileNumber
from stolek.kernel.data import read_data

Copy: TypeAlias = int
"""A copy that is drawn: its tile and the number printed on it, 0 for none (CARC-6.42)."""
Rotated: TypeAlias = int
"""A tile in one rotation, as a place in `ROTATED`."""

NO_TILE: Final[Copy] = -1

TILES: Final[list[Tile]] = []
TILE_NAMED: Final[dict[str, TileNumber]] = {}
ROTATED: Final[list[RotatedTile]] = []
FITS: Final[list[bytes]] = []
"""Per tile and demand the rotations that meet it (CARC-4.2)."""
BOARDS: Final[dict[str, Mapping[Cell, TileNumber]]] = {}
"""Boards of several cells, each cell a little tile that never turns."""


def add_tiles(file: str) -> tuple[TileNumber, ...]:
    """Put the tiles of a data file into the box: their numbers, in the order of the file."""
    found = {tile.id: _add(tile) for tile in read_data(PACKAGE, file, TileFile).tiles}
    TILE_NAMED.update(found)
    return tuple(found.values())


def add_board(name: str, cells: Mapping[Cell, Tile]) -> Mapping[Cell, TileNumber]:
    """Put a board into the box that a module lays where its cells say: the numbers of its cells."""
    BOARDS[name] = {cell: _add(tile) for cell, tile in cells.items()}
    return BOARDS[name]


def _add(tile: Tile) -> TileNumber:
    number = len(TILES)
    TILES.append(tile)
    ROTATED.extend(rotations_of(number, tile))
    FITS.append(fitting_rotations(tuple(ROTATED[-4:])))
    return number


def copy_of(tile: TileNumber, number: int = 0) -> Copy:
    """A copy of a tile with this number printed on it."""
    return tile * 4 + number


def tile_of(copy: Copy) -> TileNumber:
    """Which tile a copy shows."""
    return copy >> 2


def number_of(copy: Copy) -> int:
    """The number printed on a copy, 0 for none."""
    return copy & 3


def copies_of(tiles: Iterable[TileNumber], *, numbered: bool) -> list[Copy]:
    """All copies of these tiles that are drawn; without their numbers unless these count (CARC-6.40)."""
    return [copy_of(tile, (number or 0) * numbered) for tile in tiles for number in TILES[tile].copies]


def copy_name(copy: Copy) -> str:
    """What a drawn copy is called in records and scripts: `base_u`, or `base_u/2` with its number."""
    name, number = TILES[tile_of(copy)].id, number_of(copy)
    return f"{name}/{number}" if number else name


def rotated(tile: TileNumber, rot: int) -> Rotated:
    """A tile after this many quarter turns clockwise (CARC-4.3)."""
    return tile * 4 + rot


def tile_called(name: str, cell: Cell) -> TileNumber:
    """The tile that views call so; of a board, the one that lies on this cell."""
    return BOARDS[name][cell] if name in BOARDS else TILE_NAMED[name]
