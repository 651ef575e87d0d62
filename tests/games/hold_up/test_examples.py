"""The worked examples of the rules."""

from typing import Any

import pytest
from tests.games.hold_up.table import building, guards, robbed, street, table, takers
from tests.kit import play, texts


@pytest.mark.clause("HU-E1")
@pytest.mark.parametrize(("events", "order"), [({"north-left": "poker"}, [0, 1]), ({}, [2, 0])])
def test_e1_poker(events: dict[str, str], order: list[int]) -> None:
    town = {
        "saloon north": [
            "coyotes rifleman",
            "coyotes woman-b",
            "rattlers chief",
            "vultures brute",
            "vultures rifleman",
        ]
    }
    match = robbed(town, events=events)
    assert takers(match, "saloon") == order
    assert building(match, "saloon")["strengths"] == [6, 6, 7]


@pytest.mark.clause("HU-E2")
def test_e2_hidden_loot_moves_the_sheriff() -> None:
    loot = {"bank": [900, 300], "saloon": [800, 200]}
    match = robbed({}, events={"north-left": "sheriff", "north-right": "hidden-loot"}, loot=loot)
    assert guards(match) == {"saloon": [["sheriff"], []]}


@pytest.mark.clause("HU-E3")
def test_e3_the_sheriff_between_equal_tiles() -> None:
    loot = {"bank": [500, 300], "saloon": [500, 200]}
    assert not guards(robbed({}, events={"north-left": "sheriff"}, loot=loot))


@pytest.mark.clause("HU-E4")
@pytest.mark.parametrize(("victim", "seat"), [("coyotes", 0), ("vultures", 2)])
def test_e4_settling_on_north_street(victim: str, seat: int) -> None:
    town = {
        "bank north": ["coyotes chief", "coyotes lieutenant"],
        "saloon north": ["rattlers gunslinger", "rattlers kid", "vultures rifleman"],
    }
    match = robbed(town, first=1)
    assert street(match, "north")["firepower"] == [5, 5, 3]
    assert (match.to_move, texts(match)) == (1, ["capture coyotes", "capture vultures"])
    play(match, f"capture {victim}")
    assert street(match, "north")["victim"] == seat


@pytest.mark.clause("HU-E5")
@pytest.mark.parametrize(("options", "order"), [({}, [None, 1]), ({"slide_on_protected": True}, [None, 0])])
def test_e5_a_guarded_tile(options: dict[str, Any], order: list[int | None]) -> None:
    town = {"bank north": ["coyotes chief", "coyotes rifleman", "rattlers lieutenant"], "bank west": ["vultures kid"]}
    match = robbed(town, events={"north-left": "sheriff"}, options=options)
    assert building(match, "bank")["strengths"] == [9, 5, 2]
    assert takers(match, "bank") == order


@pytest.mark.clause("HU-E6")
def test_e6_the_closed_street() -> None:
    corners = {"north-east": "bank", "north-west": "general-store"}
    buildings = {"south-east": "railway-station", "south-west": "assay-office", **corners}
    position: dict[str, Any] = {"buildings": buildings, "loot": {"bank": [900, 300], "railway-station": [600, 400]}}
    match = table(2, **position)
    sides = {text.split(maxsplit=2)[2] for text in texts(match)}
    assert {one for one in sides if one.startswith(("bank", "railway-station"))} == {
        "bank north",
        "railway-station south",
    }
    match = table(2, {"east": "sheriff"}, step="robberies", **position)
    assert guards(match) == {"bank": [["sheriff"], []]}
