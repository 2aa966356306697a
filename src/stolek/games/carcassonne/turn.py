"""The turn as the rulebook lists it, and the steps between the decisions (CARC-3, CARC-5.1).

`OPENING`, `TURN` and `FINAL` are the base game; modules edit them. One *part* of a turn is everything but its end.
"""

from typing import TYPE_CHECKING, Final

from stolek.games.carcassonne.events import GameEnded, StartPlayerChosen, TileDrawn
from stolek.games.carcassonne.frames import (
    ChooseStartPlayer,
    DeclareWinners,
    Draw,
    FirstTurn,
    LayStartTile,
    PlaceFigure,
    PlaceTile,
    Score,
    ScoreOpenFeatures,
    TurnEnd,
)
from stolek.games.carcassonne.state import CarcassonneState, pile_size
from stolek.games.carcassonne.tile import TILES, Copy, copy_name
from stolek.kernel.chance import draw, roll
from stolek.kernel.chapter import Chapter, Turn
from stolek.kernel.leaf import Seat
from stolek.kernel.state import then

if TYPE_CHECKING:
    from stolek.games.carcassonne.rules import Carcassonne

rule: Chapter["Carcassonne", CarcassonneState] = Chapter()


OPENING: Final = Turn(ChooseStartPlayer, LayStartTile, FirstTurn)
TURN: Final = Turn(Draw, PlaceTile, PlaceFigure, Score, TurnEnd)
FINAL: Final = Turn(ScoreOpenFeatures, DeclareWinners)


@rule.step(ChooseStartPlayer)
def choose_start_player(g: "Carcassonne", s: CarcassonneState, f: ChooseStartPlayer) -> None:
    """By lot (CARC-2.5)."""
    s.active = Seat(roll(s, s.seats) - 1)
    if s.events is not None:
        s.events.append(StartPlayerChosen(s.active))


@rule.step(FirstTurn)
def begin_first_turn(g: "Carcassonne", s: CarcassonneState, f: FirstTurn) -> None:
    """Nobody may place a figure on what setup laid, so the turn begins with a tile (CARC-2.3)."""
    then(s, *g.turns[s.active])


@rule.step(Draw)
def draw_tile(g: "Carcassonne", s: CarcassonneState, f: Draw) -> None:
    """From the main pile, each unseen tile equally likely (CARC-2.2)."""
    show(s, draw(s, s.bag, copy_name), pile_size(s))


def show(s: CarcassonneState, copy: Copy, left: int) -> None:
    """A drawn tile is shown to all (CARC-7.1)."""
    s.drawn = copy
    if s.events is not None:
        s.events.append(TileDrawn(s.active, TILES[copy >> 2].id, copy & 3, left))


@rule.step(TurnEnd)
def end_turn(g: "Carcassonne", s: CarcassonneState, f: TurnEnd) -> None:
    """Clockwise while there are tiles to draw, then the final scoring (CARC-5.1)."""
    if len(s.bag) > s.buried:
        s.part = 1
        s.active = seat = Seat((s.active + 1) % s.seats)
        then(s, *g.turns[seat])
        return
    if s.events is not None:
        s.events.append(GameEnded())
    then(s, *g.final)
