"""Conditions of cards: `requires`, `playable_if` and the `if` of an effect (RIVA-4.35, RIVA-4.47).

Each key of the vocabulary is one small function; conditions are compiled once into lists of these. `first_broken` names
the key that does not hold, for whoever asks why a card may not be played.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

import msgspec

from stolek.games.rivals.cards import (
    ARSONIST,
    BIT,
    CARDS,
    HAS_STRENGTH,
    IS_BUILDING,
    IS_CITY,
    IS_HERO,
    KIND_BIT,
    LISTENS,
    POINTS,
)
from stolek.games.rivals.components import CACHE, CAPACITY, GOLD, KIND_OF, NUMBERED, RESOURCE
from stolek.games.rivals.principality import (
    SHIFT,
    WHERE,
    Principality,
    in_the_open,
    is_city,
    own_regions,
    regions_beside,
)
from stolek.games.rivals.resources import room, takeable
from stolek.games.rivals.state import RivalsState, other, victory_points
from stolek.games.rivals.vocabulary import Condition, Number, ProtectBuildingsOfCity
from stolek.kernel.leaf import Seat

Check = Callable[[RivalsState, Seat, Any], bool]
Compiled = tuple[tuple[str, Check, Any], ...]


def holds(s: RivalsState, seat: Seat, condition: Condition | None) -> bool:
    """Is everything true that the condition says?"""
    return condition is None or first_broken(s, seat, compiled(condition)) is None


def first_broken(s: RivalsState, seat: Seat, conditions: Compiled) -> str | None:
    """The first key that does not hold, or None."""
    for key, check, wanted in conditions:
        if not check(s, seat, wanted):
            return key
    return None


@cache
def compiled(condition: Condition) -> Compiled:
    """The condition as pairs of a check and what it wants."""
    if condition.points is not None:
        return (("points", _POINTS[condition.points], condition.at_least),)
    wanted = {f.name: getattr(condition, f.name) for f in msgspec.structs.fields(condition)}
    return tuple((key, _CHECKS[key], value) for key, value in wanted.items() if value is not None)


def amount_of(s: RivalsState, seat: Seat, number: Number) -> int:
    """A number of the data, counted now."""
    if isinstance(number, int):
        return number
    if number.condition is not None:
        return number.then if holds(s, seat, number.condition) else number.otherwise
    return number.times * _COUNTS[number.count](s.princes[seat])


def space_at(s: RivalsState, seat: Seat, region: int) -> bool:
    """Can this region receive one more, gold also in the Gold Cache? (RIVA-4.12)"""
    if s.stored[region] < CAPACITY:
        return True
    return KIND_OF[region] == GOLD and s.owner[CACHE] == seat and s.stored[CACHE] < CAPACITY


def unprotected_buildings(p: Principality, against: str) -> list[int]:
    """Uncovered buildings that no card of their city protects from this attack (RIVA-4.302, RIVA-4.322)."""
    safe = [e & WHERE for e in in_the_open(p) if _protects(e >> SHIFT, against)]
    towns = [site >> 1 for site in safe]
    return [e for e in in_the_open(p) if IS_BUILDING[e >> SHIFT] and (e & WHERE) >> 1 not in towns]


def _protects(card: int, against: str) -> bool:
    return any(isinstance(e, ProtectBuildingsOfCity) and against in e.against for e in LISTENS[card].get("static", ()))


def helpful_cards(s: RivalsState, seat: Seat, kind: str) -> list[int]:
    """Own cards of a kind beside a region that can receive something, each site row once (RIVA-4.403)."""
    p = s.princes[seat]
    found = [e for e in in_the_open(p) if BIT[e >> SHIFT] == KIND_BIT[kind]]
    return [e for e in dict.fromkeys(found) if any(space_at(s, seat, r) for r in regions_beside(p, e & WHERE))]


def swappable(p: Principality) -> list[tuple[int, int]]:
    """Pairs of expansions that can change places: both legal afterwards, and something changes (RIVA-4.103)."""
    cards = list(dict.fromkeys(in_the_open(p)))
    pairs = []
    for i, one in enumerate(cards):
        for two in cards[i + 1 :]:
            if one >> SHIFT == two >> SHIFT or one & WHERE == two & WHERE:
                continue
            fits = (not IS_CITY[one >> SHIFT] or is_city(p, two & WHERE)) and (
                not IS_CITY[two >> SHIFT] or is_city(p, one & WHERE)
            )
            if fits:
                pairs.append((one, two))
    return pairs


def _at_city(s: RivalsState, seat: Seat, kind: str) -> bool:
    p = s.princes[seat]
    return any(BIT[e >> SHIFT] == KIND_BIT[kind] and is_city(p, e & WHERE) for e in in_the_open(p))


def takeable_into_region(s: RivalsState, seat: Seat) -> bool:
    """Brigands need a place in a region; the Gold Cache is none (RIVA-4.202)."""
    return any(any(s.stored[x] < CAPACITY and x != CACHE for x in s.princes[seat].lands[r]) for r in takeable(s, seat))


def _hero_with_strength(s: RivalsState, seat: Seat, least: int) -> bool:
    cards = [e >> SHIFT for e in s.princes[seat].built]
    return any(IS_HERO[card] and POINTS[card][1] >= least for card in cards)


_CHECKS: Final[dict[str, Check]] = {
    "any": lambda s, seat, parts: any(holds(s, seat, part) for part in parts),
    "own_card": lambda s, seat, kind: s.princes[seat].kinds & KIND_BIT[kind] != 0,
    "own_card_at_city": _at_city,
    "token": lambda s, seat, token: (s.hero if token == "hero_token" else s.trade) == seat,
    "city": lambda s, seat, least: s.princes[seat].cities.bit_count() >= least,
    "own_hero_with_strength": _hero_with_strength,
    "fewer_victory_points_than_opponent": lambda s, seat, _: victory_points(s, seat) < victory_points(s, other(seat)),
    "opponent_has_more_victory_points": lambda s, seat, _: victory_points(s, seat) < victory_points(s, other(seat)),
    "own_skill_more_than_opponent": lambda s, seat, _: s.princes[seat].skill > s.princes[other(seat)].skill,
    "own_trade_ships_at_least": lambda s, seat, least: s.princes[seat].ships >= least,
    "production_die_in": lambda s, seat, numbers: s.number in numbers,
    "own_resources_at_least": lambda s, seat, least: sum(s.princes[seat].have) >= least,
    "own_gold_at_least": lambda s, seat, least: s.princes[seat].have[GOLD] >= least,
    "opponent_gold_at_least": lambda s, seat, least: s.princes[other(seat)].have[GOLD] >= least,
    "own_gold_space_at_least": lambda s, seat, least: room(s.princes[seat], GOLD) >= least,
    "own_space_for": lambda s, seat, resource: room(s.princes[seat], RESOURCE[resource]) > 0,
    "own_regions_at_least": lambda s, seat, least: len(own_regions(s.princes[seat])) >= least,
    "legal_expansion_swap_exists": lambda s, seat, _: bool(swappable(s.princes[seat])),
    "takeable_resource_exists": lambda s, seat, _: bool(takeable(s, seat)),
    "opponent_unit_with_strength": lambda s, seat, least: count_units(s.princes[other(seat)]) >= least,
    "opponent_unprotected_building": lambda s, seat, least: (
        len(unprotected_buildings(s.princes[other(seat)], ARSONIST)) >= least
    ),
    "opponent_hand_at_least": lambda s, seat, least: len(s.hands[other(seat)].cards) >= least,
    "discard_pile_at_least": lambda s, seat, least: len(s.discard.cards) >= least,
    "own_region_with_rolled_number_and_space": lambda s, seat, _: any(
        s.owner[region] == seat and space_at(s, seat, region) for region in NUMBERED[s.number]
    ),
    "own_card_with_adjacent_space": lambda s, seat, kind: bool(helpful_cards(s, seat, kind)),
}
_POINTS: Final[dict[str, Check]] = {
    "commerce": lambda s, seat, least: s.princes[seat].commerce >= least,
    "progress": lambda s, seat, least: s.princes[seat].progress >= least,
}


NEEDED: Final[tuple[Compiled, ...]] = tuple(
    () if card.kind.requires is None else compiled(card.kind.requires) for card in CARDS
)
"""Per card what must hold when it is played or built (RIVA-4.47)."""
USEFUL: Final[tuple[Compiled, ...]] = tuple(
    compiled(card.kind.playable_if) if card.kind.playable_if and card.kind.timing == "action_phase" else ()
    for card in CARDS
)
"""Per action card of the action phase what makes it have an effect (RIVA-4.35)."""


def count_units(p: Principality) -> int:
    """Units with printed strength (RIVA-4.220, RIVA-4.301)."""
    return sum(HAS_STRENGTH[e >> SHIFT] for e in p.built)


_COUNTS: Final[dict[str, Callable[[Principality], int]]] = {
    "own_pirate_ships": lambda p: sum(CARDS[e >> SHIFT].kind.kind == "pirate_ship" for e in p.built),
    "own_heroes": lambda p: sum(IS_HERO[e >> SHIFT] for e in p.built),
    "own_units_with_strength": count_units,
    "own_buildings_with_progress_point": lambda p: sum(
        POINTS[e >> SHIFT][4] > 0 and IS_BUILDING[e >> SHIFT] for e in p.built
    ),
}
