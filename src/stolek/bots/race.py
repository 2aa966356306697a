"""A race between the few answers that look best: all are played on over the same samples, the worse half drops out.

Trying one answer more often than another means comparing averages over different luck. So every answer still in the
race meets the same samples, the same dice and the same quick answers of everybody, the same number of times; after each
lap those with the lower averages leave (sequential halving). How far a sample is played on is counted in moments of
chance, not in questions: an answer that leaves more to be asked must not be judged later in the game than another.
"""

from collections.abc import Sequence
from math import ceil, log2
from typing import Any, Final

from stolek.bots.bot import Budget
from stolek.bots.evaluation import Evaluation, find_evaluation, lead
from stolek.bots.lookahead import Answer, any_answer, best_of_some
from stolek.bots.plan import Plan
from stolek.bots.tree import Arm
from stolek.kernel.generator import Generator, next64
from stolek.kernel.observation import Observation
from stolek.kernel.rules import Rules
from stolek.kernel.state import State
from stolek.kernel.values import Action, Seat

LONGEST: Final = 400
"""Questions that a sample is played on for at most."""


class Race:
    """One decision being thought about."""

    def __init__(self, observation: Observation[Any], plan: Plan, points: Sequence[float], rng: Generator) -> None:
        self._rules: Rules[Any] = observation.rules
        self._seat = observation.seat
        self._evaluation: Evaluation[Any] = find_evaluation(self._rules.id)
        self._observation = observation
        self._plan = plan
        self._rng = rng
        self._dice = next64(rng)
        self._samples: list[State] = []
        self._arms = self._candidates(points)

    def _candidates(self, points: Sequence[float]) -> list[Arm]:
        """The answers that look best, none much worse than the first; they begin with what the first look says."""
        legal, plan = self._observation.legal, self._plan
        runners = front_runners(points, plan.candidates, plan.margin, self._evaluation.ties_are_alike)
        return [Arm(legal[i], plan.trust, plan.trust * points[i]) for i in runners]

    def winner(self, budget: Budget) -> Action:
        """The answer that is left after the last lap, or the best so far when the budget ends."""
        alive, laps = self._arms, max(1, ceil(log2(len(self._arms))))
        number = 0
        while len(alive) > 1:
            for _ in range(max(1, self._plan.simulations // (laps * len(alive)))):
                for arm in alive:
                    if not budget.more():
                        return max(alive, key=_mean).action
                    arm.total += self._played_on(arm.action, number)
                    arm.visits += 1
                number += 1
            alive = sorted(alive, key=_mean, reverse=True)[: (len(alive) + 1) // 2]
        return alive[0].action

    def _played_on(self, action: Action, number: int) -> float:
        """The lead some moments of chance after this answer."""
        s = self._sample(number % self._plan.samples).clone()
        dice = Generator(self._dice + number)
        s.rng = next64(dice)
        luck, last = next64(dice), s.marks + self._plan.chance_steps
        answers = [self._quick(Seat(seat), luck) for seat in range(s.seats)]
        while (seat := self._next(s)) != self._seat:
            self._rules.step(s, seat, answers[seat](s, seat))
        self._rules.step(s, seat, action)
        left = LONGEST
        while s.waits and s.marks <= last and left:
            seat = self._next(s)
            self._rules.step(s, seat, answers[seat](s, seat))
            left -= 1
        return lead(self._evaluation, self._rules, s, self._seat)

    def _quick(self, seat: Seat, luck: int) -> Answer:
        """How a seat answers while playing on, with luck of its own: sensibly where that matters, else at random."""
        rules, evaluation, me = self._rules, self._evaluation, self._seat
        rng = Generator(luck + seat)
        sensible = best_of_some(evaluation, rules, rng, self._plan.tried, self._plan.chain)
        random = any_answer(rules, rng)

        def answer(s: State, other: Seat) -> Action:
            chosen = sensible if other == me or evaluation.matters(rules, s, me, other) else random
            return chosen(s, other)

        return answer

    def _next(self, s: State) -> Seat:
        """Whose answer comes next: ours last where all decide at once."""
        waits = s.waits
        return waits[0] if waits[0] != self._seat or len(waits) == 1 else waits[1]

    def _sample(self, number: int) -> State:
        while len(self._samples) <= number:
            self._samples.append(self._observation.sample(self._rng))
        return self._samples[number]


def front_runners(points: Sequence[float], most: int, margin: float, ties_are_alike: bool) -> list[int]:
    """The places of the few best answers, the best first, none much worse than it; of alike ones the first."""
    order = sorted(range(len(points)), key=lambda i: (-points[i], i))
    if ties_are_alike:
        order = [i for place, i in enumerate(order) if not place or points[i] != points[order[place - 1]]]
    least = points[order[0]] - margin
    return [i for i in order[:most] if points[i] >= least]


def _mean(arm: Arm) -> float:
    return arm.mean
