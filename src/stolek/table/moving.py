"""Making a move: the answer to an open question (TABLE-1 to TABLE-7, TABLE-12, TABLE-18, TABLE-19)."""

from dataclasses import dataclass

from stolek.kernel.problem import IllegalAction
from stolek.kernel.values import Refusal, no
from stolek.table import command as c
from stolek.table import entry as e
from stolek.table.command import Person
from stolek.table.play import Attempt
from stolek.table.standing import may_answer, must_play
from stolek.table.table import Table


@dataclass(slots=True, frozen=True)
class Moving:
    """A move that has been tried, so that folding need not try it again."""

    entry: e.Moved
    attempt: Attempt


def answer(table: Table, command: c.Answer, who: Person, now: float, seed: int) -> Moving | Refusal:
    """An answer names its question, so that a late one never hits another question (TABLE-5)."""
    if refusal := must_play(table) or may_answer(table, command.seat, who):
        return refusal
    play = table.play
    assert play is not None
    asked = table.question_id(command.seat)
    if asked is None:
        return no("TABLE-1")
    if asked != command.question:
        return no("TABLE-5")
    action = table.read_action(command.action)
    if isinstance(action, Refusal):
        return action
    try:
        attempt = play.attempt(command.seat, action)
    except IllegalAction as problem:
        return problem.refusal
    return Moving(e.Moved(attempt.played), attempt)
