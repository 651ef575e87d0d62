"""A server that is killed: every acknowledged move is there afterwards, and the match goes on."""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from tests.server.kit import PATIENCE, Client, bearer, in_loop
from websockets.exceptions import ConnectionClosed

from saloon.server.run import listen
from saloon.server.storage import Store

SERVE = "from saloon.server.run import serve; serve(port={port}, database={database!r}, open_browser=False)"


class Process:
    """A server in a process of its own."""

    def __init__(self, folder: Path) -> None:
        with listen("127.0.0.1", 0) as free:
            self.port = free.getsockname()[1]
        self.database = f"sqlite:///{folder / 'saloon.db'}"
        self.address = f"127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Start it and wait until it answers."""
        script = SERVE.format(port=self.port, database=self.database)
        self.process = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.DEVNULL)
        async with asyncio.timeout(2 * PATIENCE):
            while True:
                try:
                    _, line = await asyncio.open_connection("127.0.0.1", self.port)
                except OSError:
                    await asyncio.sleep(0.05)
                else:
                    line.close()
                    return

    def stop(self, how: signal.Signals) -> int:
        """End it, one way or the other."""
        assert self.process
        self.process.send_signal(how)
        return self.process.wait(timeout=PATIENCE)


async def play(client: Client, acked: dict[str, int], choose: random.Random) -> None:
    """Play on until the server is gone, noting what it acknowledged."""
    try:
        while True:
            await client.wait_for(lambda scene: bool(scene.get("choices")))
            name = secrets.token_hex(8)
            move = choose.choice(client.scene["choices"])["code"]
            command = {"do": "move", "seat": client.scene["look"], "move": move, "at": client.version}
            answer = await client.do(command, name)
            if answer["t"] == "ack":
                acked[name] = answer["v"]
            client.scene = {} if client.scene["v"] < answer.get("v", 0) else client.scene
    except ConnectionClosed:
        return


async def sit(address: str, game: str) -> list[Client]:
    """A new table with two people and a bot, playing."""
    clients = [Client(address, "") for _ in range(2)]
    body = {"game": game, "players": 3, "seats": ["me", "", "random"], "name": "Ann", "pace": 0}
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as rest:
        answer = await rest.post("/api/tables", json=body, headers=bearer(clients[0].token))
    for client in clients:
        client.code = answer.json()["code"]
        await client.open()
    await clients[1].sit(1, "Bo")
    await clients[0].do({"do": "start"})
    return clients


@pytest.mark.slow
@in_loop
async def test_every_acknowledged_move_survives_kill_9(tmp_path: Path) -> None:
    server = Process(tmp_path)
    await server.start()
    tables = [await sit(server.address, game) for game in ("colt-express", "six-territories") * 3]
    acked: dict[str, dict[str, int]] = {table[0].code: {} for table in tables}
    for life in range(2):
        playing = [
            asyncio.create_task(play(client, acked[client.code], random.Random(life)))
            for table in tables
            for client in table
        ]
        before = sum(map(len, acked.values()))
        async with asyncio.timeout(2 * PATIENCE):
            while sum(map(len, acked.values())) < before + 40:
                await asyncio.sleep(0.005)
        server.stop(signal.SIGKILL)
        await asyncio.gather(*playing)
        store = Store(server.database)
        for code, commands in acked.items():
            journal = await store.journal(code)
            written = {entry.client.partition(":")[2]: entry.version for entry in journal if entry.client}
            assert commands.items() <= written.items()
            assert [entry.version for entry in journal] == list(range(1, len(journal) + 1))
        store.close()
        await server.start()
        for client in (client for table in tables for client in table):
            await client.open()
            assert client.version >= max(acked[client.code].values(), default=0)
    assert server.stop(signal.SIGINT) == 0
    assert [await client.closed() for client in tables[0]] == [1012, 1012]


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "killpg"), reason="needs POSIX")
@in_loop
async def test_bots_do_not_outlive_a_killed_server(tmp_path: Path) -> None:
    server = Process(tmp_path)
    await server.start()
    clients = await sit(server.address, "six-territories")
    await clients[0].wait_for(lambda scene: bool(scene.get("choices")))
    assert server.process
    children = child_processes(server.process.pid)
    server.stop(signal.SIGKILL)
    async with asyncio.timeout(PATIENCE):
        while any(Path(f"/proc/{child}/stat").exists() for child in children):
            await asyncio.sleep(0.05)


def child_processes(parent: int) -> list[int]:
    """The processes a process has started, where the system says so."""
    path = Path(f"/proc/{parent}/task/{parent}/children")
    return [int(number) for number in path.read_text().split()] if path.exists() else []
