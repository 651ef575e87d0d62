"""A whole game of each board: two people and a bot; one at a desk, one on a phone, one of them in French."""

from __future__ import annotations

import random

import pytest
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.looking import look_hard, settle
from tests.browser.playing import FEW_HANDS, by_keys, by_mouse, let_bots_finish, play, tab_to
from tests.house import some_games

import saloon

pytestmark = pytest.mark.slow

LONGEST, THOROUGHLY = 10, 60  # choices of two people; bots play the rest
BY_KEYS, BY_KEYS_THOROUGHLY = 12, 24

each_game = pytest.mark.parametrize("game", saloon.list_games())


def meet(desk: Guest, phone: Guest, *, french: Guest) -> None:
    """From here on one of them has a small screen, and one reads French."""
    phone.resize(390)
    desk.resize(1280)
    french.speak("fr")


def agree_on_the_score(anna: Guest, bert: Guest) -> None:
    for guest in (anna, bert):
        guest.page.locator(".end").wait_for()
    assert anna.scene["result"] == bert.scene["result"]
    anna.speak("en")
    bert.speak("en")
    assert anna.page.locator(".scores").inner_text() == bert.page.locator(".scores").inner_text()
    titles = [guest.page.locator("#end-title").inner_text() for guest in (anna, bert)]
    assert titles[0].replace("You win", "Anna wins") == titles[1].replace("You win", "Bert wins")
    assert anna.page.locator(".scores > li").count() == 3


@each_game
def test_a_game_by_clicks(invite: Invite, game: str, thoroughly: bool) -> None:
    anna, bert = invite("Anna"), invite("Bert")
    code = anna.open_table(game, ["me", "", "deputy"], house=FEW_HANDS.get(game))
    bert.enter(code)
    bert.sit()
    anna.start()
    meet(anna, bert, french=bert)
    used = play([anna, bert], by_mouse, random.Random(game), most=THOROUGHLY if thoroughly else LONGEST)
    let_bots_finish([anna, bert])
    agree_on_the_score(anna, bert)
    assert used["board"] > 4 * used["list"], f"the board should be enough for nearly all choices: {used}"
    found = look_hard(anna, f"{game}-end")
    anna.page.get_by_role("link", name="Replay").click()
    anna.press("To the end")
    anna.press("One move back")
    settle(anna)
    found += look_hard(anna, f"{game}-replay")
    assert not found, "\n".join(found)


@some_games("game")
def test_a_game_by_keys(invite: Invite, game: str, thoroughly: bool) -> None:
    """From the lobby far into the match without a mouse; the rest of it is played by clicks elsewhere."""
    anna, bert = invite("Anna"), invite("Bert")
    anna.visit("/")
    anna.page.locator(".ways").first.wait_for()
    open_table_by_keys(anna, game)
    bert.enter(anna.page.url.rpartition("/")[2])
    tab_to(bert, "main input[required]")
    bert.page.keyboard.press("Enter")
    bert.until(lambda: bert.own_seats, "the seat is theirs")
    tab_to(anna, ".bill button")
    anna.page.keyboard.press("Enter")
    anna.until(lambda: anna.scene["table"]["phase"] != "waiting", "the match has begun")
    meet(anna, bert, french=anna)
    used = play([anna, bert], by_keys, random.Random(game), most=BY_KEYS_THOROUGHLY if thoroughly else BY_KEYS)
    assert used["board"] > 0
    assert used["list"] > 0


DEPUTY = "() => document.activeElement.closest('.level')?.textContent.includes('Deputy')"


def open_table_by_keys(guest: Guest, game: str) -> None:
    keys = guest.page.keyboard
    tab_to(guest, f"a[href='/new/{game}']")
    keys.press("Enter")
    guest.page.locator("form").wait_for()
    tab_to(guest, "select:not([aria-label])")
    keys.type("3")
    tab_to(guest, "fieldset li:nth-child(3) button")
    keys.press("Enter")
    tab_to(guest, "dialog[open] input[type=radio]")
    while not guest.page.evaluate(DEPUTY):  # the second seat stays open, for whoever comes
        keys.press("ArrowDown")
    keys.press("Escape")
    tab_to(guest, "details.pace summary")
    keys.press("Enter")
    tab_to(guest, "details.pace label:last-of-type select")
    keys.press("Home")
    tab_to(guest, "form .button.main")
    keys.press("Enter")
    guest.until(lambda: "/t/" in guest.page.url and guest.scene, "the table is open")
    assert guest.scene["table"]["pace"] == 0
    assert [seat.get("bot", "") for seat in guest.scene["table"]["seats"]] == ["", "", "deputy"]
