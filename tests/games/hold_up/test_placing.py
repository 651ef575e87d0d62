"""Step 1: a gangster, a look, a card."""

from typing import Any

import pytest
from tests.games.hold_up.table import ROLES, event_at, finish, kinds, random_match, side, table
from tests.kit import play, texts, told

from saloon import Match
from saloon.match import IllegalMove

HAND = {"coyotes": {"hand": ["chief", "kid", "brute"]}}


def gangster(match: Match, name: str, street: str, number: int, seat: int | None = None) -> dict[str, Any]:
    """The gangster at a place, as somebody sees him."""
    found = side(match, name, street, seat)[number - 1]
    assert found is not None
    return found


@pytest.mark.clause("HU-02")
def test_a_turn_is_a_gangster_a_look_and_a_card() -> None:
    match = table(events={"east": "sheriff", "west": "deputy"}, gangs=HAND)
    play(match, "place chief bank north", "look east")
    assert kinds(match) == ["placed", "looked-event", "drew"]
    assert match.to_move == 1
    gang = match.view(None)["gangs"][0]
    assert (gang["hand"], gang["pile"]) == (3, 5)
    assert gangster(match, "bank", "north", 1)["role"] == "chief"


@pytest.mark.clause("HU-02")
def test_the_hand_is_filled_up_to_three_only_while_the_pile_lasts() -> None:
    gangs = {
        "coyotes": {"hand": ["chief", "kid", "brute"], "pile": ["woman-a"]},
        "rattlers": {"hand": ["chief", "kid", "brute"], "pile": []},
    }
    match = table(2, gangs=gangs)
    play(match, "place chief bank north")
    assert match.view(0)["hand"] == ["woman-a", "brute", "kid"]
    play(match, "place chief bank north")
    assert match.view(1)["hand"] == ["brute", "kid"]
    assert match.to_move == 0
    play(match, "place kid saloon north")
    assert match.over
    assert match.view(0)["hand"] == ["woman-a", "brute"]


@pytest.mark.clause("HU-02")
def test_the_two_cards_left_are_never_shown() -> None:
    for players in (2, 3, 4):
        *_, match = random_match(players, 3)
        for seat in range(players):
            left = match.view(seat)["hand"]
            assert len(left) == 2
            standing = {
                card["role"]
                for one in match.view(None)["buildings"]
                for places in one["sides"]
                for card in places["places"]
                if card and card["seat"] == seat
            }
            assert standing == set(ROLES) - set(left)
            drawn = [event.args for event in match.events(seat=(seat + 1) % players) if event.key == "hu-drew"]
            assert seat not in [args["seat"] for args in drawn]


@pytest.mark.clause("HU-05")
def test_a_full_side_takes_nobody_else() -> None:
    town = {"bank north": ["rattlers chief", "rattlers kid", "vultures kid"], "saloon north": ["vultures chief"]}
    match = table(gangs=HAND, town=town)
    sides = {text.split(maxsplit=2)[2] for text in texts(match)}
    assert "bank north" not in sides
    assert {"bank west", "saloon north"} <= sides
    assert match.why("side:bank:north", 0).code == "hu-side-full"
    assert match.why("side:bank:north", 0).clause == "HU-05"
    with pytest.raises(IllegalMove):
        match.play("place chief bank north")


@pytest.mark.clause("HU-04", "HU-05")
def test_a_central_building_takes_six_on_its_street() -> None:
    five = [f"rattlers {role}" for role in ROLES[:5]]
    match = table(gangs=HAND, town={"saloon north": five})
    assert "place chief saloon north" in texts(match)
    play(match, "place chief saloon north")
    assert gangster(match, "saloon", "north", 6)["seat"] == 0
    assert not [text for text in texts(match) if text.endswith("saloon north")]


@pytest.mark.clause("HU-03")
def test_a_gang_may_stand_on_both_sides_of_a_corner_building() -> None:
    match = table(gangs=HAND, town={"bank north": ["coyotes rifleman"]})
    assert {"place chief bank north", "place chief bank west"} <= set(texts(match))


