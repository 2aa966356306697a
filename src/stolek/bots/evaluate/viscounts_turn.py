"""Viscounts: the own turn thought through to its end, before cards are drawn and others act (VISC-3.1).

A turn is one plan of card, way, action, payment and hire. So answers are followed through all questions of the turn:
the large ones (which card, where, which action, how much, whom to hire) branch, the small ones (which resource, which
spot, which card to discard) are answered by what looks best at once. The rest of the stack is cut off where the turn
ends: what draws and rivals bring is the same for all plans and would only blur the view.

A second look goes on from the ends of the best few plans through the next own turn, as if nobody else moved between.
"""

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Final, NamedTuple

from stolek.games.viscounts.frames import (
    ChooseAction,
    ChooseBuilding,
    ChooseCard,
    ChooseDismissal,
    ChooseExchanges,
    ChooseWorkers,
    Collide,
    DrawCards,
    Move,
    PlayCard,
    Recruit,
    ShiftCards,
)
from stolek.games.viscounts.state import ViscountsState
from stolek.kernel.leaf import Action, Frame, Seat
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

PHASES: Final = (ShiftCards, PlayCard, Move, ChooseAction, Recruit, Collide)
CANDIDATES: Final = 3
MARGIN: Final = 3.0
"""Plans that look so many points worse than the best are not looked at again."""
LUCK: Final = (1, 2)
FIRST_SHARE: Final = 0.4
"""How much the first look still counts beside the second."""

Judge = Callable[[ViscountsState], float]


def until_draw(s: ViscountsState, seat: Seat, following: Sequence[Frame] = ()) -> ViscountsState | None:
    """The state with nothing to come after the own turn but what is named; None if it is not the seat's turn."""
    for i in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[i]
        if isinstance(frame, DrawCards) and frame.seat == seat:
            new = s.clone()
            new.stack[: i + 1] = reversed(following)
            return new
    return None


def with_next_turn(s: ViscountsState, seat: Seat, luck: int) -> ViscountsState | None:
    """The state with the own next turn right after this one, drawing with this luck; None if there is none."""
    if s.round == s.last_round:
        return None
    new = until_draw(s, seat, (DrawCards(seat), *(phase(seat) for phase in PHASES)))
    if new is not None:
        new.round += 1
        new.rng = luck
    return new


def settle(rules: Rules[ViscountsState], s: ViscountsState, seat: Seat) -> None:
    """What others are asked within the turn, mostly to rearrange, hardly matters: they take the first answer."""
    while s.waits and s.waits[0] != seat:
        rules.step(s, s.waits[0], rules.legal(s, s.waits[0])[0])


class Line(NamedTuple):
    """A plan: what it is worth, and its answers."""

    worth: float
    answers: tuple[Action, ...]


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

    def after(self, answer: Action) -> Line:
        """The best plan that begins with this answer."""
        return self._best(self._step(self._root, answer), (answer,))

    def best(self) -> float:
        """What the best plan is worth."""
        return self._best(self._root, ()).worth

    def _step(self, s: ViscountsState, answer: Action) -> ViscountsState:
        new = s.clone()
        self._rules.step(new, self._seat, answer)
        return new

    def _best(self, s: ViscountsState, given: tuple[Action, ...]) -> Line:
        seat = self._seat
        while s.waits:
            if s.waits[0] != seat:
                settle(self._rules, s, seat)
                continue
            answers = self._rules.legal(s, seat)
            if isinstance(s.stack[-1], LARGE):
                tried = self._tried(s, answers)
                return max([self._best(self._step(s, x), (*given, x)) for x in tried], key=itemgetter(0))
            reached = [self._step(s, answer) for answer in answers]
            points = [self._standing(x) for x in reached] if len(reached) > 1 else [0.0]
            number = points.index(max(points))
            s, given = reached[number], (*given, answers[number])
        return Line(self._ending(s), given)

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


class SecondLook:
    """The best few plans of this turn, each followed through the next turn, all with the same luck."""

    def __init__(
        self, rules: Rules[ViscountsState], s: ViscountsState, seat: Seat, standing: Judge, ending: Judge
    ) -> None:
        self._rules = rules
        self._seat = seat
        self._standing = standing
        self._ending = ending
        self._roots = [root for luck in LUCK if (root := with_next_turn(s, seat, luck + s.rng)) is not None]

    def weigh(self, lines: Sequence[Line]) -> list[float]:
        """What each plan is worth, seen twice; those that are not looked at again stay behind as far as they were."""
        first = [line.worth for line in lines]
        order = sorted(range(len(lines)), key=lambda i: (-first[i], i))[:CANDIDATES]
        again = [i for i in order if first[i] > first[order[0]] - MARGIN]
        if len(again) < 2 or not self._roots:
            return first
        best = first[order[0]]
        second = {i: sum([self._through(root, lines[i]) for root in self._roots]) / len(self._roots) for i in again}
        top = max(second.values())
        return [
            FIRST_SHARE * (worth - best) + (1 - FIRST_SHARE) * (second[i] - top)
            if i in second
            else worth - best - MARGIN
            for i, worth in enumerate(first)
        ]

    def _through(self, root: ViscountsState, line: Line) -> float:
        """The end of the best next turn after this plan."""
        s = root.clone()
        for answer in line.answers:
            settle(self._rules, s, self._seat)
            if answer not in self._rules.legal(s, self._seat):
                return line.worth
            self._rules.step(s, self._seat, answer)
        return TurnPlan(self._rules, s, self._seat, self._standing, self._ending).best()
