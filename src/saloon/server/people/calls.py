"""Calling people back to tables with days for a choice: when it is their turn, and once more before their time is up.

Whom a table awaits is kept in the database, with the times to call him; whichever server of the house clears such a
time calls, once. What is sent names the game and the table, and nothing else: no view, no move, no other player.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Literal

import structlog
from sqlalchemy import Connection, delete, insert, or_, select, update

from saloon.messages import message
from saloon.server.errors import BadRequest, Forbidden, StorageFailed
from saloon.server.identity import NOBODY, hashed, new_token
from saloon.server.people import means, wishes
from saloon.server.people.means import Letter, Subscription
from saloon.server.settings import Settings
from saloon.server.storage import Store
from saloon.server.storage.schema import people, subscriptions, waits
from saloon.server.table import Table
from saloon.server.timers import Timer

BROWSERS = 10  # of one visitor that can be called
TRIES = 3
AT_ONCE = 50  # people called at a time
_SENDERS = 4

Kind = Literal["turn", "soon"]

log = structlog.get_logger("saloon.calls")


@dataclass(frozen=True, slots=True)
class Call:
    """Somebody is to be called to a table: because it is his turn, or because his time is soon up."""

    who: str
    kind: Kind
    game: str
    code: str

    def letter(self, language: str, house: str) -> Letter:
        """What is sent: in his language, with the way to the table."""
        title = message(f"web-game-{self.game}", {}, language)
        body = message(f"call-{self.kind}", {"table": self.code.upper(), "game": title}, language)
        return Letter(title, body, f"/t/{self.code}", house)


@dataclass(frozen=True, slots=True)
class Waiting:
    """Whom a table awaits since which question, and whether he is there."""

    asked: int
    who: str
    here: bool


class Calls:
    """How a house calls people back, if its operator has set anything up for it."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._told: dict[str, Waiting] = {}
        self._timer = Timer()
        self._sweeping: asyncio.Task[None] | None = None
        self._threads = ThreadPoolExecutor(_SENDERS, "caller")
        self._senders: set[asyncio.Task[None]] = set()

    @property
    def push_key(self) -> str:
        """What a browser must know to be called; nothing where browsers are not called."""
        return means.public_key(self._settings.vapid_key) if self._settings.vapid_key else ""

    @property
    def by_mail(self) -> bool:
        """Whether e-mail is sent."""
        return bool(self._settings.smtp and self._settings.mail_from)

    @property
    def by_hook(self) -> bool:
        """Whether the operator is told of calls."""
        return bool(self._settings.call_hook)

    @property
    def silent(self) -> bool:
        """Whether nobody is ever called."""
        return not (self._settings.vapid_key or self.by_mail or self.by_hook)

    def open(self) -> None:
        """Look from now on who is to be called."""
        if not self.silent:
            self._timer.start(self._settings.call_every, self._look)

    async def close(self) -> None:
        """Call nobody any more; letters that are on their way arrive."""
        self._timer.stop()
        if self._sweeping:
            await asyncio.wait([self._sweeping])
        for sender in self._senders:
            sender.cancel()
        await asyncio.gather(*self._senders, return_exceptions=True)
        await asyncio.to_thread(self._threads.shutdown, wait=True, cancel_futures=True)

    def mind(self, table: Table, due: float | None, *, here: bool) -> None:
        """Something has changed at a table, or somebody came or left."""
        waiting = Waiting(table.asked, table.awaited, here) if due is not None and table.awaited else None
        if self.silent or self._told.get(table.code) == waiting:
            return
        code, game, now = table.code, table.game, time.time()
        if waiting is None or due is None:
            self._told.pop(code, None)
            self._store.note(lambda connection: _drop(connection, code))
            return
        self._told[code] = waiting
        before = min(self._settings.call_before, table.clock / 4)
        row = {"code": code, "asked": waiting.asked, "who": waiting.who, "game": game, "away": not here}
        times = {"turn": None if here else now + self._settings.call_delay, "soon": due - before}
        self._store.note(lambda connection: _await(connection, {**row, **times}))

    def _look(self) -> None:
        self._sweeping = asyncio.create_task(self._sweep())

    async def _sweep(self) -> None:
        try:
            for call in await self._store.write(_claimed):
                sender = asyncio.create_task(self.call(call))
                self._senders.add(sender)
                sender.add_done_callback(self._senders.discard)
        except StorageFailed:
            log.warning("nobody is called for the moment")
        self._timer.start(self._settings.call_every, self._look)

    async def call(self, call: Call) -> None:
        """Call somebody by all that he has agreed to."""
        wanted = select(subscriptions).where(subscriptions.c.who == call.who)
        rows = await self._store.read(lambda connection: list(connection.execute(wanted)))
        wish, address = await wishes.of(self._store, call.who), self._settings.address
        ways: list[Awaitable[None]] = []
        if self._settings.vapid_key:
            ways += [self._push(_subscription(row), call.letter(row.language, address)) for row in rows]
        letter = call.letter(wish.language, address)
        if self.by_mail and wish.address:
            ways.append(self._try("mail", lambda: means.mail(self._settings, wish.address, letter)))
        if self.by_hook and wish.hook:
            name = await self._name(call.who)
            told = {"kind": call.kind, "game": call.game, "table": call.code, "name": name, "language": wish.language}
            ways.append(self._try("hook", lambda: means.hook(self._settings, told, letter)))
        for problem in await asyncio.gather(*ways, return_exceptions=True):
            if isinstance(problem, Exception):
                log.error("a call failed", exc_info=problem)

    async def _push(self, to: Subscription, letter: Letter) -> None:
        if await self._try("push", lambda: means.push(self._settings, to, letter)) in means.GONE:
            gone = delete(subscriptions).where(subscriptions.c.id == to.id)
            await self._store.write(lambda connection: connection.execute(gone))

    async def _try(self, way: str, send: Callable[[], int]) -> Any:
        """Send something, a few times if need be; the last answer."""
        status, pause = 0, self._settings.retry
        for attempt in range(TRIES):
            if attempt:
                await asyncio.sleep(pause)
                pause = min(2 * pause, self._settings.retry_longest)
            status = await asyncio.get_running_loop().run_in_executor(self._threads, send)
            if not means.passing(status):
                break
        if not means.arrived(status):
            log.warning("a call did not arrive", way=way, status=status)
        return status

    async def _name(self, who: str) -> str:
        wanted = select(people.c.name).where(people.c.who == who)
        return await self._store.read(lambda connection: connection.execute(wanted).scalar()) or ""

    async def subscribe(self, who: str, to: Subscription) -> None:
        """A browser of somebody can be called from now on."""
        if not self._settings.vapid_key:
            raise Forbidden("no-push")
        if who == NOBODY:
            raise Forbidden("who-are-you")
        if not means.believed(to.endpoint, self._settings.push_hosts):
            raise BadRequest("push-address")
        means.check(to)
        row = {"id": to.id, "who": who, "endpoint": to.endpoint, "p256dh": to.p256dh, "auth": to.auth}

        def write(connection: Connection) -> None:
            connection.execute(delete(subscriptions).where(subscriptions.c.id == to.id))
            connection.execute(insert(subscriptions), {**row, "language": to.language, "at": time.time()})
            mine = select(subscriptions.c.id).where(subscriptions.c.who == who)
            kept = connection.execute(mine.order_by(subscriptions.c.at.desc()).limit(BROWSERS)).scalars().all()
            old = delete(subscriptions).where(subscriptions.c.who == who, subscriptions.c.id.not_in(kept))
            connection.execute(old)

        await self._store.write(write)

    async def unsubscribe(self, who: str, endpoint: str) -> None:
        """A browser is not to be called any more."""
        same = subscriptions.c.id == means.id_of(endpoint)
        gone = delete(subscriptions).where(same, subscriptions.c.who == who)
        await self._store.write(lambda connection: connection.execute(gone))

    async def subscribed(self, who: str) -> int:
        """How many browsers of somebody can be called."""
        wanted = select(subscriptions.c.id).where(subscriptions.c.who == who)
        return len(await self._store.read(lambda connection: list(connection.execute(wanted))))

    async def write_to(self, who: str, email: str, language: str) -> None:
        """Somebody would be called by e-mail: a letter asks whoever reads it there whether that is right."""
        if not self.by_mail:
            raise Forbidden("no-mail")
        if not means.is_address(email):
            raise BadRequest("bad-address", address=email[:60])
        secret = new_token()
        await wishes.change(self._store, who, email=email, secret=hashed(secret), language=language)
        title, body = (message(f"call-mail-{part}", {}, language) for part in ("title", "body"))
        letter = Letter(title, body, f"/me/calls#{secret}", self._settings.address)
        sender = asyncio.create_task(self._try("mail", lambda: means.mail(self._settings, email, letter)))
        self._senders.add(sender)
        sender.add_done_callback(self._senders.discard)

    async def confirm(self, who: str, secret: str) -> wishes.Wishes:
        """Somebody has read the letter."""
        wish = await wishes.of(self._store, who)
        if not wish.secret or not means.same(wish.secret, hashed(secret)):
            raise Forbidden("wrong-letter")
        return await wishes.change(self._store, who, secret="")


