"""What comes because of a card or an event: effects one by one, and the questions of the Basic Set."""

from typing import ClassVar

from stolek.games.rivals.cards import Card
from stolek.games.rivals.expansion import Expansion
from stolek.kernel.values import Question, Seat, Step


class CarryOut(Step, frozen=True, gc=False):
    """The n-th effect of a card that waits for `when`, and then the next ones."""

    seat: Seat
    card: Card
    when: str
    n: int


class FinishCard(Step, frozen=True, gc=False):
    """A played card goes to the discard pile."""


class LooksThroughDiscardPile(Question, frozen=True, gc=False):
    """A question whose seat sees the whole discard pile while it is open (RIVA-4.52)."""


class RevealEvent(Step, frozen=True, gc=False):
    """The top event card is turned."""


class ResolveEvent(Step, frozen=True, gc=False):
    """The n-th effect of the revealed event, and then the next ones."""

    n: int


class FinishEvent(Step, frozen=True, gc=False):
    """The event goes under the deck."""

    event: str


class Relocate(Question, frozen=True, gc=False):
    """Relocation: two regions or two expansions."""

    rule: ClassVar[str] = "RIVA-4.103"


class BuyResource(Question, frozen=True, gc=False):
    """Buy a resource for 1 gold, or stop."""

    rule: ClassVar[str] = "RIVA-4.134"
    left: int


class NameForFeud(Question, frozen=True, gc=False):
    """The next of the buildings that the holder names; `named` counts through the opponent's buildings."""

    rule: ClassVar[str] = "RIVA-4.131"
    left: int
    named: tuple[int, ...]


class LoseBuilding(Question, frozen=True, gc=False):
    """Which of the named buildings goes, and its stack."""

    rule: ClassVar[str] = "RIVA-4.131"
    named: tuple[Expansion, ...]


class BuryCard(Question, frozen=True, gc=False):
    """In private: a card of the opponent's hand and its stack; `first` is what was chosen before."""

    rule: ClassVar[str] = "RIVA-4.130"
    left: int
    first: tuple[str, int] | None = None


class BuryHandCards(Step, frozen=True, gc=False):
    """What was chosen is carried out at once (RIVA-7.6)."""

    seat: Seat
