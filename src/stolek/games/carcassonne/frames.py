"""The steps and questions of the base game (CARC-3); a module has its own in its own file."""

from typing import ClassVar

from stolek.kernel.values import Question, Step, Window


class ChooseStartPlayer(Step, frozen=True, gc=False):
    """Who begins?"""

    rule: ClassVar[str] = "CARC-2.5"


class LayStartTile(Step, frozen=True, gc=False):
    """The landscape begins with the start tile."""

    rule: ClassVar[str] = "CARC-2.3"


class FirstTurn(Step, frozen=True, gc=False):
    """The starting player's turn begins."""


class Draw(Step, frozen=True, gc=False):
    """The next tile is shown to all."""


class PlaceTile(Window, frozen=True, gc=False):
    """Where does the drawn tile go? If it fits nowhere it is replaced."""

    rule: ClassVar[str] = "CARC-4.1"


class ReplaceTile(Step, frozen=True, gc=False):
    """The tile fits nowhere: it leaves the game and another is drawn."""

    rule: ClassVar[str] = "CARC-4.4"


class PlaceFigure(Question, frozen=True, gc=False):
    """One figure on the tile just laid, or none."""

    rule: ClassVar[str] = "CARC-4.10"


class Score(Step, frozen=True, gc=False):
    """What the tile completed is scored."""

    rule: ClassVar[str] = "CARC-4.27"


class TurnEnd(Step, frozen=True, gc=False):
    """The next player, or the end of the game."""


class ScoreOpenFeatures(Step, frozen=True, gc=False):
    """Roads, cities and monasteries that are still open."""

    rule: ClassVar[str] = "CARC-5.2"


class DeclareWinners(Step, frozen=True, gc=False):
    """Most points win."""

    rule: ClassVar[str] = "CARC-5.8"


class ScoreFields(Step, frozen=True, gc=False):
    """Fields are scored once, at the end."""

    rule: ClassVar[str] = "CARC-5.4"
