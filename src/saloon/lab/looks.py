"""A closer look at some games of a study: which parts came and were used, what they changed, which choices were real.

What a part changes is found out by trying: the same moment once more, with another outcome of chance forced in its
place or with the next best choice made instead, and both ways played to their ends with the same luck again and again.
The difference is due to the part alone, for everything else is equal.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from saloon.bots.search import search
from saloon.engine import MAX_SEATS, Event, OutOfScript, Watch, rekey
from saloon.engine.chances import WIN
from saloon.engine.kernels import Note
from saloon.lab.chronicles import Array, Chronicle, Step, Table
from saloon.lab.sums import Sums, add

TRIES = 4  # at forcing an outcome that shows, in one game
ROLLOUTS = 4  # of each of two ways, an even number
HOPELESS = 0.02  # a chance below which a seat no longer plays for itself
KINGMAKING = 0.1  # what such a seat can give or take at least
REAL = 0.15  # the share of a search's visits that makes a choice worth a thought
APART = 1 << 30  # luck of what is tried, far from that of games

Part = tuple[str, str]  # kind and word
CAME, USED = "came", "used"


@dataclass(frozen=True)
class Fork:
    """Two ways on from one moment: as it was, and otherwise; the parts that only the one and only the other has."""

    seat: int  # whom it concerns, or whoever led
    owned: bool
    way: str  # CAME or USED
    here: Counter[Part]
    there: Counter[Part]
    true: Any
    other: Any


def look(table: Table, bots: list[str], story: Chronicle, deal: int, sums: Sums, prefix: str) -> None:
    """Look at a game and count what is to be seen."""
    luck = random.Random(deal)
    steps = list(table.told_again(story, deal))
    _count_parts(table, steps, sums, prefix)
    _count_kingmaking(table, story, steps, deal, sums, prefix)
    _count_choice(table, luck.choice(steps), deal, sums, prefix)
    for way in (CAME, USED):
        fork = _fork(table, story, steps, deal, way, luck)
        if fork:
            _count_fork(table, bots, fork, deal, sums, prefix)


def parts(table: Table, events: list[Event], way: str) -> Counter[Part]:
    """The parts that came, or were used, in some events."""
    found: Counter[Part] = Counter()
    for studied in table.game.studied:
        keys = studied.comes if way == CAME else studied.used
        found.update((studied.kind, str(event.args[studied.kind])) for event in events if event.key in keys)
    return found


def _count_parts(table: Table, steps: list[Step], sums: Sums, prefix: str) -> None:
    """How often each part came and was used in this game; a part is listed once it has been seen at all."""
    for way in (CAME, USED):
        counted: Counter[Part] = Counter()
        for step in steps:
            counted.update(parts(table, step.events, way))
        for (kind, word), count in counted.items():
            add(sums, f"{prefix}/part/{kind}/{word}/{way}", count)


def _count_kingmaking(table: Table, story: Chronicle, steps: list[Step], deal: int, sums: Sums, prefix: str) -> None:
    """Whether somebody without hope could choose who wins."""
    made = any(
        _spread(table, step, deal, int(story.chances[step.number].argmax())) >= KINGMAKING
        for step in steps
        if story.chances[step.number][int(story.rows[step.number, Note.ACTOR])] < HOPELESS
    )
    add(sums, f"{prefix}/look/kingmaking", float(made))


def _spread(table: Table, step: Step, deal: int, leader: int) -> float:
    """How far the chance of whoever leads hangs on a choice."""
    chances = [_chance(table, _after(table, step, code, deal), leader) for code in _legal(step.before)]
    return max(chances) - min(chances)


def _count_choice(table: Table, step: Step, deal: int, sums: Sums, prefix: str) -> None:
    """How real a choice is: what a search by a Marshal's tuning prefers, and how clearly."""
    game, seat = table.game, int(step.before.actor)
    world = step.before.clone()
    game.plain.determinize(world, seat, deal)
    found = search(game, world, seat, game.levels.search("marshal"), deal, whole=True)
    visits = [number for number in found.visits.values() if number]
    total = sum(visits)
    if total:
        entropy = -sum(number / total * math.log2(number / total) for number in visits)
        add(sums, f"{prefix}/look/effective", 2**entropy)
        add(sums, f"{prefix}/look/real", float(sum(number / total >= REAL for number in visits) > 1))


