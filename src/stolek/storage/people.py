"""People: guests, accounts, tokens of bot programs."""

from dataclasses import dataclass
from typing import Final, Literal

import sqlalchemy as sa

from stolek.storage.database import Database
from stolek.storage.schema import people, tokens, vault

Scope = Literal["read", "play"]
"""What the token of a program is good for: only looking, or acting too."""
MAX_TOKENS: Final = 50


class TooMany(Exception):
    """This person has as many of these as one may have."""


class LoginTaken(Exception):
    """Somebody else has this login."""


@dataclass(slots=True, frozen=True)
class KeptPerson:
    """A person as kept; guests have neither login nor password."""

    id: str
    name: str
    login: str | None
    password: str | None
    """Only its hash."""
    email: str | None = None
    created: float = 0.0


@dataclass(slots=True, frozen=True)
class KeptToken:
    """A token of a bot program; of the token itself only a digest is kept."""

    id: str
    label: str
    created: float
    scope: Scope


class People:
    """All people of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def agreed(self, name: str, fresh: bytes) -> bytes:
        """What all who use this database agree upon under this name; the first who asks gives it its value."""
        query = sa.select(vault.c.secret).where(vault.c.name == name)
        with self._database.reading() as connection:
            found = connection.scalar(query)
        if found is None:
            try:
                with self._database.writing() as connection:
                    connection.execute(sa.insert(vault).values(name=name, secret=fresh))
            except sa.exc.IntegrityError:  # another process was quicker
                pass
            with self._database.reading() as connection:
                found = connection.scalar(query)
        assert found is not None
        return bytes(found)

    def add_guest(self, id: str, name: str, now: float) -> KeptPerson:
        """Keep a new guest."""
        with self._database.writing() as connection:
            connection.execute(sa.insert(people).values(id=id, name=name, created=now))
        return KeptPerson(id, name, None, None, None, now)

    def rename(self, id: str, name: str) -> None:
        """Give a person another name."""
        with self._database.writing() as connection:
            connection.execute(sa.update(people).where(people.c.id == id).values(name=name))

    def find(self, id: str) -> KeptPerson | None:
        """The person with this id."""
        return self._one(people.c.id == id)

    def find_login(self, login: str) -> KeptPerson | None:
        """The person with this login, however it is capitalised."""
        return self._one(people.c.login == login.strip().casefold())

    def give_account(self, id: str, login: str, password: str) -> None:
        """Give a guest a login and the hash of a password."""
        free = (people.c.id == id) & people.c.login.is_(None)
        try:
            with self._database.writing() as connection:
                chosen = sa.update(people).where(free).values(login=login.strip().casefold(), password=password)
                if connection.execute(chosen).rowcount != 1:
                    raise LoginTaken(login)
        except sa.exc.IntegrityError as problem:
            raise LoginTaken(login) from problem

    def rehash(self, id: str, password: str) -> None:
        """Keep the hash of another password, or a better one of the same."""
        with self._database.writing() as connection:
            connection.execute(sa.update(people).where(people.c.id == id).values(password=password))

    def give_email(self, id: str, email: str | None) -> None:
        """Keep the address to which mails for this person go; None forgets it."""
        with self._database.writing() as connection:
            connection.execute(sa.update(people).where(people.c.id == id).values(email=email))

    def delete(self, id: str) -> None:
        """Forget a person, and with the person all sessions, tokens, passkeys, proofs and blocks."""
        with self._database.writing() as connection:
            connection.execute(sa.delete(people).where(people.c.id == id))

    def add_token(self, id: str, person: str, label: str, digest: str, scope: Scope, now: float) -> KeptToken:
        """Keep the digest of a new token; `TooMany` if the person has enough of them."""
        mine = sa.select(sa.func.count()).select_from(tokens).where(tokens.c.person == person)
        row = {"id": id, "person": person, "label": label, "digest": digest, "created": now, "scope": scope}
        with self._database.writing() as connection:
            if (connection.scalar(mine) or 0) >= MAX_TOKENS:
                raise TooMany(person)
            connection.execute(sa.insert(tokens).values(row))
        return KeptToken(id, label, now, scope)

    def tokens_of(self, person: str) -> list[KeptToken]:
        """The tokens of a person."""
        query = sa.select(tokens).where(tokens.c.person == person).order_by(tokens.c.created)
        with self._database.reading() as connection:
            return [KeptToken(row.id, row.label, row.created, row.scope) for row in connection.execute(query)]

    def drop_token(self, id: str, person: str) -> bool:
        """Forget a token of this person."""
        with self._database.writing() as connection:
            gone = sa.delete(tokens).where(tokens.c.id == id, tokens.c.person == person)
            return connection.execute(gone).rowcount == 1

    def drop_tokens(self, person: str) -> list[str]:
        """Forget all tokens of this person; gives those that there were."""
        with self._database.writing() as connection:
            gone = list(connection.scalars(sa.select(tokens.c.id).where(tokens.c.person == person)))
            connection.execute(sa.delete(tokens).where(tokens.c.person == person))
        return gone

    def find_token(self, digest: str) -> tuple[str, Scope, KeptPerson] | None:
        """The token with this digest, what it is good for, and whose it is."""
        query = sa.select(tokens.c.id, tokens.c.scope, tokens.c.person).where(tokens.c.digest == digest)
        with self._database.reading() as connection:
            row = connection.execute(query).one_or_none()
        person = None if row is None else self.find(row.person)
        return None if row is None or person is None else (row.id, row.scope, person)

    def _one(self, which: "sa.ColumnElement[bool]") -> KeptPerson | None:
        with self._database.reading() as connection:
            row = connection.execute(sa.select(people).where(which)).one_or_none()
        if row is None:
            return None
        return KeptPerson(row.id, row.name, row.login, row.password, row.email, row.created)
