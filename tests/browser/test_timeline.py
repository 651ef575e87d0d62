"""One clock: at every moment the log, the banner, the seat marker, the plan and the board tell of the same event."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import jsonpatch
import pytest
from tests.browser.conftest import Invite
from tests.browser.guest import Guest, Json
from tests.browser.playing import by_mouse, over, play

from saloon.messages import message

pytestmark = pytest.mark.slow

# Whatever is on the page, whenever any of it changes: between two frames of the screen everything has its last word.
WATCH = """() => {
  const tidy = (one) => one.innerText.replace(/\\s+/g, ' ').trim()
  const text = (selector) => [...document.querySelectorAll(selector)].map(tidy)
  const samples = (window.samples = [])
  const look = () => {
    const sample = {
      log: text('.log li p > span').at(-1) ?? '',
      banner: text('.turn .sentence')[0] ?? '',
      yours: document.querySelector('.turn.yours') !== null,
      choices: document.querySelectorAll('.choices button').length,
      turn: [...document.querySelectorAll('.seats .seat')].findIndex((seat) => seat.classList.contains('turn')),
      done: document.querySelectorAll('.programme li.done').length,
      settled: [...document.querySelectorAll('[data-thing^="street:"]')].map((one) => one.getAttribute('aria-label')),
    }
    if (JSON.stringify(sample) !== JSON.stringify(samples.at(-1))) samples.push(sample)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}"""


SHOW = 240  # seconds that a move may take to be shown: all robberies and streets come of one


class Moment(NamedTuple):
    """An event as the wire told of it: its sentence, and the view after it."""

    sentence: str
    view: Json


def moments(guest: Guest) -> Iterator[Moment]:
    """Everything that the guest's browser was told of, event by event."""
    view: Any = None
    for frame in guest.heard:
        if frame["t"] == "scene":
            view = frame.get("view")
        elif frame["t"] == "entry" and "scene" in frame:
            said = ""
            for sentence, patch in zip(sentences(frame), frame.get("patches", [])[:-1], strict=False):
                view = jsonpatch.apply_patch(view, patch)
                said = sentence or said  # where an event has nothing to say, the one before it has the word
                yield Moment(said, view)
            view = frame["scene"].get("view")


def sentences(entry: Json) -> list[str]:
    """The events of an entry, in words."""
    names = [seat.get("name") or seated_bot(seat) for seat in entry["scene"]["table"]["seats"]]
    return [message(event["key"], event["args"], "en", names) for event in entry["events"]]


def seated_bot(seat: Json) -> str:
    """What the client calls a bot."""
    words = {"bot": message(f"web-bot-{seat['bot']}", {}, "en"), "number": seat["seat"] + 1}
    return message("web-seated-bot", words, "en")


def watch(guest: Guest, stop: Any) -> list[Json]:
    """Play until it is time to stop, with an eye on everything; what was seen, whenever it changed."""
    guest.page.evaluate(WATCH)
    play([guest], by_mouse, random.Random(3), stop=stop, patience=SHOW)
    samples: list[Json] = guest.page.evaluate("() => window.samples")
    return samples


def shown_with(sample: Json, told: list[Moment]) -> list[Moment]:
    """The events that the banner of a sample may be telling of."""
    return [moment for moment in told if moment.sentence and moment.sentence == sample["banner"]]


def assert_one_clock(samples: list[Json], told: list[Moment]) -> list[tuple[Json, list[Moment]]]:
    """While an event is told nobody is asked anything, and it is the last line of the log; its seat is marked."""
    pairs = [(sample, shown) for sample in samples if (shown := shown_with(sample, told))]
    assert len({sample["banner"] for sample, _ in pairs}) > 5, "hardly anything was seen to happen"
    for sample, shown in pairs:
        assert sample["log"].startswith(sample["banner"]), sample
        assert not sample["yours"], sample
        assert sample["choices"] == 0, sample
        assert sample["turn"] in {-1 if m.view["to_move"] is None else m.view["to_move"] for m in shown}, sample
    return pairs


def test_a_round_of_colt_express(invite: Invite) -> None:
    anna = invite("Anna", moving=True)
    anna.open_table("colt-express", ["me", "random", "random"])
    anna.start()
    samples = watch(anna, lambda: over(anna) or (anna.scene.get("view") or {}).get("round", 1) > 1)
    for sample, shown in assert_one_clock(samples, list(moments(anna))):
        done = {m.view["resolving"] for m in shown if m.view["phase"] == "action" and m.view["resolving"] is not None}
        assert not done or sample["done"] in done or any(m.view["phase"] != "action" for m in shown), sample


def test_a_settling_of_hold_up(invite: Invite) -> None:
    anna = invite("Anna", moving=True)
    anna.open_table("hold-up", ["me", "random", "random"])
    anna.start()
    samples = watch(anna, lambda: over(anna))
    anna.until(lambda: anna.page.locator(".end").count(), "the end is shown", SHOW)
    samples = anna.page.evaluate("() => window.samples")
    for sample, shown in assert_one_clock(samples, list(moments(anna))):
        fought = {sum(street["captor"] is not None for street in m.view["streets"]) for m in shown}
        assert sum("captured the" in label for label in sample["settled"]) in fought, sample
