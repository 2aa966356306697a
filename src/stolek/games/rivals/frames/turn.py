"""A turn from its beginning to the next player's (RIVA-3)."""

from typing import ClassVar

from stolek.kernel.values import Question, Seat, Step


class BeginTurn(Step, frozen=True, gc=False):
    """The turn of this seat."""

    seat: Seat


class CheckEarlyVictory(Step, frozen=True, gc=False):
    """Has the player won before the roll?"""

    seat: Seat


class BeforeRoll(Question, frozen=True, gc=False):
    """Cards that are played before the roll."""

    rule: ClassVar[str] = "RIVA-4.17"


class ChooseProduction(Question, frozen=True, gc=False):
    """The number that the production die shows."""

    rule: ClassVar[str] = "RIVA-4.101"


class Roll(Step, frozen=True, gc=False):
    """Both dice are rolled."""

    seat: Seat


class RedSymbol(Step, frozen=True, gc=False):
    """The red symbol comes before production."""

    seat: Seat


class Produce(Step, frozen=True, gc=False):
    """The regions of both players produce."""

    seat: Seat


class BlackSymbol(Step, frozen=True, gc=False):
    """Black symbols come after production."""

    seat: Seat


class ActionPhase(Question, frozen=True, gc=False):
    """The action phase, asked again after every action."""

    rule: ClassVar[str] = "RIVA-4.36"


class CheckVictory(Step, frozen=True, gc=False):
    """Has the player won? Nothing after the action phase changes victory points (RIVA-5.1)."""

    seat: Seat


class Replenish(Step, frozen=True, gc=False):
    """The hand goes to its limit."""

    seat: Seat


class DrawCard(Question, frozen=True, gc=False):
    """A stack for the next card."""

    rule: ClassVar[str] = "RIVA-4.54"


class PutCardAway(Question, frozen=True, gc=False):
    """A card above the limit and the stack it goes under."""

    rule: ClassVar[str] = "RIVA-4.55"


class ExchangeCard(Question, frozen=True, gc=False):
    """Nothing, a free exchange or a search."""

    rule: ClassVar[str] = "RIVA-4.62"


class ExchangeAway(Question, frozen=True, gc=False):
    """The card that is given up, and the stack it goes under."""

    rule: ClassVar[str] = "RIVA-4.62"


class PayForSearch(Step, frozen=True, gc=False):
    """The price of the search."""

    seat: Seat


class SearchStack(Question, frozen=True, gc=False):
    """The stack to search."""

    rule: ClassVar[str] = "RIVA-4.63"


class TakeSearchedCard(Question, frozen=True, gc=False):
    """A card of the stack that was looked through."""

    rule: ClassVar[str] = "RIVA-4.63"
    stack: int


class EndTurn(Step, frozen=True, gc=False):
    """The other player's turn follows."""

    seat: Seat
