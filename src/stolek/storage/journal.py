"""Tables and their journals: opening, adding one entry at a time, listing, waking."""

from collections.abc import Sequence
from concurrent.futures import Future
from functools import lru_cache
from typing import Any, Final, Union

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from stolek.kernel.registry import UnknownGame, find_game
from stolek.kernel.values import Event
from stolek.storage.database import Database
from stolek.storage.records import keep_record
from stolek.storage.schema import journal, members, presence, tables
from stolek.storage.writer import NotWritten
from stolek.table.decide import Change
from stolek.table.entry import AnyEntry, Opened
from stolek.table.event import TABLE_EVENTS
from stolek.table.fold import Kept, Snapshot, fold, opened, reopened, snapshot_of
from stolek.table.play import Unplayable
from stolek.table.table import Table

LONGEST_CLAIM: Final = 600.0
"""No process thinks for a table any longer at one time."""
AT_ONCE: Final = 0.0
"""A table that wakes at this time has a bot that should be thinking."""


class NoTable(LookupError):
    """There is no table with this id."""


class TableDamaged(Exception):
    """A table cannot be opened; it was set aside and everything else runs on."""


class Behind(NotWritten):
    """Another process has added entries that this one has not seen yet."""


class Repeated(NotWritten):
    """This request was carried out before."""


@lru_cache(maxsize=64)
def _events_of(game: str) -> "msgspec.json.Decoder[tuple[Event, ...]]":
    kinds = (*find_game(game).events, *TABLE_EVENTS)
    return msgspec.json.Decoder(tuple[Union[kinds], ...])  # type: ignore[valid-type]  # noqa: UP007


_ENTRY: Final = msgspec.json.Decoder(AnyEntry)


