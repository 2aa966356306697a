"""What places of The Pillars of the Earth are worth to a player's builders (PILL-4.26 to PILL-4.29).

A place is worth what lies there this round: the advantage card, the craftsman, the points, the metal. A builder that
waits in the bag or beside the track will take one of the places that are left, later and cheaper (PILL-4.25).
"""

from typing import Final

from stolek.bots.evaluate.pillars_work import GOLD_WORTH, with_another
from stolek.games.pillars.advantage import priory_bonus, room
from stolek.games.pillars.cards import ADVANTAGES
from stolek.games.pillars.components import BOARD, ROUNDS
from stolek.games.pillars.goods import GOLD, METAL
from stolek.games.pillars.space import (
    BISHOPRIC,
    CASTLE,
    COURT,
    KINGSBRIDGE,
    MARKET,
    PRIORY,
    SHIRING,
    SPACES,
    START_PLAYER,
)
from stolek.games.pillars.state import PillarsState, Player

CUBE_WORTH: Final = (0.4, 0.5, 0.33, 1.1)
"""Wood, stone, sand and metal for later rounds."""
BISHOP: Final = 0.95
TAX: Final = 3.5
WORKERS: Final = 0.5
START: Final = 0.55
MARKET_BASE: Final = 0.25
MARKET_GOLD: Final = 0.055
"""What a place on the market is worth for every piece of gold that can be spent there."""
MARKET_LAST: Final = 0.11
ENOUGH_GOLD: Final = 15
AGAIN: Final = 0.2
"""A second builder in the same line."""
THIS_ROUND: Final = 0.8
"""The share of a round's work that a craftsman gained this round will do in it."""
LONGEST: Final = 3.5
"""Rounds that a craftsman serves at most before a better one takes the place."""
PARKED: Final = 0.85
WAITING: Final = 0.55
"""What waiting for a place leaves of its worth, without and with a price still to be paid."""
AT_ONCE: Final = {
    "toledo_studies": 2.2,
    "weeping_madonna": 3.0,
    "wool_fair": 1.7,
    "cathedral_near_completion": 1.4,
    "king_at_celebrations": 1.5,
    "brother_remigius": 1.0,
    "archbishop_thomas": 0.8,
    "loyalty_rewarded": 0.8,
}
"""Cards that help once."""
EACH_ROUND: Final = {
    "aliena": 0.5,
    "tom_builder": 0.6,
    "richard_outlaws": 0.4,
    "ellen": 0.1,
    "jack": 0.35,
    "brother_francis": 0.25,
    "prior_philip": 0.7,
    "otto_blackface": 0.2,
}
"""Cards that help in every round."""
CARD_ONCE: Final = tuple(AT_ONCE.get(card.id, 0.0) for card in ADVANTAGES)
CARD_EACH: Final = tuple(EACH_ROUND.get(card.id, 0.0) for card in ADVANTAGES)
SPACE_STEP: Final = tuple(area.number for area in BOARD.areas for _ in area.spaces)


def rounds_of_service(s: PillarsState) -> float:
    """Later rounds that a craftsman of today will work in."""
    return min(LONGEST, float(ROUNDS - s.round))


def advantage_worth(s: PillarsState, card: int) -> float:
    """What an advantage card is worth to its owner from now on."""
    rounds = ROUNDS - s.round
    return CARD_ONCE[card] + CARD_EACH[card] * (rounds + 0.5)


def place_worth(s: PillarsState, seat: int) -> list[float]:
    """What each of the 17 places would bring this player."""
    player = s.players[seat]
    last = s.round == ROUNDS
    worth = [0.0] * len(SPACES)
    worth[BISHOPRIC] = BISHOP
    for space, card in zip(KINGSBRIDGE, s.kingsbridge, strict=False):
        worth[space] = advantage_worth(s, card)
    for space in PRIORY:
        worth[space] = SPACES[space].vp + priory_bonus(player)
    _line(s, seat, worth, COURT, _untaxed(player, last))
    for space in COURT:
        if SPACES[space].metal:
            worth[space] += CUBE_WORTH[METAL]
    rounds = rounds_of_service(s) + THIS_ROUND
    for space, craftsman in zip(SHIRING, s.shiring, strict=False):
        worth[space] = rounds * with_another(tuple(player.craftsmen), craftsman, room(player))
    gold = min(player.goods[GOLD], ENOUGH_GOLD)
    _line(s, seat, worth, MARKET, MARKET_BASE + (MARKET_LAST if last else MARKET_GOLD) * gold)
    worth[CASTLE] = 0.0 if last else WORKERS
    worth[START_PLAYER] = 0.0 if last else START
    return worth


def _line(s: PillarsState, seat: int, worth: list[float], spaces: range, first: float) -> None:
    """A line in which a second builder of the same player brings little."""
    mine = [space for space in spaces if s.spaces[space] == seat]
    for space in spaces:
        worth[space] = AGAIN if mine and space != mine[0] else first


def _untaxed(player: Player, last: bool) -> float:
    """No tax to pay; in the last round gold is good for little."""
    return GOLD_WORTH * min(TAX, player.goods[GOLD] + 1.0) * (0.5 if last else 1.0)


def builders_worth(s: PillarsState, seat: int) -> float:
    """The builders on the board until their areas are resolved, and those that wait for a place."""
    worth = place_worth(s, seat)
    total = sum([worth[i] for i, owner in enumerate(s.spaces) if owner == seat and s.step < SPACE_STEP[i]])
    coming = s.bag.count(seat) + (s.drawn == seat)
    if s.step or not (coming or s.parked):
        return total
    free = sorted([worth[i] for i, owner in enumerate(s.spaces) if owner < 0], reverse=True)
    for i, (_, owner) in enumerate(s.parked):
        if owner == seat:
            total += PARKED * free[min(i + (len(s.bag) + 1) // 2, len(free) - 1)]
    for i in range(coming):
        total += WAITING * free[min(2 * i + 1, len(free) - 1)]
    return total
