"""Small frozen values that the rules hand to each other."""

from enum import IntEnum
from typing import Final, NamedTuple

import msgspec

from stolek.games.pillars.components import Kind


class Source(IntEnum):
    """Where victory points come from and go to, in the order of the breakdown."""

    START = 0
    CRAFTSMEN = 1
    PRIORY = 2
    ADVANTAGES = 3
    EVENTS = 4
    TAXES = 5


SOURCES: Final = ("start", "craftsmen", "priory", "advantages", "events", "taxes")
"""What the lines of the breakdown are called, in the order of `Source`."""


class Cause(msgspec.Struct, frozen=True, gc=False):
    """The card that an effect comes from, and the source that its points are booked under."""

    card: str
    source: Source


class Payment(NamedTuple):
    """What a forced payment took in gold and in points, and how much gold was forgiven (PILL-4.3)."""

    gold: int
    points: int
    forgiven: int


class Deal(NamedTuple):
    """How one kind of cube is bought or sold on the market."""

    cube: int
    price: int
    needs: Kind | None
    """The kind of craftsman that one must employ, if any (PILL-4.61)."""
