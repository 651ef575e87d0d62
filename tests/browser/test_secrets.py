"""What is not to be seen is not on the page, and was never sent."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import pytest
from tests.browser.conftest import Invite
from tests.browser.playing import LIT, by_mouse, choose, over, play

pytestmark = pytest.mark.slow

Json = dict[str, Any]
ANYTHING = ".game-board, [data-thing], .hand, .log, .choices button"


def scenes(frames: Iterable[Json]) -> list[Json]:
    """Every scene among some frames."""
    found = (frame if frame["t"] == "scene" else frame.get("scene") for frame in frames)
    return [scene for scene in found if scene]


def since_welcome(frames: list[Json]) -> list[Json]:
    """What was sent to the new eyes: before the welcome, something for the old ones may still have been on its way."""
    return frames[next((number for number, frame in enumerate(frames) if frame["t"] == "welcome"), len(frames)) :]


def blind(scene: Json) -> bool:
    """Whether a scene tells nothing that only one seat may know: no hand, and nothing that can be done with one."""
    view = scene.get("view") or {}
    return not any(view.get("hand", {}).values()) and "discard" not in view and not scene.get("choices")


def test_the_curtain_hides_every_hand(invite: Invite) -> None:
    """Two people share a browser: a hand is sent only when its owner has lifted the curtain."""
    anna = invite("Anna")
    anna.open_table("colt-express", ["me", "", "deputy"])
    anna.sit("Bert")
    anna.start()
    luck, held, mark = random.Random(5), None, 0
    for _ in range(8):
        anna.page.locator(".curtain").wait_for()
        anna.until(lambda: anna.scene.get("to_move") in (0, 1), "one of the two is to choose")
        assert anna.page.locator(ANYTHING).count() == 0, "behind the curtain there is nothing of the table"
        for scene in scenes(since_welcome(anna.heard[mark:])):
            assert blind(scene) or scene["look"] == held, "a hand was sent before its owner lifted the curtain"
        held, mark = anna.scene["to_move"], len(anna.heard)
        anna.page.locator(".curtain button").click()
        while not over(anna) and anna.page.locator(".curtain").count() == 0:
            anna.until(
                lambda: anna.to_choose or over(anna) or anna.page.locator(".curtain").count(), "the game goes on"
            )
            if anna.to_choose:
                assert anna.scene["look"] == held
                choose(anna, by_mouse, luck)


def test_after_a_reload_the_curtain_is_down(invite: Invite) -> None:
    anna = invite("Anna")
    anna.open_table("colt-express", ["me", "", "deputy"])
    anna.sit("Bert")
    anna.start()
    anna.page.locator(".curtain button").first.click()
    anna.page.locator(".game-board").wait_for()
    anna.visit(anna.page.url)
    anna.page.locator(".curtain").wait_for()
    assert anna.page.locator(ANYTHING).count() == 0
    assert scenes(anna.heard)
    assert all(blind(scene) for scene in scenes(anna.heard))


def test_a_spectator_sees_no_hand(invite: Invite) -> None:
    anna, bert, carl = invite("Anna"), invite("Bert"), invite("Carl")
    code = anna.open_table("colt-express", ["me", "", "deputy"])
    bert.enter(code)
    bert.sit()
    anna.start()
    carl.enter(code)
    play([anna, bert], by_mouse, random.Random(2), most=10)
    carl.until(lambda: carl.scene["v"] >= anna.scene["v"], "the spectator has heard of it")
    assert carl.page.get_by_text("You are watching.").is_visible()
    assert carl.choices.count() == carl.page.locator(LIT).count() == 0
    assert carl.page.locator("[data-thing^='card:']").count() == 0
    assert all(blind(scene) for scene in scenes(carl.heard))
