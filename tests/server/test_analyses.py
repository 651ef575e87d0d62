"""Analyses of finished matches: worked out aside, told as far as they are, kept, and given up."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from tests.school.test_coach import last_robbery
from tests.server.kit import Json, Running, in_loop, playing, running
from tests.server.test_refusals import sayable

from saloon.bots import Thought
from saloon.match import Match
from saloon.school.coach import Coaching, Verdict
from saloon.school.mistakes import DEEPER, Mistake, moments
from saloon.server.analyses import Analyses, Chances, Review
from saloon.server.bot_pool import Failed
from saloon.server.errors import Refusal, TooMuch
from saloon.server.settings import Settings
from saloon.server.shares import Asker
from saloon.server.thinking import Judgement, Judging, veiled


class Judge:
    """Workers that only judge, as they are let."""

    def __init__(self) -> None:
        self.asked: list[Any] = []
        self.gate = asyncio.Semaphore(0)
        self.problem: Exception | None = None

    def prepare(self, game: str, kind: Any) -> None:
        pass

    async def do(self, job: Judging, asker: Asker) -> Judgement:
        self.asked.append(job)
        await self.gate.acquire()
        if self.problem:
            raise self.problem
        return Judgement((0.5, 0.5) if len(self.asked) % 2 else (0.9, 0.1), compiled=True)

    async def let(self, count: int) -> None:
        """Let so many judgements through."""
        for _ in range(count):
            self.gate.release()
        for _ in range(10 * count + 10):
            await asyncio.sleep(0)


def analyses(judge: Judge, **more: Any) -> Analyses:
    return Analyses(judge, Settings(**more))  # type: ignore[arg-type]


def chances(address: str = "here") -> Chances:
    return Chances("six-territories", [b"a", b"b", b"c", b"d"], address)


@in_loop
async def test_an_analysis_grows_and_ends_with_its_turns() -> None:
    judge = Judge()
    found = analyses(judge)
    assert found.known("m") is None
    begun = found.begin("m", chances("here"))
    assert (begun.state, begun.done, begun.moves, begun.points) == ("working", 0, 3, [])
    await judge.let(2)
    half = found.known("m")
    assert half
    assert (half.state, half.done, half.points, half.turns) == ("working", 2, [[0.5, 0.5], [0.9, 0.1]], [])
    await judge.let(2)
    whole = found.known("m")
    assert whole
    assert (whole.state, whole.done, len(whole.points)) == ("done", 4, 4)
    assert [(turn.move, turn.before, turn.after) for turn in whole.turns] == [
        (1, 0.5, 0.9),
        (2, 0.9, 0.5),
        (3, 0.5, 0.9),
    ]
    assert whole.compiled
    assert found.begin("m", chances("here")) == whole
    assert len(judge.asked) == 4
    found.close()


@pytest.mark.slow
@in_loop
async def test_one_that_failed_is_refused_once_and_can_be_begun_anew() -> None:
    judge = Judge()
    found = analyses(judge)
    judge.problem = Failed("oops")
    found.begin("m", chances("here"))
    await judge.let(1)
    with pytest.raises(Refusal, match="analysed"):
        found.known("m")
    assert found.known("m") is None
    judge.problem = None
    found.begin("m", chances("here"))
    await judge.let(4)
    again = found.known("m")
    assert again
    assert again.state == "done"
    found.close()


@in_loop
async def test_one_that_nobody_asks_for_is_given_up() -> None:
    judge = Judge()
    found = analyses(judge, analysis_patience=0)
    found.begin("m", chances("here"))
    await judge.let(4)
    assert found.known("m") is None
    assert len(judge.asked) <= 1


@in_loop
async def test_the_ones_asked_for_last_are_kept() -> None:
    judge = Judge()
    found = analyses(judge, analyses=2)
    for name in ("a", "b"):
        found.begin(name, chances("here"))
    assert found.known("a")
    found.begin("c", chances("here"))
    assert [name for name in "abc" if found.known(name)] == ["a", "c"]
    found.close()


@in_loop
async def test_so_many_at_a_time_for_one_address() -> None:
    judge = Judge()
    found = analyses(judge, advice_per_address=2)
    for name in "ab":
        found.begin(name, chances("here"))
    with pytest.raises(TooMuch, match="2 questions"):
        found.begin("c", chances("here"))
    assert found.begin("a", chances("here")).state == "working"
    found.begin("c", chances("there"))
    await judge.let(12)
    assert found.begin("d", chances("here")).state == "working"
    found.close()


@in_loop
async def test_mistakes_are_judged_by_what_the_seat_knew_and_the_worst_again() -> None:
    match = last_robbery()
    match.play("rob purse 1")
    states, chosen = match.truth.states, moments(match, 0)
    verdicts = (Verdict(291, 0.9, 0.0), Verdict(chosen[0].code, 0.1, 0.8))
    coaching = Coaching(Thought(291, (0.9, 0.1, 0.0), (), compiled=True), verdicts)

    class Reviewer(Judge):
        async def do(self, job: Any, asker: Asker) -> Any:
            await super().do(job, asker)
            return Mistake(job.moment, 0.8, coaching)

    judge = Reviewer()
    found = analyses(judge)
    begun = found.begin("m 0", Review("colt-express", states, "here", 0, chosen))
    assert (begun.state, begun.done, begun.choices, begun.mistakes) == ("working", 0, 1, [])
    await judge.let(2)
    told = found.known("m 0")
    assert (told.state, told.done) == ("done", 1)
    assert [job.depth for job in judge.asked] == [1, DEEPER]
    assert all(job.seat == 0 and veiled(job).state != job.state for job in judge.asked)
    (mistake,) = told.mistakes
    assert (mistake.move, mistake.best, mistake.loss, mistake.question) == (0, 291, 0.8, "ce-decision-rob")
    assert [choice.text for choice in mistake.choices] == ["rob purse 1", "rob strongbox"]
    assert [one.loss for one in mistake.verdicts] == [0.0, 0.8]
    found.close()


async def until_done(house: Running, path: str) -> Json:
    async with asyncio.timeout(120):
        while True:
            answer = await house.rest.get(path)
            assert answer.status_code == 200, answer.text
            told: Json = answer.json()
            assert len(told["points"]) == told["done"] <= told["moves"] + 1
            if told["state"] == "done":
                return told
            await asyncio.sleep(0.2)


@pytest.mark.slow
@in_loop
async def test_a_finished_match_and_its_record_are_analysed(tmp_path: Path) -> None:
    async with running(tmp_path) as house, playing(house, "Ann", bots=("random", "random")) as (ann,):
        path = f"/api/tables/{ann.code}"
        refused = await house.rest.get(path + "/analysis")
        assert (refused.status_code, sayable(refused.json()["error"])) == (409, "match-goes-on")
        await ann.play(random.Random(2))
        told = await until_done(house, path + "/analysis")
        record = (await house.rest.get(path + "/record")).json()
        assert told["moves"] == len(record["moves"])
        assert all(len(point) == 3 and abs(sum(point) - 1) < 0.01 for point in told["points"])
        winners = record["result"]["ranking"][0]
        assert told["points"][-1] == [round(1 / len(winners), 4) if seat in winners else 0 for seat in range(3)]
        assert not told["compiled"]
        for turn in told["turns"]:
            assert turn["before"] == told["points"][turn["move"] - 1][turn["seat"]]
            assert turn["after"] == told["points"][turn["move"]][turn["seat"]]
        kept = (await house.rest.post("/api/records", json=record)).json()["id"]
        assert await until_done(house, f"/api/records/{kept}/analysis") == told, "the same match, the same judgement"


@pytest.mark.slow
@in_loop
async def test_what_cannot_be_analysed(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        for path, code in (
            ("/api/tables/zzzzzz/analysis", "no-such-table"),
            (f"/api/tables/{await house.table()}/analysis", "no-match"),
            ("/api/records/nothing/analysis", "no-such-record"),
        ):
            answer = await house.rest.get(path)
            assert sayable(answer.json()["error"]) == code
        begun = json.loads(Match.new("six-territories", 2, seed=1).truth.record().to_json())
        kept = (await house.rest.post("/api/records", json=begun)).json()["id"]
        told = await until_done(house, f"/api/records/{kept}/analysis")
        assert (told["moves"], told["done"]) == (0, 1)
