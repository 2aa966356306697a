"""What everybody sees happen around the board: set-up, phases I and II, the next start player and the clean-up."""

from typing import ClassVar

from stolek.kernel.values import Event, PrivateEvent, Seat


class StartPlayerChosen(Event, frozen=True, gc=False):
    """Chance or the table has chosen who begins the game."""

    rule: ClassVar[str] = "PILL-2.3"
    seat: Seat


class StartGoldDealt(Event, frozen=True, gc=False):
    """A player's gold at the beginning."""

    rule: ClassVar[str] = "PILL-2.7"
    seat: Seat
    gold: int


class RoundBegun(Event, frozen=True, gc=False):
    """A round begins: who starts it, and which part of the cathedral counts it."""

    rule: ClassVar[str] = "PILL-0.1"
    round: int
    seat: Seat
    part: str


class AdvantagesShown(Event, frozen=True, gc=False):
    """The advantage cards of this round, slot a and slot b."""

    rule: ClassVar[str] = "PILL-2.8"
    cards: tuple[str, ...]


class CraftsmenShown(Event, frozen=True, gc=False):
    """The craftsmen of this round: two in Shiring, slot a and slot b, the others in the display."""

    rule: ClassVar[str] = "PILL-2.5"
    shiring: tuple[str, ...]
    display: tuple[str, ...]


class ResourcesShown(Event, frozen=True, gc=False):
    """The resource cards of this round, and those that stay out."""

    rule: ClassVar[str] = "PILL-2.6"
    display: tuple[str, ...]
    unused: tuple[str, ...]


class EventForeseen(PrivateEvent, frozen=True, gc=False):
    """The owner of Ellen looks at the coming event; nobody else knows which one it is."""

    rule: ClassVar[str] = "PILL-4.71"
    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: Seat
    card: str | None


class ResourceTaken(Event, frozen=True, gc=False):
    """A resource card is taken, its workers go to work."""

    rule: ClassVar[str] = "PILL-4.12"
    seat: Seat
    card: str
    workers: int


class CraftsmanHired(Event, frozen=True, gc=False):
    """A craftsman is taken from the display and paid for."""

    rule: ClassVar[str] = "PILL-4.13"
    seat: Seat
    craftsman: str
    gold: int


class Passed(Event, frozen=True, gc=False):
    """A player takes no more cards this round."""

    rule: ClassVar[str] = "PILL-4.10"
    seat: Seat
    unable: bool = False
    """Workers and gold sufficed for no card."""


class CraftsmanDismissed(Event, frozen=True, gc=False):
    """A craftsman too many leaves the game."""

    rule: ClassVar[str] = "PILL-4.14"
    seat: Seat
    craftsman: str


class CraftsmenLeft(Event, frozen=True, gc=False):
    """Craftsmen of the display that nobody took leave the game."""

    rule: ClassVar[str] = "PILL-4.16"
    craftsmen: tuple[str, ...]


class WorkersSent(Event, frozen=True, gc=False):
    """Workers without a task go to the wool mill."""

    rule: ClassVar[str] = "PILL-4.17"
    seat: Seat
    workers: int


class BuilderDrawn(Event, frozen=True, gc=False):
    """A builder comes out of the bag; placing it costs this much."""

    rule: ClassVar[str] = "PILL-4.20"
    seat: Seat
    price: int


class BuilderReturned(Event, frozen=True, gc=False):
    """The start player puts a builder back into the bag."""

    rule: ClassVar[str] = "PILL-4.21"
    seat: Seat
    owner: Seat


class BuilderSetAside(Event, frozen=True, gc=False):
    """A builder comes out of the bag, but the city wall keeps it out this round."""

    rule: ClassVar[str] = "PILL-4.30"
    seat: Seat


class BuilderPlaced(Event, frozen=True, gc=False):
    """A builder is placed for gold; then the price falls."""

    rule: ClassVar[str] = "PILL-4.23"
    seat: Seat
    space: str
    gold: int
    next_price: int


class BuilderPlacedByCard(Event, frozen=True, gc=False):
    """A builder is placed without payment by a card that leaves the game; then the price falls."""

    rule: ClassVar[str] = "PILL-4.31"
    seat: Seat
    space: str
    card: str
    next_price: int


class BuilderParked(Event, frozen=True, gc=False):
    """A builder is parked beside the price number; then the price falls."""

    rule: ClassVar[str] = "PILL-4.23"
    seat: Seat
    price: int
    next_price: int
    unable: bool = False
    """The player could not pay."""


class PriceJumped(Event, frozen=True, gc=False):
    """The bag is empty before the marker reached 0: it jumps there."""

    rule: ClassVar[str] = "PILL-4.33"
    price: int


class ParkedPlaced(Event, frozen=True, gc=False):
    """A parked builder is placed free of charge."""

    rule: ClassVar[str] = "PILL-4.25"
    seat: Seat
    space: str
    price: int


class StartPlayerNamed(Event, frozen=True, gc=False):
    """Who starts the next round, by a builder on the space or as the left neighbour."""

    rule: ClassVar[str] = "PILL-4.67"
    seat: Seat
    by_builder: bool


class BuildersGathered(Event, frozen=True, gc=False):
    """All builders go back into the bag, and the price marker to its start."""

    rule: ClassVar[str] = "PILL-2.12"
    builders: int
    price: int


class GreyWorkersReturned(Event, frozen=True, gc=False):
    """Grey workers go back to the castle."""

    rule: ClassVar[str] = "PILL-4.55"
    seat: Seat
    workers: int


class StockRefilled(Event, frozen=True, gc=False):
    """Market and court are topped up from the supply by these cubes."""

    rule: ClassVar[str] = "PILL-2.10"
    market: dict[str, int]
    court: int
    full: bool = False
    """Nothing was missing on the market."""
