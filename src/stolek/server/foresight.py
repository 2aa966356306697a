"""What answers would change, for the person who is asked: worked out once a question, away from the event loop.

A request names the answers pointed at, or none for all that are offered. It takes a bounded time; what is not worked
out by then is left out, and the reply says so. What was worked out is kept until the table changes.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from stolek.kernel.consequence import Consequence, Foresight
from stolek.kernel.problem import IllegalAction
from stolek.kernel.values import Action, Refusal, Seat, no
from stolek.server import wire_foresight as wire
from stolek.server.present import ENCODER, speech_at
from stolek.server.speech import Speech
from stolek.table.table import Table


@dataclass(slots=True)
class Foreseen:
    """The open question of one seat, and what its answers were found to change."""

    question: str
    foresight: Foresight[Any]
    known: dict[tuple[str, ...], wire.Consequence] = field(default_factory=dict)


def foreseen(table: Table, seat: Seat) -> Foreseen | Refusal:
    """Where to keep what a seat's answers would change; refused where nothing is asked."""
    question = table.question_id(seat)
    if table.play is None or question is None or not table.options(seat):
        return no("TABLE-1")
    return Foreseen(question, Foresight(table.play.rules, table.play.state, seat))


def consequences(
    table: Table, seat: Seat, kept: Foreseen, wanted: Sequence[tuple[str, ...]] | None, seconds: float
) -> wire.Consequences | Refusal:
    """What the wanted answers, or all that are offered, would change; whatever fits into the time."""
    text, end = table.rules.text, time.monotonic() + seconds
    chains = [(text.write(action),) for action in table.options(seat)] if wanted is None else wanted
    found = []
    for chain in chains:
        if chain not in kept.known:
            if time.monotonic() > end:
                break
            tried = _tried(table, kept, chain)
            if isinstance(tried, Refusal):
                return tried
            kept.known[chain] = tried
        found.append(kept.known[chain])
    return wire.Consequences(kept.question, tuple(found), len(found) == len(chains))


def _tried(table: Table, kept: Foreseen, chain: tuple[str, ...]) -> wire.Consequence | Refusal:
    answers: list[Action] = []
    for text in chain:
        action = table.read_action(text)
        if isinstance(action, Refusal):
            return action
        answers.append(action)
    try:
        return _worded(speech_at(table), chain, kept.foresight.of(*answers))
    except IllegalAction as problem:
        return problem.refusal


def _worded(speech: Speech, chain: tuple[str, ...], found: Consequence) -> wire.Consequence:
    return wire.Consequence(
        answers=chain,
        changes=tuple(
            wire.Change(
                key=change.key,
                args=change.args,
                label=speech.say(f"holding-{change.key}", change.args),
                points=change.points,
                before=change.before,
                after=change.after,
                fresh=change.fresh,
            )
            for change in found.changes
        ),
        events=tuple(
            wire.Foretold(event.tag(), msgspec.Raw(ENCODER.encode(event)), speech.event(event))
            for event in found.events
        ),
        unforeseeable=found.unforeseeable,
    )
