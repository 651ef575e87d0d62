"""Looking hard at a page: in both languages, at four widths, and with axe."""

from __future__ import annotations

from collections.abc import Iterable

from tests.browser.browsers import HERE
from tests.browser.guest import HEIGHTS, Guest

AXE = HERE / "node_modules" / "axe-core" / "axe.min.js"
CHECKED = {390: "en", 1280: "fr"}  # where axe looks, each in one language; pictures are taken of all
RUN_AXE = """async () => (await axe.run(document)).violations.map((one) =>
  `${one.id}: ${one.help}: ${one.nodes.map((node) => node.html.slice(0, 160)).join(' ; ')}`)"""
TOO_WIDE = """() => {
  const wide = document.documentElement.scrollWidth - innerWidth
  return wide > 0 ? `the page is ${wide} px wider than the window` : ''
}"""


def settle(guest: Guest) -> None:
    """Wait until a page has fetched what it needs."""
    guest.page.wait_for_load_state("networkidle")


def look_hard(guest: Guest, state: str, checked: Iterable[int] = CHECKED) -> list[str]:
    """Take the pictures of a state, in both languages and at four widths; what is wrong with it."""
    found: list[str] = []
    for language in ("en", "fr"):
        guest.speak(language)
        for width in HEIGHTS:
            guest.resize(width)
            found += look(guest, f"{state}-{width}-{language}", check=width in checked and CHECKED[width] == language)
    guest.speak("en")
    guest.resize(1280)
    return found


def look(guest: Guest, picture: str, *, check: bool = True) -> list[str]:
    """Take one picture; what the window's edges and, if it is to check, axe have to say against it."""
    guest.shoot(picture)
    said = [guest.page.evaluate(TOO_WIDE)]
    if check:
        guest.page.evaluate(AXE.read_text(encoding="utf-8"))
        said += guest.page.evaluate(RUN_AXE)
    return [f"{picture}: {one}" for one in said if one]
