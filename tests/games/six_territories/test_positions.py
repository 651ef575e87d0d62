"""Positions: out and in again to the byte, sensible defaults, and refusals that name the field."""

import json
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st
from tests.games.six_territories.refusals import REFUSALS
from tests.games.six_territories.table import full_lands, land, settled, table
from tests.kit import random_states, read, read_or_refuse

from saloon import Match, game
from saloon.engine import PositionError
from saloon.games.six_territories.position import FIELDS, LAND_FIELDS

GAME = game("six-territories")

OPTIONS: list[dict[str, Any]] = [
    {},
    {"scoring": "advanced"},
    {"end_on": "riches"},
    {"symbols_per_territory": 3, "riches": [9, 9, 9, 9, 9]},
    {"riches": [1, 1, 1, 1, 1]},
    {"symbols_per_territory": 9, "riches_slots": 9, "riches": [40, 40, 40, 40, 40]},
    {"symbols_per_territory": 1, "riches_slots": 1},
]


@pytest.mark.slow
@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("players", GAME.players)
def test_a_position_gives_the_same_state_to_the_byte(players: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        for state in random_states(GAME, players, seed, **options):
            position = GAME.to_position(state)
            assert read(GAME, position).pack() == state.pack()
            assert GAME.to_position(read(GAME, position)) == position


@pytest.mark.slow
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_positions_survive_json_and_yaml(options: dict[str, Any]) -> None:
    for state in random_states(GAME, 3, 5, **options):
        position = GAME.to_position(state)
        assert json.loads(json.dumps(position)) == position
        assert yaml.safe_load(yaml.safe_dump(position)) == position


def test_a_position_by_hand_as_a_person_would_write_it() -> None:
    match = Match.from_position(
        "six-territories",
        yaml.safe_load(
            """
            players: 3
            options: {scoring: advanced}
            turn: 1
            drawn: riches-5
            lands:
              forest: {symbols: 2, riches: [0, 5], characters: {0: 1}}
              island:
            """
        ),
    )
    assert match.to_move == 1
    assert match.view(None)["characters"] == [2, 3, 3]
    assert match.view(None)["envelope"]["size"] == 63 - 5
    assert match.truth.position() == {
        "players": 3,
        "options": {"scoring": "advanced"},
        "turn": 1,
        "drawn": "riches-5",
        "lands": {"forest": {"symbols": 2, "riches": [5, 0], "characters": {"0": 1}}},
        "envelope": {
            **dict.fromkeys(("plain", "canyon", "meadow", "island", "mexico"), 5),
            "forest": 3,
            "riches-5": 1,
            "riches-3": 6,
            "riches-2": 9,
            "riches-1": 9,
            "riches-0": 5,
        },
        "aside": {},
        "generator": match.truth.position()["generator"],
    }


@pytest.mark.parametrize("seed", range(5))
def test_players_alone_are_a_new_game(seed: int) -> None:
    new = Match.new("six-territories", players=4, seed=seed)
    assert Match.from_position("six-territories", {"players": 4}, seed=seed).truth.position() == new.truth.position()


def test_a_position_nobody_has_seeded_still_draws_at_random() -> None:
    assert any(read(GAME, {"players": 2}).rng)


def test_tokens_not_mentioned_are_in_the_envelope() -> None:
    match = table(drawn="riches-2", lands={"forest": {"riches": [2, 2]}}, aside={"riches-2": 1})
    assert match.view(None)["envelope"]["tokens"]["riches-2"] == 9 - 4


def test_tokens_not_mentioned_are_aside_when_the_envelope_is_given() -> None:
    match = table(drawn="riches-2", lands={"forest": {"riches": [2, 2]}}, envelope={"riches-2": 1})
    assert match.view(None)["envelope"] == {"size": 1, "tokens": {"riches-2": 1}}
    assert match.view(None)["aside"]["riches-2"] == 9 - 4
    assert match.view(None)["aside"]["forest"] == 5


def test_symbols_left_out_are_those_the_characters_need() -> None:
    match = table(drawn="forest", lands={"forest": {"characters": {0: 2}}, "island": {"characters": {"1": 1}}})
    assert (land(match, "forest")["symbols"], land(match, "island")["symbols"]) == (3, 1)


def test_a_token_that_leaves_no_choice_is_dealt_with_by_the_rules() -> None:
    match = table(
        drawn="riches-1", lands=full_lands(mexico={"riches": [3, 2, 2], "symbols": 4}), envelope={"mexico": 1}
    )
    assert land(match, "mexico")["riches"] == [3, 2, 2, 1]
    assert match.to_move == 1


def test_a_finished_position_is_over() -> None:
    match = settled(lands={"forest": {"riches": [5], "characters": {0: 1}}}, turn=1)
    assert match.over
    assert Match.from_position("six-territories", match.truth.position()).truth.position() == match.truth.position()


@pytest.mark.parametrize(("position", "code", "field"), REFUSALS, ids=str)
def test_nonsense_is_refused_by_the_name_of_its_field(position: dict[str, Any], code: str, field: str) -> None:
    with pytest.raises(PositionError) as refused:
        table(**position)
    assert (refused.value.code, refused.value.params["field"]) == (code, field)


names = st.sampled_from([*FIELDS, *LAND_FIELDS, "forest", "island", "riches-5", "riches-4", "0", "1", ""])
scalars = st.one_of(st.none(), st.booleans(), st.integers(-2, 12), st.floats(), names)
documents = st.recursive(
    scalars,
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.one_of(names, scalars), inner, max_size=4)),
    max_leaves=12,
)


@pytest.mark.slow
@given(st.dictionaries(st.sampled_from(FIELDS), documents, max_size=5))
def test_whatever_is_written_is_read_or_refused(position: dict[str, Any]) -> None:
    outcome = read_or_refuse(GAME, {**position, "players": 3, "options": {}})
    if isinstance(outcome, PositionError):
        assert outcome.params["field"]
    else:
        assert GAME.plain.check(outcome) == 0
        assert read(GAME, GAME.to_position(outcome)) == outcome
