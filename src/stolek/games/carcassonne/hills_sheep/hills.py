"""Hills and vineyards (CARC-6.30 to CARC-6.32, CARC-6.38, CARC-5.3)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from stolek.games.carcassonne.box import TILES, tile_of
from stolek.games.carcassonne.cell import AROUND, Cell
from stolek.games.carcassonne.components import choices
from stolek.games.carcassonne.drawing import Drawing, Say
from stolek.games.carcassonne.frames import Draw
from stolek.games.carcassonne.hills_sheep.components import DATA
from stolek.games.carcassonne.landscape import tile_at
from stolek.games.carcassonne.module import Module
from stolek.games.carcassonne.state import CarcassonneState
from stolek.games.carcassonne.tile import Tile
from stolek.kernel.chapter import Chapter
from stolek.kernel.state import tell
from stolek.kernel.values import Event, Seat, Step

if TYPE_CHECKING:
    from stolek.games.carcassonne.rules import Carcassonne
    from stolek.games.carcassonne.view import PublicView

rule: Chapter["Carcassonne", CarcassonneState] = Chapter()


class HillUnderlay(Step, frozen=True, gc=False):
    """A tile that nobody sees goes under the hill."""

    rule: ClassVar[str] = "CARC-6.30"


class TileBuried(Event, frozen=True, gc=False):
    """A tile that nobody saw goes under the hill; this many are `left`."""

    rule: ClassVar[str] = "CARC-7.5"
    left: int


rule.after(Draw, HillUnderlay)


@rule.step(HillUnderlay)
def lay_under_hill(g: "Carcassonne", s: CarcassonneState, f: HillUnderlay) -> None:
    """At once, before anybody looks where the hill fits, and only while there are tiles (CARC-6.30).

    Nobody may ever learn which tile it is, so it stays among the unseen ones; only the pile is shorter (CARC-7.2).
    """
    if TILES[tile_of(s.drawn)].hill and s.pile:
        s.pile -= 1
        tell(s, TileBuried(s.pile))


def buried(s: CarcassonneState) -> int:
    """How many tiles lie under hills: the unseen ones that are not in the pile (CARC-7.2)."""
    return len(s.bag) - s.pile


def hill_decides(s: CarcassonneState, tied: tuple[Seat, ...], cells: tuple[Cell, ...]) -> tuple[Seat, ...]:
    """Of tied players those with a follower on a hill of the feature score, if there are any (CARC-6.31)."""
    high = [s.figures[cell].seat for cell in cells if (tile := tile_at(s, cell)) and tile.hill]
    return tuple(seat for seat in tied if seat in high)


def vineyard_bonus(s: CarcassonneState, cell: Cell, complete: bool) -> tuple[int, list[Cell]]:
    """3 points for each vineyard around a completed monastery (CARC-6.38), none around an open one (CARC-5.3)."""
    around = [cell + step for step in AROUND]
    vineyards = [beside for beside in around if (tile := tile_at(s, beside)) and tile.vineyard]
    return len(vineyards) * DATA.scoring.per_vineyard_at_completed_monastery * complete, vineyards


def _view(s: CarcassonneState) -> Mapping[str, object]:
    return {"buried": buried(s)}


def _pile_text(public: "PublicView", say: Say) -> str:
    return say("board-buried", {"buried": public.buried}) if public.buried else ""


def _corners(tile: Tile) -> tuple[str, str]:
    return "^" * tile.hill, "v" * tile.vineyard


_IN = {"hills_sheep": True}
MODULES = (
    Module(
        chapters=(rule,),
        needs={**_IN, "hills": True},
        options=choices("hills"),
        events=(TileBuried,),
        tie_breaks=(("hill", hill_decides),),
        view=_view,
        drawing=Drawing(pile=_pile_text, corners=_corners, legend_symbols=("legend-hills",)),
    ),
    Module(needs={**_IN, "vineyards": True}, options=choices("vineyards"), monastery_terms=(vineyard_bonus,)),
)
