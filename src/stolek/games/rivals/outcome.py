"""How a game ended: the winner, and every victory point by name (RIVA-4.75, RIVA-5.1 to RIVA-5.5)."""

from stolek.games.rivals.cards import CARD_IDS, POINTS
from stolek.games.rivals.components import CITY_VP, SETTLEMENT_VP, TOKENS
from stolek.games.rivals.laws import CARD_LAW
from stolek.games.rivals.principality import COVERED, DYNAMIC, SHIFT
from stolek.games.rivals.state import NOBODY, RivalsState, other, victory_points
from stolek.kernel.leaf import Seat
from stolek.kernel.outcome import Line, Outcome, Remark


def outcome(s: RivalsState) -> Outcome:
    """Only the active player can win, whatever the other has; nobody wins a game that lasts too long."""
    scores = (victory_points(s, 0), victory_points(s, 1))
    breakdown = (_lines(s, Seat(0)), _lines(s, Seat(1)))
    if s.winner == NOBODY:
        return Outcome(scores, (1, 1), breakdown, (Remark("too-long", "RIVA-5.5", {"turns": s.turn}),))
    ranks = (1, 2) if s.winner == 0 else (2, 1)
    remarks: tuple[Remark, ...] = ()
    if scores[s.winner] <= scores[other(s.winner)]:
        remarks = (Remark("own-turn", "RIVA-5.3", {"seat": s.winner}),)
    return Outcome(scores, ranks, breakdown, remarks)


def _lines(s: RivalsState, seat: Seat) -> tuple[Line, ...]:
    """Settlements, cities, cards with victory points, tokens."""
    p = s.princes[seat]
    cities = p.cities.bit_count()
    settlements = p.last - p.first + 1 - cities
    lines = [
        Line("settlements", settlements * SETTLEMENT_VP, "RIVA-4.38", {"count": settlements}),
        Line("cities", cities * CITY_VP, "RIVA-4.39", {"count": cities}),
    ]
    for e in p.built:
        card = e >> SHIFT
        points = POINTS[card][0] + _own_extra(s, seat, card)
        if points and not e & COVERED:
            lines.append(Line("card", points, CARD_LAW[card], {"card": CARD_IDS[card]}))
    for token, holder in zip(TOKENS.values(), (s.hero, s.trade), strict=True):
        if holder == seat:
            lines.append(Line("token", token.victory, "RIVA-4.71", {"token": token.id}))
    return tuple(lines)


def _own_extra(s: RivalsState, seat: Seat, card: int) -> int:
    """Victory points that a card has only while its condition holds (RIVA-4.214)."""
    ships = s.princes[seat].ships
    return sum(
        extra.amount
        for extra in DYNAMIC[card]
        if extra.point == "victory" and extra.condition and ships >= (extra.condition.own_trade_ships_at_least or 0)
    )
