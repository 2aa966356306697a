"""What everybody sees happen to shepherds and their flocks."""

from typing import ClassVar

from stolek.games.carcassonne.events import XY, FigurePlaced, FigureReturned, Scored
from stolek.kernel.values import Event, Seat


class ShepherdPlaced(FigurePlaced, frozen=True, gc=False):
    """The shepherd is placed on a field."""

    rule: ClassVar[str] = "CARC-6.33"


class ShepherdSentHome(FigureReturned, frozen=True, gc=False):
    """The first token is a wolf."""

    rule: ClassVar[str] = "CARC-6.33"


class ShepherdReturned(FigureReturned, frozen=True, gc=False):
    """The flock is gathered or scattered."""

    rule: ClassVar[str] = "CARC-6.34"


class TokenDrawn(Event, frozen=True, gc=False):
    """The first flock token is drawn for a shepherd."""

    rule: ClassVar[str] = "CARC-6.33"
    seat: Seat
    token: str
    at: XY


class FlockDrawn(TokenDrawn, frozen=True, gc=False):
    """Another token is drawn; with a wolf `lost` sheep go back to the pile."""

    rule: ClassVar[str] = "CARC-6.34"
    lost: int


class FlockGathered(Scored, frozen=True, gc=False, kw_only=True):
    """Shepherds of one field gather: sheep on tokens and printed sheep."""

    rule: ClassVar[str] = "CARC-6.34"
    sheep: int
    printed: int


class ClosedFlockGathered(FlockGathered, frozen=True, gc=False, kw_only=True):
    """The flock of a field that cannot grow any more is gathered by itself."""

    rule: ClassVar[str] = "CARC-6.39"


class FlockLeft(Event, frozen=True, gc=False):
    """A player neither draws for the flock nor gathers it."""

    rule: ClassVar[str] = "CARC-6.34"
    seat: Seat


class FlockGivenUp(Event, frozen=True, gc=False):
    """A shepherd is taken back by the plague, and the sheep on its tokens go back to the pile."""

    rule: ClassVar[str] = "CARC-6.53"
    seat: Seat
    sheep: int
