"""`python -m benchmarks.studies [REPETITIONS] [JOBS]`: whether a study of Colt Express at its usual size finds an
unfairness that was planted, a purse more for one seat or a bullet more for one character, and none where there is none:
of that seat and that character, in the game as it is printed, and of anything where seats, characters and places go by
names drawn by lot."""

import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import saloon
from saloon.engine.native import load
from saloon.games.colt_express.cards import STARTING_PURSE, Character
from saloon.games.colt_express.state import EVERYBODY, HELD, OUT
from saloon.lab.findings import as_dict
from saloon.lab.study import GAMES, Plan, Study, pieces, plan, study_piece
from saloon.lab.workers import Local, Work

Found = set[tuple[str, str]]

GAME = "colt-express"
LUCKY_SEAT = 1  # counted from 0, and his bandit has the same number
CHARACTER = Character.DOC  # to whom the game is fair as it is printed


def a_purse_more(state: Any) -> None:
    """One bandit begins with a second purse that everybody knows."""
    purse = next(purse for purse in state.purses if purse.at == OUT)
    purse.at, purse.worth, purse.known = HELD + LUCKY_SEAT, STARTING_PURSE, EVERYBODY
    state.unseen[STARTING_PURSE] -= 1


def a_bullet_more(state: Any) -> None:
    """One character's cylinder holds a seventh bullet."""
    for bandit in state.bandits[: state.gang]:
        bandit.bullets += bandit.character == CHARACTER


def studied(made: Plan, jobs: int) -> list[dict[str, Any]]:
    """What a study says of fairness; its closer looks have nothing to do with that."""
    found = Study(made)
    work = Work(partial(study_piece, made), (GAME,), compiled=True)
    for piece, sums in Local(jobs).do(work, (piece for piece in pieces(made) if piece.kind == GAMES)):
        found.add(piece, sums)
    rows: list[dict[str, Any]] = as_dict(found)["variants"][0]["fairness"]
    return rows


def alarms(rows: list[dict[str, Any]]) -> Found:
    """What a study calls unfair."""
    return {(row["kind"], row["word"]) for row in rows if row["alarm"]}


def main() -> None:
    """Print what was found in every repetition, and how often it was right."""
    repetitions, jobs = (int(given) for given in (*sys.argv[1:], *("20", "2")[len(sys.argv) - 1 :]))
    load(saloon.game(GAME))
    seat, character = ("seat", str(LUCKY_SEAT + 1)), ("character", CHARACTER.name.lower())
    trials: dict[str, tuple[Any, bool, Callable[[Found], bool]]] = {
        "purse": (a_purse_more, False, lambda found: seat in found),
        "bullet": (a_bullet_more, False, lambda found: character in found),
        "printed": (None, False, lambda found: not {seat, character} & found),
        "by lot": (None, True, lambda found: not found),
    }
    right = dict.fromkeys(trials, 0)
    for seed in range(repetitions):
        for name, (plant, by_lot, is_right) in trials.items():
            made = replace(plan(GAME, 4, {}, ["deputy"], seed=seed), planted=plant, by_lot=by_lot)
            found = alarms(studied(made, jobs))
            right[name] += is_right(found)
            print(f"{seed}: {name}, {made.games} games: {sorted(found) or 'fair'}", flush=True)
    print({name: f"{count} of {repetitions}" for name, count in right.items()})


if __name__ == "__main__":
    main()
