"""Puzzles at the terminal: found and written down, confirmed once more, put to a person."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.cli.kit import saloon

from saloon.lab import puzzles as lab
from saloon.school.puzzles import Puzzle, as_line, pack, read_pack, set_up
from saloon.terminal import puzzles

GAME = "public-enemy"
ONE, OTHER = pack(GAME)[:2]


@pytest.mark.usefixtures("interpreted")
@pytest.mark.parametrize(("language", "right"), [("en", "Right!"), ("fr", "Bien vu")])
def test_a_puzzle_is_put_and_its_solution_told_with_chances(tmp_path: Path, language: str, right: str) -> None:
    file = tmp_path / "pack.jsonl"
    file.write_text(as_line(ONE), encoding="utf-8")
    shown = saloon("--lang", language, "puzzles", GAME, "--solve", "--out", file, typed=f"nonsense\n99\n{ONE.best}\n\n")
    assert shown.exit_code == 0
    assert right in shown.stdout
    assert all(choice.text in shown.stdout for choice in ONE.choices[:2])
    number = [choice.text for choice in set_up(GAME, ONE).choices()].index(ONE.tempting[0]) + 1
    wrong = saloon("--lang", language, "puzzles", GAME, "--solve", "--out", file, typed=f"{number}\n")
    assert right not in wrong.stdout


@pytest.mark.usefixtures("interpreted")
@pytest.mark.parametrize("leave", ["q", "quit", f"{ONE.best}\n?\nq"])
def test_a_puzzle_helps_as_a_table_does(tmp_path: Path, leave: str) -> None:
    file = tmp_path / "pack.jsonl"
    file.write_text(as_line(ONE) + as_line(ONE), encoding="utf-8")
    shown = saloon("puzzles", GAME, "--solve", "--out", file, typed=f"?\n? banjo\nrules PE-01\n\n{leave}\n1\n")
    assert shown.exit_code == 0
    assert "What can be chosen here:" in shown.stdout
    assert "Nothing in this game is called “banjo”." in shown.stdout
    assert "PE-01" in shown.stdout
    assert shown.stdout.count("One choice is clearly best") == 1, "he has left"


def found(*matches: list[Puzzle]) -> Any:
    def look_for(plan: Any, have: Sequence[Puzzle], tally: Any, workers: Any) -> Iterator[list[Puzzle]]:
        for kept in matches[len(have) :]:
            tally.matches += 1
            tally.kept += len(kept)
            tally.thrown_out["luck"] += 1
            yield kept
        raise KeyboardInterrupt

    return look_for


@pytest.mark.slow
def test_what_was_found_is_kept_and_an_interrupted_search_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "pack.jsonl"
    monkeypatch.setattr(puzzles, "look_for", found([ONE]))
    first = saloon("puzzles", GAME, "--wanted", 2, "--out", file)
    assert (first.exit_code, read_pack(file)) == (130, (ONE,))
    monkeypatch.setattr(puzzles, "look_for", found([ONE], [OTHER]))
    second = saloon("puzzles", GAME, "--wanted", 2, "--out", file)
    assert (second.exit_code, read_pack(file)) == (0, (ONE, OTHER))
    assert "1 thrown out: searches with other seeds found another choice." in second.stdout


@pytest.mark.slow
def test_a_pack_is_confirmed_and_what_fails_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "pack.jsonl"
    file.write_text(as_line(ONE) + as_line(OTHER), encoding="utf-8")
    monkeypatch.setattr(lab, "checked", lambda slug, puzzle: puzzle == ONE)
    shown = saloon("puzzles", GAME, "--check", "--out", file)
    assert shown.exit_code == 1
    assert f"Puzzle {OTHER.id}" in shown.stdout
    assert "1 of 2 puzzles confirmed: 50%" in shown.stdout
