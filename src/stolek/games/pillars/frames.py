"""What can come next in The Pillars of the Earth, in the order of a round: steps and questions.

They stand together, apart from the rules that carry them out, because they are read by name when a game is loaded. The
questions are the decisions D1 to D14 of the rules.
"""

from typing import ClassVar

from stolek.kernel.values import Question, Seat, Step


class SetUp(Step, frozen=True, gc=False):
    """The start player is chosen, everybody gets gold, market and court their cubes."""


class BeginRound(Step, frozen=True, gc=False):
    """The next round begins."""


class Prepare(Step, frozen=True, gc=False):
    """The cards of the round are laid out."""


class Draft(Step, frozen=True, gc=False):
    """Phase I begins."""


class TakeCard(Question, frozen=True, gc=False):
    """Take one card of the display, or pass for the rest of the phase."""

    rule: ClassVar[str] = "PILL-4.10"


class ChooseDismissal(Question, frozen=True, gc=False):
    """You have one craftsman too many: whom do you dismiss?"""

    rule: ClassVar[str] = "PILL-4.14"
    room: int


class SendIdleWorkers(Step, frozen=True, gc=False):
    """Phase I ends: what nobody took is cleared away, workers without a task go to the wool mill."""


class OpenBag(Step, frozen=True, gc=False):
    """Phase II begins."""


class DrawBuilder(Step, frozen=True, gc=False):
    """The start player draws the next builder."""


class Redraw(Question, frozen=True, gc=False):
    """The start player may return the builder just drawn, once in this phase."""

    rule: ClassVar[str] = "PILL-4.21"
    owner: Seat
    price: int


class PlaceBuilder(Question, frozen=True, gc=False):
    """Place the builder just drawn, or park it."""

    rule: ClassVar[str] = "PILL-4.23"
    price: int


class ReleaseParked(Step, frozen=True, gc=False):
    """The bag is empty: the parked builders follow."""


class PlaceParked(Question, frozen=True, gc=False):
    """Place a parked builder free of charge."""

    rule: ClassVar[str] = "PILL-4.25"


class RevealEvent(Step, frozen=True, gc=False):
    """The start player turns over the top event card."""


class ChooseProtection(Question, frozen=True, gc=False):
    """A negative event: protection from it, or a cube in step 2?"""

    rule: ClassVar[str] = "PILL-4.42"
    event: str


class IgnoreEvent(Question, frozen=True, gc=False):
    """A negative event: do you give up your card to be spared?"""

    rule: ClassVar[str] = "PILL-4.75"
    card: str
    event: str


class StrikeEvent(Step, frozen=True, gc=False):
    """The event acts on everybody who is not protected."""


class LoseOne(Question, frozen=True, gc=False):
    """The event costs you a craftsman: which one?"""

    rule: ClassVar[str] = "PILL-4.104"


class BishopsSeat(Step, frozen=True, gc=False):
    """Step 2: the guest may have a cube coming."""


class ChooseCube(Question, frozen=True, gc=False):
    """Which cube do you take from the market?"""

    rule: ClassVar[str] = "PILL-4.43"


class WoolMill(Step, frozen=True, gc=False):
    """Step 3: wages."""


class Kingsbridge(Step, frozen=True, gc=False):
    """Step 4: the advantage cards are handed out."""


class Priory(Step, frozen=True, gc=False):
    """Step 5: points for the builders in the priory."""


class Produce(Step, frozen=True, gc=False):
    """Steps 6, 7, 8: the cubes of one area."""

    step: int


class KingsCourt(Step, frozen=True, gc=False):
    """Step 9: the tax die is rolled."""


class WaiveTax(Question, frozen=True, gc=False):
    """You owe tax: do you give up your card and pay nothing?"""

    rule: ClassVar[str] = "PILL-4.52"
    card: str
    owed: int


class CollectTax(Step, frozen=True, gc=False):
    """Everybody who owes tax pays, then the first at court takes the metal."""


class Shiring(Step, frozen=True, gc=False):
    """Step 10: the craftsmen in Shiring are handed out."""


class HandOver(Step, frozen=True, gc=False):
    """One slot of Shiring; somebody may have to go before the next slot comes."""

    slot: int


class ShiringCastle(Step, frozen=True, gc=False):
    """Step 11: grey workers for the next round."""


class Market(Step, frozen=True, gc=False):
    """Step 12: the market opens."""


class Trade(Question, frozen=True, gc=False):
    """Buy or sell cubes of one kind, or withdraw this builder."""

    rule: ClassVar[str] = "PILL-4.57"


class Cathedral(Step, frozen=True, gc=False):
    """Step 13: the craftsmen work."""


class BeginWork(Step, frozen=True, gc=False):
    """A player's step 13 begins."""

    seat: Seat


class ChooseBoost(Question, frozen=True, gc=False):
    """Which craftsman works more often this round?"""

    rule: ClassVar[str] = "PILL-4.102"


class Work(Question, frozen=True, gc=False):
    """Use a craftsman, or finish."""

    rule: ClassVar[str] = "PILL-4.63"


class ReduceCubes(Question, frozen=True, gc=False):
    """You own too many cubes: which do you give back?"""

    rule: ClassVar[str] = "PILL-4.65"
    excess: int


class AddPart(Step, frozen=True, gc=False):
    """The start player sets the part of this round on the building site."""


class NextStartPlayer(Step, frozen=True, gc=False):
    """Step 14: who starts the next round."""


class CleanUp(Step, frozen=True, gc=False):
    """Builders, grey workers, market and court are made ready for the next round."""
