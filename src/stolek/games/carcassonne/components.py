"""What lies in the box besides the tiles: figures, tokens, modules, the scoring table (CARC-0.4, CARC-1, CARC-5).

These are the records of `data/`, decoded once at import. A record names every key that its file may hold: a key that
is not named here, or a value outside its list, does not import. `doc`, `note` and `..._note` are remarks for people.
"""

from importlib.resources import files
from typing import Final, Literal, TypeVar

import msgspec

Source = Literal["rulebook", "public", "single", "reconstructed"]
ModuleId = Literal["base", "inns_cathedrals", "traders_builders", "hills_sheep", "wheel", "river"]
FigureKind = Literal["follower", "big_follower", "builder", "piglet", "shepherd", "big_pig"]
Place = Literal["road", "city", "monastery", "field", "crown", "wheel_sector"]
Goods = Literal["wine", "grain", "cloth"]

R = TypeVar("R")


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One object of a data file."""


class Names(Record, frozen=True):
    """A name in both languages."""

    en: str
    cs: str


class Named(Record, frozen=True):
    """A record with an id and a name."""

    id: str
    name: Names


class Figure(Named, frozen=True, kw_only=True):
    """A kind of wooden figure; `supply` is how many of them a player can place (CARC-2.1)."""

    id: FigureKind
    module: ModuleId
    per_player: int
    supply: int
    count: int
    strength: int
    may_stand_on: tuple[Place, ...]
    source: Source
    roles: dict[Place, Names] = msgspec.field(default_factory=dict)
    requires_own_follower_on_feature: bool = False
    requires_no_other_shepherd_on_feature: bool = False
    neutral: bool = False
    note: str = ""


class FigureFile(Record, frozen=True):
    doc: str
    colours: tuple[Named, ...]
    colours_source: Source
    colours_note: str
    figures: tuple[Figure, ...]


class GoodsToken(Named, frozen=True):
    """A kind of goods (CARC-2.4, CARC-6.26)."""

    id: Goods
    count: int
    source: Source


class FlockToken(Named, frozen=True):
    """Sheep or a wolf (CARC-6.33)."""

    kind: Literal["sheep", "wolf"]
    value: int
    count: int
    source: Source


class TokenFile(Record, frozen=True):
    doc: str
    goods: tuple[GoodsToken, ...]
    flock: tuple[FlockToken, ...]
    flock_note: str


class PlayerRange(Record, frozen=True):
    """How many can play (CARC-0.1)."""

    min: int
    max: int


class BoxModule(Named, frozen=True):
    """One module of the box and what it adds (CARC-0.2)."""

    id: ModuleId
    tiles_file: str
    tiles: int
    drawn_tiles: int = 0
    start_tiles: int = 0
    figures: tuple[FigureKind, ...] = ()
    required: bool = False
    tokens: tuple[Literal["goods", "flock"], ...] = ()
    extra_minutes: int = 0
    board_file: str = ""
    modes: tuple[str, ...] = ()


class Placed(Record, frozen=True):
    """A tile or the wheel board as laid in setup or written in a vector."""

    x: int
    y: int
    tile: str = ""
    board: Literal["", "wheel_board"] = ""
    rot: int = 0


class StartMode(Record, frozen=True):
    """What lies on the table before the first turn (CARC-2.3)."""

    id: Literal["start_tile", "river", "wheel", "wheel_and_river"]
    when: str
    placed: tuple[Placed, ...]
    start_tile_used: bool


class Switch(Named, frozen=True):
    """An option of the game (CARC-0.4)."""

    values: tuple[bool | str, ...]
    default: bool | str
    needs: tuple[ModuleId, ...]
    rule: str
    test_only: bool


class ModuleFile(Record, frozen=True):
    doc: str
    players: PlayerRange
    modules: tuple[BoxModule, ...]
    start_modes: tuple[StartMode, ...]
    options: tuple[Switch, ...]
    source: Source


class Rate(Record, frozen=True):
    """Points for each tile and each pennant of a road or city."""

    per_tile: int
    per_pennant: int = 0


class CompleteMonastery(Record, frozen=True):
    fixed: int
    per_adjacent_vineyard: int


class OpenMonastery(Record, frozen=True):
    per_tile_in_3x3: int
    per_adjacent_vineyard: int


class CompleteRates(Record, frozen=True):
    """CARC-4.21 to CARC-4.24, CARC-6.11, CARC-6.12, CARC-6.38."""

    road: Rate
    road_with_inn: Rate
    city: Rate
    city_with_cathedral: Rate
    monastery: CompleteMonastery


class OpenRates(Record, frozen=True):
    """CARC-5.2, CARC-5.3."""

    road: Rate
    road_with_inn: Rate
    city: Rate
    city_with_cathedral: Rate
    monastery: OpenMonastery


class FieldRates(Record, frozen=True):
    """CARC-5.4."""

    per_completed_city: int
    per_completed_city_with_own_piglet: int


class GoodsRates(Record, frozen=True):
    """CARC-5.6."""

    majority_per_kind: int
    ties_each: int
    zero_tokens_never_score: bool


class FlockRates(Record, frozen=True):
    """CARC-6.34, CARC-6.63."""

    per_sheep_when_gathered: int
    printed_river_sheep_count: bool
    at_end: int


class CrownRates(Record, frozen=True):
    """CARC-6.55."""

    one_crown_sector: int
    two_crown_sector_alone: int
    two_crown_sector_both_each: int
    at_end: int


class ScoringFile(Record, frozen=True):
    doc: str
    completed: CompleteRates
    incomplete_at_end: OpenRates
    field_at_end: FieldRates
    goods_at_end: GoodsRates
    flock: FlockRates
    crown: CrownRates
    source: Source


def read(name: str, kind: type[R]) -> R:
    """The data file of this name, decoded as one record of the given kind."""
    return msgspec.json.decode(files(__package__).joinpath("data", name).read_bytes(), type=kind)


_FIGURES = read("figures.json", FigureFile)
_TOKENS = read("tokens.json", TokenFile)

BOX: Final = read("modules.json", ModuleFile)
SCORING: Final = read("scoring.json", ScoringFile)
COLOURS: Final = _FIGURES.colours
GOODS: Final = _TOKENS.goods
FLOCK: Final = _TOKENS.flock

FIGURES: Final = tuple(figure for figure in _FIGURES.figures if not figure.neutral)
"""The figures of players; their place in this tuple is their number in states."""
KINDS: Final = len(FIGURES)
FIGURE_IDS: Final[tuple[str, ...]] = tuple(figure.id for figure in FIGURES)
STRENGTH: Final = tuple(figure.strength for figure in FIGURES)
FOLLOWER, BIG_FOLLOWER, BUILDER, PIGLET, SHEPHERD = range(KINDS)
