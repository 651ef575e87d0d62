"""Players on a bad wire: nothing is done twice, nothing acknowledged is lost, and all see one table."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import Client, Json, Running, in_loop, running
from tests.server.proxy import Weather, proxy
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from saloon.server import journal as journal_events

BEAT = 0.1  # seconds of silence before a player asks again
PATIENCE = 3  # times he asks before he dials anew


@dataclass
class Player:
    """A client as the protocol wants it: it counts versions, repeats what was not answered, and comes back."""

    code: str
    token: str
    choose: random.Random
    address: str
    seen: int = 0
    scene: Json = field(default_factory=dict)
    outbox: dict[str, Json] = field(default_factory=dict)
    answers: dict[str, Json] = field(default_factory=dict)
    told: list[int] = field(default_factory=list)
    socket: ClientConnection | None = None
    stopped: bool = False

    @property
    def acked(self) -> dict[str, int]:
        """What was done, with the versions it made."""
        return {name: answer["v"] for name, answer in self.answers.items() if answer["t"] == "ack"}

    async def live(self) -> None:
        """Play until told to stop, whatever the wire does."""
        while not self.stopped:
            try:
                async with connect(
                    f"ws://{self.address}/socket/{self.code}",
                    compression=None,
                    max_queue=None,
                    proxy=None,
                    open_timeout=5,
                ) as self.socket:
                    await self.hello()
                    await self.listen()
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                await asyncio.sleep(0.01)

    async def hello(self) -> None:
        await self.send({"t": "hello", "since": self.seen, "token": self.token})
        for request in self.outbox.values():
            await self.send(request)

    async def listen(self) -> None:
        silent = 0
        while not self.stopped and silent < PATIENCE:
            assert self.socket
            try:
                async with asyncio.timeout(BEAT):
                    frame = json.loads(await self.socket.recv())
            except TimeoutError:
                silent += 1
                await self.send({"t": "ping"})
                await self.hello()
            else:
                silent = 0
                await self.hear(frame)

    async def hear(self, frame: Json) -> None:
        match frame["t"]:
            case "entry" | "skip" if frame["v"] == self.seen + 1:
                self.seen = frame["v"]
                self.told.append(self.seen)
                self.scene = frame.get("scene", self.scene)
            case "entry" | "skip" if frame["v"] > self.seen + 1:
                await self.hello()
            case "scene" if frame["v"] >= self.seen:
                self.seen, self.scene = frame["v"], frame
            case "pong" if frame.get("v", 0) > self.seen:
                await self.hello()
            case "ack" | "refuse" | "because" if frame["id"]:
                assert self.answers.setdefault(frame["id"], frame) == frame, "one id, one answer"
                self.outbox.pop(frame["id"], None)

    async def send(self, frame: Json) -> None:
        assert self.socket
        await self.socket.send(json.dumps(frame))

    async def act(self) -> None:
        """Want something, once whatever was wanted before has been answered."""
        if self.outbox or not self.scene or self.scene["look"] is None:
            return
        command, name = self.idea(), secrets.token_hex(8)
        if command or self.choose.random() < 0.02:
            request = {"t": "do", "what": command} if command else {"t": "why", "on": "card:fire"}
            self.outbox[name] = {**request, "id": name}
            if self.socket:
                try:
                    await self.send(self.outbox[name])
                except ConnectionClosed:
                    return

    def idea(self) -> Json | None:
        seat, table, r = self.scene["look"], self.scene["table"], self.choose
        if table.get("vote") and seat in table["vote"]["need"]:
            return {"do": "vote", "seat": seat, "yes": r.random() < 0.6}
        if table.get("undo") and r.random() < 0.3:
            return {"do": "undo", "seat": seat}
        if self.scene.get("choices"):
            move = r.choice(self.scene["choices"])["code"]
            return {"do": "move", "seat": seat, "move": move, "at": self.scene["v"]}
        wild = r.random()
        if wild < 0.02:
            return {"do": "takeback", "seat": seat}
        return {"do": "say", "text": f"I am {seat}"} if wild < 0.06 else None


def steady(scene: Json) -> Json:
    """A scene without who is connected."""
    seats = [{**seat, "here": None} for seat in scene["table"]["seats"]]
    return {**scene, "table": {**scene["table"], "seats": seats, "watchers": 0}}


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", ["colt-express", "six-territories"])
@in_loop
async def test_a_match_on_a_bad_wire(tmp_path: Path, seed: int, game: str) -> None:
    weather = Weather(seed)
    async with running(tmp_path) as house, proxy(house.address, weather) as wire:
        players = await sit_down(house, wire, game, seed)
        lives = [asyncio.create_task(player.live()) for player in players]
        actor = await house.house.actor(players[0].code)
        await until_played(players, actor, moves=40)
        weather.calm()
        await settle(players, actor)
        await compare(house, players)
        for player in players:
            player.stopped = True
        await asyncio.gather(*lives)
        check_journal(await house.house.store.journal(players[0].code), players)
        assert len(weather.faults) == 5


async def sit_down(house: Running, wire: str, game: str, seed: int) -> list[Player]:
    tokens = [secrets.token_hex(16) for _ in range(3)]
    code = await house.table(game, 3, tokens[0], seats=["me"], name="P0")
    for seat, token in enumerate(tokens):
        client = Client(house.address, code, token)
        await client.open()
        if seat:
            await client.sit(seat, f"P{seat}")
        await client.close()
    host = Client(house.address, code, tokens[0])
    await host.open()
    assert (await host.do({"do": "start"}))["t"] == "ack"
    await host.close()
    return [Player(code, token, random.Random(f"{seed} {seat}"), wire) for seat, token in enumerate(tokens)]


async def until_played(players: list[Player], actor: Any, moves: int) -> None:
    """Let them act until enough has happened."""
    async with asyncio.timeout(120):
        while sum(len(player.acked) for player in players) < moves and actor.table.phase == "playing":
            for player in players:
                await player.act()
            await asyncio.sleep(0.002)


async def settle(players: list[Player], actor: Any) -> None:
    """Wait until everything wanted was answered and everybody is up to date."""
    async with asyncio.timeout(120):
        while any(player.outbox or player.seen < actor.table.version for player in players):
            await asyncio.sleep(0.01)


async def compare(house: Running, players: list[Player]) -> None:
    """What each sees is what somebody sees who has just come in with the same eyes."""
    for player in players:
        fresh = Client(house.address, player.code, player.token)
        await fresh.open()
        assert steady(player.scene) == steady(fresh.scene)
        await fresh.close()


def check_journal(journal: list[journal_events.Envelope], players: list[Player]) -> None:
    """Every acknowledged command is there once, no refused one is, and each player was told every version once."""
    done = [entry.client.partition(":")[2] for entry in journal if entry.client]
    assert len(done) == len(set(done))
    versions = {entry.client.partition(":")[2]: entry.version for entry in journal if entry.client}
    for player in players:
        assert player.acked.items() <= versions.items()
        assert not (player.answers.keys() - player.acked.keys()) & versions.keys()
        assert player.told == sorted(set(player.told))
