"""Messages: the formatter, and that every language says everything, with the same words to fill in."""

from __future__ import annotations

import ast
import re
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import saloon
from saloon.messages import FALLBACK, STRICT, Catalogue, MessageError, languages, message, normalise
from saloon.resources import message_files
from saloon.rulebook import source

SOURCE = Path(saloon.__file__).parent


def name_of_file(path: Path) -> str:
    """A file of messages, whatever its language: `hold_up/locales/…/game.ftl`, or `web.ftl` for all games."""
    home, _, below = str(path).rpartition("/locales/")
    return f"{Path(home).name}/{below.partition('/')[2]}"


FILES = [name_of_file(path) for path in message_files(FALLBACK)]
MADE_UP = """
name-seat = joueur { $number }
name-doc = Doc
money = { $amount }\u00a0$
shot = { $seat_name } vise { $target_name }
fled = { $to_who_name } fuit en { $to_car }
loot = { MONEY($loot) }
score = { $points } points
wrapped =
    une ligne
    puis une autre
bare =
    .title = rien
yes =
    { $expert ->
        [true] oui
       *[false] non
    }
"""
TYPED = re.compile(r"scoring: advanced|\?(?= pour|\u00a0: aide)")  # what somebody types, not what is said
CROWDED = re.compile(r"[\w)\]][:;!?»](?=\s|$)|\S [:;!?»](?=\s|$|[.,)])|« ")  # marks without their no-break space
LANGUAGES = pytest.mark.parametrize("language", languages())


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(STRICT, "1")


@pytest.fixture
def lenient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(STRICT, raising=False)


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Catalogue:
    """A catalogue of the few messages above."""
    path = tmp_path / "made-up.ftl"
    path.write_text(MADE_UP, encoding="utf-8")
    monkeypatch.setattr("saloon.messages.message_files", lambda language, game: [path])
    return Catalogue("fr")


class TestFormatter:
    def test_words_that_have_a_name_are_named(self, made_up: Catalogue) -> None:
        assert made_up.format("shot", {"seat": 2, "target": "doc"}) == "joueur 3 vise Doc"

    def test_fields_of_a_mapping_are_words_of_their_own(self, made_up: Catalogue, strict: None) -> None:
        assert made_up.format("fled", {"to": {"car": 3, "who": "doc"}}) == "Doc fuit en 3"

    def test_seats_bear_the_names_of_who_sits_there(self, made_up: Catalogue) -> None:
        shot = {"target": "doc"}
        assert made_up.format("shot", {"seat": 1, **shot}, ["Ann", "Bo"]) == "Bo vise Doc"
        assert made_up.format("shot", {"seat": 1, **shot}, ["Ann", ""]) == "joueur 2 vise Doc"
        assert made_up.format("shot", {"seat": 1, **shot}, ["Ann"]) == "joueur 2 vise Doc"

    def test_a_word_without_a_name_stands_for_itself(self, made_up: Catalogue, lenient: None) -> None:
        assert made_up.format("shot", {"seat": 0, "target": "belle"}) == "joueur 1 vise belle"

    def test_a_word_without_a_name_is_an_error_in_strict_mode(self, made_up: Catalogue, strict: None) -> None:
        with pytest.raises(MessageError, match="target_name"):
            made_up.format("shot", {"seat": 0, "target": "belle"})

    def test_numbers_and_money_are_written_as_in_french(self, made_up: Catalogue, strict: None) -> None:
        assert made_up.format("score", {"points": 12_500}) == "12\u202f500 points"
        assert made_up.format("loot", {"loot": 1_250}) == "1\u202f250\u00a0$"
        assert made_up.format("loot", {"loot": -250}) == "−250\u00a0$"

    @pytest.mark.slow
    def test_money_in_english(self) -> None:
        english = Catalogue("en")
        assert english._money(1250) == "$1,250"
        assert english.format("balance", {"amount": -300}) == "−$300"

    def test_fractions_are_written_as_such(self, made_up: Catalogue, strict: None) -> None:
        assert made_up.format("score", {"points": Fraction(10, 3)}) == "10/3 points"
        assert made_up.format("score", {"points": Fraction(6, 3)}) == "2 points"

    def test_yes_and_no_can_be_told_apart(self, made_up: Catalogue, strict: None) -> None:
        assert [made_up.format("yes", {"expert": expert}) for expert in (True, False)] == ["oui", "non"]

    def test_no_isolation_marks_and_no_line_breaks(self, made_up: Catalogue) -> None:
        said = made_up.format("shot", {"seat": 0, "target": "doc"}) + made_up.format("wrapped")
        assert said == "joueur 1 vise Docune ligne puis une autre"

    def test_endless_words_are_cut(self, made_up: Catalogue, strict: None) -> None:
        said = made_up.format("score", {"points": "x" * 100_000})
        assert said == "x" * 2000 + "… points"

    def test_a_message_without_text_is_an_error(self, made_up: Catalogue) -> None:
        with pytest.raises(MessageError, match="bare"):
            made_up.format("bare")

    def test_a_missing_argument_is_an_error_in_strict_mode(self, made_up: Catalogue, strict: None) -> None:
        with pytest.raises(MessageError, match="points"):
            made_up.format("score")


