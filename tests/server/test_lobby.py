"""The lobby: sitting down at once, going by another name, and the tables where somebody holds a seat."""

from __future__ import annotations

import time
from pathlib import Path
from typing import get_args

import pytest
from tests.server.kit import Client, Running, bearer, in_loop, playing, running, seated

import saloon
from saloon.messages import Catalogue
from saloon.server.journal import Phrase
from saloon.server.table import DAY


async def mine(house: Running, token: str) -> list[tuple[str, bool]]:
    """Where the holder of a token has a seat, and whether he is awaited there."""
    answer = await house.rest.get("/api/mine", headers=bearer(token))
    assert answer.status_code == 200
    return [(one["table"]["code"], one["awaited"]) for one in answer.json()["tables"]]


@pytest.mark.parametrize("slug", saloon.list_games())
def test_the_first_preset_of_a_game_is_for_four_by_its_rulebook(slug: str) -> None:
    game = saloon.game(slug)
    first, *others = game.presets
    assert (first.name, first.players, first.options) == ("first", 4, {})
    assert len({preset.name for preset in game.presets}) == len(others) + 1


@in_loop
@pytest.mark.slow
async def test_a_match_can_begin_with_its_table(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        code = await house.table(seats=["me", "deputy"], name="Ann", start=True)
        scene = (await house.rest.get(f"/api/tables/{code}")).json()
        assert scene["table"]["phase"] == "playing"
        refused = await house.rest.post(
            "/api/tables", json={"game": "six-territories", "players": 3, "seats": ["me"], "name": "Ann", "start": True}
        )
        assert (refused.status_code, refused.json()["error"]) == (409, {"code": "seats-empty", "params": {"count": 2}})


@in_loop
async def test_a_seat_goes_by_another_name_also_during_a_match(tmp_path: Path) -> None:
    async with running(tmp_path) as house, playing(house, "Dusty", "Bob") as (ann, bob):
        assert (await ann.do({"do": "name", "seat": 0, "name": " Annie\nOakley "}))["t"] == "ack"
        told = await bob.until(lambda frame: frame["t"] == "entry" and frame["kind"] == "name")
        assert told["args"] == {"name": "Annie Oakley", "was": "Dusty"}
        assert told["scene"]["table"]["seats"][0]["name"] == "Annie Oakley"
        refused = await bob.do({"do": "name", "seat": 0, "name": "Nobody"})
        assert (refused["t"], refused["code"]) == ("refuse", "not-your-seat")


@in_loop
async def test_somebody_is_told_where_he_holds_a_seat_and_nobody_else_is(tmp_path: Path) -> None:
    async with running(tmp_path) as house, playing(house, "Ann", "Bob", private=True) as people:
        held = {client.token: await mine(house, client.token) for client in people}
        awaited = people[0].scene["to_move"]
        for seat, client in enumerate(people):
            assert held[client.token] == [(client.code, seat == awaited)]
        assert await mine(house, "f" * 32) == []
        assert (await house.rest.get("/api/mine")).json()["tables"] == []


@in_loop
async def test_what_awaits_somebody_is_known_after_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as house, playing(house, "Ann", "Bob", private=True) as people:
        to_move = people[0].scene["to_move"]
        away, other = people[to_move], people[1 - to_move]
        await away.close()
        await other.wait_for(lambda scene: not scene["table"]["seats"][to_move].get("here"))
    async with running(tmp_path) as house:
        assert await mine(house, away.token) == [(away.code, True)]
        assert await mine(house, other.token) == [(other.code, False)]


@in_loop
async def test_a_seat_given_up_and_a_match_that_is_over_are_nobodys(tmp_path: Path) -> None:
    async with running(tmp_path) as house, seated(house, "Ann", "Bob") as (ann, bob):
        await bob.do({"do": "leave", "seat": 1})
        assert await mine(house, bob.token) == []
        assert await mine(house, ann.token) == [(ann.code, False)]


@in_loop
async def test_whoever_looks_at_the_lobby_hears_of_his_own_tables_alone(tmp_path: Path) -> None:
    async with running(tmp_path) as house, seated(house, "Ann", "Bob", private=True) as (ann, bob):
        inside, outside = Client(house.address, "", token=ann.token), Client(house.address, "")
        for client in (inside, outside):
            await client.open()
        await bob.do({"do": "leave", "seat": 1})
        assert await inside.next() == {"t": "mine"}
        await outside.send({"t": "ping", "id": "p"})
        assert (await outside.next())["t"] == "pong", "of a private table of others nothing is heard"
        for client in (inside, outside):
            await client.close()


@pytest.mark.slow
@in_loop
async def test_days_go_by_though_nobody_is_at_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever lets his days go by is played by a bot, after a restart too, and the other is called back."""
    async with running(tmp_path) as house, playing(house, "Ann", "Bob", private=True, clock=DAY) as people:
        late = people[people[0].scene["to_move"]]
        other = next(client for client in people if client is not late)
        assert late.scene["table"]["seats"][late.scene["to_move"]]["clock"] > DAY - 60
        for client in people:
            await client.close()
    began = time.time
    monkeypatch.setattr(time, "time", lambda: began() + DAY / 2)
    async with running(tmp_path, clock_grace=0) as house:
        assert await mine(house, late.token) == [(late.code, True)], "half a day is left"
    monkeypatch.setattr(time, "time", lambda: began() + 2 * DAY)
    async with running(tmp_path, clock_grace=0) as house:
        lobby = Client(house.address, "", token=other.token)
        await lobby.open()
        while await mine(house, other.token) != [(other.code, True)]:
            await lobby.until(lambda frame: frame["t"] == "mine")
        assert await mine(house, late.token) == [(late.code, False)]
        await lobby.close()


@in_loop
@pytest.mark.slow
async def test_seconds_do_not_go_by_while_nobody_is_at_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as house, playing(house, "Ann", "Bob", clock=60) as people:
        for client in people:
            await client.close()
    began = time.time
    monkeypatch.setattr(time, "time", lambda: began() + 2 * DAY)
    async with running(tmp_path) as house:
        people[0].address = house.address
        await people[0].open(since=0)
        seats = people[0].scene["table"]["seats"]
        assert seats[people[0].scene["to_move"]]["clock"] > 50
        await people[0].close()


@in_loop
async def test_a_phrase_is_told_by_its_code_and_counts_as_talk(tmp_path: Path) -> None:
    async with running(tmp_path, sayings=2, sayings_in=1000) as house, seated(house, "Ann", "Bob") as (ann, bob):
        assert (await ann.do({"do": "quip", "phrase": "hello"}))["t"] == "ack"
        told = await bob.until(lambda frame: frame["t"] == "entry" and frame["kind"] == "say")
        assert told["args"] == {"name": "Ann", "text": "", "phrase": "hello"}
        assert told["scene"]["table"]["chat"][-1]["phrase"] == "hello"
        await ann.send({"t": "do", "id": "x", "what": {"do": "quip", "phrase": "anything at all"}})
        assert (await ann.until(lambda frame: frame["t"] == "refuse"))["code"] == "malformed"
        assert (await ann.do({"do": "say", "text": "Well, well"}))["t"] == "ack"
        assert (await ann.do({"do": "quip", "phrase": "bye"}))["code"] == "too-much-talk"
        await ann.do({"do": "mute", "seat": 1, "mute": True})
        assert (await bob.do({"do": "quip", "phrase": "bye"}))["code"] == "muted"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_phrase_has_its_words(language: str) -> None:
    words = Catalogue(language)
    assert not [phrase for phrase in get_args(Phrase) if f"phrase-{phrase}" not in words]
