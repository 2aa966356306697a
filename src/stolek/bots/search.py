"""Information-set Monte Carlo tree search over what the look one turn ahead likes.

A simulation takes a sample of what could be, goes down the tree of answers, plays on for a few turns with quick answers
and judges where that leads, for every seat (each cares for its own lead). What the samples have in common is all the
seat knows, so the averages at the root compare answers, not guesses.

The n-th try of every answer at the root meets the same sample, the same dice and the same quick answers: differences
between answers are differences of the answers. The first tries go to what the one-turn judgement likes best; long lists
are widened as visits grow.
"""

from collections.abc import Callable, Sequence
from typing import Any

from stolek.bots.bot import Budget
from stolek.bots.evaluation import CERTAIN, Evaluation, chance_to_win, find_evaluation, lead
from stolek.bots.one_ply import blur, weigh
from stolek.bots.plan import Plan
from stolek.bots.race import Race
from stolek.bots.reply import least_answered
from stolek.bots.simulation import Simulation
from stolek.bots.tree import Arm, Choices, Node
from stolek.kernel.generator import Generator, next64
from stolek.kernel.observation import Observation
from stolek.kernel.rules import Rules
from stolek.kernel.state import State
from stolek.kernel.values import Action, Seat


class Thinker:
    """A level: it looks one turn ahead and then, if its plan says so, searches.

    The plan says how many simulations the level wants, the budget how many it may run.
    """

    def __init__(self, seed: int, plan: Callable[[str], Plan]) -> None:
        self._rng = Generator(seed)
        self._plan = plan

    def choose(self, observation: Observation[Any], budget: Budget) -> Action:
        """The answer that looks best, or the one that was tried most because it kept winning."""
        legal = observation.legal
        if len(legal) == 1:
            return legal[0]
        plan = self._plan(observation.rules.id)
        points = weigh(observation, plan.glances, self._rng, plan.ahead)
        if plan.noise and max(points) < CERTAIN:
            points = self._blurred(observation, points, plan.noise)
        if plan.replies and (found := least_answered(observation, plan, points, self._rng, budget)) is not None:
            return found
        if not plan.simulations:
            return legal[points.index(max(points))]
        if plan.candidates:
            return Race(observation, plan, points, self._rng).winner(budget)
        search = Search(observation, plan, points, self._rng)
        for _ in range(plan.simulations):
            if not budget.more():
                break
            search.simulate()
        return search.best().action

    def _blurred(self, observation: Observation[Any], points: list[float], noise: float) -> list[float]:
        """What a blurred look sees; answers that are nonsense stay behind all others, however few those are."""
        legal, is_nonsense = observation.legal, find_evaluation(observation.rules.id).is_nonsense
        sensible = [i for i, answer in enumerate(legal) if not is_nonsense(answer)]
        if len(sensible) < 2:
            return points
        seen = blur([points[i] for i in sensible], noise, self._rng)
        blurred = [min(seen) - 1.0] * len(legal)
        for i, found in zip(sensible, seen, strict=True):
            blurred[i] = found
        return blurred


class Search:
    """One decision being thought about."""

    def __init__(self, observation: Observation[Any], plan: Plan, points: list[float], rng: Generator) -> None:
        self.rules: Rules[Any] = observation.rules
        self.seat = observation.seat
        self.evaluation: Evaluation[Any] = find_evaluation(self.rules.id)
        self._observation = observation
        self._plan = plan
        self._rng = rng
        self._samples: list[State] = []
        self._dice = next64(rng)
        self._low, self._high = float("inf"), float("-inf")
        self.root = Node()
        self._here = Choices(self.seat)
        self._waiting = self._order_root(points)

    def best(self) -> Arm:
        """The arm tried most; of equals the one with the better average."""
        return max(self._here.arms, key=lambda arm: (arm.visits, arm.mean))

    def _order_root(self, points: list[float]) -> list[Arm]:
        """Every legal answer as an arm that begins with what the one-turn judgement says; the best come last."""
        legal = self._observation.legal
        order = sorted(range(len(legal)), key=lambda i: (points[i], -i))
        trust = self._plan.trust
        self._origin = 0.0 if self.evaluation.rivals(self._sample(0), self.seat) else max(points)
        values = [self._worth(points[i]) for i in order]
        arms = [Arm(legal[i], trust, trust * value) for i, value in zip(order, values, strict=True)]
        self._here.arms.append(arms.pop())
        return arms

    def simulate(self) -> None:
        """One way the game could go on from here."""
        choices = self._here
        while self._waiting and len(choices.arms) < choices.wanted(self._plan.width, self._plan.growth):
            choices.arms.append(self._waiting.pop())
        arm = choices.select(choices.arms, self._low, self._high)
        number = int(arm.visits)
        s = self._sample(number % self._plan.samples).clone()
        dice = Generator(self._dice + number)
        s.rng = next64(dice)
        self._learn(
            Simulation(self.evaluation, self.rules, self.seat, self._plan, s, dice).run(self.root, choices, arm), s
        )

    def _learn(self, path: Sequence[tuple[Choices, Arm]], s: State) -> None:
        """What came of it, told to every choice on the way."""
        values: dict[Seat, float] = {}
        for choices, arm in path:
            seat = choices.seat
            if seat not in values:
                values[seat] = self._worth(lead(self.evaluation, self.rules, s, seat))
            choices.visits += 1
            arm.visits += 1
            arm.total += values[seat]
        self._low = min(self._low, *values.values()) if values else self._low
        self._high = max(self._high, *values.values()) if values else self._high

    def _worth(self, points: float) -> float:
        """A lead as a chance to win; alone there is nobody to lead, so what counts is the gain over the first guess."""
        return chance_to_win(self.evaluation, points - self._origin)

    def _sample(self, number: int) -> State:
        while len(self._samples) <= number:
            self._samples.append(self._observation.sample(self._rng))
        return self._samples[number]
