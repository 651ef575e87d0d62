"""When somebody's time is up at a table that is given days."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make room for it."""
    op.add_column("cards", sa.Column("due", sa.Float))
    op.create_index("ix_cards_due", "cards", ["due"])


def downgrade() -> None:
    """Drop it."""
    op.drop_index("ix_cards_due", "cards")
    op.drop_column("cards", "due")
