"""Ratings: known strengths come out in order, bots stay where the arena put them, and nobody gains by leaving."""

from __future__ import annotations

import math
import random
import re
from itertools import pairwise
from pathlib import Path

import pytest
from tests.server.kit import in_loop, running
from tests.server.lives import at_table, known, post, refused

import saloon
from saloon.bots.levels import MEASURED
from saloon.games import game as find_game
from saloon.server.people.ratings import NEWCOMER, Rival, Skill, after, levels

GAME = "six-territories"
SPREAD = math.sqrt(2) * 25 / 6
LADDER = Path("docs/bots.md")


def fought(luck: random.Random, strengths: dict[str, float], matches: int, seats: int) -> dict[str, Skill]:
    """The ratings of players of known strength after many matches, each with a bot at the table. Who plays how well on
    a day is drawn as Luce would have it: between two, odds are as the difference of their strengths says."""
    skills: dict[str, Skill] = {}
    strong = strengths | {name: levels(GAME)[name].mu for name in MEASURED[1:]}
    for _ in range(matches):
        table = [*luck.sample(list(strengths), seats - 1), luck.choice(MEASURED[1:])]
        shown = {name: strong[name] - SPREAD * math.log(-math.log(luck.random())) for name in table}
        best = sorted(table, key=lambda name: -shown[name])
        people = {name: name if name in strengths else "" for name in table}
        rivals = [Rival(people[name], "" if people[name] else name, best.index(name) + 1) for name in table]
        skills |= after(GAME, rivals, skills)
    return skills


@pytest.mark.parametrize(("seats", "matches"), [(2, 900), (4, 300)])
def test_a_ladder_among_players_of_known_strength_comes_out_in_order(seats: int, matches: int) -> None:
    strengths = {f"player {number}": 10.0 + 6.0 * number for number in range(6)}
    inside = 0
    for seed in range(3):
        skills = fought(random.Random(seed), strengths, matches, seats)
        assert sorted(skills, key=lambda name: skills[name].mu) == list(strengths)
        assert all(skill.margin < NEWCOMER.margin / 2 for skill in skills.values())
        inside += sum(abs(skills[name].mu - own) <= 2 * skills[name].sigma for name, own in strengths.items())
    assert inside >= 15, "of eighteen: how sure it says to be is true"


@pytest.mark.parametrize("slug", saloon.list_games())
def test_bots_stand_on_the_scale_in_the_order_of_their_levels(slug: str) -> None:
    points = [levels(slug)[name].points for name in MEASURED]
    assert all(worse + 100 < better for worse, better in pairwise(points))
    assert levels(slug)["deputy"].points == 1500


def test_the_ladders_of_games_are_those_that_were_measured() -> None:
    """What the document tells of the arena is what bots are rated by, with nets and without."""
    text = LADDER.read_text(encoding="utf-8").partition("## The ladder")[2].partition("## The arena")[0]
    by_net, _, without = text.split("###")
    levels_of = {slug: find_game(slug).levels for slug in saloon.list_games()}
    assert ladders(without) == {slug: levels.ladder for slug, levels in levels_of.items()}
    assert ladders(by_net) == {slug: levels.by_net.ladder for slug, levels in levels_of.items() if levels.by_net}


def ladders(text: str) -> dict[str, tuple[float, ...]]:
    """What tables tell of how often each level beats the one below it, the weakest first."""
    told: dict[str, list[float]] = {}
    game = ""
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.split("|")[1:-1]]
        if len(cells) == 6 and cells[-1].endswith("%"):
            game = cells[0].partition(",")[0] or game
            if [cells[2], cells[1]] in [list(pair) for pair in pairwise(MEASURED)]:
                told.setdefault(game, []).insert(0, round(float(cells[-1].rstrip("%")) / 100, 3))
    return {
        re.sub(r" Number One$", "", title).lower().replace(" ", "-"): tuple(shares) for title, shares in told.items()
    }


def test_whoever_leaves_comes_last_and_the_others_are_rated_by_their_places() -> None:
    stayed = after(GAME, [Rival("ann", "", 1), Rival("bob", "", 2), Rival("cat", "", 3)], {})
    left = after(GAME, [Rival("ann", "", 1, left=True), Rival("bob", "", 2), Rival("cat", "", 3)], {})
    assert stayed["ann"].mu > stayed["bob"].mu > stayed["cat"].mu
    assert left["bob"].mu > left["cat"].mu > left["ann"].mu


def test_a_bot_stays_where_it_is_and_who_meets_nobody_too() -> None:
    found = after(GAME, [Rival("ann", "", 1), Rival("", "legend", 2)], {})
    assert set(found) == {"ann"}
    assert found["ann"].mu > after(GAME, [Rival("ann", "", 1), Rival("", "tenderfoot", 2)], {})["ann"].mu
    assert after(GAME, [Rival("ann", "", 1)], {}) == {}


@in_loop
async def test_at_a_rated_table_sit_people_who_are_known_and_nobody_helps_them(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        token = await known(house, "Ann")
        body = {"game": GAME, "players": 2, "seats": ["me", "deputy"], "name": "Ann", "pace": 0, "rated": True}
        assert await refused(house, "f" * 32, "/api/tables", body) == "rated-known-only"
        assert await refused(house, token, "/api/tables", {**body, "seats": ["me", "me"]}) == "rated-one-seat"
        assert await refused(house, token, "/api/tables", {**body, "seats": ["me", "legend@5"]}) == "rated-bots"
        rules = {"name": "Ours", "tables": {"rounds": 2}}
        tuned = {**body, "game": "colt-express", "seats": ["me", "deputy"], "house": rules}
        assert await refused(house, token, "/api/tables", tuned) == "rated-house-rules"
        code = (await post(house, token, "/api/tables", {**body, "seats": ["me", ""]}))["code"]
        assert await refused(house, token, f"/api/tables/{code}/seats/0/link") == "rated-no-link"


@in_loop
async def test_in_a_rated_match_nothing_is_advised_or_taken_back(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        token = await known(house, "Ann")
        body = {"game": GAME, "players": 2, "seats": ["me", ""], "name": "Ann", "pace": 0, "rated": True}
        code = (await post(house, token, "/api/tables", body))["code"]
        async with at_table(house, code, [token, await known(house, "Bob")]) as (ann, bob):
            assert (await ann.sit(1, "Ann"))["code"] == "rated-one-seat"
            assert (await bob.sit(1, "Bob"))["t"] == "ack"
            assert (await ann.do({"do": "start"}))["t"] == "ack"
            for client in (ann, bob):
                await client.wait_for(lambda scene: scene["table"]["phase"] == "playing")
            mover = (ann, bob)[ann.scene["to_move"]]
            for kind in ("hint", "coach"):
                await mover.send({"t": kind, "id": kind})
                answer = await mover.until(lambda frame: frame["t"] == "refuse")
                assert (answer["id"], answer["code"]) == (kind, "rated-no-help")
            assert (await mover.move(mover.scene["choices"][0]["code"]))["t"] == "ack"
            seat = mover.scene["look"]
            for wish in ({"do": "undo", "seat": seat}, {"do": "takeback", "seat": seat}):
                assert (await mover.do(wish))["code"] == "rated-no-takeback"
            assert not mover.scene["table"].get("moved")
