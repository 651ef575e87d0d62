"""A match told again, from any move and through any eyes; and played on from there."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.playing import FEW_HANDS, LONG, over
from tests.house import some_games

import saloon

pytestmark = pytest.mark.slow

GAMES = saloon.list_games()
HANDS = ["colt-express", "hold-up", "wyatt-earp"]  # games in which a player has secrets from the start
STILL = 8  # looks in a row that must not differ


def after_the_bots(guest: Guest, game: str) -> None:
    """A match that bots have played to the end."""
    guest.open_table(game, ["deputy", "deputy", "deputy"], house=FEW_HANDS.get(game))
    guest.start()
    guest.until(lambda: over(guest), "the bots are through", LONG)


def at(guest: Guest, move: int) -> None:
    """Wait until a move is shown."""
    name = f"Move {move}" if move else "The set-up"
    expect(guest.page.get_by_role("heading", name=name, exact=True)).to_be_visible()


def steady(guest: Guest) -> list[str]:
    """The things on the board, once none of them is leaving."""
    seen: list[list[str]] = []

    def still() -> bool:
        seen.append(guest.screen()["things"])
        return len(seen) > STILL and all(one == seen[-1] for one in seen[-STILL:])

    guest.until(still, "the board stands still")
    return seen[-1]


@some_games("game")
def test_the_slider_the_eyes_and_playing_on(invite: Invite, game: str) -> None:
    anna = invite("Anna")
    after_the_bots(anna, game)
    anna.page.get_by_role("link", name="Replay").click()
    slider = anna.page.get_by_role("slider", name="Move", exact=True)
    at(anna, 0)
    first = anna.screen()["board"]
    last = int(slider.get_attribute("max") or 0)
    anna.press("To the end")
    at(anna, last)
    assert anna.page.locator(".scores > li").count() == 3
    assert anna.screen()["board"] != first
    slider.fill(str(last // 2))
    at(anna, last // 2)
    slider.press("ArrowRight")
    at(anna, last // 2 + 1)
    anna.press("One move back")
    at(anna, last // 2)
    spectator = steady(anna)
    eyes = anna.page.get_by_label("Through whose eyes")
    eyes.select_option("0")
    at(anna, last // 2)
    if game in HANDS:
        anna.until(lambda: anna.screen()["things"] != spectator, "a hand is shown")
    eyes.select_option("all")
    eyes.select_option("")
    anna.until(lambda: anna.screen()["things"] == spectator, "the spectator sees what he saw")
    slider.fill("0")
    at(anna, 0)
    assert anna.screen()["board"] == first

    slider.fill(str(last // 2))
    at(anna, last // 2)
    anna.page.get_by_text("Play on from here against bots").click()
    anna.heard.clear()
    anna.press(f"Play from move {last // 2}")
    anna.until(lambda: anna.to_choose or over(anna), "Anna plays on")
    assert anna.own_seats == [0]


def test_a_record_is_downloaded_and_brought_back(invite: Invite, tmp_path: Path) -> None:
    anna = invite("Anna")
    after_the_bots(anna, "six-territories")
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name="Download the record").click()
    record = tmp_path / "record.json"
    download.value.save_as(record)
    anna.visit("/")
    anna.page.get_by_label("Choose a record").set_input_files(record)
    anna.page.wait_for_url("**/r/*")
    at(anna, 0)
    anna.visit("/")
    anna.allowed.append("status of 4")
    record.write_text('{"game": "chess"}')
    anna.page.get_by_label("Choose a record").set_input_files(record)
    expect(anna.page.get_by_role("alert")).to_be_visible()
    assert "That cannot be done (" not in anna.page.get_by_role("alert").inner_text()
