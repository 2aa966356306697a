"""Set-up: board, pairs, first hands, end piles (VISC-2)."""

from typing import ClassVar

from stolek.games.viscounts.actions import TakePair
from stolek.kernel.values import Action, Question, Seat, Step


class DealBoard(Step, frozen=True, gc=False):
    """Segments, castle, piles, start player, pairs (VISC-2.1 to VISC-2.9)."""


class PickPairs(Step, frozen=True, gc=False):
    """Everybody picks a pair, last player first (VISC-2.10)."""


class StartWith(Step, frozen=True, gc=False):
    """A player starts with this pair; beside card and hero stands what the card brings (VISC-2.10)."""

    seat: Seat
    card: str
    hero: str
    silver: int
    ink: int
    gold: int
    stone: int
    any: int
    deeds: int
    debts: int
    effect: str | None
    reconstructed: bool


class ChoosePair(Question, frozen=True, gc=False):
    """Which pair of player card and hero do you take? Those that were laid out say what they bring."""

    rule: ClassVar[str] = "VISC-2.10"
    pairs: tuple[StartWith, ...] = ()

    def stands_for(self, action: Action) -> StartWith | None:
        return next((pair for pair in self.pairs if isinstance(action, TakePair) and pair.card == action.card), None)


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
