"""Frozen values of Viscounts that are neither frames nor actions nor events."""

import msgspec

from stolek.kernel.values import Seat


class Pair(msgspec.Struct, frozen=True, gc=False):
    """A player card with a hero under it, laid out in the set-up; both are numbers (VISC-2.9)."""

    card: int
    hero: int


class Standing(msgspec.Struct, frozen=True, gc=False):
    """A building that stands on a spot of the main board: whose it is and of which kind (VISC-4.47)."""

    owner: Seat
    building: int
