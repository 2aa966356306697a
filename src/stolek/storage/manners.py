"""Manners: whom people block, and what they report to those who run the server."""

from dataclasses import dataclass
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from stolek.storage.database import Database
from stolek.storage.people import TooMany
from stolek.storage.schema import blocks, reports

MAX_BLOCKS: Final = 500
MAX_REPORTS: Final = 50
"""So many reports of one person may wait to be looked at."""


class ReportedLine(msgspec.Struct, frozen=True):
    """A line of a table's log, copied into a report."""

    number: int
    at: float
    name: str
    text: str


@dataclass(slots=True, frozen=True)
class KeptBlock:
    """Somebody with whom a person wants nothing to do."""

    id: str
    name: str
    created: float


class KeptReport(msgspec.Struct, frozen=True):
    """Somebody has reported somebody."""

    id: str
    at: float
    person: str
    """Who reported it; empty once that account is gone."""
    table: str
    accused: str
    name: str
    """What the accused was called then."""
    reason: str
    lines: tuple[ReportedLine, ...]
    closed: float | None = None


class Manners:
    """All blocks and reports of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def block(self, id: str, person: str, blocked: str, name: str, now: float) -> None:
        """Block somebody; doing so again changes nothing. `TooMany` if the list is long enough."""
        mine = sa.select(blocks.c.blocked).where(blocks.c.person == person)
        row = {"id": id, "person": person, "blocked": blocked, "name": name, "created": now}
        with self._database.writing() as connection:
            known = set(connection.scalars(mine))
            if len(known) >= MAX_BLOCKS:
                raise TooMany(person)
            if blocked not in known:
                connection.execute(sa.insert(blocks).values(row))

    def unblock(self, id: str, person: str) -> bool:
        """Take somebody off this person's list."""
        mine = (blocks.c.id == id) & (blocks.c.person == person)
        with self._database.writing() as connection:
            return connection.execute(sa.delete(blocks).where(mine)).rowcount == 1

    def blocks_of(self, person: str) -> list[KeptBlock]:
        """Whom a person has blocked, by the names of then."""
        query = sa.select(blocks).where(blocks.c.person == person).order_by(blocks.c.created)
        with self._database.reading() as connection:
            return [KeptBlock(row.id, row.name, row.created) for row in connection.execute(query)]

    def blocked_by(self, person: str) -> frozenset[str]:
        """Whom a person has blocked."""
        with self._database.reading() as connection:
            return frozenset(connection.scalars(sa.select(blocks.c.blocked).where(blocks.c.person == person)))

    def has_blocked(self, person: str, other: str) -> bool:
        """Has this person blocked the other?"""
        there = (blocks.c.person == person) & (blocks.c.blocked == other)
        with self._database.reading() as connection:
            return bool(connection.scalar(sa.select(sa.exists().where(there))))

    def report(self, new: KeptReport) -> None:
        """Keep a report; `TooMany` if enough of this person wait to be looked at."""
        waiting = (reports.c.person == new.person) & reports.c.closed.is_(None)
        row = {**msgspec.structs.asdict(new), "lines": msgspec.json.encode(new.lines).decode()}
        with self._database.writing() as connection:
            count = connection.scalar(sa.select(sa.func.count()).select_from(reports).where(waiting))
            if (count or 0) >= MAX_REPORTS:
                raise TooMany(new.person)
            connection.execute(sa.insert(reports).values(row))

    def reports(self, closed: bool = False) -> list[KeptReport]:
        """The reports that wait to be looked at, the oldest first; with `closed`, all."""
        query = sa.select(reports).order_by(reports.c.at)
        if not closed:
            query = query.where(reports.c.closed.is_(None))
        with self._database.reading() as connection:
            return [_report(row) for row in connection.execute(query)]

    def reports_by(self, person: str) -> list[KeptReport]:
        """What a person has reported."""
        query = sa.select(reports).where(reports.c.person == person).order_by(reports.c.at)
        with self._database.reading() as connection:
            return [_report(row) for row in connection.execute(query)]

    def close_report(self, id: str, now: float) -> bool:
        """An operator has looked at a report; False if there is no such one that waits."""
        this = (reports.c.id == id) & reports.c.closed.is_(None)
        with self._database.writing() as connection:
            return connection.execute(sa.update(reports).where(this).values(closed=now)).rowcount == 1


def _report(row: "sa.Row[Any]") -> KeptReport:
    lines = msgspec.json.decode(row.lines, type=tuple[ReportedLine, ...])
    return KeptReport(row.id, row.at, row.person, row.table, row.accused, row.name, row.reason, lines, row.closed)
