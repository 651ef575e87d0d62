"""The turn: one card, from a town or from the saloon, and what the saloon's cards do."""

from typing import Any

import pytest
from tests.games.public_enemy.table import LAST_SALOON_CARD, Table, table

ONLY = {"sheriff": ["sheriff"] * 2, "bounty-hunter": ["bounty-hunter"] * 2, "swindler": ["swindler"] * 2}


def drawing(card: str, players: int = 2, **position: Any) -> Table:
    """A table whose next saloon card is this one, with another of the kind behind it."""
    return table(players, saloon={"hidden": ONLY[card]}, **position)


@pytest.mark.clause("PE-03")
def test_a_town_gives_the_card_that_is_showing_and_shows_the_next() -> None:
    at = table(towns={"tombstone": {"face": "elzy-lay", "hidden": ["cole-younger", "pearl-hart"]}}, script=[1])
    assert at.moves == ["draw tombstone", "draw cripple-creek", "draw deadwood", "draw dodge-city", "draw saloon"]
    at.play("draw tombstone")
    assert at.stack(0, "wild-bunch") == ["elzy-lay"]
    assert at.told() == [
        ("took", 0, "elzy-lay", "tombstone", "wild-bunch"),
        ("revealed", "tombstone", "pearl-hart", "loners"),
    ]
    assert (at.to_move, at.face("tombstone"), at.town("tombstone")["hidden"]) == (1, "pearl-hart", 1)


@pytest.mark.clause("PE-03")
def test_a_saloon_card_is_unknown_until_it_is_drawn() -> None:
    met = set()
    for seed in range(40):
        at = table(seed=seed)
        assert at.view(0)["saloon"]["first"] is None
        met.add(at.play("draw saloon").told("drew")[0][2])
    assert met == {"sheriff", "bounty-hunter", "swindler"}


@pytest.mark.clause("PE-02")
def test_stacks_are_by_gang_and_the_last_card_is_on_top() -> None:
    towns = {
        "cripple-creek": {"face": "belle-starr", "hidden": ["black-bart"]},
        "dodge-city": {"face": "cattle-kate", "hidden": ["bill-dalton"]},
    }
    at = table(towns=towns).play("draw cripple-creek", "draw tombstone")
    at.play("draw dodge-city")
    assert at.stack(0, "loners") == ["belle-starr", "cattle-kate"]
    assert at.seat(0)["stacks"][3]["top"]["card"] == "cattle-kate"
    assert at.seat(0)["stacks"][3]["count"] == 2


@pytest.mark.clause("PE-02")
def test_a_stolen_card_lands_on_top_and_may_cover_a_leader() -> None:
    at = drawing("swindler", seats={0: {"outlaws": ["bob-dalton"]}, 1: {"outlaws": ["bill-power", "elzy-lay"]}})
    at.play("draw saloon", "take daltons of 1")
    assert at.stack(0, "daltons") == ["bob-dalton", "bill-power"]
    assert at.told() == [("swindled", 1, "bill-power", "daltons", 0)]


@pytest.mark.clause("PE-02")
def test_a_stolen_card_starts_a_stack_where_there_is_none() -> None:
    at = drawing("swindler", seats={1: {"outlaws": ["bill-power", "elzy-lay"]}}).play("draw saloon")
    assert at.play("take wild-bunch of 1").stack(0, "wild-bunch") == ["elzy-lay"]
    assert at.stack(1, "wild-bunch") == []


@pytest.mark.clause("PE-01")
@pytest.mark.parametrize(
    ("card", "owner", "move"),
    [
        ("sheriff", 0, "discard daltons"),
        ("bounty-hunter", 1, "discard daltons of 1"),
        ("swindler", 1, "take daltons of 1"),
    ],
)
def test_only_the_top_card_of_a_stack_is_reached(card: str, owner: int, move: str) -> None:
    at = drawing(card, seats={owner: {"outlaws": ["bob-dalton", "grat-dalton", "elzy-lay"]}}).play("draw saloon")
    assert [at.codes()[move]] == [code for text, code in at.codes().items() if "daltons" in text]
    at.play(move)
    assert at.stack(owner, "daltons") == ["bob-dalton"]
    assert "grat-dalton" in str(at.told())


@pytest.mark.clause("PE-04")
def test_the_sheriff_takes_an_outlaw_whether_one_likes_it_or_not() -> None:
    at = drawing("sheriff", seats={0: {"outlaws": ["bob-dalton", "elzy-lay"]}}).play("draw saloon")
    assert (at.to_move, at.moves) == (0, ["discard wild-bunch", "discard daltons"])


