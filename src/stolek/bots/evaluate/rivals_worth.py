"""What the things of a principality are worth in the Rivals, in victory points.

A resource is worth a share of the point that it helps to buy; a region is worth the resources that it will still bring
before somebody wins (RIVA-4.20), so everything that works for long is worth more at the beginning than at the end. A
token is fought for: what strength or commerce is worth depends on what the opponent has (RIVA-4.70).
"""

from typing import Final

from stolek.games.rivals.cards import BOOSTERS, CARDS, COST, IS_ACTION, IS_CITY, POINTS
from stolek.games.rivals.components import GOLD, REGIONS, RESOURCE_AT, WOOL
from stolek.games.rivals.expansion import card_of, site_of
from stolek.games.rivals.points import hand_limit
from stolek.games.rivals.principality import Principality, own_regions, regions_beside
from stolek.games.rivals.state import RivalsState

RESOURCE: Final = 0.1
"""What a resource is worth where it is wanted: five to seven of them make a point, and some are lost."""
KIND_WORTH: Final = (1.0, 1.05, 0.95, 1.15, 1.2, 0.65)
"""Lumber, brick, wool, grain, ore, gold: cities and heroes want ore and grain, gold buys nothing by itself."""
TURNS_A_POINT: Final = 3.0
LAST_TURNS: Final = 2.0
FACES: Final = 6.0
STORED: Final = (0.0, 0.045, 0.08, 0.1)
"""What a region is worth by itself, by the number that it holds: three buy one elsewhere, a fourth finds no room."""
BRIGANDS_COUNT: Final = 7
ROBBED: Final = 0.02
NEEDED: Final = 3
"""Points that a token takes (RIVA-4.70)."""
TOKEN: Final = 1.05
MARGIN: Final = 0.05
TOWARDS: Final = 0.27
"""A strength or commerce point while nobody has the token."""
CHASING: Final = 0.45
MAX_MARGIN: Final = 4
SITE: Final = 0.06
CITY_SITE: Final = 0.1
ROAD: Final = 0.12
RATE: Final = 0.0035
"""A ship that trades 2:1, for every turn to come and every region of its kind."""
LARGE_SHIP: Final = 0.006
HAND: Final = 0.008
"""A card more in hand, for every turn to come."""
SEARCH: Final = 0.005
CARD: Final = 0.1
"""A card that nobody has seen."""
WORKS: Final = {
    "toll_bridge": 0.012,
    "marketplace": 0.01,
    "storehouse": 0.003,
    "mint": 0.012,
    "moneylender": 0.006,
    "drill_ground": 0.005,
    "lookout_tower": 0.003,
    "pirate_ship": 0.006,
    "building_crane": 0.006,
    "merchant_guild": 0.006,
    "hedge_tavern": 0.006,
    "university": 0.006,
    "gold_cache": 0.006,
    "fire_brigade": 0.002,
    "pharmacy": 0.002,
}
"""What a card does every turn beside its points, for every turn to come."""
PLAYED: Final = {
    "brigitta_the_wise_woman": 0.22,
    "merchant_caravan": 0.2,
    "relocation": 0.02,
    "goldsmith": 0.18,
    "scout": 0.18,
    "reiner_the_herald": 0.16,
    "sebastian_the_itinerant_preacher": 0.06,
    "gudrun_terror_of_the_seas": 0.1,
    "brigands": 0.25,
    "trade_master": 0.3,
    "merchant": 0.22,
    "archer": 0.35,
    "arsonist": 0.5,
    "traitor": 0.25,
    "voyage_of_plunder": 0.22,
    "benjamin_the_traveling_scholar": 0.14,
    "doctor": 0.14,
    "guido_the_ambassador": 0.16,
    "gustav_the_librarian": 0.16,
    "mineral_mining": 0.2,
    "three_field_system": 0.2,
}
"""What an action card in hand is worth."""
UNREADY: Final = 0.5
"""The share of that while its requirement is not met, or a city expansion has no city."""
CARD_WORKS: Final = tuple(WORKS.get(card.kind.id, 0.0) for card in CARDS)
CARD_PLAYED: Final = tuple(PLAYED.get(card.kind.id, 0.05) for card in CARDS)
CARD_COST: Final = tuple(float(sum(cost)) for cost in COST)
BOOSTED: Final = tuple(
    next((kind for kind, row in enumerate(BOOSTERS) for booster, _ in row if booster == card), -1)
    for card in range(len(CARDS))
)
"""The resource whose regions a production booster makes richer, or -1 (RIVA-4.22)."""
NUMBER: Final = tuple(region.number for region in REGIONS)


