"""What a bot is: something that chooses, from what its seat knows, within a budget."""

from dataclasses import dataclass
from typing import Any, Protocol

from stolek.kernel.leaf import Action
from stolek.kernel.observation import Observation


class Budget(Protocol):
    """How long a bot may think; made by whoever owns the clock."""

    def more(self) -> bool:
        """May one more simulation be run?"""


@dataclass(slots=True)
class Simulations:
    """A budget that is counted, not timed: exactly reproducible."""

    left: int

    def more(self) -> bool:
        """One simulation less."""
        self.left -= 1
        return self.left >= 0


class Bot(Protocol):
    """A bot keeps nothing of a game between two choices but its own generator."""

    def choose(self, observation: Observation[Any], budget: Budget) -> Action:
        """One of `observation.legal`."""
