"""Viscounts: the best few plans of a turn looked at again, at the end of the next own turn.

A second look goes on from the ends of plans through the next own turn, all of them with the same luck: among people as
if nobody else moved between, against the virtual opponent with its turn, which costs no thinking.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from stolek.bots.evaluate.viscounts_turn import (
    FULL,
    QUICK,
    WIDE,
    Breadth,
    Judge,
    Line,
    TurnPlan,
    drawing,
    settle,
    until_draw,
)
from stolek.games.viscounts.frames import (
    ChooseAction,
    ChooseCard,
    Collide,
    DrawCards,
    Move,
    PlayCard,
    Recruit,
    ShiftCards,
)
from stolek.games.viscounts.state import NOBODY, ViscountsState
from stolek.kernel.leaf import Action, Seat
from stolek.kernel.rules import Rules

AFTER_TURN: Final = 1_000_000
"""Far from the luck of all samples: that of what comes after the own turn."""
DECISIVE: Final = (ChooseCard, Move, ChooseAction)
"""Questions that decide what the turn is about: worth a second look."""
PHASES: Final = (ShiftCards, PlayCard, Move, ChooseAction, Recruit, Collide)


class Sight(NamedTuple):
    """How much both looks see."""

    first: Breadth
    """Of the turn under way."""
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
    steps: int = 1_000_000
    """Positions of next turns that are enough: no more luck is tried then."""


AMONG_PEOPLE: Final = Sight(WIDE, WIDE, candidates=3, margin=4.0, alike=1, luck=2, first_share=0.3)
ALONE: Final = Sight(
    FULL, QUICK, candidates=12, margin=8.0, alike=4, luck=40, first_share=0.15, halved=(2, 5, 12), steps=30_000
)


def sight_of(s: ViscountsState) -> Sight:
    """How much is seen in this game."""
    return AMONG_PEOPLE if s.virtual == NOBODY else ALONE


def with_next_turn(s: ViscountsState, seat: Seat, luck: int) -> ViscountsState | None:
    """The state with the own next turn right after this one, drawing with this luck; None if there is none."""
    if s.round == s.last_round:
        return None
    new = until_draw(s, seat, (DrawCards(seat), *(phase(seat) for phase in PHASES)))
    if new is not None:
        new.rng = luck
    return new


def replayed(rules: Rules[ViscountsState], s: ViscountsState, seat: Seat, answers: Sequence[Action]) -> bool:
    """Give the answers of a plan (in place); False at the first that other luck has made impossible."""
    for answer in answers:
        settle(rules, s, seat)
        if not s.waits or answer not in rules.legal(s, seat):
            return False
        rules.step(s, seat, answer)
    settle(rules, s, seat)
    return True


class SecondLook:
    """The best few plans of this turn, each followed through the next turn, all with the same luck."""

    def __init__(
        self, rules: Rules[ViscountsState], s: ViscountsState, seat: Seat, standing: Judge, prospect: Judge
    ) -> None:
        self._rules = rules
        self._seat = seat
        self._standing = standing
        self._prospect = prospect
        self._steps = 0
        self._is_alone = s.virtual != NOBODY
        self._sight = sight_of(s)
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
            if self._steps >= sight.steps:
                break
            if laps in sight.halved:
                alive = sorted(alive, key=lambda i: (-totals[i], i))[: (len(alive) + 1) // 2]
        return {i: totals[i] / laps for i in alive}

    def _through(self, root: ViscountsState, line: Line) -> float:
        """The end of the best next turn after this plan; where luck spoils the plan, after the best rest of it."""
        if self._is_alone:
            return self._through_alone(root, line)
        s = root.clone()
        is_whole = replayed(self._rules, s, self._seat, line.answers)
        if not is_whole and not replayed(self._rules, s, self._seat, self._best(s).answers):
            return line.worth
        s.round += 1
        return self._best(s).worth

    def _through_alone(self, root: ViscountsState, line: Line) -> float:
        """The same against the virtual opponent: once the own turn is over, draws and schemes are the same for all
        plans, whatever luck these have met.
        """
        rules, seat = self._rules, self._seat
        s = until_draw(root, seat)
        assert s is not None
        replayed(rules, s, seat, line.answers)
        while s.waits:
            replayed(rules, s, seat, self._best(s).answers)
        s.stack[:] = root.stack[: drawing(root, seat) + 1]
        s.rng = root.rng + AFTER_TURN
        rules.run(s)
        while s.waits and not isinstance(s.stack[-1], ChooseCard):
            rules.step(s, seat, rules.legal(s, seat)[0] if until_draw(s, seat) is None else self._best(s).answers[0])
        return self._best(s).worth if s.waits else self._standing(s)

    def _best(self, s: ViscountsState) -> Line:
        """The best of what is left of the turn under way."""
        alone = until_draw(s, self._seat)
        root = s if alone is None else alone
        plan = TurnPlan(self._rules, root, self._seat, self._standing, self._prospect, self._sight.breadth)
        best = plan.best()
        self._steps += plan.steps
        return best
