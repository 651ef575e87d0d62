"""Bots at the table: outside the loop, fed with what their seat sees, and replaced when they fail."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from tests.conformance.kit import each_game, sampled, state_of
from tests.server.kit import in_loop, is_over, playing, running

import saloon
from saloon.engine import Game
from saloon.match import Match
from saloon.server import thinking
from saloon.server.thinking import Failed, Job, Thinkers, TooSlow

pytestmark = pytest.mark.slow  # real sockets and processes


def match_of(game: Game, moves: int, seed: int = 3) -> Match:
    match = Match.new(game.slug, players=game.players[-1], seed=seed)
    choose = random.Random(seed)
    while len(match.moves) < moves:
        match.play(choose.choice(match.choices()))
    return match


@each_game
def test_a_job_holds_what_the_seat_sees_and_no_more(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "randbits", lambda bits: 5)
    for moves in (0, 5, 15, 30):
        match = match_of(game, moves)
        seat = match.to_move
        assert seat is not None
        job = thinking.job(match, seat, "random")
        assert job.state != state_of(match).pack() or len(set(job.state)) == 1
        match._course.state = sampled(game, state_of(match), seat, seed=99)
        assert thinking.job(match, seat, "random") == job


@each_game
def test_the_answer_is_that_of_the_bot(game: Game) -> None:
    match = match_of(game, 10)
    seat = match.to_move
    assert seat is not None
    for name in saloon.bots():
        job = thinking.job(match, seat, name)
        assert thinking.do(job) == saloon.bot(name).choose(match.sight(seat), job.seed)


def broken(**changes: Any) -> Job:
    match = match_of(saloon.game("six-territories"), 3)
    assert match.to_move is not None
    job = thinking.job(match, match.to_move, "random")
    return Job(**{**job.__dict__, **changes})


@in_loop
async def test_a_bot_that_breaks_down_or_dies_leaves_room_for_the_next() -> None:
    thinkers = Thinkers(1, limit=20)
    try:
        with pytest.raises(Failed, match="unknown-bot"):
            await thinkers.choose(broken(bot="deep-thought"))
        with pytest.raises(Failed):
            await thinkers.choose(broken(state=b""))
        thinkers._all[0]._process.kill()
        with pytest.raises(Failed):
            await thinkers.choose(broken())
        assert isinstance(await thinkers.choose(broken()), int)
    finally:
        thinkers.close()


@in_loop
async def test_a_bot_that_thinks_too_long_is_stopped() -> None:
    thinkers = Thinkers(1, limit=0)
    try:
        with pytest.raises(TooSlow):
            await thinkers.choose(broken())
        assert thinkers._all[0]._pipe is None
        thinkers._limit = 20
        assert isinstance(await thinkers.choose(broken()), int)
    finally:
        thinkers.close()


@pytest.mark.parametrize(("problem", "reason"), [(TooSlow(), "slow"), (Failed("oops"), "failed")])
@in_loop
async def test_the_table_goes_on_with_a_simpler_bot_and_says_so(
    tmp_path: Path, problem: Exception, reason: str
) -> None:
    async with running(tmp_path) as house:
        real = house.house.thinkers.choose

        async def choose(job: Job) -> int:
            if job.bot == "greedy":
                raise problem
            return await real(job)

        house.house.thinkers.choose = choose  # type: ignore[method-assign]
        async with playing(house, "Ann", bots=("greedy",)) as (ann,):
            await ann.play(random.Random(1))
            told = [frame for frame in ann.heard if frame.get("kind") == "replaced"]
            assert [frame["args"] for frame in told] == [{"bot": "random", "was": "greedy", "reason": reason}]
            assert ann.scene["table"]["seats"][1]["bot"] == "random"


@in_loop
async def test_if_no_bot_can_think_any_move_is_made(tmp_path: Path) -> None:
    async with running(tmp_path) as house:

        async def choose(job: Job) -> int:
            if random.random() < 0.5:
                raise Failed("oops")
            return 9999

        house.house.thinkers.choose = choose  # type: ignore[method-assign]
        async with playing(house, "Ann", bots=("random",)) as (ann,):
            await ann.play(random.Random(1))
            assert is_over(ann.scene)


@in_loop
async def test_a_thinking_bot_holds_nobody_up(tmp_path: Path) -> None:
    async with running(tmp_path) as house, playing(house, "Ann", bots=("random",), pace=10) as (ann,):
        while ann.scene["to_move"] == 0:
            before = ann.version
            await ann.move(ann.scene["choices"][0]["code"])
            await ann.wait_for(lambda scene, before=before: scene["v"] > before)
        assert ann.scene["table"]["seats"][1]["thinking"]
        assert (await ann.do({"do": "say", "text": "Well?"}))["t"] == "ack"
        assert (await ann.do({"do": "takeback", "seat": 0}))["t"] == "ack"
        assert ann.scene["to_move"] == 0


def test_bots_are_ordered_from_strong_to_simple() -> None:
    assert set(thinking.BY_STRENGTH) >= set(saloon.bots())
    assert thinking.simpler("greedy") == "random" == thinking.simpler("random")
    assert thinking.strongest() == thinking.BY_STRENGTH[0]
