"""Solve the end of a game of Hold-up with OpenSpiel: two players lay their last gangster each, face up or face down.

The first player lays his chief, his kid or his brute face down at the bank, and the other cannot tell which: half of
the time it is a bluff. CFR+ finds that by itself. `python examples/cfr.py` takes a few seconds; with `--iterations
100000` it comes closer.

OpenSpiel's algorithms run on our games as they are. Those that go through a whole tree again and again are faster on a
copy that OpenSpiel keeps itself: `export_gambit` writes the tree down once.
"""

import argparse
from typing import Any

import pyspiel
from open_spiel.python.algorithms.gambit import export_gambit

from saloon.adapters.openspiel import position_text

POSITION: dict[str, Any] = {
    "players": 2,
    "first": 0,
    "turn": 0,
    "buildings": {
        "north-west": "bank",
        "north-centre": "saloon",
        "north-east": "general-store",
        "south-east": "railway-station",
        "south-centre": "grand-hotel",
        "south-west": "assay-office",
    },
    "loot": {
        "bank": [900, 300],
        "saloon": [800, 200],
        "general-store": [700, 300],
        "railway-station": [600, 400],
        "grand-hotel": [500, 400],
        "assay-office": [1000, 500],
    },
    "events": dict.fromkeys(["north-left", "north-right", "east", "south-right", "south-left", "west"], "none"),
    "town": {"bank north": ["rattlers lieutenant"], "assay-office south": ["coyotes lieutenant"]},
    "gangs": {
        "coyotes": {"hand": ["chief", "kid", "brute"], "pile": [], "looked": []},
        "rattlers": {"hand": ["chief", "kid", "brute"], "pile": [], "looked": []},
    },
}


def solve(iterations: int) -> tuple[float, dict[str, float]]:
    """How much could still be won against the solution, and with what chance it lays which gangster where."""
    game = pyspiel.load_game("saloon_hold_up", {"position": position_text(POSITION)})
    tree = pyspiel.load_efg_game(export_gambit(game))
    solver = pyspiel.CFRPlusSolver(tree)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    policy, first = solver.average_policy(), tree.new_initial_state()
    chances = {first.action_to_string(action): chance for action, chance in policy.action_probabilities(first).items()}
    return pyspiel.exploitability(tree, policy), chances


if __name__ == "__main__":
    told = argparse.ArgumentParser(description="Solve an end of Hold-up by CFR+.")
    told.add_argument("--iterations", type=int, default=300)
    left, found = solve(told.parse_args().iterations)
    print(f"Against this, at most {left:.4f} of a stake can be won:")
    for words, chance in sorted(found.items(), key=lambda pair: -pair[1]):
        if chance > 0.01:
            print(f"{chance:5.0%}  {words}")
