"""What goes over the wire about people: names, accounts, tokens."""

from typing import Annotated

import msgspec

from stolek.server.wire import Input
from stolek.table.command import Name

Login = Annotated[str, msgspec.Meta(pattern=r"^[^\s\x00-\x1f]{3,60}$")]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]


class NameIn(Input, frozen=True):
    """Play at once under this name."""

    name: Name


class AccountIn(Input, frozen=True):
    """Keep one's games over devices."""

    login: Login
    password: Password


class Person(msgspec.Struct, frozen=True):
    """Who one is to this server."""

    name: str
    login: str
    """Empty for guests."""


class Me(msgspec.Struct, frozen=True):
    """The person behind a request; nobody yet for a new visitor."""

    person: Person | None


class TokenIn(Input, frozen=True):
    """What a token is for."""

    label: Name


class Token(msgspec.Struct, frozen=True):
    """A token of a bot program."""

    id: str
    label: str
    created: float


class TokenMade(msgspec.Struct, frozen=True):
    """The token itself, shown this once."""

    id: str
    label: str
    token: str
