"""Calling people back: once a turn, by what they agreed to, through services that are believed, and no secret told."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email import message_from_bytes
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from tests.server.kit import PATIENCE, QUICK, Client, Json, Running, in_loop, playing, running
from tests.server.lives import get, known, move_on, post, refused

from saloon.server.people import calls, means
from saloon.server.settings import Settings
from saloon.server.table import DAY

KEY = means.new_key()


@dataclass
class PushService:
    """A service that takes what it is sent, and answers as it was told to."""

    port: int = 0
    heard: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch) -> Iterator[PushService]:
    monkeypatch.setenv("no_proxy", "*")
    made = PushService()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            status = made.answers.pop(0) if made.answers else 201
            made.heard.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(status)
            if status == 302:
                self.send_header("location", "/elsewhere")
            self.end_headers()

        def log_message(self, *told: Any) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    made.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield made
    server.shutdown()
    server.server_close()


class Browser:
    """A browser that can be called: it alone can read what it is sent."""

    def __init__(self, endpoint: str) -> None:
        self.key, self.auth, self.endpoint = ec.generate_private_key(ec.SECP256R1()), os.urandom(16), endpoint

    def told(self, language: str = "en") -> Json:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "keys": {"p256dh": b64(point), "auth": b64(self.auth)}, "language": language}

    def read(self, sealed: bytes) -> Json:
        found: Json = json.loads(http_ece.decrypt(sealed, private_key=self.key, auth_secret=self.auth))
        return found


def b64(found: bytes) -> str:
    return base64.urlsafe_b64encode(found).rstrip(b"=").decode()


def calling(service: PushService, **more: Any) -> dict[str, Any]:
    """The settings of a house that calls people back at once."""
    chosen: dict[str, Any] = {
        "vapid_key": KEY,
        "vapid_contact": "mailto:op@saloon.example",
        "push_hosts": (service.origin,),
    }
    return {**chosen, "call_delay": 0.0, "call_every": 0.02, "retry": 0.01, "address": "https://saloon.example", **more}


async def until(wanted: Callable[[], object]) -> None:
    """Wait for something."""
    async with asyncio.timeout(PATIENCE):
        while not wanted():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def slow_table(house: Running) -> AsyncIterator[tuple[Client, Client]]:
    """A table with a day for a choice: who is to move, and the other."""
    async with playing(house, "Ann", "Bob", private=True, clock=DAY) as people:
        to_move = people[0].scene["to_move"]
        yield people[to_move], people[1 - to_move]


async def pass_turn(mover: Client) -> None:
    """Choose until the other is to choose."""
    while mover.scene["to_move"] == mover.scene["look"]:
        await move_on(mover, [mover])


@in_loop
async def test_who_is_away_when_his_turn_comes_is_called_once_and_told_no_secret(
    tmp_path: Path, service: PushService
) -> None:
    async with running(tmp_path, **calling(service)) as house, slow_table(house) as (mover, other):
        browser = Browser(f"{service.origin}/push/1")
        await post(house, other.token, "/api/me/browsers", browser.told("fr"))
        await other.close()
        await pass_turn(mover)
        await until(lambda: service.heard)
        ((path, headers, sealed),) = service.heard
        assert path == "/push/1"
        assert headers["content-encoding"] == "aes128gcm"
        assert Vapid02.verify(headers["authorization"])
        assert browser.read(sealed) == {
            "title": "Six Territoires",
            "body": f"Six Territoires, table {mover.code.upper()}\u00a0: c’est à vous de jouer.",
            "path": f"/t/{mover.code}",
        }, "the game, the table, and nothing else"
        for client in (mover, other):  # whoever comes and goes is not called again
            await client.close()
            await client.open()
            await client.close()
        assert await house.house.store.write(calls._claimed) == []
        assert len(service.heard) == 1


@in_loop
async def test_who_is_there_is_not_called_and_a_reminder_comes_before_his_time_is_up(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path, **calling(service)) as house, slow_table(house) as (mover, other):
        browser = Browser(f"{service.origin}/push/1")
        await post(house, mover.token, "/api/me/browsers", browser.told())
        await mover.close()
        await other.wait_for(lambda scene: not scene["table"]["seats"][scene["to_move"]].get("here"))
        await house.house.store.check()
        assert await house.house.store.write(calls._claimed) == [], "he was there when his turn came"
        began = time.time
        monkeypatch.setattr(time, "time", lambda: began() + DAY * 0.8)
        await until(lambda: service.heard)
        assert (
            browser.read(service.heard[0][2])["body"]
            == f"Six Territories, table {mover.code.upper()}: your time is soon up."
        )
        assert await house.house.store.write(calls._claimed) == []


@in_loop
async def test_of_several_servers_one_calls(tmp_path: Path, service: PushService) -> None:
    settings = calling(service, call_every=3600.0)
    async with running(tmp_path, **settings) as house, slow_table(house) as (mover, other):
        await other.close()
        await pass_turn(mover)
        store = house.house.store
        found = [await store.write(calls._claimed) for _ in range(3)]
        assert [len(one) for one in found] == [1, 0, 0]
        assert found[0][0].kind == "turn"


@in_loop
async def test_what_does_not_arrive_is_tried_again_and_a_dead_browser_is_forgotten(
    tmp_path: Path, service: PushService
) -> None:
    async with running(tmp_path, **calling(service)) as house:
        ann = await known(house, "Ann")
        who = (await house.house.people.visitor(ann)).who
        await post(house, ann, "/api/me/browsers", Browser(f"{service.origin}/1").told())
        call = calls.Call(who, "turn", "hold-up", "abcdef")
        for answers, tries, left in (([503, 429, 201], 3, 1), ([500] * 9, 3, 1), ([302], 1, 1), ([410], 1, 0)):
            service.heard.clear()
            service.answers[:] = answers
            await house.house.calls.call(call)
            assert len(service.heard) == tries, answers
            assert {path for path, _, _ in service.heard} == {"/1"}, "nobody is sent elsewhere"
            assert (await get(house, ann, "/api/me/wishes"))["browsers"] == left


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/1",
        "https://fcm.googleapis.com.evil.example/1",
        "https://evil.example/fcm.googleapis.com",
        "https://fcm.googleapis.com@127.0.0.1/1",
        "https://127.0.0.1/1",
        "https://[::1]/1",
        "https://169.254.169.254/latest",
        "https://fcm.googleapis.com:8443/1",
        "https://fcm.googleapis.com:99999/1",
        "https://fcm.googleapis.com/\x00",
        "file:///etc/passwd",
        "//fcm.googleapis.com/1",
        "",
    ],
)
def test_nobody_else_than_a_push_service_can_be_reached(endpoint: str) -> None:
    assert not means.believed(endpoint, Settings().push_hosts)


def test_the_services_of_browsers_are_believed() -> None:
    for endpoint in (
        "https://fcm.googleapis.com/fcm/send/1",
        "https://updates.push.services.mozilla.com/wpush/v2/1",
        "https://web.push.apple.com/1",
        "https://par02p.notify.windows.com/w/?token=1",
    ):
        assert means.believed(endpoint, Settings().push_hosts)


@in_loop
async def test_what_cannot_be_called_is_refused(tmp_path: Path, service: PushService) -> None:
    async with running(tmp_path, **calling(service)) as house:
        ann, path = await known(house, "Ann"), "/api/me/browsers"
        good = Browser(f"{service.origin}/1").told()
        assert await refused(house, ann, path, {**good, "endpoint": "https://127.0.0.1/1"}) == "push-address"
        for keys in ({"p256dh": "A" * 87, "auth": good["keys"]["auth"]}, {**good["keys"], "auth": "AAAA"}):
            assert await refused(house, ann, path, {**good, "keys": keys}) == "push-keys"
        for number in range(calls.BROWSERS + 2):
            await post(house, ann, path, Browser(f"{service.origin}/{number}").told())
        assert (await get(house, ann, "/api/me/wishes"))["browsers"] == calls.BROWSERS
        last = f"{service.origin}/{calls.BROWSERS + 1}"
        assert (await post(house, ann, path + "/drop", {"endpoint": last}))["browsers"] == calls.BROWSERS - 1
        assert (await get(house, ann, "/api/me/wishes"))["push"] == means.public_key(KEY)
    async with running(tmp_path) as house:
        assert await refused(house, "f" * 32, path, good) == "no-push"
        assert house.house.calls.silent


@in_loop
async def test_the_operators_hook_is_told_of_those_who_agreed(tmp_path: Path, service: PushService) -> None:
    async with running(tmp_path, QUICK, call_hook=f"{service.origin}/hook", address="https://saloon.example") as house:
        ann = await known(house, "Ann")
        call = calls.Call((await house.house.people.visitor(ann)).who, "soon", "hold-up", "abcdef")
        await house.house.calls.call(call)
        assert service.heard == []
        await post(house, ann, "/api/me/wishes", {"hook": True})
        await house.house.calls.call(call)
        told = json.loads(service.heard[0][2])
        assert told.pop("body") == "Hold-up, table ABCDEF: your time is soon up."
        assert told == {
            "kind": "soon",
            "game": "hold-up",
            "title": "Hold-up",
            "table": "abcdef",
            "name": "Ann",
            "language": "en",
            "path": "/t/abcdef",
            "link": "https://saloon.example/t/abcdef",
        }


@asynccontextmanager
async def post_office() -> AsyncIterator[tuple[int, list[bytes]]]:
    """A mail server on this machine: its port, and the letters it was handed."""
    letters: list[bytes] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while line := (await reader.readline()).decode().strip():
            word = line.upper().split(":")[0]
            if word == "DATA":
                writer.write(b"354 go on\r\n")
                letters.append((await reader.readuntil(b"\r\n.\r\n")).removesuffix(b"\r\n.\r\n"))
            writer.write(b"221 bye\r\n" if word == "QUIT" else b"250 ok\r\n")
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1], letters


def text_of(letter: bytes) -> str:
    """What a letter says."""
    body = message_from_bytes(letter).get_payload(decode=True)
    assert isinstance(body, bytes)
    return body.decode().replace("\r\n", "\n")


@in_loop
async def test_letters_go_where_somebody_has_confirmed_to_read_them(tmp_path: Path) -> None:
    async with post_office() as (port, letters):
        mail = {"smtp": f"smtp://127.0.0.1:{port}", "mail_from": "saloon@saloon.example"}
        async with running(tmp_path, QUICK, address="https://saloon.example", **mail) as house:
            ann, bob = await known(house, "Ann"), await known(house, "Bob")
            call = calls.Call((await house.house.people.visitor(ann)).who, "turn", "hold-up", "abcdef")
            for bad in ("ann", "ann@example.com\nBcc: bob@example.com", "a b@example.com"):
                assert await refused(house, ann, "/api/me/email", {"email": bad}) == "bad-address"
            wish = await post(house, ann, "/api/me/email", {"email": "ann@example.com", "language": "fr"})
            assert (wish["email"], wish["confirmed"]) == ("ann@example.com", False)
            await until(lambda: letters)
            await house.house.calls.call(call)
            assert len(letters) == 1, "who has not confirmed is not called"
            secret = text_of(letters[0]).strip().partition("https://saloon.example/me/calls#")[2]
            assert await refused(house, bob, "/api/me/email/confirm", {"secret": secret}) == "wrong-letter"
            assert (await post(house, ann, "/api/me/email/confirm", {"secret": secret}))["confirmed"]
            await house.house.calls.call(call)
            letter = message_from_bytes(letters[1])
            assert (letter["To"], letter["Subject"]) == ("ann@example.com", "Hold-up")
            sentence = "Hold-up, table ABCDEF\u00a0: c’est à vous de jouer."
            assert text_of(letters[1]).split("\n") == [sentence, "", "https://saloon.example/t/abcdef"]
            assert not (await post(house, ann, "/api/me/email", {"email": ""}))["email"]


@in_loop
async def test_a_mail_server_elsewhere_that_knows_no_tls_is_handed_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async with post_office() as (port, letters):
        settings = Settings(smtp=f"smtp://127.0.0.1:{port}", mail_from="saloon@saloon.example")
        letter = means.Letter("A title", "A sentence.", "/", "")
        assert means.arrived(await asyncio.to_thread(means.mail, settings, "ann@example.com", letter))
        assert len(letters) == 1
        monkeypatch.setattr(means, "_here", lambda host: False)
        assert not means.arrived(await asyncio.to_thread(means.mail, settings, "ann@example.com", letter))
        assert len(letters) == 1
