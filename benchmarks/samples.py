"""The worst sample of each game: how long `determinize` can take, interpreted, at positions that play reaches.

    python -m benchmarks.samples                        # a few thousand positions of every game
    python -m benchmarks.samples --positions 1000000    # the bar: none above two milliseconds

Random games are played compiled, in every setting in turn, and every position is sampled once, compiled, for one of the
seats in turn, or for the onlookers with `--onlookers`: they know least, and nobody waits for their samples.
Interpreting a million samples would take most of an hour, so only those are timed interpreted that took longest
compiled, each five times, of which the fastest counts. What is slow for the interpreter alone would escape this; the
slowest of every thousandth position, timed interpreted whatever it took compiled, is told beside it. All times are
processor time of this thread, so that other work on the machine counts little.
"""

from __future__ import annotations

import argparse
import heapq
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from typing import Any

import saloon
from saloon.engine import SPECTATOR, Game
from saloon.engine.kernels import Job
from saloon.engine.native import Native, load
from saloon.engine.policies import Slot
from saloon.lab.settings import Setting, settings

LONGEST = 2000  # how many of the longest compiled samples are timed interpreted
EVERY = 1000  # one position in so many is timed interpreted in any case
REPEATS = 5
MICRO = 1e6


@dataclass(frozen=True, order=True)
class Sample:
    """One sample of one position, and how long it took compiled."""

    took: float
    number: int
    state: bytes
    observer: int
    setting: Setting


def samples(game: Game, native: Native, positions: int, onlookers: bool = False) -> Iterator[Sample]:
    """Samples of so many positions of random games, timed compiled."""
    ways = settings(game, seed=1)
    blocks: dict[int, Any] = {}
    number = 0
    for seed in count():
        way = ways[seed % len(ways)]
        block = blocks.setdefault(seed % len(ways), native.states(game.blank(way.players, way.options), game.bound + 1))
        one = native.states(game.blank(way.players, way.options))
        kept = native.work(Job.TRACE, block, seed=seed)
        for state in block[Slot.FIRST : Slot.FIRST + kept - 1]:
            observer = SPECTATOR if onlookers else number % way.players
            one[Slot.START] = state
            before = time.thread_time()
            native.work(Job.DETERMINIZE, one, seed=number, count=observer)
            yield Sample(time.thread_time() - before, number, state.tobytes(), observer, way)
            number += 1
            if number == positions:
                return


def interpreted(game: Game, sample: Sample) -> float:
    """How long a sample takes interpreted."""
    took = []
    for _ in range(REPEATS):
        world = game.State.unpack(sample.state)
        before = time.thread_time()
        game.plain.determinize(world, sample.observer, sample.number)
        took.append(time.thread_time() - before)
    return min(took)


def measure(game: Game, positions: int, onlookers: bool) -> str:
    """The figures of one game, as a line."""
    native = load(game)
    longest: list[Sample] = []
    usual: list[float] = []
    for sample in samples(game, native, positions, onlookers):
        if sample.number % EVERY == 0:
            usual.append(interpreted(game, sample))
        if len(longest) < LONGEST:
            heapq.heappush(longest, sample)
        elif sample.took > longest[0].took:
            heapq.heapreplace(longest, sample)
    timed = [(interpreted(game, sample), sample) for sample in longest]
    worst, where = max(timed)
    mean, slowest = sum(usual) / len(usual), max(usual)
    return (
        f"{game.slug:16} {worst * MICRO:8.0f} {slowest * MICRO:12.0f} {mean * MICRO:8.0f}   "
        f"sample {where.number} for {where.observer}, {where.setting}"
    )


def main() -> None:
    """Measure every game, or those named."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=saloon.list_games(), help="slugs; all games unless named")
    parser.add_argument("--positions", type=int, default=5000, help="how many positions of each game")
    parser.add_argument("--onlookers", action="store_true", help="sample for those who have no seat")
    chosen = parser.parse_args()
    print(f"interpreted, in µs    worst  of one in {EVERY}    mean   the worst")
    for slug in chosen.games:
        print(measure(saloon.game(slug), chosen.positions, chosen.onlookers), flush=True)


if __name__ == "__main__":
    main()
