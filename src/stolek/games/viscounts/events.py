"""What everybody sees happen in Viscounts; only the cards that somebody draws are secret.

What happens on the main board, at its piles and in the castle stands in `board_events.py`.
"""

from typing import ClassVar

from stolek.games.viscounts.board_events import BOARD_EVENTS
from stolek.kernel.leaf import Event, PrivateEvent, Seat


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


class EndPilesBuilt(Event, frozen=True, gc=False):
    """So many debts lie above poverty, so many deeds above prosperity."""

    rule: ClassVar[str] = "VISC-2.14"
    debts: int
    deeds: int


class RoundBegun(Event, frozen=True, gc=False):
    """A round begins; the last one says so."""

    rule: ClassVar[str] = "VISC-5.2"
    number: int
    last: bool


class CardDropped(Event, frozen=True, gc=False):
    """A card leaves slot 3 for the discard pile."""

    rule: ClassVar[str] = "VISC-4.10"
    seat: Seat
    card: str


class CardPlayed(Event, frozen=True, gc=False):
    """A card comes to slot 1, from hand or unseen from the draw pile."""

    rule: ClassVar[str] = "VISC-4.13"
    seat: Seat
    card: str
    unseen: bool


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


class Passed(Event, frozen=True, gc=False):
    """No primary action in this turn."""

    rule: ClassVar[str] = "VISC-4.30"
    seat: Seat


class IconsPaid(Event, frozen=True, gc=False):
    """Missing icons are paid for; `generic` is what the card opponent pays with."""

    rule: ClassVar[str] = "VISC-4.32"
    seat: Seat
    ink: int
    gold: int
    stone: int
    silver: int
    generic: int = 0


class Exchanged(Event, frozen=True, gc=False):
    """The exchange of a space is used."""

    rule: ClassVar[str] = "VISC-4.40"
    seat: Seat
    times: int


class GoodsGained(Event, frozen=True, gc=False):
    """Resources or silver come to a supply."""

    rule: ClassVar[str] = "VISC-1.3"
    seat: Seat
    good: str
    amount: int


class MarkersMoved(Event, frozen=True, gc=False):
    """Virtue or corruption was gained; `lost` units went beyond the end of the track."""

    rule: ClassVar[str] = "VISC-4.75"
    seat: Seat
    what: str
    amount: int
    corruption: int
    virtue: int
    lost: int


class DebtTaken(Event, frozen=True, gc=False):
    """An unpaid debt is taken; so many are left above poverty."""

    rule: ClassVar[str] = "VISC-4.90"
    seat: Seat
    left: int


class DeedTaken(Event, frozen=True, gc=False):
    """An acquired deed is taken; so many are left above prosperity."""

    rule: ClassVar[str] = "VISC-4.90"
    seat: Seat
    left: int


class DebtPaid(Event, frozen=True, gc=False):
    """A debt is turned to its paid side."""

    rule: ClassVar[str] = "VISC-4.90"
    seat: Seat
    paid: int


class DeedApproved(Event, frozen=True, gc=False):
    """A deed is turned to its approved side."""

    rule: ClassVar[str] = "VISC-4.90"
    seat: Seat
    approved: int


class EndCardRevealed(Event, frozen=True, gc=False):
    """Poverty or prosperity is revealed; the round after the current one is the last."""

    rule: ClassVar[str] = "VISC-5.1"
    card: str
    last_round: int


class AbilityUsed(Event, frozen=True, gc=False):
    """An ongoing ability happens."""

    rule: ClassVar[str] = "VISC-4.3"
    seat: Seat
    card: str


class OptionChosen(Event, frozen=True, gc=False):
    """One of the printed options is chosen."""

    rule: ClassVar[str] = "VISC-4.2"
    seat: Seat
    option: str


class Rearranged(Event, frozen=True, gc=False):
    """The cards of a board lie in a new order, from left to right."""

    rule: ClassVar[str] = "VISC-4.14"
    seat: Seat
    cards: tuple[str, ...]


class Discarded(Event, frozen=True, gc=False):
    """A card goes to the discard pile and becomes public."""

    rule: ClassVar[str] = "VISC-4.92"
    seat: Seat
    card: str
    unseen: bool


class Destroyed(Event, frozen=True, gc=False):
    """A card leaves the game and pays its value."""

    rule: ClassVar[str] = "VISC-4.93"
    seat: Seat
    card: str
    unseen: bool
    silver: int


class Shuffled(Event, frozen=True, gc=False):
    """A discard pile is shuffled into the draw pile."""

    rule: ClassVar[str] = "VISC-4.86"
    seat: Seat
    cards: int


class CardsDrawn(PrivateEvent, frozen=True, gc=False):
    """Cards come to a hand; only their owner knows which."""

    rule: ClassVar[str] = "VISC-4.85"
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: Seat
    count: int
    cards: tuple[str, ...] | None


class Collided(Event, frozen=True, gc=False):
    """Both markers of a player share a space: the collision is resolved."""

    rule: ClassVar[str] = "VISC-4.80"
    seat: Seat
    space: int


class MarkersParted(Event, frozen=True, gc=False):
    """After the collision the markers go back to their ends."""

    rule: ClassVar[str] = "VISC-4.80"
    seat: Seat


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


EVENTS = (
    *BOARD_EVENTS,
    BoardLaid,
    StartPlayerChosen,
    PairLaid,
    PairTaken,
    OpponentSeated,
    EndPilesBuilt,
    RoundBegun,
    CardDropped,
    CardPlayed,
    Moved,
    ActionTaken,
    Passed,
    IconsPaid,
    Exchanged,
    GoodsGained,
    MarkersMoved,
    DebtTaken,
    DeedTaken,
    DebtPaid,
    DeedApproved,
    EndCardRevealed,
    AbilityUsed,
    OptionChosen,
    Rearranged,
    Discarded,
    Destroyed,
    Shuffled,
    CardsDrawn,
    Collided,
    MarkersParted,
    SchemePlayed,
    SchemeGained,
    SchemeUnveiled,
)
