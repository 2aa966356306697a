"""The board of a game, drawn by the game itself: pictures of characters.

A game's package may have a module `board` with `draw(view, say) -> Picture`. It may also have `draw_with(view, say,
action)`, the same with an answer that is only being considered drawn in, and `scores(view)`, the points so far. With
`ZOOMS`, a number of sizes, both drawing functions take `zoom`, from 0, the smallest; without it they choose a size.

`hand(view, say)` gives the rows that are always in sight. `place_of(action)` says where on the board an answer belongs,
as `(name, turns, flip)`; spans with the style name `@name` are that place, for the cursor and the mouse. Spans of the
style `ruler` stay in sight while the board is scrolled.
"""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final, NamedTuple

from stolek.kernel.picture import Picture, Span
from stolek.kernel.values import Action
from stolek.kernel.view import View
from stolek.terminal.speech import Speech


class Place(NamedTuple):
    """A place by the name that the board and the answers share, and how what comes there is turned and flipped."""

    name: str
    turn: int
    flip: int


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

    def hand(self, view: View, speech: Speech) -> Sequence[Sequence[Span]]:
        """What the viewer must never lose sight of; nothing where the game does not say."""
        if self._board is None or not hasattr(self._board, "hand"):
            return ()
        found: Sequence[Sequence[Span]] = self._board.hand(view, speech)
        return found

    def place_of(self, action: Action) -> Place | None:
        """Where on the board an answer belongs, and which way round; None if it has no place there."""
        if self._board is None or not hasattr(self._board, "place_of"):
            return None
        found = self._board.place_of(action)
        return None if found is None else Place(*found)

    def scores(self, view: View) -> Sequence[int] | None:
        """The points so far, seat by seat, where the game tells them."""
        if self._board is None or not hasattr(self._board, "scores"):
            return None
        found: Sequence[int] = self._board.scores(view)
        return found
