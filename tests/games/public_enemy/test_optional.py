"""For a Fistful of Dollars, The Cavalry, Supremacy, and the readings that are options."""

from collections import Counter
from typing import Any

import pytest
from tests.games.public_enemy.table import LAST_SALOON_CARD, gang, scored, table

from saloon import Match

DOLLARS = {"dollars": True}
CAVALRY = {"cavalry": True}
BOTH = {"dollars": True, "cavalry": True}
TOWNS = ("tombstone", "cripple-creek", "deadwood", "dodge-city")
DRAWS = [f"draw {town}" for town in (*TOWNS, "saloon")]
UNDERS = [f"under {town}" for town in TOWNS]
LOOKS = [f"look {deck}" for deck in (*TOWNS, "saloon")]
RIDES = [f"ride to {town}" for town in TOWNS]


def deadwood(*hidden: str, face: str = "kid-curry", **more: Any) -> dict[str, Any]:
    """A small deck at Deadwood."""
    return {"deadwood": {"face": face, "hidden": list(hidden), **more}}


@pytest.mark.clause("PE-23")
def test_a_dollar_is_spent_before_the_draw_once_a_turn_and_the_draw_remains() -> None:
    at = table(options=DOLLARS)
    assert at.moves == [*DRAWS, *UNDERS, *LOOKS]
    at.play("look saloon")
    assert (at.to_move, at.moves, at.seat(0)["dollars"]) == (0, DRAWS, 1)
    at.play("draw tombstone")
    assert at.to_move == 1
    assert at.moves == [*DRAWS, *UNDERS, *LOOKS]
    assert at.play("draw tombstone", "under tombstone", "draw tombstone").seat(0)["dollars"] == 0
    assert at.play("draw deadwood").moves == DRAWS


@pytest.mark.clause("PE-23")
def test_every_round_begins_with_exactly_two_dollars() -> None:
    seats = {0: {"dollars": 0}, 1: {"dollars": 2}, 2: {"dollars": 1}}
    at = table(3, options=DOLLARS, saloon=LAST_SALOON_CARD, seats=seats).play("draw saloon")
    assert at.view()["round"] == 2
    assert [seat["dollars"] for seat in at.view()["seats"]] == [2, 2, 2]


@pytest.mark.clause("PE-23")
def test_the_first_round_begins_with_two_and_without_the_option_there_are_none() -> None:
    match = Match.new("public-enemy", players=6, options=DOLLARS, seed=1)
    assert [seat["dollars"] for seat in match.view(None)["seats"]] == [2] * 6
    assert table().moves == DRAWS
    assert table().seat(0)["dollars"] is None


@pytest.mark.clause("PE-24")
def test_a_towns_only_card_goes_under_for_nothing_and_there_is_none_to_look_at() -> None:
    at = table(options=DOLLARS, towns=deadwood())
    assert "look deadwood" not in at.moves
    at.play("under deadwood")
    assert at.told() == [
        ("buried", 0, "deadwood", "kid-curry", "wild-bunch"),
        ("revealed", "deadwood", "kid-curry", "wild-bunch"),
    ]
    assert (at.face("deadwood"), at.town("deadwood")["cards"], at.seat(0)["dollars"]) == ("kid-curry", 1, 1)


@pytest.mark.clause("PE-25")
@pytest.mark.parametrize("hidden", [[], ["etta-place"]])
def test_putting_a_card_under_its_deck_never_ends_a_round(hidden: list[str]) -> None:
    at = table(options=DOLLARS, towns=deadwood(*hidden))
    cards = at.town("deadwood")["cards"]
    at.play("under deadwood")
    assert (at.view()["round"], at.to_move, at.town("deadwood")["cards"]) == (1, 0, cards)
    assert at.told("round-ended") == []


@pytest.mark.clause("PE-35")
def test_the_card_turned_up_by_a_dollar_may_be_drawn_at_once() -> None:
    at = table(options=DOLLARS, towns=deadwood("etta-place")).play("under deadwood", "draw deadwood")
    assert at.stack(0, "wild-bunch") == ["etta-place"]
    assert at.face("deadwood") == "kid-curry"


@pytest.mark.clause("PE-35")
def test_a_saloon_card_looked_at_is_the_one_drawn_by_the_looker_or_by_the_next() -> None:
    for seed in range(12):
        at = table(options=DOLLARS, seed=seed).play("look saloon")
        seen = at.told()[0][3]
        if seed % 2:
            at.play("draw tombstone")
        assert at.play("draw saloon").told("drew")[0][2] == seen


@pytest.mark.clause("PE-35")
def test_a_towns_card_looked_at_can_be_drawn_only_when_it_is_face_up() -> None:
    at = table(options=DOLLARS, towns=deadwood("etta-place", "bill-doolin", "jim-younger"), script=[1])
    at.play("look deadwood")
    assert at.told() == [("looked", 0, "deadwood", "bill-doolin", "daltons")]
    at.play("draw deadwood")
    assert at.stack(0, "wild-bunch") == ["kid-curry"]
    assert at.face("deadwood") == "bill-doolin"
    assert at.play("draw deadwood").stack(1, "daltons") == ["bill-doolin"]


