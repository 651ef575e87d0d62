"""Conformance by numbers: random games with every invariant checked, and both forms of the rules compared to the byte.

Random games never ask what a state is worth, so one game of deputies in every setting is compared as well.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Any

from saloon.engine import Game, RuleFault
from saloon.engine.kernels import Job, Tally
from saloon.engine.native import Native
from saloon.engine.policies import Slot
from saloon.lab.settings import Setting, settings
from saloon.lab.simulate import Batch, Plan, play_compiled, play_interpreted

SEEDS = 1 << 30  # room for the games of one run; runs with other seeds play other games
_PIECE = 1000  # checked games between two reports of progress
# What plain rules raise where compiled ones go on with a wrong number.
_SLIPS = (ArithmeticError, IndexError, OverflowError, struct.error)

Share = Iterator[tuple[Setting, int]]


@dataclass(frozen=True)
class Fault:
    """Something that does not hold, with all it takes to see it again."""

    what: str  # an invariant broken, a rule that comes to no end, or a difference
    game: str
    setting: Setting
    seed: int
    detail: str


@dataclass
class Conformance:
    """What a run has looked at, and the first fault found."""

    game: str
    settings: int
    checked: int = 0
    decisions: int = 0
    longest: int = 0
    steps: int = 0  # the most from one choice to the next
    compared: int = 0
    states: int = 0
    deputies: int = 0
    fault: Fault | None = None


def conform(
    native: Native,
    *,
    games: int,
    compared: int,
    seed: int = 0,
    heard: Callable[[Conformance], None] = lambda found: None,
) -> Conformance:
    """Check the invariants in so many games and compare so many others, spread over all settings."""
    ways = settings(native.game, seed)
    found = Conformance(native.game.slug, len(ways))
    first = seed * SEEDS
    checks = _check_all(native, _spread(ways, games), first, found)
    comparisons = _compare_all(native, _spread(ways, compared), first + games, found)
    deputies = _compare_deputies_all(native, ways if compared else [], first + games + compared, found)
    for _ in chain(checks, comparisons, deputies):
        heard(found)
        if found.fault:
            break
    return found


def _spread(ways: list[Setting], count: int) -> Share:
    """Share a number of games among the settings as evenly as can be."""
    for i, setting in enumerate(ways):
        yield setting, (count + len(ways) - 1 - i) // len(ways)


def _check_all(native: Native, ways: Share, seed: int, found: Conformance) -> Iterator[None]:
    for setting, count in ways:
        for done in range(0, count, _PIECE):
            size = min(_PIECE, count - done)
            _check(native, setting, seed, size, found)
            seed += size
            yield


def _compare_all(native: Native, ways: Share, seed: int, found: Conformance) -> Iterator[None]:
    for setting, count in ways:
        for _ in range(count):
            found.fault = _compare(native, setting, seed, found)
            seed += 1
            yield


def _compare_deputies_all(native: Native, ways: list[Setting], seed: int, found: Conformance) -> Iterator[None]:
    for setting in ways:
        found.fault = _compare_deputies(native, setting, seed)
        found.deputies += 1
        seed += 1
        yield


def _check(native: Native, setting: Setting, first: int, count: int, found: Conformance) -> None:
    """Play games, one for each seed from `first` on, with the game's own `check` before every choice and at the end."""
    game = native.game
    tally = native.tally()
    block = native.states(game.blank(setting.players, setting.options))
    try:
        native.work(Job.GAMES, block, seed=first, count=count, checked=True, tally=tally)
    except RuleFault as fault:
        found.fault = Fault("rule", game.slug, setting, first + int(tally[Tally.GAMES]), str(fault))
        return
    found.checked += int(tally[Tally.GAMES])
    found.decisions += int(tally[Tally.DECISIONS])
    found.longest = max(found.longest, int(tally[Tally.LONGEST]))
    found.steps = max(found.steps, int(tally[Tally.STEPS]))
    if tally[Tally.BROKEN]:
        seed = int(tally[Tally.BROKEN_SEED])
        broken = game.name_of(game.invariant(int(tally[Tally.BROKEN])))
        found.fault = Fault("invariant", game.slug, setting, seed, broken)


def _compare(native: Native, setting: Setting, seed: int, found: Conformance) -> Fault | None:
    """Play one random game both ways and compare every state."""
    game = native.game
    block = native.states(game.blank(setting.players, setting.options), kept=2 * game.bound)
    kept = native.work(Job.TRACE, block, seed=seed)
    try:
        expected = plain_trace(game, setting, seed)
    except _SLIPS as slip:
        return Fault("difference", game.slug, setting, seed, repr(slip))
    found.compared += 1
    found.states += kept
    for number, (state, twin) in enumerate(zip(expected, block[Slot.FIRST : Slot.FIRST + kept], strict=False)):
        if state.pack() != twin.tobytes():
            other = game.State.unpack(twin.tobytes())
            return Fault("difference", game.slug, setting, seed, f"{number}: {first_difference(state, other)}")
    if kept != len(expected):
        return Fault("difference", game.slug, setting, seed, f"{len(expected)} / {kept}")
    return None


def _compare_deputies(native: Native, setting: Setting, seed: int) -> Fault | None:
    """Play one game of deputies both ways and compare what was counted."""
    deputies = ("deputy",) * setting.players
    plan = Plan(native.game.slug, setting.players, setting.options, deputies, 1, house=native.game.house)
    batch = Batch(seed, 1, 0)
    try:
        expected = play_interpreted(plan, batch)
    except _SLIPS as slip:
        return Fault("deputies", native.game.slug, setting, seed, repr(slip))
    counted = play_compiled(native, plan.start(), plan, batch)
    if counted != expected:
        return Fault("deputies", native.game.slug, setting, seed, f"{expected} / {counted}")
    return None


def plain_trace(game: Game, setting: Setting, seed: int) -> list[Any]:
    """Every state of one random game, played with the plain rules."""
    states: list[Any] = [None] * (Slot.FIRST + 2 * game.bound)
    states[Slot.START] = game.blank(setting.players, setting.options)
    kept = game.plain.trace(states, seed)
    return states[Slot.FIRST : Slot.FIRST + kept]


def first_difference(one: Any, other: Any, path: str = "") -> str:
    """The first field in which two records differ, as `path: value / value`."""
    if hasattr(one, "FIELDS"):
        inside = [(f"{path}.{name}".lstrip("."), getattr(one, name), getattr(other, name)) for name in one.FIELDS]
    elif isinstance(one, list):
        inside = [(f"{path}[{i}]", *pair) for i, pair in enumerate(zip(one, other, strict=True))]
    else:
        return f"{path}: {one} / {other}" if one != other else ""
    return next(filter(None, (first_difference(*(part[1:]), part[0]) for part in inside)), "")
