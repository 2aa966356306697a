"""Opening databases: addresses, migrations, one process on SQLite, backups."""

import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from stolek.storage.backup import back_up
from stolek.storage.database import Database, DatabaseProblem
from stolek.storage.schema import METADATA, vault


def test_the_migrations_lead_to_the_schema(database: Database) -> None:
    with database.reading() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_opening_again_finds_everything(tmp_path: Path) -> None:
    file = tmp_path / "new" / "folder" / "stolek.sqlite3"
    for _ in range(2):
        opened = Database(str(file))
        assert opened.is_ready()
        opened.close()


def test_a_second_process_on_sqlite_is_told_what_to_do(tmp_path: Path) -> None:
    opened = Database(str(tmp_path / "stolek.sqlite3"))
    with pytest.raises(DatabaseProblem, match="postgresql"):
        Database(f"sqlite:///{tmp_path / 'stolek.sqlite3'}")
    opened.close()
    Database(str(tmp_path / "stolek.sqlite3")).close()


@pytest.mark.parametrize(
    ("address", "problem"),
    [
        ("mysql://somewhere/stolek", "only sqlite and postgresql"),
        ("://", "no address"),
        ("sqlite://", "memory"),
        ("postgresql://stolek@127.0.0.1:1/nothing", "127.0.0.1"),
    ],
)
def test_an_address_that_does_not_work_is_one_clear_line(address: str, problem: str) -> None:
    with pytest.raises(DatabaseProblem, match=problem) as raised:
        Database(address)
    assert "\n" not in str(raised.value)


def test_a_file_that_is_no_database_is_reported_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("not a database, but long enough to look at " * 50)
    before = file.read_bytes()
    with pytest.raises(DatabaseProblem):
        Database(str(file))
    assert file.read_bytes() == before


def test_a_database_of_a_newer_version_is_one_clear_line(database: Database) -> None:
    with database.writing() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    address = database.url.render_as_string(hide_password=False)
    database.close()
    with pytest.raises(DatabaseProblem, match="newer version") as raised:
        Database(address)
    assert raised.value.reason == "newer"
    assert "\n" not in str(raised.value)


def test_a_transaction_is_kept_whole_or_not_at_all(database: Database) -> None:
    def half() -> None:
        with database.writing() as connection:
            connection.execute(sa.insert(vault).values(name="a", secret=b"1"))
            raise InterruptedError

    with pytest.raises(InterruptedError):
        half()
    with database.reading() as connection:
        assert connection.execute(sa.select(vault)).all() == []


def test_a_backup_of_a_database_in_use_can_be_opened(tmp_path: Path) -> None:
    source, target = tmp_path / "stolek.sqlite3", tmp_path / "copy.sqlite3"
    opened = Database(str(source))
    with opened.writing() as connection:
        connection.execute(sa.insert(vault).values(name="a", secret=b"1"))
    back_up(source, target)
    opened.close()
    copy = sqlite3.connect(target)
    assert copy.execute("SELECT name FROM vault").fetchall() == [("a",)]
    copy.close()
    with pytest.raises(DatabaseProblem, match="exists"):
        back_up(source, target)
    with pytest.raises(DatabaseProblem, match="does not exist"):
        back_up(tmp_path / "none", tmp_path / "other")


def test_a_backup_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    source = tmp_path / "notes.txt"
    source.write_text("not a database, but long enough to look at " * 50)
    with pytest.raises(DatabaseProblem, match="not a database"):
        back_up(source, tmp_path / "copy.sqlite3")
    assert list(tmp_path.iterdir()) == [source]