@pytest.mark.clause("HU-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_always_a_place_left(players: int) -> None:
    for seed in range(6):
        for match in random_match(players, seed):
            if match.view(None)["decision"] == "place":
                assert len(texts(match)) >= 3


@pytest.mark.clause("HU-06")
@pytest.mark.parametrize(("players", "quota"), [(2, 3), (3, 2), (4, 1)])
def test_the_quota_of_face_down_gangsters(players: int, quota: int) -> None:
    roles = ["chief", "kid", "brute", "rifleman"]
    gangs = {"coyotes": {"hand": roles[:3], "pile": [roles[3]]}}
    assert table(players).view(None)["gangs"][0]["face_down_left"] == quota
    hidden = [f"coyotes {role} hidden" for role in ("lieutenant", "safecracker", "woman-a")]
    match = table(players, gangs=gangs, town={"saloon north": hidden[: quota - 1]})
    assert "hide chief bank north" in texts(match)
    match = table(players, gangs=gangs, town={"saloon north": hidden[:quota]})
    assert not [text for text in texts(match) if text.startswith("hide")]
    assert match.view(None)["gangs"][0]["face_down_left"] == 0


@pytest.mark.clause("HU-06", "HU-38")
def test_the_owner_always_sees_his_own_face_down_gangster() -> None:
    match = play(table(gangs=HAND), "hide chief bank north")
    card = gangster(match, "bank", "north", 1, 0)
    assert (card["role"], card["strength"], card["firepower"], card["bounty"]) == ("chief", 6, 3, 500)
    assert card["face_down"]


@pytest.mark.clause("HU-38")
def test_sums_are_of_what_one_knows() -> None:
    """A hidden gangster counts for his owner and whoever looked; the others are told that he stands there."""
    town = {"bank north": ["coyotes chief", "rattlers chief hidden"], "bank west": ["coyotes kid hidden 1"]}
    match = table(3, town=town)
    sums = {seat: match.view(seat)["buildings"][0] for seat in (0, 1, 2, None)}
    known = {seat: (building["strengths"], building["strangers"]) for seat, building in sums.items()}
    assert known[0] == ([8, 0, 0], [0, 1, 0])
    assert known[1] == ([8, 6, 0], [0, 0, 0])
    assert known[2] == known[None] == ([6, 0, 0], [1, 1, 0])
    north = {seat: street(match, "north", seat) for seat in (0, 1)}
    assert (north[0]["firepower"], north[0]["strangers"]) == ([3, 0, 0], [0, 1, 0])
    assert (north[1]["firepower"], north[1]["strangers"]) == ([3, 3, 0], [0, 0, 0])


@pytest.mark.clause("HU-09", "HU-23", "HU-27")
def test_who_has_seen_an_event_sums_by_it() -> None:
    """HU-23: strength that the seduction raises; HU-27: firepower that the machine gun raises."""
    events = {"north-left": "seduction", "north-right": "machine-gun", "east": "sheriff", "west": "deputy"}
    looked = {"coyotes": {"looked": ["north-left", "north-right"]}, "rattlers": {"looked": ["east", "west"]}}
    match = table(3, town={"saloon north": ["coyotes woman-a", "rattlers chief"]}, events=events, gangs=looked)
    assert [match.view(seat)["buildings"][1]["strengths"] for seat in (0, 1)] == [[5, 6, 0], [4, 6, 0]]
    assert [street(match, "north", seat)["firepower"] for seat in (0, 1)] == [[2, 5, 0], [2, 3, 0]]


def street(match: Match, name: str, seat: int) -> Any:
    """A street as a seat sees it."""
    return next(one for one in match.view(seat)["streets"] if one["street"] == name)


@pytest.mark.clause("HU-38")
def test_a_face_down_gangster_shows_his_gang_and_place_alone() -> None:
    match = play(table(gangs=HAND), "hide chief bank north")
    for other in (1, 2, None):
        card = gangster(match, "bank", "north", 1, other)
        assert (card["seat"], card["face_down"], card["seen_by"]) == (0, True, [0])
        assert [card[key] for key in ("role", "gangster", "strength", "firepower", "bounty")] == [None] * 5
        assert "chief" not in str(told(match, other))


@pytest.mark.clause("HU-39")
def test_the_quota_need_not_be_used_and_ends_for_good() -> None:
    gangs = {"coyotes": {"hand": ["chief", "kid", "brute"], "pile": ["woman-a", "woman-b"]}}
    match = table(4, gangs=gangs)
    assert {"place chief bank north", "hide chief bank north"} <= set(texts(match))
    play(match, "hide chief bank north")
    while match.to_move != 0 or match.view(None)["decision"] != "place":
        match.play(match.choices()[0])
    assert {text.split()[0] for text in texts(match)} == {"place"}
    assert match.why("face-down", 0).clause == "HU-39"


@pytest.mark.clause("HU-36")
def test_what_a_player_may_look_at() -> None:
    town = {
        "bank north": [
            "coyotes chief hidden",
            "rattlers chief",
            "rattlers kid hidden",
        ],
        "saloon north": ["vultures kid hidden 0"],
    }
    gangs = {"coyotes": {"looked": ["east"]}}
    events = {"east": "sheriff", "west": "deputy", "north-left": "poker"}
    match = table(events=events, town=town, gangs=gangs, step="looking")
    assert texts(match) == ["look north-left", "look west", "look bank north 3"]
    reasons = {
        "event:east": "hu-event-seen",
        "place:bank:north:1": "hu-own-card",
        "place:bank:north:2": "hu-face-up",
        "place:saloon:north:1": "hu-card-seen",
        "place:saloon:north:2": "hu-nobody-there",
        "event:south-left": "hu-no-event",
        "eyes": "hu-must-look",
    }
    assert {thing: match.why(thing, 0).code for thing in reasons} == reasons


@pytest.mark.clause("HU-36", "HU-37", "HU-38")
def test_a_look_at_a_gangster_is_for_the_looker_alone() -> None:
    town = {"bank north": ["rattlers kid hidden"]}
    match = play(table(events={"west": "deputy"}, town=town, step="looking"), "look bank north 1")
    assert gangster(match, "bank", "north", 1, 0)["role"] == "kid"
    assert gangster(match, "bank", "north", 1, 2)["role"] is None
    for viewer in (0, 1, 2, None):
        assert gangster(match, "bank", "north", 1, viewer)["seen_by"] == [0, 1]
    place = {"building": "bank", "street": "north", "number": 1, "gang": "rattlers"}
    assert ("looked-card", 0, place, "whistler", "kid") in told(match, 0)
    assert ("looked-card-hidden", 0, place) in told(match, 2)
    assert ("looked-card-hidden", 0, place) in told(match, 1)


@pytest.mark.clause("HU-09")
def test_an_event_seen_stays_the_secret_of_those_who_looked() -> None:
    match = table(
        events={"west": "deputy", "east": "sheriff"}, step="looking", gangs={"rattlers": {"looked": ["east"]}}
    )
    play(match, "look west")
    assert [event_at(match, "west", seat) for seat in (0, 1, 2, None)] == ["deputy", None, None, None]
    assert [event_at(match, "east", seat) for seat in (0, 1, 2, None)] == [None, "sheriff", None, None]


@pytest.mark.clause("HU-08")
def test_with_nothing_left_to_see_the_look_is_skipped() -> None:
    match = table(gangs=HAND)
    play(match, "place chief bank north")
    assert kinds(match) == ["placed", "saw-all", "drew"]
    assert match.to_move == 1


@pytest.mark.clause("HU-36")
def test_the_only_thing_left_is_looked_at_without_asking() -> None:
    match = play(table(events={"west": "deputy"}, gangs=HAND), "place chief bank north")
    assert kinds(match) == ["placed", "looked-event", "drew"]
    assert match.to_move == 1


@pytest.mark.clause("HU-36")
def test_nobody_may_decline_to_look() -> None:
    match = table(events={"west": "deputy", "east": "sheriff"}, step="looking")
    assert texts(match) == ["look east", "look west"]


@pytest.mark.clause("HU-30")
def test_a_face_down_gangster_counts_like_any_other_once_he_is_turned_up() -> None:
    town = {
        "bank north": ["coyotes kid", "rattlers chief hidden"],
        "saloon north": ["coyotes gunslinger hidden", "rattlers brute"],
    }
    match = finish(table(2, step="robberies", town=town))
    assert [tile["taker"] for tile in match.view(None)["buildings"][0]["loot"]] == [1, 0]
    assert [card and card["face_down"] for card in side(match, "bank", "north")] == [False, False, None]
    ups = [event.args for event in match.events() if event.key == "hu-card-up"]
    assert [(args["seat"], args["role"]) for args in ups] == [(1, "chief"), (0, "gunslinger")]
    assert match.view(None)["streets"][0]["firepower"] == [5, 4]
