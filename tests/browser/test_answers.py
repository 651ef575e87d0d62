"""Asked out of turn, in the browser: how to have passes made, what is seen meanwhile, and what the others see."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.looking import look, look_hard

from saloon.match import Match

pytestmark = pytest.mark.slow

GAME = "wyatt-earp"
SETTING = re.compile("When I am asked out of turn|Quand on m’interroge hors de mon tour")


def sit_down_asked(guest: Guest, *, free: bool) -> tuple[str, int]:
    """Sit down where a random match asks somebody who can answer (`free`), or cannot: the code and the seat."""
    match = asked(free=free)
    assert match.to_move is not None
    code = guest.go_on(match)
    return code, match.to_move


def asked(*, free: bool) -> Match:
    for seed in range(100):
        match, choose = Match.new(GAME, players=3, seed=seed), random.Random(seed)
        while not match.over:
            if match.passing and (len(match.choices()) > 1) == free:
                return match
            match.play(choose.choice(match.choices()))
    raise AssertionError("nobody was asked")


def setting(guest: Guest) -> Locator:
    return guest.page.get_by_role("combobox", name=SETTING)


@pytest.mark.parametrize("width", [390, pytest.param(1280, marks=pytest.mark.thorough)])
def test_passes_are_made_for_whoever_wants_none_of_it(invite: Invite, width: int) -> None:
    anna, carl = invite("Anna", width=width), invite("Carl")
    code, _ = sit_down_asked(anna, free=True)
    carl.enter(code)
    anna.until(lambda: anna.scene["table"]["watchers"] == 1, "Carl is seen")
    carl.until(lambda: carl.scene["table"]["watchers"] == 1, "he knows it")
    heard = len(carl.heard)
    expect(setting(anna)).to_have_value("ask")
    expect(anna.page.get_by_text("You will pass in a moment")).to_have_count(0)
    setting(anna).select_option("Always pass for me")
    expect(anna.page.get_by_text("You will pass in a moment, unless you answer yourself.")).to_be_visible()
    expect(setting(anna)).to_be_in_viewport()
    assert len(anna.scene["choices"]) == 2, "she may still answer"
    carl.until(lambda: carl.moves > 0, "the pass is made")
    told = [frame for frame in carl.heard[heard:] if frame["t"] != "pong"]
    assert {(frame["t"], frame.get("kind")) for frame in told} == {("entry", "move")}
    assert told[0]["events"][0]["key"] == "we-passed"
    assert "answers" not in str(carl.heard)


def test_whoever_is_passed_for_may_answer_meanwhile(invite: Invite) -> None:
    anna = invite("Anna")
    sit_down_asked(anna, free=True)
    setting(anna).select_option("Always pass for me")
    expect(anna.page.get_by_text("You will pass in a moment")).to_be_visible()
    passing = anna.scene["answers"]["passing"]
    own = next(number for number, choice in enumerate(anna.scene["choices"]) if choice["code"] != passing)
    anna.choices.nth(own).click()
    anna.until(lambda: anna.moves > 0, "her answer is given")
    made = [event["key"] for frame in anna.heard if frame.get("kind") == "move" for event in frame["events"]]
    assert made[0] == "we-answered"


def test_the_setting_is_kept_on_the_sheet_of_the_seat(invite: Invite) -> None:
    anna = invite("Anna")
    code, seat = sit_down_asked(anna, free=True)
    anna.seat(seat)
    dialog = anna.page.get_by_role("dialog")
    dialog.get_by_label(SETTING).select_option("Pass for me if I cannot answer")
    anna.until(lambda: anna.scene["answers"]["how"] == "unable", "the server knows")
    expect(dialog.get_by_label(SETTING)).to_have_value("unable")
    anna.enter(code)
    assert anna.moves == 0, "she can answer, so she is asked"
    anna.seat(seat)
    expect(dialog.get_by_label(SETTING)).to_have_value("unable")
    anna.press("Close")
    anna.seat(1 - seat if seat < 2 else 0)
    expect(dialog.get_by_label(SETTING)).to_have_count(0)


def test_whoever_cannot_answer_is_passed_for(invite: Invite) -> None:
    anna = invite("Anna")
    sit_down_asked(anna, free=False)
    expect(anna.choices).to_have_count(1)
    setting(anna).select_option("Pass for me if I cannot answer")
    anna.until(lambda: anna.moves > 0, "the pass is made")


def test_it_looks_well(invite: Invite) -> None:
    anna = invite("Anna")
    _, seat = sit_down_asked(anna, free=True)
    found = look_hard(anna, "answers-asked")
    anna.seat(seat)
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    found += look_on_a_sheet(anna)
    assert not found, "\n".join(found)


def look_on_a_sheet(guest: Guest) -> list[str]:
    """While a sheet lies over the page its language cannot be switched: one language here, the other above."""
    found: list[str] = []
    for width in (390, 1280):
        guest.resize(width)
        found += look(guest, f"answers-sheet-{width}-en")
    return found
