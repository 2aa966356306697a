"""What can be set about a server; the command line and the tests fill it in."""

import os
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal

from stolek.storage.database import sqlite_file


@dataclass(slots=True, frozen=True)
class Limits:
    """How much one person may ask for: so much at once, and so much a second in the long run. What costs more work
    counts for more."""

    command: tuple[float, float] = (60, 20.0)
    read: tuple[float, float] = (400, 80.0)
    foresee: tuple[float, float] = (200, 40.0)
    speak: tuple[float, float] = (6, 0.5)
    open: tuple[float, float] = (20, 0.2)
    guest: tuple[float, float] = (30, 0.2)
    """New guests, of one address together."""
    password: tuple[float, float] = (8, 0.1)
    login: tuple[float, float] = (10, 0.02)
    """Passwords tried for one login, wherever from."""
    upload: tuple[float, float] = (6, 0.1)
    page: tuple[float, float] = (2000, 200.0)
    """Files of the client, of one address together."""
    per_address: float = 3.0
    """So many times as much may come from one address, because people share them."""
    streams: int = 30
    """Event streams of one person at the same time."""
    connections: int = 300
    """Connections from one address at the same time, a trusted proxy aside."""
    table_bots: int = 20
    """Bots at one table."""
    host_bots: int = 40
    """Bots at all tables of one host where people gather or play."""


_ANY = (10**9, 1e9)
NO_LIMITS = Limits(
    command=_ANY,
    read=_ANY,
    foresee=_ANY,
    speak=_ANY,
    open=_ANY,
    guest=_ANY,
    password=_ANY,
    login=_ANY,
    upload=_ANY,
    page=_ANY,
    streams=10**9,
    connections=10**9,
    table_bots=10**9,
    host_bots=10**9,
)
"""For tests and measurements."""


DAY: Final = 24 * 3600.0


@dataclass(slots=True, frozen=True)
class Keep:
    """For how many days things are kept, and how many of them; None: for ever, as many as there are."""

    guests: int | None = 180
    """Guests who have not come since; who has an account or a passkey stays."""
    tables: int | None = 730
    """Tables where nothing has happened since; the records of games that ended stay."""
    uploads: int | None = 730
    """Records that people brought."""
    each: int | None = 200
    """Records of one person; a new one takes the place of the oldest."""


@dataclass(slots=True, frozen=True)
class MailSettings:
    """A server that takes mails, and who they are from."""

    host: str
    port: int
    sender: str
    security: Literal["none", "starttls", "tls"] = "starttls"
    user: str = ""
    password: str = ""


@dataclass(slots=True, frozen=True)
class Settings:
    """One server."""

    database: str
    limits: Limits = field(default_factory=Limits)
    hosts: tuple[str, ...] = ()
    """Names by which browsers reach this server, besides this machine's own and addresses in numbers; "*" for any."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies that tell the truth about who asks."""
    metrics_port: int | None = None
    """Where this machine alone may ask for figures; nowhere if nothing is said."""
    connections: int = 2000
    """Connections at the same time; further ones are turned away."""
    head_seconds: float = 10.0
    """How long the head of a request may take to arrive."""
    body_seconds: float = 60.0
    """How long its body may take."""
    largest_head: int = 32_000
    largest_body: int = 64_000
    largest_record: int = 2_100_000
    key: Path | None = None
    """The file with the key; left out, `stolek.key` beside a SQLite database, or in the user's data folder."""
    address: str = ""
    """How people reach this server, such as `https://games.example.org`; mails and passkeys need to know."""
    mail: MailSettings | None = None
    """How mails are sent; None: they are not."""
    keep: Keep = field(default_factory=Keep)
    origins: tuple[str, ...] = ()
    """Other addresses of this server, if a proxy does not pass the original Host on."""
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)
    """Processes in which bots think and records are replayed."""
    bot_seconds: float = 2.0
    calm_seconds: float = 2.0
    """So long a decision takes at least where a bot plays for a person who may step in, or where no person plays."""
    foresight_seconds: float = 0.3
    """How long one request may work out what answers would change."""
    heartbeat: float = 15.0
    sweep: float = 1.0
    """How often the house looks for bots that should think and clocks that have run out."""
    absence: float = 60.0
    """Who has not looked at the table for so long is absent."""
    idle: float = 300.0
    """A table that nobody looks at stays in memory for so long."""
    give_up: float = 14 * 24 * 3600.0
    """A table where no game begins for so long is given up."""
    static: Path = Path(__file__).parent / "static"
    randbits: Callable[[int], int] = secrets.randbits
    """Where the seeds of games and bots come from: nobody can foresee them. Tests that want the same games in every
    run bring their own."""

    def key_file(self) -> Path:
        """Where the key lies."""
        beside = sqlite_file(self.database)
        return self.key or (data_folder() / "stolek.key" if beside is None else beside.with_suffix(".key"))


def data_folder() -> Path:
    """The user's own folder for the data of this program."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "stolek"


def default_database() -> str:
    """A file in the user's own data folder."""
    return str(data_folder() / "stolek.sqlite3")
