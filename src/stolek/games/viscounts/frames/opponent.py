"""The turn of the virtual opponent (VISC-6.30)."""

from stolek.kernel.values import Seat, Step


class ShiftSchemes(Step, frozen=True, gc=False):
    """Its schemes move one slot right (VISC-6.30)."""

    seat: Seat


class TurnScheme(Step, frozen=True, gc=False):
    """It turns its next scheme (VISC-6.30)."""

    seat: Seat


class FollowScheme(Step, frozen=True, gc=False):
    """The upper rows of the scheme (VISC-6.30)."""

    seat: Seat


class MoveOpponent(Step, frozen=True, gc=False):
    """It moves along the outer path (VISC-6.10)."""

    seat: Seat


class FirstPossible(Step, frozen=True, gc=False):
    """It does the first option of the scheme that is possible (VISC-6.31)."""

    seat: Seat
