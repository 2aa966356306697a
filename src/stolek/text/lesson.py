"""Lessons of a game: a recorded game with stops, each with words of its own.

A game ships them as `lessons/<id>.record` and `lessons/<id>.json`, the list of its stops. Stop number 3 of the lesson
`first` says the message `lesson-first-3`; where the learner is asked what he would do, `lesson-first-3-answer` says why
the recorded move was a good one. `lesson-first` is the title. The learner looks through the eyes of seat 0.
"""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import msgspec

from stolek.kernel.record import Record, read_record

LEARNER: Final = 0
"""The seat through whose eyes a lesson is seen."""


class Stop(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of the game at which the lesson stops and speaks."""

    move: int
    """So many moves have been played."""
    light: str = ""
    """The kind of an event of the last move whose cause lights up on the board."""
    part: str = ""
    """A part of the board that is ringed, by the name the board gives it."""
    asks: bool = False
    """Is the learner asked what he would do now?"""


class Lesson(msgspec.Struct, frozen=True):
    """A lesson of a game."""

    id: str
    text: str
    """The record as a file."""
    stops: tuple[Stop, ...]

    @property
    def key(self) -> str:
        """The key of the title, and the beginning of all others."""
        return f"lesson-{self.id}"

    def record(self) -> Record:
        """The recorded game."""
        return read_record(self.text)

    def said(self, number: int) -> str:
        """The key of what a stop says; stops are counted from 1."""
        return f"{self.key}-{number}"

    def answered(self, number: int) -> str:
        """The key of what a stop says about the recorded move."""
        return f"{self.said(number)}-answer"

    def messages(self) -> list[str]:
        """The keys of all its words."""
        numbered = list(enumerate(self.stops, 1))
        answers = [self.answered(number) for number, stop in numbered if stop.asks]
        return [self.key, *(self.said(number) for number, _ in numbered), *answers]


@cache
def lessons(package: str) -> dict[str, Lesson]:
    """The lessons of a game's package by id, in the order of their ids; none if the game ships none."""
    folder = files(package) / "lessons"
    found = sorted(file.name for file in folder.iterdir() if file.name.endswith(".json")) if folder.is_dir() else []
    return {id: _read(folder, id) for id in (name.removesuffix(".json") for name in found)}


def _read(folder: Traversable, id: str) -> Lesson:
    stops = msgspec.json.decode((folder / f"{id}.json").read_bytes(), type=tuple[Stop, ...])
    return Lesson(id, (folder / f"{id}.record").read_text("utf-8"), stops)
