"""The writer of SQLite: wishes share transactions, and whatever happens to one does not happen to the others."""

import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa

from stolek.storage.database import Database
from stolek.storage.schema import vault
from stolek.storage.writer import NotWritten, Writer


class Counted:
    """A database whose transactions are counted."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.transactions = 0

    def writing(self) -> AbstractContextManager[sa.Connection]:
        self.transactions += 1
        return self.database.writing()

    def names(self) -> list[str]:
        """The names of all secrets that are kept."""
        with self.database.reading() as connection:
            return sorted(connection.scalars(sa.select(vault.c.name)))


@pytest.fixture
def counted(tmp_path: Path) -> Iterator[Counted]:
    database = Database(str(tmp_path / "stolek.sqlite3"))
    yield Counted(database)
    database.close()


class Keep:
    """Keep a secret of this name."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, connection: sa.Connection) -> str:
        connection.execute(sa.insert(vault).values(name=self.name, secret=b"1"))
        return self.name


def refuse(connection: sa.Connection) -> str:
    """Something that finds out that it need not be written."""
    raise NotWritten("known already")


@contextmanager
def busy(writer: Writer) -> Iterator[None]:
    """While the writer is at work, wishes queue up."""
    begun, go_on = threading.Event(), threading.Event()

    def wait(connection: sa.Connection) -> None:
        begun.set()
        go_on.wait(10)

    writer.wish(wait)
    assert begun.wait(10)
    try:
        yield
    finally:
        go_on.set()


def test_what_queues_up_shares_a_transaction(counted: Counted) -> None:
    writer = Writer(counted.writing)
    with busy(writer):
        wishes = [writer.wish(Keep(name)) for name in "abc"]
        assert not any(wish.done() for wish in wishes)
    assert [wish.result(10) for wish in wishes] == ["a", "b", "c"]
    writer.close()
    assert counted.transactions == 2
    assert counted.names() == ["a", "b", "c"]


def test_who_refuses_or_fails_leaves_the_others_alone(counted: Counted) -> None:
    writer = Writer(counted.writing)
    with busy(writer):
        first, refused, last = writer.wish(Keep("a")), writer.wish(refuse), writer.wish(Keep("b"))
        failed = writer.wish(Keep("a"))
    assert (first.result(10), last.result(10)) == ("a", "b")
    with pytest.raises(NotWritten):
        refused.result(10)
    with pytest.raises(sa.exc.IntegrityError):
        failed.result(10)
    writer.close()
    assert counted.names() == ["a", "b"]


def test_a_wish_that_was_given_up_is_not_written_and_closing_writes_the_rest(counted: Counted) -> None:
    writer = Writer(counted.writing)
    with busy(writer):
        given_up, kept = writer.wish(Keep("a")), writer.wish(Keep("b"))
        assert given_up.cancel()
    writer.close()
    assert kept.done()
    assert counted.names() == ["b"]
