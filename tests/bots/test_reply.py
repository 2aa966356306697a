"""Looking at the next player's best reply: within its plan and budget, and over every tile that may be drawn."""

from typing import Any

import pytest

from stolek.bots.bot import Simulations
from stolek.bots.evaluate.carcassonne import EVALUATION
from stolek.bots.evaluate.carcassonne_survey import Survey
from stolek.bots.evaluation import find_evaluation, lead
from stolek.bots.plan import Plan
from stolek.bots.reply import least_answered
from stolek.games.carcassonne.frames import PlaceTile
from stolek.games.carcassonne.placement import fitting
from stolek.games.carcassonne.rules import Carcassonne
from stolek.games.carcassonne.state import CarcassonneState
from stolek.kernel.generator import Generator, below
from stolek.kernel.observation import Observation, observe
from tests.bots.games import position, rules_of

PLAN = Plan(replies=3, margin=1000.0)


def laying(moves: int) -> tuple[Carcassonne, CarcassonneState]:
    """A position of Carcassonne after so many random answers, with a tile to lay."""
    rules = Carcassonne()
    s = position(rules, moves)
    assert isinstance(s, CarcassonneState)
    while not isinstance(rules.question(s, s.waits[0]), PlaceTile):
        rules.step(s, s.waits[0], rules.legal(s, s.waits[0])[0])
    return rules, s


def seen(moves: int) -> Observation[Any]:
    """What the seat to decide sees of it."""
    rules, s = laying(moves)
    return observe(rules, s, s.waits[0], Generator(5))


def test_only_so_many_answers_are_looked_at() -> None:
    observation, budget = seen(20), Simulations(100)
    points = [-float(place) for place in range(len(observation.legal))]
    found = least_answered(observation, PLAN, points, Generator(1), budget)
    assert found in observation.legal[:3]
    assert budget.left == 97


def test_without_a_budget_the_first_look_decides() -> None:
    observation = seen(20)
    points = [float(place == 2) for place in range(len(observation.legal))]
    assert least_answered(observation, PLAN, points, Generator(1), Simulations(0)) == observation.legal[2]


@pytest.mark.parametrize("game", ["cartographers", "pillars"])
def test_an_evaluation_that_cannot_count_replies_says_so(game: str) -> None:
    rules = rules_of(game)
    s = position(rules, 4)
    seat = s.waits[0]
    assert find_evaluation(game).replied(rules, s, seat, rules.legal(s, seat)[0]) is None


def test_every_tile_that_may_be_drawn_counts_as_often_as_it_is_unseen() -> None:
    rules, s = laying(128)
    seat = s.waits[0]
    action = rules.legal(s, seat)[0]
    new = s.clone()
    rules.step(new, seat, action)
    claims = EVALUATION.quick(rules, new, seat, rules.legal(new, seat))
    assert claims is not None
    rules.step(new, seat, rules.legal(new, seat)[claims.index(max(claims))])
    rival = new.waits[0]
    left, replies = [new.drawn, *new.bag], []
    for copy in left:
        new.drawn = copy
        points = EVALUATION.quick(rules, new, rival, fitting(rules, new, copy >> 2))
        assert points is not None
        replies.append(-max(points))
    assert 2 < len(left) < 20
    assert EVALUATION.replied(rules, s, seat, action) == pytest.approx(sum(replies) / len(left))


def test_after_the_last_tile_there_is_no_reply() -> None:
    rules, s = laying(128)
    while s.bag or not isinstance(rules.question(s, s.waits[0]), PlaceTile):
        rules.step(s, s.waits[0], rules.legal(s, s.waits[0])[0])
    seat = s.waits[0]
    action = rules.legal(s, seat)[0]
    new = s.clone()
    rules.step(new, seat, action)
    ends = []
    for claim in rules.legal(new, seat):
        end = new.clone()
        rules.step(end, seat, claim)
        assert not end.waits
        ends.append(lead(EVALUATION, rules, end, seat))
    assert EVALUATION.replied(rules, s, seat, action) in ends


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_one_more_tile_changes_a_survey_as_a_new_one_would_see_it(seed: int) -> None:
    rules, rng = Carcassonne(), Generator(seed)
    s, _ = rules.setup(2, seed)
    while s.waits:
        seat = s.waits[0]
        legal = rules.legal(s, seat)
        action = legal[below(rng, len(legal))]
        before = Survey(rules, s) if isinstance(rules.question(s, seat), PlaceTile) else None
        rules.step(s, seat, action)
        if before is not None:
            after, anew = before.after(s), Survey(rules, s)
            assert after.home == pytest.approx(anew.home)
            for one, other in zip(after.found, anew.found, strict=True):
                assert one == pytest.approx(other)
