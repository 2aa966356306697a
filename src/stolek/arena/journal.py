"""A tournament on disk: one line a finished game, so that a stopped tournament goes on where it was.

The first line says which tournament it is; going on with another one in the same folder is refused. A line cut off by
a crash is dropped, and its game played again. Records of games are files of their own, on request.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from stolek.arena.job import Job, JobResult

FILE: Final = "games.jsonl"
RECORDS: Final = "records"


class Entry(msgspec.Struct, frozen=True):
    """A finished game: the number of its job and what came of it."""

    number: int
    played: JobResult


class OtherTournament(ValueError):
    """The folder holds the games of another tournament."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"{folder} holds another tournament")
        self.folder = folder


class Journal:
    """The games of one tournament in one folder."""

    def __init__(self, folder: Path, jobs: Sequence[Job]) -> None:
        self._path = folder / FILE
        self._records = folder / RECORDS
        folder.mkdir(parents=True, exist_ok=True)
        self.finished: dict[int, JobResult] = {}
        head = _head(jobs)
        if self._path.exists() and self._path.stat().st_size:
            self._resume(folder, head, len(jobs))
        else:
            self._path.write_bytes(head)

    def write(self, number: int, played: JobResult) -> None:
        """Keep a game; it is on disk when this returns."""
        if played.record:
            self._records.mkdir(exist_ok=True)
            (self._records / f"{number:06d}.record").write_text(played.record, encoding="utf-8")
            played = msgspec.structs.replace(played, record="")
        self.finished[number] = played
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(Entry(number, played)) + b"\n")

    def _resume(self, folder: Path, head: bytes, jobs: int) -> None:
        data = self._path.read_bytes()
        if not data.startswith(head):
            raise OtherTournament(folder)
        whole = data[: data.rindex(b"\n") + 1]
        if len(whole) < len(data):
            self._path.write_bytes(whole)
        for line in whole[len(head) :].splitlines():
            entry = msgspec.json.decode(line, type=Entry)
            if entry.number < jobs:
                self.finished[entry.number] = entry.played


def _head(jobs: Sequence[Job]) -> bytes:
    """What tells tournaments apart: the first round. A longer tournament goes on where a shorter one ended."""
    opening = [job for job in jobs if job.round == jobs[0].round]
    return msgspec.json.encode({"stolek": "arena", "opening": opening}) + b"\n"
