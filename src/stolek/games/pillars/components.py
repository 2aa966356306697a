"""What lies in the box besides the cards: board, market, set-up values (PILL-1, PILL-2, PILL-4.27).

These are the types of `data/board.json` and `data/setup.json`, decoded once at import: a key that is not named here, or
a value outside its list, does not import. What is computed from them lives in `goods.py` and `space.py`; where the
facts come from stands in `docs/games/pillars-data.md`.
"""

from typing import Final, Literal

from stolek.kernel.data import DataItem, Names, read_data

PACKAGE: Final = "stolek.games.pillars"
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


class Named(DataItem, frozen=True, kw_only=True):
    """Anything with an id and a name."""

    id: str
    name: Names


class Space(DataItem, frozen=True):
    """A place for one builder and what it brings."""

    id: str
    vp: int = 0
    tax_free: bool = False
    metal: int = 0
    grey_workers_next_round: int = 0


class Area(Named, frozen=True):
    """One of the 14 areas; `number` is the step in which it is resolved."""

    id: AreaId
    number: int
    space_model: SpaceModel | None
    spaces: tuple[Space, ...]

    def __post_init__(self) -> None:
        if bool(self.spaces) == (self.space_model is None):
            raise ValueError(f"{self.id}: spaces and space_model disagree")


class PriceTrack(DataItem, frozen=True):
    """What it costs to place a builder (PILL-4.22, PILL-4.23, PILL-4.33)."""

    prices: tuple[int, ...]
    start: int
    step_after_each_decision: int
    minimum: int
    after_bag_is_empty: int


class Market(DataItem, frozen=True):
    """Stock, prices and who may trade what (PILL-4.59 to PILL-4.61)."""

    stock_each_round: dict[Cube, int]
    buy_price: dict[Cube, int]
    sell_price: dict[Cube, int]
    buy_requires: dict[Cube, Kind]
    sell_requires: dict[Cube, Kind]


class BoardFile(DataItem, frozen=True):
    """The board and what lies on it at the beginning of a round."""

    areas: tuple[Area, ...]
    builder_price_track: PriceTrack
    market: Market
    kings_court_metal_each_round: int
    resource_cards_shown: int


class PlayerRange(DataItem, frozen=True):
    """How many can play (PILL-0.1)."""

    min: int
    max: int


class Kit(DataItem, frozen=True):
    """What every player begins with (PILL-2.1, PILL-2.2, PILL-2.4)."""

    builders: int
    small_workers: int
    big_workers: int
    big_worker_value: int
    craftsman_limit: int
    start_vp: int

    @property
    def workers(self) -> int:
        """A big worker counts as several (PILL-2.1)."""
        return self.small_workers + self.big_workers * self.big_worker_value


class SetupFile(DataItem, frozen=True):
    """Numbers of the box and of the rules."""

    players: PlayerRange
    counts: dict[str, int]
    """How many cubes of each kind, and workers that belong to nobody, are in the box."""
    per_player: Kit
    start_gold: tuple[int, ...]
    """Counted from the start player clockwise (PILL-2.7)."""
    rounds: int
    cathedral_parts: tuple[Named, ...]
    """One a round: round counter and token of the start player (PILL-2.3, PILL-4.66)."""
    tax_die_faces: tuple[int, ...]
    carry_over_cube_limit: int
    gold_limit: int
    gold_per_lost_point: int
    """How much missing gold costs a point (PILL-4.3)."""
    redraws_per_builder_phase: int
    tie_break: tuple[Literal["gold"], ...]


BOARD: Final = read_data(PACKAGE, "board.json", BoardFile)
SETUP: Final = read_data(PACKAGE, "setup.json", SetupFile)
KIT: Final = SETUP.per_player
MAX_SEATS: Final = SETUP.players.max
PRICES: Final = BOARD.builder_price_track
MARKET: Final = BOARD.market
AREAS: Final = {area.id: area for area in BOARD.areas}
STEPS: Final = {area.id: area.number for area in BOARD.areas}
"""The step of phase III in which each area is resolved."""
COUNTS: Final = SETUP.counts
PARTS: Final = tuple(part.id for part in SETUP.cathedral_parts)
ROUNDS: Final = SETUP.rounds
