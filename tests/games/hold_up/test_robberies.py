"""Step 2: the events in their order, and who takes the loot."""

from typing import Any

import pytest
from tests.games.hold_up.table import (
    LOOT,
    building,
    event_at,
    finish,
    guards,
    kinds,
    random_match,
    robbed,
    street,
    takers,
    worths,
)
from tests.kit import scores, told

# Strengths 6 against 5 against 4: coyotes before rattlers before vultures.
THREE = ["coyotes chief", "rattlers lieutenant", "vultures brute"]


@pytest.mark.clause("HU-03")
def test_strengths_on_both_sides_add_up() -> None:
    match = robbed({"bank north": ["coyotes brute", "rattlers chief"], "bank west": ["coyotes rifleman"]})
    assert takers(match, "bank") == [0, 1]
    assert building(match, "bank")["strengths"] == [7, 6, 0]


@pytest.mark.clause("HU-18")
def test_the_strongest_takes_the_bigger_tile_the_second_the_smaller_the_others_nothing() -> None:
    match = robbed({"bank north": THREE, "bank west": ["scorpions kid"]}, players=4)
    assert takers(match, "bank") == [0, 1]
    assert [gang["loot"] for gang in match.view(None)["gangs"]] == [900, 300, 0, 0]


@pytest.mark.clause("HU-17")
def test_a_gang_alone_takes_the_bigger_tile_only() -> None:
    match = robbed({"bank north": ["coyotes chief", "coyotes kid"]})
    assert takers(match, "bank") == [0, None]
    assert ("left", "bank", 300, 1) in told(match)
    assert takers(match, "saloon") == [None, None]


@pytest.mark.clause("HU-19", "HU-45")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1]), (1, [1, 2]), (2, [2, 0])])
def test_equal_strengths_are_settled_by_the_order_of_the_turn(first: int, order: list[int]) -> None:
    match = robbed({"bank north": ["coyotes chief", "rattlers chief", "vultures chief"]}, first=first)
    assert takers(match, "bank") == order


@pytest.mark.clause("HU-19")
def test_the_order_of_the_turn_settles_the_second_place_too() -> None:
    match = robbed({"bank north": ["coyotes brute", "rattlers chief", "vultures brute"]}, first=2)
    assert takers(match, "bank") == [1, 2]


class TestSign:
    @pytest.mark.clause("HU-11")
    @pytest.mark.parametrize(
        ("spot", "other"),
        [
            ("north-left", "south-left"),
            ("north-right", "south-right"),
            ("east", "west"),
            ("south-right", "north-right"),
            ("south-left", "north-left"),
            ("west", "east"),
        ],
    )
    def test_it_changes_places_with_the_event_straight_across(self, spot: str, other: str) -> None:
        match = robbed({}, events={spot: "painted-sign", other: "poker"})
        assert (event_at(match, spot), event_at(match, other)) == ("poker", "painted-sign")
        assert ("sign", spot, other) in told(match)

    @pytest.mark.clause("HU-11")
    def test_it_has_no_other_effect(self) -> None:
        match = finish(robbed({"bank north": THREE}, events={"north-left": "painted-sign"}))
        assert takers(match, "bank") == [0, 1]
        assert {name: worths(match, name) for name in LOOT} == LOOT
        assert not guards(match)
        assert street(match, "north")["captor"] == 0

    @pytest.mark.clause("HU-33", "HU-11")
    def test_a_stagecoach_that_was_moved_acts_from_its_new_spot(self) -> None:
        match = robbed({}, events={"south-left": "painted-sign", "north-left": "stagecoach"})
        assert worths(match, "grand-hotel") == LOOT["assay-office"]
        assert worths(match, "assay-office") == LOOT["grand-hotel"]
        assert worths(match, "bank") == LOOT["bank"]

    @pytest.mark.clause("HU-33")
    def test_a_sheriff_that_was_moved_guards_at_his_new_spot(self) -> None:
        match = robbed({}, events={"east": "sheriff", "west": "painted-sign"})
        assert guards(match) == {"assay-office": [["sheriff"], []]}

    @pytest.mark.clause("HU-33")
    def test_a_keg_or_gun_that_was_moved_works_in_its_new_street(self) -> None:
        match = robbed({}, events={"north-right": "powder-keg", "south-right": "painted-sign", "west": "machine-gun"})
        assert (street(match, "north")["keg"], street(match, "south")["keg"]) == (False, True)
        match = robbed({}, events={"east": "painted-sign", "west": "machine-gun"})
        assert (street(match, "west")["gun"], street(match, "east")["gun"]) == (False, True)


