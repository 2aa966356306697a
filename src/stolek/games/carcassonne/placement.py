"""Laying tiles: where the drawn tile fits, and what is wrong where it does not (CARC-4.1 to CARC-4.4, CARC-2.3)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from stolek.games.carcassonne.actions import LAYINGS, LayTile
from stolek.games.carcassonne.cell import AROUND, OPPOSITE, SIDES, STEPS, Cell, cell_at, place_of
from stolek.games.carcassonne.events import StartLaid, TileDiscarded, TileLaid
from stolek.games.carcassonne.frames import LayStartTile, PlaceTile, ReplaceTile, TurnEnd
from stolek.games.carcassonne.landscape import lay, turned_at
from stolek.games.carcassonne.state import NO_TILE, CarcassonneState
from stolek.games.carcassonne.tile import START_TILE, TILES, TileNumber
from stolek.games.carcassonne.turned import EDGE_TYPES, FITS, TURNED
from stolek.kernel.chapter import Chapter
from stolek.kernel.leaf import Action, Refusal, no
from stolek.kernel.state import leave, then

if TYPE_CHECKING:
    from stolek.games.carcassonne.rules import Carcassonne

rule: Chapter["Carcassonne", CarcassonneState] = Chapter()


@rule.step(LayStartTile)
def lay_start_tile(g: "Carcassonne", s: CarcassonneState, f: LayStartTile) -> None:
    """Face up in the middle (CARC-2.3)."""
    lay_in_setup(s, START_TILE, cell_at(0, 0), 0)


def lay_in_setup(s: CarcassonneState, tile: TileNumber, cell: Cell, rot: int) -> None:
    """Lay a tile on which nobody may place a figure (CARC-2.3)."""
    lay(s, cell, tile * 4 + rot)
    if s.events is not None:
        s.events.append(StartLaid(TILES[tile].id, place_of(cell), rot))


def fitting(g: "Carcassonne", s: CarcassonneState, tile: TileNumber) -> list[LayTile]:
    """All ways to lay a tile: every rotation that matches is a way of its own (CARC-4.2, CARC-4.3)."""
    fits, layings = FITS[tile], LAYINGS
    ways: list[LayTile] = []
    for cell, demand in s.free.items():
        mask = fits[demand]
        if mask:
            ways += layings[mask][cell]
    for limit, _ in g.limits:
        ways = limit(s, tile, ways)
    return ways


@rule.offer(PlaceTile, none="skip")
def placements(g: "Carcassonne", s: CarcassonneState, f: PlaceTile) -> Sequence[Action]:
    """No passing; a tile that fits nowhere is replaced (CARC-4.4)."""
    return fitting(g, s, s.drawn >> 2)


@rule.do(PlaceTile, LayTile)
def lay_tile(g: "Carcassonne", s: CarcassonneState, f: PlaceTile, a: LayTile) -> None:
    """The tile joins the landscape (CARC-4.9)."""
    tile = s.drawn >> 2
    s.drawn = NO_TILE
    lay(s, cell_at(a.x, a.y), tile * 4 + a.rot)
    if s.events is not None:
        s.events.append(TileLaid(f.seat, TILES[tile].id, (a.x, a.y), a.rot))


@rule.step(ReplaceTile)
def replace_tile(g: "Carcassonne", s: CarcassonneState, f: ReplaceTile) -> None:
    """The tile is shown and leaves the game; with no tile left the turn is over (CARC-4.4)."""
    s.discarded.append(s.drawn)
    if s.events is not None:
        s.events.append(TileDiscarded(TILES[s.drawn >> 2].id))
    s.drawn = NO_TILE
    if len(s.bag) > s.buried:
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
    t = TURNED[(s.drawn >> 2) * 4 + a.rot]
    for side, step in enumerate(STEPS):
        if cell + step in s.tiles:
            theirs = turned_at(s, cell + step).edges[OPPOSITE[side]]
            if theirs != t.edges[side]:
                mine = EDGE_TYPES[t.edges[side] - 1]
                return no("CARC-4.2", "edge", side=SIDES[side], mine=mine, theirs=EDGE_TYPES[theirs - 1])
    return next((why for _, reason in g.limits if (why := reason(s, t.tile, a))), None)
