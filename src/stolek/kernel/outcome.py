"""How a game ended: scores, places, and every point by name."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType


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


class Rating(msgspec.Struct, frozen=True):
    """How good a game alone was, by a scale of the rulebook; `title` is the id of what one may call oneself."""

    value: int
    title: str


class Outcome(msgspec.Struct, frozen=True):
    """Scores and places of all seats (place 1 is the best, shared where the rulebook shares it)."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    breakdown: tuple[tuple[Line, ...], ...]
    remarks: tuple[Remark, ...] = ()
    rating: Rating | UnsetType = UNSET
    """Of a game alone, where the rulebook rates it."""

    @property
    def contested(self) -> bool:
        """Are there several to compare? Who plays alone has no place and does not win."""
        return len(self.ranks) > 1

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1 and self.contested)


def ranked(keys: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Places from sort keys, higher is better; equal keys share the better place."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)
