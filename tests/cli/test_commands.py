"""The other commands: help, games, rules, records, simulations, benchmarks."""

from __future__ import annotations

import csv
import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.kit import refused, saloon, saved_match
from tests.house import two_slugs

import saloon as house
from saloon.cli import main
from saloon.engine import kernels, native
from saloon.messages import message
from saloon.research import desks

LANGUAGES = pytest.mark.parametrize("language", ["en", "fr"])


@pytest.fixture
def without_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where Numba is not installed."""
    monkeypatch.setattr(native, "available", lambda: False)


class TestHelp:
    @LANGUAGES
    @pytest.mark.parametrize("name", main.commands)
    def test_every_command_explains_itself(self, name: str, language: str) -> None:
        result = saloon(name, "--help", "--lang", language)
        assert result.exit_code == 0
        assert f"saloon {name}" in result.stdout
        assert ("Usage\N{NO-BREAK SPACE}:" if language == "fr" else "Usage:") in result.stdout

    @LANGUAGES
    def test_the_house_lists_its_commands(self, language: str) -> None:
        for arguments in ((), ("--help",)):
            shown = saloon(*arguments, "--lang", language).stdout
            assert all(f"\n  {name} " in shown for name in main.commands)

    def test_the_language_of_the_system_is_spoken(self) -> None:
        assert "Commandes" in saloon(LC_ALL="fr_CA.UTF-8").stdout
        assert "Commandes" in saloon(LC_ALL=None, LC_MESSAGES="fr", LANG="en_US").stdout
        assert "Commands" in saloon(LC_ALL="C", LANG="fr_FR").stdout


class TestGamesAndRules:
    @LANGUAGES
    def test_the_games_are_listed_with_their_options(self, language: str) -> None:
        shown = " ".join(saloon("games", "--lang", language).stdout.split())
        for slug in house.list_games():
            assert slug in shown
            assert all(f"{name}=" in shown for name in house.game(slug).options_schema()["properties"])

    @two_slugs
    @LANGUAGES
    def test_the_rules_are_shown(self, slug: str, language: str) -> None:
        result = saloon("rules", slug, "--lang", language)
        assert result.exit_code == 0
        assert len(result.stdout.splitlines()) > 100

    @two_slugs
    @LANGUAGES
    def test_every_clause_listed_is_shown_alone(self, slug: str, language: str) -> None:
        listed = saloon("rules", slug, "--list", "--lang", language).stdout.split()
        for name in (listed[0], listed[-1]):
            shown = saloon("rules", slug, name.lower(), "--lang", language).stdout
            assert shown.startswith(name)
            assert sum(other in shown.split() for other in listed) == 1

    def test_the_number_of_a_clause_is_enough(self) -> None:
        assert saloon("rules", "six-territories", "5").stdout.startswith("ST-05")

    def test_a_clause_is_shown_with_its_edge_cases(self) -> None:
        rule, *cases = saloon("rules", "hold-up", "HU-41").stdout.rstrip().split("\n •")
        assert rule.startswith("HU-41 The best-armed gang")
        assert [case.split()[0] for case in cases] == ["Equal", "The"]

    def test_version(self) -> None:
        assert f"saloon {house.__version__}" in saloon("version").stdout


@pytest.mark.usefixtures("interpreted")
class TestRecords:
    @LANGUAGES
    @two_slugs
    def test_a_true_record_is_verified(self, slug: str, language: str, tmp_path: Path) -> None:
        path = saved_match(tmp_path, slug, "--seed", 7)
        result = saloon("verify", path, "--lang", language)
        match = house.Match.replay(path.read_text())
        assert result.exit_code == 0
        assert match.commitment in result.stdout
        assert str(match.played) in result.stdout

    @LANGUAGES
    @pytest.mark.parametrize("seed", [None, "ab" * 32])
    def test_a_record_of_unknown_rules_is_not_called_true(
        self, language: str, seed: str | None, tmp_path: Path
    ) -> None:
        path = saved_match(tmp_path, "six-territories", "--seed", 7)
        true = json.loads(path.read_text())
        path.write_text(json.dumps(true | {"rules": 999} | ({"seed": seed} if seed else {})))
        result = saloon("verify", path, "--lang", language)
        assert result.exit_code == 1
        assert "999" in result.stdout
        for agrees, key in ((True, "cli-verified-seed-agrees"), (False, "cli-verified-seed-differs")):
            assert (message(key, {}, language) in result.stdout) == (agrees == (seed is None))
        assert message("cli-verified", {"file": str(path)}, language) not in result.stdout

    def test_an_unfinished_record_is_verified(self, tmp_path: Path) -> None:
        path = saved_match(tmp_path, "six-territories", typed="1\n")
        assert "Not finished yet" in saloon("verify", path).stdout

    @two_slugs
    def test_a_replay_shows_every_move(self, slug: str, tmp_path: Path) -> None:
        path = saved_match(tmp_path, slug, "--seed", 7)
        shown = saloon("replay", path, "--all").stdout
        match = house.Match.replay(path.read_text())
        last = match.played
        assert all(f"Move {number} of {last}" in shown for number in range(last + 1))
        assert match.truth.seed.hex() in shown

    def test_a_replay_tells_each_move_in_the_language(self, tmp_path: Path) -> None:
        path = saved_match(tmp_path)
        match = house.Match.replay(path.read_text())
        shown = saloon("--lang", "fr", "replay", path, "--move", 1).stdout
        heading, made = shown.splitlines()[:2]
        chosen = next(
            choice
            for choice in house.Match.new("six-territories", seed=7).choices()
            if choice.text == match.truth.moves[0]
        )
        assert match.truth.moves[0] not in heading
        assert f"{message(chosen.key, chosen.args, 'fr')} ({chosen.text})" in made

    def test_a_replay_is_stepped_through(self, tmp_path: Path) -> None:
        path = saved_match(tmp_path)
        shown = saloon("replay", path, typed="\n\nb\n5\nq\n").stdout
        headings = [line.split("Move ")[1].split()[0] for line in shown.splitlines() if "Move " in line]
        assert headings == ["0", "1", "2", "1", "5"]

    def test_a_replay_ends_with_its_last_move_or_with_the_input(self, tmp_path: Path) -> None:
        path = saved_match(tmp_path)
        assert saloon("replay", path, typed="9999\n\n").exit_code == 0
        assert saloon("replay", path, typed="").exit_code == 0

    @pytest.mark.slow
    def test_a_replay_is_seen_with_the_eyes_of_a_seat(self, tmp_path: Path) -> None:
        path = saved_match(tmp_path, "colt-express", "--seed", 7)
        assert "Your hand" not in saloon("replay", path, "--move", 1).stdout
        one, two = (saloon("replay", path, "--move", 1, "--seat", seat).stdout for seat in (1, 2))
        assert "Your hand" in one
        assert "Your hand" in two
        assert one != two


class TestSimulations:
    ARGUMENTS = ("sim", "six-territories", "--games", 30, "--interpreted")

    def test_wins_are_shown_by_seat_and_by_bot(self) -> None:
        result = saloon(*self.ARGUMENTS, "--bots", "deputy,random,random")
        assert result.exit_code == 0
        assert "deputy" in result.stdout
        assert "random" in result.stdout
        assert "95% interval" in result.stdout

    @pytest.mark.slow
    def test_the_same_seed_gives_the_same_result(self, tmp_path: Path) -> None:
        def result(seed: int) -> object:
            path = tmp_path / "sim.json"
            assert saloon(*self.ARGUMENTS, "--seed", seed, "--json", path).exit_code == 0
            return json.loads(path.read_text())["result"]

        assert result(1) == result(1)
        assert result(1) != result(2)

    def test_json_on_the_standard_output_is_alone_there(self) -> None:
        shown = json.loads(saloon(*self.ARGUMENTS, "--json", "-").stdout)
        assert shown["plan"]["bots"] == ["deputy", "deputy"]
        assert shown["result"]["games"] == 30
        assert sum(seat["wins"] for seat in shown["result"]["seats"]) == pytest.approx(30)

    def test_a_table_for_spreadsheets(self, tmp_path: Path) -> None:
        path = tmp_path / "sim.csv"
        saloon(*self.ARGUMENTS, "--bots", "deputy,random", "--csv", path)
        rows = list(csv.DictReader(io.StringIO(path.read_text())))
        assert [(row["kind"], row["name"]) for row in rows] == [
            ("seat", "1"),
            ("seat", "2"),
            ("bot", "deputy"),
            ("bot", "random"),
        ]

    def test_without_numba_the_games_are_interpreted(self, without_numba: None) -> None:
        result = saloon("sim", "six-territories", "--games", 5)
        assert result.exit_code == 0
        assert "Interpreted: " in result.stdout


class TestBenchmarks:
    def test_figures_as_json(self) -> None:
        result = saloon("bench", "six-territories", "--interpreted", "--seconds", "0.2", "--json")
        found = json.loads(result.stdout)["games"]["six-territories"]
        assert set(found["per_second"]["interpreted"]) == {
            "decisions",
            "games",
            "clones",
            "determinizations",
            "iterations",
            "rollouts",
        }
        assert all(rate > 0 for rate in found["per_second"]["interpreted"].values())
        assert found["starts"]["first-choice"]["heavy_imports"] == []

    @pytest.mark.slow
    @LANGUAGES
    def test_figures_as_a_table(self, language: str) -> None:
        result = saloon("bench", "six-territories", "--interpreted", "--seconds", "0.2", "--lang", language)
        assert result.exit_code == 0
        assert ("Yardstick" if language == "en" else "Étalon") in result.stdout


@pytest.mark.parametrize(("more", "made"), [([], []), (["--batches"], ["six-territories"])])
def test_what_programs_that_learn_need_is_compiled_only_if_asked_for(
    more: list[str], made: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled: list[str] = []
    monkeypatch.setattr(native, "available", lambda: True)
    monkeypatch.setattr(native, "ready", lambda game, entry=kernels: entry is kernels)
    monkeypatch.setattr(native, "load", lambda game: game)
    monkeypatch.setattr(desks, "_works", {})
    monkeypatch.setattr(desks, "_compile", lambda game, progress: compiled.append(game.slug))
    result = saloon("warm", "six-territories", *more)
    assert (result.exit_code, compiled) == (0, made)


class TestWithoutNumba:
    @pytest.mark.slow
    def test_it_is_said_once(self) -> None:
        command = [sys.executable, "-m", "saloon", "sim", "six-territories", "--games", "5"]
        environment = {**os.environ, "SALOON_INTERPRETED": "1", "PYTHONPATH": str(Path(house.__file__).parents[1])}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        assert done.stderr.count("interpreted") == 1
        assert "Traceback" not in done.stderr

    def test_what_needs_it_says_so(self, without_numba: None) -> None:
        refused(saloon("conform", "six-territories", "--games", 1, "--compared", 1), "Numba")

    def test_there_is_nothing_to_warm(self, without_numba: None) -> None:
        result = saloon("warm", "six-territories", "--quiet")
        assert (result.exit_code, result.output) == (0, "")

    @pytest.mark.slow
    def test_benchmarks_have_only_interpreted_figures(self, without_numba: None) -> None:
        found = json.loads(saloon("bench", "six-territories", "--seconds", "0.2", "--json").stdout)
        assert list(found["games"]["six-territories"]["per_second"]) == ["interpreted"]
