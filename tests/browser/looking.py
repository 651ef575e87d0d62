"""Looking hard at a page: in both languages, on several screens, by day and night, with axe where most is different."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from tests.browser.browsers import HERE
from tests.browser.guest import HEIGHTS, Guest

AXE = HERE / "node_modules" / "axe-core" / "axe.min.js"
CHECKED = {390: "en", 1280: "fr"}  # where axe looks and a picture is taken: each screen in one language
WIDTHS = {"en": [390], "fr": list(HEIGHTS)}  # in French words are longer: what fits there fits in English
SCREENS = [(390, 844), (844, 390), (1280, 800), (1920, 1080)]
PHONES = [(390, 844), (844, 390)]  # upright and on their side
DESKS = [(1280, 800), (1440, 900), (1920, 1080)]
AT_A_CHOICE = (HERE / "at_a_choice.js").read_text(encoding="utf-8")
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
RUN_AXE = """async () => (await axe.run(document)).violations.map((one) =>
  `${one.id}: ${one.help}: ${one.nodes.map((node) => node.html.slice(0, 160)).join(' ; ')}`)"""
TOO_WIDE = """() => {
  const wide = document.documentElement.scrollWidth - innerWidth
  return wide > 0 ? `the page is ${wide} px wider than the window` : ''
}"""

# Whatever can be pressed or pointed at on a board says what it does: on its card, and to those who do not see that.
UNEXPLAINED = """() => [...document.querySelectorAll('.game-board :is([data-thing], [data-part], button)')]
  .filter((one) => !one.closest('.floating') && !/^(?!about-)./.test(one.getAttribute('aria-description') ?? ''))
  .map((one) => one.dataset.thing ?? one.dataset.part ?? one.outerHTML.slice(0, 160))"""

# Two frames later, and when whatever goes from one colour or place to another has got there.
DRAWN = """async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const ends = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime < Infinity)
  await Promise.allSettled(ends.filter((one) => one.playState === 'running').map((one) => one.finished))
}"""


def settle(guest: Guest) -> None:
    """Wait until a page has fetched what it needs."""
    guest.page.wait_for_load_state("networkidle")


def look_hard(guest: Guest, state: str, checked: Iterable[int] = CHECKED) -> list[str]:
    """What is wrong with a state: nothing is wider than the window, and axe looks at some screens."""
    found: list[str] = []
    for language, widths in WIDTHS.items():
        guest.speak(language)
        for width in widths:
            guest.resize(width)
            name = f"{state}-{width}-{language}"
            thorough = width in checked and CHECKED[width] == language
            found += look(guest, name) if thorough else too_wide(guest, name)
    guest.speak("en")
    guest.resize(1280)
    return found


def look_by_day_and_night(guest: Guest, state: str) -> list[str]:
    """What is wrong with a state: pictures in both languages and themes on all screens, axe on the phone in English."""
    found: list[str] = []
    for language in ("en", "fr"):
        guest.resize(1280)
        guest.speak(language)
        for theme in THEMES:
            guest.page.emulate_media(color_scheme=theme)
            for width, height in SCREENS:
                guest.page.set_viewport_size({"width": width, "height": height})
                name = f"{state}-{width}x{height}-{language}-{theme}"
                if (width, language) == (390, "en"):
                    found += look(guest, name)
                else:
                    guest.shoot(name)
                    found += too_wide(guest, name)
    return found


def look(guest: Guest, picture: str) -> list[str]:
    """What the window's edges and axe have to say against a page that is drawn, and what does not explain itself."""
    wide = too_wide(guest, picture)
    guest.shoot(picture)
    if not guest.page.evaluate("() => 'axe' in window"):
        guest.page.evaluate(AXE.read_text(encoding="utf-8"))
    violations = [f"{picture}: {one}" for one in guest.page.evaluate(RUN_AXE)]
    return wide + violations + [f"{picture}: {one} has no sentence" for one in unexplained(guest)]


def flaws_at_a_choice(guest: Guest, screen: tuple[int, int]) -> list[str]:
    """What somebody who is to choose cannot see or reach on one screen."""
    resize(guest, screen)
    found = guest.page.evaluate(AT_A_CHOICE, {"desk": screen in DESKS, "half": screen == PHONES[0]})
    return [f"{screen[0]}x{screen[1]}: {flaw}" for flaw in found]


def resize(guest: Guest, screen: tuple[int, int]) -> None:
    """Look at it on another screen, once it is drawn."""
    width, height = screen
    guest.page.set_viewport_size({"width": width, "height": height})
    guest.page.evaluate(DRAWN)


def too_wide(guest: Guest, state: str) -> list[str]:
    """What the window's edges have to say against a page that is drawn: what measures itself has done so."""
    guest.page.evaluate(DRAWN)
    said = guest.page.evaluate(TOO_WIDE)
    return [f"{state}: {said}"] if said else []


def unexplained(guest: Guest) -> list[str]:
    """The things on a board that do not say what they do."""
    found: list[str] = guest.page.evaluate(UNEXPLAINED)
    return found
