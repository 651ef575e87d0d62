"""Every page and every main state: no violation by axe, nothing wider than the window, and pictures to look at."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Invite
from tests.browser.looking import SCREENS, look, look_by_day_and_night, look_hard, resize, settle
from tests.browser.playing import by_mouse, play
from tests.browser.test_geometry import matches
from tests.house import LARGEST, some_games

from saloon.school.figures import figures

pytestmark = pytest.mark.slow

OPTIONAL = {"public-enemy": dict.fromkeys(("duel", "dollars", "cavalry", "supremacy", "card_counter"), True)}
# Pictures on a phone: parts drawn so small that nobody reads them, or cut off.
SMALL = """() => [...document.querySelectorAll('figure .part')].flatMap((part) => {
  const name = part.textContent.trim().slice(0, 40)
  const size = part.getBoundingClientRect().width / part.offsetWidth
  const cut = [...part.querySelectorAll('button, li')].some((one) =>
    one.getBoundingClientRect().right > part.getBoundingClientRect().right + 1 && !one.closest('[data-stage]'))
  return [...(size < 0.72 ? [`${name}: drawn at ${size}`] : []), ...(cut ? [`${name}: cut off`] : [])]
})"""

NIGHT = "rgb(30, 37, 52)"  # what light paper is by night


def test_the_lobby(invite: Invite) -> None:
    anna, bert = invite("Anna"), invite("Bert")
    anna.visit("/")
    anna.page.locator(".ways").first.wait_for()
    settle(anna)
    found = look_hard(anna, "lobby")
    for language in ("fr", "en"):  # every game is in sight on any screen, also on a phone on its side
        anna.speak(language)
        for screen in SCREENS:
            resize(anna, screen)
            for card in anna.page.locator(".wall article").all():
                expect(card).to_be_in_viewport(ratio=0.95)
    anna.page.emulate_media(color_scheme="dark")
    resize(anna, (1280, 800))
    expect(anna.page.locator(".wall .count").first).to_have_css("background-color", NIGHT)  # and not the picture's
    bert.open_table("six-territories", ["me", "", "deputy"])
    expect(anna.page.locator(".ticket").first).to_be_visible()
    bert.visit("/")
    bert.page.get_by_role("region", name="Your tables").wait_for()
    found += look_hard(bert, "lobby-your-tables")
    anna.visit("/new/colt-express")
    anna.page.locator("form").wait_for()
    for summary in anna.page.locator("summary").all():
        summary.click()
    expect(anna.page.locator(".doors input")).to_have_css("background-color", NIGHT)
    anna.page.emulate_media(color_scheme="light")
    found += look_hard(anna, "lobby-options")
    assert not found, "\n".join(found)


@some_games("game")
def test_how_to_play(invite: Invite, game: str) -> None:
    anna = invite("Anna")
    anna.visit(f"/how/{game}")
    panels = [figure for figure in figures(game) if figure.panel]
    expect(anna.page.locator("figure .part")).to_have_count(len(panels))
    settle(anna)
    found = look_hard(anna, f"how-{game}")
    for drawn in anna.page.locator("figure .room").all():
        box = drawn.bounding_box()
        assert box
        assert box["height"] > 30
    anna.resize(390)
    found += anna.page.evaluate(SMALL)
    assert not found, "\n".join(found)


@some_games("game")
def test_the_rules(invite: Invite, game: str) -> None:
    bears_a_look(invite, f"/rules/{game}")


@pytest.mark.parametrize("page", ["/t/nosuch", "/t/astray/from/here"])
def test_other_pages(invite: Invite, page: str) -> None:
    bears_a_look(invite, page)


def bears_a_look(invite: Invite, page: str) -> None:
    anna = invite("Anna")
    anna.visit(page)
    anna.page.locator("h1").first.wait_for()
    settle(anna)
    found = look_hard(anna, page.strip("/").replace("/", "-"), checked=(390,))
    assert not found, "\n".join(found)


def test_a_clause_stays_in_sight_when_the_pictures_above_it_have_come(invite: Invite) -> None:
    anna = invite("Anna")
    anna.visit("/rules/colt-express#CE-18")
    beside = [figure for figure in figures("colt-express") if figure.clause]
    expect(anna.page.locator("figure .part")).to_have_count(len(beside))
    settle(anna)
    expect(anna.page.locator("[data-clause=CE-18]")).to_be_in_viewport(ratio=1)


@some_games("game", [LARGEST])
def test_a_table_from_the_first_guest_to_a_pause(invite: Invite, game: str) -> None:
    anna, bert, carl = invite("Anna"), invite("Bartholomew the Verylong"), invite("Carl")
    code = anna.open_table(game, ["me", "", "deputy"], options=OPTIONAL.get(game, {}))
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
    anna.page.locator(".game-board [data-thing]:not(.lit)").first.click(
        position={"x": 6, "y": 6}
    )  # beside what stands on it
    anna.page.locator(".slip").wait_for()
    found += look_hard(anna, f"{game}-advised-and-refused", checked=(1280,))
    carl.enter(code)
    found += look_hard(carl, f"{game}-spectator", checked=(390,))
    anna.press("Pause")
    expect(anna.page.locator(".sentence")).to_have_text("The game is paused.")
    found += look_hard(anna, f"{game}-paused", checked=(1280,))
    assert not found, "\n".join(found)


FULL_TABLES = {"colt-express": "stagecoach"}  # with the options that crowd it most; the others have none that do


@some_games("game")
def test_a_full_table_by_day_and_by_night(invite: Invite, game: str) -> None:
    anna = invite("Anna")
    anna.go_on(next(matches(FULL_TABLES.get(game, game), [45])))
    found = look_by_day_and_night(anna, f"{game}-full")
    assert not found, "\n".join(found)


def test_the_lobby_and_the_rules_by_night(invite: Invite) -> None:
    anna = invite("Anna", width=390)
    anna.page.emulate_media(color_scheme="dark")
    found = []
    for page in ("/", "/rules/colt-express"):
        anna.visit(page)
        anna.page.locator("h1").first.wait_for()
        settle(anna)
        found += look(anna, f"night{page.replace('/', '-')}")
    assert not found, "\n".join(found)


def test_the_theme_is_a_setting(invite: Invite) -> None:
    anna = invite("Anna")
    anna.visit("/")
    for theme, ground in {"dark": "rgb(23, 28, 40)", "light": "rgb(242, 228, 196)"}.items():
        anna.press("Settings")
        anna.page.get_by_label("Theme").select_option(theme)
        anna.page.keyboard.press("Escape")
        expect(anna.page.locator("html")).to_have_css("background-color", ground)
    anna.visit("/")
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "light")


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


@pytest.mark.thorough
def test_a_full_train_on_a_phone(invite: Invite) -> None:
    anna = invite("Anna", width=390)
    anna.open_table("colt-express", ["me", *["deputy"] * 5])
    anna.start()
    play([anna], by_mouse, random.Random(3), most=6)
    anna.until(lambda: anna.to_choose, "Anna is to choose")
    found = look_hard(anna, "six-bandits")
    assert not found, "\n".join(found)
