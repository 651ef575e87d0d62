"""How soon bots move, and whom their thinking holds up: a real server, real sockets, this machine's loopback only.

    python -m benchmarks.bots                        # Colt Express, a little more than a minute
    python -m benchmarks.bots --game hold-up --rounds 20

Two bars: a Marshal's move reaches the browser within 300 ms of its turn beyond the pace setting, and a table of five
Legends never delays another table's moves by more than 50 ms. So a table of Marshals and a table of people play at no
pace at all, in turn alone and beside a table of Legends that never stop thinking; in turn, so that whatever else the
machine does disturbs both alike. A bot's time runs from the receipt of the frame that made it its turn to the receipt
of its move; a person's from the sending of his move to its receipt by the last seat. The game is compiled before
anything is measured; the first move of a match counts like any other and is told apart as well.
"""

from __future__ import annotations

import argparse
import asyncio
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
from benchmarks.load import HOST, LONGEST_WAIT, MOST_SECONDS, SERVE, Player, Scene, wait_for, within
from benchmarks.load import Table as PeoplesTable
from websockets.asyncio.client import ClientConnection, connect

LEGENDS = 5
BAR_TURN, BAR_DELAY = 300, 50  # milliseconds
EVERY = 0.05  # seconds between two moves of the people
THOUGHT = 3  # seconds until the last thought of a Legend has ended


class Entry(msgspec.Struct):
    """What of a frame a watcher needs."""

    t: str
    kind: str = ""
    args: dict[str, Any] = {}
    scene: Scene | None = None


read = msgspec.json.Decoder(Entry)


@dataclass
class Times:
    """Seconds that moves took."""

    all: list[float] = field(default_factory=list)
    first: list[float] = field(default_factory=list)  # of a match

    def told(self) -> dict[str, Any]:
        """In milliseconds."""
        if len(self.all) < 2:
            return {"moves": len(self.all)}
        cuts = quantiles(self.all, n=100, method="inclusive")
        figures = {"p50": cuts[49], "p95": cuts[94], "p99": cuts[98], "max": max(self.all)}
        told: dict[str, Any] = {"moves": len(self.all)}
        told |= {f"{name}_ms": round(seconds * 1000, 1) for name, seconds in figures.items()}
        if self.first:
            told["first_of_a_match_ms"] = [round(seconds * 1000, 1) for seconds in self.first]
        return told


@dataclass
class BotsTable:
    """A table of bots and its host, for whom one of them plays. He begins one match after the other."""

    bot: str
    players: int
    times: Times = field(default_factory=Times)
    counting: bool = False
    replaced: int = 0
    interpreted: int = 0
    origin: str = HOST  # where its host comes from
    token: str = field(default_factory=lambda: secrets.token_hex(16))
    socket: ClientConnection | None = None

    async def open(self, rest: httpx.AsyncClient, address: str, game: str) -> None:
        """Set it up and come in."""
        seats = ["me", *[self.bot] * (self.players - 1)]
        body = {"game": game, "players": self.players, "seats": seats, "name": "Host", "pace": 0}
        answer = await rest.post("/api/tables", json=body, headers={"authorization": f"Bearer {self.token}"})
        code = answer.raise_for_status().json()["code"]
        self.socket = await connect(
            f"ws://{address}/socket/{code}",
            compression=None,
            proxy=None,
            max_queue=None,
            local_addr=(self.origin, 0),
        )
        await self.socket.send(msgspec.json.encode({"t": "hello", "token": self.token}).decode())
        await self.do({"do": "bot", "seat": 0, "bot": self.bot})

    async def play(self) -> None:
        """Watch matches for ever."""
        assert self.socket
        await self.do({"do": "start"})
        turn, first = 0.0, True
        async for message in self.socket:
            now = time.perf_counter()
            frame = read.decode(message)
            if frame.t != "entry" or frame.scene is None:
                continue
            if frame.kind == "move":
                self._moved(frame.scene, now - turn, first=first)
            elif frame.kind == "replaced":
                self.replaced += 1
            first = frame.kind == "start"
            turn = now
            if frame.scene.table.phase == "over":
                await self.do({"do": "start"})

    def _moved(self, scene: Scene, took: float, *, first: bool) -> None:
        if self.counting:
            self.times.all.append(took)
            if first:
                self.times.first.append(took)
            self.interpreted += any(seat.weaker for seat in scene.table.seats)

    async def do(self, what: dict[str, Any]) -> None:
        """Have something done."""
        assert self.socket
        await self.socket.send(msgspec.json.encode({"t": "do", "id": secrets.token_hex(8), "what": what}).decode())


