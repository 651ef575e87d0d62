"""The report of an arena, looked at hard: on a phone and on a desk, by day and by night, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page
from tests.arenas import drawn
from tests.browser.guest import keep_picture
from tests.browser.looking import AXE, CHECKED, RUN_AXE, TOO_WIDE

from saloon.lab.arena import Arena
from saloon.lab.sprt import Question
from saloon.terminal.arena_page import page
from saloon.terminal.voice import Voice

STRENGTHS = {"legend": 18.0, "marshal": 9.0, "deputy": 3.0, "tenderfoot": 1.0, "random": 0.2}
LONG = {"search:iterations=2000,explore=500,stages=-1,longest=200": 9.0, "legend@2.5": 12.0}


def reports() -> Iterator[tuple[str, Arena]]:
    yield "ladder", drawn(STRENGTHS, 4, 400, pairs="next")
    yield "duel", drawn(LONG, 2, 400, slug="six-territories", question=Question(0.6))


@contextmanager
def opened(browser: Browser, text: str, width: int, scheme: str) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": width, "height": 900}, color_scheme=scheme)  # type: ignore[arg-type]
    shown = context.new_page()
    troubles: list[str] = []
    shown.on("request", lambda asked: troubles.append(asked.url))
    shown.set_content(text)
    yield shown
    assert not troubles, troubles
    context.close()


@pytest.mark.slow
@pytest.mark.parametrize(("width", "language"), CHECKED.items())
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_reads_well_everywhere(browser: Browser, width: int, language: str, scheme: str) -> None:
    for name, found in reports():
        with opened(browser, page(Voice(language), found), width, scheme) as shown:
            keep_picture(shown, f"arena-{name}-{width}-{scheme}-{language}", whole=True)
            assert not shown.evaluate(TOO_WIDE)
            shown.evaluate(AXE.read_text(encoding="utf-8"))
            assert shown.evaluate(RUN_AXE) == []


@pytest.mark.slow
def test_marks_and_whiskers_stand_where_the_numbers_say(browser: Browser) -> None:
    found = drawn(STRENGTHS, 4, 400, pairs="next")
    with opened(browser, page(Voice("en"), found), 1280, "light") as shown:
        row = shown.locator(".intervals .row").first
        track = row.locator("svg.track").bounding_box()
        mark = row.locator("svg.mark > *").bounding_box()
        words = row.locator(".figure b").inner_text()
        assert track
        assert mark
        place = (mark["x"] + mark["width"] / 2 - track["x"]) / track["width"]
        assert abs(place - float(words.rstrip("%")) / 100) < 0.01
