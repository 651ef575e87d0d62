"""Bots at the table: outside the loop, fed with what their seat sees, and replaced when they fail."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from tests.conformance.kit import each_game, sampled, state_of
from tests.server.kit import in_loop, is_over, playing, running

import saloon
from saloon.bots.contract import Thought
from saloon.engine import Game
from saloon.match import Match
from saloon.server import thinkers, thinking
from saloon.server.thinkers import Failed, Report, Thinkers, TooSlow
from saloon.server.thinking import AnyJob, Job, Judging, Kind

SIMPLE = ("random", "tenderfoot", "deputy", "marshal")


def match_of(game: Game, moves: int, seed: int = 3) -> Match:
    match = Match.new(game.slug, players=game.players[-1], seed=seed)
    choose = random.Random(seed)
    while len(match.moves) < moves:
        match.play(choose.choice(match.choices()))
    return match


def a_job(bot: str = "random", **changes: Any) -> Job:
    match = match_of(saloon.game("six-territories"), 3)
    assert match.to_move is not None
    job = thinking.job(match, match.to_move, bot)
    return Job(**{**job.__dict__, **changes})


def thought_of(code: int, *, compiled: bool = True) -> Thought:
    return Thought(code, (0.5, 0.5), (), compiled=compiled)


class TestJobs:
    @pytest.mark.slow
    @each_game
    def test_a_bot_is_handed_what_its_seat_sees_and_no_more(self, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(thinking, "randbits", lambda bits: 5)
        for moves in (0, 5, 15, 30):
            match = match_of(game, moves)
            seat = match.to_move
            assert seat is not None
            handed = thinking.veiled(thinking.job(match, seat, "random"))
            assert handed.state != state_of(match).pack() or len(set(handed.state)) == 1
            another = sampled(game, state_of(match), seat, seed=99)
            match._course.steps[-1] = replace(match._course.steps[-1], state=another.pack())
            assert thinking.veiled(thinking.job(match, seat, "random")) == handed

    @each_game
    def test_nothing_is_sampled_while_a_job_is_made(self, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
        """Jobs are made by the tables' own loop, and how long a sample takes is up to the game."""
        match = match_of(game, 12)
        seat = match.to_move
        assert seat is not None
        monkeypatch.setattr(game.plain, "determinize", lambda *args: pytest.fail("sampled"))
        jobs = [thinking.job(match, seat, "legend")]
        jobs += [thinking.onlooking(match, 11, observer) for observer in (None, *range(match.players))]
        assert {job.game for job in jobs} == {game.slug}

    @pytest.mark.slow
    @each_game
    def test_the_answer_is_all_that_the_bot_thought(self, game: Game) -> None:
        match = match_of(game, 10)
        seat = match.to_move
        assert seat is not None
        for name in SIMPLE:
            job = thinking.job(match, seat, name)
            data = thinking.answer(job)
            assert plain(data)
            assert thinking.understood(job, data) == saloon.bot(name).think(match.sight(seat), job.seed)


def plain(data: Any) -> bool:
    """Whether data is made of nothing but what any Python has."""
    if isinstance(data, dict):
        return all(type(key) is str and plain(value) for key, value in data.items())
    if isinstance(data, (list, tuple)):
        return all(map(plain, data))
    return type(data) in (int, float, str, bool, type(None))


