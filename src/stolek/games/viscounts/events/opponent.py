"""What everybody sees of the virtual opponent's schemes (VISC-6.12, VISC-6.30)."""

from typing import ClassVar

from stolek.kernel.values import Event, Seat


class SchemePlayed(Event, frozen=True, gc=False):
    """The virtual opponent turns its next scheme."""

    rule: ClassVar[str] = "VISC-6.30"
    seat: Seat
    card: str


class SchemeGained(Event, frozen=True, gc=False):
    """A future scheme goes to the discard pile of the virtual opponent."""

    rule: ClassVar[str] = "VISC-6.12"
    seat: Seat
    card: str
    left: int


class SchemeUnveiled(Event, frozen=True, gc=False):
    """A future scheme hidden in the draw pile shows at the end, because its icons count."""

    rule: ClassVar[str] = "VISC-6.41"
    seat: Seat
    card: str
