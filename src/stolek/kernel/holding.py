"""What a seat has and stands to get, as numbers with a name: points, coins, what an edict would be worth now."""

from typing import Any

import msgspec


class Holding(msgspec.Struct, frozen=True):
    """One such number; its words are the message `holding-<key>` of the game."""

    key: str
    amount: int
    args: dict[str, Any] = {}
    """Tells several of one kind apart, and goes into the words."""
    points: bool = True
    """Is it counted in points, so that all of them may be added up?"""
    places: tuple[str, ...] = ()
    """Where on the board it comes from, in the game's own names."""
