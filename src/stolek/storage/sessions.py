"""Sessions: where people are logged in. A row is the session; without it a cookie is worth nothing."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa

from stolek.storage.database import Database
from stolek.storage.people import KeptPerson
from stolek.storage.schema import people, sessions, tokens

YEAR: Final = 365 * 24 * 3600
"""A session that nobody has used for so long has ended."""
NOTE_EVERY: Final = 60.0
"""The last use is noted no more often than that."""
MAX_SESSIONS: Final = 50
"""So many sessions of one person at most; the one that was not used for longest ends."""


@dataclass(slots=True, frozen=True)
class KeptSession:
    """A session as its owner sees it."""

    id: str
    name: str
    created: float
    used: float


class Sessions:
    """All sessions of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def begin(self, id: str, person: str, digest: str, name: str, now: float) -> None:
        """Log a person in."""
        row = {"id": id, "person": person, "digest": digest, "name": name, "created": now, "used": now}
        newest = sa.select(sessions.c.id).where(sessions.c.person == person).order_by(sessions.c.used.desc())
        with self._database.writing() as connection:
            connection.execute(sa.insert(sessions).values(row))
            surplus = list(connection.scalars(newest.offset(MAX_SESSIONS)))
            connection.execute(sa.delete(sessions).where(sessions.c.id.in_(surplus)))

    def find(self, digest: str, now: float) -> tuple[str, KeptPerson] | None:
        """The session with this digest, and whose it is; that it was used is noted."""
        whose = sa.select(sessions.c.id.label("session"), sessions.c.used, people).join_from(sessions, people)
        with self._database.reading() as connection:
            row = connection.execute(whose.where(sessions.c.digest == digest)).one_or_none()
        if row is None or row.used < now - YEAR:
            return None
        if row.used < now - NOTE_EVERY:
            with self._database.writing() as connection:
                connection.execute(sa.update(sessions).where(sessions.c.id == row.session).values(used=now))
        return row.session, KeptPerson(row.id, row.name, row.login, row.password)

    def of_person(self, person: str) -> list[KeptSession]:
        """Where this person is logged in, the last used first."""
        query = sa.select(sessions).where(sessions.c.person == person).order_by(sessions.c.used.desc())
        with self._database.reading() as connection:
            return [KeptSession(row.id, row.name, row.created, row.used) for row in connection.execute(query)]

    def rename(self, id: str, person: str, name: str) -> bool:
        """Call a session of this person otherwise; False if there is no such one."""
        mine = (sessions.c.id == id) & (sessions.c.person == person)
        with self._database.writing() as connection:
            return connection.execute(sa.update(sessions).where(mine).values(name=name)).rowcount == 1

    def end(self, person: str, only: str | None = None, but: str | None = None) -> list[str]:
        """End one session of a person, or all, or all but one; gives those that have ended."""
        mine = sessions.c.person == person
        if only is not None:
            mine &= sessions.c.id == only
        if but is not None:
            mine &= sessions.c.id != but
        with self._database.writing() as connection:
            ended = list(connection.scalars(sa.select(sessions.c.id).where(mine)))
            connection.execute(sa.delete(sessions).where(sessions.c.id.in_(ended)))
        return ended

    def alive(self, ids: Collection[str]) -> set[str]:
        """Which of these sessions and tokens are still good for anything."""
        queries = [sa.select(kept.c.id).where(kept.c.id.in_(ids)) for kept in (sessions, tokens)]
        with self._database.reading() as connection:
            return {id for query in queries for id in connection.scalars(query)}
