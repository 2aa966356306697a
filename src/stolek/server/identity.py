"""Who is asking: guests by a signed cookie, accounts by a password, bot programs by a token."""

import hashlib
import secrets
import time
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from itsdangerous import BadSignature, URLSafeTimedSerializer

from stolek.storage.people import KeptPerson, People
from stolek.table.command import Person

COOKIE: Final = "stolek"
YEAR: Final = 365 * 24 * 3600
LINK_AGE: Final = 30 * 24 * 3600
MAX_KNOWN: Final = 10_000
KNOWN_FOR: Final = 30.0
"""So long a person's name is remembered before it is looked up again."""


def new_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(12)


def digest(token: str) -> str:
    """What is kept of a token; tokens are long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


class Identity:
    """Makes and reads cookies, links and tokens, and checks passwords."""

    def __init__(self, people: People) -> None:
        key = people.secret("signing", secrets.token_bytes(32)).hex()
        self._people = people
        self._cookies = URLSafeTimedSerializer(key, salt="cookie")
        self._links = URLSafeTimedSerializer(key, salt="seat")
        self._hasher = PasswordHasher()
        self._unfitting = ""
        self._read: dict[str, str] = {}
        """Cookies that were found to be ours."""
        self._known: dict[str, tuple[float, Person]] = {}

    def cookie_for(self, person: str) -> str:
        """The value of the cookie of a person."""
        return str(self._cookies.dumps(person))

    def person_in(self, cookie: str) -> str | None:
        """The person whose cookie this is; None for one that was not made here."""
        if cookie not in self._read:
            if len(self._read) >= MAX_KNOWN:
                self._read.clear()
            found = _loaded(self._cookies, cookie, YEAR)
            if found is None:
                return None
            self._read[cookie] = found
        return self._read[cookie]

    def seat_link(self, table: str, seat: int) -> str:
        """An invitation to a seat."""
        return str(self._links.dumps(f"{table}:{seat}"))

    def seat_in(self, link: str) -> tuple[str, int] | None:
        """The seat that an invitation is for."""
        found = _loaded(self._links, link, LINK_AGE)
        if found is None:
            return None
        table, _, seat = found.partition(":")
        return table, int(seat)

    def known(self, id: str, now: float) -> Person | None:
        """A person who was looked up a moment ago."""
        found = self._known.get(id)
        return found[1] if found is not None and 0.0 <= now - found[0] < KNOWN_FOR else None

    def remember(self, kept: KeptPerson, now: float) -> Person:
        """Remember a person for a moment."""
        if len(self._known) >= MAX_KNOWN:
            self._known.clear()
        person = Person(kept.id, kept.name)
        self._known[kept.id] = (now, person)
        return person

    def find(self, id: str) -> KeptPerson | None:
        """Look a person up (blocks)."""
        return self._people.find(id)

    def find_by_token(self, token: str) -> KeptPerson | None:
        """The owner of a token (blocks)."""
        return self._people.find_token(digest(token))

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
        kept = self._nobody() if person is None or person.password is None else person.password
        try:
            self._hasher.verify(kept, password)
        except (Argon2Error, InvalidHashError):
            return None
        if person is not None and self._hasher.check_needs_rehash(kept):
            self._people.rehash(person.id, self._hasher.hash(password))
        return person


def _loaded(serializer: URLSafeTimedSerializer, text: str, age: int) -> str | None:
    """What was signed at most so many seconds ago; a clock that was set back since then is nobody's fault."""
    try:
        value, signed = serializer.loads(text, return_timestamp=True)
    except BadSignature:
        return None
    return value if isinstance(value, str) and time.time() - signed.timestamp() <= age else None
