"""How fast the doors to other projects' libraries are: `python -m benchmarks.adapters`.

Decisions a second of one process: PettingZoo's raw environment (`last`, an action at random, `step`), beside that of
PettingZoo's own tictactoe where Pygame is installed; Gymnasium's environment and its many at once, with random players
on the other seats; OpenSpiel's states, chance nodes not counted. The second figure is by the seconds of the processor.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
from benchmarks.batch import rate

import saloon
from saloon.lab.bench import usual_players

ROUNDS = 3
GAMES = 1024  # at once
Run = Callable[[], int]


def pettingzoo(table: Any) -> Run:
    """One game at random, one agent after the other."""
    luck = random.Random(1)

    def run() -> int:
        table.reset(seed=luck.getrandbits(31))
        made = 0
        while table.agents:
            seen, _, over, cut, _ = table.last()
            if over or cut:
                table.step(None)
            else:
                allowed = seen["action_mask"].nonzero()[0]
                table.step(allowed[int(luck.random() * len(allowed))])
                made += 1
        return made

    return run


def gymnasium_one(table: Any) -> Run:
    """One game at random, as one seat meets it."""
    luck = random.Random(1)

    def run() -> int:
        _, told = table.reset(seed=luck.getrandbits(31))
        made, over = 0, False
        while not over:
            allowed = told["action_mask"].nonzero()[0]
            _, _, over, _, told = table.step(allowed[int(luck.random() * len(allowed))])
            made += 1
        return made

    return run


def gymnasium_many(tables: Any) -> Run:
    """Some steps of many games; actions are drawn by the batch itself."""
    tables.reset(seed=1)

    def run() -> int:
        for _ in range(20):
            tables.step(tables.games.pick())
        return int(20 * tables.num_envs)

    return run


def openspiel(game: Any) -> Run:
    """One game at random."""
    luck = random.Random(1)

    def run() -> int:
        state, made = game.new_initial_state(), 0
        while not state.is_terminal():
            made += state.is_player_node()
            state.apply_action(luck.choice(state.legal_actions()))
        return made

    return run


def doors(slug: str) -> Iterator[tuple[str, Run]]:
    """All doors to a game."""
    import pyspiel

    import saloon.adapters.openspiel
    from saloon.adapters.gymnasium import Env, VectorEnv
    from saloon.adapters.pettingzoo import raw_env

    players = usual_players(saloon.game(slug))
    yield "PettingZoo, raw", pettingzoo(raw_env(slug, players, compiled=True))
    yield "Gymnasium", gymnasium_one(Env(slug, players, bots="random", compiled=True))
    yield f"Gymnasium, {GAMES} at once", gymnasium_many(VectorEnv(slug, GAMES, players, bots="random", copy=False))
    yield "OpenSpiel", openspiel(pyspiel.load_game(f"saloon_{slug.replace('-', '_')}", {"players": players}))


def theirs() -> Iterator[tuple[str, Run]]:
    """PettingZoo's own tictactoe, where it can be had."""
    try:
        from pettingzoo.classic import tictactoe_v3
    except ImportError:
        return
    yield "PettingZoo, raw", pettingzoo(tictactoe_v3.raw_env())


def measure(name: str, found: Sequence[tuple[str, Run]]) -> None:
    """A line for each door; the best of some rounds."""
    for door, run in found:
        best = np.max([rate(run) for _ in range(ROUNDS)], axis=0)
        print(f"{name:16} {door:24} {best[0]:12,.0f} {best[1]:12,.0f}", flush=True)


def main() -> None:
    """Read what is wanted and measure it."""
    wanted = argparse.ArgumentParser(description="How fast the doors to other projects' libraries are.")
    wanted.add_argument("games", nargs="*", default=saloon.list_games(), metavar="GAME")
    print("decisions a second                               clock    processor")
    measure("their tictactoe", list(theirs()))
    for slug in wanted.parse_args().games:
        measure(slug, list(doors(slug)))


if __name__ == "__main__":
    main()
