"""A long evening with everything that can go wrong in it, on this machine's own loopback only.

    python -m benchmarks.soak                        # an hour
    python -m benchmarks.soak --minutes 5

Polite people play all games with bots of all levels, each from an address of his own; some vanish and come back.
Meanwhile the database is locked now and then, and from other addresses come hostile records and positions, half-sent
requests, sockets that do not read, floods of greetings, pings and talk, each at its limits. What must hold: no table is
stuck, nothing unhandled stands in the log, memory is flat, and a polite person's move is acknowledged in less than
100 ms in 99 of 100 cases, in every minute; only moves made while the database was locked are counted apart.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import secrets
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from benchmarks.load import HOST, LONGEST_WAIT, wait_for, within
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from saloon import Match, game, list_games

POLITE = 24  # tables of people who behave
PAUSE = 1.5  # seconds a polite person thinks, on the average
STUCK = 60  # seconds without news at a table where somebody has to move
OUTAGES = (2.0, 12.0)  # seconds the database is locked, at least and at most
BETWEEN_OUTAGES = 180
SETTLED = 0.3  # of the run: from then on memory must be flat
BAR_MS = 100
LEVELS = ("tenderfoot", "deputy", "deputy", "marshal", "legend")
TROUBLE = (httpx.HTTPError, ConnectionClosed, InvalidHandshake, OSError, TimeoutError)
SERVE = """
from saloon.server.run import serve
serve(port={port}, database={database!r}, open_browser=False)
"""


@dataclass
class Evening:
    """What is going on, and what was seen."""

    port: int
    database: Path
    until: float
    choose: random.Random
    locked: bool = False
    unlocked_at: float = 0.0
    times: list[tuple[float, float]] = field(default_factory=list)  # when a move was sent, seconds until its ack
    delayed: int = 0  # moves that met a locked database
    stuck: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    memory: list[tuple[float, float]] = field(default_factory=list)

    @property
    def address(self) -> str:
        """Where the server listens."""
        return f"{HOST}:{self.port}"

    @property
    def over(self) -> bool:
        """Whether it is late."""
        return time.monotonic() > self.until

    @property
    def troubled(self) -> bool:
        """Whether the database is locked, or was a moment ago."""
        return self.locked or time.monotonic() - self.unlocked_at < 10

    @asynccontextmanager
    async def rest(self, home: str) -> AsyncIterator[httpx.AsyncClient]:
        """A way to ask from an address."""
        transport = httpx.AsyncHTTPTransport(local_address=home)
        async with httpx.AsyncClient(
            base_url=f"http://{self.address}", timeout=LONGEST_WAIT, transport=transport
        ) as rest:
            yield rest

    async def socket(self, home: str, code: str = "", **more: Any) -> ClientConnection:
        """A socket from an address."""
        path = f"/socket/{code}" if code else "/socket"
        return await connect(
            f"ws://{self.address}{path}", local_addr=(home, 0), compression=None, max_size=None, proxy=None, **more
        )


# People who behave


@dataclass
class Person:
    """Somebody at a table, who plays at random and waits for his answers."""

    evening: Evening
    home: str
    code: str
    token: str
    vanishes: bool
    socket: ClientConnection | None = None
    scene: dict[str, Any] = field(default_factory=dict)
    news_at: float = field(default_factory=time.monotonic)

    async def stay(self, until: float) -> None:
        """Play until it is time to go, whatever happens to the connection."""
        while time.monotonic() < until:
            try:
                await self._sit_and_play(until)
            except TROUBLE as trouble:
                self.evening.counts[f"polite: {type(trouble).__name__}"] += 1
                await asyncio.sleep(1)
        if self.socket:
            await self.socket.close()

    async def _sit_and_play(self, until: float) -> None:
        self.socket = await self.evening.socket(self.home, self.code)
        await self._send({"t": "hello", "protocol": 1, "since": 0, "token": self.token})
        gone = time.monotonic() + self.evening.choose.expovariate(1 / 60) if self.vanishes else until
        while time.monotonic() < until:
            if time.monotonic() > gone:
                self.socket.transport.abort()
                self.evening.counts["vanished"] += 1
                await asyncio.sleep(self.evening.choose.uniform(1, 20))
                return
            await self._hear(1.0)
            await self._act()

    async def _act(self) -> None:
        table = self.scene.get("table", {})
        choices = self.scene.get("choices")
        if table.get("phase") in ("waiting", "over") and table.get("hosting", True):
            await self._do({"do": "start"})
            await self._hear(1.0)
        elif choices:
            await asyncio.sleep(self.evening.choose.expovariate(1 / PAUSE))
            if self.scene.get("choices") is choices:
                await self._move()
        elif self._waits_too_long():
            self._stuck()

    async def _move(self) -> None:
        choice = self.evening.choose.choice(self.scene["choices"])
        look, at = self.scene["look"], self.scene["v"]
        troubled, sent = self.evening.troubled, time.monotonic()
        answer = await self._do({"do": "move", "seat": look, "move": choice["code"], "at": at})
        took = time.monotonic() - sent
        if troubled or self.evening.troubled:
            self.evening.delayed += 1
        elif answer["t"] == "ack":
            self.evening.times.append((sent, took))
        if answer["t"] == "refuse":
            self.evening.counts[f"polite refused: {answer['code']}"] += 1
            await asyncio.sleep(0.5)

    async def _do(self, what: dict[str, Any]) -> dict[str, Any]:
        name = secrets.token_hex(8)
        await self._send({"t": "do", "id": name, "what": what})
        async with asyncio.timeout(LONGEST_WAIT):
            while True:
                frame = await self._hear(LONGEST_WAIT)
                if frame.get("t") in ("ack", "refuse") and frame.get("id") == name:
                    return frame

    async def _send(self, frame: dict[str, Any]) -> None:
        assert self.socket
        await self.socket.send(json.dumps(frame))

    async def _hear(self, patience: float) -> dict[str, Any]:
        """The next frame, if one comes in time."""
        assert self.socket
        try:
            async with asyncio.timeout(patience):
                frame: dict[str, Any] = json.loads(await self.socket.recv())
        except TimeoutError:
            return {}
        if frame["t"] == "scene" or frame.get("scene"):
            self.scene = frame if frame["t"] == "scene" else frame["scene"]
            self.news_at = time.monotonic()
        return frame

    def _waits_too_long(self) -> bool:
        playing = self.scene.get("table", {}).get("phase") == "playing"
        return playing and not self.evening.troubled and time.monotonic() - self.news_at > STUCK

    def _stuck(self) -> None:
        table, seat = self.scene["table"], self.scene["to_move"]
        self.evening.stuck.append(f"{self.code} {table['game']} v{self.scene['v']} waits for {table['seats'][seat]}")
        self.news_at = time.monotonic()


async def polite(evening: Evening, number: int) -> None:
    """Tables of one address, one after the other: a new game every few minutes."""
    home = f"127.0.1.{number + 1}"
    while not evening.over:
        slug = evening.choose.choice(list_games())
        people = evening.choose.choice((1, 1, 2))
        players = evening.choose.choice([count for count in game(slug).players if count >= people])
        tokens = [secrets.token_hex(16) for _ in range(people)]
        seats = ["me", *[""] * (people - 1), *evening.choose.choices(LEVELS, k=players - people)]
        clock = evening.choose.choice((0, 0, 3))
        body = {"game": slug, "players": players, "seats": seats, "name": f"P{number}", "pace": 0.2, "clock": clock}
        try:
            async with evening.rest(home) as rest:
                made = await rest.post("/api/tables", json=body, headers={"authorization": f"Bearer {tokens[0]}"})
                code = made.raise_for_status().json()["code"]
            await _sit_down(evening, home, code, tokens)
        except TROUBLE as trouble:
            evening.counts[f"opening: {type(trouble).__name__}"] += 1
            await asyncio.sleep(5)
            continue
        evening.counts["tables"] += 1
        stay = min(time.monotonic() + evening.choose.uniform(60, 420), evening.until)
        guests = [Person(evening, home, code, token, n % 2 == 1 or clock > 0) for n, token in enumerate(tokens)]
        await asyncio.gather(*(guest.stay(stay) for guest in guests))


async def _sit_down(evening: Evening, home: str, code: str, tokens: list[str]) -> None:
    for seat, token in enumerate(tokens[1:], 1):
        async with asyncio.timeout(LONGEST_WAIT), await evening.socket(home, code) as door:
            await door.send(json.dumps({"t": "hello", "protocol": 1, "since": 0, "token": token}))
            sit = {"t": "do", "id": "sit", "what": {"do": "sit", "seat": seat, "name": f"Guest {seat}"}}
            await door.send(json.dumps(sit))
            while json.loads(await door.recv()).get("id") != "sit":
                pass


# People who do not


async def hostile_uploads(evening: Evening) -> None:
    """Records and positions, true, broken and twisted."""
    home = "127.0.2.1"
    while not evening.over:
        slug = evening.choose.choice(list_games())
        match = Match.new(slug, seed=evening.choose.randrange(1000))
        for _ in range(evening.choose.randrange(60)):
            if not match.over:
                match.play(evening.choose.choice(match.choices()))
        record = match.record().to_dict()
        if evening.choose.random() < 0.7:
            record["position"] = match.position()
            _twist(record["position"] if evening.choose.random() < 0.7 else record, evening.choose)
            record["moves"], record["outcomes"] = record["moves"][:1], record["outcomes"][:2]
        await _tried(evening, "upload", lambda record=record: _post(evening, home, "/api/records", record))
        await asyncio.sleep(evening.choose.uniform(0, 1))


def _twist(part: Any, choose: random.Random) -> None:
    """Change something somewhere."""
    while isinstance(part, (dict, list)) and part:
        key = choose.choice(list(part) if isinstance(part, dict) else range(len(part)))
        if not isinstance(part[key], (dict, list)) or not part[key] or choose.random() < 0.2:
            part[key] = choose.choice([None, -1, 0, 1, 10**9, "x" * 60_000, [], {}, True, "\x1b[31m"])
            return
        part = part[key]


async def _post(evening: Evening, home: str, path: str, body: Any) -> str:
    async with evening.rest(home) as rest:
        answer = await rest.post(path, json=body)
        return str(answer.status_code)


async def half_sent(evening: Evening) -> None:
    """Requests of which the end never comes."""
    while not evening.over:
        opened = []
        with contextlib.suppress(OSError):
            for _ in range(300):
                door = socket.socket()
                door.setblocking(False)
                door.bind(("127.0.2.2", 0))
                with contextlib.suppress(BlockingIOError):
                    door.connect((HOST, evening.port))
                opened.append(door)
        await asyncio.sleep(1)
        for door in opened:
            with contextlib.suppress(OSError):
                door.send(b"GET /api/tables HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        evening.counts["half-sent"] += len(opened)
        await asyncio.sleep(20)
        for door in opened:
            door.close()


async def deaf_sockets(evening: Evening) -> None:
    """Sockets that ask for much and read nothing."""

    async def one(code: str) -> str:
        door = await evening.socket("127.0.2.3", code, max_queue=1)
        for _ in range(99):
            await door.send(json.dumps({"t": "hello", "protocol": 1, "since": 0, "token": secrets.token_hex(16)}))
        await asyncio.sleep(5)
        door.transport.abort()
        return "done"

    code = await _any_table(evening, "127.0.2.3")
    while not evening.over:
        await asyncio.gather(*(_tried(evening, "deaf", lambda: one(code)) for _ in range(30)))
        await asyncio.sleep(20)


async def loud_sockets(evening: Evening) -> None:
    """Pings, talk and nonsense, as fast as they go."""

    async def one(code: str) -> str:
        async with await evening.socket("127.0.2.4", code) as door:
            await door.send(json.dumps({"t": "hello", "protocol": 1, "since": 0, "token": secrets.token_hex(16)}))
            for number in range(500):
                await door.ping(os.urandom(4))
                say = {"t": "do", "id": str(number), "what": {"do": "say", "text": "x" * 200}}
                await door.send(evening.choose.choice(["{", "[]", json.dumps(say), "x" * 60_000]))
        return "done"

    code = await _any_table(evening, "127.0.2.4")
    while not evening.over:
        await asyncio.gather(*(_tried(evening, "loud", lambda: one(code)) for _ in range(10)))
        await asyncio.sleep(10)


async def greedy_tables(evening: Evening) -> None:
    """As many tables of deep thinkers as one address may have."""
    seats = ["legend@10"] * 4
    while not evening.over:
        body = {"game": "colt-express", "players": 4, "seats": seats, "pace": 0}

        async def one(body: Any = body) -> str:
            token = secrets.token_hex(16)
            async with evening.rest("127.0.2.5") as rest:
                made = await rest.post("/api/tables", json=body, headers={"authorization": f"Bearer {token}"})
            if made.status_code != 201:
                return str(made.status_code)
            async with await evening.socket("127.0.2.5", made.json()["code"]) as door:
                await door.send(json.dumps({"t": "hello", "protocol": 1, "since": 0, "token": token}))
                await door.send(json.dumps({"t": "do", "id": "go", "what": {"do": "start"}}))
                await asyncio.sleep(30)
            return "played"

        await asyncio.gather(*(_tried(evening, "greedy", one) for _ in range(10)))
        await asyncio.sleep(10)


async def _any_table(evening: Evening, home: str) -> str:
    async with evening.rest(home) as rest:
        body = {"game": "colt-express", "players": 2, "seats": ["me"], "name": "X", "pace": 0}
        return str((await rest.post("/api/tables", json=body)).raise_for_status().json()["code"])


async def _tried(evening: Evening, what: str, deed: Callable[[], Awaitable[str]]) -> None:
    try:
        async with asyncio.timeout(120):
            evening.counts[f"{what}: {await deed()}"] += 1
    except TROUBLE as trouble:
        evening.counts[f"{what}: {type(trouble).__name__}"] += 1


async def outages(evening: Evening) -> None:
    """The database is locked by somebody else, now and then."""
    while not evening.over:
        await asyncio.sleep(evening.choose.uniform(0.5, 1.5) * BETWEEN_OUTAGES)
        if evening.over:
            return
        rival = sqlite3.connect(evening.database, timeout=30, isolation_level=None)
        evening.locked = True
        try:
            await asyncio.to_thread(rival.execute, "BEGIN EXCLUSIVE")
            await asyncio.sleep(evening.choose.uniform(*OUTAGES))
            rival.execute("ROLLBACK")
            evening.counts["outages"] += 1
        except sqlite3.OperationalError as trouble:
            evening.counts[f"outage: {trouble}"] += 1
        finally:
            rival.close()
            evening.locked, evening.unlocked_at = False, time.monotonic()


# What was seen


async def watch(evening: Evening, process: int) -> None:
    """Once a minute: memory, and how it goes."""
    began = time.monotonic()
    while not evening.over:
        await asyncio.sleep(min(60, max(0.0, evening.until - time.monotonic())) + 0.1)
        now = time.monotonic()
        evening.memory.append((now, _megabytes(process)))
        last = sorted(took for sent, took in evening.times if sent > now - 60)
        p99 = 1000 * last[int(len(last) * 0.99)] if last else 0
        print(
            f"{(now - began) / 60:5.1f} min  {evening.memory[-1][1]:5.0f} MB  {len(last):4} moves  p99 {p99:5.1f} ms  "
            f"stuck {len(evening.stuck)}  {dict(evening.counts.most_common(4))}",
            flush=True,
        )


def _megabytes(process: int) -> float:
    """The memory of a server, its processes for thinking left out: they come and go."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024


