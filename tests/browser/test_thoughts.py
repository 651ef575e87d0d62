"""What bots think: levels to choose from, hints, explanations, and everybody's chances after the match."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.looking import CHECKED, look
from tests.browser.playing import LONG, by_mouse, over, play

pytestmark = pytest.mark.slow

GAME = "six-territories"  # the shortest
LEVELS = {
    "en": ["Tenderfoot", "Deputy", "Marshal", "Legend", "Outlaw"],
    "fr": ["Pied-tendre", "Adjoint", "Marshal", "Légende", "Hors-la-loi"],
}
SCREENS = list(CHECKED.items())
WORKING = 150  # seconds an analysis may take on a busy machine, with rules that are still being compiled


def to_choose(invite: Invite, seats: list[str], width: int = 1280, game: str = GAME) -> Guest:
    """Anna at a table with bots that have moved, and it is her turn."""
    anna = invite("Anna", width=width)
    anna.open_table(game, seats)
    anna.start()
    play([anna], by_mouse, random.Random(game), most=2)
    anna.until(lambda: anna.to_choose, "Anna is to choose")
    return anna


def panel(guest: Guest) -> Locator:
    return guest.page.locator(".thought")


def hinted(guest: Guest) -> Locator:
    guest.page.get_by_role("button", name=re.compile("^(Hint|Conseil)$")).click()
    panel(guest).locator(".prospects button").first.wait_for()
    return panel(guest)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_level_can_be_seated(invite: Invite, language: str) -> None:
    anna = invite("Anna", language=language, width=390)
    anna.visit("/new/six-territories")
    seat = "Seat" if language == "en" else "Place"
    anna.page.locator("form select").first.select_option("2")
    anna.page.get_by_role("button", name=f"{seat} 2").click()
    named = anna.page.locator("dialog[open] .level strong").all_inner_texts()
    assert named[1:] == LEVELS[language]
    expect(anna.page.locator("dialog[open] .level").first.get_by_role("radio")).to_be_checked()  # left open
    expect(anna.page.locator("dialog[open] details")).to_have_count(0)
    legend = anna.page.locator("dialog[open] .level").filter(has=anna.page.get_by_text(LEVELS[language][3], exact=True))
    legend.get_by_role("radio").check()
    anna.page.locator("dialog[open] summary").click()
    anna.page.locator("dialog[open] select").select_option("5")
    found = look(anna, f"levels-390-{language}")
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("button", name=re.compile(f"{seat} 2.*{LEVELS[language][3]}"))).to_be_visible()
    anna.page.locator("form .button.main").click()
    anna.until(lambda: "/t/" in anna.page.url and anna.scene, "the table is open")
    assert [one.get("bot") for one in anna.scene["table"]["seats"]] == [None, "legend@5"]
    found += look(anna, f"levels-waiting-390-{language}")
    assert not found, "\n".join(found)


def test_a_table_for_friends_needs_one_press_and_one_against_bots_two(invite: Invite) -> None:
    anna = invite("Anna")
    anna.visit("/new/colt-express")
    anna.press("Open the table")
    anna.until(lambda: "/t/" in anna.page.url and anna.scene, "the table is open")
    assert {seat.get("bot") for seat in anna.scene["table"]["seats"]} == {None}
    expect(anna.button("Start the match")).to_be_disabled()
    anna.visit("/new/colt-express")
    anna.page.get_by_label("The others").select_option("deputy")
    anna.press("Open the table")
    anna.until(lambda: "/t/" in anna.page.url and anna.scene, "the table is open")
    assert [seat.get("bot") for seat in anna.scene["table"]["seats"]] == [None, "deputy", "deputy", "deputy"]
    anna.start()


def test_a_seat_at_the_table_shows_its_level_and_gets_another(invite: Invite) -> None:
    anna = invite("Anna")
    anna.open_table(GAME, ["me", "tenderfoot"])
    anna.seat(1)
    dialog = anna.page.locator("dialog[open]")
    expect(dialog.get_by_text("Tenderfoot", exact=True).first).to_be_visible()
    dialog.get_by_label("Marshal").check()
    anna.press("Seat the bot")
    anna.until(lambda: anna.scene["table"]["seats"][1].get("bot") == "marshal", "the marshal has the seat")
    expect(anna.page.locator(".seats .seat").nth(1)).to_contain_text("Marshal 2")


@pytest.mark.parametrize(("width", "language"), SCREENS)
def test_a_hint_shows_choices_chances_grounds_and_the_line(invite: Invite, width: int, language: str) -> None:
    anna = to_choose(invite, ["me", "deputy", "tenderfoot"], width)
    anna.speak(language)
    shown = hinted(anna)
    choices = shown.locator(".prospects button")
    assert 1 <= choices.count() <= 5
    for one in choices.all_inner_texts():
        assert re.search(r"\d+\s?%", one), one
    (advice,) = (frame for frame in anna.heard if frame["t"] == "advice")
    assert len(anna.page.locator(".choices .advised").all()) == 1
    expect(anna.page.locator(".game-board .thing.advised")).not_to_have_count(0)
    assert shown.locator(".grounds li").count() <= len(advice["grounds"]), "some have no words for people"
    for ground in shown.locator(".grounds li").all_inner_texts():
        assert "because-" not in ground.lower(), ground
    expect(shown.locator(".note")).to_have_count(0 if advice["compiled"] else 1)
    found = look(anna, f"hint-{width}-{language}")
    assert not found, "\n".join(found)


def test_a_hint_closes_by_escape_and_by_a_move_and_can_be_taken(invite: Invite) -> None:
    anna = to_choose(invite, ["me", "deputy"])
    hint = anna.button("Hint")
    hint.focus()
    anna.page.keyboard.press("Enter")
    panel(anna).locator(".prospects button").first.wait_for()
    anna.page.keyboard.press("Tab")
    anna.page.keyboard.press("Escape")
    expect(panel(anna)).to_have_count(0)
    expect(hint).to_be_focused()
    expect(anna.page.locator(".advised")).to_have_count(0)
    moves = anna.moves
    hinted(anna).locator(".prospects button").first.click()
    anna.until(lambda: anna.moves > moves, "the advice is taken")
    expect(panel(anna)).to_have_count(0)


@pytest.mark.parametrize(("width", "language"), SCREENS)
def test_a_bot_says_why(invite: Invite, width: int, language: str) -> None:
    anna = to_choose(invite, ["me", "deputy", "deputy"], width, "colt-express")
    anna.speak(language)
    anna.page.locator(".seats .ask").first.click()
    shown = panel(anna)
    anna.until(lambda: any(frame["t"] == "explained" for frame in anna.heard), "the bot has answered")
    expect(shown.get_by_role("status")).to_have_count(0)
    assert "because-" not in shown.inner_text().lower(), shown.inner_text()
    found = look(anna, f"why-{width}-{language}")
    anna.page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    assert not found, "\n".join(found)


def test_a_bot_says_why_from_the_log_and_tells_all_when_the_match_is_over(invite: Invite) -> None:
    anna = to_choose(invite, ["me", "deputy"])
    asking = anna.page.locator(".log button")
    expect(asking).to_have_count(1)
    asking.click()
    anna.until(lambda: any(frame["t"] == "explained" for frame in anna.heard), "the bot has answered")
    anna.page.keyboard.press("Escape")
    play([anna], by_mouse, random.Random(9))
    assert over(anna)
    anna.heard.clear()
    anna.page.locator(".seats .ask").first.click()
    anna.until(lambda: any(frame["t"] == "explained" for frame in anna.heard), "the bot has answered")
    (told,) = (frame for frame in anna.heard if frame["t"] == "explained")
    assert told["choice"]
    expect(panel(anna).locator(".did")).to_be_visible()
    expect(panel(anna).locator("div.slat").first).to_be_visible()


def analysed(guest: Guest) -> Locator:
    """The curve of the match, once the server is through with it."""
    curve = guest.page.locator(".chances")
    curve.scroll_into_view_if_needed()
    curve.locator(".plot").wait_for(timeout=WORKING * 1000)
    curve.locator("summary").wait_for(timeout=WORKING * 1000)
    return curve


def test_the_chances_after_the_match(invite: Invite, thoroughly: bool) -> None:
    anna = invite("Anna")
    code = anna.open_table(GAME, ["deputy", "tenderfoot"])
    anna.start()
    anna.until(lambda: over(anna), "the bots are through", LONG)
    analysed(anna)
    found = []
    for width, language in SCREENS if thoroughly else SCREENS[-1:]:
        anna.resize(width)
        anna.speak(language)
        curve = analysed(anna)
        found += look(anna, f"chances-{width}-{language}")
    anna.resize(320)
    found += look(anna, "chances-320-fr")
    anna.resize(1280)
    anna.speak("en")
    moves = anna.moves
    plot = curve.get_by_role("slider")
    expect(plot).to_have_attribute("aria-valuenow", str(moves))
    for _ in range(3):
        plot.press("ArrowLeft")
    expect(plot).to_have_attribute("aria-valuetext", re.compile(rf"^Move {moves - 3}: .*%"))
    curve.locator("summary").click()
    expect(curve.locator("tbody tr")).to_have_count(moves + 1)
    assert curve.locator("tbody tr").last.locator("td").all_inner_texts().count("100%") <= 1
    found += look(anna, "chances-table-1280-en")
    anna.page.set_viewport_size({"width": 1280, "height": 1600})
    turns = curve.locator(".turns button")
    if turns.count():
        first = turns.first.inner_text()
        turns.first.click()
        wanted = int(re.findall(r"Move (\d+)", first)[0])
    else:
        plot.press("Enter")
        wanted = moves - 3
    expect(anna.page.get_by_role("heading", name=f"Move {wanted}", exact=True)).to_be_visible()
    assert anna.page.url.endswith(f"/t/{code}/replay#move={wanted}")
    assert not found, "\n".join(found)


def test_the_curve_and_the_replay_go_together(invite: Invite) -> None:
    anna = invite("Anna")
    code = anna.open_table(GAME, ["deputy", "deputy"])
    anna.start()
    anna.until(lambda: over(anna), "the bots are through", LONG)
    moves = anna.moves
    anna.visit(f"/t/{code}/replay#move=4")
    expect(anna.page.get_by_role("heading", name="Move 4", exact=True)).to_be_visible()
    plot = analysed(anna).get_by_role("slider")
    expect(plot).to_have_attribute("aria-valuenow", "4")
    plot.press("ArrowRight")
    expect(anna.page.get_by_role("heading", name="Move 5", exact=True)).to_be_visible()
    box = plot.bounding_box()
    assert box
    anna.page.mouse.click(box["x"] + 47, box["y"] + box["height"] / 2)
    expect(anna.page.get_by_role("heading", name="The set-up", exact=True)).to_be_visible()
    anna.page.mouse.move(0, 0)
    anna.press("To the end")
    expect(plot).to_have_attribute("aria-valuenow", str(moves))
    found = []
    for width, language in SCREENS:
        anna.resize(width)
        anna.speak(language)
        analysed(anna)
        found += look(anna, f"chances-replay-{width}-{language}")
    assert not found, "\n".join(found)