@dataclass
class Part:
    """Everybody's moves with the Legends silent, or with them thinking."""

    people: Times = field(default_factory=Times)
    marshals: Times = field(default_factory=Times)

    async def play(self, table: PeoplesTable, marshals: BotsTable, seconds: float) -> None:
        """Let everybody play for a while; the people at a steady pace."""
        marshals.times, marshals.counting = self.marshals, True
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            took = await table.move()
            if took is not None:
                self.people.all.append(took)
            await asyncio.sleep(EVERY)
        marshals.counting = False

    def told(self) -> dict[str, Any]:
        """In milliseconds."""
        return {"people": self.people.told(), "marshals": self.marshals.told()}


async def measure(address: str, asked: argparse.Namespace) -> dict[str, Any]:
    """Open the tables, play, and say how it went."""
    table = PeoplesTable([Player() for _ in range(asked.players)], motion=True, choose=random.Random(1))
    marshals, legends = BotsTable("marshal", asked.players), BotsTable("legend", asked.legends)
    alone, beside = Part(), Part()
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=LONGEST_WAIT) as rest:
        await table.open(rest, address, asked.game)
        await marshals.open(rest, address, asked.game)
        await legends.open(rest, address, asked.game)
    await asyncio.sleep(asked.settle)
    legends.counting = True
    tasks = [asyncio.create_task(bots.play()) for bots in (marshals, legends)]
    try:
        for _ in range(asked.rounds):
            await legends.do({"do": "resume"})
            await beside.play(table, marshals, asked.seconds)
            await legends.do({"do": "pause"})
            await asyncio.sleep(THOUGHT)
            await alone.play(table, marshals, asked.seconds)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    await table.close()
    for bots in (marshals, legends):
        if bots.socket:
            await bots.socket.close()
    return {
        "alone": alone.told(),
        "beside_legends": beside.told(),
        "legends": legends.times.told(),
        "replaced": marshals.replaced + legends.replaced,
        "interpreted": marshals.interpreted + legends.interpreted,
    }


def judged(found: dict[str, Any]) -> dict[str, Any]:
    """The figures with the bars they are held to: at the 99th percentile, for the worst move of a run tells as much of
    the machine's other work. It is told all the same."""
    alone, beside = found["alone"], found["beside_legends"]
    delays = {
        f"{who}_{name}": round(beside[who][f"{name}_ms"] - alone[who][f"{name}_ms"], 1)
        for who in ("people", "marshals")
        for name in ("p50", "p99", "max")
    }
    turns = {name: max(part["marshals"][f"{name}_ms"] for part in (alone, beside)) for name in ("p99", "max")}
    p99 = max(delays["people_p99"], delays["marshals_p99"])
    return {
        **found,
        "delay_ms": delays,
        "a_marshals_turn": {"p99_ms": turns["p99"], "max_ms": turns["max"], "bar_ms": BAR_TURN},
        "delay_beside_legends": {"p99_ms": p99, "bar_ms": BAR_DELAY},
        "kept": turns["p99"] <= BAR_TURN and p99 <= BAR_DELAY,
        "load": [round(load, 1) for load in os.getloadavg()],
        "cores": os.cpu_count(),
    }


async def run(asked: argparse.Namespace) -> dict[str, Any]:
    """Start a server, measure it, stop it."""
    from saloon.server.run import listen

    with tempfile.TemporaryDirectory() as folder:
        with listen(HOST, 0) as free:
            port = free.getsockname()[1]
        script = SERVE.format(port=port, database=f"sqlite:///{Path(folder) / 'saloon.db'}")
        server = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.DEVNULL)
        try:
            await wait_for(f"{HOST}:{port}")
            return judged(await measure(f"{HOST}:{port}", asked))
        finally:
            server.terminate()
            server.wait(timeout=LONGEST_WAIT)


def main() -> None:
    """Read what was asked, compile, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="colt-express")
    parser.add_argument("--players", type=lambda text: int(within(2, 6)(text)), default=4, help="people, and Marshals")
    parser.add_argument("--legends", type=lambda text: int(within(2, 6)(text)), default=LEGENDS)
    parser.add_argument("--rounds", type=lambda text: int(within(1, 100)(text)), default=5)
    parser.add_argument(
        "--seconds", type=within(1, MOST_SECONDS), default=5, help="of a round, with Legends and without"
    )
    parser.add_argument("--settle", type=within(0, 60), default=10, help="seconds between sitting down and the start")
    asked = parser.parse_args()
    subprocess.run([sys.executable, "-m", "saloon", "warm", "--quiet", asked.game], check=True)
    print(msgspec.json.format(msgspec.json.encode(asyncio.run(run(asked))), indent=2).decode())


if __name__ == "__main__":
    main()
