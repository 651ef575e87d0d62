"""What somebody has agreed to, and to nothing else: to stand in lists, to be seen by friends, to be called back."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any

from sqlalchemy import Connection, delete, insert, select

from saloon.messages import FALLBACK
from saloon.server.storage import Store
from saloon.server.storage.schema import wishes


@dataclass(frozen=True, slots=True)
class Wishes:
    """What one person likes. An e-mail address counts once its secret, of which a hash is kept, was shown."""

    listed: bool = False  # in lists of ratings
    seen: bool = False  # whether friends are told that she is here
    hook: bool = False  # to be called by what the operator has set up
    language: str = FALLBACK
    email: str = ""
    secret: str = ""

    @property
    def address(self) -> str:
        """Where she reads e-mail, if that is certain."""
        return "" if self.secret else self.email


async def of(store: Store, who: str) -> Wishes:
    """What somebody likes."""
    return (await of_all(store, [who])).get(who, Wishes())


async def of_all(store: Store, whos: list[str]) -> dict[str, Wishes]:
    """The same of those who have said anything."""
    wanted = select(wishes).where(wishes.c.who.in_(whos))
    return await store.read(lambda connection: {row.who: _read(row) for row in connection.execute(wanted)})


async def change(store: Store, who: str, **changes: Any) -> Wishes:
    """Somebody would have some things otherwise; what she likes then."""

    def write(connection: Connection) -> Wishes:
        row = connection.execute(select(wishes).where(wishes.c.who == who)).first()
        wanted = replace(_read(row) if row else Wishes(), **changes)
        connection.execute(delete(wishes).where(wishes.c.who == who))
        connection.execute(insert(wishes), {"who": who, **asdict(wanted)})
        return wanted

    return await store.write(write)


def forget(connection: Connection, who: str) -> None:
    """She likes nothing any more."""
    connection.execute(delete(wishes).where(wishes.c.who == who))


def _read(row: Any) -> Wishes:
    return Wishes(row.listed, row.seen, row.hook, row.language, row.email, row.secret)