class Journals:
    """All tables of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def create(self, id: str, entries: Sequence[AnyEntry], at: float) -> Table:
        """Keep a new table, made of these first entries."""
        first, *rest = entries
        assert isinstance(first, Opened)
        table = opened(first, at)
        rows = [_row(id, 1, at, None, first, table, 0)]
        for number, entry in enumerate(rest, 2):
            before = table.last_line
            table = fold(table, entry, at)
            rows.append(_row(id, number, at, None, entry, table, before))
        with self._database.writing() as connection:
            connection.execute(sa.insert(tables).values(id=id, **columns(table, at)))
            connection.execute(sa.insert(journal), rows)
            _add_members(connection, id, (), _persons(table))
        return table

    def append_soon(self, id: str, before: Table, change: Change, request: str | None) -> "Future[None]":
        """Keep one more entry. When the future is done the entry is on disk; `Behind` and `Repeated` keep nothing."""
        table = change.table
        row = _row(id, table.entries, change.at, request, change.entry, table, before.last_line)
        row_of_table = {**columns(table, change.at), "this_table": id}

        def work(connection: sa.Connection) -> None:
            _add_entry(connection, row)
            connection.execute(_ADVANCE, row_of_table)
            if before.chairs is not table.chairs:
                _add_members(connection, id, _persons(before), _persons(table))
            if table.phase == "over" and before.phase != "over":
                listed = table.settings.visibility == "public"
                keep_record(connection, id, table.record(), None, listed, change.at)

        return self._database.write_soon(work)

    def append(self, id: str, before: Table, change: Change, request: str | None) -> None:
        """The same, and wait until it is done."""
        self.append_soon(id, before, change, request).result()

    def is_known(self, id: str, request: str) -> bool:
        """Was this request carried out?"""
        with self._database.reading() as connection:
            return _is_known(connection, id, request)

    def load(self, id: str) -> Table:
        """Open a table from its snapshot, or by playing its journal if the snapshot is of no use."""
        try:
            with self._database.reading() as connection:
                row = connection.execute(sa.select(tables).where(tables.c.id == id)).one_or_none()
                rows = connection.execute(_entries(id, 0)).all() if row is not None else []
        except sa.exc.DatabaseError as problem:
            raise self._set_aside(id, problem) from problem
        if row is None:
            raise NoTable(id)
        try:
            return _opened_again(row, rows)
        except (Unplayable, msgspec.DecodeError, UnknownGame, ValueError) as problem:
            raise self._set_aside(id, problem) from problem

    def later(self, id: str, table: Table) -> Table:
        """The table with everything that other processes have added."""
        with self._database.reading() as connection:
            rows = connection.execute(_entries(id, table.entries)).all()
        for kept in _kept(table.settings.game, rows):
            table = fold(table, kept.entry, kept.at)
        return table

    def progress(self, ids: Sequence[str]) -> dict[str, int]:
        """How many entries these tables have."""
        query = sa.select(tables.c.id, tables.c.entries).where(tables.c.id.in_(ids))
        with self._database.reading() as connection:
            return {row.id: row.entries for row in connection.execute(query)}

    def under_way(self, person: str) -> list[str]:
        """The tables of this person where people gather or play."""
        mine = sa.select(members.c.table).where(members.c.person == person)
        open_still = tables.c.phase.in_(("gathering", "playing")) & tables.c.damage.is_(None)
        with self._database.reading() as connection:
            return list(connection.scalars(sa.select(tables.c.id).where(tables.c.id.in_(mine), open_still)))

    def damaged(self) -> dict[str, str]:
        """The tables that were set aside, and why."""
        query = sa.select(tables.c.id, tables.c.damage).where(tables.c.damage.is_not(None))
        with self._database.reading() as connection:
            return {row.id: row.damage for row in connection.execute(query)}

    def due(self, now: float, most: int) -> list[str]:
        """Tables where the house must act: a bot should be thinking, or somebody's time is up."""
        query = sa.select(tables.c.id).where(tables.c.wakes <= now, tables.c.damage.is_(None), _unclaimed(now))
        with self._database.reading() as connection:
            return list(connection.scalars(query.order_by(tables.c.wakes, tables.c.changed).limit(most)))

    def claim(self, id: str, thinker: str, now: float, until: float) -> bool:
        """Let one process, and no other, think for the bots of a table until then."""
        free = (tables.c.thinker == thinker) | _unclaimed(now)
        mine = sa.update(tables).where(tables.c.id == id, free).values(thinker=thinker, thinks_until=until)
        with self._database.writing() as connection:
            return connection.execute(mine).rowcount == 1

    def release(self, id: str, thinker: str) -> None:
        """This process has thought enough for a table."""
        mine = (tables.c.id == id) & (tables.c.thinker == thinker)
        with self._database.writing() as connection:
            connection.execute(sa.update(tables).where(mine).values(thinks_until=None))

    def saw(self, pairs: Sequence[tuple[str, str]], now: float) -> None:
        """These persons have these tables before their eyes."""
        with self._database.writing() as connection:
            for table, person in pairs:
                there = (presence.c.table == table) & (presence.c.person == person)
                if connection.execute(sa.update(presence).where(there).values(seen=now)).rowcount == 0:
                    connection.execute(sa.insert(presence).values(table=table, person=person, seen=now))

    def seen_since(self, id: str, since: float) -> tuple[str, ...]:
        """Who has had this table before his eyes since then."""
        query = sa.select(presence.c.person).where(presence.c.table == id, presence.c.seen >= since)
        with self._database.reading() as connection:
            return tuple(connection.scalars(query))

    def stale(self, before: float, most: int) -> list[str]:
        """Tables that have been gathering since before then."""
        old = (tables.c.phase == "gathering") & (tables.c.changed < before) & tables.c.damage.is_(None)
        with self._database.reading() as connection:
            return list(connection.scalars(sa.select(tables.c.id).where(old).limit(most)))

    def _set_aside(self, id: str, problem: Exception) -> TableDamaged:
        why = f"{type(problem).__name__}: {problem}"[:500]
        with self._database.writing() as connection:
            connection.execute(sa.update(tables).where(tables.c.id == id).values(damage=why, wakes=None))
        return TableDamaged(f"{id}: {why}")


def _unclaimed(now: float) -> "sa.ColumnElement[bool]":
    """Nobody thinks for the table, or their time is over, or the clock was set back since they began."""
    until = tables.c.thinks_until
    return until.is_(None) | (until < now) | (until > now + LONGEST_CLAIM)


