"""Looking hard at a page: in both languages, at four widths, and with axe and a picture where most is different."""

from __future__ import annotations

from collections.abc import Iterable

from tests.browser.browsers import HERE
from tests.browser.guest import HEIGHTS, Guest

AXE = HERE / "node_modules" / "axe-core" / "axe.min.js"
CHECKED = {390: "en", 1280: "fr"}  # where axe looks and a picture is taken: each screen in one language
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
    """What is wrong with a state: nothing is wider than the window in any language, and axe looks at some screens."""
    found: list[str] = []
    for language in ("en", "fr"):
        guest.speak(language)
        for width in HEIGHTS:
            guest.resize(width)
            name = f"{state}-{width}-{language}"
            thorough = width in checked and CHECKED[width] == language
            found += look(guest, name) if thorough else too_wide(guest, name)
    guest.speak("en")
    guest.resize(1280)
    return found


def look(guest: Guest, picture: str) -> list[str]:
    """Take one picture; what the window's edges and axe have to say against it."""
    guest.shoot(picture)
    if not guest.page.evaluate("() => 'axe' in window"):
        guest.page.evaluate(AXE.read_text(encoding="utf-8"))
    return too_wide(guest, picture) + [f"{picture}: {one}" for one in guest.page.evaluate(RUN_AXE)]


def too_wide(guest: Guest, state: str) -> list[str]:
    """What the window's edges have to say against a page."""
    said = guest.page.evaluate(TOO_WIDE)
    return [f"{state}: {said}"] if said else []
