"""Sweeping: what is old or too much goes. Who has an account stays, and so do records of games that ended here."""

from collections.abc import Collection
from typing import Final

import sqlalchemy as sa

from stolek.storage.database import Database
from stolek.storage.schema import passkeys, people, presence, records, sessions, tables
from stolek.storage.sessions import YEAR

AT_ONCE: Final = 500
"""So many rows go at a time, so that nobody waits for long."""


class Sweep:
    """Sweeps a database, a few rows at a time."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def guests(self, before: float) -> int:
        """Forget guests who have not come since then: they have no account, no passkey, and no session in use."""
        seen = sa.select(sessions.c.person).where(sessions.c.used >= before)
        bound = sa.select(passkeys.c.person)
        old = people.c.login.is_(None) & (people.c.created < before)
        return self._delete(people, old & people.c.id.not_in(seen) & people.c.id.not_in(bound))

    def tables(self, before: float, in_use: Collection[str]) -> int:
        """Forget tables where nothing has happened since then, but none that somebody looks at."""
        gone = self._delete(tables, (tables.c.changed < before) & tables.c.id.not_in(in_use))
        with self._database.writing() as connection:
            connection.execute(sa.delete(presence).where(presence.c.seen < before))
        return gone

    def uploads(self, before: float) -> int:
        """Forget records that people brought before then."""
        return self._delete(records, records.c.person.is_not(None) & (records.c.created < before))

    def uploads_of(self, person: str, most: int) -> int:
        """Forget the oldest records that a person brought, so that no more than these are left."""
        mine = sa.select(records.c.id).where(records.c.person == person).order_by(records.c.created.desc())
        with self._database.writing() as connection:
            surplus = list(connection.scalars(mine.offset(most)))
            connection.execute(sa.delete(records).where(records.c.id.in_(surplus)))
        return len(surplus)

    def sessions(self, now: float) -> int:
        """Forget sessions that have ended because nobody used them."""
        return self._delete(sessions, sessions.c.used < now - YEAR)

    def _delete(self, table: sa.Table, which: "sa.ColumnElement[bool]") -> int:
        count = 0
        while True:
            with self._database.writing() as connection:
                ids = list(connection.scalars(sa.select(table.c.id).where(which).limit(AT_ONCE)))
                connection.execute(sa.delete(table).where(table.c.id.in_(ids)))
            count += len(ids)
            if len(ids) < AT_ONCE:
                return count
