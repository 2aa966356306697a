"""Which way to lay the screen out: question and answers beside the board, or below a board that needs the width.

The numbers here are those of `look.tcss`.
"""

from typing import Final

from textual.geometry import Size

FRAME: Final = 2
"""Rows of title and keys."""
SIDE: Final = (0.40, 38, 58)
"""The column beside the board: share of the width, least and most."""
LOG: Final = (0.25, 6)
"""The log beside the column: share of the height, least."""
BELOW: Final = 13 + 6
"""Rows below a wide board: question and answers, and the log."""
MARGIN: Final = 3
"""Columns lost to padding and the scrollbar."""


def is_stacked(screen: Size, picture: Size) -> bool:
    """Does more of the board show if everything else goes below it?"""
    share, least, most = SIDE
    side = max(least, min(most, int(screen.width * share)))
    rows = screen.height - FRAME
    beside = Size(screen.width - side - MARGIN, rows - max(LOG[1], int(rows * LOG[0])))
    below = Size(screen.width - MARGIN, rows - BELOW)
    return _shown(picture, below) > _shown(picture, beside)


def _shown(picture: Size, room: Size) -> int:
    return min(picture.width, room.width) * min(picture.height, max(0, room.height))
