"""What everybody sees of the virtual opponent: its schemes, and what it does otherwise than a player (VISC-6)."""

from typing import ClassVar

from stolek.kernel.values import Event, Seat


class SchemeDropped(Event, frozen=True, gc=False):
    """A scheme leaves slot 3 for the discard pile of the virtual opponent."""

    rule: ClassVar[str] = "VISC-6.30"
    seat: Seat
    card: str


class SchemePlayed(Event, frozen=True, gc=False):
    """The virtual opponent turns its next scheme."""

    rule: ClassVar[str] = "VISC-6.30"
    seat: Seat
    card: str
    reconstructed: bool = False


class OpponentMoved(Event, frozen=True, gc=False):
    """Its viscount moves along the outer path."""

    rule: ClassVar[str] = "VISC-6.10"
    seat: Seat
    segment: str
    way: str
    steps: int


class OpponentDismissed(Event, frozen=True, gc=False):
    """It dismisses a townsfolk for the effect; the printed one stays where it is."""

    rule: ClassVar[str] = "VISC-6.14"
    seat: Seat
    card: str
    source: str | None = None


class OpponentActed(Event, frozen=True, gc=False):
    """It can do this primary action in full, and does it."""

    rule: ClassVar[str] = "VISC-6.31"
    seat: Seat
    action: str


class OptionSkipped(Event, frozen=True, gc=False):
    """An option of its scheme is not possible, so the next one is looked at."""

    rule: ClassVar[str] = "VISC-6.31"
    seat: Seat
    effect: str


class OpponentPaid(Event, frozen=True, gc=False):
    """It pays for missing icons; `generic` is what the one with the cards board has."""

    rule: ClassVar[str] = "VISC-6.16"
    seat: Seat
    good: str
    amount: int


class EffectConverted(Event, frozen=True, gc=False):
    """An effect that the virtual opponent has no use for becomes another one."""

    rule: ClassVar[str] = "VISC-6.12"
    seat: Seat
    effect: str
    source: str | None = None


class SchemeGained(Event, frozen=True, gc=False):
    """A future scheme goes to the discard pile of the virtual opponent."""

    rule: ClassVar[str] = "VISC-6.12"
    seat: Seat
    card: str
    left: int
    source: str | None = None


class SchemeUnveiled(Event, frozen=True, gc=False):
    """A future scheme hidden in the draw pile shows at the end, because its icons count."""

    rule: ClassVar[str] = "VISC-6.41"
    seat: Seat
    card: str
