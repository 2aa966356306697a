"""The answers of the Rivals, one type for each meaning, and tables of all that the busy questions need.

Cards, regions and resources are named by their ids; draw stacks and the places in them count from 1. A place that
stores resources is a region or the Gold Cache; x and row are the coordinates of RIVA-4.1. What only the cards of an era
need stands with that era.
"""

from typing import Final

from stolek.games.rivals.cards import CARD_IDS, PRODUCTION_FACES
from stolek.games.rivals.components import MODES, PLACES, RESOURCES
from stolek.games.rivals.layout import MAX_SETTLEMENTS, SIDE_NAMES, SITES, row_of, settlement_column, site_column
from stolek.kernel.values import Action

# Drawing and looking


class DrawFrom(Action, frozen=True, gc=False):
    """Draw the top card of a stack."""

    stack: int


class LookThrough(Action, frozen=True, gc=False):
    """Look through a draw stack."""

    stack: int


class TakeFromStack(Action, frozen=True, gc=False):
    """Take the card at this place of the stack that one looks through."""

    place: int
    card: str


class PutUnder(Action, frozen=True, gc=False):
    """Put a hand card under a stack."""

    card: str
    stack: int


class SkipExchange(Action, frozen=True, gc=False):
    """Exchange nothing."""


class FreeExchange(Action, frozen=True, gc=False):
    """Put a card away and draw one."""


class PaidSearch(Action, frozen=True, gc=False):
    """Put a card away, pay and search a stack."""


# Set-up


class KeepRegions(Action, frozen=True, gc=False):
    """Leave the regions where they are (RIVA-2.13)."""


class PlaceRegion(Action, frozen=True, gc=False):
    """Put this region on the next place (RIVA-2.13)."""

    region: str


# The dice


class RollDice(Action, frozen=True, gc=False):
    """Play nothing more before the roll (RIVA-4.101)."""


class ChooseNumber(Action, frozen=True, gc=False):
    """What the production die shows."""

    number: int


# Resources


class StoreIn(Action, frozen=True, gc=False):
    """Store one resource here."""

    place: str


class Forfeit(Action, frozen=True, gc=False):
    """Name a type without room and get nothing (RIVA-4.13)."""


class GiveFrom(Action, frozen=True, gc=False):
    """Give one resource from here."""

    place: str


class NameResource(Action, frozen=True, gc=False):
    """Name a type of resource."""

    resource: str


class ChooseAmount(Action, frozen=True, gc=False):
    """So many units of a type that is given."""

    amount: int


class StopTaking(Action, frozen=True, gc=False):
    """Take no more."""


class Buy(Action, frozen=True, gc=False):
    """Buy a resource for 1 gold (RIVA-4.134)."""

    resource: str


class StopBuying(Action, frozen=True, gc=False):
    """Buy no more."""


# The action phase


class PlayCard(Action, frozen=True, gc=False):
    """Play an action card from the hand."""

    card: str


class BuildRoad(Action, frozen=True, gc=False):
    """Build a road at the left or right end."""

    side: str


class BuildSettlement(Action, frozen=True, gc=False):
    """Build a settlement at the end of the free road on this side."""

    side: str


class BuildCity(Action, frozen=True, gc=False):
    """Turn the settlement in this column into a city."""

    x: int


class Build(Action, frozen=True, gc=False):
    """Build an expansion from the hand."""

    card: str
    x: int
    row: str


class BuildFaceUp(Action, frozen=True, gc=False):
    """Build an expansion of the face-up stack."""

    card: str
    x: int
    row: str


class PlaceOnRegion(Action, frozen=True, gc=False):
    """Lay a region expansion above or below this region."""

    card: str
    region: str


class LeaveOut(Action, frozen=True, gc=False):
    """Leave this resource out of the printed cost (RIVA-4.87)."""

    resource: str


class TradeWithBank(Action, frozen=True, gc=False):
    """3 of one kind for 1 of another."""

    give: str
    get: str


class TradeByShip(Action, frozen=True, gc=False):
    """2 of a ship's kind for 1 of another."""

    give: str
    get: str


class TradeByLargeShip(Action, frozen=True, gc=False):
    """2 from one region beside a Large Trade Ship for 1 of another kind."""

    region: str
    get: str


