"""What goes wrong on the server's side: rules that fail, tables that break, a database that is away for a while."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import structlog
from tests.kit import short_sighted
from tests.server.kit import PATIENCE, Client, Json, Running, bearer, in_loop, playing, running

import saloon
from saloon.engine import Shape
from saloon.server.actor import TableActor
from saloon.server.errors import StorageFailed
from saloon.server.inbox import Inbox
from saloon.server.settings import Settings

pytestmark = pytest.mark.slow  # real sockets

SOON: dict[str, Any] = {"retry": 0.01, "retry_longest": 0.02}


@contextmanager
def faulty(fails: Callable[[int], bool] = lambda code: True) -> Iterator[None]:
    """Rules that fail at some choices."""
    plain = saloon.game("six-territories").plain
    apply = plain.apply

    def failing(state: Any, code: int) -> None:
        if fails(code):
            raise ZeroDivisionError("a rule")
        apply(state, code)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(plain, "apply", failing)
        yield


def tables_of(folder: Path) -> sqlite3.Connection:
    return sqlite3.connect(folder / "saloon.db", isolation_level=None)


@contextmanager
def outage(folder: Path) -> Iterator[None]:
    """A database whose tables are away for a while."""
    database = tables_of(folder)
    names = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    for name in names:
        database.execute(f"ALTER TABLE {name} RENAME TO away_{name}")
    try:
        yield
    finally:
        for name in names:
            database.execute(f"ALTER TABLE away_{name} RENAME TO {name}")
        database.close()


async def until(true: Callable[[], Any]) -> None:
    """Wait until something is true."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.005)


async def entry(client: Client, kind: str) -> Json:
    return await client.until(lambda frame: frame["t"] == "entry" and frame["kind"] == kind)


