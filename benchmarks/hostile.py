"""Those who do not behave, each at the limits of what one address is allowed: for `benchmarks.soak`.

They have a process of their own, so that what they cost themselves delays no polite person's clock.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import secrets
import socket
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from benchmarks.load import HOST, LONGEST_WAIT
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from saloon import Match, list_games

PATIENCE = 120  # seconds for one deed before it is given up
TROUBLE = (httpx.HTTPError, ConnectionClosed, InvalidHandshake, OSError, TimeoutError)


@dataclass
class Visit:
    """Where the server is, until when it is visited, and what was met there."""

    port: int
    until: float
    choose: random.Random
    counts: Counter[str] = field(default_factory=Counter)

    @property
    def over(self) -> bool:
        """Whether it is late."""
        return time.monotonic() > self.until

    async def wait(self, seconds: float) -> None:
        """Do nothing for a while, or until it is late."""
        await asyncio.sleep(max(0.0, min(seconds, self.until - time.monotonic())))

    @asynccontextmanager
    async def rest(self, home: str) -> AsyncIterator[httpx.AsyncClient]:
        """A way to ask from an address."""
        address = f"http://{HOST}:{self.port}"
        transport = httpx.AsyncHTTPTransport(local_address=home, verify=False)  # certificates take long to read
        async with httpx.AsyncClient(base_url=address, timeout=LONGEST_WAIT, transport=transport) as rest:
            yield rest

    async def socket(self, home: str, code: str, token: str, **more: Any) -> ClientConnection:
        """A socket from an address to a table, with the greeting sent."""
        address = f"ws://{HOST}:{self.port}/socket/{code}"
        door = await connect(address, local_addr=(home, 0), compression=None, max_size=None, proxy=None, **more)
        await door.send(hello(token))
        return door

    async def table(self, home: str, token: str, **body: Any) -> str:
        """A new table; its code."""
        async with self.rest(home) as rest:
            made = await rest.post("/api/tables", json=body, headers={"authorization": f"Bearer {token}"})
            return str(made.raise_for_status().json()["code"])

    async def tried(self, what: str, deed: Callable[[], Awaitable[str]]) -> None:
        """Count what comes of a deed."""
        try:
            async with asyncio.timeout(PATIENCE):
                found = await deed()
        except httpx.HTTPStatusError as refused:
            found = str(refused.response.status_code)
        except TROUBLE as trouble:
            found = type(trouble).__name__
        self.counts[f"{what}: {found}"] += 1


def hello(token: str) -> str:
    """The greeting of a visitor."""
    return json.dumps({"t": "hello", "protocol": 1, "since": 0, "token": token})


async def uploads(visit: Visit) -> None:
    """Records and positions, true, broken and twisted, from many addresses: one may bring only so many."""

    async def one() -> str:
        async with visit.rest(f"127.0.3.{visit.choose.randint(1, 20)}") as rest:
            return str((await rest.post("/api/records", json=_record(visit.choose))).status_code)

    while not visit.over:
        await asyncio.gather(*(visit.tried("upload", one) for _ in range(visit.choose.choice((1, 1, 10)))))
        await visit.wait(visit.choose.uniform(0, 10))


def _record(choose: random.Random) -> dict[str, Any]:
    match = Match.new(choose.choice(list_games()), seed=choose.randrange(1000))
    for _ in range(choose.randrange(60)):
        if not match.over:
            match.play(choose.choice(match.choices()))
    record: dict[str, Any] = msgspec.to_builtins(match.truth.record())
    if choose.random() < 0.7:
        record |= {"position": match.truth.position(), "moves": record["moves"][:1], "outcomes": record["outcomes"][:2]}
        _twist(record["position"] if choose.random() < 0.7 else record, choose)
    return record


def _twist(part: Any, choose: random.Random) -> None:
    """Change something somewhere."""
    while True:
        key = choose.choice(list(part) if isinstance(part, dict) else range(len(part)))
        if not isinstance(part[key], (dict, list)) or not part[key] or choose.random() < 0.2:
            part[key] = choose.choice([None, -1, 0, 1, 10**9, "x" * 60_000, [], {}, True, "\x1b[31m"])
            return
        part = part[key]


async def half_sent(visit: Visit) -> None:
    """Requests of which the end never comes."""
    while not visit.over:
        with contextlib.ExitStack() as opened:
            for _ in range(300):
                door = opened.enter_context(socket.socket())
                door.setblocking(False)
                door.bind(("127.0.2.1", 0))
                door.connect_ex((HOST, visit.port))
                await asyncio.sleep(0.001)
                with contextlib.suppress(OSError):
                    door.send(b"GET /api/tables HTTP/1.1\r\nHost: x\r\nX-Slow: ")
                visit.counts["half-sent"] += 1
            await visit.wait(20)


async def deaf_sockets(visit: Visit) -> None:
    """Sockets that ask for much and read nothing."""
    home, token = "127.0.2.2", secrets.token_hex(16)
    code = await visit.table(home, token, game="colt-express", players=2, seats=["me"], name="X", pace=0)

    async def one() -> str:
        door = await visit.socket(home, code, secrets.token_hex(16), max_queue=1)
        for _ in range(99):
            await door.send(hello(token))
        await visit.wait(5)
        door.transport.abort()
        return "done"

    while not visit.over:
        await asyncio.gather(*(visit.tried("deaf", one) for _ in range(30)))
        await visit.wait(20)


async def loud_sockets(visit: Visit) -> None:
    """Pings, talk and nonsense, as fast as they go."""
    home, token = "127.0.2.3", secrets.token_hex(16)
    code = await visit.table(home, token, game="colt-express", players=2, seats=["me"], name="X", pace=0)

    async def one() -> str:
        async with await visit.socket(home, code, token) as door:
            for number in range(500):
                await door.ping(os.urandom(4))
                say = {"t": "do", "id": str(number), "what": {"do": "say", "text": "x" * 200}}
                await door.send(visit.choose.choice(["{", "[]", json.dumps(say), "x" * 60_000]))
        return "done"

    while not visit.over:
        await asyncio.gather(*(visit.tried("loud", one) for _ in range(10)))
        await visit.wait(10)


async def greedy_tables(visit: Visit) -> None:
    """As many tables of deep thinkers as one address may have."""
    home = "127.0.2.4"

    async def one() -> str:
        token = secrets.token_hex(16)
        code = await visit.table(home, token, game="colt-express", players=4, seats=["legend@10"] * 4, pace=0)
        async with await visit.socket(home, code, token) as door:
            await door.send(json.dumps({"t": "do", "id": "go", "what": {"do": "start"}}))
            await visit.wait(30)
        return "played"

    while not visit.over:
        await asyncio.gather(*(visit.tried("greedy", one) for _ in range(10)))
        await visit.wait(10)


def misbehave(port: int, seconds: float, seed: int) -> Counter[str]:
    """Everything at once, for so long; what came of it."""
    visit = Visit(port, time.monotonic() + seconds, random.Random(seed))

    async def together() -> None:
        async with asyncio.TaskGroup() as group:
            for deeds in (uploads, half_sent, deaf_sockets, loud_sockets, greedy_tables):
                group.create_task(deeds(visit))

    asyncio.run(together())
    return visit.counts
