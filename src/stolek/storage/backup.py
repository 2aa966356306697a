"""Backups: a consistent copy of a SQLite database while the server runs. PostgreSQL has `pg_dump`."""

import sqlite3
from pathlib import Path

import sqlalchemy as sa

from stolek.storage.database import DatabaseProblem


def back_up(source: Path, target: Path) -> None:
    """Copy a database, also one that is in use, to a new file."""
    if not source.is_file():
        raise DatabaseProblem(f"{source} does not exist")
    if target.exists():
        raise DatabaseProblem(f"{target} exists already")
    half = target.with_name(target.name + ".part")
    try:
        with sqlite3.connect(f"file:{source}?mode=ro", uri=True) as here, sqlite3.connect(half) as there:
            here.backup(there)
        here.close()
        there.close()
        half.replace(target)
    except (sqlite3.Error, OSError, sa.exc.DBAPIError) as problem:
        raise DatabaseProblem(f"{source}: {problem}") from problem
