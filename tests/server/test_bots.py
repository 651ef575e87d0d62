"""Bots at the table: outside the loop, fed with what their seat sees, and replaced when they fail."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from tests.conformance.kit import each_game, sampled
from tests.kit import state_of
from tests.server.kit import Client, in_loop, is_over, playing, running, thinking_by

import saloon
from saloon.bots.contract import Thought
from saloon.engine import Game, Key, native
from saloon.match import Match
from saloon.match.log import Log
from saloon.server import bot_pool, thinking
from saloon.server import journal as journal_events
from saloon.server.bot_pool import BotPool, Failed, NotReady, Reply, Report, TooSlow
from saloon.server.errors import TooMuch
from saloon.server.own_time import OWN_CLOCK, STARVED
from saloon.server.shares import Asker, Rank
from saloon.server.thinking import AnyJob, Job, Judging, Kind

NICEST = 19  # no process is politer than that
SIMPLE = ("random", "tenderfoot", "deputy", "marshal")


def match_of(game: Game, moves: int, seed: int = 3) -> Match:
    match = Match.new(game.slug, players=game.players[-1], seed=seed)
    choose = random.Random(seed)
    while match.played < moves:
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
            match._history.plies[-1] = replace(match._history.plies[-1], state=another.pack())
            assert thinking.veiled(thinking.job(match, seat, "random")) == handed

    @each_game
    def test_nothing_is_sampled_while_a_job_is_made(self, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
        """Jobs are made by the tables' own loop, and how long a sample takes is up to the game."""
        match = match_of(game, 12)
        seat = match.to_move
        assert seat is not None
        monkeypatch.setattr(game.plain, "determinize", lambda *args: pytest.fail("sampled"))
        jobs: list[AnyJob] = [thinking.job(match, seat, "legend")]
        jobs += [thinking.onlooking(match, 11, observer) for observer in (None, *range(match.players))]
        assert {job.game for job in jobs} == {game.slug}

    @each_game
    def test_no_more_is_put_into_words_than_is_asked_for(self, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
        """A long match has thousands of events, and a job is made at every choice of a bot."""
        match = match_of(game, 12)
        put = Log._in_words
        worded: list[Log] = []
        monkeypatch.setattr(Log, "_in_words", lambda log, eyes: worded.append(log) or put(log, eyes))
        thinking.job(match, match.to_move or 0, "legend")
        assert not worded
        for observer in (None, *range(match.players)):
            asked = thinking.onlooking(match, 6, observer)
            assert asked.heard == [event for event in match_of(game, 12).events(seat=observer) if event.move == 7]
        assert not {log for log in worded if log in match.truth.logs()} - {match.truth.logs()[7]}

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


OURS = Asker("here", "table", Rank.MOVE)


@dataclass(frozen=True)
class Laggard(Job):
    """A job that takes its time to arrive, as one does while a process starts or loads its rules."""

    def __setstate__(self, state: dict[str, Any]) -> None:
        time.sleep(3)
        self.__dict__.update(state)


@pytest.mark.slow
class TestProcesses:
    @in_loop
    async def test_a_bot_that_breaks_down_or_dies_leaves_room_for_the_next(self) -> None:
        reports: list[Report] = []
        made = BotPool(1, 20, reports.append)

        def die() -> None:
            made._all[1]._process.kill()

        try:
            with pytest.raises(Failed, match="unknown-bot"):
                await made.do(a_job(bot="deep-thought"), OURS)
            with pytest.raises(Failed):
                await made.do(a_job(state=b""), OURS)
            with pytest.raises(Failed, match="EOFError"):
                await made.do(a_job(bot="legend@10"), OURS, die)
            assert isinstance(await made.do(a_job(bot="legend@0.3"), OURS), Thought)
        finally:
            made.close()
        assert [report.problem for report in reports] == ["failed", "failed", "failed", ""]

    @in_loop
    async def test_a_process_that_was_lost_before_the_thought_began_is_no_fault_of_the_bot(self) -> None:
        reports: list[Report] = []
        made = BotPool(1, 20, reports.append)
        try:
            await made.do(a_job(), OURS)
            made._all[0]._process.kill()
            assert isinstance(await made.do(a_job(), OURS), Thought)
        finally:
            made.close()
        assert [report.problem for report in reports] == ["", ""]

    @in_loop
    async def test_a_bot_that_thinks_too_long_is_stopped(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(bot_pool, "_SLOWER", 0)
        made = BotPool(1, 0.05)
        try:
            with pytest.raises(TooSlow):
                await made.do(a_job(bot="legend@10"), OURS)
            made._limit = 20
            assert isinstance(await made.do(a_job(bot="legend@0.3"), OURS), Thought)
        finally:
            made.close()

    @in_loop
    async def test_its_own_think_time_is_granted(self) -> None:
        made = BotPool(1, 1.0)
        try:
            assert (await made.do(a_job(bot="legend@1.5"), OURS)).iterations > 0
        finally:
            made.close()

    @in_loop
    async def test_getting_ready_is_no_thinking(self) -> None:
        """A process that is slow to start or to load is not a bot that is slow to think."""
        made = BotPool(1, 2)
        try:
            assert isinstance(await made.do(Laggard(**a_job().__dict__), OURS), Thought)
        finally:
            made.close()

    @pytest.mark.skipif(not hasattr(os, "nice"), reason="a system without priorities")
    @in_loop
    async def test_whoever_thinks_is_polite_and_gone_when_the_house_closes(self) -> None:
        made, own = BotPool(1, 20), os.getpriority(os.PRIO_PROCESS, 0)
        try:
            await made.do(a_job(), OURS)
            await made.do(a_job(bot="legend@0.3"), OURS)
            await made.do(
                Judging("six-territories", match_of(saloon.game("six-territories"), 3).truth.states[-1], 0), OURS
            )
            processes = [worker._process for worker in made._all]
            nice = [os.getpriority(os.PRIO_PROCESS, process.pid or 0) for process in processes]
            kinds = (Kind.QUICK, Kind.DEEP, Kind.SPARE)
            assert nice == [min(own + bot_pool._NICE[kind], NICEST) for kind in kinds]
        finally:
            made.close()
        while any(process.is_alive() for process in processes):  # their own threads wait for them, too
            await asyncio.sleep(0.01)

    @pytest.mark.timeout(600)
    def test_compiled_rules_are_at_hand_before_they_are_needed(self, compiled: Callable[[Game], Any]) -> None:
        game = saloon.game("six-territories")
        compiled(game)

        async def prepared() -> Thought:
            made = BotPool(1, 60)
            try:
                made.prepare(game.slug, Kind.QUICK)
                made.prepare(game.slug, Kind.QUICK)
                assert made._all[0].wanted == [game.slug]
                while made._all[0].to_load:
                    await asyncio.sleep(0.05)
                found: Thought = await made.do(a_job(bot="marshal@0.05"), OURS)
                return found
            finally:
                made.close()

        thought = asyncio.run(prepared())
        assert thought.compiled
        assert thought.iterations > 0

    @pytest.mark.timeout(600)
    def test_rules_are_loaded_before_the_thought_begins(
        self, compiled: Callable[[Game], Any], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        game = saloon.game("six-territories")
        compiled(game)
        monkeypatch.setattr(native, "_loaded", {})
        order, found = bot_pool.Order(a_job(bot="marshal"), 60), []
        reply = bot_pool._answer(order, bot_pool.Rules(), lambda: found.append(native.loaded(game)))
        assert found
        assert found[0] is not None
        assert not reply.problem


class Pretender:
    """A worker without a process, which has what troubles it is told to have."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.wanted: list[str] = []
        self.to_load: list[str] = []
        self.runs = False
        self.troubles: list[str] = []  # "start" or "load", one for each attempt

    def ready_for(self, job: AnyJob) -> bool:
        return True

    def remembers(self, job: AnyJob) -> bool:
        return False

    def remember(self, job: AnyJob) -> None:
        pass

    def begin(self) -> None:
        self._try("start")
        self.runs = True

    def do(self, job: Any, limit: float, begun: Callable[[], None], tries: int) -> Reply:
        try:
            self._try("load")
        except NotReady:
            self.end()
            raise
        begun()
        return Reply({"code": job.seed, "chances": (), "prospects": ()})

    def _try(self, what: str) -> None:
        if self.troubles[:1] == [what]:
            raise NotReady(self.troubles.pop(0))

    def kill(self) -> None:
        pass

    def end(self) -> None:
        self.runs = False


class TestGettingReady:
    """Whatever it takes until a thought begins is tried again, and is no fault of the bot's."""

    @staticmethod
    async def asked(monkeypatch: pytest.MonkeyPatch, troubles: list[str]) -> tuple[Any, list[Report], list[str]]:
        monkeypatch.setattr(bot_pool, "Worker", Pretender)
        monkeypatch.setattr(bot_pool, "_PAUSES", (0.0,))
        reports: list[Report] = []
        begun: list[str] = []
        made = BotPool(1, 20, reports.append)
        pretenders: Any = made._all
        pretenders[0].troubles += troubles
        pretenders[1].ready_for = lambda job: False
        try:
            found = await made.do(a_job(seed=7), OURS, lambda: begun.append("begun"))
        except Failed as problem:
            found = problem
        finally:
            made.close()
        assert not pretenders[0].troubles
        return found, reports, begun

    @pytest.mark.parametrize(
        "troubles", [[], ["start"], ["load"], ["load", "load"], ["start", "load", "start", "start"], ["start"] * 20]
    )
    @in_loop
    async def test_it_is_tried_again(self, monkeypatch: pytest.MonkeyPatch, troubles: list[str]) -> None:
        found, reports, begun = await self.asked(monkeypatch, troubles)
        assert found.code == 7
        assert [report.problem for report in reports] == [""]
        assert begun == ["begun"]

    @in_loop
    async def test_a_job_that_no_process_survives_is_given_up(self, monkeypatch: pytest.MonkeyPatch) -> None:
        found, reports, begun = await self.asked(monkeypatch, ["load"] * bot_pool._TRIES)
        assert isinstance(found, Failed)
        assert ([report.problem for report in reports], begun) == (["failed"], [])


class Wire:
    """The pipe to a process that says what it is told to, and how long it was waited for."""

    def __init__(self, *said: Any) -> None:
        self.said = list(said)
        self.waits: list[float] = []

    def send(self, order: Any) -> None:
        self.order = order

    def poll(self, seconds: float) -> bool:
        self.waits.append(seconds)
        return self.said[0] is not None

    def recv(self) -> Any:
        if self.said[0] is EOFError:
            raise EOFError
        return self.said.pop(0)

    def close(self) -> None:
        pass


class Process:
    """A process that was ended by a signal."""

    def __init__(self, ended_by: int) -> None:
        self.exitcode = -ended_by

    def kill(self) -> None:
        pass

    def join(self) -> None:
        pass


class TestTiming:
    """A thought is timed from its beginning; before that there is time enough."""

    @staticmethod
    def worker(*said: Any, ended_by: int = signal.SIGKILL) -> tuple[Any, Wire]:
        made: Any = bot_pool.Worker(Kind.QUICK)
        made._pipe = wire = Wire(*said)
        made._process = Process(ended_by)
        return made, wire

    def test_the_limit_is_for_the_thought(self) -> None:
        begun: list[int] = []
        worker, wire = self.worker(bot_pool._BEGUN, Reply("found"))
        assert worker.do(a_job(), 5, lambda: begun.append(len(wire.waits)), 1).data == "found"
        assert wire.waits == [2 * bot_pool._GET_READY, 5 * STARVED]
        assert wire.order.limit == 5
        assert begun == [1]

    @pytest.mark.parametrize("said", [None, EOFError])
    def test_what_was_not_begun_is_neither_slow_nor_failed(self, said: Any) -> None:
        worker, _ = self.worker(said)
        with pytest.raises(NotReady):
            worker.do(a_job(), 5, lambda: pytest.fail("begun"), 0)
        assert not worker.runs

    @pytest.mark.skipif(not OWN_CLOCK, reason="a system where no process has a clock of its own")
    @pytest.mark.parametrize(
        ("said", "ended_by", "problem"),
        [(None, 9, TooSlow), (EOFError, signal.SIGPROF, TooSlow), (EOFError, signal.SIGKILL, Failed)],
    )
    def test_what_was_begun_is(self, said: Any, ended_by: int, problem: type[Exception]) -> None:
        worker, _ = self.worker(bot_pool._BEGUN, said, ended_by=ended_by)
        with pytest.raises(problem):
            worker.do(a_job(), 5, lambda: None, 0)
        assert not worker.runs

    def test_whoever_is_waited_for_less_is_politer(self) -> None:
        assert 0 < bot_pool._NICE[Kind.QUICK] < bot_pool._NICE[Kind.DEEP] < bot_pool._NICE[Kind.SPARE] <= NICEST


class TestAdvice:
    @in_loop
    async def test_an_address_is_given_so_much_at_a_time(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(bot_pool, "Worker", Pretender)
        held = threading.Event()
        monkeypatch.setattr(Pretender, "begin", lambda pretender: held.wait())
        made = BotPool(1, 20, most=2)
        here, there = (Asker(address, "table", Rank.ADVICE) for address in ("here", "there"))
        try:
            asked = [asyncio.create_task(made.do(a_job(), asker)) for asker in (here, here, there, OURS)]
            await asyncio.sleep(0)
            with pytest.raises(TooMuch, match="2 questions"):
                await made.do(a_job(), here)
            for task in asked:
                task.cancel()
            await asyncio.gather(*asked, return_exceptions=True)
            again = asyncio.create_task(made.do(a_job(), here))
            await asyncio.sleep(0)
            assert not again.done()
            again.cancel()
        finally:
            made.close()
            held.set()


@pytest.mark.slow
class TestTables:
    @pytest.mark.parametrize(("problem", "reason"), [(TooSlow(), "slow"), (Failed("oops"), "failed")])
    @in_loop
    async def test_a_simpler_bot_makes_one_choice_for_another_and_the_table_is_told(
        self, tmp_path: Path, problem: Exception, reason: str
    ) -> None:
        async with running(tmp_path) as house:
            able = {"random"}

            async def choose(job: Job) -> Thought:
                if job.bot not in able:
                    raise problem
                return thought_of(int(saloon.game(job.game).State.unpack(job.state).legal[0]))

            thinking_by(house, choose)
            async with playing(house, "Ann", bots=("legend@2",)) as (ann,):
                await until_moved(ann, 1)
                told = [frame["args"] for frame in ann.heard if frame.get("kind") == "replaced"]
                ladder = ["legend@2", "marshal", "deputy", "tenderfoot", "random"]
                assert told == [{"bot": simpler, "was": was, "reason": reason} for was, simpler in pairwise(ladder)]
                assert ann.scene["table"]["seats"][1]["bot"] == "legend@2", "the seat stays its own"
                able.add("legend@2")
                await until_moved(ann, 1)
                moved = [frame["args"]["bot"] for frame in ann.heard if frame.get("kind") == "move"]
                assert [bot for bot in moved if bot] == ["random", "legend@2"]
                assert len([frame for frame in ann.heard if frame.get("kind") == "replaced"]) == len(told)

    @in_loop
    async def test_think_times_asked_for_are_cut_down_where_an_address_has_had_its_share(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house:
            asked: list[tuple[str, str]] = []
            left = {"127.0.0.1": 5.0}

            async def choose(job: Job) -> Thought:
                asked.append((job.bot, ann.scene["table"]["seats"][1]["bot"]))
                return thought_of(int(saloon.game(job.game).State.unpack(job.state).legal[0]))

            thinking_by(house, choose)
            house.house.bot_pool.left = lambda address: left[address]  # type: ignore[method-assign]
            async with playing(house, "Ann", bots=("legend@6",)) as (ann,):
                await until_moved(ann, 1)
                assert set(asked) == {("legend", "legend@6")}
                left["127.0.0.1"] = 7.0
                asked.clear()
                await until_moved(ann, 1)
                assert ("legend@6", "legend@6") in asked

    @in_loop
    async def test_if_no_bot_can_think_any_move_is_made(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house:

            async def do(job: Any) -> Thought:
                if random.random() < 0.5:
                    raise Failed("oops")
                return thought_of(9999)

            thinking_by(house, do)
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
        bots = ("tenderfoot", "marshal@0.05", "deputy")
        async with running(tmp_path) as house, playing(house, "Ann", bots=bots) as (ann,):
            assert [seat.get("bot", "") for seat in ann.scene["table"]["seats"]] == ["", *bots]
            await ann.play(random.Random(1))
            assert is_over(ann.scene)
            moved = {frame["args"]["bot"] for frame in ann.heard if frame.get("kind") == "move"}
            assert moved == {"", *bots}
            assert not [frame for frame in ann.heard if frame.get("kind") == "replaced"]

    @in_loop
    async def test_a_bot_without_compiled_rules_says_that_it_is_weaker(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house:
            ready = False

            async def do(job: Job) -> Thought:
                game = saloon.game(job.game)
                return thought_of(int(game.State.unpack(job.state).legal[0]), compiled=ready)

            thinking_by(house, do)
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
            told: list[tuple[Key, Kind]] = []
            house.house.bot_pool.prepare = lambda game, kind: told.append((game, kind))  # type: ignore[method-assign]
            async with playing(house, "Ann", "Bo") as (ann, _):
                assert told == []
                await ann.do({"do": "bot", "seat": 0, "bot": "marshal"})
                assert set(told) == {("six-territories", Kind.QUICK)}
                await ann.do({"do": "bot", "seat": 0, "bot": "legend@2"})
                assert ("six-territories", Kind.DEEP) in told

    @in_loop
    async def test_bots_think_on_the_share_of_whoever_opened_their_table(self, tmp_path: Path) -> None:
        created = journal_events.Created(
            "six-territories", 2, {}, [journal_events.Chair(), journal_events.Chair(bot="deputy")], ""
        )
        async with running(tmp_path) as house:
            made = await house.house.create(created, "far away")
            code = made.table.code
            assert made.address == "far away"
            house.house.forget(made)
            await made.stop()
            assert (await house.house.actor(code)).address == "far away", "though nobody was there for a while"
        async with running(tmp_path) as house:
            again = await house.house.actor(code)
            assert again.address == code, "after a restart it is its own"
            await Client(house.address, code).open()
            assert again.address == "127.0.0.1", "until somebody comes"

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
