"""Several nodes on one PostgreSQL: one house, whichever of them somebody comes to, and whichever dies."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from benchmarks.wire import Wire, wire
from sqlalchemy import make_url
from tests import standoff
from tests.server.kit import PATIENCE, QUICK, Client, Json, Running, in_loop, playing, running, thinking_by
from tests.server.test_explanations import explained

from saloon.bots.contract import Thought
from saloon.server.attendance import RESTART
from saloon.server.errors import StorageFailed
from saloon.server.identity import hashed
from saloon.server.journal import Envelope as Line
from saloon.server.journal import Said
from saloon.server.storage import Conflict, Store
from saloon.server.storage.engine import connect

pytestmark = pytest.mark.slow  # a database of its own, and real sockets

SOON: dict[str, Any] = {"beat": 0.1, "lapse": 0.6, "retry": 0.02, "retry_longest": 0.1}
NEVER: dict[str, Any] = {**SOON, "lapse": 60}  # nobody is ever thought dead


@asynccontextmanager
async def two(database: str, folder: Path, **more: Any) -> AsyncIterator[tuple[Running, Running]]:
    """Two nodes on a database."""
    async with (
        running(folder, QUICK, database=database, **{**SOON, **more}) as one,
        running(folder, QUICK, database=database, **{**SOON, **more}) as other,
    ):
        yield one, other


async def until(true: Callable[[], Any]) -> None:
    """Wait until something is true."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.005)


def die(node: Running) -> None:
    """Be gone like a process that was killed: nothing is said, nothing is done any more, nothing given back."""
    nodes: Any = node.house.nodes
    for task in nodes._tasks:
        task.cancel()
    nodes._trusted = 0.0


async def move_to(node: Running, client: Client) -> None:
    """Go on at another node."""
    await client.close()
    client.address = node.address
    await client.open()


async def follow(node: Running, client: Client) -> Client:
    """The same person once more, on another node."""
    other = Client(node.address, client.code, client.token)
    await other.open()
    return other


def told(client: Client) -> list[Json]:
    """The entries that somebody was told, without who is here."""
    return [frame for frame in client.heard if frame["t"] == "entry" and "scene" in frame]