@pytest.mark.slow
class TestProcesses:
    @in_loop
    async def test_a_bot_that_breaks_down_or_dies_leaves_room_for_the_next(self) -> None:
        reports: list[Report] = []
        made = Thinkers(1, 20, reports.append)
        try:
            with pytest.raises(Failed, match="unknown-bot"):
                await made.do(a_job(bot="deep-thought"))
            with pytest.raises(Failed):
                await made.do(a_job(state=b""))
            made._all[0]._process.kill()
            with pytest.raises(Failed):
                await made.do(a_job())
            assert isinstance(await made.do(a_job()), Thought)
        finally:
            made.close()
        assert [report.problem for report in reports] == ["failed", "failed", "failed", ""]

    @in_loop
    async def test_a_bot_that_thinks_too_long_is_stopped(self) -> None:
        made = Thinkers(1, 0)
        try:
            with pytest.raises(TooSlow):
                await made.do(a_job())
            made._limit = 20
            assert isinstance(await made.do(a_job()), Thought)
        finally:
            made.close()

    @in_loop
    async def test_its_own_think_time_is_granted(self) -> None:
        made = Thinkers(1, 1.0)
        try:
            assert (await made.do(a_job(bot="legend@1.5"))).iterations > 0
        finally:
            made.close()

    @pytest.mark.skipif(not hasattr(os, "nice"), reason="a system without priorities")
    @in_loop
    async def test_whoever_thinks_is_polite_and_gone_when_the_house_closes(self) -> None:
        made, own = Thinkers(1, 20), os.getpriority(os.PRIO_PROCESS, 0)
        try:
            await made.do(a_job())
            await made.do(a_job(bot="legend@0.3"))
            await made.do(Judging("six-territories", match_of(saloon.game("six-territories"), 3).history[-1], 0))
            processes = [thinker._process for thinker in made._all]
            nice = [os.getpriority(os.PRIO_PROCESS, process.pid or 0) - own for process in processes]
            assert nice == [thinkers._NICE[kind] for kind in (Kind.QUICK, Kind.DEEP, Kind.SPARE)]
            assert 0 < nice[0] < nice[1] < nice[2]
        finally:
            made.close()
        for process in processes:
            await asyncio.to_thread(process.join, 10)
            assert not process.is_alive()

    @pytest.mark.timeout(600)
    def test_compiled_rules_are_at_hand_before_they_are_needed(self, compiled: Callable[[Game], Any]) -> None:
        game = saloon.game("six-territories")
        compiled(game)

        async def prepared() -> tuple[Thought, float]:
            made = Thinkers(1, 60)
            try:
                made.prepare(game.slug, Kind.QUICK)
                made.prepare(game.slug, Kind.QUICK)
                warm = a_job(bot="marshal")
                while not (await made.do(warm)).compiled:
                    await asyncio.sleep(0.1)
                began = time.monotonic()
                return await made.do(a_job(bot="marshal@0.05")), time.monotonic() - began
            finally:
                made.close()

        thought, took = asyncio.run(prepared())
        assert thought.compiled
        assert thought.iterations > 0
        assert took < 2, "nothing is loaded any more"


