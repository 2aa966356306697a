"""One turn ahead: every answer is carried out on a few samples of what could be and judged at the end of the own turn.

A blurred look adds noise to what it sees, as large as the differences it sees, so it likes sensible answers that are
not the best, and never one from the lower half of the list: that is how a level loses pleasantly.
"""

from math import log, sqrt
from typing import Any

from stolek.bots.evaluation import find_evaluation
from stolek.bots.lookahead import judge_all
from stolek.kernel.generator import Generator, next64
from stolek.kernel.observation import Observation


def weigh(observation: Observation[Any], samples: int, rng: Generator) -> list[float]:
    """The lead after each legal answer, in points, on average over a few samples."""
    evaluation = find_evaluation(observation.rules.id)
    legal = observation.legal
    totals = [0.0] * len(legal)
    for _ in range(samples):
        sample = observation.sample(rng)
        found = judge_all(evaluation, observation.rules, sample, observation.seat, legal, rng)
        totals = [total + points for total, points in zip(totals, found, strict=True)]
    return [total / samples for total in totals]


def blur(points: list[float], softness: float, rng: Generator) -> list[float]:
    """The same with noise; the better half keeps ahead of the rest."""
    mean = sum(points) / len(points)
    spread = sqrt(sum((x - mean) ** 2 for x in points) / len(points))
    middle = sorted(points)[len(points) // 2]
    noise = [softness * spread * _gumbel(rng) for _ in points]
    blurred = [x + y for x, y in zip(points, noise, strict=True)]
    worst = min(y for x, y in zip(points, blurred, strict=True) if x >= middle)
    return [y if x >= middle else min(y, worst) - spread for x, y in zip(points, blurred, strict=True)]


def _gumbel(rng: Generator) -> float:
    """Noise that turns `the best` into `the better, the likelier`."""
    return -log(-log((next64(rng) + 1) / (2**64 + 2)))
