"""Whether a crowd can starve others' bots: a real server, real sockets, several addresses of this machine's loopback.

    python -m benchmarks.shares                          # about two minutes
    python -m benchmarks.shares --before OLD/src         # the same with an older server first, for comparison

Two bars. Beside twenty tables of Legends that never rest, opened from one address, a Legend's move at the table of
another address takes at the median no more than three times as long as alone. Ten tables of Legends that think for ten
seconds each, opened from one address, silence no answer out of turn of another's Legend: fifteen times somebody makes
a move that asks a Legend who could answer, and the server's log tells whether its thought came in time. Needs a system
where all of 127.0.0.0/8 is this machine, such as Linux.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import os
import random
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import msgspec
from benchmarks.bots import BotsTable, Times
from benchmarks.load import HOST, LONGEST_WAIT, SERVE, Scene, wait_for, within
from websockets.asyncio.client import connect

import saloon
from saloon.match import Match

OURS, CROWD = "127.0.0.2", "127.0.0.3"
TABLES, DEEP_TABLES, QUESTIONS = 20, 10, 15
BAR_MOVE = 3  # times as long as alone, at the median
ASKING = "wyatt-earp"  # a game with answers out of turn
SETTLE = 8  # seconds, for rules to be loaded


class Heard(msgspec.Struct):
    """What of a frame an asker needs."""

    t: str
    kind: str = ""
    seat: int | None = None
    scene: Scene | None = None
    v: int = 0
    to_move: int | None = None


read = msgspec.json.Decoder(Heard)


@dataclass(frozen=True)
class Server:
    """A server that runs, and where its log goes."""

    address: str
    log: Path

    @asynccontextmanager
    async def rest(self, origin: str) -> AsyncIterator[httpx.AsyncClient]:
        """Its REST side, as seen from an address."""
        transport = httpx.AsyncHTTPTransport(local_address=origin)
        async with httpx.AsyncClient(
            transport=transport, base_url=f"http://{self.address}", timeout=LONGEST_WAIT
        ) as client:
            yield client

    def failures(self) -> set[str]:
        """The tables whose bots came to nothing."""
        lines = (json.loads(line) for line in self.log.read_text().splitlines() if line.startswith("{"))
        return {line["table"] for line in lines if line.get("event") == "a bot failed"}


@asynccontextmanager
async def serving(source: str) -> AsyncIterator[Server]:
    """A server of this version or another."""
    from saloon.server.run import listen

    with tempfile.TemporaryDirectory() as folder:
        with listen(HOST, 0) as free:
            port = free.getsockname()[1]
        script = SERVE.format(port=port, database=f"sqlite:///{Path(folder) / 'saloon.db'}")
        log = Path(folder) / "log"
        with log.open("w") as lines:
            server = subprocess.Popen(
                [sys.executable, "-c", script], stdout=subprocess.DEVNULL, stderr=lines, env=_with(source)
            )
        try:
            await wait_for(f"{HOST}:{port}")
            yield Server(f"{HOST}:{port}", log)
        finally:
            server.terminate()
            server.wait(timeout=LONGEST_WAIT)


def _with(source: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": source} if source else dict(os.environ)


@asynccontextmanager
async def playing(server: Server, bots: list[BotsTable], game: str) -> AsyncIterator[None]:
    """Let bots play at their tables, and stop them."""
    for table in bots:
        async with server.rest(table.origin) as rest:
            await table.open(rest, server.address, game)
    await asyncio.sleep(SETTLE)
    tasks = [asyncio.create_task(table.play()) for table in bots]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for table in bots:
            await table.do({"do": "pause"})
            if table.socket:
                await table.socket.close()


async def moves(server: Server, asked: argparse.Namespace) -> dict[str, Any]:
    """How long a Legend's move takes, alone and beside a crowd."""
    ours = BotsTable("legend", 2, origin=OURS)
    alone, beside = Times(), Times()
    async with playing(server, [ours], asked.game):
        await _count(ours, alone, asked.seconds)
        async with playing(server, [BotsTable("legend", 2, origin=CROWD) for _ in range(TABLES)], asked.game):
            await asyncio.sleep(asked.seconds)
            await _count(ours, beside, 2 * asked.seconds)
    return {"alone": alone.told(), "beside_a_crowd": beside.told(), "replaced": ours.replaced}


async def _count(table: BotsTable, times: Times, seconds: float) -> None:
    table.times, table.counting = times, True
    await asyncio.sleep(seconds)
    table.counting = False


