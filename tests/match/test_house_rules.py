"""House rules: read from YAML, refused with a reason, tried out, and carried by records and positions."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.installed import install

import saloon
from saloon.engine import HouseRules, HouseRulesError, OptionError, PositionError, SaloonError
from saloon.games.house_rules import DEEPEST, LARGEST, parsed, read_house_rules
from saloon.match import Match
from saloon.match.replay import verify
from saloon.match.trial import try_out
from saloon.messages import languages

__all__ = ["install"]

RICH = """
name: Rich passengers
game: colt-express
options: {stagecoach: true}
tables:
  hand: 7
  ransoms: {zealot: 900}
  purse_counts: {250: 9, 500: 1}
  turns: {bridge: [normal, double, double]}
"""
FEW = "name: Few\ngame: six-territories\ntables: {characters: 2}"


def colt(tables: str) -> str:
    return f"name: x\ngame: colt-express\ntables: {tables}"


def play(match: Match, moves: int) -> Match:
    for _ in range(moves):
        match.play(match.choices()[0])
    return match


class TestReading:
    def test_a_file_says_what_is_played_otherwise(self, tmp_path: Path) -> None:
        (tmp_path / "rich.yaml").write_text(RICH, encoding="utf-8")
        house = saloon.house_rules(tmp_path / "rich.yaml")
        assert house == saloon.house_rules(RICH) == saloon.house_rules(yaml.safe_load(RICH))
        assert (house.game, house.name, house.options) == ("colt-express", "Rich passengers", {"stagecoach": True})
        assert house.tables == {
            "hand": 7,
            "purse_counts": {"250": 9, "500": 1},
            "ransoms": {"zealot": 900},
            "turns": {"bridge": ["normal", "double", "double"]},
        }

    def test_everybody_tells_the_same_rules_alike(self) -> None:
        """In another order, by a list, and with numbers that are as printed."""
        ransoms = [900, 900, 500, 800, 1000, 1000, 200, 250]
        one = saloon.house_rules(colt(f"{{ransoms: {ransoms}, draw: 3, hand: 7}}"))
        other = saloon.house_rules(colt("{hand: 7, ransoms: {zealot: 900}}"))
        assert one == other
        assert hash(one) == hash(other)
        assert one.digest == other.digest != saloon.house_rules(colt("{hand: 8}")).digest

    def test_what_differs_is_told_as_it_is_written(self) -> None:
        house = saloon.house_rules(RICH)
        told = saloon.game("colt-express").tables.differences(house.tables)
        assert [(one.table, one.row, one.printed, one.holds) for one in told] == [
            ("hand", "", 6, 7),
            ("purse_counts", "250", 8, 9),
            ("purse_counts", "500", 2, 1),
            ("ransoms", "zealot", 700, 900),
            ("turns", "bridge", ["normal", "double", "normal"], ["normal", "double", "double"]),
        ]

    def test_they_go_to_another_process(self) -> None:
        house = saloon.house_rules(RICH)
        assert pickle.loads(pickle.dumps(house)) == house
        assert saloon.house_rules(house.to_dict()) == house


FAULTS: list[tuple[str, str, dict[str, Any]]] = [
    ("a: [", "house-yaml", {"line": 1}),
    ("- 1", "house-document", {"value": "[1]"}),
    ("", "house-document", {"value": "None"}),
    ("when: 2001-99-99", "house-value", {}),
    ("? [1]\n: 2", "house-yaml", {}),
    ("a: &a 1\nb: *a", "house-alias", {"line": 2}),
    ("a: " + "[" * (DEEPEST + 1) + "]" * (DEEPEST + 1), "house-deep", {"limit": DEEPEST}),
    ("x" * (LARGEST + 1), "house-large", {"limit": LARGEST}),
    ("nam: x", "house-field", {"field": "nam", "known": "name, game, options, tables"}),
    ("name: x", "house-no-game", {"field": "game"}),
    ("name: x\ngame: chess", "unknown-game", {"game": "chess"}),
    ("name: x\ngame: [1]", "house-other-game", {"field": "game"}),
    ("game: hold-up\ntables: {bonus: 3}", "house-name", {"field": "name", "value": "None"}),
    (f"name: {'x' * 61}\ngame: hold-up\ntables: {{bonus: 3}}", "house-name", {"longest": 60}),
    ('name: "a\\nb"\ngame: hold-up\ntables: {bonus: 3}', "house-name", {}),
    ("name: x\ngame: hold-up", "house-nothing", {"game": "hold-up"}),
    ("name: x\ngame: hold-up\ntables: {bonus: 200}", "house-nothing", {}),
    ("name: x\ngame: hold-up\ntables: [1]", "house-mapping", {"field": "tables"}),
    ("name: x\ngame: hold-up\noptions: 3", "house-mapping", {"field": "options"}),
    ("name: x\ngame: hold-up\noptions: {poker: 3}", "option-unknown", {"option": "poker"}),
    (colt("{bank: 1}"), "house-table", {"table": "bank"}),
    (colt("{hand: 99}"), "house-number", {"field": "hand", "value": "99", "low": 1, "high": 10}),
    (colt("{hand: true}"), "house-number", {"value": "True"}),
    (colt("{hand: 6.5}"), "house-number", {"value": "6.5"}),
    (colt("{hand: seven}"), "house-number", {"value": "seven"}),
    (colt("{ransoms: {zealot: -1}}"), "house-number", {"field": "ransoms.zealot", "value": "-1"}),
    (colt("{ransoms: {poet: 1}}"), "house-row", {"field": "ransoms", "value": "poet"}),
    (colt("{ransoms: 3}"), "house-rows", {"field": "ransoms", "value": "3"}),
    (colt("{ransoms: [1, 2]}"), "house-list", {"field": "ransoms", "value": 2, "count": 8}),
    (colt("{purse_counts: {250: 18}}"), "house-total", {"field": "purse_counts", "total": 28, "high": 18}),
    (colt("{flasks: {old: 2}}"), "house-total", {"field": "flasks", "low": 6, "high": 6}),
    (colt("{turns: {bridge: []}}"), "house-symbols", {"field": "turns.bridge", "low": 1, "high": 5}),
    (colt("{turns: {bridge: [up]}}"), "house-symbol", {"field": "turns.bridge", "value": "up"}),
]
APART: list[tuple[str, str]] = [
    (colt("{bullets: 8}"), "ce-house-bullets"),
    (colt("{purse_values: {250: 300}}"), "ce-house-alike"),
    (colt("{wagon_purses: {a: 4}}"), "ce-house-purses"),
    (colt("{purse_counts: {250: 5, 300: 5}}"), "ce-house-first"),
    ("name: x\ngame: six-territories\ntables: {riches_values: {5: 3}}", "st-house-alike"),
    ("name: x\ngame: wyatt-earp\ntables: {share: 3}", "we-house-share"),
    ("name: x\ngame: wyatt-earp\ntables: {hand: 12, outlaw_cards: [3, 3, 3, 3, 3, 3, 3]}", "we-house-deck"),
    ("name: x\ngame: hold-up\ntables: {unused: 4}", "hu-house-unused"),
]


def told(error: SaloonError) -> None:
    """A person can read it, in every language, and it names what is wrong."""
    for language in languages():
        assert error.text(language) != f"error-{error.code}"
        assert "{ $" not in error.text(language)


class TestFaults:
    @pytest.mark.parametrize(("text", "code", "params"), FAULTS)
    def test_every_fault_names_its_field(self, text: str, code: str, params: dict[str, Any]) -> None:
        with pytest.raises(SaloonError) as refused:
            saloon.house_rules(text)
        assert refused.value.code == code
        assert refused.value.params.items() >= params.items()
        told(refused.value)

    @pytest.mark.parametrize(("text", "code"), APART)
    def test_numbers_that_do_not_go_together_are_refused(self, text: str, code: str) -> None:
        with pytest.raises(HouseRulesError) as refused:
            try_out(saloon.house_rules(text))
        assert refused.value.code == code
        told(refused.value)

    def test_they_are_for_the_game_that_was_asked_for(self) -> None:
        assert read_house_rules("name: x\ntables: {characters: 2}", "six-territories").game == "six-territories"
        with pytest.raises(HouseRulesError, match="six-territories") as refused:
            read_house_rules(FEW, "hold-up")
        assert refused.value.code == "house-other-game"

    def test_a_file_that_is_not_there(self, tmp_path: Path) -> None:
        with pytest.raises(HouseRulesError) as refused:
            saloon.house_rules(tmp_path / "none.yaml")
        told(refused.value)

    @pytest.mark.slow
    @given(st.text(max_size=400))
    @settings(max_examples=300)
    def test_no_text_gives_a_traceback(self, text: str) -> None:
        try:
            parsed(text)
        except HouseRulesError as error:
            told(error)

    @pytest.mark.slow
    @given(
        st.recursive(
            st.none()
            | st.booleans()
            | st.integers()
            | st.floats()
            | st.sampled_from(["hand", "ransoms", "turns", "bridge", "zealot", "normal", "x"]),
            lambda inner: (
                st.lists(inner, max_size=4)
                | st.dictionaries(
                    st.sampled_from(
                        ["name", "game", "options", "tables", "hand", "ransoms", "turns", "bridge", "zealot", 250]
                    ),
                    inner,
                    max_size=5,
                )
            ),
            max_leaves=12,
        )
    )
    @settings(max_examples=300)
    def test_no_document_gives_a_traceback(self, document: Any) -> None:
        for whole in ({"name": "x", "tables": document}, {"name": document, "options": document}):
            try:
                read_house_rules(yaml.safe_dump(whole), "colt-express")
            except SaloonError as error:
                told(error)


class TestTrial:
    @pytest.mark.slow
    def test_a_game_that_never_ends_is_refused(self) -> None:
        """Nobody ever captures anybody, and so nobody is ever paid."""
        poor = "{capture: 20, outlaw_points: 1, photo_points: 0, bank_points: 0, gun_points: 0, stagecoach_points: 0}"
        with pytest.raises(HouseRulesError) as refused:
            try_out(saloon.house_rules(f"name: Nobody is caught\ngame: wyatt-earp\ntables: {poor}"))
        assert refused.value.code == "house-endless"
        told(refused.value)

    def test_what_a_rule_breaks_is_refused(self, monkeypatch: pytest.MonkeyPatch) -> None:
        house = saloon.house_rules(FEW)
        game = saloon.game(house)
        for broken, code in ((1, "house-broken"), (0, "house-overflow"), (None, "house-fault")):
            with monkeypatch.context() as patch:
                if broken is None:
                    patch.setitem(game.__dict__, "view", lambda state, seat: state.nothing)
                elif broken:
                    patch.setattr(game.plain, "check", lambda state: 1)
                else:
                    patch.setattr(game.State, "pack", lambda state: __import__("struct").pack("b", 1000))
                with pytest.raises(HouseRulesError) as refused:
                    try_out(house)
            assert refused.value.code == code
            told(refused.value)

    def test_options_that_contradict_are_refused(self) -> None:
        with pytest.raises(OptionError):
            try_out(saloon.house_rules("name: x\ngame: colt-express\noptions: {poodle_on_top: false, expert: true}"))

    def test_the_verdict_is_always_the_same(self) -> None:
        assert try_out(saloon.house_rules(FEW)) is try_out(saloon.house_rules(FEW))


class TestMatches:
    def test_a_match_plays_by_them_and_by_their_options(self) -> None:
        match = Match.new(saloon.house_rules(RICH), players=4, seed=1)
        assert match.options == {"stagecoach": True}
        assert Match.new(saloon.house_rules(RICH), 4, {"stagecoach": False}).options == {}
        assert match.game.slug == "colt-express"
        assert match.game.printed["hostages"]["zealot"]["ransom"] == 900
        assert saloon.game("colt-express").printed["hostages"]["zealot"]["ransom"] == 700

    def test_a_record_carries_them_whole(self) -> None:
        match = play(Match.new(saloon.house_rules(RICH), players=3, seed=5), 12)
        record = match.truth.record()
        assert json.loads(record.to_json())["house"] == {
            "name": "Rich passengers",
            "tables": dict(saloon.house_rules(RICH).tables),
        }
        again = Match.replay(record.to_json())
        assert again.truth.states == match.truth.states
        assert again.game.house == match.game.house
        assert verify(record).proven

    def test_a_record_without_them_is_as_it_was(self) -> None:
        assert "house" not in json.loads(play(Match.new("hold-up", seed=1), 3).truth.record().to_json())

    @pytest.mark.parametrize(
        ("house", "code"),
        [
            ({"name": "Few", "tables": {"characters": 3}}, "record-house"),
            ({"name": " Few", "tables": {"characters": 2}}, "record-house"),
            ({"name": "Few", "tables": {"characters": 99}}, "house-number"),
            ({"name": "Few", "tables": {"riches_values": {"5": 3}}}, "st-house-alike"),
            ({"name": "Few"}, "record-malformed"),
            ({"name": "Few", "tables": {}, "more": 1}, "record-malformed"),
            (None, "record-tampered"),
        ],
    )
    def test_a_record_that_tells_them_otherwise_is_refused(self, house: Any, code: str) -> None:
        """Without them, or with others, it is a match that never was."""
        match = Match.new(saloon.house_rules(FEW), players=2, seed=2)
        while match.to_move is not None and match.view(0)["characters"] != [0, 0]:
            placing = [choice for choice in match.choices() if choice.text == "place"]
            match.play((placing or match.choices())[0])
        while not match.over:
            match.play(match.choices()[0])
        record = {**json.loads(match.truth.record().to_json()), "house": house}
        with pytest.raises(SaloonError) as refused:
            Match.replay({key: value for key, value in record.items() if value is not None})
        assert refused.value.code == code

    def test_a_position_carries_them(self) -> None:
        match = play(Match.new(saloon.house_rules(FEW), players=2, seed=2), 4)
        position = match.truth.position()
        assert position["house"] == {"name": "Few", "tables": {"characters": 2}}
        again = Match.from_position("six-territories", position)
        assert again.game is match.game
        assert again.truth.position() == position
        assert Match.replay(again.truth.record()).game is match.game
        assert Match.from_position(saloon.house_rules(FEW), position).game is match.game

    def test_a_position_of_other_house_rules_is_refused(self) -> None:
        position = Match.new(saloon.house_rules(FEW), seed=2).truth.position()
        other = saloon.house_rules(FEW.replace("2", "4"))
        for key, told_at in ((other, position), ("six-territories", {**position, "house": 3})):
            with pytest.raises(PositionError) as refused:
                Match.from_position(key, told_at)
            told(refused.value)

    def test_bots_play_by_them(self) -> None:
        match = Match.new(saloon.house_rules(FEW), players=2, seed=3)
        while not match.over:
            seat = match.to_move or 0
            match.play(saloon.bot("deputy").choose(match.sight(seat), seed=match.played))
        assert match.result


PLUGIN = """
from dataclasses import replace
from saloon.engine import Tables
from tests.engine import toy

