"""The same states again, to the byte: from a record, from a position, after an undo; and a clone shares nothing."""

import json
import random
from typing import Any

import msgspec
import pytest
import yaml
from tests.conformance.kit import (
    Table,
    each_game,
    finished_match,
    last_third,
    moments,
    random_game,
    scenes,
    second_third,
    some_tables,
    usual_table,
)
from tests.kit import packed_steps, state_of

from saloon.engine import Game
from saloon.lab.conform import first_difference
from saloon.match import Match


@pytest.mark.slow
@second_third
def test_a_record_replays_to_the_same_states(table: Table) -> None:
    match = finished_match(table, seed=1)
    again = Match.replay(match.truth.record().to_json())
    assert packed_steps(again) == packed_steps(match)
    assert again.truth.record() == match.truth.record()
    assert again.result == match.result


@pytest.mark.slow
@each_game
def test_a_record_is_the_same_in_every_form(game: Game) -> None:
    record = finished_match(usual_table(game), seed=1).truth.record()
    for given in (record, record.to_json(), msgspec.to_builtins(record)):
        assert Match.replay(given).truth.record() == record


@some_tables
def test_a_record_of_an_unfinished_match_goes_on_as_the_match_does(table: Table) -> None:
    played = finished_match(table, seed=2)
    half = played.played // 2
    first = table.match(seed=2)
    for move in played.truth.moves[:half]:
        first.play(move)
    second = Match.replay(first.truth.record().to_json())
    for move in played.truth.moves[half:]:
        second.play(move)
    assert packed_steps(second) == packed_steps(played)
    assert second.truth.events() == played.truth.events()


@last_third
def test_a_position_out_and_in_is_the_same_state(table: Table) -> None:
    """It may be kept as JSON, which keeps no order among the fields of an object."""
    for match in moments(table, seed=3):
        position = json.dumps(match.truth.position(), sort_keys=True)
        again = Match.from_position(table.slug, json.loads(position))
        assert state_of(again) == state_of(match), first_difference(state_of(again), state_of(match))
        assert again.choices() == match.choices()
        assert json.dumps(again.truth.position(), sort_keys=True) == position


@pytest.mark.slow
@each_game
def test_a_position_can_be_kept_as_yaml(game: Game) -> None:
    for match in moments(usual_table(game), seed=4):
        position = match.truth.position()
        assert yaml.safe_load(yaml.safe_dump(position)) == position


@some_tables
def test_undo_goes_back_to_the_same_state_and_forth_to_the_same_end(table: Table) -> None:
    match = finished_match(table, seed=4)
    steps, moves, events = packed_steps(match), match.truth.moves, match.truth.events()
    taken_back = random.Random(4).randrange(1, len(moves) + 1)
    for _ in range(taken_back):
        match.undo()
    assert packed_steps(match) == steps[:-taken_back]
    for move in moves[-taken_back:]:
        match.play(move)
    assert packed_steps(match) == steps
    assert match.truth.events() == events


@some_tables
def test_a_clone_is_equal_and_shares_nothing(table: Table) -> None:
    for state in scenes(table, seed=5):
        before = state.pack()
        twin = state.clone()
        assert twin == state
        spoil(twin)
        assert twin.pack() != before
        assert state.pack() == before


@some_tables
def test_bytes_out_and_in_are_the_same_state(table: Table) -> None:
    for state in random_game(table, seed=6):
        assert table.game.State.unpack(state.pack()) == state


def spoil(record: Any) -> None:
    """Change every number in a record and in the records inside it."""
    for name in record.FIELDS:
        value = getattr(record, name)
        if isinstance(value, int):
            setattr(record, name, value ^ 1)
        elif isinstance(value, list):
            spoil_list(value)
        else:
            spoil(value)


def spoil_list(values: list[Any]) -> None:
    """Change everything in a list of numbers or of records."""
    for i, value in enumerate(values):
        if isinstance(value, int):
            values[i] = value ^ 1
        else:
            spoil(value)
