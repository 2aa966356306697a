"""What everybody sees happen in the phases of a turn; only the cards that somebody draws are secret (VISC-3.1)."""

from typing import ClassVar

from stolek.kernel.values import Event, PrivateEvent, Seat


class RoundBegun(Event, frozen=True, gc=False):
    """A round begins; the last one says so."""

    rule: ClassVar[str] = "VISC-3.1"
    number: int
    last: bool


class CardDropped(Event, frozen=True, gc=False):
    """A card leaves slot 3 for the discard pile."""

    rule: ClassVar[str] = "VISC-4.10"
    seat: Seat
    card: str


class CardPlayed(Event, frozen=True, gc=False):
    """A card comes from hand to slot 1."""

    rule: ClassVar[str] = "VISC-4.11"
    seat: Seat
    card: str


class TopCardPlayed(Event, frozen=True, gc=False):
    """The hand is empty: the top card of the draw pile comes to slot 1 unseen."""

    rule: ClassVar[str] = "VISC-4.13"
    seat: Seat
    card: str


class Moved(Event, frozen=True, gc=False):
    """A viscount moves; extra steps cost silver."""

    rule: ClassVar[str] = "VISC-4.21"
    seat: Seat
    segment: str
    way: str
    steps: int
    silver: int


class ActionTaken(Event, frozen=True, gc=False):
    """A primary action begins."""

    rule: ClassVar[str] = "VISC-4.30"
    seat: Seat
    action: str


class ActionAbandoned(Event, frozen=True, gc=False):
    """The dismissal has not brought enough: the action cannot be paid for and is not done."""

    rule: ClassVar[str] = "VISC-4.39"
    seat: Seat
    action: str


class Passed(Event, frozen=True, gc=False):
    """No primary action in this turn."""

    rule: ClassVar[str] = "VISC-4.30"
    seat: Seat


class TownsfolkDismissed(Event, frozen=True, gc=False):
    """A townsfolk is dismissed; the printed one stays where it is."""

    rule: ClassVar[str] = "VISC-4.33"
    seat: Seat
    card: str
    silver: int


class IconsPaid(Event, frozen=True, gc=False):
    """Missing icons are paid for."""

    rule: ClassVar[str] = "VISC-4.32"
    seat: Seat
    ink: int
    gold: int
    stone: int
    silver: int


class Exchanged(Event, frozen=True, gc=False):
    """The exchange of a space is used: so many merchants each time, for this effect.

    Games that release 0.1 began tell neither merchants nor effect.
    """

    rule: ClassVar[str] = "VISC-4.40"
    seat: Seat
    times: int
    merchants: int = 0
    effect: str = ""


class Hired(Event, frozen=True, gc=False):
    """A townsfolk is hired for silver."""

    rule: ClassVar[str] = "VISC-4.70"
    seat: Seat
    card: str
    silver: int


class HiredFree(Event, frozen=True, gc=False):
    """A townsfolk is hired for nothing."""

    rule: ClassVar[str] = "VISC-4.71"
    seat: Seat
    card: str


class Collided(Event, frozen=True, gc=False):
    """Both markers of a player share a space: the collision is resolved."""

    rule: ClassVar[str] = "VISC-4.80"
    seat: Seat
    space: int


class MarkersParted(Event, frozen=True, gc=False):
    """After the collision the markers go back to their ends."""

    rule: ClassVar[str] = "VISC-4.80"
    seat: Seat


class CardsDrawn(PrivateEvent, frozen=True, gc=False):
    """Cards come to a hand; only their owner knows which."""

    rule: ClassVar[str] = "VISC-4.85"
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: Seat
    count: int
    cards: tuple[str, ...] | None
