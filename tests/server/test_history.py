"""What people have played: matches that end are written down once, whatever happens in between."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import delete, select
from tests.server.kit import Running, bearer, in_loop, playing, running
from tests.server.lives import at_table, get, known, play_out, post, who

from saloon.server.people import history, ratings
from saloon.server.people.forgetting import NOBODYS_NAME
from saloon.server.storage.schema import matches, played
from saloon.server.storage.schema import ratings as rated


async def rows(house: Running) -> list[tuple[object, ...]]:
    """Everything that is written down of matches, seat by seat."""
    wanted = select(played, matches.c.line, matches.c.casual).join_from(
        played, matches, (played.c.code == matches.c.code) & (played.c.began == matches.c.began)
    )
    ordered = wanted.order_by(played.c.code, played.c.began, played.c.seat)
    return await house.house.store.read(lambda connection: [tuple(row) for row in connection.execute(ordered)])


@in_loop
async def test_a_match_that_ends_stands_in_the_history_of_all_who_played_it(tmp_path: Path) -> None:
    async with running(tmp_path) as house, playing(house, "Ann", "Bob") as people:
        ann, bob = people
        assert (await get(house, ann.token, "/api/me/history"))["matches"] == []
        await play_out(ann, bob)
        for seat, client in enumerate(people):
            (match,) = (await get(house, client.token, "/api/me/history"))["matches"]
            assert (match["table"], match["game"], match["seat"]) == (client.code, "six-territories", seat)
            assert [one["name"] for one in match["seats"]] == ["Ann", "Bob"]
            assert match["seats"][seat]["you"]
            assert match["casual"] == "casual"
            winners = ann.scene["result"]["ranking"][0]
            assert [number for number, one in enumerate(match["seats"]) if one.get("won")] == winners
        assert (await get(house, "f" * 32, "/api/me/history")) == {"matches": [], "more": None}


@in_loop
async def test_an_old_match_of_a_table_is_seen_again_by_those_who_played_it_alone(tmp_path: Path) -> None:
    async with running(tmp_path) as house, playing(house, "Ann", "Bob") as people:
        await play_out(*people)
        ann = people[0]
        (first,) = (await get(house, ann.token, "/api/me/history"))["matches"]
        path = f"/api/me/history/{ann.code}/{first['began']}/replay"
        assert (await post(house, ann.token, path)) == {"path": f"/t/{ann.code}/replay"}
        seed = ann.scene["table"]["seed"]
        await ann.do({"do": "start"})
        for client in people:
            await client.wait_for(lambda scene: scene["table"]["phase"] == "playing")
        way = (await post(house, ann.token, path))["path"]
        record = (await house.rest.get(f"/api/records/{way.removeprefix('/r/')}")).json()
        assert record["seed"] == seed
        stranger = await house.rest.post(path, headers=bearer("f" * 32))
        assert (stranger.status_code, stranger.json()["error"]["code"]) == (404, "no-such-match")


@in_loop
async def test_what_was_lost_of_history_is_told_again_by_the_journals_and_nothing_twice(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        async with playing(house, "Ann", "Bob") as people:
            await play_out(*people)
            await people[0].do({"do": "start"})
            for client in people:
                await client.wait_for(lambda scene: scene["table"]["phase"] == "playing")
            await play_out(*people)
        before = await rows(house)
        assert len(before) == 4
        store = house.house.store
        assert await history.gone_over(store) == 0
        assert await rows(house) == before
        await store.write(lambda connection: [connection.execute(delete(table)) for table in (matches, played)])
        assert await history.gone_over(store) == 2
        assert await rows(house) == before


@in_loop
async def test_a_line_that_is_not_written_leaves_no_match_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Line and match are written together: if one cannot be, neither is, and what is tried again is there once."""
    async with running(tmp_path) as house, playing(house, "Ann", "Bob") as people:
        failures: list[int] = []
        write = history.Finished.write

        def fail_once(self: history.Finished, connection: object) -> None:
            write(self, connection)  # type: ignore[arg-type]
            if not failures:
                failures.append(1)
                raise OSError("the machine died here")

        monkeypatch.setattr(history.Finished, "write", fail_once)
        with pytest.raises(AssertionError, match="storage-failed"):
            await play_out(*people)
        assert failures
        assert await rows(house) == []
        await play_out(*people)
        assert len(await rows(house)) == 2


