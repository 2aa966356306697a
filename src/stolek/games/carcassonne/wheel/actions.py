"""The answers that the wheel asks for."""

from stolek.games.carcassonne.components import FOLLOWER, FigureKind
from stolek.kernel.values import Action


class TakeCrown(Action, frozen=True, gc=False):
    """Put a figure on this crown space of the wheel; ordinary followers only (CARC-6.54)."""

    space: str
    figure: FigureKind = FOLLOWER


class TakeBack(Action, frozen=True, gc=False):
    """Take one's figure back from the tile on this cell (CARC-6.53)."""

    x: int
    y: int
