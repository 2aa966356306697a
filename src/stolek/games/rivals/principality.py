"""A principality: settlements in a row, regions above and below, expansions on their sites (RIVA-4.1 to RIVA-4.6).

Numbers in place of coordinates: settlement number i stands in column x = 2i − 11, so the two of the start are 5 and 6.
A *site row* 2i + row is what lies above (row 0) or below (row 1) a settlement: one site, or two in a city, whose
neighbours are the same (RIVA-4.3). A *region slot* 2c + row is a region in column x = 2c − 12. So the site row n has
the regions n and n + 2 beside it, and the region slot n the site rows n − 2 and n.

An expansion in play is one number: its card, and where it lies. Positions inside a site row do not matter, so the
sorted list of these numbers is all there is to say.
"""

from dataclasses import dataclass
from typing import Final

from stolek.games.rivals.cards import (
    BIT,
    CARDS,
    DISCOUNTED,
    IS_LARGE_SHIP,
    IS_MINT,
    IS_SHIP,
    KIND_BIT,
    POINTS,
    RATE,
    SEARCH_COST,
    DynamicPoint,
)
from stolek.games.rivals.components import CACHE, CITY_VP, REGIONS, SETTLEMENT_VP, SETUP, Row

SETTLEMENTS: Final = 12
SITE_ROWS: Final = 2 * SETTLEMENTS
SLOTS: Final = 2 * (SETTLEMENTS + 1)
ROWS: Final[tuple[Row, Row]] = ("above", "below")
LEFT: Final = 1
RIGHT: Final = 2
SIDES: Final = {LEFT: "left", RIGHT: "right"}

SHIFT: Final = 7
WHERE: Final = (1 << SHIFT) - 1
COVERED: Final = 64
"""Added to the place of a card that lies under another one (RIVA-4.414)."""
ON_REGION: Final = SITE_ROWS
"""Added to a region slot: the place of a region expansion (RIVA-4.46)."""

DYNAMIC: Final[tuple[tuple[DynamicPoint, ...], ...]] = tuple(card.kind.dynamic_points for card in CARDS)
_DYNAMIC_BITS: Final = sum(
    {kind: KIND_BIT[kind] for kind in (card.kind.id for card in CARDS if card.kind.dynamic_points)}.values()
)


def settlement_number(x: int) -> int:
    """The number of the settlement in an odd column."""
    return (x + SETTLEMENTS - 1) // 2


def column(settlement: int) -> int:
    """The column of a settlement."""
    return 2 * settlement - SETTLEMENTS + 1


def region_slot(x: int, row: str) -> int:
    """The slot of a region in an even column."""
    return x + SETTLEMENTS + ROWS.index("above" if row == "above" else "below")


def region_column(slot: int) -> int:
    """The column of a region slot."""
    return (slot >> 1) * 2 - SETTLEMENTS


def site_column(site: int) -> int:
    """The column of a site row."""
    return column(site >> 1)


SITE: Final[dict[tuple[int, str], int]] = {(column(n >> 1), ROWS[n & 1]): n for n in range(SITE_ROWS)}
"""The site row above or below a column."""


def site_of(x: int, row: str) -> int | None:
    """The site row that an answer names, if it names one."""
    return SITE.get((x, row))


def placed(card: int, where: int) -> int:
    """A card at a site row, on a region, or covered."""
    return card << SHIFT | where


Lands = tuple[tuple[int, ...], ...]


@dataclass(slots=True, kw_only=True)
class Principality:
    """One player's cards on the table; what follows from them is counted anew after every change (RIVA-3.2)."""

    first: int
    last: int
    """The leftmost and the rightmost settlement; all between them exist."""
    roads: int
    """Free roads at the ends: LEFT, RIGHT or both."""
    cities: int
    """Which settlements are cities, as bits."""
    built: list[int]
    grid: list[int]
    """Per region slot the region that lies there, or -1."""
    lands: Lands
    """Per resource the places that store it."""
    have: list[int]
    """Per resource how many are stored."""
    kinds: int = 0
    cheap: int = 0
    """The cards that cost one resource less, as bits by card."""
    victory: int = 0
    strength: int = 0
    skill: int = 0
    commerce: int = 0
    progress: int = 0
    ships: int = 0
    mints: int = 0
    rates: tuple[int, ...] = ()
    large_ships: tuple[int, ...] = ()
    search_cost: int = SETUP.search_cost.base
    sites: tuple[int, ...] = ()
    """Site rows with a free site."""
    city_sites: tuple[int, ...] = ()

    def clone(self) -> "Principality":
        """A principality that shares nothing mutable with this one."""
        new = Principality.__new__(Principality)
        new.first = self.first
        new.last = self.last
        new.roads = self.roads
        new.cities = self.cities
        new.built = self.built[:]
        new.grid = self.grid[:]
        new.lands = self.lands
        new.have = self.have[:]
        new.kinds = self.kinds
        new.cheap = self.cheap
        new.victory = self.victory
        new.strength = self.strength
        new.skill = self.skill
        new.commerce = self.commerce
        new.progress = self.progress
        new.ships = self.ships
        new.mints = self.mints
        new.rates = self.rates
        new.large_ships = self.large_ships
        new.search_cost = self.search_cost
        new.sites = self.sites
        new.city_sites = self.city_sites
        return new


