"""A principality: settlements in a row, regions above and below, expansions on their sites (RIVA-4.1 to RIVA-4.6)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from stolek.games.rivals.cards import (
    CARDS,
    DISCOUNTED,
    IS_LARGE_SHIP,
    IS_SHIP,
    KIND,
    POINTS,
    RATE,
    SEARCH_COST,
    Card,
    CardBits,
    Kinds,
    is_one_of,
    kinds_named,
)
from stolek.games.rivals.components import CACHE, CENTER, CITY_VP, REGIONS, RESOURCES, SETTLEMENT_VP, SETUP, Place
from stolek.games.rivals.expansion import Expansion, card_of, covered, is_covered, is_open, site_of
from stolek.games.rivals.layout import (
    LEFT,
    SITES,
    Settlement,
    Side,
    Site,
    Slot,
    settlement_of,
    sites_of,
    slots_around,
    slots_beside,
)

NO_REGION: Final = -1
SETTLEMENT_SITES: Final = CENTER["settlement"].sites
CITY_SITES: Final = CENTER["city"].sites
_WITH_DYNAMIC_POINTS: Final = kinds_named(*{card.kind.id for card in CARDS if card.kind.dynamic_points})


@dataclass(slots=True, kw_only=True)
class Principality:
    """One player's cards on the table; what follows from them is counted anew after every change (RIVA-3.2)."""

    leftmost: Settlement
    rightmost: Settlement
    """All settlements between the two exist, with a road between neighbours."""
    free_roads: int
    """The ends with a road that waits for its settlement: LEFT, RIGHT or both, as bits."""
    cities: int
    """Which settlements are cities, as bits."""
    built: list[Expansion]
    regions: list[Place]
    """Per slot the region that lies there, or NO_REGION."""
    places: tuple[tuple[Place, ...], ...]
    """Per resource the places that store it."""
    have: list[int]
    """Per resource how many are stored."""
    kinds: Kinds = 0
    """The kinds of all expansions in play, covered ones too."""
    cheap: CardBits = 0
    """The cards that cost one resource less."""
    victory: int = 0
    strength: int = 0
    skill: int = 0
    commerce: int = 0
    progress: int = 0
    ships: int = 0
    rates: tuple[int, ...] = ()
    """The resources that a trade ship trades."""
    large_ships: tuple[Site, ...] = ()
    search_cost: int = SETUP.search_cost
    sites: tuple[Site, ...] = ()
    """Rows with a free site."""
    city_sites: tuple[Site, ...] = ()

    def clone(self) -> "Principality":
        """A principality that shares nothing mutable with this one."""
        new = Principality.__new__(Principality)
        new.leftmost = self.leftmost
        new.rightmost = self.rightmost
        new.free_roads = self.free_roads
        new.cities = self.cities
        new.built = self.built[:]
        new.regions = self.regions[:]
        new.places = self.places
        new.have = self.have[:]
        new.kinds = self.kinds
        new.cheap = self.cheap
        new.victory = self.victory
        new.strength = self.strength
        new.skill = self.skill
        new.commerce = self.commerce
        new.progress = self.progress
        new.ships = self.ships
        new.rates = self.rates
        new.large_ships = self.large_ships
        new.search_cost = self.search_cost
        new.sites = self.sites
        new.city_sites = self.city_sites
        return new


# The row of settlements


def settlements(p: Principality) -> range:
    """All settlements and cities, from the left."""
    return range(p.leftmost, p.rightmost + 1)


def is_city(p: Principality, settlement: Settlement) -> bool:
    """Has the settlement become a city?"""
    return p.cities >> settlement & 1 == 1


def city_count(p: Principality) -> int:
    """How many cities there are."""
    return p.cities.bit_count()


def found_city(p: Principality, settlement: Settlement) -> None:
    """The settlement becomes a city (RIVA-4.39)."""
    p.cities |= 1 << settlement


def found_settlement(p: Principality, side: Side) -> None:
    """A settlement at the end of the free road on this side (RIVA-4.38)."""
    p.free_roads &= ~side
    if side == LEFT:
        p.leftmost -= 1
    else:
        p.rightmost += 1


def outermost(p: Principality, side: Side) -> Settlement:
    """The last settlement on this side."""
    return p.leftmost if side == LEFT else p.rightmost


def next_settlement(p: Principality, side: Side) -> Settlement:
    """Where the next settlement on this side would stand."""
    return p.leftmost - 1 if side == LEFT else p.rightmost + 1


def has_free_road(p: Principality, side: Side) -> bool:
    """Does a road wait for its settlement on this side?"""
    return p.free_roads & side != 0


def lay_free_road(p: Principality, side: Side) -> None:
    """A road at this end (RIVA-4.37)."""
    p.free_roads |= side


def free_road_count(p: Principality) -> int:
    """How many roads wait for their settlement."""
    return p.free_roads.bit_count()


def road_count(p: Principality) -> int:
    """All roads: those between settlements and those that wait for one."""
    return len(settlements(p)) - 1 + free_road_count(p)


# Regions


def own_regions(p: Principality) -> list[Place]:
    """All regions, by their slots."""
    return [region for region in p.regions if region != NO_REGION]


def regions_beside(p: Principality, site: Site) -> list[Place]:
    """The regions left and right of a row of sites (RIVA-4.3)."""
    return _regions_at(p, slots_beside(site))


def regions_around(p: Principality, settlement: Settlement) -> list[Place]:
    """The four regions around a settlement or city (RIVA-4.4)."""
    return _regions_at(p, slots_around(settlement))