@pytest.mark.clause("PE-36")
def test_cards_under_a_deck_come_last_in_the_order_they_went() -> None:
    at = table(3, options=DOLLARS, towns=deadwood("etta-place", "bill-doolin"), script=[0])
    at.play("under deadwood", "draw tombstone", "under deadwood")
    assert [card["card"] for card in at.town("deadwood")["under"]["cards"]] == ["kid-curry", "etta-place"]
    drawn = [at.face("deadwood")]
    for _ in range(2):
        at.play("draw deadwood")
        drawn.append(at.face("deadwood"))
    assert drawn == ["bill-doolin", "kid-curry", "etta-place"]


@pytest.mark.clause("PE-36")
def test_everybody_sees_what_went_under() -> None:
    at = table(3, options=DOLLARS, towns=deadwood("etta-place", "bill-doolin")).play("under deadwood")
    for viewer in (0, 1, 2, None):
        assert [card["card"] for card in at.town("deadwood", viewer)["under"]["cards"]] == ["kid-curry"]


@pytest.mark.clause("PE-26")
def test_the_cavalry_keeps_everybody_out_of_its_town_whoever_placed_it() -> None:
    at = table(options=CAVALRY).play("draw tombstone", "ride to deadwood")
    open_decks = [move for move in DRAWS if move != "draw deadwood"]
    assert (at.to_move, at.moves) == (1, open_decks)
    at.play("draw tombstone", "stay")
    assert (at.to_move, at.moves) == (0, open_decks)


@pytest.mark.clause("PE-26")
def test_anybody_may_move_it_but_never_to_the_saloon_nor_off_the_table() -> None:
    at = table(3, turn=1, options=CAVALRY, cavalry="deadwood").play("draw tombstone")
    assert (at.to_move, at.moves) == (1, ["stay", *(move for move in RIDES if move != "ride to deadwood")])
    at.play("ride to tombstone")
    assert at.told() == [("rode", 1, "tombstone", "deadwood")]
    assert (at.view()["cavalry"], at.to_move) == ("tombstone", 2)


@pytest.mark.clause("PE-26")
@pytest.mark.parametrize(("stays", "where"), [(False, None), (True, "deadwood")])
def test_a_new_round_begins_without_the_cavalry_unless_an_option_keeps_it(stays: bool, where: str | None) -> None:
    options = {"cavalry": True, "cavalry_stays": stays}
    at = table(options=options, cavalry="deadwood", saloon=LAST_SALOON_CARD).play("draw saloon")
    assert (at.view()["round"], at.view()["cavalry"]) == (2, where)
    assert ("draw deadwood" in at.moves) is not stays


@pytest.mark.clause("PE-27")
@pytest.mark.parametrize("town", TOWNS)
def test_there_is_always_a_card_to_draw(town: str) -> None:
    at = table(options=CAVALRY, cavalry=town)
    assert at.moves == [move for move in DRAWS if move != f"draw {town}"]
    assert "draw saloon" in at.moves


@pytest.mark.clause("PE-38")
def test_no_dollar_on_a_town_the_cavalry_watches_but_always_on_the_saloon() -> None:
    at = table(options=BOTH, cavalry="deadwood")
    assert at.moves == [move for move in [*DRAWS, *UNDERS, *LOOKS] if "deadwood" not in move]
    assert "look saloon" in at.moves


@pytest.mark.clause("PE-39")
@pytest.mark.parametrize("draw", ["draw tombstone", "draw saloon"])
def test_the_cavalry_step_follows_any_draw(draw: str) -> None:
    at = table(options=CAVALRY).play(draw)
    assert (at.to_move, at.view()["decision"]) == (0, "cavalry")
    assert at.moves == ["stay", *RIDES]
    at.play("stay")
    assert (at.view()["cavalry"], at.to_move, at.told()) == (None, 1, [])


@pytest.mark.clause("PE-39")
def test_it_follows_the_effect_of_a_saloon_card_too() -> None:
    seats = {0: {"outlaws": ["elzy-lay", "bob-dalton"]}}
    at = table(options=CAVALRY, seats=seats, saloon={"hidden": ["sheriff", "sheriff"]}).play("draw saloon")
    assert at.view()["decision"] == "sheriff"
    at.play("discard daltons")
    assert (at.view()["decision"], at.to_move) == ("cavalry", 0)


@pytest.mark.clause("PE-18")
@pytest.mark.parametrize(("count", "points"), [(6, 23), (7, 30), (8, 30), (11, 30)])
def test_supremacy_lifts_a_set_but_never_above_thirty(count: int, points: int) -> None:
    at = scored(gang("daltons", count), [], options={"supremacy": True}, supremacy="daltons")
    assert at.told("points")[0] == ("points", 0, points)


