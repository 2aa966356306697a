"""Viscounts: the clock of the two piles, today's points, and the awards as far as they are likely (VISC-5)."""

from math import exp, tanh
from typing import Final

from stolek.bots.evaluate.viscounts_worth import BUILDING_POINTS
from stolek.games.viscounts.cards import MANUSCRIPTS, SET_VP
from stolek.games.viscounts.components import BONUS_CARDS, CASTLE_LEADER
from stolek.games.viscounts.final import TIER_VP, counted, resources_of, ribbon_sets
from stolek.games.viscounts.opponent.boards import LEFTOVER_VP
from stolek.games.viscounts.state import NOBODY, ViscountsState, castle_workers

DEEDS_A_ROUND: Final = 0.5
DEBTS_A_ROUND: Final = 0.35
"""How quickly the piles shrink, a seat."""
WHOLE_GAME: Final = 12.0
"""Own turns ahead in the set-up, before there are piles (VISC-2.14), against the virtual opponent."""
SURE: Final = 2.0
"""A pile that is so many rounds ahead of the other most likely ends the game."""
AWARD_MIDDLE: Final = 8.0
AWARD_SWING: Final = 4.0
"""12 for the first and 4 for the second (VISC-5.10)."""
BONUS_POINTS: Final = BONUS_CARDS[0].vp
LEADER_POINTS: Final = CASTLE_LEADER.vp


# The clock


def rounds_of(s: ViscountsState) -> tuple[float, float]:
    """Rounds until the deeds and until the debts are used up."""
    return s.deeds_above / (DEEDS_A_ROUND * s.seats), s.debts_above / (DEBTS_A_ROUND * s.seats)


def turns_left(s: ViscountsState) -> float:
    """Own turns after this one (VISC-5.2)."""
    if s.last_round:
        return float(s.last_round - s.round)
    if not s.round and s.virtual != NOBODY:
        return WHOLE_GAME
    return 1.0 + min(rounds_of(s))


# Points


def points_of(s: ViscountsState, seat: int) -> int:
    """What the seat would score now, without the awards for flipped cards (VISC-5.5)."""
    player = s.players[seat]
    below, above, top = castle_workers(s, seat)
    one, two, three = TIER_VP
    points = BUILDING_POINTS[player.built] - 2 * player.unpaid + player.acquired + 3 * player.approved
    points += one * below + two * above + three * top
    if s.leader == seat:
        points += LEADER_POINTS
    if player.manuscripts:
        points += sum([SET_VP[size] for size in ribbon_sets(player.manuscripts)])
        points += BONUS_POINTS * player.bonus.bit_count()
        for manuscript in player.manuscripts:
            page = MANUSCRIPTS[manuscript].endgame
            if page:
                points += counted(s, seat, page) // page.per * page.vp
    return points + (resources_of(player) * LEFTOVER_VP if seat == s.virtual else 0)


def awards_of(s: ViscountsState, seat: int, turns: float) -> float:
    """Poverty and prosperity as far as they are likely to come, by the lead in flipped cards (VISC-5.9)."""
    player = s.players[seat]
    rivals = [other for i, other in enumerate(s.players) if i != seat]
    deeds, debts = rounds_of(s)
    swing = 0.35 + 0.35 * min(turns, 6.0)
    total = 0.0
    for revealed, own, other, mine, best in (
        (s.prosperity, deeds, debts, player.paid, max([rival.paid for rival in rivals])),
        (s.poverty, debts, deeds, player.approved, max([rival.approved for rival in rivals])),
    ):
        likely = 1.0 if revealed else 0.1 if s.last_round else 1 / (1 + exp((own - other) / SURE))
        ahead = (mine - best - (0 if mine else 1)) / swing
        total += likely * (AWARD_MIDDLE + AWARD_SWING * tanh(ahead))
    return total
