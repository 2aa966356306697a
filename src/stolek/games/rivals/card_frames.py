"""What can come next in the Rivals because of a card: effects, attacks, events (RIVA-4.30, RIVA-4.35, RIVA-4.301)."""

from typing import ClassVar

from stolek.kernel.leaf import Question, Seat, Step, Window

# Cards (RIVA-4.35 ff.)


class CarryOut(Step, frozen=True, gc=False):
    """The n-th effect of a card that waits for `when`, and then the next ones."""

    seat: Seat
    card: int
    when: str
    n: int


class FinishCard(Step, frozen=True, gc=False):
    """A played card goes to the discard pile."""


class Relocate(Question, frozen=True, gc=False):
    """Relocation: two regions or two expansions."""

    rule: ClassVar[str] = "RIVA-4.103"


class ChooseCard(Question, frozen=True, gc=False):
    """Doctor: the own card whose neighbours gain."""

    rule: ClassVar[str] = "RIVA-4.403"
    card: str


class LibrarySearch(Question, frozen=True, gc=False):
    """Library: look through a stack or not."""

    rule: ClassVar[str] = "RIVA-4.411"


class TakeDiscarded(Question, frozen=True, gc=False):
    """Guido, Gustav: a card of the discard pile."""

    rule: ClassVar[str] = "RIVA-4.404"


# Attacks and removals (RIVA-4.301 ff.)


class Defend(Window, frozen=True, gc=False):
    """D18: roll against the attack or not."""

    rule: ClassVar[str] = "RIVA-4.310"
    card: str = ""


class LoseShip(Question, frozen=True, gc=False):
    """Pirate Ship: the trade ship that goes."""

    rule: ClassVar[str] = "RIVA-4.211"


class LoseUnit(Question, frozen=True, gc=False):
    """Archer: the unit that goes, and its stack."""

    rule: ClassVar[str] = "RIVA-4.301"


class NameTarget(Question, frozen=True, gc=False):
    """Arsonist: the opponent's building."""

    rule: ClassVar[str] = "RIVA-4.302"


class BuryBuilding(Question, frozen=True, gc=False):
    """Arsonist: the stack that the building goes under."""

    rule: ClassVar[str] = "RIVA-4.302"
    card: str
    x: int
    row: str


class LookAtHand(Step, frozen=True, gc=False):
    """The seat sees the opponent's hand."""

    seat: Seat


class StealCard(Question, frozen=True, gc=False):
    """Traitor: a card of the opponent's hand, or none."""

    rule: ClassVar[str] = "RIVA-4.303"


# Event cards (RIVA-4.30, RIVA-4.130 ff.)


class RevealEvent(Step, frozen=True, gc=False):
    """The top event card is turned."""


class AvertEvent(Question, frozen=True, gc=False):
    """D16: play a card against the event, or not."""

    rule: ClassVar[str] = "RIVA-4.306"
    event: str


class ResolveEvent(Step, frozen=True, gc=False):
    """The n-th effect of the revealed event, and then the next ones."""

    n: int


class FinishEvent(Step, frozen=True, gc=False):
    """The event goes under the deck."""

    event: str


class NameForFeud(Question, frozen=True, gc=False):
    """D13: the next of the buildings that the holder names; `named` counts through the opponent's buildings."""

    rule: ClassVar[str] = "RIVA-4.131"
    left: int
    named: tuple[int, ...]


class LoseBuilding(Question, frozen=True, gc=False):
    """D13: which of the named buildings goes, and its stack."""

    rule: ClassVar[str] = "RIVA-4.131"
    named: tuple[int, ...]


class BuryCard(Question, frozen=True, gc=False):
    """D14, in private: a card of the opponent's hand and its stack; `first` is what was chosen before."""

    rule: ClassVar[str] = "RIVA-4.130"
    left: int
    first: tuple[str, int] | None = None


class BuryHandCards(Step, frozen=True, gc=False):
    """D14: what was chosen is carried out at once (RIVA-7.6)."""

    seat: Seat


class PayRioters(Question, frozen=True, gc=False):
    """D15: pay the gold, or remove a counted unit."""

    rule: ClassVar[str] = "RIVA-4.330"
    price: int
