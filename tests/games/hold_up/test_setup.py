"""Set-up and the looks before play."""

from typing import Any

import pytest
from tests.games.hold_up.table import SPOTS, building, event_at, finish, kinds, random_match, robbed, side, table
from tests.kit import play, texts, told

from saloon import Match
from saloon.games.hold_up.cards import LOOT

COUNTS = pytest.mark.parametrize("players", [2, 3, 4])


def opening(players: int = 3, **position: Any) -> Match:
    """Before play, all six events lying unseen."""
    return Match.from_position("hold-up", {"players": players, "step": "opening", **position}, seed=1)


@COUNTS
def test_the_town_is_complete_and_its_large_buildings_stand_in_the_centre(players: int) -> None:
    for seed in range(20):
        view = Match.new("hold-up", players, seed=seed).view(None)
        corners = {one["corner"]: one for one in view["buildings"]}
        assert {name for name, one in corners.items() if one["large"]} == {"north-centre", "south-centre"}
        assert len({one["building"] for one in corners.values()}) == 6
        assert sorted(tile["worth"] for one in corners.values() for tile in one["loot"]) == sorted(LOOT)
        assert all(gang["hand"] == 3 and gang["pile"] == 6 for gang in view["gangs"])
        assert view["bonus_left"] == 4


@pytest.mark.slow
def test_everything_that_can_be_random_is() -> None:
    views = [Match.new("hold-up", 4, seed=seed).view(0) for seed in range(60)]
    assert {view["first"] for view in views} == {0, 1, 2, 3}
    assert {view["buildings"][1]["building"] for view in views} == {"saloon", "grand-hotel"}
    assert len({view["buildings"][0]["building"] for view in views}) == 4
    assert len({view["buildings"][0]["loot"][0]["worth"] for view in views}) > 5
    assert len({tuple(view["hand"]) for view in views}) > 20


@pytest.mark.clause("HU-03", "HU-04")
def test_a_corner_has_three_places_on_two_streets_and_a_central_building_six_on_one() -> None:
    buildings = Match.new("hold-up", 4, seed=1).view(None)["buildings"]
    places = {one["corner"]: {side["street"]: len(side["places"]) for side in one["sides"]} for one in buildings}
    assert places == {
        "north-west": {"north": 3, "west": 3},
        "north-centre": {"north": 6},
        "north-east": {"north": 3, "east": 3},
        "south-east": {"south": 3, "east": 3},
        "south-centre": {"south": 6},
        "south-west": {"south": 3, "west": 3},
    }


def test_every_event_lies_between_two_buildings_and_every_building_beside_two_events() -> None:
    events = Match.new("hold-up", 4, seed=1).view(None)["events"]
    assert [(event["spot"], *event["corners"], event["street"]) for event in events] == [
        ("north-left", "north-west", "north-centre", "north"),
        ("north-right", "north-centre", "north-east", "north"),
        ("east", "north-east", "south-east", "east"),
        ("south-right", "south-east", "south-centre", "south"),
        ("south-left", "south-centre", "south-west", "south"),
        ("west", "south-west", "north-west", "west"),
    ]


@pytest.mark.slow
@pytest.mark.clause("HU-28")
@COUNTS
def test_six_of_nine_events_are_in_the_town_and_the_others_are_never_shown(players: int) -> None:
    seen = set()
    for seed in range(25):
        *_, match = random_match(players, seed)
        shown = [event_at(match, spot) for spot in SPOTS]
        assert len(set(shown)) == 6
        seen |= set(shown)
        ups = [event.args["event"] for event in match.events() if event.key == "hu-event-up"]
        assert sorted(ups) == sorted(shown)
        assert "event_bag" not in match.view(0)
    assert len(seen) == 9


@pytest.mark.clause("HU-28")
def test_events_nobody_has_looked_at_are_turned_up_at_random_and_none_twice() -> None:
    found = set()
    for seed in range(30):
        match = Match.from_position("hold-up", {"players": 2, "step": "robberies"}, seed=seed)
        shown = [event_at(match, spot) for spot in SPOTS]
        assert len(set(shown)) == 6
        found.add(shown[0])
    assert len(found) > 5


@pytest.mark.clause("HU-07")
def test_everybody_looks_at_two_events_in_the_order_of_the_turn() -> None:
    match = opening(first=2)
    assert match.to_move == 2
    play(match, "look east")
    assert match.to_move == 2
    assert "look east" not in texts(match)
    play(match, "look west")
    assert match.to_move == 0
    play(match, "look east", "look north-left")
    assert match.to_move == 1
    play(match, "look west", "look north-left")
    assert (match.to_move, match.view(None)["decision"]) == (2, "place")


@pytest.mark.clause("HU-07", "HU-37")
def test_the_same_pair_is_forbidden_but_one_event_in_common_is_not() -> None:
    match = play(opening(), "look east", "look west")
    assert len(texts(match)) == 6
    play(match, "look west")
    assert texts(match) == ["look north-left", "look north-right", "look south-right", "look south-left"]
    play(match, "look south-left", "look south-left")
    assert "look west" not in texts(match)
    assert "look east" in texts(match)


@pytest.mark.clause("HU-37")
def test_the_ban_on_a_pair_ends_with_the_looks_before_play() -> None:
    gangs = {"coyotes": {"looked": ["east", "west", "north-left"]}, "rattlers": {"looked": ["east", "west"]}}
    match = Match.from_position("hold-up", {"players": 2, "step": "looking", "turn": 1, "gangs": gangs}, seed=1)
    assert "look north-left" in texts(match)


