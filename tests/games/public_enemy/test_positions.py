"""Positions: out and in again to the byte, sensible defaults, and refusals that name the field."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st
from tests.games.public_enemy.refusals import REFUSALS
from tests.kit import random_states, read, read_or_refuse

from saloon import Match
from saloon.engine import PositionError
from saloon.games.public_enemy import GAME
from saloon.games.public_enemy.notation import OUTLAW_NAMES, TOWN_NAMES
from saloon.games.public_enemy.position import FIELDS, PHASES, SALOON_FIELDS, SEAT_FIELDS, TOWN_FIELDS
from saloon.games.public_enemy.state import State

EVERYTHING = {"duel": True, "dollars": True, "cavalry": True, "supremacy": True}
OPTIONS: list[dict[str, Any]] = [{}, EVERYTHING, {**EVERYTHING, "round_limit": 2, "memory": True}]
FAST = {**EVERYTHING, "fast": True}


def check_round_trip(state: State) -> None:
    """Out and in again, by way of JSON and YAML."""
    position = GAME.to_position(state)
    for again in (json.loads(json.dumps(position, sort_keys=True)), yaml.safe_load(yaml.safe_dump(position))):
        assert again == position
        assert read(GAME, again).pack() == state.pack()


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.slow
def test_a_position_gives_the_same_state_to_the_byte(players: int, options: dict[str, Any]) -> None:
    for number, state in enumerate(random_states(GAME, players, players, **options)):
        if number % 5 == 0 or state.actor < 0:
            check_round_trip(state)


@pytest.mark.slow
def test_a_fast_position_gives_the_same_state_to_the_byte() -> None:
    for number, state in enumerate(random_states(GAME, 3, 1, **FAST)):
        if number % 5 == 0 or state.actor < 0:
            check_round_trip(state)


def test_an_empty_position_is_the_start_of_a_round() -> None:
    view = Match.from_position("public-enemy", {"players": 3}, seed=1).view(None)
    assert (view["round"], view["first"], view["to_move"], view["decision"]) == (1, 0, 0, "turn")
    assert [town["cards"] for town in view["towns"]] == [12] * 4
    assert all(town["face"] for town in view["towns"])
    assert view["saloon"]["cards"] == 12


def test_what_is_mentioned_nowhere_is_hidden_or_discarded_where_the_hidden_cards_are_given() -> None:
    towns = {"deadwood": {"face": "kid-curry", "hidden": ["etta-place"]}, "tombstone": {"face": "elzy-lay"}}
    position = {"players": 2, "towns": towns, "seats": {0: {"outlaws": ["jesse-james"]}}}
    view = Match.from_position("public-enemy", position, seed=1).view(None)
    assert view["towns"][2]["hidden"] == 1
    assert view["towns"][0]["hidden"] == 11
    assert view["discard"]["count"] == 9
    assert {card["town"] for card in view["discard"]["cards"]} == {"deadwood"}


def test_a_saloon_of_which_the_hidden_cards_are_given_has_spent_the_others() -> None:
    position = {"players": 2, "saloon": {"hidden": ["sheriff", "swindler"]}}
    saloon = Match.from_position("public-enemy", position, seed=1).view(None)["saloon"]
    assert saloon["cards"] == 2
    assert saloon["spent"] == {"sheriff": 3, "bounty-hunter": 4, "swindler": 3}


def test_the_fast_set_up_leaves_out_somebody_not_mentioned() -> None:
    position = {"players": 2, "options": {"fast": True}, "seats": {0: {"outlaws": ["laura-bullion"]}}}
    out = [card["card"] for card in Match.from_position("public-enemy", position, seed=1).view(None)["out"]]
    assert len(out) == 16
    assert "elzy-lay" in out
    assert "laura-bullion" not in out


def test_a_position_may_begin_in_the_middle_of_a_turn() -> None:
    position = {
        "players": 2,
        "options": {"cavalry": True, "dollars": True},
        "turn": 1,
        "seats": {0: {"outlaws": ["elzy-lay", "bob-dalton"], "dollars": 0}},
        "saloon": {"spent": ["swindler"]},
    }
    swindle = Match.from_position("public-enemy", {**position, "phase": "swindler"}, seed=1)
    assert [choice.text for choice in swindle.choices()] == ["take wild-bunch of 0", "take daltons of 0"]
    cavalry = Match.from_position("public-enemy", {**position, "phase": "cavalry", "cavalry": "deadwood"}, seed=1)
    assert [choice.text for choice in cavalry.choices()][:2] == ["stay", "ride to tombstone"]
    spent = Match.from_position("public-enemy", {**position, "dollar_spent": True}, seed=1)
    assert len(spent.choices()) == 5
    assert [seat["dollars"] for seat in spent.view(None)["seats"]] == [0, 1]


def test_a_card_looked_at_is_settled_if_the_position_does_not_say_which() -> None:
    position = {"players": 2, "options": {"dollars": True}, "saloon": {"looked": [1]}}
    match = Match.from_position("public-enemy", position, seed=1)
    assert match.view(1)["saloon"]["first"] in ("sheriff", "bounty-hunter", "swindler")
    assert match.view(0)["saloon"]["first"] is None


@pytest.mark.parametrize("options", [{}, {"dollars": True}])
def test_the_next_card_of_a_deck_can_be_named_though_nobody_has_looked_at_it(options: dict[str, Any]) -> None:
    towns = {"tombstone": {"face": "elzy-lay", "first": "grat-dalton"}}
    position = {"players": 2, "options": options, "towns": towns, "saloon": {"first": "sheriff"}}
    match = Match.from_position("public-enemy", position, seed=1)
    for seat in (0, 1, None):
        assert match.view(seat)["towns"][TOWN_NAMES.index("tombstone")]["first"] is None
        assert match.view(seat)["saloon"]["first"] is None
    match.play("draw tombstone")
    assert match.view(None)["towns"][TOWN_NAMES.index("tombstone")]["face"]["card"] == "grat-dalton"
    worlds = {state.decks[TOWN_NAMES.index("tombstone")].first for state in samples(position)}
    assert len(worlds) > 1, "nor does a sample tell"


def samples(position: dict[str, Any]) -> Iterator[State]:
    """Worlds that the first player holds possible."""
    sight = Match.from_position("public-enemy", position, seed=1).sight(0)
    return map(sight.sample, range(20))


@pytest.mark.parametrize(("position", "code", "field"), REFUSALS, ids=str)
def test_nonsense_is_refused_by_the_name_of_its_field(position: dict[str, Any], code: str, field: str) -> None:
    with pytest.raises(PositionError) as refused:
        read(GAME, {"players": 2, **position})
    assert (refused.value.code, refused.value.params["field"]) == (code, field)


names = st.sampled_from([
    *FIELDS, *TOWN_FIELDS, *SALOON_FIELDS, *SEAT_FIELDS, *TOWN_NAMES, *PHASES, *OUTLAW_NAMES[20:34], "0", "1", "",
])  # fmt: skip
scalars = st.one_of(st.none(), st.booleans(), st.integers(-2, 12), st.floats(), names)
documents = st.recursive(
    scalars,
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.one_of(names, scalars), inner, max_size=4)),
    max_leaves=12,
)
known = st.fixed_dictionaries(
    {},
    optional={
        "phase": st.sampled_from(PHASES),
        "cavalry": st.sampled_from(TOWN_NAMES),
        "one": st.integers(0, 2),
        "seats": st.dictionaries(
            st.sampled_from(["0", "1", "2"]),
            st.fixed_dictionaries({}, optional={"outlaws": st.lists(st.sampled_from(OUTLAW_NAMES), max_size=6)}),
        ),
        "towns": st.dictionaries(
            st.sampled_from(TOWN_NAMES),
            st.fixed_dictionaries(
                {},
                optional={
                    "hidden": st.lists(st.sampled_from(OUTLAW_NAMES), max_size=2),
                    "looked": st.lists(st.integers(0, 2), max_size=2),
                },
            ),
        ),
        "saloon": st.fixed_dictionaries(
            {},
            optional={name: st.lists(st.sampled_from(["sheriff", "swindler"]), max_size=2) for name in SALOON_FIELDS},
        ),
    },
)


@given(st.one_of(known, st.dictionaries(st.sampled_from(FIELDS), documents, max_size=5)))
def test_whatever_is_written_is_read_or_refused(position: dict[str, Any]) -> None:
    outcome = read_or_refuse(GAME, {**position, "players": 3, "options": EVERYTHING})
    if isinstance(outcome, PositionError):
        assert outcome.params["field"]
    else:
        assert GAME.plain.check(outcome) == 0
        assert read(GAME, GAME.to_position(outcome)) == outcome
