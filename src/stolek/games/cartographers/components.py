"""What lies in the box besides the cards: terrains, printed maps, shapes, score boxes (CART-1, CART-4.05).

These are the records of `data/`, decoded once at import. A record names every key that its file may hold: a key that is
not named here, or a value outside its list, does not import. The records are read by msgspec, which needs the
annotations at run time; what is computed from them lives in `sheet.py` and `shape.py`.
"""

from importlib.resources import files
from typing import Final, Literal, TypeVar

import msgspec

Source = Literal["rulebook", "public", "single", "reconstructed"]
Drawable = Literal["forest", "village", "farm", "water", "monster"]
Terrain = Literal["forest", "village", "farm", "water", "monster", "mountain"]
Feature = Literal["ruins", "wasteland"]
SeasonId = Literal["spring", "summer", "autumn", "winter"]
EdictLetter = Literal["A", "B", "C", "D"]
SideLetter = Literal["A", "B"]
Place = tuple[int, int]
"""A space as the data writes it: row and column, zero-based."""

R = TypeVar("R")


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One object of a data file."""


class Names(Record, frozen=True):
    """A name or a text in both languages."""

    en: str
    cs: str


class Named(Record, frozen=True, kw_only=True):
    """A record with an id, a name and the origin of what it says. One id is one thing, so the id is the hash."""

    id: str
    name: Names
    source: Source
    field_sources: dict[str, Source] = msgspec.field(default_factory=dict)

    def __hash__(self) -> int:
        return hash(self.id)


class TerrainType(Named, frozen=True):
    """A terrain type (CART-4.05); `symbol` is its letter in pictures of a sheet."""

    id: Terrain
    drawable: bool
    filled: bool
    counts_as_terrain_type: bool
    symbol: str


class PrintedFeature(Named, frozen=True):
    """Ruins or wasteland (CART-4.02, CART-4.06)."""

    id: Feature
    filled: bool
    can_be_drawn_on: bool
    counts_as_terrain_type: bool
    symbol: str
    stays_ruins_after_drawing: bool = False


class TerrainSets(Record, frozen=True):
    """Two lists that rules refer to: the fallback after ruins (CART-4.32) and Greengold Plains (CART-4.80)."""

    any_terrain_for_ruins_fallback: tuple[Drawable, ...]
    greengold_counted: tuple[Terrain, ...]


class TerrainFile(Record, frozen=True):
    game: Literal["cartographers"]
    terrains: tuple[TerrainType, ...]
    printed_features: tuple[PrintedFeature, ...]
    sets: TerrainSets


class LabelledPlace(Record, frozen=True):
    rc: Place
    label: str


class MapCounts(Record, frozen=True):
    mountains: int
    ruins: int
    wasteland: int
    drawable_spaces: int


class MapSide(Named, frozen=True):
    """One side of the map sheet as printed: a picture of 11 lines, and the same as lists of spaces."""

    side: SideLetter
    count: int
    rows: int
    cols: int
    grid: tuple[str, ...]
    mountains: tuple[LabelledPlace, ...]
    ruins: tuple[LabelledPlace, ...]
    wasteland: tuple[LabelledPlace, ...]
    counts: MapCounts


class MapLabels(Record, frozen=True):
    rows: tuple[str, ...]
    cols: tuple[int, ...]
    origin: str


class MapFile(Record, frozen=True):
    game: Literal["cartographers"]
    legend: dict[str, str]
    labels: MapLabels
    maps: tuple[MapSide, ...]


class FreshMapPlacements(Record, frozen=True):
    """How many placements an unplayed side allows, all and over ruins: derived numbers for tests."""

    A: int
    A_on_ruins: int
    B: int
    B_on_ruins: int


class PrintedShape(Named, frozen=True):
    """A shape in the orientation printed on its cards (CART-4.13)."""

    count: int
    size: int
    cells: tuple[Place, ...]
    art: tuple[str, ...]
    bbox: tuple[int, int]
    distinct_orientations: int
    used_by: tuple[str, ...]
    fresh_map_placements: FreshMapPlacements


class ShapeFile(Record, frozen=True):
    game: Literal["cartographers"]
    note: str
    shapes: tuple[PrintedShape, ...]


class CoinTrack(Named, frozen=True):
    """The coin track: its length, and what a filled coin pays each season (CART-4.54, CART-4.61)."""

    count: int
    score_per_filled_coin_each_season: int
    overflow: str


class ScoreBox(Record, frozen=True):
    """The box of a season: two edicts, coins, monsters, total (CART-4.63)."""

    id: str
    season: SeasonId
    cells: tuple[EdictLetter | Literal["coins", "monsters", "total"], ...]


class HeaderField(Record, frozen=True):
    """A line at the head of the sheet (CART-2.2)."""

    id: Literal["name", "title", "crest"]
    name: Names
    required: bool
    solo: str = ""


class SheetFile(Record, frozen=True):
    game: Literal["cartographers"]
    coin_track: CoinTrack
    score_boxes: tuple[ScoreBox, ...]
    score_cell_names: dict[Literal["coins", "monsters", "total"], Names]
    header_fields: tuple[HeaderField, ...]
    source: Source


class Component(Named, frozen=True):
    """One line of the list of components (CART-1)."""

    count: int


class PlayerRange(Record, frozen=True):
    """How many can play (CART-0.2)."""

    min: int
    max: int
    source: Source


class ComponentFile(Record, frozen=True):
    game: Literal["cartographers"]
    edition: Names
    players: PlayerRange
    components: tuple[Component, ...]
    card_total: int


def read(name: str, kind: type[R]) -> R:
    """The data file of this name, decoded as one record of the given kind."""
    return msgspec.json.decode(files(__package__).joinpath("data", name).read_bytes(), type=kind)


TERRAINS: Final = read("terrains.json", TerrainFile)
MAP_SIDES: Final = read("maps.json", MapFile).maps
SHAPES: Final = read("shapes.json", ShapeFile).shapes
SHEET: Final = read("sheet.json", SheetFile)
BOX: Final = read("components.json", ComponentFile)