class TestLanguages:
    def test_english_and_french_are_there(self) -> None:
        assert {"en", "fr"} <= set(languages())

    @pytest.mark.parametrize(
        ("tag", "language"),
        [
            ("fr", "fr"),
            ("fr-FR", "fr"),
            ("fr_CA.UTF-8", "fr"),
            ("FR", "fr"),
            ("en-GB", "en"),
            ("tlh", "en"),
            ("", "en"),
            ("..", "en"),
            ("C", "en"),
        ],
    )
    def test_tags_are_understood(self, tag: str, language: str) -> None:
        assert normalise(tag) == language

    def test_a_sentence_in_each(self) -> None:
        assert message("error-not-your-turn", {"seat": 1}, "en-GB") == "It is not your turn: Player 2 is to choose."
        french = "Ce n’est pas à vous de jouer\u00a0: c’est le tour de Ann."
        assert message("error-not-your-turn", {"seat": 0}, "fr-FR", ["Ann", "Bo"]) == french

    def test_a_missing_message_is_its_key(self, lenient: None) -> None:
        assert message("no-such-message", {}, "fr") == "no-such-message"

    def test_a_missing_message_is_an_error_in_strict_mode(self, strict: None) -> None:
        with pytest.raises(MessageError, match="no-such-message"):
            message("no-such-message", {}, "fr")

    def test_errors_say_what_is_wrong(self) -> None:
        with pytest.raises(saloon.SaloonError) as refusal:
            saloon.game("whist")
        assert str(refusal.value).startswith("There is no game “whist”. There are: ")
        assert refusal.value.text("fr").startswith("Aucun jeu ne s’appelle «\u00a0whist\u00a0».")


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


class References(Visitor):
    """Collects the messages that a message is made of."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.found.add(node.id.name)


class Texts(Visitor):
    """Collects what a message says between its variables."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.found.append(node.value)


