"""The tree of a search: per node the answers tried so far, for each seat that had to choose there.

Nodes stand for what has been answered since the root, not for exact positions: cards drawn in between differ from one
simulation to the next (an open-loop tree). Where several seats decide at once, each has choices of its own in the same
node, so nobody's choice depends on an answer that he cannot know yet.
"""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from math import log, sqrt
from typing import Final

from stolek.kernel.values import Action, Seat

EXPLORATION: Final = 0.7
"""How much an untried chance counts against a good average, in ranges of what has been seen."""


@dataclass(slots=True)
class Arm:
    """One answer: how often it was tried and what came of it for the seat that gave it."""

    action: Action
    visits: float = 0.0
    total: float = 0.0

    @property
    def mean(self) -> float:
        """What came of it on average."""
        return self.total / self.visits if self.visits else 0.0


@dataclass(slots=True)
class Choices:
    """The answers of one seat that are being tried, widened as the visits grow."""

    seat: Seat
    visits: int = 0
    arms: list[Arm] = field(default_factory=list)

    def wanted(self, width: float, growth: float) -> int:
        """How many answers should be under trial by now (progressive widening)."""
        return int(width + growth * sqrt(self.visits))

    def select(self, arms: Sequence[Arm], low: float, high: float) -> Arm:
        """The arm with the best upper bound; values are seen relative to the range met so far."""
        span = high - low if high > low else 1.0
        bonus = log(self.visits + 2)
        best, best_bound = arms[0], float("-inf")
        for arm in arms:
            if not arm.visits:
                return arm
            bound = (arm.total / arm.visits - low) / span + EXPLORATION * sqrt(bonus / arm.visits)
            if bound > best_bound:
                best, best_bound = arm, bound
        return best


@dataclass(slots=True)
class Node:
    """What has been tried after the same answers; `choices` by seat and by its own answers to an open lane."""

    choices: dict[Hashable, Choices] = field(default_factory=dict)
    next: dict[Hashable, "Node"] = field(default_factory=dict)

    def child(self, key: Hashable) -> "Node":
        """The node after this answer."""
        node = self.next.get(key)
        if node is None:
            node = self.next[key] = Node()
        return node
