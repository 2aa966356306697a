"""What goes over the wire about recorded games."""

from typing import Annotated

import msgspec

from stolek.kernel.option import Value
from stolek.server.wire import Input, LogLine, Question, RawView, Result, Words
from stolek.table.command import Level, Name, Place


class RecordIn(Input, frozen=True):
    """The text of a record."""

    text: Annotated[str, msgspec.Meta(max_length=2_000_000)]


class RecordSummary(msgspec.Struct, frozen=True):
    """A recorded game."""

    id: str
    game: str
    title: Words
    players: tuple[str, ...]
    seats: int
    options: dict[str, Value]
    moves: int
    finished: bool
    created: float
    table: bool
    """Was it played here, at the table with the same id?"""


class Records(msgspec.Struct, frozen=True):
    """Recorded games, the newest first; `next` asks for the page behind, and is empty if there is none."""

    records: tuple[RecordSummary, ...]
    next: str


class RecordedPosition(msgspec.Struct, frozen=True):
    """A position of a recorded game: after `move` of `moves` moves, with what the last of them told."""

    move: int
    moves: int
    seat: int | None
    action: str
    label: Words | None
    view: RawView
    lines: tuple[LogLine, ...]
    result: Result | None
    question: Question | None = None
    """What the viewer is asked there; in lessons only."""


class Points(msgspec.Struct, frozen=True):
    """Everybody's points after the set-up and after each move, one row a move."""

    points: tuple[tuple[int, ...], ...]


class Stop(msgspec.Struct, frozen=True):
    """Where a lesson stops: after so many moves, with these words; what lights up, and whether the learner is asked."""

    move: int
    text: Words
    light: str
    part: str
    asks: bool
    answer: Words | None
    """Why the recorded move was a good one, where the learner was asked."""


class Lesson(msgspec.Struct, frozen=True):
    """A recorded game with stops, seen through the eyes of one seat."""

    id: str
    game: str
    title: Words
    players: tuple[str, ...]
    seat: int
    moves: int
    stops: tuple[Stop, ...]


class Lessons(msgspec.Struct, frozen=True):
    """The lessons of a game."""

    lessons: tuple[Lesson, ...]


class ContinueIn(Input, frozen=True):
    """Play on from a position of a record, in this seat, against bots."""

    move: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    seat: Place
    name: Name
    level: Level
