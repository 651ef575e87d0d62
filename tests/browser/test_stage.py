"""The stage: a round can be played out step by step, the camera goes where it happens, and the end is a picture."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.playing import by_mouse, choose
from tests.house import some_games

from saloon.match import Match

pytestmark = pytest.mark.slow

NEXT = "Next"


def like(guest: Guest, **wishes: object) -> None:
    """Set what a guest prefers, from the next page on."""
    guest.page.evaluate(
        "(wishes) => localStorage.setItem('saloon', JSON.stringify({...JSON.parse(localStorage.saloon), ...wishes}))",
        wishes,
    )


def shows(guest: Guest) -> bool:
    """Whether an event is being shown."""
    return guest.page.locator(".pace").count() > 0


def lines(guest: Guest) -> list[str]:
    """The events told so far, in the log."""
    return guest.page.locator(".log li p > span").all_inner_texts()


def next_event(guest: Guest, told: list[str]) -> None:
    """Wait until more is told, or nothing more is shown."""
    guest.until(lambda: not shows(guest) or lines(guest) != told, "the next event is there")


def test_step_by_step_one_key_shows_one_event(invite: Invite) -> None:
    anna = invite("Anna", moving=True)
    code = anna.open_table("colt-express", ["me", "random", "random"])
    like(anna, speed="step")
    anna.enter(code)
    anna.start()
    luck = random.Random(3)
    keys = filmed = 0
    while filmed == 0:
        anna.until(lambda: anna.to_choose or shows(anna), "something is shown or to be chosen")
        if not shows(anna):
            choose(anna, by_mouse, luck)
            continue
        anna.page.mouse.move(0, 0)
        before, told = anna.sentence, lines(anna)
        assert anna.button(NEXT).count() == 1
        assert told[-1].startswith(before), "the banner says what happened last"
        anna.page.keyboard.press("Space")
        keys += 1
        next_event(anna, told)
        later = lines(anna)[len(told) :] if shows(anna) else []
        assert len(later) <= 1, f"one key showed {later}"
        if shows(anna):
            filmed += anna.page.locator("[data-filmed]").count()
    assert keys > 5
    anna.page.keyboard.press("Escape")
    anna.until(lambda: not shows(anna), "all the rest is skipped at once")
    assert anna.page.locator(".log li").count()


def test_nothing_moves_for_whoever_likes_it_still(invite: Invite) -> None:
    anna = invite("Anna")
    anna.open_table("colt-express", ["me", "random", "random"])
    anna.start()
    for _ in range(3):
        anna.until(lambda: anna.to_choose, "it is theirs to choose")
        choose(anna, by_mouse, random.Random(3))
        assert not shows(anna)
        assert anna.page.locator("[data-filmed]").count() == 0
    assert anna.page.evaluate("document.getAnimations().filter((one) => one.playState === 'running').length") == 0


def last_choice(game: str) -> tuple[Match, int]:
    """A match before its last choice, and the code of that choice."""
    match = Match.new(game, seed=5)
    luck = random.Random(4)
    code = 0
    while not match.over:
        code = luck.choice(match.choices()).code
        match.play(code)
    return match.rewound(match.played - 1), code


@some_games("game")
def test_a_match_ends_in_a_picture_once(invite: Invite, game: str) -> None:
    anna = invite("Anna", moving=True, width=390)
    match, code = last_choice(game)
    table = anna.go_on(match)
    anna.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    line = [choice["code"] for choice in anna.scene["choices"]].index(code)
    anna.choices.nth(line).evaluate("(line) => line.click()")
    picture = anna.page.locator("dialog[open] .picture > svg")
    anna.until(lambda: shows(anna) or picture.count(), "the end is shown")
    if picture.count() == 0:
        anna.page.evaluate("document.querySelector('.pace button:last-child')?.click()")
    anna.until(picture.count, "the picture is there")
    assert picture.locator(".comes").count() == match.players
    anna.page.keyboard.press("Escape")
    anna.until(lambda: picture.count() == 0, "one key leads on")
    expect(anna.page.locator(".end h2").first).to_be_in_viewport()
    anna.enter(table)
    anna.until(lambda: anna.page.locator(".end").count(), "the scores are there")
    assert picture.count() == 0
