"""Looking for puzzles: what counts as clear, as hidden and as alike."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from saloon.lab import puzzles
from saloon.lab.puzzles import ALIKE, COINS, Plan
from saloon.school.puzzles import pack, set_up

SLUG = "public-enemy"


def examined(alike: Counter[str]) -> object:
    """What becomes of a puzzle of the pack that comes up again."""
    one = next(one for one in pack(SLUG) if len(one.choices) > 2)
    match = set_up(SLUG, one)
    state = match.game.State.unpack(match.truth.states[-1])
    best = match.find(one.best).code
    making = Plan(match.game).making(0, 0)
    return puzzles._examined(state, match.sight(one.seat), making, alike, best)


def test_enough_puzzles_with_the_same_answer_are_enough_but_those_with_two_choices_stand_in_nobody_elses_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one = next(one for one in pack(SLUG) if len(one.choices) > 2)
    coin = msgspec.structs.replace(one, best="heads", choices=one.choices[:2])
    monkeypatch.setattr(puzzles, "_as_known", lambda *_: False)  # the next thing that is looked at
    assert examined(puzzles._alike([one] * ALIKE)) == "alike"
    assert examined(puzzles._alike([one] * (ALIKE - 1) + [coin] * COINS)) == "position"
    several = [msgspec.structs.replace(one, best=str(number)) for number in range(2 * COINS)]
    assert examined(puzzles._alike(several)) == "position"
