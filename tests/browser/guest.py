"""A person with a browser: what they see, what their browser was told, and what they can do."""

from __future__ import annotations

import contextlib
import json
import os
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, Request, WebSocket
from tests.browser.patience import PATIENCE

from saloon.match import Match

Json = dict[str, Any]
ARTEFACTS = Path(__file__).parent / "artefacts"
PICTURES = "SALOON_PICTURES"
SHORTEST_PAUSE, LONGEST_PAUSE = 15, 100  # milliseconds between two looks
HEIGHTS = {320: 640, 390: 844, 768: 1024, 1280: 800}
LOCALES = {"en": "en-GB", "fr": "fr-FR"}


class Guest:
    """Somebody with a browser context of their own. Unless they like it otherwise nothing moves on the
    board, and a click is a choice."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str,
        *,
        language: str = "en",
        width: int = 1280,
        moving: bool = False,
        confirm: str = "never",
        unknown: bool = False,
    ) -> None:
        self.name = name
        self.address = address
        self.allowed: list[str] = []  # errors the test provokes, as patterns
        self.heard: list[Json] = []  # frames received, by this page's socket
        self.said: list[Json] = []  # frames sent
        self._troubles: list[str] = []
        self.context = browser.new_context(
            base_url=address,
            locale=LOCALES[language],
            viewport={"width": width, "height": HEIGHTS.get(width, 800)},
            reduced_motion="no-preference" if moving else "reduce",
            service_workers="block",  # what tests hear and cut off is the line itself
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        if not unknown:  # somebody who has been here before, and said what he likes
            speed = "fast" if moving else "off"
            likes = json.dumps({"name": name, "sound": False, "speed": speed, "confirm": confirm})
            self.context.add_init_script(f"localStorage.getItem('saloon') ?? localStorage.setItem('saloon', {likes!r})")
        self.page = self.context.new_page()
        self.page.on("console", self._logged)
        self.page.on("pageerror", lambda error: self._troubles.append(f"page error: {error}"))
        self.page.on("request", self._asked)
        self.page.on("websocket", self._dialled)

    @property
    def troubles(self) -> list[str]:
        """Errors nobody meant to happen."""
        return [one for one in self._troubles if not any(re.search(pattern, one) for pattern in self.allowed)]

    def _logged(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._troubles.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _asked(self, request: Request) -> None:
        if urlsplit(request.url).scheme in ("http", "https") and not request.url.startswith(self.address + "/"):
            self._troubles.append(f"a request to another host: {request.url}")

    def _dialled(self, socket: WebSocket) -> None:
        if urlsplit(socket.url).netloc != urlsplit(self.address).netloc:
            self._troubles.append(f"a socket to another host: {socket.url}")
        heard, said = self.heard, self.said
        socket.on("framereceived", lambda text: heard.append(json.loads(text)))
        socket.on("framesent", lambda text: said.append(json.loads(text)))

    @property
    def scene(self) -> Json:
        """The table as the server told it last."""
        for frame in reversed(self.heard):
            if frame["t"] == "scene":
                return frame
            if frame["t"] == "entry" and "scene" in frame:
                scene: Json = frame["scene"]
                return scene
        return {}

    @property
    def moves(self) -> int:
        """How many moves of the match are made."""
        return int(self.scene.get("table", {}).get("moves", 0))

    def until(self, condition: Callable[[], object], hope: str, seconds: float = PATIENCE) -> None:
        """Wait until something is so, and look the less often the longer it takes: looking keeps the others waiting."""
        deadline, pause = time.monotonic() + seconds, float(SHORTEST_PAUSE)
        while not condition():
            assert time.monotonic() < deadline, f"{self.name or 'the guest'} waited {seconds} s in vain until {hope}"
            self.page.wait_for_timeout(pause)
            pause = min(1.3 * pause, LONGEST_PAUSE)

    def visit(self, path: str) -> None:
        """Go to a page, or load this one again. What the one they leave still hears is not heard on the next."""
        self.heard, self.said = [], []
        self.page.goto(path)

    def enter(self, code: str) -> None:
        """Go to a table."""
        self.visit(f"/t/{code}")
        self.until(lambda: self.scene and self.page.locator(".table, .curtain").count(), f"table {code} is shown")

    def resize(self, width: int) -> None:
        """Look at it on another screen."""
        self.page.set_viewport_size({"width": width, "height": HEIGHTS[width]})

    def speak(self, language: str) -> None:
        """Switch the language."""
        self.page.locator(f".languages [lang={language}]").click()
        self.page.wait_for_selector(f"html[lang={language}]", state="attached")

    def open_table(self, game: str, seats: list[str], **more: Any) -> str:
        """Set a table up and go there; its code."""
        body = {"game": game, "players": len(seats), "seats": seats, "pace": 0, "name": self.name or "Host", **more}
        answer = self.context.request.post("/api/tables", data=body, headers={"origin": self.address})
        assert answer.status == 201, answer.text()
        code = str(answer.json()["code"])
        self.enter(code)
        return code

    def go_on(self, match: Match) -> str:
        """Sit down where a match stands, on the seat that is to choose, with bots on the others; the table's code."""
        origin = {"origin": self.address}
        record: Any = match.truth.record().to_json()
        kept = self.context.request.post(
            "/api/records", data=record, headers={**origin, "content-type": "application/json"}
        )
        assert kept.status == 201, kept.text()
        assert match.to_move is not None
        wanted = {"move": match.played, "seat": match.to_move, "bot": "random", "name": self.name, "pace": 0}
        made = self.context.request.post(f"/api/records/{kept.json()['id']}/continue", data=wanted, headers=origin)
        assert made.status == 201, made.text()
        code = str(made.json()["code"])
        self.enter(code)
        self.until(lambda: self.to_choose, "the choices are there")
        return code

    def sit(self, name: str | None = None) -> None:
        """Take the first free seat in the waiting room."""
        before = len(self.own_seats)
        self.page.get_by_label("Name at this seat").fill(name or self.name)
        self.press("Sit here")
        self.until(lambda: len(self.own_seats) > before, "the seat is theirs")

    def start(self) -> None:
        """Start the match."""
        self.press("Start the match")
        self.until(lambda: self.scene["table"]["phase"] != "waiting", "the match has begun")

    def press(self, name: str) -> None:
        """Press a button."""
        self.button(name).click()

    def button(self, name: str) -> Locator:
        """A button in sight."""
        return self.page.get_by_role("button", name=name, exact=True)

    def tab(self, name: str) -> None:
        """Open the log, the chat or the rules."""
        self.page.get_by_role("tab", name=name).click()

    def seat(self, number: int) -> None:
        """Open what can be done with a seat."""
        self.page.locator(".seats .seat").nth(number).click()

    @property
    def own_seats(self) -> list[int]:
        """The seats that are theirs."""
        return [seat["seat"] for seat in self.scene["table"]["seats"] if seat.get("yours")]

    @property
    def choices(self) -> Locator:
        """The list of choices."""
        return self.page.get_by_role("list", name=re.compile("Your choices|Vos choix")).get_by_role("button")

    @property
    def sentence(self) -> str:
        """The one sentence that says what to do."""
        return self.page.locator(".turn .sentence").inner_text()

    @property
    def to_choose(self) -> bool:
        """Whether it is theirs to choose, and the page is ready for it."""
        offered = len(self.scene.get("choices", []))
        return offered > 0 and self.choices.count() == offered and self.page.locator(".game-board").count() == 1

    def screen(self) -> Json:
        """Everything on the page that a person or a screen reader would read, part by part."""
        found: Json = self.page.evaluate(SCREEN)
        return found

    def shoot(self, name: str) -> None:
        """Keep a picture: of a table, what is in the window; of other pages, all of it."""
        at_a_table = self.page.locator(".table").count() > 0
        keep_picture(self.page, name, whole=not at_a_table)


