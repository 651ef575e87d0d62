"""`python -m benchmarks.nets [GAME]...`: how long a pass through a net takes inside the compiled program.

Each game has a net of the size it is shipped with, or that size with random numbers, and is looked at in positions of
random games with the usual number of players. Told are microseconds a pass, from the state to the legal choices and
everybody's chance; how many places of the wide form are not 0 on average; iterations a second of a search by the net;
how many passes an iteration makes, and their share of the time. All is processor time, so that other work counts
little.
"""

from __future__ import annotations

import sys
import time
from typing import Any

import numpy as np

import saloon
from saloon.bots.search import CompiledTree
from saloon.engine import Game
from saloon.engine.kernels import Job
from saloon.engine.minds import Mind
from saloon.engine.native import Native, load
from saloon.engine.netfile import SHAPES, Net, head_of
from saloon.engine.observations import setup_numbers
from saloon.engine.policies import Slot
from saloon.engine.state import MAX_SEATS
from saloon.engine.tuning import guided
from saloon.lab.bench import usual_players

HIDDEN = {"colt-express": 192}
USUAL = 256
BLOCKS = 2
PASSES = 2_000
ROUNDS = 5
ITERATIONS = 2_000
MICRO = 1e6


def shipped_or_random(game: Game) -> Mind:
    """The net of a game, or one as large."""
    if game.mind:
        return game.mind
    hidden = HIDDEN.get(game.slug, USUAL)
    sizes = {"hidden": hidden, "inner": hidden, "blocks": BLOCKS, "actions": len(game.layout.actions)}
    sizes |= {"wide": len(game.layout.spread()[0]), "hopes": game.players[-1] + 1}
    luck = np.random.default_rng(0)
    shapes = {name: [sizes[one] for one in dimensions] for name, dimensions in SHAPES.items()}
    arrays = {name: luck.normal(0, 0.1, shape).astype(np.float32) for name, shape in shapes.items()}
    return Mind(game, Net(head_of(game), arrays))


def positions(native: Native, game: Game) -> Any:
    """A block with the states of a random game at which somebody has a choice."""
    block = native.states(game.blank(usual_players(game)), game.bound + 1)
    kept = native.work(Job.TRACE, block, seed=1)
    chosen = [number for number in range(Slot.FIRST, Slot.FIRST + kept - 1) if block["legal_n"][number] > 1]
    return block[[*range(Slot.FIRST), *chosen]]


def pass_time(native: Native, block: Any, beside: dict[str, Any]) -> float:
    """Seconds that a pass takes."""
    took = []
    for _ in range(ROUNDS):
        before = time.thread_time()
        native.work(Job.PASSES, block, count=PASSES, notes=native.numbers([0] * MAX_SEATS), **beside)
        took.append((time.thread_time() - before) / PASSES)
    return min(took)


def places(game: Game, native: Native, block: Any, mind: Mind) -> float:
    """How many places of the wide form are not 0, on average."""
    found = []
    for number in range(Slot.FIRST, len(block)):
        beside = mind.beside(native.plain(block, number))
        native.work(Job.FORETELL, block[number:], notes=native.numbers([0] * MAX_SEATS), **beside)
        found.append(np.count_nonzero(game.layout.wide(flat(game, native.plain(block, number), beside["pads"]))))
    return sum(found) / len(found)


def flat(game: Game, state: Any, pads: Any) -> Any:
    """What was last looked at, with the set-up of its table."""
    return np.concatenate((np.array(setup_numbers(state), np.int8), pads["numbers"][0]))


def search_rate(native: Native, state: Any) -> tuple[float, float]:
    """Iterations a second, and passes an iteration."""
    rates, asked = [], 0
    for seed in range(ROUNDS):
        tree = CompiledTree(native, state, int(state.actor), guided(ITERATIONS), ITERATIONS)
        before = time.thread_time()
        tree.grow(seed << 20, ITERATIONS)
        rates.append(ITERATIONS / (time.thread_time() - before))
        asked += tree.asked
    return max(rates), asked / (ROUNDS * ITERATIONS)


def main() -> None:
    """Print a line for each game."""
    print(f"{'game':18}{'weights':>10}{'places':>8}{'a pass':>11}{'iterations':>14}{'passes':>9}{'share':>8}")
    for slug in sys.argv[1:] or saloon.list_games():
        game = saloon.game(slug)
        native, mind = load(game), shipped_or_random(game)
        vars(game)["mind"] = mind
        block = positions(native, game)
        state = native.plain(block, Slot.FIRST + (len(block) - Slot.FIRST) // 2)
        took = pass_time(native, block, mind.beside(state))
        rate, asked = search_rate(native, state)
        weights = sum(array.size for array in mind.arrays.values())
        print(
            f"{slug:18}{weights:>10,}{places(game, native, block, mind):>8.0f}{took * MICRO:>8.1f} µs"
            f"{rate:>12,.0f}/s{asked:>9.2f}{took * rate * asked:>8.0%}",
            flush=True,
        )


if __name__ == "__main__":
    main()
