"""The five steps of a collision (VISC-4.80)."""

from stolek.kernel.values import Seat, Step


class CalmWorkshops(Step, frozen=True, gc=False):
    """Step 1: virtue for players without criminals who have opened the second workshop (VISC-4.80)."""


class CollisionAbilities(Step, frozen=True, gc=False):
    """Step 2: the collision abilities of all players (VISC-4.80)."""


class GainAbove(Step, frozen=True, gc=False):
    """Step 3: the active player gains what is printed above the markers (VISC-4.80)."""

    seat: Seat


class GainBelow(Step, frozen=True, gc=False):
    """Step 4: the opponents gain what is printed below (VISC-4.80)."""

    seat: Seat


class PartMarkers(Step, frozen=True, gc=False):
    """Step 5: the markers go back (VISC-4.80)."""

    seat: Seat
