"""Bad input: one plain sentence on the error stream, exit status 2, nothing changed, never a traceback."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.kit import refused, saloon, saved_match

pytestmark = pytest.mark.usefixtures("interpreted")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("whist", ["whist", "play"]),
        ("play whist", ["whist", "colt-express"]),
        ("sim whist", ["whist"]),
        ("bench whist", ["whist"]),
        ("conform whist", ["whist"]),
        ("warm whist", ["whist"]),
        ("rules whist", ["whist"]),
        ("rules six-territories ST-99", ["ST-99", "ST-01", "ST-22"]),
        ("rules", ["GAME"]),
        ("play six-territories --players 6", ["six-territories", "2", "5", "6"]),
        ("play six-territories --players 0", ["--players", "0"]),
        ("play six-territories --players two", ["--players", "two"]),
        ("play colt-express --players 1", ["colt-express", "1"]),
        ("play six-territories --option", ["--option"]),
        ("play six-territories --option scoring", ["scoring", "--option"]),
        ("play six-territories --option =advanced", ["=advanced", "--option"]),
        ("play six-territories --option scoring=fast", ["scoring", "fast", "advanced"]),
        ("play six-territories --option colour=red", ["colour", "scoring"]),
        ("play six-territories --option riches_slots=99", ["riches_slots", "99"]),
        ("play six-territories --option riches=1,2", ["riches", "1,2"]),
        ("play six-territories --option riches=0,0,0,0,0", ["riches"]),
        ("play six-territories --option scoring=simple --option scoring=advanced", ["scoring"]),
        ("play colt-express --players 4 --option keep_bullets=true", ["keep_bullets"]),
        ("play six-territories --seed -1", ["--seed", "-1"]),
        ("play six-territories --seed lucky", ["--seed", "lucky"]),
        (f"play six-territories --seed {2**256}", ["--seed"]),
        ("play six-territories --bot deep-blue", ["deep-blue", "deputy"]),
        ("play six-territories --players 2 --bot deputy --bot marshal", ["2"]),
        ("play six-territories --bot deputy@2", ["deputy@2", "marshal", "legend"]),
        ("play six-territories --bot legend@soon", ["legend@soon", "60", "legend@2.5"]),
        ("play six-territories --bot search:depth=3", ["depth=3", "iterations"]),
        ("play six-territories --name Ann --name Bo", ["2"]),
        ("play six-territories --name deputy", ["deputy"]),
        ("play six-territories --name legend@2", ["legend@2"]),
        ("play six-territories --watch --hotseat", ["--watch", "--hotseat"]),
        ("play --resume a.json --players 3", ["--resume", "--players"]),
        ("play --resume a.json --position b.yaml", ["--resume", "--position"]),
        ("play six-territories --position a.yaml --option scoring=simple", ["--position", "--option"]),
        ("play --resume nowhere.json", ["nowhere.json"]),
        ("play six-territories --position nowhere.yaml", ["nowhere.yaml"]),
        ("play six-territories --save nowhere/match.json", ["nowhere/match.json"]),
        ("play six-territories --nonsense", ["--nonsense"]),
        ("serve --proxy *", ["--proxy", "*", "127.0.0.1"]),
        ("serve --proxy 127.0.0.1,nearby", ["--proxy", "nearby"]),
        ("serve --host é..b", ["é..b"]),
        ("serve --host 192.0.2.1", ["192.0.2.1", "8888"]),
        ("play six-territories colt-express", ["colt-express"]),
        ("--lang de games", ["--lang", "de", "en", "fr"]),
        ("games --lang de", ["--lang", "de"]),
        ("sim six-territories --games 0", ["--games", "0"]),
        ("sim six-territories --games many", ["--games", "many"]),
        ("sim six-territories --jobs 0", ["--jobs"]),
        ("sim six-territories --cluster nearby", ["--cluster", "nearby", "ray://"]),
        ("sim six-territories --cluster ray://", ["--cluster", "ray://"]),
        ("sim six-territories --cluster ray://host", ["--cluster", "ray://host"]),
        ("sim six-territories --cluster ray://host:port", ["--cluster", "ray://host:port"]),
        ("sim six-territories --cluster ray://host:99999", ["--cluster", "ray://host:99999"]),
        ("sim six-territories --cluster http://host:80", ["--cluster", "http://host:80"]),
        ("sim six-territories --cluster ray://host:80/path", ["--cluster", "ray://host:80/path"]),
        ("sim six-territories --jobs 2 --cluster auto", ["--jobs", "--cluster auto"]),
        ("arena six-territories --bots deputy,random --cluster nearby", ["--cluster", "nearby"]),
        ("fit six-territories --cluster nearby", ["--cluster", "nearby"]),
        ("puzzles six-territories --cluster nearby", ["--cluster", "nearby"]),
        ("sim six-territories --bots wizard", ["wizard", "deputy"]),
        ("sim six-territories --bots legend", ["legend", "deputy", "arena"]),
        ("sim six-territories --players 3 --bots deputy,random", ["2", "3"]),
        ("sim six-territories --players 9", ["six-territories", "9"]),
        ("sim six-territories --games 1 --interpreted --json nowhere/a.json", ["nowhere/a.json"]),
        ("bench six-territories --seconds 0", ["--seconds", "0"]),
        ("bench six-territories --seconds nan", ["--seconds", "nan"]),
        ("bench six-territories --players 9", ["six-territories", "9"]),
        ("verify nowhere.json", ["nowhere.json"]),
        ("replay nowhere.json", ["nowhere.json"]),
        ("analyse nowhere.json", ["nowhere.json"]),
        ("analyse", ["RECORD"]),
        ("analyse a.json --iterations 0", ["--iterations", "0"]),
        ("fit whist", ["whist"]),
        ("fit six-territories --positions 0", ["--positions", "0"]),
        ("fit six-territories --rounds none", ["--rounds", "none"]),
        ("fit six-territories --out nowhere/weights.csv", ["nowhere/weights.csv"]),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_bad_command_line(line: str, words: list[str], language: str) -> None:
    refused(saloon(*line.split(), LC_ALL=f"{language}_XX.UTF-8"), *words)


def test_refusals_speak_the_language_asked_for_wherever_it_is_asked() -> None:
    assert "Il n’y a pas de fichier" in saloon("verify", "nowhere.json", "--lang", "fr").stderr
    assert "Il n’y a pas de fichier" in saloon("--lang=fr", "verify", "nowhere.json").stderr
    assert "Il n’y a pas d’option" in saloon("verify", "--nonsense", "--lang", "fr").stderr


def test_a_fit_needs_compiled_rules(tmp_path: Path) -> None:
    path = tmp_path / "weights.csv"
    refused(saloon("fit", "six-territories", "--out", path), "Numba")
    assert not path.exists()


def test_what_cannot_be_written_is_refused_before_the_work(tmp_path: Path) -> None:
    record = saved_match(tmp_path)
    for option in ("--json", "--html"):
        refused(saloon("analyse", record, option, tmp_path / "nowhere" / "a"), "nowhere")


COMMANDS = pytest.mark.parametrize("command", [("verify",), ("replay", "--all"), ("analyse",), ("play", "--resume")])


class TestRecords:
    """A record that is broken, or that lies."""

    @COMMANDS
    @pytest.mark.parametrize(
        "content",
        [b"", b"{", b"[]", b"null", b"3", b"hello", b"\x00\xff\xfe\x80\x91", b'{"format": 1}', b"[" * 100_000],
        ids=["empty", "truncated", "list", "null", "number", "prose", "binary", "incomplete", "nested"],
    )
    def test_garbage(self, command: tuple[str, ...], content: bytes, tmp_path: Path) -> None:
        path = tmp_path / "record.json"
        path.write_bytes(content)
        refused(saloon(*command, path), path)
        assert path.read_bytes() == content

    @pytest.mark.slow
    @COMMANDS
    def test_what_it_holds_does_not_command_the_terminal(self, command: tuple[str, ...], tmp_path: Path) -> None:
        path, wild = saved_match(tmp_path), "\x1b[2J\x9b31m\x07\u202e[red]Ann[/red]"
        true = json.loads(path.read_text())
        path.write_text(json.dumps(true | {"seats": [wild] * 2}))
        said = saloon(*command, path, typed="quit\n").output
        assert "[red]Ann[/red]" in said or command == ("verify",)
        for wrong in ({"moves": [wild, *true["moves"][1:]]}, {"game": wild}, {wild: 1}):
            path.write_text(json.dumps(true | wrong))
            result = saloon(*command, path)
            assert result.exit_code == 2
            said += result.output
        assert set(said) & set(wild) <= set("[red]Ann[/red]2J31m ")

    @COMMANDS
    def test_a_folder(self, command: tuple[str, ...], tmp_path: Path) -> None:
        refused(saloon(*command, tmp_path), tmp_path)

    @pytest.mark.slow
    @COMMANDS
    def test_a_truncated_record(self, command: tuple[str, ...], tmp_path: Path) -> None:
        path = saved_match(tmp_path)
        text = path.read_text()
        path.write_text(text[: len(text) // 2])
        refused(saloon(*command, path), path)

    @COMMANDS
    @pytest.mark.parametrize(
        "lie",
        [
            {"moves": ["lay 9 on moon"], "outcomes": [[0], [0]]},
            {"game": "whist"},
            {"players": 7},
            {"players": "two"},
            {"seed": "00"},
            {"seed": "00" * 32},
            {"options": {"colour": "red"}},
            {"seats": ["Ann"]},
            {"result": {"scores": [999, 0], "ranking": [[0], [1]]}},
            {"format": 2},
            {"surplus": True},
        ],
        ids="-".join,
    )
    @pytest.mark.slow
    def test_a_lie(self, command: tuple[str, ...], lie: dict[str, Any], tmp_path: Path) -> None:
        path = saved_match(tmp_path)
        path.write_text(json.dumps({**json.loads(path.read_text()), **lie}))
        refused(saloon(*command, path), path)

    def test_another_game_than_asked(self, tmp_path: Path) -> None:
        path = saved_match(tmp_path)
        refused(saloon("play", "colt-express", "--resume", path), path, "six-territories", "colt-express")

    def test_a_record_is_never_written_over(self, tmp_path: Path) -> None:
        path = saved_match(tmp_path)
        before = path.read_text()
        refused(saloon("play", "six-territories", "--save", path), path)
        assert path.read_text() == before

    def test_moves_and_seats_there_are_none_of(self, tmp_path: Path) -> None:
        path = saved_match(tmp_path)
        refused(saloon("replay", path, "--move", 9999), "9999")
        refused(saloon("replay", path, "--seat", 5), "5", "4")


class TestPositions:
    """A position that cannot be."""

    @pytest.mark.slow
    @pytest.mark.parametrize(
        ("text", "words"),
        [
            ("", []),
            ("3", []),
            ("- 1", []),
            ("players: [", ["1"]),
            ("players: 2\n\t- x", ["2"]),
            ("turn: 0", ["players"]),
            ("players: 99", ["99"]),
            ("players: 2\nturn: 5", ["turn", "5"]),
            ("players: 2\nhorses: 5", ["horses"]),
            ("players: 2\nturn: 2020-01-01", ["turn"]),
            ("players: 2\nlands: {atlantis: {}}", ["atlantis"]),
            ("players: 2\nlands: {forest: {riches: [5, 5, 5, 5, 5, 5]}}", ["lands.forest.riches"]),
            ("players: 2\noptions: 3", ["3"]),
            ("players: 2\noptions: {scoring: fast}", ["fast"]),
            ("[" * 20_000, []),
            ("a: &a [*a]", []),
        ],
    )
    def test_nonsense(self, text: str, words: list[str], tmp_path: Path) -> None:
        path = tmp_path / "puzzle.yaml"
        path.write_text(text)
        refused(saloon("play", "six-territories", "--position", path), path, *words)

    def test_a_folder_or_binary_garbage(self, tmp_path: Path) -> None:
        refused(saloon("play", "six-territories", "--position", tmp_path), tmp_path)
        path = tmp_path / "puzzle.yaml"
        path.write_bytes(b"\x00\x01\xff\xfe")
        refused(saloon("play", "six-territories", "--position", path), path)
