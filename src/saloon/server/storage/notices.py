"""What servers on one PostgreSQL tell each other: that something changed, and where; what it is they read.

A notice is sent in the transaction that makes it true, so nobody hears of what is not on disk.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, text

CHANNEL = "saloon"
_NOTIFY = text("SELECT pg_notify(:channel, told) FROM unnest(CAST(:told AS text[])) AS told")


class Notice(Struct, array_like=True, frozen=True):
    """What all notices share: who tells."""

    node: str


class Written(Notice, tag="line", frozen=True):
    """The journal of a table has another line."""

    code: str
    line: int


class Attended(Notice, tag="here", frozen=True):
    """Somebody came to a table, or left it."""

    code: str


class Shown(Notice, tag="card", frozen=True):
    """The lobby shows a table in another way; that concerns those who hold, or held, its seats."""

    code: str
    concerned: list[str]


class Opened(Notice, tag="open", frozen=True):
    """A table was opened from an address, which is told as a hash."""

    code: str
    address: str


class Dismissed(Notice, tag="gone", frozen=True):
    """The tokens of some devices mean somebody else now, or nobody."""

    devices: list[str]


class Nudged(Notice, tag="mine", frozen=True):
    """Somebody has reason to ask how things stand at his tables."""

    who: list[str]


class Freed(Notice, tag="free", frozen=True):
    """Nobody sees to a table any more; without a code, to none of those the teller saw to."""

    code: str = ""


AnyNotice = Written | Attended | Shown | Opened | Dismissed | Nudged | Freed

_read = msgspec.json.Decoder(AnyNotice)


def read(payload: str) -> AnyNotice:
    """A notice as it was sent."""
    found: AnyNotice = _read.decode(payload)
    return found


def written(notice: Notice) -> str:
    """A notice as it is sent."""
    return msgspec.json.encode(notice).decode()


def notify(connection: Connection, notices: Iterable[Notice]) -> None:
    """Tell all who listen, when this transaction is committed."""
    told = [written(notice) for notice in notices]
    if told:
        connection.execute(_NOTIFY, {"channel": CHANNEL, "told": told})