class TestOneTable:
    @in_loop
    async def test_is_the_same_whichever_node_one_comes_to(self, emptied: str, tmp_path: Path) -> None:
        async with two(emptied, tmp_path) as (one, other), playing(one, "Ann", "Bo") as (ann, bo):
            await move_to(other, bo)
            near, far = Client(one.address, ann.code), Client(other.address, ann.code)
            for watcher in (near, far):
                await watcher.open()
            await ann.wait_for(lambda scene: scene["table"].get("watchers") == 2)
            await asyncio.gather(ann.play(random.Random(1)), bo.play(random.Random(2)))
            for watcher in (near, far):
                await watcher.wait_for(lambda scene: scene["table"]["phase"] == "over")
            assert [without_presence(frame) for frame in told(near)] == [without_presence(frame) for frame in told(far)]
            assert near.scene == far.scene
            for client in (near, far):
                await client.close()

    @in_loop
    async def test_a_silent_line_is_told_to_its_seat_alone(self, emptied: str, tmp_path: Path) -> None:
        with standoff.at_home():
            async with (
                two(emptied, tmp_path) as (one, other),
                playing(one, "Ann", "Bo", game=standoff.SLUG) as (ann, bo),
            ):
                second, watcher = await follow(other, ann), await follow(other, bo)
                await watcher.wait_for(lambda scene: scene["table"]["seats"][1].get("here"))
                assert (await ann.do({"do": "answers", "seat": 0, "how": "never"}))["t"] == "ack"
                await second.wait_for(lambda scene: scene["answers"]["how"] == "never")
                heard, version = len(watcher.heard), watcher.version
                await second.do({"do": "say", "text": "Hm"})
                entry = await watcher.until(lambda frame: frame["t"] == "entry")
                assert (entry["v"], entry["kind"]) == (version + 1, "say")
                assert {frame["v"] for frame in watcher.heard[heard:-1]} <= {version}, "told at most who is here"
                for client in (second, watcher):
                    await client.close()

    @in_loop
    async def test_both_write_at_once_and_each_line_is_told_once(self, emptied: str, tmp_path: Path) -> None:
        async with two(emptied, tmp_path) as (one, other), playing(one, "Ann", "Bo") as (ann, bo):
            await move_to(other, bo)
            answers = await asyncio.gather(*(client.do({"do": "say", "text": "I!"}) for client in (ann, bo)))
            assert [answer["t"] for answer in answers] == ["ack", "ack"]
            last = max(answer["v"] for answer in answers)
            for client in (ann, bo):
                await client.wait_for(lambda scene: scene["v"] >= last)
                versions = [frame["v"] for frame in client.heard if frame["t"] == "entry"]
                assert versions[-2:] == [last - 1, last]

    @in_loop
    async def test_who_has_heard_more_elsewhere_is_not_told_less(self, emptied: str, tmp_path: Path) -> None:
        """A node that has not heard of the last lines yet reads them before it answers."""
        async with two(emptied, tmp_path) as (one, other), playing(one, "Ann", "Bo") as (ann, _):
            second = await follow(other, ann)
            deafen(other)
            await ann.move(ann.scene["choices"][0]["code"])
            await ann.wait_for(lambda scene: scene["table"].get("moves", 0) == 1)
            behind = (await other.house.actor(ann.code)).table.version
            assert behind < ann.version
            await second.hello(ann.version)
            assert second.version == ann.version
            await second.close()

    @in_loop
    async def test_what_was_told_while_nobody_listened_is_read_afterwards(self, emptied: str, tmp_path: Path) -> None:
        async with two(emptied, tmp_path) as (one, other), playing(one, "Ann", "Bo") as (ann, _):
            second = await follow(other, ann)
            engine = connect(emptied)
            with engine.connect() as connection:
                connection.exec_driver_sql(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%%'"
                )
            engine.dispose()
            await ann.move(ann.scene["choices"][0]["code"])
            await second.wait_for(lambda scene: scene["table"].get("moves", 0) == 1)
            await second.close()


def deafen(node: Running) -> None:
    nodes: Any = node.house.nodes
    nodes._hear = lambda notice: None


def without_presence(frame: Json) -> Json:
    """An entry without who is here: that is no part of the journal, and told a moment sooner or later."""
    table = {**frame["scene"]["table"], "watchers": None}
    table["seats"] = [{**seat, "here": None} for seat in table["seats"]]
    return {**frame, "scene": {**frame["scene"], "table": table}}


