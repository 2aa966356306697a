"""What everybody sees happen before the first round (VISC-2)."""

from typing import ClassVar

from stolek.kernel.values import Event, Seat


class BoardLaid(Event, frozen=True, gc=False):
    """The segments in clockwise order, and the castle section that faces the first of them."""

    rule: ClassVar[str] = "VISC-2.1"
    segments: tuple[str, ...]
    section: str


class StartPlayerChosen(Event, frozen=True, gc=False):
    """This player begins every round."""

    rule: ClassVar[str] = "VISC-2.8"
    seat: Seat


class PairLaid(Event, frozen=True, gc=False):
    """A player card and a hero lie out."""

    rule: ClassVar[str] = "VISC-2.9"
    card: str
    hero: str
    reconstructed: bool = False


class PairTaken(Event, frozen=True, gc=False):
    """A player takes a pair and starts on its space."""

    rule: ClassVar[str] = "VISC-2.10"
    seat: Seat
    card: str
    hero: str
    segment: str
    way: str


class OpponentSeated(Event, frozen=True, gc=False):
    """The virtual opponent starts on the space of the pair that is left."""

    rule: ClassVar[str] = "VISC-6.4"
    seat: Seat
    opponent: str
    segment: str
    way: str
    reconstructed: bool = False


class EndPilesBuilt(Event, frozen=True, gc=False):
    """How many debts lie above poverty, and how many deeds above prosperity."""

    rule: ClassVar[str] = "VISC-2.14"
    debts: int
    deeds: int
