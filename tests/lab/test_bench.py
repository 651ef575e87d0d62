"""Benchmarks: that everything is measured. How fast it is, no test asks."""

from __future__ import annotations

from tests.house import two_slugs

import saloon
from saloon.lab.bench import FIGURES, INTERPRETED, ROUNDS, machine, measure, usual_players
from saloon.lab.starts import first_choice, peak_memory
from saloon.lab.yardstick import CHECKSUM, yardstick


def test_the_yardstick_has_not_changed() -> None:
    assert yardstick() == CHECKSUM


@two_slugs
def test_every_figure_is_measured(slug: str) -> None:
    heard: list[int] = []
    speed = measure(saloon.game(slug), None, usual_players(saloon.game(slug)), 0.1, heard.append)
    assert tuple(speed.rates) == (INTERPRETED,)
    assert set(speed.rates[INTERPRETED]) == set(FIGURES)
    assert all(rate > 0 for rate in speed.rates[INTERPRETED].values())
    assert speed.yardstick > 0
    assert heard == list(range(1, ROUNDS + 1))


def test_colt_express_is_measured_with_four_players() -> None:
    assert usual_players(saloon.game("colt-express")) == 4


@two_slugs
def test_the_first_choice_needs_neither_numpy_nor_numba(slug: str) -> None:
    found = first_choice(slug, saloon.game(slug).players[0])
    assert found["heavy_imports"] == []
    assert found["seconds"] > 0


def test_what_it_was_measured_with_is_told() -> None:
    assert {"system", "python", "numba", "saloon"} <= set(machine())
    assert peak_memory() is None or peak_memory() > 1  # type: ignore[operator]
