"""What lies in the box besides draw cards and dice: resources, regions, tokens, and the five games (RIVA-1, RIVA-2).

Resources and places that store them are small numbers for the engine, ids for people: `RESOURCES[GOLD]` is "gold" and
`RESOURCE["gold"]` is GOLD; likewise PLACES and PLACE.
"""

from typing import Final, Literal, TypeAlias, TypeVar

from stolek.kernel.data import DataItem, Names, read_data

SetId = Literal["basic", "gold", "turmoil", "progress"]
Row = Literal["above", "below"]
ModeId = Literal["intro", "theme_gold", "theme_turmoil", "theme_progress", "duel"]
ResourceId = Literal["lumber", "brick", "wool", "grain", "ore", "gold"]
TerrainId = Literal["forest", "hills", "pasture", "fields", "mountains", "gold_field"]
Resource: TypeAlias = int
"""A resource, by its number in `RESOURCES`."""
Place: TypeAlias = int
"""Where resources are stored: one of the 24 regions, or the Gold Cache after them."""
Back: TypeAlias = int
"""The back of a draw card, by the number of its set in `SETS`."""
Cost: TypeAlias = tuple[int, int, int, int, int, int]
"""How many of each resource: lumber, brick, wool, grain, ore, gold."""

D = TypeVar("D")


class Named(DataItem, frozen=True, kw_only=True):
    """Something with an id and a name."""

    id: str
    name: Names


class ResourceData(Named, frozen=True, kw_only=True):
    """A resource (RIVA-4.7)."""

    id: ResourceId


class Region(Named, frozen=True, kw_only=True):
    """One of the 24 region cards (RIVA-1)."""

    type: TerrainId
    resource: ResourceId
    number: int


class CenterCard(DataItem, frozen=True, kw_only=True):
    """Road, settlement or city (RIVA-4.37 to RIVA-4.39)."""

    id: Literal["road", "settlement", "city"]
    cost: dict[ResourceId, int]
    victory: int = 0
    sites: int = 0
    """Building sites above, and as many below (RIVA-4.2)."""
    new_regions: int = 0


class Token(Named, frozen=True, kw_only=True):
    """Hero token or trade token (RIVA-4.70, RIVA-4.71)."""

    id: Literal["hero_token", "trade_token"]
    min_points: int
    victory: int


class CardSetData(Named, frozen=True, kw_only=True):
    """The Basic Set or one of the three eras."""

    id: SetId


class StartRegion(DataItem, frozen=True, kw_only=True):
    """A region of a starting principality: its column and row (RIVA-4.1) and what it stores (RIVA-2.2)."""

    region: str
    x: int
    row: Row
    stored: int


class StartPrincipality(DataItem, frozen=True, kw_only=True):
    """What a player begins with; the settlements by their columns."""

    settlements: tuple[int, ...]
    regions: tuple[StartRegion, ...]


class StartPrincipalities(DataItem, frozen=True, kw_only=True):
    """The first seat is red, the second blue (RIVA-2.1)."""

    red: StartPrincipality
    blue: StartPrincipality


class CenterSupply(DataItem, frozen=True, kw_only=True):
    """The stacks between the players (RIVA-2.3)."""

    road: int
    settlement: int
    city: int


class DrawStacks(DataItem, frozen=True, kw_only=True):
    """The draw stacks of one set: how many, how high, and whether half moons stay in the box (RIVA-2.14)."""

    set: SetId
    stacks: int
    cards_each: int
    without_half_moon: bool = False


class CardCount(DataItem, frozen=True, kw_only=True):
    """A kind of card, some times over."""

    card: str
    count: int


class StartHand(DataItem, frozen=True, kw_only=True):
    """The top cards of a stack, or cards chosen from one (RIVA-2.8, RIVA-2.12)."""

    how: Literal["top_cards", "draft"]
    cards: int


