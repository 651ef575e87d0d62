"""Benchmarks: how fast a game runs, interpreted and compiled, on one core, beside a yardstick that never changes.

Each figure is the median of several short rounds, and each round measures everything once, one thing after the other:
on a machine with other work to do, what is compared was at least disturbed alike.
"""

from __future__ import annotations

import os
import platform
import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from importlib import metadata
from typing import Any

from saloon.bots.search import CompiledTree, PlainTree, Tree
from saloon.engine import NOBODY, Game
from saloon.engine.kernels import Job, Tally
from saloon.engine.native import Native
from saloon.engine.policies import Policy, Slot
from saloon.engine.state import MAX_SEATS
from saloon.engine.tuning import Tuning
from saloon.lab.conform import plain_trace
from saloon.lab.settings import Setting
from saloon.lab.yardstick import CHECKSUM, STEPS, yardstick

ROUNDS = 7
USUAL_PLAYERS = 4
INTERPRETED, COMPILED = "interpreted", "compiled"
FIGURES = ("decisions", "games", "clones", "determinizations", "rollouts", "iterations")
_POSITIONS = 64  # from which clones, samples and rollouts start
_TREES = 4  # that a round of searching plants
_GAMES_SAMPLED = 8  # that these positions are taken from

WHOLE_GAMES = Tuning(stages=-1)  # a search whose iterations end with the game

Amounts = dict[str, float]
Run = Callable[[int, int], Amounts]  # (seed, how much) -> how much of what was done


@dataclass
class Task:
    """One thing to measure: what runs, and how much of it fills a round."""

    mode: str
    run: Run
    count: int = 1
    rates: list[Amounts] = field(default_factory=list)

    def calibrate(self, seconds: float) -> None:
        """Find out how much fills so many seconds."""
        while True:
            began = time.perf_counter()
            self.run(0, self.count)
            passed = time.perf_counter() - began
            if passed > seconds / 4:
                self.count = max(1, round(self.count * seconds / passed))
                return
            self.count *= 4

    def measure(self, seed: int) -> None:
        """Run once and note how much was done in a second."""
        began = time.perf_counter()
        amounts = self.run(seed, self.count)
        passed = time.perf_counter() - began
        self.rates.append({name: amount / passed for name, amount in amounts.items()})


@dataclass(frozen=True)
class Speed:
    """What was measured of a game: figures a second in each mode, and how many times faster compiled is."""

    players: int
    rates: dict[str, dict[str, float]]
    ratios: dict[str, float]
    yardstick: float  # steps a second


def usual_players(game: Game) -> int:
    """How many players a benchmark has unless told otherwise."""
    return USUAL_PLAYERS if USUAL_PLAYERS in game.players else game.players[0]


def measure(
    game: Game, native: Native | None, players: int, seconds: float, heard: Callable[[int], None] = lambda done: None
) -> Speed:
    """Measure a game for about so many seconds; `heard` is told how many of the ROUNDS are done."""
    tasks = list(_tasks(game, native, players))
    slice_seconds = seconds / (len(tasks) * (ROUNDS + 1))
    for task in tasks:
        task.calibrate(slice_seconds)
    for number in range(ROUNDS):
        for task in tasks:
            task.measure(number + 1)
        heard(number + 1)
    rounds = {mode: _rounds(tasks, mode) for mode in ("", INTERPRETED, COMPILED)}
    medians = {mode: {name: statistics.median(rates) for name, rates in of.items()} for mode, of in rounds.items()}
    ratios = {
        name: statistics.median(fast / slow for fast, slow in zip(rates, rounds[INTERPRETED][name], strict=True))
        for name, rates in rounds[COMPILED].items()
    }
    steps = medians.pop("")["steps"]
    return Speed(players, {mode: rates for mode, rates in medians.items() if rates}, ratios, steps)


