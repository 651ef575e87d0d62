"""What the server's tests share: a real server on a loopback port, and a client that speaks the protocol."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass, field, replace
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec
from unittest import mock

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from saloon.server.app import make_app
from saloon.server.house import House
from saloon.server.run import configure, listen
from saloon.server.settings import Settings

Json = dict[str, Any]
P = ParamSpec("P")
PATIENCE = 60  # seconds before a test gives up waiting

QUICK = Settings(
    presence_delay=0.01,
    lobby_delay=0.01,
    messages=100_000,
    hellos=100_000,
    hellos_per_address=100_000,
    tables_per_address=1000,
    sayings=1000,
    motion_strain=1000,
    full_strain=1000,
    full_commit=1000,
)


@dataclass
class Running:
    """A server that runs in this loop."""

    house: House
    port: int
    rest: httpx.AsyncClient
    server: uvicorn.Server

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"127.0.0.1:{self.port}"

    async def table(self, game: str = "six-territories", players: int = 2, token: str = "", **more: Any) -> str:
        """A new table's code; its host is the holder of the token, or the REST client."""
        body = {"game": game, "players": players, "pace": 0, **more}
        answer = await self.rest.post("/api/tables", json=body, headers=bearer(token) if token else {})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["code"])


def in_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run a test in a loop of its own."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


@asynccontextmanager
async def running(folder: Path, settings: Settings = QUICK, **more: Any) -> AsyncIterator[Running]:
    """Run a server whose database lies in a folder."""
    database = settings.database or f"sqlite:///{folder / 'saloon.db'}"
    app = make_app(replace(settings, **{"database": database, **more}))
    listener = listen("127.0.0.1", 0)
    server = uvicorn.Server(configure(app))
    task = asyncio.create_task(_serve(server, listener))
    while not server.started:
        if task.done():
            task.result()
        await asyncio.sleep(0.005)
    port = listener.getsockname()[1]
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as rest:
            yield Running(app.state.house, port, rest, server)
    finally:
        server.should_exit = True
        await task


async def _serve(server: uvicorn.Server, listener: Any) -> None:
    with mock.patch.object(server, "capture_signals", nullcontext):  # the test runner keeps its own
        await server.serve(sockets=[listener])


def thinking_by(running: Running, choose: Callable[[Any], Coroutine[Any, Any, Any]]) -> None:
    """Have whatever is asked of the server's bot pool thought by a function, which begins at once."""

    async def do(job: Any, asker: Any, begun: Callable[[], None] = lambda: None) -> Any:
        begun()
        return await choose(job)

    running.house.bot_pool.do = do  # type: ignore[method-assign]


