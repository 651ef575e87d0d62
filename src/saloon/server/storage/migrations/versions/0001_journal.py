"""The journal, the lobby's cards, and records people brought along."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the three tables."""
    op.create_table(
        "journal",
        sa.Column("code", sa.String(6), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("payload", sa.Text, nullable=False),
        sa.Column("client", sa.String(104)),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("code", "client", name="one_deed"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "cards",
        sa.Column("code", sa.String(6), primary_key=True),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("card", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False, index=True),
    )
    op.create_table(
        "records",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("bytes", sa.BigInteger, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    for table in ("records", "cards", "journal"):
        op.drop_table(table)
