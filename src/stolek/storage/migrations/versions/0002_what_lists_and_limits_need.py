"""What lists and limits need: the first line of records, who hosts how many bots, and the buckets of visitors."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

FIRST_LINE = {
    "sqlite": "UPDATE records SET header = substr(text, 1, instr(text, char(10)) - 1)",
    "postgresql": "UPDATE records SET header = split_part(text, chr(10), 1)",
}


def upgrade() -> None:
    """Add the columns and the table; the first line of a record names its players, too."""
    op.add_column("records", sa.Column("header", sa.Text(), nullable=False, server_default=""))
    op.execute(FIRST_LINE[op.get_bind().dialect.name])
    op.drop_column("records", "players")
    op.add_column("tables", sa.Column("host", sa.String(length=40), nullable=True))
    op.add_column("tables", sa.Column("bots", sa.Integer(), nullable=False, server_default="0"))
    op.create_index(op.f("ix_tables_host"), "tables", ["host"], unique=False)
    op.create_table(
        "buckets",
        sa.Column("key", sa.String(length=120), nullable=False),
        sa.Column("level", sa.Double(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_buckets")),
    )
