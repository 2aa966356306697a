"""Viscounts: the own turn thought through to its end, before cards are drawn and others act (VISC-3.1).

A turn is one plan of card, way, action, payment and hire. So answers are followed through all questions of the turn:
the large ones (which card, where, which action, how much, whom to hire) branch, the small ones (which resource, which
spot, which card to discard) are answered by what looks best at once. The rest of the stack is cut off where the turn
ends: what draws and rivals bring is the same for all plans and would only blur the view.
"""

from collections.abc import Callable, Sequence
from typing import Final

from stolek.games.viscounts.frames import (
    ChooseAction,
    ChooseBuilding,
    ChooseCard,
    ChooseDismissal,
    ChooseExchanges,
    ChooseWorkers,
    DrawCards,
    Move,
    Recruit,
)
from stolek.games.viscounts.state import ViscountsState
from stolek.kernel.leaf import Action, Seat
from stolek.kernel.rules import Rules

LARGE: Final = (
    ChooseCard,
    Move,
    ChooseAction,
    ChooseDismissal,
    ChooseExchanges,
    ChooseBuilding,
    ChooseWorkers,
    Recruit,
)
MOST_MOVES: Final = 9
"""Spaces are offered by their price: farther ones than this many are hardly worth it."""
MOST_EXCHANGES: Final = 3
"""Of the numbers of exchanges or workers the largest ones."""

Judge = Callable[[ViscountsState], float]


def until_draw(s: ViscountsState, seat: Seat) -> ViscountsState | None:
    """The state with nothing to come after the own turn; None if it is not the seat's turn."""
    for i in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[i]
        if isinstance(frame, DrawCards) and frame.seat == seat:
            new = s.clone()
            del new.stack[: i + 1]
            return new
    return None


class TurnPlan:
    """The rest of one turn: `standing` judges any position quickly, `ending` the end of the turn thoroughly."""

    def __init__(
        self, rules: Rules[ViscountsState], s: ViscountsState, seat: Seat, standing: Judge, ending: Judge
    ) -> None:
        self._rules = rules
        self._seat = seat
        self._marks = s.marks
        self._root = s
        self._standing = standing
        self._ending = ending

    def after(self, answer: Action) -> float:
        """What the best plan is worth that begins with this answer."""
        return self._best(self._step(self._root, answer))

    def _step(self, s: ViscountsState, answer: Action) -> ViscountsState:
        new = s.clone()
        self._rules.step(new, self._seat, answer)
        return new

    def _best(self, s: ViscountsState) -> float:
        seat = self._seat
        while s.waits:
            if s.waits[0] != seat:
                return self._standing(s)
            answers = self._rules.legal(s, seat)
            question = s.stack[-1]
            if isinstance(question, LARGE):
                tried = self._tried(s, answers)
                return max([self._best(self._step(s, answer)) for answer in tried])
            s = max([self._step(s, answer) for answer in answers], key=self._standing)
        return self._ending(s)

    def _tried(self, s: ViscountsState, answers: Sequence[Action]) -> Sequence[Action]:
        """The answers worth following; a townsfolk that nobody has seen yet is not counted on (VISC-2.5)."""
        question = s.stack[-1]
        if isinstance(question, Move):
            return answers[:MOST_MOVES]
        if isinstance(question, ChooseExchanges | ChooseWorkers):
            return answers[-MOST_EXCHANGES:]
        if isinstance(question, Recruit) and s.marks != self._marks:
            return answers[-1:]
        return answers
