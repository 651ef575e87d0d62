"""The examples do what they say. The one that needs a house is tried in `tests/server/test_programs.py`; those that
need PyTorch, which is no part of the lock, are tried where it is installed."""

import json
import xml.etree.ElementTree as ET
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from examples import text_game

import saloon

EXAMPLES = Path(__file__).parents[1] / "examples"


def cells(notebook: Path) -> list[str]:
    """The code of a notebook."""
    read = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in read if cell["cell_type"] == "code"]


def shown(cell: str, names: dict[str, Any]) -> Any:
    """Run a cell, and give back what a notebook would show: the value of its last line."""
    *before, last = cell.splitlines()
    exec("\n".join(before), names)
    return eval(last, names)


@pytest.mark.slow
def test_a_notebook_looks_at_a_position(interpreted: None) -> None:
    names: dict[str, Any] = {}
    drawn = [shown(cell, names) for cell in cells(EXAMPLES / "look.ipynb")]
    pictures = [one._repr_svg_() for one in drawn if hasattr(one, "_repr_svg_")]
    assert len(pictures) == len(set(pictures)) == 3
    for picture in pictures:
        assert ET.fromstring(picture).tag.endswith("svg")


@pytest.mark.slow
def test_a_game_as_text(interpreted: None, capsys: pytest.CaptureFixture[str]) -> None:
    played = text_game.play("six-territories")
    assert played.over
    assert played.exchanges[0].reply.text in capsys.readouterr().out


@pytest.mark.slow
def test_cfr_finds_a_bluff() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel has no builds for this machine")
    left, chances = import_module("examples.cfr").solve(iterations=100)
    assert left < 0.05
    likely = {words: chance for words, chance in chances.items() if chance > 0.1}
    assert len(likely) == 3
    assert all(words.startswith("place the ") and "face down at north-west" in words for words in likely)
    assert sum(likely.values()) == pytest.approx(1, abs=0.05)


@pytest.mark.slow
def test_ppo_learns(interpreted: None) -> None:
    pytest.importorskip("sb3_contrib", reason="PyTorch and Stable-Baselines3 are not installed")
    ppo = import_module("examples.ppo")
    learnt = ppo.learn(seconds=60, tables=4, choices=200)
    assert learnt.num_timesteps >= 200
    assert 0 <= ppo.won(learnt, 64) <= 1


@pytest.mark.slow
def test_a_net_learns_from_games_against_itself(interpreted: None, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed")
    selfplay = import_module("examples.selfplay")
    monkeypatch.setattr(selfplay, "GAMES", 8)
    before, after = (selfplay.learn("six-territories", 2, seconds=60, rounds=rounds) for rounds in (0, 1))
    assert not before.hope.weight.equal(after.hope.weight)
    games = saloon.batch("six-territories", 4, 2, bots=[None, "random"], turning=True)
    assert 0 <= selfplay.won(after, games, 8) <= 1
