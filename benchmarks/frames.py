"""How smooth the browser client is: frames a second while a round is played out, with a processor four times as slow.

    python -m benchmarks.frames

Needs the built client and the browser of the tests. The frames of an empty page, drawn by the same browser just before,
say what the machine can do at that moment: compare the two.
"""

from __future__ import annotations

import itertools
import os
import random
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.browsers import FLAGS, find_browser
from tests.browser.conftest import free_port
from tests.browser.guest import Guest
from tests.browser.house import House, open_house

from saloon.match import Match

GAMES = ("colt-express", "hold-up")
PLAYERS = 4
SLOWER = 4  # times
EMPTY = 3000  # milliseconds of an empty page
SLOWEST = 0.05
SHOW = 240  # seconds that a move may take to be shown
SHOWN = ".pace"  # what is on the page while events are shown

# The moments at which frames are drawn, while something is there to be watched.
WATCH = """(watched) => {
  const frames = (window.frames_drawn = [])
  const look = (now) => {
    if (!watched || document.querySelector(watched)) frames.push(now)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}"""


def most_to_show(game: str) -> tuple[Match, int]:
    """A match at the choice after which most happens, and the code of that choice."""
    match = Match.new(game, players=PLAYERS, seed=3)
    luck = random.Random(3)
    moves: list[int] = []
    events: list[int] = []
    while not match.over:
        moves.append(luck.choice(match.choices()).code)
        match.play(moves[-1])
        events.append(len(match.last_events()))
    most = events.index(max(events))
    return match.rewound(most), moves[most]


def drawn(page: Page) -> list[float]:
    """Milliseconds from frame to frame."""
    moments: list[float] = page.evaluate("() => window.frames_drawn")
    return [later - now for now, later in itertools.pairwise(moments)]


def slow_down(page: Page) -> None:
    """Let everything take the page longer from now on."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def empty(page: Page) -> list[float]:
    """The frames of a page on which nothing is."""
    page.goto("about:blank")
    slow_down(page)
    page.evaluate(WATCH, "")
    page.wait_for_timeout(EMPTY)
    return drawn(page)


def played_out(guest: Guest, game: str) -> list[float]:
    """The frames while all is shown that comes of one choice."""
    match, code = most_to_show(game)
    guest.go_on(match)
    slow_down(guest.page)
    guest.page.evaluate(WATCH, SHOWN)
    guest.choices.nth([choice["code"] for choice in guest.scene["choices"]].index(code)).click()
    guest.page.wait_for_selector(SHOWN)
    guest.until(lambda: guest.page.locator(SHOWN).count() == 0, "all is shown", SHOW)
    return drawn(guest.page)


def tell(title: str, frames: list[float]) -> float:
    """Print what was measured; the median."""
    slowest = sorted(frames)[-max(1, int(len(frames) * SLOWEST)) :]
    median, worst = 1000 / statistics.median(frames), 1000 / statistics.mean(slowest)
    print(f"{title:<28}{median:6.1f} frames a second; the slowest 5%: {worst:.1f} ({len(frames)} frames)", flush=True)
    return median


def measure(browser: Browser, house: House) -> None:
    """A round of each game beside an empty page."""
    for game in GAMES:
        guest = Guest(browser, house.address, "Anna", moving=True)
        bare = tell("an empty page", empty(guest.page))
        full = tell(f"{game}, played out", played_out(guest, game))
        print(f"{'':<28}{full / bare:6.0%} of the empty page")
        guest.context.close()


def main() -> None:
    """Open a house and measure in it."""
    found = find_browser()
    with (
        sync_playwright() as playwright,
        tempfile.TemporaryDirectory() as folder,
        open_house(Path(folder), free_port()) as house,
    ):
        browser = playwright.chromium.launch(
            executable_path=found.executable, args=FLAGS, env={**os.environ, **found.env}
        )
        measure(browser, house)
        browser.close()


if __name__ == "__main__":
    main()
