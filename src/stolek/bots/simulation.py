"""One simulation of a search: down the tree, then on with quick answers, on a state of its own.

Where all decide at once, the other seats choose before the one that thinks; each chooses by what it has seen itself.
"""

from collections.abc import Hashable, Sequence
from typing import Any, Final

from stolek.bots.evaluation import Evaluation
from stolek.bots.lookahead import Answer, any_answer, best_of_some, judge_all, some
from stolek.bots.plan import Plan
from stolek.bots.tree import Arm, Choices, Node
from stolek.kernel.generator import Generator, next64
from stolek.kernel.rules import Rules
from stolek.kernel.state import State
from stolek.kernel.values import Action, Seat

Path = list[tuple[Choices, Arm]]

MAX_LIST: Final = 48
"""Of a list longer than this a random part is judged when a node below the root is widened."""
WIDTH_BELOW: Final = 1.0
"""Answers tried from the start below the root."""
OTHERS: Final = 8
"""While playing on, others may answer so many times as many questions as the seat that thinks; then it is enough."""


class Simulation:
    """A sample being played on."""

    def __init__(
        self, evaluation: Evaluation[Any], rules: Rules[Any], me: Seat, plan: Plan, s: State, dice: Generator
    ) -> None:
        self._evaluation = evaluation
        self._rules = rules
        self._me = me
        self._plan = plan
        self._s = s
        self._dice = dice
        self._luck = next64(dice)
        self._answers: dict[Seat, Answer] = {}
        self._rivals: Sequence[Seat] = evaluation.rivals(s, me)

    def run(self, root: Node, choices: Choices, arm: Arm) -> Path:
        """Try this answer at the root; the result names every choice made on the way down the tree."""
        s, path = self._s, [(choices, arm)]
        node = root
        while (seat := self._next()) != self._me:
            node = self._choose(node, seat, path)
        node = self._step(node, self._me, arm.action)
        below = 0
        while s.waits and below < self._plan.depth:
            key = self._key(self._next())
            fresh = key not in node.choices
            after = self._choose(node, self._next(), path)
            below += after is not node
            node = after
            if fresh:
                break
        self._play_on()
        return path

    def _quick(self, seat: Seat) -> Action:
        """A quick answer. Every seat has luck of its own: what one does must not change what another would do."""
        answer = self._answers.get(seat)
        if answer is None:
            rng = Generator(self._luck + seat)
            matters = self._plan.tried > 1 and (seat == self._me or seat in self._rivals)
            answer = self._answers[seat] = (
                best_of_some(self._evaluation, self._rules, rng, self._plan.tried, self._plan.chain)
                if matters
                else any_answer(self._rules, rng)
            )
        return answer(self._s, seat)

    def _next(self) -> Seat:
        """Whose answer comes next: ours last where all decide at once."""
        waits = self._s.waits
        return waits[0] if waits[0] != self._me or len(waits) == 1 else waits[1]

    def _key(self, seat: Seat) -> Hashable:
        s = self._s
        return (seat, s.answers[seat]) if s.lanes else (seat, ())

    def _choose(self, node: Node, seat: Seat, path: Path) -> Node:
        """The seat chooses by its own statistics in this node; seats that do not matter answer at random."""
        if seat != self._me and seat not in self._rivals:
            return self._step(node, seat, self._quick(seat))
        key = self._key(seat)
        choices = node.choices.get(key)
        if choices is None:
            choices = node.choices[key] = Choices(seat)
        arm = self._pick(choices)
        path.append((choices, arm))
        return self._step(node, seat, arm.action)

    def _pick(self, choices: Choices) -> Arm:
        """An arm whose answer is legal in this sample; one more is tried as the visits grow."""
        legal = self._rules.legal(self._s, choices.seat)
        known = [arm for arm in choices.arms if arm.action in legal]
        if len(known) < min(len(legal), choices.wanted(WIDTH_BELOW, self._plan.growth)):
            tried = [arm.action for arm in known]
            left = [action for action in some(legal, MAX_LIST, self._dice) if action not in tried]
            if left:
                known = [Arm(self._best(choices.seat, left))]
                choices.arms += known
        return choices.select(known, 0.0, 1.0)

    def _best(self, seat: Seat, answers: Sequence[Action]) -> Action:
        if len(answers) == 1:
            return answers[0]
        points = judge_all(self._evaluation, self._rules, self._s, seat, answers, self._dice)
        return answers[points.index(max(points))]

    def _step(self, node: Node, seat: Seat, action: Action) -> Node:
        """Carry an answer out; a new node begins when everybody who was asked has answered."""
        s = self._s
        if not s.lanes:
            self._rules.step(s, seat, action)
            return node.child((seat, action))
        asked, mine = s.asked, s.answers[self._me]
        self._rules.step(s, seat, action)
        if s.lanes and s.asked == asked:
            return node
        return node.child((self._me, (*mine, action) if seat == self._me else mine))

    def _play_on(self) -> None:
        """Quick answers of all seats, until ours has given enough of them."""
        s, left = self._s, self._plan.horizon
        most = OTHERS * self._plan.horizon * s.seats
        while s.waits and left > 0 and most > 0:
            seat = self._next()
            if seat == self._me:
                left -= 1
            self._rules.step(s, seat, self._quick(seat))
            most -= 1
