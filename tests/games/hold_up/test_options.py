"""The options, one by one."""

from typing import Any

import pytest
from tests.games.hold_up.table import (
    LOOT,
    building,
    event_at,
    finish,
    guards,
    kinds,
    robbed,
    street,
    table,
    takers,
    worths,
)
from tests.kit import play, scores, texts, told

from saloon import Match
from saloon.engine import OptionError

THREE = ["coyotes chief", "rattlers lieutenant", "vultures brute"]


@pytest.mark.clause("HU-44")
@pytest.mark.parametrize("corner", ["north-west", "north-east", "south-east", "south-west"])
def test_the_bank_may_be_given_its_corner(corner: str) -> None:
    for seed in range(5):
        view = Match.new("hold-up", 2, {"bank_corner": corner}, seed=seed).view(None)
        assert [one["corner"] for one in view["buildings"] if one["building"] == "bank"] == [corner]
        assert len({one["building"] for one in view["buildings"]}) == 6


def test_loot_may_lie_face_down_until_step_2() -> None:
    match = Match.new("hold-up", 2, {"loot_visible": False}, seed=1)
    assert {one["loot"] for one in match.view(0)["buildings"]} == {None}
    finish(match)
    shown = [tile["worth"] for one in match.view(None)["buildings"] for tile in one["loot"]]
    assert sorted(shown) == sorted(worth for tiles in LOOT.values() for worth in tiles)
    assert kinds(match).count("loot-up") == 6
    assert kinds(match).index("loot-up") < kinds(match).index("over")
    visible = finish(Match.new("hold-up", 2, seed=1))
    assert "loot-up" not in kinds(visible)


@pytest.mark.clause("HU-36")
def test_the_look_may_be_declined_by_option() -> None:
    events = {"west": "deputy", "east": "sheriff"}
    match = table(events=events, step="looking", options={"decline_look": True})
    assert texts(match) == ["look east", "look west", "decline"]
    play(match, "decline")
    assert ("declined", 0) in told(match)
    assert [event_at(match, spot, 0) for spot in events] == [None, None]
    assert match.to_move == 1


@pytest.mark.clause("HU-08")
def test_nothing_to_see_is_skipped_even_where_looks_may_be_declined() -> None:
    match = table(step="looking", options={"decline_look": True})
    assert kinds(match)[0] == "saw-all"


@pytest.mark.clause("HU-11")
@pytest.mark.parametrize(
    ("spot", "other"),
    [("north-left", "south-right"), ("north-right", "south-left"), ("east", "west"), ("south-left", "north-right")],
)
def test_opposite_may_mean_three_gaps_further_round(spot: str, other: str) -> None:
    match = robbed({}, events={spot: "painted-sign", other: "poker"}, options={"opposite": "ring"})
    assert (event_at(match, spot), event_at(match, other)) == ("poker", "painted-sign")


@pytest.mark.clause("HU-15")
def test_the_deputy_may_guard_neither_of_two_equal_tiles() -> None:
    loot = {"bank": [300, 300], "saloon": [800, 200]}
    match = robbed({"bank north": THREE}, events={"north-left": "deputy"}, loot=loot, options={"deputy_equal": "none"})
    assert guards(match) == {"saloon": [[], ["deputy"]]}
    assert takers(match, "bank") == [0, 1]
    assert ("deputy-idle", "bank") in told(match)


@pytest.mark.clause("HU-16")
@pytest.mark.parametrize(
    ("events", "expected"),
    [
        ({"north-left": "sheriff"}, [None, 0]),
        ({"west": "deputy"}, [0, None]),
        ({"north-left": "sheriff", "west": "deputy"}, [None, None]),
        ({}, [0, 1]),
    ],
)
def test_gangs_may_move_down_to_the_next_tile(events: dict[str, str], expected: list[int | None]) -> None:
    match = robbed({"bank north": THREE}, events=events, options={"slide_on_protected": True})
    assert takers(match, "bank") == expected


@pytest.mark.clause("HU-20")
@pytest.mark.parametrize(("order", "expected"), [("full", [0, 1]), ("pairs", [1, 0])])
def test_poker_may_know_pairs_only(order: str, expected: list[int]) -> None:
    """Two pairs of 3 and 4 against a pair of 5."""
    own = ["coyotes rifleman", "coyotes woman-b", "coyotes brute", "coyotes woman-a"]
    town = {"saloon north": [*own, "rattlers lieutenant", "rattlers safecracker"]}
    match = robbed(town, players=2, events={"north-left": "poker"}, options={"poker_order": order})
    assert takers(match, "saloon") == expected