def summary(evening: Evening, began: float, log: str) -> dict[str, Any]:
    """What must hold, and whether it does."""
    minutes: dict[int, list[float]] = {}
    for sent, took in evening.times:
        minutes.setdefault(int((sent - began) / 60), []).append(took)
    worst = {minute: sorted(times)[int(len(times) * 0.99)] * 1000 for minute, times in minutes.items()}
    everything = sorted(took for _, took in evening.times)
    settled = [size for at, size in evening.memory if at > began + SETTLED * (evening.until - began)]
    unhandled = [line for line in log.splitlines() if "Traceback" in line or '"level": "error"' in line]
    found = {
        "minutes": round((time.monotonic() - began) / 60, 1),
        "moves": len(everything),
        "p50_ms": round(everything[len(everything) // 2] * 1000, 1),
        "p99_ms": round(everything[int(len(everything) * 0.99)] * 1000, 1),
        "worst_minute_p99_ms": round(max(worst.values()), 1),
        "moves_in_outages": evening.delayed,
        "stuck": evening.stuck,
        "memory_mb": {"first": round(settled[0]), "last": round(settled[-1]), "most": round(max(settled))},
        "unhandled": len(unhandled),
        "log": unhandled[:5],
        "counts": dict(sorted(evening.counts.items())),
    }
    found["holds"] = (
        not evening.stuck
        and not unhandled
        and found["worst_minute_p99_ms"] < BAR_MS
        and settled[-1] < 1.1 * settled[0] + 20
    )
    return found


async def run(asked: argparse.Namespace) -> dict[str, Any]:
    """Open a house, let everybody in, and say how it was."""
    from saloon.server.run import listen

    with tempfile.TemporaryDirectory() as folder:
        with listen(HOST, 0) as free:
            port = free.getsockname()[1]
        database, said = Path(folder) / "saloon.db", Path(folder) / "log"
        script = SERVE.format(port=port, database=f"sqlite:///{database}")
        with said.open("w") as log:
            server = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.DEVNULL, stderr=log)
        try:
            await wait_for(f"{HOST}:{port}")
            began = time.monotonic()
            evening = Evening(port, database, began + 60 * asked.minutes, random.Random(asked.seed))
            hostile = (hostile_uploads, half_sent, deaf_sockets, loud_sockets, greedy_tables, outages)
            async with asyncio.TaskGroup() as group:
                group.create_task(watch(evening, server.pid))
                for number in range(POLITE):
                    group.create_task(polite(evening, number))
                for deeds in hostile:
                    group.create_task(deeds(evening))
            stopping = time.monotonic()
            server.terminate()
            server.wait(timeout=LONGEST_WAIT)
            found = summary(evening, began, said.read_text())
            return {**found, "stopped_in": round(time.monotonic() - stopping, 1)}
        finally:
            server.kill()
            if asked.log:
                Path(asked.log).write_text(said.read_text())


def main() -> None:
    """Read what was asked, soak, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=within(1, 600), default=60)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--log", default="", help="a file for what the server wrote")
    found = asyncio.run(run(parser.parse_args()))
    print(json.dumps(found, indent=2))
    sys.exit(0 if found["holds"] else 1)


if __name__ == "__main__":
    main()
