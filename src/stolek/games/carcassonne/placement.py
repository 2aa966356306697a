"""Laying tiles: where the drawn tile fits, and what is wrong where it does not (CARC-4.1 to CARC-4.4)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from stolek.games.carcassonne.actions import LAYINGS, LayTile
from stolek.games.carcassonne.box import FITS, NO_TILE, ROTATED, TILES, rotated, tile_of
from stolek.games.carcassonne.cell import AROUND, OPPOSITE, SIDES, STEPS, Cell, cell_at
from stolek.games.carcassonne.events import TileDiscarded, TileLaid
from stolek.games.carcassonne.frames import PlaceTile, ReplaceTile, TurnEnd
from stolek.games.carcassonne.landscape import lay, rotated_at
from stolek.games.carcassonne.rotated_tile import EDGE_TYPES, RotatedTile
from stolek.games.carcassonne.scoring import tell_completed
from stolek.games.carcassonne.state import CarcassonneState
from stolek.games.carcassonne.tile import TileNumber
from stolek.kernel.chapter import Chapter
from stolek.kernel.state import leave, listening, tell, then
from stolek.kernel.values import Action, Refusal, no

if TYPE_CHECKING:
    from stolek.games.carcassonne.rules import Carcassonne

rule: Chapter["Carcassonne", CarcassonneState] = Chapter()


def fitting(g: "Carcassonne", s: CarcassonneState, tile: TileNumber) -> list[LayTile]:
    """All ways to lay a tile: every rotation that matches is a way of its own (CARC-4.2, CARC-4.3)."""
    fits, layings = FITS[tile], LAYINGS
    ways: list[LayTile] = []
    for cell, demand in s.free.items():
        rotations = fits[demand]
        if rotations:
            ways += layings[rotations][cell]
    for limit, _ in g.limits:
        ways = limit(s, tile, ways)
    return ways


@rule.offer(PlaceTile, none="skip")
def placements(g: "Carcassonne", s: CarcassonneState, f: PlaceTile) -> Sequence[Action]:
    """No passing; a tile that fits nowhere is replaced (CARC-4.4)."""
    return fitting(g, s, tile_of(s.drawn))


@rule.do(PlaceTile, LayTile)
def lay_tile(g: "Carcassonne", s: CarcassonneState, f: PlaceTile, a: LayTile) -> None:
    """The tile joins the landscape (CARC-4.9)."""
    tile = tile_of(s.drawn)
    s.drawn = NO_TILE
    lay(s, cell_at(a.x, a.y), rotated(tile, a.rot))
    tell(s, TileLaid(f.seat, TILES[tile].id, (a.x, a.y), a.rot))
    if listening(s):
        tell_completed(g, s)


@rule.step(ReplaceTile)
def replace_tile(g: "Carcassonne", s: CarcassonneState, f: ReplaceTile) -> None:
    """The tile is shown and leaves the game; with no tile left the turn is over (CARC-4.4)."""
    s.discarded.append(s.drawn)
    tell(s, TileDiscarded(TILES[tile_of(s.drawn)].id))
    s.drawn = NO_TILE
    if s.pile:
        then(s, *g.redraws[s.active])
    else:
        leave(s, TurnEnd)
        then(s, TurnEnd())


@rule.refuse(PlaceTile, LayTile)
def why_not_there(g: "Carcassonne", s: CarcassonneState, f: PlaceTile, a: LayTile) -> Refusal | None:
    """Taken, touching nothing or only a corner, an edge that does not match, or a limit of a module."""
    if a.rot not in range(4):
        return None
    cell = cell_at(a.x, a.y)
    if cell in s.tiles:
        return no("CARC-4.1", "taken", x=a.x, y=a.y)
    if cell not in s.free:
        near = any(cell + step in s.tiles for step in AROUND)
        return no("CARC-4.1", "corner" if near else "apart", x=a.x, y=a.y)
    tile = tile_of(s.drawn)
    if why := why_not_matching(s, cell, ROTATED[rotated(tile, a.rot)]):
        return why
    return next((why for _, reason in g.limits if (why := reason(s, tile, a))), None)


def why_not_matching(s: CarcassonneState, cell: Cell, tile: RotatedTile) -> Refusal | None:
    """The first edge that does not continue what lies beside it (CARC-4.2)."""
    for side, step in enumerate(STEPS):
        if cell + step in s.tiles:
            theirs = rotated_at(s, cell + step).edges[OPPOSITE[side]]
            if theirs != tile.edges[side]:
                mine = EDGE_TYPES[tile.edges[side] - 1]
                return no("CARC-4.2", "edge", side=SIDES[side], mine=mine, theirs=EDGE_TYPES[theirs - 1])
    return None