@pytest.mark.clause("PE-19")
def test_supremacy_counts_for_points_and_not_for_majorities() -> None:
    at = scored(gang("daltons", 2), gang("daltons", 3, 2), options={"supremacy": True}, supremacy="daltons")
    assert at.told("points") == [("points", 0, 5), ("points", 1, 8)]
    tie = scored(gang("daltons", 2), gang("daltons", 2, 2), options={"supremacy": True}, supremacy="daltons")
    assert tie.told("tied") == [("tied", "daltons", 2, [0, 1])]


@pytest.mark.clause("PE-19")
@pytest.mark.parametrize(("on_none", "points"), [(False, 2), (True, 4)])
def test_supremacy_makes_nothing_of_nothing_unless_an_option_says_so(on_none: bool, points: int) -> None:
    options = {"supremacy": True, "supremacy_on_none": on_none}
    at = scored(["elzy-lay"], [], options=options, supremacy="daltons")
    assert at.told("points")[0] == ("points", 0, points)


@pytest.mark.clause("PE-19")
def test_without_the_option_there_is_no_supremacy() -> None:
    at = scored(gang("daltons", 3), [])
    assert (at.told("points")[0], at.view()["supremacy"]) == (("points", 0, 5), None)


def test_all_four_tiles_are_in_the_draw_of_every_round() -> None:
    met = Counter(
        table(seed=seed, options={"supremacy": True}, supremacy="daltons", saloon=LAST_SALOON_CARD)
        .play("draw saloon")
        .view()["supremacy"]
        for seed in range(80)
    )
    assert set(met) == {"wild-bunch", "daltons", "james-younger", "loners"}
    assert met["daltons"] > 5


def test_the_card_counter_shows_what_is_gone_and_changes_nothing_else() -> None:
    position: dict[str, Any] = {
        "seats": {0: {"outlaws": ["kid-curry"]}},
        "discard": ["etta-place"],
        "saloon": {"spent": ["sheriff"]},
    }
    under: dict[str, Any] = {"towns": {"deadwood": {"face": "bill-doolin", "under": ["jim-younger"]}}}
    plain = table(options=DOLLARS, **position, **under)
    counted = table(options={"dollars": True, "card_counter": True}, **position, **under)
    assert [town["gone"] for town in plain.view()["towns"]] == [None] * 4
    assert plain.view()["saloon"]["gone"] is None
    gone = [[card["card"] for card in town["gone"]] for town in counted.view()["towns"]]
    assert gone == [[], [], ["kid-curry", "etta-place"], []]
    assert counted.view()["saloon"]["gone"] == {"sheriff": 1, "bounty-hunter": 0, "swindler": 0}
    assert counted.moves == plain.moves


@pytest.mark.clause("PE-43")
def test_everything_once_shown_stays_open() -> None:
    at = table(
        options=DOLLARS,
        seats={1: {"outlaws": ["bob-dalton", "bill-power"]}},
        discard=["kid-curry", "elzy-lay"],
        towns={"deadwood": {"face": "bill-doolin", "under": ["jim-younger"]}},
        saloon={"spent": ["swindler", "sheriff"]},
    )
    for viewer in (0, 1, None):
        view = at.view(viewer)
        assert [card["card"] for card in view["seats"][1]["stacks"][1]["cards"]] == ["bob-dalton", "bill-power"]
        assert [card["card"] for card in view["discard"]["cards"]] == ["kid-curry", "elzy-lay"]
        assert [card["card"] for card in view["towns"][2]["under"]["cards"]] == ["jim-younger"]
        assert view["saloon"]["spent"] == {"sheriff": 1, "bounty-hunter": 0, "swindler": 1}


@pytest.mark.clause("PE-43")
def test_by_option_only_tops_and_counts_are_shown() -> None:
    at = table(
        options={"dollars": True, "memory": True},
        seats={1: {"outlaws": ["bob-dalton", "bill-power"]}},
        discard=["kid-curry", "elzy-lay"],
        towns={"deadwood": {"face": "bill-doolin", "under": ["jim-younger"]}},
        saloon={"spent": ["swindler", "sheriff"]},
    )
    for viewer in (0, 1, None):
        view = at.view(viewer)
        stack = view["seats"][1]["stacks"][1]
        assert (stack["count"], stack["top"]["card"], stack["cards"]) == (2, "bill-power", None)
        discard = view["discard"]
        assert (discard["count"], discard["top"]["card"], discard["cards"]) == (2, "elzy-lay", None)
        assert view["towns"][2]["under"] == {"count": 1, "cards": None}
        saloon = view["saloon"]
        assert (saloon["spent"], saloon["spent_count"], saloon["last"]) == (None, 2, "sheriff")
        for covered in ("bob-dalton", "kid-curry", "jim-younger"):
            assert covered not in str(view)
