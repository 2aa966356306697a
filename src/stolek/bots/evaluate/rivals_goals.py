"""What a prince of the Rivals can buy next: goals, how far away they are, and the answers that lead to them.

Resources are worth most when they complete something: a city, the next settlement with its road, an expansion in hand
or of the face-up stack. So a position has goals, each with a cost and a gain, and a hoard is worth what it makes near.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from stolek.bots.evaluate.rivals_worth import (
    BOOSTED,
    CARD_PLAYED,
    CITY_SITE,
    RESOURCE,
    SITE,
    UNREADY,
    boosted,
    card_gain,
    takes_token,
)
from stolek.games.rivals.actions import (
    Build,
    BuildCity,
    BuildFaceUp,
    BuildRoad,
    BuildSettlement,
    Demolish,
    TradeByLargeShip,
    TradeByShip,
    TradeWithBank,
)
from stolek.games.rivals.cards import CARD, COST, IS_ACTION, IS_CITY, IS_ONCE, IS_REGION, LAID_ON, POINTS
from stolek.games.rivals.components import CITY_COST, PLACE, RESOURCE_AT, RESOURCES, ROAD_COST, SETTLEMENT_COST, Cost
from stolek.games.rivals.components import RESOURCE as KINDS
from stolek.games.rivals.era_of_gold import UseMint
from stolek.games.rivals.expansions import is_allowed
from stolek.games.rivals.layout import SITE as SITE_AT
from stolek.games.rivals.layout import settlement_of
from stolek.games.rivals.principality import Principality, city_count, is_city, regions_beside, settlements
from stolek.games.rivals.requirements import meets_requirement
from stolek.games.rivals.rules import Rivals
from stolek.games.rivals.state import RivalsState
from stolek.kernel.values import Action, Seat

BANK: Final = 3
BY_SHIP: Final = 2
AT_HAND: Final = 0.53
"""The share of a gain that counts when it only has to be paid for: building it must look better than waiting."""
PATIENCE: Final = 0.82
"""What is left of that with each resource that is missing: who gives up too soon spends on trifles."""
NEAR: Final = tuple(AT_HAND * PATIENCE**missing for missing in range(24))
"""The share of a gain that counts, by the number of resources that are missing."""
SECOND: Final = 0.35
"""The share of the second best goal: it wants resources too."""
WINNING: Final = 1.5
"""What a point is worth more when it wins the game."""
NEW_REGIONS: Final = 2
REGION_CHANCE: Final = 6.0
TRADED: Final = 2
"""Goals that are further away than this many trades are no reason to trade."""


class Goal(NamedTuple):
    """Something to buy: its cost, what it brings, and the victory points in that."""

    cost: Cost
    gain: float
    points: int


WAY_OUT: Final[Cost] = (2, 3, 1, 1, 0, 0)
"""A road and the settlement at its end."""


def goals(g: Rivals, s: RivalsState, seat: Seat, turns: float, gains: Sequence[tuple[int, float]]) -> list[Goal]:
    """Everything that this seat could buy with enough resources."""
    p, rival = s.princes[seat], s.princes[1 - seat]
    found = []
    if s.cities and len(settlements(p)) > city_count(p):
        found.append(Goal(CITY_COST, 1.0 + SITE + CITY_SITE * (not p.city_sites), 1))
    if s.settlements and (p.free_roads or s.roads):
        brings = 1.0 + NEW_REGIONS * (turns * RESOURCE / REGION_CHANCE + SITE)
        found.append(Goal(SETTLEMENT_COST if p.free_roads else WAY_OUT, brings, 1))
    for card, gain in gains:
        if not IS_ACTION[card] and (p.city_sites if IS_CITY[card] else p.sites or IS_REGION[card]):
            found.append(Goal(COST[card], gain, _points(p, rival, card)))
    for card in s.face_up[:1]:
        if p.city_sites and is_allowed(g, s, seat, card):
            found.append(Goal(COST[card], card_gain(s, p, rival, card, turns), _points(p, rival, card)))
    return found


def _points(p: Principality, rival: Principality, card: int) -> int:
    """The victory points that an expansion brings at once: its own, and the tokens that come with it."""
    printed = POINTS[card]
    hero = takes_token(p.strength, rival.strength, printed.strength)
    trade = takes_token(p.commerce, rival.commerce, printed.commerce)
    return printed.victory + hero + trade


def hand_gains(g: Rivals, s: RivalsState, seat: Seat, turns: float) -> list[tuple[int, float]]:
    """What each card in hand would bring: an action card when played, an expansion when built."""
    p, rival = s.princes[seat], s.princes[1 - seat]
    found = []
    for card in s.hands[seat].cards:
        if IS_ACTION[card]:
            found.append((card, CARD_PLAYED[card] * (1.0 if meets_requirement(g, s, seat, card) else UNREADY)))
        elif is_allowed(g, s, seat, card):
            found.append((card, card_gain(s, p, rival, card, turns)))
        else:
            found.append((card, 0.0 if IS_ONCE[card] else UNREADY * card_gain(s, p, rival, card, turns)))
    return found


def shortfall(have: Sequence[int], cost: Cost, rates: Sequence[int]) -> int:
    """How many resources are missing when what is left over has been traded."""
    missing = spare = 0
    for kind in range(len(RESOURCES)):
        left = have[kind] - cost[kind]
        if left < 0:
            missing -= left
        elif left > 1:
            spare += left // (BY_SHIP if kind in rates else BANK)
    return missing - spare if missing > spare else 0


def nearness(s: RivalsState, seat: Seat, found: Sequence[Goal], lacking: int) -> float:
    """What the store is worth for the best goals; one that would win counts more. `lacking` points win the game."""
    p = s.princes[seat]
    best = second = 0.0
    for cost, gain, points in found:
        worth = (gain + WINNING if 0 < lacking <= points else gain) * NEAR[shortfall(p.have, cost, p.rates)]
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
    return best + SECOND * second


def promising(s: RivalsState, seat: Seat, found: Sequence[Goal], answers: Sequence[Action]) -> list[Action]:
    """The answers of the action phase that are worth following: like sites once, trades only towards a goal."""
    chosen: list[Action] = []
    sites: dict[str, tuple[float, int]] = {}
    kinds: list[type[Action]] = []
    wanted = _wanted_trades(s, seat, found)
    for answer in answers:
        if isinstance(answer, BuildRoad | BuildSettlement | BuildCity):
            if type(answer) not in kinds:
                kinds.append(type(answer))
                chosen.append(answer)
        elif isinstance(answer, Build | BuildFaceUp):
            liking = _site_liking(s, seat, answer)
            known = sites.get(answer.card)
            if known is None:
                sites[answer.card] = liking, len(chosen)
                chosen.append(answer)
            elif liking > known[0]:
                sites[answer.card] = liking, known[1]
                chosen[known[1]] = answer
        elif isinstance(answer, TradeWithBank | TradeByShip):
            if (KINDS[answer.give], KINDS[answer.get]) in wanted:
                chosen.append(answer)
        elif isinstance(answer, TradeByLargeShip):
            if (RESOURCE_AT[PLACE[answer.region]], KINDS[answer.get]) in wanted:
                chosen.append(answer)
        elif isinstance(answer, UseMint):
            if any(get == KINDS[answer.get] for _, get in wanted):
                chosen.append(answer)
        elif not isinstance(answer, Demolish):
            chosen.append(answer)
    return chosen


def _site_liking(s: RivalsState, seat: Seat, answer: Build | BuildFaceUp) -> float:
    """Boosters stand beside their regions; other green cards leave the sites of cities free."""
    p = s.princes[seat]
    card, site = CARD[answer.card], SITE_AT[answer.x, answer.row]
    if BOOSTED[card] >= 0:
        return boosted(p, BOOSTED[card], site)
    return float(is_city(p, settlement_of(site)) == (IS_CITY[card] or LAID_ON[card] != 0))


def _wanted_trades(s: RivalsState, seat: Seat, found: Sequence[Goal]) -> list[tuple[int, int]]:
    """The trades that bring a goal within reach: from what it leaves over to what it lacks."""
    p = s.princes[seat]
    have = p.have
    wanted: list[tuple[int, int]] = []
    costs = [goal.cost for goal in found if goal.gain > 0]
    if s.roads and not p.free_roads:
        costs.append(ROAD_COST)
    for cost in dict.fromkeys(costs):
        missing = [kind for kind in range(len(RESOURCES)) if have[kind] < cost[kind]]
        lacks = sum([cost[kind] - have[kind] for kind in missing])
        if 0 < lacks <= TRADED and shortfall(have, cost, (*p.rates, *_beside_large_ships(s, seat))) == 0:
            spare = [kind for kind in range(len(RESOURCES)) if have[kind] - cost[kind] >= BY_SHIP]
            wanted += [(give, get) for give in spare for get in missing]
    return wanted


def _beside_large_ships(s: RivalsState, seat: Seat) -> list[int]:
    """The kinds of the regions that Large Trade Ships take from (RIVA-4.122)."""
    p = s.princes[seat]
    return [RESOURCE_AT[region] for site in p.large_ships for region in regions_beside(p, site)]
