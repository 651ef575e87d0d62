"""Lessons: taken to their end on a phone and on a desk, wrong choices included; then a match begins."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.looking import PHONES, look_hard, resize, settle

import saloon
from saloon.messages import message
from saloon.school.lessons import Lesson, Standing, lesson, lessons, line

pytestmark = pytest.mark.slow

GAMES = [slug for slug in saloon.list_games() if lessons(slug)]


def open_lesson(guest: Guest, taken: Lesson) -> None:
    guest.visit(f"/learn/{taken.game}/{taken.name}")


def reached(guest: Guest, standing: Standing) -> None:
    """Wait until a step is there, and see that each of its things is pointed at: on a phone some are drawn twice, and
    one of the two is put away."""
    taken = standing.lesson
    expect(guest.page.locator(".said")).to_contain_text(message(taken.says(standing.step.say)))
    drawn = ".game-board :is([data-thing='{0}'], [data-part='{0}']):visible"
    things = [guest.page.locator(drawn.format(on)).first for on in standing.pointed]
    for thing in things:
        expect(thing).to_be_visible()
    if things:
        expect(guest.page.locator(".pointers .halo").first).to_be_visible()


def choose(guest: Guest, standing: Standing, code: int) -> None:
    """By the list, which on a phone is folded away."""
    if not guest.choices.first.is_visible():
        guest.page.get_by_text(message("lesson-choices")).click()
    guest.choices.nth([choice.code for choice in standing.choices].index(code)).click()


def take(guest: Guest, taken: Lesson, *, try_wrong: bool = False) -> None:
    """A lesson from where it begins to its end; if asked to, with one wrong choice at every step that has any."""
    for standing in line(taken):
        reached(guest, standing)
        wrong = [choice.code for choice in standing.choices if not standing.accepts(choice.code)]
        if try_wrong and wrong:
            choose(guest, standing, wrong[0])
            expect(guest.page.locator(".answer")).to_be_visible()
            reached(guest, standing)
        if standing.choices:
            choose(guest, standing, standing.accepted()[0].code)
        elif not standing.last:
            guest.press(message("lesson-go-on"))


def test_a_first_lesson_on_a_phone_with_wrong_choices_and_the_next_one(invite: Invite) -> None:
    rosa = invite("Rosa", width=390)
    rosa.visit("/learn/colt-express")
    first, second = lessons("colt-express")[:2]
    rosa.page.get_by_role("link", name=re.compile(f"^Begin: {message(first.title)}")).click()
    take(rosa, first, try_wrong=True)
    rosa.page.get_by_role("link", name=message("lesson-next")).click()
    reached(rosa, next(line(second)))

    rosa.visit("/learn/colt-express")
    expect(rosa.page.locator(".taken")).to_have_count(1)
    expect(rosa.page.get_by_role("link", name=f"Begin: {message(second.title)}")).to_be_visible()


def test_a_lesson_on_a_desk_by_the_board_itself_and_then_a_match(invite: Invite) -> None:
    """Things that cannot be chosen say why, one can go back, and at the end a match against Tenderfeet begins."""
    rosa = invite("Rosa", moving=True)
    taken = lesson("colt-express", "fire")
    open_lesson(rosa, taken)
    for standing in line(taken):
        reached(rosa, standing)
        if standing.number == 1:
            rosa.page.locator('.game-board [data-thing="bandit:cheyenne"]').last.click()
            expect(rosa.page.locator(".answer")).to_contain_text("CE-20")
            rosa.press(message("lesson-back"))
            expect(rosa.page.locator(".said")).to_contain_text(message(taken.says(taken.steps[0].say)))
            rosa.page.keyboard.press("ArrowRight")
            reached(rosa, standing)
        if standing.choices:
            on = standing.accepted()[0].on
            rosa.page.locator(f'.game-board [data-thing="{on}"].lit').last.click()
        elif not standing.last:
            rosa.press(message("lesson-go-on"))
    rosa.press(message("lesson-play"))
    rosa.until(lambda: rosa.scene and rosa.scene["table"]["phase"] == "playing", "the match has begun")
    assert [seat.get("bot", "") for seat in rosa.scene["table"]["seats"]] == ["", *["tenderfoot"] * (taken.players - 1)]


def test_things_that_do_not_fit_a_phone_together_are_shown_one_after_the_other(invite: Invite) -> None:
    rosa = invite("Rosa", width=390, moving=True)
    taken = lesson("colt-express", "fire")
    open_lesson(rosa, taken)
    for standing in line(taken):
        reached(rosa, standing)
        if standing.step.say == "sight-roof":
            break
        if standing.choices:
            choose(rosa, standing, standing.accepted()[0].code)
        else:
            rosa.press(message("lesson-go-on"))
    for far in ("bandit:cheyenne", "bandit:tuco", "bandit:ghost"):
        expect(rosa.page.locator(f'[data-stage] [data-thing="{far}"]')).to_be_in_viewport(ratio=0.5)


def test_on_a_phone_the_hand_is_in_sight_beside_what_is_said_and_no_ring_lies_over_it(invite: Invite) -> None:
    rosa = invite("Rosa", language="fr")
    for screen in PHONES:
        for slug in GAMES:
            resize(rosa, screen)
            open_lesson(rosa, lessons(slug)[0])
            rosa.page.locator(".said").wait_for()
            rosa.page.locator(".game-board").wait_for()
            for hand in rosa.page.locator(".board-hand").all():
                expect(hand).to_be_in_viewport(ratio=1)
                box, said = hand.bounding_box(), rosa.page.locator(".sheet-below").bounding_box()
                assert box
                assert said
                assert box["height"] > 60
                apart = box["y"] >= said["y"] + said["height"] - 1 or box["y"] + box["height"] <= said["y"] + 1
                assert apart, f"{slug} {screen}"
                rings = rosa.page.locator(".pointers").first.bounding_box()  # those around things on the board
                assert rings
                if screen == PHONES[0]:
                    assert rings["y"] + rings["height"] <= box["y"] + 1, f"{slug}: a ring may lie over the hand"


@pytest.mark.parametrize("slug", GAMES)
def test_every_lesson_points_at_what_its_board_draws(invite: Invite, slug: str, thoroughly: bool) -> None:
    """Or one in three of them."""
    rosa = invite("Rosa")
    for taken in lessons(slug)[:: 1 if thoroughly else 3]:
        open_lesson(rosa, taken)
        take(rosa, taken)


def test_the_pages_of_lessons_bear_a_close_look(invite: Invite) -> None:
    rosa = invite("Rosa")
    rosa.visit("/learn/colt-express")
    settle(rosa)
    found = look_hard(rosa, "lessons")
    open_lesson(rosa, lesson("colt-express", "floors"))
    rosa.press(message("lesson-go-on"))
    settle(rosa)
    assert [*found, *look_hard(rosa, "lesson")] == []
