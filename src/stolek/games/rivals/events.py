"""What everybody sees happen in the Rivals; what only some may know is in `hidden_events.py`."""

from typing import ClassVar, Final

from stolek.games.rivals.hidden_events import (
    CardDrawn,
    CardPutUnder,
    CardTaken,
    DiscardTaken,
    HandCardsLost,
    HandCardTaken,
    HandSeen,
    StackSearched,
)
from stolek.kernel.leaf import Event, Seat


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
    """What the two dice show."""

    rule: ClassVar[str] = "RIVA-4.17"
    seat: Seat
    number: int
    symbol: str


class BrigandsCame(Event, frozen=True, gc=False):
    """The brigands count a player's resources; above 7 they take gold and wool."""

    rule: ClassVar[str] = "RIVA-4.26"
    seat: Seat
    counted: int
    robbed: bool


class ResourceGained(Event, frozen=True, gc=False):
    """Resources come to a region or the Gold Cache, by the rule `law`."""

    rule: ClassVar[str] = "RIVA-4.8"
    seat: Seat
    place: str
    amount: int
    law: str


class ResourceLost(Event, frozen=True, gc=False):
    """Resources leave a region or the Gold Cache: paid, taken or lost by the rule `law`."""

    rule: ClassVar[str] = "RIVA-4.8"
    seat: Seat
    place: str
    amount: int
    law: str


class GainWasted(Event, frozen=True, gc=False):
    """A gain that found no room."""

    rule: ClassVar[str] = "RIVA-4.10"
    seat: Seat
    amount: int
    law: str


class ResourceDemanded(Event, frozen=True, gc=False):
    """The taker has named a type."""

    rule: ClassVar[str] = "RIVA-4.15"
    seat: Seat
    resource: str
    amount: int


class CardPlayed(Event, frozen=True, gc=False):
    """An action card is shown and carried out."""

    rule: ClassVar[str] = "RIVA-4.35"
    seat: Seat
    card: str


class CardDiscarded(Event, frozen=True, gc=False):
    """A card comes to the discard pile."""

    rule: ClassVar[str] = "RIVA-4.52"
    card: str


class RoadBuilt(Event, frozen=True, gc=False):
    """A road at an end of the row."""

    rule: ClassVar[str] = "RIVA-4.37"
    seat: Seat
    x: int


class SettlementBuilt(Event, frozen=True, gc=False):
    """A new settlement."""

    rule: ClassVar[str] = "RIVA-4.38"
    seat: Seat
    x: int


class CityBuilt(Event, frozen=True, gc=False):
    """A settlement becomes a city."""

    rule: ClassVar[str] = "RIVA-4.39"
    seat: Seat
    x: int


class RegionsDrawn(Event, frozen=True, gc=False):
    """The two regions of a new settlement, drawn or scouted."""

    rule: ClassVar[str] = "RIVA-4.38"
    seat: Seat
    regions: tuple[str, ...]


class RegionChosen(Event, frozen=True, gc=False):
    """The Scout has found a region."""

    rule: ClassVar[str] = "RIVA-4.105"
    seat: Seat
    region: str


class RegionsPlaced(Event, frozen=True, gc=False):
    """The new regions lie in their column."""

    rule: ClassVar[str] = "RIVA-4.38"
    seat: Seat
    above: str
    below: str
    x: int


class ExpansionBuilt(Event, frozen=True, gc=False):
    """An expansion is built from the hand or the face-up stack."""

    rule: ClassVar[str] = "RIVA-4.33"
    seat: Seat
    card: str
    x: int
    row: str


class RegionExpansionPlaced(Event, frozen=True, gc=False):
    """A region expansion is laid at a region."""

    rule: ClassVar[str] = "RIVA-4.46"
    seat: Seat
    card: str
    region: str


class CostLowered(Event, frozen=True, gc=False):
    """A resource is left out of the printed cost."""

    rule: ClassVar[str] = "RIVA-4.87"
    seat: Seat
    resource: str


