"""Simulations: many games between bots, and what they say about seats and bots.

A simulation is a list of batches. Batches depend on the plan alone, each is played by the same kernels whether compiled
or interpreted, and they are added up in their order: so the result is the same for any mode and any number of workers.
"""

from __future__ import annotations

import hashlib
import math
import time
from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from itertools import zip_longest
from typing import Any, NamedTuple

from saloon.bots import BotError, Glance, all_levels
from saloon.bots import bot as find_bot
from saloon.engine import MAX_SEATS, Game, HouseRules, SaloonError
from saloon.engine import native as compiler
from saloon.engine.kernels import WHOLE_WIN, Job, Tally
from saloon.engine.native import Native
from saloon.engine.policies import Slot
from saloon.games import game
from saloon.lab.plans import Games, chosen
from saloon.lab.workers import ALONE, Work, Workers

QUICK_BATCH = 200  # games of bots that do not think
BATCH = 20  # games of others: few enough that even interpreted bots finish them soon
NORMAL_95 = 1.959964  # a normal variable stays within so many deviations with a probability of 95%
A_LONG_PLAN = 1_000_000  # games: as often as a plan has so many its batches are as large, ...
LARGEST = 50  # ... up to so many times, so that counting the batches of very many games takes no time worth mention
_SECONDS_BETWEEN_LOOKS = 2.0


class SimulationError(SaloonError):
    """A simulation that cannot be."""


