"""The tables of the database. Migrations in this folder make them. Of what is played, `journal` is the truth and the
rest can be lost; of people who are known again, their own tables are."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

# A line of a table's journal. `client` is the visitor and his own id for the command; many lines have none.
journal = Table(
    "journal",
    metadata,
    Column("code", String(6), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("payload", Text, nullable=False),
    Column("client", String(104)),
    Column("at", Float, nullable=False),
    UniqueConstraint("code", "client", name="one_deed"),
    sqlite_with_rowid=False,
)

# The lobby's card of each table, so that the list need not read every journal after a start.
cards = Table(
    "cards",
    metadata,
    Column("code", String(6), primary_key=True),
    Column("private", Boolean, nullable=False),
    Column("card", Text, nullable=False),
    Column("at", Float, nullable=False, index=True),
    Column("due", Float, index=True),
)

# Who holds a seat at which table, by the hash of his token, and whether he is away while it waits for him.
places = Table(
    "places",
    metadata,
    Column("who", String(64), primary_key=True),
    Column("code", String(6), primary_key=True, index=True),
    Column("awaited", Boolean, nullable=False),
)

# Records that people brought along, under the hash of their text.
records = Table(
    "records",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("body", Text, nullable=False),
    Column("bytes", BigInteger, nullable=False),
    Column("at", Float, nullable=False),
)

# Tables as their journals told of them up to a line, so that a long one need not be read from its beginning.
snapshots = Table(
    "snapshots",
    metadata,
    Column("code", String(6), primary_key=True),
    Column("lines", Integer, nullable=False),
    Column("body", Text, nullable=False),
)

# Somebody who wants to be known again. `who` is what holds her seats, as the hash of a token does for a guest; no token
# has it for a hash, so that whoever is signed out is out. `settings` is JSON.
people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("who", String(64), nullable=False, unique=True),
    Column("name", String(24), nullable=False),
    Column("settings", Text, nullable=False),
    Column("created", Float, nullable=False),
)

# A device on which a person is signed in, by the hash of its token. `past` is the guest that she was there before, as
# long as not everything of his is hers.
sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("device", String(80), nullable=False),
    Column("past", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

# A passkey of a person, under the hash of its credential id; `signs` counts what it has signed, if it counts.
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("credential", Text, nullable=False),
    Column("public_key", Text, nullable=False),
    Column("signs", BigInteger, nullable=False),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
)

# The hash of a person's recovery phrase.
phrases = Table(
    "phrases",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("secret", String(64), nullable=False, unique=True),
    Column("created", Float, nullable=False),
)

# A challenge that a passkey has yet to meet, by its hash: of which device, and for which person if it makes a passkey.
challenges = Table(
    "challenges",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("device", String(64), nullable=False),
    Column("person", String(32), nullable=False),
    Column("until", Float, nullable=False, index=True),
)

# A match that ended, told apart by the line of its table's journal that began it; `line` ended it. `casual` says why it
# does not count for ratings, `counted` is its place among those that did: what ratings are can be worked out again.
matches = Table(
    "matches",
    metadata,
    Column("code", String(6), primary_key=True),
    Column("began", Integer, primary_key=True, autoincrement=False),
    Column("line", Integer, nullable=False),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("house", String(60), nullable=False),
    Column("ended", Float, nullable=False),
    Column("casual", String(16), nullable=False),
    Column("counted", Integer),
    UniqueConstraint("game", "counted", name="one_after_another"),
    Index("ix_matches_casual", "casual", "counted"),
)

# A seat of such a match: who held it when it began, or the bot that played it. `left` is whether a bot chose for its
# holder at any time; `rated` whether it counted for her rating.
played = Table(
    "played",
    metadata,
    Column("code", String(6), primary_key=True),
    Column("began", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("who", String(64), nullable=False, index=True),
    Column("name", String(60), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("place", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("left", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
)

# What the counted matches of a game came to for somebody. It follows from them.
ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("who", String(64), primary_key=True, index=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
)

# What somebody has agreed to: to stand in lists, to be seen by friends, to be called by the operator's hook, or by
# e-mail, once whoever reads it has shown the secret that was sent there.
wishes = Table(
    "wishes",
    metadata,
    Column("who", String(64), primary_key=True),
    Column("listed", Boolean, nullable=False),
    Column("seen", Boolean, nullable=False),
    Column("hook", Boolean, nullable=False),
    Column("language", String(8), nullable=False),
    Column("email", String(120), nullable=False),
    Column("secret", String(64), nullable=False),
)

# Friends: a row for each of the two.
friends = Table(
    "friends",
    metadata,
    Column("who", String(64), primary_key=True),
    Column("other", String(64), primary_key=True, index=True),
    Column("since", Float, nullable=False),
)

# A link that makes friends, by the hash of its secret: whose it is, and who has taken it up.
offers = Table(
    "offers",
    metadata,
    Column("secret", String(64), primary_key=True),
    Column("who", String(64), nullable=False, index=True),
    Column("taker", String(64), nullable=False, index=True),
    Column("at", Float, nullable=False),
)

# Whom somebody wants nothing to do with, under the name he had then.
blocks = Table(
    "blocks",
    metadata,
    Column("who", String(64), primary_key=True),
    Column("other", String(64), primary_key=True, index=True),
    Column("name", String(24), nullable=False),
    Column("at", Float, nullable=False),
)

# A friend waits for somebody at a table.
invitations = Table(
    "invitations",
    metadata,
    Column("who", String(64), primary_key=True),
    Column("code", String(6), primary_key=True),
    Column("friend", String(64), primary_key=True, index=True),
    Column("at", Float, nullable=False),
)

# A browser that can be called by Web Push, under the hash of its address.
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("who", String(64), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("at", Float, nullable=False),
)

# Whom a table with days for a choice awaits, since which question, and when he is to be called: that it is his turn,
# and that his time is soon up. Whoever clears such a time is the one who calls.
waits = Table(
    "waits",
    metadata,
    Column("code", String(6), primary_key=True),
    Column("asked", Integer, nullable=False),
    Column("who", String(64), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("away", Boolean, nullable=False),
    Column("turn", Float, index=True),
    Column("soon", Float, index=True),
)

# The servers that share this database: the machine and process of each, when it last said that it lives, by the
# database's clock, and whether it stops.
nodes = Table(
    "nodes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("label", String(80), nullable=False),
    Column("beat", Float, nullable=False),
    Column("draining", Boolean, nullable=False),
)

# Which of them sees to what happens by itself at a table.
leases = Table(
    "leases",
    metadata,
    Column("code", String(6), primary_key=True),
    Column("node", String(32), nullable=False, index=True),
)

# Who is at a table, of the guests of each of them.
presences = Table(
    "presences",
    metadata,
    Column("code", String(6), primary_key=True),
    Column("node", String(32), primary_key=True, index=True),
    Column("body", Text, nullable=False),
)

# What the bot of a seat thought at its last choice, for those who may know it and ask another server.
thoughts = Table(
    "thoughts",
    metadata,
    Column("code", String(6), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
)

# True only while the servers run; all the others are what there is to keep.
_FLEETING = (nodes, leases, presences)
KEPT = tuple(table for table in metadata.sorted_tables if table not in _FLEETING)
