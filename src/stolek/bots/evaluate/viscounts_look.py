"""Viscounts: the best few plans of a turn looked at again, at the end of the next own turn.

A second look goes on from the ends of plans through the next own turn as if nobody else moved between, all of them with
the same luck. Against the virtual opponent it goes further: see `viscounts_alone.py`.
"""

from collections.abc import Sequence
from math import inf, sqrt
from typing import Final, NamedTuple

from stolek.bots.evaluate.viscounts_turn import WIDE, Breadth, Line, TurnPlan, settle, until_draw
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
from stolek.games.viscounts.state import ViscountsState
from stolek.kernel.rules import Rules
from stolek.kernel.values import Action, Seat

DECISIVE: Final = (ChooseCard, Move, ChooseAction)
"""Questions that decide what the turn is about: worth a second look."""
PHASES: Final = (ShiftCards, PlayCard, Move, ChooseAction, Recruit, Collide)


class Sight(NamedTuple):
    """How much both looks see."""

    first: Breadth
    """Of the turn under way."""
    breadth: Breadth
    """Of the turns that follow."""
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
    turns: int = 1
    """Own turns that follow: more than one only against the virtual opponent."""
    halved: tuple[int, ...] = ()
    """After so many samples only the better half of the plans goes on."""
    clear: float = inf
    """A plan that is behind by so many points times the square root of the samples is out."""
    steps: int = 1_000_000
    """Positions of the turns that follow: no further sample is begun that is likely to exceed them."""


AMONG_PEOPLE: Final = Sight(WIDE, WIDE, candidates=3, margin=4.0, alike=1, luck=2, first_share=0.3)


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

    def __init__(self, plan: TurnPlan, s: ViscountsState, sight: Sight) -> None:
        self._plan = plan
        self._rules = plan.rules
        self._seat = plan.seat
        self._sight = sight
        self._steps = 0
        self._roots = [root for luck in range(1, sight.luck + 1) if (root := self._root(s, s.rng + luck))]

    def _root(self, s: ViscountsState, luck: int) -> ViscountsState | None:
        """The turn under way with the next one to follow; None if there is none."""
        return with_next_turn(s, self._seat, luck)

    def weigh(self, answers: Sequence[Action]) -> list[float]:
        """What each answer is worth, seen twice; those that are not looked at again stay behind as far as they were."""
        sight = self._sight
        lines = [self._plan.after(answer, sight.alike) for answer in answers]
        first = [some[0].worth for some in lines]
        best = max(first)
        again = [(line, i) for i, some in enumerate(lines) for line in some if line.worth > best - sight.margin]
        if len(again) < 2 or not self._roots:
            return first
        again = sorted(again, key=lambda found: (-found[0].worth, found[1]))[: sight.candidates]
        both: dict[int, float] = {}
        for number, second in self._again(again).items():
            line, i = again[number]
            found = sight.first_share * line.worth + (1 - sight.first_share) * second
            both[i] = max(found, both.get(i, found))
        top = max(both.values())
        return [both[i] - top if i in both else worth - best - sight.margin for i, worth in enumerate(first)]

    def _again(self, lines: Sequence[tuple[Line, int]]) -> dict[int, float]:
        """What the plans that are left in the end are worth after the next turn, on average over the same luck. Once
        all of them begin with the same answer, nothing is left to find out.
        """
        sight, totals, alive = self._sight, [0.0] * len(lines), list(range(len(lines)))
        for laps, root in enumerate(self._roots, 1):
            before = self._steps
            for i in alive:
                totals[i] += self._through(root, lines[i][0])
            alive.sort(key=lambda i: (-totals[i], i))
            if laps in sight.halved:
                del alive[(len(alive) + 1) // 2 :]
            behind = totals[alive[0]] - sight.clear * sqrt(laps)
            alive = [i for i in alive if totals[i] >= behind]
            if len({lines[i][1] for i in alive}) == 1 or 2 * self._steps - before > sight.steps:
                break
        return {i: totals[i] / laps for i in alive}

    def _through(self, root: ViscountsState, line: Line) -> float:
        """The end of the best next turn after this plan; where luck spoils the plan, after the best rest of it."""
        s = root.clone()
        is_whole = replayed(self._rules, s, self._seat, line.answers)
        if not is_whole and not replayed(self._rules, s, self._seat, self._best(s).answers):
            return line.worth
        s.round += 1
        return self._best(s).worth

    def _best(self, s: ViscountsState) -> Line:
        """The best of what is left of the turn under way."""
        alone = until_draw(s, self._seat)
        plan = self._plan.elsewhere(s if alone is None else alone, self._sight.breadth)
        best = plan.best()
        self._steps += plan.steps
        return best
