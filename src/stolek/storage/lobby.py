"""Lists of tables, page by page: what anybody may find, what somebody has sat at, and how many bots a host keeps."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from stolek.storage.database import Database
from stolek.storage.journal import Journals, NoTable, TableDamaged, columns
from stolek.storage.page import Page, after_page
from stolek.storage.schema import members, tables
from stolek.table.table import Phase


@dataclass(slots=True, frozen=True)
class Listed:
    """A table as lists show it."""

    id: str
    game: str
    phase: Phase
    players: tuple[str, ...]
    turn: tuple[str, ...]
    """The persons who are waited for."""
    open: int
    changed: float


_SHOWN: Final = [tables.c[name] for name in Listed.__slots__]
_OPEN_STILL: Final = tables.c.phase.in_(("gathering", "playing")) & tables.c.damage.is_(None)


class Lobby:
    """All tables of a database, as they are found."""

    def __init__(self, database: Database, journals: Journals) -> None:
        self._database = database
        self._journals = journals

    def public(self, phase: str, game: str | None, page: Page) -> tuple[list[Listed], str]:
        """Tables that anybody may find, the last changed first, and where the next page begins."""
        chosen = (tables.c.phase == phase) & (tables.c.visibility == "public") & tables.c.damage.is_(None)
        return self._listed(sa.select(*_SHOWN).where(chosen), game, page)

    def of_person(self, person: str, game: str | None, page: Page) -> tuple[list[Listed], str]:
        """Tables where this person has sat down."""
        mine = sa.select(members.c.table).where(members.c.person == person)
        return self._listed(sa.select(*_SHOWN).where(tables.c.id.in_(mine), tables.c.damage.is_(None)), game, page)

    def member_of(self, person: str, ids: Sequence[str]) -> set[str]:
        """At which of these tables this person has sat down."""
        mine = (members.c.person == person) & members.c.table.in_(ids)
        with self._database.reading() as connection:
            return set(connection.scalars(sa.select(members.c.table).where(mine)))

    def bots_of(self, host: str) -> int:
        """How many bots sit at the tables of a host where people gather or play."""
        query = sa.select(sa.func.sum(tables.c.bots)).where(tables.c.host == host, _OPEN_STILL)
        with self._database.reading() as connection:
            return int(connection.scalar(query) or 0)

    def _listed(self, query: "sa.Select[Any]", game: str | None, page: Page) -> tuple[list[Listed], str]:
        if game is not None:
            query = query.where(tables.c.game == game)
        with self._database.reading() as connection:
            rows = connection.execute(page.of(query, tables.c.changed, tables.c.id)).all()
        found = [listed for row in rows[: page.most] if (listed := self._readable(row)) is not None]
        return found, after_page(page, [(row.changed, row.id) for row in rows])

    def _readable(self, row: "sa.Row[Any]") -> Listed | None:
        """The table of a row; what cannot be read is made anew from the journal. None if that is damaged, too."""
        try:
            return _listed(row, row.players, row.turn)
        except (msgspec.DecodeError, TypeError):
            pass
        try:
            table = self._journals.load(row.id)
        except (TableDamaged, NoTable):
            return None
        mended = {name: value for name, value in columns(table, 0.0).items() if name in ("players", "turn")}
        same = (tables.c.id == row.id) & (tables.c.entries == table.entries)
        with self._database.writing() as connection:
            connection.execute(sa.update(tables).where(same).values(mended))
        return _listed(row, mended["players"], mended["turn"])


def _listed(row: "sa.Row[Any]", players: str, turn: str) -> Listed:
    return Listed(row.id, row.game, row.phase, _names(players), _names(turn), row.open, row.changed)


def _names(text: str) -> tuple[str, ...]:
    return msgspec.json.decode(text, type=tuple[str, ...])
