"""The answers of the Rivals, one type for each meaning, and tables of all that the busy questions need.

Cards, regions and resources are named by their ids; draw stacks and the places in them count from 1. A place that
stores resources is a region or the Gold Cache; x and row are the coordinates of RIVA-4.1.
"""

from typing import Final

from stolek.games.rivals.cards import CARD_IDS
from stolek.games.rivals.components import PLACES, RESOURCES
from stolek.games.rivals.principality import ROWS, SETTLEMENTS, SIDES, SITE_ROWS, column, site_column
from stolek.kernel.leaf import Action

MOST_STACKS: Final = 6


class DrawFrom(Action, frozen=True, gc=False):
    """Draw the top card of a stack (D1, D20, D22)."""

    stack: int


class LookThrough(Action, frozen=True, gc=False):
    """Look through a draw stack (D2, D22, Library)."""

    stack: int


class TakeFromStack(Action, frozen=True, gc=False):
    """Take the card at this place of the stack that one looks through."""

    place: int
    card: str


class KeepRegions(Action, frozen=True, gc=False):
    """Leave the regions where they are (D3)."""


class PlaceRegion(Action, frozen=True, gc=False):
    """Put this region on the next place (D3)."""

    region: str


class RollDice(Action, frozen=True, gc=False):
    """Play nothing more before the roll (D4)."""


class PlayCard(Action, frozen=True, gc=False):
    """Play an action card from the hand."""

    card: str


class ChooseNumber(Action, frozen=True, gc=False):
    """What the production die shows."""

    number: int


class StoreIn(Action, frozen=True, gc=False):
    """Store one resource here (D5, D7, D8)."""

    place: str


class Forfeit(Action, frozen=True, gc=False):
    """Name a type without room and get nothing (RIVA-4.13)."""


class GiveFrom(Action, frozen=True, gc=False):
    """Give one resource from here (D9, D11)."""

    place: str


class NameResource(Action, frozen=True, gc=False):
    """Name a type (D10, Merchant, Tithe Barn)."""

    resource: str


class StopTaking(Action, frozen=True, gc=False):
    """Take no more."""


class Plunder(Action, frozen=True, gc=False):
    """Take so many resources of a region's type into it (RIVA-4.202)."""

    region: str
    amount: int


class Buy(Action, frozen=True, gc=False):
    """Buy a resource for 1 gold (D12)."""

    resource: str


class StopBuying(Action, frozen=True, gc=False):
    """Buy no more."""


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


class UseMint(Action, frozen=True, gc=False):
    """1 gold for 1 of another kind."""

    get: str


class Demolish(Action, frozen=True, gc=False):
    """Remove an own building or unit."""

    card: str
    x: int
    row: str


class EndPhase(Action, frozen=True, gc=False):
    """End the action phase."""


class LeaveOut(Action, frozen=True, gc=False):
    """Leave this resource out of the printed cost (D23)."""

    resource: str


class Decline(Action, frozen=True, gc=False):
    """Let it happen."""


class TakeTopRegions(Action, frozen=True, gc=False):
    """Play nothing and draw the regions of a new settlement (D17)."""


class RollDefence(Action, frozen=True, gc=False):
    """Roll the die against an attack (D18)."""


class ChooseRegion(Action, frozen=True, gc=False):
    """Take this region from the stack (D17)."""

    region: str


class PutAbove(Action, frozen=True, gc=False):
    """This region goes above the settlement, the other below (D17)."""

    region: str


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


class ChooseStack(Action, frozen=True, gc=False):
    """The stack under which the removed card goes."""

    stack: int


class DiscardShip(Action, frozen=True, gc=False):
    """Remove an own trade ship to the discard pile."""

    card: str
    x: int
    row: str


class PayGold(Action, frozen=True, gc=False):
    """Pay the rioters (D15)."""


class PutUnder(Action, frozen=True, gc=False):
    """Put a hand card under a stack (D21, D22)."""

    card: str
    stack: int


class BuryHandCard(Action, frozen=True, gc=False):
    """Put a card of the opponent's hand under a stack (D14)."""

    card: str
    stack: int


class TakeHandCard(Action, frozen=True, gc=False):
    """Take this card from the opponent's hand."""

    card: str


class TakeNoCard(Action, frozen=True, gc=False):
    """Take no card."""


class TakeDiscard(Action, frozen=True, gc=False):
    """Take this card from the discard pile."""

    card: str


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


class ChooseExpansion(Action, frozen=True, gc=False):
    """The own card that the effect is for."""

    card: str
    x: int
    row: str


class SkipExchange(Action, frozen=True, gc=False):
    """Exchange nothing."""


class FreeExchange(Action, frozen=True, gc=False):
    """Put a card away and draw one."""


class PaidSearch(Action, frozen=True, gc=False):
    """Put a card away, pay and search a stack."""


class SkipSearch(Action, frozen=True, gc=False):
    """Do not look."""


PLAY: Final = tuple(PlayCard(card) for card in CARD_IDS)
STORE: Final = tuple(StoreIn(place) for place in PLACES)
GIVE: Final = tuple(GiveFrom(place) for place in PLACES)
NAME: Final = tuple(NameResource(name) for name in RESOURCES)
BUY: Final = tuple(Buy(name) for name in RESOURCES)
LEAVE_OUT: Final = tuple(LeaveOut(name) for name in RESOURCES)
ROAD: Final = {side: BuildRoad(name) for side, name in SIDES.items()}
SETTLEMENT: Final = {side: BuildSettlement(name) for side, name in SIDES.items()}
CITY: Final = tuple(BuildCity(column(i)) for i in range(SETTLEMENTS))
BUILD: Final = tuple(tuple(Build(c, site_column(n), ROWS[n & 1]) for n in range(SITE_ROWS)) for c in CARD_IDS)
BUILD_FACE_UP: Final = tuple(
    tuple(BuildFaceUp(c, site_column(n), ROWS[n & 1]) for n in range(SITE_ROWS)) for c in CARD_IDS
)
DEMOLISH: Final = tuple(tuple(Demolish(c, site_column(n), ROWS[n & 1]) for n in range(SITE_ROWS)) for c in CARD_IDS)
BANK: Final = tuple(tuple(TradeWithBank(give, get) for get in RESOURCES) for give in RESOURCES)
SHIP: Final = tuple(tuple(TradeByShip(give, get) for get in RESOURCES) for give in RESOURCES)
LARGE_SHIP: Final = tuple(tuple(TradeByLargeShip(place, get) for get in RESOURCES) for place in PLACES)
MINT: Final = tuple(UseMint(get) for get in RESOURCES)
DRAW: Final = tuple(DrawFrom(i + 1) for i in range(MOST_STACKS))
LOOK: Final = tuple(LookThrough(i + 1) for i in range(MOST_STACKS))
PUT_UNDER: Final = tuple(tuple(PutUnder(c, i + 1) for i in range(MOST_STACKS)) for c in CARD_IDS)
NUMBERS: Final = tuple(ChooseNumber(n) for n in range(1, 7))
END_PHASE: Final = EndPhase()
ROLL: Final = RollDice()
DECLINE: Final = Decline()
FORFEIT: Final = Forfeit()
STOP_TAKING: Final = StopTaking()
STOP_BUYING: Final = StopBuying()
