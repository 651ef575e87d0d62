"""Snapshots of tables with long journals."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make their table."""
    op.create_table(
        "snapshots",
        sa.Column("code", sa.String(6), primary_key=True),
        sa.Column("lines", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("snapshots")
