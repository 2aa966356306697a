"""What lies in the box besides the cards: board, tracks, market, set-up values (PILL-1, PILL-2, PILL-4.27).

These are the records of `data/board.json` and `data/setup.json`, decoded once at import. A record names every key that
its file may hold: a key that is not named here, or a value outside its list, does not import. The records are read by
msgspec, which needs the annotations at run time; what is computed from them lives in `goods.py` and `space.py`.
"""

from importlib.resources import files
from typing import Final, Literal, TypeVar

import msgspec

Source = Literal["rulebook", "public", "single", "reconstructed"]
Cube = Literal["wood", "stone", "sand", "metal"]
Good = Literal["wood", "stone", "sand", "metal", "gold", "vp"]
AreaId = Literal[
    "event",
    "bishopric",
    "wool_mill",
    "kingsbridge",
    "priory",
    "forest",
    "quarry",
    "gravel_pit",
    "kings_court",
    "shiring",
    "shiring_castle",
    "market",
    "cathedral",
    "start_player",
]
Kind = Literal[
    "mortar_mixer",
    "woodworker",
    "stonecutter",
    "mason",
    "toolmaker",
    "potter",
    "architect",
    "carpenter",
    "sculptor",
    "glassblower",
    "goldsmith",
    "bell_founder",
    "organ_builder",
]
SpaceModel = Literal["single_space", "named_slots", "ordered_queue"]

R = TypeVar("R")


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One object of a data file."""


class Names(Record, frozen=True, omit_defaults=True):
    """A name or a text in both languages of the game, and where it helps collectors in German."""

    en: str
    cs: str
    de: str = ""


class Named(Record, frozen=True, kw_only=True):
    """A record with an id, a name, how often it is in the box, and the origin of what it says."""

    id: str
    name: Names
    count: int
    source: Source


class Space(Record, frozen=True):
    """A place for one builder and what it brings."""

    id: str
    gives: Literal["", "advantage_card_a", "advantage_card_b", "craftsman_a", "craftsman_b"] = ""
    vp: int = 0
    tax_free: bool = False
    metal: int = 0
    grey_workers_next_round: int = 0
    trade_order: int = 0


class Area(Named, frozen=True):
    """One of the 14 areas; `number` is the step in which it is resolved."""

    id: AreaId
    number: int
    builder_spaces: int
    space_model: SpaceModel | None
    spaces: tuple[Space, ...]
    holds_workers: bool
    evidence: str

    def __post_init__(self) -> None:
        if self.builder_spaces != len(self.spaces) or bool(self.spaces) == (self.space_model is None):
            raise ValueError(f"{self.id}: builder_spaces, spaces and space_model disagree")


class PriceTrack(Named, frozen=True):
    """What it costs to place a builder, and where one may be parked (PILL-4.22, PILL-4.23, PILL-4.33)."""

    prices: tuple[int, ...]
    start: int
    parking_places: tuple[int, ...]
    step_after_each_decision: int
    minimum: int
    after_bag_is_empty: int


class Track(Named, frozen=True):
    """The gold track or the track of victory points (PILL-4.1, PILL-4.2)."""

    min: int
    max: int | None
    start: int | None = None


class Market(Named, frozen=True):
    """Stock, prices and who may trade what (PILL-4.59 to PILL-4.61)."""

    stock_each_round: dict[Cube, int]
    buy_price: dict[Cube, int]
    sell_price: dict[Cube, int]
    buy_requires: dict[Cube, Kind]
    sell_requires: dict[Cube, Kind]


class Display(Record, frozen=True):
    """How many cards are laid out in phase I."""

    resource_cards: int
    craftsmen: int
    source: Source


class BoardFile(Record, frozen=True):
    about: str
    areas: tuple[Area, ...]
    builder_spaces_total: int
    builder_price_track: PriceTrack
    gold_track: Track
    vp_track: Track
    market: Market
    kings_court_metal_each_round: int
    display: Display


class PlayerRange(Record, frozen=True):
    """How many can play (PILL-0.1)."""

    min: int
    max: int


class Kit(Record, frozen=True):
    """What every player begins with (PILL-2.1, PILL-2.2, PILL-2.4)."""

    builders: int
    small_workers: int
    big_workers: int
    big_worker_value: int
    workers_total: int
    starting_craftsmen: tuple[str, ...]
    craftsman_limit: int
    start_vp: int
    discs: int
    overview_cards: int
    source: Source

    def __post_init__(self) -> None:
        if self.workers_total != self.small_workers + self.big_workers * self.big_worker_value:
            raise ValueError("workers_total is not the sum of small and big workers")


class StartGold(Record, frozen=True):
    """Gold at the beginning, counted from the start player clockwise (PILL-2.7)."""

    seat_from_start_player: tuple[int, ...]
    source: Source


class CathedralPart(Named, frozen=True):
    """A part of the cathedral: round counter and token of the start player (PILL-2.3, PILL-4.66)."""

    round: int


class ShortfallRule(Record, frozen=True):
    """What missing gold costs (PILL-4.3)."""

    gold_per_vp: int
    rounding: Literal["down"]


class TwoPlayerRule(Record, frozen=True):
    """The jump of the price marker, which holds in any game whose bag is empty early (PILL-4.33)."""

    price_marker_after_last_builder: int
    last_builder_free: Literal[False]
    rule: Literal["PILL-4.33"]


class SetupFile(Record, frozen=True):
    about: str
    components: tuple[Named, ...]
    colours: tuple[Named, ...]
    players: PlayerRange
    per_player: Kit
    start_gold_by_seat: StartGold
    rounds: int
    cathedral_parts: tuple[CathedralPart, ...]
    tax_die_faces: tuple[int, ...]
    grey_workers_gained: int
    carry_over_cube_limit: int
    gold_limit: int
    shortfall_rule: ShortfallRule
    redraws_per_builder_phase: int
    two_player_rule: TwoPlayerRule
    phases: tuple[Named, ...]
    tie_break: tuple[Literal["gold"], ...]
    source: Source


def read(name: str, kind: type[R]) -> R:
    """The data file of this name, decoded as one record of the given kind."""
    return msgspec.json.decode(files(__package__).joinpath("data", name).read_bytes(), type=kind)


BOARD: Final = read("board.json", BoardFile)
SETUP: Final = read("setup.json", SetupFile)
KIT: Final = SETUP.per_player
PRICES: Final = BOARD.builder_price_track
MARKET: Final = BOARD.market
AREAS: Final = {area.id: area for area in BOARD.areas}
COUNTS: Final = {component.id: component.count for component in SETUP.components}
"""How many of each component are in the box."""
PARTS: Final = tuple(part.id for part in SETUP.cathedral_parts)
ROUNDS: Final = SETUP.rounds