class Pretender:
    """A thinker without a process: its jobs take as long as they say, in hundredths."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.wanted: list[str] = []
        self.to_load: list[str] = []

        self.seats: list[Any] = []

    def ready_for(self, job: AnyJob) -> bool:
        return True

    def remembers(self, job: Any) -> bool:
        return job.seat in self.seats

    def remember(self, job: Any) -> None:
        self.seats.append(job.seat)

    def do(self, job: Any, limit: float) -> str:
        time.sleep(job.seed / 100)
        return str(job.bot)

    def kill(self) -> None:
        pass

    def end(self) -> None:
        pass


class TestOrder:
    """Who waits for whom, with thinkers that only pretend."""

    @asynccontextmanager
    async def pretending(self, monkeypatch: pytest.MonkeyPatch, deep: int = 1) -> AsyncIterator[tuple[Any, list[str]]]:
        monkeypatch.setattr(thinkers, "Thinker", Pretender)
        done: list[str] = []
        made = Thinkers(deep, 20, lambda report: done.append(getattr(report.job, "bot", "spare")))
        try:
            yield made, done
        finally:
            made.close()

    @in_loop
    async def test_no_quick_thought_waits_for_deep_ones(self, monkeypatch: pytest.MonkeyPatch) -> None:
        async with self.pretending(monkeypatch) as (made, done):
            legends = [asyncio.create_task(made.do(a_job("legend", seed=50))) for _ in range(5)]
            await asyncio.sleep(0.05)
            began = time.monotonic()
            await made.do(a_job("marshal", seed=1))
            assert time.monotonic() - began < 0.3
            assert done == ["marshal"]
            for legend in legends:
                legend.cancel()

    @in_loop
    async def test_deep_thinkers_help_when_the_quick_one_is_busy(self, monkeypatch: pytest.MonkeyPatch) -> None:
        async with self.pretending(monkeypatch) as (made, _):
            began = time.monotonic()
            await asyncio.gather(*(made.do(a_job("marshal", seed=30)) for _ in range(2)))
            assert time.monotonic() - began < 0.55

    @in_loop
    async def test_whoever_should_be_done_first_goes_first(self, monkeypatch: pytest.MonkeyPatch) -> None:
        async with self.pretending(monkeypatch) as (made, done):
            bots = ["legend@3", "legend@2", "legend@0.5", "marshal@1"]
            first = asyncio.create_task(made.do(a_job("legend", seed=20)))
            await asyncio.sleep(0.05)
            await asyncio.gather(first, *(made.do(a_job(bot, seed=1)) for bot in bots))
            await asyncio.sleep(0.05)
            assert done == ["legend", "legend@0.5", "marshal@1", "legend@2", "legend@3"]

    @in_loop
    async def test_what_nobody_waits_for_any_more_is_not_begun(self, monkeypatch: pytest.MonkeyPatch) -> None:
        async with self.pretending(monkeypatch) as (made, done):
            first = asyncio.create_task(made.do(a_job("legend", seed=20)))
            await asyncio.sleep(0.05)
            second = asyncio.create_task(made.do(a_job("legend@5", seed=20)))
            await asyncio.sleep(0.01)
            second.cancel()
            await first
            await made.do(a_job("legend@2", seed=1))
            await asyncio.sleep(0.05)
            assert done == ["legend", "legend@2"]

    @in_loop
    async def test_analyses_keep_nobody_waiting(self, monkeypatch: pytest.MonkeyPatch) -> None:
        async with self.pretending(monkeypatch) as (made, done):
            spare = [asyncio.create_task(made.do(SlowJudging())) for _ in range(3)]
            await asyncio.sleep(0.05)
            await asyncio.gather(made.do(a_job("legend", seed=1)), made.do(a_job("marshal", seed=1)))
            await asyncio.sleep(0.02)
            assert sorted(done) == ["legend", "marshal"]
            for task in spare:
                task.cancel()

    @in_loop
    async def test_a_seat_comes_back_to_whoever_thought_for_it(self, monkeypatch: pytest.MonkeyPatch) -> None:
        async with self.pretending(monkeypatch, deep=3) as (made, _):
            for _ in range(5):
                await asyncio.gather(*(made.do(a_job("legend", seed=2, seat=seat)) for seat in range(3)))
                await asyncio.sleep(0.05)
            assert [len(set(thinker.seats)) for thinker in made._all[1:4]] == [1, 1, 1]


class SlowJudging(Judging):
    """An analysis that takes half a second, for a pretender."""

    bot = seat = "spare"

    def __init__(self) -> None:
        super().__init__("six-territories", b"", 50)


@pytest.mark.slow
class TestTables:
    @pytest.mark.parametrize(("problem", "reason"), [(TooSlow(), "slow"), (Failed("oops"), "failed")])
    @in_loop
    async def test_the_table_goes_on_with_a_simpler_bot_and_says_so(
        self, tmp_path: Path, problem: Exception, reason: str
    ) -> None:
        async with running(tmp_path) as house:
            real = house.house.thinkers.do

            async def do(job: Any) -> Any:
                if job.bot != "random":
                    raise problem
                return await real(job)

            house.house.thinkers.do = do  # type: ignore[method-assign]
            async with playing(house, "Ann", bots=("legend@2",)) as (ann,):
                await ann.play(random.Random(1))
                told = [frame["args"] for frame in ann.heard if frame.get("kind") == "replaced"]
                ladder = ["legend@2", "marshal", "deputy", "tenderfoot", "random"]
                assert told == [{"bot": simpler, "was": was, "reason": reason} for was, simpler in pairwise(ladder)]
                assert ann.scene["table"]["seats"][1]["bot"] == "random"
            figures = house.house.metrics.text().decode()
            assert 'saloon_bot_seconds_count{kind="quick"}' in figures

    @in_loop
    async def test_if_no_bot_can_think_any_move_is_made(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house:

            async def do(job: Any) -> Thought:
                if random.random() < 0.5:
                    raise Failed("oops")
                return thought_of(9999)

            house.house.thinkers.do = do  # type: ignore[method-assign]
            async with playing(house, "Ann", bots=("random",)) as (ann,):
                await ann.play(random.Random(1))
                assert is_over(ann.scene)

    @in_loop
    async def test_a_thinking_bot_holds_nobody_up(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house, playing(house, "Ann", bots=("random",), pace=10) as (ann,):
            while ann.scene["to_move"] == 0:
                before = ann.version
                await ann.move(ann.scene["choices"][0]["code"])
                await ann.wait_for(lambda scene, before=before: scene["v"] > before)
            assert ann.scene["table"]["seats"][1]["thinking"]
            assert (await ann.do({"do": "say", "text": "Well?"}))["t"] == "ack"
            assert (await ann.do({"do": "takeback", "seat": 0}))["t"] == "ack"
            assert ann.scene["to_move"] == 0

    @in_loop
    async def test_every_level_plays_a_game(self, tmp_path: Path) -> None:
        bots = ("tenderfoot", "marshal@0.05", "greedy")
        async with running(tmp_path) as house, playing(house, "Ann", bots=bots) as (ann,):
            assert [seat.get("bot", "") for seat in ann.scene["table"]["seats"]] == ["", *bots[:2], "deputy"]
            await ann.play(random.Random(1))
            assert is_over(ann.scene)
            moved = {frame["args"]["bot"] for frame in ann.heard if frame.get("kind") == "move"}
            assert moved == {"", *bots[:2], "deputy"}
            assert not [frame for frame in ann.heard if frame.get("kind") == "replaced"]

    @in_loop
    async def test_a_bot_without_compiled_rules_says_that_it_is_weaker(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house:
            ready = False

            async def do(job: Job) -> Thought:
                game = saloon.game(job.game)
                return thought_of(int(game.State.unpack(job.state).legal[0]), compiled=ready)

            house.house.thinkers.do = do  # type: ignore[method-assign]
            async with playing(house, "Ann", bots=("marshal",)) as (ann,):
                assert not any(seat.get("weaker") for seat in ann.scene["table"]["seats"])
                await until_moved(ann, 1)
                assert [seat.get("weaker", False) for seat in ann.scene["table"]["seats"]] == [False, True]
                assert b"saloon_bot_interpreted_total 0.0" not in house.house.metrics.text()
                ready = True
                await until_moved(ann, 1)
                assert not any(seat.get("weaker") for seat in ann.scene["table"]["seats"])

    @in_loop
    async def test_rules_are_loaded_when_a_bot_sits_down(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house:
            told: list[tuple[str, Kind]] = []
            house.house.thinkers.prepare = lambda game, kind: told.append((game, kind))  # type: ignore[method-assign]
            async with playing(house, "Ann", "Bo") as (ann, _):
                assert told == []
                await ann.do({"do": "bot", "seat": 0, "bot": "marshal"})
                assert set(told) == {("six-territories", Kind.QUICK)}
                await ann.do({"do": "bot", "seat": 0, "bot": "legend@2"})
                assert ("six-territories", Kind.DEEP) in told

    @in_loop
    async def test_bad_bots_are_refused_everywhere(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house, playing(house, "Ann", "Bo") as (ann, _):
            for bot, code in (("nobody", "unknown-bot"), ("legend@99", "think-time"), ("deputy@1", "no-think-time")):
                assert (await ann.do({"do": "bot", "seat": 0, "bot": bot}))["code"] == code
                table = {"game": "six-territories", "players": 2, "seats": ["me", bot], "name": "Ann"}
                answer = await house.rest.post("/api/tables", json=table)
                assert (answer.status_code, answer.json()["error"]["code"]) == (400, code)


async def until_moved(ann: Any, seat: int) -> None:
    """Play until a seat has moved once more."""
    before = len([frame for frame in ann.heard if frame.get("kind") == "move" and frame["seat"] == seat])
    while len([frame for frame in ann.heard if frame.get("kind") == "move" and frame["seat"] == seat]) == before:
        if ann.scene["to_move"] == 0:
            version = ann.version
            await ann.move(ann.scene["choices"][0]["code"])
            await ann.wait_for(lambda scene, version=version: scene["v"] > version)
        else:
            await ann.next()
