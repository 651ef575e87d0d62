"""Exhaustive counts of what can happen on tiny set-ups: a rule that changes shows as a count that changes."""

from pathlib import Path

import pytest
from tests.engine.toy import GAME
from tests.perft.counting import TO_THE_END, Perft, cases, counted, known

import saloon

CASES = [path for slug in saloon.list_games() for path in cases(slug)]


@pytest.mark.parametrize("path", CASES, ids=lambda path: f"{path.parent.name}-{path.stem}")
@pytest.mark.slow
def test_everything_that_can_happen_is_counted_as_before(path: Path) -> None:
    assert counted(path) == known(path.parent.name)[path.stem]


@pytest.mark.parametrize("slug", saloon.list_games())
def test_every_case_has_a_count_and_every_count_a_case(slug: str) -> None:
    assert known(slug).keys() == {path.stem for path in cases(slug)}
    assert known(slug)


def test_a_count_that_can_be_done_by_hand() -> None:
    """Two coins: one is drawn by chance, banked or not, then the other; the second draw is no chance any more."""
    position = {"players": 2, "options": {"coins": [1, 1, 0]}}
    count = Perft(GAME).from_position(position, TO_THE_END, TO_THE_END)
    assert (count.decisions, count.choices, count.outcomes, count.ends) == (2 * (1 + 2), 2 * (2 + 4), 2, 2 * 4)
    assert count.wins == [5, 5]


def test_a_count_can_be_cut_short() -> None:
    position = {"players": 2, "options": {"coins": [1, 1, 1]}}
    one_choice = Perft(GAME).from_position(position, 1, TO_THE_END)
    assert (one_choice.decisions, one_choice.outcomes, one_choice.cut) == (3, 3 + 3 * 2 * 2, 3 * 2 * 2)
    one_outcome = Perft(GAME).from_position(position, TO_THE_END, 1)
    assert (one_outcome.decisions, one_outcome.outcomes, one_outcome.cut) == (3, 3, 3 * 2)
