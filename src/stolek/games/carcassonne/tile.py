"""Tiles as printed, and their segments (CARC-1, CARC-4.5 to CARC-4.8, CARC-6.13).

The segments of a tile are its roads, its cities, its monastery and its fields, in this order; a river is an edge that
separates fields and no segment (CARC-6.61). What only a module gives a meaning to (inns, hills, numbers) is printed on
tiles all the same.
"""

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias, get_args

import msgspec

from stolek.kernel.data import DataItem, Names

TileNumber: TypeAlias = int
"""A tile's place in the box."""

EdgeName = Literal["N", "E", "S", "W"]
HalfName = Literal["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"]
EdgeType = Literal["field", "road", "city", "river"]
Feature = Literal["road", "city", "monastery", "field"]
Goods = Literal["wine", "grain", "cloth"]

HALVES: Final[tuple[HalfName, ...]] = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")
FEATURES: Final[tuple[Feature, ...]] = ("road", "city", "monastery", "field")
ROAD, CITY, MONASTERY, FIELD = range(4)
GOODS: Final[tuple[Goods, ...]] = get_args(Goods)


class PrintedCity(DataItem, frozen=True):
    id: str
    half_edges: tuple[HalfName, ...]
    pennants: int = 0
    cathedral: bool = False
    goods: Goods | None = None


class PrintedRoad(DataItem, frozen=True):
    id: str
    edges: tuple[EdgeName, ...]
    inn: bool = False


class PrintedRiver(DataItem, frozen=True):
    id: str
    edges: tuple[EdgeName, ...]


class PrintedField(DataItem, frozen=True):
    id: str
    half_edges: tuple[HalfName, ...]
    cities: tuple[str, ...]
    sheep: int = 0


class Edges(DataItem, frozen=True):
    """The type of each edge; none inside a board of several cells."""

    N: EdgeType | None
    E: EdgeType | None
    S: EdgeType | None
    W: EdgeType | None


class Tile(DataItem, frozen=True, kw_only=True):
    """One type of tile; `copies` has one entry for each copy that is drawn: the number printed on it, if any."""

    id: str
    name: Names
    start: bool = False
    """Whether one more copy is the start tile."""
    role: Literal["", "spring", "river", "lake"] = ""
    edges: Edges
    cities: tuple[PrintedCity, ...] = ()
    roads: tuple[PrintedRoad, ...] = ()
    rivers: tuple[PrintedRiver, ...] = ()
    fields: tuple[PrintedField, ...] = ()
    monastery: bool = False
    hill: bool = False
    vineyard: bool = False
    copies: tuple[Literal[1, 2, 3] | None, ...] = ()


class TileFile(DataItem, frozen=True):
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
    found = [Segment(road.id, ROAD, sides=_sides(road.edges), inn=road.inn) for road in tile.roads]
    first_city = len(found)
    for city in tile.cities:
        found.append(Segment(city.id, CITY, _halves(city.half_edges), (), city.pennants, city.goods, city.cathedral))
    if tile.monastery:
        found.append(Segment("monastery", MONASTERY))
    names = [city.id for city in tile.cities]
    for field in tile.fields:
        cities = tuple(first_city + names.index(name) for name in field.cities)
        found.append(Segment(field.id, FIELD, _halves(field.half_edges), sheep=field.sheep, cities=cities))
    return tuple(found)


def _sides(edges: Iterable[EdgeName]) -> tuple[int, ...]:
    return tuple("NESW".index(edge) for edge in edges)


def _halves(half_edges: Iterable[HalfName]) -> tuple[int, ...]:
    return tuple(map(HALVES.index, half_edges))
