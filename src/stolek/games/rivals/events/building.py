"""What is built, laid, moved and removed in a principality."""

from typing import ClassVar

from stolek.games.rivals.events.lawful import LawfulEvent
from stolek.kernel.values import Event, Seat


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


class ExpansionRemoved(LawfulEvent, frozen=True, gc=False):
    """An expansion leaves its principality: to the discard pile, the face-up stack or under a draw stack."""

    rule: ClassVar[str] = "RIVA-4.50"
    seat: Seat
    card: str
    x: int
    row: str
    to: str
    stack: int | None
    law: str


class BuildingsNamed(LawfulEvent, frozen=True, gc=False):
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
