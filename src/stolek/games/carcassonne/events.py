"""What everybody sees happen in Carcassonne. Whatever brings points is a `Scored` and says what made them."""

from typing import Annotated, ClassVar

from stolek.kernel.leaf import Event, Form, Seat


def _write_place(place: tuple[int, int]) -> str:
    return f"{place[0]},{place[1]}"


def _write_places(places: tuple[tuple[int, int], ...]) -> str:
    return " ".join(map(_write_place, places))


def _read_place(text: str) -> tuple[int, int]:
    x, y = text.split(",")
    return int(x), int(y)


def _read_places(text: str) -> tuple[tuple[int, int], ...]:
    return tuple(map(_read_place, text.split()))


XY = Annotated[tuple[int, int], Form(_write_place, _read_place)]
Places = Annotated[tuple[tuple[int, int], ...], Form(_write_places, _read_places)]


class StartPlayerChosen(Event, frozen=True, gc=False):
    """This player begins."""

    rule: ClassVar[str] = "CARC-2.5"
    seat: Seat


class StartLaid(Event, frozen=True, gc=False):
    """The start tile or the spring is laid."""

    rule: ClassVar[str] = "CARC-2.3"
    tile: str
    at: XY
    rot: int


class BoardLaid(Event, frozen=True, gc=False):
    """The wheel board is laid and the big pig put on its first sector."""

    rule: ClassVar[str] = "CARC-6.41"
    sector: str


class TileDrawn(Event, frozen=True, gc=False):
    """A tile is drawn and shown; so many are left in its pile."""

    rule: ClassVar[str] = "CARC-7.1"
    seat: Seat
    tile: str
    number: int
    left: int


class TileDiscarded(Event, frozen=True, gc=False):
    """The drawn tile fits nowhere and leaves the game."""

    rule: ClassVar[str] = "CARC-4.4"
    tile: str


class TileLaid(Event, frozen=True, gc=False):
    """A tile is laid."""

    rule: ClassVar[str] = "CARC-4.1"
    seat: Seat
    tile: str
    at: XY
    rot: int


class TileBuried(Event, frozen=True, gc=False):
    """A tile that nobody saw goes under the hill; so many are left."""

    rule: ClassVar[str] = "CARC-7.5"
    left: int


class Passed(Event, frozen=True, gc=False):
    """A player places no figure."""

    rule: ClassVar[str] = "CARC-4.10"
    seat: Seat


class FigurePlaced(Event, frozen=True, gc=False):
    """A figure is placed on a segment of the tile just laid."""

    rule: ClassVar[str] = "CARC-4.11"
    seat: Seat
    figure: str
    feature: str
    at: XY
    segment: str


class FigureReturned(Event, frozen=True, gc=False):
    """A figure goes back to its owner's supply."""

    rule: ClassVar[str] = "CARC-4.26"
    seat: Seat
    figure: str
    at: XY


class Scored(Event, frozen=True, gc=False):
    """Each of these players gets so many points."""

    seats: tuple[Seat, ...]
    points: int


class FeatureScored(Scored, frozen=True, gc=False, kw_only=True):
    """A road or city is scored.

    Its tiles and pennants, what each of them is worth and why (`terms`: inn, cathedral), the strength of every player
    on it, who had the most, and what decided among these (`hill`), if anything did.
    """

    places: Places
    tiles: int
    pennants: int
    per_tile: int
    per_pennant: int
    terms: tuple[str, ...]
    strengths: tuple[int, ...]
    tied: tuple[Seat, ...]
    decided_by: str


class RoadScored(FeatureScored, frozen=True, gc=False, kw_only=True):
    """A completed road."""

    rule: ClassVar[str] = "CARC-4.21"


class CityScored(FeatureScored, frozen=True, gc=False, kw_only=True):
    """A completed city."""

    rule: ClassVar[str] = "CARC-4.23"


class OpenRoadScored(FeatureScored, frozen=True, gc=False, kw_only=True):
    """A road that is still open at the end."""

    rule: ClassVar[str] = "CARC-5.2"


class OpenCityScored(FeatureScored, frozen=True, gc=False, kw_only=True):
    """A city that is still open at the end."""

    rule: ClassVar[str] = "CARC-5.2"