class TestRules:
    @in_loop
    async def test_a_fault_refuses_the_move_and_leaves_the_table_playable(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house, playing(house, "Ann", "Bo") as (ann, _):
            version, code = ann.version, ann.scene["choices"][0]["code"]
            with faulty(), structlog.testing.capture_logs() as logs:
                refused = await ann.move(code)
            assert refused["code"] == "rule-fault"
            told = next(line for line in logs if line["event"] == "a rule failed")
            assert (told["table"], told["version"]) == (ann.code, version)
            assert isinstance(told["exc_info"].__cause__, ZeroDivisionError)
            assert len(await house.house.store.journal(ann.code)) == version
            assert (await ann.move(code))["v"] == version + 1

    @in_loop
    async def test_a_fault_at_the_beginning_leaves_the_table_waiting(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house, playing(house, "Ann", "Bo") as (ann, _):
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(saloon.game("six-territories").plain, "setup", None)
                code = await house.table(token=ann.token, seats=["me", "random"], name="Ann")
                other = Client(house.address, code, ann.token)
                await other.open()
                assert (await other.do({"do": "start"}))["code"] == "rule-fault"
            assert (await other.do({"do": "start"}))["t"] == "ack"
            await other.close()

    @in_loop
    async def test_a_bot_chooses_something_else(self, tmp_path: Path) -> None:
        async with running(tmp_path, **SOON) as house, playing(house, "Ann", bots=("random",), pace=0) as (ann,):
            tried: list[int] = []

            def first(code: int) -> bool:
                tried.append(code)
                return len(tried) == 2  # the bot's, after Ann's

            with faulty(first):
                await ann.move(ann.scene["choices"][0]["code"])
                await ann.wait_for(lambda scene: scene["table"]["moves"] >= 2)
            assert len(tried) > 2

    @in_loop
    async def test_a_match_in_which_no_bot_can_move_is_paused_for_people_to_see_to(self, tmp_path: Path) -> None:
        async with running(tmp_path, **SOON) as house, playing(house, "Ann", bots=("random",), pace=0) as (ann,):
            actor = await house.house.actor(ann.code)
            await ann.wait_for(lambda scene: bool(scene.get("choices")))
            with faulty(lambda code: actor.table.to_move == 1):
                while actor.table.to_move == 0:
                    await ann.wait_for(lambda scene: bool(scene.get("choices")))
                    await ann.move(ann.scene["choices"][0]["code"])
                await ann.wait_for(lambda scene: scene["table"]["phase"] == "paused")
            halted = next(frame for frame in ann.heard if frame.get("kind") == "halt")
            assert halted["seat"] == 1
            assert (await ann.do({"do": "resume"}))["t"] == "ack"
            await ann.wait_for(lambda scene: bool(scene.get("choices")))

    @in_loop
    async def test_a_match_that_cannot_be_shown_is_still_a_table(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house, playing(house, "Ann", "Bo") as (ann, bo):
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(saloon.Match, "shared_view", None)
                assert (await ann.do({"do": "say", "text": "What is this?"}))["t"] == "ack"
                await bo.wait_for(lambda scene: scene["table"].get("trouble") == "rule-fault")
            assert (await ann.do({"do": "say", "text": "Ah"}))["t"] == "ack"
            await bo.wait_for(lambda scene: bool(scene.get("view")))

    @in_loop
    async def test_what_cannot_be_seen_on_the_way_does_not_stop_a_move(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house, playing(house, "Ann", "Bo") as (ann, bo):
            version = ann.version
            with short_sighted("six-territories"), structlog.testing.capture_logs() as logs:
                assert (await ann.move(ann.scene["choices"][0]["code"]))["v"] == version + 1
                told = await entry(bo, "move")
            assert told["v"] == version + 1
            assert {"events", "scene"} <= told.keys()
            assert "patches" not in told
            assert [line["event"] for line in logs] == ["events cannot be told"]

    @in_loop
    async def test_events_that_cannot_be_told_leave_the_scene(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house, playing(house, "Ann", "Bo") as (ann, bo):
            version = ann.version
            with pytest.MonkeyPatch.context() as patch, structlog.testing.capture_logs() as logs:
                patch.setattr(Shape, "tell", None)
                assert (await ann.move(ann.scene["choices"][0]["code"]))["v"] == version + 1
                await bo.wait_for(lambda scene: scene["v"] == version + 1 and scene["table"]["moves"] == 1)
                again = Client(house.address, ann.code, bo.token)
                await again.open()
                await again.close()
            assert {line["event"] for line in logs} == {"events cannot be told"}

    @in_loop
    async def test_what_cannot_be_told_is_done_nevertheless(self, tmp_path: Path) -> None:
        async with running(tmp_path, **SOON) as house, playing(house, "Ann", bots=("random",), pace=0) as (ann,):
            actor, tell = await house.house.actor(ann.code), TableActor._tell
            fail = iter([True])

            def telling(self: TableActor, update: Any) -> None:
                if next(fail, False):
                    raise ZeroDivisionError("a view")
                tell(self, update)

            await ann.wait_for(lambda scene: bool(scene.get("choices")))
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(TableActor, "_tell", telling)
                assert (await ann.move(ann.scene["choices"][0]["code"]))["t"] == "ack"
                await until(lambda: actor.table.to_move == 0 or actor.table.phase == "over")


class TestBrokenTables:
    @in_loop
    async def test_it_says_so_harms_no_other_and_is_taken_back_by_its_host(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house, playing(house, "Ann", "Bo") as (ann, bo):
            for player in (ann, bo, ann):
                await player.wait_for(lambda scene: bool(scene.get("choices")))
                await player.move(player.scene["choices"][0]["code"])
            version = ann.version
            other = await house.table()
        with tables_of(tmp_path) as database:
            database.execute("UPDATE journal SET payload = '?' WHERE code = ? AND version = ?", (ann.code, version - 1))
        async with running(tmp_path) as house:
            ann, bo = (Client(house.address, ann.code, player.token, version=version) for player in (ann, bo))
            for player in (ann, bo):
                await player.open()
            shown = ann.scene["table"]
            assert (ann.scene["v"], shown["trouble"], shown["moves"]) == (version, "table-broken", 1)
            assert shown["trouble_params"] == {"version": version - 2, "flaw": "unreadable"}
            assert (await bo.move(0))["code"] == "table-broken"
            assert (await bo.do({"do": "restore"}))["code"] == "host-only"
            assert (await house.rest.get(f"/api/tables/{other}")).status_code == 200
            assert (await ann.do({"do": "restore"}))["t"] == "ack"
            told = await entry(bo, "restore")
            assert (told["v"], told["scene"]["table"]["phase"]) == (version + 1, "playing")
            await bo.wait_for(lambda scene: bool(scene.get("choices")))
            assert (await bo.move(bo.scene["choices"][0]["code"]))["t"] == "ack"
            await bo.hello(since=version - 2)  # what lies between is told as a whole
            assert [frame["t"] for frame in bo.heard[-2:]] == ["welcome", "scene"]
            await ann.close()
            await bo.close()

    @in_loop
    async def test_its_host_is_given_everything_and_ends_the_match(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house, playing(house, "Ann", "Bo") as (ann, bo):
            await ann.move(ann.scene["choices"][0]["code"])
            await bo.wait_for(lambda scene: bool(scene.get("choices")))
            await bo.move(bo.scene["choices"][0]["code"])
            export = f"/api/tables/{ann.code}/export"
            sound = await house.rest.post(export, headers=bearer(ann.token))
            assert sound.json()["error"]["code"] == "not-broken"
        with tables_of(tmp_path) as database:
            database.execute("UPDATE journal SET payload = '?' WHERE version = 5")
        async with running(tmp_path) as house:
            foreign = await house.rest.post(export, headers=bearer(bo.token))
            assert foreign.json()["error"]["code"] == "host-only"
            given = (await house.rest.post(export, headers=bearer(ann.token))).json()
            assert [line["payload"] for line in given["journal"] if line["version"] == 5] == ["?"]
            assert (given["trouble"]["code"], len(given["record"]["moves"])) == ("table-broken", 1)
            ann = Client(house.address, ann.code, ann.token)
            await ann.open()
            assert (await ann.do({"do": "restore"}))["t"] == "ack"
            await ann.wait_for(lambda scene: scene["table"]["phase"] == "waiting")
            await ann.close()

    @in_loop
    async def test_a_table_that_cannot_be_read_at_all_is_no_fault_of_the_server(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house:
            code = await house.table()
        with tables_of(tmp_path) as database:
            database.execute("UPDATE journal SET payload = '?'")
        async with running(tmp_path) as house:
            answer = await house.rest.get(f"/api/tables/{code}")
            assert (answer.status_code, answer.json()["error"]["code"]) == (404, "table-unreadable")
            client = Client(house.address, code)
            with pytest.raises(Exception, match="4004"):
                await client.open()


class TestOutages:
    @in_loop
    async def test_a_command_may_be_repeated_and_health_tells_the_truth(self, tmp_path: Path) -> None:
        async with running(tmp_path, **SOON) as house, playing(house, "Ann", "Bo") as (ann, _):
            move = {"do": "move", "seat": 0, "move": ann.scene["choices"][0]["code"], "at": ann.version}
            with outage(tmp_path):
                assert (await ann.do(move, "once"))["code"] == "storage-failed"
                assert (await ann.do(move, "once"))["code"] == "storage-failed"
                sick = await house.rest.get("/api/health")
                assert (sick.status_code, sick.json()["error"]["code"]) == (503, "storage-failed")
                refused = await house.rest.post("/api/tables", json={"game": "six-territories", "players": 2})
                assert refused.status_code == 503
                assert (await house.rest.get("/api/tables/zzzzzz")).status_code == 503
            assert (await house.rest.get("/api/health")).status_code == 200
            assert (await ann.do(move, "once"))["t"] == "ack"

    @in_loop
    async def test_bots_go_on_afterwards(self, tmp_path: Path) -> None:
        async with running(tmp_path, **SOON) as house, playing(house, "Ann", bots=("random",), pace=0.2) as (ann,):
            actor = await house.house.actor(ann.code)
            while actor.table.to_move == 0:
                await ann.wait_for(lambda scene: bool(scene.get("choices")))
                await ann.move(ann.scene["choices"][0]["code"])
            with outage(tmp_path):
                await until(lambda: house.house.store.failing)
                assert actor.table.to_move == 1
            await ann.wait_for(lambda scene: bool(scene.get("choices")))

    @pytest.mark.parametrize(("fault", "soon"), [(StorageFailed("storage-failed"), True), (ValueError(), False)])
    @in_loop
    async def test_what_the_database_held_up_is_tried_again_soon(self, fault: Exception, soon: bool) -> None:
        inbox = Inbox("abcdef", Settings(retry=100, retry_longest=1000))

        async def fails() -> None:
            raise fault

        inbox.let(fails, failures=9)
        await inbox.empty(lambda: True)
        (again,) = inbox.again
        assert (again.when() - asyncio.get_running_loop().time() < 4) is soon
        inbox.quiet()

    @pytest.mark.parametrize("what", ["clock", "vote", "host"])
    @in_loop
    async def test_whatever_happens_by_itself_happens_afterwards(self, tmp_path: Path, what: str) -> None:
        limits: dict[str, Any] = {"clock_grace": 60, "vote_time": 60, "host_grace": 60}
        async with running(tmp_path, **SOON, **limits) as house, playing(house, "Ann", "Bo", clock=60) as (ann, bo):
            actor = await house.house.actor(ann.code)
            await ann.move(ann.scene["choices"][0]["code"])
            timer, kind = await self.prepare(what, actor, ann, bo)
            with outage(tmp_path):
                timer._handle._run()  # it is time
                await until(lambda: house.house.store.failing)
                await until(lambda: actor.inbox.again)
            assert await entry(bo, kind)

    async def prepare(self, what: str, actor: Any, ann: Client, bo: Client) -> tuple[Any, str]:
        """Have something be about to happen; its alarm, and the kind of line it will be."""
        if what == "vote":
            await ann.do({"do": "takeback", "seat": 0})
            return actor.clocks.vote, "lapse"
        if what == "host":
            await ann.close()
            await until(lambda: actor.attendance.host.left)
            return actor.attendance.host, "host"
        return actor.clocks.move, "timeout"

    @in_loop
    async def test_what_is_given_up_is_not_tried_again(self, tmp_path: Path) -> None:
        async with running(tmp_path, linger=0.01, **SOON) as house, playing(house, "Ann", "Bo") as (ann, bo):
            actor = await house.house.actor(ann.code)
            tries = 0

            async def fail() -> None:
                nonlocal tries
                tries += 1
                raise OSError("disk full")

            actor.inbox.let(fail)
            await until(lambda: tries > 3)
            await ann.close()
            await bo.close()
            await until(lambda: ann.code not in house.house._actors)
            assert all(handle.cancelled() for handle in actor.inbox.again)


@in_loop
async def test_a_journal_has_an_end(tmp_path: Path) -> None:
    async with running(tmp_path, journal_lines=6) as house, playing(house, "Ann", "Bo") as (ann, _):
        answers = [await ann.do({"do": "say", "text": "Howdy"}) for _ in range(5)]
        assert [answer.get("code", "ok") for answer in answers][-1] == "journal-full"
        assert len(await house.house.store.journal(ann.code)) == 6


@in_loop
async def test_whoever_waits_for_a_table_that_closes_is_told(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        await refused_when_stopped(house)


async def refused_when_stopped(house: Running) -> None:
    actor = await house.house.actor(await house.table())

    async def forever() -> None:
        await asyncio.Event().wait()

    asked = [asyncio.create_task(actor.inbox.ask(forever)) for _ in range(2)]
    await asyncio.sleep(0)
    await actor.stop()
    async with asyncio.timeout(PATIENCE):
        answers = await asyncio.gather(*asked, return_exceptions=True)
    assert [getattr(answer, "code", "") for answer in answers] == ["stopping"] * 2


@in_loop
async def test_a_broken_card_does_not_keep_the_house_closed(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        code = await house.table()
        await until(house.house.listed)
    with tables_of(tmp_path) as database:
        (at,) = database.execute("SELECT at FROM cards").fetchone()
        for name, card in (("broken", "{"), ("shaped", '{"code":"shaped"}'), ("binary", b"\xff\xfe")):
            database.execute("INSERT INTO cards (code, private, card, at) VALUES (?, 0, ?, ?)", (name, card, at))
    async with running(tmp_path) as house:
        assert [card.code for card in house.house.listed()] == [code]
