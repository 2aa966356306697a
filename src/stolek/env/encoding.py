"""Views as vectors and answers as numbers: the same for every game.

**Actions.** Action i is the i-th legal answer, in the stable order of the rules; the mask has ones for as many as there
are. No list is longer than 1,200, so the space is `Discrete(1200)` for every game, option and number of players.

**Observations.** Every number in the seat's view has a path, such as `public.sheets.1.coins`. It is added to the slot
of a vector of 2,048 floats that a hash of its path names (feature hashing); a text adds 1 to the slot of `path=text`.
Lists with one entry a seat are turned so that the viewer comes first (`seat+0`). The numbers are squashed to the range
from -1 to 1. What they mean is said by the view of each game.
"""

from collections.abc import Iterator
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final

import msgspec
import numpy as np  # type: ignore[import-not-found]

from stolek.kernel.rules import Rules
from stolek.kernel.state import State
from stolek.kernel.values import Seat

ACTIONS: Final = 1200
FEATURES: Final = 2048
HALF: Final = 8.0
"""A number of this size is squashed to one half."""


@lru_cache(maxsize=1 << 17)
def slot(path: str) -> int:
    """The place of a path in the vector."""
    return int.from_bytes(blake2b(path.encode(), digest_size=4).digest(), "big") % FEATURES


def observation(rules: Rules[Any], s: State, seat: Seat) -> Any:
    """What the seat sees, as a vector."""
    vector = np.zeros(FEATURES, dtype=np.float32)
    view = msgspec.to_builtins(rules.view(s, seat))
    for path, value in _leaves("", view, s.seats, seat):
        vector[slot(path)] += value / (abs(value) + HALF) if value != 1.0 else 1.0
    return np.clip(vector, -1.0, 1.0)


def mask(rules: Rules[Any], s: State, seat: Seat) -> Any:
    """Ones for the places of legal answers."""
    ones = np.zeros(ACTIONS, dtype=np.int8)
    ones[: len(rules.legal(s, seat))] = 1
    return ones


def rewards(rules: Rules[Any], s: State, players: int) -> list[float]:
    """At the end from 1 for the first to -1 for the last; alone, 1 for a win and else -1; ties share. 0 before."""
    outcome = rules.outcome(s)
    if outcome is None:
        return [0.0] * players
    ranks, seats = outcome.ranks, len(outcome.ranks)
    if seats == 1:
        return [1.0]
    shared = [rank + (ranks.count(rank) - 1) / 2 for rank in ranks]
    return [1 - 2 * (place - 1) / (seats - 1) for place in shared[:players]]


def _leaves(path: str, value: Any, seats: int, seat: int) -> Iterator[tuple[str, float]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _leaves(f"{path}.{key}", inner, seats, seat)
    elif isinstance(value, list | tuple):
        each = len(value) == seats and seats > 1
        for i, inner in enumerate(value):
            name = f"seat+{(i - seat) % seats}" if each else str(i)
            yield from _leaves(f"{path}.{name}", inner, seats, seat)
    elif isinstance(value, bool | int | float):
        yield path, float(value)
    elif value is not None:
        yield f"{path}={value}", 1.0
