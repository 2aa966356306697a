"""The answers of Viscounts, one type for each meaning (VISC-3). Things are named by their ids."""

from stolek.kernel.values import Action, Seat


class TakePair(Action, frozen=True, gc=False):
    """Take the pair with this player card (VISC-2.10)."""

    card: str


class TakeResource(Action, frozen=True, gc=False):
    """Take one unit of this resource (VISC-1.3)."""

    resource: str


class TakeResources(Action, frozen=True, gc=False):
    """Take these units at once (VISC-1.3)."""

    ink: int
    gold: int
    stone: int


class Play(Action, frozen=True, gc=False):
    """Play this card from hand to slot 1 (VISC-4.11)."""

    card: str


class MoveTo(Action, frozen=True, gc=False):
    """Move the viscount to this space (VISC-4.21)."""

    segment: str
    way: str


class Trade(Action, frozen=True, gc=False):
    """Take the primary action Trade (VISC-4.40)."""


class Build(Action, frozen=True, gc=False):
    """Take the primary action Build (VISC-4.45)."""


class PlaceWorkers(Action, frozen=True, gc=False):
    """Take the primary action Place workers (VISC-4.55)."""


class Transcribe(Action, frozen=True, gc=False):
    """Take the primary action Transcribe (VISC-4.65)."""


class ActWithDismissal(Action, frozen=True, gc=False):
    """Take a primary action that cannot be done without dismissing this townsfolk for so much silver (VISC-4.39)."""

    action: str
    card: str
    silver: int


class Pass(Action, frozen=True, gc=False):
    """Take no primary action (VISC-3.1)."""


class Dismiss(Action, frozen=True, gc=False):
    """Dismiss the townsfolk of the viscount's segment for its icons (VISC-4.33)."""


class KeepTownsfolk(Action, frozen=True, gc=False):
    """Do without a dismissal (VISC-4.39)."""


class Exchange(Action, frozen=True, gc=False):
    """Use the exchange of the viscount's space this many times (VISC-4.40)."""

    times: int


class TakeBuilding(Action, frozen=True, gc=False):
    """Take the building from this slot (VISC-4.46)."""

    slot: str


class Send(Action, frozen=True, gc=False):
    """Place this many workers (VISC-4.55)."""

    workers: int


class Pay(Action, frozen=True, gc=False):
    """Pay this for the missing icons (VISC-4.36)."""

    ink: int
    gold: int
    stone: int
    silver: int


class BuildAt(Action, frozen=True, gc=False):
    """Put the building on this spot (VISC-4.47)."""

    segment: str
    slot: int


class Hire(Action, frozen=True, gc=False):
    """Hire this townsfolk (VISC-4.70, VISC-4.71)."""

    card: str


class HireNobody(Action, frozen=True, gc=False):
    """Hire nobody in this turn (VISC-4.70)."""


class Arrange(Action, frozen=True, gc=False):
    """Put the cards of the board in this order, from left to right (VISC-4.14)."""

    cards: tuple[str, ...]


class KeepOrder(Action, frozen=True, gc=False):
    """Leave the cards of the board as they lie."""


class DiscardCard(Action, frozen=True, gc=False):
    """Discard this card from hand (VISC-4.92)."""

    card: str


class DiscardTop(Action, frozen=True, gc=False):
    """Discard the unseen top card of the draw pile (VISC-4.92)."""


class DestroyCard(Action, frozen=True, gc=False):
    """Destroy this card (VISC-4.93)."""

    card: str


class DestroyTop(Action, frozen=True, gc=False):
    """Destroy the unseen top card of the draw pile (VISC-4.93)."""


class KeepCards(Action, frozen=True, gc=False):
    """Discard or destroy nothing more (VISC-4.1)."""


class FlipDebt(Action, frozen=True, gc=False):
    """Turn an unpaid debt (VISC-4.90)."""


class FlipDeed(Action, frozen=True, gc=False):
    """Turn an acquired deed (VISC-4.90)."""


class Choose(Action, frozen=True, gc=False):
    """Choose this one of the printed options."""

    option: str


class PlaceAt(Action, frozen=True, gc=False):
    """Put the free workers on this section (VISC-4.62)."""

    section: str


class TakeManuscript(Action, frozen=True, gc=False):
    """Take this manuscript for nothing (VISC-4.69)."""

    manuscript: str


class MoveWorker(Action, frozen=True, gc=False):
    """Move one of your workers on tier 1 to a neighbouring section (VISC-4.62)."""

    origin: str
    target: str


class MoveNobody(Action, frozen=True, gc=False):
    """Make no castle move (VISC-4.1)."""


class Promote(Action, frozen=True, gc=False):
    """Resolve this section of tier 1 next (VISC-4.56)."""

    section: str


class SpreadTo(Action, frozen=True, gc=False):
    """Move the last worker of the group to this section (VISC-4.56)."""

    section: str


class Bump(Action, frozen=True, gc=False):
    """Bump a worker of this player off the overfull section (VISC-4.58)."""

    seat: Seat
