"""The end of the game: final score, places, the solo rating (CART-5, CART-6.20 to CART-6.23)."""

from stolek.games.cartographers.cards import SCORING, SCORING_RULE, SEASONS, scored_edicts
from stolek.games.cartographers.solo import handicap, title
from stolek.games.cartographers.state import CartographersState, seasons_scored
from stolek.kernel.outcome import Line, Outcome, Rating, Remark, ranked
from stolek.kernel.values import Seat


def outcome(s: CartographersState, *, all_tied_win: bool) -> Outcome:
    """Most stars win; of those tied, who lost fewer to monsters; else they win together (CART-5.2 to CART-5.4).

    Read to the letter, everybody with the highest score wins once monsters break no tie (CART-R14).
    Alone nobody wins: the result is a rating and its title (CART-6.20 to CART-6.23).
    """
    totals = tuple(map(sum, s.scores))
    losses = [sum(box.monsters for box in seasons_scored(s, Seat(seat))) for seat in range(s.seats)]
    ranks = ranked(list(zip(totals, losses, strict=True)))
    if all_tied_win and ranks.count(1) > 1:
        ranks = tuple(1 if total == max(totals) else rank for total, rank in zip(totals, ranks, strict=True))
    lines = tuple(breakdown(s, Seat(seat)) for seat in range(s.seats))
    if s.seats > 1:
        return Outcome(totals, ranks, lines, remarks(totals, ranks))
    less = handicap(SCORING[card] for card in s.edicts)
    rated = Rating(totals[0] - less, title(totals[0] - less).id)
    remark = Remark(
        "solo", "CART-6.20", {"score": totals[0], "less": less, "rating": rated.value, "title": rated.title}
    )
    return Outcome(totals, ranks, lines, (remark,), rated)


def breakdown(s: CartographersState, seat: Seat) -> tuple[Line, ...]:
    """Every number of the score boxes, season by season, as far as they have been played (CART-4.63)."""
    lines = []
    for season, box in enumerate(seasons_scored(s, seat)):
        card = SEASONS[season]
        for edict, points in zip(scored_edicts(season), (box.first_edict, box.second_edict), strict=True):
            scoring = s.edicts[edict]
            lines.append(Line("edict", points, SCORING_RULE[scoring], {"season": card.id, "card": SCORING[scoring].id}))
        lines.append(Line("coins", box.coins, "CART-4.61", {"season": card.id}))
        lines.append(Line("monsters", box.monsters, "CART-4.62", {"season": card.id}))
    return tuple(lines)


def remarks(totals: tuple[int, ...], ranks: tuple[int, ...]) -> tuple[Remark, ...]:
    """Whether monsters broke a tie for the first place (CART-5.3)."""
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    return (Remark("tie-monsters", "CART-5.3", {}),) if len(best) > ranks.count(1) else ()
