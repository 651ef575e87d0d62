"""A coached match, and one's mistakes tried again."""

from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import Route, expect
from tests.browser.conftest import Invite
from tests.browser.guest import Guest, Json
from tests.browser.looking import CHECKED, look
from tests.browser.playing import by_mouse, over, play

pytestmark = pytest.mark.slow

GAME = "six-territories"  # the shortest


def planted(guest: Guest) -> Json:
    """A mistake as the server would tell it: the first of the choices that stand was made, the last is best."""
    scene = guest.scene
    codes = [choice["code"] for choice in scene["choices"]]
    ground = {"key": "because-six-territories-points-more", "args": {"size": 100, "how": "surely"}}
    verdicts = [{"code": codes[-1], "chance": 0.6, "loss": 0, "grounds": [ground]}]
    verdicts += [{"code": code, "chance": 0.3, "loss": 0.3, "grounds": []} for code in codes[:-1]]
    return {
        "move": guest.moves,
        "made": codes[0],
        "best": codes[-1],
        "loss": 0.3,
        "question": scene["question"],
        "choices": scene["choices"],
        "verdicts": verdicts,
    }


def test_a_match_with_a_coach_and_a_mistake_tried_again(invite: Invite) -> None:
    anna = invite("Anna")
    code = anna.open_table(GAME, ["me", "tenderfoot"])
    anna.start()
    anna.visit(f"/t/{code}?coach")
    coach = anna.page.locator(".coach")
    anna.until(lambda: anna.to_choose, "Anna is to choose")
    anna.until(lambda: any(frame["t"] == "coached" for frame in anna.heard), "the coach has thought")
    expect(coach).to_contain_text("Good here")
    expect(anna.page.locator(".game-board .thing.advised")).not_to_have_count(0)
    found = []
    for width, language in CHECKED.items():
        anna.resize(width)
        anna.speak(language)
        found += look(anna, f"coach-{width}-{language}")
    anna.resize(390)
    anna.speak("en")
    found += look(anna, "coach-open-390-en")
    before = anna.page.locator(".game-board").bounding_box()
    coach.get_by_role("button", name="Less").click()
    board = anna.page.locator(".game-board").bounding_box()
    line = coach.bounding_box()
    assert board
    assert line
    assert board == before, "it opens by itself over the board, which stays where it is"
    assert line["y"] + line["height"] <= board["y"] + 1, "the coach does not cover the board"
    assert line["height"] <= 60, "on a phone it is a line"
    said = coach.locator(".says p").first
    advised = anna.page.locator(".choices .advised .digit + span").text_content()
    assert advised
    assert said.inner_text().strip().startswith(advised), "which begins with what is advised"
    for part in (said, coach.get_by_role("button", name="More")):
        box = part.bounding_box()
        assert box
        assert line["y"] <= box["y"] <= box["y"] + box["height"] <= line["y"] + line["height"], "all of it is in sight"
    anna.resize(1280)
    coach.locator("summary").click()
    anna.press("Send the coach away")
    expect(coach).to_have_count(0)

    mistake, answer = planted(anna), {"state": "done", "done": 9, "choices": 9, "compiled": True}

    def told(route: Route) -> None:
        route.fulfill(content_type="application/json", body=json.dumps({**answer, "mistakes": [mistake]}))

    anna.page.route("**/mistakes/0", told)
    play([anna], by_mouse, random.Random(9))
    assert over(anna)
    moment = anna.page.get_by_role("link", name="About 30 in 100 chances")
    expect(moment).to_be_visible()
    for width, language in CHECKED.items():
        anna.resize(width)
        anna.speak(language)
        found += look(anna, f"moments-{width}-{language}")
    anna.speak("en")
    moment.click()
    expect(anna.page.locator(".cards button")).to_have_count(1)
    expect(anna.page.locator(".game-board .thing.lit")).not_to_have_count(0)
    for width, language in CHECKED.items():
        anna.resize(width)
        anna.speak(language)
        found += look(anna, f"mistakes-{width}-{language}")
    anna.speak("en")
    anna.choices.last.click()
    expect(anna.page.get_by_text("Well chosen: 60% chances of winning. You had 30%.")).to_be_visible()
    expect(anna.page.get_by_text("Brings points at once")).to_be_visible()
    anna.press("Try again")
    anna.choices.first.click()
    expect(anna.page.get_by_text("That is what you chose then")).to_be_visible()
    anna.press("Show the best")
    expect(anna.page.get_by_text(re.compile("Best: .*60%"))).to_be_visible()
    found += look(anna, "mistakes-tried-1280-en")
    assert not found, "\n".join(found)