def turns_to_come(target: int, most: int) -> float:
    """How many turns of both players the game will last, by the points of whoever leads."""
    return LAST_TURNS + TURNS_A_POINT * max(0, target - most)


def contest(own: int, rival: int) -> float:
    """What strength or commerce points are worth against those of the opponent, the token's point included."""
    if own > rival:
        if own >= NEEDED:
            return TOKEN + MARGIN * min(own - rival, MAX_MARGIN)
    elif rival > own and rival >= NEEDED:
        return CHASING * own / (rival + 1)
    return TOWARDS * min(own, NEEDED)


def takes_token(own: int, rival: int, more: int) -> bool:
    """Whether this many more points bring the token to whoever does not have it (RIVA-4.70)."""
    return NEEDED <= own + more > rival and not (NEEDED <= own > rival)


def swing(own: int, rival: int, more: int) -> float:
    """What this many more points change in the contest, on both sides."""
    after = contest(own + more, rival) - contest(rival, own + more)
    return after - contest(own, rival) + contest(rival, own)


def production(p: Principality, turns: float) -> float:
    """What regions and boosters will still bring."""
    total = sum([KIND_WORTH[RESOURCE_AT[region]] for region in own_regions(p)])
    for expansion in p.built:
        kind = BOOSTED[card_of(expansion)]
        if kind >= 0:
            total += boosted(p, kind, site_of(expansion))
    return total * turns * RESOURCE / FACES


def boosted(p: Principality, kind: int, site: int) -> float:
    """What a booster at this site adds, in regions."""
    beside = [region for region in regions_beside(p, site) if RESOURCE_AT[region] == kind]
    return KIND_WORTH[kind] * len(beside)


def store(s: RivalsState, p: Principality) -> float:
    """What lies on the regions, and the danger of brigands (RIVA-4.26)."""
    have = p.have
    stored = s.stored
    worth = sum([STORED[stored[region]] * KIND_WORTH[RESOURCE_AT[region]] for region in own_regions(p)])
    if sum(have) > BRIGANDS_COUNT:
        worth -= ROBBED * (have[WOOL] + have[GOLD])
    return worth


def trade(p: Principality, turns: float) -> float:
    """Ships that trade at a better rate."""
    rates = sum([len(p.places[kind]) for kind in p.rates])
    return turns * (RATE * rates + LARGE_SHIP * len(p.large_ships))


def works(p: Principality, turns: float) -> float:
    """What cards in play do beside their points."""
    return turns * sum([CARD_WORKS[card_of(expansion)] for expansion in p.built])


def skill(own: int, rival: int, turns: float) -> float:
    """Celebrations (RIVA-4.28)."""
    return turns * RESOURCE / FACES * (own >= rival) + 0.01 * min(max(own - rival, 0), 3)


def card_gain(s: RivalsState, p: Principality, rival: Principality, card: int, turns: float) -> float:
    """What building this expansion would bring."""
    printed = POINTS[card]
    gain = printed.victory + turns * (CARD_WORKS[card] + HAND * printed.progress)
    if printed.strength:
        gain += swing(p.strength, rival.strength, printed.strength)
    if printed.commerce:
        gain += swing(p.commerce, rival.commerce, printed.commerce)
    if printed.skill:
        gain += skill(p.skill + printed.skill, rival.skill, turns) - skill(p.skill, rival.skill, turns)
    kind = BOOSTED[card]
    if kind >= 0:
        best = max([boosted(p, kind, site) for site in p.sites], default=0.0)
        gain += best * turns * RESOURCE / FACES
    return gain


def held(s: RivalsState, seat: int, gains: list[tuple[int, float]]) -> float:
    """What the cards in hand are worth; places that will be filled at the end of the turn count as cards."""
    p = s.princes[seat]
    total = 0.0
    for card, gain in gains:
        if IS_ACTION[card]:
            total += gain
        else:
            net = max(0.02, 0.5 * (gain - 0.06 * CARD_COST[card]))
            total += net * UNREADY if IS_CITY[card] and not p.city_sites else net
    return total + CARD * max(0, hand_limit(s, seat) - len(gains))
