"""The inbox of a table: whatever is to be done there, one thing after the other.

Somebody may wait for what comes of it. What happens by itself and fails is tried again until it succeeds, or the table
closes.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import structlog

from saloon.engine import SaloonError
from saloon.server import frames
from saloon.server.errors import Unavailable
from saloon.server.identified import current, on_behalf_of
from saloon.server.settings import Settings

_HELD_UP = 3.0  # seconds at most until what the database held up is tried again: once it is back, people wait for it

T = TypeVar("T")
Work = Callable[[], Awaitable[None]]

log = structlog.get_logger("saloon.table")


async def nothing() -> None:
    """Nothing is to be done; in an inbox it wakes the task, so that it notices an empty table."""


class Inbox:
    """What is still to be done at one table."""

    def __init__(self, table: str, settings: Settings) -> None:
        self._table = table
        self._settings = settings
        self._queue: asyncio.Queue[Work] = asyncio.Queue()
        self._waiting: set[asyncio.Future[Any]] = set()  # those who asked for something to be done, and wait for it
        self.again: set[asyncio.TimerHandle] = set()  # what failed and will be tried once more

    async def empty(self, enough: Callable[[], bool]) -> None:
        """Do whatever comes, until nothing waits and that is enough."""
        while True:
            work = await self._queue.get()
            try:
                await work()
            except Exception:
                log.exception("a command failed", table=self._table)
            if not self._queue.empty():
                await asyncio.sleep(0)  # however much waits here, other tables have their turn
            elif enough():
                return

    def quiet(self) -> None:
        """Try nothing again."""
        for handle in self.again:
            handle.cancel()

    def close(self) -> None:
        """Whoever waits, waits in vain."""
        for answer in list(self._waiting):
            answer.set_exception(Unavailable("stopping"))

    def post(self, work: Work) -> None:
        """Have something done when its turn comes."""
        self._queue.put_nowait(work)

    async def ask(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have something done when its turn comes, and wait for what comes of it."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.add(answer)
        answer.add_done_callback(self._waiting.discard)

        request = current.get()

        async def answered() -> None:
            try:
                with on_behalf_of(request):
                    found = await work()
            except Exception as error:
                if not answer.done():
                    answer.set_exception(error)
            else:
                if not answer.done():
                    answer.set_result(found)

        self.post(answered)
        return await answer

    def let(self, work: Work, failures: int = 0) -> None:
        """Have something happen by itself. What fails is tried again after a while, longer from failure to failure."""

        async def tried() -> None:
            try:
                await work()
            except SaloonError as refusal:
                if refusal.code in frames.REPEATABLE:  # it may well be done in a moment
                    self._let_later(work, failures, _HELD_UP)
            except Exception:
                if not failures:
                    log.exception("something failed that happens by itself", table=self._table)
                self._let_later(work, failures)

        self.post(tried)

    def _let_later(self, work: Work, failures: int, longest: float = math.inf) -> None:
        seconds = min(longest, self._settings.retry_longest, self._settings.retry * 2.0 ** min(failures, 30))

        def again() -> None:
            self.again.discard(handle)
            self.let(work, failures + 1)

        handle = asyncio.get_running_loop().call_later(seconds, again)
        self.again.add(handle)
