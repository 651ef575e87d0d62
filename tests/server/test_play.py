"""Tables over real sockets: whole games, and everything people do between the moves."""

from __future__ import annotations

import asyncio
import gc
import json
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest import mock
from weakref import ref

import jsonpatch
import pytest
from tests.house import some_games
from tests.server.kit import PATIENCE, Client, Json, bearer, in_loop, is_over, playing, running, seated, thinking_by
from tests.server.test_refusals import sayable
from websockets.asyncio.client import connect

import saloon
from saloon.bots.contract import Ground, Thought
from saloon.school.coach import Coaching, Verdict
from saloon.server import thinking
from saloon.server.bot_pool import Failed, TooSlow
from saloon.server.clocks import Clocks
from saloon.server.table import Table

pytestmark = pytest.mark.slow  # real sockets and processes


def entries(client: Client, kind: str) -> list[Json]:
    return [frame for frame in client.heard if frame["t"] == "entry" and frame["kind"] == kind]


async def entry(client: Client, kind: str) -> Json:
    return await client.until(lambda frame: frame["t"] == "entry" and frame["kind"] == kind)


def said(client: Client, code: int) -> Json:
    """A choice that stands, by its code."""
    return next(choice for choice in client.scene["choices"] if choice["code"] == code)


def assert_patched(client: Client) -> None:
    """The patches of every move lead from one view to the next, for these eyes. What happened before they came is told
    without, and so is a move that was being written when they did."""
    view: Any = None
    first = next((frame for frame in entries(client, "move") if "scene" in frame), None)
    for frame in client.heard:
        scene = frame if frame["t"] == "scene" else frame.get("scene")
        moved = frame["t"] == "entry" and frame["kind"] == "move" and "scene" in frame
        if moved and ("patches" in frame or frame is not first):
            assert len(frame["patches"]) == len(frame["events"]) + 1
            for patch in frame["patches"]:
                view = jsonpatch.apply_patch(view, patch)
            assert view == frame["scene"]["view"]
        view = scene.get("view") if scene else view


async def fresh(client: Client) -> Json:
    """What somebody who only just opened the page would see with the same eyes."""
    other = Client(client.address, client.code, client.token, client.scene["look"])
    await other.open()
    await other.close()
    return other.scene


@contextmanager
def later(seconds: float) -> Iterator[None]:
    """The clock on the wall, so many seconds later."""
    now = time.time
    with mock.patch.object(time, "time", side_effect=lambda: now() + seconds):
        yield


