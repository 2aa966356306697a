"""Cards that are drawn, looked at, taken and put away: the faces are blank for those who may not know them (RIVA-7)."""

from typing import ClassVar

from stolek.kernel.leaf import PrivateEvent, Seat


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


class HandSeen(PrivateEvent, frozen=True, gc=False):
    """A player sees the opponent's hand."""

    rule: ClassVar[str] = "RIVA-7.4"
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: Seat
    cards: tuple[str, ...] | None


class HandCardTaken(PrivateEvent, frozen=True, gc=False):
    """A player takes a card from the opponent's hand; both know which."""

    rule: ClassVar[str] = "RIVA-4.303"
    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: Seat
    back: str
    card: str | None


class HandCardsLost(PrivateEvent, frozen=True, gc=False):
    """Cards of a hand are gone; their owner sees which, not where each of them went (RIVA-7.6)."""

    rule: ClassVar[str] = "RIVA-4.130"
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: Seat
    cards: tuple[str, ...] | None


class DiscardTaken(PrivateEvent, frozen=True, gc=False):
    """A player takes a card from the discard pile; the opponent sees its back."""

    rule: ClassVar[str] = "RIVA-4.404"
    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: Seat
    back: str
    card: str | None
