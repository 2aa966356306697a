"""What everybody sees happen on the main board, at its piles and in the castle."""

from typing import ClassVar

from stolek.kernel.leaf import Event, Seat


class Built(Event, frozen=True, gc=False):
    """A building comes to a spot and its slot is open."""

    rule: ClassVar[str] = "VISC-4.47"
    seat: Seat
    slot: str
    segment: str
    spot: int


class LinkCompleted(Event, frozen=True, gc=False):
    """A link pays the owners at both ends."""

    rule: ClassVar[str] = "VISC-4.48"
    seat: Seat
    other_seat: Seat
    segment: str
    effect: str


class WorkersPlaced(Event, frozen=True, gc=False):
    """Workers come to tier 1."""

    rule: ClassVar[str] = "VISC-4.55"
    seat: Seat
    section: str
    workers: int


class WorkerMoved(Event, frozen=True, gc=False):
    """A worker moves sideways on tier 1, by a castle move or with its group."""

    rule: ClassVar[str] = "VISC-4.56"
    seat: Seat
    origin: str
    target: str


class WorkerPromoted(Event, frozen=True, gc=False):
    """A worker moves up to a tier."""

    rule: ClassVar[str] = "VISC-4.57"
    seat: Seat
    section: str
    tier: int


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


class ManuscriptTaken(Event, frozen=True, gc=False):
    """A manuscript is taken and the next one shows."""

    rule: ClassVar[str] = "VISC-4.66"
    seat: Seat
    manuscript: str


class PrintedTranscribed(Event, frozen=True, gc=False):
    """The manuscript printed on a segment is transcribed."""

    rule: ClassVar[str] = "VISC-4.68"
    seat: Seat
    segment: str


class BonusTaken(Event, frozen=True, gc=False):
    """A cleric bonus card goes to the first with three ribbons of its colour."""

    rule: ClassVar[str] = "VISC-4.67"
    seat: Seat
    card: str


class Hired(Event, frozen=True, gc=False):
    """A townsfolk is hired."""

    rule: ClassVar[str] = "VISC-4.70"
    seat: Seat
    card: str
    silver: int


class TownsfolkDismissed(Event, frozen=True, gc=False):
    """A townsfolk is dismissed; the printed one stays where it is."""

    rule: ClassVar[str] = "VISC-4.33"
    seat: Seat
    card: str
    silver: int


class TownsfolkShown(Event, frozen=True, gc=False):
    """The next townsfolk of a pile shows; None when the pile is empty."""

    rule: ClassVar[str] = "VISC-2.5"
    segment: str
    card: str | None
    left: int


class ManuscriptShown(Event, frozen=True, gc=False):
    """The next manuscript of a pile shows; None when the pile is empty."""

    rule: ClassVar[str] = "VISC-4.66"
    segment: str
    manuscript: str | None
    left: int


BOARD_EVENTS = (
    Built,
    LinkCompleted,
    WorkersPlaced,
    WorkerMoved,
    WorkerPromoted,
    WorkerBumped,
    LeaderChanged,
    ManuscriptTaken,
    PrintedTranscribed,
    BonusTaken,
    Hired,
    TownsfolkDismissed,
    TownsfolkShown,
    ManuscriptShown,
)
