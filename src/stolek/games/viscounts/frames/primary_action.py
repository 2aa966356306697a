"""Primary actions but for the castle: dismissal, extent, payment, buildings, manuscripts (VISC-4.30 to VISC-4.69)."""

from typing import ClassVar

from stolek.games.viscounts.effects import ActionName, Building
from stolek.kernel.values import Question, Seat, Step


class ChooseDismissal(Question, frozen=True, gc=False):
    """Do you dismiss the townsfolk of your segment for this action, and at which price?"""

    rule: ClassVar[str] = "VISC-4.33"
    action: ActionName
    card: str | None = None
    silver: int = 0


class CheckFunds(Step, frozen=True, gc=False):
    """After a dismissal: can the action be paid for now? (VISC-4.39)"""

    seat: Seat
    action: ActionName


class ChooseExchanges(Question, frozen=True, gc=False):
    """How many times do you use the exchange?"""

    rule: ClassVar[str] = "VISC-4.40"


class ChooseBuilding(Question, frozen=True, gc=False):
    """Which building do you build?"""

    rule: ClassVar[str] = "VISC-4.46"


class ChooseWorkers(Question, frozen=True, gc=False):
    """How many workers do you place?"""

    rule: ClassVar[str] = "VISC-4.55"


class FundTranscription(Step, frozen=True, gc=False):
    """What the manuscript of the segment costs is paid (VISC-4.65)."""

    seat: Seat


class ChoosePayment(Question, frozen=True, gc=False):
    """How do you pay for the missing icons?"""

    rule: ClassVar[str] = "VISC-4.36"
    action: ActionName
    missing: int


class AfterAction(Step, frozen=True, gc=False):
    """Abilities that follow this primary action (VISC-4.38)."""

    seat: Seat
    action: ActionName


class ChooseFreeBuilding(Question, frozen=True, gc=False):
    """Which of your unbuilt slots of this type do you open?"""

    rule: ClassVar[str] = "VISC-4.51"
    building: Building
    anywhere: bool
    both_banks: bool = False


class ChooseSpot(Question, frozen=True, gc=False):
    """On which spot do you put the building of this slot: of your bank, your segment or the whole main board?"""

    rule: ClassVar[str] = "VISC-4.47"
    slot: str
    anywhere: bool
    both_banks: bool = False


class CompleteLinks(Step, frozen=True, gc=False):
    """The links of a new building pay (VISC-4.48)."""

    seat: Seat
    spot: int


class PayLink(Step, frozen=True, gc=False):
    """The link on this slot of a segment pays the builder, then the owner at its other end (VISC-4.48)."""

    seat: Seat
    other_seat: Seat
    segment: str
    slot: int
    effect: str


class GainManuscript(Step, frozen=True, gc=False):
    """The manuscript of a board position is taken, or the printed one used (VISC-4.66, VISC-4.68)."""

    seat: Seat
    position: int


class ChooseManuscript(Question, frozen=True, gc=False):
    """Which manuscript do you take for nothing?"""

    rule: ClassVar[str] = "VISC-4.69"
    costs: tuple[int, ...]
