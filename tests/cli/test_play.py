"""Playing at the terminal: whole games, what can be typed, saving and going on, people around one keyboard."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.kit import ALWAYS_FIRST, saloon, saved_match
from tests.games.colt_express.test_alike import robbery
from tests.house import each_slug

import saloon as house
from saloon.engine import Event
from saloon.match import Match
from saloon.terminal.asking import SessionError, meant

pytestmark = pytest.mark.usefixtures("interpreted")

LANGUAGES = pytest.mark.parametrize("language", ["en", "fr"])
WIDTH = 80
RESULT = {"en": "Result", "fr": "Résultat"}


@pytest.mark.slow
@each_slug
@LANGUAGES
def test_a_whole_game_is_played_through_a_pipe(slug: str, language: str) -> None:
    result = saloon("--lang", language, "play", slug, "--seed", 3, typed=ALWAYS_FIRST)
    match = Match.new(slug, seed=3)
    assert result.exit_code == 0
    assert RESULT[language] in result.stdout
    assert result.stdout.count(match.commitment) == 2
    assert match.truth.seed.hex() in result.stdout
    assert result.stderr == ""


@each_slug
def test_every_board_fits_eighty_columns_without_colour_or_control(slug: str) -> None:
    players = house.game(slug).players[-1]
    shown = saloon("play", slug, "--players", players, "--seed", 5, typed=ALWAYS_FIRST).stdout
    assert "\x1b" not in shown
    assert all(len(line) <= WIDTH for line in shown.splitlines() if "SHA-256" not in line)


@each_slug
def test_bots_play_among_themselves(slug: str) -> None:
    players = house.game(slug).players[0]
    result = saloon("play", slug, "--watch", "--bot", "random", "--seed", 1, "--players", players)
    assert result.exit_code == 0
    assert "Result" in result.stdout
    assert "Your choice" not in result.stdout


def test_a_game_is_picked_from_the_menu() -> None:
    number = house.list_games().index("six-territories") + 1
    result = saloon("play", typed=f"99\n{number}\n7\n1\nquit\n")
    assert "1. " in result.stdout
    assert "Answer with a number from 1 to 5 or with the name of a level." in result.stdout
    assert "At the table: Bot 2 (Tenderfoot)" in result.stdout
    assert "Answer with a number from 1 to" in result.stdout
    assert "Six Territories · move 1" in result.stdout


def test_as_many_play_as_in_a_first_game_unless_the_options_rule_it_out() -> None:
    shown = " ".join(saloon("play", "colt-express", "--seed", 5, typed="q\n").stdout.split())
    assert all(f"Bot {number} (Deputy)" in shown for number in (2, 3, 4))
    assert "Bot 5" not in shown
    assert "Choose a bandit" not in shown
    shown = saloon("play", "colt-express", "--seed", 5, "--option", "variant=leaflet", typed="q\n").stdout
    assert "Bot 2 (Deputy)" in shown


def test_moves_are_taken_in_words() -> None:
    first = Match.new("six-territories", 2, seed=5).choices()[0].text
    shown = saloon(
        "play", "six-territories", "--players", 2, "--seed", 5, typed=f"  {first.upper()} \nlog\nquit\n"
    ).stdout
    assert "Six Territories · move 1" in shown
    assert "Six Territories · move 2" not in shown
    assert "Six Territories · move 3" in shown


@pytest.mark.parametrize("nonsense", ["0", "99", "lay everything", "", "²", "1 2", "-1", "\N{SNOWMAN}" * 500])
def test_nonsense_is_answered_and_changes_nothing(nonsense: str) -> None:
    shown = saloon("play", "six-territories", "--seed", 5, typed=f"{nonsense}\nquit\n").stdout
    assert shown.count("Your choice") == 2
    assert "move 2" not in shown


def test_the_table_helps() -> None:
    typed = "?\nhint\nwhy\nrules 5\nrules 99\nlog\nundo\n1\nundo\nsave\nquit\n"
    shown = saloon("play", "six-territories", "--seed", 5, typed=typed).stdout
    for said in (
        "take back your last move",
        "The best choices, with your chance of winning:",
        "No bot has moved there yet.",
        "ST-05",
        "no clause “99”",
        "Player 1 draws",
        "there is none to take back",
        "Say where: save FILE.",
        "This match was not saved.",
    ):
        assert said in shown
    assert shown.count("Six Territories · move 1") == 2


def test_the_table_says_what_a_thing_does() -> None:
    typed = "? riches worth 0\n? territory:forest\n? 1\n? banjo\n?\nrules 6\nquit\n"
    shown = saloon("play", "six-territories", "--seed", 5, typed=typed).stdout
    told = " ".join(shown.split())
    assert told.count("Worth nothing, but it takes up a place for riches") == 2  # and once below the clause
    assert told.count("A territory Each character posted here brings its player the riches") == 3
    assert "Nothing in this game is called “banjo”." in told
    assert "What can be chosen here:" in told
    french = saloon("play", "colt-express", "--lang", "fr", "--seed", 5, typed="? bigote\n? fire\nquitter\n").stdout
    told = " ".join(french.split())
    assert "La Bigote Les Chevauchées de son ravisseur n’ont plus d’effet. Rançon à la fin : 700 $. HS-20" in told
    assert "Tir Logez une de vos balles" in told


def test_a_question_needs_no_blank_and_to_quit_one_letter() -> None:
    shown = saloon("play", "colt-express", "--seed", 5, typed="?fire\nq\n")
    assert shown.exit_code == 0
    assert "Give one of your bullets to a bandit in range" in " ".join(shown.stdout.split())
    assert "none of the choices" not in shown.stdout
    assert "This match was not saved." in shown.stdout


def test_the_table_understands_the_words_of_the_language() -> None:
    shown = saloon(
        "play", "six-territories", "--lang", "fr", "--seed", 5, typed="aide\nconseil\njournal\nquitter\n"
    ).stdout
    assert "reprendre votre dernier coup" in shown
    assert "Les meilleurs choix" in shown
    assert "n’a pas été enregistrée" in shown


def test_what_is_no_choice_is_refused_in_the_language_without_a_list_of_notation() -> None:
    shown = saloon("play", "six-territories", "--lang", "fr", "--seed", 5, typed="danser\nquitter\n").stdout
    choices = Match.new("six-territories", seed=5).choices()
    assert (
        f"«\u00a0danser\u00a0» n’est pas l’un des choix ci-dessus. Répondez par un nombre de 1 à {len(choices)}"
        in shown.replace("\n", " ")
    )
    after = shown[shown.index("danser") :]
    assert not [choice.text for choice in choices if choice.text in after]


@pytest.mark.parametrize(("typed", "seated"), [("", "Deputy"), ("legend", "Legend"), ("3", "Marshal")])
def test_who_picks_a_game_picks_the_level_too(typed: str, seated: str) -> None:
    assert f"Bot 2 ({seated})" in saloon("play", typed=f"six-territories\n{typed}\nquit\n").stdout


def test_bots_asked_for_are_not_asked_about() -> None:
    shown = saloon("play", "--bot", "marshal@0.05", typed="six-territories\nquit\n").stdout
    assert "Bot 2 (Marshal · 0.05 seconds)" in shown
    assert "Against whom?" not in shown


@pytest.mark.slow
class TestThoughts:
    """What bots think, told at the table."""

    TWO = ("play", "colt-express", "--players", 3, "--seed", 4)

    @LANGUAGES
    @each_slug
    def test_a_hint_tells_chances_and_what_would_follow(self, slug: str, language: str) -> None:
        usual = house.game(slug).offered[0].players
        seed = next(seed for seed in range(99) if Match.new(slug, usual, seed=seed).to_move == 0)
        shown = saloon("--lang", language, "play", slug, "--seed", seed, typed="hint\nquit\n").stdout
        lines = shown[shown.rindex({"en": "The best choices", "fr": "Les meilleurs choix"}[language]) :].splitlines()
        listed = [line.split() for line in lines[1:] if "%" in line and not line.strip().startswith("·")]
        choices = Match.new(slug, usual, seed=seed).choices()
        assert 1 <= len(listed) <= 4
        assert all(1 <= int(words[0]) <= len(choices) for words in listed)
        assert all(choices[int(words[0]) - 1].text.split()[-1] == words[-1] for words in listed)
        assert "because-" not in shown
        assert {"en": "not compiled yet", "fr": "pas encore compilées"}[language] in shown

    def test_the_same_table_gives_the_same_hint(self) -> None:
        one, other = (saloon(*self.TWO, typed="hint\nquit\n").stdout for _ in range(2))
        assert one == other

    def test_a_bots_move_is_explained(self) -> None:
        table = ("play", "colt-express", "--players", 3, "--seed", 5)
        shown = saloon(*table, "--bot", "deputy", typed="1\nwhy\nwhy 2\nquit\n").stdout
        last, second = shown.split("Your choice")[-3:-1]
        assert "Bot 3: Play" in last
        assert "What speaks for it:" in last
        assert "Bot 2: Play" in second

    def test_a_card_played_face_down_stays_secret(self) -> None:
        shown = saloon(*self.TWO, "--bot", "deputy", typed="1\n1\n1\nexplain 2\nwhy 3\nquit\n").stdout
        dark = [bot for bot, name in ((2, "Tuco"), (3, "Cheyenne")) if f"{name} plays a card face down." in shown]
        assert dark
        for bot in (2, 3):
            secret = f"What Bot {bot} has done stays secret, and so does why." in shown
            assert secret == (bot in dark)

    @pytest.mark.parametrize("which", ["why", "why 1", "why 2", "why him"])
    def test_where_no_bot_has_moved_there_is_nothing_to_explain(self, which: str) -> None:
        shown = saloon("play", "six-territories", "--seed", 5, typed=f"{which}\nquit\n").stdout
        assert "No bot has moved there yet." in shown

    def test_bots_that_search_say_that_they_play_weaker(self) -> None:
        result = saloon(*self.TWO, "--bot", "marshal", typed="1\n1\nquit\n")
        assert result.stderr.count("The rules are not compiled yet") == 1
        assert "not compiled" not in saloon(*self.TWO, "--bot", "deputy", typed="1\n1\nquit\n").output

    def test_a_think_time_is_kept_in_the_record(self, tmp_path: Path) -> None:
        path = saved_match(tmp_path, "six-territories", "--bot", "marshal@0.02", typed="1\n")
        assert json.loads(path.read_text())["seats"] == ["Player 1", *["marshal@0.02"] * 3]
        assert "Bot 2 (Marshal · 0.02 seconds)" in saloon("play", "--resume", path, typed="quit\n").stdout


def test_the_end_of_the_input_ends_politely() -> None:
    result = saloon("play", "six-territories", typed="1\n")
    assert result.exit_code == 0
    assert "The input has ended" in result.stdout
    assert result.stderr == ""


def test_an_interrupt_ends_quietly(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupted(*arguments: Any) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("saloon.terminal.voice.Voice.hear", interrupted)
    path = tmp_path / "match.json"
    result = saloon("play", "six-territories", "--save", path)
    assert result.exit_code == 130
    assert f"saloon play --resume {path}" in "".join(result.stdout.splitlines())
    assert "Traceback" not in result.output


@each_slug
def test_a_match_goes_on_where_it_was_left(slug: str, tmp_path: Path) -> None:
    whole = saved_match(tmp_path, slug, "--seed", 7)
    (tmp_path / "cut").mkdir()
    cut = saved_match(tmp_path / "cut", slug, "--seed", 7, typed="1\n" * 4)
    assert "result" not in json.loads(cut.read_text())
    assert saloon("play", "--resume", cut, typed=ALWAYS_FIRST).exit_code == 0
    assert cut.read_text() == whole.read_text()


def test_going_on_elsewhere_leaves_the_old_file_alone(tmp_path: Path) -> None:
    old = saved_match(tmp_path, "six-territories", "--seed", 7, typed="1\n" * 4)
    before = old.read_text()
    new = tmp_path / "new.json"
    assert saloon("play", "--resume", old, "--save", new, typed=ALWAYS_FIRST).exit_code == 0
    assert old.read_text() == before
    assert "result" in json.loads(new.read_text())


def test_a_match_is_saved_from_the_table(tmp_path: Path) -> None:
    path = tmp_path / "later.json"
    saloon("play", "six-territories", "--seed", 2, typed=f"1\nsave {path}\n1\n")
    assert len(json.loads(path.read_text())["moves"]) >= 2


def test_a_record_remembers_who_sat_where(tmp_path: Path) -> None:
    arguments = ("six-territories", "--players", 4, "--hotseat", "--name", "Ann", "--bot", "random", "--bot", "deputy")
    path = saved_match(tmp_path, *arguments, typed="1\n")
    assert json.loads(path.read_text())["seats"] == ["Ann", "Player 2", "random", "deputy"]
    assert "Ann" in saloon("play", "--resume", path, typed="quit\n").stdout


def test_a_position_is_the_beginning(tmp_path: Path) -> None:
    path = tmp_path / "puzzle.yaml"
    path.write_text(
        "players: 2\nturn: 0\ndrawn: riches-5\nlands: {forest: {symbols: 2, riches: [3], characters: {0: 1}}}\n"
    )
    shown = saloon("play", "six-territories", "--position", path, typed="lay 5 on forest\nquit\n").stdout
    assert "pot 3" in shown
    assert "Player 1 lays the 5 on the lumberjacks’ forest." in shown


class TestAroundOneKeyboard:
    """People pass the keyboard; nobody may see what another holds."""

    @pytest.fixture
    def canaries(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Put into everything a seat is shown a word that tells whose it is."""
        view, events = Match.view, Match.events

        def marked_view(match: Match, seat: int | None) -> dict[str, Any]:
            seen = view(match, seat)
            return seen if seat is None else {**seen, "hand": {f"canary-{seat}": 1}}

        def marked_events(match: Match, since: int = 0, seat: int | None = None, **more: Any) -> list[Event]:
            told = events(match, since, seat, **more)
            return [*told, Event(0, f"canary-{seat}", {})] if told and seat is not None else told

        monkeypatch.setattr(Match, "view", marked_view)
        monkeypatch.setattr(Match, "events", marked_events)

    @pytest.mark.slow
    def test_a_curtain_hides_every_hand(self, canaries: None) -> None:
        turns = self._turns(saloon_leniently("play", "colt-express", "--hotseat", "--players", 4, "--seed", 1))
        assert len(turns) > 20
        for name, shown in turns:
            own = int(name.removeprefix("Player ")) - 1
            assert f"canary-{own}" in shown
            assert not [seat for seat in range(4) if seat != own and f"canary-{seat}" in shown]

    @pytest.mark.slow
    def test_the_last_screen_shows_no_hand(self, canaries: None) -> None:
        shown = saloon_leniently("play", "colt-express", "--hotseat", "--players", 4, "--seed", 1)
        assert "canary" not in shown.rpartition("Your choice")[2]

    def test_one_person_alone_sees_no_curtain(self) -> None:
        assert "Pass the keyboard" not in saloon("play", "colt-express", typed="1\n1\n").stdout

    def test_where_nothing_is_hidden_there_is_no_curtain(self) -> None:
        assert "Pass the keyboard" not in saloon("play", "six-territories", "--hotseat", typed="1\n1\n1\n").stdout

    @staticmethod
    def _turns(shown: str) -> list[tuple[str, str]]:
        """Who took the keyboard, and all that was shown until the next one did."""
        pieces = shown.split("Pass the keyboard to ")[1:-1]
        return [(piece.partition(",")[0], piece) for piece in pieces]


def saloon_leniently(*arguments: object) -> str:
    """What is shown where unknown words stand for themselves."""
    return saloon(*arguments, typed=ALWAYS_FIRST, SALOON_STRICT_MESSAGES=None).stdout


def test_a_number_counts_what_is_in_the_list_and_notation_means_what_is_alike_there() -> None:
    match = robbery(floor={2: ["purse 4", "purse 7", "jewel"]})
    purse, jewel = match.offers()
    assert [meant(match, given) for given in ("1", "2", "rob purse 7", "rob jewel")] == [purse, jewel, purse, jewel]
    for given, code in (("3", "cli-choice-number"), ("rob purse 9", "cli-not-a-choice")):
        with pytest.raises(SessionError) as refused:
            meant(match, given)
        assert refused.value.code == code