@in_loop
async def test_what_a_guest_played_is_hers_once_she_is_known_and_nobodys_when_she_is_forgotten(tmp_path: Path) -> None:
    async with running(tmp_path) as house, playing(house, "Ann", "Bob") as people:
        await play_out(*people)
        token = await known(house, "Annie")
        person = await house.house.people.person(await house.house.people.visitor(token))
        for merge in house.house.people.merges:
            await merge(await who(house, people[0].token), person)
        assert len((await get(house, token, "/api/me/history"))["matches"]) == 1
        assert (await get(house, people[0].token, "/api/me/history"))["matches"] == []
        await house.house.people.delete(person)
        (theirs,) = (await get(house, people[1].token, "/api/me/history"))["matches"]
        assert [one["name"] for one in theirs["seats"]] == [NOBODYS_NAME, "Bob"]
        assert person.who not in {row[3] for row in await rows(house)}


def written(number: int, *, place: int, bot: str = "deputy", players: int = 2) -> history.Finished:
    """A match of six territories that somebody ended at a place, ahead of or behind a bot."""
    key = {"code": "abcdef", "began": number}
    match = {**key, "line": number, "game": "six-territories", "players": players, "options": "{}", "house": ""}
    own = {**key, "seat": 0, "who": "a" * 64, "name": "Ann", "bot": "", "place": place, "won": place == 1}
    other = {**key, "seat": 1, "who": "", "name": "", "bot": bot, "place": 3 - place, "won": place != 1}
    rest = {"left": False, "rated": False}
    return history.Finished({**match, "ended": float(number), "casual": ""}, [{**own, **rest}, {**other, **rest}])


@in_loop
async def test_statistics_are_counted_from_the_matches(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        store = house.house.store
        for number, place in enumerate([1, 1, 1, 2, 1, 1], start=1):
            await store.write(written(number, place=place, bot="legend@2" if number == 4 else "deputy").write)
        record = (await history.statistics(store, "a" * 64))["six-territories"]
        assert (record.total.played, record.total.won, record.places) == (6, 5, 7)
        assert (record.streak, record.longest) == (2, 3)
        assert {bot: (one.played, one.won) for bot, one in record.bots.items()} == {"deputy": (5, 5), "legend": (1, 0)}
        page = await history.page(store, "a" * 64, before=5.0)
        assert [one.match.began for one in page] == [4, 3, 2, 1]


@in_loop
async def test_a_rated_match_counts_once_and_the_same_matches_give_the_same_ratings(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        tokens = [await known(house, name) for name in ("Ann", "Bob")]
        body = {"game": "six-territories", "players": 2, "seats": ["me", ""], "name": "Ann", "pace": 0, "rated": True}
        code = (await post(house, tokens[0], "/api/tables", body))["code"]
        async with at_table(house, code, tokens) as people:
            await people[1].sit(1, "Bob")
            await people[0].do({"do": "start"})
            for client in people:
                await client.wait_for(lambda scene: scene["table"]["phase"] == "playing")
            await play_out(*people)
            assert people[0].scene["table"].get("casual", "") == ""
        await house.house.ratings.close()
        store = house.house.store
        before = {token: (await house.house.ratings.of(await who(house, token)))["six-territories"] for token in tokens}
        winner, *equals = people[0].scene["result"]["ranking"][0]
        first, last = before[tokens[winner]].mu, before[tokens[1 - winner]].mu
        assert first == last if equals else first > ratings.NEWCOMER.mu > last
        assert {skill.matches for skill in before.values()} == {1}
        assert await store.write(ratings.count) == 0
        await store.write(lambda connection: connection.execute(delete(rated)))
        assert await store.write(ratings.recount) == 2
        for token, skill in before.items():
            assert (await house.house.ratings.of(await who(house, token)))["six-territories"] == skill
        (game,) = (await get(house, tokens[winner], "/api/me/statistics"))["games"]
        assert game["rating"]["matches"] == 1
        assert game["rating"]["surely"] == game["rating"]["points"] - game["rating"]["margin"]


@in_loop
async def test_only_who_agreed_stands_in_the_list(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        token = await known(house, "Ann")
        row = {"game": "hold-up", "who": await who(house, token), "mu": 30.0, "sigma": 2.0, "matches": 40}
        await house.house.store.write(lambda connection: connection.execute(rated.insert(), row))
        found = await get(house, token, "/api/ratings/hold-up")
        assert found["people"] == []
        assert found["you"]["matches"] == 40
        assert [bot["bot"] for bot in found["bots"]] == ["legend", "marshal", "deputy", "tenderfoot"]
        await post(house, token, "/api/me/wishes", {"listed": True})
        (one,) = (await get(house, "f" * 32, "/api/ratings/hold-up"))["people"]
        assert (one["name"], one["rating"]) == ("Ann", found["you"])
