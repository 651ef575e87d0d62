"""Who holds a seat at which table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make their table."""
    op.create_table(
        "places",
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("code", sa.String(6), primary_key=True, index=True),
        sa.Column("awaited", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("places")
