"""A game and a bot that this client was never built with: packages, built, installed and played against.

They lie in tests/plugins, and nothing outside their folders knows them.
"""

from __future__ import annotations

import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Invite, free_port
from tests.browser.guest import Guest
from tests.browser.house import House, open_house
from tests.browser.looking import look, look_hard, settle
from tests.browser.playing import by_keys, by_mouse, play
from tests.engine.test_writing_rules import package

pytestmark = pytest.mark.slow

PLUGINS = Path(__file__).parents[1] / "plugins"
WORDS = {
    "en": {
        "seat": "Seat",
        "game": "Snake Oil",
        "bot": "Gambler",
        "asked": "What do you sell today?",
        "bag": "Bottles in the bag",
        "wagon": "Three bottles that only you see.",
    },
    "fr": {
        "seat": "Place",
        "game": "Huile de serpent",
        "bot": "Flambeur",
        "asked": "Que vendez-vous aujourd’hui\u00a0?",
        "bag": "Fioles dans le sac",
        "wagon": "Trois fioles que vous seul voyez.",
    },
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with the packages installed, and with one more that fails."""
    built, installed = tmp_path_factory.mktemp("wheels"), tmp_path_factory.mktemp("installed")
    alone = ["--no-deps", "--no-index", "--disable-pip-version-check", "--quiet"]
    pip = [sys.executable, "-m", "pip"]
    folders = [str(folder) for folder in sorted(PLUGINS.iterdir()) if folder.is_dir()]
    subprocess.run([*pip, "wheel", *alone, "--no-build-isolation", "--wheel-dir", str(built), *folders], check=True)
    wheels = [str(wheel) for wheel in sorted(built.glob("*.whl"))]
    subprocess.run([*pip, "install", *alone, "--target", str(installed), *wheels], check=True)
    lay(installed, "sinking_boat", package(), "sinking-boat = sinking_boat:GAME")
    lay(installed, "dud", {"__init__.py": "raise RuntimeError('wet powder')\n"}, "dud = dud:GAME")
    folder = tmp_path_factory.mktemp("house")
    with open_house(folder, free_port(), str(installed)) as opened:
        assert "wet powder" in (folder / "server.txt").read_text(encoding="utf-8"), "said when the doors open"
        yield opened


def lay(home: Path, name: str, files: dict[str, str], point: str) -> None:
    """A package as an installer would leave it."""
    facts = {
        "METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n",
        "entry_points.txt": f"[saloon.games]\n{point}\n",
    }
    for folder, own in ((name, files), (f"{name}-1.dist-info", facts)):
        for path, text in own.items():
            (home / folder / path).parent.mkdir(parents=True, exist_ok=True)
            (home / folder / path).write_text(text, encoding="utf-8")


def open_in_the_lobby(guest: Guest, language: str) -> None:
    """Choose the game and the bot among the others, and begin."""
    words = WORDS[language]
    guest.visit("/")
    guest.page.get_by_role("article", name=words["game"]).locator("a[href='/new/snake-oil']").click()
    guest.page.locator("form select").first.select_option("2")
    guest.page.get_by_role("button", name=f"{words['seat']} 2").click()
    guest.page.get_by_label(words["bot"]).check()
    guest.page.keyboard.press("Escape")
    guest.page.locator("form .button.main").click()
    guest.until(lambda: "/t/" in guest.page.url and guest.scene, "the table is open")
    assert guest.scene["table"]["game"] == "snake-oil"
    assert [seat.get("bot") for seat in guest.scene["table"]["seats"]] == [None, "gambler"]
    guest.page.locator(".bill button, main .button.main").first.click()
    guest.until(lambda: guest.scene["table"]["phase"] == "playing", "the match has begun")


@pytest.mark.parametrize(("language", "width"), [pytest.param("en", 1280, marks=pytest.mark.thorough), ("fr", 390)])
def test_a_sixth_game_is_played_against_a_bot_of_another_package(invite: Invite, language: str, width: int) -> None:
    anna = invite("Anna", language=language, width=width)
    open_in_the_lobby(anna, language)
    anna.until(lambda: anna.to_choose, "the choices are there")
    expect(anna.page.locator(".turn .sentence")).to_have_text(WORDS[language]["asked"])
    board = anna.page.locator(".game-board")
    expect(board).to_contain_text(WORDS[language]["bag"])  # which another plug-in calls by another name
    expect(board).to_contain_text(WORDS[language]["wagon"])  # what it does
    wagon = anna.scene["view"]["wagon"]
    assert board.locator(".chips").first.locator("li").all_inner_texts() == [str(strength) for strength in wagon]
    found = look(anna, f"plugin-{width}-{language}")
    play([anna], by_keys if language == "en" else by_mouse, random.Random(3))
    anna.page.locator(".end").wait_for()
    scores = anna.page.locator(".scores").inner_text()
    for points in anna.scene["result"]["scores"]:
        assert str(abs(points)) in scores
    assert not re.search(r"\b(so|name|web|because)-[a-z]", anna.page.locator("body").inner_text()), "every word is said"
    assert not found, "\n".join(found)


def test_around_the_board_everything_works_for_it(invite: Invite) -> None:
    """A hint, the rules, the log, taking back, and the replay."""
    anna = invite("Anna")
    anna.open_table("snake-oil", ["me", "deputy"])
    anna.start()
    anna.until(lambda: anna.to_choose, "the choices are there")
    anna.press("Hint")
    anna.page.locator(".prospects button").first.wait_for()
    anna.page.keyboard.press("Escape")
    anna.tab("Rules")
    expect(anna.page.locator('[data-clause="SO-04"]')).to_contain_text("seven dollars less the strength")
    expect(anna.page.locator('[data-clause="SO-03"] dt')).to_have_text("Pouring away")
    anna.tab("Log")
    expect(anna.page.locator(".log")).to_contain_text("Anna loads a bottle of strength")
    play([anna], by_mouse, random.Random(1))
    anna.page.get_by_role("link", name="Replay").click()
    anna.press("To the end")
    anna.press("One move back")
    settle(anna)
    found = look_hard(anna, "plugin-replay")
    anna.visit("/rules/snake-oil")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Snake Oil")
    found += look(anna, "plugin-rules")
    assert not found, "\n".join(found)


def test_the_small_game_of_the_documentation_is_played(invite: Invite) -> None:
    anna = invite("Anna", width=390)
    anna.open_table("sinking-boat", ["me", "deputy"])
    anna.start()
    play([anna], by_keys, random.Random(2))
    anna.page.locator(".end").wait_for()
    expect(anna.page.locator(".game-board")).to_contain_text("Nuggets in the bag")


def test_a_package_that_fails_is_missed_by_nobody(house: House) -> None:
    slugs = [game["slug"] for game in house.get("/api/games")["games"]]
    assert "dud" not in slugs
    assert {"snake-oil", "sinking-boat", "colt-express"} <= set(slugs)