class Traded(Event, frozen=True, gc=False):
    """So many of one kind for 1 of another."""

    rule: ClassVar[str] = "RIVA-4.40"
    seat: Seat
    give: str
    amount: int
    get: str
    law: str


class Bought(Event, frozen=True, gc=False):
    """A resource is bought from the Traveling Merchant."""

    rule: ClassVar[str] = "RIVA-4.134"
    seat: Seat
    resource: str


class ExpansionRemoved(Event, frozen=True, gc=False):
    """An expansion leaves its principality: to the discard pile, the face-up stack or under a draw stack."""

    rule: ClassVar[str] = "RIVA-4.50"
    seat: Seat
    card: str
    x: int
    row: str
    to: str
    stack: int | None
    law: str


class BuildingsNamed(Event, frozen=True, gc=False):
    """Buildings of the opponent are named for Feud or the Arsonist."""

    rule: ClassVar[str] = "RIVA-4.131"
    seat: Seat
    cards: tuple[str, ...]
    law: str


class RegionsSwapped(Event, frozen=True, gc=False):
    """Two regions change places."""

    rule: ClassVar[str] = "RIVA-4.103"
    seat: Seat
    region: str
    other: str


class ExpansionsSwapped(Event, frozen=True, gc=False):
    """Two expansions change places."""

    rule: ClassVar[str] = "RIVA-4.103"
    seat: Seat
    card: str
    other: str


class TokenMoved(Event, frozen=True, gc=False):
    """A token passes to a player, or to nobody."""

    rule: ClassVar[str] = "RIVA-4.72"
    token: str
    seat: Seat | None


class EventRevealed(Event, frozen=True, gc=False):
    """The top event card."""

    rule: ClassVar[str] = "RIVA-4.30"
    event: str
    law: str


class EventDeckBuilt(Event, frozen=True, gc=False):
    """The event deck is built anew, Yule above its last three cards."""

    rule: ClassVar[str] = "RIVA-4.31"
    size: int


class EventAverted(Event, frozen=True, gc=False):
    """An event does not concern a player, because of this card."""

    rule: ClassVar[str] = "RIVA-3.4"
    seat: Seat
    card: str


class DefenceRolled(Event, frozen=True, gc=False):
    """The die against an attack."""

    rule: ClassVar[str] = "RIVA-4.310"
    seat: Seat
    number: int
    averted: bool


class ExchangeBegun(Event, frozen=True, gc=False):
    """A player exchanges a card, freely or by a search."""

    rule: ClassVar[str] = "RIVA-4.62"
    seat: Seat
    search: bool


class GameWon(Event, frozen=True, gc=False):
    """A player has the victory points of the mode on the own turn."""

    rule: ClassVar[str] = "RIVA-5.1"
    seat: Seat
    points: int


class GameDrawn(Event, frozen=True, gc=False):
    """Nobody has won within the turns that a game may last here."""

    rule: ClassVar[str] = "RIVA-5.5"
    turns: int


EVENT_TYPES: Final = (
    StarterRolled,
    RegionsArranged,
    TurnBegun,
    NumberChosen,
    DiceRolled,
    BrigandsCame,
    ResourceGained,
    ResourceLost,
    GainWasted,
    ResourceDemanded,
    CardPlayed,
    CardDiscarded,
    RoadBuilt,
    SettlementBuilt,
    CityBuilt,
    RegionsDrawn,
    RegionChosen,
    RegionsPlaced,
    ExpansionBuilt,
    RegionExpansionPlaced,
    CostLowered,
    Traded,
    Bought,
    ExpansionRemoved,
    BuildingsNamed,
    RegionsSwapped,
    ExpansionsSwapped,
    TokenMoved,
    EventRevealed,
    EventDeckBuilt,
    EventAverted,
    DefenceRolled,
    CardDrawn,
    StackSearched,
    CardTaken,
    CardPutUnder,
    ExchangeBegun,
    HandSeen,
    HandCardTaken,
    HandCardsLost,
    DiscardTaken,
    GameWon,
    GameDrawn,
)