async def answers(server: Server, asked: argparse.Namespace) -> dict[str, Any]:
    """How many answers of a Legend are lost beside a crowd that thinks for long, and how long the others take."""
    deep = [BotsTable("legend@10", 2, origin=CROWD) for _ in range(DEEP_TABLES)]
    times, codes = Times(), set()
    async with playing(server, deep, ASKING), server.rest(OURS) as rest:
        await asyncio.sleep(asked.seconds)
        for match in questions(QUESTIONS):
            code, took = await ask(server, rest, match)
            codes.add(code)
            times.all.append(took)
    return {"asked": len(codes), "silenced": len(codes & server.failures()), "answers": times.told()}


def questions(number: int) -> Iterator[Match]:
    """Matches played at random to a question out of turn with something to think about, put by the last move."""
    found = 0
    for seed in count():
        match, choose = Match.new(ASKING, 4, seed=seed), random.Random(seed)
        while not match.over and found < number:
            mover = match.to_move
            match.play(choose.choice(match.choices()))
            luck = match.truth.outcomes[-1]  # which would be another in another match
            if match.passing and match.to_move != mover and len(match.choices()) > 1 and not luck:
                found += 1
                yield Match.replay(match.truth.record())
        if found == number:
            return


async def ask(server: Server, rest: httpx.AsyncClient, match: Match) -> tuple[str, float]:
    """Go on from before the last move of a match, with Legends on the other seats; make it, and wait for the answer."""
    token = secrets.token_hex(16)
    headers = {"authorization": f"Bearer {token}"}
    record, move = json.loads(match.truth.record().to_json()), match.truth.moves[-1]
    match.undo()
    kept = (await rest.post("/api/records", json=record, headers=headers)).raise_for_status().json()["id"]
    wanted = {"move": match.played, "seat": match.to_move, "bot": "legend", "name": "Ann", "pace": 0}
    made = await rest.post(f"/api/records/{kept}/continue", json=wanted, headers=headers)
    code = made.raise_for_status().json()["code"]
    path = f"ws://{server.address}/socket/{code}"
    async with connect(path, compression=None, proxy=None, local_addr=(OURS, 0)) as socket:
        await socket.send(json.dumps({"t": "hello", "token": token}))
        while (scene := read.decode(await socket.recv())).t != "scene":
            pass
        command = {"do": "move", "seat": match.to_move, "move": move, "at": scene.v}
        await socket.send(json.dumps({"t": "do", "id": "move", "what": command}))
        began = 0.0
        async for message in socket:
            frame = read.decode(message)
            if frame.t == "refuse":
                raise RuntimeError(f"table {code}: {message!r}")
            if frame.kind == "move" and frame.seat == match.to_move:
                began = time.perf_counter()
            elif frame.kind == "move":
                return code, time.perf_counter() - began
    raise ConnectionError(f"table {code} was closed")


async def measure(source: str, asked: argparse.Namespace) -> dict[str, Any]:
    """Both scenarios with one version of the server."""
    async with serving(source) as server:
        return {"moves": await moves(server, asked), "answers": await answers(server, asked)}


def judged(found: dict[str, Any], before: dict[str, Any] | None) -> dict[str, Any]:
    """The figures with the bars they are held to."""
    slower = round(_median(found, "beside_a_crowd") / _median(found, "alone"), 1)
    silenced = found["answers"]["silenced"]
    told: dict[str, Any] = {
        **found,
        "a_legends_move_beside_a_crowd": {"times_as_long": slower, "bar": BAR_MOVE},
        "silenced": {"answers": silenced, "bar": 0},
        "kept": slower <= BAR_MOVE and not silenced,
        "load": [round(load, 1) for load in os.getloadavg()],
        "cores": os.cpu_count(),
    }
    if before:
        gained = _median(before, "beside_a_crowd") / _median(found, "beside_a_crowd")
        told |= {"before": before, "times_as_fast_as_before": round(gained, 1)}
    return told


def _median(found: dict[str, Any], part: str) -> float:
    """In milliseconds; where too few moves were made to tell, there is none."""
    return float(found["moves"][part].get("p50_ms", math.nan))


async def run(asked: argparse.Namespace) -> dict[str, Any]:
    """Measure, before and after where both are wanted."""
    before = await measure(asked.before, asked) if asked.before else None
    return judged(await measure("", asked), before)


def main() -> None:
    """Read what was asked, compile, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="colt-express", help="for the moves; answers are those of Wyatt Earp")
    parser.add_argument("--seconds", type=within(1, 120), default=10, help="of each part")
    parser.add_argument("--before", default="", help="the source folder of an older version")
    asked = parser.parse_args()
    for source in filter(None, (str(Path(saloon.__file__).parents[1]), asked.before)):
        command = [sys.executable, "-m", "saloon", "warm", "--quiet", asked.game, ASKING]
        subprocess.run(command, check=True, env=_with(source))
    print(msgspec.json.format(msgspec.json.encode(asyncio.run(run(asked))), indent=2).decode())


if __name__ == "__main__":
    main()
