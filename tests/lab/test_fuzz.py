"""Fuzzing: positions of a number are always the same, and what is not sound is found and told."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from tests.house import SMALLEST, each_slug, some_games

import saloon
from saloon.engine import Game, PositionError
from saloon.engine.native import Native
from saloon.games.six_territories.rules import Broken
from saloon.lab import mutations as lab_mutations
from saloon.lab.fuzz import Fuzz, Trial, Unsound, fuzz, mutations, reached
from saloon.lab.mutations import Positions, shrunk

GAME = saloon.game("six-territories")


def found_with(read: Callable[[Any, dict[str, Any]], None]) -> Fuzz:
    """What a run finds in a game that reads its positions otherwise."""
    return fuzz(replace(GAME, read_position=read), None, positions=60)


@pytest.mark.slow
class TestMutations:
    def test_the_position_of_a_number_is_always_the_same(self) -> None:
        whole = [json.dumps(position) for _, position in mutations(GAME, 1, 0, 30)]
        assert [json.dumps(position) for _, position in mutations(GAME, 1, 10, 20)] == whole[10:]
        assert len(set(whole)) > 25

    def test_other_seeds_and_other_sheaves_give_other_positions(self) -> None:
        numbers = [(1, 0), (2, 0), (1, 10_000)]
        firsts = [[json.dumps(position) for _, position in mutations(GAME, *number, 20)] for number in numbers]
        assert firsts[0] != firsts[1] != firsts[2] != firsts[0]

    def test_sound_positions_and_what_is_put_into_them_stay_as_they_were(self) -> None:
        sound = list(reached(GAME, 3))
        before = json.dumps([sound, lab_mutations._ANYTHING])
        positions = Positions(sound)
        for number in range(9900, 10_000):
            positions.mutated(Random(number))
        assert json.dumps([sound, lab_mutations._ANYTHING]) == before

    def test_what_is_not_needed_is_left_out(self) -> None:
        position = {"players": 3, "lands": {"forest": {"riches": [2, 5, 0]}, "bay": {}}, "turn": 1}
        assert shrunk(position, lambda less: 5 in less.get("lands", {}).get("forest", {}).get("riches", []), 100) == {
            "lands": {"forest": {"riches": [5]}}
        }


@pytest.mark.slow
class TestFindings:
    """A game that is wrong on purpose: the run says how."""

    def test_an_error_that_is_no_refusal(self) -> None:
        def read(state: Any, position: dict[str, Any]) -> None:
            raise IndexError

        found = found_with(read)
        (finding,) = found.findings
        assert finding.what == "error"
        assert finding.times + found.refused.total() == found.tried == 60
        assert finding.detail.startswith("IndexError, test_fuzz.py:")
        assert json.loads(finding.position).keys() <= {"players", "options"}

    def test_a_refusal_that_names_no_field(self) -> None:
        def read(state: Any, position: dict[str, Any]) -> None:
            raise PositionError("position-flag", value="?")

        (finding,) = found_with(read).findings
        assert (finding.what, finding.detail) == ("wordless", "position-flag")

    def test_a_position_that_reads_back_as_another(self) -> None:
        def write(state: Any) -> dict[str, Any]:
            return GAME.to_position(state) | {"turn": 0}

        found = fuzz(replace(GAME, to_position=write), None, positions=60)
        assert {finding.what for finding in found.findings} == {"position"}

    def test_a_game_without_end(self) -> None:
        trial = Trial(replace(GAME, bound=1), None)
        with pytest.raises(Unsound) as unsound:
            trial.examine({"players": 2}, 0)
        assert (unsound.value.what, unsound.value.detail) == ("bound", "1")


def test_what_check_finds_broken_is_refused() -> None:
    """Every field can be read, and yet nobody could come to such a table."""

    def read(state: Any, position: dict[str, Any]) -> None:
        GAME.read_position(state, position)
        state.characters[0] += 1

    game = replace(GAME, read_position=read)
    with pytest.raises(PositionError) as refusal:
        game.from_position(game.blank(2), {"players": 2})
    assert refusal.value.code == "position-impossible"
    assert refusal.value.params == {"field": "lands", "broken": GAME.name_of(Broken.CHARACTERS)}
    assert "characters" in refusal.value.text("en")
    assert "personnages" in refusal.value.text("fr")


@pytest.mark.slow
@some_games("slug", [SMALLEST])
def test_positions_gone_wrong_are_refused_or_sound(slug: str) -> None:
    """Interpreted alone; below both ways, in every game."""
    found = fuzz(saloon.game(slug), None, positions=15, seed=1)
    assert found.findings == []
    assert found.played > 1


@pytest.mark.slow
@each_slug
def test_positions_gone_wrong_are_refused_or_sound_both_ways(slug: str, compiled: Callable[[Game], Native]) -> None:
    game = saloon.game(slug)
    found = fuzz(game, compiled(game), positions=300, seed=2)
    assert found.findings == []
    assert found.played > 7
