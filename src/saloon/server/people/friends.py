"""Whom people know: friends, by a link that both confirm, invitations to tables, and blocks.

Friends are persons who are known again. Anybody may be blocked, and anybody may block: it keeps him from the tables she
is host of, from being her friend, and her from what he says. Nobody is told by what the others are known here: the id
of a friend means something to one person alone.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from saloon.server.errors import Forbidden, Missing, Refusal, TooMuch
from saloon.server.identity import NOBODY, hashed, new_token
from saloon.server.people import wishes
from saloon.server.storage import Conflict, Store
from saloon.server.storage.schema import blocks, friends, invitations, offers, people

FRIENDS = 200
BLOCKS = 500
OFFERS = 10  # links of one person that wait for somebody
INVITATIONS = 20  # that wait for one person
OFFER_TIME = 7 * 24 * 3600  # seconds in which a link is taken up
INVITATION_TIME = 24 * 3600


@dataclass(frozen=True, slots=True)
class Friend:
    """Somebody's friend: by an id of hers alone, a name, and whether he is here, if he likes that to be known."""

    id: str
    who: str
    name: str
    here: bool | None = None


@dataclass(frozen=True, slots=True)
class Blocked:
    """Somebody who is blocked, by an id for her who blocks him, and the name he had then."""

    id: str
    who: str
    name: str


def id_of(who: str, other: str) -> str:
    """By what one person calls another, which says nothing to anybody else."""
    return hashlib.sha256(f"{who}:{other}".encode()).hexdigest()[:16]


