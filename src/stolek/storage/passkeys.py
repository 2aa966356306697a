"""Passkeys: public keys of people's devices."""

from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from stolek.storage.database import Database
from stolek.storage.schema import passkeys


class PasskeyKnown(Exception):
    """This passkey belongs to somebody already."""


@dataclass(slots=True, frozen=True)
class KeptPasskey:
    """A passkey; `credential` is the id under which the device knows it."""

    id: str
    person: str
    credential: str
    public_key: bytes
    count: int
    name: str
    created: float
    used: float


class Passkeys:
    """All passkeys of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, key: KeptPasskey) -> None:
        """Keep a new passkey."""
        row = {name: getattr(key, name) for name in KeptPasskey.__slots__}
        try:
            with self._database.writing() as connection:
                connection.execute(sa.insert(passkeys).values(row))
        except sa.exc.IntegrityError as problem:
            raise PasskeyKnown(key.credential) from problem

    def of_person(self, person: str) -> list[KeptPasskey]:
        """The passkeys of a person."""
        query = sa.select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.created)
        with self._database.reading() as connection:
            return [_kept(row) for row in connection.execute(query)]

    def find(self, credential: str) -> KeptPasskey | None:
        """The passkey that a device knows under this id."""
        with self._database.reading() as connection:
            row = connection.execute(sa.select(passkeys).where(passkeys.c.credential == credential)).one_or_none()
        return None if row is None else _kept(row)

    def note_use(self, id: str, count: int, now: float) -> None:
        """Remember how often a device has used its passkey."""
        with self._database.writing() as connection:
            connection.execute(sa.update(passkeys).where(passkeys.c.id == id).values(count=count, used=now))

    def drop(self, id: str, person: str) -> bool:
        """Forget a passkey of this person."""
        mine = (passkeys.c.id == id) & (passkeys.c.person == person)
        with self._database.writing() as connection:
            return connection.execute(sa.delete(passkeys).where(mine)).rowcount == 1


def _kept(row: "sa.Row[Any]") -> KeptPasskey:
    return KeptPasskey(**{name: row._mapping[name] for name in KeptPasskey.__slots__})
