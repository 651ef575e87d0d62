"""House rules on the command line: a file to begin with, a file checked, and games played by one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.kit import refused, saloon

import saloon as package
from saloon.engine import HouseRulesError

FEW = "name: Few\ngame: six-territories\noptions: {scoring: advanced}\ntables: {characters: 2}\n"


@pytest.fixture
def few(tmp_path: Path) -> Path:
    path = tmp_path / "few.yaml"
    path.write_text(FEW, encoding="utf-8")
    return path


@pytest.mark.parametrize("slug", package.list_games())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_file_to_begin_with_is_the_game_as_printed(slug: str, language: str) -> None:
    shown = saloon("house", slug, "--lang", language).stdout
    uncommented = "\n".join(line.replace("#", "", 1) for line in shown.splitlines()[1:])
    for text in (shown, uncommented):
        with pytest.raises(HouseRulesError) as refused_file:
            package.house_rules(text)
        assert refused_file.value.code == "house-nothing"
    for name in package.game(slug).tables.declared:
        assert f"#  {name}:" in shown


def test_a_file_is_checked_and_says_what_it_changes(few: Path) -> None:
    told = saloon("house", "six-territories", "--check", few).stdout
    assert "Few" in told
    assert "Characters of each player: 2 instead of 3" in told
    assert "Scoring: advanced" in told
    assert "2 au lieu de 3" in saloon("house", "six-territories", "--check", few, "--lang", "fr").stdout


def test_a_bad_file_is_refused_in_one_sentence(tmp_path: Path) -> None:
    bad = tmp_path / "bad.yaml"
    bad.write_text("name: x\ntables: {characters: 77}", encoding="utf-8")
    for command in ("house", "sim", "conform", "warm", "play"):
        words = ["--check" if command == "house" else "--house", bad]
        refused(saloon(command, "six-territories", *words), "bad.yaml", "77", "1 to 6")
    refused(saloon("house", "hold-up", "--check", tmp_path / "none.yaml"), "none.yaml")


def test_house_rules_are_for_one_game(few: Path) -> None:
    refused(saloon("warm", "hold-up", "six-territories", "--house", few), "one game")
    refused(saloon("sim", "hold-up", "--house", few), "hold-up")


def test_a_match_is_played_kept_and_verified(few: Path, tmp_path: Path) -> None:
    kept = tmp_path / "match.json"
    words = ["--house", few, "--players", 2, "--watch", "--bot", "random", "--seed", 3, "--save", kept]
    assert "House rules: Few" in saloon("play", *words).stdout
    record = json.loads(kept.read_text(encoding="utf-8"))
    assert record["house"] == {"name": "Few", "tables": {"characters": 2}}
    assert record["options"] == {"scoring": "advanced"}
    assert saloon("verify", kept).exit_code == 0
    assert saloon("replay", kept, "--move", 2).exit_code == 0
    refused(saloon("play", "--resume", kept, "--house", few), "--resume", "--house")


def test_a_simulation_tells_by_which_rules(few: Path) -> None:
    words = ["--house", few, "--games", 4, "--bots", "random", "--interpreted", "--json", "-"]
    plan = json.loads(saloon("sim", "six-territories", *words).stdout)["plan"]
    assert plan["house"] == {"name": "Few", "tables": {"characters": 2}}
    assert plan["options"] == {"scoring": "advanced"}
    without = json.loads(saloon("sim", "six-territories", *words[2:]).stdout)["plan"]
    assert "house" not in without


@pytest.mark.slow
def test_an_arena_is_held_by_them(few: Path, tmp_path: Path) -> None:
    out, told = tmp_path / "games.jsonl", tmp_path / "arena.json"
    words = ["six-territories", "--bots", "deputy,random", "--games", 4, "--jobs", 2, "--out", out]
    assert saloon("arena", *words, "--house", few, "--json", told).exit_code == 0
    assert json.loads(told.read_text(encoding="utf-8"))["plan"]["house"]["name"] == "Few"
    assert saloon("arena", *words).exit_code == 2, "the games on file were played by other rules"
