"""Rounds and the phases of a turn (VISC-3.1, VISC-5.2)."""

from typing import ClassVar

from stolek.kernel.values import Question, Seat, Step


class BeginRound(Step, frozen=True, gc=False):
    """One turn for everybody, clockwise from the start player (VISC-3)."""


class ShiftCards(Step, frozen=True, gc=False):
    """All cards on the player's board move one slot right; one may drop off (VISC-4.10)."""

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
