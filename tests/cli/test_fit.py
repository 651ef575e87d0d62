"""`saloon fit`: rounds told, weights shown, and a file the game can read."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.kit import saloon

import saloon as house
from saloon.engine import Game
from saloon.engine.native import Native
from saloon.engine.weights import read_weights
from saloon.lab.fit import Fit
from saloon.terminal.fitting import show_weights, weights_file
from saloon.terminal.voice import Voice

SIX = "six-territories"
ARGUMENTS = ("fit", SIX, "--positions", 600, "--rounds", 2, "--seed", 3)


def weights_of(path: Path, game: Game) -> list[list[int]]:
    """What a file of weights holds."""
    return [list(row) for row in read_weights(path, game.features)]


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_small_fit_from_its_command_to_its_file(
    language: str, tmp_path: Path, compiled: Callable[[Game], Native]
) -> None:
    game = house.game(SIX)
    compiled(game)
    path = tmp_path / "weights.csv"
    result = saloon("--lang", language, *ARGUMENTS, "--out", path)
    assert result.exit_code == 0, result.output
    assert len(re.findall(r"\bnats\b", result.stdout)) == 2
    assert str(path) in "".join(result.stdout.splitlines())
    text = path.read_text()
    assert "`saloon fit six-territories --positions 600 --rounds 2 --seed 3`" in text.replace("\n# ", " ")
    found = weights_of(path, game)
    assert [len(row) for row in found] == [len(game.features)] * len(game.weights)
    shown = set(re.findall(r"^ *([a-z-]+) +−?\d", result.stdout, re.MULTILINE))
    assert {feature.name.lower().replace("_", "-") for feature in game.features} <= shown
    again = tmp_path / "again.csv"
    saloon(*ARGUMENTS, "--out", again)
    assert weights_of(again, game) == found


@pytest.mark.parametrize("slug", house.list_games())
def test_by_itself_a_fit_writes_where_the_game_reads(slug: str) -> None:
    game = house.game(slug)
    assert weights_of(weights_file(game), game) == [list(row) for row in game.weights]


def test_many_stages_are_shown_below_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    game = house.game(SIX)
    weights = [[1000 * stage + feature for feature in range(len(game.features))] for stage in range(20)]
    voice = Voice("en")
    voice.console.width = 80
    show_weights(voice, game, Fit(weights, 1, 1, 0.5, 1.0))
    shown = capsys.readouterr().out
    assert all(len(line) <= 80 for line in shown.splitlines())
    assert all(f"stage {number}" in shown for number in range(1, 21))
    assert "19,007" in shown
