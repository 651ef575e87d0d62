"""Bags: draws take one thing out, each as likely; nothing is lost in pouring."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.engine.toy import State

from saloon.engine import draw, pour, reseed, size

BAGS = st.lists(st.integers(0, 5), min_size=1, max_size=6)


def generator(seed: int) -> State:
    """A state whose generator has been started."""
    state = State()
    reseed(state, seed)
    return state


@given(bag=BAGS)
def test_the_size_of_a_bag_is_all_that_is_in_it(bag: list[int]) -> None:
    assert size(bag) == sum(bag)


@given(bag=BAGS, seed=st.integers(0, 1 << 40))
def test_drawing_a_bag_empty_gives_everything_once(bag: list[int], seed: int) -> None:
    state, left = generator(seed), bag[:]
    drawn = Counter(draw(state, left, size(left)) for _ in range(sum(bag)))
    assert size(left) == 0
    assert drawn == Counter({kind: count for kind, count in enumerate(bag) if count})


@given(
    source=st.lists(st.integers(0, 9), min_size=4, max_size=4),
    target=st.lists(st.integers(0, 9), min_size=4, max_size=4),
)
def test_pouring_moves_everything(source: list[int], target: list[int]) -> None:
    together = [one + other for one, other in zip(source, target, strict=True)]
    pour(source, target)
    assert source == [0] * 4
    assert target == together


def test_each_thing_in_a_bag_is_as_likely() -> None:
    state, draws = generator(5), 30_000
    bag = [1, 0, 2, 3]
    drawn = Counter(draw(state, bag[:], size(bag)) for _ in range(draws))
    assert drawn.keys() == {0, 2, 3}
    for kind in drawn:
        assert drawn[kind] / draws == pytest.approx(bag[kind] / size(bag), abs=0.01)
