"""What everybody sees happen on the wheel."""

from typing import ClassVar, Final

from stolek.games.carcassonne.events import FigureReturned, Places, Scored
from stolek.kernel.values import Event, Seat


class BoardLaid(Event, frozen=True, gc=False):
    """The wheel board is laid and the big pig put on its first sector."""

    rule: ClassVar[str] = "CARC-6.41"
    sector: str


class WheelTurned(Event, frozen=True, gc=False):
    """The big pig moves on to a sector."""

    rule: ClassVar[str] = "CARC-6.42"
    number: int
    sector: str


class FortuneScored(Scored, frozen=True, gc=False, kw_only=True):
    """Fortune."""

    rule: ClassVar[str] = "CARC-6.48"


class WheelScored(Scored, frozen=True, gc=False, kw_only=True):
    """A sector pays for this many figures; those in the landscape stand in these places. No seats: it pays nobody."""

    figures: int
    places: Places


class TaxesScored(WheelScored, frozen=True, gc=False, kw_only=True):
    """Taxes for knights."""

    rule: ClassVar[str] = "CARC-6.49"


class FamineScored(WheelScored, frozen=True, gc=False, kw_only=True):
    """Famine for farmers."""

    rule: ClassVar[str] = "CARC-6.50"


class StormScored(WheelScored, frozen=True, gc=False, kw_only=True):
    """Storm for figures in the supply."""

    rule: ClassVar[str] = "CARC-6.51"


class InquisitionScored(WheelScored, frozen=True, gc=False, kw_only=True):
    """Inquisition for monks."""

    rule: ClassVar[str] = "CARC-6.52"


class FigureTakenBack(FigureReturned, frozen=True, gc=False):
    """The plague: a player takes a figure back."""

    rule: ClassVar[str] = "CARC-6.53"


class PlagueSpared(Event, frozen=True, gc=False):
    """The plague passes over a player without a figure in the landscape."""

    rule: ClassVar[str] = "CARC-6.53"
    seat: Seat


class CrownTaken(Event, frozen=True, gc=False):
    """A follower is put on a crown space."""

    rule: ClassVar[str] = "CARC-6.54"
    seat: Seat
    sector: str
    space: str


class CrownScored(Scored, frozen=True, gc=False, kw_only=True):
    """A follower on a crown space scores and goes home."""

    rule: ClassVar[str] = "CARC-6.55"
    sector: str
    space: str


EVENTS: Final = (
    BoardLaid,
    WheelTurned,
    FortuneScored,
    TaxesScored,
    FamineScored,
    StormScored,
    InquisitionScored,
    FigureTakenBack,
    PlagueSpared,
    CrownTaken,
    CrownScored,
)
