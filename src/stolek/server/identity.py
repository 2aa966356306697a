"""Who is asking: people by a session, bot programs by a token; and what proves that it is them."""

import secrets
from dataclasses import dataclass
from typing import Final, Literal

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from itsdangerous import BadSignature, URLSafeTimedSerializer

from stolek.server.key import keyed
from stolek.storage.people import KeptPerson, People, Scope
from stolek.storage.sessions import YEAR, Sessions
from stolek.table.command import Person

__all__ = ["COOKIE", "SECURE_COOKIE", "YEAR", "Asker", "Identity", "new_id"]

COOKIE: Final = "stolek"
SECURE_COOKIE: Final = "__Host-stolek"
"""Under https: a name that browsers accept only from the host itself, for all of it, and never over http."""
LINK_AGE: Final = 30 * 24 * 3600
MAX_KNOWN: Final = 10_000
KNOWN_FOR: Final = 30.0
"""So long a session is remembered before it is looked up again, where this process alone can end it."""
Power = Scope | Literal["session"]
"""What somebody may do here: look, act, or all that people may who have logged in."""


def new_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(12)


@dataclass(slots=True, frozen=True)
class Asker:
    """The person who asks, the session or token by which, and what it is good for."""

    person: Person
    session: str
    power: Power = "session"


class Identity:
    """Makes and reads sessions, links and tokens, and checks passwords. Only `known` and `forget` do not block."""

    def __init__(self, people: People, sessions: Sessions, key: bytes, alone: bool) -> None:
        self._people = people
        self._sessions = sessions
        self._key = key
        self._links = URLSafeTimedSerializer(keyed(key, "links", ""), salt="seat")
        self._hasher = PasswordHasher()
        self._unfitting = ""
        self._alone = alone
        self._known: dict[str, tuple[float, Asker]] = {}

    def digest(self, purpose: str, secret: str) -> str:
        """What is kept of a secret."""
        return keyed(self._key, purpose, secret)

    # Sessions

    def begin(self, person: KeptPerson, name: str, now: float) -> str:
        """Log a person in; gives the value of the cookie."""
        cookie = secrets.token_urlsafe(32)
        self._sessions.begin(new_id(), person.id, self.digest("session", cookie), name, now)
        return cookie

    def known(self, cookie: str, now: float) -> Asker | None:
        """Whose session this is, if it was looked up a moment ago."""
        found = self._known.get(cookie)
        return found[1] if found is not None and abs(now - found[0]) < KNOWN_FOR else None

    def find(self, cookie: str, now: float) -> Asker | None:
        """Whose session this is."""
        if not cookie or len(cookie) > 100:
            return None
        found = self._sessions.find(self.digest("session", cookie), now)
        if found is None:
            return None
        asker = Asker(Person(found[1].id, found[1].name), found[0])
        if self._alone:
            if len(self._known) >= MAX_KNOWN:
                self._known.clear()
            self._known[cookie] = (now, asker)
        return asker

    def forget(self, person: str) -> None:
        """Look the sessions of this person up again: they have ended, or the name has changed."""
        for cookie in [cookie for cookie, (_, asker) in self._known.items() if asker.person.id == person]:
            del self._known[cookie]

    def find_by_token(self, token: str) -> Asker | None:
        """Whose token this is."""
        found = self._people.find_token(self.digest("token", token))
        return None if found is None else Asker(Person(found[2].id, found[2].name), found[0], found[1])

    # Invitations

    def seat_link(self, table: str, seat: int, sitting: int) -> str:
        """An invitation to a seat, for one sitting."""
        return str(self._links.dumps(f"{table}:{seat}:{sitting}"))

    def seat_in(self, link: str) -> tuple[str, int, int] | None:
        """The seat that an invitation is for, and the sitting."""
        try:
            table, seat, sitting = str(self._links.loads(link, max_age=LINK_AGE)).split(":")
        except (BadSignature, ValueError):
            return None
        return table, int(seat), int(sitting)

    # Passwords

    def hash(self, password: str) -> str:
        """The hash of a password (takes long, on purpose)."""
        return self._hasher.hash(password)

    def _nobody(self) -> str:
        """A hash that no password fits: checking it takes as long as checking a real one."""
        if not self._unfitting:
            self._unfitting = self._hasher.hash(secrets.token_hex())
        return self._unfitting

    def log_in(self, login: str, password: str) -> KeptPerson | None:
        """The person with this login and password (takes long, also for logins that do not exist)."""
        person = self._people.find_login(login)
        return person if self.fits(person, password) else None

    def fits(self, person: KeptPerson | None, password: str) -> bool:
        """Is this the person's password? (Takes long, also where there is none.)"""
        kept = self._nobody() if person is None or person.password is None else person.password
        try:
            self._hasher.verify(kept, password)
        except (Argon2Error, InvalidHashError):
            return False
        if person is not None and self._hasher.check_needs_rehash(kept):
            self._people.rehash(person.id, self._hasher.hash(password))
        return True
