"""A wire to a database that can be frozen: whatever is sent arrives later, or never, and nobody is told."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from threading import Thread

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Wire:
    """A wire from a port of this machine to whatever can be reached. It lives in a thread of its own: a server that
    waits for its database may block everything else."""

    def __init__(self, reach: Callable[[], Awaitable[Streams]]) -> None:
        self._reach = reach
        self._loop = asyncio.new_event_loop()
        self._flows = asyncio.Event()
        self._flows.set()
        self._carrying: set[asyncio.Task[None]] = set()
        self.port = 0
        self._thread = Thread(target=self._loop.run_forever, daemon=True)

    def freeze(self) -> None:
        """Nothing goes through from now on."""
        self._loop.call_soon_threadsafe(self._flows.clear)

    def thaw(self) -> None:
        """What waited arrives, and everything after it."""
        self._loop.call_soon_threadsafe(self._flows.set)

    def lay(self) -> None:
        """Begin to carry."""
        self._thread.start()
        self.port = asyncio.run_coroutine_threadsafe(self._listen(), self._loop).result()

    def cut(self) -> None:
        """End it."""
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _listen(self) -> int:
        self._server = await asyncio.start_server(self._join, "127.0.0.1", 0)
        return int(self._server.sockets[0].getsockname()[1])

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await self._reach()
        except OSError:
            writer.close()
            return
        for ends in ((reader, back), (there, writer)):
            task = asyncio.create_task(self._carry(*ends))
            self._carrying.add(task)
            task.add_done_callback(self._carrying.discard)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while piece := await reader.read(1 << 16):
                await self._flows.wait()
                writer.write(piece)
                await writer.drain()
        writer.close()

    async def _end(self) -> None:
        self._server.close()
        ending = list(self._carrying)
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)


@contextmanager
def wire(reach: Callable[[], Awaitable[Streams]]) -> Iterator[Wire]:
    """A wire, as long as it is needed."""
    made = Wire(reach)
    made.lay()
    try:
        yield made
    finally:
        made.cut()
