"""What people have lived here, in the browser: matches that ended, friends by a link, an invitation in the lobby."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.looking import look
from tests.browser.playing import let_bots_finish

pytestmark = pytest.mark.slow


def become_known(guest: Guest) -> None:
    """Be known by a phrase, as a program would ask for it."""
    body = {"name": guest.name, "language": "en"}
    answer = guest.context.request.post("/api/me/phrase", data=body, headers={"origin": guest.address})
    assert answer.status == 201, answer.text()


def test_friends_meet_by_a_link_and_one_asks_the_other_to_her_table(invite: Invite) -> None:
    anna, bo = invite("Anna"), invite("Bo", width=390)
    for guest in (anna, bo):
        become_known(guest)
    anna.visit("/me/friends")
    anna.press("Make a link")
    link = anna.page.get_by_label("Your link").input_value()
    bo.page.goto(link)
    bo.press("Be friends with Anna")
    expect(bo.page.get_by_text("Anna only has to confirm it.")).to_be_visible()
    anna.visit("/me/friends")
    expect(anna.page.get_by_text("Bo took your link up.")).to_be_visible()
    anna.press("Confirm")
    expect(anna.button("Be friends no more")).to_be_visible()
    assert not look(anna, "friends")
    bo.visit("/")
    anna.open_table("six-territories", ["me", ""])
    anna.press("Invite Bo")
    bo.page.get_by_role("link", name="Anna waits for you: Six Territories.").click()
    bo.until(lambda: bo.scene, "the table is shown")
    bo.sit("Bo")
    assert bo.own_seats == [1]


def test_a_match_that_ended_stands_in_the_history_and_is_seen_again(invite: Invite) -> None:
    anna = invite("Anna")
    become_known(anna)
    anna.open_table("hold-up", ["me", "random"], start=True)
    let_bots_finish([anna])
    expect(anna.page.get_by_text("Not rated: the table was opened for fun.")).to_be_visible()
    anna.visit("/me/history")
    expect(anna.page.get_by_text("one match")).to_be_visible()
    assert not look(anna, "history")
    anna.press("See it again")
    expect(anna.page.locator(".game-board")).to_be_visible()
    anna.visit("/ratings/hold-up")
    expect(anna.page.get_by_role("row", name="Legend")).to_be_visible()
    assert not look(anna, "ratings")
    anna.visit("/me/calls")
    expect(anna.page.get_by_text("This house calls nobody.")).to_be_visible()
    assert not look(anna, "calls")
