"""How a game ended: the winner, and every victory point by name (RIVA-4.75, RIVA-5.1 to RIVA-5.5)."""

from stolek.games.rivals.cards import CARD_IDS, CARDS, Card, rule_of
from stolek.games.rivals.components import CITY_VP, SETTLEMENT_VP, TOKENS
from stolek.games.rivals.expansion import card_of, is_covered
from stolek.games.rivals.points import victory_points
from stolek.games.rivals.principality import Principality, city_count, settlements
from stolek.games.rivals.state import NOBODY, RivalsState, other
from stolek.kernel.outcome import Line, Outcome, Remark, ranked
from stolek.kernel.values import Seat


def outcome(s: RivalsState) -> Outcome:
    """Only the active player can win, whatever the other has; so far, whoever has more points leads."""
    scores = (victory_points(s, 0), victory_points(s, 1))
    breakdown = (_lines(s, Seat(0)), _lines(s, Seat(1)))
    if s.winner == NOBODY:
        return Outcome(scores, ranked([(score,) for score in scores]), breakdown)
    ranks = (1, 2) if s.winner == 0 else (2, 1)
    remarks: tuple[Remark, ...] = ()
    if scores[s.winner] <= scores[other(s.winner)]:
        remarks = (Remark("own-turn", "RIVA-5.3", {"seat": s.winner}),)
    return Outcome(scores, ranks, breakdown, remarks)


def _lines(s: RivalsState, seat: Seat) -> tuple[Line, ...]:
    """Settlements, cities, cards with victory points, tokens."""
    p = s.princes[seat]
    cities = city_count(p)
    villages = len(settlements(p)) - cities
    lines = [
        Line("settlements", villages * SETTLEMENT_VP, "RIVA-4.38", {"count": villages}),
        Line("cities", cities * CITY_VP, "RIVA-4.39", {"count": cities}),
    ]
    for card in [card_of(expansion) for expansion in p.built if not is_covered(expansion)]:
        if points := points_of(p, card):
            lines.append(Line("card", points, rule_of(card), {"card": CARD_IDS[card]}))
    for token, holder in zip(TOKENS.values(), (s.hero_token, s.trade_token), strict=True):
        if holder == seat:
            lines.append(Line("token", token.victory, "RIVA-4.71", {"token": token.id}))
    return tuple(lines)


def points_of(p: Principality, card: Card) -> int:
    """The victory points of a card, with those that it has only with enough trade ships (RIVA-4.214)."""
    kind = CARDS[card].kind
    extra = [
        point.amount
        for point in kind.dynamic_points
        if point.point == "victory" and p.ships >= point.own_trade_ships_at_least
    ]
    return kind.points.victory + sum(extra)
