"""How a game ended: scores, places, and every point by name."""

from collections.abc import Sequence
from typing import Any

import msgspec


class Line(msgspec.Struct, frozen=True):
    """One line of a seat's breakdown: what the points are for and by which rule."""

    key: str
    points: int
    rule: str
    args: dict[str, Any] = {}


class Remark(msgspec.Struct, frozen=True):
    """Something to be said about the result that is not points: a title, a tie-break."""

    key: str
    rule: str
    args: dict[str, Any] = {}


class Outcome(msgspec.Struct, frozen=True):
    """Scores and places of all seats (place 1 is the best, shared where the rulebook shares it)."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    breakdown: tuple[tuple[Line, ...], ...]
    remarks: tuple[Remark, ...] = ()

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


def ranked(keys: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Places from sort keys, higher is better; equal keys share the better place."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)
