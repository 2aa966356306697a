"""Where games that are being played lie: one record file each, in the user's data folder.

A file is replaced as a whole after every move, so a kill in the middle leaves the game as it was before that move. A
file that cannot be read is left alone. Finished games move to a folder of their own.
"""

import os
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

from stolek.kernel.record import Damage, Record, read_record

ENDING: Final = ".record"
FINISHED: Final = "finished"


class Saved(NamedTuple):
    """A game on the shelf: its file, when it was last changed, and its record or what is wrong with it."""

    path: Path
    changed: float
    record: Record | None
    damage: Damage | None


class Shelf:
    """The folder of running games; it is made when the first game is saved."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder

    def running(self, game: str) -> list[Saved]:
        """The unfinished games of this kind, the latest first; damaged files are named, for they may be one."""
        if not self.folder.is_dir():
            return []
        saved = [_read(path) for path in self.folder.glob(f"{game}-*{ENDING}") if path.is_file()]
        unfinished = [
            one for one in saved if one.record is None or (one.record.header.game == game and not one.record.end)
        ]
        return sorted(unfinished, key=lambda one: (one.changed, one.path.name), reverse=True)

    def new_name(self, game: str, stamp: str) -> str:
        """A name that no file has yet."""
        name = f"{game}-{stamp}"
        number = 2
        while self.path(name).exists() or (self.folder / FINISHED / (name + ENDING)).exists():
            name = f"{game}-{stamp}-{number}"
            number += 1
        return name

    def path(self, name: str) -> Path:
        """The file of a running game."""
        return self.folder / (name + ENDING)

    def save(self, name: str, record: Record) -> None:
        """Write a game down, all of it or nothing; one with an end is put with the finished ones."""
        self.folder.mkdir(parents=True, exist_ok=True)
        _replace(self.path(name), record.text())
        if record.end:
            (self.folder / FINISHED).mkdir(exist_ok=True)
            self.path(name).replace(self.folder / FINISHED / (name + ENDING))

    def kept(self, name: str) -> str:
        """What lies beside the games under this name; nothing if there is no such file."""
        path = self.folder / name
        return path.read_text("utf-8") if path.is_file() else ""

    def keep(self, name: str, text: str) -> None:
        """Keep something beside the games."""
        self.folder.mkdir(parents=True, exist_ok=True)
        _replace(self.folder / name, text)


def _read(path: Path) -> Saved:
    changed = path.stat().st_mtime
    try:
        return Saved(path, changed, read_record(path.read_text("utf-8")), None)
    except UnicodeDecodeError as problem:
        return Saved(path, changed, None, Damage(1, "record-header", problem=str(problem)))
    except Damage as damage:
        return Saved(path, changed, None, damage)


def _replace(path: Path, text: str) -> None:
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        os.unlink(name)
        raise
