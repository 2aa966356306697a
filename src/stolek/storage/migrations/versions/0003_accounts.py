"""Accounts: sessions as rows, one-time proofs, passkeys, scopes of tokens; and manners: blocks and reports.

Digests are made with a key that is no longer in the database, so cookies and tokens of before are of no use any more.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the new tables, and forget what the old key had signed."""
    op.execute("DELETE FROM tokens")
    op.execute("DELETE FROM vault")
    op.add_column("people", sa.Column("email", sa.String(length=200), nullable=True))
    op.add_column("tokens", sa.Column("scope", sa.String(length=10), nullable=False, server_default="play"))
    _sessions()
    _proofs()
    _passkeys()
    _manners()


def _person() -> "sa.Column[str]":
    return sa.Column("person", sa.String(length=40), nullable=False)


def _of_person(table: str) -> tuple[sa.ForeignKeyConstraint, sa.PrimaryKeyConstraint]:
    return (
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f(f"pk_{table}")),
    )


def _sessions() -> None:
    """Where people are logged in."""
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(length=40), nullable=False),
        _person(),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("used", sa.Double(), nullable=False),
        *_of_person("sessions"),
        sa.UniqueConstraint("digest", name=op.f("uq_sessions_digest")),
    )
    op.create_index(op.f("ix_sessions_person"), "sessions", ["person"], unique=False)
    op.create_index(op.f("ix_sessions_used"), "sessions", ["used"], unique=False)


def _proofs() -> None:
    """What proves something once."""
    op.create_table(
        "proofs",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=True),
        sa.Column("purpose", sa.String(length=20), nullable=False),
        sa.Column("about", sa.String(length=200), nullable=False),
        sa.Column("expires", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_proofs")),
    )
    op.create_index(op.f("ix_proofs_person"), "proofs", ["person"], unique=False)
    op.create_index(op.f("ix_proofs_expires"), "proofs", ["expires"], unique=False)


def _passkeys() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(length=40), nullable=False),
        _person(),
        sa.Column("credential", sa.String(length=1400), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("count", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("used", sa.Double(), nullable=False),
        *_of_person("passkeys"),
        sa.UniqueConstraint("credential", name=op.f("uq_passkeys_credential")),
    )
    op.create_index(op.f("ix_passkeys_person"), "passkeys", ["person"], unique=False)


def _manners() -> None:
    """Whom people block, and what they report."""
    op.create_table(
        "blocks",
        sa.Column("id", sa.String(length=40), nullable=False),
        _person(),
        sa.Column("blocked", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        *_of_person("blocks"),
        sa.UniqueConstraint("person", "blocked", name=op.f("uq_blocks_person_blocked")),
    )
    op.create_index(op.f("ix_blocks_person"), "blocks", ["person"], unique=False)
    op.create_index(op.f("ix_blocks_blocked"), "blocks", ["blocked"], unique=False)
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("table", sa.String(length=40), nullable=False),
        sa.Column("accused", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("reason", sa.String(length=500), nullable=False),
        sa.Column("lines", sa.Text(), nullable=False),
        sa.Column("closed", sa.Double(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    for column in ("accused", "at", "person"):
        op.create_index(op.f(f"ix_reports_{column}"), "reports", [column], unique=False)