def _fork(table: Table, story: Chronicle, steps: list[Step], deal: int, way: str, luck: random.Random) -> Fork | None:
    """A moment of the game in which a part came or was used, and the same without it."""
    showing = [step for step in steps if parts(table, step.events, way)]
    for _ in range(TRIES if showing else 0):
        step = luck.choice(showing)
        other = _forced(table, step, deal, luck) if way == CAME else _next_best(table, step, deal)
        if other is None:
            continue
        state, events = other
        here, there = parts(table, step.events, way), parts(table, events, way)
        if here != there:
            seat, owned = _concerned(story, step, [*step.events, *events], way)
            return Fork(seat, owned, way, here - there, there - here, step.after, state)
    return None


def _forced(table: Table, step: Step, deal: int, luck: random.Random) -> tuple[Any, list[Event]] | None:
    """The same choice, but one outcome of chance is another."""
    if not step.outcomes:
        return None
    at = luck.randrange(len(step.outcomes))
    sides = _sides(table, step, deal, at)
    other = (step.outcomes[at] + luck.randrange(1, sides)) % sides
    state = step.before.clone()
    watch = table.step(state, step.code, deal, step.number, [*step.outcomes[:at], other])
    return state, table.heard(state, watch)


def _sides(table: Table, step: Step, deal: int, at: int) -> int:
    """Among how many outcomes one was drawn."""
    state = step.before.clone()
    rekey(state, deal, step.number + 1)
    state.watch = Watch(step.outcomes[:at], strict=True)
    try:
        table.game.plain.apply(state, step.code)
    except OutOfScript as asked:
        return asked.sides
    raise AssertionError("a game took another course the second time")


def _next_best(table: Table, step: Step, deal: int) -> tuple[Any, list[Event]] | None:
    """The choice that looks best at a glance, of the others."""
    others = [code for code in _legal(step.before) if code != step.code]
    if not others:
        return None
    seat = int(step.before.actor)
    best = max(others, key=lambda code: _chance(table, _after(table, step, code, deal), seat))
    state = step.before.clone()
    watch = table.step(state, best, deal, step.number)
    return state, table.heard(state, watch)


def _concerned(story: Chronicle, step: Step, events: list[Event], way: str) -> tuple[int, bool]:
    """Whose matter it is: whoever chose, or whoever the event names; a matter of nobody's is the leader's."""
    if way == USED:
        return int(step.before.actor), True
    seats = {event.args["seat"] for event in events if isinstance(event.args.get("seat"), int)}
    if len(seats) == 1:
        return int(seats.pop()), True
    return int(story.chances[step.number].argmax()), False


def _count_fork(table: Table, bots: list[str], fork: Fork, deal: int, sums: Sums, prefix: str) -> None:
    """Play both ways to their ends; what each part brought whom it concerned, and how far it moved everybody."""
    differences = [_difference(table, bots, fork, deal, number) for number in range(ROLLOUTS)]
    one, two = np.mean(differences[::2], axis=0), np.mean(differences[1::2], axis=0)
    brought = float((one + two)[fork.seat]) / 2
    moved = float((one * two).mean())  # two independent looks: their product has no noise of its own on average
    for side, sign in ((fork.here, 1), (fork.there, -1)):
        for kind, word in side:
            name = f"{prefix}/part/{kind}/{word}/{fork.way}"
            add(sums, f"{name}/{'own' if fork.owned else 'leader'}", sign * brought)
            add(sums, f"{name}/moved", moved)


def _difference(table: Table, bots: list[str], fork: Fork, deal: int, number: int) -> Array:
    """Everybody's share the one way, less that the other way, with the same luck."""
    luck = APART + deal * ROLLOUTS + number
    true, other = (_shares(table, bots, state, luck) for state in (fork.true, fork.other))
    return true - other


def _shares(table: Table, bots: list[str], state: Any, luck: int) -> Array:
    return table.chronicle(bots, luck, luck, start=state).shares


def _after(table: Table, step: Step, code: int, deal: int) -> Any:
    state = step.before.clone()
    rekey(state, deal, step.number + 1)
    table.game.plain.apply(state, code)
    return state


def _chance(table: Table, state: Any, seat: int) -> float:
    worth = [0] * MAX_SEATS
    table.game.plain.evaluate(state, table.game.weights, worth)
    return worth[seat] / WIN


def _legal(state: Any) -> list[int]:
    found: list[int] = state.legal[: state.legal_n]
    return found


def words(sums: Sums, prefix: str) -> Iterator[Part]:
    """The parts that were seen, in the order of their names."""
    names = {tuple(name.split("/")[-2:]) for name in _plain(sums, prefix)}
    yield from sorted((kind, word) for kind, word in names)


def _plain(sums: Sums, prefix: str) -> Iterator[str]:
    begin = f"{prefix}/part/"
    for name in sums:
        if name.startswith(begin):
            yield "/".join(name[len(begin) :].split("/")[:2])
