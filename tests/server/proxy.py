"""A wire that cannot be trusted: it loses, delays, repeats and cuts what goes over it, and sometimes plays dead."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from websockets.asyncio.client import connect
from websockets.asyncio.connection import Connection
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed


@dataclass
class Weather:
    """How bad it is. `calm` ends it."""

    seed: int
    bad: float = 0.1
    faults: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._random = random.Random(self.seed)

    def calm(self) -> None:
        """From now on everything arrives."""
        self.bad = 0

    def fault(self) -> str:
        """What happens to the next message."""
        if self._random.random() >= self.bad:
            return "none"
        kind = self._random.choice(("drop", "delay", "repeat", "cut", "dead"))
        self.faults[kind] = self.faults.get(kind, 0) + 1
        return kind

    def wait(self) -> float:
        """How long a delayed message takes."""
        return self._random.random() * 0.05


@asynccontextmanager
async def proxy(upstream: str, weather: Weather) -> AsyncIterator[str]:
    """A wire to a server; its address."""

    async def relay(client: ServerConnection) -> None:
        assert client.request
        async with connect(f"ws://{upstream}{client.request.path}", compression=None, proxy=None) as server:
            ends = [asyncio.create_task(pass_on(*ends)) for ends in ((client, server), (server, client))]
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            for task in ends:
                task.cancel()
            for end in (client, server):
                end.transport.abort()

    async def pass_on(one: Connection, other: Connection) -> None:
        dead = False
        try:
            async for message in one:
                fault = "drop" if dead else weather.fault()
                dead = dead or fault == "dead"
                if fault == "cut":
                    return
                if fault == "delay":
                    await asyncio.sleep(weather.wait())
                if fault not in ("drop", "dead"):
                    await other.send(message)
                if fault == "repeat":
                    await other.send(message)
        except ConnectionClosed:
            return

    async with serve(relay, "127.0.0.1", 0, compression=None) as server:
        yield f"127.0.0.1:{next(iter(server.sockets)).getsockname()[1]}"
