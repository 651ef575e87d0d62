"""Programs at a table: words for those who have no catalogue, seats that say what they are, and nobody held up."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest
from examples import program
from tests.house import each_slug
from tests.pages import ROOT, blocks
from tests.server.kit import Client, Json, Running, in_loop, running, thinking_by

import saloon
from saloon.messages import languages, message
from saloon.server import bodies, frames, thinking

SENT = msgspec.json.Decoder(frames.ServerFrame)


@dataclass
class Program(Client):
    """A client that wants words."""

    language: str = "en"
    motion: bool = False

    async def hello(self, since: int | None = None) -> Json:
        """Say hello, in a language."""
        await self.send({"t": "hello", "since": since or 0, "token": self.token, "language": self.language})
        welcome = await self.until(lambda frame: frame["t"] == "welcome")
        await self.until(lambda frame: frame["t"] == "scene")
        return welcome

    async def sit(self, seat: int, name: str = "Robot") -> Json:
        """Sit down as what it is."""
        return await self.do({"do": "sit", "seat": seat, "name": name, "program": True})


def unsaid(frame: Any) -> Any:
    """A frame without its words."""
    if isinstance(frame, dict):
        return {name: unsaid(value) for name, value in frame.items() if name not in ("says", "asks")}
    return [unsaid(one) for one in frame] if isinstance(frame, list) else frame


@pytest.mark.parametrize("shown", blocks(ROOT / "docs" / "programs.md", "json"))
def test_what_the_page_shows_can_be_sent(shown: str) -> None:
    """Every frame of the page, and the body that opens a table, has the fields that it may have, and no others."""
    sent = msgspec.json.decode(shown)
    kind = frames.ClientFrame | frames.ServerFrame if "t" in sent else bodies.NewTable
    read = msgspec.to_builtins(msgspec.json.decode(shown, type=kind))
    assert sent.items() <= read.items()


@pytest.mark.slow
@each_slug
@in_loop
async def test_the_example_plays_every_game(slug: str, tmp_path: Path) -> None:
    players = saloon.game(slug).players[0]
    async with running(tmp_path) as house:
        host = Client(house.address, "")
        host.code = await house.table(slug, players, host.token)
        await host.open()
        matches = [
            asyncio.create_task(asyncio.to_thread(program.play, house.address, host.code)) for _ in range(players)
        ]
        await host.wait_for(lambda scene: all(seat.get("program") for seat in scene["table"]["seats"]))
        await host.do({"do": "start"})
        results = await asyncio.gather(*matches)
        await host.close()
    assert len(results[0]["scores"]) == players
    assert results.count(results[0]) == players


@asynccontextmanager
async def at_a_table(house: Running, language: str = "en") -> AsyncIterator[tuple[Client, Program]]:
    """A person and a program in the middle of a match, on seats 0 and 1."""
    ann = Client(house.address, "")
    ann.code = await house.table(players=2, token=ann.token, seats=["me", ""], name="Ann")
    robot = Program(house.address, ann.code, language=language)
    await ann.open()
    await robot.open()
    assert (await robot.sit(1))["t"] == "ack"
    assert (await ann.do({"do": "start"}))["t"] == "ack"
    try:
        yield ann, robot
    finally:
        await ann.close()
        await robot.close()


async def turn_of(robot: Program, ann: Client) -> Json:
    """Have Ann play until it is the program's turn; the scene it then sees."""
    while not (await robot.wait_for(lambda scene: bool(scene.get("choices")) or scene.get("to_move") == 0)).get(
        "choices"
    ):
        await ann.wait_for(lambda scene: bool(scene.get("choices")))
        await ann.move(ann.scene["choices"][0]["code"])
        await robot.wait_for(lambda scene: bool(scene["v"] >= ann.version))
    return robot.scene


async def thought_here(job: Any) -> Any:
    """What a bot thinks, without another process."""
    return thinking.do(job)


