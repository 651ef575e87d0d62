"""Draws the pictures of the README: python -m tools.pictures. The client has been built, and a browser is there."""

from __future__ import annotations

import os
import re
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from tests.browser.browsers import FLAGS, find_browser
from tests.browser.conftest import free_port
from tests.browser.guest import Guest
from tests.browser.house import open_house

import saloon
from saloon.terminal.screen import show_board, show_question, show_story
from saloon.terminal.voice import Voice

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
TERMINAL = ("colt-express", 4, 5, 60)  # players, seed, moves
BOARDS = {  # the file's name, and what it shows: a game, players, seed, moves
    "table": ("colt-express", 4, 5, 62),
    "hold-up": ("hold-up", 4, 3, 40),
    "public-enemy": ("public-enemy", 4, 2, 52),
    "six-territories": ("six-territories", 4, 1, 40),
    "wyatt-earp": ("wyatt-earp", 3, 4, 40),
}
LESSON = "/learn/colt-express/fire"
QUALITY = 80  # small files: they are in everybody's clone


def played(slug: str, players: int, seed: int, moves: int) -> saloon.Match:
    """A match between Deputies, some moves old."""
    match = saloon.Match.new(slug, players=players, seed=seed)
    for number in range(moves):
        assert match.to_move is not None
        match.play(saloon.bot("deputy").choose(match.sight(match.to_move), number))
    return match


def draw_terminal(slug: str, players: int, seed: int, moves: int) -> None:
    """A match through the eyes of whoever is to move."""
    match = played(slug, players, seed, moves)
    assert match.to_move is not None
    voice = Voice("en")
    voice.names = [f"Player {seat + 1}" for seat in range(players)]
    voice.console = Console(record=True, width=84, highlight=False, force_terminal=True, color_system="truecolor")
    show_board(voice, match, match.to_move)
    show_story(voice, match.events(seat=match.to_move)[-5:])
    show_question(voice, match, match.to_move)
    picture = voice.console.export_svg(title=f"saloon play {slug}")
    picture = re.sub(r"<!-- .*? -->\s*", "", picture)
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)
    (PICTURES / f"{slug}.svg").write_text(picture, encoding="utf-8")


def keep(guest: Guest, name: str) -> None:
    """What is in the window, when all of it has come."""
    guest.page.wait_for_load_state("networkidle")
    guest.page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=QUALITY)


def draw_browser(browser: Browser, address: str) -> None:
    """A table of every game, where somebody is to choose, and a lesson; each by a guest who sits nowhere else."""
    for name, scene in BOARDS.items():
        guest = Guest(browser, address, "Anna")
        guest.go_on(played(*scene))
        keep(guest, name)
    guest = Guest(browser, address, "Anna")
    guest.visit(LESSON)
    guest.press("Go on")
    guest.choices.first.wait_for()
    keep(guest, "lesson")


def main() -> None:
    """All of them."""
    draw_terminal(*TERMINAL)
    found = find_browser()
    with (
        tempfile.TemporaryDirectory() as folder,
        open_house(Path(folder), free_port()) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=found.executable, args=FLAGS, env={**os.environ, **found.env}
        )
        draw_browser(browser, house.address)
        browser.close()


if __name__ == "__main__":
    main()
