"""No leak on the wire: what a viewer cannot know is in nothing that is sent to him.

Two worlds stand for the unknown, as in the games' own suite: the true one, and a sample of it that the viewer must hold
possible as well. Whatever the server says about them must be the same to the byte.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from tests.conformance.kit import each_game, sampled
from tests.kit import state_of
from tests.server.kit import Client, Running, bearer, in_loop, playing, running

import saloon
from saloon.engine import SPECTATOR, Game, SaloonError
from saloon.engine.views import look_at
from saloon.server import journal as journal_events
from saloon.server import projections
from saloon.server.identity import hashed
from saloon.server.journal import Chair, Envelope
from saloon.server.projections import Presence, Viewer
from saloon.server.table import Table

pytestmark = pytest.mark.slow  # real sockets and processes

WHO = [hashed(f"{number:032x}") for number in range(6)]


def table_of(game: Game, players: int) -> Table:
    """A table of people whose match has begun."""
    table = Table("abcdef")
    chairs = [Chair(WHO[seat], f"P{seat}") for seat in range(players)]
    write(table, journal_events.Created(game.slug, players, {}, chairs, WHO[0]))
    write(table, journal_events.Started("07" * 32, game.version))
    return table


def write(table: Table, event: journal_events.AnyJournalEvent) -> None:
    table.apply(Envelope("abcdef", table.lines + 1, event, None, 0.0))


def viewers(table: Table) -> list[Viewer]:
    return [*(Viewer(seat, (seat,)) for seat in range(table.players)), Viewer()]


@contextmanager
def other_world(table: Table, viewer: Viewer, seed: int) -> Iterator[None]:
    """The table in another world that this viewer cannot tell from the true one."""
    assert table.match
    history, true = table.match._history, state_of(table.match)
    history.state = sampled(table.match.game, true, viewer.look, seed)
    look_at(history.state)
    try:
        yield
    finally:
        history.state = true


def frames(table: Table, viewer: Viewer) -> list[bytes]:
    """Everything a viewer can be sent of a table: the last entry with its scene, and why he cannot do things."""
    assert table.match
    told = [
        projections.encode(
            projections.entry(table.log[-1], viewer, projections.encode(projections.scene(table, viewer, Presence())))
        )
    ]
    if viewer.look is not None and not table.match.over:
        for on in sorted({choice.on for choice in table.match.choices()} if table.to_move == viewer.look else {"hand"}):
            told.append(projections.encode(table.match.why(on, viewer.look)))
    return told


@pytest.mark.slow
@each_game
def test_worlds_that_look_alike_send_the_same_bytes(game: Game) -> None:
    choose = random.Random(11)
    for players in game.players:
        table = table_of(game, players)
        assert table.match
        while not table.match.over:
            seat = table.to_move
            assert seat is not None
            write(table, journal_events.Moved(seat, choose.choice(table.match.choices()).text))
            for number, viewer in enumerate(viewers(table)):
                sent = frames(table, viewer)
                with other_world(table, viewer, seed=number):
                    assert frames(table, viewer) == sent


@pytest.mark.slow
@each_game
@in_loop
async def test_worlds_that_look_alike_answer_requests_alike(game: Game, tmp_path: Path) -> None:
    names = ("Ann", "Bo", "Cy")
    # whether a move can be undone is found out a moment later, perhaps between two answers
    async with running(tmp_path, undo_delay=3600) as house, playing(house, *names, game=game.slug) as players:
        actor, choose = await house.house.actor(players[0].code), random.Random(4)
        for step in range(20):
            mover = players[actor.table.to_move or 0]
            await mover.wait_for(lambda scene: scene["v"] == actor.table.version)
            if step % 8 == 5:
                for client in (*players, Client(house.address, mover.code)):
                    await answers_alike(house, actor.table, client)
            await mover.move(choose.choice(mover.scene["choices"])["code"])


async def answers_alike(house: Running, table: Table, client: Client) -> None:
    """Every REST answer and every fresh frame is the same in a world this client cannot tell from the true one."""
    seat = client.scene.get("look")
    viewer = Viewer(seat, () if seat is None else (seat,))
    before = await answers(house, client, seat)
    with other_world(table, viewer, seed=3):
        assert await answers(house, client, seat) == before


async def answers(house: Running, client: Client, seat: int | None) -> list[str]:
    path, headers = f"/api/tables/{client.code}", bearer(client.token)
    asked = [path, path + "/record", "/api/tables", path + "/replay?move=2&eyes=" + ("" if seat is None else str(seat))]
    said = [(await house.rest.get(wanted, headers=headers)).text for wanted in asked]
    other = Client(house.address, client.code, client.token)
    await other.open()
    await other.close()
    return [*said, str(other.scene)]


@each_game
@in_loop
async def test_no_secret_is_in_anything_sent(game: Game, tmp_path: Path) -> None:
    """The seed, every token, every seat's secret; and, of each seat's hand, what only its owner may know."""
    async with running(tmp_path) as house, playing(house, "Ann", "Bo", "Cy", game=game.slug) as players:
        spy = Client(house.address, players[0].code)
        await spy.open()
        actor, choose = await house.house.actor(spy.code), random.Random(9)
        assert actor.table.match
        secrets = [actor.table.match.truth.seed.hex(), *(player.token for player in players), *WHO]
        secrets += [seat.owner for seat in actor.table.seats]
        for _ in range(30):  # no match is over so soon; then its seed is told
            mover = players[actor.table.to_move or 0]
            await mover.wait_for(lambda scene: scene["v"] == actor.table.version)
            await mover.move(choose.choice(mover.scene["choices"])["code"])
        for client in (*players, spy):
            await client.wait_for(lambda scene: scene["v"] == actor.table.version)
            heard = str(client.heard)
            assert [secret for secret in secrets if secret in heard] == []
            for frame in client.heard:
                check_eyes(frame.get("scene", frame), client)
        await spy.close()


def check_eyes(scene: dict[str, Any], client: Client) -> None:
    """A scene shows one seat's view, its owner's, and choices to nobody but the seat to move."""
    if scene.get("view"):
        assert scene["view"].get("seat", scene["look"]) == scene["look"]
        assert scene["look"] in (None, *(seat["seat"] for seat in scene["table"]["seats"] if seat.get("yours")))
    if scene.get("choices"):
        assert scene["look"] == scene["to_move"] is not None


@in_loop
async def test_who_lost_his_seat_behind_the_servers_back_looks_on(tmp_path: Path) -> None:
    """Another owner of the table writes that a seat moved to another device: this one learns of it by a conflict."""
    async with running(tmp_path) as house, playing(house, "Ann", "Bo", game="wyatt-earp") as players:
        actor = await house.house.actor(players[0].code)
        seat = actor.table.to_move
        assert seat is not None
        mover, loser = players[seat], players[1 - seat]
        assert loser.scene["view"]["hand"]
        claimed = journal_events.Claimed(1 - seat, hashed("eve"))
        await house.house.store.append(Envelope(loser.code, actor.table.lines + 1, claimed, None, 0.0))
        before = actor.table.version
        for _ in range(2):  # whatever the first is told by, the second is told as usual
            await mover.wait_for(lambda scene: scene["v"] == actor.table.version and bool(scene["choices"]))
            assert (await mover.move(mover.scene["choices"][0]["code"]))["t"] == "ack"
        await loser.wait_for(lambda scene: scene["v"] == actor.table.version)
        told = [frame for frame in loser.heard if frame.get("v", 0) > before]
        scenes = [frame.get("scene", frame) for frame in told]
        assert {scene["v"] for scene in scenes} == {before + 1, before + 2, before + 3}
        assert all(scene["look"] is None and "hand" not in scene["view"] for scene in scenes)
        changes = [op for frame in told for patch in frame.get("patches", []) for op in patch]
        assert not [op for op in changes if op["path"].startswith("/hand")]
        for asked in ({"t": "why", "on": "deck"}, {"t": "hint"}, {"t": "coach"}):
            await loser.send({**asked, "id": asked["t"]})
            answer = await loser.until(lambda frame, name=asked["t"]: frame.get("id") == name)
            assert answer["code"] == "seat-needed"


@in_loop
async def test_a_seat_is_looked_through_by_its_owner_alone(tmp_path: Path) -> None:
    """Whatever a guest looked through is worth nothing without the seat."""
    async with running(tmp_path) as house, playing(house, "Ann", "Bo", game="wyatt-earp") as (ann, bo):
        actor = await house.house.actor(ann.code)
        guest = next(guest for guest in actor.guests if guest.who == hashed(bo.token))
        guest.look = 0
        assert (actor.telling.viewer(guest).look, actor.telling.watching()) == (None, {0, None})
        await bo.send({"t": "hint", "id": "one"})
        assert (await bo.until(lambda frame: frame.get("id") == "one"))["code"] == "seat-needed"


@in_loop
async def test_a_card_laid_face_down_reaches_nobody_else(tmp_path: Path) -> None:
    """In a tunnel of Colt Express everybody else hears and sees that a card was laid, and not which."""
    async with running(tmp_path) as house, playing(house, "Ann", "Bo", "Cy", game="colt-express") as players:
        actor, choose = await house.house.actor(players[0].code), random.Random(2)
        assert actor.table.match
        hidden = 0
        while not actor.table.match.over and hidden < 6:
            mover = players[actor.table.to_move or 0]
            await mover.wait_for(lambda scene: scene["v"] == actor.table.version)
            choice = choose.choice(mover.scene["choices"])
            await mover.move(choice["code"])
            for other in players:
                await other.wait_for(lambda scene: scene["v"] == actor.table.version)
            if choice["key"] == "ce-play-in-tunnel":
                hidden += 1
                assert [name_told(other, choice) for other in players] == [other is mover for other in players]
        assert hidden


def name_told(client: Client, choice: dict[str, Any]) -> bool:
    """Whether the last entry names the card, apart from what the client holds himself."""
    told = next(frame for frame in reversed(client.heard) if frame["t"] == "entry")
    laid = [event["args"].get("card") for event in told["events"] if event["move"] == told["scene"]["table"]["moves"]]
    return choice["args"]["card"] in laid[:1] or told["args"].get("move") is not None


def test_a_canary_in_every_purse(monkeypatch: pytest.MonkeyPatch) -> None:
    """With values found nowhere else, the only ones in what a viewer is sent are those of purses he has seen."""
    from saloon.games.colt_express.cards import PURSE_VALUES
    from saloon.games.colt_express.state import UNSEEN

    canaries = [90_000_000 + number for number in range(len(PURSE_VALUES))]
    monkeypatch.setattr(import_module("saloon.games.colt_express.view"), "PURSE_VALUES", canaries)
    table, choose, secret = table_of(saloon.game("colt-express"), 4), random.Random(8), 0
    assert table.match
    while not table.match.over:
        seat = table.to_move
        assert seat is not None
        write(table, journal_events.Moved(seat, choose.choice(table.match.choices()).text))
        purses = [purse for purse in state_of(table.match).purses if purse.worth != UNSEEN]
        for viewer in viewers(table):
            observer = SPECTATOR if viewer.look is None else viewer.look
            known = {canaries[purse.worth] for purse in purses if purse.known >> observer & 1}
            sent = b"".join(frames(table, viewer)).decode()
            found = {canary for canary in canaries if str(canary) in sent}
            assert found <= known
            secret += len({canaries[purse.worth] for purse in purses} - found)
    assert secret


def test_a_refusal_says_nothing_of_the_world() -> None:
    """Refused commands name what the asker wrote, and legal moves only to whoever may make them."""
    from saloon.server import commands
    from saloon.server import frames as wire

    table = table_of(saloon.game("colt-express"), 3)
    for seat in range(3):
        for who in range(3):
            with pytest.raises(SaloonError) as refusal:
                commands.decide(table, WHO[who], wire.Move(seat, "dance", table.version))
            assert ("legal" in refusal.value.params) == (seat == who == table.to_move)
