"""The steps and questions of Carcassonne, base game first, then module by module (CARC-3)."""

from typing import ClassVar

from stolek.kernel.leaf import Question, Step, Window


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


class NoteBuilder(Step, frozen=True, gc=False):
    """Does the tile just laid extend the road or city of the own builder?"""

    rule: ClassVar[str] = "CARC-3.1"


class BuilderCheck(Step, frozen=True, gc=False):
    """A second part, if the builder earned one."""

    rule: ClassVar[str] = "CARC-6.22"


class ScoreGoods(Step, frozen=True, gc=False):
    """Most tokens of each kind."""

    rule: ClassVar[str] = "CARC-5.6"


class HillUnderlay(Step, frozen=True, gc=False):
    """A tile that nobody sees goes under the hill."""

    rule: ClassVar[str] = "CARC-6.30"


class FirstToken(Step, frozen=True, gc=False):
    """A shepherd was placed and draws its first token."""

    rule: ClassVar[str] = "CARC-6.33"


class Flock(Question, frozen=True, gc=False):
    """The own shepherd's field was extended: grow the flock or gather it?"""

    rule: ClassVar[str] = "CARC-6.34"


class GatherClosed(Step, frozen=True, gc=False):
    """Flocks of fields that cannot grow any more are gathered."""

    rule: ClassVar[str] = "CARC-6.39"


class LayBoard(Step, frozen=True, gc=False):
    """The landscape begins with the wheel board."""

    rule: ClassVar[str] = "CARC-6.41"


class TurnWheel(Step, frozen=True, gc=False):
    """A number on the drawn tile moves the big pig."""

    rule: ClassVar[str] = "CARC-6.42"


class Plague(Question, frozen=True, gc=False):
    """Which follower is taken back?"""

    rule: ClassVar[str] = "CARC-6.53"


class ScoreCrowns(Step, frozen=True, gc=False):
    """The crown spaces of the sector where the big pig stands."""

    rule: ClassVar[str] = "CARC-6.55"


class StartWithSpring(Step, frozen=True, gc=False):
    """The landscape begins with the spring."""

    rule: ClassVar[str] = "CARC-2.3"


class SpringBesideBoard(Step, frozen=True, gc=False):
    """The spring is laid at its usual place beside the wheel board."""

    rule: ClassVar[str] = "CARC-2.3"


class AskForSpring(Step, frozen=True, gc=False):
    """The starting player will say where the spring goes."""

    rule: ClassVar[str] = "CARC-2.6"


class PlaceSpring(Question, frozen=True, gc=False):
    """Beside which field edge of the wheel board does the spring go?"""

    rule: ClassVar[str] = "CARC-2.6"


class FollowRiver(Step, frozen=True, gc=False):
    """Where does the river go on?"""

    rule: ClassVar[str] = "CARC-6.62"
