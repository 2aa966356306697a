"""Carcassonne: what is left of a turn once the next player has answered it (CARC-3, CARC-7.4).

A tile that looks well may hand the next player a city, or leave a hole that they can close for good. Which tile they
will draw nobody knows, but what is unseen is known, so no guesses are needed: every kind of tile is tried as often as
it counts, with the best that it could do.
"""

from typing import TYPE_CHECKING, Any

from stolek.bots.evaluation import lead
from stolek.games.carcassonne.box import copy_of, tile_of
from stolek.games.carcassonne.frames import PlaceTile
from stolek.games.carcassonne.placement import fitting
from stolek.games.carcassonne.state import CarcassonneState
from stolek.games.carcassonne.tile import TileNumber
from stolek.games.carcassonne.view import unseen
from stolek.kernel.rules import Rules
from stolek.kernel.values import Action, Seat

if TYPE_CHECKING:
    from stolek.bots.evaluate.carcassonne import CarcassonneEvaluation


def replied(
    evaluation: "CarcassonneEvaluation", rules: Rules[Any], s: CarcassonneState, seat: Seat, action: Action
) -> float:
    """The lead after this answer, the rest of the turn, and the next player's best reply, over all tiles to draw."""
    s = s.clone()
    rules.step(s, seat, action)
    while s.waits and s.waits[0] == seat and not isinstance(rules.question(s, seat), PlaceTile):
        answers = rules.legal(s, seat)
        points = evaluation.quick(rules, s, seat, answers)
        assert points is not None
        rules.step(s, seat, answers[points.index(max(points))])
    if not s.waits or s.waits[0] == seat or len(unseen(rules, s)) > len(s.bag):  # type: ignore[arg-type]
        return lead(evaluation, rules, s, seat)
    return _on_average(evaluation, rules, s, seat)


def _on_average(evaluation: "CarcassonneEvaluation", rules: Rules[Any], s: CarcassonneState, seat: Seat) -> float:
    """What the next player makes of each kind of tile, weighed by how many of it are unseen.

    The rest of the pile stays as it is, whichever tile is thought to be drawn: one tile hardly changes hopes, and they
    need not be counted anew for every kind.
    """
    rival, total, counted = s.waits[0], 0.0, 0
    copies: dict[TileNumber, int] = {}
    for copy in (s.drawn, *s.bag):
        copies[tile_of(copy)] = copies.get(tile_of(copy), 0) + 1
    for tile, alike in copies.items():
        s.drawn = copy_of(tile)
        ways = fitting(rules, s, tile)  # type: ignore[arg-type]
        if ways:
            total += alike * _answered(evaluation, rules, s, seat, rival, ways)
            counted += alike
    return total / counted if counted else lead(evaluation, rules, s, seat)


def _answered(
    evaluation: "CarcassonneEvaluation",
    rules: Rules[Any],
    s: CarcassonneState,
    seat: Seat,
    rival: Seat,
    ways: list[Any],
) -> float:
    """The lead after the best way to lay this tile, best for whoever lays it."""
    points = evaluation.quick(rules, s, rival, ways)
    assert points is not None
    best = max(points)
    if s.seats == 2:
        return -best
    s = s.clone()
    rules.step(s, rival, ways[points.index(best)])
    answers = rules.legal(s, rival)
    points = evaluation.quick(rules, s, rival, answers)
    assert points is not None
    rules.step(s, rival, answers[points.index(max(points))])
    return lead(evaluation, rules, s, seat)
