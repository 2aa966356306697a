"""The best reply: an answer is worth what is left of it once the next seat has answered too.

A race (`race.py`) guesses what chance brings. Where an evaluation can count all that the next seat may be given, as
with a pile of known tiles, no luck is left in the comparison, so a few answers are looked at, once each.
"""

from collections.abc import Sequence
from typing import Any

from stolek.bots.bot import Budget
from stolek.bots.evaluation import find_evaluation
from stolek.bots.plan import Plan
from stolek.bots.race import front_runners
from stolek.kernel.generator import Generator
from stolek.kernel.observation import Observation
from stolek.kernel.values import Action


def least_answered(
    observation: Observation[Any], plan: Plan, points: Sequence[float], rng: Generator, budget: Budget
) -> Action | None:
    """The answer that keeps the best lead after the reply to it; None if the evaluation cannot look at replies.

    When the budget ends, the best of those looked at so far: they come in the order of the first look.
    """
    legal, rules, seat = observation.legal, observation.rules, observation.seat
    evaluation = find_evaluation(rules.id)
    runners = front_runners(points, plan.replies, plan.margin, evaluation.ties_are_alike)
    if len(runners) == 1:
        return legal[runners[0]]
    best, most, sample = runners[0], float("-inf"), observation.sample(rng)
    for i in runners:
        if not budget.more():
            break
        lead = evaluation.replied(rules, sample, seat, legal[i])
        if lead is None:
            return None
        if lead > most:
            best, most = i, lead
    return legal[best]
