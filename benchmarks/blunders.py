"""`python -m benchmarks.blunders [GAMES] [GAME...]`: how often the coach warns a learner among four, against Tenderfeet
on all other seats: one who makes the worst choice there is every time, one who makes any, and one who does what a coach
with other luck advises, and so should hardly ever be warned. Beside it, how many of the warnings stand a second look
with other luck and four times the iterations: what is lost then is half of what was told, or more."""

import random
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace

import saloon
from saloon.bots import Prospect, Sight, Thought, bot
from saloon.bots.play import choice_seed
from saloon.engine.native import load
from saloon.match import Match
from saloon.school.coach import COACH, Cost, weighed

RIVALS = "tenderfoot"
PLAYERS = 4
DEEPER = 4
OTHER = 1 << 32  # set apart, the seeds of other luck

Learner = Callable[[Sight, dict[int, Cost], int], int]  # (what he sees, what choices cost, a seed)


def worst(sight: Sight, costs: dict[int, Cost], seed: int) -> int:
    """The choice that costs most."""
    return max(costs, key=lambda code: costs[code].lost)


def any_choice(sight: Sight, costs: dict[int, Cost], seed: int) -> int:
    """Any choice."""
    return random.Random(seed).choice(sorted(costs))


def advised(sight: Sight, costs: dict[int, Cost], seed: int) -> int:
    """What a coach with other luck advises."""
    return bot(COACH).choose(sight, choice_seed(OTHER, seed))


LEARNERS: dict[str, Learner] = {"worst": worst, "any": any_choice, "advised": advised}


@dataclass
class Count:
    """Choices that a learner made, the warnings he got, and how many of these stood a second look."""

    choices: int = 0
    warnings: int = 0
    stood: int = 0


def play(slug: str, number: int, learner: Learner, count: Count) -> None:
    """Play one match; the learner sits on each seat in turn, and always insists."""
    match, seat, rival = Match.new(slug, PLAYERS, seed=number), number % PLAYERS, bot(RIVALS)
    while match.to_move is not None:
        sight, seed = match.sight(match.to_move), choice_seed(number, match.played)
        if match.to_move != seat:
            match.play(rival.choose(sight, seed))
            continue
        costs = weighed(sight, advice(sight, seed), seed)
        made = learner(sight, costs, seed)
        count.choices += len(costs) > 1
        if warned := costs[made].blunder:
            count.warnings += 1
            count.stood += _deeper(sight, made, seed) >= warned / 2
        match.play(made)


def _deeper(sight: Sight, made: int, seed: int) -> float:
    """What a choice costs at a second look."""
    knobs, luck = sight.game.levels.search(COACH), choice_seed(OTHER, seed)
    deep = replace(knobs, iterations=DEEPER * knobs.iterations)
    return weighed(sight, advice(sight, luck), luck, deep)[made].lost


def advice(sight: Sight, seed: int) -> Thought:
    """What the coach advises, without its reasons, which cost nothing and take time."""
    state = sight.sample(seed)
    choices = tuple(Prospect(int(code), 0.0) for code in state.legal[: state.legal_n])
    return Thought(bot(COACH).choose(sight, seed), (), choices)


def main() -> None:
    """Print a line for each game and learner."""
    games, *slugs = (*sys.argv[1:], *("8",)[len(sys.argv) - 1 :])
    for slug in slugs or saloon.list_games():
        load(saloon.game(slug))
        for name, learner in LEARNERS.items():
            count = Count()
            for number in range(int(games)):
                play(slug, number, learner, count)
            print(
                f"{slug}, {name}: {count.choices / int(games):.1f} choices a match, "
                f"{count.warnings / int(games):.2f} warnings, {count.stood} of {count.warnings} stood a second look",
                flush=True,
            )


if __name__ == "__main__":
    main()