def machine() -> dict[str, Any]:
    """What the figures were measured on and with."""
    return {
        "system": platform.platform(),
        "processor": platform.machine(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "numba": _version("numba"),
        "numpy": _version("numpy"),
        "saloon": _version("saloon"),
    }


def as_dict(speed: Speed) -> dict[str, Any]:
    """The figures for a JSON file."""
    return {
        "players": speed.players,
        "per_second": {mode: {name: round(rate, 1) for name, rate in of.items()} for mode, of in speed.rates.items()},
        "compiled_to_interpreted": {name: round(ratio, 1) for name, ratio in speed.ratios.items()},
        "yardstick_steps_per_second": round(speed.yardstick),
    }


def _version(package: str) -> str | None:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


def _rounds(tasks: list[Task], mode: str) -> dict[str, list[float]]:
    """The figures of one mode, each with its rate in every round."""
    merged: dict[str, list[float]] = {}
    for task in tasks:
        if task.mode == mode:
            for rates in task.rates:
                for name, rate in rates.items():
                    merged.setdefault(name, []).append(rate)
    return merged


def _tasks(game: Game, native: Native | None, players: int) -> Iterator[Task]:
    start = game.blank(players)
    positions = _positions(game, players)
    yield Task("", _yardstick)
    for job, figure in ((Job.GAMES, ""), (Job.CLONES, "clones"), (Job.SAMPLES, "determinizations")):
        yield Task(INTERPRETED, _interpreted(game, job, figure, start, positions))
        if native:
            yield Task(COMPILED, _compiled(native, job, figure, start, positions))
    yield Task(INTERPRETED, _interpreted(game, Job.ROLLOUTS, "rollouts", start, positions))
    if native:
        yield Task(COMPILED, _compiled(native, Job.ROLLOUTS, "rollouts", start, positions))
    yield Task(INTERPRETED, _searching(positions, partial(PlainTree, game)))
    if native:
        yield Task(COMPILED, _searching(positions, partial(CompiledTree, native)))


def _positions(game: Game, players: int) -> list[Any]:
    """Positions with a choice to make, evenly spread over some random games."""
    setting = Setting(players, {})
    states = [state for seed in range(_GAMES_SAMPLED) for state in plain_trace(game, setting, seed)]
    asking = [state for state in states if state.actor != NOBODY]
    return [asking[i * len(asking) // _POSITIONS] for i in range(_POSITIONS)]


def _yardstick(seed: int, count: int) -> Amounts:
    for _ in range(count):
        if yardstick() != CHECKSUM:
            raise AssertionError("the yardstick was changed")
    return {"steps": count * STEPS}


def _interpreted(game: Game, job: Job, figure: str, start: Any, positions: list[Any]) -> Run:
    states = [start.clone() for _ in range(Slot.FIRST)] + positions
    policies = [Policy.RANDOM] * MAX_SEATS

    def run(seed: int, count: int) -> Amounts:
        tally = [0.0] * Tally.SIZE
        game.plain.work(job, states, policies, seed * count, count, False, tally, game.weights)
        return _done(figure, count, tally)

    return run


def _compiled(native: Native, job: Job, figure: str, start: Any, positions: list[Any]) -> Run:
    block = native.states(start, len(positions))
    for i, position in enumerate(positions):
        block[Slot.FIRST + i] = native.states(position)[Slot.START]

    def run(seed: int, count: int) -> Amounts:
        tally = native.tally()
        native.work(job, block, seed=seed * count, count=count, tally=tally)
        return _done(figure, count, tally)

    return run


def _searching(positions: list[Any], plant: Callable[..., Tree]) -> Run:
    """Trees grown by games played at random to their end, from some of the positions in turn."""

    def run(seed: int, count: int) -> Amounts:
        for i in range(_TREES):
            root = positions[(seed * _TREES + i) % len(positions)]
            each = max(1, count // _TREES)
            plant(root, root.actor, WHOLE_GAMES, each).grow(seed << 20, each)
        return {"iterations": float(max(1, count // _TREES) * _TREES)}

    return run


def _done(figure: str, count: int, tally: Any) -> Amounts:
    if figure:
        return {figure: count}
    return {"decisions": float(tally[Tally.DECISIONS]), "games": float(tally[Tally.GAMES])}
