"""The wheel in the turn: its board begins the landscape, and numbers on tiles move the big pig (CARC-6.42)."""

from typing import TYPE_CHECKING

from stolek.games.carcassonne.box import number_of
from stolek.games.carcassonne.frames import LayStartTile, PlaceTile
from stolek.games.carcassonne.landscape import lay_board
from stolek.games.carcassonne.state import CarcassonneState
from stolek.games.carcassonne.wheel.components import SECTORS
from stolek.games.carcassonne.wheel.effects import carry_out
from stolek.games.carcassonne.wheel.events import BoardLaid, WheelTurned
from stolek.games.carcassonne.wheel.frames import LayBoard, ScoreCrowns, TurnWheel
from stolek.games.carcassonne.wheel.start_board import CELLS
from stolek.games.carcassonne.wheel.state import WHEEL
from stolek.kernel.chapter import Chapter
from stolek.kernel.state import tell, then

if TYPE_CHECKING:
    from stolek.games.carcassonne.rules import Carcassonne

rule: Chapter["Carcassonne", CarcassonneState] = Chapter()


rule.instead(LayStartTile, LayBoard)
rule.before(PlaceTile, TurnWheel)


@rule.step(LayBoard)
def lay_wheel_board(g: "Carcassonne", s: CarcassonneState, f: LayBoard) -> None:
    """The big pig starts on Fortune (CARC-2.3)."""
    lay_board(s, CELLS)
    tell(s, BoardLaid(WHEEL.of(s).sector.id))


@rule.step(TurnWheel)
def turn_wheel(g: "Carcassonne", s: CarcassonneState, f: TurnWheel) -> None:
    """The big pig moves, the sector acts, its crowns score; then the part goes on (CARC-6.42)."""
    number = number_of(s.drawn)
    if number:
        wheel = WHEEL.of(s)
        wheel.pig = (wheel.pig + number) % len(SECTORS)
        tell(s, WheelTurned(number, wheel.sector.id))
        carry_out(s, wheel.sector)
        then(s, ScoreCrowns())
