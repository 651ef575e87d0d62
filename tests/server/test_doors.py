"""Connections: how they are made, counted, refused and given up."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.server.kit import PATIENCE, Client, Running, in_loop, running
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from saloon.server import pages
from saloon.server.app import make_app
from saloon.server.doors import Doors, room
from saloon.server.limits import place
from saloon.server.run import configure
from saloon.server.settings import Settings

REQUEST = b"GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n"
HALF = REQUEST[:20]
TABLE = b'{"game": "six-territories", "players": 2}'
FIELDS = b"host: x\r\ncontent-type: application/json\r\ncontent-length: %d\r\n\r\n" % len(TABLE)
POST = b"POST /api/tables HTTP/1.1\r\n" + FIELDS


class Wire:
    """A connection on which anything can be sent."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    def send(self, data: bytes) -> None:
        """Send bytes."""
        self.writer.write(data)

    async def answer(self) -> tuple[int, dict[str, str], str]:
        """The next answer: its status, headers and body."""
        async with asyncio.timeout(PATIENCE):
            head = (await self.reader.readuntil(b"\r\n\r\n")).decode().splitlines()
            headers = dict(line.split(": ", 1) for line in head[1:-1])
            body = await self.reader.readexactly(int(headers["content-length"]))
        return int(head[0].split()[1]), headers, body.decode()

    async def ended(self) -> bool:
        """Wait until the server hangs up, having said nothing more."""
        async with asyncio.timeout(PATIENCE):
            return await self.reader.read() == b""


@asynccontextmanager
async def wired(house: Running) -> AsyncIterator[Wire]:
    """A new connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    try:
        yield Wire(reader, writer)
    finally:
        writer.close()


def ends(house: Running) -> list[socket.socket]:
    """The server's ends of all open connections."""
    return [made.transport.get_extra_info("socket") for made in house.server.server_state.connections]


async def alone(house: Running, inside: int = 0) -> None:
    """Wait until the server knows of only so many connections."""
    async with asyncio.timeout(PATIENCE):
        while len(ends(house)) > inside:
            await asyncio.sleep(0.005)


def code(body: str) -> str:
    """The code of a refusal."""
    return str(json.loads(body)["error"]["code"])


