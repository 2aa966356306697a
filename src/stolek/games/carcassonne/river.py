"""The River: its pile and its course (CARC-6.60 to CARC-6.64, CARC-2.3)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final, Self

from stolek.games.carcassonne.actions import LayTile
from stolek.games.carcassonne.box import NO_TILE, ROTATED, TILES, Copy, add_tiles, copies_of, copy_name, rotated
from stolek.games.carcassonne.cell import NOWHERE, OPPOSITE, STEPS, Cell, Direction, cell_at
from stolek.games.carcassonne.components import choices
from stolek.games.carcassonne.drawing import Drawing, Say
from stolek.games.carcassonne.frames import Draw, LayStartTile, PlaceTile
from stolek.games.carcassonne.landscape import rotated_at
from stolek.games.carcassonne.module import Module
from stolek.games.carcassonne.rotated_tile import RIVER_EDGE, RotatedTile
from stolek.games.carcassonne.setup import lay_in_setup
from stolek.games.carcassonne.state import CarcassonneState
from stolek.games.carcassonne.tile import TileNumber
from stolek.games.carcassonne.turn import draw_tile, show
from stolek.kernel.chance import draw
from stolek.kernel.chapter import Chapter
from stolek.kernel.state import SliceKey, StateSlice
from stolek.kernel.values import Refusal, Step, no

if TYPE_CHECKING:
    from stolek.games.carcassonne.rules import Carcassonne
    from stolek.games.carcassonne.view import PublicView

rule: Chapter["Carcassonne", CarcassonneState] = Chapter()

_TILES: Final = add_tiles("tiles_river.json")
SPRING, LAKE = (next(n for n in _TILES if TILES[n].role == role) for role in ("spring", "lake"))
RIVER_TILES: Final = tuple(n for n in _TILES if TILES[n].role == "river")
SPRING_FLOW: Final[Direction] = ROTATED[rotated(SPRING, 0)].edges.index(RIVER_EDGE)


# What it keeps in the state


@dataclass(slots=True)
class Course(StateSlice):
    """The pile of river tiles, and how far the river has come."""

    pile: list[Copy]
    lake: Copy
    """The lake at the bottom of the pile, until it is drawn."""
    mouth: Cell = NOWHERE
    """Where the river goes on."""
    flow: Direction = 0
    """In which direction it flows into that cell."""
    bend: int = 0
    """The latest bend: 1 to the right, -1 to the left (CARC-6.62)."""

    def clone(self) -> Self:
        """A slice that shares nothing mutable with this one."""
        return type(self)(self.pile[:], self.lake, self.mouth, self.flow, self.bend)


COURSE: Final = SliceKey("river", Course)


def put_out_river(s: CarcassonneState) -> Course:
    """Ten river tiles, and the lake at the bottom (CARC-2.3)."""
    (lake,) = copies_of((LAKE,), numbered=False)
    return Course(copies_of(RIVER_TILES, numbered=False), lake)


def tiles_left(s: CarcassonneState) -> int:
    """How many tiles the river pile still has."""
    course = COURSE.of(s)
    return len(course.pile) + (course.lake != NO_TILE)


# Frames


class StartWithSpring(Step, frozen=True, gc=False):
    """The landscape begins with the spring."""

    rule: ClassVar[str] = "CARC-2.3"


class FollowRiver(Step, frozen=True, gc=False):
    """Where does the river go on?"""

    rule: ClassVar[str] = "CARC-6.62"


rule.instead(LayStartTile, StartWithSpring)
rule.after(PlaceTile, FollowRiver)


# The spring and the pile


@rule.step(StartWithSpring)
def start_with_spring(g: "Carcassonne", s: CarcassonneState, f: StartWithSpring) -> None:
    """In the middle, the river leaving to the east (CARC-2.3)."""
    lay_spring(s, cell_at(0, 0), SPRING_FLOW)


def lay_spring(s: CarcassonneState, cell: Cell, flow: Direction) -> None:
    """Lay the spring so that the river flows in this direction."""
    lay_in_setup(s, SPRING, cell, (flow - SPRING_FLOW) % 4)
    course = COURSE.of(s)
    course.flow = flow
    course.mouth = cell + STEPS[flow]


@rule.step(Draw, replaces=True)
def draw_river_tile(g: "Carcassonne", s: CarcassonneState, f: Draw) -> None:
    """From the river pile while there is one, the lake last; then from the main pile (CARC-6.60)."""
    course = COURSE.of(s)
    if course.pile:
        show(s, draw(s, course.pile, copy_name), len(course.pile) + 1)
    elif course.lake != NO_TILE:
        lake, course.lake = course.lake, NO_TILE
        show(s, lake, 0)
    else:
        draw_tile(g, s, f)


# The course


@rule.step(FollowRiver)
def follow_river(g: "Carcassonne", s: CarcassonneState, f: FollowRiver) -> None:
    """The open river edge moves on, and a bend is remembered (CARC-6.62)."""
    course = COURSE.of(s)
    if s.last != course.mouth:
        return
    way_out = _way_out(course.flow, rotated_at(s, s.last))
    if way_out is None:
        course.mouth = NOWHERE
        return
    course.bend = bend_to(course.flow, way_out) or course.bend
    course.flow = way_out
    course.mouth = s.last + STEPS[way_out]


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
    course, lying = COURSE.of(s), ROTATED[rotated(tile, way.rot)]
    if cell_at(way.x, way.y) != course.mouth or lying.edges[OPPOSITE[course.flow]] != RIVER_EDGE:
        return no("CARC-6.62", "apart")
    way_out = _way_out(course.flow, lying)
    turns_back = way_out is not None and bend_to(course.flow, way_out) and bend_to(course.flow, way_out) == course.bend
    return no("CARC-6.62", "back") if turns_back else None


def _way_out(flow: Direction, lying: RotatedTile) -> Direction | None:
    """Where the river leaves a tile that it flows into; None for the lake."""
    return next((d for d in range(4) if lying.edges[d] == RIVER_EDGE and d != OPPOSITE[flow]), None)


# View and picture


def unseen_river(s: CarcassonneState) -> Sequence[Copy]:
    """The river tiles in the pile; everybody knows where the lake is."""
    return COURSE.of(s).pile


def _view(s: CarcassonneState) -> Mapping[str, object]:
    return {"river_pile": tiles_left(s)}


def _pile_text(public: "PublicView", say: Say) -> str:
    return say("board-river-pile", {"river": public.river_pile}) if public.river_pile else ""


MODULES = (
    Module(
        chapters=(rule,),
        needs={"river": True},
        options=choices("river"),
        slice=COURSE,
        begin=put_out_river,
        components=lambda s: {"tiles": tiles_left(s)},
        limits=((continue_river, why_not_river),),
        unseen=unseen_river,
        view=_view,
        drawing=Drawing(pile=_pile_text),
    ),
)
