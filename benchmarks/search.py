"""`python -m benchmarks.search [GAME]...`: how many iterations a search makes on one core, and how much two cores help.

Both are measured in turn, so that the ratio holds on a machine with other work to do.
"""

import statistics
import sys
import time
from dataclasses import replace

import saloon
from saloon.bots.search import search
from saloon.engine import Game, reseed
from saloon.engine.native import load
from saloon.lab.bench import WHOLE_GAMES, usual_players

ITERATIONS = 40_000
ROUNDS = 5


def rate(game: Game, state: object, threads: int, seed: int) -> float:
    """Iterations a second."""
    began = time.perf_counter()
    found = search(game, state, 0, replace(WHOLE_GAMES, iterations=ITERATIONS), seed << 20, threads=threads, whole=True)
    return found.iterations / (time.perf_counter() - began)


def main() -> None:
    """Print a line for each game."""
    print(f"{'game':18}{'one core':>12}{'two cores':>12}{'ratio':>8}")
    for slug in sys.argv[1:] or saloon.list_games():
        game = saloon.game(slug)
        load(game)
        state = game.blank(usual_players(game))
        reseed(state, 1)
        game.plain.setup(state)
        rates = [(rate(game, state, 1, seed), rate(game, state, 2, seed)) for seed in range(ROUNDS)]
        one, two = (statistics.median(column) for column in zip(*rates, strict=True))
        ratio = statistics.median(both / alone for alone, both in rates)
        print(f"{slug:18}{one:>10,.0f}/s{two:>10,.0f}/s{ratio:>7.2f}x")


if __name__ == "__main__":
    main()
