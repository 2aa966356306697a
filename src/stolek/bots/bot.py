"""What a bot is: something that chooses, from what its seat knows, within a budget."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from stolek.kernel.observation import Observation
from stolek.kernel.values import Action


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


class Seconds:
    """A budget that is timed by the clock of whoever made it; it begins to run at once."""

    __slots__ = ("_clock", "_end")

    def __init__(self, seconds: float, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._end = clock() + seconds

    def more(self) -> bool:
        """Is there time left?"""
        return self._clock() < self._end


@dataclass(slots=True)
class Both:
    """A counted budget that also ends by the clock: what a table with people gives its bots."""

    first: Budget
    second: Budget

    def more(self) -> bool:
        """Neither is used up."""
        return self.first.more() and self.second.more()


class Bot(Protocol):
    """A bot keeps nothing of a game between two choices but its own generator."""

    def choose(self, observation: Observation[Any], budget: Budget) -> Action:
        """One of `observation.legal`."""
