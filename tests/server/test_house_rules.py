"""Tables with house rules: opened, played, kept through a restart, looked back at and continued."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.kit import Client, Running, bearer, in_loop, playing, running, seated

from saloon.games import variants
from saloon.server import house_rules
from saloon.server.journal import Created

TEXT = """
name: Few and rich
game: six-territories
options: {scoring: advanced}
tables: {characters: 2, riches_values: {5: 8}}
"""
HOUSE = {"name": "Few and rich", "tables": {"characters": 2, "riches_values": {"5": 8}}}
CHANGES = [
    {"table": "characters", "row": "", "printed": 3, "holds": 2},
    {"table": "riches_values", "row": "5", "printed": 5, "holds": 8},
]
RICHES = {"riches": ["riches-8", "riches-3", "riches-2", "riches-1", "riches-0"]}


async def check(house: Running, text: str, game: str = "six-territories") -> Any:
    return await house.rest.post("/api/house-rules", json={"game": game, "text": text})


@in_loop
async def test_house_rules_are_read_and_say_what_they_change(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        answer = await check(house, TEXT)
        assert answer.status_code == 200, answer.text
        assert answer.json() == {"house": {**HOUSE, "options": {"scoring": "advanced"}}, "changes": CHANGES}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "code", "params"),
    [
        ("name: x\ntables: {characters: 99}", "house-number", {"field": "characters", "low": 1, "high": 6}),
        ("name: x\ntables: {bandits: 2}", "house-table", {"known": "characters, riches_values"}),
        ("name: x\ntables: {riches_values: {5: 3}}", "st-house-alike", {"field": "riches_values"}),
        ("name: [", "house-yaml", {"line": 1}),
        ("name: x\ngame: hold-up\ntables: {bonus: 1}", "house-other-game", {"game": "six-territories"}),
        ("name: x\noptions: {scoring: quick}", "option-value", {"option": "scoring"}),
    ],
)
def test_a_fault_is_told_with_its_field(tmp_path: Path, text: str, code: str, params: dict[str, Any]) -> None:
    @in_loop
    async def told() -> None:
        async with running(tmp_path) as house:
            answer = await check(house, text)
            assert answer.status_code == 400
            error = answer.json()["error"]
            assert error["code"] == code
            assert error["params"].items() >= params.items()

    told()


@in_loop
async def test_a_table_is_opened_with_them_or_not_at_all(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        body = {"game": "six-territories", "players": 2, "house": {"name": "x", "tables": {"riches_values": {"5": 3}}}}
        answer = await house.rest.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, "st-house-alike")
        assert not house.house.listed()


@pytest.mark.slow
@in_loop
async def test_everybody_is_told_what_differs_and_plays_by_it(tmp_path: Path) -> None:
    async with running(tmp_path) as house, playing(house, "Ann", bots=("random",), house=HOUSE) as (ann,):
        assert ann.scene["table"]["house"] == {"name": "Few and rich", "changes": CHANGES, "printed": RICHES}
        assert ann.scene["view"]["characters"] == [2, 2]
        assert [card.house for card in house.house.listed()] == ["Few and rich"]
        await ann.play(random.Random(1))
        record = (await house.rest.get(f"/api/tables/{ann.code}/record")).json()
        assert record["house"] == HOUSE
        kept = await house.rest.post("/api/records", json=record)
        assert kept.status_code == 201, kept.text
        replay = await house.rest.get(f"/api/records/{kept.json()['id']}/replay", params={"move": 3})
        assert replay.json()["house"]["printed"] == RICHES
        analysis = await house.rest.get(f"/api/records/{kept.json()['id']}/analysis")
        assert analysis.json()["state"] in ("working", "done")


@pytest.mark.slow
@in_loop
async def test_they_stay_through_a_restart_and_a_rematch(tmp_path: Path) -> None:
    async with running(tmp_path) as house, playing(house, "Ann", bots=("deputy",), house=HOUSE) as (ann,):
        code, token = ann.code, ann.token
        await ann.wait_for(lambda scene: bool(scene.get("choices")))
        await ann.move(ann.scene["choices"][0]["code"])
    variants._alive.clear()
    variants._kept.clear()
    async with running(tmp_path) as house:
        again = Client(house.address, code, token)
        await again.open()
        assert again.scene["table"]["house"]["changes"] == CHANGES
        await again.play(random.Random(2))
        assert (await again.do({"do": "start"}))["t"] == "ack"
        await again.wait_for(lambda scene: scene["table"]["phase"] == "playing")
        assert again.scene["table"]["house"]["name"] == "Few and rich"
        assert sum(again.scene["view"]["characters"]) == 4
        await again.close()


@pytest.mark.slow
@in_loop
async def test_a_table_goes_on_from_a_move_by_the_same_rules(tmp_path: Path) -> None:
    async with running(tmp_path) as house, playing(house, "Ann", bots=("random",), house=HOUSE) as (ann,):
        await ann.play(random.Random(3))
        body = {"move": 2, "seat": 0, "name": "Ann", "bot": "random"}
        made = await house.rest.post(f"/api/tables/{ann.code}/continue", json=body, headers=bearer(ann.token))
        assert made.status_code == 201, made.text
        scene = (await house.rest.get(f"/api/tables/{made.json()['code']}")).json()
        assert scene["table"]["house"]["changes"] == CHANGES


@pytest.mark.slow
@in_loop
async def test_a_hint_and_an_undo_know_the_rules_of_the_table(tmp_path: Path) -> None:
    async with running(tmp_path) as house, playing(house, "Ann", "Bo", house=HOUSE) as (ann, bo):
        mover = ann if ann.scene["table"]["seats"] and ann.scene["to_move"] == 0 else bo
        await mover.wait_for(lambda scene: bool(scene.get("choices")))
        await mover.send({"t": "hint", "id": "h"})
        advice = await mover.until(lambda frame: frame["t"] in ("advice", "refuse"))
        assert advice["t"] == "advice", advice
        assert advice["code"] in [choice["code"] for choice in mover.scene["choices"]]


@pytest.mark.slow
@in_loop
async def test_what_was_tried_is_not_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path) as house:
        asked: list[Any] = []
        do = house.house.workshop.do

        async def counted(address: str, work: Any, *args: Any, **more: Any) -> Any:
            asked.append(work)
            return await do(address, work, *args, **more)

        monkeypatch.setattr(house.house.workshop, "do", counted)
        await check(house, TEXT)
        async with seated(house, "Ann", bots=("random",), house=HOUSE):
            pass
        assert asked == [house_rules.read_text]


def test_a_table_without_them_keeps_its_line() -> None:
    assert b"house" not in msgspec.json.encode(Created("six-territories", 2, {}, [], ""))