def _opened_again(row: "sa.Row[Any]", rows: "Sequence[sa.Row[Any]]") -> Table:
    kept = _kept(row.game, rows)
    if not kept or len(kept) != row.entries or not isinstance(kept[0].entry, Opened):
        raise Unplayable(f"{len(kept)} entries instead of {row.entries}")
    try:
        return reopened(kept, msgspec.msgpack.decode(row.snapshot, type=Snapshot))
    except (Unplayable, msgspec.DecodeError, ValueError):
        return reopened(kept, None)


def _kept(game: str, rows: "Sequence[sa.Row[Any]]") -> list[Kept]:
    decode = _events_of(game).decode
    kept = [Kept(_ENTRY.decode(row.entry), row.at, decode(row.events)) for row in rows]
    numbers = [row.number for row in rows]
    if numbers and numbers != list(range(numbers[0], numbers[0] + len(numbers))):
        raise Unplayable("entries are missing")
    return kept


def read_entries(connection: sa.Connection, id: str, game: str) -> tuple[list[int], list[Kept]]:
    """The whole journal of a table, with the numbers of its entries."""
    rows = connection.execute(_entries(id, 0)).all()
    return [row.number for row in rows], _kept(game, rows)


def _entries(id: str, after: int) -> "sa.Select[Any]":
    query = sa.select(journal.c.number, journal.c.at, journal.c.entry, journal.c.events)
    return query.where(journal.c.table == id, journal.c.number > after).order_by(journal.c.number)


def _row(
    id: str, number: int, at: float, request: str | None, entry: AnyEntry, table: Table, before: int
) -> dict[str, Any]:
    events = [line.event for line in table.log[before:]]
    return {
        "table": id,
        "number": number,
        "at": at,
        "request": request,
        "entry": msgspec.json.encode(entry).decode(),
        "events": msgspec.json.encode(events).decode(),
    }


_LISTED: Final = ("game", "phase", "visibility", "players", "turn", "open", "host", "bots")
_STATE: Final = (*_LISTED, "entries", "snapshot", "wakes", "changed")
_ADVANCE: Final = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("this_table"))
    .values({name: sa.bindparam(name) for name in _STATE})
)
_ADD: Final = {
    "sqlite": sqlite.insert(journal).on_conflict_do_nothing().execution_options(preserve_rowcount=True),
    "postgresql": postgresql.insert(journal).on_conflict_do_nothing().execution_options(preserve_rowcount=True),
}


def _add_entry(connection: sa.Connection, row: dict[str, Any]) -> None:
    """The number of an entry is free for one only: this is what keeps processes from overwriting each other."""
    if connection.execute(_ADD[connection.dialect.name], row).rowcount == 0:
        request = row["request"]
        known = request is not None and _is_known(connection, row["table"], request)
        raise Repeated(request) if known else Behind(row["table"])


def columns(table: Table, at: float) -> dict[str, Any]:
    """What the row of a table holds besides its journal, for lists and for the house."""
    deadlines = table.deadlines().values()
    turn = [table.chairs[seat].person for seat in table.waiting() if table.chairs[seat].decides]
    return {
        "game": table.settings.game,
        "phase": table.phase,
        "visibility": table.settings.visibility,
        "players": msgspec.json.encode(table.players).decode(),
        "turn": msgspec.json.encode(turn).decode(),
        "open": len(table.open_seats()),
        "entries": table.entries,
        "snapshot": msgspec.msgpack.encode(snapshot_of(table)),
        "wakes": AT_ONCE if table.waiting_bots() else min(deadlines, default=None),
        "changed": at,
        "host": table.host,
        "bots": sum(bool(chair.bot) for chair in table.chairs),
    }


def _persons(table: Table) -> tuple[str, ...]:
    return tuple(dict.fromkeys(chair.person for chair in table.chairs if chair.person))


def _add_members(connection: sa.Connection, id: str, before: Sequence[str], after: Sequence[str]) -> None:
    for person in after:
        there = (members.c.person == person) & (members.c.table == id)
        if person not in before and not connection.scalar(sa.select(sa.exists().where(there))):
            connection.execute(sa.insert(members).values(person=person, table=id))


def _is_known(connection: sa.Connection, id: str, request: str) -> bool:
    there = (journal.c.table == id) & (journal.c.request == request)
    return bool(connection.scalar(sa.select(sa.exists().where(there))))
