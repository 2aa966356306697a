"""One turn ahead: every answer is carried out on a few samples of what could be and judged at the end of the own turn.

A blurred look adds noise to what it sees, as large as the differences it sees, so it likes sensible answers that are
not the best, and of a long list never one from the lower half: that is how a level loses pleasantly.
"""

from math import log, sqrt
from typing import Any

from stolek.bots.evaluation import find_evaluation
from stolek.bots.lookahead import judge_all
from stolek.kernel.generator import Generator, next64
from stolek.kernel.observation import Observation


def weigh(observation: Observation[Any], samples: int, rng: Generator, ahead: int | None = None) -> list[float]:
    """The lead after each legal answer, in points, on average over a few samples."""
    evaluation = find_evaluation(observation.rules.id)
    legal = observation.legal
    totals = [0.0] * len(legal)
    for _ in range(samples):
        sample = observation.sample(rng)
        found = judge_all(evaluation, observation.rules, sample, observation.seat, legal, rng, ahead)
        totals = [total + points for total, points in zip(totals, found, strict=True)]
    return [total / samples for total in totals]


def blur(points: list[float], noise: float, rng: Generator) -> list[float]:
    """The same with noise; the better half, and always the best two, keep ahead of the rest."""
    mean = sum(points) / len(points)
    spread = sqrt(sum((x - mean) ** 2 for x in points) / len(points))
    least = sorted(points, reverse=True)[max(2, (len(points) + 1) // 2) - 1]
    blurred = [x + noise * spread * _gumbel(rng) for x in points]
    worst = min(y for x, y in zip(points, blurred, strict=True) if x >= least)
    return [y if x >= least else min(y, worst) - spread for x, y in zip(points, blurred, strict=True)]


def _gumbel(rng: Generator) -> float:
    """Noise that turns `the best` into `the better, the likelier`."""
    return -log(-log((next64(rng) + 1) / (2**64 + 2)))
