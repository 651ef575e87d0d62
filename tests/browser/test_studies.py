"""Studies in the browser: the shelf, a study with all that it can hold, and the facts on the page that shows a game."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect
from tests.browser.conftest import Invite
from tests.browser.guest import Guest, keep_picture
from tests.browser.looking import AXE, CHECKED, RUN_AXE, THEMES, TOO_WIDE, look, look_hard, settle

from saloon.terminal.study_page import page
from saloon.terminal.voice import Voice

pytestmark = pytest.mark.slow

TOLD = json.loads((Path(__file__).parents[1] / "studies.json").read_text(encoding="utf-8"))
STUDY = TOLD["study"]
ADDRESS = f"/studies/{STUDY['game']}/small"


def kept(guest: Guest) -> None:
    """Have the house keep one more study."""
    card = {name: STUDY[name] for name in ("game", "players", "bots", "games", "options", "vary")}

    def listed(route: Route) -> None:
        answer = route.fetch()
        studies = [{**card, "name": "small"}, *answer.json()["studies"]]
        route.fulfill(response=answer, json={"studies": studies})

    guest.page.route("**/api/studies", listed)
    guest.page.route(f"**/api{ADDRESS}", lambda route: route.fulfill(json=STUDY))


def by_night(guest: Guest, state: str) -> list[str]:
    """What is wrong with a page on a phone by night."""
    guest.resize(390)
    guest.page.emulate_media(color_scheme=THEMES[-1])
    found = look(guest, f"{state}-390-dark")
    guest.page.emulate_media(color_scheme=THEMES[0])
    guest.resize(1280)
    return found


def test_the_shelf_and_a_study_read_well_everywhere(invite: Invite) -> None:
    anna = invite("Anna")
    kept(anna)
    anna.visit("/studies")
    link = anna.page.get_by_role("link", name=re.compile("4,000 games.*Horses & Stagecoach"))
    expect(link).to_have_attribute("href", ADDRESS)
    settle(anna)
    found = look_hard(anna, "studies")
    link.click()
    expect(anna.page.get_by_text(TOLD["said"]["en"]["verdict"][0])).to_be_visible()
    expect(anna.page.locator("code")).to_have_text(STUDY["command"])
    anna.page.locator("details summary").click()
    settle(anna)
    found += look_hard(anna, "study")
    found += by_night(anna, "study")
    assert not found, "\n".join(found)


def test_marks_stand_where_the_numbers_say_and_another_table_has_others(invite: Invite) -> None:
    anna = invite("Anna")
    kept(anna)
    anna.visit(ADDRESS)
    rows = anna.page.get_by_role("region", name="Fairness").locator("tbody tr")
    rows.first.wait_for()
    places = {}
    for row in rows.all():
        track, mark = row.locator("td.chart > svg").bounding_box(), row.locator(".point > *").bounding_box()
        assert track
        assert mark
        share = float(row.locator("strong").inner_text().rstrip("%"))
        places[share] = (mark["x"] + mark["width"] / 2 - track["x"]) / track["width"]
    (low, at_low), (high, at_high) = min(places.items()), max(places.items())
    for share, place in places.items():
        assert abs(place - (at_low + (share - low) / (high - low) * (at_high - at_low))) < 0.01
    belle = rows.filter(has_text="Belle")
    expect(belle).to_contain_text("29.4%")
    anna.page.get_by_role("combobox").select_option("Horses & Stagecoach: yes")
    expect(belle).to_contain_text("27.1%")


def test_a_game_is_shown_with_facts_from_its_study_and_leads_on_to_all_of_them(invite: Invite) -> None:
    anna = invite("Anna")
    anna.visit("/how/six-territories")
    anna.page.get_by_role("link", name="The study behind these figures").click()
    expect(anna.page.get_by_role("heading", name="A study of Six Territories")).to_be_visible()
    share = (
        anna.page.get_by_role("region", name="Fairness")
        .get_by_role("row", name="Seat 1")
        .locator("strong")
        .inner_text()
    )
    anna.page.go_back()
    facts = anna.page.locator("p", has_text="seat 1 wins")
    expect(facts).to_contain_text(re.compile(rf"seat 1 wins {float(share.rstrip('%')):g}% of the games"))
    anna.page.get_by_role("navigation", name="Six Territories").get_by_role("link", name="Studies").click()
    expect(anna.page.get_by_role("heading", name="Studies · Six Territories")).to_be_visible()


@cache
def on_file(language: str) -> str:
    """A study as a page of its own, whose charts take long to draw."""
    return page(Voice(language), STUDY)


@pytest.mark.parametrize(("width", "language"), CHECKED.items())
@pytest.mark.parametrize("scheme", THEMES)
def test_the_page_on_file_reads_well_everywhere(browser: Browser, width: int, language: str, scheme: str) -> None:
    context = browser.new_context(viewport={"width": width, "height": 900}, color_scheme=scheme)  # type: ignore[arg-type]
    shown = context.new_page()
    asked: list[str] = []
    shown.on("request", lambda request: asked.append(request.url))
    shown.set_content(on_file(language))
    keep_picture(shown, f"study-page-{width}-{scheme}-{language}", whole=True)
    assert not shown.evaluate(TOO_WIDE)
    shown.evaluate(AXE.read_text(encoding="utf-8"))
    assert shown.evaluate(RUN_AXE) == []
    assert shown.locator(".chart .phone svg").first.is_visible() == (width < 800)
    assert shown.locator(".chart .desk svg").first.is_visible() == (width > 800)
    assert not asked
    context.close()
