"""Choosing with a hand: selected first and then confirmed, through what stands in the way, and by dragging."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.looking import PHONES, resize
from tests.browser.test_geometry import any_choice, matches
from tests.house import some_games

from saloon.match import Match

pytestmark = pytest.mark.slow

CARD = ".board-hand .thing.lit[data-thing^='card:']"

# Whether whoever presses on its middle presses on the thing itself.
ON_TOP = """(thing) => {
  const { left, top, width, height } = thing.getBoundingClientRect()
  return thing.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}"""


def planning(guest: Guest) -> None:
    """The guest is asked for a card, and has one choice for each."""
    position = {"players": 3, "phase": "plan", "bandits": {"doc": {"car": 1}, "tuco": {"car": 2}, "belle": {"car": 3}}}
    guest.go_on(Match.from_position("colt-express", position, seed=1))
    assert guest.page.locator(CARD).count()


def moving() -> Match:
    """Doc may move along the roofs, on one of which Tuco stands."""
    position = {
        "players": 3,
        "bandits": {"doc": {"car": 1, "roof": True}, "tuco": {"car": 2, "roof": True}, "belle": {"car": 3}},
        "pile": ["doc move", "tuco move"],
    }
    return Match.from_position("colt-express", position, seed=1)


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("width", [390, 1280])
def test_a_click_selects_and_a_second_one_on_the_same_spot_chooses(invite: Invite, width: int) -> None:
    anna = invite("Anna", width=width, confirm="new")
    planning(anna)
    card = anna.page.locator(CARD).first
    moves, spot = anna.moves, middle(card)
    anna.page.mouse.click(*spot)
    expect(anna.page.get_by_role("group", name="Selected")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Do it")).to_be_in_viewport()
    expect(anna.page.locator(".game-board .thing.chosen")).to_have_count(1)
    anna.shoot(f"touch-selected-{width}")
    assert not [frame for frame in anna.said if frame.get("what", {}).get("do") == "move"]
    anna.page.mouse.click(*spot)
    anna.until(lambda: anna.moves > moves, "the card is played")


@some_games("game")
def test_on_a_phone_nothing_lies_over_what_confirms(invite: Invite, game: str) -> None:
    anna = invite("Anna", width=390, confirm="always")
    anna.go_on(next(matches(game, [0])))
    any_choice(anna, random.Random(game))
    selected = anna.page.get_by_role("group", name="Selected")
    expect(selected.locator(".sentence")).to_be_visible()
    for screen in PHONES:
        resize(anna, screen)
        for name in ("Not this", "Do it"):
            assert anna.button(name).evaluate(ON_TOP), f"{name} is out of reach at {screen}"
        assert selected.locator(".sentence").evaluate(ON_TOP), f"what is selected is not to be read at {screen}"
        anna.shoot(f"touch-{game}-{screen[0]}")


def test_a_click_on_a_figure_counts_for_its_lit_place(invite: Invite) -> None:
    anna = invite("Anna")
    anna.go_on(moving())
    moves = anna.moves
    anna.page.mouse.click(*middle(anna.page.locator(".scene [data-thing='bandit:tuco']")))
    anna.until(lambda: anna.moves > moves, "the bandit is where the other one stands")


def test_a_gangster_picked_up_narrows_the_list_and_goes_to_the_building_that_is_clicked(invite: Invite) -> None:
    anna = invite("Anna")
    anna.go_on(next(match for match in matches("hold-up", range(30)) if match.view(None)["step"] == "placing"))
    moves, offered = anna.moves, anna.choices.count()
    anna.page.locator(".board-hand [data-thing^='card:']").first.click()
    anna.until(lambda: 0 < anna.choices.count() < offered / 2, "what he can do is listed")
    anna.page.mouse.click(*middle(anna.page.locator("[data-thing='building:saloon']")))
    anna.until(lambda: anna.moves > moves, "he stands before the only side of the saloon")


def test_a_card_is_dragged_to_the_pile(invite: Invite) -> None:
    """Whatever is dropped needs no second click, and what falls back into the hand is not played."""
    anna = invite("Anna", confirm="always")
    planning(anna)
    mouse, moves = anna.page.mouse, anna.moves
    start = middle(anna.page.locator(CARD).first)
    pile = middle(anna.page.locator(".programme"))
    for goal in ((start[0] + 30, start[1] - 5), pile):
        mouse.move(*start)
        mouse.down()
        mouse.move(start[0], start[1] - 20)
        mouse.move(*goal, steps=3)
        if goal is pile:
            anna.shoot("touch-dragged")
        mouse.up()
        if goal is not pile:
            assert anna.page.get_by_role("group", name="Selected").count() == 0
    anna.until(lambda: anna.moves > moves, "the card is played")


def test_a_figure_is_dragged_to_his_place(invite: Invite) -> None:
    anna = invite("Anna", confirm="always")
    anna.go_on(moving())
    mouse, moves = anna.page.mouse, anna.moves
    mouse.move(*middle(anna.page.locator(".scene [data-thing='bandit:doc']")))
    mouse.down()
    mouse.move(*middle(anna.page.locator(".scene [data-thing='bandit:tuco']")), steps=4)
    anna.shoot("touch-figure")
    mouse.up()
    anna.until(lambda: anna.moves > moves, "he is there")


def test_a_finger_drags_a_card(invite: Invite) -> None:
    anna = invite("Anna", width=390, confirm="always")
    planning(anna)
    moves, finger = anna.moves, anna.context.new_cdp_session(anna.page)
    x, y = middle(anna.page.locator(CARD).first)
    for kind, up in (("touchStart", 0), ("touchMove", 20), ("touchMove", 90), ("touchMove", 160)):
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y - up}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    anna.until(lambda: anna.moves > moves, "the card is played")
