"""Backups: a consistent copy of a SQLite database while the server runs. PostgreSQL has `pg_dump`.

python -m stolek.storage.backup stolek.sqlite3 copy.sqlite3
"""

import sqlite3
import sys
from contextlib import closing
from pathlib import Path

from stolek.storage.database import DatabaseProblem


def back_up(source: Path, target: Path) -> None:
    """Copy a database, also one that is in use, to a new file."""
    if not source.is_file():
        raise DatabaseProblem(f"{source} does not exist")
    if target.exists():
        raise DatabaseProblem(f"{target} exists already")
    half = target.with_name(target.name + ".part")
    try:
        with (
            closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as here,
            closing(sqlite3.connect(half)) as there,
        ):
            here.backup(there)
        half.replace(target)
    except (sqlite3.Error, OSError) as problem:
        raise DatabaseProblem(f"{source}: {problem}") from problem


def main() -> int:
    """Copy from the first to the second path; 2 if that is not possible."""
    try:
        source, target = map(Path, sys.argv[1:])
        back_up(source, target)
    except ValueError:
        print("python -m stolek.storage.backup SOURCE TARGET", file=sys.stderr)
        return 2
    except DatabaseProblem as problem:
        print(problem, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
