"""The turn as the rulebook lists it, and the steps between the decisions (CARC-3, CARC-5.1).

`TURN` is the base game; modules edit it. One *part* of a turn is everything but its end.
"""

from typing import TYPE_CHECKING, Final

from stolek.games.carcassonne.box import TILES, Copy, copy_name, number_of, tile_of
from stolek.games.carcassonne.events import GameEnded, TileDrawn
from stolek.games.carcassonne.frames import Draw, PlaceFigure, PlaceTile, Score, TurnEnd
from stolek.games.carcassonne.state import CarcassonneState
from stolek.kernel.chance import draw
from stolek.kernel.chapter import Chapter, Turn
from stolek.kernel.state import tell, then
from stolek.kernel.values import Seat

if TYPE_CHECKING:
    from stolek.games.carcassonne.rules import Carcassonne

rule: Chapter["Carcassonne", CarcassonneState] = Chapter()


TURN: Final = Turn(Draw, PlaceTile, PlaceFigure, Score, TurnEnd)


@rule.step(Draw)
def draw_tile(g: "Carcassonne", s: CarcassonneState, f: Draw) -> None:
    """From the main pile, each unseen tile equally likely (CARC-2.2)."""
    copy = draw(s, s.bag, copy_name)
    s.pile -= 1
    show(s, copy, s.pile)


def show(s: CarcassonneState, copy: Copy, left: int) -> None:
    """A drawn tile is shown to all (CARC-7.1)."""
    s.drawn = copy
    tell(s, TileDrawn(s.active, TILES[tile_of(copy)].id, number_of(copy), left))


@rule.step(TurnEnd)
def end_turn(g: "Carcassonne", s: CarcassonneState, f: TurnEnd) -> None:
    """Clockwise while there are tiles to draw, then the final scoring (CARC-5.1)."""
    if s.pile:
        s.part = 1
        s.active = seat = Seat((s.active + 1) % s.seats)
        then(s, *g.turns[seat])
    else:
        tell(s, GameEnded())
        then(s, *g.final)


def begin_another_part(g: "Carcassonne", s: CarcassonneState) -> None:
    """The active player draws, lays and places once more before the turn ends (CARC-3.5)."""
    s.part += 1
    then(s, *g.turns[s.active][:-1])
