"""Viscounts: the own turn thought through to its end, before cards are drawn and others act (VISC-3.1).

A turn is one plan of card, way, action, payment and hire. So answers are followed through all questions of the turn:
the large ones (which card, where, which action, how much) branch, the small ones (which resource, which spot, which
card to discard, whether to hire) are answered by what looks best at once. The rest of the stack is cut off where the
turn ends: what draws and rivals bring is the same for all plans and would only blur the view.

A second look goes on from the ends of the best few plans through the next own turn, as if nobody else moved between.
"""

from collections.abc import Callable, Sequence
from math import inf
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
)
DECISIVE: Final = (ChooseCard, Move, ChooseAction)
"""Questions that decide what the turn is about: worth a second look."""
MOST_MOVES: Final = 9
"""Spaces are offered by their price: farther ones than this many are hardly worth it."""
MOST_EXCHANGES: Final = 3
"""Of the numbers of exchanges or workers the largest ones."""

PHASES: Final = (ShiftCards, PlayCard, Move, ChooseAction, Recruit, Collide)
CANDIDATES: Final = 3
MARGIN: Final = 4.0
"""Plans that look so many points worse than the best are not looked at again."""
LUCK: Final = (1, 2)
MOST_PROSPECT: Final = 8.0
"""The next turn hardly ever promises more."""
FIRST_SHARE: Final = 0.3
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
        new.rng = luck
    return new


def settle(rules: Rules[ViscountsState], s: ViscountsState, seat: Seat) -> None:
    """What others are asked within the turn, mostly to rearrange, hardly matters: they take the first answer."""
    while s.waits and s.waits[0] != seat:
        rules.step(s, s.waits[0], rules.legal(s, s.waits[0])[0])


def replayed(rules: Rules[ViscountsState], s: ViscountsState, seat: Seat, answers: Sequence[Action]) -> bool:
    """Give the answers of a plan (in place); False at the first that other luck has made impossible."""
    for answer in answers:
        settle(rules, s, seat)
        if not s.waits or answer not in rules.legal(s, seat):
            return False
        rules.step(s, seat, answer)
    settle(rules, s, seat)
    return True


class Line(NamedTuple):
    """A plan: what it is worth, and its answers."""

    worth: float
    answers: tuple[Action, ...]


class End(NamedTuple):
    """Where a plan leads: what that is worth without the next turn, and the answers that lead there."""

    worth: float
    s: ViscountsState
    answers: tuple[Action, ...]


class TurnPlan:
    """The rest of one turn: `standing` judges any position quickly, `prospect` adds the next turn at its end."""

    def __init__(
        self, rules: Rules[ViscountsState], s: ViscountsState, seat: Seat, standing: Judge, prospect: Judge
    ) -> None:
        self._rules = rules
        self._seat = seat
        self._marks = s.marks
        self._root = s
        self._standing = standing
        self._prospect = prospect

    def after(self, answer: Action) -> Line:
        """The best plan that begins with this answer."""
        return self._best(self._step(self._root, answer), (answer,))

    def best(self) -> Line:
        """The best plan."""
        return self._best(self._root.clone(), ())

    def _step(self, s: ViscountsState, answer: Action) -> ViscountsState:
        new = s.clone()
        self._rules.step(new, self._seat, answer)
        return new

    def _best(self, s: ViscountsState, given: tuple[Action, ...]) -> Line:
        """The best of all ends; the next turn is thought of only where it can still make a difference."""
        ends: list[End] = []
        self._follow(s, given, ends)
        ends.sort(key=itemgetter(0), reverse=True)
        best = Line(-inf, given)
        for end in ends:
            if end.worth + MOST_PROSPECT <= best.worth:
                break
            worth = end.worth + self._prospect(end.s)
            if worth > best.worth:
                best = Line(worth, end.answers)
        return best

    def _follow(self, s: ViscountsState, given: tuple[Action, ...], ends: list[End]) -> None:
        """Answer through the turn to all of its ends."""
        seat = self._seat
        while s.waits:
            if s.waits[0] != seat:
                settle(self._rules, s, seat)
                continue
            answers = self._tried(s, self._rules.legal(s, seat))
            if isinstance(s.stack[-1], LARGE):
                for answer in answers:
                    self._follow(self._step(s, answer), (*given, answer), ends)
                return
            reached = [self._step(s, answer) for answer in answers]
            points = [self._standing(x) for x in reached] if len(reached) > 1 else [0.0]
            number = points.index(max(points))
            s, given = reached[number], (*given, answers[number])
        ends.append(End(self._standing(s), s, given))

    def _tried(self, s: ViscountsState, answers: Sequence[Action]) -> Sequence[Action]:
        """The answers worth following: nobody passes if there is something to do, and a townsfolk that nobody has
        seen yet is not counted on (VISC-2.5).
        """
        question = s.stack[-1]
        if isinstance(question, Move):
            return answers[:MOST_MOVES]
        if isinstance(question, ChooseAction):
            return answers[:-1]
        if isinstance(question, ChooseExchanges | ChooseWorkers):
            return answers[-MOST_EXCHANGES:]
        if isinstance(question, Recruit) and s.marks != self._marks:
            return answers[-1:]
        return answers


class SecondLook:
    """The best few plans of this turn, each followed through the next turn, all with the same luck."""

    def __init__(
        self, rules: Rules[ViscountsState], s: ViscountsState, seat: Seat, standing: Judge, prospect: Judge
    ) -> None:
        self._rules = rules
        self._seat = seat
        self._standing = standing
        self._prospect = prospect
        self._roots = [root for luck in LUCK if (root := with_next_turn(s, seat, luck + s.rng)) is not None]

    def weigh(self, lines: Sequence[Line]) -> list[float]:
        """What each plan is worth, seen twice; those that are not looked at again stay behind as far as they were."""
        first = [line.worth for line in lines]
        order = sorted(range(len(lines)), key=lambda i: (-first[i], i))[:CANDIDATES]
        best = first[order[0]]
        again = [i for i in order if first[i] > best - MARGIN]
        if len(again) < 2 or not self._roots:
            return first
        second = {i: sum([self._through(root, lines[i]) for root in self._roots]) / len(self._roots) for i in again}
        both = {i: FIRST_SHARE * first[i] + (1 - FIRST_SHARE) * found for i, found in second.items()}
        top = max(both.values())
        return [both[i] - top if i in both else worth - best - MARGIN for i, worth in enumerate(first)]

    def _through(self, root: ViscountsState, line: Line) -> float:
        """The end of the best next turn after this plan; where luck spoils the plan, after the best rest of it."""
        s = root.clone()
        if not replayed(self._rules, s, self._seat, line.answers):
            rest = self._plan(s).best()
            if not replayed(self._rules, s, self._seat, rest.answers):
                return line.worth
        s.round += 1
        return self._plan(s).best().worth

    def _plan(self, s: ViscountsState) -> TurnPlan:
        """What is left of the turn under way."""
        alone = until_draw(s, self._seat)
        return TurnPlan(self._rules, s if alone is None else alone, self._seat, self._standing, self._prospect)
