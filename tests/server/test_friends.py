"""Friends by a link that both confirm, invitations, and blocks."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.kit import Client, Running, in_loop, running, seated
from tests.server.lives import get, known, post, refused

from saloon.server.people import friends


async def befriend(house: Running, maker: str, taker: str) -> None:
    """One makes a link, the other takes it up, the first confirms."""
    secret = (await post(house, maker, "/api/me/friends/link"))["link"].partition("#")[2]
    await post(house, taker, "/api/me/friends/take", {"secret": secret})
    (asking,) = (await get(house, maker, "/api/me/friends"))["asking"]
    await post(house, maker, f"/api/me/friends/{asking['id']}/answer", {"yes": True})


@in_loop
async def test_friends_are_made_by_a_link_that_both_confirm(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        ann, bob, cat = [await known(house, name) for name in ("Ann", "Bob", "Cat")]
        link = (await post(house, ann, "/api/me/friends/link"))["link"]
        path, _, secret = link.partition("#")
        assert path == "/me/friends", "the secret is never part of a request's address"
        shown = {"secret": secret}
        assert await post(house, bob, "/api/me/friends/offer", shown) == {"name": "Ann"}
        assert await refused(house, ann, "/api/me/friends/take", shown) == "own-offer"
        assert await refused(house, "f" * 32, "/api/me/friends/take", shown) == "not-known"
        await post(house, bob, "/api/me/friends/take", shown)
        assert await refused(house, cat, "/api/me/friends/take", shown) == "no-such-offer", "it works once"
        assert (await get(house, bob, "/api/me/friends"))["friends"] == [], "she has not confirmed"
        (asking,) = (await get(house, ann, "/api/me/friends"))["asking"]
        assert asking["name"] == "Bob"
        await post(house, ann, f"/api/me/friends/{asking['id']}/answer", {"yes": True})
        ids = []
        for token, other in ((ann, "Bob"), (bob, "Ann")):
            (friend,) = (await get(house, token, "/api/me/friends"))["friends"]
            assert (friend["name"], friend["here"]) == (other, None)
            ids.append(friend["id"])
        assert len(set(ids)) == 2, "an id is for one person alone"
        await post(house, bob, f"/api/me/friends/{ids[1]}/part")
        assert (await get(house, ann, "/api/me/friends"))["friends"] == []


@in_loop
async def test_friends_see_who_is_here_only_if_she_likes(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        ann, bob, cat = [await known(house, name) for name in ("Ann", "Bob", "Cat")]
        await befriend(house, ann, bob)
        lobby = Client(house.address, "", token=ann)
        await lobby.open()
        shown = []
        for seen in (False, True):
            await post(house, ann, "/api/me/wishes", {"seen": seen})
            shown.append((await get(house, bob, "/api/me/friends"))["friends"][0]["here"])
        await lobby.close()
        assert shown == [None, True]
        assert (await get(house, cat, "/api/me/friends"))["friends"] == []


@in_loop
@pytest.mark.slow
async def test_a_friend_is_told_in_the_lobby_who_waits_for_him(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        ann, bob, cat = [await known(house, name) for name in ("Ann", "Bob", "Cat")]
        await befriend(house, ann, bob)
        code = await house.table(token=ann, seats=["me", ""], name="Ann", private=True)
        (friend,) = (await get(house, ann, "/api/me/friends"))["friends"]
        lobby = Client(house.address, "", token=bob)
        await lobby.open()
        await post(house, ann, f"/api/me/friends/{friend['id']}/invite", {"table": code})
        assert await lobby.next() == {"t": "mine"}
        await lobby.close()
        (found,) = (await get(house, bob, "/api/mine"))["invitations"]
        assert (found["name"], found["table"]["code"]) == ("Ann", code)
        assert (await get(house, cat, "/api/mine"))["invitations"] == []
        assert await refused(house, cat, f"/api/me/friends/{friend['id']}/invite", {"table": code}) == "seat-needed"
        await post(house, bob, f"/api/me/invitations/{code}/decline")
        assert (await get(house, bob, "/api/mine"))["invitations"] == []


@in_loop
async def test_who_is_blocked_keeps_away_and_is_not_heard(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        ann, bob = await known(house, "Ann"), await known(house, "Bob")
        await befriend(house, ann, bob)
        (friend,) = (await get(house, ann, "/api/me/friends"))["friends"]
        after = await post(house, ann, f"/api/me/friends/{friend['id']}/block")
        assert (after["friends"], [one["name"] for one in after["blocked"]]) == ([], ["Bob"])
        secret = (await post(house, ann, "/api/me/friends/link"))["link"].partition("#")[2]
        assert await refused(house, bob, "/api/me/friends/take", {"secret": secret}) == "no-such-offer"
        code = await house.table(token=ann, seats=["me", ""], name="Ann")
        guest = Client(house.address, code, token=bob)
        await guest.open()
        assert (await guest.sit(1, "Bob"))["code"] == "host-declines"
        await post(house, ann, f"/api/me/blocks/{after['blocked'][0]['id']}/lift")
        assert (await guest.sit(1, "Bob"))["t"] == "ack"
        await guest.close()


@in_loop
async def test_a_guest_blocks_a_guest_by_his_seat(tmp_path: Path) -> None:
    async with running(tmp_path) as house, seated(house, "Ann", "Bob", bots=("deputy",)) as (ann, bob):
        path = f"/api/tables/{ann.code}"
        assert await post(house, ann.token, f"{path}/seats/1/block") == {"seats": [1]}
        assert await get(house, ann.token, f"{path}/blocked") == {"seats": [1]}
        assert await get(house, bob.token, f"{path}/blocked") == {"seats": []}
        assert await refused(house, ann.token, f"{path}/seats/0/block") == "nobody-to-block"
        assert await refused(house, ann.token, f"{path}/seats/2/block") == "nobody-to-block"


@in_loop
async def test_lists_have_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(friends, "OFFERS", 2)
    monkeypatch.setattr(friends, "FRIENDS", 0)
    async with running(tmp_path, letters=4) as house:
        ann, bob = await known(house, "Ann"), await known(house, "Bob")
        secret = (await post(house, ann, "/api/me/friends/link"))["link"].partition("#")[2]
        await post(house, ann, "/api/me/friends/link")
        assert await refused(house, ann, "/api/me/friends/link") == "too-many-offers"
        await post(house, bob, "/api/me/friends/take", {"secret": secret})
        (asking,) = (await get(house, ann, "/api/me/friends"))["asking"]
        answer = f"/api/me/friends/{asking['id']}/answer"
        assert await refused(house, ann, answer, {"yes": True}) == "too-many-friends"
        await post(house, ann, answer, {"yes": False})
        assert (await get(house, ann, "/api/me/friends"))["asking"] == []
        await post(house, ann, "/api/me/friends/link")
        assert await refused(house, ann, "/api/me/friends/link") == "too-many-letters"


@in_loop
async def test_nothing_is_left_of_whoever_is_forgotten(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        ann, bob = await known(house, "Ann"), await known(house, "Bob")
        await befriend(house, ann, bob)
        await post(house, ann, "/api/me/wishes", {"listed": True, "seen": True})
        people = house.house.people
        await people.delete(await people.person(await people.visitor(ann)))
        assert (await get(house, bob, "/api/me/friends"))["friends"] == []
