"""Options: numbers to the rules, words to people, and refusals that name the option, the value and what is allowed."""

from enum import IntEnum
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.engine.toy import GAME, Options

from saloon.engine import OptionError, choice, options
from saloon.engine.options import options_schema, read_options, show_options

WRITTEN = st.fixed_dictionaries(
    {},
    optional={
        "tails": st.sampled_from(["heads", "tails"]),
        "generous": st.booleans(),
        "rounds": st.integers(1, 9),
        "coins": st.lists(st.integers(0, 20), min_size=3, max_size=3),
    },
)


def stored(**given: Any) -> Any:
    """The options as the rules read them."""
    return read_options(Options, given)


def test_what_is_left_out_has_its_default() -> None:
    options = stored()
    assert (options.tails, options.generous, options.rounds, options.coins) == (0, 0, 4, [4, 3, 2])
    assert show_options(options) == {}


def test_words_become_numbers() -> None:
    options = stored(tails="tails", generous=True, rounds=7, coins=[1, 2, 3])
    assert (options.tails, options.generous, options.rounds, options.coins) == (1, 1, 7, [1, 2, 3])


@pytest.mark.parametrize("yes", [True, "true", "YES", "on", "1", 1])
@pytest.mark.parametrize("no", [False, "False", "no", "off", "0", 0])
def test_a_flag_can_be_written_in_many_ways(yes: Any, no: Any) -> None:
    assert stored(generous=yes).generous == 1
    assert stored(generous=no).generous == 0


def test_numbers_can_be_written_as_text() -> None:
    options = stored(rounds="7", coins="1,2,3")
    assert (options.rounds, options.coins) == (7, [1, 2, 3])
    assert stored(coins=(1, 2, 3)).coins == [1, 2, 3]


@given(written=WRITTEN)
def test_options_out_and_in(written: dict[str, Any]) -> None:
    options = stored(**written)
    assert read_options(Options, show_options(options)) == options
    assert show_options(options).items() <= written.items()


def test_defaults_are_not_shared_between_states() -> None:
    one, other = GAME.blank(2), GAME.blank(2)
    one.options.coins[0] = 9
    assert other.options.coins == [4, 3, 2]
    assert GAME.blank(2).options.coins == [4, 3, 2]


REFUSALS = [
    ({"colour": "red"}, "option-unknown", {"option": "colour", "allowed": "tails, generous, rounds, coins"}),
    ({"tails": "edge"}, "option-value", {"option": "tails", "value": "edge", "allowed": "heads, tails"}),
    ({"tails": 1}, "option-value", {"option": "tails", "value": "1", "allowed": "heads, tails"}),
    ({"tails": ["heads"]}, "option-value", {"option": "tails", "value": "['heads']", "allowed": "heads, tails"}),
    ({"generous": "maybe"}, "option-value", {"option": "generous", "value": "maybe", "allowed": "true, false"}),
    ({"generous": None}, "option-value", {"option": "generous", "value": "None", "allowed": "true, false"}),
    ({"rounds": 0}, "option-range", {"option": "rounds", "value": "0", "low": 1, "high": 9}),
    ({"rounds": 10}, "option-range", {"option": "rounds", "value": "10", "low": 1, "high": 9}),
    ({"rounds": "many"}, "option-range", {"option": "rounds", "value": "many", "low": 1, "high": 9}),
    ({"rounds": 2.0}, "option-range", {"option": "rounds", "value": "2.0", "low": 1, "high": 9}),
    ({"rounds": True}, "option-range", {"option": "rounds", "value": "True", "low": 1, "high": 9}),
    ({"coins": [1, 2]}, "option-list", {"option": "coins", "value": "[1, 2]", "count": 3}),
    ({"coins": 4}, "option-list", {"option": "coins", "value": "4", "count": 3}),
    ({"coins": "1,2"}, "option-list", {"option": "coins", "value": "1,2", "count": 3}),
    ({"coins": [1, 2, 21]}, "option-item", {"option": "coins", "value": "21", "low": 0, "high": 20}),
    ({"coins": [1, 2, None]}, "option-item", {"option": "coins", "value": "None", "low": 0, "high": 20}),
]


@pytest.mark.parametrize(("given", "code", "params"), REFUSALS, ids=[str(refusal[0]) for refusal in REFUSALS])
def test_refusals_name_the_option_the_value_and_what_is_allowed(
    given: dict[str, Any], code: str, params: dict[str, Any]
) -> None:
    with pytest.raises(OptionError) as refused:
        read_options(Options, given)
    assert (refused.value.code, refused.value.params) == (code, params)


def test_the_schema_says_the_same() -> None:
    number = {"type": "integer", "minimum": 0, "maximum": 20}
    assert options_schema(Options) == {
        "type": "object",
        "additionalProperties": False,
        "properties": {
            "tails": {"enum": ["heads", "tails"], "default": "heads"},
            "generous": {"type": "boolean", "default": False},
            "rounds": {"type": "integer", "minimum": 1, "maximum": 9, "default": 4},
            "coins": {"type": "array", "items": number, "minItems": 3, "maxItems": 3, "default": [4, 3, 2]},
        },
    }


def test_names_come_from_the_enumeration_that_rules_compare_with() -> None:
    class Pace(IntEnum):
        AT_A_WALK, AT_A_GALLOP = range(2)

    @options
    class Riding:
        pace: int = choice(Pace)

    assert options_schema(Riding)["properties"]["pace"]["enum"] == ["at-a-walk", "at-a-gallop"]
    assert read_options(Riding, {"pace": "at-a-gallop"}).pace == Pace.AT_A_GALLOP