def keep_picture(page: Page, name: str, *, whole: bool = False) -> None:
    """A picture for people to look at later, if they have asked for pictures: drawing them takes long."""
    if PICTURES in os.environ:
        draw(page, name, whole=whole)


def draw(page: Page, name: str, *, whole: bool = False) -> None:
    """Where a starving browser draws no picture, no test has learnt anything."""
    with contextlib.suppress(Error):
        page.screenshot(path=ARTEFACTS / f"{name}.png", full_page=whole)


SCREEN = """() => {
  const tidy = (text) => text.replace(/\\s+/g, ' ').trim()
  const text = (selector) => [...document.querySelectorAll(selector)].map((one) => tidy(one.innerText))
  // A small card follows the pointer and comes and goes by the clock: it is no part of the table.
  // The curve of chances comes when the server has found them, and so do the moments where one lost most.
  const cards = [...document.querySelectorAll('.floating, .end .chances, .end .moments')]
  for (const card of cards) card.style.display = 'none'
  const things = [...document.querySelectorAll('[data-thing]')].map((one) =>
    [one.dataset.thing, one.getAttribute('aria-label'), one.classList.contains('lit')].join(' | '))
  const seen = {
    seats: text('.seats .seat'),
    sentence: text('.turn .sentence'),
    happening: text('.turn .happened'),
    choices: text('.choices button'),
    board: text('.game-board'),
    things: things.sort(),
    log: text('.log li').slice(-8),
    end: text('.end'),
  }
  for (const card of cards) card.style.display = ''
  return seen
}"""
