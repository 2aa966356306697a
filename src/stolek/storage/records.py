"""Recorded games: those that ended here and those that people brought along."""

from dataclasses import dataclass
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from stolek.kernel.record import Header, Record, read_record
from stolek.storage.database import Database
from stolek.storage.page import Page, after_page
from stolek.storage.schema import members, records


class NoRecord(LookupError):
    """There is no record with this id."""


@dataclass(slots=True, frozen=True)
class ListedRecord:
    """What is known about a record."""

    id: str
    game: str
    header: Header
    """What was agreed before the first move."""
    moves: int
    finished: bool
    created: float
    table: bool
    """Was it played here, and not brought by somebody?"""


@dataclass(slots=True, frozen=True)
class KeptRecord(ListedRecord):
    """A record and what is known about it."""

    text: str

    def record(self) -> Record:
        """The record itself, read."""
        return read_record(self.text)


class Records:
    """All records of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def keep(self, id: str, record: Record, person: str | None, now: float) -> None:
        """Keep a record that somebody brought; only he sees it in lists, others by its address."""
        with self._database.writing() as connection:
            keep_record(connection, id, record, person, False, now)

    def find(self, id: str) -> KeptRecord:
        """One record; one that is damaged is none."""
        with self._database.reading() as connection:
            row = connection.execute(sa.select(*[*_SHOWN, records.c.text]).where(records.c.id == id)).one_or_none()
        known = None if row is None else _known(row)
        if row is None or known is None:
            raise NoRecord(id)
        shared = (known.id, known.game, known.header, known.moves, known.finished, known.created, known.table)
        return KeptRecord(*shared, row.text)

    def texts_of(self, person: str) -> list[dict[str, Any]]:
        """What a person brought, as it was brought."""
        query = sa.select(records.c.id, records.c.created, records.c.text).where(records.c.person == person)
        with self._database.reading() as connection:
            rows = connection.execute(query.order_by(records.c.created)).all()
        return [{"id": row.id, "created": row.created, "text": row.text} for row in rows]

    def listed(self, game: str | None, person: str | None, page: Page) -> tuple[list[ListedRecord], str]:
        """The newest public ones, or those of one person, and where the next page begins."""
        if person is None:
            query = sa.select(*_SHOWN).where(records.c.listed)
        else:
            played = sa.select(members.c.table).where(members.c.person == person)
            query = sa.select(*_SHOWN).where((records.c.person == person) | records.c.id.in_(played))
        if game is not None:
            query = query.where(records.c.game == game)
        with self._database.reading() as connection:
            rows = connection.execute(page.of(query, records.c.created, records.c.id)).all()
        found = [known for row in rows[: page.most] if (known := _known(row)) is not None]
        return found, after_page(page, [(row.created, row.id) for row in rows])


def keep_record(
    connection: sa.Connection, id: str, record: Record, person: str | None, listed: bool, now: float
) -> None:
    """Keep a record in a transaction that is under way."""
    text = record.text()
    connection.execute(
        sa.insert(records).values(
            id=id,
            game=record.header.game,
            moves=len(record.moves) - 1,
            finished=bool(record.end),
            text=text,
            header=text.partition("\n")[0],
            person=person,
            listed=listed,
            created=now,
        )
    )


_COLUMNS: Final = ("id", "game", "header", "moves", "finished", "created", "person")
_SHOWN: Final[list[sa.Column[Any]]] = [records.c[name] for name in _COLUMNS]


def _known(row: "sa.Row[Any]") -> ListedRecord | None:
    """What is known about a record; None if its first line is damaged."""
    try:
        header = msgspec.json.decode(row.header, type=Header)
    except msgspec.DecodeError:
        return None
    return ListedRecord(row.id, row.game, header, row.moves, row.finished, row.created, row.person is None)
