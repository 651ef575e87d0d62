"""`saloon analyse`: curves that fit the window, turning points in words, JSON, and a page that needs nothing else."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.kit import saloon, saved_match
from tests.school.test_coach import last_robbery

import saloon as house
from saloon.bots.analysis import Analysis, Turn, turning_points
from saloon.engine import Game
from saloon.engine.native import Native
from saloon.engine.tuning import Tuning
from saloon.match import Match
from saloon.school import mistakes as looking_back
from saloon.terminal.analysis import Hindsight, curve, marks, show_analysis
from saloon.terminal.analysis_page import page
from saloon.terminal.voice import Voice

pytestmark = pytest.mark.usefixtures("interpreted")

LANGUAGES = pytest.mark.parametrize("language", ["en", "fr"])
BLOCKS = "▁▂▃▄▅▆▇█"
FEW = 8  # iterations, where interpreted rules do the work and what they come to does not matter


def curves(shown: str) -> list[str]:
    """The curves that were drawn."""
    return [found[0] for line in shown.splitlines() if (found := re.search(f"[{BLOCKS}]+", line))]


def check(folder: Path, slug: str, language: str, iterations: int) -> str:
    """Analyse a match of a game in a language, as text and as JSON; what was said."""
    path, kept = saved_match(folder, slug, "--seed", 3), folder / "kept.json"
    result = saloon("--lang", language, "analyse", path, "--iterations", iterations, "--json", kept)
    match, found = Match.replay(path.read_text()), json.loads(kept.read_text())
    assert result.exit_code == 0
    assert result.stderr == ""
    assert len(curves(result.stdout)) == match.players
    assert all(len(line) <= 80 for line in result.stdout.splitlines())
    assert len(found["points"]) == match.played + 1
    assert all(len(point) == match.players for point in found["points"])
    assert all(sum(point) == pytest.approx(1, abs=0.01) for point in found["points"])
    assert found["moves"] == match.truth.moves
    for turn in found["turns"]:
        (line,) = re.findall(rf"^ \d\. \w+ {turn['move']}\b.*$", result.stdout, re.MULTILINE)
        told = [int(number) for number in re.findall(r"(\d+)\s?%", line)]
        assert told == [pytest.approx(100 * turn["before"], abs=0.51), pytest.approx(100 * turn["after"], abs=0.51)]
        assert abs(turn["after"] - turn["before"]) >= 0.0999
        assert turn["choice"] == match.truth.moves[turn["move"] - 1]
    return result.stdout


@pytest.mark.slow
@LANGUAGES
def test_everybody_has_a_curve_and_every_turning_point_is_told(language: str, tmp_path: Path) -> None:
    assert {"en": "not compiled", "fr": "pas compilées"}[language] in check(tmp_path, "six-territories", language, FEW)


@pytest.mark.slow
@LANGUAGES
@pytest.mark.parametrize("slug", house.list_games())
def test_so_it_is_in_every_game_with_compiled_rules(
    slug: str, language: str, tmp_path: Path, compiled: Callable[[Game], Native]
) -> None:
    compiled(house.game(slug))
    assert {"en": "not compiled", "fr": "pas compilées"}[language] not in check(tmp_path, slug, language, 60)


@pytest.mark.slow
def test_a_match_ends_with_who_has_won(tmp_path: Path) -> None:
    path = saved_match(tmp_path, "six-territories", "--seed", 3)
    found = json.loads(saloon("analyse", path, "--iterations", FEW, "--json", "-").stdout)
    result = Match.replay(path.read_text()).result
    assert result is not None
    assert [seat for seat, chance in enumerate(found["points"][-1]) if chance > 0] == list(result.winners)
    assert found["compiled"] is False


@pytest.mark.slow
def test_the_same_record_gives_the_same_analysis(tmp_path: Path) -> None:
    path = saved_match(tmp_path, "six-territories", "--seed", 3)
    one, other = (saloon("analyse", path, "--iterations", FEW, "--json", "-").stdout for _ in range(2))
    assert one == other


def test_a_match_that_is_not_over_is_analysed_too(tmp_path: Path) -> None:
    path = saved_match(tmp_path, "six-territories", "--seed", 3, typed="1\n1\n")
    result = saloon("analyse", path)
    assert result.exit_code == 0
    moves = len(Match.replay(path.read_text()).truth.moves)
    assert [len(line) for line in curves(result.stdout)] == [moves + 1] * 4


@pytest.mark.slow
@LANGUAGES
def test_the_page_needs_nothing_else(language: str, tmp_path: Path) -> None:
    path, written = (
        saved_match(tmp_path, "six-territories", "--name", "<i>Ann</i>", "--seed", 3),
        tmp_path / "page.html",
    )
    assert saloon("--lang", language, "analyse", path, "--iterations", FEW, "--html", written).exit_code == 0
    text = written.read_text(encoding="utf-8")
    match = Match.replay(path.read_text())
    assert f'<html lang="{language}">' in text
    assert not re.search(r"https?:|<script|<link|url\(", text)
    assert "<i>Ann" not in text
    assert "&lt;i&gt;Ann" in text
    drawn = re.findall(r'<polyline class="way" [^>]*points="([^"]+)"', text)
    assert len(drawn) == match.players
    assert all(len(points.split()) == match.played + 1 for points in drawn)
    assert text.count("<tr>") == match.played + 2


@pytest.mark.parametrize("slug", house.list_games())
def test_every_line_of_the_page_can_be_seen_and_told_from_the_others(slug: str) -> None:
    players = house.game(slug).players[-1]
    match = Match.new(slug, players, seed=2, seats=[f"P{seat}" for seat in range(players)])
    voice = Voice("en")
    voice.names = match.seats
    text = page(voice, Hindsight(match, match.seats, Analysis([(1 / players,) * players], []), 400, True))
    strokes = re.findall(
        r'<polyline class="way" style="stroke:(#[0-9a-f]{6}|var\(--ink\));stroke-dasharray:([^"]+)"', text
    )
    assert len(strokes) == len(set(strokes)) == players
    assert len({dashes for _, dashes in strokes}) == players


@pytest.mark.slow
def test_the_page_alone_goes_to_the_standard_output(tmp_path: Path) -> None:
    path = saved_match(tmp_path, "six-territories", "--seed", 3)
    shown = saloon("analyse", path, "--iterations", FEW, "--html", "-").stdout
    assert shown.startswith("<!doctype html>")
    assert shown.endswith("</html>\n")


def test_blocks_rise_with_the_chance() -> None:
    assert curve([0, 0.13, 0.26, 0.4, 0.51, 0.63, 0.76, 0.99, 1], 80) == BLOCKS + "█"


@pytest.mark.parametrize("width", [8, 30, 79])
@pytest.mark.parametrize("points", [1, 2, 79, 80, 500])
def test_a_curve_is_no_wider_than_it_may_be(points: int, width: int) -> None:
    drawn = curve([i / points for i in range(points)], width)
    assert len(drawn) == min(points, width)
    assert list(drawn) == sorted(drawn)


def test_turning_points_are_marked_where_they_lie_and_none_covers_another() -> None:
    turns = [Turn(3, 0, 0, 1), Turn(40, 0, 0, 1), Turn(41, 0, 0, 1), Turn(99, 0, 0, 1)]
    assert marks(turns[:1], 10, 80) == "   1"
    close = marks(turns, 100, 10)
    assert close == "1   23   4"
    assert marks([Turn(1, 0, 0, 1), Turn(1, 1, 0, 1)], 2, 80) == "21"


def told(found: Analysis, capsys: pytest.CaptureFixture[str], *, compiled: bool = True) -> str:
    voice = Voice("en")
    match = Match.new("six-territories", 2, seed=1, seats=["Ann", "Bo"])
    while match.played < len(found.points) - 1:
        match.play(match.choices()[0])
    show_analysis(voice, Hindsight(match, match.seats, found, 400, compiled))
    return capsys.readouterr().out


def test_a_turning_point_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    points: list[tuple[float, ...]] = [(0.5, 0.5), (0.52, 0.48), (0.81, 0.19)]
    shown = told(Analysis(points, turning_points(points)), capsys)
    assert " 1. Move 2: Ann from 52% to 81%\n" in shown
    assert "not compiled" not in shown


def test_a_quiet_match_has_no_turning_points(capsys: pytest.CaptureFixture[str]) -> None:
    shown = told(Analysis([(0.5, 0.5), (0.55, 0.45)], []), capsys, compiled=False)
    assert "No single move turned this match." in shown
    assert "not compiled" in shown


@LANGUAGES
def test_the_mistakes_of_a_seat_are_told_with_what_would_have_been_better(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(looking_back, "_knobs", lambda *told: Tuning(iterations=4_000 * told[-1], explore=3_000))
    match, path = last_robbery(), tmp_path / "match.json"
    match.play("rob purse 1")
    path.write_text(match.truth.record().to_json())
    result = saloon("--lang", language, "analyse", path, "--mistakes", 1)
    assert result.exit_code == 0, result.stderr
    assert "purse 1" not in result.stdout, "it has no number for people"
    assert {"en": "Better", "fr": "Mieux"}[language] in result.stdout
    assert "(rob strongbox)" in result.stdout
    refused = saloon("--lang", language, "analyse", path, "--mistakes", 4)
    assert refused.exit_code == 2
    assert "4" in refused.stderr
