"""Setup: supplies, the main pile, what modules put out, the start tile, the starting player (CARC-2)."""

from typing import TYPE_CHECKING, Final

from stolek.games.carcassonne.box import TILES, add_tiles, copies_of, rotated
from stolek.games.carcassonne.cell import Cell, cell_at, place_of
from stolek.games.carcassonne.components import FIGURES
from stolek.games.carcassonne.events import StartLaid, StartPlayerChosen
from stolek.games.carcassonne.frames import ChooseStartPlayer, FirstTurn, LayStartTile
from stolek.games.carcassonne.landscape import lay
from stolek.games.carcassonne.state import CarcassonneState, put_out_pile
from stolek.games.carcassonne.tile import TileNumber
from stolek.kernel.chance import roll
from stolek.kernel.chapter import Chapter, Turn
from stolek.kernel.state import tell, then
from stolek.kernel.values import Seat

if TYPE_CHECKING:
    from stolek.games.carcassonne.rules import Carcassonne

rule: Chapter["Carcassonne", CarcassonneState] = Chapter()

BASE_TILES: Final = add_tiles("tiles_base.json")
START_TILE: Final = next(number for number in BASE_TILES if TILES[number].start)
OPENING: Final = Turn(ChooseStartPlayer, LayStartTile, FirstTurn)


def new_game(g: "Carcassonne", seats: int) -> CarcassonneState:
    """Supplies, the main pile and what the modules put out (CARC-2.1 to CARC-2.4)."""
    figures = {kind: FIGURES[kind].supply for module in g.modules for kind in module.figures}
    s = CarcassonneState(
        seats=seats,
        scores=[0] * seats,
        ledger=[dict.fromkeys((line.key for line in g.ledger_lines), 0) for _ in range(seats)],
        supply=[figures.copy() for _ in range(seats)],
        bag=[],
        pile=0,
    )
    numbered = any(module.numbered for module in g.modules)
    put_out_pile(s, copies_of([tile for module in g.modules for tile in module.tiles], numbered=numbered))
    for module in g.modules:
        if module.slice is not None and module.begin is not None:
            module.slice.put(s, module.begin(s))
    return s


@rule.step(ChooseStartPlayer)
def choose_start_player(g: "Carcassonne", s: CarcassonneState, f: ChooseStartPlayer) -> None:
    """Whom the table has named, else by lot (CARC-2.5)."""
    s.active = Seat(roll(s, s.seats) - 1) if g.start is None else g.start
    tell(s, StartPlayerChosen(s.active))


@rule.step(LayStartTile)
def lay_start_tile(g: "Carcassonne", s: CarcassonneState, f: LayStartTile) -> None:
    """Face up in the middle (CARC-2.3)."""
    lay_in_setup(s, START_TILE, cell_at(0, 0), 0)


def lay_in_setup(s: CarcassonneState, tile: TileNumber, cell: Cell, rot: int) -> None:
    """Lay a tile on which nobody may place a figure (CARC-2.3)."""
    lay(s, cell, rotated(tile, rot))
    tell(s, StartLaid(TILES[tile].id, place_of(cell), rot))


@rule.step(FirstTurn)
def begin_first_turn(g: "Carcassonne", s: CarcassonneState, f: FirstTurn) -> None:
    """Nobody may place a figure on what setup laid, so the turn begins with a tile (CARC-2.3)."""
    then(s, *g.turns[s.active])
