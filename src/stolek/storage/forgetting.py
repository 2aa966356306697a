"""Taking a person out of what is kept: journals, records, lists. The games stay."""

from typing import Any

import msgspec
import sqlalchemy as sa

from stolek.kernel.record import Record, read_record
from stolek.storage.database import Database
from stolek.storage.journal import read_entries
from stolek.storage.schema import blocks, journal, members, presence, records, reports, tables
from stolek.table.entry import Said
from stolek.table.forget import Forgetting, without_names


class Oblivion:
    """Forgets people, table by table."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def tables_of(self, person: str) -> list[str]:
        """All tables where this person has sat down."""
        with self._database.reading() as connection:
            return list(connection.scalars(sa.select(members.c.table).where(members.c.person == person)))

    def tables_with_words(self, person: str) -> list[dict[str, Any]]:
        """The tables where this person has sat down, with what the person said there."""
        mine = sa.select(members.c.table).where(members.c.person == person)
        shown = sa.select(tables.c.id, tables.c.game, tables.c.phase, tables.c.players, tables.c.changed)
        spoken = sa.select(journal.c.table, journal.c.at, journal.c.entry).where(journal.c.table.in_(mine))
        with self._database.reading() as connection:
            rows = connection.execute(shown.where(tables.c.id.in_(mine)).order_by(tables.c.changed)).all()
            said = connection.execute(spoken.where(journal.c.entry.like('{"type":"said",%'))).all()
        words: dict[str, list[dict[str, Any]]] = {}
        for row in said:
            entry = msgspec.json.decode(row.entry, type=Said)
            if entry.person == person:
                words.setdefault(row.table, []).append({"at": row.at, "text": entry.text})
        return [
            {
                "id": row.id,
                "game": row.game,
                "phase": row.phase,
                "players": msgspec.json.decode(row.players),
                "changed": row.changed,
                "said": words.get(row.id, []),
            }
            for row in rows
        ]

    def forget_at(self, table: str, person: str) -> None:
        """Take the person out of the journal, the record and the lists of a table."""
        forgetting = Forgetting(person)
        with self._database.writing() as connection:
            row = connection.execute(sa.select(tables.c.game, tables.c.players).where(tables.c.id == table)).one()
            numbers, kept = read_entries(connection, table, row.game)
            for number, before, after in zip(numbers, kept, forgetting.forgotten(kept), strict=True):
                if after != before:
                    this = (journal.c.table == table) & (journal.c.number == number)
                    entry = msgspec.json.encode(after.entry).decode()
                    events = msgspec.json.encode(after.events).decode()
                    connection.execute(sa.update(journal).where(this).values(entry=entry, events=events))
            names = without_names(msgspec.json.decode(row.players, type=tuple[str, ...]), forgetting.seats)
            players = msgspec.json.encode(names).decode()
            connection.execute(sa.update(tables).where(tables.c.id == table).values(players=players))
            mine = (members.c.table == table) & (members.c.person == person)
            connection.execute(sa.delete(members).where(mine))
            _rename_in_record(connection, table, names)

    def forget_elsewhere(self, person: str) -> None:
        """Take the person out of everything else: brought records, presence, blocks and reports of others."""
        with self._database.writing() as connection:
            connection.execute(sa.delete(records).where(records.c.person == person))
            connection.execute(sa.delete(presence).where(presence.c.person == person))
            connection.execute(sa.delete(blocks).where(blocks.c.blocked == person))
            connection.execute(sa.update(reports).where(reports.c.person == person).values(person=""))


def _rename_in_record(connection: sa.Connection, table: str, names: tuple[str, ...]) -> None:
    text = connection.scalar(sa.select(records.c.text).where(records.c.id == table))
    if text is None:
        return
    record = read_record(text)
    header = msgspec.structs.replace(record.header, players=names)
    renamed = Record(header, record.moves, record.end).text()
    connection.execute(
        sa.update(records).where(records.c.id == table).values(text=renamed, header=renamed.partition("\n")[0])
    )
