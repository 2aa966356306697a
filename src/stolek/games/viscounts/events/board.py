"""What everybody sees happen on the main board and at its piles (VISC-2.5, VISC-4.47, VISC-4.66)."""

from typing import ClassVar

from stolek.kernel.values import Event, Seat


class Built(Event, frozen=True, gc=False):
    """A building comes to a spot and its slot is open."""

    rule: ClassVar[str] = "VISC-4.47"
    seat: Seat
    slot: str
    segment: str
    spot: int


class LinkCompleted(Event, frozen=True, gc=False):
    """A link pays the owners at both ends, once if they are the same."""

    rule: ClassVar[str] = "VISC-4.48"
    seat: Seat
    other_seat: Seat
    segment: str
    effect: str
    own: bool = False


class TownsfolkShown(Event, frozen=True, gc=False):
    """The next townsfolk of a pile shows; None when the pile is empty."""

    rule: ClassVar[str] = "VISC-2.5"
    segment: str
    card: str | None
    left: int


class ManuscriptShown(Event, frozen=True, gc=False):
    """The next manuscript of a pile shows; None when the pile is empty."""

    rule: ClassVar[str] = "VISC-2.5"
    segment: str
    manuscript: str | None
    left: int
    reconstructed: bool = False


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