class TestStagecoach:
    @pytest.mark.clause("HU-12", "HU-34")
    def test_its_two_buildings_exchange_both_tiles(self) -> None:
        match = robbed({"bank north": THREE}, events={"north-left": "stagecoach"})
        assert worths(match, "bank") == LOOT["saloon"]
        assert worths(match, "saloon") == LOOT["bank"]
        assert takers(match, "bank") == [0, 1]
        assert [gang["loot"] for gang in match.view(None)["gangs"]] == [800, 200, 0]
        assert [worths(match, name) for name in ("general-store", "railway-station")] == [[700, 300], [600, 400]]

    @pytest.mark.clause("HU-34")
    def test_gangs_stay_where_they_are(self) -> None:
        match = robbed({"bank north": THREE, "saloon north": ["vultures chief"]}, events={"north-left": "stagecoach"})
        assert building(match, "bank")["strengths"] == [6, 5, 4]
        assert takers(match, "saloon") == [2, None]

    @pytest.mark.clause("HU-12")
    def test_bonus_tiles_come_after_it_and_stay_at_their_building(self) -> None:
        match = robbed({}, events={"north-left": "stagecoach", "west": "hidden-loot"})
        assert worths(match, "bank") == [1000, 400]  # the saloon's 800 and 200, and the bonus beside the bank
        assert worths(match, "saloon") == [900, 300]

    @pytest.mark.clause("HU-10")
    def test_the_sign_comes_before_it_and_it_before_the_others(self) -> None:
        events = {"north-left": "painted-sign", "south-left": "stagecoach", "west": "sheriff"}
        match = robbed({}, events=events)
        # The stagecoach now lies between bank and saloon: the sheriff finds 800 in the bank and 1000 next door.
        assert worths(match, "bank") == [800, 200]
        assert guards(match) == {"assay-office": [["sheriff"], []]}
        heard = kinds(match)
        assert heard.index("sign") < heard.index("stagecoach") < heard.index("sheriff")


class TestHiddenLoot:
    @pytest.mark.clause("HU-31")
    def test_four_tiles_are_worth_200_more_and_the_bonus_goes_with_the_tile(self) -> None:
        match = robbed({"bank north": THREE}, events={"north-left": "hidden-loot"})
        assert worths(match, "bank") == [1100, 500]
        assert worths(match, "saloon") == [1000, 400]
        assert worths(match, "assay-office") == LOOT["assay-office"]
        assert match.view(None)["bonus_left"] == 0
        assert [gang["loot"] for gang in match.view(None)["gangs"]] == [1100, 500, 0]

    @pytest.mark.clause("HU-31")
    def test_loot_and_bounties_are_added_up_at_the_end(self) -> None:
        match = finish(robbed({"bank north": ["coyotes chief", "rattlers kid"]}, events={"north-left": "hidden-loot"}))
        assert scores(match) == [1100 + 200, 500, 0]
        parts = [[(part.key, part.points) for part in lines] for lines in match.result.parts] if match.result else []
        assert parts[0] == [("hu-part-loot", 1100), ("hu-part-bounty", 200)]


class TestLaw:
    @pytest.mark.clause("HU-14")
    def test_the_sheriff_guards_the_biggest_of_four_tiles_only(self) -> None:
        match = robbed({"bank north": THREE, "saloon north": ["coyotes kid"]}, events={"north-left": "sheriff"})
        assert guards(match) == {"bank": [["sheriff"], []]}
        assert takers(match, "bank") == [None, 1]
        assert takers(match, "saloon") == [0, None]

    @pytest.mark.clause("HU-14", "HU-35")
    @pytest.mark.parametrize("tiles", [([500, 300], [500, 200]), ([500, 500], [400, 200])])
    def test_two_equal_biggest_tiles_in_one_building_or_two_leave_him_idle(self, tiles: Any) -> None:
        loot = {"bank": tiles[0], "saloon": tiles[1]}
        match = robbed({"bank north": THREE}, events={"north-left": "sheriff"}, loot=loot)
        assert not guards(match)
        assert ("sheriff-idle", "north-left") in told(match)
        assert takers(match, "bank") == [0, 1]

    @pytest.mark.clause("HU-14")
    def test_two_equal_tiles_below_the_biggest_do_not_matter(self) -> None:
        loot = {"bank": [500, 500], "saloon": [600, 200]}
        assert guards(robbed({}, events={"north-left": "sheriff"}, loot=loot)) == {"saloon": [["sheriff"], []]}

    @pytest.mark.clause("HU-13", "HU-32")
    def test_hidden_loot_comes_before_the_sheriff_and_may_move_him(self) -> None:
        events = {"north-left": "sheriff", "north-right": "hidden-loot"}
        assert guards(robbed({}, events=events)) == {"saloon": [["sheriff"], []]}
        assert guards(robbed({}, events={"north-left": "sheriff"})) == {"bank": [["sheriff"], []]}

    @pytest.mark.clause("HU-35")
    def test_the_sheriff_compares_after_stagecoach_and_hidden_loot(self) -> None:
        events = {"north-left": "sheriff", "west": "stagecoach", "north-right": "hidden-loot"}
        # Bank 1000 and 500 by the stagecoach, saloon 800 + 200: equal.
        match = robbed({}, events=events)
        assert not guards(match)

    @pytest.mark.clause("HU-15")
    def test_the_deputy_guards_the_smaller_tile_of_both_buildings(self) -> None:
        town = {"bank north": THREE, "saloon north": ["coyotes kid", "vultures chief"]}
        match = robbed(town, events={"north-left": "deputy"})
        assert guards(match) == {"bank": [[], ["deputy"]], "saloon": [[], ["deputy"]]}
        assert takers(match, "bank") == [0, None]
        assert takers(match, "saloon") == [2, None]

    @pytest.mark.clause("HU-15")
    def test_of_equal_tiles_he_guards_the_second_gangs(self) -> None:
        match = robbed({"bank north": THREE}, events={"north-left": "deputy"}, loot={"bank": [300, 300]})
        assert takers(match, "bank") == [0, None]

    @pytest.mark.clause("HU-35")
    def test_sheriff_and_deputy_together_may_guard_a_whole_building(self) -> None:
        match = robbed({"bank north": THREE}, events={"north-left": "sheriff", "west": "deputy"})
        assert guards(match)["bank"] == [["sheriff"], ["deputy"]]
        assert takers(match, "bank") == [None, None]

    @pytest.mark.clause("HU-16")
    def test_nobody_moves_up_or_down_for_a_guarded_tile(self) -> None:
        match = robbed({"bank north": THREE}, events={"north-left": "sheriff"})
        assert takers(match, "bank") == [None, 1]
        assert ("guarded", "bank", 900, 0) in told(match)
        match = robbed({"bank north": THREE}, events={"west": "deputy"})
        assert takers(match, "bank") == [0, None]


