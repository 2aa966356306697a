"""Viscounts: the own turn thought through to its end, before cards are drawn and others act (VISC-3.1).

A turn is one plan of card, way, action, payment and hire. So answers are followed through all questions of the turn:
the large ones (which card, where, which action, how much) branch, the small ones (which resource, which spot, which
card to discard, whether to hire) are answered by what looks best at once, unless the breadth names them. The rest of
the stack is cut off where the turn ends: what draws and rivals bring is the same for all plans and would only blur the
view.
"""

from collections.abc import Callable, Sequence
from math import inf
from operator import itemgetter
from typing import Final, NamedTuple

from stolek.bots.evaluate.viscounts_ways import most_promising
from stolek.games.viscounts.card_management import PLAYS
from stolek.games.viscounts.debts import flippable
from stolek.games.viscounts.frames import (
    ChooseAction,
    ChooseBuilding,
    ChooseCard,
    ChooseDismissal,
    ChooseExchanges,
    ChooseFlip,
    ChooseHire,
    ChooseOption,
    ChooseSection,
    ChooseSpot,
    ChooseWorkers,
    DrawCards,
    Move,
    Recruit,
)
from stolek.games.viscounts.movement import MOVES
from stolek.games.viscounts.primary_action import action_of
from stolek.games.viscounts.state import ViscountsState
from stolek.games.viscounts.trade import own_exchange
from stolek.kernel.rules import Rules
from stolek.kernel.values import Action, Frame, Seat

LARGE: Final = (ChooseCard, Move, ChooseAction, ChooseDismissal, ChooseExchanges, ChooseBuilding, ChooseWorkers)
"""Questions that decide most of the turn."""
TELLING: Final = (ChooseSpot, ChooseFlip)
"""Small ones whose answers show what they are good for only at the end of the turn."""
OPEN: Final = (*TELLING, ChooseOption, ChooseHire, ChooseSection, Recruit)
"""All small ones that are worth following where there is time."""
NEAREST: Final = 9
"""Spaces are offered by their price: farther ones than this many are hardly worth it."""
TRADE_OR_PASS: Final = 2
"""As many answers as there are if one can only trade or pass."""
MAX_EXCHANGES: Final = 3
"""Of the numbers of exchanges or workers the largest ones."""

MAX_PROSPECT: Final = 8.0
"""The next turn hardly ever promises more."""

Judge = Callable[[ViscountsState], float]


class Breadth(NamedTuple):
    """How many ways through a turn are followed."""

    small: tuple[type[Frame], ...] = ()
    """Small questions whose answers are followed as those of large ones are."""
    ways: int = 0
    """So many pairs of card and space, those that promise most; 0 for all."""
    steps: int = 1_000_000
    """After so many positions no small question is followed any more."""


WIDE: Final = Breadth()
FULL: Final = Breadth(OPEN, steps=1200)
QUICK: Final = Breadth(TELLING, ways=4, steps=60)
"""For turns to come: all plans that lead there suffer alike, and meeting more luck tells more than better turns do."""


def drawing(s: ViscountsState, seat: Seat) -> int:
    """Where the stack waits for the seat to draw cards, the end of its turn; -1 if it is not the seat's turn."""
    for i in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[i]
        if isinstance(frame, DrawCards) and frame.seat == seat:
            return i
    return -1


def until_draw(s: ViscountsState, seat: Seat, following: Sequence[Frame] = ()) -> ViscountsState | None:
    """The state with nothing to come after the own turn but what is named; None if it is not the seat's turn."""
    end = drawing(s, seat)
    if end < 0:
        return None
    new = s.clone()
    new.stack[: end + 1] = reversed(following)
    return new


def settle(rules: Rules[ViscountsState], s: ViscountsState, seat: Seat) -> None:
    """What others are asked within the turn, mostly to rearrange, hardly matters: they take the first answer."""
    while s.waits and s.waits[0] != seat:
        rules.step(s, s.waits[0], rules.legal(s, s.waits[0])[0])


def is_idle_trade(s: ViscountsState, seat: Seat, answers: Sequence[Action]) -> bool:
    """Is there nothing to do but pass or buy flips without a card to turn? That may cost silver (VISC-4.42)."""
    if len(answers) != TRADE_OR_PASS or action_of(answers[0]) != "trade":
        return False
    return own_exchange(s, seat).buys_flips and not flippable(s.players[seat])


def worthwhile_exchanges(s: ViscountsState, seat: Seat, answers: Sequence[Action]) -> Sequence[Action]:
    """No more flips than there are cards to turn, but for the one that a trade needs (VISC-4.42)."""
    return answers[: max(1, flippable(s.players[seat]))] if own_exchange(s, seat).buys_flips else answers


class Line(NamedTuple):
    """A plan: what it is worth, and its answers."""

    worth: float
    answers: tuple[Action, ...]


class End(NamedTuple):
    """Where a plan leads: what that is worth without the next turn, and the answers that lead there."""

    worth: float
    s: ViscountsState
    answers: tuple[Action, ...]
    large: tuple[Action, ...]
    """Those to large questions."""