@pytest.mark.slow
class TestWords:
    @pytest.mark.parametrize("language", languages())
    @in_loop
    async def test_whatever_is_sent_is_said(self, language: str, tmp_path: Path) -> None:
        """As the catalogue says it, and otherwise what is sent to anybody who looks through that seat."""
        async with running(tmp_path) as house, at_a_table(house, language) as (ann, robot):
            wordless = Client(house.address, robot.code, robot.token, motion=False)
            await wordless.open()
            scene = await turn_of(robot, ann)
            assert scene["asks"] == message(scene["question"], {}, language)
            for choice in scene["choices"]:
                assert choice["says"] == message(choice["key"], choice["args"], language, ["Ann", "Robot"])
            moves = [frame for frame in robot.heard if frame.get("kind") == "move"]
            for event in moves[-1]["events"]:
                assert event["says"] == message(event["key"], event["args"], language, ["Ann", "Robot"])
            assert moves[-1]["says"] == message("table-move", {"seat": 0}, language, ["Ann", "Robot"])
            await wordless.wait_for(lambda seen: seen["v"] == scene["v"])
            assert unsaid(moves) == [frame for frame in wordless.heard if frame.get("kind") == "move"]
            assert SENT.decode(msgspec.json.encode(moves[-1]))
            await wordless.close()

    @in_loop
    async def test_a_choice_is_made_by_code_by_notation_and_by_what_it_says(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house, at_a_table(house, "fr") as (ann, robot):
            for way in ("code", "text", "says"):
                scene = await turn_of(robot, ann)
                assert (await robot.move(scene["choices"][0][way]))["t"] == "ack", way
                await robot.wait_for(lambda seen, before=scene["v"]: bool(seen["v"] > before))

    @in_loop
    async def test_what_is_refused_is_refused_in_words(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house, at_a_table(house, "fr") as (ann, robot):
            await turn_of(robot, ann)
            refused = await robot.move("fly to the moon")
            assert refused["says"] == message("error-unknown-move", refused["params"], "fr")
            await robot.send({"t": "why", "id": "w", "on": "nothing"})
            because = await robot.until(lambda frame: frame["t"] == "because")
            assert because["says"] == message("why-" + because["code"], because["params"], "fr")
            await robot.do({"do": "quip", "phrase": "hat"})
            said = [frame for frame in robot.heard if frame.get("kind") == "say"][-1]
            assert said["says"] == "Robot\N{NO-BREAK SPACE}: " + message("phrase-hat", {}, "fr")


@pytest.mark.slow
class TestNobodyIsHeldUp:
    @pytest.mark.parametrize("fault", ["late", "wrong", "gone"])
    @in_loop
    async def test_a_bot_plays_on(self, fault: str, tmp_path: Path) -> None:
        """At a table without a clock. What a person does there takes as long as it takes."""
        async with running(tmp_path, program_time=0.3, clock_grace=0) as house, at_a_table(house) as (ann, robot):
            thinking_by(house, thought_here)
            seat = (await turn_of(robot, ann))["table"]["seats"][1]
            assert seat["program"]
            assert seat["clock"] <= 0.3
            if fault == "wrong":
                assert (await robot.move("fly to the moon"))["t"] == "refuse"
            if fault == "gone":
                await robot.close()
            await ann.until(lambda frame: frame.get("kind") == "timeout")
            await ann.wait_for(lambda scene: bool(scene.get("choices")))
            assert "clock" not in ann.scene["table"]["seats"][0]
            if fault == "late":
                assert (await robot.sit(1))["t"] == "ack"
                assert (
                    "bot" not in (await robot.wait_for(lambda scene: scene["v"] >= robot.version))["table"]["seats"][1]
                )

    @in_loop
    async def test_a_table_with_a_clock_gives_a_program_as_long_as_anybody(self, tmp_path: Path) -> None:
        async with running(tmp_path, program_time=0.1, clock_grace=0) as house:
            token = secrets.token_hex(16)
            more: Json = {"seats": ["me", "me"], "name": "Robot", "program": True, "clock": 60, "start": True}
            robot = Program(house.address, await house.table(token=token, **more), token)
            await robot.open()
            seats = robot.scene["table"]["seats"]
            assert all(seat["program"] for seat in seats)
            assert seats[robot.scene["to_move"]]["clock"] > 50
            await robot.close()
