"""People who are known again: who they are, their devices, their passkeys and phrases, and challenges not yet met."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0004"


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("who", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("device", sa.String(80), nullable=False),
        sa.Column("past", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("credential", sa.Text, nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("signs", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
    )
    op.create_table(
        "phrases",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False, unique=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("until", sa.Float, nullable=False, index=True),
    )


def downgrade() -> None:
    """Drop them."""
    for table in ("challenges", "phrases", "passkeys", "sessions", "people"):
        op.drop_table(table)
