"""Several servers on one database: who they are, which tables each sees to, who is where, and what bots thought."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("beat", sa.Float, nullable=False),
        sa.Column("draining", sa.Boolean, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("code", sa.String(6), primary_key=True),
        sa.Column("node", sa.String(32), nullable=False, index=True),
    )
    op.create_table(
        "presences",
        sa.Column("code", sa.String(6), primary_key=True),
        sa.Column("node", sa.String(32), primary_key=True, index=True),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "thoughts",
        sa.Column("code", sa.String(6), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    for name in ("thoughts", "presences", "leases", "nodes"):
        op.drop_table(name)
