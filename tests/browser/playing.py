"""Ways to make a choice: on the board with a mouse, in the list with a mouse, or with the keys alone."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable

from tests.browser.guest import Guest
from tests.browser.looking import unexplained
from tests.browser.patience import PATIENCE

Way = Callable[[Guest, random.Random], str]

LONG = 4 * PATIENCE  # for a whole match on a machine that has much else to do

# House rules for games of many hands or rounds of the same kind: few of them are enough here.
FEW_HANDS = {"wyatt-earp": {"name": "Few hands", "tables": {"rich": 5}}}
TWO_ROUNDS = {"name": "Two rounds", "tables": {"rounds": 2}}

LIT = ".game-board .thing.lit"
PICKER = ".game-board .ask button"

# Any point of the thing, whatever stands on it there; where that is out of sight, one where a click reaches the thing.
REACHABLE = """(thing, [across, deep]) => {
  thing.scrollIntoView({ block: 'center', inline: 'center' })
  const box = (thing.querySelector(':scope > .reach') ?? thing).getBoundingClientRect()
  const any = { x: box.left + box.width * across, y: box.top + box.height * deep }
  const there = document.elementsFromPoint(any.x, any.y)
  if (there[0]?.closest('[data-thing]') && there.some((one) => thing.contains(one))) return any
  const shares = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95]
  for (const down of shares) for (const along of shares) {
    const point = { x: box.left + box.width * along, y: box.top + box.height * down }
    if (thing.contains(document.elementFromPoint(point.x, point.y))) return point
  }
  return null
}"""


def by_mouse(guest: Guest, luck: random.Random) -> str:
    """Click something lit; what it asks, answer. If nothing is lit, take a line of the list."""
    still(guest)
    lit = guest.page.locator(LIT)
    count = lit.count()
    if count == 0:
        guest.choices.nth(luck.randrange(guest.choices.count())).click()
        return "list"
    thing = lit.nth(luck.randrange(count))
    name = thing.get_attribute("data-thing")
    somewhere = [0.1 + 0.8 * luck.random(), 0.1 + 0.8 * luck.random()]
    point = thing.evaluate(REACHABLE, somewhere)
    if point is None:  # the small card of another thing may lie over it for a moment
        guest.page.mouse.move(0, 0)
        guest.until(lambda: thing.evaluate(REACHABLE, somewhere), f"a click can reach {name}, which is lit")
        point = thing.evaluate(REACHABLE, somewhere)
    guest.page.mouse.click(point["x"], point["y"])
    options = guest.page.locator(PICKER).count() - 1  # the last one is: never mind
    if options > 0:
        guest.page.locator(PICKER).nth(luck.randrange(options)).click()
    return "board"


def still(guest: Guest) -> None:
    """Wait until the camera is back from what it looked at."""
    guest.until(lambda: guest.page.locator("[data-filmed]").count() == 0, "the camera is back")


def by_keys(guest: Guest, luck: random.Random) -> str:
    """The list by digits and arrows, or the board by Tab; Enter chooses."""
    return _keys_on_board(guest, luck) if luck.random() < 0.25 else _keys_in_list(guest, luck)


def _keys_in_list(guest: Guest, luck: random.Random) -> str:
    keys = guest.page.keyboard
    wanted = luck.randrange(guest.choices.count())
    start = min(wanted, 8)
    keys.press(str(start + 1))
    for _ in range(wanted - start):
        keys.press("ArrowDown")
    keys.press("Enter")
    return "list"


def _keys_on_board(guest: Guest, luck: random.Random) -> str:
    if guest.page.locator(LIT).count() == 0:
        return _keys_in_list(guest, luck)
    tab_to(guest, LIT)
    guest.page.keyboard.press("Enter")
    if guest.page.locator(PICKER).count():
        guest.page.keyboard.press("Enter")  # the first option has the focus
    return "board"


def tab_to(guest: Guest, selector: str, most: int = 120) -> None:
    """Press Tab until something of this kind has the focus."""
    for _ in range(most):
        if guest.page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached with Tab")


def choose(guest: Guest, way: Way, luck: random.Random) -> str:
    """Make one choice, on a board that explains itself, and wait until the server has it."""
    before = guest.scene["v"]
    silent = unexplained(guest)
    assert not silent, f"without a sentence: {', '.join(silent)}"
    how = way(guest, luck)
    guest.until(lambda: guest.scene["v"] > before, "the choice is made")
    return how


def play(
    people: Iterable[Guest],
    way: Way,
    luck: random.Random,
    *,
    stop: Callable[[], bool] = lambda: False,
    most: int = 1000,
    patience: float = PATIENCE,
) -> Counter[str]:
    """Choose in turn until the match is over or it is time to stop; how often on the board, how often in the list."""
    people = list(people)
    used: Counter[str] = Counter()
    while used.total() < most and not over(people[0]):
        people[0].until(
            lambda: over(people[0]) or any(guest.to_choose for guest in people), "somebody is to choose", patience
        )
        if stop():
            break
        for guest in people:
            if guest.to_choose:
                used[choose(guest, way, luck)] += 1
                break
    return used


def let_bots_finish(people: Iterable[Guest]) -> None:
    """Everybody leaves the rest of the match to a bot, and goes away until it is over."""
    people = list(people)
    for guest in people:
        guest.speak("en")
        if not over(guest):
            (seat,) = guest.own_seats
            guest.seat(seat)
            guest.press("Let the bot play")
    stay_away(people)


def stay_away(people: Iterable[Guest]) -> None:
    """Go away, and come back when the match is over: a browser that nobody looks at need not draw it."""
    people = list(people)
    code = people[0].page.url.rpartition("/")[2]
    for guest in people:
        guest.visit("/api/health")
    people[0].until(lambda: _looked_in(people[0], code), "the bots are through", LONG)
    for guest in people:
        guest.enter(code)


def _looked_in(guest: Guest, code: str) -> bool:
    """Look in now and then; whether the match is over."""
    guest.page.wait_for_timeout(200)
    scene = guest.context.request.get(f"/api/tables/{code}").json()
    return bool(scene["table"]["phase"] == "over")


def over(guest: Guest) -> bool:
    """Whether the match is over for this guest."""
    return bool(guest.scene.get("table", {}).get("phase") == "over")
