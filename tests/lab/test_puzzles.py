"""Looking for puzzles: what counts as clear, as hidden and as alike."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any

import msgspec
import pytest

from saloon.engine import Game
from saloon.lab import puzzles
from saloon.lab.puzzles import ALIKE, COINS, Plan, Searched, Tally, look_for
from saloon.lab.workers import ALONE, Hands, Results, Work, Workers
from saloon.school.puzzles import Puzzle, pack, set_up

SLUG = "public-enemy"


def examined(enough: frozenset[str]) -> object:
    """What becomes of a puzzle of the pack that comes up again."""
    one = next(one for one in pack(SLUG) if len(one.choices) > 2)
    match = set_up(SLUG, one)
    state = match.game.State.unpack(match.truth.states[-1])
    best = match.find(one.best).code
    making = Plan(SLUG).making(0, 0)
    return puzzles._examined(state, match.sight(one.seat), making, enough, best)


def test_enough_puzzles_with_the_same_answer_are_enough_but_those_with_two_choices_stand_in_nobody_elses_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one = next(one for one in pack(SLUG) if len(one.choices) > 2)
    coin = msgspec.structs.replace(one, best="heads", choices=one.choices[:2])
    monkeypatch.setattr(puzzles, "_as_known", lambda *_: False)  # the next thing that is looked at
    assert examined(puzzles._enough([one] * ALIKE)) == "alike"
    assert examined(puzzles._enough([one] * (ALIKE - 1) + [coin] * COINS)) == "position"
    several = [msgspec.structs.replace(one, best=str(number)) for number in range(2 * COINS)]
    assert examined(puzzles._enough(several)) == "position"


class Hasty(Workers):
    """Workers who are always some matches ahead of what is asked for."""

    def compiled(self, game: Game) -> bool:
        return True

    def hands(self, work: Work[Any, Any]) -> Hands:
        return Ahead(work)


class Ahead(Hands):
    def __init__(self, work: Work[Any, Any]) -> None:
        self._work = work

    def room(self) -> int:
        return 7

    def begin(self, bundle: Sequence[Any]) -> Results:
        return self._work.carried_out(bundle)

    def end(self, handed: Results) -> Results:
        return handed


def made_up(plan: Plan, piece: Searched) -> tuple[list[Puzzle], Tally]:
    """Two puzzles to be had in every match, of which one is always the same."""
    tally = Tally(matches=1, positions=10)
    found = []
    for best in ("draw", f"bluff {piece.match % 3}"):
        tally.examined += 1
        if best in piece.enough:
            tally.thrown_out["alike"] += 1
        else:
            found.append(msgspec.structs.replace(pack(SLUG)[0], best=best))
    tally.kept = len(found)
    return found, tally


def test_what_is_found_and_counted_does_not_depend_on_how_far_ahead_workers_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(puzzles, "search_match", made_up)
    monkeypatch.setattr(puzzles, "COINS", 10**6)
    counts = [Tally(), Tally()]
    alone, ahead = (
        list(islice(look_for(Plan(SLUG), [], tally, workers), 3 * ALIKE + 5))
        for tally, workers in zip(counts, (ALONE, Hasty()), strict=True)
    )
    assert alone == ahead
    assert counts[0] == counts[1]
    kept = [puzzle.best for found in alone for puzzle in found]
    assert {best: kept.count(best) for best in kept} == {"draw": ALIKE, **{f"bluff {one}": ALIKE for one in range(3)}}
    assert counts[0].thrown_out["alike"] == 2 * ALIKE + 2 * 5
