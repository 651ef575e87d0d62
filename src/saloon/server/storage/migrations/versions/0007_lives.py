"""What people have played and how well, whom they know, and how they are called back."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "matches",
        sa.Column("code", sa.String(6), primary_key=True),
        sa.Column("began", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("house", sa.String(60), nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("casual", sa.String(16), nullable=False),
        sa.Column("counted", sa.Integer),
        sa.UniqueConstraint("game", "counted", name="one_after_another"),
    )
    op.create_index("ix_matches_casual", "matches", ["casual", "counted"])
    op.create_table(
        "played",
        sa.Column("code", sa.String(6), primary_key=True),
        sa.Column("began", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("who", sa.String(64), nullable=False, index=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("who", sa.String(64), primary_key=True, index=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
    )
    op.create_table(
        "wishes",
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("seen", sa.Boolean, nullable=False),
        sa.Column("hook", sa.Boolean, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("email", sa.String(120), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
    )
    op.create_table(
        "friends",
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("other", sa.String(64), primary_key=True, index=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "offers",
        sa.Column("secret", sa.String(64), primary_key=True),
        sa.Column("who", sa.String(64), nullable=False, index=True),
        sa.Column("taker", sa.String(64), nullable=False, index=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "blocks",
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("other", sa.String(64), primary_key=True, index=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "invitations",
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("code", sa.String(6), primary_key=True),
        sa.Column("friend", sa.String(64), primary_key=True, index=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("who", sa.String(64), nullable=False, index=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "waits",
        sa.Column("code", sa.String(6), primary_key=True),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("who", sa.String(64), nullable=False, index=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("away", sa.Boolean, nullable=False),
        sa.Column("turn", sa.Float, index=True),
        sa.Column("soon", sa.Float, index=True),
    )


def downgrade() -> None:
    """Drop them."""
    made = "waits subscriptions invitations blocks offers friends wishes ratings played matches"
    for table in made.split():
        op.drop_table(table)
