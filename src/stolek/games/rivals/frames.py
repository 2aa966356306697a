"""What can come next in the Rivals: set-up, turn, resources and building, the steps and questions of RIVA-3.

Frames hold public values only. Resources, places and cards are named by their ids, because questions are shown; `law`
is the rule that a gain, a payment or a removal goes by.
"""

from typing import ClassVar

from stolek.kernel.leaf import Question, Seat, Step, Window

# Set-up (RIVA-2)


class RollForStart(Step, frozen=True, gc=False):
    """S1: who starts."""


class DealHands(Step, frozen=True, gc=False):
    """S2: starting hands."""


class ChooseStartStack(Question, frozen=True, gc=False):
    """D1: a stack whose top three cards are the hand."""

    rule: ClassVar[str] = "RIVA-2.8"


class ChooseDraftStack(Question, frozen=True, gc=False):
    """D2: a basic stack to look through."""

    rule: ClassVar[str] = "RIVA-2.12"


class TakeStartingCard(Question, frozen=True, gc=False):
    """D2: the next of three cards, from the top down; the places above `start` are done with."""

    rule: ClassVar[str] = "RIVA-2.12"
    stack: int
    left: int
    start: int


class ArrangeRegions(Question, frozen=True, gc=False):
    """D3: the region for the next of the six places, or keep them all."""

    rule: ClassVar[str] = "RIVA-2.13"
    laid: tuple[str, ...] = ()


class BeginGame(Step, frozen=True, gc=False):
    """T0 of the starting player follows."""


# A turn (RIVA-3)


class BeginTurn(Step, frozen=True, gc=False):
    """T0: the turn of this seat."""

    seat: Seat


class CheckEarlyVictory(Step, frozen=True, gc=False):
    """T0: has the player won before the roll?"""

    seat: Seat


class BeforeRoll(Question, frozen=True, gc=False):
    """D4: cards that are played before the roll."""

    rule: ClassVar[str] = "RIVA-4.17"


class ChooseProduction(Question, frozen=True, gc=False):
    """D4: the number that the production die shows."""

    rule: ClassVar[str] = "RIVA-4.101"


class Roll(Step, frozen=True, gc=False):
    """T2."""

    seat: Seat


class RedSymbol(Step, frozen=True, gc=False):
    """T3: the red symbol comes before production."""

    seat: Seat


class Produce(Step, frozen=True, gc=False):
    """T4: production of both."""

    seat: Seat


class BlackSymbol(Step, frozen=True, gc=False):
    """T5: black symbols come after production."""

    seat: Seat


class ActionPhase(Question, frozen=True, gc=False):
    """D6: the action phase, asked again after every action."""

    rule: ClassVar[str] = "RIVA-4.36"


class CheckVictory(Step, frozen=True, gc=False):
    """T9, told early: nothing after the action phase changes victory points (RIVA-5.1)."""

    seat: Seat


class Replenish(Step, frozen=True, gc=False):
    """T7: the hand goes to its limit."""

    seat: Seat


class DrawCard(Question, frozen=True, gc=False):
    """D20: a stack for the next card."""

    rule: ClassVar[str] = "RIVA-4.54"


class PutCardAway(Question, frozen=True, gc=False):
    """D21: a card above the limit and the stack it goes under."""

    rule: ClassVar[str] = "RIVA-4.55"


class ExchangeCard(Question, frozen=True, gc=False):
    """D22: nothing, a free exchange or a search."""

    rule: ClassVar[str] = "RIVA-4.62"


class ExchangeAway(Question, frozen=True, gc=False):
    """D22: the card that is given up, and the stack it goes under."""

    rule: ClassVar[str] = "RIVA-4.62"


class PayForSearch(Step, frozen=True, gc=False):
    """The price of the search."""

    seat: Seat


class SearchStack(Question, frozen=True, gc=False):
    """D22: the stack to search."""

    rule: ClassVar[str] = "RIVA-4.63"


class TakeSearchedCard(Question, frozen=True, gc=False):
    """D22: a card of the stack that was looked through."""

    rule: ClassVar[str] = "RIVA-4.63"
    stack: int


class EndTurn(Step, frozen=True, gc=False):
    """The other player's turn follows."""

    seat: Seat


# Resources (RIVA-4.7 to RIVA-4.16, RIVA-4.80)


