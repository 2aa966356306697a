"""The wheel board as landscape: a block of cells, each of which counts as one tile (CARC-6.41).

What the board prints is cut into one little tile a cell; fields that run over several cells are joined again when the
board is laid.
"""

from collections.abc import Iterable
from typing import Final, TypeVar

from stolek.games.carcassonne.box import add_board
from stolek.games.carcassonne.cell import cell_at
from stolek.games.carcassonne.tile import (
    HALVES,
    EdgeName,
    Edges,
    HalfName,
    PrintedCity,
    PrintedField,
    PrintedRoad,
    Tile,
)
from stolek.games.carcassonne.wheel.components import BOARD

E = TypeVar("E", EdgeName, HalfName)

WIDTH, HEIGHT = BOARD.size


def exposed_on(x: int, y: int, exposed: Iterable[tuple[int, int, E]]) -> tuple[E, ...]:
    """The edges or half-edges of one cell among those where a segment meets the border."""
    return tuple(edge for column, row, edge in exposed if (column, row) == (x, y))


def halves_of(edges: tuple[EdgeName, ...]) -> tuple[HalfName, ...]:
    """Both halves of each edge."""
    return tuple(half for half in HALVES if half[0] in edges)


def tile_on(x: int, y: int) -> Tile:
    """One cell of the board."""
    cities = [
        PrintedCity(city.id, halves_of(exposed_on(x, y, city.exposed)), city.pennants)
        for city in BOARD.cities
        if (x, y) in city.cells
    ]
    roads = [PrintedRoad(road.id, exposed_on(x, y, road.exposed)) for road in BOARD.roads if (x, y) in road.cells]
    return Tile(
        id=BOARD.id,
        name=BOARD.name,
        edges=edges_on(x, y),
        cities=tuple(cities),
        roads=tuple(roads),
        fields=fields_on(x, y, [city.id for city in cities]),
    )


def edges_on(x: int, y: int) -> Edges:
    """The edges of one cell; none inside the board."""
    outer = BOARD.outer_edges
    return Edges(
        N=outer.N[x] if y == 0 else None,
        E=outer.E[y] if x == WIDTH - 1 else None,
        S=outer.S[x] if y == HEIGHT - 1 else None,
        W=outer.W[y] if x == 0 else None,
    )


def fields_on(x: int, y: int, cities: list[str]) -> tuple[PrintedField, ...]:
    """The fields of one cell. A field is also wherever a city lies that it borders (CARC-5.4)."""
    found = []
    for field in BOARD.fields:
        halves = exposed_on(x, y, field.exposed)
        bordered = tuple(city for city in cities if city in field.cities)
        if halves or bordered:
            found.append(PrintedField(field.id, halves, bordered))
    return tuple(found)


CELLS: Final = add_board(BOARD.id, {cell_at(x, y): tile_on(x, y) for y in range(HEIGHT) for x in range(WIDTH)})
"""The cells of the board in reading order, its top left one at 0, 0, and their tiles."""
