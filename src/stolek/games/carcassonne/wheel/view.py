"""What everybody sees of the wheel."""

from collections.abc import Mapping

from stolek.games.carcassonne.state import NOBODY, CarcassonneState
from stolek.games.carcassonne.view import WheelView
from stolek.games.carcassonne.wheel.state import WHEEL


def wheel_view(s: CarcassonneState) -> Mapping[str, object]:
    """The wheel's share of the public view."""
    wheel = WHEEL.of(s)
    crowns = {space: None if seat == NOBODY else seat for space, seat in wheel.crowns.items()}
    return {"wheel": WheelView(wheel.sector.id, crowns)}