@pytest.mark.clause("PE-04")
@pytest.mark.parametrize("card", ["bounty-hunter", "swindler"])
def test_nobody_may_spare_his_opponents(card: str) -> None:
    at = drawing(card, seats={1: {"outlaws": ["bob-dalton", "elzy-lay"]}}).play("draw saloon")
    verb = "take" if card == "swindler" else "discard"
    assert at.moves == [f"{verb} wild-bunch of 1", f"{verb} daltons of 1"]


@pytest.mark.clause("PE-05")
@pytest.mark.parametrize(("card", "owner"), [("sheriff", 1), ("bounty-hunter", 0), ("swindler", 0)])
def test_without_a_target_nothing_happens_and_the_saloon_card_is_gone(card: str, owner: int) -> None:
    at = drawing(card, seats={owner: {"outlaws": ["bob-dalton", "elzy-lay"]}}).play("draw saloon")
    assert at.told() == [("drew", 0, card), ("no-effect", 0, card)]
    assert at.to_move == 1
    assert at.stack(owner, "daltons") == ["bob-dalton"]
    assert (at.view()["saloon"]["cards"], at.view()["saloon"]["last"]) == (1, card)


@pytest.mark.clause("PE-44")
def test_the_sheriff_concerns_ones_own_stacks_only() -> None:
    seats = {0: {"outlaws": ["bob-dalton", "elzy-lay"]}, 1: {"outlaws": ["jesse-james"]}}
    at = drawing("sheriff", seats=seats).play("draw saloon")
    assert at.moves == ["discard wild-bunch", "discard daltons"]
    at.play("discard wild-bunch")
    assert at.view()["discard"]["cards"][0]["card"] == "elzy-lay"


@pytest.mark.clause("PE-44")
@pytest.mark.parametrize(("card", "verb"), [("bounty-hunter", "discard"), ("swindler", "take")])
def test_any_opponents_any_stack_but_never_ones_own(card: str, verb: str) -> None:
    seats = {0: {"outlaws": ["bob-dalton"]}, 1: {"outlaws": ["grat-dalton", "elzy-lay"]}, 2: {"outlaws": ["tom-horn"]}}
    at = drawing(card, 3, turn=1, seats=seats).play("draw saloon")
    assert at.moves == [f"{verb} daltons of 0", f"{verb} loners of 2"]


@pytest.mark.clause("PE-44")
@pytest.mark.parametrize(("card", "owner", "key"), [("sheriff", 0, "arrested"), ("bounty-hunter", 1, "shot-down")])
def test_a_single_candidate_is_no_choice(card: str, owner: int, key: str) -> None:
    at = drawing(card, seats={owner: {"outlaws": ["bob-dalton", "grat-dalton"]}}).play("draw saloon")
    assert at.told()[1][:4] == (key, owner, "grat-dalton", "daltons")
    assert at.to_move == 1
    assert at.stack(owner, "daltons") == ["bob-dalton"]


@pytest.mark.clause("PE-06")
def test_a_swindler_who_brings_the_fourth_gang_ends_the_round_on_the_spot() -> None:
    seats = {
        0: {"outlaws": ["elzy-lay", "grat-dalton", "cole-younger"]},
        1: {"outlaws": ["johnny-ringo", "jesse-james"]},
    }
    at = drawing("swindler", seats=seats).play("draw saloon")
    at.play("take loners of 1")
    assert at.told("swindled", "four-gangs", "round-ended") == [
        ("swindled", 1, "johnny-ringo", "loners", 0),
        ("four-gangs", 0),
        ("round-ended", 1),
    ]
    assert at.view()["round"] == 2


@pytest.mark.clause("PE-06")
def test_a_forced_swindle_ends_the_round_too() -> None:
    seats = {0: {"outlaws": ["elzy-lay", "grat-dalton", "cole-younger"]}, 1: {"outlaws": ["johnny-ringo"]}}
    at = drawing("swindler", seats=seats).play("draw saloon")
    assert at.told("four-gangs") == [("four-gangs", 0)]


def test_the_turn_goes_round_clockwise() -> None:
    at = table(4, first=2)
    order = []
    for _ in range(5):
        order.append(at.to_move)
        at.play(at.moves[len(order) % 4])
    assert order == [2, 3, 0, 1, 2]


def test_there_is_no_passing() -> None:
    assert all(move.startswith("draw ") for move in table(saloon=LAST_SALOON_CARD).moves)