WOMEN = {
    "bank north": ["coyotes woman-b", "coyotes woman-a", "rattlers lieutenant"],
    "saloon north": ["coyotes brute", "rattlers woman-a"],
    "grand-hotel south": ["rattlers woman-b", "coyotes rifleman"],
}


class TestSeduction:
    @pytest.mark.clause("HU-23")
    def test_every_woman_is_one_stronger_beside_it_and_nowhere_else(self) -> None:
        match = robbed(WOMEN, events={"north-left": "seduction"})
        assert building(match, "bank")["strengths"] == [9, 5, 0]
        assert building(match, "saloon")["strengths"] == [4, 5, 0]
        assert building(match, "grand-hotel")["strengths"] == [3, 3, 0]
        assert takers(match, "saloon") == [1, 0]

    @pytest.mark.clause("HU-43")
    def test_it_never_touches_firepower(self) -> None:
        match = robbed(WOMEN, events={"north-left": "seduction"})
        assert street(match, "north")["firepower"] == [5, 4, 0]


@pytest.mark.clause("HU-10", "HU-32")
def test_the_whole_chain_of_events() -> None:
    events = {
        "north-left": "painted-sign",
        "south-left": "stagecoach",
        "north-right": "hidden-loot",
        "east": "sheriff",
        "south-right": "seduction",
        "west": "poker",
    }
    match = finish(robbed({"bank north": THREE, "saloon north": ["vultures chief", "rattlers chief"]}, events=events))
    heard = kinds(match)
    chain = ["reveal", "event-up", "sign", "stagecoach", "hidden-loot", "sheriff", "robbed", "best-armed", "over"]
    assert [heard.index(kind) for kind in chain] == sorted(heard.index(kind) for kind in chain)
    for kind in ("seduction", "poker"):
        assert heard.index("sheriff") < heard.index(kind) < heard.index("robbed")


@pytest.mark.clause("HU-10")
def test_keg_and_gun_wait_for_the_settling() -> None:
    events = {"north-left": "machine-gun", "south-left": "powder-keg"}
    match = finish(robbed({"bank north": THREE, "grand-hotel south": ["rattlers kid"]}, events=events))
    heard = kinds(match)
    assert max(i for i, kind in enumerate(heard) if kind in ("robbed", "left")) < min(
        heard.index("gun"), heard.index("keg")
    )


@pytest.mark.clause("HU-43")
def test_the_machine_gun_never_touches_strength() -> None:
    match = robbed({"bank north": ["coyotes chief", "rattlers chief"]}, events={"north-left": "machine-gun"})
    assert building(match, "bank")["strengths"] == [6, 6, 0]
    assert street(match, "north")["firepower"] == [5, 5, 0]


def test_what_is_told_is_to_be_seen_with_each_event_and_not_before() -> None:
    """Loot that lay face down, building by building; quotas that lapse; the money when all is over."""
    seen = [
        pair
        for match in random_match(2, 1, loot_visible=False)
        for pair in zip(match.last_events(), match.moments(None)[1:], strict=False)
    ]
    up = [view for event, view in seen if event.key == "hu-loot-up"]
    assert [sum(one["loot"] is not None for one in view["buildings"]) for view in up] == [1, 2, 3, 4, 5, 6]
    (reveal,) = [view for event, view in seen if event.key == "hu-reveal"]
    assert [gang["face_down_left"] for gang in reveal["gangs"]] == [0, 0]
    (over,) = [view for event, view in seen if event.key == "hu-over"]
    assert over["scores"] is not None
