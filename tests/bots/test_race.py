"""A race tries every answer on the same samples, keeps to its budget and leaves out what looks hopeless."""

from collections.abc import Sequence
from typing import Any

import pytest

from stolek.bots.bot import Simulations
from stolek.bots.plan import Plan
from stolek.bots.race import Race
from stolek.kernel.generator import Generator
from stolek.kernel.observation import Observation, observe
from tests.bots.games import position, rules_of

GAMES = ("carcassonne", "cartographers", "harvest")
PLAN = Plan(simulations=8, candidates=2, chance_steps=1, tried=4, margin=1000.0)


def at(game: str) -> Observation[Any]:
    """What the seat to decide sees after a few moves."""
    rules = rules_of(game)
    s = position(rules, 4)
    while len(rules.legal(s, s.waits[0])) < 3:
        rules.step(s, s.waits[0], rules.legal(s, s.waits[0])[0])
    return observe(rules, s, s.waits[0], Generator(5))


def liking(observation: Observation[Any], best: int, second: int) -> Sequence[float]:
    """A first look at the answers that likes one most, another next, and nothing else."""
    points = [-float(place) - 10 for place in range(len(observation.legal))]
    points[best], points[second] = 2.0, 1.0
    return points


@pytest.mark.parametrize("game", GAMES)
def test_only_candidates_can_win(game: str) -> None:
    observation = at(game)
    legal = observation.legal
    won = Race(observation, PLAN, liking(observation, 2, 1), Generator(1)).winner(Simulations(100))
    assert won in (legal[2], legal[1])


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_beyond_the_margin_is_not_let_in(game: str) -> None:
    observation, budget = at(game), Simulations(100)
    plan = Plan(simulations=8, candidates=2, chance_steps=1, tried=4, margin=0.5)
    won = Race(observation, plan, liking(observation, 2, 1), Generator(1)).winner(budget)
    assert won == observation.legal[2]
    assert budget.left == 100


@pytest.mark.parametrize("game", GAMES)
def test_both_are_tried_as_often_within_the_plan(game: str) -> None:
    observation, budget = at(game), Simulations(100)
    Race(observation, PLAN, liking(observation, 0, 1), Generator(1)).winner(budget)
    assert budget.left == 100 - PLAN.simulations


@pytest.mark.parametrize("game", GAMES)
def test_without_a_budget_the_first_look_decides(game: str) -> None:
    observation = at(game)
    won = Race(observation, PLAN, liking(observation, 1, 2), Generator(1)).winner(Simulations(0))
    assert won == observation.legal[1]


def test_trust_in_the_first_look_outweighs_a_few_samples() -> None:
    observation = at("carcassonne")
    plan = Plan(simulations=4, candidates=2, chance_steps=1, tried=4, margin=1e9, trust=1e6)
    points = liking(observation, 2, 1)
    for seed in range(5):
        assert Race(observation, plan, points, Generator(seed)).winner(Simulations(100)) == observation.legal[2]
