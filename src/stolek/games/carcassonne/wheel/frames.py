"""The steps and questions of the wheel."""

from typing import ClassVar

from stolek.kernel.values import Question, Step


class LayBoard(Step, frozen=True, gc=False):
    """The landscape begins with the wheel board."""

    rule: ClassVar[str] = "CARC-6.41"


class TurnWheel(Step, frozen=True, gc=False):
    """A number on the drawn tile moves the big pig."""

    rule: ClassVar[str] = "CARC-6.42"


class Plague(Question, frozen=True, gc=False):
    """Which figure is taken back?"""

    rule: ClassVar[str] = "CARC-6.53"


class ScoreCrowns(Step, frozen=True, gc=False):
    """The crown spaces of the sector where the big pig stands."""

    rule: ClassVar[str] = "CARC-6.55"
