"""How much a server carries: tables of programs that play over real sockets, on this machine's own loopback only.

    python -m benchmarks.load                        # 250 tables, 1,000 sockets, 100 moves a second, 20 seconds
    python -m benchmarks.load --rate 0               # as fast as it goes
    python -m benchmarks.load --source ../old/src --source src --rounds 3    # old and new code in turns

A move's time runs from its sending to its receipt by the last seat of the table; the server commits every one of them
to disk before it tells anybody. The server runs in a process of its own, on a database made for the occasion. The
players share one process: as long as `players_cpu` is well below 1, it is the server that is measured.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import secrets
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

HOST = "127.0.0.1"
MOST_TABLES, MOST_SECONDS, MOST_RATE = 1000, 120, 5000
STEP = 25  # tables that are opened at once
LONGEST_WAIT = 30  # seconds for anything before the run is given up
SERVE = """
from saloon.server.run import serve
from saloon.server.settings import Settings
limits = ("connections_per_address", "hellos_per_address", "messages", "tables_per_address")
known = set(limits) & set(Settings.__slots__)  # an older version has fewer
settings = Settings(database={database!r}, **dict.fromkeys(known, 10**6))
serve(port={port}, open_browser=False, settings=settings)
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
    """One socket."""

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
        answer = await rest.post("/api/tables", json=body, headers={"authorization": f"Bearer {self.players[0].token}"})
        self.code = answer.raise_for_status().json()["code"]
        for seat, player in enumerate(self.players):
            player.socket = await connect(f"ws://{address}/socket/{self.code}", compression=None, proxy=None)
            self.listeners.append(asyncio.create_task(player.listen(self.news)))
            hello = {"t": "hello", "token": player.token, **({"motion": True} if self.motion else {})}
            await player.socket.send(msgspec.json.encode(hello).decode())
            if seat:
                await player.do({"do": "sit", "seat": seat, "name": f"P{seat}"})
        await self.all(lambda scene: all(seat.owner for seat in scene.table.seats))
        await self.begin()

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
    """What a process has used: CPU seconds, and megabytes at most."""

    cpu: float
    peak: float

    @classmethod
    def of(cls, process: int) -> Usage:
        """Of a process, as Linux tells it."""
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        ticks = os.sysconf("SC_CLK_TCK")
        peak = next(
            line for line in Path(f"/proc/{process}/status").read_text().splitlines() if line.startswith("VmHWM")
        )
        return cls((int(fields[11]) + int(fields[12])) / ticks, int(peak.split()[1]) / 1024)


async def measure(address: str, process: int, asked: argparse.Namespace) -> dict[str, Any]:
    """Open the tables, play, and say how it went."""
    tables = [
        Table([Player() for _ in range(asked.seats)], asked.motion, choose=random.Random(n))
        for n in range(asked.tables)
    ]
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=LONGEST_WAIT) as rest:
        for first in range(0, len(tables), STEP):
            await asyncio.gather(*(table.open(rest, address, asked.game) for table in tables[first : first + STEP]))
    times: list[float] = []
    gc.collect()
    gc.freeze()  # a pause of the players would count as one of the server
    before, own, began = Usage.of(process), time.process_time(), time.perf_counter()
    until = began + asked.seconds
    await asyncio.gather(
        *(play(table, number, len(tables), asked.rate, until, times) for number, table in enumerate(tables))
    )
    took, after, used = time.perf_counter() - began, Usage.of(process), time.process_time() - own
    refused = sum(player.refused for table in tables for player in table.players)
    await asyncio.gather(*(table.close() for table in tables))
    cuts = quantiles(times, n=100)
    return {
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
        "server_peak_mb": round(after.peak),
    }


async def wait_for(address: str) -> None:
    """Wait until a server answers."""
    async with httpx.AsyncClient() as rest, asyncio.timeout(LONGEST_WAIT):
        while True:
            try:
                await rest.get(f"http://{address}/api/health")
                return
            except httpx.TransportError:
                await asyncio.sleep(0.05)


async def run(asked: argparse.Namespace, source: Path | None) -> dict[str, Any]:
    """Start a server, of the code in a folder if one is named, measure it, stop it."""
    from saloon.server.run import listen

    with tempfile.TemporaryDirectory() as folder:
        with listen(HOST, 0) as free:
            port = free.getsockname()[1]
        database = asked.database or f"sqlite:///{Path(folder) / 'saloon.db'}"
        script = SERVE.format(port=port, database=database)
        environment = {**os.environ, "PYTHONPATH": str(source.resolve())} if source else None
        server = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.DEVNULL, env=environment)
        try:
            await wait_for(f"{HOST}:{port}")
            return await measure(f"{HOST}:{port}", server.pid, asked)
        finally:
            server.terminate()
            server.wait(timeout=LONGEST_WAIT)


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
    parser.add_argument("--database", default="", help="a URL; left out, a new SQLite file")
    parser.add_argument("--source", type=Path, action="append", help="a folder with the code to serve; may be repeated")
    parser.add_argument("--rounds", type=int, default=1, help="how often each source is measured, in turns")
    asked = parser.parse_args()
    for _ in range(asked.rounds):
        for source in asked.source or [None]:
            found = {"source": str(source or "installed"), **asyncio.run(run(asked, source))}
            print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode(), flush=True)


if __name__ == "__main__":
    main()
