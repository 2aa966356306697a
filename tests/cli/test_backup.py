"""`stolek backup`: a copy that can be served, and complaints where there is nothing to copy or no room for it."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from stolek.storage.database import Database
from tests.cli.conftest import Run


def tables_in(file: Path) -> list[str]:
    """The names of the tables in a database."""
    with closing(sqlite3.connect(file)) as connection:
        return [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]


def test_a_database_in_use_is_copied(stolek: Run, tmp_path: Path) -> None:
    source, copy = tmp_path / "games.sqlite3", tmp_path / "copy.sqlite3"
    in_use = Database(str(source))
    ran = stolek("backup", str(copy), "--database", str(source))
    in_use.close()
    assert (ran.code, ran.out) == (0, f"The copy is in “{copy}”.\n")
    assert "journal" in tables_in(copy)
    Database(str(copy)).close()


def test_without_a_database_the_user_s_own_is_copied(
    stolek: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    Database(str(tmp_path / "stolek" / "stolek.sqlite3")).close()
    assert stolek("backup", str(tmp_path / "copy.sqlite3")).code == 0
    assert "journal" in tables_in(tmp_path / "copy.sqlite3")


def test_what_cannot_be_copied_is_said_in_one_line(stolek: Run, tmp_path: Path) -> None:
    source, copy = str(tmp_path / "games.sqlite3"), str(tmp_path / "copy.sqlite3")
    assert stolek("backup", copy, "--database", source).complaint == f"Nothing was copied: {source} does not exist."
    Database(source).close()
    assert "exists already" in stolek("backup", source, "--database", source).complaint
    assert "No such file" in stolek("backup", str(tmp_path / "nowhere" / "copy"), "--database", source).complaint
    assert "pg_dump" in stolek("backup", copy, "--database", "postgresql://somewhere/stolek").complaint
    assert stolek("backup").complaint.startswith("FILE is missing")
    assert not Path(copy).exists()