class Friends:
    """Who knows whom in a house; `present` says who of some people is here."""

    def __init__(self, store: Store, present: Callable[[Collection[str]], Awaitable[set[str]]]) -> None:
        self._store = store
        self._present = present

    async def known(self, who: str) -> bool:
        """Whether somebody is known again."""
        wanted = select(people.c.id).where(people.c.who == who)
        return who != NOBODY and await self._store.read(lambda it: it.execute(wanted).first() is not None)

    async def of(self, who: str) -> list[Friend]:
        """Somebody's friends, by their names."""
        named = select(friends.c.other, people.c.name).join_from(friends, people, people.c.who == friends.c.other)
        wanted = named.where(friends.c.who == who).order_by(people.c.name, friends.c.other)
        rows = await self._store.read(lambda connection: list(connection.execute(wanted)))
        like = await wishes.of_all(self._store, [row.other for row in rows])
        seen = [other for other, wish in like.items() if wish.seen]
        here = await self._present(seen)
        shown = {other: other in here for other in seen}
        return [Friend(id_of(who, row.other), row.other, row.name, shown.get(row.other)) for row in rows]

    async def friend(self, who: str, name: str) -> Friend:
        """The friend of an id."""
        found = next((friend for friend in await self.of(who) if friend.id == name), None)
        if found is None:
            raise Missing("no-such-friend")
        return found

    async def link(self, who: str) -> str:
        """A new link that makes friends: its secret."""
        secret = new_token()

        def write(connection: Connection) -> None:
            connection.execute(delete(offers).where(offers.c.at < time.time() - OFFER_TIME))
            if _full(connection, offers, offers.c.who == who, OFFERS):
                raise TooMuch("too-many-offers", limit=OFFERS)
            row = {"secret": hashed(secret), "who": who, "taker": NOBODY, "at": time.time()}
            connection.execute(insert(offers), row)

        await self._judged(write)
        return secret

    async def offered(self, who: str, secret: str) -> str:
        """The name of whoever made a link, before it is taken up."""
        row = await self._store.read(lambda connection: self._offer(connection, who, secret))
        return str(row.name)

    async def take(self, who: str, secret: str) -> None:
        """Somebody takes a link up; whoever made it has to confirm."""

        def write(connection: Connection) -> None:
            row = self._offer(connection, who, secret)
            connection.execute(update(offers).where(offers.c.secret == row.secret).values(taker=who))

        await self._judged(write)

    def _offer(self, connection: Connection, who: str, secret: str) -> Any:
        made = select(offers, people.c.name).join_from(offers, people, people.c.who == offers.c.who)
        lately = offers.c.at >= time.time() - OFFER_TIME
        row = connection.execute(made.where(offers.c.secret == hashed(secret), lately)).first()
        if row is None or row.taker not in (NOBODY, who) or _shunned(connection, row.who, who):
            raise Missing("no-such-offer")
        if row.who == who:
            raise Refusal("own-offer")
        return row

    async def asking(self, who: str) -> list[Friend]:
        """Who took somebody's links up, and waits to be confirmed."""
        taken = select(offers.c.taker, people.c.name).join_from(offers, people, people.c.who == offers.c.taker)
        wanted = taken.where(offers.c.who == who).distinct()
        rows = await self._store.read(lambda connection: list(connection.execute(wanted)))
        return [Friend(id_of(who, row.taker), row.taker, row.name) for row in rows]

    async def answer(self, who: str, name: str, *, yes: bool) -> None:
        """Somebody confirms whoever took her link up, or does not."""
        asker = next((one for one in await self.asking(who) if one.id == name), None)
        if asker is None:
            raise Missing("no-such-friend")

        def write(connection: Connection) -> None:
            if yes:
                _befriend(connection, who, asker.who)
            connection.execute(delete(offers).where(offers.c.who == who, offers.c.taker == asker.who))

        await self._judged(write)

    async def part(self, who: str, name: str) -> None:
        """Two are friends no more."""
        friend = await self.friend(who, name)
        await self._store.write(lambda connection: _part(connection, who, friend.who))

    async def invite(self, who: str, name: str, code: str) -> str:
        """Somebody waits for a friend at a table: whom that is to be told."""
        friend = await self.friend(who, name)

        def write(connection: Connection) -> None:
            _tidy_invitations(connection, who, friend.who, code)
            if _full(connection, invitations, invitations.c.who == friend.who, INVITATIONS):
                raise TooMuch("too-many-invitations", limit=INVITATIONS)
            row = {"who": friend.who, "code": code, "friend": who, "at": time.time()}
            connection.execute(insert(invitations), row)

        await self._judged(write)
        return friend.who

    async def invited(self, who: str) -> list[tuple[str, str]]:
        """Where friends wait for somebody: the table, and the friend's name; the newest first."""
        named = select(invitations.c.code, people.c.name).join_from(
            invitations, people, people.c.who == invitations.c.friend
        )
        lately = invitations.c.at >= time.time() - INVITATION_TIME
        wanted = named.where(invitations.c.who == who, lately).order_by(invitations.c.at.desc())
        return await self._store.read(lambda connection: [(row.code, row.name) for row in connection.execute(wanted)])

    async def decline(self, who: str, code: str) -> None:
        """Somebody does not come, or is there."""
        gone = delete(invitations).where(invitations.c.who == who, invitations.c.code == code)
        await self._store.write(lambda connection: connection.execute(gone))

    async def block(self, who: str, other: str, name: str) -> None:
        """Somebody wants nothing to do with another any more."""
        if other in (NOBODY, who):
            raise Refusal("nobody-to-block")

        def write(connection: Connection) -> None:
            connection.execute(delete(blocks).where(blocks.c.who == who, blocks.c.other == other))
            if _full(connection, blocks, blocks.c.who == who, BLOCKS):
                raise TooMuch("too-many-blocks", limit=BLOCKS)
            connection.execute(insert(blocks), {"who": who, "other": other, "name": name, "at": time.time()})
            _part(connection, who, other)

        await self._judged(write)

    async def blocked(self, who: str) -> list[Blocked]:
        """Whom somebody has blocked, the last first."""
        wanted = select(blocks).where(blocks.c.who == who).order_by(blocks.c.at.desc())
        rows = await self._store.read(lambda connection: list(connection.execute(wanted)))
        return [Blocked(id_of(who, row.other), row.other, row.name) for row in rows]

    async def unblock(self, who: str, name: str) -> None:
        """Somebody thinks better of it."""
        found = next((one for one in await self.blocked(who) if one.id == name), None)
        if found is None:
            raise Missing("no-such-block")
        gone = delete(blocks).where(blocks.c.who == who, blocks.c.other == found.who)
        await self._store.write(lambda connection: connection.execute(gone))

    async def _judged(self, write: Callable[[Connection], None]) -> None:
        """Write something that may be refused when its turn comes. Others are written in the same transaction, which a
        refusal must not break: it is carried out of there."""

        def judge(connection: Connection) -> Refusal | None:
            try:
                write(connection)
            except Refusal as refusal:
                return refusal
            return None

        try:
            refusal = await self._store.write(judge)
        except Conflict:
            refusal = Refusal("try-again")
        if refusal:
            raise refusal

    async def admit(self, host: str, who: str, *, rated: bool) -> None:
        """Refuse whom a host has blocked, and at a rated table whoever is not known again."""
        if rated and not await self.known(who):
            raise Forbidden("rated-known-only")
        if host not in (NOBODY, who) and await self._store.read(lambda it: _shunned(it, host, who)):
            raise Forbidden("host-declines")


