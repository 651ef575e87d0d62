"""Why a bot chose as it did: all of it to those who may know, to the others what they could find by themselves."""

from __future__ import annotations

import asyncio
import random
import secrets
from pathlib import Path
from typing import Any

import pytest
from tests.conformance.kit import each_game, sampled
from tests.server.kit import Client, Json, Running, in_loop, is_over, playing, running, seated, thinking_by
from tests.server.test_bots import until_moved
from tests.server.test_refusals import sayable

from saloon.engine import Game, Watch
from saloon.engine.state import ScriptError
from saloon.match import Match
from saloon.match.log import Log
from saloon.server import thinking
from saloon.server.bot_pool import Failed

HIDING = ("colt-express", "hold-up")  # cards are laid face down


async def explained(client: Client, seat: int) -> Json:
    await client.send({"t": "explain", "id": secrets.token_hex(8), "seat": seat})
    return await client.until(lambda frame: frame["t"] in ("explained", "refuse"))


def a_match(game: Game, seed: int) -> Match:
    modes = [{}, *map(dict, game.modes)]
    return Match.new(game.slug, game.players[seed % len(game.players)], modes[seed % len(modes)] or None, seed=seed)


def moments(game: Game, seed: int, most: int) -> Any:
    """Some moves of a match played at random: the match just after each, and the seat that made it."""
    match, choose = a_match(game, seed), random.Random(seed)
    while not match.over and most:
        seat = match.to_move
        match.play(choose.choice(match.choices()))
        if choose.randrange(6) == 0:
            most -= 1
            yield match, seat


def onlookers(match: Match) -> list[int | None]:
    return [*range(match.players), None]


class OtherMatch:
    """As much of a match as an explanation of its last move reads: another one, which an observer cannot tell from the
    true one. The hands are others, and the choice may be another of which he hears the same."""

    def __init__(self, match: Match, before: Any, code: int, log: Log) -> None:
        self.game, self.truth = match.game, self
        self.states = [*match.truth.states[:-2], before.pack(), b""]
        self.moves = [*match.truth.moves[:-1], match.game.choice(before, code).text]
        self._log = log

    def logs(self, since: int) -> list[Log]:
        return [self._log]


def another(match: Match, observer: int | None, seed: int) -> Any:
    """Another match like this one to an observer; None if there is none with this seed."""
    game, move = match.game, match.played
    before = sampled(game, game.State.unpack(match.truth.states[-2]), observer, seed)
    heard = [event for event in match.events(seat=observer) if event.move == move]
    seen = match.view(observer)
    for code in random.Random(seed).sample(list(before.legal[: before.legal_n]), before.legal_n):
        after = before.clone()
        after.watch = Watch(match.truth.outcomes[-1])
        try:
            game.plain.apply(after, code)
        except ScriptError:  # these outcomes could not have come of this choice
            continue
        log = Log(game, after, move)
        if log.told(observer) == heard and game.view(after, observer) == seen:
            return OtherMatch(match, before, code, log)
    return None


@pytest.mark.slow
@each_game
def test_matches_that_look_alike_are_explained_alike(game: Game, thoroughly: bool) -> None:
    """Whatever the others hold, and whichever of its choices a bot really made: who heard the same is told the same."""
    compared = hidden = differed = 0
    seeds = 2 if thoroughly or game.slug in HIDING else 1
    for seed in range(seeds):
        for match, seat in moments(game, seed, most=5):
            for observer in onlookers(match):
                said = thinking.do(thinking.onlooking(match, match.played - 1, observer))
                hidden += observer != seat and said.choice is None
                for other in filter(None, (another(match, observer, number) for number in range(2))):
                    compared += 1
                    differed += other.truth.moves[-1] != match.truth.moves[-1]
                    assert thinking.do(thinking.onlooking(other, match.played - 1, observer)) == said
    assert compared > 15 * seeds // 2
    assert (hidden and differed) or game.slug not in HIDING


@pytest.mark.slow
@each_game
def test_an_onlooker_names_the_choice_or_none_never_another(game: Game) -> None:
    told = 0
    for seed in range(6):
        for match, seat in moments(game, seed, most=5):
            for observer in onlookers(match):
                found = thinking.deduce(thinking.onlooking(match, match.played - 1, observer))
                assert found is None or found[1].text == match.truth.moves[-1]
                told += found is not None and observer != seat
    assert told > 20


@pytest.mark.slow
@each_game
def test_who_may_know_is_told_the_choice_itself(game: Game) -> None:
    for match, seat in moments(game, 1, most=6):
        job = thinking.onlooking(match, match.played - 1, seat, initiated=True)
        assert thinking.do(job).choice.text == match.truth.moves[-1]


def test_an_onlooker_is_handed_nothing_of_the_truth() -> None:
    from saloon.games import game as find_game

    game = find_game("colt-express")
    for match, seat in moments(game, 3, most=10):
        for observer in onlookers(match):
            job = thinking.veiled(thinking.onlooking(match, match.played - 1, observer))
            assert isinstance(job, thinking.Onlooking)
            true = game.State.unpack(match.truth.states[-2])
            assert job.state == sampled(game, sampled(game, true, observer, 77), observer, 0).pack()
            assert job.chosen == ""
            if observer != seat and any("hidden" in event.key for event in job.heard):
                assert job.heard != [event for event in match.truth.events() if event.move == job.move]


