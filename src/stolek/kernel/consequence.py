"""What an answer would change, found by giving it on a clone of what the seat knows.

No rule is written twice for this: the rules themselves carry the answer out, and what the seat has and stands to get
(`Rules.holdings`) is compared before and after. A trial stops where chance or something hidden would come to light, for
nobody can foresee that. Where all decide at once, the others are made to give any answer, so that one's own takes
effect; what happens then is not told, for it is made up.
"""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

import msgspec

from stolek.kernel.generator import Generator
from stolek.kernel.holding import Holding
from stolek.kernel.rules import Rules
from stolek.kernel.state import State, Unforeseeable
from stolek.kernel.values import Action, Event, Seat, redacted_for

S = TypeVar("S", bound=State)


class Change(msgspec.Struct, frozen=True):
    """One holding before and after an answer; `fresh` are the places that it comes from only afterwards."""

    key: str
    args: dict[str, Any]
    points: bool
    before: int
    after: int
    fresh: tuple[str, ...] = ()


class Consequence(msgspec.Struct, frozen=True):
    """What an answer would do: every holding, what would happen, and whether more is unknown until it is done."""

    changes: tuple[Change, ...]
    events: tuple[Event, ...]
    unforeseeable: bool


class Foresight(Generic[S]):
    """Tries answers to one open question; made once a question, from what its seat knows and nothing else."""

    def __init__(self, rules: Rules[S], s: S, seat: Seat) -> None:
        self._rules = rules
        self._seat = seat
        self._asked = rules.question(s, seat)
        self._known = rules.determinize(s, seat, Generator(0))
        self._before = rules.holdings(self._known, seat, self._asked)

    def of(self, *answers: Action) -> Consequence:
        """What these answers would do, given one after another while this seat is asked."""
        trial = self._known.clone()
        trial.foreseeing = True
        events: list[Event] = []
        unforeseeable = False
        try:
            for answer in answers:
                self._give(trial, answer, events)
            self._let_others_answer(trial)
        except Unforeseeable:
            unforeseeable = True
        trial.foreseeing = False
        after = self._rules.holdings(trial, self._seat, self._asked)
        told = tuple(redacted_for(event, self._seat) for event in events)
        return Consequence(_changes(self._before, after), told, unforeseeable)

    def _give(self, trial: S, answer: Action, events: list[Event]) -> None:
        try:
            events += self._rules.apply(trial, self._seat, answer)
        except Unforeseeable:
            events += trial.events or ()
            raise

    def _let_others_answer(self, trial: S) -> None:
        """Simultaneous answers take effect when all are in."""
        while trial.lanes and self._seat not in trial.waits:
            other = trial.waits[0]
            self._rules.step(trial, other, self._rules.legal(trial, other)[0])


def _changes(before: Sequence[Holding], after: Sequence[Holding]) -> tuple[Change, ...]:
    """Holdings side by side, in the order of their first appearance."""
    old, new = ({_name(x): x for x in holdings} for holdings in (before, after))
    found = []
    for name in dict.fromkeys([*old, *new]):
        was, now = old.get(name), new.get(name)
        either = now or was
        assert either is not None
        known = was.places if was else ()
        found.append(
            Change(
                either.key,
                either.args,
                either.points,
                was.amount if was else 0,
                now.amount if now else 0,
                tuple(place for place in (now.places if now else ()) if place not in known),
            )
        )
    return tuple(found)


def _name(holding: Holding) -> str:
    return f"{holding.key} {msgspec.json.encode(holding.args, order='sorted').decode()}"
