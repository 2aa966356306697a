"""The wheel in the terminal's picture."""

from typing import TYPE_CHECKING

from stolek.games.carcassonne.drawing import Row, Say
from stolek.games.carcassonne.wheel.actions import TakeBack
from stolek.games.carcassonne.wheel.components import SECTORS
from stolek.kernel.picture import Span

if TYPE_CHECKING:
    from stolek.games.carcassonne.sheet import Sheet
    from stolek.games.carcassonne.view import PublicView


def wheel_row(public: "PublicView", say: Say) -> list[Row]:
    """The sector of the big pig and who stands on crown spaces."""
    wheel = public.wheel
    if wheel is None:
        return []
    line = [Span(say("board-wheel", {}), "dim")]
    for sector in SECTORS:
        held = [wheel.crowns[space] for space in sector.crown_spaces]
        crowns = "".join("○" if seat is None else str(seat + 1) for seat in held)
        style = "bold" if sector.id == wheel.sector else "dim"
        pig = "»" if sector.id == wheel.sector else " "
        line.append(Span(f" {pig}{say('board-sector', {'sector': sector.id})} {crowns}", style))
    return [tuple(line)]


def sketch_departure(sheet: "Sheet", public: "PublicView", considered: TakeBack) -> None:
    """The figure is gone from its place."""
    for figure in public.figures:
        if (figure.x, figure.y) == (considered.x, considered.y):
            sheet.label(figure.x, figure.y, figure.segment, "··", "ghost")
