"""The board of the game, drawn by the game itself: a picture of characters that can be scrolled.

A game's package may have a module `board` with `draw(view, say) -> Picture`. It may also have `draw_with(view, say,
action)`, the same with an answer that is only being considered drawn in, and `scores(view)`, the points so far. With
`ZOOMS`, a number of sizes, both drawing functions take `zoom`, from 0, the smallest; without it they choose a size.
"""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final

from rich.segment import Segment
from textual.geometry import Region, Size
from textual.scroll_view import ScrollView
from textual.strip import Strip

from stolek.kernel.picture import Picture
from stolek.kernel.values import Action
from stolek.kernel.view import View
from stolek.terminal.palette import style
from stolek.terminal.speech import Speech

Say = Callable[[str, Mapping[str, object]], str]


class Artist:
    """Draws the boards of one game, as far as the game can be drawn."""

    def __init__(self, package: str) -> None:
        path = f"{package}.board"
        self._board: Final[ModuleType | None] = import_module(path) if find_spec(path) else None
        self.zooms: Final[int] = getattr(self._board, "ZOOMS", 1)

    @property
    def draws(self) -> bool:
        """Does the game have a board at all?"""
        return self._board is not None

    def draw(self, view: View, speech: Speech, considered: Action | None, zoom: int | None) -> Picture:
        """The board as the viewer sees it, with an answer that he considers where the game can draw that."""
        assert self._board is not None
        size = {} if zoom is None else {"zoom": zoom}
        picture: Picture
        if considered is not None and hasattr(self._board, "draw_with"):
            picture = self._board.draw_with(view, speech, considered, **size)
        else:
            picture = self._board.draw(view, speech, **size)
        return picture

    def scores(self, view: View) -> Sequence[int] | None:
        """The points so far, seat by seat, where the game tells them."""
        if self._board is None or not hasattr(self._board, "scores"):
            return None
        found: Sequence[int] = self._board.scores(view)
        return found


class Board(ScrollView, can_focus=False):
    """Shows a picture; what does not fit is scrolled to."""

    def __init__(self) -> None:
        super().__init__(id="board")
        self.picture = Picture(())
        self._strips: list[Strip] = []

    def show(self, picture: Picture) -> None:
        """Show another picture; the part in sight stays the same unless something considered lies outside it."""
        self.picture = picture
        self._strips = [Strip([Segment(span.text, style(span.style)) for span in row]) for row in picture.rows]
        self.virtual_size = Size(max((strip.cell_length for strip in self._strips), default=0), len(self._strips))
        if considered := _ghosts(picture):
            self.scroll_to_region(considered, animate=False, force=True)
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """One row of what is visible."""
        (x, top), width, plain = self.scroll_offset, self.size.width, self.rich_style
        if top + y >= len(self._strips):
            return Strip.blank(width, plain)
        return self._strips[top + y].crop_extend(x, x + width, plain).apply_style(plain)

    def move(self, across: int, down: int) -> None:
        """Scroll by so many columns and rows."""
        self.scroll_relative(across, down, animate=False)


def _ghosts(picture: Picture) -> Region:
    """Where the picture shows what is only being considered; an empty region if nowhere."""
    found = Region()
    for y, row in enumerate(picture.rows):
        x = 0
        for span in row:
            if span.style == "ghost":
                found = found.union(Region(x, y, len(span.text), 1)) if found else Region(x, y, len(span.text), 1)
            x += len(span.text)
    return found
