"""Every page and every main state: no violation by axe, nothing wider than the window, and pictures to look at."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Invite
from tests.browser.looking import look, look_hard, settle
from tests.browser.playing import by_mouse, play

import saloon

pytestmark = pytest.mark.slow

GAMES = saloon.list_games()


def test_the_lobby(invite: Invite) -> None:
    anna, bert = invite("Anna"), invite("Bert")
    anna.visit("/")
    anna.page.locator(".poster").first.wait_for()
    settle(anna)
    found = look_hard(anna, "lobby")
    bert.open_table("six-territories", ["me", "", "deputy"])
    expect(anna.page.locator(".ticket").first).to_be_visible()
    for summary in anna.page.locator("summary").all():
        summary.click()
    found += look_hard(anna, "lobby-options")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("page", [*(f"/rules/{game}" for game in GAMES), "/t/nosuch", "/t/astray/from/here"])
def test_other_pages(invite: Invite, page: str) -> None:
    anna = invite("Anna")
    anna.visit(page)
    anna.page.locator("h1").first.wait_for()
    settle(anna)
    found = look_hard(anna, page.strip("/").replace("/", "-"), checked=(390,))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_from_the_first_guest_to_a_pause(invite: Invite, game: str) -> None:
    anna, bert, carl = invite("Anna"), invite("Bartholomew the Verylong"), invite("Carl")
    code = anna.open_table(game, ["me", "", "deputy"])
    settle(anna)
    found = look_hard(anna, f"{game}-waiting")
    bert.enter(code)
    bert.sit()
    anna.start()
    luck = random.Random(game)
    play([anna, bert], by_mouse, luck, stop=lambda: anna.to_choose)
    found += look_hard(anna, f"{game}-beginning")
    play([anna, bert], by_mouse, luck, most=6)
    play([anna, bert], by_mouse, luck, stop=lambda: anna.to_choose)
    found += look_hard(anna, f"{game}-turn")
    anna.press("Hint")
    anna.page.locator(".choices .advised").wait_for()
    anna.page.locator(".game-board [data-thing]:not(.lit)").first.click()
    anna.page.locator(".slip").wait_for()
    found += look_hard(anna, f"{game}-advised-and-refused", checked=(1280,))
    carl.enter(code)
    found += look_hard(carl, f"{game}-spectator", checked=(390,))
    anna.press("Pause")
    expect(anna.page.locator(".sentence")).to_have_text("The game is paused.")
    found += look_hard(anna, f"{game}-paused", checked=(1280,))
    assert not found, "\n".join(found)


DIALOGS = {
    "settings": ".row button[aria-haspopup=dialog] >> nth=0",
    "own-seat": ".seats .seat >> nth=0",
    "bots-seat": ".seats .seat >> nth=1",
    "invite": "aside button[aria-haspopup=dialog]",
}


@pytest.mark.parametrize(("width", "language"), [(320, "fr"), (1280, "en")])  # the longest words on the smallest screen
def test_dialogs_and_drawers(invite: Invite, width: int, language: str) -> None:
    anna = invite("Anna", width=width)
    anna.open_table("colt-express", ["me", "deputy", "deputy"])
    anna.start()
    play([anna], by_mouse, random.Random(1), most=2)
    anna.until(lambda: anna.to_choose, "Anna is to choose")
    found = []
    anna.speak(language)
    for name, opener in DIALOGS.items():
        anna.page.locator(opener).click()
        anna.page.locator("dialog[open]").wait_for()
        found += look(anna, f"dialog-{name}-{width}-{language}")
        anna.page.keyboard.press("Escape")
        expect(anna.page.locator("dialog[open]")).to_have_count(0)
    for number, name in enumerate(("log", "chat", "rules")):
        anna.page.get_by_role("tab").nth(number).click()
        settle(anna)
        found += look(anna, f"drawer-{name}-{width}-{language}")
    assert not found, "\n".join(found)


def test_the_curtain(invite: Invite) -> None:
    anna = invite("Anna")
    anna.open_table("colt-express", ["me", "", "deputy"])
    anna.sit("Bert")
    anna.start()
    anna.page.locator(".curtain").wait_for()
    found = look_hard(anna, "curtain")
    assert not found, "\n".join(found)


def test_a_full_train_on_a_phone(invite: Invite) -> None:
    anna = invite("Anna", width=390)
    anna.open_table("colt-express", ["me", *["deputy"] * 5])
    anna.start()
    play([anna], by_mouse, random.Random(3), most=6)
    anna.until(lambda: anna.to_choose, "Anna is to choose")
    found = look_hard(anna, "six-bandits")
    assert not found, "\n".join(found)
