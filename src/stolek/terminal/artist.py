"""The board of a game, drawn by the game itself: pictures of characters.

A game's package may have a module `board` with `draw(view, say) -> Picture`. It may also have `draw_with(view, say,
action)`, the same with an answer that is only being considered drawn in, and `scores(view)`, the points so far. With
`ZOOMS`, a number of sizes, both drawing functions take `zoom`, from 0, the smallest; without it they choose a size.
"""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final

from stolek.kernel.picture import Picture
from stolek.kernel.values import Action
from stolek.kernel.view import View
from stolek.terminal.speech import Speech


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