class TestWholeGames:
    @some_games("game")
    @in_loop
    async def test_people_and_bots_play_to_the_end(self, tmp_path: Path, game: str) -> None:
        async with (
            running(tmp_path, motion_strain=1000) as house,  # it never falls behind so far that it leaves patches out
            playing(house, "Ann", "Bo", game=game, bots=("deputy", "random")) as players,
        ):
            watcher = Client(house.address, players[0].code)
            await watcher.open()
            await asyncio.gather(*(player.play(random.Random(7)) for player in players), watcher.wait_for(is_over))
            scenes = [client.scene for client in (*players, watcher)]
            assert len({str(scene["result"]) for scene in scenes}) == 1
            assert len({scene["table"]["moves"] for scene in scenes}) == 1
            record = (await house.rest.get(f"/api/tables/{watcher.code}/record")).text
            match = saloon.Match.replay(record)
            assert match.commitment == entries(players[0], "start")[0]["scene"]["table"]["commitment"]
            assert match.truth.seed.hex() == watcher.scene["table"]["seed"]
            assert [
                frame for frame in watcher.heard if frame["t"] == "entry" and "choices" in frame.get("scene", {})
            ] == []
            for client in (*players, watcher):
                assert_patched(client)
            await watcher.close()

    @in_loop
    async def test_patches_are_for_those_who_want_them(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house, playing(house, "Ann", "Bo") as (ann, bo):
            still = Client(house.address, ann.code, motion=False)
            await still.open()
            mover = ann if ann.scene["to_move"] == 0 else bo
            await mover.move(mover.scene["choices"][0]["code"])
            for client in (ann, bo, still):
                await client.wait_for(lambda scene: scene["table"].get("moves") == 1)
            assert ["patches" in entries(client, "move")[0] for client in (ann, bo, still)] == [True, True, False]
            await still.close()

    @in_loop
    async def test_a_server_that_falls_behind_leaves_patches_out(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house, playing(house, "Ann", "Bo") as (ann, bo):
            told = []
            for strain in (2000.0, 0.0):
                house.house.pulse.strain = strain
                version, mover = ann.version, ann if ann.scene["to_move"] == 0 else bo
                await mover.move(mover.scene["choices"][0]["code"])
                for client in (ann, bo):
                    await client.wait_for(lambda scene, before=version: scene["v"] > before)
                told.append("patches" in entries(ann, "move")[-1])
            assert told == [False, True]

    @in_loop
    async def test_a_table_of_bots_plays_by_itself(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house, seated(house, "Ann", bots=("random", "deputy")) as (ann,):
            assert (await ann.do({"do": "bot", "seat": 0, "bot": "random"}))["t"] == "ack"
            assert (await ann.do({"do": "start"}))["t"] == "ack"
            await ann.wait_for(is_over)
            assert {frame["args"]["bot"] for frame in entries(ann, "move")} == {"random", "deputy"}

    @in_loop
    async def test_a_rematch_on_the_same_link(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house, playing(house, "Ann", "Bo") as (ann, bo):
            for _ in range(2):
                await asyncio.gather(ann.play(random.Random(1)), bo.play(random.Random(2)))
                await bo.do({"do": "rematch"})
                assert bo.scene["table"]["rematch"] == [1]
                await ann.do({"do": "start"})
                await bo.wait_for(lambda scene: scene["table"]["phase"] == "playing")
            assert (await house.rest.get(f"/api/tables/{ann.code}/record")).json()["error"]["code"] == "match-goes-on"


class TestSeats:
    @in_loop
    async def test_sitting_down_turns_the_view(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house, seated(house, "Ann", "Bo") as (ann, bo):
            assert (ann.scene["look"], bo.scene["look"]) == (0, 1)
            await ann.wait_for(lambda scene: scene["table"]["seats"][1].get("here", False))
            assert ann.scene["table"]["seats"][1]["name"] == "Bo"

    @in_loop
    async def test_one_browser_with_several_seats(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house:
            ann = Client(house.address, "")
            ann.code = await house.table("colt-express", 3, ann.token, seats=["me", "me", "me"], name="Ann")
            welcome = await ann.open()
            assert welcome["seats"] == [0, 1, 2]
            assert ann.scene["look"] is None
            await ann.do({"do": "start"})
            await ann.wait_for(lambda scene: scene["table"]["phase"] == "playing")
            for _ in range(12):
                seat = ann.scene["to_move"]
                await ann.send({"t": "look", "seat": seat})
                await ann.until(lambda frame, seat=seat: frame["t"] == "scene" and frame["look"] == seat)
                assert ann.scene["view"]["seat"] == seat
                before = ann.version
                assert (await ann.move(ann.scene["choices"][0]["code"]))["t"] == "ack"
                while ann.version == before:
                    await ann.next()
                if ann.scene["to_move"] != seat:
                    assert ann.scene.get("choices", []) == []
            await ann.close()

    @in_loop
    async def test_a_seat_moves_to_another_device(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house, playing(house, "Ann", "Bo") as (ann, bo):
            answer = await house.rest.post(f"/api/tables/{bo.code}/seats/1/link", headers=bearer(bo.token))
            seat, secret = answer.json()["link"].partition("#seat=")[2].split(".")
            phone = Client(house.address, bo.code)
            await phone.open()
            assert (await phone.do({"do": "claim", "seat": int(seat), "secret": secret}))["t"] == "ack"
            await phone.wait_for(lambda scene: scene["look"] == 1)
            await bo.wait_for(lambda scene: scene["look"] is None)
            assert [frame["t"] for frame in ann.heard if frame.get("v") == 4 and frame["t"] != "scene"] in (
                [],
                ["skip"],
            )
            await ann.wait_for(lambda scene: scene["v"] == phone.version)
            assert "link" not in {frame.get("kind") for frame in ann.heard}
            assert secret not in str(ann.heard) + str(bo.heard) + str(phone.heard)
            await phone.close()

    @in_loop
    async def test_who_leaves_is_played_for(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house, playing(house, "Ann", "Bo") as (ann, bo):
            await bo.do({"do": "leave", "seat": 1})
            told = await entry(ann, "leave")
            assert told["args"] == {"name": "Bo", "bot": "deputy"}
            await ann.play(random.Random(3))
            assert (await bo.sit(1, "Bo"))["t"] == "ack"

    @in_loop
    async def test_an_absent_hosts_rights_pass_on(self, tmp_path: Path) -> None:
        async with running(tmp_path, host_grace=0.05) as house, seated(house, "Ann", "Bo") as (ann, bo):
            await ann.close()
            told = await entry(bo, "host")
            assert (told["seat"], told["scene"]["table"]["hosting"]) == (1, True)
            assert (await bo.do({"do": "bot", "seat": 0, "bot": "random"}))["code"] == "not-your-seat"
            assert (await bo.do({"do": "start"}))["t"] == "ack"


class TestTime:
    @pytest.mark.parametrize("frame", [{"t": "look", "seat": 0}, {"t": "hello", "protocol": 1, "since": 0}])
    @in_loop
    async def test_whoever_looks_again_sees_the_time_that_is_left_now(self, frame: Json, tmp_path: Path) -> None:
        async with running(tmp_path) as house, playing(house, "Ann", "Bo", clock=60) as (ann, _bo):
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(Clocks, "left", 7.0)
                await ann.send(frame)
                await ann.wait_for(lambda scene: scene["table"]["seats"][scene["to_move"]].get("clock") == 7.0)

    @in_loop
    async def test_neither_a_pause_nor_an_undone_move_sets_the_clock_back(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house, playing(house, "Ann", "Bo", "Cy", game="colt-express", clock=60) as all3:
            seat = all3[0].scene["to_move"]
            mover = all3[seat]

            def clock() -> float:
                return float(mover.scene["table"]["seats"][seat]["clock"])

            with later(40):
                await mover.do({"do": "pause"})
            with later(400):
                await mover.do({"do": "resume"})
                await mover.wait_for(lambda scene: scene["table"]["phase"] == "playing")
                assert clock() <= 20
                await mover.move(next(one["code"] for one in mover.scene["choices"] if one["key"] != "ce-draw"))
                await mover.wait_for(lambda scene: bool(scene["table"].get("undo")))
                await mover.do({"do": "undo", "seat": seat})
                await mover.wait_for(lambda scene: scene["to_move"] == seat and bool(scene.get("choices")))
                assert clock() <= 20

    @in_loop
    async def test_that_a_move_can_be_undone_is_found_out_afterwards_and_told_to_nobody_else(
        self, tmp_path: Path
    ) -> None:
        async with running(tmp_path) as house, playing(house, "Ann", "Bo", "Cy", game="colt-express") as all3:
            seat = all3[0].scene["to_move"]
            mover, others = all3[seat], [one for one in all3 if one.scene["look"] != seat]
            await mover.move(next(one["code"] for one in mover.scene["choices"] if one["key"] != "ce-draw"))
            (told,) = entries(mover, "move")
            assert not told["scene"]["table"].get("undo")
            await mover.wait_for(lambda scene: bool(scene["table"].get("undo")))
            assert mover.scene["v"] == told["v"]
            assert (await fresh(mover))["table"]["undo"]
            assert (await fresh(mover))["table"]["moved"]
            for other in others:
                assert not (await fresh(other))["table"].get("moved"), "he has nothing to take back"
            await mover.do({"do": "say", "text": "Well?"})
            for other in others:
                await entry(other, "say")
                assert '"undo": true' not in json.dumps(other.heard)

    @in_loop
    async def test_a_clock_goes_on_after_a_restart_as_far_as_the_journal_tells(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house, playing(house, "Ann", "Bo", clock=60) as (ann, bo):
            with later(40):
                await bo.do({"do": "say", "text": "Hurry up"})
        async with running(tmp_path) as house:
            ann = Client(house.address, ann.code, ann.token)
            await ann.open()
            assert 10 < ann.scene["table"]["seats"][0]["clock"] <= 20
            await ann.close()

    @in_loop
    async def test_a_seat_that_runs_out_is_played_by_a_bot_and_can_be_taken_back(self, tmp_path: Path) -> None:
        async with (
            running(tmp_path, clock_grace=1) as house,
            playing(house, "Ann", "Bo", clock=1, pace=10) as (ann, bo),
        ):
            assert 0 < ann.scene["table"]["seats"][0]["clock"] <= 1
            told = await entry(bo, "timeout")
            assert (told["seat"], told["args"]) == (0, {"bot": "deputy"})
            assert told["scene"]["table"]["seats"][0]["thinking"]
            await ann.wait_for(lambda scene: bool(scene["table"]["seats"][0].get("bot")))
            assert not ann.scene.get("choices")
            assert (await ann.move(0))["code"] == "bot-plays"
            assert (await ann.sit(0, "Ann"))["t"] == "ack"
            assert (await ann.move(ann.scene["choices"][0]["code"]))["t"] == "ack"

    @in_loop
    async def test_a_pause_stops_clocks_and_bots_and_outlives_the_server(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house, playing(house, "Ann", bots=("random",), pace=10, clock=60) as (ann,):
            await ann.do({"do": "pause"})
            code, before = ann.code, ann.scene
            assert before["table"]["phase"] == "paused"
            assert "clock" not in before["table"]["seats"][0]
        async with running(tmp_path) as house:
            ann = Client(house.address, code, ann.token)
            await ann.open()
            assert ann.scene["table"]["phase"] == "paused"
            assert ann.scene["view"] == before["view"]
            assert (await ann.do({"do": "resume"}))["t"] == "ack"
            await ann.wait_for(lambda scene: scene["table"]["phase"] == "playing")
            assert ann.scene["choices"]
            await ann.close()

    @in_loop
    async def test_an_unanswered_vote_lapses(self, tmp_path: Path) -> None:
        async with running(tmp_path, vote_time=0.05) as house, playing(house, "Ann", "Bo") as (ann, bo):
            await ann.move(ann.scene["choices"][0]["code"])
            await ann.do({"do": "takeback", "seat": 0})
            asked = await entry(bo, "takeback")
            assert asked["scene"]["table"]["vote"] == {"seat": 0, "to": 0, "yes": [], "need": [1]}
            assert (await entry(bo, "lapse"))["scene"]["table"].get("vote") is None

    @in_loop
    async def test_a_table_nobody_is_at_leaves_the_memory_and_comes_back(self, tmp_path: Path) -> None:
        async with running(tmp_path, linger=0.05) as house, playing(house, "Ann", "Bo") as (ann, bo):
            await ann.move(ann.scene["choices"][0]["code"])
            before = await fresh(ann)
            await ann.close()
            await bo.close()
            while house.house._actors:
                await asyncio.sleep(0.01)
            again = Client(house.address, ann.code, ann.token)
            await again.open()
            assert {**again.scene, "table": None} == {**before, "table": None}
            await again.close()

    @in_loop
    async def test_while_the_server_strains_undo_is_found_out_later(self, tmp_path: Path) -> None:
        async with (
            running(tmp_path, motion_strain=-1, undo_delay_strained=3600) as house,
            playing(house, "Ann", "Bo") as (
                ann,
                _,
            ),
        ):
            await ann.move(ann.scene["choices"][0]["code"])
            left = house.house._actors[ann.code].clocks.undo.left
            assert left is not None
            assert left > 3000

    @in_loop
    async def test_a_table_comes_back_from_a_snapshot_and_does_nothing_twice(self, tmp_path: Path) -> None:
        async with running(tmp_path, linger=0.01) as house, playing(house, "Ann", "Bo") as (ann, bo):
            said = [await ann.do({"do": "say", "text": str(number)}, f"say-{number}") for number in range(20)]
            mover = ann if ann.scene["choices"] else bo
            move = {
                "do": "move",
                "seat": mover.scene["look"],
                "move": mover.scene["choices"][0]["code"],
                "at": ann.version,
            }
            moved = await mover.do(move, "move")
            lines = house.house._actors[ann.code].table.lines
            for client in (ann, bo):
                await client.close()
            while ann.code in house.house._actors:
                await asyncio.sleep(0.01)
            while not (kept := await house.house.store.snapshot(ann.code)) or kept.lines < lines:
                await asyncio.sleep(0.01)  # nobody waits for it
            with mock.patch.object(Table, "apply", side_effect=AssertionError("a line was read")):
                await ann.open()
            assert ann.version == moved["v"]
            assert await ann.do({"do": "say", "text": "3"}, "say-3") == said[3]
            if mover is bo:
                await bo.open()
            assert await mover.do(move, "move") == moved
            assert house.house._actors[ann.code].table.lines == lines

    @in_loop
    async def test_whoever_has_not_said_hello_yet_still_finds_the_table(self, tmp_path: Path) -> None:
        async with running(tmp_path, linger=0.01) as house:
            shy = Client(house.address, await house.table())
            shy.socket = await connect(f"ws://{house.address}/socket/{shy.code}", proxy=None)
            await asyncio.sleep(0.1)
            assert (await shy.hello())["t"] == "welcome"
            await shy.close()


class TestComingBack:
    @in_loop
    async def test_the_gap_is_told_line_by_line(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house, playing(house, "Ann", bots=("random",)) as (ann,):
            await ann.close()
            ann.heard.clear()
            other = Client(house.address, ann.code, ann.token)
            await other.open()
            for _ in range(5):
                before = other.version
                await other.wait_for(lambda scene: bool(scene.get("choices")))
                await other.move(other.scene["choices"][0]["code"])
                await other.wait_for(lambda scene, before=before: scene["v"] > before)
            await other.wait_for(lambda scene: bool(scene.get("choices")))
            seen = ann.version
            await ann.open()
            told = [frame["v"] for frame in ann.heard if frame["t"] == "entry"]
            assert told == list(range(seen + 1, ann.version + 1))
            assert [frame["t"] for frame in ann.heard][:: len(ann.heard) - 1] == ["welcome", "scene"]
            await other.close()

    @in_loop
    async def test_an_unknown_version_gets_the_scene_alone(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house, playing(house, "Ann", "Bo") as (ann, _):
            ann.heard.clear()
            await ann.hello(since=999)
            assert [frame["t"] for frame in ann.heard if frame["t"] != "pong"][-2:] == ["welcome", "scene"]
            await ann.hello(since=0)
            assert [frame["v"] for frame in ann.heard if frame["t"] == "entry"] == list(range(1, ann.version + 1))

    @in_loop
    async def test_the_same_command_is_done_once(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house, playing(house, "Ann", "Bo") as (ann, bo):
            move = {"do": "move", "seat": 0, "move": ann.scene["choices"][0]["code"], "at": ann.version}
            first = await ann.do(move, "once")
            assert first["t"] == "ack"
            assert await ann.do(move, "once") == first
            await ann.close()
            await ann.open()
            assert await ann.do(move, "once") == first
            assert (await bo.do(move, "once"))["code"] == "not-your-seat"
            assert ann.scene["table"]["moves"] == 1

    @in_loop
    async def test_a_stale_move_gets_a_reason_and_a_fresh_scene(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house, playing(house, "Ann", "Bo") as (ann, bo):
            at, code = ann.version, ann.scene["choices"][0]["code"]
            await bo.do({"do": "say", "text": "Go on"})
            move = {"do": "move", "seat": 0, "move": code, "at": at}
            assert (await ann.do(move))["t"] == "ack"
            assert (await ann.do(move))["code"] == "stale"
            assert (await ann.until(lambda frame: frame["t"] == "scene"))["v"] == ann.version

    @in_loop
    async def test_what_was_refused_stays_refused(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house, playing(house, "Ann", "Bo") as (ann, _):
            refused = await ann.do({"do": "resume"}, "once")
            assert refused["code"] == "not-paused"
            assert (await ann.do({"do": "pause"}))["t"] == "ack"
            assert await ann.do({"do": "resume"}, "once") == refused
            assert ann.scene["table"]["phase"] == "paused"

    @in_loop
    async def test_what_was_done_stays_done_though_it_was_undone(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Also after a restart, and when so much has been done since that nobody remembers."""
        async with running(tmp_path) as house, playing(house, "Ann", "Bo", "Cy", game="colt-express") as all3:
            mover = all3[all3[0].scene["to_move"]]
            seat = mover.scene["look"]
            code = next(one["code"] for one in mover.scene["choices"] if one["key"] != "ce-draw")
            move = {"do": "move", "seat": seat, "move": code, "at": mover.version}
            undo = {"do": "undo", "seat": seat}
            answers = [await mover.do(move, "move"), await mover.do(undo, "undo")]
            assert [answer["t"] for answer in answers] == ["ack", "ack"]
            assert [await mover.do(move, "move"), await mover.do(undo, "undo")] == answers
        monkeypatch.setattr("saloon.server.table.COMMANDS", 1, raising=False)
        async with running(tmp_path) as house:
            again = Client(house.address, mover.code, mover.token)
            await again.open()
            assert (await again.do({"do": "say", "text": "I am back"}))["t"] == "ack"
            assert [await again.do(move, "move"), await again.do(undo, "undo")] == answers
            await again.close()


async def planned(players: list[Client]) -> Client:
    """Whoever has just put a card on the plan of Colt Express, which he can take back."""
    mover = players[players[0].scene["to_move"]]
    await mover.move(next(one["code"] for one in mover.scene["choices"] if one["key"] != "ce-draw"))
    await mover.wait_for(lambda scene: bool(scene["table"].get("undo")))
    return mover


class TestMakingSure:
    @in_loop
    async def test_nobody_waits_but_the_table_whose_move_is_taken_back(self, tmp_path: Path) -> None:
        async with (
            running(tmp_path) as house,
            playing(house, "Ann", "Bo", "Cy", game="colt-express") as players,
            seated(house, "Di", bots=("random",)) as (di,),
        ):
            asked, answered = asyncio.Event(), asyncio.Event()

            async def do(job: Any) -> bool:
                asked.set()
                await answered.wait()
                return bool(thinking.do(job))

            thinking_by(house, do)
            mover = await planned(players)
            other = next(player for player in players if player is not mover)
            seat, version = mover.scene["look"], mover.version
            await mover.send({"t": "do", "id": "undo", "what": {"do": "undo", "seat": seat}})
            async with asyncio.timeout(PATIENCE):
                await asked.wait()
            await other.send({"t": "do", "id": "say", "what": {"do": "say", "text": "Wait!"}})
            assert (await di.do({"do": "say", "text": "Howdy"}))["t"] == "ack"
            answered.set()
            assert (await mover.until(lambda frame: frame.get("id") == "undo"))["v"] == version + 1
            assert (await other.until(lambda frame: frame.get("id") == "say"))["v"] == version + 2
            assert other.scene["to_move"] == seat

    @in_loop
    async def test_what_taught_somebody_something_is_not_taken_back(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house, playing(house, "Ann", "Bo", "Cy", game="colt-express") as players:

            async def do(job: Any) -> bool:
                return True

            thinking_by(house, do)
            mover = await planned(players)
            undo = {"do": "undo", "seat": mover.scene["look"]}
            assert sayable(await mover.do(undo)) == "undo-too-late"

    @pytest.mark.parametrize("problem", [Failed("oops"), TooSlow(), TimeoutError()])
    @in_loop
    async def test_where_nobody_can_say_one_may_ask_again(self, tmp_path: Path, problem: Exception) -> None:
        async with running(tmp_path) as house, playing(house, "Ann", "Bo", "Cy", game="colt-express") as players:
            problems = [problem]

            async def do(job: Any) -> bool:
                if problems:
                    raise problems.pop()
                return False

            thinking_by(house, do)
            mover = await planned(players)
            undo = {"do": "undo", "seat": mover.scene["look"]}
            assert sayable(await mover.do(undo, "undo")) == "try-again"
            assert (await mover.do(undo, "undo"))["t"] == "ack"


class TestTwoOwners:
    @in_loop
    async def test_two_servers_on_one_database_keep_one_journal(self, tmp_path: Path) -> None:
        async with running(tmp_path) as one, running(tmp_path) as two, playing(one, "Ann", "Bo") as (ann, bo):
            far = Client(two.address, bo.code, bo.token)
            await far.open()
            assert (await ann.move(ann.scene["choices"][0]["code"]))["t"] == "ack"
            before = far.version
            assert (await far.do({"do": "say", "text": "Hello from afar"}, "once"))["v"] == before + 2
            assert far.scene["table"]["moves"] == 1
            assert (await bo.do({"do": "say", "text": "Hello from here"}, "once"))["v"] == before + 2
            assert (await ann.do({"do": "say", "text": "Who is there?"}))["v"] == before + 3
            journal = await one.house.store.journal(ann.code)
            assert [line.version for line in journal] == list(range(1, before + 4))
            assert sum(line.event.kind == "say" for line in journal) == 2
            await far.close()


class TestTalk:
    @in_loop
    async def test_chat_reaches_everybody_and_is_limited(self, tmp_path: Path) -> None:
        async with running(tmp_path, sayings=3, sayings_in=60) as house, playing(house, "Ann", "Bo") as (ann, bo):
            answers = [await ann.do({"do": "say", "text": f"number {number}"}) for number in range(4)]
            assert [answer.get("code", "ok") for answer in answers] == ["ok", "ok", "ok", "too-much-talk"]
            assert (await entry(bo, "say"))["args"] == {"name": "Ann", "text": "number 0", "phrase": ""}

    @in_loop
    async def test_a_hint_that_comes_too_late_is_none(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house, playing(house, "Ann", "Bo") as players:
            asked = asyncio.Event()

            async def do(job: Any) -> Any:
                await asked.wait()
                return Thought(code, (0.5, 0.5), ())

            thinking_by(house, do)
            mover = next(player for player in players if player.scene["look"] == player.scene["to_move"])
            code = mover.scene["choices"][0]["code"]
            await mover.send({"t": "hint", "id": "h"})
            await mover.send({"t": "hint", "id": "again"})
            assert (await mover.until(lambda frame: frame["t"] == "refuse"))["code"] == "one-hint-at-a-time"
            await mover.move(code)
            asked.set()
            refused = await mover.until(lambda frame: frame["t"] in ("advice", "refuse"))
            assert (refused["id"], refused.get("code")) == ("h", "stale")

    @in_loop
    async def test_a_hint_asked_again_is_given_once_and_the_same_again_later(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house, playing(house, "Ann", "Bo") as players:
            thought = asyncio.Event()

            async def do(job: Any) -> Any:
                await thought.wait()
                return Thought(mover.scene["choices"][0]["code"], (0.5, 0.5), ())

            thinking_by(house, do)
            mover = next(player for player in players if player.scene["look"] == player.scene["to_move"])
            for _ in range(3):
                await mover.send({"t": "hint", "id": "h"})
            assert (await mover.do({"do": "say", "text": "Well?"}))["t"] == "ack"
            thought.set()
            advice = await mover.until(lambda frame: frame["t"] == "advice")
            await mover.send({"t": "hint", "id": "h"})
            assert await mover.until(lambda frame: frame["t"] in ("advice", "refuse")) == advice
            assert (await mover.do({"do": "say", "text": "Thanks"}))["t"] == "ack"
            answers = [frame for frame in mover.heard if frame.get("id") == "h"]
            assert answers == [advice, advice]

    @in_loop
    async def test_a_hint_finds_whoever_came_back_for_it(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house, playing(house, "Ann", "Bo") as players:
            thought = asyncio.Event()

            async def do(job: Any) -> Any:
                await thought.wait()
                return Thought(mover.scene["choices"][0]["code"], (0.5, 0.5), ())

            thinking_by(house, do)
            mover = next(player for player in players if player.scene["look"] == player.scene["to_move"])
            await mover.send({"t": "hint", "id": "h"})
            again = Client(house.address, mover.code, mover.token)
            await again.open()
            await again.send({"t": "hint", "id": "h"})
            assert (await again.do({"do": "say", "text": "Here I am again"}))["t"] == "ack"
            await mover.close()
            other = next(player for player in players if player is not mover)
            await other.wait_for(lambda scene: scene["table"]["watchers"] == 0)
            thought.set()
            assert (await again.until(lambda frame: frame["t"] == "advice"))["id"] == "h"
            await again.close()

    @in_loop
    async def test_a_coach_speaks_to_who_has_to_choose_also_when_he_has_chosen_meanwhile(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house, playing(house, "Ann", "Bo") as players:
            chosen = asyncio.Event()

            async def do(job: Any) -> Any:
                await chosen.wait()
                thought = Thought(
                    best,
                    (0.5, 0.5),
                    (),
                    grounds=(Ground("because-six-territories-points-more", {"size": 3, "how": "surely"}),),
                )
                return Coaching(thought, (Verdict(best, 0.5, 0.0), Verdict(worst, 0.25, 0.25, thought.grounds)))

            thinking_by(house, do)
            mover, other = sorted(players, key=lambda player: player.scene["look"] != player.scene["to_move"])
            best, worst, *_ = (choice["code"] for choice in mover.scene["choices"])
            await other.send({"t": "coach", "id": "c"})
            assert (await other.until(lambda frame: frame["t"] == "refuse"))["code"] == "not-now"
            await mover.send({"t": "coach", "id": "c"})
            await mover.send({"t": "hint", "id": "h"})
            assert (await mover.until(lambda frame: frame["t"] == "refuse"))["code"] == "one-hint-at-a-time"
            await mover.move(mover.scene["choices"][0]["code"])
            chosen.set()
            told = await mover.until(lambda frame: frame["t"] == "coached")
            because = [{"key": "because-six-territories-points-more", "args": {"size": 3, "how": "surely"}}]
            assert (told["code"], told["grounds"]) == (best, because)
            good, bad = told["verdicts"]
            assert (good["code"], good["chance"], good.get("loss", 0)) == (best, 0.5, 0)
            assert bad == {"code": worst, "chance": 0.25, "loss": 0.25, "grounds": because}
            assert not [frame for frame in other.heard if frame["t"] == "coached"], "it is for the learner alone"

    @in_loop
    async def test_a_hint_and_a_reason(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house, playing(house, "Ann", "Bo", "Cy", game="colt-express") as players:
            ann, bo = sorted(players, key=lambda player: player.scene["look"] != player.scene["to_move"])[:2]
            await ann.send({"t": "hint", "id": "h"})
            advice = await ann.until(lambda frame: frame["t"] in ("advice", "refuse"))
            codes = {choice["code"] for choice in ann.scene["choices"]}
            assert (advice["bot"], advice["code"]) == ("legend", advice["choices"][0]["code"])
            assert {choice["code"] for choice in advice["choices"]} <= codes
            assert 1 <= len(advice["choices"]) <= 5
            assert all(0 <= choice[name] <= 1 for choice in advice["choices"] for name in ("chance", "share"))
            assert advice["line"][0] == {"seat": ann.scene["look"], "choice": said(ann, advice["code"])}
            assert 0 <= advice["chance"] <= 1
            assert (advice["iterations"] > 0, advice["compiled"]) == (True, False)
            assert all(set(ground) == {"key", "args"} for ground in advice["grounds"])
            await bo.send({"t": "hint", "id": "h"})
            assert (await bo.until(lambda frame: frame["t"] == "refuse"))["code"] == "not-now"
            await bo.send({"t": "why", "id": "w", "on": "card:fire"})
            assert (await bo.until(lambda frame: frame["t"] == "because"))["code"] == "not-your-turn"
            await ann.send({"t": "why", "id": "w", "on": "card:rob"})
            assert (await ann.until(lambda frame: frame["t"] == "because"))["id"] == "w"
            await ann.send({"t": "ping", "id": "p"})
            pong = await ann.until(lambda frame: frame["t"] == "pong")
            assert (pong["id"], pong["v"]) == ("p", ann.version)


@in_loop
async def test_a_table_that_everybody_left_leaves_the_memory_without_a_search_for_garbage(tmp_path: Path) -> None:
    """Such a search is rare, and stops everybody the longer the more it finds."""
    async with running(tmp_path, linger=0) as house:
        gc.collect()
        gc.disable()
        try:
            async with playing(house, "Ann", bots=("random",)) as (ann,):
                await ann.wait_for(lambda scene: bool(scene.get("choices")))
                await ann.move(ann.scene["choices"][0]["code"])
                kept = ref(house.house._actors[ann.code])
            async with asyncio.timeout(PATIENCE):
                while kept():
                    await asyncio.sleep(0.01)
        finally:
            gc.enable()


class TestLobby:
    @in_loop
    async def test_public_tables_are_listed_live(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house:
            visitor = Client(house.address, "")
            assert (await visitor.open())["tables"] == []
            async with seated(house, "Ann", "Bo", bots=("random",)) as (ann, _):
                await house.table(private=True)

                async def until(wanted: Json) -> Any:
                    def fits(frame: Json) -> bool:
                        return any(wanted.items() <= card.items() for card in frame.get("tables", []))

                    return await visitor.until(fits)

                seen = await until({"taken": 2, "bots": 1, "phase": "waiting", "host": "Ann"})
                assert [card["code"] for card in seen["tables"]] == [ann.code]
                await ann.do({"do": "start"})
                await until({"phase": "playing"})
                listed = (await house.rest.get("/api/tables")).json()["tables"]
                assert [(card["code"], card["phase"]) for card in listed] == [(ann.code, "playing")]
            await visitor.close()

    @in_loop
    async def test_the_list_survives_a_restart(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house:
            code = await house.table()
            await house.table(private=True)
        async with running(tmp_path) as house:
            assert [card["code"] for card in (await house.rest.get("/api/tables")).json()["tables"]] == [code]


@in_loop
async def test_everybody_is_told_to_come_back_when_the_server_stops(tmp_path: Path) -> None:
    async with running(tmp_path) as house, playing(house, "Ann", "Bo") as (ann, bo):
        lobby = Client(house.address, "")
        await lobby.open()
        house.server.should_exit = True
        assert [await client.closed() for client in (ann, bo, lobby)] == [1012] * 3
