"""What a position is worth to a seat: named terms, in points, over a full (sampled) state.

An evaluation knows features of a game, not its rules: rules stay in the game. It is found by the id of the game, so a
game has bots as soon as it is installed; one that brings an evaluation of its own names it by entry point in the group
`stolek.evaluations`. All numbers are points of the game, so that terms can be told in words and compared.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from math import exp
from types import MappingProxyType
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from stolek.bots.plan import Plan
from stolek.kernel.rules import Rules
from stolek.kernel.state import State
from stolek.kernel.values import Action, Seat

S = TypeVar("S", bound=State)
GROUP: Final = "stolek.evaluations"
FIRST_PLACE: Final = 2.0
"""What the first place is worth beside the points, in scales."""


CERTAIN: Final = 1_000_000.0
"""An answer that is worth so much, such as one that ends a game already won, is missed by no level."""


class Term(NamedTuple):
    """One reason why a position is worth something: the end of its message key `hint-<name>`, and points."""

    name: str
    points: float


class Evaluation(Generic[S]):
    """What positions of one game are worth."""

    scale: ClassVar[float] = 10.0
    """A lead of so many points in the middle of a game wins about three times out of four."""

    chain: ClassVar[int] = 3
    """How many further questions of the own turn the look ahead goes through: enough for an action to bear fruit."""
    ties_are_alike: ClassVar[bool] = False
    """Whether answers worth exactly the same are mostly the same thing, such as a tile turned: a race runs only one."""

    names: ClassVar[tuple[str, ...]]
    """The names of all terms, in their order; each has a message `hint-<name>` in the texts of the game."""
    plans: ClassVar[Mapping[str, Plan]] = MappingProxyType(
        {
            "easy": Plan(noise=0.8),
            "normal": Plan(noise=0.2, glances=2),
            "hard": Plan(simulations=60, horizon=200, tried=1, glances=2),
            "expert": Plan(simulations=600, horizon=200, tried=1, width=8.0, glances=4),
        }
    )
    """How each level thinks; without knowledge of the game, simulations play on to its end."""

    def terms(self, rules: Rules[S], s: S, seat: Seat) -> list[Term]:
        """Every reason with its points; their sum is the value."""
        raise NotImplementedError

    def value(self, rules: Rules[S], s: S, seat: Seat) -> float:
        """The sum of the terms; an evaluation may compute it in a faster way."""
        return sum(term.points for term in self.terms(rules, s, seat))

    def lead(self, rules: Rules[S], s: S, seat: Seat) -> float:
        """How far the seat is ahead of its best rival; alone, its own value. The game is not over."""
        own = self.value(rules, s, seat)
        rivals = self.rivals(s, seat)
        return own - max([self.seen(rules, s, rival) for rival in rivals]) if rivals else own

    def seen(self, rules: Rules[S], s: S, rival: Seat) -> float:
        """The value of a rival as others see it; an evaluation may leave out what a sample only guesses."""
        return self.value(rules, s, rival)

    def quick(self, rules: Rules[S], s: S, seat: Seat, answers: Sequence[Action]) -> list[float] | None:
        """The lead after each answer, by a shorter way than carrying it out; None where there is none."""
        return None

    def planned(
        self, rules: Rules[S], s: S, seat: Seat, answers: Sequence[Action], depth: int | None
    ) -> list[float] | None:
        """The lead after each answer, by a look ahead of the evaluation's own; None uses the one for any game."""
        return self.quick(rules, s, seat, answers)

    def replied(self, rules: Rules[S], s: S, seat: Seat, action: Action) -> float | None:
        """The lead after this answer, the rest of the turn and the next seat's best reply, over all that chance may
        bring it; None where an evaluation cannot count that."""
        return None

    def promising(self, rules: Rules[S], s: S, seat: Seat, answers: Sequence[Action]) -> Sequence[Action]:
        """The answers that a look ahead follows further than to the answer itself; none ends it: all of them."""
        return answers

    def is_nonsense(self, answer: Action) -> bool:
        """Whether an answer is one that no level may give only because it does not see clearly: none is."""
        return False

    def rivals(self, s: S, seat: Seat) -> Sequence[Seat]:
        """The seats whose position matters to this one: everybody else."""
        return [Seat(other) for other in range(s.seats) if other != seat]

    def matters(self, rules: Rules[S], s: S, seat: Seat, other: Seat) -> bool:
        """Whether what the other answers now changes what this seat's answers are worth; if not, a race guesses it."""
        return other in self.rivals(s, seat)


def lead(evaluation: Evaluation[Any], rules: Rules[Any], s: State, seat: Seat) -> float:
    """How far the seat is ahead of its best rival, in points; alone, its own value. A finished game is exact."""
    if not s.waits:
        return _final_lead(evaluation, rules, s, seat)
    return evaluation.lead(rules, s, seat)


def _final_lead(evaluation: Evaluation[Any], rules: Rules[Any], s: State, seat: Seat) -> float:
    outcome = rules.outcome(s)
    assert outcome is not None
    own = outcome.scores[seat]
    others = [score for other, score in enumerate(outcome.scores) if other != seat]
    if not others:
        return own + (FIRST_PLACE * evaluation.scale if outcome.ranks[seat] == 1 else 0)
    prize = FIRST_PLACE * evaluation.scale
    place = prize / len(outcome.winners) if outcome.ranks[seat] == 1 else -prize
    return own - max(others) + place


def chance_to_win(evaluation: Evaluation[Any], points: float) -> float:
    """A lead in points as something between 0 and 1, as search wants it."""
    ratio = points / evaluation.scale
    return 1 / (1 + exp(-ratio)) if ratio > -30 else 0.0


@cache
def find_evaluation(game: str) -> Evaluation[Any]:
    """The evaluation of this game: ours, the one an installed package names, or the one for any game."""
    place = f"{__package__}.evaluate.{game}"
    if game.isidentifier() and find_spec(place) is not None:
        found: Evaluation[Any] = import_module(place).EVALUATION
        return found
    for entry in entry_points(group=GROUP, name=game):
        named: Evaluation[Any] = entry.load()
        return named
    anything: Evaluation[Any] = import_module(f"{__package__}.evaluate.any_game").EVALUATION
    return anything
