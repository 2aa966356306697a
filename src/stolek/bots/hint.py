"""What would the bot do, and why: its choice and the terms of the evaluation that speak for it.

A reason compares the position after the choice with the average over the other answers, term by term, so it tells what
this answer does that others do not. Its text is the message `hint-<term>` of the game.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from stolek.bots.bot import Bot, Budget
from stolek.bots.evaluation import Evaluation, find_evaluation
from stolek.bots.lookahead import any_answer, others_first, spread
from stolek.kernel.generator import Generator
from stolek.kernel.observation import Observation
from stolek.kernel.rules import Rules
from stolek.kernel.state import State
from stolek.kernel.values import Action, Seat

REASONS: Final = 3
COMPARED: Final = 24
"""Other answers that the choice is compared with at most."""
NOTICED: Final = 0.25
"""A difference of fewer points is no reason."""


class Reason(msgspec.Struct, frozen=True):
    """A term of the evaluation and how many points better the choice is in it than the others are."""

    term: str
    points: float


class Hint(msgspec.Struct, frozen=True):
    """A choice and the best reasons for it, strongest first."""

    action: Action
    reasons: tuple[Reason, ...]


def hint(observation: Observation[Any], bot: Bot, budget: Budget, rng: Generator) -> Hint:
    """What this bot would do here, and why."""
    action = bot.choose(observation, budget)
    rules, seat = observation.rules, observation.seat
    evaluation = find_evaluation(rules.id)
    s = observation.sample(rng)
    others_first(rules, s, seat, any_answer(rules, rng))
    others = spread([answer for answer in rules.legal(s, seat) if answer != action], COMPARED)
    chosen = _terms_after(evaluation, rules, s, seat, action)
    rest = [_terms_after(evaluation, rules, s, seat, answer) for answer in others]
    gains = {name: points - _mean([terms.get(name, 0.0) for terms in rest]) for name, points in chosen.items()}
    best = sorted(gains.items(), key=lambda gain: -gain[1])[:REASONS] if rest else []
    return Hint(action, tuple(Reason(name, round(points, 1)) for name, points in best if points >= NOTICED))


def _terms_after(
    evaluation: Evaluation[Any], rules: Rules[Any], s: State, seat: Seat, action: Action
) -> dict[str, float]:
    """The terms after an answer; a question that follows in the same turn is answered by its first choice."""
    new = s.clone()
    rules.step(new, seat, action)
    if seat in new.waits and new.marks == s.marks and new.lanes:
        rules.step(new, seat, rules.legal(new, seat)[0])
    return {term.name: term.points for term in evaluation.terms(rules, new, seat)}


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)
