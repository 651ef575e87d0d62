"""How fast many games go side by side: `python -m benchmarks.batch`, or `... --twins 1000000 GAME`.

For every game: rules alone, then whole steps (an action picked and taken, the next observation written) on one thread
and on two, and on one with foresight. Where a machine has other work to do, the second figure of a single thread, by
the seconds of the processor, says more than the first, by the clock. Twins are worlds that a seat cannot tell apart: it
must see the same in both.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence

import saloon
from saloon.engine import Game, native
from saloon.engine.kernels import Job, Tally
from saloon.lab.bench import usual_players
from saloon.lab.settings import settings
from saloon.research import Batch

GAMES = 1024  # on each thread
ROUNDS = 5
SECONDS = 1.0  # of a round
CLOCKS: tuple[Callable[[], float], ...] = (time.perf_counter, time.process_time)


def rules_alone(game: Game, players: int) -> Callable[[], int]:
    """Random games by the compiled rules, one after the other."""
    compiled = native.load(game)
    block, seed = compiled.states(game.blank(players)), 0

    def run() -> int:
        nonlocal seed
        tally = compiled.tally()
        compiled.work(Job.GAMES, block, seed=seed, count=200, tally=tally)
        seed += 200
        return int(tally[Tally.DECISIONS])

    return run


def steps(game: Game, players: int, threads: int, *, foresight: bool = False) -> Callable[[], int]:
    """Random players in many games at once, each shown what it sees."""
    games = Batch(game, GAMES * threads, players, threads=threads, foresight=foresight)

    def run() -> int:
        for _ in range(20):
            games.step(games.pick())
        return 20 * games.n

    return run


def rate(run: Callable[[], int], seconds: float = SECONDS) -> tuple[float, float]:
    """How much is done in a second, by the clock and by the processor."""
    began, done = [clock() for clock in CLOCKS], 0
    while time.perf_counter() - began[0] < seconds:
        done += run()
    passed = [clock() - then for clock, then in zip(CLOCKS, began, strict=True)]
    return done / passed[0], done / passed[1]


def speeds(slugs: Sequence[str]) -> None:
    """A line for each game; the best of some rounds, in which everything is measured in turn."""
    print(
        "millions a second     rules alone       steps, one thread   two threads   times   with foresight"
        "   observation  actions"
    )
    for slug in slugs:
        game = saloon.game(slug)
        players = usual_players(game)
        runs = [rules_alone(game, players), *(steps(game, players, threads) for threads in (1, 2))]
        runs.append(steps(game, players, 1, foresight=True))
        found = [[rate(run) for run in runs] for _ in range(ROUNDS)]
        best = [[max(one[i][k] for one in found) / 1e6 for k in range(2)] for i in range(len(runs))]
        times = max(one[2][0] / one[1][0] for one in found)
        print(
            f"{slug:16} {players}p  {best[0][0]:6.2f} ({best[0][1]:5.2f})  {best[1][0]:6.2f} ({best[1][1]:5.2f})"
            f"        {best[2][0]:6.2f}        {times:5.2f}  {best[3][0]:6.2f} ({best[3][1]:5.2f})"
            f"   {game.layout.size:9}  {len(game.layout.actions):9}",
            flush=True,
        )


def compare_twins(slug: str, wanted: int) -> int:
    """Compare what seats see in worlds that they cannot tell apart, over all settings of a game; how many differ."""
    game = saloon.game(slug)
    found = settings(game, 1)
    each = -(-wanted // len(found))
    compared = differing = 0
    for setting in found:
        games = Batch(game, 64, setting.players, setting.options)
        for step in range(-(-each // (games.n * games.players))):
            differing += games.twins(step * games.n)
            compared += games.n * games.players
            games.step(games.pick())
    print(f"{slug:16} {compared:9} comparisons in {len(found)} settings: {differing} differ", flush=True)
    return differing


def main() -> None:
    """Read what is wanted and measure it."""
    wanted = argparse.ArgumentParser(description="How fast many games go side by side.")
    wanted.add_argument("games", nargs="*", default=saloon.list_games(), metavar="GAME")
    wanted.add_argument("--twins", type=int, default=0, metavar="N", help="compare N pairs of worlds instead")
    told = wanted.parse_args()
    if told.twins:
        raise SystemExit(sum(compare_twins(slug, -(-told.twins // len(told.games))) for slug in told.games) > 0)
    speeds(told.games)


if __name__ == "__main__":
    main()
