"""The wheel board: a block of cells with landscape on its border, and the wheel's sectors (CARC-6.41 to CARC-6.55).

Every cell counts as one tile. What the board prints is cut into one little tile a cell; fields that run over several
cells are joined again when the board is laid.
"""

from typing import Final, Literal

from stolek.games.carcassonne.components import Named, Names, Record, Source, read
from stolek.games.carcassonne.tile import CITY, FIELD, HALVES, ROAD, EdgeName, EdgeType, HalfName, Segment

SectorId = Literal["fortune", "taxes", "famine", "storm", "inquisition", "plague"]
Per = Literal["own_knight", "own_farmer", "own_monk", "own_follower_in_supply"]
Count = Literal["pennants_in_that_city", "own_knights_in_that_city", "completed_cities_bordering_that_field"]
Position = tuple[int, int]


class OuterEdges(Record, frozen=True):
    """The type of every edge on the border, north and south from left to right, east and west from top to bottom."""

    doc: str
    N: tuple[EdgeType, ...]
    E: tuple[EdgeType, ...]
    S: tuple[EdgeType, ...]
    W: tuple[EdgeType, ...]


class BoardCity(Record, frozen=True):
    id: str
    exposed: tuple[tuple[int, int, EdgeName], ...]
    cells: tuple[Position, ...]
    pennants: int


class BoardRoad(Record, frozen=True):
    id: str
    exposed: tuple[tuple[int, int, EdgeName], ...]
    cells: tuple[Position, ...]
    ends_at: Literal["wheel"]


class BoardField(Record, frozen=True):
    id: str
    exposed: tuple[tuple[int, int, HalfName], ...]
    cities: tuple[str, ...]


class GainPoints(Record, frozen=True, tag_field="type", tag="gain_points"):
    """So many points, once (CARC-6.48)."""

    who: Literal["active_player"]
    amount: int


class GainPointsPer(Record, frozen=True, tag_field="type", tag="gain_points_per"):
    """Points for each thing of one's own: a number, or counts to add up (CARC-6.49 to CARC-6.52)."""

    who: Literal["each_player"]
    per: Per
    amount: int | tuple[Count, ...]


class ReturnFollower(Record, frozen=True, tag_field="type", tag="return_own_follower_from_landscape"):
    """Everybody takes a follower back (CARC-6.53)."""

    who: Literal["each_player_in_turn_order_from_active"]
    amount: Literal[1]
    mandatory: Literal[True]
    excludes: tuple[Literal["crown_spaces"], ...]
    if_none: Literal["skip"]


class Sector(Named, frozen=True):
    """One sector of the wheel: what happens where the big pig stops, and its crown spaces (CARC-6.43, CARC-6.54)."""

    id: SectorId
    index: int
    crown_spaces: tuple[str, ...]
    near_cells: tuple[Position, ...]
    effect: GainPoints | GainPointsPer | ReturnFollower
    source: Source


class CrownScoring(Record, frozen=True):
    alone_in_one_crown_sector: int
    alone_in_two_crown_sector: int
    two_in_two_crown_sector_each: int
    only_activated_sector: bool
    returned_after_scoring: bool


class SpringDefault(Record, frozen=True):
    doc: str
    cell: Position
    rot: int
    flow: EdgeName


class WheelBoard(Record, frozen=True):
    doc: str
    id: str
    name: Names
    count: int
    size: Position
    outer_edges: OuterEdges
    cities: tuple[BoardCity, ...]
    roads: tuple[BoardRoad, ...]
    fields: tuple[BoardField, ...]
    big_pig_start: SectorId
    big_pig_direction: Literal["clockwise"]
    sectors: tuple[Sector, ...]
    crown_scoring: CrownScoring
    spring_default: SpringDefault
    source: Source
    note: str


BOARD: Final = read("wheel_board.json", WheelBoard)
SECTORS: Final = BOARD.sectors
CROWN_SPACES: Final = tuple(space for sector in SECTORS for space in sector.crown_spaces)
POSITIONS: Final = tuple((x, y) for y in range(BOARD.size[1]) for x in range(BOARD.size[0]))
"""The cells of the board in reading order."""


def edges_at(x: int, y: int) -> tuple[EdgeType | None, ...]:
    """North, east, south and west edge of one cell; None inside the board."""
    width, height = BOARD.size
    outer = BOARD.outer_edges
    return (
        outer.N[x] if y == 0 else None,
        outer.E[y] if x == width - 1 else None,
        outer.S[x] if y == height - 1 else None,
        outer.W[y] if x == 0 else None,
    )


def segments_at(x: int, y: int) -> tuple[Segment, ...]:
    """Roads, cities and fields of one cell. A field is also wherever a city lies that it borders (CARC-5.4)."""
    found = []
    for road in BOARD.roads:
        if (x, y) in road.cells:
            sides = tuple("NESW".index(edge) for ex, ey, edge in road.exposed if (ex, ey) == (x, y))
            found.append(Segment(road.id, ROAD, sides=sides))
    first_city = len(found)
    names = [city.id for city in BOARD.cities if (x, y) in city.cells]
    for city in BOARD.cities:
        if city.id in names:
            edges = [edge for ex, ey, edge in city.exposed if (ex, ey) == (x, y)]
            halves = tuple(i for i, half in enumerate(HALVES) if half[0] in edges)
            found.append(Segment(city.id, CITY, halves, pennants=city.pennants))
    for field in BOARD.fields:
        halves = tuple(HALVES.index(half) for ex, ey, half in field.exposed if (ex, ey) == (x, y))
        cities = tuple(first_city + i for i, name in enumerate(names) if name in field.cities)
        if halves or cities:
            found.append(Segment(field.id, FIELD, halves, cities=cities))
    return tuple(found)
