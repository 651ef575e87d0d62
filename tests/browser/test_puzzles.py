"""The puzzle of the day, failed and solved; what was solved is kept; no answer of the server holds its position."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect
from tests.browser.conftest import Invite
from tests.browser.guest import HEIGHTS, Guest
from tests.browser.looking import DESKS, PHONES, flaws_at_a_choice, look_hard, settle

import saloon
from saloon.match import Match
from saloon.school.puzzles import Puzzle, pack, set_up

pytestmark = pytest.mark.slow


def today(guest: Guest, game: str) -> Puzzle:
    """Go to a game's puzzle of the day."""
    guest.visit(f"/puzzles/{game}")
    guest.page.get_by_role("link", name="Solve it").click()
    guest.page.locator(".choices button").first.wait_for()
    name = guest.page.url.rpartition("/")[2]
    return next(one for one in pack(game) if one.id == name)


def choose(guest: Guest, match: Match, text: str) -> None:
    """Choose from the list."""
    place = [choice.text for choice in match.choices()].index(text)
    guest.page.locator(".choices button").nth(place).click()


def row(guest: Guest, name: str) -> str:
    """One of the figures over a list of puzzles."""
    return guest.page.locator(".streaks div", has_text=name).locator("dd").inner_text()


def test_the_puzzle_of_the_day_is_solved_and_failed_and_that_is_kept(invite: Invite) -> None:
    anna = invite("Anna")
    told: list[str] = []

    def overhear(route: Route) -> None:
        answer = route.fetch()
        told.append(answer.text())
        route.fulfill(response=answer)

    anna.page.route("**/api/puzzles/**", overhear)
    solved = today(anna, "six-territories")
    choose(anna, set_up("six-territories", solved), solved.best)
    expect(anna.page.get_by_role("heading", name="Right!")).to_be_visible()
    expect(anna.page.locator(".chances li.best")).to_be_visible()
    failed = today(anna, "public-enemy")
    choose(anna, set_up("public-enemy", failed), failed.tempting[0])
    expect(anna.page.get_by_role("heading", name="Not the best.")).to_be_visible()
    expect(anna.page.locator(".chances")).to_have_count(0)
    anna.press("Show me")
    expect(anna.page.locator(".chances li.best")).to_be_visible()
    settle(anna)
    found = look_hard(anna, "puzzle-told")
    anna.visit("/puzzles/six-territories")
    anna.page.locator(".ticket.right").wait_for()
    assert (row(anna, "Solved in a row"), row(anna, "Longest row"), row(anna, "Days in a row")) == ("0", "1", "1")
    found += look_hard(anna, "puzzles")
    assert not found, "\n".join(found)
    assert len(told) >= 6
    assert not [text for text in told if '"position"' in text]


def test_a_puzzle_is_laid_out_like_a_table_and_confirmed_like_a_move(invite: Invite) -> None:
    anna = invite("Anna", width=390, confirm="always")
    found = []
    for game in saloon.list_games():
        anna.visit(f"/puzzles/{game}/{pack(game)[0].id}")
        anna.page.locator(".game-board .thing.lit").first.wait_for()
        for screen in [*PHONES, DESKS[0]]:
            found += [f"{game} {flaw}" for flaw in flaws_at_a_choice(anna, screen)]
    assert not found, "\n".join(found)
    anna.resize(390)
    anna.page.locator(".choices button").first.evaluate("(line) => line.click()")
    expect(anna.button("Do it")).to_be_in_viewport(ratio=1)
    anna.press("Not this")
    expect(anna.button("Do it")).to_have_count(0)
    anna.page.locator(".choices button").first.evaluate("(line) => line.click()")
    anna.press("Do it")
    expect(anna.page.locator(".verdict h2")).to_be_in_viewport(ratio=1)


def test_the_board_of_a_puzzle_and_of_a_lesson_takes_the_height_there_is(invite: Invite) -> None:
    """However long the list of choices beside it is, nothing has to be scrolled for it."""
    anna = invite("Anna")
    for path in (f"/puzzles/hold-up/{pack('hold-up')[0].id}", "/learn/wyatt-earp/series"):
        anna.visit(path)
        board = anna.page.locator(".game-board").bounding_box()
        assert board
        assert 780 < board["y"] + board["height"] <= HEIGHTS[1280]