class Demolish(Action, frozen=True, gc=False):
    """Remove an own building or unit."""

    card: str
    x: int
    row: str


class EndPhase(Action, frozen=True, gc=False):
    """End the action phase."""


# The regions of a new settlement


class TakeTopRegions(Action, frozen=True, gc=False):
    """Play nothing and draw the regions of a new settlement (RIVA-4.38)."""


class ChooseRegion(Action, frozen=True, gc=False):
    """Take this region from the stack (RIVA-4.38)."""

    region: str


class PutAbove(Action, frozen=True, gc=False):
    """This region goes above the settlement, the other below (RIVA-4.38)."""

    region: str


# Cards and events


class Decline(Action, frozen=True, gc=False):
    """Let it happen."""


class NameBuilding(Action, frozen=True, gc=False):
    """Name a building of the opponent (Feud, Arsonist)."""

    card: str
    x: int
    row: str


class RemoveUnder(Action, frozen=True, gc=False):
    """Remove an own expansion and put it under this stack; None for a card of the face-up stack."""

    card: str
    x: int
    row: str
    stack: int | None


class BuryHandCard(Action, frozen=True, gc=False):
    """Put a card of the opponent's hand under a stack (RIVA-4.130)."""

    card: str
    stack: int


class SwapRegions(Action, frozen=True, gc=False):
    """Swap two own regions."""

    region: str
    other: str


class SwapExpansions(Action, frozen=True, gc=False):
    """Swap two own expansions."""

    card: str
    x: int
    row: str
    other_card: str
    other_x: int
    other_row: str


# Tables

_STACKS: Final = range(1, max(sum(stacks.stacks for stacks in mode.draw_stacks) for mode in MODES.values()) + 1)
"""The numbers that draw stacks can have."""
_NAMED_SITES: Final = tuple((site_column(site), row_of(site)) for site in range(SITES))

PLAY: Final = tuple(PlayCard(card) for card in CARD_IDS)
STORE: Final = tuple(StoreIn(place) for place in PLACES)
GIVE: Final = tuple(GiveFrom(place) for place in PLACES)
NAME: Final = tuple(NameResource(resource) for resource in RESOURCES)
BUY: Final = tuple(Buy(resource) for resource in RESOURCES)
LEAVE_OUT: Final = tuple(LeaveOut(resource) for resource in RESOURCES)
ROAD: Final = {side: BuildRoad(name) for side, name in SIDE_NAMES.items()}
SETTLEMENT: Final = {side: BuildSettlement(name) for side, name in SIDE_NAMES.items()}
CITY: Final = tuple(BuildCity(settlement_column(settlement)) for settlement in range(MAX_SETTLEMENTS))
BUILD: Final = tuple(tuple(Build(card, *site) for site in _NAMED_SITES) for card in CARD_IDS)
BUILD_FACE_UP: Final = tuple(tuple(BuildFaceUp(card, *site) for site in _NAMED_SITES) for card in CARD_IDS)
DEMOLISH: Final = tuple(tuple(Demolish(card, *site) for site in _NAMED_SITES) for card in CARD_IDS)
BANK: Final = tuple(tuple(TradeWithBank(give, get) for get in RESOURCES) for give in RESOURCES)
SHIP: Final = tuple(tuple(TradeByShip(give, get) for get in RESOURCES) for give in RESOURCES)
LARGE_SHIP: Final = tuple(tuple(TradeByLargeShip(place, get) for get in RESOURCES) for place in PLACES)
DRAW: Final = tuple(DrawFrom(stack) for stack in _STACKS)
LOOK: Final = tuple(LookThrough(stack) for stack in _STACKS)
PUT_UNDER: Final = tuple(tuple(PutUnder(card, stack) for stack in _STACKS) for card in CARD_IDS)
NUMBERS: Final = tuple(ChooseNumber(number) for number in PRODUCTION_FACES)
END_PHASE: Final = EndPhase()
ROLL: Final = RollDice()
DECLINE: Final = Decline()
FORFEIT: Final = Forfeit()
STOP_TAKING: Final = StopTaking()
STOP_BUYING: Final = StopBuying()
