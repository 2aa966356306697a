"""The wheel board as printed: its landscape, its sectors, and what crowns are worth (CARC-6.41 to CARC-6.55)."""

from typing import Final, Literal

from stolek.games.carcassonne.components import PACKAGE
from stolek.games.carcassonne.tile import EdgeName, EdgeType, HalfName
from stolek.kernel.data import DataItem, Names, read_data

SectorId = Literal["fortune", "taxes", "famine", "storm", "inquisition", "plague"]
Per = Literal["own_knight", "own_farmer", "own_monk", "own_figure_in_supply"]
Count = Literal["pennants_in_that_city", "own_knights_in_that_city", "completed_cities_bordering_that_field"]
Position = tuple[int, int]


class OuterEdges(DataItem, frozen=True):
    """The type of every edge on the border, north and south from left to right, east and west from top to bottom."""

    N: tuple[EdgeType, ...]
    E: tuple[EdgeType, ...]
    S: tuple[EdgeType, ...]
    W: tuple[EdgeType, ...]


class BoardCity(DataItem, frozen=True):
    id: str
    exposed: tuple[tuple[int, int, EdgeName], ...]
    cells: tuple[Position, ...]
    pennants: int


class BoardRoad(DataItem, frozen=True):
    """A road that ends at the wheel."""

    id: str
    exposed: tuple[tuple[int, int, EdgeName], ...]
    cells: tuple[Position, ...]


class BoardField(DataItem, frozen=True):
    id: str
    exposed: tuple[tuple[int, int, HalfName], ...]
    cities: tuple[str, ...]


class GainPoints(DataItem, frozen=True, tag_field="type", tag="gain_points"):
    """The active player gets points (CARC-6.48)."""

    amount: int


class GainPointsPer(DataItem, frozen=True, tag_field="type", tag="gain_points_per"):
    """Everybody gets points for each thing of their own: a number, or counts to add up (CARC-6.49 to CARC-6.52)."""

    per: Per
    amount: int | tuple[Count, ...]


class ReturnFigure(DataItem, frozen=True, tag_field="type", tag="return_own_figure_from_landscape"):
    """Everybody takes figures back, the active player first (CARC-6.53)."""

    amount: int


Effect = GainPoints | GainPointsPer | ReturnFigure


class Sector(DataItem, frozen=True):
    """One sector of the wheel: what happens where the big pig stops, and its crown spaces (CARC-6.43, CARC-6.54)."""

    id: SectorId
    name: Names
    crown_spaces: tuple[str, ...]
    effect: Effect


class CrownScoring(DataItem, frozen=True):
    """CARC-6.55."""

    alone_in_one_crown_sector: int
    alone_in_two_crown_sector: int
    two_in_two_crown_sector_each: int


class SpringDefault(DataItem, frozen=True):
    """Where the river leaves the board unless somebody chooses (CARC-2.3)."""

    cell: Position
    flow: EdgeName


class WheelBoard(DataItem, frozen=True):
    id: str
    name: Names
    size: Position
    outer_edges: OuterEdges
    cities: tuple[BoardCity, ...]
    roads: tuple[BoardRoad, ...]
    fields: tuple[BoardField, ...]
    big_pig_start: SectorId
    sectors: tuple[Sector, ...]
    crown_scoring: CrownScoring
    spring_default: SpringDefault


BOARD: Final = read_data(PACKAGE, "wheel_board.json", WheelBoard)
SECTORS: Final = BOARD.sectors
"""Clockwise; a sector's place in this tuple is its number in states."""
SECTOR_OF: Final = {space: sector for sector in SECTORS for space in sector.crown_spaces}
CROWN_SPACES: Final = tuple(SECTOR_OF)
"""All crown spaces, sector by sector."""
