"""A whole game as readable text: every question, every legal list, every view, every event, move by move.

A change of the rules shows up as a readable difference. Views are told as what has changed since the last one; legal
lists longer than `MOST` are told by their ends and a digest of the whole.
"""

import hashlib
from collections.abc import Iterator
from typing import Any

import msgspec

from stolek.kernel.codec import canonical_hash
from stolek.kernel.generator import Generator, below
from stolek.kernel.rules import Rules
from stolek.kernel.values import Event

MOST = 12


def playthrough(rules: Rules[Any], seats: int, seed: int) -> str:
    """The text of one random game."""
    return "\n".join(_lines(rules, seats, seed)) + "\n"


def _lines(rules: Rules[Any], seats: int, seed: int) -> Iterator[str]:
    s, events = rules.setup(seats, seed)
    rng = Generator(seed)
    yield f"# {rules.id} rules {rules.version}, {dict(rules.chosen)}, {seats} seats, seed {seed}"
    shown: dict[str, Any] = {}
    yield from map(_event, events)
    number = 0
    while waiting := rules.waiting(s):
        number += 1
        yield f"\n## {number}: waiting for {', '.join(map(str, waiting))}"
        yield from _changes(shown, rules, s)
        seat = waiting[below(rng, len(waiting))]
        question = rules.open_question(s, seat)
        assert question is not None
        yield f"seat {seat}: {question.kind} [{question.rule}] {msgspec.json.encode(question.args).decode()}"
        legal = rules.legal(s, seat)
        yield from _options([rules.text.write(action) for action in legal])
        action = legal[below(rng, len(legal))]
        yield f"> {rules.text.write(action)}"
        yield from map(_event, rules.apply(s, seat, action))
        if s.chance:
            yield f"chance: {'; '.join(s.chance)}"
    yield "\n## over"
    yield from _changes(shown, rules, s)
    yield msgspec.json.format(msgspec.json.encode(rules.outcome(s)), indent=1).decode()
    yield f"hash {canonical_hash(s)}"


def _event(event: Event) -> str:
    return f"! {msgspec.json.encode(event).decode()}"


def _options(texts: list[str]) -> Iterator[str]:
    if len(texts) <= MOST:
        yield from (f"  {text}" for text in texts)
        return
    digest = hashlib.blake2b("\n".join(texts).encode(), digest_size=6).hexdigest()
    yield from (f"  {text}" for text in texts[:4])
    yield f"  … {len(texts)} in all, {digest} …"
    yield f"  {texts[-1]}"


def _changes(shown: dict[str, Any], rules: Rules[Any], s: Any) -> Iterator[str]:
    """What every viewer sees and did not see before."""
    for seat in (None, *range(min(s.seats, 4))):
        view = rules.view(s, seat)
        parts = [("public", view.public)] if seat is None else [(f"private {seat}", view.private)]
        for name, part in parts:
            for key, value in _flat(name, msgspec.to_builtins(part)):
                if shown.get(key, key) != value:
                    shown[key] = value
                    yield f"{key} = {msgspec.json.encode(value).decode()}"


def _flat(name: str, value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _flat(f"{name}.{key}", inner)
    elif isinstance(value, list | tuple) and value and isinstance(value[0], dict | list | tuple):
        for i, inner in enumerate(value):
            yield from _flat(f"{name}.{i}", inner)
    else:
        yield name, value
