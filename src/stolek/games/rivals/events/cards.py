"""Cards that are played, drawn, looked at and put away; faces are blank for those who may not know them (RIVA-7)."""

from typing import ClassVar

from stolek.kernel.values import Event, PrivateEvent, Seat


class CardPlayed(Event, frozen=True, gc=False):
    """An action card is shown and carried out."""

    rule: ClassVar[str] = "RIVA-4.35"
    seat: Seat
    card: str


class CardDiscarded(Event, frozen=True, gc=False):
    """A card comes to the discard pile."""

    rule: ClassVar[str] = "RIVA-4.52"
    card: str


class CardDrawn(PrivateEvent, frozen=True, gc=False):
    """A player draws the top card of a stack; its back is public."""

    rule: ClassVar[str] = "RIVA-4.54"
    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: Seat
    stack: int
    back: str
    card: str | None


class StackSearched(PrivateEvent, frozen=True, gc=False):
    """A player looks through a stack."""

    rule: ClassVar[str] = "RIVA-7.4"
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: Seat
    stack: int
    cards: tuple[str, ...] | None


class CardTaken(PrivateEvent, frozen=True, gc=False):
    """A player takes a card out of a stack; the place is public, the face is not (RIVA-7.14)."""

    rule: ClassVar[str] = "RIVA-7.14"
    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: Seat
    stack: int
    place: int
    card: str | None


class CardPutUnder(PrivateEvent, frozen=True, gc=False):
    """A hand card goes under a stack."""

    rule: ClassVar[str] = "RIVA-4.50"
    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: Seat
    stack: int
    card: str | None


class ExchangeBegun(Event, frozen=True, gc=False):
    """A player exchanges a card, freely or by a search."""

    rule: ClassVar[str] = "RIVA-4.62"
    seat: Seat
    search: bool


class HandSeen(PrivateEvent, frozen=True, gc=False):
    """A player sees the opponent's hand."""

    rule: ClassVar[str] = "RIVA-7.4"
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: Seat
    cards: tuple[str, ...] | None


class HandCardsLost(PrivateEvent, frozen=True, gc=False):
    """Cards of a hand are gone; their owner sees which, not where each of them went (RIVA-7.6)."""

    rule: ClassVar[str] = "RIVA-4.130"
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: Seat
    cards: tuple[str, ...] | None
