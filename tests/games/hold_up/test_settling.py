"""Step 3: the settling of scores, and the end."""

import pytest
from tests.games.hold_up.table import finish, kinds, robbed, side, street
from tests.kit import play, scores, texts, told, winners

THREE_GANGS = {"saloon north": ["coyotes gunslinger", "rattlers chief", "vultures kid", "vultures brute"]}


@pytest.mark.clause("HU-24")
def test_only_the_gangsters_of_the_street_count_across_its_buildings() -> None:
    town = {
        "bank north": ["coyotes kid"],
        "saloon north": ["coyotes brute"],
        "general-store north": ["rattlers lieutenant", "coyotes safecracker"],
        "general-store east": ["rattlers gunslinger"],
    }
    match = finish(robbed(town, players=2))
    assert street(match, "north")["firepower"] == [3, 2]
    assert street(match, "east")["firepower"] == [0, 4]
    assert (street(match, "north")["captor"], street(match, "north")["victim"]) == (0, 1)
    assert street(match, "north")["bounty"] == 400


@pytest.mark.clause("HU-03")
def test_firepower_does_not_add_up_across_streets() -> None:
    town = {"bank north": ["coyotes gunslinger", "rattlers rifleman"], "bank west": ["coyotes kid", "rattlers woman-a"]}
    match = finish(robbed(town, players=3))
    assert [street(match, name)["captor"] for name in ("north", "west")] == [0, 1]


@pytest.mark.clause("HU-41")
def test_the_best_armed_gang_wins_however_few_its_cards() -> None:
    town = {"saloon north": ["coyotes gunslinger", "rattlers kid", "rattlers brute", "rattlers safecracker"]}
    match = finish(robbed(town))
    assert street(match, "north")["captor"] == 0
    assert scores(match)[0] == 200 + 200 + 300 + 350  # the second tile of the saloon, and three bounties


@pytest.mark.clause("HU-25", "HU-40", "HU-41")
def test_the_winner_chooses_freely_and_must_choose() -> None:
    match = robbed(THREE_GANGS)
    assert (match.to_move, texts(match)) == (0, ["capture rattlers", "capture vultures"])
    weaker = play(robbed(THREE_GANGS), "capture vultures")
    assert street(weaker, "north")["victim"] == 2
    assert street(weaker, "north")["bounty"] == 500
    stronger = play(robbed(THREE_GANGS), "capture rattlers")
    assert street(stronger, "north")["bounty"] == 500
    assert match.why("gang:coyotes", 0).code == "hu-own-gang"


@pytest.mark.clause("HU-25", "HU-26")
def test_all_the_cards_of_one_gang_are_captured_and_everything_else_is_discarded() -> None:
    match = play(robbed(THREE_GANGS), "capture vultures")
    fates = [(card["seat"], card["fate"], card["captor"]) for card in side(match, "saloon", "north") if card]
    assert fates == [(0, "discarded", None), (1, "discarded", None), (2, "captured", 0), (2, "captured", 0)]
    assert [gang["bounty"] for gang in match.view(None)["gangs"]] == [500, 0, 0]


@pytest.mark.clause("HU-40")
def test_a_single_rival_is_captured_without_asking() -> None:
    match = robbed({"saloon north": ["coyotes kid", "rattlers chief"]})
    assert match.over
    assert ("captured", 1, "coyotes", "north", 200) in told(match)


@pytest.mark.clause("HU-25", "HU-40", "HU-26")
def test_a_gang_without_a_rival_captures_nobody_and_is_discarded_for_nothing() -> None:
    match = robbed({"saloon north": ["coyotes chief", "coyotes kid"]})
    assert match.over
    assert scores(match) == [800, 0, 0]
    assert [card["fate"] for card in side(match, "saloon", "north") if card] == ["discarded"] * 2
    assert [kind for kind in kinds(match) if kind in ("unopposed", "cleared")] == ["unopposed", "cleared"]


@pytest.mark.clause("HU-19", "HU-45")
@pytest.mark.parametrize(("first", "captor"), [(0, 0), (1, 1), (2, 0)])
def test_equal_firepower_is_settled_by_the_order_of_the_turn(first: int, captor: int) -> None:
    match = finish(robbed({"saloon north": ["coyotes chief", "rattlers chief", "vultures kid"]}, first=first))
    assert street(match, "north")["captor"] == captor


@pytest.mark.clause("HU-27")
def test_the_machine_gun_gives_every_chief_of_its_street_two_more() -> None:
    town = {
        "bank north": ["coyotes chief"],
        "general-store north": ["rattlers chief", "rattlers kid"],
        "saloon north": ["vultures gunslinger"],
        "grand-hotel south": ["scorpions chief"],
    }
    match = robbed(town, players=4, events={"north-left": "machine-gun"})
    assert street(match, "north")["firepower"] == [5, 6, 4, 0]
    assert street(match, "south")["firepower"] == [0, 0, 0, 3]
    assert match.to_move == 1


@pytest.mark.clause("HU-27", "HU-40")
@pytest.mark.parametrize(
    "events", [{"north-left": "powder-keg"}, {"north-left": "powder-keg", "north-right": "machine-gun"}]
)
def test_a_powder_keg_stops_the_settling_gun_and_all(events: dict[str, str]) -> None:
    town = {**THREE_GANGS, "grand-hotel south": ["coyotes chief", "rattlers kid"]}
    match = robbed(town, events=events)
    assert match.over
    assert street(match, "north")["captor"] is None
    assert [card["fate"] for card in side(match, "saloon", "north") if card] == ["discarded"] * 4
    assert street(match, "south")["captor"] == 0
    assert "gun" not in kinds(match)


@pytest.mark.clause("HU-40")
def test_streets_are_settled_one_by_one_with_the_earlier_captures_known() -> None:
    town = {**THREE_GANGS, "grand-hotel south": ["vultures chief", "coyotes kid", "rattlers kid"]}
    match = robbed(town)
    assert (match.to_move, match.view(None)["streets"][0]["settled"]) == (0, False)
    play(match, "capture rattlers")
    assert [one["settled"] for one in match.view(None)["streets"]] == [True, True, False, False]
    assert match.to_move == 2
    play(match, "capture coyotes")
    assert match.over
    order = [event.args["street"] for event in match.events() if event.key == "hu-cleared"]
    assert order == ["north", "south"]  # nobody stands in the others, and nothing is said of them


@pytest.mark.clause("HU-19", "HU-45")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_equal_money_is_settled_by_the_order_of_the_turn(first: int) -> None:
    match = robbed({}, first=first)
    assert scores(match) == [0, 0, 0]
    assert winners(match) == [first]


def test_the_richest_wins_wherever_he_sits() -> None:
    for first in range(3):
        match = finish(robbed({"saloon north": ["rattlers kid"]}, first=first))
        assert winners(match) == [1]