class Receive(Step, frozen=True, gc=False):
    """A gain of a given type."""

    seat: Seat
    resource: str
    amount: int
    law: str


class ReceiveAt(Step, frozen=True, gc=False):
    """A gain that may go to these places only."""

    seat: Seat
    resource: str
    amount: int
    places: tuple[str, ...]
    law: str


class GainAny(Question, frozen=True, gc=False):
    """D7: where the next resource of any type goes."""

    rule: ClassVar[str] = "RIVA-4.13"
    left: int
    law: str


class ChooseFromMarket(Question, frozen=True, gc=False):
    """D5: one of the types that the opponent's regions bear."""

    rule: ClassVar[str] = "RIVA-4.120"
    resources: tuple[str, ...]


class StoreResource(Question, frozen=True, gc=False):
    """D8: which place takes the next of these resources; the places above the first are done with."""

    rule: ClassVar[str] = "RIVA-4.11"
    resource: str
    amount: int
    places: tuple[str, ...]
    law: str


class PayResource(Question, frozen=True, gc=False):
    """D9: which place the next resource of this type comes from."""

    rule: ClassVar[str] = "RIVA-4.14"
    resource: str
    amount: int
    places: tuple[str, ...]
    law: str


class PayAny(Question, frozen=True, gc=False):
    """D9: which place the next resource of any type comes from."""

    rule: ClassVar[str] = "RIVA-4.14"
    amount: int
    places: tuple[str, ...]
    law: str


class TakeResource(Question, frozen=True, gc=False):
    """D10: the type of the next resource taken from the opponent."""

    rule: ClassVar[str] = "RIVA-4.80"
    left: int
    least: int
    law: str


class TakeAgain(Step, frozen=True, gc=False):
    """A fixed amount of one type, unit by unit, as far as it goes."""

    seat: Seat
    resource: str
    left: int
    into: str
    law: str


class GiveUp(Question, frozen=True, gc=False):
    """D11: where the unit that the opponent takes comes from; `into` names his region, empty for any."""

    rule: ClassVar[str] = "RIVA-4.15"
    resource: str
    into: str
    law: str


class PlunderRegion(Question, frozen=True, gc=False):
    """Brigands: the receiving region and the number."""

    rule: ClassVar[str] = "RIVA-4.202"


class GiveBack(Question, frozen=True, gc=False):
    """Merchant: the type that is given back."""

    rule: ClassVar[str] = "RIVA-4.204"


class BuyResource(Question, frozen=True, gc=False):
    """D12: buy a resource for 1 gold, or stop."""

    rule: ClassVar[str] = "RIVA-4.134"
    left: int


class ChooseType(Question, frozen=True, gc=False):
    """Tithe Barn: one of these types for all units."""

    rule: ClassVar[str] = "RIVA-4.323"
    resources: tuple[str, ...]
    amount: int


# Building (RIVA-4.33 ff.)


class LowerCost(Question, frozen=True, gc=False):
    """D23: which resource of the printed cost is left out."""

    rule: ClassVar[str] = "RIVA-4.87"
    card: str


class LayRoad(Step, frozen=True, gc=False):
    """The road lies at its end."""

    seat: Seat
    side: int


class LaySettlement(Step, frozen=True, gc=False):
    """The settlement stands; its regions follow."""

    seat: Seat
    side: int


class LayCity(Step, frozen=True, gc=False):
    """The city lies on its settlement."""

    seat: Seat
    settlement: int


class LayExpansion(Step, frozen=True, gc=False):
    """The expansion that was paid for is laid down; its effects of being built follow."""

    seat: Seat
    where: int


class ScoutRegions(Window, frozen=True, gc=False):
    """D17: play a card while building a settlement, or draw the regions."""

    rule: ClassVar[str] = "RIVA-4.105"


class DrawRegions(Step, frozen=True, gc=False):
    """The two top regions."""

    seat: Seat
    side: int


class ChooseScoutedRegion(Question, frozen=True, gc=False):
    """D17: the next of the regions from the stack."""

    rule: ClassVar[str] = "RIVA-4.105"
    side: int
    chosen: tuple[str, ...]
    left: int


class PlaceRegions(Question, frozen=True, gc=False):
    """D17: which region goes above."""

    rule: ClassVar[str] = "RIVA-4.38"
    side: int
    regions: tuple[str, ...]