class Path(NamedTuple):
    """The way to a position: all answers, those to large questions, and the moves to try (none: all)."""

    given: tuple[Action, ...]
    large: tuple[Action, ...]
    moves: Sequence[Action]


class TurnPlan:
    """The rest of one turn: `standing` judges any position quickly, `prospect` adds the next turn at its end."""

    def __init__(
        self,
        rules: Rules[ViscountsState],
        s: ViscountsState,
        seat: Seat,
        standing: Judge,
        prospect: Judge,
        breadth: Breadth = WIDE,
    ) -> None:
        self.rules = rules
        self.seat = seat
        self._breadth = breadth
        self.steps = 0
        """So many positions have been made."""
        self._enough = 0
        self._marks = s.marks
        self._root = s
        self._standing = standing
        self._prospect = prospect

    def elsewhere(self, s: ViscountsState, breadth: Breadth) -> "TurnPlan":
        """Another turn of the same seat, seen by the same judges."""
        return TurnPlan(self.rules, s, self.seat, self._standing, self._prospect, breadth)

    def after(self, answer: Action, most: int = 1) -> list[Line]:
        """The best few plans that begin with this answer, the best first."""
        return self._best(self._step(self._root, answer), (answer,), most)

    def best(self) -> Line:
        """The best plan."""
        return self.best_few(1)[0]

    def best_few(self, most: int) -> list[Line]:
        """The best few plans, the best first."""
        return self._best(self._root.clone(), (), most)

    def _step(self, s: ViscountsState, answer: Action) -> ViscountsState:
        self.steps += 1
        new = s.clone()
        self.rules.step(new, self.seat, answer)
        return new

    def _best(self, s: ViscountsState, given: tuple[Action, ...], most: int) -> list[Line]:
        """The best of all ends; the next turn is thought of only where it can still make a difference."""
        ends: list[End] = []
        self._enough = self.steps + self._breadth.steps
        self._follow(s, Path(given, (), ()), ends)
        ends.sort(key=itemgetter(0), reverse=True)
        best: list[tuple[Line, tuple[Action, ...]]] = []
        for end in ends:
            if len(best) == most and end.worth + MAX_PROSPECT <= best[-1][0].worth:
                break
            worth = end.worth + self._prospect(end.s)
            if any([line.worth == worth or (large == end.large and line.worth > worth) for line, large in best]):
                continue
            best = [found for found in best if found[1] != end.large]
            best.append((Line(worth, end.answers), end.large))
            best.sort(key=lambda found: -found[0].worth)
            del best[most:]
        return [line for line, _ in best] or [Line(-inf, given)]

    def _follow(self, s: ViscountsState, path: Path, ends: list[End]) -> None:
        """Answer through the turn to all of its ends."""
        seat, breadth = self.seat, self._breadth
        given, large, moves = path
        worth: float | None = None
        while s.waits:
            if s.waits[0] != seat:
                worth = None
                settle(self.rules, s, seat)
                continue
            question = s.stack[-1]
            if breadth.ways and isinstance(question, ChooseCard):
                for answer, spaces in self._promising(s).items():
                    self._follow(self._step(s, answer), Path((*given, answer), (*large, answer), spaces), ends)
                return
            answers = self._tried(s, self.rules.legal(s, seat))
            if moves and isinstance(question, Move):
                answers = [answer for answer in answers if answer in moves] or answers[:1]
            is_large = isinstance(question, LARGE)
            if is_large or (isinstance(question, breadth.small) and self.steps < self._enough):
                for answer in answers:
                    further = Path((*given, answer), (*large, answer) if is_large else large, moves)
                    self._follow(self._step(s, answer), further, ends)
                return
            reached = [self._step(s, answer) for answer in answers]
            if len(reached) > 1:
                points = [self._standing(x) for x in reached]
                worth = max(points)
                number = points.index(worth)
            else:
                number, worth = 0, None
            s, given = reached[number], (*given, answers[number])
        ends.append(End(self._standing(s) if worth is None else worth, s, given, large))

    def _promising(self, s: ViscountsState) -> dict[Action, list[Action]]:
        """The cards and spaces that promise most."""
        found: dict[Action, list[Action]] = {}
        for way in most_promising(s, self.seat, self._breadth.ways):
            found.setdefault(PLAYS[way.card], []).append(MOVES[s.segments[way.position]][way.way])
        return found

    def _tried(self, s: ViscountsState, answers: Sequence[Action]) -> Sequence[Action]:
        """The answers worth following: nobody passes if there is something worth doing, no more flips are bought than
        there are cards to turn, and a townsfolk that nobody has seen yet is not counted on (VISC-2.5).
        """
        question = s.stack[-1]
        if isinstance(question, Move):
            return answers[:NEAREST]
        if isinstance(question, ChooseAction):
            return answers if is_idle_trade(s, question.seat, answers) else answers[:-1]
        if isinstance(question, ChooseExchanges):
            return worthwhile_exchanges(s, question.seat, answers)[-MAX_EXCHANGES:]
        if isinstance(question, ChooseWorkers):
            return answers[-MAX_EXCHANGES:]
        if isinstance(question, Recruit) and s.marks != self._marks:
            return answers[-1:]
        return answers
