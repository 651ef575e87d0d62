"""`python -m benchmarks.cluster`: what it costs to let Ray do on one machine what threads do.

    python -m benchmarks.cluster                      # half a million games of Colt Express, a minute or two
    python -m benchmarks.cluster --games 10000000     # the bar: Ray takes at most a tenth longer

The same simulation is carried out by threads and by Ray in turn, so that on a machine with other work to do both were
disturbed alike, and their results must be equal. `whole` counts from the first word to Ray, as a person would; `work`
is the simulation alone, once Ray runs. Ratios are medians of the ratios within each round. Last, pieces that are no
work at all are sent through Ray one by one and in bundles: so many a second are all that can be handed out.
"""

from __future__ import annotations

import argparse
import operator
import statistics
import time
from dataclasses import dataclass

import saloon
from saloon.bots.search import cores
from saloon.engine.native import load
from saloon.lab.simulate import Plan, Simulation, plan, simulate
from saloon.lab.workers import Work, hired

GAME = "colt-express"
PLAYERS = 4
PIECES = 100_000  # that are no work
ONE_BY_ONE = 2_000


@dataclass(frozen=True)
class Round:
    """Seconds of one round."""

    threads: float
    ray: float
    whole: float  # of Ray, with its start and end

    def line(self, games: int) -> str:
        """The round in games a second, and how much more Ray took."""
        return (
            f"{games / self.threads:>12,.0f}/s{games / self.ray:>12,.0f}/s{games / self.whole:>12,.0f}/s"
            f"{self.ray / self.threads:>9.3f}{self.whole / self.threads:>9.3f}"
        )


def one_round(planned: Plan, jobs: int) -> Round:
    """The plan by threads, then by Ray."""
    with hired(jobs) as workers:
        threads = simulate(planned, workers)
    began = time.perf_counter()
    with hired(jobs, "local") as workers:
        ray = simulate(planned, workers)
    whole = time.perf_counter() - began
    _compare(threads, ray)
    return Round(threads.seconds, ray.seconds, whole)


def _compare(one: Simulation, other: Simulation) -> None:
    if one.tallies != other.tallies or (one.mode, other.mode) != ("compiled", "compiled"):
        raise SystemExit("threads and Ray counted differently")


def pieces_a_second(jobs: int) -> tuple[float, float]:
    """How many pieces go through Ray one by one, and in bundles."""
    work = Work(operator.index, (GAME,), compiled=False)
    with hired(jobs, "local") as workers:
        list(workers.do(work, iter(range(jobs))))
        began = time.perf_counter()
        with workers.hands(work) as hands:
            under_way = [hands.begin([piece]) for piece in range(ONE_BY_ONE)]
            for handed in under_way:
                hands.end(handed)
        singly = ONE_BY_ONE / (time.perf_counter() - began)
        began = time.perf_counter()
        done = sum(1 for _ in workers.do(work, iter(range(PIECES))))
        return singly, done / (time.perf_counter() - began)


def main() -> None:
    """Print a line for each round, then the verdict."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=500_000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--bots", default="random", help="one of random, tenderfoot, deputy")
    parser.add_argument("--jobs", type=int, default=cores())
    chosen = parser.parse_args()
    load(saloon.game(GAME))
    planned = plan(GAME, PLAYERS, {}, [chosen.bots], chosen.games)
    print(f"{GAME}, {chosen.games:,} games of {chosen.bots}, {chosen.jobs} workers, batches of {planned.batch}")
    print(f"{'threads':>14}{'Ray, work':>14}{'Ray, whole':>14}{'work':>9}{'whole':>9}")
    rounds = []
    for _ in range(chosen.rounds):
        rounds.append(one_round(planned, chosen.jobs))
        print(rounds[-1].line(chosen.games), flush=True)
    work = statistics.median(one.ray / one.threads for one in rounds)
    whole = statistics.median(one.whole / one.threads for one in rounds)
    print(f"Ray takes {work:.3f} times as long as threads, {whole:.3f} times with its start and end.")
    singly, bundled = pieces_a_second(chosen.jobs)
    print(f"Pieces a second through Ray: {singly:,.0f} one by one, {bundled:,.0f} in bundles.")


if __name__ == "__main__":
    main()
