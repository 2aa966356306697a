"""What a bot is given: a view, the legal answers, and samples of what could be; never the true state."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from stolek.kernel.generator import Generator
from stolek.kernel.rules import Rules
from stolek.kernel.state import State
from stolek.kernel.values import Action, Seat
from stolek.kernel.view import View

S = TypeVar("S", bound=State)


class Observation(Generic[S]):
    """A seat's knowledge at one question, carried by a *blind* state that was built from that knowledge alone."""

    __slots__ = ("_blind", "rules", "seat")

    def __init__(self, rules: Rules[S], blind: S, seat: Seat) -> None:
        self.rules = rules
        self.seat = seat
        self._blind = blind

    @property
    def view(self) -> View:
        """What the seat sees."""
        return self.rules.view(self._blind, self.seat)

    @property
    def legal(self) -> Sequence[Action]:
        """The answers to choose from."""
        return self.rules.legal(self._blind, self.seat)

    def sample(self, rng: Generator) -> S:
        """A full state that fits what the seat knows; the caller may play on with it."""
        return self.rules.determinize(self._blind, self.seat, rng)


def observe(rules: Rules[S], s: S, seat: Seat, rng: Generator) -> Observation[S]:
    """Blind the state for a seat; `rng` must not come from the game."""
    return Observation(rules, rules.determinize(s, seat, rng), seat)
