"""`python -m benchmarks.coach [GAME] [GAMES]`: how often a learner wins who does what the coach says first, against
Tenderfeet on all other seats. The learner sits on each seat in turn; a shared victory counts by its share."""

import sys

import saloon
from saloon.bots import bot, play_out
from saloon.engine.native import load
from saloon.lab.simulate import wilson
from saloon.match import Match
from saloon.school.coach import COACH

RIVALS = "tenderfoot"
PLAYERS = 4
TOLD_EVERY = 20  # games


def won(slug: str, number: int) -> float:
    """The learner's share of the victory in one game."""
    match = Match.new(slug, PLAYERS, seed=number)
    learner = number % PLAYERS
    play_out(match, [bot(COACH if seat == learner else RIVALS) for seat in range(PLAYERS)], number)
    winners = match.result.ranking[0] if match.result else []
    return 1 / len(winners) if learner in winners else 0.0


def main() -> None:
    """Print the share of games won, with its interval, as the games are played."""
    slug, games = (*sys.argv[1:], *("colt-express", "200")[len(sys.argv) - 1 :])
    load(saloon.game(slug))
    wins = 0.0
    for number in range(int(games)):
        wins += won(slug, number)
        if (number + 1) % TOLD_EVERY == 0:
            low, high = wilson(wins, number + 1)
            print(f"{slug}: {number + 1} games, {wins / (number + 1):.1%} won ({low:.1%} to {high:.1%})", flush=True)


if __name__ == "__main__":
    main()