@pytest.mark.clause("HU-20")
def test_where_only_pairs_count_a_third_card_alike_is_a_single_card() -> None:
    options = {"poker_order": "pairs", "strengths": [5, 5, 5, 3, 3, 3, 2, 2, 9]}
    three_alike = ["coyotes woman-a", "coyotes brute", "coyotes woman-b"]
    for other, expected in (("rattlers kid", [1, 0]), ("rattlers rifleman", [0, 1])):
        pair = ["rattlers woman-a", "rattlers brute", other]
        match = robbed({"saloon north": three_alike + pair}, players=2, events={"north-left": "poker"}, options=options)
        assert takers(match, "saloon") == expected


@pytest.mark.clause("HU-42")
@pytest.mark.parametrize(("kickers", "expected"), [(True, [0, 1]), (False, [1, 0])])
@pytest.mark.parametrize(
    ("own", "other"),
    [(["chief", "rifleman"], ["chief", "kid"]), (["kid", "gunslinger", "chief"], ["kid", "gunslinger", "brute"])],
)
def test_side_cards_may_be_left_out_of_poker(kickers: bool, expected: list[int], own: Any, other: Any) -> None:
    town = {"saloon north": [f"coyotes {role}" for role in own] + [f"rattlers {role}" for role in other]}
    options = {"poker_kickers": kickers}
    match = robbed(town, players=2, first=1, events={"north-left": "poker"}, options=options)
    assert takers(match, "saloon") == expected


@pytest.mark.clause("HU-21")
@pytest.mark.parametrize(("raised", "expected"), [(True, [0, 1]), (False, [1, 0])])
def test_poker_may_compare_printed_strengths_where_the_seduction_is_at_work(raised: bool, expected: list[int]) -> None:
    town = {"saloon north": ["coyotes woman-a", "coyotes lieutenant", "rattlers woman-b", "rattlers rifleman"]}
    events = {"north-left": "poker", "north-right": "seduction"}
    match = robbed(town, players=2, events=events, options={"seduction_pairs": raised})
    assert takers(match, "saloon") == expected


@pytest.mark.clause("HU-40")
@pytest.mark.parametrize(
    ("order", "streets"),
    [
        ("clockwise", ["north", "east", "south", "west"]),
        ("counter-clockwise", ["north", "west", "south", "east"]),
        ("large-first", ["north", "south", "east", "west"]),
    ],
)
def test_the_order_of_the_streets(order: str, streets: list[str]) -> None:
    kids = ("saloon north", "general-store east", "grand-hotel south", "bank west")
    gangs = ("coyotes", "rattlers", "vultures", "scorpions")
    town = {side: [f"{gang} kid"] for side, gang in zip(kids, gangs, strict=True)}
    match = robbed(town, players=4, options={"street_order": order})
    assert [event.args["street"] for event in match.events() if event.key == "hu-cleared"] == streets
    assert [one["street"] for one in match.view(None)["streets"]] == streets


def test_the_values_of_cards_and_tiles() -> None:
    options = {
        "strengths": [1, 9, 1, 1, 1, 1, 1, 1, 1],
        "firepowers": [0, 0, 0, 0, 9, 0, 0, 0, 0],
        "bounties": [0, 0, 0, 0, 0, 0, 0, 0, 1000],
        "women": [1, 0, 0, 0, 0, 0, 0, 0, 0],
        "loot": [50] * 11 + [2000],
    }
    town = {"bank north": ["coyotes brute", "rattlers chief", "rattlers kid"], "bank west": ["coyotes lieutenant"]}
    match = finish(robbed(town, loot={"bank": [2000, 50]}, events={"west": "seduction"}, options=options))
    assert building(match, "bank")["strengths"] == [10, 3, 0]
    assert street(match, "north")["firepower"] == [9, 0, 0]
    assert worths(match, "saloon") == [50, 50]
    assert scores(match) == [3000, 50, 0]


@pytest.mark.parametrize(
    "options",
    [
        {"opposite": "left"},
        {"strengths": [1, 2, 3]},
        {"strengths": [0] * 9},
        {"women": [2] + [0] * 8},
        {"loot": [5000] * 12},
        {"bounty": 3},
    ],
)
def test_options_that_cannot_be_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(OptionError) as refused:
        Match.new("hold-up", 3, options)
    assert refused.value.params["option"] == next(iter(options))