@in_loop
async def test_what_is_small_is_sent_at_once(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        await house.rest.get("/api/health")
        lobby = Client(house.address, "")
        await lobby.open()
        assert len(ends(house)) == 2
        for end in ends(house):
            assert end.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        await lobby.close()


@pytest.mark.skipif(sys.platform != "linux", reason="others have no such option")
@in_loop
async def test_who_takes_nothing_of_what_is_sent_is_given_up_by_the_system(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        await house.rest.get("/api/health")
        assert 0 < ends(house)[0].getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) <= 60_000


class TestHowMany:
    @in_loop
    async def test_one_address_has_so_many_connections_whatever_they_are_for(self, tmp_path: Path) -> None:
        async with running(tmp_path, connections_per_address=3) as house:
            lobby = Client(house.address, "")
            await lobby.open()
            async with wired(house) as silent, wired(house) as half:
                half.send(HALF)
                async with wired(house) as fourth:
                    status, headers, body = await fourth.answer()
                    assert (status, code(body)) == (503, "too-many-connections")
                    assert headers.items() >= pages.HEADERS.items()
                    assert await fourth.ended()
                half.send(REQUEST[len(HALF) :])
                assert (await half.answer())[0] == 200
                assert silent.reader.at_eof() is False
            await lobby.close()
            await alone(house)
            async with wired(house) as another:
                another.send(REQUEST)
                assert (await another.answer())[0] == 200

    @in_loop
    async def test_all_together_have_so_many(self, tmp_path: Path) -> None:
        async with running(tmp_path, connections=2) as house, wired(house), wired(house), wired(house) as third:
            assert (await third.answer())[0] == 503

    def test_places_are_counted_apart_and_proxies_not_at_all(self) -> None:
        doors = Doors(in_all=5, per_place=2, proxies=("10.0.0.0/24",))
        assert [doors.admits(n, "192.0.2.1") for n in range(3)] == [True, True, False]
        assert [doors.admits(n, "10.0.0.9") for n in range(3, 7)] == [True, True, True, False]
        doors.leave(0)
        doors.leave(0)
        assert [doors.admits(n, "192.0.2.1") for n in (7, 8)] == [True, False]

    def test_a_household_is_one_place(self) -> None:
        assert place("2001:db8:1:2::1") == place("2001:db8:1:2:ffff::9%eth0") != place("2001:db8:1:3::1")
        assert place("::ffff:192.0.2.1") == place("192.0.2.1") != place("192.0.2.2")
        assert place("") == ""

    @pytest.mark.skipif(sys.platform == "win32", reason="no descriptors are counted there")
    def test_there_is_no_more_room_than_descriptors(self, monkeypatch: pytest.MonkeyPatch) -> None:
        import resource

        limits = [1024, 2048]
        monkeypatch.setattr(resource, "getrlimit", lambda _: tuple(limits))
        monkeypatch.setattr(resource, "setrlimit", lambda _, wanted: limits.__setitem__(slice(None), wanted))
        assert room(100) == 100
        assert limits == [1024, 2048]
        assert 1024 < room(4096) < 2048
        assert limits == [2048, 2048]


class TestHowLong:
    @in_loop
    async def test_the_head_of_a_request_has_to_arrive(self, tmp_path: Path) -> None:
        async with running(tmp_path, head_time=1) as house, wired(house) as silent, wired(house) as half:
            half.send(HALF)
            for wire in (silent, half):
                status, headers, body = await wire.answer()
                assert (status, code(body)) == (408, "request-too-slow")
                assert headers.items() >= pages.HEADERS.items()
                assert await wire.ended()

    @in_loop
    async def test_so_has_that_of_every_further_one(self, tmp_path: Path) -> None:
        async with running(tmp_path, head_time=1) as house, wired(house) as wire:
            wire.send(REQUEST)
            assert (await wire.answer())[0] == 200
            wire.send(HALF)
            assert await wire.ended()

    @in_loop
    async def test_so_has_a_body(self, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
        async with running(tmp_path, body_time=0.1) as house:
            async with wired(house) as wire, wired(house) as unread:
                wire.send(POST + TABLE[:9])
                unread.send(REQUEST[:-2] + b"content-length: 9\r\n\r\n")
                status, _, body = await wire.answer()
                assert (status, code(body)) == (408, "request-too-slow")
                assert await wire.ended()
                assert (await unread.answer())[0] == 200
                assert await unread.ended()
            await alone(house)
        assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []

    @in_loop
    async def test_a_socket_has_all_the_time_there_is(self, tmp_path: Path) -> None:
        async with running(tmp_path, body_time=0.05) as house:
            client = Client(house.address, await house.table())
            await client.open()
            await asyncio.sleep(0.5)
            assert (await client.hello())["t"] == "welcome"
            await client.close()

    @in_loop
    async def test_a_request_cut_off_is_no_fault_of_the_server(
        self, tmp_path: Path, caplog: pytest.LogCaptureFixture
    ) -> None:
        async with running(tmp_path) as house:
            async with wired(house) as wire:
                wire.send(POST + TABLE[:9])
                await asyncio.sleep(0.05)
            await alone(house)
        assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []

    @in_loop
    async def test_what_is_no_http_is_told_so(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house, wired(house) as wire:
            wire.send(b"hello\r\n\r\n")
            status, headers, body = await wire.answer()
            assert (status, code(body)) == (400, "not-http")
            assert headers.items() >= pages.HEADERS.items()


@pytest.mark.parametrize(
    "request_line", ["GET /socket/abcdef", "GET /nowhere", "POST /socket"], ids=["other site", "nowhere", "no upgrade"]
)
@in_loop
async def test_a_socket_that_is_refused_is_refused_safely(tmp_path: Path, request_line: str) -> None:
    fields = "host: x\r\norigin: http://elsewhere\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    fields += "sec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nsec-websocket-version: 13\r\n"
    async with running(tmp_path) as house, wired(house) as wire:
        wire.send(f"{request_line} HTTP/1.1\r\n{fields}\r\n".encode())
        async with asyncio.timeout(PATIENCE):
            head = (await wire.reader.readuntil(b"\r\n\r\n")).decode().lower().splitlines()
        assert head[0].split()[1][0] == "4"
        assert {f"{name}: {value}".lower() for name, value in pages.HEADERS.items()} <= set(head)


class TestProxies:
    @in_loop
    async def test_nobody_says_by_himself_where_he_comes_from(self, tmp_path: Path) -> None:
        async with running(tmp_path, tables_per_address=1) as house:
            assert await self.opened(house, "198.51.100.1") == 201
            assert await self.opened(house, "198.51.100.2") == 429

    @in_loop
    async def test_a_proxy_is_believed_for_the_last_hop_and_no_other(self, tmp_path: Path) -> None:
        async with running(tmp_path, tables_per_address=1, proxies=("127.0.0.1",)) as house:
            assert await self.opened(house, "198.51.100.1") == 201
            assert await self.opened(house, "198.51.100.2") == 201
            assert await self.opened(house, "198.51.100.9, 198.51.100.2") == 429

    @in_loop
    async def test_behind_a_proxy_everybody_is_counted_by_himself(self, tmp_path: Path) -> None:
        async with running(tmp_path, connections_per_address=2, proxies=("127.0.0.1",)) as house:
            lobbies = [await self.lobby(house, "198.51.100.1") for _ in range(2)]
            assert (await house.rest.get("/api/games", headers=self.by("198.51.100.2"))).status_code == 200
            crowded = await house.rest.get("/api/games", headers=self.by("198.51.100.1"))
            assert (crowded.status_code, code(crowded.text)) == (503, "too-many-connections")
            for lobby in lobbies:
                await lobby.close()

    @staticmethod
    def by(way: str) -> dict[str, str]:
        return {"x-forwarded-for": way}

    async def opened(self, house: Running, way: str) -> int:
        answer = await house.rest.post("/api/tables", json=json.loads(TABLE), headers=self.by(way))
        return answer.status_code

    async def lobby(self, house: Running, way: str) -> ClientConnection:
        return await connect(f"ws://{house.address}/socket", additional_headers=self.by(way), proxy=None)


class TestFrames:
    @pytest.mark.parametrize("kind", ["ping", "pong", "crumbs"])
    @in_loop
    async def test_frames_that_no_table_hears_of_are_counted_too(self, tmp_path: Path, kind: str) -> None:
        async with running(tmp_path, messages=20, messages_in=3600) as house:
            lobby = await connect(f"ws://{house.address}/socket", ping_interval=None, proxy=None)
            with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012 (any of them may be one too many)
                if kind == "crumbs":
                    await lobby.send(iter(["x"] * 100))
                for _ in range(0 if kind == "crumbs" else 100):
                    await getattr(lobby, kind)()
                async with asyncio.timeout(PATIENCE):
                    while True:
                        await lobby.recv()
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 1008

    def test_a_frame_is_as_long_as_was_set(self) -> None:
        assert configure(make_app(Settings(frame_bytes=1234))).ws_max_size == 1234