@cache
def entries_of(language: str, file: str) -> list[ftl.Message | ftl.Term]:
    paths = {name_of_file(path): path for path in message_files(language)}
    body = FluentParser().parse(paths[file].read_text(encoding="utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    return [entry for entry in body if isinstance(entry, (ftl.Message, ftl.Term))]


def variables_of(entry: ftl.Message | ftl.Term) -> set[str]:
    visitor = Variables()
    visitor.visit(entry)
    return visitor.found


@LANGUAGES
class TestCatalogues:
    def test_every_file_is_there(self, language: str) -> None:
        assert [name_of_file(path) for path in message_files(language)] == FILES

    @pytest.mark.parametrize("file", FILES)
    def test_every_message_is_there_with_the_same_variables(self, language: str, file: str) -> None:
        ours = {entry.id.name: variables_of(entry) for entry in entries_of(language, file)}
        theirs = {entry.id.name: variables_of(entry) for entry in entries_of(FALLBACK, file)}
        assert ours == theirs

    def test_no_message_is_written_twice(self, language: str) -> None:
        names = [entry.id.name for file in FILES for entry in entries_of(language, file)]
        assert sorted(names) == sorted(set(names))

    def test_no_message_is_made_of_one_that_is_not_there(self, language: str) -> None:
        entries = [entry for file in FILES for entry in entries_of(language, file)]
        names = {entry.id.name for entry in entries}
        missing = {}
        for entry in entries:
            visitor = References()
            visitor.visit(entry)
            missing[entry.id.name] = visitor.found - names
        assert {name: found for name, found in missing.items() if found} == {}

    def test_a_name_that_is_a_sentence_is_not_given_a_second_end(self, language: str) -> None:
        entries = [entry for file in FILES for entry in entries_of(language, file)]
        exclaimed = [
            entry.id.name
            for entry in entries
            if entry.id.name.startswith("name-") and message(entry.id.name, {}, language)[-1] in "!?…"
        ]
        assert exclaimed == ["name-take-it-all"]
        for entry in entries:
            if "event_name" in variables_of(entry):
                args = {**dict.fromkeys(variables_of(entry), 1), "event": "take-it-all"}
                said = message(entry.id.name, args, language)
                assert not re.search(r"[!?…]\s*[.!?]", said), said

    @pytest.mark.slow
    @pytest.mark.parametrize("slug", saloon.list_games())
    def test_a_whole_match_can_be_told(self, language: str, slug: str, strict: None) -> None:
        match = saloon.Match.new(slug, players=saloon.game(slug).players[-1], seed=7)
        while not match.over:
            for choice in match.choices():
                assert message(choice.key, choice.args, language)
            match.play(match.choices()[match.played % len(match.choices())])
        for seat in [None, *range(match.players)]:
            for event in match.events(seat=seat):
                assert message(event.key, event.args, language) or event.key.endswith("-hidden")
        assert match.result is not None
        for part in (part for parts in match.result.parts for part in parts):
            assert message(part.key, part.args, language)

    @pytest.mark.parametrize("slug", saloon.list_games())
    def test_every_invariant_has_words(self, language: str, slug: str, strict: None) -> None:
        game = saloon.game(slug)
        for invariant, field in game.invariants.items():
            params = {"field": field, "broken": game.name_of(invariant)}
            assert message("error-position-impossible", params, language).endswith(".")


class TestEnglish:
    def test_what_a_train_is_made_of_is_a_car(self) -> None:
        for file in FILES:
            for entry in entries_of("en", file):
                visitor = Texts()
                visitor.visit(entry)
                assert not re.search("wagon", " ".join(visitor.found), re.IGNORECASE), entry.id.name
        assert "wagon" not in source("colt-express", "en").casefold()


class TestFrench:
    def test_marks_of_two_parts_stand_off_by_a_space_that_never_breaks(self) -> None:
        for file in FILES:
            for entry in entries_of("fr", file):
                visitor = Texts()
                visitor.visit(entry)
                for text in visitor.found:
                    assert not CROWDED.search(TYPED.sub("", text)), entry.id.name

    def test_what_is_left_agrees_with_its_number(self) -> None:
        for key, args in (("ce-part-gunslinger", "bullets"), ("cli-st-player", "left"), ("board-ce-neutral", "count")):
            one, two = (message(key, {args: count, "name": "Ann"}, "fr") for count in (1, 2))
            assert re.search(r"\breste\b", one, re.IGNORECASE), one
            assert re.search(r"\brestent\b", two, re.IGNORECASE), two

    def test_cards_and_tokens_have_french_names(self) -> None:
        """A game's title may be English; what lies on its table is not."""
        english = re.compile(r"Wanted|(?<!Number )\bOne\b")
        for file in FILES:
            for entry in entries_of("fr", file):
                visitor = Texts()
                visitor.visit(entry)
                assert not english.search(" ".join(visitor.found)), entry.id.name
        for slug in saloon.list_games():
            assert not english.search(source(slug, "fr")), slug

    def test_a_hint_has_one_name(self) -> None:
        assert message("cli-word-hint", {}, "fr") == message("web-hint", {}, "fr").casefold()


@cache
def error_calls() -> list[tuple[str, set[str], bool]]:
    """Every error raised with a literal code, anywhere: its code, its parameters, and whether there may be more."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py"))]
    classes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    kinds = {"SaloonError"}
    while more := {node.name for node in classes if kinds & {name_of(base) for base in node.bases}} - kinds:
        kinds |= more
    found = []
    for call in (node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)):
        if name_of(call.func) in kinds and call.args and isinstance(call.args[0], ast.Constant):
            names = {keyword.arg for keyword in call.keywords}
            found.append((str(call.args[0].value), {name for name in names if name}, None in names))
    return found


def name_of(node: Any) -> str:
    return getattr(node, "id", getattr(node, "attr", ""))


@cache
def errors() -> dict[str, set[str]]:
    """The messages of errors, by code, with the variables they name."""
    return {
        entry.id.name.removeprefix("error-"): variables_of(entry)
        for file in FILES
        for entry in entries_of(FALLBACK, file)
        if entry.id.name.startswith("error-")
    }


def said_by_the_client(code: str) -> bool:
    """Whether the browser client makes this error itself."""
    return any(
        f"'{code}'" in path.read_text(encoding="utf-8")
        for path in (Path(__file__).parents[1] / "web" / "src").rglob("*.ts")
    )


class TestErrors:
    @pytest.mark.slow
    def test_the_search_finds_them(self) -> None:
        assert {"unknown-game", "option-range", "unknown-move", "record-malformed"} <= {
            code for code, *_ in error_calls()
        }

    @pytest.mark.slow
    def test_every_error_has_a_message(self) -> None:
        assert {code for code, *_ in error_calls()} - set(errors()) == set()

    def test_every_message_has_an_error(self) -> None:
        raised = {code for code, *_ in error_calls()}
        assert {code for code in set(errors()) - raised if not said_by_the_client(code)} == set()

    def test_every_error_carries_what_its_message_names(self) -> None:
        for code, given, open_ended in error_calls():
            needed = {name.removesuffix("_name") for name in errors().get(code, ())}
            assert open_ended or needed <= given, code


def test_several_seats_are_named_one_by_one() -> None:
    tied = {"seats": [0, 2, 3], "points": 5, "holder": None}
    names = ["Ann", "Bob", "", "Eve"]
    assert message("pe-one-tied", tied, "en", names) == "Ann, Player 3, and Eve are tied at 5 points."
    assert message("pe-one-tied", tied, "fr", names).startswith("Ann, Joueur 3 et Eve sont à égalité")
