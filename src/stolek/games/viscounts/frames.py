"""What can come next in Viscounts: the steps that run by themselves and the questions (VISC-3)."""

from typing import ClassVar

from stolek.games.viscounts.effects import ActionName, Building, Effects
from stolek.kernel.leaf import Question, Seat, Step

# Set-up


class DealBoard(Step, frozen=True, gc=False):
    """Segments, castle, piles, start player, pairs (VISC-2.1 to VISC-2.9)."""


class PickPairs(Step, frozen=True, gc=False):
    """Everybody picks a pair, last player first (VISC-2.10)."""


class ChoosePair(Question, frozen=True, gc=False):
    """Which pair of player card and hero do you take?"""

    rule: ClassVar[str] = "VISC-2.10"


class ChooseSacrifice(Question, frozen=True, gc=False):
    """Which of your cards do you destroy before the first shuffle?"""

    rule: ClassVar[str] = "VISC-2.11"


class FirstHand(Step, frozen=True, gc=False):
    """Shuffle the first deck and draw the first hand (VISC-2.12)."""

    seat: Seat


class SeatOpponent(Step, frozen=True, gc=False):
    """The virtual opponent takes its place, if there is one (VISC-6.3 to VISC-6.5)."""


class BuildEndPiles(Step, frozen=True, gc=False):
    """The poverty and prosperity cards go under their debts and deeds (VISC-2.14)."""


class BeginRound(Step, frozen=True, gc=False):
    """One turn for everybody, clockwise from the start player (VISC-3)."""


# The turn


class ShiftCards(Step, frozen=True, gc=False):
    """All cards on the own board move one slot right; one may drop off (VISC-4.10)."""

    seat: Seat


class PlayCard(Step, frozen=True, gc=False):
    """A card comes to slot 1 (VISC-4.13)."""

    seat: Seat


class ChooseCard(Question, frozen=True, gc=False):
    """Which card do you play?"""

    rule: ClassVar[str] = "VISC-4.11"


class Move(Question, frozen=True, gc=False):
    """Where does your viscount go?"""

    rule: ClassVar[str] = "VISC-4.21"


class ChooseAction(Question, frozen=True, gc=False):
    """Which primary action do you take?"""

    rule: ClassVar[str] = "VISC-4.30"


class Recruit(Question, frozen=True, gc=False):
    """Do you hire the townsfolk of your segment?"""

    rule: ClassVar[str] = "VISC-4.70"


class Collide(Step, frozen=True, gc=False):
    """If both own markers share a space, the collision is resolved (VISC-4.78)."""

    seat: Seat


class DrawCards(Step, frozen=True, gc=False):
    """Draw to the hand limit (VISC-4.85)."""

    seat: Seat


class EndTurn(Step, frozen=True, gc=False):
    """The next player, the next round, or the end (VISC-5.2)."""

    seat: Seat


class FinishGame(Step, frozen=True, gc=False):
    """What is still hidden and counts is shown (VISC-6.41)."""


# Effects


class Resolve(Step, frozen=True, gc=False):
    """Resolve a list of effects from left to right (VISC-4.4)."""

    seat: Seat
    effects: Effects


class Ability(Step, frozen=True, gc=False):
    """Resolve the ongoing ability of a card (VISC-4.3)."""

    seat: Seat
    card: str


class ChooseResource(Question, frozen=True, gc=False):
    """Which resource do you take? Units are taken in the order ink, gold, stone, so `first` grows."""

    rule: ClassVar[str] = "VISC-1.3"
    amount: int
    first: int = 0


class ChooseOption(Question, frozen=True, gc=False):
    """Which of the printed options?"""

    rule: ClassVar[str] = "VISC-4.2"
    options: tuple[Effects, ...]


class ChooseArrangement(Question, frozen=True, gc=False):
    """In which order do your cards lie?"""

    rule: ClassVar[str] = "VISC-4.14"


class ChooseDiscard(Question, frozen=True, gc=False):
    """Which card do you discard, if any? Hand cards are discarded in the order of their numbers (`after`)."""

    rule: ClassVar[str] = "VISC-4.92"
    amount: int
    after: int = -1


class ChooseDestroy(Question, frozen=True, gc=False):
    """Which card do you destroy, if any? Hand cards are destroyed in the order of their numbers (`after`)."""

    rule: ClassVar[str] = "VISC-4.93"
    amount: int
    after: int = -1


