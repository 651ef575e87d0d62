"""Bad input: every kind gets a coded reason that can be said in both languages, and no table is harmed."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from pathlib import Path
from typing import Any
from unittest import mock

import msgspec
import pytest
from tests.server.kit import Client, Json, bearer, in_loop, playing, running
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

import saloon
from saloon.messages import languages, message
from saloon.server import projections, telling
from saloon.server.identity import Visitor
from saloon.server.sockets import SocketGuest

MALFORMED: list[str | bytes] = [
    "",
    "{",
    "[]",
    "null",
    '"hello"',
    "{}",
    '{"t":"dance"}',
    '{"t":"do"}',
    '{"t":"do","id":"","what":{"do":"start"}}',
    '{"t":"do","id":"x","what":{"do":"fly"}}',
    '{"t":"do","id":"x","what":{"do":"sit","seat":-1,"name":"x"}}',
    '{"t":"do","id":"x","what":{"do":"sit","seat":0,"name":""}}',
    '{"t":"do","id":"x","what":{"do":"sit","seat":0,"name":"' + "x" * 25 + '"}}',
    '{"t":"do","id":"x","what":{"do":"say","text":"' + "x" * 401 + '"}}',
    '{"t":"do","id":"' + "x" * 37 + '","what":{"do":"start"}}',
    '{"t":"do","id":"x","what":{"do":"start","seed":"00"}}',
    '{"t":"hello","protocol":"one"}',
    b"\x00\xff",
    "[" * 10_000,
]


def sayable(reason: Json) -> str:
    """The code of a refusal that can be put into words everywhere."""
    for language in languages():
        assert message("error-" + reason["code"], reason["params"], language) != "error-" + reason["code"]
    return str(reason["code"])


async def unharmed(client: Client) -> bool:
    """Whether the table still answers its player, with nothing changed."""
    other = Client(client.address, client.code, client.token)
    await other.open()
    same = (other.scene["v"], other.scene["view"]) == (client.scene["v"], client.scene["view"])
    await other.close()
    return same


class TestSockets:
    @pytest.mark.slow
    @in_loop
    async def test_malformed_frames(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house, playing(house, "Ann", "Bo") as (ann, _):
            for text in MALFORMED:
                await ann.send(text)
                assert sayable(await ann.until(lambda frame: frame["t"] == "refuse")) == "malformed"
            assert await unharmed(ann)

    @pytest.mark.slow
    @in_loop
    async def test_arbitrary_bytes(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house, playing(house, "Ann", "Bo") as (ann, _):
            r = random.Random(5)
            sample = json.dumps(
                {"t": "do", "id": "x", "what": {"do": "move", "seat": 0, "move": "keep", "at": 2}}
            ).encode()
            for _ in range(300):
                data = bytearray(sample if r.random() < 0.5 else r.randbytes(r.randrange(200)))
                for _ in range(r.randrange(1, 4)):
                    if data:
                        data[r.randrange(len(data))] = r.randrange(256)
                await ann.send(bytes(data))
                assert (
                    sayable(await ann.until(lambda frame: frame["t"] in ("refuse", "ack"))) if data != sample else True
                )
            raw = socket.create_connection(("127.0.0.1", house.port))
            raw.sendall(r.randbytes(5000))
            raw.close()
            assert await unharmed(ann)

    @pytest.mark.slow
    @in_loop
    async def test_a_frame_that_is_too_long_closes_the_socket(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house, playing(house, "Ann", "Bo") as (ann, bo):
            await bo.send('{"t":"ping","id":"' + "x" * 70_000 + '"}')
            assert await bo.closed() == 1009
            assert await unharmed(ann)

    @pytest.mark.slow
    @in_loop
    async def test_a_flood_closes_the_socket(self, tmp_path: Path) -> None:
        async with running(tmp_path, messages=100, messages_in=20) as house, playing(house, "Ann", "Bo") as (ann, bo):
            for _ in range(150):
                await bo.send({"t": "ping"})
            assert await bo.closed() == 1008
            assert sayable([frame for frame in bo.heard if frame["t"] == "refuse"][-1]) == "too-many-messages"
            assert await unharmed(ann)

    @in_loop
    async def test_so_do_too_many_hellos_on_one_socket_or_from_one_address(self, tmp_path: Path) -> None:
        async with running(tmp_path, hellos=3, hellos_per_address=5) as house:
            code = await house.table()
            for table, times in ((code, 3), ("", 2)):
                guest = Client(house.address, table)
                await guest.open()
                for _ in range(times - 1):
                    await guest.hello()
                await guest.send({"t": "hello", "protocol": 1})
                assert await guest.closed() == 1008
                assert sayable(guest.heard[-1]) == "too-many-hellos"

    @in_loop
    async def test_a_scene_is_made_and_written_once_for_however_many_hellos(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async with running(tmp_path) as house:
            guest = Client(house.address, await house.table())
            await guest.open()
            written = mock.Mock(wraps=projections.encode)
            monkeypatch.setattr(telling, "encode", written)
            for _ in range(5):
                await guest.hello()
            assert [call.args[0].__class__.__name__ for call in written.call_args_list].count("Scene") <= 1
            await guest.close()

    @in_loop
    async def test_a_table_with_much_to_do_lets_others_have_their_turn(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house:
            busy = await house.house.actor(await house.table())
            turns: list[str] = []

            async def work() -> None:
                turns.append("busy")
                asyncio.get_running_loop().call_soon(turns.append, "other")

            for _ in range(3):
                busy.inbox.post(work)
            await busy.inbox.ask(lambda: asyncio.sleep(0))
            assert turns == ["busy", "other"] * 3

    @in_loop
    async def test_nobody_has_more_than_so_much_waiting_for_him(self, tmp_path: Path) -> None:
        async with running(tmp_path, outbox_bytes=1000) as house:
            deaf = mock.AsyncMock(cookies={}, client=None)
            guest = SocketGuest(deaf, house.house, Visitor())
            guest.put(b"x" * 5000)  # one answer may be as long as it has to be
            guest.put(b"x")
            assert guest.dropped == 1012
            patient = SocketGuest(deaf, house.house, Visitor())
            for _ in range(3):
                patient.put(b"x" * 300, b"y")
            assert patient.dropped is None
            patient.put(b"x" * 300)
            assert patient.dropped == 1012

    @pytest.mark.slow
    @in_loop
    async def test_whoever_does_not_read_is_dropped(self, tmp_path: Path) -> None:
        async with running(tmp_path, outbox=8) as house, playing(house, "Ann", "Bo") as (ann, _):
            for number in range(50):
                assert (await ann.do({"do": "say", "text": f"{number} " + "x" * 390}))["t"] == "ack"
            lazy = await connect(f"ws://{house.address}/socket/{ann.code}", compression=None, max_queue=1, proxy=None)
            actor = await house.house.actor(ann.code)
            for _ in range(400):
                await lazy.send('{"t":"hello"}')
                await asyncio.sleep(0)
            while len(actor.guests) > 2:
                await asyncio.sleep(0.01)
            assert (await ann.do({"do": "say", "text": "still here"}))["t"] == "ack"
            lazy.transport.abort()

    @pytest.mark.slow
    @in_loop
    async def test_too_many_windows(self, tmp_path: Path) -> None:
        async with running(tmp_path, sockets_per_visitor=2) as house, playing(house, "Ann", "Bo") as (ann, _):
            second, third = (Client(house.address, ann.code, ann.token) for _ in range(2))
            await second.open()
            with pytest.raises(ConnectionClosed) as closed:
                await third.open()
            assert closed.value.rcvd
            assert (closed.value.rcvd.code, sayable(third.heard[0])) == (1008, "too-many-sockets")
            await second.close()

    @in_loop
    async def test_unknown_tables_and_versions_and_strangers(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house:
            code = await house.table()
            for missing in ("abcdef", "nosuch", "..%5c", "x" * 500):
                lost = Client(house.address, missing)
                with pytest.raises(ConnectionClosed):
                    await lost.open()
                assert await lost.closed() == 4004
            old = Client(house.address, code)
            await old.open()
            await old.send({"t": "hello", "protocol": 2})
            assert await old.closed() == 4009
            eager = await connect(f"ws://{house.address}/socket/{code}", proxy=None)
            await eager.send('{"t":"look","seat":0}')
            assert sayable(json.loads(await eager.recv())) == "hello-first"
            await eager.close()
            nobody = Client(house.address, code, token="short")
            await nobody.open()
            assert sayable(await nobody.sit(0)) == "who-are-you"
            await nobody.close()
            lobby = Client(house.address, "")
            await lobby.open()
            await lobby.send({"t": "do", "id": "x", "what": {"do": "start"}})
            assert sayable(await lobby.until(lambda frame: frame["t"] == "refuse")) == "lobby-only-lists"
            await lobby.close()

    @in_loop
    async def test_pages_of_other_sites_are_not_let_in(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house:
            code = await house.table()
            for origin, allowed in (
                (f"http://{house.address}", True),
                ("http://evil.example", False),
                ("null", False),
                ("http://[", False),
            ):
                opening = connect(
                    f"ws://{house.address}/socket/{code}", additional_headers={"origin": origin}, proxy=None
                )
                if allowed:
                    await (await opening).close()
                else:
                    with pytest.raises(InvalidStatus):
                        await opening

    @pytest.mark.slow
    @in_loop
    async def test_the_seats_of_others(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house, playing(house, "Ann", "Bo") as (ann, bo):
            code = ann.scene["choices"][0]["code"]
            tries: list[tuple[Json, str]] = [
                ({"do": "move", "seat": 0, "move": code, "at": bo.version}, "not-your-seat"),
                ({"do": "move", "seat": 1, "move": code, "at": bo.version}, "not-your-turn"),
                ({"do": "move", "seat": 5, "move": code, "at": bo.version}, "no-such-seat"),
                ({"do": "leave", "seat": 0}, "not-your-seat"),
                ({"do": "bot", "seat": 0, "bot": "random"}, "not-your-seat"),
                ({"do": "claim", "seat": 0, "secret": "0" * 32}, "wrong-secret"),
                ({"do": "sit", "seat": 0, "name": "Bo"}, "seat-taken"),
            ]
            for what, code in tries:
                assert sayable(await bo.do(what)) == code
            await bo.send({"t": "look", "seat": 0})
            assert sayable(await bo.until(lambda frame: frame["t"] == "refuse")) == "not-your-seat"
            spy = Client(house.address, ann.code, look=0)
            await spy.open()
            assert spy.scene["look"] is None
            await spy.close()
            assert await unharmed(ann)


class TestRest:
    @pytest.mark.parametrize(
        ("body", "code"),
        [
            ({"game": "whist", "players": 2}, "unknown-game"),
            ({"game": "six-territories", "players": 6}, "player-count"),
            ({"game": "six-territories", "players": 7}, "malformed"),
            ({"game": "six-territories", "players": 2, "options": {"x": 1}}, "option-unknown"),
            ({"game": "six-territories", "players": 2, "seats": ["hal"]}, "unknown-bot"),
            ({"game": "six-territories", "players": 2, "seats": ["me"], "name": " "}, "nothing-written"),
            ({"game": "six-territories", "players": 2, "name": "x" * 25}, "malformed"),
            ({"game": "six-territories", "players": 2, "more": 1}, "malformed"),
            ({"game": "six-territories"}, "malformed"),
        ],
    )
    @in_loop
    @pytest.mark.slow
    async def test_impossible_tables(self, tmp_path: Path, body: Json, code: str) -> None:
        async with running(tmp_path) as house:
            answer = await house.rest.post("/api/tables", json=body)
            assert (answer.status_code, sayable(answer.json()["error"])) == (400, code)

    @in_loop
    async def test_what_was_not_written_is_named(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house:
            answer = await house.rest.post("/api/tables", json={"game": "hold-up", "players": 2, "seats": ["me"]})
            assert answer.json()["error"] == {"code": "nothing-written", "params": {"field": "name"}}

    @pytest.mark.slow
    @in_loop
    async def test_requests_that_make_no_sense(self, tmp_path: Path) -> None:
        async with running(tmp_path, body_bytes=1000) as house, playing(house, "Ann", "Bo") as (ann, bo):
            table, js = f"/api/tables/{ann.code}", {"content-type": "application/json"}
            tries: list[tuple[str, str, Any, int, str]] = [
                ("GET", "/api/tables/nosuch", {}, 404, "no-such-table"),
                ("GET", "/api/games/whist", {}, 404, "unknown-game"),
                ("GET", "/api/rules/six-territories/tlh", {}, 404, "no-rules"),
                ("GET", "/api/puzzles/nowhere", {}, 404, "unknown-game"),
                ("GET", "/api/puzzles/six-territories/nothing", {}, 404, "no-such-puzzle"),
                ("POST", "/api/puzzles/six-territories/nothing", {"json": {}}, 404, "no-such-puzzle"),
                ("GET", f"/api/rules/six-territories/{'x' * 300}", {}, 404, "no-rules"),
                ("GET", f"{table}/qr.svg", {"headers": {"host": "x" * 5000}}, 400, "host-too-long"),
                ("GET", "/api/records/0", {}, 404, "no-such-record"),
                ("GET", "/api/nowhere", {}, 404, "no-such-page"),
                ("GET", "/assets/../../../etc/passwd", {}, 404, "no-such-page"),
                ("DELETE", table, {}, 405, "wrong-method"),
                ("POST", "/api/tables", {"content": "{", "headers": js}, 400, "malformed"),
                ("POST", "/api/tables", {"content": b"\xff", "headers": js}, 400, "malformed"),
                ("POST", "/api/tables", {"content": "[" * 900, "headers": js}, 400, "malformed"),
                ("POST", "/api/tables", {"content": "{}"}, 400, "not-json"),
                ("POST", "/api/tables", {"content": "x" * 1001, "headers": js}, 413, "too-large"),
                (
                    "POST",
                    "/api/tables",
                    {"json": {}, "headers": {"origin": "http://evil.example"}},
                    403,
                    "other-origin",
                ),
                ("POST", "/api/tables", {"json": {}, "headers": {"origin": "http://["}}, 403, "other-origin"),
                ("GET", f"{table}/record", {}, 409, "match-goes-on"),
                ("POST", f"{table}/continue", {"json": {"move": 0, "seat": 0}}, 409, "match-goes-on"),
                ("POST", f"{table}/seats/0/link", {}, 403, "not-your-seat"),
                ("POST", f"{table}/seats/5/link", {"headers": bearer(bo.token)}, 400, "no-such-seat"),
                ("GET", f"{table}/replay", {}, 400, "not-a-number"),
                ("GET", f"{table}/replay?move=-1", {}, 400, "not-a-number"),
                ("GET", f"{table}/replay?move=99", {}, 400, "no-such-move"),
                ("GET", f"{table}/replay?move=0&eyes=0", {}, 403, "not-your-eyes"),
                ("GET", f"{table}/replay?move=0&eyes=0", {"headers": bearer(bo.token)}, 403, "not-your-eyes"),
                ("GET", f"{table}/replay?move=0&eyes=all", {"headers": bearer(bo.token)}, 403, "not-your-eyes"),
                ("GET", f"{table}/replay?move=0&eyes=²", {}, 400, "not-a-number"),
                ("POST", "/api/records", {"content": "{}", "headers": js}, 400, "record-malformed"),
            ]
            for method, path, more, status, code in tries:
                answer = await house.rest.request(method, path, **more)
                assert (answer.status_code, sayable(answer.json()["error"])) == (status, code), path
            assert await unharmed(ann)

    @pytest.mark.slow
    @in_loop
    async def test_records_that_are_not_true(self, tmp_path: Path) -> None:
        match = saloon.Match.new("six-territories", players=2, seed=1)
        while not match.over:
            match.play(match.choices()[0])
        true = msgspec.to_builtins(match.truth.record())
        moves = [*true["moves"][:-1], "dance"]
        async with running(tmp_path) as house:
            for changed, code in (
                ({"game": "whist"}, "unknown-game"),
                ({"seed": "00" * 32}, "record-tampered"),
                ({"moves": moves}, "record-move"),
                ({"result": None}, "record-result"),
                ({"players": "two"}, "record-malformed"),
            ):
                answer = await house.rest.post("/api/records", json={**true, **changed})
                assert (answer.status_code, sayable(answer.json()["error"])) == (400, code)
            other = await house.rest.post("/api/records?game=colt-express", json=true)
            assert sayable(other.json()["error"]) == "record-of-another-game"

    @in_loop
    async def test_too_many_tables(self, tmp_path: Path) -> None:
        async with running(tmp_path, tables_per_address=3) as house:
            for _ in range(3):
                await house.table()
            body = {"game": "six-territories", "players": 2}
            answer = await house.rest.post("/api/tables", json=body)
            assert (answer.status_code, sayable(answer.json()["error"])) == (429, "too-many-tables")
