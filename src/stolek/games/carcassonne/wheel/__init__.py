"""Wheel of Fortune: the board, the big pig, the six sectors and the crown spaces (CARC-6.40 to CARC-6.56)."""

from stolek.games.carcassonne.box import add_tiles, number_of
from stolek.games.carcassonne.components import PACKAGE, choices
from stolek.games.carcassonne.drawing import Drawing
from stolek.games.carcassonne.module import Module, is_there, modules_in
from stolek.games.carcassonne.state import CarcassonneState
from stolek.games.carcassonne.wheel import crowns, effects, turn
from stolek.games.carcassonne.wheel.actions import TakeBack
from stolek.games.carcassonne.wheel.board import sketch_departure, wheel_row
from stolek.games.carcassonne.wheel.events import EVENTS
from stolek.games.carcassonne.wheel.state import WHEEL, crowned_followers, new_wheel
from stolek.games.carcassonne.wheel.view import wheel_view


def plagues(s: CarcassonneState, tiles: int) -> int:
    """Every number that is drawn may bring the plague, which asks everybody (CARC-6.53)."""
    return s.seats * sum(number_of(copy) > 0 for copy in s.bag)


_IN = {"wheel": True}
MODULES = (
    Module(needs=_IN, options=choices("wheel", "wheel_mode"), tiles=add_tiles("tiles_wheel.json")),
    Module(
        chapters=(turn.rule, effects.rule, crowns.rule),
        needs={**_IN, "wheel_mode": "expansion"},
        numbered=True,
        events=EVENTS,
        slice=WHEEL,
        begin=new_wheel,
        components=crowned_followers,
        lines=(*effects.LINES, crowns.LINE),
        decisions=plagues,
        view=wheel_view,
        drawing=Drawing(rows=wheel_row, sketches={TakeBack: sketch_departure}),
    ),
    *(modules_in(__name__, "spring") if is_there(PACKAGE, "river") else ()),
)