HOUSE = Tables()
FACES = HOUSE.number("faces", 4, low=2, high=6)
GAME = replace(toy.GAME, slug="loaded", tables=HOUSE)
"""
FORGETFUL = "from dataclasses import replace\nfrom tests.engine import toy\nGAME = replace(toy.GAME, slug='loaded')\n"


@pytest.mark.slow
class TestPlugins:
    def test_a_game_of_another_package_takes_them(self, install: Any) -> None:
        install("loaded_dice", {"__init__.py": PLUGIN}, games={"loaded": "loaded_dice:GAME"})
        house = saloon.house_rules("name: x\ngame: loaded\ntables: {faces: 6}")
        game = saloon.game(house)
        assert (game.slug, game.house) == ("loaded", house)
        assert saloon.game("loaded").house is None

    def test_one_that_is_not_made_anew_takes_none(self, install: Any) -> None:
        install("loaded_dice", {"__init__.py": FORGETFUL}, games={"loaded": "loaded_dice:GAME"})
        with pytest.raises(SaloonError) as refused:
            saloon.game(HouseRules("loaded", "x"))
        assert refused.value.code == "house-rules-not-made"
        told(refused.value)

    def test_one_that_a_program_brings_is_found_in_its_module(self, install: Any) -> None:
        install("loaded_dice", {"__init__.py": "", "game.py": PLUGIN})
        from loaded_dice.game import GAME  # type: ignore[import-not-found]

        saloon.register(GAME)
        with pytest.raises(SaloonError) as refused:
            saloon.game(HouseRules("loaded", "x", {"faces": 2}))
        assert refused.value.code == "house-rules-no-folder"
        told(refused.value)
