"""Frozen values of Viscounts that are neither frames nor actions nor events."""

from typing import Final

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


# What brings an effect, where it is no card, manuscript, board or building slot: named in the log and when asked

SPOT: Final = "spot_bonus"
LINK: Final = "link_bonus"
EXCHANGE: Final = "exchange"
TIER_THREE: Final = "tier_three"
BUMPED_WORKER: Final = "bumped_worker"
FLIPPED_DEBT: Final = "flipped_debt"
COLLISION: Final = "collision"
CRIMINALS: Final = "criminals_on_board"
SHUFFLE_CHECK: Final = "shuffle_check"
LANDING: Final = "landing"
SOURCES: Final = (
    SPOT,
    LINK,
    EXCHANGE,
    TIER_THREE,
    BUMPED_WORKER,
    FLIPPED_DEBT,
    COLLISION,
    CRIMINALS,
    SHUFFLE_CHECK,
    LANDING,
)
