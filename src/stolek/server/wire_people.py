"""What goes over the wire about people: names, accounts, sessions, tokens, passkeys, recovery."""

from typing import Annotated, Any, Literal

import msgspec

from stolek.server.wire import Input
from stolek.server.wire_manners import Block
from stolek.storage.people import Scope
from stolek.table.command import Name

Login = Annotated[str, msgspec.Meta(pattern=r"^[^\s\x00-\x1f]{3,60}$")]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
Again = Annotated[str, msgspec.Meta(max_length=200)]
"""The password once more, before something that a borrowed browser must not do; empty if one has none."""
Email = Annotated[str, msgspec.Meta(pattern=r"^([^\s@<>\x00-\x1f]{1,64}@[^\s@<>\x00-\x1f]{1,120})?$")]
Proof = Annotated[str, msgspec.Meta(min_length=8, max_length=100)]
RawOptions = dict[str, Any]
"""What the Web Authentication interface of browsers takes, as its standard writes it in JSON."""


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


class Account(msgspec.Struct, frozen=True):
    """What one's account is made of, and what this server offers for it."""

    name: str
    login: str
    email: str
    created: float
    codes: int
    """Recovery codes that have not been used."""
    mail: bool
    """Can this server send mails?"""
    passkeys: bool
    """Can this server check passkeys?"""


class PasswordIn(Input, frozen=True):
    """Another password."""

    old: Again
    new: Password


class AgainIn(Input, frozen=True):
    """The password once more."""

    password: Again


class EmailIn(Input, frozen=True):
    """Where mails go; empty: nowhere."""

    email: Email
    password: Again


class ProofIn(Input, frozen=True):
    """What a mail brought."""

    proof: Proof


class RecoveryIn(Input, frozen=True):
    """Who has forgotten the password."""

    login: Login


class RecoverIn(Input, frozen=True):
    """A new password, on the strength of a recovery code or of what a mail brought."""

    login: Login
    proof: Proof
    password: Password


class Codes(msgspec.Struct, frozen=True):
    """Recovery codes, shown this once."""

    codes: tuple[str, ...]


class Sent(msgspec.Struct, frozen=True):
    """A mail goes out, if there is somebody to send it to."""

    sent: bool


class Session(msgspec.Struct, frozen=True):
    """Where one is logged in."""

    id: str
    name: str
    created: float
    used: float
    current: bool


class TokenIn(Input, frozen=True):
    """What a token is for."""

    label: Name
    scope: Scope = "play"


class Token(msgspec.Struct, frozen=True):
    """A token of a bot program."""

    id: str
    label: str
    created: float
    scope: Scope


class TokenMade(msgspec.Struct, frozen=True):
    """The token itself, shown this once."""

    id: str
    label: str
    scope: Scope
    token: str


class Passkey(msgspec.Struct, frozen=True):
    """A passkey of one's own."""

    id: str
    name: str
    created: float
    used: float


class PasskeyOptions(msgspec.Struct, frozen=True):
    """What a browser needs to make or to use a passkey."""

    options: RawOptions


class PasskeyIn(Input, frozen=True):
    """A new passkey, as the browser made it."""

    name: Name
    credential: RawOptions


class PasskeyProofIn(Input, frozen=True):
    """What the browser signed with a passkey."""

    credential: RawOptions


class Export(msgspec.Struct, frozen=True):
    """Everything that this server keeps about one person."""

    format: Literal["stolek-export-1"]
    at: float
    account: Account
    sessions: tuple[Session, ...]
    tokens: tuple[Token, ...]
    passkeys: tuple[Passkey, ...]
    blocks: tuple[Block, ...]
    reports: tuple[dict[str, Any], ...]
    tables: tuple[dict[str, Any], ...]
    """Where one has sat, with what one said there."""
    records: tuple[dict[str, Any], ...]
    """What one has brought, as text."""