def is_city(p: Principality, site: int) -> bool:
    """Does this site row belong to a city?"""
    return p.cities >> (site >> 1) & 1 == 1


def regions_beside(p: Principality, site: int) -> list[int]:
    """The regions left and right of a site row (RIVA-4.3)."""
    return [region for region in (p.grid[site], p.grid[site + 2]) if region >= 0]


def regions_of_city(p: Principality, settlement: int) -> list[int]:
    """The four regions around a settlement or city (RIVA-4.4)."""
    return [p.grid[slot] for slot in range(2 * settlement, 2 * settlement + 4) if p.grid[slot] >= 0]


def in_the_open(p: Principality) -> list[int]:
    """The expansions on sites that nothing covers, region expansions aside."""
    return [e for e in p.built if e & WHERE < SITE_ROWS]


def own_regions(p: Principality) -> list[int]:
    """All regions, by slot."""
    return [region for region in p.grid if region >= 0]


def count_lands(p: Principality, has_cache: bool) -> None:
    """Which places store which resource, after a region or the Gold Cache came."""
    regions = sorted(own_regions(p))
    lands = [tuple(r for r in regions if REGIONS[r].resource == name) for name in _RESOURCE_NAMES]
    if has_cache:
        lands[-1] += (CACHE,)
    p.lands = tuple(lands)


_RESOURCE_NAMES: Final = ("lumber", "brick", "wool", "grain", "ore", "gold")


def recount(p: Principality) -> None:
    """Points, hand limit, rates and free sites from the cards in play (RIVA-3.2, RIVA-4.75, RIVA-4.76)."""
    kinds = cheap = victory = strength = skill = commerce = progress = mints = 0
    search_cost = SETUP.search_cost.base
    taken = [0] * COVERED
    for e in p.built:
        card, where = e >> SHIFT, e & WHERE
        kinds |= BIT[card]
        cost = SEARCH_COST[card]
        if cost is not None and cost < search_cost:
            search_cost = cost
        if where >= COVERED:
            continue
        taken[where] += 1
        cheap |= DISCOUNTED[card]
        printed = POINTS[card]
        victory += printed[0]
        strength += printed[1]
        skill += printed[2]
        commerce += printed[3]
        progress += printed[4]
        mints += IS_MINT[card]
    settlements = p.last - p.first + 1
    cities = p.cities.bit_count()
    p.kinds, p.cheap, p.strength, p.skill, p.progress = kinds, cheap, strength, skill, progress
    p.mints, p.search_cost = mints, search_cost
    p.victory = victory + (settlements - cities) * SETTLEMENT_VP + cities * CITY_VP
    p.commerce = commerce
    _count_ships(p)
    if kinds & _DYNAMIC_BITS:
        _add_dynamic(p)
    _count_sites(p, taken)


def _count_ships(p: Principality) -> None:
    """Trade ships, and what they trade (RIVA-4.121, RIVA-4.122)."""
    ships = [e for e in p.built if IS_SHIP[e >> SHIFT]]
    p.ships = len(ships)
    p.rates = tuple(sorted({rate for e in ships if (rate := RATE[e >> SHIFT]) is not None}))
    p.large_ships = tuple(e & WHERE for e in ships if IS_LARGE_SHIP[e >> SHIFT])


def _add_dynamic(p: Principality) -> None:
    """Points that depend on other cards: Harbor, Trading Base, Salt Silo (RIVA-4.214, RIVA-4.216, RIVA-4.218)."""
    cards = [CARDS[e >> SHIFT].kind for e in p.built if not e & COVERED]
    for e in p.built:
        for extra in DYNAMIC[e >> SHIFT]:
            times = 1
            if extra.target_card:
                times = sum(kind.id == extra.target_card for kind in cards)
            elif extra.target_kind:
                times = sum(kind.kind == extra.target_kind for kind in cards)
            elif extra.condition and p.ships < (extra.condition.own_trade_ships_at_least or 0):
                times = 0
            if extra.point == "victory":
                p.victory += times * extra.amount
            else:
                assert extra.point == "commerce"
                p.commerce += times * extra.amount


def _count_sites(p: Principality, taken: list[int]) -> None:
    """Where there is still a free site: 1 above and below a settlement, 2 in a city (RIVA-4.2)."""
    sites: list[int] = []
    city_sites: list[int] = []
    for settlement in range(p.first, p.last + 1):
        city = p.cities >> settlement & 1
        for site in (2 * settlement, 2 * settlement + 1):
            if taken[site] < 1 + city:
                sites.append(site)
                if city:
                    city_sites.append(site)
    p.sites, p.city_sites = tuple(sites), tuple(city_sites)
