"""The River beside the wheel board: where the spring goes (CARC-2.3, CARC-2.6). Left out if the River is not there."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from stolek.games.carcassonne.box import NO_TILE, copy_of
from stolek.games.carcassonne.cell import STEPS, Cell, Direction, cell_at, place_of
from stolek.games.carcassonne.components import choices
from stolek.games.carcassonne.drawing import Drawing
from stolek.games.carcassonne.landscape import rotated_at
from stolek.games.carcassonne.module import Module
from stolek.games.carcassonne.river import SPRING, lay_spring, tiles_left
from stolek.games.carcassonne.rotated_tile import FIELD_EDGE
from stolek.games.carcassonne.state import CarcassonneState
from stolek.games.carcassonne.turn import show
from stolek.games.carcassonne.wheel.components import BOARD
from stolek.games.carcassonne.wheel.frames import LayBoard
from stolek.games.carcassonne.wheel.start_board import CELLS
from stolek.kernel.chapter import Chapter
from stolek.kernel.option import Value
from stolek.kernel.state import then
from stolek.kernel.values import Action, Question, Refusal, Step, no

if TYPE_CHECKING:
    from stolek.games.carcassonne.rules import Carcassonne
    from stolek.games.carcassonne.sheet import Sheet
    from stolek.games.carcassonne.view import PublicView

rule: Chapter["Carcassonne", CarcassonneState] = Chapter()
spring_choice: Chapter["Carcassonne", CarcassonneState] = Chapter()


class SpringBesideBoard(Step, frozen=True, gc=False):
    """The spring is laid at its usual place beside the wheel board."""

    rule: ClassVar[str] = "CARC-2.3"


class AskForSpring(Step, frozen=True, gc=False):
    """The starting player will say where the spring goes."""

    rule: ClassVar[str] = "CARC-2.6"


class PlaceSpring(Question, frozen=True, gc=False):
    """Beside which field edge of the wheel board does the spring go?"""

    rule: ClassVar[str] = "CARC-2.6"


class LaySpring(Action, frozen=True, gc=False):
    """Lay the spring on this cell beside the wheel board (CARC-2.6)."""

    x: int
    y: int


rule.after(LayBoard, SpringBesideBoard)
spring_choice.instead(SpringBesideBoard, AskForSpring)


@rule.step(SpringBesideBoard)
def spring_beside_board(g: "Carcassonne", s: CarcassonneState, f: SpringBesideBoard) -> None:
    """Edge to edge with the board, the river leaving it (CARC-2.3)."""
    usual = BOARD.spring_default
    lay_spring(s, cell_at(*usual.cell), "NESW".index(usual.flow))


@spring_choice.step(AskForSpring)
def ask_for_spring(g: "Carcassonne", s: CarcassonneState, f: AskForSpring) -> None:
    """The starting player is asked before the first turn (CARC-2.6)."""
    show(s, copy_of(SPRING), tiles_left(s))
    then(s, PlaceSpring(s.active))


@spring_choice.offer(PlaceSpring)
def spring_cells(g: "Carcassonne", s: CarcassonneState, f: PlaceSpring) -> Sequence[Action]:
    """Nine cells; the rotation is forced (CARC-2.6)."""
    return [LaySpring(*place_of(cell)) for cell in beside_fields_of_board(s)]


@spring_choice.do(PlaceSpring, LaySpring)
def lay_chosen_spring(g: "Carcassonne", s: CarcassonneState, f: PlaceSpring, a: LaySpring) -> None:
    """The river edge points away from the board (CARC-2.6)."""
    cell = cell_at(a.x, a.y)
    s.drawn = NO_TILE
    lay_spring(s, cell, beside_fields_of_board(s)[cell])


@spring_choice.refuse(PlaceSpring, LaySpring)
def why_not_spring(g: "Carcassonne", s: CarcassonneState, f: PlaceSpring, a: LaySpring) -> Refusal:
    """Not beside a field edge of the board."""
    return no("CARC-2.6", "cell")


def beside_fields_of_board(s: CarcassonneState) -> dict[Cell, Direction]:
    """The cells beside field edges of the wheel board, and in which direction they lie."""
    found = {}
    for cell in CELLS:
        for side, edge in enumerate(rotated_at(s, cell).edges):
            if edge == FIELD_EDGE:
                found[cell + STEPS[side]] = side
    return found


def sketch_spring(sheet: "Sheet", public: "PublicView", considered: LaySpring) -> None:
    """Water in the middle of the cell."""
    sheet.put(considered.x, considered.y, sheet.middle, "≈", "ghost")


_BOTH: dict[str, Value] = {"river": True, "wheel": True, "wheel_mode": "expansion"}
MODULES = (
    Module(chapters=(rule,), needs=_BOTH),
    Module(
        chapters=(spring_choice,),
        needs={**_BOTH, "spring_choice": True},
        options=choices("spring_choice"),
        decisions=lambda s, tiles: 1,
        drawing=Drawing(sketches={LaySpring: sketch_spring}),
    ),
)