class TestByItself:
    @in_loop
    async def test_one_node_alone_sees_to_a_table(self, emptied: str, tmp_path: Path) -> None:
        async with two(emptied, tmp_path) as (one, other), playing(one, "Ann", "Bo") as (ann, _):
            second = await follow(other, ann)
            assert one.house.nodes.owns(ann.code)
            assert not other.house.nodes.owns(ann.code)
            await second.close()

    @in_loop
    async def test_whoever_takes_over_plays_no_more_again_than_this_match(self, emptied: str, tmp_path: Path) -> None:
        async with two(emptied, tmp_path) as (one, _), playing(one, "Ann", "Bo") as (ann, _):
            started = one.house.tables[ann.code].table.kept
            assert started == one.house.tables[ann.code].table.lines > 1
            await ann.do({"do": "say", "text": "hello"})
            kept = await one.house.store.snapshot(ann.code)
            assert kept
            assert kept.lines == started

    @in_loop
    async def test_bots_go_on_when_their_node_dies(self, emptied: str, tmp_path: Path) -> None:
        async with two(emptied, tmp_path) as (one, other), playing(one, "Ann", bots=("random",)) as (ann,):
            second = await follow(other, ann)
            await second.wait_for(lambda scene: bool(scene.get("choices")))
            die(one)
            while not (moved := second.scene["table"].get("moves", 0)) or second.scene.get("choices"):
                await second.move(second.scene["choices"][0]["code"])
                await second.wait_for(lambda scene: scene["table"].get("moves", 0) > moved)
            await second.wait_for(lambda scene: bool(scene.get("choices")) or scene["table"]["phase"] == "over")
            assert other.house.nodes.owns(ann.code)
            assert not one.house.nodes.owns(ann.code)
            await second.close()

    @in_loop
    async def test_a_table_nobody_came_back_to_is_adopted(self, emptied: str, tmp_path: Path) -> None:
        async with two(emptied, tmp_path) as (one, other):
            code = await one.table()
            assert code not in other.house.tables
            die(one)
            await until(lambda: other.house.nodes.owns(code) and code in other.house.tables)

    @in_loop
    async def test_a_clock_that_ran_out_meanwhile_is_seen_to_by_the_next(self, emptied: str, tmp_path: Path) -> None:
        async with (
            two(emptied, tmp_path, clock_grace=0.3) as (one, other),
            playing(one, "Ann", "Bo", clock=1) as (_, bo),
        ):
            second = await follow(other, bo)
            die(one)
            entry = await second.until(lambda frame: frame.get("kind") == "timeout")
            assert entry["seat"] == 0
            await second.close()

    @in_loop
    async def test_a_lease_goes_where_the_guests_are(self, emptied: str, tmp_path: Path) -> None:
        async with two(emptied, tmp_path, linger=0.1) as (one, other), playing(one, "Ann", "Bo") as (ann, bo):
            second = await follow(other, ann)
            await ann.close()
            await bo.close()
            await until(lambda: other.house.nodes.owns(ann.code) and ann.code not in one.house.tables)
            await second.close()

    @in_loop
    async def test_what_a_bot_thought_is_told_by_every_node(self, emptied: str, tmp_path: Path) -> None:
        async with two(emptied, tmp_path) as (one, other), playing(one, "Ann", "Bo") as (ann, _):
            match = (await one.house.actor(ann.code)).table.match
            assert match
            thoughts = [Thought(match.choices()[0].code, (0.75, 0.25), (), iterations=7)]

            async def think(job: Any) -> Thought:
                if not thoughts:
                    await asyncio.Event().wait()
                return thoughts.pop()

            thinking_by(one, think)
            await ann.do({"do": "bot", "seat": 0, "bot": "marshal"})
            await ann.wait_for(lambda scene: scene["table"].get("moves") == 1)
            second = await follow(other, ann)
            near, far = await explained(ann, 0), await explained(second, 0)
            assert near["iterations"] == 7
            assert {**near, "id": ""} == {**far, "id": ""}
            await second.close()


class TestPresence:
    @in_loop
    async def test_who_is_here_is_told_on_every_node_and_dies_with_one(self, emptied: str, tmp_path: Path) -> None:
        async with two(emptied, tmp_path) as (one, other), playing(one, "Ann", "Bo") as (ann, bo):
            await bo.close()
            await ann.wait_for(lambda scene: not scene["table"]["seats"][1].get("here"))
            await move_to(other, bo)
            await ann.wait_for(lambda scene: scene["table"]["seats"][1].get("here"))
            await bo.wait_for(lambda scene: scene["table"]["seats"][0].get("here"))
            die(other)
            await ann.wait_for(lambda scene: not scene["table"]["seats"][1].get("here"))

    @in_loop
    async def test_a_watcher_counts_once_on_however_many_nodes(self, emptied: str, tmp_path: Path) -> None:
        async with two(emptied, tmp_path) as (one, other), playing(one, "Ann", "Bo") as (ann, _):
            watcher = Client(one.address, ann.code)
            await watcher.open()
            strangers = [Client(node.address, ann.code, token="") for node in (one, other)]
            for stranger in strangers:
                await stranger.open()
            again = await follow(other, watcher)
            await ann.wait_for(lambda scene: scene["table"].get("watchers") == 2)
            await again.wait_for(lambda scene: scene["table"].get("watchers") == 2)
            for client in (watcher, again, *strangers):
                await client.close()

    @in_loop
    async def test_the_host_is_not_passed_on_while_he_is_at_another_node(self, emptied: str, tmp_path: Path) -> None:
        async with two(emptied, tmp_path, host_grace=0.3) as (one, other), playing(one, "Ann", "Bo") as (ann, bo):
            second = await follow(other, ann)
            await ann.close()
            actor = await one.house.actor(ann.code)
            await until(lambda: not actor.attendance.guests or len(actor.attendance.guests) == 1)
            await asyncio.sleep(0.5)  # longer than the grace
            assert bo.scene["table"]["host"] == 0
            await second.close()
            await bo.wait_for(lambda scene: scene["table"]["host"] == 1)


