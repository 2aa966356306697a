"""What everybody sees happen in the base game; a module has its own events in its own file.

Whatever brings points is a `Scored` and says what made them.
"""

from typing import Annotated, ClassVar

from stolek.kernel.values import Event, FieldCodec, Seat


def _write_place(place: tuple[int, int]) -> str:
    return f"{place[0]},{place[1]}"


def _write_places(places: tuple[tuple[int, int], ...]) -> str:
    return " ".join(map(_write_place, places))


def _read_place(text: str) -> tuple[int, int]:
    x, y = text.split(",")
    return int(x), int(y)


def _read_places(text: str) -> tuple[tuple[int, int], ...]:
    return tuple(map(_read_place, text.split()))


XY = Annotated[tuple[int, int], FieldCodec(_write_place, _read_place)]
Places = Annotated[tuple[tuple[int, int], ...], FieldCodec(_write_places, _read_places)]


class StartPlayerChosen(Event, frozen=True, gc=False):
    """This player begins."""

    rule: ClassVar[str] = "CARC-2.5"
    seat: Seat


class StartLaid(Event, frozen=True, gc=False):
    """The tile that begins the landscape is laid."""

    rule: ClassVar[str] = "CARC-2.3"
    tile: str
    at: XY
    rot: int


class TileDrawn(Event, frozen=True, gc=False):
    """A tile is drawn and shown, with the number printed on it; this many are `left` in its pile."""

    rule: ClassVar[str] = "CARC-3.5"
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


class Completed(Event, frozen=True, gc=False, kw_only=True):
    """The tile just laid completes a feature: its tiles, what it is worth, and who would get that as things stand."""

    places: Places
    tiles: int
    seats: tuple[Seat, ...]
    worth: int


class RoadCompleted(Completed, frozen=True, gc=False, kw_only=True):
    """A road has no open end any more."""

    rule: ClassVar[str] = "CARC-4.20"


class CityCompleted(Completed, frozen=True, gc=False, kw_only=True):
    """A city has walls all round."""

    rule: ClassVar[str] = "CARC-4.22"


class MonasteryCompleted(Completed, frozen=True, gc=False, kw_only=True):
    """All places around a monastery are taken."""

    rule: ClassVar[str] = "CARC-4.24"


class Passed(Event, frozen=True, gc=False):
    """A player places no figure."""

    rule: ClassVar[str] = "CARC-4.10"
    seat: Seat


class FigurePlaced(Event, frozen=True, gc=False):
    """A follower is placed on a segment of the tile just laid; a module's figure has an event of its own."""

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


class FigureCollected(FigureReturned, frozen=True, gc=False):
    """At the end of the game the figures of open features go back once these are scored."""

    rule: ClassVar[str] = "CARC-5.9"


class Scored(Event, frozen=True, gc=False):
    """Each of these players gets these points."""

    seats: tuple[Seat, ...]
    points: int


class FeatureScored(Scored, frozen=True, gc=False, kw_only=True):
    """A road or city is scored.

    Its tiles and pennants, what each of them is worth and why (`terms` are names that modules give), the strength of
    every player on it, who had the most, what of a module decided among these, if anything did, and who is outnumbered.
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
    outnumbered: tuple[Seat, ...]


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
    """A completed monastery; `bonus` is what other places around it add."""

    rule: ClassVar[str] = "CARC-4.24"
    at: XY
    tiles: int
    bonus: int
    bonus_places: Places


class OpenMonasteryScored(MonasteryScored, frozen=True, gc=False, kw_only=True):
    """A monastery that is still open at the end: one point for each tile."""

    rule: ClassVar[str] = "CARC-5.2"


class FieldScored(Scored, frozen=True, gc=False, kw_only=True):
    """A field is scored for one owner, who has a farmer `at` this place: `per_city` for each completed city."""

    rule: ClassVar[str] = "CARC-5.4"
    at: XY
    places: Places
    cities: int
    city_places: Places
    per_city: int
    strengths: tuple[int, ...]
    tied: tuple[Seat, ...]
    decided_by: str
    outnumbered: tuple[Seat, ...]


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
    TileDrawn,
    TileDiscarded,
    TileLaid,
    RoadCompleted,
    CityCompleted,
    MonasteryCompleted,
    Passed,
    FigurePlaced,
    FigureReturned,
    FigureCollected,
    RoadScored,
    CityScored,
    MonasteryScored,
    OpenRoadScored,
    OpenCityScored,
    OpenMonasteryScored,
    GameEnded,
    WinnersDeclared,
)
