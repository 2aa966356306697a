"""What everybody sees happen in the castle (VISC-4.55 to VISC-4.61)."""

from typing import ClassVar

from stolek.kernel.values import Event, Seat


class WorkersPlaced(Event, frozen=True, gc=False):
    """Workers come to tier 1."""

    rule: ClassVar[str] = "VISC-4.55"
    seat: Seat
    section: str
    workers: int


class WorkerMoved(Event, frozen=True, gc=False):
    """A worker moves sideways on tier 1 because its group of three parts."""

    rule: ClassVar[str] = "VISC-4.56"
    seat: Seat
    origin: str
    target: str


class CastleMoved(Event, frozen=True, gc=False):
    """A worker moves sideways on tier 1 by a castle move."""

    rule: ClassVar[str] = "VISC-4.62"
    seat: Seat
    origin: str
    target: str


class WorkerPromoted(Event, frozen=True, gc=False):
    """A worker moves up to tier 2; games that release 0.1 began tell of tier 3 in this way, too."""

    rule: ClassVar[str] = "VISC-4.56"
    seat: Seat
    section: str
    tier: int = 2


class WorkerReachedTop(Event, frozen=True, gc=False):
    """A worker moves up from this section to tier 3."""

    rule: ClassVar[str] = "VISC-4.57"
    seat: Seat
    section: str


class WorkerBumped(Event, frozen=True, gc=False):
    """A worker is bumped off and returns to the supply of its owner."""

    rule: ClassVar[str] = "VISC-4.59"
    seat: Seat
    section: str
    tier: int


class LeaderChanged(Event, frozen=True, gc=False):
    """The castle leader card goes to a player."""

    rule: ClassVar[str] = "VISC-4.61"
    seat: Seat
    workers: int
