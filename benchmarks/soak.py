"""A long evening with everything that can go wrong in it, on this machine's own loopback only.

    python -m benchmarks.soak                        # an hour
    python -m benchmarks.soak --minutes 5

Polite people play all games with bots of all levels, at tables with addresses of their own: they move, take back, vote,
pause, talk and ask for hints, and some vanish and come back. Meanwhile the database is locked now and then, and from
other addresses come hostile records and positions, half-sent requests, sockets that do not read, floods of greetings,
pings and talk, and tables of deep thinkers, each at its limits. What must hold: no table is stuck, nothing unhandled
stands in the log, memory is flat, and what a polite person does is acknowledged in less than 100 ms in 99 of 100 cases,
in every minute. What was done while the database was locked is counted apart, and so is undo, which takes some thought.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import secrets
import sqlite3
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from benchmarks.hostile import TROUBLE, Visit, misbehave
from benchmarks.load import HOST, LONGEST_WAIT, wait_for, within
from websockets.asyncio.client import ClientConnection

from saloon import game, list_games

POLITE = 24  # tables of people who behave
ARRIVING = 0.5  # seconds between two of them
PAUSE = 1.5  # seconds a polite person thinks, on the average
WHIM = 0.15  # of what he does is something else than a move
VISIBLE = 60  # seconds before somebody vanishes, on the average
STUCK = 60  # seconds without news at a table where somebody has to move
OUTAGES = (2.0, 12.0)  # seconds the database is locked, at least and at most
BETWEEN_OUTAGES = 180  # on the average; less in a short run
AFTERMATH = 10  # seconds after an outage that still count as one
KNOWN = ("the database fails",)  # errors that outages are bound to leave in the log
SETTLED = 0.3  # of the run: from then on memory must be flat
BAR_MS = 100
LEVELS = ("tenderfoot", "deputy", "deputy", "marshal", "legend")
SERVE = """
from saloon.server.run import serve
serve(port={port}, database={database!r}, open_browser=False)
"""


@dataclass
class Evening(Visit):
    """What is going on, and what was seen."""

    locked: bool = False
    unlocked_at: float = 0.0
    times: list[tuple[float, float]] = field(default_factory=list)  # when something was done, seconds until its ack
    undos: list[float] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)
    memory: list[tuple[float, float]] = field(default_factory=list)

    @property
    def troubled(self) -> bool:
        """Whether the database is locked, or was a moment ago."""
        return self.locked or time.monotonic() - self.unlocked_at < AFTERMATH


@dataclass
class Person:
    """Somebody at a table, who plays at random and waits for his answers."""

    evening: Evening
    home: str
    code: str
    token: str
    vanishes: bool
    socket: ClientConnection
    hint: str = "none"  # the last request for one
    scene: dict[str, Any] = field(default_factory=dict)
    news_at: float = field(default_factory=time.monotonic)

    async def stay(self, until: float) -> None:
        """Play until it is time to go, whatever happens to the connection."""
        while time.monotonic() < until:
            try:
                await self._play(until)
                self.socket.transport.abort()
                self.evening.counts["vanished"] += 1
                await self.evening.wait(self.evening.choose.uniform(1, 20))
                self.socket = await self.evening.socket(self.home, self.code, self.token)
            except TROUBLE as trouble:
                self.evening.counts[f"polite: {type(trouble).__name__}"] += 1
                await asyncio.sleep(1)

    async def _play(self, until: float) -> None:
        """Do one thing after the other, until it is time to go or to vanish."""
        gone = time.monotonic() + self.evening.choose.expovariate(1 / VISIBLE) if self.vanishes else until
        while time.monotonic() < min(gone, until):
            acts_at = time.monotonic() + self.evening.choose.expovariate(1 / PAUSE)
            while (left := acts_at - time.monotonic()) > 0:
                await self._hear(left)
            if self.scene:
                await self._act()

    async def _act(self) -> None:
        table, choose = self.scene["table"], self.evening.choose
        me, vote = table["seats"][self.scene["look"]], table.get("vote")
        match table["phase"]:
            case "playing" if me.get("bot"):  # his time ran out
                await self._do({"do": "sit", "seat": me["seat"], "name": me["name"]})
            case "playing" if vote and me["seat"] in set(vote["need"]) - set(vote["yes"]):
                await self._do({"do": "vote", "seat": me["seat"], "yes": choose.random() < 0.7})
            case "playing" if choose.random() < WHIM:
                await self._follow_whim(me["seat"])
            case "playing" if choices := self.scene.get("choices"):
                move = choose.choice(choices)["code"]
                await self._do({"do": "move", "seat": me["seat"], "move": move, "at": self.scene["v"]})
            case "playing":
                self._mind_standstill()
            case "paused":
                await self._do({"do": "resume"})
            case _ if table.get("hosting"):
                await self._do({"do": "start"})

    async def _follow_whim(self, seat: int) -> None:
        match self.evening.choose.choice(("undo", "undo", "takeback", "pause", "say", "hint")):
            case "undo" if self.scene["table"].get("undo"):
                await self._do({"do": "undo", "seat": seat})
            case "takeback":
                await self._do({"do": "takeback", "seat": seat})
            case "pause":
                await self._do({"do": "pause"})
            case "say":
                await self._do({"do": "say", "text": "Howdy!"})
            case "hint" if self.scene.get("choices"):
                self.hint = secrets.token_hex(8)
                await self.socket.send(json.dumps({"t": "hint", "id": self.hint}))

    async def _do(self, what: dict[str, Any]) -> None:
        """Have something done, and note how long it took."""
        name, evening = secrets.token_hex(8), self.evening
        troubled, sent = evening.troubled, time.monotonic()
        await self.socket.send(json.dumps({"t": "do", "id": name, "what": what}))
        async with asyncio.timeout(LONGEST_WAIT):
            while (answer := await self._hear(LONGEST_WAIT)).get("id") != name:
                pass
        took = time.monotonic() - sent
        if answer["t"] == "refuse":
            evening.counts[f"{what['do']} refused: {answer['code']}"] += 1
        if troubled or evening.troubled:
            evening.counts["deeds in outages"] += 1
        elif what["do"] == "undo":
            evening.undos.append(took)
        else:
            evening.times.append((sent, took))

    async def _hear(self, patience: float) -> dict[str, Any]:
        """The next frame, if one comes in time."""
        try:
            async with asyncio.timeout(patience):
                frame: dict[str, Any] = json.loads(await self.socket.recv())
        except TimeoutError:
            return {}
        if frame.get("id") == self.hint:
            self.evening.counts[f"hint: {'given' if frame['t'] == 'advice' else frame['code']}"] += 1
        if frame["t"] == "scene" or frame.get("scene"):
            self.scene = frame if frame["t"] == "scene" else frame["scene"]
            self.news_at = time.monotonic()
        return frame

    def _mind_standstill(self) -> None:
        if time.monotonic() - self.news_at > STUCK and not self.evening.troubled:
            table, seat = self.scene["table"], self.scene["to_move"]
            waits_for = table["seats"][seat]
            self.evening.stuck.append(f"{self.code} {table['game']} v{self.scene['v']} waits for {waits_for}")
            self.news_at = time.monotonic()


async def polite(evening: Evening, number: int) -> None:
    """Tables of one address, one after the other: a new game every few minutes."""
    home, choose = f"127.0.1.{number + 1}", evening.choose
    await evening.wait(number * ARRIVING)
    while not evening.over:
        people, clock = choose.choice((1, 1, 2)), choose.choice((0, 0, 3))
        guests: list[Person] = []
        try:
            code, tokens = await _opened(evening, home, people, clock)
            for seat, token in enumerate(tokens):
                door = await evening.socket(home, code, token)
                guests.append(Person(evening, home, code, token, clock > 0 or seat > 0, door))
                if seat:
                    await guests[seat]._do({"do": "sit", "seat": seat, "name": f"Guest {seat}"})
        except TROUBLE as trouble:
            evening.counts[f"opening: {type(trouble).__name__}"] += 1
            await evening.wait(5)
            continue
        evening.counts["tables"] += 1
        until = min(time.monotonic() + choose.uniform(60, 420), evening.until)
        await asyncio.gather(*(guest.stay(until) for guest in guests))
        await asyncio.gather(*(guest.socket.close() for guest in guests))


async def _opened(evening: Evening, home: str, people: int, clock: int) -> tuple[str, list[str]]:
    """A table, and the tokens of those who will sit there."""
    choose = evening.choose
    slug = choose.choice(list_games())
    players = choose.choice([count for count in game(slug).players if count >= people])
    tokens = [secrets.token_hex(16) for _ in range(people)]
    seats = ["me", *[""] * (people - 1), *choose.choices(LEVELS, k=players - people)]
    made = {"game": slug, "players": players, "seats": seats, "name": "P", "pace": 0.2, "clock": clock}
    return await evening.table(home, tokens[0], **made), tokens


async def outages(evening: Evening, database: Path) -> None:
    """The database is locked by somebody else, now and then."""
    between = min(BETWEEN_OUTAGES, (evening.until - time.monotonic()) / 3)
    while True:
        await evening.wait(evening.choose.uniform(0.5, 1.5) * between)
        if evening.over:
            return
        rival = sqlite3.connect(database, timeout=LONGEST_WAIT, isolation_level=None, check_same_thread=False)
        evening.locked = True
        try:
            await asyncio.to_thread(rival.execute, "BEGIN EXCLUSIVE")
            await evening.wait(evening.choose.uniform(*OUTAGES))
            evening.counts["outages"] += 1
        finally:
            rival.close()
            evening.locked, evening.unlocked_at = False, time.monotonic()


async def watch(evening: Evening, process: int) -> None:
    """Once a minute: memory, and how it goes."""
    began = time.monotonic()
    while not evening.over:
        await evening.wait(60)
        now = time.monotonic()
        evening.memory.append((now, _megabytes(process)))
        last = [took for sent, took in evening.times if sent > now - 60]
        print(
            f"{(now - began) / 60:5.1f} min  {evening.memory[-1][1]:4.0f} MB  {len(last):4} deeds  "
            f"p50 {_ms(last, 0.5):5.1f} ms  p99 {_ms(last, 0.99):5.1f} ms  stuck {len(evening.stuck)}  "
            f"tables {evening.counts['tables']}  vanished {evening.counts['vanished']}  "
            f"outages {evening.counts['outages']}{', now' if evening.troubled else ''}",
            flush=True,
        )


def _ms(times: list[float], part: float) -> float:
    """The time, in milliseconds, that a part of all did not exceed."""
    return round(1000 * sorted(times)[int(len(times) * part)], 1) if times else 0.0


def _megabytes(process: int) -> float:
    """The memory of a server, its processes for thinking left out: they come and go."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024