@pytest.mark.clause("HU-37")
def test_with_four_players_the_last_always_has_a_pair_left() -> None:
    match = opening(4)
    for first, second in (("east", "west"), ("east", "north-left"), ("east", "north-right")):
        play(match, f"look {first}", f"look {second}")
    play(match, "look east")
    assert texts(match) == ["look south-right", "look south-left"]


@pytest.mark.clause("HU-09", "HU-37")
def test_everybody_sees_where_a_player_looks_and_he_alone_what_he_sees() -> None:
    match = play(opening(), "look east")
    seen = event_at(match, "east", 0)
    assert seen is not None
    for other in (1, 2, None):
        assert event_at(match, "east", other) is None
        assert match.view(other)["events"][2]["seen_by"] == [0]
        assert told(match, other)[-1] == ("looked-event-hidden", 0, "east")
    assert told(match, 0)[-1] == ("looked-event", 0, "east", seen)


@pytest.mark.clause("HU-37")
def test_who_looked_where_is_not_forgotten_when_all_is_turned_up() -> None:
    looks = {"coyotes": {"looked": ["east"]}, "rattlers": {"looked": ["west", "east"]}}
    events = {"east": "sheriff", "west": "poker", "north-left": "deputy"}
    match = finish(robbed({"bank north": ["coyotes kid"]}, events=events, gangs=looks))
    assert match.over
    spots = {event["spot"]: event["seen_by"] for event in match.view(None)["events"]}
    assert (spots["east"], spots["west"], spots["north-left"]) == ([0, 1], [1], [])


@pytest.mark.clause("HU-45", "HU-19")
@COUNTS
def test_the_first_player_is_drawn_once_and_stays_the_first(players: int) -> None:
    for seed in range(4):
        firsts = [match.view(None)["first"] for match in random_match(players, seed)]
        assert len(set(firsts)) == 1


@pytest.mark.clause("HU-01", "HU-02")
@COUNTS
def test_a_game_is_one_round_of_seven_gangsters_each(players: int) -> None:
    for seed in range(4):
        *_, match = random_match(players, seed)
        heard = kinds(match)
        assert heard.count("placed") + heard.count("hid") == 7 * players
        assert heard.count("reveal") == heard.count("over") == 1
        assert heard.index("reveal") > max(i for i, kind in enumerate(heard) if kind in ("placed", "hid"))
        assert [gang["hand"] for gang in match.view(None)["gangs"]] == [2] * players
        assert all(gang["pile"] == 0 for gang in match.view(None)["gangs"])


@pytest.mark.clause("HU-44")
def test_with_two_players_the_small_street_beside_the_bank_is_closed() -> None:
    corners = set()
    for seed in range(40):
        view = Match.new("hold-up", 2, seed=seed).view(None)
        corner = next(one["corner"] for one in view["buildings"] if one["building"] == "bank")
        corners.add(corner)
        closed = "east" if corner.endswith("east") else "west"
        assert [one["street"] for one in view["streets"] if one["closed"]] == [closed]
        shut = [side for one in view["buildings"] for side in one["sides"] if side["closed"]]
        assert [side["street"] for side in shut] == [closed] * 2
    assert len(corners) == 4


@pytest.mark.clause("HU-44")
@pytest.mark.parametrize("players", [3, 4])
def test_with_more_players_no_street_is_closed(players: int) -> None:
    view = Match.new("hold-up", players, seed=1).view(None)
    assert not any(one["closed"] for one in view["streets"])


@pytest.mark.clause("HU-44")
def test_nobody_can_be_placed_in_the_closed_street() -> None:
    match = table(2, gangs={"coyotes": {"hand": ["chief", "kid", "brute"]}})
    assert building(match, "bank")["sides"][1] == {"street": "west", "closed": True, "places": [None] * 3}
    sides = {text.split(maxsplit=2)[2] for text in texts(match)}
    assert len(sides) == 8
    assert not {"bank west", "assay-office west"} & sides
    assert {"bank north", "assay-office south"} <= sides
    assert match.why("side:bank:west", 0).code == "hu-closed"


@pytest.mark.clause("HU-29", "HU-44")
def test_an_event_in_the_closed_street_acts_on_its_buildings_and_a_keg_or_gun_finds_nobody() -> None:
    town = {"bank north": ["coyotes chief", "rattlers kid"]}
    match = table(2, {"west": "deputy"}, step="robberies", town=town)
    assert [tile["guard"] for tile in building(match, "bank")["loot"]] == [[], ["deputy"]]
    for event in ("powder-keg", "machine-gun"):
        match = finish(table(2, {"west": event}, step="robberies", town=town))
        assert [one["street"] for one in match.view(None)["streets"] if one["captor"] is not None] == ["north"]


@pytest.mark.clause("HU-29")
def test_the_event_of_the_closed_street_can_be_looked_at() -> None:
    match = Match.from_position(
        "hold-up", {"players": 2, "step": "opening", "options": {"bank_corner": "north-east"}}, seed=1
    )
    assert match.view(None)["streets"][1]["closed"]
    assert "look east" in texts(match)
    assert side(match, "bank", "east") == [None] * 3