class MonasteryScored(Scored, frozen=True, gc=False, kw_only=True):
    """A completed monastery; `bonus` is what vineyards around it add."""

    rule: ClassVar[str] = "CARC-4.24"
    at: XY
    tiles: int
    bonus: int
    bonus_places: Places


class OpenMonasteryScored(MonasteryScored, frozen=True, gc=False, kw_only=True):
    """A monastery that is still open at the end: one point for each tile."""

    rule: ClassVar[str] = "CARC-5.2"


class FieldScored(Scored, frozen=True, gc=False, kw_only=True):
    """A field is scored for one owner: so much for each completed city, more with a piglet."""

    rule: ClassVar[str] = "CARC-5.4"
    places: Places
    cities: int
    city_places: Places
    per_city: int
    strengths: tuple[int, ...]
    tied: tuple[Seat, ...]
    decided_by: str


class GoodsTaken(Event, frozen=True, gc=False):
    """Who completes a city takes its goods."""

    rule: ClassVar[str] = "CARC-6.26"
    seat: Seat
    goods: tuple[str, ...]
    places: Places


class GoodsScored(Scored, frozen=True, gc=False, kw_only=True):
    """The majority of one kind of goods."""

    rule: ClassVar[str] = "CARC-5.6"
    goods: str
    tokens: int


class SecondPart(Event, frozen=True, gc=False):
    """The builder earns a second tile."""

    rule: ClassVar[str] = "CARC-6.22"
    seat: Seat


class TokenDrawn(Event, frozen=True, gc=False):
    """A flock token is drawn for a shepherd."""

    rule: ClassVar[str] = "CARC-6.33"
    seat: Seat
    token: str
    at: XY


class FlockGathered(Scored, frozen=True, gc=False, kw_only=True):
    """Shepherds of one field gather: sheep on tokens and printed sheep; `closed` when nobody had to ask for it."""

    rule: ClassVar[str] = "CARC-6.34"
    sheep: int
    printed: int
    closed: bool


class WheelTurned(Event, frozen=True, gc=False):
    """The big pig moves on to a sector."""

    rule: ClassVar[str] = "CARC-6.42"
    number: int
    sector: str


class FortuneScored(Scored, frozen=True, gc=False, kw_only=True):
    """Fortune."""

    rule: ClassVar[str] = "CARC-6.48"


class WheelScored(Scored, frozen=True, gc=False, kw_only=True):
    """A sector pays for so many figures, those that stand in these places."""

    figures: int
    places: Places


class TaxesScored(WheelScored, frozen=True, gc=False, kw_only=True):
    """Taxes for knights."""

    rule: ClassVar[str] = "CARC-6.49"


class FamineScored(WheelScored, frozen=True, gc=False, kw_only=True):
    """Famine for farmers."""

    rule: ClassVar[str] = "CARC-6.50"


class StormScored(WheelScored, frozen=True, gc=False, kw_only=True):
    """Storm for followers in the supply."""

    rule: ClassVar[str] = "CARC-6.51"


class InquisitionScored(WheelScored, frozen=True, gc=False, kw_only=True):
    """Inquisition for monks."""

    rule: ClassVar[str] = "CARC-6.52"


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


class GameEnded(Event, frozen=True, gc=False):
    """The last tile has been dealt with; what is left is scored."""

    rule: ClassVar[str] = "CARC-5.1"


class WinnersDeclared(Event, frozen=True, gc=False):
    """Who has most points; several share the victory."""

    rule: ClassVar[str] = "CARC-5.8"
    seats: tuple[Seat, ...]
    total: int


EVENTS = (
    StartPlayerChosen,
    StartLaid,
    BoardLaid,
    TileDrawn,
    TileDiscarded,
    TileLaid,
    TileBuried,
    Passed,
    FigurePlaced,
    FigureReturned,
    RoadScored,
    CityScored,
    MonasteryScored,
    OpenRoadScored,
    OpenCityScored,
    OpenMonasteryScored,
    FieldScored,
    GoodsTaken,
    GoodsScored,
    SecondPart,
    TokenDrawn,
    FlockGathered,
    WheelTurned,
    FortuneScored,
    TaxesScored,
    FamineScored,
    StormScored,
    InquisitionScored,
    CrownTaken,
    CrownScored,
    GameEnded,
    WinnersDeclared,
)
