"""From the first page to the first choice, with a stopwatch that counts clicks: a visitor whom the house has never seen
plays a game of four in two."""

from __future__ import annotations

from collections import Counter

import pytest
from playwright.sync_api import Locator
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.playing import LIT, still
from tests.house import some_games

import saloon

pytestmark = pytest.mark.slow

GAMES = saloon.list_games()
SIZES = [(390, 844), (1280, 800)]
PLAY = {"en": "Play now", "fr": "Jouer"}


class Stopwatch:
    """Counts every press of a visitor's finger, wherever it lands."""

    def __init__(self, guest: Guest) -> None:
        self._guest = guest
        self.clicks = 0

    def click(self, thing: Locator) -> None:
        """Click on something that is in sight."""
        assert in_sight(self._guest, thing), f"{thing} has to be looked for"
        thing.click()
        self.clicks += 1


def in_sight(guest: Guest, thing: Locator) -> bool:
    """Whether a thing lies inside the window as it stands, all of it."""
    box, window = thing.bounding_box(), guest.page.viewport_size
    assert window
    if box is None:
        return False
    right, bottom = box["x"] + box["width"], box["y"] + box["height"]
    return box["x"] >= 0 and box["y"] >= 0 and right <= window["width"] and bottom <= window["height"]


def stranger(invite: Invite, size: tuple[int, int], language: str = "en") -> Guest:
    """Somebody who has never been here: no name, no settings."""
    guest = invite(language=language, width=size[0], unknown=True)
    guest.page.set_viewport_size({"width": size[0], "height": size[1]})
    guest.visit("/")
    guest.page.get_by_role("button", name=PLAY[language]).first.wait_for()
    return guest


def way_in(guest: Guest, game: str, language: str = "en") -> Locator:
    """The button that begins a game at once."""
    card = guest.page.locator("article").filter(has=guest.page.locator(f"a[href='/rules/{game}']"))
    return card.get_by_role("button", name=PLAY[language])


def offered(guest: Guest) -> Locator:
    """What a choice is made with: something lit on the board that stands for one choice alone (Ghost's cards stand for
    two), or the list where the board offers nothing."""
    standing = Counter(choice["on"] for choice in guest.scene["choices"])
    lit = [thing for thing in guest.page.locator(LIT).all() if standing[thing.get_attribute("data-thing")] == 1]
    return next((thing for thing in lit if in_sight(guest, thing)), guest.choices.first)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
def test_every_game_is_to_be_begun_on_the_first_screen(invite: Invite, size: tuple[int, int], language: str) -> None:
    guest = stranger(invite, size, language)
    hidden = [game for game in GAMES if not in_sight(guest, way_in(guest, game, language))]
    assert not hidden
    assert guest.page.evaluate("scrollY") == 0


@pytest.mark.parametrize("size", SIZES)
@some_games("game")
def test_two_clicks_to_the_first_choice(invite: Invite, game: str, size: tuple[int, int]) -> None:
    guest = stranger(invite, size)
    stopwatch = Stopwatch(guest)
    stopwatch.click(way_in(guest, game))
    guest.until(lambda: guest.to_choose, "the first choice is theirs")
    table, moves = guest.scene["table"], guest.moves
    assert table["players"] == 4
    assert [seat.get("bot", "") for seat in table["seats"] if not seat.get("yours")] == ["deputy"] * 3
    assert table["seats"][guest.own_seats[0]]["name"], "whoever has said no name is given one"
    still(guest)
    stopwatch.click(offered(guest))
    chosen = guest.page.locator(".proposal")  # a newcomer's choice is shown to him before it counts
    guest.until(lambda: guest.moves > moves or chosen.count(), "the first choice is made")
    assert stopwatch.clicks == 2
