"""What lies in the box besides the cards: terrains, printed maps, shapes, the coin track (CART-1, CART-4.05).

What is computed from these lives in `sheet.py` and `shape.py`; where the facts come from stands in
`docs/games/cartographers-data.md`.
"""

from typing import Final, Literal

from stolek.kernel.data import DataItem, Names, read_data

Drawable = Literal["forest", "village", "farm", "water", "monster"]
Terrain = Literal["forest", "village", "farm", "water", "monster", "mountain"]
Feature = Literal["ruins", "wasteland"]
SideLetter = Literal["A", "B"]
Place = tuple[int, int]
"""A space as the data writes it: row and column, zero-based."""


class Named(DataItem, frozen=True, kw_only=True):
    """Something with an id and a name. One id is one thing, so the id is the hash."""

    id: str
    name: Names

    def __hash__(self) -> int:
        return hash(self.id)


class TerrainType(Named, frozen=True):
    """A terrain type (CART-4.05); `symbol` is its letter in pictures of a sheet."""

    id: Terrain
    drawable: bool
    symbol: str


class PrintedFeature(Named, frozen=True):
    """Ruins or wasteland (CART-4.02, CART-4.06)."""

    id: Feature
    symbol: str


class TerrainFile(DataItem, frozen=True):
    terrains: tuple[TerrainType, ...]
    printed_features: tuple[PrintedFeature, ...]


class MapSide(Named, frozen=True):
    """One side of the map sheet as printed: a picture of 11 lines in the symbols of terrains and features."""

    side: SideLetter
    grid: tuple[str, ...]


class MapFile(DataItem, frozen=True):
    maps: tuple[MapSide, ...]


class PrintedShape(Named, frozen=True):
    """A shape in the orientation printed on its cards (CART-4.13)."""

    cells: tuple[Place, ...]


class ShapeFile(DataItem, frozen=True):
    shapes: tuple[PrintedShape, ...]


class CoinTrack(DataItem, frozen=True):
    """How many coins can be filled; those beyond are lost (CART-4.54)."""

    count: int


class SheetFile(DataItem, frozen=True):
    coin_track: CoinTrack


TERRAINS: Final = read_data(__package__, "terrains.json", TerrainFile)
MAP_SIDES: Final = read_data(__package__, "maps.json", MapFile).maps
SHAPES: Final = read_data(__package__, "shapes.json", ShapeFile).shapes
SHEET: Final = read_data(__package__, "sheet.json", SheetFile)
