"""House rules in a browser: a file chosen on the page of a new table, and a board that shows its numbers."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Invite
from tests.browser.looking import look_hard
from tests.browser.playing import by_mouse, play

pytestmark = pytest.mark.slow

RULES = """
name: Few and rich
game: six-territories
options: {scoring: advanced}
tables: {characters: 2, riches_values: {5: 8}}
"""


@pytest.mark.parametrize(
    ("language", "words"),
    [
        pytest.param(
            "en",
            ("House rules", "Characters of each player: 2 instead of 3", "House rules: Few and rich"),
            marks=pytest.mark.thorough,
        ),
        (
            "fr",
            (
                "Règles maison",
                "Personnages de chaque joueur\u00a0: 2 au lieu de 3",
                "Règles maison\u00a0: Few and rich",
            ),
        ),
    ],
)
def test_a_table_is_opened_with_a_file_and_its_board_shows_the_numbers(
    invite: Invite, tmp_path: Path, language: str, words: tuple[str, str, str]
) -> None:
    shelf, change, named = words
    file = tmp_path / "rich.yaml"
    anna = invite("Anna", language=language)
    anna.allowed = ["400.*/api/house-rules"]
    anna.visit("/new/six-territories")
    anna.page.get_by_text(shelf, exact=True).click()
    file.write_text("name: x\ntables: {characters: 99}", encoding="utf-8")
    anna.page.locator("details.house input[type=file]").set_input_files(file)
    expect(anna.page.locator("details.house .shelf [role=status]")).to_contain_text("99")
    file.write_text(RULES, encoding="utf-8")
    anna.page.locator("details.house input[type=file]").set_input_files(file)
    expect(anna.page.get_by_text(change)).to_be_visible()
    found = look_hard(anna, "house-rules") if language == "en" else []
    anna.page.locator("fieldset select[aria-label]").first.select_option("deputy")
    anna.page.locator("form .button.main").click()
    anna.until(lambda: "/t/" in anna.page.url and anna.scene, "the table is open")
    assert anna.scene["table"]["options"] == {"scoring": "advanced"}
    expect(anna.page.get_by_text(named).first).to_be_visible()
    anna.page.locator(".bill button, main .button.main").first.click()
    anna.until(lambda: anna.scene["table"]["phase"] == "playing", "the match has begun")
    expect(anna.page.locator(".supply .rows")).to_contain_text("8")
    expect(anna.page.locator(".drawer .house-rules summary")).to_contain_text(named)
    assert set(anna.scene["view"]["characters"]) == {2}
    assert play([anna], by_mouse, random.Random(5), most=4).total() == 4
    assert not found, "\n".join(found)
