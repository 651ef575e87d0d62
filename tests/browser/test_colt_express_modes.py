"""Colt Express beyond the base game, in real browsers by clicks: expansion and car, two players, teams, pairs."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.looking import look
from tests.browser.playing import TWO_ROUNDS, by_mouse, let_bots_finish, play

pytestmark = pytest.mark.slow

BY_FINGER = 20  # choices of two people: a round and more
EVERYTHING = {"stagecoach": True, "time_car": True}
AT_REST = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))"


def by_finger(guest: Guest, luck: random.Random) -> str:
    """As with the mouse, once the sheet at the lower edge of a phone has taken the height of the new choices."""
    guest.page.evaluate(AT_REST)
    return by_mouse(guest, luck)


def join(guest: Guest, code: str) -> None:
    guest.enter(code)
    guest.page.locator("main input[required]").press("Enter")
    guest.until(lambda: guest.own_seats, "the seat is theirs")


def sit_down(people: list[Guest], bots: int, options: dict[str, Any]) -> None:
    """Everybody at one table, and the match begun; in whatever language they have."""
    host, *others = people
    seats = ["me", *[""] * len(others), *["deputy"] * bots]
    code = host.open_table("colt-express", seats, options=options, house=TWO_ROUNDS)
    for guest in others:
        join(guest, code)
    host.page.locator(".bill button").first.click()
    host.until(lambda: host.scene["table"]["phase"] != "waiting", "the match has begun")


def play_to_the_end(people: list[Guest], luck: random.Random) -> None:
    """By clicks, nearly all on the board, and at last by bots; at the end everybody is told the same."""
    used = play(people, by_finger, luck, most=BY_FINGER)
    let_bots_finish(people)
    assert used["board"] > 4 * used["list"], f"the board should be enough for nearly all choices: {used}"
    for guest in people:
        guest.page.locator(".end").wait_for()
        assert guest.scene["result"] == people[0].scene["result"]
        assert guest.page.locator(".scores > li").count() == people[0].scene["table"]["players"]


def test_the_expansion_with_the_car(invite: Invite) -> None:
    people = [invite("Anna"), invite("Bert", width=390)]
    sit_down(people, 2, EVERYTHING)
    assert people[0].scene["view"]["attack"], "it begins with the attack on horseback"
    found = [problem for guest in people for problem in look(guest, f"expansion-attack-{guest.name}")]
    play_to_the_end(people, random.Random("expansion"))
    found += [problem for guest in people for problem in look(guest, f"expansion-end-{guest.name}")]
    assert not found, "\n".join(found)


def test_two_players_in_french(invite: Invite) -> None:
    people = [invite("Anna", language="fr"), invite("Bert", language="fr", width=390)]
    sit_down(people, 0, {})
    assert [len(seat["bandits"]) for seat in people[0].scene["view"]["seats"]] == [2, 2]
    found = [problem for guest in people for problem in look(guest, f"two-fists-{guest.name}")]
    play_to_the_end(people, random.Random("two"))
    found += [problem for guest in people for problem in look(guest, f"two-end-{guest.name}")]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("bots", "options"),
    [
        pytest.param(2, {"variant": "teams", **EVERYTHING}, marks=pytest.mark.thorough),
        (1, {"variant": "leaflet", "characters": "chosen", **EVERYTHING}),
    ],
    ids=["teams", "leaflet"],
)
def test_sides(invite: Invite, bots: int, options: dict[str, Any]) -> None:
    people = [invite("Anna"), invite("Bert", language="fr", width=390)]
    sit_down(people, bots, options)
    play_to_the_end(people, random.Random(options["variant"]))
    found = [problem for guest in people for problem in look(guest, f"{options['variant']}-end-{guest.name}")]
    assert not found, "\n".join(found)
