"""What is drawn is in sight: no hand, gang or plan is cut off, no word broken, and the page ends with the table."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from playwright.sync_api import FloatRect, WebSocketRoute, expect
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.looking import DESKS, PHONES, flaws_at_a_choice, resize
from tests.browser.playing import choose, over

from saloon.match import Match

pytestmark = pytest.mark.slow

SCREENS = {390: 844, 1280: 800, 1440: 900, 1920: 1080}
WIDE = 900  # from this width on the hand is part of the board, below it a sheet along the lower edge

# What lies outside a part that clips it. A part that scrolls sideways may hold more than it shows, but only sideways.
CLIPPED = """(selector) => [...document.querySelectorAll(selector)].flatMap((thing) => {
  let { top, bottom, left, right } = thing.getBoundingClientRect()
  const name = thing.dataset.thing ?? thing.className
  for (let part = thing.parentElement; part && part !== document.body; part = part.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(part)
    const edge = part.getBoundingClientRect()
    const scrolls = ['auto', 'scroll'].includes(overflowX)
    const cutAcross = overflowX !== 'visible' && !scrolls && (left < edge.left - 1 || right > edge.right + 1)
    const cutDown = !['visible', 'clip'].includes(overflowY) && (top < edge.top - 1 || bottom > edge.bottom + 1)
    if (cutAcross || cutDown) return [`${name} is cut off by .${part.className}`]
    if (position === 'fixed') return []
    if (scrolls) ({ left, right } = edge)
  }
  return []
})"""

OUT_OF_SIGHT = """(selector) => [...document.querySelectorAll(selector)].flatMap((thing) => {
  const { top, bottom } = thing.getBoundingClientRect()
  return top < -1 || bottom > innerHeight + 1 ? [`${thing.className} from ${top} to ${bottom} of ${innerHeight}`] : []
})"""

# Words with letters on two lines, of those that a person sees.
BROKEN = """() => {
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
  const broken = []
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (node.parentElement.closest('dd, svg') || getComputedStyle(node.parentElement).clipPath !== 'none') continue
    for (const word of node.data.matchAll(/\\p{L}{2,}/gu)) {
      const range = document.createRange()
      range.setStart(node, word.index)
      range.setEnd(node, word.index + word[0].length)
      const drawn = [...range.getClientRects()].filter(({ width }) => width > 0)
      const lines = new Set(drawn.map(({ top }) => Math.round(top)))
      if (lines.size > 1) broken.push(word[0])
    }
  }
  return broken
}"""

BELOW_THE_TABLE = """() => {
  const table = document.querySelector('#app').getBoundingClientRect()
  return document.documentElement.scrollHeight - table.bottom - scrollY
}"""

# French sets a space before marks of two parts; what is read out follows the same rule.
CROWDED = """() => {
  const said = [...document.querySelectorAll('main *')].flatMap((one) => [
    ...[...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data),
    one.getAttribute('aria-label') ?? '', one.getAttribute('title') ?? ''])
  return said.filter((text) => /[\\p{L}\\p{N})][:;!?](\\s|$)/u.test(text))
}"""

# What is drawn beyond the edges of the mat it belongs to.
SPILLED = """(mats) => [...document.querySelectorAll(mats)].flatMap((mat) => {
  const { left, right, top, bottom } = mat.getBoundingClientRect()
  return [...mat.querySelectorAll('span, svg')].filter((part) => !part.closest('.unseen')).flatMap((part) => {
    const box = part.getBoundingClientRect()
    const out = box.left < left - 1 || box.right > right + 1 || box.top < top - 1 || box.bottom > bottom + 1
    return box.width && out ? [`${part.getAttribute('class')} "${part.textContent.trim()}" lies beyond its mat`] : []
  })
})"""

OVERLAPPING = """(selector) => {
  const all = [...document.querySelectorAll(selector)]
  const boxes = all.map((one) => [one.textContent.trim(), one.getBoundingClientRect()])
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  return boxes.flatMap(([name, box], at) =>
    boxes.slice(at + 1).filter(([, other]) => meet(box, other)).map(([other]) => `${name} lies over ${other}`))
}"""

HAND = ".board-hand [data-thing]"
GANGS = "[style*='--players'] > li"
PLAN = ".programme li"
STORY = 300  # entries of the log

INSIDE = """(selector) => [...document.querySelectorAll(selector)].map((card) => {
  const strip = card.parentElement.getBoundingClientRect()
  const box = card.getBoundingClientRect()
  return box.left >= strip.left - 1 && box.right <= strip.right + 1
})"""

# Full tables, each with the options that crowd it most.
TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "colt-express": ("colt-express", 6, {}),
    "stagecoach": ("colt-express", 6, {"stagecoach": True, "time_car": True}),
    "pairs": ("colt-express", 2, {}),
    "hold-up": ("hold-up", 4, {}),
    "public-enemy-of-four": ("public-enemy", 4, {}),
    "public-enemy": ("public-enemy", 6, {}),
    "six-territories": ("six-territories", 5, {}),
    "wyatt-earp": ("wyatt-earp", 4, {}),
}


CROWDED_MOST = ("stagecoach", "hold-up", "public-enemy", "six-territories", "wyatt-earp")  # one table of each game
LESS = pytest.mark.thorough


def matches(table: str, moves: Iterable[int]) -> Iterator[Match]:
    """A random match at a full table, after each of so many moves."""
    game, players, options = TABLES[table]
    match, luck = Match.new(game, players, options, seed=7), random.Random(table)
    for wanted in moves:
        while match.played < wanted and not match.over:
            match.play(luck.choice(match.choices()))
        if not match.over:
            yield match


def flaws(guest: Guest, language: str, width: int) -> list[str]:
    """What is not as it should be on one screen."""
    guest.page.set_viewport_size({"width": width, "height": SCREENS[width]})
    guest.page.evaluate("scrollTo(0, 0)")
    guest.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    found = [flaw for part in (HAND, GANGS, PLAN) for flaw in guest.page.evaluate(CLIPPED, part)]
    found += guest.page.evaluate(OUT_OF_SIGHT, ".board-hand")
    found += guest.page.evaluate(SPILLED, ".board-hand .thing")
    found += [f"broken: {word}" for word in guest.page.evaluate(BROKEN)]
    if guest.page.evaluate(BELOW_THE_TABLE) > 1:
        found.append(f"{guest.page.evaluate(BELOW_THE_TABLE)} px below the table")
    if language == "fr":
        found += [f"crowded: {text}" for text in guest.page.evaluate(CROWDED)]
    return [f"{width} {language}: {flaw}" for flaw in found]


def look_around(guest: Guest) -> list[str]:
    """What is not as it should be: in French, where words are longer, on any screen; in English on a phone."""
    found = []
    for language, widths in {"en": [390], "fr": list(SCREENS)}.items():
        guest.speak(language)
        for width in widths:
            found += flaws(guest, language, width)
    guest.speak("en")
    guest.page.set_viewport_size({"width": 1440, "height": 900})
    return found


def a_guest(invite: Invite) -> Guest:
    guest = invite("Anna")
    guest.page.set_viewport_size({"width": 1440, "height": 900})
    return guest


@pytest.mark.parametrize("table", [one if one in CROWDED_MOST else pytest.param(one, marks=LESS) for one in TABLES])
def test_everything_is_in_sight_at_a_full_table(invite: Invite, table: str, thoroughly: bool) -> None:
    anna = a_guest(invite)
    found = []
    for match in matches(table, [11, 67] if thoroughly else [67]):  # the beginning is looked at choice by choice
        anna.go_on(match)
        found += [f"after {match.played} moves, {flaw}" for flaw in look_around(anna)]
    assert not found, "\n".join(found)


def test_the_longest_label_stays_on_its_card(invite: Invite) -> None:
    anna = a_guest(invite)
    anna.go_on(with_half_a_flask())
    found = look_around(anna)
    assert not found, "\n".join(found)


def with_half_a_flask() -> Match:
    """A match with a discard where whoever is to play a card has a flask that is half drunk."""
    for seed in itertools.count():
        options = {"stagecoach": True, "expert": True}
        match, luck = Match.new("colt-express", 4, options, seed=seed), random.Random(seed)
        while not match.over:
            view = match.view(match.to_move)
            flasks = [one for bandit in view["bandits"] if bandit["seat"] == match.to_move for one in bandit["flasks"]]
            if any(flask["kind"] == "classic" and flask["half"] for flask in flasks) and view["phase"] == "plan":
                return match
            match.play(luck.choice(match.choices()))
    raise AssertionError


@pytest.mark.parametrize(
    ("table", "width"),
    [
        ("public-enemy-of-four", 1440),
        ("public-enemy", 1280),
        pytest.param("public-enemy-of-four", 1280, marks=LESS),
        pytest.param("public-enemy", 1440, marks=LESS),
    ],
)
def test_all_gangs_are_on_the_first_screen(invite: Invite, table: str, width: int) -> None:
    anna = a_guest(invite)
    anna.go_on(next(matches(table, [20])))
    anna.page.set_viewport_size({"width": width, "height": SCREENS[width]})
    assert anna.page.locator(GANGS).count() == TABLES[table][1]
    assert anna.page.evaluate(OUT_OF_SIGHT, GANGS) == []
    low = box(anna, f"{GANGS} >> nth=-1")
    assert low["y"] + low["height"] > 0.8 * SCREENS[width], "and the cards are as large as they can be"


def test_after_a_match_the_posters_hang_apart(invite: Invite) -> None:
    anna = a_guest(invite)
    anna.go_on(before_the_end())
    while not over(anna):
        anna.until(lambda: anna.to_choose or over(anna), "Anna is to choose, or all is over")
        if not over(anna):
            choose(anna, any_choice, random.Random(1))
    anna.page.keyboard.press("Escape")  # the picture it ends in
    for screen in DESKS:
        resize(anna, screen)
        assert anna.page.evaluate(OVERLAPPING, ".ring .spot") == []


def before_the_end() -> Match:
    """A match of four before its last choice."""
    whole = Match.new("wyatt-earp", 4, seed=7)
    luck = random.Random(3)
    while not whole.over:
        whole.play(luck.choice(whole.choices()))
    match, luck = Match.new("wyatt-earp", 4, seed=7), random.Random(3)
    while match.played < whole.played - 1:
        match.play(luck.choice(match.choices()))
    return match


@pytest.mark.parametrize("table", [pytest.param("colt-express", marks=LESS), "stagecoach"])
def test_a_long_plan_shows_every_card(invite: Invite, table: str) -> None:
    anna = a_guest(invite)
    longest = max(matches(table, range(10, 50)), key=lambda match: len(match.view(None)["pile"]))
    match = next(matches(table, [longest.played]))
    anna.go_on(match)
    for width, height in SCREENS.items():
        anna.page.set_viewport_size({"width": width, "height": height})
        seen = anna.page.evaluate(INSIDE, PLAN)
        assert len(seen) == len(match.view(None)["pile"]) >= 15
        assert all(seen), f"{width}: {seen}"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_who_plans_on_a_phone_sees_what_is_laid_and_the_deck(invite: Invite, language: str) -> None:
    anna = invite("Anna", width=390, language=language)
    anna.go_on(next(match for match in matches("colt-express", range(4, 30)) if match.view(None)["phase"] == "plan"))
    hand, plan, deck = (box(anna, part) for part in (".board-hand", ".programme", "[data-thing=deck]"))
    assert plan["y"] + plan["height"] <= hand["y"]
    assert deck["x"] + deck["width"] <= PHONES[0][0]
    anna.shoot(f"planning-390-{language}")


def box(guest: Guest, part: str) -> FloatRect:
    """Where a part of the page lies in the window."""
    found = guest.page.locator(part).bounding_box()
    assert found
    return found


LOOKED_AT, THOROUGHLY = 7, 15  # the first choices of one seat: each screen has its turn
SCREENS_IN_TURN = [*PHONES, *DESKS]  # each choice is looked at on one of them, and the first on all


@pytest.mark.parametrize("table", CROWDED_MOST)
def test_every_choice_is_in_sight(invite: Invite, table: str, thoroughly: bool) -> None:
    anna = a_guest(invite)
    anna.go_on(next(matches(table, [0])))
    luck, found = random.Random(table), []
    for choice in range(THOROUGHLY if thoroughly else LOOKED_AT):
        anna.until(lambda: anna.to_choose or over(anna), "Anna is to choose, or all is over")
        if over(anna):
            break
        in_turn = SCREENS_IN_TURN[choice % len(SCREENS_IN_TURN)]
        for screen in [in_turn] if choice else SCREENS_IN_TURN:
            found += [f"choice {choice} after {anna.moves} moves, {flaw}" for flaw in flaws_at_a_choice(anna, screen)]
        choose(anna, any_choice, luck)
    assert choice > 5
    assert not found, "\n".join(found)


def test_whoever_takes_a_hostage_sees_all_of_them_above_the_hand(invite: Invite) -> None:
    anna = a_guest(invite)
    anna.go_on(before_five_hostages())
    for language in ("en", "fr"):
        anna.speak(language)
        assert flaws_at_a_choice(anna, DESKS[0]) == []


def test_a_hostage_and_his_ransom_stay_on_the_mat(invite: Invite) -> None:
    anna = a_guest(invite)
    anna.go_on(with_the_banker())
    anna.speak("fr")
    for screen in DESKS:
        assert flaws_at_a_choice(anna, screen) == []
        assert anna.page.evaluate(SPILLED, ".panels .mat") == []


def with_the_banker() -> Match:
    """A match of four where the hostage whose ransom takes most room has been taken."""
    for seed in itertools.count():
        match, luck = Match.new("colt-express", 4, {"stagecoach": True}, seed=seed), random.Random(seed)
        while not match.over:
            if any(bandit["hostage"] == "banker" for bandit in match.view(None)["bandits"]):
                return match
            match.play(luck.choice(match.choices()))
    raise AssertionError


def before_five_hostages() -> Match:
    """A match at a full table where somebody with cards in hand is to take one of five hostages."""
    game, players, options = TABLES["stagecoach"]
    for seed in itertools.count():
        match, luck = Match.new(game, players, options, seed=seed), random.Random(seed)
        while not match.over:
            choices = match.choices()
            if len(choices) == 5 and match.view(None)["decision"] == "hostage" and match.view(match.to_move)["hand"]:
                return match
            match.play(luck.choice(choices))
    raise AssertionError


def any_choice(guest: Guest, luck: random.Random) -> str:
    """A line of the list, be it in sight or not."""
    guest.choices.nth(luck.randrange(guest.choices.count())).evaluate("(line) => line.click()")
    return "list"


def test_the_chat_has_room_while_a_newcomer_is_asked_for_sound_and_the_rules_have_a_way_in(invite: Invite) -> None:
    anna = invite("Anna", unknown=True)
    anna.go_on(next(matches("colt-express", [11])))
    expect(anna.button("Yes, please")).to_be_visible()
    anna.tab("Chat")
    for part in (anna.page.get_by_role("log", name="Chat"), anna.button("Send")):
        expect(part).to_be_in_viewport(ratio=1)
    anna.tab("Rules")
    link, title = (box(anna, f".rules {part}") for part in ("a.button", "h2"))
    assert link["y"] + link["height"] + 8 <= title["y"]


def test_a_long_log_does_not_lengthen_the_page(invite: Invite) -> None:
    anna = a_guest(invite)
    anna.page.route_web_socket("**/socket/*", with_a_long_story)
    anna.go_on(next(matches("six-territories", [10])))
    anna.until(lambda: anna.page.locator(".log li").count() >= STORY, "the story is told")
    assert anna.page.locator(".log .unseen").count() > 0
    found = look_around(anna)
    assert not found, "\n".join(found)


def with_a_long_story(line: WebSocketRoute) -> None:
    """Pass everything on, and after the first scene tell a long story of what the bots did."""
    server = line.connect_to_server()
    told = False

    def tell(text: str | bytes) -> None:
        nonlocal told
        line.send(text)
        scene = json.loads(text)
        if scene["t"] != "scene" or told:
            return
        told = True
        for version in range(scene["v"] + 1, scene["v"] + STORY + 1):
            bot = version % 4 + 1 if scene["look"] == 0 else 0
            event = {"move": version, "key": "st-drew", "args": {"seat": bot, "token": "riches-2"}}
            entry = {"t": "entry", "v": version, "kind": "move", "seat": bot, "args": {}, "events": [event]}
            after = {**scene, "v": version, "table": {**scene["table"], "moves": version}}
            line.send(json.dumps({**entry, "scene": after}))

    server.on_message(tell)
