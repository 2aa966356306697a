"""People: guests, accounts, tokens of bot programs, and the secrets that cookies are signed with."""

from dataclasses import dataclass

import sqlalchemy as sa

from stolek.storage.database import Database
from stolek.storage.schema import people, tokens, vault


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


@dataclass(slots=True, frozen=True)
class KeptToken:
    """A token of a bot program; of the token itself only a digest is kept."""

    id: str
    label: str
    created: float


class People:
    """All people of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def secret(self, name: str, fresh: bytes) -> bytes:
        """The secret of this name; the first who asks gives it its value."""
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
        return KeptPerson(id, name, None, None)

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
        """Keep a better hash of the same password."""
        with self._database.writing() as connection:
            connection.execute(sa.update(people).where(people.c.id == id).values(password=password))

    def add_token(self, id: str, person: str, label: str, digest: str, now: float) -> KeptToken:
        """Keep the digest of a new token."""
        with self._database.writing() as connection:
            row = {"id": id, "person": person, "label": label, "digest": digest, "created": now}
            connection.execute(sa.insert(tokens).values(row))
        return KeptToken(id, label, now)

    def tokens_of(self, person: str) -> list[KeptToken]:
        """The tokens of a person."""
        query = sa.select(tokens).where(tokens.c.person == person).order_by(tokens.c.created)
        with self._database.reading() as connection:
            return [KeptToken(row.id, row.label, row.created) for row in connection.execute(query)]

    def drop_token(self, id: str, person: str) -> bool:
        """Forget a token of this person."""
        with self._database.writing() as connection:
            gone = sa.delete(tokens).where(tokens.c.id == id, tokens.c.person == person)
            return connection.execute(gone).rowcount == 1

    def find_token(self, digest: str) -> KeptPerson | None:
        """The person whose token has this digest."""
        return self._one(people.c.id == sa.select(tokens.c.person).where(tokens.c.digest == digest).scalar_subquery())

    def _one(self, which: "sa.ColumnElement[bool]") -> KeptPerson | None:
        query = sa.select(people.c.id, people.c.name, people.c.login, people.c.password).where(which)
        with self._database.reading() as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else KeptPerson(row.id, row.name, row.login, row.password)