def merge(connection: Connection, guest: str, who: str) -> None:
    """A guest's browsers are somebody's."""
    connection.execute(update(subscriptions).where(subscriptions.c.who == guest).values(who=who))


def forget(connection: Connection, who: str) -> None:
    """Nothing is left by which she could be called."""
    for table in (subscriptions, waits):
        connection.execute(delete(table).where(table.c.who == who))


def _drop(connection: Connection, code: str) -> None:
    connection.execute(delete(waits).where(waits.c.code == code))


def _await(connection: Connection, row: dict[str, Any]) -> None:
    """A table awaits somebody. For the same question he is called but once, and not at all that it is his turn if he
    was there meanwhile."""
    known = connection.execute(select(waits).where(waits.c.code == row["code"])).first()
    if known is None or (known.asked, known.who) != (row["asked"], row["who"]):
        _drop(connection, row["code"])
        connection.execute(insert(waits), row)
    else:
        same = update(waits).where(waits.c.code == row["code"])
        connection.execute(same.values(away=row["away"], turn=known.turn if row["away"] else None))


def _claimed(connection: Connection) -> list[Call]:
    """Who is to be called now. Whoever clears the time, calls: another server finds it gone."""
    now = time.time()
    late = or_(waits.c.turn <= now, waits.c.soon <= now)
    calls = []
    for row in list(connection.execute(select(waits).where(waits.c.away, late).limit(AT_ONCE))):
        soon = row.soon is not None and row.soon <= now
        times = {"turn": None, **({"soon": None} if soon else {})}
        same = (waits.c.code == row.code, waits.c.asked == row.asked)
        still = (waits.c.turn.is_not_distinct_from(row.turn), waits.c.soon.is_not_distinct_from(row.soon))
        if connection.execute(update(waits).where(*same, *still).values(**times)).rowcount:
            calls.append(Call(row.who, "soon" if soon else "turn", row.game, row.code))
    return calls


def _subscription(row: Any) -> Subscription:
    return Subscription(row.endpoint, row.p256dh, row.auth, row.language)