class Mode(Named, frozen=True, kw_only=True):
    """One of the five games (RIVA-0.2)."""

    id: ModeId
    victory_points: int
    wins_before_roll: bool
    """Whether enough points win at the beginning of one's own turn as well (RIVA-5.2)."""
    draw_stacks: tuple[DrawStacks, ...]
    face_up_stack: tuple[CardCount, ...] = ()
    half_moon_events: int | None = None
    """How many of the events with a half moon are drawn for the game; all events take part without it (RIVA-2.15)."""
    start_hand: StartHand
    rearrange_regions_at_start: bool
    demolition_allowed: bool
    open_discard_pile: bool

    @property
    def sets(self) -> tuple[SetId, ...]:
        """The sets of cards that take part."""
        return tuple(stacks.set for stacks in self.draw_stacks)


class Setup(DataItem, frozen=True, kw_only=True):
    """How every game begins, its constants, and the five games."""

    sets: tuple[CardSetData, ...]
    principalities: StartPrincipalities
    center_supply: CenterSupply
    region_capacity: int
    events_below_yule: int
    hand_limit_base: int
    hand_limit_per_progress_point: int
    bank_rate: int
    search_cost: int
    modes: tuple[Mode, ...]


def read(file: str, kind: type[D]) -> D:
    """One file of the game's data."""
    return read_data("stolek.games.rivals", file, kind)


SETUP: Final = read("setup.json", Setup)
MODES: Final[dict[str, Mode]] = {mode.id: mode for mode in SETUP.modes}
SETS: Final = tuple(card_set.id for card_set in SETUP.sets)
BASIC: Final[Back] = SETS.index("basic")
BACKS: Final = ("basic_set", "era_of_gold", "era_of_turmoil", "era_of_progress")
"""How the back of each set is called in views and texts; the order is that of the sets."""
RESOURCES: Final = tuple(resource.id for resource in read("resources.json", tuple[ResourceData, ...]))
RESOURCE: Final[dict[str, Resource]] = {name: i for i, name in enumerate(RESOURCES)}
LUMBER, BRICK, WOOL, GRAIN, ORE, GOLD = range(len(RESOURCES))
REGIONS: Final = read("regions.json", tuple[Region, ...])
CENTER: Final = {card.id: card for card in read("center_cards.json", tuple[CenterCard, ...])}
TOKENS: Final = {token.id: token for token in read("tokens.json", tuple[Token, ...])}

CACHE: Final[Place] = len(REGIONS)
"""The Gold Cache, which stores gold without being a region (RIVA-4.210)."""
PLACES: Final = (*(region.id for region in REGIONS), "gold_cache")
PLACE: Final[dict[str, Place]] = {name: i for i, name in enumerate(PLACES)}
RESOURCE_AT: Final = (*(RESOURCE[region.resource] for region in REGIONS), GOLD)
"""Per place the resource that it stores."""
CAPACITY: Final = SETUP.region_capacity
"""What a region holds at most (RIVA-4.8); the Gold Cache holds as much (RIVA-4.210)."""
NUMBERED: Final[dict[int, tuple[Place, ...]]] = {
    number: tuple(i for i, region in enumerate(REGIONS) if region.number == number)
    for number in sorted({region.number for region in REGIONS})
}
"""The regions that bear a number."""
_START: Final = [start.region for p in (SETUP.principalities.red, SETUP.principalities.blue) for start in p.regions]
REGION_STACK: Final = tuple(i for i, region in enumerate(REGIONS) if region.id not in _START)
"""The 12 regions of the region stack (RIVA-2.3)."""


def find_place(name: str) -> Place | None:
    """The place that an answer names, if it names one."""
    return PLACE.get(name)


def find_resource(name: str) -> Resource | None:
    """The resource that an answer names, if it names one."""
    return RESOURCE.get(name)


def cost_of(amounts: dict[ResourceId, int]) -> Cost:
    """A cost as a number for each resource."""
    lumber, brick, wool, grain, ore, gold = (amounts.get(name, 0) for name in RESOURCES)
    return (lumber, brick, wool, grain, ore, gold)


ROAD_COST: Final = cost_of(CENTER["road"].cost)
SETTLEMENT_COST: Final = cost_of(CENTER["settlement"].cost)
CITY_COST: Final = cost_of(CENTER["city"].cost)
SETTLEMENT_VP: Final = CENTER["settlement"].victory
CITY_VP: Final = CENTER["city"].victory