@pytest.mark.slow
class TestTables:
    @in_loop
    async def test_a_bots_choice_is_explained(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house, seated(house, "Ann", bots=("marshal@0.05",)) as (ann,):
            assert sayable(await explained(ann, 1)) == "no-match"
            await ann.do({"do": "start"})
            await ann.wait_for(lambda scene: scene["table"]["phase"] == "playing")
            assert sayable(await explained(ann, 0)) == "no-bots-choice"
            assert sayable(await explained(ann, 5)) == "no-such-seat"
            await until_moved(ann, 1)
            told = await explained(ann, 1)
            assert (told["t"], told["seat"], told["bot"]) == ("explained", 1, "marshal@0.05")
            assert told["move"] < ann.scene["table"]["moves"]
            assert told["choice"]["text"], "no choice is hidden in this game"
            assert told["chance"] is None
            assert (told["choices"], told["line"], told["iterations"]) == ([], [], 0)
            assert told["compiled"]
            watcher = Client(house.address, ann.code)
            await watcher.open()
            assert (await explained(watcher, 1))["choice"] == told["choice"]
            await watcher.close()

    @in_loop
    async def test_who_looks_through_the_seat_is_told_all(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house, playing(house, "Ann", "Bo", game="colt-express") as (ann, bo):
            assert (await ann.do({"do": "bot", "seat": 0, "bot": "marshal@0.05"}))["t"] == "ack"
            while not [frame for frame in bo.heard if frame.get("kind") == "move" and frame["seat"] == 0]:
                if bo.scene["to_move"] == 1 and bo.scene["choices"]:
                    await bo.move(bo.scene["choices"][0]["code"])
                else:
                    await bo.next()
            mine, theirs = await explained(ann, 0), await explained(bo, 0)
            assert mine["choices"][0]["choice"] == mine["choice"] == mine["line"][0]["choice"]
            assert 0 <= mine["chance"] <= 1
            assert mine["iterations"] > 0
            assert not mine["compiled"]
            assert (theirs["chance"], theirs["choices"], theirs["line"]) == (None, [], [])
            assert theirs["move"] == mine["move"]
            assert theirs["choice"] in (None, mine["choice"])

    @in_loop
    async def test_after_the_match_everybody_is_told_all_and_after_a_restart_what_can_be_told(
        self, tmp_path: Path
    ) -> None:
        async with running(tmp_path) as house, playing(house, "Ann", bots=("marshal@0.05",)) as (ann,):
            await ann.play(random.Random(3))
            assert is_over(ann.scene)
            whole = await told_to_stranger(house, ann.code)
            assert whole["chance"] is not None
            assert whole["choices"][0]["choice"]["text"]
        async with running(tmp_path) as house:
            again = await told_to_stranger(house, ann.code)
            assert (again["choice"], again["move"]) == (whole["choice"], whole["move"])
            assert (again["chance"], again["choices"]) == (None, [])

    @in_loop
    async def test_what_was_taken_back_is_forgotten(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house, playing(house, "Ann", bots=("deputy",)) as (ann,):
            await until_moved(ann, 0)
            await until_moved(ann, 1)
            told = await explained(ann, 1)
            while told["t"] == "explained":
                assert (await ann.do({"do": "takeback", "seat": 0}))["t"] == "ack"
                again = await explained(ann, 1)
                assert again.get("move", -1) < told["move"]
                told = again
                if ann.scene["to_move"] != 0 or not ann.scene["table"].get("moves"):
                    break
            assert told.get("code", "no-bots-choice") == "no-bots-choice"

    @in_loop
    async def test_what_is_asked_again_is_explained_once(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house, playing(house, "Ann", bots=("random",)) as (ann,):
            await until_moved(ann, 1)
            thought, do = asyncio.Event(), house.house.bot_pool.do

            async def slowly(job: Any, *asked: Any) -> Any:
                await thought.wait()
                return await do(job, *asked)

            house.house.bot_pool.do = slowly  # type: ignore[method-assign, assignment]
            for _ in range(3):
                await ann.send({"t": "explain", "id": "e", "seat": 1})
            assert (await ann.do({"do": "say", "text": "Well?"}))["t"] == "ack"
            thought.set()
            told = await ann.until(lambda frame: frame["t"] == "explained")
            assert (await ann.do({"do": "say", "text": "Ah"}))["t"] == "ack"
            assert [frame for frame in ann.heard if frame.get("id") == "e"] == [told]

    @in_loop
    async def test_no_explanation_is_no_harm(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house, playing(house, "Ann", bots=("random",)) as (ann,):
            await until_moved(ann, 1)

            async def do(job: Any) -> Any:
                raise Failed("oops")

            thinking_by(house, do)
            assert sayable(await explained(ann, 1)) == "no-explanation"
            await ann.send({"t": "explain", "id": "e", "seat": 9})
            assert (await ann.until(lambda frame: frame["t"] == "refuse"))["code"] == "malformed"


async def told_to_stranger(house: Running, code: str) -> Json:
    stranger = Client(house.address, code)
    await stranger.open()
    told = await explained(stranger, 1)
    await stranger.close()
    return told
