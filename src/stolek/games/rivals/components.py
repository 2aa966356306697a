"""What lies in the box besides the draw cards: resources, regions, dice, tokens, and the five modes (RIVA-1, RIVA-2).

The records of `data/`, decoded once at import. A record names every key that its file may hold: a key that is not named
here, or a value outside its list, does not import.
"""

from importlib.resources import files
from typing import Final, Literal, TypeVar

import msgspec

from stolek.games.rivals.vocabulary import Effect

Source = Literal["rulebook", "public", "single", "reconstructed"]
SetId = Literal["basic", "gold", "turmoil", "progress"]
Colour = Literal["red", "blue"]
Row = Literal["above", "below"]
ModeId = Literal["intro", "theme_gold", "theme_turmoil", "theme_progress", "duel"]
ResourceId = Literal["lumber", "brick", "wool", "grain", "ore", "gold"]
TerrainId = Literal["forest", "hills", "pasture", "fields", "mountains", "gold_field"]

R = TypeVar("R")


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One object of a data file."""


class Names(Record, frozen=True, kw_only=True):
    """A name or a text in both languages; cards also have their German name."""

    en: str
    cs: str
    de: str = ""


class Named(Record, frozen=True, kw_only=True):
    """A record with an id, a name and the origin of what it says."""

    id: str
    name: Names
    source: Source
    note: str = ""


class Resource(Named, frozen=True, kw_only=True):
    """A resource and the region that stores it (RIVA-4.7)."""

    id: ResourceId
    region_type: TerrainId


class Region(Named, frozen=True, kw_only=True):
    """One of the 24 region cards (RIVA-1); `back` is its shield or the region stack."""

    count: Literal[1]
    category: Literal["region"]
    type: TerrainId
    resource: ResourceId
    number: int
    back: Literal["red", "blue", "stack"]
    capacity: int
    start_resources: int


class CenterCopies(Record, frozen=True, kw_only=True):
    red: int
    blue: int
    stack: int


class VictoryPoints(Record, frozen=True, kw_only=True):
    victory: int


class SiteCount(Record, frozen=True, kw_only=True):
    above: int
    below: int


class CenterCard(Named, frozen=True, kw_only=True):
    """Road, settlement or city (RIVA-4.37 to RIVA-4.39)."""

    id: Literal["road", "settlement", "city"]
    count: int
    category: str
    copies: CenterCopies
    cost: dict[ResourceId, int]
    points: VictoryPoints
    building_sites: SiteCount | None = None
    regions_drawn_when_built: int = 0
    placed_on: str = ""


class ProductionDie(Named, frozen=True, kw_only=True):
    count: int
    faces: tuple[int, ...]


class Symbol(Named, frozen=True, kw_only=True):
    """One of the five symbols of the event die and what it does (RIVA-1.4, RIVA-4.26 to RIVA-4.30)."""

    colour: Literal["red", "black"]
    faces: int
    resolved: Literal["before_production", "after_production"]
    effect: Effect
    picture: str = ""


class EventDie(Named, frozen=True, kw_only=True):
    count: int
    faces: tuple[str, ...]
    symbols: tuple[Symbol, ...]


class Dice(Record, frozen=True, kw_only=True):
    production_die: ProductionDie
    event_die: EventDie


class Token(Named, frozen=True, kw_only=True):
    """Hero token or trade token (RIVA-4.70, RIVA-4.71)."""

    id: Literal["hero_token", "trade_token"]
    count: int
    point: Literal["strength", "commerce"]
    symbol: Names
    min_points: int
    needs_more_than_opponent: Literal[True]
    victory: int


class CardSet(Named, frozen=True, kw_only=True):
    id: SetId
    cards: int


class SitesOfKinds(Record, frozen=True, kw_only=True):
    settlement: SiteCount
    city: SiteCount


class Geometry(Record, frozen=True, kw_only=True):
    note: str
    building_sites: SitesOfKinds
    region_expansion_sites_per_region: int
    source: Source


class StartRegion(Record, frozen=True, kw_only=True):
    """A region of a starting principality: its column and row (RIVA-4.1) and what it stores (RIVA-2.2)."""

    region: str
    x: int
    row: Row
    stored: int


class StartPrincipality(Record, frozen=True, kw_only=True):
    settlements: tuple[int, ...]
    roads: tuple[int, ...]
    regions: tuple[StartRegion, ...]
    source: Source


class Principalities(Record, frozen=True, kw_only=True):
    red: StartPrincipality
    blue: StartPrincipality


class ColourAssignment(Record, frozen=True, kw_only=True):
    seat_1: Colour
    seat_2: Colour
    source: Source


class StartingPlayer(Record, frozen=True, kw_only=True):
    how: str
    source: Source
    note: str


class BankTrade(Record, frozen=True, kw_only=True):
    give: int
    get: int


class SearchCost(Record, frozen=True, kw_only=True):
    base: int
    parish_hall: int
    town_hall: int


class DrawStacks(Record, frozen=True, kw_only=True):
    """The draw stacks of one set: how many, how high, and whether half moons stay in the box (RIVA-2.14)."""

    set: SetId
    stacks: int
    cards_each: int
    without_half_moon: bool = False


class CardCount(Record, frozen=True, kw_only=True):
    card: str
    count: int
    set: SetId | None = None


class StartHand(Record, frozen=True, kw_only=True):
    how: Literal["top_cards", "draft"]
    cards: int
    second_player: str
    origin: str = msgspec.field(name="from")


class CenterSupply(Record, frozen=True, kw_only=True):
    road: int
    settlement: int
    city: int
    region: int


class Mode(Named, frozen=True, kw_only=True):
    """One of the five games (RIVA-0.2)."""

    id: ModeId
    victory_points: int
    win_check: tuple[Literal["start_of_own_turn", "end_of_own_turn"], ...]
    draw_stacks: tuple[DrawStacks, ...]
    face_up_stack: tuple[CardCount, ...]
    event_deck_size: int
    start_hand: StartHand
    rearrange_regions_at_start: bool
    demolition_allowed: bool
    discard_pile: str
    center_supply: CenterSupply
    yule_has_cards_below: int
    event_deck: tuple[CardCount, ...] = ()
    event_deck_fixed: tuple[CardCount, ...] = ()
    event_deck_random_pool: tuple[CardCount, ...] = ()
    event_deck_random_drawn: int = 0
    theme_stack_contents: dict[SetId, tuple[CardCount, ...]] = {}


class Setup(Record, frozen=True, kw_only=True):
    sets: tuple[CardSet, ...]
    geometry: Geometry
    principalities: Principalities
    colour_assignment: ColourAssignment
    starting_player: StartingPlayer
    hand_limit_base: int
    hand_limit_per_progress_point: int
    bank_trade: BankTrade
    search_cost: SearchCost
    modes: tuple[Mode, ...]


def read(name: str, kind: type[R]) -> R:
    """Decode one file of `data/`; an unknown key or value does not import."""
    return msgspec.json.decode((files("stolek.games.rivals") / "data" / name).read_bytes(), type=kind)


SETUP: Final = read("setup.json", Setup)
MODES: Final = {mode.id: mode for mode in SETUP.modes}
SETS: Final = tuple(s.id for s in SETUP.sets)
RESOURCES: Final = tuple(r.id for r in read("resources.json", tuple[Resource, ...]))
RESOURCE: Final[dict[str, int]] = {name: i for i, name in enumerate(RESOURCES)}
LUMBER, BRICK, WOOL, GRAIN, ORE, GOLD = range(6)
REGIONS: Final = read("regions.json", tuple[Region, ...])
CENTER: Final = {card.id: card for card in read("center_cards.json", tuple[CenterCard, ...])}
DICE: Final = read("dice.json", Dice)
SYMBOLS: Final = {symbol.id: symbol for symbol in DICE.event_die.symbols}
FACES: Final = DICE.event_die.faces
TOKENS: Final = {token.id: token for token in read("tokens.json", tuple[Token, ...])}

CACHE: Final = len(REGIONS)
"""The place number of the gold storage (Gold Cache), after those of the 24 regions."""
PLACES: Final = (*(region.id for region in REGIONS), "gold_cache")
PLACE: Final[dict[str, int]] = {name: i for i, name in enumerate(PLACES)}
KIND_OF: Final = (*(RESOURCE[region.resource] for region in REGIONS), GOLD)
"""The resource that a place stores."""
CAPACITY: Final = 3
"""What a region holds at most (RIVA-4.8); the Gold Cache holds as much (RIVA-4.210)."""
NUMBERED: Final = tuple(tuple(i for i, r in enumerate(REGIONS) if r.number == n) for n in range(7))
"""The regions that bear a number."""
STACKED: Final = tuple(i for i, r in enumerate(REGIONS) if r.back == "stack")
"""The 12 regions of the region stack (RIVA-2.3)."""
BACKS: Final = ("basic_set", "era_of_gold", "era_of_turmoil", "era_of_progress")
"""How the back of each set is called in texts; the order is that of the sets."""


def place_of(name: str) -> int | None:
    """The place that an answer names, if it names one."""
    return PLACE.get(name)


def resource_of(name: str) -> int | None:
    """The resource that an answer names, if it names one."""
    return RESOURCE.get(name)


Cost = tuple[int, int, int, int, int, int]


def cost_of(amounts: dict[ResourceId, int]) -> Cost:
    """A cost as numbers of lumber, brick, wool, grain, ore and gold."""
    lumber, brick, wool, grain, ore, gold = (amounts.get(name, 0) for name in RESOURCES)
    return (lumber, brick, wool, grain, ore, gold)


ROAD_COST: Final = cost_of(CENTER["road"].cost)
SETTLEMENT_COST: Final = cost_of(CENTER["settlement"].cost)
CITY_COST: Final = cost_of(CENTER["city"].cost)
SETTLEMENT_VP: Final = CENTER["settlement"].points.victory
CITY_VP: Final = CENTER["city"].points.victory
