"""Set-up: the starting player, starting hands, regions (RIVA-2)."""

from typing import ClassVar

from stolek.kernel.values import Question, Step


class RollForStart(Step, frozen=True, gc=False):
    """Who starts is rolled for."""


class DealHands(Step, frozen=True, gc=False):
    """Starting hands, and regions that may be laid out anew."""


class ChooseStartStack(Question, frozen=True, gc=False):
    """A stack whose top three cards are the hand."""

    rule: ClassVar[str] = "RIVA-2.8"


class ChooseDraftStack(Question, frozen=True, gc=False):
    """A basic stack to look through."""

    rule: ClassVar[str] = "RIVA-2.12"


class TakeStartingCard(Question, frozen=True, gc=False):
    """The next of three cards."""

    rule: ClassVar[str] = "RIVA-2.12"
    stack: int
    left: int


class ArrangeRegions(Question, frozen=True, gc=False):
    """The region for the next of the six places, or keep them all."""

    rule: ClassVar[str] = "RIVA-2.13"
    laid: tuple[str, ...] = ()


class BeginGame(Step, frozen=True, gc=False):
    """The first turn follows."""
