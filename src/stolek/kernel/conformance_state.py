"""Conformance of states: clones share nothing mutable, a saved state is the same state."""

import dataclasses
from collections.abc import Iterator
from typing import Any, TypeVar

from stolek.kernel.codec import StateCodec, canonical_hash
from stolek.kernel.rules import Rules
from stolek.kernel.state import SCRATCH, State

S = TypeVar("S", bound=State)


class Broken(AssertionError):
    """A game does not keep a property that every game must keep."""


def demand(holds: bool, what: str) -> None:
    """Raise `Broken` unless the property holds."""
    if not holds:
        raise Broken(f"broken: {what}")


def check_clone(s: State) -> None:
    """A clone is equal and shares no list, dict or object with the original (3.4)."""
    new = s.clone()
    demand(type(new) is type(s), "clone has the type of the original")
    demand(canonical_hash(new) == canonical_hash(s), "a clone is equal (3.4)")
    demand(new.rng == s.rng, "a clone has the same generator (3.4)")
    mine = {id(part): path for path, part in mutable_parts(s, "state")}
    for path, part in mutable_parts(new, "state"):
        demand(id(part) not in mine, f"a clone shares {path} (3.4)")


def mutable_parts(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    """Every mutable thing inside, with the way to it."""
    if dataclasses.is_dataclass(value):
        yield path, value
        for field in dataclasses.fields(value):
            if field.name not in SCRATCH:
                yield from mutable_parts(getattr(value, field.name), f"{path}.{field.name}")
    elif isinstance(value, dict):
        yield path, value
        for key, item in value.items():
            yield from mutable_parts(item, f"{path}[{key!r}]")
    elif isinstance(value, list | set):
        yield path, value
        for i, item in enumerate(value):
            yield from mutable_parts(item, f"{path}[{i}]")
    elif isinstance(value, tuple):
        for i, item in enumerate(value):
            yield from mutable_parts(item, f"{path}[{i}]")


def check_codec(rules: Rules[S], codec: StateCodec[S], s: S) -> None:
    """Encoding and decoding gives an equal state that asks the same (3.4)."""
    again = codec.decode(codec.encode(s))
    demand(codec.encode(again) == codec.encode(s), "a saved state is the same state (3.4)")
    demand(rules.waiting(again) == rules.waiting(s), "a saved state waits for the same seats (3.4)")
    for seat in rules.waiting(s)[:2]:
        demand(list(rules.legal(again, seat)) == list(rules.legal(s, seat)), "a saved state offers the same (3.4)")
