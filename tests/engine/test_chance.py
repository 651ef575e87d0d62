"""Chance: a small generator with one door, fair enough for dice, the same in both forms, and open to scripts."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.engine.toy import State

from saloon.engine import Watch, reseed, roll
from saloon.engine.chance import WORD, next_word, scramble
from saloon.engine.state import OutOfScript, ScriptError

SEEDS = st.integers(0, (1 << 63) - 1)
ROLLS = 60_000


def started(seed: int, watch: Watch | None = None) -> State:
    """A state whose generator has been started."""
    state = State()
    reseed(state, seed)
    state.watch = watch
    return state


def reference(a: int, b: int) -> tuple[int, int, int]:
    """One step of xoroshiro64**, written as its authors do: the word and the two words of the next state."""

    def turned(x: int, by: int) -> int:
        return (x << by | x >> 32 - by) & WORD

    word = turned(a * 0x9E3779BB & WORD, 5) * 5 & WORD
    b ^= a
    return word, turned(a, 26) ^ b ^ (b << 9 & WORD), turned(b, 13)


@given(seed=SEEDS)
def test_the_generator_is_xoroshiro64(seed: int) -> None:
    state = started(seed)
    for _ in range(5):
        word, *following = reference(*state.rng)
        assert next_word(state) == word
        assert state.rng == following


@given(seed=SEEDS)
def test_a_seed_never_starts_a_generator_that_stands_still(seed: int) -> None:
    assert any(started(seed).rng)
    assert all(0 <= word <= WORD for word in started(seed).rng)


def test_near_seeds_give_unrelated_games() -> None:
    firsts = [next_word(started(seed)) for seed in range(2000)]
    assert len(set(firsts)) > 1990
    changed_bits = [(one ^ other).bit_count() for one, other in pairwise(firsts)]
    assert sum(changed_bits) / len(changed_bits) == pytest.approx(16, abs=0.5)


def test_both_halves_of_a_seed_count() -> None:
    assert len({tuple(started(high << 32 | 7).rng) for high in range(100)}) == 100


@given(numbers=st.sets(st.integers(0, WORD), min_size=2, max_size=50))
def test_scrambling_loses_nothing(numbers: set[int]) -> None:
    assert len({scramble(number) for number in numbers}) == len(numbers)


@pytest.mark.slow
@pytest.mark.parametrize("sides", [2, 3, 6, 7, 10, 63])
def test_every_side_is_as_likely(sides: int) -> None:
    state = started(sides)
    counts = Counter(roll(state, sides) for _ in range(ROLLS))
    expected = ROLLS / sides
    chi_squared = sum((counts[side] - expected) ** 2 / expected for side in range(sides))
    assert chi_squared < sides + 5 * (2 * sides) ** 0.5


def test_a_roll_does_not_depend_on_the_one_before() -> None:
    state = started(9)
    rolls = [roll(state, 6) for _ in range(ROLLS)]
    counts = Counter(pairwise(rolls))
    expected = (ROLLS - 1) / 36
    assert sum((counts[a, b] - expected) ** 2 / expected for a in range(6) for b in range(6)) < 36 + 5 * 72**0.5


def test_one_side_needs_no_chance() -> None:
    state = started(1, Watch(strict=True))
    before = list(state.rng)
    assert [roll(state, sides) for sides in (1, 0)] == [0, 0]
    assert state.rng == before
    assert state.watch.outcomes == []


def test_outcomes_are_noted() -> None:
    state = started(2, Watch())
    rolls = [roll(state, 6) for _ in range(10)]
    assert state.watch.outcomes == rolls


def test_a_script_forces_the_first_outcomes_and_leaves_the_generator_in_step() -> None:
    free, forced = started(3, Watch()), started(3, Watch([5, 0]))
    drawn = [roll(free, 6) for _ in range(4)]
    assert [roll(forced, 6) for _ in range(4)] == [5, 0, *drawn[2:]]
    assert forced.rng == free.rng


def test_an_impossible_outcome_is_refused() -> None:
    for outcome in (-1, 6):
        with pytest.raises(ScriptError) as refused:
            roll(started(4, Watch([outcome])), 6)
        assert refused.value.params == {"outcome": outcome, "sides": 6}


def test_a_strict_script_that_runs_dry_says_what_was_possible() -> None:
    state = started(5, Watch([1], strict=True))
    assert roll(state, 6) == 1
    with pytest.raises(OutOfScript) as dry:
        roll(state, 4)
    assert dry.value.sides == 4
