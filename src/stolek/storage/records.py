"""Recorded games: those that ended here and those that people brought along."""

from dataclasses import dataclass
from typing import Any

import msgspec
import sqlalchemy as sa

from stolek.kernel.record import Header, Record, read_record
from stolek.storage.database import Database
from stolek.storage.schema import members, records


class NoRecord(LookupError):
    """There is no record with this id."""


@dataclass(slots=True, frozen=True)
class KeptRecord:
    """A record and what is known about it."""

    id: str
    game: str
    players: tuple[str, ...]
    moves: int
    finished: bool
    created: float
    text: str
    table: bool
    """Was it played here, and not brought by somebody?"""

    def header(self) -> Header:
        """What was agreed before the first move."""
        return msgspec.json.decode(self.text.partition("\n")[0], type=Header)

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
        """One record."""
        with self._database.reading() as connection:
            row = connection.execute(sa.select(records).where(records.c.id == id)).one_or_none()
        if row is None:
            raise NoRecord(id)
        return _kept(row)

    def texts_of(self, person: str) -> list[dict[str, Any]]:
        """What a person brought, as it was brought."""
        query = sa.select(records.c.id, records.c.created, records.c.text).where(records.c.person == person)
        with self._database.reading() as connection:
            rows = connection.execute(query.order_by(records.c.created)).all()
        return [{"id": row.id, "created": row.created, "text": row.text} for row in rows]

    def listed(self, game: str | None, person: str | None, most: int) -> list[KeptRecord]:
        """The newest public ones, or those of one person."""
        if person is None:
            query = sa.select(records).where(records.c.listed)
        else:
            played = sa.select(members.c.table).where(members.c.person == person)
            query = sa.select(records).where((records.c.person == person) | records.c.id.in_(played))
        if game is not None:
            query = query.where(records.c.game == game)
        with self._database.reading() as connection:
            rows = connection.execute(query.order_by(records.c.created.desc()).limit(most)).all()
        return [_kept(row) for row in rows]


def keep_record(
    connection: sa.Connection, id: str, record: Record, person: str | None, listed: bool, now: float
) -> None:
    """Keep a record in a transaction that is under way."""
    connection.execute(
        sa.insert(records).values(
            id=id,
            game=record.header.game,
            players=msgspec.json.encode(record.header.players).decode(),
            moves=len(record.moves) - 1,
            finished=bool(record.end),
            text=record.text(),
            person=person,
            listed=listed,
            created=now,
        )
    )


def _kept(row: "sa.Row[Any]") -> KeptRecord:
    players = msgspec.json.decode(row.players, type=tuple[str, ...])
    return KeptRecord(row.id, row.game, players, row.moves, row.finished, row.created, row.text, row.person is None)