class TestLobby:
    @in_loop
    async def test_lists_the_same_tables_everywhere(self, emptied: str, tmp_path: Path) -> None:
        async with two(emptied, tmp_path) as (one, other):
            lobby = Client(other.address, "")
            await lobby.open()
            hidden = await one.table(private=True)
            shown = await one.table()
            frame = await lobby.until(lambda frame: frame["t"] == "lobby" and bool(frame["tables"]))
            assert [card["code"] for card in frame["tables"]] == [shown]
            assert hidden not in [card.code for card in other.house.listed()]
            watcher = Client(one.address, shown)
            await watcher.open()
            await lobby.until(lambda frame: frame["t"] == "lobby" and frame["tables"][0].get("watchers") == 1)
            for client in (lobby, watcher):
                await client.close()

    @in_loop
    async def test_tells_who_holds_a_seat_of_what_changes_there(self, emptied: str, tmp_path: Path) -> None:
        async with two(emptied, tmp_path) as (one, other), playing(one, "Ann", "Bo", private=True) as (ann, bo):
            lobby = Client(other.address, "", bo.token)
            await lobby.open()
            await bo.close()
            await lobby.until(lambda frame: frame["t"] == "mine")
            await ann.wait_for(lambda scene: not scene["table"]["seats"][1].get("here"))
            await ann.move(ann.scene["choices"][0]["code"])
            if (await ann.wait_for(lambda scene: scene["table"].get("moves", 0) == 1))["to_move"] == 1:
                await lobby.until(lambda frame: frame["t"] == "mine")
            mine = await other.rest.get("/api/mine", headers={"authorization": f"Bearer {bo.token}"})
            assert [one["table"]["code"] for one in mine.json()["tables"]] == [ann.code]
            await lobby.close()

    @in_loop
    async def test_whose_token_means_nothing_any_more_is_dismissed_everywhere(
        self, emptied: str, tmp_path: Path
    ) -> None:
        async with two(emptied, tmp_path) as (one, other), playing(one, "Ann", "Bo") as (_, bo):
            await move_to(other, bo)
            one.house.people.hang_up([hashed(bo.token)])
            assert await bo.closed() == RESTART

    @in_loop
    async def test_friends_are_seen_and_invited_at_any_node(self, emptied: str, tmp_path: Path) -> None:
        async with two(emptied, tmp_path) as (one, other), playing(one, "Ann", "Bo") as (ann, bo):
            await move_to(other, bo)
            await ann.wait_for(lambda scene: scene["table"]["seats"][1].get("here"))
            both = {hashed(ann.token), hashed(bo.token)}
            async with asyncio.timeout(PATIENCE):
                while await one.house.nodes.present([*both, "nobody"]) != both:
                    await asyncio.sleep(0.01)
            lobby = Client(other.address, "", bo.token)
            await lobby.open()
            one.house.nudge([hashed(bo.token)])
            await lobby.until(lambda frame: frame["t"] == "mine")
            await lobby.close()

    @in_loop
    async def test_an_address_opens_so_many_tables_on_all_nodes_together(self, emptied: str, tmp_path: Path) -> None:
        async with two(emptied, tmp_path, tables_per_address=2) as (one, other):
            await one.table()
            await one.table()
            await until(lambda: other.house.nodes.opened_elsewhere("127.0.0.1") == 2)
            refused = await other.rest.post("/api/tables", json={"game": "six-territories", "players": 2})
            assert refused.json()["error"]["code"] == "too-many-tables"


