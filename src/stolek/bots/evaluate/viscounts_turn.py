"""Viscounts: the own turn thought through to its end, before cards are drawn and others act (VISC-3.1).

A turn is one plan of card, way, action, payment and hire. So answers are followed through all questions of the turn:
the large ones (which card, where, which action, how much) branch, the small ones (which resource, which spot, which
card to discard, whether to hire) are answered by what looks best at once. The rest of the stack is cut off where the
turn ends: what draws and rivals bring is the same for all plans and would only blur the view.

A second look goes on from the ends of the best few plans through the next own turn: among people as if nobody else
moved between, against the virtual opponent with its turn, which costs no thinking.
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
from stolek.games.viscounts.state import NOBODY, ViscountsState
from stolek.kernel.leaf import Action, Frame, Seat
from stolek.kernel.rules import Rules

LARGE: Final = (ChooseCard, Move, ChooseAction, ChooseDismissal, ChooseExchanges, ChooseBuilding, ChooseWorkers)
FEW: Final = (ChooseCard, Move, ChooseAction, ChooseExchanges, ChooseWorkers)
DECISIVE: Final = (ChooseCard, Move, ChooseAction)
"""Questions that decide what the turn is about: worth a second look."""
MOST_EXCHANGES: Final = 3
"""Of the numbers of exchanges or workers the largest ones."""

PHASES: Final = (ShiftCards, PlayCard, Move, ChooseAction, Recruit, Collide)
MOST_PROSPECT: Final = 8.0
"""The next turn hardly ever promises more."""

Judge = Callable[[ViscountsState], float]


class Breadth(NamedTuple):
    """How many ways through a turn are followed."""

    large: tuple[type[Frame], ...]
    """Questions whose answers are all followed."""
    moves: int
    """Spaces are offered by their price: farther ones than this many are hardly worth it."""


WIDE: Final = Breadth(LARGE, 9)
NARROW: Final = Breadth(FEW, 5)


class Sight(NamedTuple):
    """How much a second look sees."""

    breadth: Breadth
    """Of the next turn."""

    candidates: int
    """Plans that are looked at again."""
    margin: float
    """Plans that look so many points worse than the best are not."""
    alike: int
    """Plans that begin with the same answer."""
    luck: int
    """Samples of luck that each plan meets."""
    first_share: float
    """How much the first look still counts beside the second."""
    halved: tuple[int, ...] = ()
    """After so many samples only the better half of the plans goes on."""
    ends: int = 1_000_000
    """Ends of next turns that are enough: no more luck is tried then."""


AMONG_PEOPLE: Final = Sight(WIDE, candidates=3, margin=4.0, alike=1, luck=2, first_share=0.3)
ALONE: Final = Sight(NARROW, candidates=8, margin=8.0, alike=3, luck=16, first_share=0.15, halved=(2, 5), ends=2_500)


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
        self,
        rules: Rules[ViscountsState],
        s: ViscountsState,
        seat: Seat,
        standing: Judge,
        prospect: Judge,
        breadth: Breadth = WIDE,
    ) -> None:
        self._rules = rules
        self._seat = seat
        self._breadth = breadth
        self.ends = 0
        """So many ends of the turn have been seen."""
        self._marks = s.marks
        self._root = s
        self._standing = standing
        self._prospect = prospect

    def after(self, answer: Action, most: int = 1) -> list[Line]:
        """The best few plans that begin with this answer, the best first."""
        return self._best(self._step(self._root, answer), (answer,), most)

    def best(self) -> Line:
        """The best plan."""
        return self._best(self._root.clone(), (), 1)[0]

    def _step(self, s: ViscountsState, answer: Action) -> ViscountsState:
        new = s.clone()
        self._rules.step(new, self._seat, answer)
        return new

    def _best(self, s: ViscountsState, given: tuple[Action, ...], most: int) -> list[Line]:
        """The best of all ends; the next turn is thought of only where it can still make a difference."""
        ends: list[End] = []
        self._follow(s, given, ends)
        self.ends += len(ends)
        ends.sort(key=itemgetter(0), reverse=True)
        best: list[Line] = []
        for end in ends:
            if len(best) == most and end.worth + MOST_PROSPECT <= best[-1].worth:
                break
            worth = end.worth + self._prospect(end.s)
            if any([worth == line.worth for line in best]):
                continue
            if len(best) < most or worth > best[-1].worth:
                best.append(Line(worth, end.answers))
                best.sort(key=itemgetter(0), reverse=True)
                del best[most:]
        return best or [Line(-inf, given)]

    def _follow(self, s: ViscountsState, given: tuple[Action, ...], ends: list[End]) -> None:
        """Answer through the turn to all of its ends."""
        seat = self._seat
        while s.waits:
            if s.waits[0] != seat:
                settle(self._rules, s, seat)
                continue
            answers = self._tried(s, self._rules.legal(s, seat))
            if isinstance(s.stack[-1], self._breadth.large):
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
            return answers[: self._breadth.moves]
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
        self._ends = 0
        self._is_alone = s.virtual != NOBODY
        self._sight = ALONE if self._is_alone else AMONG_PEOPLE
        self._roots = [root for luck in range(1, self._sight.luck + 1) if (root := self._root(s, s.rng + luck))]

    def _root(self, s: ViscountsState, luck: int) -> ViscountsState | None:
        """The turn under way with the next one to follow; None if there is none."""
        if not self._is_alone:
            return with_next_turn(s, self._seat, luck)
        if s.round == s.last_round:
            return None
        new = s.clone()
        new.rng = luck
        return new

    def weigh(self, plan: TurnPlan, answers: Sequence[Action]) -> list[float]:
        """What each answer is worth, seen twice; those that are not looked at again stay behind as far as they were."""
        sight = self._sight
        lines = [plan.after(answer, sight.alike) for answer in answers]
        first = [some[0].worth for some in lines]
        best = max(first)
        again = [(line, i) for i, some in enumerate(lines) for line in some if line.worth > best - sight.margin]
        if len(again) < 2 or not self._roots:
            return first
        again = sorted(again, key=lambda found: (-found[0].worth, found[1]))[: sight.candidates]
        both: dict[int, float] = {}
        for number, second in self._again([line for line, _ in again]).items():
            line, i = again[number]
            found = sight.first_share * line.worth + (1 - sight.first_share) * second
            both[i] = max(found, both.get(i, found))
        top = max(both.values())
        return [both[i] - top if i in both else worth - best - sight.margin for i, worth in enumerate(first)]

    def _again(self, lines: Sequence[Line]) -> dict[int, float]:
        """What the plans that are left in the end are worth after the next turn, on average over the same luck."""
        sight, totals, alive = self._sight, [0.0] * len(lines), list(range(len(lines)))
        for laps, root in enumerate(self._roots, 1):
            for i in alive:
                totals[i] += self._through(root, lines[i])
            if self._ends >= sight.ends:
                break
            if laps in sight.halved:
                alive = sorted(alive, key=lambda i: (-totals[i], i))[: (len(alive) + 1) // 2]
        return {i: totals[i] / laps for i in alive}

    def _through(self, root: ViscountsState, line: Line) -> float:
        """The end of the best next turn after this plan; where luck spoils the plan, after the best rest of it."""
        s = root.clone()
        is_whole = replayed(self._rules, s, self._seat, line.answers)
        if self._is_alone:
            self._play_on(s, root.round)
            return self._best(s).worth if s.waits else self._standing(s)
        if not is_whole and not replayed(self._rules, s, self._seat, self._best(s).answers):
            return line.worth
        s.round += 1
        return self._best(s).worth

    def _play_on(self, s: ViscountsState, round: int) -> None:
        """Through the opponent's turn to the own next one (in place); what is asked on the way is answered quickly."""
        rules, seat = self._rules, self._seat
        while s.waits and not (s.round > round and isinstance(s.stack[-1], ChooseCard)):
            if until_draw(s, seat) is None:
                rules.step(s, seat, rules.legal(s, seat)[0])
            else:
                rules.step(s, seat, self._best(s).answers[0])

    def _best(self, s: ViscountsState) -> Line:
        """The best of what is left of the turn under way."""
        alone = until_draw(s, self._seat)
        root = s if alone is None else alone
        plan = TurnPlan(self._rules, root, self._seat, self._standing, self._prospect, self._sight.breadth)
        best = plan.best()
        self._ends += plan.ends
        return best
