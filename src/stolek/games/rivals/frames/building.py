"""Building roads, settlements, cities and expansions, and the regions of a new settlement (RIVA-4.33 ff.)."""

from typing import ClassVar

from stolek.games.rivals.expansion import Expansion
from stolek.games.rivals.layout import Settlement, Side
from stolek.kernel.values import Question, Seat, Step, Window


class LowerCost(Question, frozen=True, gc=False):
    """Which resource of the printed cost is left out."""

    rule: ClassVar[str] = "RIVA-4.87"
    card: str


class LayRoad(Step, frozen=True, gc=False):
    """The road lies at its end."""

    seat: Seat
    side: Side


class LaySettlement(Step, frozen=True, gc=False):
    """The settlement stands; its regions follow."""

    seat: Seat
    side: Side


class LayCity(Step, frozen=True, gc=False):
    """The city lies on its settlement."""

    seat: Seat
    settlement: Settlement


class LayExpansion(Step, frozen=True, gc=False):
    """The expansion that was paid for is laid down; its effects of being built follow."""

    seat: Seat
    expansion: Expansion


class ScoutRegions(Window, frozen=True, gc=False):
    """Play a card while building a settlement, or draw the regions."""

    rule: ClassVar[str] = "RIVA-4.105"


class DrawRegions(Step, frozen=True, gc=False):
    """The two top regions."""

    seat: Seat
    side: Side


class ChooseScoutedRegion(Question, frozen=True, gc=False):
    """The next of the regions from the stack."""

    rule: ClassVar[str] = "RIVA-4.105"
    side: Side
    chosen: tuple[str, ...]
    left: int


class PlaceRegions(Question, frozen=True, gc=False):
    """Which region goes above."""

    rule: ClassVar[str] = "RIVA-4.38"
    side: Side
    regions: tuple[str, ...]
