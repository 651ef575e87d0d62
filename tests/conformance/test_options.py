"""Options: whatever the schema allows is either played or refused with the name of the option that is in the way."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.conformance.kit import each_game

from saloon.engine import Game, GameError, OptionError
from saloon.engine.options import read_options, show_options


def values(schema: dict[str, Any]) -> st.SearchStrategy[Any]:
    """The values an option may take by its schema."""
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    if schema["type"] == "boolean":
        return st.booleans()
    if schema["type"] == "integer":
        return st.integers(schema["minimum"], schema["maximum"])
    return st.lists(values(schema["items"]), min_size=schema["minItems"], max_size=schema["maxItems"])


def mixtures(game: Game) -> st.SearchStrategy[dict[str, Any]]:
    """Any options with any of their values."""
    properties = game.options_schema()["properties"]
    return st.fixed_dictionaries({}, optional={name: values(schema) for name, schema in properties.items()})


@pytest.mark.slow
@each_game
@given(data=st.data())
def test_a_mixture_of_options_is_played_or_refused_by_name(game: Game, data: st.DataObject) -> None:
    players = data.draw(st.sampled_from(game.players))
    options = data.draw(mixtures(game))
    try:
        state = game.blank(players, options)
    except OptionError as error:
        assert_known_option(game, error)
    else:
        assert state.players == players
        assert read_options(game.Options, show_options(state.options)) == state.options
        assert {**defaults(game), **options} == {**defaults(game), **show_options(state.options)}


@each_game
def test_defaults_of_the_schema_are_those_of_the_game(game: Game) -> None:
    for players in game.players:
        assert game.blank(players, defaults(game)) == game.blank(players)


@each_game
def test_numbers_of_players_outside_the_range_are_refused(game: Game) -> None:
    strange: list[Any] = [0, -1, game.players[0] - 1, game.players[-1] + 1, True, 3.0, "3", None]
    for players in strange:
        with pytest.raises(GameError) as refused:
            game.blank(players)
        assert refused.value.code == ("player-count" if type(players) is int else "player-number")


def assert_known_option(game: Game, error: OptionError) -> None:
    """A refusal names one of the game's options."""
    assert error.params["option"] in game.options_schema()["properties"]


def defaults(game: Game) -> dict[str, Any]:
    """Every option at its default, as a person would write it."""
    return {name: schema["default"] for name, schema in game.options_schema()["properties"].items()}
