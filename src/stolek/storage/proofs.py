"""Proofs that are good for one time: recovery codes, links in mails, challenges for passkeys."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final, Literal

import sqlalchemy as sa

from stolek.storage.database import Database
from stolek.storage.schema import proofs

Purpose = Literal["code", "recovery", "email", "new-passkey", "passkey"]
NEVER: Final = 1e12
"""When proofs expire that do not."""


@dataclass(slots=True, frozen=True)
class KeptProof:
    """What a proof was for."""

    person: str | None
    about: str


class Proofs:
    """All proofs of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, digest: str, purpose: Purpose, person: str | None, about: str, expires: float) -> None:
        """Keep the digest of a proof."""
        row = {"digest": digest, "purpose": purpose, "person": person, "about": about, "expires": expires}
        with self._database.writing() as connection:
            connection.execute(sa.insert(proofs).values(row))

    def replace(self, purpose: Purpose, person: str, digests: Collection[str]) -> None:
        """Give a person these proofs that never expire, instead of those of before."""
        rows = [{"digest": d, "purpose": purpose, "person": person, "about": "", "expires": NEVER} for d in digests]
        with self._database.writing() as connection:
            connection.execute(sa.delete(proofs).where(proofs.c.person == person, proofs.c.purpose == purpose))
            connection.execute(sa.insert(proofs), rows)

    def take(self, digest: str, purpose: Purpose, now: float, person: str | None = None) -> KeptProof | None:
        """Use a proof up; None if there is no such one, it has expired, or it is somebody else's."""
        this = (proofs.c.digest == digest) & (proofs.c.purpose == purpose) & (proofs.c.expires >= now)
        if person is not None:
            this &= proofs.c.person == person
        with self._database.writing() as connection:
            row = connection.execute(sa.select(proofs).where(this)).one_or_none()
            used_up = row is not None and connection.execute(sa.delete(proofs).where(this)).rowcount == 1
        return KeptProof(row.person, row.about) if row is not None and used_up else None

    def left(self, purpose: Purpose, person: str) -> int:
        """How many such proofs a person has."""
        mine = (proofs.c.person == person) & (proofs.c.purpose == purpose)
        with self._database.reading() as connection:
            return int(connection.scalar(sa.select(sa.func.count()).select_from(proofs).where(mine)) or 0)

    def drop(self, person: str) -> None:
        """Make all proofs of a person useless."""
        with self._database.writing() as connection:
            connection.execute(sa.delete(proofs).where(proofs.c.person == person))

    def sweep(self, now: float) -> int:
        """Forget what has expired."""
        with self._database.writing() as connection:
            return connection.execute(sa.delete(proofs).where(proofs.c.expires < now)).rowcount
