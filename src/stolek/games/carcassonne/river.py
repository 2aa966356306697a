"""The River: its pile, its course, the spring beside the wheel board (CARC-6.60 to CARC-6.64, CARC-2.3, CARC-2.6)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.carcassonne.actions import LaySpring, LayTile
from stolek.games.carcassonne.cell import NOWHERE, OPPOSITE, STEPS, Cell, Direction, cell_at, place_of
from stolek.games.carcassonne.frames import (
    AskForSpring,
    Draw,
    FollowRiver,
    LayBoard,
    LayStartTile,
    PlaceSpring,
    PlaceTile,
    SpringBesideBoard,
    StartWithSpring,
)
from stolek.games.carcassonne.landscape import turned_at
from stolek.games.carcassonne.module import Module
from stolek.games.carcassonne.placement import lay_in_setup
from stolek.games.carcassonne.state import NO_TILE, CarcassonneState
from stolek.games.carcassonne.tile import TILES, TILES_OF, TileNumber, copies, copy_name
from stolek.games.carcassonne.turn import draw_tile, show
from stolek.games.carcassonne.turned import FIELD_EDGE, RIVER_EDGE, TURNED, Turned
from stolek.games.carcassonne.wheel_board import BOARD, POSITIONS
from stolek.kernel.chance import draw
from stolek.kernel.chapter import Chapter
from stolek.kernel.leaf import Action, Refusal, no
from stolek.kernel.state import then

if TYPE_CHECKING:
    from stolek.games.carcassonne.rules import Carcassonne

rule: Chapter["Carcassonne", CarcassonneState] = Chapter()
spring_choice: Chapter["Carcassonne", CarcassonneState] = Chapter()

SPRING, LAKE = (next(n for n in TILES_OF["river"] if TILES[n].role == role) for role in ("spring", "lake"))
RIVER_TILES: Final = tuple(n for n in TILES_OF["river"] if TILES[n].role == "river")
SPRING_FLOW: Final[Direction] = TURNED[SPRING * 4].edges.index(RIVER_EDGE)


rule.instead(LayStartTile, StartWithSpring)
rule.after(LayBoard, SpringBesideBoard)
rule.after(PlaceTile, FollowRiver)
spring_choice.instead(SpringBesideBoard, AskForSpring)


def put_out_river(s: CarcassonneState) -> None:
    """Ten river tiles, and the lake at the bottom (CARC-2.3)."""
    s.river = copies(RIVER_TILES, numbered=False)
    (s.lake,) = copies((LAKE,), numbered=False)


@rule.step(StartWithSpring)
def start_with_spring(g: "Carcassonne", s: CarcassonneState, f: StartWithSpring) -> None:
    """In the middle, the river leaving to the east (CARC-2.3)."""
    lay_spring(s, cell_at(0, 0), SPRING_FLOW)


@rule.step(SpringBesideBoard)
def spring_beside_board(g: "Carcassonne", s: CarcassonneState, f: SpringBesideBoard) -> None:
    """Edge to edge with the board, the river leaving it (CARC-2.3)."""
    usual = BOARD.spring_default
    lay_spring(s, cell_at(*usual.cell), "NESW".index(usual.flow))


@spring_choice.step(AskForSpring)
def ask_for_spring(g: "Carcassonne", s: CarcassonneState, f: AskForSpring) -> None:
    """The starting player is asked before the first turn (CARC-2.6)."""
    show(s, SPRING * 4, len(s.river) + 1)
    then(s, PlaceSpring(s.active))


@spring_choice.offer(PlaceSpring)
def spring_cells(g: "Carcassonne", s: CarcassonneState, f: PlaceSpring) -> Sequence[Action]:
    """Nine cells; the rotation is forced (CARC-2.6)."""
    return [LaySpring(*place_of(cell)) for cell in beside_fields_of_board()]


@spring_choice.do(PlaceSpring, LaySpring)
def lay_chosen_spring(g: "Carcassonne", s: CarcassonneState, f: PlaceSpring, a: LaySpring) -> None:
    """The river edge points away from the board (CARC-2.6)."""
    cell = cell_at(a.x, a.y)
    s.drawn = NO_TILE
    lay_spring(s, cell, beside_fields_of_board()[cell])


@spring_choice.refuse(PlaceSpring, LaySpring)
def why_no_spring(g: "Carcassonne", s: CarcassonneState, f: PlaceSpring, a: LaySpring) -> Refusal:
    """Not beside a field edge of the board."""
    return no("CARC-2.6", "cell")


def beside_fields_of_board() -> dict[Cell, Direction]:
    """The cells beside field edges of the wheel board, and in which direction they lie."""
    found = {}
    for i, (x, y) in enumerate(POSITIONS):
        for side, edge in enumerate(TURNED[(len(TILES) + i) * 4].edges):
            if edge == FIELD_EDGE:
                found[cell_at(x, y) + STEPS[side]] = side
    return found


def lay_spring(s: CarcassonneState, cell: Cell, flow: Direction) -> None:
    """Lay the spring so that the river flows in this direction."""
    lay_in_setup(s, SPRING, cell, (flow - SPRING_FLOW) % 4)
    s.flow = flow
    s.mouth = cell + STEPS[flow]


@rule.step(Draw, replaces=True)
def draw_river_tile(g: "Carcassonne", s: CarcassonneState, f: Draw) -> None:
    """From the river pile while there is one, the lake last; then from the main pile (CARC-6.60)."""
    if s.river:
        show(s, draw(s, s.river, copy_name), len(s.river) + 1)
    elif s.lake != NO_TILE:
        lake, s.lake = s.lake, NO_TILE
        show(s, lake, 0)
    else:
        draw_tile(g, s, f)


@rule.step(FollowRiver)
def follow_river(g: "Carcassonne", s: CarcassonneState, f: FollowRiver) -> None:
    """The open river edge moves on, and a bend is remembered (CARC-6.62)."""
    if s.last != s.mouth:
        return
    way_out = _way_out(s, turned_at(s, s.last))
    if way_out is None:
        s.mouth = NOWHERE
        return
    s.bend = bend_to(s.flow, way_out) or s.bend
    s.flow = way_out
    s.mouth = s.last + STEPS[way_out]


def bend_to(flow: Direction, way_out: Direction) -> int:
    """1 for a bend to the right, -1 to the left, 0 straight on."""
    return (0, 1, 0, -1)[(way_out - flow) % 4]


def continue_river(s: CarcassonneState, tile: TileNumber, ways: list[LayTile]) -> list[LayTile]:
    """A river tile continues the river and never turns back (CARC-6.62)."""
    if not TILES[tile].rivers:
        return ways
    return [way for way in ways if why_not_river(s, tile, way) is None]


def why_not_river(s: CarcassonneState, tile: TileNumber, way: LayTile) -> Refusal | None:
    """Not at the open river edge, or a second bend to the same side."""
    if not TILES[tile].rivers:
        return None
    t = TURNED[tile * 4 + way.rot]
    if cell_at(way.x, way.y) != s.mouth or t.edges[OPPOSITE[s.flow]] != RIVER_EDGE:
        return no("CARC-6.62", "apart")
    way_out = _way_out(s, t)
    turns_back = way_out is not None and bend_to(s.flow, way_out) and bend_to(s.flow, way_out) == s.bend
    return no("CARC-6.62", "back") if turns_back else None


def _way_out(s: CarcassonneState, t: Turned) -> Direction | None:
    """Where the river leaves a tile that it flows into; None for the lake."""
    return next((d for d in range(4) if t.edges[d] == RIVER_EDGE and d != OPPOSITE[s.flow]), None)


RIVER = Module(
    rule=rule,
    needs={"river": True},
    prepares=(put_out_river,),
    limits=((continue_river, why_not_river),),
)
SPRING_CHOICE = Module(
    rule=spring_choice, needs={"river": True, "wheel": True, "wheel_mode": "expansion", "spring_choice": True}
)