def _regions_at(p: Principality, slots: Sequence[Slot]) -> list[Place]:
    return [p.regions[slot] for slot in slots if p.regions[slot] != NO_REGION]


def count_places(p: Principality, has_cache: bool) -> None:
    """Which places store which resource, after a region or the Gold Cache came."""
    regions = sorted(own_regions(p))
    places = [tuple(region for region in regions if REGIONS[region].resource == name) for name in RESOURCES]
    if has_cache:
        places[-1] += (CACHE,)
    p.places = tuple(places)


# Expansions


def is_in_play(p: Principality, kinds: Kinds) -> bool:
    """Does a card of one of these kinds lie here, covered or not?"""
    return p.kinds & kinds != 0


def is_cheaper(p: Principality, card: Card) -> bool:
    """Does the card cost one resource less here? (RIVA-4.87)"""
    return p.cheap >> card & 1 == 1


def open_expansions(p: Principality) -> list[Expansion]:
    """The expansions on sites that nothing covers; region expansions aside."""
    return [expansion for expansion in p.built if is_open(expansion)]


def open_of_kind(p: Principality, kinds: Kinds) -> list[Expansion]:
    """Those of them that are of one of these kinds."""
    return [expansion for expansion in open_expansions(p) if is_one_of(card_of(expansion), kinds)]


def stands_in_city(p: Principality, expansion: Expansion) -> bool:
    """Is its site one of a city's?"""
    return is_city(p, settlement_of(site_of(expansion)))


def lay(p: Principality, expansion: Expansion) -> None:
    """An expansion comes into play."""
    p.built.append(expansion)
    p.built.sort()


def replace(p: Principality, old: Expansion, new: Expansion) -> None:
    """An expansion is covered, uncovered or moved."""
    p.built[p.built.index(old)] = new
    p.built.sort()


def cover(p: Principality, site: Site, kinds: Kinds) -> None:
    """The card of these kinds in this row of sites gets another one on top (RIVA-4.414)."""
    beneath = next(expansion for expansion in open_of_kind(p, kinds) if site_of(expansion) == site)
    replace(p, beneath, covered(beneath))


def covered_at(p: Principality, site: Site, kinds: Kinds) -> Expansion:
    """The card of these kinds in this row of sites that lies under another one."""
    return next(
        expansion
        for expansion in p.built
        if is_covered(expansion) and site_of(expansion) == site and is_one_of(card_of(expansion), kinds)
    )


# What follows from the cards


def recount(p: Principality) -> None:
    """Points, rates and free sites from the cards in play (RIVA-3.2, RIVA-4.75, RIVA-4.76)."""
    kinds = cheap = victory = strength = skill = commerce = progress = 0
    search_cost = SETUP.search_cost
    taken = [0] * SITES
    for expansion in p.built:
        card = card_of(expansion)
        kinds |= KIND[card]
        cost = SEARCH_COST[card]
        if cost is not None and cost < search_cost:
            search_cost = cost
        if is_covered(expansion):
            continue
        if is_open(expansion):
            taken[site_of(expansion)] += 1
        cheap |= DISCOUNTED[card]
        printed = POINTS[card]
        victory += printed.victory
        strength += printed.strength
        skill += printed.skill
        commerce += printed.commerce
        progress += printed.progress
    cities = city_count(p)
    p.kinds, p.cheap, p.strength, p.skill, p.progress = kinds, cheap, strength, skill, progress
    p.search_cost = search_cost
    p.victory = victory + (len(settlements(p)) - cities) * SETTLEMENT_VP + cities * CITY_VP
    p.commerce = commerce
    _count_ships(p)
    if is_in_play(p, _WITH_DYNAMIC_POINTS):
        _add_dynamic_points(p)
    _count_free_sites(p, taken)


def _count_ships(p: Principality) -> None:
    """Trade ships, and what they trade (RIVA-4.121, RIVA-4.122)."""
    ships = [expansion for expansion in p.built if IS_SHIP[card_of(expansion)]]
    p.ships = len(ships)
    p.rates = tuple(sorted({rate for ship in ships if (rate := RATE[card_of(ship)]) is not None}))
    p.large_ships = tuple(site_of(ship) for ship in ships if IS_LARGE_SHIP[card_of(ship)])


def _add_dynamic_points(p: Principality) -> None:
    """Points that depend on other cards: Harbor, Trading Base, Salt Silo (RIVA-4.214, RIVA-4.216, RIVA-4.218)."""
    cards = [CARDS[card_of(expansion)].kind for expansion in p.built if not is_covered(expansion)]
    for expansion in p.built:
        for extra in CARDS[card_of(expansion)].kind.dynamic_points:
            times = 1
            if extra.target_card:
                times = sum(kind.id == extra.target_card for kind in cards)
            elif extra.target_kind:
                times = sum(kind.kind == extra.target_kind for kind in cards)
            elif p.ships < extra.own_trade_ships_at_least:
                times = 0
            if extra.point == "victory":
                p.victory += times * extra.amount
            else:
                p.commerce += times * extra.amount


def _count_free_sites(p: Principality, taken: list[int]) -> None:
    """Where there is still a free site: 1 above and below a settlement, 2 in a city (RIVA-4.2)."""
    sites: list[Site] = []
    city_sites: list[Site] = []
    for settlement in settlements(p):
        city = is_city(p, settlement)
        for site in sites_of(settlement):
            if taken[site] < (CITY_SITES if city else SETTLEMENT_SITES):
                sites.append(site)
                if city:
                    city_sites.append(site)
    p.sites, p.city_sites = tuple(sites), tuple(city_sites)
