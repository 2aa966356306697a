"""What everybody sees of effects: goods, markers, debts and deeds, cards of the deck and the row (VISC-4.1)."""

from typing import ClassVar

from stolek.games.viscounts.sources import RULE_OF_SOURCE
from stolek.kernel.values import Event, Seat


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


class NothingDone(Event, frozen=True, gc=False):
    """An effect that cannot be carried out comes to nothing."""

    rule: ClassVar[str] = "VISC-4.1"
    seat: Seat
    effect: str
    source: str | None = None


class GoodsGained(Event, frozen=True, gc=False):
    """Resources or silver come to a supply; `source` is what brings them."""

    rule: ClassVar[str] = "VISC-1.3"
    seat: Seat
    good: str
    amount: int
    source: str | None = None

    def cited(self) -> str:
        """The rule of what brings it (VISC-4.4)."""
        return RULE_OF_SOURCE.get(self.source or "", self.rule)


class MarkersMoved(Event, frozen=True, gc=False):
    """Virtue or corruption was gained; `lost` units went beyond the end of the track."""

    rule: ClassVar[str] = "VISC-4.75"
    seat: Seat
    what: str
    amount: int
    corruption: int
    virtue: int
    lost: int
    source: str | None = None

    def cited(self) -> str:
        """The rule of what brings it (VISC-4.4)."""
        return RULE_OF_SOURCE.get(self.source or "", self.rule)


class DebtTaken(Event, frozen=True, gc=False):
    """An unpaid debt is taken; `left` is how many lie above poverty now."""

    rule: ClassVar[str] = "VISC-4.90"
    seat: Seat
    left: int
    source: str | None = None


class DeedTaken(Event, frozen=True, gc=False):
    """An acquired deed is taken; `left` is how many lie above prosperity now."""

    rule: ClassVar[str] = "VISC-4.90"
    seat: Seat
    left: int
    source: str | None = None


class DebtPaid(Event, frozen=True, gc=False):
    """A debt is turned to its paid side."""

    rule: ClassVar[str] = "VISC-4.90"
    seat: Seat
    paid: int
    source: str | None = None


class DeedApproved(Event, frozen=True, gc=False):
    """A deed is turned to its approved side."""

    rule: ClassVar[str] = "VISC-4.90"
    seat: Seat
    approved: int
    source: str | None = None


class EndCardRevealed(Event, frozen=True, gc=False):
    """Poverty or prosperity is revealed; the round after the current one is the last."""

    rule: ClassVar[str] = "VISC-5.1"
    card: str
    last_round: int


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
