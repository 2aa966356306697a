"""The tiles of all modules as printed, and their segments as numbers (CARC-1, CARC-4.5 to CARC-4.8, CARC-6.13).

A tile is named in states by its place in `TILES`. The segments of a tile are its roads, its cities, its monastery and
its fields, in this order; the river is an edge that separates fields and no segment (CARC-6.61).
"""

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

import msgspec

from stolek.games.carcassonne.components import BOX, Goods, ModuleId, Named, Record, Source, read

TileNumber: TypeAlias = int
Copy: TypeAlias = int
"""A drawn copy of a tile with the number printed on it: `tile * 4 + number`, 0 for no number (CARC-6.42)."""

EdgeName = Literal["N", "E", "S", "W"]
HalfName = Literal["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"]
EdgeType = Literal["field", "road", "city", "river"]
Feature = Literal["road", "city", "monastery", "field"]

HALVES: Final[tuple[HalfName, ...]] = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")
FEATURES: Final[tuple[Feature, ...]] = ("road", "city", "monastery", "field")
ROAD, CITY, MONASTERY, FIELD = range(4)


class PrintedCity(Record, frozen=True):
    id: str
    edges: tuple[EdgeName, ...]
    half_edges: tuple[HalfName, ...]
    pennants: int
    cathedral: bool
    goods: Goods | None


class PrintedRoad(Record, frozen=True):
    id: str
    edges: tuple[EdgeName, ...]
    inn: bool


class PrintedRiver(Record, frozen=True):
    id: str
    edges: tuple[EdgeName, ...]


class PrintedField(Record, frozen=True):
    id: str
    half_edges: tuple[HalfName, ...]
    cities: tuple[str, ...]
    sheep: int


class Edges(Record, frozen=True):
    """The type of each edge."""

    N: EdgeType
    E: EdgeType
    S: EdgeType
    W: EdgeType


class Peer(Record, frozen=True):
    """The id of the same tile in another program."""

    jcz: str


class Tile(Named, frozen=True, kw_only=True):
    """One type of tile; `wheel` has one entry for each copy that is drawn."""

    code: str | None
    module: ModuleId
    count: int
    start_count: int
    role: Literal["", "spring", "river", "lake"] = ""
    edges: Edges
    split_edges: dict[EdgeName, Literal["field", "city"]]
    cities: tuple[PrintedCity, ...]
    roads: tuple[PrintedRoad, ...]
    rivers: tuple[PrintedRiver, ...]
    fields: tuple[PrintedField, ...]
    monastery: bool
    hill: bool
    vineyard: bool
    wheel: tuple[Literal[1, 2, 3] | None, ...]
    peer: Peer
    source: Source
    note: str = ""


class TileFile(Record, frozen=True):
    doc: str
    module: ModuleId
    total: int
    types: int
    tiles: tuple[Tile, ...]


class Segment(msgspec.Struct, frozen=True, gc=False):
    """One road, city, monastery or field of one tile."""

    id: str
    kind: int
    halves: tuple[int, ...] = ()
    """The half-edges it owns on the unturned tile, as places in `HALVES`; a road owns whole edges: see `sides`."""
    sides: tuple[int, ...] = ()
    """The edges that a road reaches."""
    pennants: int = 0
    goods: Goods | None = None
    cathedral: bool = False
    inn: bool = False
    sheep: int = 0
    cities: tuple[int, ...] = ()
    """The segments of the same tile that a field borders."""


def segments_of(tile: Tile) -> tuple[Segment, ...]:
    """Roads, cities, monastery, fields."""
    found = [Segment(road.id, ROAD, sides=_places(road.edges), inn=road.inn) for road in tile.roads]
    first_city = len(found)
    for city in tile.cities:
        halves = tuple(map(HALVES.index, city.half_edges))
        found.append(Segment(city.id, CITY, halves, (), city.pennants, city.goods, city.cathedral))
    if tile.monastery:
        found.append(Segment("monastery", MONASTERY))
    names = [city.id for city in tile.cities]
    for field in tile.fields:
        halves = tuple(map(HALVES.index, field.half_edges))
        cities = tuple(first_city + names.index(name) for name in field.cities)
        found.append(Segment(field.id, FIELD, halves, sheep=field.sheep, cities=cities))
    return tuple(found)


def _places(edges: Iterable[EdgeName]) -> tuple[int, ...]:
    return tuple("NESW".index(edge) for edge in edges)


def copies(tiles: Iterable[TileNumber], numbered: bool) -> list[Copy]:
    """All copies of these tiles that are drawn; without their numbers unless these count (CARC-6.40)."""
    return [tile * 4 + (number or 0) * numbered for tile in tiles for number in TILES[tile].wheel]


def copy_name(copy: Copy) -> str:
    """What a drawn copy is called in records and scripts: `base_u`, or `base_u/2` with its number."""
    name = TILES[copy >> 2].id
    return f"{name}/{copy & 3}" if copy & 3 else name


TILES: Final = tuple(tile for module in BOX.modules for tile in read(module.tiles_file, TileFile).tiles)
TILE_NAMED: Final = {tile.id: number for number, tile in enumerate(TILES)}
TILES_OF: Final = {
    module.id: tuple(n for n, tile in enumerate(TILES) if tile.module == module.id) for module in BOX.modules
}
START_TILE: Final = next(n for n, tile in enumerate(TILES) if tile.start_count and not tile.role)