def _is_unhandled(line: str) -> bool:
    """Whether a line of the log tells of a fault: of one that was expected nowhere it is not even written as others."""
    try:
        said = json.loads(line)
    except ValueError:
        return True
    return said["level"] in ("error", "critical") and said["event"] not in KNOWN


def verdict(evening: Evening, began: float, log: str) -> dict[str, Any]:
    """What must hold, and whether it does."""
    minutes: dict[int, list[float]] = {}
    for sent, took in evening.times:
        minutes.setdefault(int((sent - began) / 60), []).append(took)
    worst = max((_ms(times, 0.99) for times in minutes.values()), default=0.0)
    everything = [took for _, took in evening.times]
    settled = [size for at, size in evening.memory if at > began + SETTLED * (evening.until - began)]
    unhandled = [line for line in log.splitlines() if _is_unhandled(line)]
    bars = {
        "no table stuck": not evening.stuck,
        "nothing unhandled": not unhandled,
        "memory flat": settled[-1] < 1.1 * settled[0] + 20,
        f"p99 below {BAR_MS} ms in every minute": 0 < worst < BAR_MS,
    }
    return {
        "deeds": len(everything),
        "p50_ms": _ms(everything, 0.5),
        "p99_ms": _ms(everything, 0.99),
        "worst_minute_p99_ms": worst,
        "undo_p50_ms": _ms(evening.undos, 0.5),
        "undo_p99_ms": _ms(evening.undos, 0.99),
        "memory_mb": {"first": round(settled[0]), "last": round(settled[-1]), "most": round(max(settled))},
        "stuck": evening.stuck,
        "log": unhandled[:5],
        "counts": dict(sorted(evening.counts.items())),
        "bars": bars,
        "holds": all(bars.values()),
    }


