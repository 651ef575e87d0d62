"""`saloon train` as far as it needs no PyTorch: what it refuses, and the page of a curve."""

import json
import sys
from pathlib import Path

import pytest
from tests.cli.kit import saloon

import saloon as house
from saloon.terminal.training_page import page
from saloon.terminal.voice import Voice

GAME = "six-territories"


def test_without_pytorch_it_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    found = saloon("train", GAME, "--out", str(tmp_path))
    assert found.exit_code == 2
    assert "Training needs torch, which is not installed: pip install torch." in found.stderr


def test_it_follows_recipes_only(tmp_path: Path) -> None:
    found = saloon("train", GAME, "--out", str(tmp_path), "--recipe", str(tmp_path / "cake.yaml"))
    assert found.exit_code == 2
    assert "There is no recipe for the net of six-territories" in found.stderr


def trial(decisions: int, share: float) -> str:
    met = {"table": "2 scoring=advanced", "bot": "deputy", "share": share, "within": 0.02, "fair": 0.5, "games": 1024}
    lessons = {"surprise": 0.6543, "entropy": 1.2, "shift": 0.004} if decisions else {}
    line = {
        "decisions": decisions,
        "seconds": 60.0,
        "rate": 4.25e6,
        "part": 0.5,
        "lessons": lessons,
        "strengths": [met],
    }
    return json.dumps(line)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            ["Six Territories: a net learns", "240 million decisions in 60 seconds, 50%", "deputy, 71.2%", "0.6543"],
        ),
        ("fr", ["un réseau apprend", "240 millions de décisions en 60 secondes", "deputy, 71,2", "0.6543"]),
    ],
)
def test_a_curve_is_a_page(tmp_path: Path, language: str, words: list[str]) -> None:
    curve = tmp_path / "curve.jsonl"
    curve.write_text("\n".join([trial(0, 0.11), trial(120_000_000, 0.55), trial(240_000_000, 0.712)]) + "\n")
    made = page(Voice(language), house.game(GAME), curve)
    for word in words:
        assert word in made
    assert made.count("<polyline") == 1
    assert made.count("<tr>") == 4


def test_who_was_met_once_has_no_curve(tmp_path: Path) -> None:
    curve = tmp_path / "curve.jsonl"
    curve.write_text(trial(0, 0.11) + "\n")
    assert "<polyline" not in page(Voice("en"), house.game(GAME), curve)
