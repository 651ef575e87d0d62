"""What the terminal shows: long lists of choices, money, lines that break where they may, and notes under a board."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from rich.console import Console
from rich.text import Text
from tests.cli.kit import ALWAYS_FIRST, saloon, saved_match
from tests.games.colt_express.test_alike import robbery

from saloon.games import games
from saloon.match import Match
from saloon.terminal import screen
from saloon.terminal.boards import colt_express
from saloon.terminal.voice import Voice

pytestmark = pytest.mark.usefixtures("interpreted")

LANGUAGES = pytest.mark.parametrize("language", ["en", "fr"])
WIDTH = 80
MOVES = 30
PROMPT = {"en": "Your choice", "fr": "Votre choix"}


def at(folder: Path, slug: str, position: dict[str, Any], language: str = "en", typed: str = "quit\n") -> str:
    """What a table that begins with a position shows."""
    path = folder / "position.yaml"
    path.write_text(yaml.safe_dump(position), encoding="utf-8")
    return saloon("--lang", language, "play", slug, "--position", path, "--seed", 1, typed=typed).stdout


def listed(match: Match, language: str) -> list[str]:
    """The lines of a long list of choices."""
    voice = Voice(language)
    voice.names = ["Ann", "Bo", "Cy", "Di"]
    voice.console = Console(file=io.StringIO(), width=WIDTH, highlight=False)
    screen.show_many_choices(voice, match.choices())
    written = voice.console.file
    assert isinstance(written, io.StringIO)
    return written.getvalue().splitlines()


@pytest.fixture
def placing() -> Match:
    """Hold-up, with three gangsters for ten sides, open or face down."""
    return Match.from_position("hold-up", {"players": 4, "gangs": {"coyotes": {"hand": ["chief", "kid", "brute"]}}})


class TestManyChoices:
    """A list that would fill the screen is grouped, and the board comes after it."""

    @LANGUAGES
    def test_sixty_choices_take_less_than_forty_lines(self, placing: Match, language: str) -> None:
        assert len(placing.choices()) == 60
        lines = listed(placing, language)
        assert len(lines) < 40
        assert max(map(len, lines)) <= WIDTH

    @LANGUAGES
    def test_every_choice_has_its_number_and_can_be_read(self, placing: Match, language: str) -> None:
        lines = listed(placing, language)
        numbers = [int(number) for line in lines for number in re.findall(r"(?:^| ) *(\d+) ", line)]
        assert sorted(numbers) == list(range(1, 61))
        voice = Voice(language)
        for number, choice in enumerate(placing.choices(), 1):
            begun = next(i for i, line in enumerate(lines) if re.search(rf"(?:^|\s){number} ", line))
            heading = next(line for line in reversed(lines[:begun]) if "…" in line)
            shared = heading.strip().partition(" …")[0]
            said = voice.say(choice.key, **choice.args)
            assert said.startswith(shared)
            assert f"{number} {said.removeprefix(shared).strip()}" in lines[begun]

    def test_the_board_comes_last(self) -> None:
        shown = saloon("play", "hold-up", "--players", 3, "--seed", 3, typed="1\n1\nquit\n").stdout
        turn = shown.split(PROMPT["en"])[2]
        assert turn.index("place woman-a …") < turn.index("Hold-up · move") < turn.index("Your hand")

    def test_a_short_list_stays_below_the_board_with_its_notation(self) -> None:
        shown = saloon("play", "six-territories", "--seed", 5, typed="quit\n").stdout
        first = Match.new("six-territories", seed=5).choices()[0]
        assert shown.index("move 1") < shown.index(first.text)
        assert " …" not in shown

    @LANGUAGES
    def test_what_stands_alone_is_a_whole_sentence(self, language: str) -> None:
        hand = {"most-wanted": 1, "wyatt-earp": 1, "jesse-james": 4, "bob-dalton": 3, "wes-hardin": 3, "hideout": 1}
        seats = {0: {"hand": hand}, 1: {"hand": {"hideout": 2}, "territory": {"belle-starr": {"outlaws": 3}}}}
        match = Match.from_position(
            "wyatt-earp", {"players": 2, "turn": 0, "question": "turn", "seats": seats, "discard": ["belle-starr"]}
        )
        lines = listed(match, language)
        ask = next(choice for choice in match.choices() if choice.text == "ask around")
        assert any(Voice(language).say(ask.key) in line and "ask around" in line for line in lines)

    def test_what_falls_into_no_smaller_groups_stays_together(self) -> None:
        hand = {f"photo-{name}": 1 for name in ("jesse-james", "bob-dalton", "wes-hardin", "belle-starr")}
        hand |= {"jesse-james": 1, "bob-dalton": 1, "wes-hardin": 1, "belle-starr": 1, "sundance-kid": 1}
        hand |= {"butch-cassidy": 1, "billy-the-kid": 1, "hideout": 1, "bank-robbery": 1, "most-wanted": 1}
        hand |= {"wyatt-earp": 1, "fastest-gun": 1, "stagecoach-robbery": 1}
        match = Match.from_position(
            "wyatt-earp", {"players": 2, "turn": 0, "question": "turn", "seats": {0: {"hand": hand}}}
        )
        assert len(match.choices()) > 17
        assert len(listed(match, "en")) < 10


class TestMoney:
    """Where points are dollars they are written so."""

    @pytest.mark.slow
    @pytest.mark.parametrize(("slug", "money"), [("hold-up", True), ("six-territories", False)])
    @LANGUAGES
    def test_in_the_result(self, slug: str, money: bool, language: str) -> None:
        shown = saloon("--lang", language, "play", slug, "--seed", 3, typed=ALWAYS_FIRST).stdout
        result = re.split("─ (?:Result|Résultat) ─", shown)[1]
        assert ("$" in result) == money

    @pytest.mark.slow
    def test_in_what_a_record_proves(self, tmp_path: Path) -> None:
        path = saved_match(tmp_path, "hold-up", "--seed", 3)
        assert re.search(r"Scores: \$\d", saloon("verify", path).stdout)


class TestColtExpress:
    """A secret choice is told to who made it, in the language; what has a number that nobody is told is chosen by its
    place in the list."""

    @LANGUAGES
    def test_purses_have_no_numbers_and_yet_can_be_written(self, tmp_path: Path, language: str) -> None:
        match = robbery(floor={2: ["purse 4", "purse 7", "purse 8:500", "jewel"]}, known={8: ["tuco"]})
        typed = "hint\nrob purse 9\nrob purse 7\n"
        shown = at(tmp_path, "colt-express", match.truth.position(), language, typed)
        assert shown.count("rob jewel") == 2
        assert re.findall(r"purse \d", shown) == ["purse 9", "purse 9", "purse 7"]  # as typed, and as refused
        assert Voice(language).say("ce-took-purse", bandit="doc", holder="nobody") in shown

    @pytest.mark.parametrize(
        ("pick", "said"),
        [
            ("play rob", "jouer Braquage"),
            ("hide doc move", "jouer Déplacement de Doc face cachée"),
            ("keep fire", "garder Tir"),
            ("keep no more", "ne plus rien garder"),
            ("draw", "piocher"),
            ("pass", "passer"),
            ("board", "monter à bord"),
            ("ride-on", "chevaucher plus loin"),
            ("belle", "Belle"),
        ],
    )
    def test_no_secret_choice_is_told_in_notation(self, pick: str, said: str) -> None:
        assert colt_express.picked(Voice("fr"), pick) == said


class TestTies:
    """Lines are not broken at a no-break space."""

    @pytest.mark.parametrize("tie", ["\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"])
    def test_what_is_tied_stays_together(self, tie: str) -> None:
        amount = f"25{tie}000{tie}$"
        paper = io.StringIO()
        Console(file=paper, width=20).print(Text(f"une récompense de {amount} pour lui"))
        assert any(amount in line for line in paper.getvalue().splitlines())

    def test_amounts_on_a_board_stay_together(self) -> None:
        shown = saloon("play", "hold-up", "--lang", "fr", "--players", 3, "--seed", 3, typed="1\n1\nquit\n").stdout
        hand = shown[shown.index("Votre main") :]
        assert not re.search(r"\d\s*\n\s*\$", hand)


class TestPublicEnemy:
    """Notes on its board."""

    FOUR: dict[str, Any] = {  # noqa: RUF012
        "players": 2,
        "turn": 0,
        "one": 0,
        "seats": {
            0: {
                "outlaws": ["elzy-lay", "bob-dalton", "frank-james"],
                "wanted": ["wild-bunch", "daltons", "james-younger"],
            },
            1: {},
        },
        "towns": {"tombstone": {"face": "pearl-hart"}},
    }

    @LANGUAGES
    def test_a_town_with_cards_is_not_empty_when_the_round_is_won(self, tmp_path: Path, language: str) -> None:
        shown = at(tmp_path, "public-enemy", self.FOUR, language, typed="draw tombstone\n")
        board = shown.rpartition(PROMPT[language])[2]
        assert {"en": "10 cards", "fr": "10 cartes"}[language] in board
        assert {"en": "empty", "fr": "vide"}[language] not in board

    @LANGUAGES
    def test_a_card_looked_at_is_told_with_its_gang(self, tmp_path: Path, language: str) -> None:
        town = {"face": "etta-place", "first": "bill-doolin", "looked": [0]}
        position = {"players": 2, "options": {"dollars": True}, "towns": {"deadwood": town}}
        assert "Bill Doolin (Daltons)" in at(tmp_path, "public-enemy", position, language)

    @LANGUAGES
    def test_the_look_itself_tells_the_gang(self, language: str) -> None:
        voice = Voice(language)
        match = Match.new("public-enemy", 2, {"dollars": True, "first_seat": 1}, seed=4)
        match.play("look deadwood")
        looked = match.events(seat=0)[-1]
        assert voice.say("pe-gang", gang=looked.args["gang"]) in voice.say(looked.key, **looked.args)

    @LANGUAGES
    def test_who_is_not_in_a_fast_game_is_named(self, language: str) -> None:
        match = Match.new("public-enemy", 2, {"fast": True}, seed=3)
        arguments = ("public-enemy", "--option", "fast=true", "--seed", 3)
        shown = " ".join(saloon("--lang", language, "play", *arguments, typed="quit\n").stdout.split())
        note = {"en": "Not in this game", "fr": "Retirés de la partie"}[language]
        assert note in shown
        for card in match.view(None)["out"]:
            assert Voice(language).say("pe-outlaw", card=card["card"]) in shown.partition(note)[2]


class TestHoldUp:
    """Women are marked as the option has them."""

    def test_a_woman_is_marked_by_the_option(self, tmp_path: Path) -> None:
        position: dict[str, Any] = {"players": 2, "gangs": {"coyotes": {"hand": ["chief", "woman-a", "woman-b"]}}}
        usual = at(tmp_path, "hold-up", position)
        assert "Raider♀" in usual
        assert "Chief♀" not in usual
        other = at(tmp_path, "hold-up", {**position, "options": {"women": [1, 0, 0, 0, 0, 0, 0, 0, 0]}})
        assert "Chief♀" in other
        assert "Raider♀" not in other
        assert "woman)" not in other


@LANGUAGES
@pytest.mark.parametrize("slug", games())
def test_every_question_is_a_sentence(slug: str, language: str) -> None:
    """Never the key of a message that does not exist, whatever else a game's view calls a question."""
    match = Match.new(slug, seed=1)
    voice = Voice(language)
    voice.names = [f"Player {seat}" for seat in range(match.players)]
    voice.console = Console(file=io.StringIO(), width=WIDTH, highlight=False)
    while not match.over and match.played < MOVES:
        screen.show_question(voice, match, match.to_move or 0)
        match.play(match.choices()[-1])
    written = voice.console.file
    assert isinstance(written, io.StringIO)
    assert "-decision-" not in written.getvalue()