def merge(connection: Connection, guest: str, who: str) -> None:
    """Whom a guest blocked, a person blocks; whoever blocked the guest blocks her."""
    for mine, theirs in ((blocks.c.who, blocks.c.other), (blocks.c.other, blocks.c.who)):
        known = select(theirs).where(mine == who)
        connection.execute(delete(blocks).where(mine == guest, or_(theirs.in_(known), theirs == who)))
        connection.execute(update(blocks).where(mine == guest).values({mine.name: who}))


def forget(connection: Connection, who: str) -> None:
    """Nobody knows her any more."""
    for table, columns in (
        (friends, (friends.c.who, friends.c.other)),
        (offers, (offers.c.who, offers.c.taker)),
        (blocks, (blocks.c.who, blocks.c.other)),
        (invitations, (invitations.c.who, invitations.c.friend)),
    ):
        connection.execute(delete(table).where(or_(*(column == who for column in columns))))


def _befriend(connection: Connection, one: str, other: str) -> None:
    for who in (one, other):
        if _full(connection, friends, friends.c.who == who, FRIENDS):
            raise TooMuch("too-many-friends", limit=FRIENDS)
    _part(connection, one, other)
    rows = [{"who": one, "other": other}, {"who": other, "other": one}]
    connection.execute(insert(friends), [{**row, "since": time.time()} for row in rows])


def _part(connection: Connection, one: str, other: str) -> None:
    """Nothing between two is left: no friendship, no link, no invitation."""
    for table, mine, theirs in (
        (friends, friends.c.who, friends.c.other),
        (offers, offers.c.who, offers.c.taker),
        (invitations, invitations.c.who, invitations.c.friend),
    ):
        both = or_(and_(mine == one, theirs == other), and_(mine == other, theirs == one))
        connection.execute(delete(table).where(both))


def _tidy_invitations(connection: Connection, who: str, friend: str, code: str) -> None:
    same = and_(invitations.c.who == friend, invitations.c.code == code, invitations.c.friend == who)
    old = invitations.c.at < time.time() - INVITATION_TIME
    connection.execute(delete(invitations).where(or_(same, old)))


def _shunned(connection: Connection, by: str, who: str) -> bool:
    wanted = select(blocks.c.at).where(blocks.c.who == by, blocks.c.other == who)
    return connection.execute(wanted).first() is not None


def _full(connection: Connection, table: Any, mine: Any, most: int) -> bool:
    """Whether there are so many already."""
    count = connection.execute(select(func.count()).select_from(table).where(mine)).scalar_one()
    return bool(count >= most)
