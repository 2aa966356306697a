"""Looking as far as the own turn goes: what an answer is worth once the answers it leads to are given too.

Games ask in small parts (where, then which terrain), and what a part is worth shows only at the end of the chain. So an
answer is followed through the seat's own next questions, best ones first, until somebody else acts or chance decides.
Simultaneous questions need one thing more: nothing happens before all have answered, so the others answer first, by
guess and without knowing ours.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from stolek.bots.evaluation import Evaluation, lead
from stolek.kernel.generator import Generator, below
from stolek.kernel.rules import Rules
from stolek.kernel.state import State
from stolek.kernel.values import Action, Seat

WIDTH: Final = 16
"""How many answers to a further question are tried at most."""

NARROWING: Final = 3
NARROWEST: Final = 2
"""Each further question is looked at more narrowly than the one before."""
LOOKS: Final = 1200
"""About so many ends of chains are looked at for a whole list; long lists look at fewer for each answer."""

Answer = Callable[[State, Seat], Action]


def judge(
    evaluation: Evaluation[Any],
    rules: Rules[Any],
    s: State,
    seat: Seat,
    action: Action,
    depth: int,
    width: int = WIDTH,
) -> float:
    """The lead after this answer and the best of what it leads to in the same turn; the state is left as it was."""
    new = s.clone()
    rules.step(new, seat, action)
    if depth == 0 or seat not in new.waits or new.marks != s.marks:
        return lead(evaluation, rules, new, seat)
    further = spread(evaluation.promising(rules, new, seat, rules.legal(new, seat)), width)
    if not further:
        return lead(evaluation, rules, new, seat)
    narrower = max(NARROWEST, width // NARROWING)
    return max([judge(evaluation, rules, new, seat, answer, depth - 1, narrower) for answer in further])


def spread(answers: Sequence[Action], most: int) -> Sequence[Action]:
    """At most so many of the answers, evenly over the list: lists are in an order that puts like beside like."""
    if len(answers) <= most:
        return answers
    return [answers[i * len(answers) // most] for i in range(most)]


def some(answers: Sequence[Action], most: int, rng: Generator) -> Sequence[Action]:
    """At most so many of the answers, drawn at random."""
    if len(answers) <= most:
        return answers
    left = list(range(len(answers)))
    return [answers[left.pop(below(rng, len(left)))] for _ in range(most)]


def others_first(rules: Rules[Any], s: State, seat: Seat, answer: Answer) -> None:
    """Where all decide at once, everybody but this seat decides now (in place), so that only its answer is missing."""
    if s.lanes:
        for other in s.waits:
            while other != seat and s.lanes and other in s.waits:
                rules.step(s, other, answer(s, other))


def any_answer(rules: Rules[Any], rng: Generator) -> Answer:
    """Answers at random."""

    def answer(s: State, seat: Seat) -> Action:
        legal = rules.legal(s, seat)
        return legal[below(rng, len(legal))]

    return answer


def judge_all(
    evaluation: Evaluation[Any],
    rules: Rules[Any],
    s: State,
    seat: Seat,
    answers: Sequence[Action],
    rng: Generator,
    depth: int | None = None,
    width: int = WIDTH,
) -> list[float]:
    """The lead after each of these answers; where others decide at the same time, against one guess of theirs."""
    planned = evaluation.planned(rules, s, seat, answers, depth)
    if planned is not None:
        return planned
    if s.lanes and len(s.waits) > 1:
        s = s.clone()
        others_first(rules, s, seat, any_answer(rules, rng))
    depth = evaluation.chain if depth is None else depth
    width = max(NARROWEST, min(width, LOOKS // len(answers)))
    followed = evaluation.promising(rules, s, seat, answers)
    depths = [depth if followed is answers or answer in followed else 0 for answer in answers]
    return [
        judge(evaluation, rules, s, seat, answer, further, width)
        for answer, further in zip(answers, depths, strict=True)
    ]


def best_of_some(evaluation: Evaluation[Any], rules: Rules[Any], rng: Generator, most: int, depth: int) -> Answer:
    """Answers by judging a few answers drawn at random: quick and sensible, for playing on in thought."""

    def answer(s: State, seat: Seat) -> Action:
        legal = rules.legal(s, seat)
        if len(legal) == 1:
            return legal[0]
        tried = some(legal, most, rng)
        points = judge_all(evaluation, rules, s, seat, tried, rng, depth, most)
        return tried[points.index(max(points))]

    return answer
