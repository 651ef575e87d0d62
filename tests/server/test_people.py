"""People who are known again: by passkeys and phrases, on several devices, with what they had as guests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from tests.server.authenticator import Authenticator, with_origin
from tests.server.kit import PATIENCE, Client, Running, bearer, in_loop, playing, running, seated

from saloon.messages import languages
from saloon.server import journal
from saloon.server.errors import StorageFailed
from saloon.server.identity import device_of, hashed, new_device
from saloon.server.journal import AnyJournalEvent, Envelope
from saloon.server.people import phrases
from saloon.server.people.forgetting import NOBODYS_NAME, UNSAID, nameless
from saloon.server.storage.schema import challenges, metadata, sessions
from saloon.server.table import reduce

Json = dict[str, Any]
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0"


class Browser:
    """A browser with a cookie jar of its own, at a house that goes by the name of localhost."""

    def __init__(self, rest: httpx.AsyncClient, origin: str) -> None:
        self.rest = rest
        self.origin = origin

    @property
    def token(self) -> str:
        """What its cookie says."""
        return str(self.rest.cookies["saloon"])

    async def ask(self, method: str, path: str, body: Json | None = None, *, status: int = 0) -> Json:
        """Ask for something as a page of the house does; the answer, or why it was refused."""
        answer = await self.rest.request(method, path, json=body, headers={"origin": self.origin})
        assert answer.status_code == status if status else answer.is_success, answer.text
        found: Json = answer.json()
        return found["error"] if status >= 400 else found

    async def me(self) -> Json:
        return await self.ask("GET", "/api/me")

    async def make_passkey(self, device: Authenticator, **more: Any) -> Json:
        options = (await self.ask("POST", "/api/me/passkeys/options", {"name": more.get("name", "")}))["options"]
        return await self.ask("POST", "/api/me/passkeys", {"credential": device.make(options), **more})

    async def show_passkey(self, device: Authenticator, *, status: int = 0) -> Json:
        options = (await self.ask("POST", "/api/sign-in/options"))["options"]
        return await self.ask("POST", "/api/sign-in/passkey", {"credential": device.show(options)}, status=status)

    async def make_phrase(self, **more: Any) -> str:
        return " ".join((await self.ask("POST", "/api/me/phrase", more))["words"])

    async def type_phrase(self, words: str, *, status: int = 0) -> Json:
        return await self.ask("POST", "/api/sign-in/phrase", {"words": words}, status=status)

    async def tables(self) -> list[str]:
        return [held["table"]["code"] for held in (await self.ask("GET", "/api/mine"))["tables"]]


async def everything(house: Running) -> str:
    """All that the database holds."""
    tables = metadata.sorted_tables
    return await house.house.store.read(lambda it: str([it.execute(select(one)).all() for one in tables]))


@asynccontextmanager
async def browsers(house: Running, count: int = 1) -> AsyncIterator[list[Browser]]:
    """So many browsers that have looked into the house once."""
    made: list[Browser] = []
    try:
        for _ in range(count):
            rest = httpx.AsyncClient(
                base_url=f"http://localhost:{house.port}", timeout=PATIENCE, headers={"user-agent": FIREFOX}
            )
            made.append(Browser(rest, f"http://localhost:{house.port}"))
            await made[-1].me()
        yield made
    finally:
        for browser in made:
            await browser.rest.aclose()


@in_loop
async def test_for_a_guest_nothing_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path) as house, browsers(house) as (guest,):
        assert await guest.me() == {
            "people": "offered",
            "passkeys_here": True,
            "me": None,
            "passkeys": [],
            "phrase": None,
            "devices": [],
        }

        async def fails(reading: Any) -> None:
            raise StorageFailed("storage-failed")

        monkeypatch.setattr(house.house.store, "read", fails)
        visitor = await house.house.people.visitor(guest.token)
        assert (visitor.who, visitor.device, visitor.person) == (hashed(guest.token), hashed(guest.token), "")
        with pytest.raises(StorageFailed):
            await house.house.people.visitor(new_device())


@in_loop
async def test_a_passkey_makes_a_person_and_another_device_knows_her_again(tmp_path: Path) -> None:
    async with running(tmp_path) as house, browsers(house, 2) as (laptop, phone):
        key, guest = Authenticator(laptop.origin), laptop.token
        made = await laptop.make_passkey(key, name="  Calamity\n Jane ", settings={"speed": "fast", "sound": None})
        assert made["me"] == {"name": "Calamity Jane", "settings": {"speed": "fast", "sound": None}}
        assert [one["name"] for one in made["passkeys"]] == ["Firefox, Linux"]
        assert laptop.token != guest, "a token that somebody may have seen before means nothing afterwards"
        known = await phone.show_passkey(key)
        assert known["me"] == made["me"]
        assert sorted(device["here"] for device in known["devices"]) == [False, True]
        await phone.ask("POST", "/api/me", {"name": "Jane", "settings": {"speed": "off"}})
        mine = await laptop.ask("GET", "/api/mine")
        assert mine["me"] == {"name": "Jane", "settings": {"speed": "off"}}


@in_loop
async def test_a_cookie_is_kept_from_scripts_and_other_sites(tmp_path: Path) -> None:
    async with running(tmp_path) as house, browsers(house) as (browser,):
        answer = await browser.rest.post("/api/me/phrase", json={})
        (cookie,) = answer.headers.get_list("set-cookie")
        assert {"HttpOnly", "SameSite=lax"} <= {part.strip() for part in cookie.split(";")}
        for method, path in (("POST", "/api/me"), ("DELETE", "/api/me"), ("POST", "/api/sign-out")):
            headers = {"origin": "https://elsewhere.example"}
            answer = await browser.rest.request(method, path, json={}, headers=headers)
            assert answer.json()["error"]["code"] == "other-origin"
        assert (await browser.me())["me"]


@in_loop
async def test_a_challenge_is_met_once_in_time_and_by_who_was_given_it(tmp_path: Path) -> None:
    async with running(tmp_path) as house, browsers(house, 2) as (ann, eve):
        key = Authenticator(ann.origin)
        await ann.make_passkey(key)
        options = (await ann.ask("POST", "/api/sign-in/options"))["options"]
        shown = {"credential": key.show(options)}
        assert (await eve.ask("POST", "/api/sign-in/passkey", shown, status=409))["code"] == "passkey-too-late"
        await ann.ask("POST", "/api/sign-in/passkey", shown)
        assert (await ann.ask("POST", "/api/sign-in/passkey", shown, status=409))["code"] == "passkey-too-late"
        object.__setattr__(house.house.settings, "challenge_time", -1)
        assert (await ann.show_passkey(key, status=409))["code"] == "passkey-too-late"
        await eve.ask("POST", "/api/sign-in/options")
        waiting = select(challenges)
        assert len(await house.house.store.read(lambda it: it.execute(waiting).all())) == 1, "those past their time go"


@in_loop
async def test_what_is_no_passkey_of_this_house_is_refused(tmp_path: Path) -> None:
    async with running(tmp_path) as house, browsers(house, 2) as (ann, eve):
        key = Authenticator(ann.origin, signs=20)
        await ann.make_passkey(key)

        async def refused(change: Any, code: str) -> None:
            options = (await eve.ask("POST", "/api/sign-in/options"))["options"]
            shown = {"credential": change(options)}
            assert (await eve.ask("POST", "/api/sign-in/passkey", shown, status=403))["code"] == code

        await refused(lambda options: with_origin(key.show(options), "https://evil.example"), "passkey-refused")
        await refused(Authenticator(eve.origin).show, "passkey-unknown")
        await refused(Authenticator(eve.origin, credential=key.credential).show, "passkey-refused")
        await refused(lambda options: key.show({**options, "rpId": "evil.example"}), "passkey-refused")
        key.signs = 3
        await refused(key.show, "passkey-refused")  # it has signed less than it had: somebody has a copy
        await refused(lambda options: {"id": 1, "response": {"clientDataJSON": "ab"}}, "passkey-refused")
        assert not (await eve.me())["me"]
        made = await eve.ask("POST", "/api/sign-in/options")
        body = {"credential": Authenticator(eve.origin).make({**made["options"], "rp": {"id": "localhost"}})}
        assert (await eve.ask("POST", "/api/me/passkeys", body, status=403))["code"] == "passkey-refused"


@in_loop
async def test_passkeys_are_renamed_and_removed_but_not_the_last_way_in(tmp_path: Path) -> None:
    async with running(tmp_path) as house, browsers(house, 2) as (ann, eve):
        first, second = Authenticator(ann.origin), Authenticator(ann.origin)
        (mine,) = (await ann.make_passkey(first))["passkeys"]
        path = f"/api/me/passkeys/{mine['id']}"
        assert (await ann.ask("DELETE", path, status=409))["code"] == "last-way-in"
        assert len((await ann.make_passkey(second, passkey="Watch"))["passkeys"]) == 2
        renamed = await ann.ask("POST", path, {"name": "Ring"})
        assert [one["name"] for one in renamed["passkeys"]] == ["Ring", "Watch"]
        await eve.make_phrase()
        for method, body in (("POST", {"name": "x"}), ("DELETE", None)):
            for wrong in (path, "/api/me/passkeys/%00"):
                assert (await eve.ask(method, wrong, body, status=404))["code"] == "no-such-passkey"
        await ann.ask("DELETE", path)
        assert (await eve.show_passkey(first, status=403))["code"] == "passkey-unknown"
        assert (await eve.show_passkey(second))["passkeys"][0]["name"] == "Watch"


@in_loop
async def test_a_phrase_is_typed_as_people_type_and_a_new_one_voids_it(tmp_path: Path) -> None:
    async with running(tmp_path) as house, browsers(house, 2) as (laptop, phone):
        old = await laptop.make_phrase(name="Anne", language="fr")
        assert len(old.split()) == phrases.WORDS
        assert (await phone.type_phrase(f"  1. {old.upper().replace(' ', ',  ')}\n"))["me"]["name"] == "Anne"
        new = await phone.make_phrase(language="en")
        assert (await laptop.type_phrase(old, status=403))["code"] == "phrase-unknown"
        assert (await laptop.type_phrase(new))["me"]["name"] == "Anne"
        short, wrong = new.rpartition(" ")[0], " ".join([*new.split()[:4], "saloonkeeper", *new.split()[5:]])
        assert await laptop.type_phrase(short, status=400) == {
            "code": "phrase-length",
            "params": {"count": 11, "expected": 12},
        }
        assert (await laptop.type_phrase(wrong, status=400))["params"] == {"number": 5, "word": "saloonkeeper"}
        first, second, *_ = new.split()
        assert f"{first} {second}" not in await everything(house), "it is not kept"


def test_words_of_phrases_are_told_apart_without_accents() -> None:
    for language in languages():
        words = {phrases._plain(word) for _ in range(3) for word in phrases.new_phrase(language)}
        assert all(word.isascii() and word.isalpha() for word in words)
    for name in phrases._LISTS.values():
        assert len(phrases._words(name)) == 2048


@in_loop
async def test_who_tries_too_often_has_to_wait(tmp_path: Path) -> None:
    async with running(tmp_path, sign_ins_per_address=3) as house, browsers(house) as (eve,):
        for _ in range(3):
            await eve.type_phrase("abandon " * 12, status=403)
        assert (await eve.type_phrase("abandon " * 12, status=429))["code"] == "too-many-sign-ins"
        assert (await eve.ask("POST", "/api/sign-in/options", status=429))["code"] == "too-many-sign-ins"


@in_loop
async def test_what_a_guest_had_is_hers_once_she_is_known(tmp_path: Path) -> None:
    async with running(tmp_path) as house, browsers(house, 2) as (laptop, phone), playing(house, "Ann", "Bo") as both:
        ann, bo = both
        laptop.rest.cookies.set("saloon", ann.token, domain="localhost.local", path="/")
        phrase = await laptop.make_phrase(name="Ann")
        await ann.closed()  # its token means nobody any more
        assert await laptop.tables() == [ann.code]
        assert not (await house.rest.get("/api/mine", headers=bearer(ann.token))).json()["tables"]
        before = bo.version
        await phone.type_phrase(phrase)
        again = Client(house.address, ann.code, phone.token)
        welcome = await again.open()
        assert (welcome["seats"], welcome["host"]) == ([0], True)
        assert again.version == before, "nobody else is told"
        assert again.scene["look"] == 0
        await again.close()


@in_loop
async def test_who_sits_there_as_guest_and_as_herself_holds_both_seats(tmp_path: Path) -> None:
    async with running(tmp_path) as house, browsers(house, 2) as (laptop, phone):
        phrase = await laptop.make_phrase(name="Ann")
        async with seated(house, "Ann", "Guest") as (ann, guest):
            phone.rest.cookies.set("saloon", guest.token, domain="localhost.local", path="/")
            laptop.rest.cookies.set("saloon", ann.token, domain="localhost.local", path="/")
            await laptop.type_phrase(phrase)
            await phone.type_phrase(phrase)
            table = (await house.house.actor(ann.code)).table
            assert [seat.owner for seat in table.seats] == [table.host] * 2
            told = reduce(await house.house.store.journal(ann.code))
            assert told.seats == table.seats, "the journal tells the same"


@in_loop
async def test_a_merge_that_fails_is_made_up_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path, session_trust=0) as house, browsers(house) as (laptop,):
        merged: list[str] = []

        async def merge(was: str, person: Any) -> None:
            merged.append(was)
            if len(merged) == 1:
                raise StorageFailed("storage-failed")

        house.house.people.merges.append(merge)
        guest = hashed(laptop.token)
        await laptop.make_phrase()
        assert merged == [guest]
        async with asyncio.timeout(PATIENCE):
            wanted = select(sessions.c.past)
            while await house.house.store.read(lambda it: it.execute(wanted).scalar()):
                await laptop.me()
        await laptop.me()
        assert merged == [guest, guest]


@in_loop
async def test_signing_out_ends_a_device_and_its_sockets_at_once(tmp_path: Path) -> None:
    async with running(tmp_path) as house, browsers(house, 3) as (laptop, phone, desk):
        phrase = await laptop.make_phrase(name="Ann")
        for other in (phone, desk):
            await other.type_phrase(phrase)
        lobby = Client(house.address, "", phone.token)
        await lobby.open()
        gone = next(one for one in (await phone.me())["devices"] if one["here"])
        left = await laptop.ask("POST", "/api/sign-out", {"where": gone["id"]})
        assert len(left["devices"]) == 2
        assert await lobby.closed() == 1012
        token = phone.token
        assert (await phone.me())["me"] is None
        assert phone.token != token, "a device that was signed out is a new guest"
        await desk.ask("POST", "/api/sign-out", {"where": "everywhere"})
        assert [(await one.me())["me"] for one in (laptop, desk)] == [None, None]
        assert (await laptop.ask("POST", "/api/sign-out", {"where": "here"}, status=403))["code"] == "not-known"


@in_loop
async def test_who_is_deleted_is_gone_from_the_database_and_from_every_game(tmp_path: Path) -> None:
    async with running(tmp_path) as house, browsers(house) as (laptop,), playing(house, "Calamity", "Bo") as (ann, bo):
        assert (await ann.do({"do": "say", "text": "my secret"}))["t"] == "ack"
        laptop.rest.cookies.set("saloon", ann.token, domain="localhost.local", path="/")
        await laptop.make_phrase(name="Calamity", settings={"name": "Calamity"})
        await laptop.make_passkey(Authenticator(laptop.origin))
        assert (await laptop.ask("DELETE", "/api/me"))["me"] is None
        await bo.wait_for(lambda scene: scene["table"]["seats"][0]["name"] == NOBODYS_NAME)
        assert bo.scene["table"]["seats"][0]["bot"], "a bot plays on"
        assert bo.scene["table"]["chat"][0]["text"] == UNSAID
        kept = await everything(house)
        assert "Calamity" not in kept
        assert "my secret" not in kept
        table = (await house.house.actor(ann.code)).table
        assert table.match
        assert table.match.seats == [NOBODYS_NAME, "Bo"]


def test_only_the_name_of_who_goes_is_taken_out() -> None:
    ann, guest, bo = "a" * 64, "b" * 64, "c" * 64
    events: list[AnyJournalEvent] = [
        journal.Created("six-territories", 2, {}, [journal.Chair(guest, "Ann"), journal.Chair()], guest),
        journal.Sat(1, bo, "Bo"),
        journal.Known(guest, ann),
        journal.Renamed(0, "Annie", "Ann"),
        journal.Left(0, "Annie"),
        journal.Sat(0, bo, "Bo"),
        journal.Said(0, "Bo", "hello"),
        journal.Restored(4),
        journal.Said(0, "Annie", "hello"),
        journal.Kicked(1, "Bo"),
        journal.Sat(1, ann, "Ann"),
    ]
    lines = [Envelope("abcdef", number, event, None, 0.0) for number, event in enumerate(events, start=1)]
    changed = {line.version: line.event for line in nameless(lines, ann)}
    assert sorted(changed) == [1, 4, 5, 9, 11]
    assert "Ann" not in str(changed.values())
    assert nameless(lines, "d" * 64) == []


@in_loop
async def test_an_operator_may_require_it(tmp_path: Path) -> None:
    async with running(tmp_path, people="required") as house, browsers(house) as (browser,):
        body = {"game": "six-territories", "players": 2, "seats": ["me", "trigger"], "name": "Ann", "start": True}
        assert (await browser.ask("POST", "/api/tables", body, status=403))["code"] == "people-required"
        await browser.make_phrase(name="Ann")
        code = (await browser.ask("POST", "/api/tables", {**body, "seats": ["me", ""], "start": False}))["code"]
        stranger = Client(house.address, code)
        await stranger.open()
        assert (await stranger.sit(1))["code"] == "people-required"
        await stranger.close()
        free = await house.rest.post(f"/api/tables/{code}/seats/1/link")
        assert free.json()["error"]["code"] == "who-are-you", "nobody's seat is not nobody's to give"


@in_loop
async def test_or_leave_it_out(tmp_path: Path) -> None:
    async with running(tmp_path) as house, browsers(house) as (browser,):
        await browser.make_phrase(name="Ann")
        jar = browser.token
    async with running(tmp_path, people="off") as house, browsers(house) as (browser,):
        browser.rest.cookies.set("saloon", jar, domain="localhost.local", path="/")
        assert (await browser.me())["people"] == "off"
        assert (await browser.me())["me"] is None
        for path in ("/api/me/phrase", "/api/me", "/api/sign-in/options", "/api/me/passkeys/options"):
            assert (await browser.ask("POST", path, {}, status=404))["code"] == "people-off"


@in_loop
async def test_passkeys_need_a_name_of_the_house(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        assert not (await house.rest.get("/api/me")).json()["passkeys_here"]
        answer = await house.rest.post("/api/sign-in/options")
        assert answer.json()["error"]["code"] == "passkey-needs-name"
    async with running(tmp_path, passkey_domain="saloon.example") as house:
        options = (await house.rest.post("/api/sign-in/options")).json()["options"]
        assert options["rpId"] == "saloon.example"


def test_a_device_of_a_person_is_never_taken_for_a_guest() -> None:
    device = new_device()
    assert len(device_of(device)) == 64
    assert hashed(device) == ""
    assert device_of(device[1:]) == ""
