"""The course of the game: dice, events, tokens, the end."""

from typing import ClassVar

from stolek.games.rivals.events.lawful import LawfulEvent
from stolek.kernel.values import Event, Seat


class StarterRolled(Event, frozen=True, gc=False):
    """The dice for the starting player, seat by seat, until they differ."""

    rule: ClassVar[str] = "RIVA-2.6"
    seat: Seat
    numbers: tuple[int, ...]


class RegionsArranged(Event, frozen=True, gc=False):
    """A player has laid out the regions: upper row from the left, then the lower row."""

    rule: ClassVar[str] = "RIVA-2.13"
    seat: Seat
    regions: tuple[str, ...]


class TurnBegun(Event, frozen=True, gc=False):
    """A turn begins."""

    rule: ClassVar[str] = "RIVA-4.17"
    seat: Seat
    turn: int


class NumberChosen(Event, frozen=True, gc=False):
    """The production die is set by a card."""

    rule: ClassVar[str] = "RIVA-4.101"
    seat: Seat
    number: int


class DiceRolled(Event, frozen=True, gc=False):
    """What the two dice show, and which of them were rolled; the others are set by cards."""

    rule: ClassVar[str] = "RIVA-4.17"
    seat: Seat
    number: int
    symbol: str
    number_rolled: bool = True
    symbol_rolled: bool = True


class BrigandsCame(Event, frozen=True, gc=False):
    """The brigands count a player's resources; above 7 they take gold and wool."""

    rule: ClassVar[str] = "RIVA-4.26"
    seat: Seat
    counted: int
    robbed: bool


class TokenMoved(LawfulEvent, frozen=True, gc=False):
    """A token passes to a player, or to nobody."""

    rule: ClassVar[str] = "RIVA-4.72"
    token: str
    seat: Seat | None
    law: str = "RIVA-4.72"


class EventRevealed(LawfulEvent, frozen=True, gc=False):
    """The top event card."""

    rule: ClassVar[str] = "RIVA-4.30"
    event: str
    law: str


class NothingHappened(LawfulEvent, frozen=True, gc=False):
    """A symbol or an event that changes nothing: nobody it concerns, no token, or nothing to take."""

    rule: ClassVar[str] = "RIVA-4.30"
    what: str
    reason: str
    law: str


class EventDeckBuilt(Event, frozen=True, gc=False):
    """The event deck is built anew, Yule above its last three cards."""

    rule: ClassVar[str] = "RIVA-4.31"
    size: int


class GameWon(Event, frozen=True, gc=False):
    """A player has the victory points of the game on their own turn."""

    rule: ClassVar[str] = "RIVA-5.1"
    seat: Seat
    points: int
