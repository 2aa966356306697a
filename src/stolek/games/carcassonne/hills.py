"""Hills and vineyards (CARC-6.30 to CARC-6.32, CARC-6.38, CARC-5.3)."""

from typing import TYPE_CHECKING

from stolek.games.carcassonne.cell import AROUND, Cell
from stolek.games.carcassonne.components import SCORING
from stolek.games.carcassonne.events import TileBuried
from stolek.games.carcassonne.frames import Draw, HillUnderlay
from stolek.games.carcassonne.landscape import tile_at
from stolek.games.carcassonne.module import Module
from stolek.games.carcassonne.placement import fitting
from stolek.games.carcassonne.state import CarcassonneState, pile_size
from stolek.games.carcassonne.tile import TILES
from stolek.kernel.chapter import Chapter
from stolek.kernel.leaf import Seat
from stolek.kernel.state import tell

if TYPE_CHECKING:
    from stolek.games.carcassonne.rules import Carcassonne

rule: Chapter["Carcassonne", CarcassonneState] = Chapter()


rule.after(Draw, HillUnderlay)


@rule.step(HillUnderlay)
def lay_under_hill(g: "Carcassonne", s: CarcassonneState, f: HillUnderlay) -> None:
    """Only under a hill that can be laid, and only while there are tiles (CARC-6.30).

    Nobody may ever learn which tile it is, so it stays among the unseen ones; only the pile is shorter (CARC-7.2).
    """
    if TILES[s.drawn >> 2].hill and pile_size(s) and fitting(g, s, s.drawn >> 2):
        s.buried += 1
        tell(s, TileBuried(pile_size(s)))


def hill_decides(s: CarcassonneState, tied: tuple[Seat, ...], cells: tuple[Cell, ...]) -> tuple[Seat, ...]:
    """Of tied players those with a follower on a hill of the feature score, if there are any (CARC-6.31)."""
    high = [s.figures[cell].seat for cell in cells if (tile := tile_at(s, cell)) and tile.hill]
    return tuple(seat for seat in tied if seat in high)


def vineyard_bonus(s: CarcassonneState, cell: Cell, complete: bool) -> tuple[int, list[Cell]]:
    """3 points for each vineyard around a completed monastery (CARC-6.38), none around an open one (CARC-5.3)."""
    rates = SCORING.completed.monastery if complete else SCORING.incomplete_at_end.monastery
    around = [cell + step for step in AROUND]
    vineyards = [beside for beside in around if (tile := tile_at(s, beside)) and tile.vineyard]
    return len(vineyards) * rates.per_adjacent_vineyard, vineyards


_IN = {"hills_sheep": True}
HILLS = Module(rule=rule, needs={**_IN, "hills": True}, tie_breaks=(("hill", hill_decides),))
VINEYARDS = Module(rule=Chapter(), needs={**_IN, "vineyards": True}, monastery_terms=(vineyard_bonus,))
