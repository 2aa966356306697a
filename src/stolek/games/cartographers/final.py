"""The end of the game: final score, places, the solo rating (CART-5, CART-6.20 to CART-6.23)."""

from typing import Final

from stolek.games.cartographers.cards import SCORING, SEASONS
from stolek.games.cartographers.season import LAWS, PARTS, scored_edicts
from stolek.games.cartographers.solo import rating, title
from stolek.games.cartographers.state import CartographersState
from stolek.kernel.leaf import Seat
from stolek.kernel.outcome import Line, Outcome, Remark, ranked

MONSTERS: Final = 3
"""Where a season's record keeps the stars lost to monsters."""


def outcome(s: CartographersState) -> Outcome:
    """Most stars win; of those tied, who lost fewer to monsters; else they win together (CART-5.2 to CART-5.4)."""
    totals = tuple(map(sum, s.scores))
    losses = [sum(scores[MONSTERS::PARTS]) for scores in s.scores]
    ranks = ranked(list(zip(totals, losses, strict=True)))
    return Outcome(totals, ranks, tuple(breakdown(s, Seat(seat)) for seat in range(s.seats)), remarks(s, totals, ranks))


def breakdown(s: CartographersState, seat: Seat) -> tuple[Line, ...]:
    """Every number of the score boxes, season by season, as far as they have been played (CART-4.63)."""
    lines = []
    for season, card in enumerate(SEASONS[: len(s.scores[seat]) // PARTS]):
        first, second, coins, monsters = s.scores[seat][season * PARTS : (season + 1) * PARTS]
        for edict, points in zip(scored_edicts(season), (first, second), strict=True):
            scoring = s.edicts[edict]
            lines.append(Line("edict", points, LAWS[scoring], {"season": card.id, "card": SCORING[scoring].id}))
        lines.append(Line("coins", coins, "CART-4.61", {"season": card.id}))
        lines.append(Line("monsters", monsters, "CART-4.62", {"season": card.id}))
    return tuple(lines)


def remarks(s: CartographersState, totals: tuple[int, ...], ranks: tuple[int, ...]) -> tuple[Remark, ...]:
    """Alone: rating and title. Together: whether monsters broke a tie for the first place."""
    if s.seats == 1:
        points = rating(totals[0], [SCORING[card] for card in s.edicts])
        return (Remark("solo", "CART-6.21", {"rating": points, "title": title(points).id}),)
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(best) > sum(rank == 1 for rank in ranks):
        return (Remark("tie-monsters", "CART-5.3", {}),)
    return ()
