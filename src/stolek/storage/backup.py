"""Backups: a consistent copy of a SQLite database while the server runs. PostgreSQL has `pg_dump`."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from stolek.storage.database import DatabaseProblem, private


def back_up(source: Path, target: Path) -> None:
    """Copy a database, also one that is in use, to a new file; it is there when it is complete."""
    if not source.is_file():
        raise DatabaseProblem(f"{source} does not exist", "missing", source)
    if target.exists():
        raise DatabaseProblem(f"{target} exists already", "exists", target)
    half = target.with_name(target.name + ".part")
    try:
        os.close(private(str(half), os.O_RDWR | os.O_CREAT))
        with (
            closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as here,
            closing(sqlite3.connect(half)) as there,
        ):
            here.backup(there)
        half.replace(target)
    except (sqlite3.Error, OSError) as problem:
        half.unlink(missing_ok=True)
        raise DatabaseProblem(f"{source} to {target}: {problem}") from problem
