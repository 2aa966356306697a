"""The yardstick of all bots: any legal answer is as good as another."""

from typing import Any

from stolek.bots.bot import Budget
from stolek.kernel.generator import Generator, below
from stolek.kernel.observation import Observation
from stolek.kernel.values import Action


class RandomBot:
    """Answers at random, from a generator of its own."""

    def __init__(self, seed: int) -> None:
        self._rng = Generator(seed)

    def choose(self, observation: Observation[Any], budget: Budget) -> Action:
        """Each legal answer is equally likely."""
        legal = observation.legal
        return legal[below(self._rng, len(legal))]
