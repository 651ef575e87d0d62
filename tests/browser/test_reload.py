"""A reload at any moment, and a switch of language, show the same table again."""

from __future__ import annotations

import random

import pytest
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.playing import by_mouse, over, play
from tests.house import LARGEST, some_games

import saloon

pytestmark = pytest.mark.slow

GAMES = saloon.list_games()
MOMENTS, THOROUGHLY = 2, 3
largest_game = some_games("game", [LARGEST])


def settled(guest: Guest, others: list[Guest]) -> None:
    """Wait until it is a person's choice and everybody has heard so."""
    everybody = [guest, *others]
    guest.until(lambda: over(guest) or any(one.to_choose for one in everybody), "a person is to choose")
    guest.until(lambda: len({one.scene["v"] for one in everybody}) == 1, "everybody has heard the same")
    guest.until(lambda: all(everybody_is_here(one) for one in everybody), "everybody is seen to be back")
    guest.page.locator(".game-board").wait_for()


def everybody_is_here(guest: Guest) -> bool:
    """Whether a guest was told that the people at the table are there: comings and goings are told a moment later."""
    return all(seat.get("here") for seat in guest.scene["table"]["seats"] if not seat.get("bot"))


def reloaded(guest: Guest, others: list[Guest]) -> None:
    version = guest.scene["v"]
    guest.visit(guest.page.url)
    guest.until(
        lambda: guest.scene.get("v", 0) > version or guest.scene.get("v") == version, "the table is shown again"
    )
    settled(guest, others)


@some_games("game")
def test_a_reload_at_random_moments_rebuilds_the_screen(invite: Invite, game: str, thoroughly: bool) -> None:
    luck = random.Random(game)
    anna, bert = invite("Anna"), invite("Bert")
    bert_enters(anna, bert, game)
    for _ in range(THOROUGHLY if thoroughly else MOMENTS):
        play([anna, bert], by_mouse, luck, most=luck.randint(1, 9))
        guest, other = luck.sample([anna, bert], 2)
        settled(guest, [other])
        before = guest.screen()
        reloaded(guest, [other])
        guest.until(lambda before=before, guest=guest: guest.screen() == before, "the screen is what it was")
        if over(guest):
            return


@largest_game
def test_the_board_is_drawn_once_and_then_kept(invite: Invite, game: str) -> None:
    anna = invite("Anna")
    anna.open_table(game, ["me", "deputy", "deputy"])
    anna.start()
    settled(anna, [])
    anna.page.evaluate("window.first = document.querySelector('.game-board')")
    play([anna], by_mouse, random.Random(game), most=6)
    assert anna.page.evaluate("window.first.isConnected"), "the board was taken down between two moves"


@largest_game
def test_a_switch_of_language_keeps_everything(invite: Invite, game: str) -> None:
    anna = invite("Anna")
    anna.open_table(game, ["me", "deputy", "deputy"])
    anna.start()
    play([anna], by_mouse, random.Random(game), most=6)
    settled(anna, [])
    loads: list[str] = []
    anna.page.on("load", lambda page: loads.append(page.url))
    english, sent = anna.screen(), len(anna.said)
    anna.speak("fr")
    french = anna.screen()
    anna.speak("en")
    assert anna.screen() == english
    assert lit(french) == lit(english)
    assert len(french["choices"]) == len(english["choices"])
    assert french["sentence"] != english["sentence"]
    assert french["log"] != english["log"]
    assert len(anna.said) == sent, "a switch of language asks nothing of the table"
    assert not loads


def lit(screen: dict[str, list[str]]) -> list[tuple[str, str]]:
    """Each thing on the board, and whether it is lit."""
    return sorted((thing.split(" | ")[0], thing.split(" | ")[-1]) for thing in screen["things"])


def test_the_browsers_language_comes_first(invite: Invite) -> None:
    camille = invite("Camille", language="fr")
    camille.visit("/")
    camille.page.get_by_role("button", name="Jouer").first.wait_for()
    assert camille.page.locator("html").get_attribute("lang") == "fr"
    assert camille.page.get_by_role("heading", name="Les tables ce soir").is_visible()
    camille.speak("en")
    camille.page.reload()
    assert camille.page.get_by_role("heading", name="Tables tonight").is_visible()


def bert_enters(anna: Guest, bert: Guest, game: str) -> None:
    bert.enter(anna.open_table(game, ["me", "", "deputy"]))
    bert.sit()
    anna.start()
