"""`python -m benchmarks.warmth [GAME]...`: how strong a net is that does not always do what it likes best.

For each warmth: how often the net at its best beats it, and how often it beats random players, one against equal
others, told as what that stands for between two. From this the Deputies and Tenderfeet of games with a net are chosen.
"""

import sys

import saloon
from saloon.engine.kernels import Tally
from saloon.engine.native import load
from saloon.lab import simulate
from saloon.lab.bench import usual_players

WARMTHS = (100, 150, 200, 300, 450, 700, 1000, 1500)
GAMES = 400


def alone(slug: str, one: str, others: str) -> float:
    """How often a bot beats another, from games on every seat against as many of them as a table takes."""
    game, players = saloon.game(slug), usual_players(saloon.game(slug))
    native, won, played = load(game), 0.0, 0.0
    for seat in range(players):
        bots = [one if number == seat else others for number in range(players)]
        plan = simulate.plan(slug, players, {}, bots, GAMES, seed=seat)
        batch = simulate.Batch(GAMES * seat, GAMES // players, 0)
        tally = simulate.play_compiled(native, game.blank(players), plan, batch)
        won += tally[Tally.WINS + seat] / 60
        played += tally[Tally.GAMES]
    share = won / played
    return share / (share + (1 - share) / (players - 1))


def main() -> None:
    """Print a line for each game and warmth."""
    for slug in sys.argv[1:] or saloon.list_games():
        for warmth in WARMTHS:
            warm = f"net:warmth={warmth}"
            best, chance = alone(slug, "net", warm), alone(slug, warm, "random")
            print(f"{slug:18}{warmth:>6}  the best beats it {best:>4.0%}, it beats random {chance:>4.0%}", flush=True)


if __name__ == "__main__":
    main()