class TestDraining:
    @in_loop
    async def test_hands_over_at_once(self, emptied: str, tmp_path: Path) -> None:
        async with two(emptied, tmp_path, **NEVER) as (one, other), playing(one, "Ann", "Bo") as (ann, bo):
            second = await follow(other, bo)
            await one.house.drain()
            await until(lambda: other.house.nodes.owns(ann.code))
            assert await ann.closed() == 1012
            assert (await one.rest.get("/api/ready")).status_code == 503
            assert (await other.rest.get("/api/ready")).status_code == 200
            late = Client(one.address, ann.code, ann.token)
            with pytest.raises(Exception, match="1012"):
                await late.open()
            ann.address = other.address
            await ann.open()
            assert (await ann.move(ann.scene["choices"][0]["code"]))["t"] == "ack"
            await second.wait_for(lambda scene: scene["table"].get("moves", 0) == 1)
            for client in (ann, second):
                await client.close()


class TestPartition:
    @in_loop
    async def test_a_node_that_is_cut_off_does_nothing_by_itself_and_sends_its_guests_away(
        self, emptied: str, tmp_path: Path
    ) -> None:
        with to_database(emptied) as line:
            far = make_url(emptied).set(host="127.0.0.1", port=line.port, query={})
            async with (
                running(tmp_path, database=far.render_as_string(hide_password=False), **SOON) as cut,
                running(tmp_path, database=emptied, **SOON) as other,
                playing(cut, "Ann", bots=("random",)) as (ann,),
            ):
                second = await follow(other, ann)
                assert cut.house.nodes.owns(ann.code)
                line.freeze()
                await until(lambda: other.house.nodes.owns(ann.code))
                assert not cut.house.nodes.owns(ann.code), "it knew first"
                assert await ann.closed() == 1012
                assert (await cut.rest.get("/api/ready")).status_code == 503
                await second.wait_for(lambda scene: bool(scene.get("choices")))
                assert (await second.move(second.scene["choices"][0]["code"]))["t"] == "ack"
                line.thaw()
                await until(lambda: not cut.house.nodes.adrift)
                await ann.open()
                await ann.wait_for(lambda scene: scene["v"] >= second.version)
                lines = await other.house.store.journal(ann.code)
                assert [line.version for line in lines] == list(range(1, len(lines) + 1))
                await second.close()

    @in_loop
    async def test_what_it_was_just_writing_is_soon_no_obstacle(self, emptied: str) -> None:
        store, engine = Store(emptied), connect(emptied)
        await store.append(Line("abcdef", 1, Said(0, "Ann", "one"), None, 1.0))
        stuck = engine.connect()
        stuck.exec_driver_sql(
            "INSERT INTO journal (code, version, kind, payload, at) VALUES ('abcdef', 2, 'say', '{}', 1)"
        )
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    await store.append(Line("abcdef", 2, Said(0, "Ann", "two"), None, 2.0))
                except (StorageFailed, Conflict):
                    continue
                break
        assert [line.event for line in await store.journal("abcdef")][1:] == [Said(0, "Ann", "two")]
        stuck.invalidate()
        engine.dispose()
        store.close()


def to_database(url: str) -> AbstractContextManager[Wire]:
    """A wire to the database of the tests, which listens on a socket in a folder."""
    folder = make_url(url).query["host"]
    return wire(lambda: asyncio.open_unix_connection(f"{folder}/.s.PGSQL.5432"))