@dataclass
class Client:
    """A person at a table: a token, a socket, and the last scene."""

    address: str
    code: str
    token: str = field(default_factory=lambda: secrets.token_hex(16))
    look: int | None = None
    motion: bool = True
    socket: ClientConnection | None = None
    scene: Json = field(default_factory=dict)
    version: int = 0
    heard: list[Json] = field(default_factory=list)

    async def open(self, since: int | None = None) -> Json:
        """Connect and say hello; the welcome."""
        path = f"/socket/{self.code}" if self.code else "/socket"
        self.socket = await connect(
            f"ws://{self.address}{path}",
            compression=None,
            max_size=None,
            max_queue=None,
            proxy=None,
            open_timeout=PATIENCE,
        )
        return await self.hello(since)

    async def hello(self, since: int | None = None) -> Json:
        """Say hello, and take in everything up to the scene."""
        version = self.version if since is None else since
        own = {"token": self.token, "look": self.look, "motion": self.motion}
        await self.send({"t": "hello", "protocol": 1, "since": version, **own})
        welcome = await self.until(lambda frame: frame["t"] in ("welcome", "lobby"))
        if self.code:
            await self.until(lambda frame: frame["t"] == "scene")
        return welcome

    async def close(self) -> None:
        """Leave."""
        if self.socket:
            await self.socket.close()
            self.socket = None

    async def send(self, frame: Json | str | bytes) -> None:
        """Send a frame, or anything."""
        assert self.socket
        await self.socket.send(json.dumps(frame) if isinstance(frame, dict) else frame)

    async def next(self) -> Json:
        """The next frame."""
        assert self.socket
        async with asyncio.timeout(PATIENCE):
            frame: Json = json.loads(await self.socket.recv())
        self.heard.append(frame)
        self.take_in(frame)
        return frame

    def take_in(self, frame: Json) -> None:
        """Keep the version and the scene."""
        if frame["t"] in ("entry", "skip"):
            self.version = max(self.version, frame["v"])
            if "scene" in frame:
                self.scene = frame["scene"]
        elif frame["t"] == "scene":
            self.version, self.scene = frame["v"], frame

    async def until(self, wanted: Callable[[Json], bool]) -> Json:
        """The next frame that is wanted."""
        while not wanted(frame := await self.next()):
            pass
        return frame

    async def do(self, what: Json, name: str | None = None) -> Json:
        """Do something; the ack or the refusal."""
        name = name or secrets.token_hex(8)
        await self.send({"t": "do", "id": name, "what": what})
        return await self.until(lambda frame: frame["t"] in ("ack", "refuse") and frame["id"] == name)

    async def sit(self, seat: int, name: str = "Ann") -> Json:
        """Sit down."""
        return await self.do({"do": "sit", "seat": seat, "name": name})

    async def move(self, move: str | int, seat: int | None = None) -> Json:
        """Make a move."""
        seat = self.scene["look"] if seat is None else seat
        return await self.do({"do": "move", "seat": seat, "move": move, "at": self.version})

    async def wait_for(self, wanted: Callable[[Json], bool]) -> Json:
        """Wait for a scene."""
        while not (self.scene and wanted(self.scene)):
            await self.next()
        return self.scene

    async def play(self, choose: random.Random) -> None:
        """Play to the end of the match, whenever it is this seat's turn."""
        while (await self.wait_for(lambda scene: bool(scene.get("choices")) or is_over(scene)))["table"][
            "phase"
        ] != "over":
            choice = choose.choice(self.scene["choices"])
            before = self.version
            answer = await self.move(choice["code"])
            assert answer["t"] == "ack", answer
            while self.version <= before:
                await self.next()

    async def closed(self) -> int:
        """Read on until the socket is closed; the code."""
        try:
            while True:
                await self.next()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006


def is_over(scene: Json) -> bool:
    """Whether the match has ended."""
    return bool(scene["table"]["phase"] == "over")


def bearer(token: str) -> dict[str, str]:
    """The header that says who asks."""
    return {"authorization": f"Bearer {token}"}


@asynccontextmanager
async def seated(
    running: Running, *names: str, game: str = "six-territories", bots: tuple[str, ...] = (), **more: Any
) -> AsyncIterator[list[Client]]:
    """A new table with people on the first seats, the first of them its host, and bots on the others."""
    clients = [Client(running.address, "") for _ in names]
    seats = ["me", *([""] * (len(names) - 1)), *bots]
    code = await running.table(game, len(seats), clients[0].token, seats=seats, name=names[0], **more)
    try:
        for seat, (client, name) in enumerate(zip(clients, names, strict=True)):
            client.code = code
            await client.open()
            if seat:
                assert (await client.sit(seat, name))["t"] == "ack"
        yield clients
    finally:
        for client in clients:
            await client.close()


@asynccontextmanager
async def playing(running: Running, *names: str, **more: Any) -> AsyncIterator[list[Client]]:
    """The same, with the match begun and everybody told."""
    async with seated(running, *names, **more) as clients:
        assert (await clients[0].do({"do": "start"}))["t"] == "ack"
        for client in clients:
            await client.wait_for(lambda scene: scene["table"]["phase"] == "playing")
        yield clients