class ChooseFlip(Question, frozen=True, gc=False):
    """Which card do you turn, a debt or a deed?"""

    rule: ClassVar[str] = "VISC-4.90"
    amount: int


class FlipOne(Step, frozen=True, gc=False):
    """Turn one card of this kind, if there is one (VISC-4.90)."""

    seat: Seat
    what: str


class ChooseHire(Question, frozen=True, gc=False):
    """Whom do you hire for nothing?"""

    rule: ClassVar[str] = "VISC-4.71"
    amount: int


class AfterHire(Step, frozen=True, gc=False):
    """The first workshop may discard after every hire (VISC-4.49)."""

    seat: Seat


# Primary actions


class ChooseDismissal(Question, frozen=True, gc=False):
    """Do you dismiss the townsfolk of your segment for this action?"""

    rule: ClassVar[str] = "VISC-4.33"
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


# Buildings


class ChooseFreeBuilding(Question, frozen=True, gc=False):
    """Which of your unbuilt slots of this type do you open?"""

    rule: ClassVar[str] = "VISC-4.51"
    building: Building
    anywhere: bool


class ChooseSpot(Question, frozen=True, gc=False):
    """On which spot do you put the building of this slot? `anywhere` is the whole main board."""

    rule: ClassVar[str] = "VISC-4.47"
    slot: str
    anywhere: bool


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


# Castle


class ArriveAtCastle(Step, frozen=True, gc=False):
    """So many workers come to a section of tier 1 (VISC-4.55)."""

    seat: Seat
    section: int
    workers: int


class ChooseSection(Question, frozen=True, gc=False):
    """On which section do you put your free workers?"""

    rule: ClassVar[str] = "VISC-4.62"
    workers: int


class ChooseCastleMove(Question, frozen=True, gc=False):
    """Which of your workers moves to which neighbouring section?"""

    rule: ClassVar[str] = "VISC-4.62"


class SettleCastle(Step, frozen=True, gc=False):
    """Workers have come or moved: the castle is resolved, once (VISC-4.62)."""


class CrowdTierOne(Step, frozen=True, gc=False):
    """Groups of three on tier 1 move (VISC-4.56)."""

    seat: Seat


class ChoosePromotion(Question, frozen=True, gc=False):
    """Which section is resolved next?"""

    rule: ClassVar[str] = "VISC-4.56"


class Spread(Step, frozen=True, gc=False):
    """One worker goes clockwise, one counter-clockwise (VISC-4.56)."""

    seat: Seat
    section: int


class ChooseDirection(Question, frozen=True, gc=False):
    """Where does the only worker left of the group go?"""

    rule: ClassVar[str] = "VISC-4.56"
    section: str


class CrowdTierTwo(Step, frozen=True, gc=False):
    """Groups of three on tier 2 move (VISC-4.57)."""

    seat: Seat


class BumpWorkers(Step, frozen=True, gc=False):
    """Overfull sections are cleared (VISC-4.58)."""


class ChooseBump(Question, frozen=True, gc=False):
    """Whose worker leaves this section?"""

    rule: ClassVar[str] = "VISC-4.58"
    section: str
    tier: int


# Manuscripts


class GainManuscript(Step, frozen=True, gc=False):
    """The manuscript of a board position is taken, or the printed one used (VISC-4.66, VISC-4.68)."""

    seat: Seat
    position: int


class ChooseManuscript(Question, frozen=True, gc=False):
    """Which manuscript do you take for nothing?"""

    rule: ClassVar[str] = "VISC-4.69"
    costs: tuple[int, ...]


# The turn of the virtual opponent


class ShiftSchemes(Step, frozen=True, gc=False):
    """Its schemes move one slot right (VISC-6.30)."""

    seat: Seat


class TurnScheme(Step, frozen=True, gc=False):
    """It turns its next scheme (VISC-6.30)."""

    seat: Seat


class FollowScheme(Step, frozen=True, gc=False):
    """The upper rows of the scheme (VISC-6.30)."""

    seat: Seat


class MoveOpponent(Step, frozen=True, gc=False):
    """It moves along the outer path (VISC-6.10)."""

    seat: Seat


class FirstPossible(Step, frozen=True, gc=False):
    """It does the first option of the scheme that is possible (VISC-6.31)."""

    seat: Seat
