"""The tables of the database, the same for SQLite and PostgreSQL."""

from typing import Final

import sqlalchemy as sa

METADATA: Final = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    }
)

vault: Final = sa.Table(
    "vault",
    METADATA,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("secret", sa.LargeBinary, nullable=False),
)
"""What must be the same for all who use this database, such as the check of the key that lies apart from it."""

people: Final = sa.Table(
    "people",
    METADATA,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("login", sa.String(200), unique=True),
    sa.Column("password", sa.String(200)),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("email", sa.String(200)),
)


def _person() -> "sa.Column[str]":
    """Whose row it is; it goes with the person."""
    owner = sa.ForeignKey("people.id", ondelete="CASCADE")
    return sa.Column("person", sa.String(40), owner, nullable=False, index=True)


sessions: Final = sa.Table(
    "sessions",
    METADATA,
    sa.Column("id", sa.String(40), primary_key=True),
    _person(),
    sa.Column("digest", sa.String(64), nullable=False, unique=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("used", sa.Double, nullable=False, index=True),
)
"""Where people are logged in: one row a browser, of whose cookie only a digest is kept."""

proofs: Final = sa.Table(
    "proofs",
    METADATA,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(40), sa.ForeignKey("people.id", ondelete="CASCADE"), index=True),
    sa.Column("purpose", sa.String(20), nullable=False),
    sa.Column("about", sa.String(200), nullable=False),
    sa.Column("expires", sa.Double, nullable=False, index=True),
)
"""What proves something once: recovery codes, links in mails, challenges for passkeys; only their digests."""

passkeys: Final = sa.Table(
    "passkeys",
    METADATA,
    sa.Column("id", sa.String(40), primary_key=True),
    _person(),
    sa.Column("credential", sa.String(1400), nullable=False, unique=True),
    sa.Column("public_key", sa.LargeBinary, nullable=False),
    sa.Column("count", sa.BigInteger, nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("used", sa.Double, nullable=False),
)

blocks: Final = sa.Table(
    "blocks",
    METADATA,
    sa.Column("id", sa.String(40), primary_key=True),
    _person(),
    sa.Column("blocked", sa.String(40), nullable=False, index=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.UniqueConstraint("person", "blocked"),
)
"""Whom people want nothing to do with, under the name that the blocked person had then."""

reports: Final = sa.Table(
    "reports",
    METADATA,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("at", sa.Double, nullable=False, index=True),
    sa.Column("person", sa.String(40), nullable=False, index=True),
    sa.Column("table", sa.String(40), nullable=False),
    sa.Column("accused", sa.String(40), nullable=False, index=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("reason", sa.String(500), nullable=False),
    sa.Column("lines", sa.Text, nullable=False),
    sa.Column("closed", sa.Double),
)
"""What people have reported, with a copy of the lines concerned; `closed` once an operator has looked at it."""

tokens: Final = sa.Table(
    "tokens",
    METADATA,
    sa.Column("id", sa.String(40), primary_key=True),
    _person(),
    sa.Column("label", sa.String(40), nullable=False),
    sa.Column("digest", sa.String(64), nullable=False, unique=True),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("scope", sa.String(10), nullable=False, server_default="play"),
)

tables: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("game", sa.String(60), nullable=False),
    sa.Column("phase", sa.String(20), nullable=False),
    sa.Column("visibility", sa.String(20), nullable=False),
    sa.Column("players", sa.Text, nullable=False),
    sa.Column("turn", sa.Text, nullable=False),
    sa.Column("open", sa.Integer, nullable=False),
    sa.Column("entries", sa.Integer, nullable=False),
    sa.Column("snapshot", sa.LargeBinary, nullable=False),
    sa.Column("wakes", sa.Double),
    sa.Column("changed", sa.Double, nullable=False),
    sa.Column("thinker", sa.String(40)),
    sa.Column("thinks_until", sa.Double),
    sa.Column("damage", sa.Text),
    sa.Column("host", sa.String(40), index=True),
    sa.Column("bots", sa.Integer, nullable=False, server_default="0"),
    sa.Index("ix_tables_phase_changed", "phase", "changed"),
    sa.Index("ix_tables_wakes", "wakes"),
)
"""One row a table: what lists show, the snapshot, and when the house must act (`wakes`)."""

members: Final = sa.Table(
    "members",
    METADATA,
    sa.Column("person", sa.String(40), primary_key=True),
    sa.Column("table", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
)
"""Who has ever sat at which table."""

journal: Final = sa.Table(
    "journal",
    METADATA,
    sa.Column("table", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("request", sa.String(110)),
    sa.Column("entry", sa.Text, nullable=False),
    sa.Column("events", sa.Text, nullable=False),
    sa.UniqueConstraint("table", "request"),
)
"""The entries of every table from 1 on. Rows are added and never changed."""

records: Final = sa.Table(
    "records",
    METADATA,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("game", sa.String(60), nullable=False, index=True),
    sa.Column("moves", sa.Integer, nullable=False),
    sa.Column("finished", sa.Boolean, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("person", sa.String(40), index=True),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("created", sa.Double, nullable=False, index=True),
    sa.Column("header", sa.Text, nullable=False, server_default=""),
)

presence: Final = sa.Table(
    "presence",
    METADATA,
    sa.Column("table", sa.String(40), primary_key=True),
    sa.Column("person", sa.String(40), primary_key=True),
    sa.Column("seen", sa.Double, nullable=False),
)
"""When people last had a table before their eyes."""

buckets: Final = sa.Table(
    "buckets",
    METADATA,
    sa.Column("key", sa.String(120), primary_key=True),
    sa.Column("level", sa.Double, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
)
"""How much of their limits visitors have left, and since when; kept where several processes share a database."""