async def run(asked: argparse.Namespace, said: Path, database: Path) -> dict[str, Any]:
    """Open a house, let everybody in, and say how it was."""
    from saloon.server.run import listen

    with listen(HOST, 0) as free:
        port = free.getsockname()[1]
    script = SERVE.format(port=port, database=f"sqlite:///{database}")
    with said.open("w") as log:
        server = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.DEVNULL, stderr=log)
    try:
        await wait_for(f"{HOST}:{port}")
        began, seconds = time.monotonic(), 60 * asked.minutes
        evening = Evening(port, began + seconds, random.Random(asked.seed))
        with ProcessPoolExecutor(1, get_context("spawn")) as pool:
            rowdies = asyncio.get_running_loop().run_in_executor(pool, misbehave, port, seconds, asked.seed)
            async with asyncio.TaskGroup() as group:
                group.create_task(watch(evening, server.pid))
                group.create_task(outages(evening, database))
                for number in range(POLITE):
                    group.create_task(polite(evening, number))
            evening.counts.update(await rowdies)
        stopping = time.monotonic()
        server.terminate()
        server.wait(timeout=LONGEST_WAIT)
        stopped_in = round(time.monotonic() - stopping, 1)
    finally:
        server.kill()
    return {"stopped_in": stopped_in, **verdict(evening, began, said.read_text())}


def main() -> None:
    """Read what was asked, soak, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=within(1, 600), default=60)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--log", type=Path, help="a file for what the server writes")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        said = asked.log or Path(folder) / "log"
        found = asyncio.run(run(asked, said, Path(folder) / "saloon.db"))
    print(json.dumps(found, indent=2))
    sys.exit(0 if found["holds"] else 1)


if __name__ == "__main__":
    main()