@dataclass(frozen=True)
class Plan(Games):
    """What to simulate. `bots` names one policy for each seat."""

    @property
    def batch(self) -> int:
        """How many games make a batch: an interrupt waits for no more."""
        usual = QUICK_BATCH if set(self.bots) == {"random"} else BATCH
        return usual * min(max(self.games // A_LONG_PLAN, 1), LARGEST)

    @property
    def rotations(self) -> int:
        """How often the bots change places: equal bots never, others until each has sat in every seat."""
        return self.players if len(set(self.bots)) > 1 else 1

    def seated(self, rotation: int) -> tuple[str, ...]:
        """The bot in each seat after the bots have moved on by so many seats."""
        return tuple(self.bots[(seat - rotation) % self.players] for seat in range(self.players))


class Batch(NamedTuple):
    """Some games of a plan: one for each seed from `first` on, with the bots moved on by `rotation` seats."""

    first: int
    games: int
    rotation: int


def plan(
    slug: str,
    players: int,
    options: Mapping[str, Any],
    bots: list[str],
    games: int,
    seed: int = 0,
    *,
    house: HouseRules | None = None,
) -> Plan:
    """A plan that can be carried out, or an error that names what is wrong. One bot alone takes all seats."""
    wished = chosen(options, house)
    game(house or slug).blank(players, wished)
    named = tuple(_at_a_glance(bot).name for bot in bots)
    if len(named) not in (1, players):
        raise SimulationError("cli-sim-bots", bots=len(named), players=players)
    seated = named * players if len(named) == 1 else named
    return Plan(slug, players, wished, seated, games, seed, house=house)


def _at_a_glance(bot: str) -> Glance:
    """A bot that does not search."""
    try:
        found = find_bot(bot)
    except BotError:
        found = None
    if not isinstance(found, Glance):
        known = [level.name for level in all_levels() if not level.timed]
        raise SimulationError("cli-sim-bot", bot=bot, known=", ".join(known))
    return found


def _policies(plan: Plan, batch: Batch) -> list[int]:
    """How the seats of a batch choose."""
    return [_at_a_glance(bot).policy(plan.game) for bot in plan.seated(batch.rotation)]


def first_seed(seed: int) -> int:
    """Where the seeds of a plan's games begin: far from those of any other plan, within 62 bits."""
    return int.from_bytes(hashlib.blake2b(b"saloon sim %d" % seed, digest_size=8).digest(), "big") >> 2


def batches(plan: Plan) -> Iterator[Batch]:
    """The batches of a plan, rotations in turn, so that a simulation cut short is still fair."""
    lines: list[Iterator[Batch]] = []
    begin = first_seed(plan.seed)
    for rotation in range(plan.rotations):
        games = (plan.games + plan.rotations - 1 - rotation) // plan.rotations
        lines.append(_line(begin, games, rotation, plan.batch))
        begin += games
    for together in zip_longest(*lines):
        yield from (batch for batch in together if batch)


def _line(first: int, games: int, rotation: int, size: int) -> Iterator[Batch]:
    for done in range(0, games, size):
        yield Batch(first + done, min(size, games - done), rotation)


def play_interpreted(plan: Plan, batch: Batch) -> list[float]:
    """Play a batch with the plain rules and tally it."""
    states = [plan.start() for _ in range(Slot.FIRST)]
    tally = [0.0] * Tally.SIZE
    weights = plan.game.weights
    policies = _policies(plan, batch)
    mind = plan.game.mind_for(policies)
    work = plan.game.plain_by_net.work if mind else plan.game.plain.work
    beside = mind.plain_beside(states[Slot.START]) if mind else {}
    work(Job.GAMES, states, policies, batch.first, batch.games, False, tally, weights, **beside)
    return tally


def play_compiled(native: Native, start: Any, plan: Plan, batch: Batch) -> list[float]:
    """Play a batch with the compiled rules and tally it."""
    import numpy as np  # noqa: PLC0415 (plain play must not load NumPy)

    tally = native.tally()
    policies = np.zeros(MAX_SEATS, np.int64)
    policies[: plan.players] = _policies(plan, batch)
    mind = plan.game.mind_for(policies)
    beside = mind.beside(start) if mind else {}
    block = native.states(start)
    native.work(Job.GAMES, block, seed=batch.first, count=batch.games, policies=policies, tally=tally, **beside)
    return list(map(float, tally))


@dataclass
class Simulation:
    """A plan being carried out: one tally for each rotation, and how it went."""

    plan: Plan
    tallies: list[list[float]] = field(default_factory=list)
    compiled_games: int = 0
    seconds: float = 0.0
    interrupted: bool = False

    def __post_init__(self) -> None:
        self.tallies = [[0.0] * Tally.SIZE for _ in range(self.plan.rotations)]

    @property
    def games(self) -> int:
        """Games counted so far."""
        return int(sum(tally[Tally.GAMES] for tally in self.tallies))

    @property
    def decisions(self) -> int:
        """Choices made in them."""
        return int(sum(tally[Tally.DECISIONS] for tally in self.tallies))

    @property
    def longest(self) -> int:
        """Choices in the longest game."""
        return int(max(tally[Tally.LONGEST] for tally in self.tallies))

    @property
    def mode(self) -> str:
        """How the games were played: compiled, interpreted, or first the one and then the other (mixed)."""
        if self.compiled_games == self.games:
            return "compiled"
        return "mixed" if self.compiled_games else "interpreted"

    def add(self, batch: Batch, tally: list[float]) -> None:
        """Count a batch."""
        into = self.tallies[batch.rotation]
        for i, number in enumerate(tally):
            into[i] = max(into[i], number) if i in (Tally.LONGEST, Tally.STEPS) else into[i] + number


def simulate(
    plan: Plan,
    workers: Workers = ALONE,
    *,
    interpreted: bool = False,
    heard: Callable[[Simulation], None] = lambda found: None,
) -> Simulation:
    """Carry out a plan; `heard` is called after every batch. An interrupt ends it early with what was counted.

    Where the compiled rules are not at hand yet, the games begin interpreted and go on compiled as soon as they are.
    """
    found = Simulation(plan)
    began = time.perf_counter()
    try:
        with closing(_played(plan, workers, interpreted)) as played:
            for batch, tally, compiled in played:
                found.add(batch, tally)
                found.compiled_games += batch.games if compiled else 0
                found.seconds = time.perf_counter() - began
                heard(found)
    except KeyboardInterrupt:
        found.interrupted = True
    return found


def _played(plan: Plan, workers: Workers, interpreted: bool) -> Generator[tuple[Batch, list[float], bool], None, None]:
    todo = batches(plan)
    if interpreted or not workers.compiled(plan.game):
        work = Work(partial(play_interpreted, plan), (plan.game.key,), compiled=False)
        wanted = (lambda: True) if interpreted else _until_compiled(plan.game, workers)
        with closing(workers.do(work, todo, wanted)) as played:
            for batch, tally in played:
                yield batch, tally, False
    if not interpreted and workers.compiled(plan.game):
        work = Work(partial(_play_loaded, plan), (plan.game.key,), compiled=True, free=True)
        with closing(workers.do(work, todo)) as played:
            for batch, tally in played:
                yield batch, tally, True


def _play_loaded(plan: Plan, batch: Batch) -> list[float]:
    """Play a batch with the compiled rules of whoever does it."""
    return play_compiled(compiler.load(plan.game), plan.start(), plan, batch)


def _until_compiled(game: Game, workers: Workers) -> Callable[[], bool]:
    """A question that is answered yes until the compiled rules are at hand, asked of the disk now and then only."""
    looked = time.monotonic()

    def wanted() -> bool:
        nonlocal looked
        if time.monotonic() - looked < _SECONDS_BETWEEN_LOOKS:
            return True
        looked = time.monotonic()
        return not workers.compiled(game)

    return wanted


@dataclass(frozen=True)
class Row:
    """What was counted for a seat or a bot: shared wins as fractions, shares with their 95% intervals."""

    name: str
    seats: int
    games: int
    wins: float
    share: float
    low: float
    high: float
    fair: float  # the share of equals
    score: float
    score_margin: float  # half of the mean score's 95% interval


def seat_rows(found: Simulation) -> list[Row]:
    """One row for each seat, counted from 1 as people do."""
    rotations = range(found.plan.rotations)
    return [
        _row(found, str(seat + 1), [(rotation, seat) for rotation in rotations]) for seat in range(found.plan.players)
    ]


def bot_rows(found: Simulation) -> list[Row]:
    """One row for each kind of bot."""
    rows = []
    for bot in dict.fromkeys(found.plan.bots):
        sat = [
            (rotation, seat)
            for rotation in range(found.plan.rotations)
            for seat, name in enumerate(found.plan.seated(rotation))
            if name == bot
        ]
        rows.append(_row(found, bot, sat))
    return rows


def _row(found: Simulation, name: str, sat: list[tuple[int, int]]) -> Row:
    """The row of whoever sat in these seats of these rotations."""

    def total(first: Tally) -> float:
        return sum(found.tallies[rotation][first + seat] for rotation, seat in sat)

    games = found.games
    seats = len(sat) // found.plan.rotations
    scores = sum(found.tallies[rotation][Tally.GAMES] for rotation, _ in sat)
    wins = total(Tally.WINS) / WHOLE_WIN
    share = wins / games if games else 0.0
    low, high = wilson(wins, games)
    scale = found.plan.game.scale
    mean = total(Tally.SCORES) / scale / max(scores, 1)
    margin = _margin(mean, total(Tally.SQUARES) / scale**2, scores)
    return Row(name, seats, games, wins, share, low, high, seats / found.plan.players, mean, margin)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95% interval for a share; `wins` may be a fraction."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    spread = NORMAL_95**2 / games
    middle = (share + spread / 2) / (1 + spread)
    half = NORMAL_95 * math.sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def _margin(mean: float, squares: float, count: float) -> float:
    if count < 2:  # one score says nothing of how far scores spread
        return 0.0
    variance = max(0.0, squares - count * mean * mean) / (count - 1)
    return NORMAL_95 * math.sqrt(variance / count)
