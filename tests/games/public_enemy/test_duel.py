"""Duel in the Sun, and the Tuel."""

from collections import Counter

import pytest
from tests.games.public_enemy.table import gang, scored, table

DUEL = {"duel": True}
TWO = (["grat-dalton"], ["bill-power"])
TWO_WITH_ONE = (["grat-dalton", "elzy-lay", "laura-bullion"], ["bill-power", "tom-horn"])  # no tie for points


@pytest.mark.clause("PE-28")
@pytest.mark.parametrize(
    ("script", "winner", "tiles"),
    [([0, 3], 0, 1), ([4, 2], 1, 3), ([5, 4], 1, 5)],
)
def test_the_first_bang_wins_the_token(script: list[int], winner: int, tiles: int) -> None:
    at = scored(*TWO_WITH_ONE, script=script, options=DUEL)
    assert at.told("tied", "duel") == [("tied", "daltons", 1, [0, 1]), ("duel", "daltons", [0, 1], 6)]
    turned = at.told("tile")
    assert [tile[3] for tile in turned] == [number for number in range(1, tiles + 1) for _ in range(2)]
    assert [tile for tile in turned if tile[2] == "bang"] == [("tile", winner, "bang", tiles)]
    assert at.told("duel-won", "wanted")[1:3] == [("duel-won", winner, "daltons"), ("wanted", winner, "daltons")]
    assert ["daltons" in wanted for wanted in at.wanted()] == [winner == 0, winner == 1]


@pytest.mark.clause("PE-28")
def test_two_bangs_at_once_give_nobody_the_token() -> None:
    at = scored(*TWO_WITH_ONE, script=[2, 2], options=DUEL)
    assert at.told("tile")[-2:] == [("tile", 0, "bang", 3), ("tile", 1, "bang", 3)]
    assert at.told("duel-lost") == [("duel-lost", "daltons")]
    assert not any("daltons" in wanted for wanted in at.wanted())


@pytest.mark.clause("PE-28")
def test_the_leader_spares_the_duel() -> None:
    at = scored(["bob-dalton", "elzy-lay"], ["bill-power"], options=DUEL)
    assert at.told("duel") == []
    assert at.wanted() == [["wild-bunch", "daltons"], []]


@pytest.mark.clause("PE-28")
def test_a_duel_for_one() -> None:
    at = scored(["grat-dalton"], ["elzy-lay"], script=[3, 1], options=DUEL)
    assert at.told("one-tied", "duel", "duel-won", "one") == [
        ("one-tied", 2, [0, 1], None),
        ("duel", "one", [0, 1], 6),
        ("duel-won", 1, "one"),
        ("one", 1, 2, None),
    ]
    assert at.view()["one"] == 1


@pytest.mark.slow
@pytest.mark.clause("PE-28")
def test_a_bang_is_as_likely_at_every_tile_and_both_at_once_one_time_in_six() -> None:
    ends = Counter(
        str(table(2, seed=seed, options=DUEL, saloon={"hidden": []}, seats={0: {"outlaws": ["elzy-lay"]}, 1: {
            "outlaws": ["grat-dalton"]}}).view()["one"]) for seed in range(900)
    )  # fmt: skip
    assert 110 < ends["None"] < 190
    assert 310 < ends["0"] < 440
    assert 310 < ends["1"] < 440


@pytest.mark.clause("PE-29")
def test_without_the_option_no_tie_is_fought_out() -> None:
    at = scored(*TWO)
    assert at.told("tied", "one-tied", "duel") == [("tied", "daltons", 1, [0, 1]), ("one-tied", 2, [0, 1], None)]
    assert (at.wanted(), at.view()["one"]) == ([[], []], None)


@pytest.mark.clause("PE-29")
def test_with_it_every_tie_is() -> None:
    at = scored(*TWO, script=[0, 1, 1, 0], options=DUEL)
    assert at.told("duel") == [("duel", "daltons", [0, 1], 6), ("duel", "one", [0, 1], 6)]
    assert (at.wanted(), at.view()["one"]) == ([["daltons"], []], 1)


@pytest.mark.clause("PE-30")
def test_an_owner_takes_part_and_can_deny_the_token() -> None:
    at = scored(*TWO_WITH_ONE, script=[0, 5], options=DUEL, seats={0: {"wanted": ["daltons"]}})
    assert at.told("duel-won", "owned") == [("duel-won", 0, "daltons"), ("owned", 0, "daltons")]
    assert at.wanted()[1] == ["loners"]


@pytest.mark.clause("PE-30")
def test_by_option_an_owner_stays_out_and_the_only_other_takes_the_token() -> None:
    options = {"duel": True, "owner_duels": False}
    at = scored(*TWO_WITH_ONE, options=options, seats={0: {"wanted": ["daltons"]}})
    assert at.told("duel") == []
    assert at.wanted()[1] == ["daltons", "loners"]


@pytest.mark.clause("PE-30")
def test_by_option_two_others_duel_without_him_and_owners_alone_gain_nothing() -> None:
    options = {"duel": True, "owner_duels": False}
    three = (["grat-dalton", "elzy-lay"], ["bill-power"], ["bill-doolin"])
    at = scored(*three, script=[2, 0], options=options, seats={0: {"wanted": ["daltons"]}})
    assert at.told("duel", "tuel", "duel-won") == [("duel", "daltons", [1, 2], 6), ("duel-won", 2, "daltons")]
    all_own = scored(*three, options=options, seats={seat: {"wanted": ["daltons"]} for seat in range(3)})
    assert all_own.told("duel", "tuel", "owned") == []


@pytest.mark.clause("PE-40")
@pytest.mark.parametrize(("script", "holder"), [([0, 4], 0), ([4, 0], 1), ([3, 3], 0)])
def test_a_duel_with_the_holder_of_one(script: list[int], holder: int) -> None:
    at = scored(["grat-dalton"], ["elzy-lay"], one=0, script=script, options=DUEL)
    assert at.view()["one"] == holder
    assert at.view()["first"] == holder


@pytest.mark.clause("PE-40")
def test_a_duel_between_others_takes_one_from_the_holder_unless_both_fall() -> None:
    for script, holder in (([0, 1], 0), ([1, 1], 2)):
        at = scored(["grat-dalton"], ["elzy-lay"], [], one=2, script=script, options=DUEL)
        assert at.view()["one"] == holder


@pytest.mark.parametrize("bang", range(6))
def test_three_turn_one_row_in_the_order_of_the_round(bang: int) -> None:
    three = (["grat-dalton", "elzy-lay"], ["bill-power"], ["bill-doolin"])
    at = scored(*three, script=[bang], first=1, options=DUEL)
    assert at.told("tuel") == [("tuel", "daltons", [0, 1, 2], 6)]
    order = [1, 2, 0, 1, 2, 0]
    assert at.told("tile") == [("tile", order[i], "bang" if i == bang else "click", i + 1) for i in range(bang + 1)]
    assert at.told("duel-won")[0] == ("duel-won", order[bang], "daltons")


def test_only_the_tied_turn_tiles() -> None:
    four = (["grat-dalton"], ["elzy-lay"], ["bill-power"], ["bill-doolin", "tom-horn"])
    at = scored(*four, script=[4], first=1, options=DUEL)
    assert [tile[1] for tile in at.told("tile")] == [2, 3, 0, 2, 3]


@pytest.mark.parametrize(("options", "tiles"), [(DUEL, 4), ({"duel": True, "large_tuel": "six"}, 6)])
def test_four_turn_a_row_of_one_tile_each_or_by_option_of_six(options: dict[str, object], tiles: int) -> None:
    four = (["grat-dalton", "elzy-lay"], ["bill-power"], ["bill-doolin"], ["emmett-dalton"])
    at = scored(*four, script=[tiles - 1], options=options)
    assert at.told("tuel") == [("tuel", "daltons", [0, 1, 2, 3], tiles)]
    assert [tile[1] for tile in at.told("tile")] == [0, 1, 2, 3, 0, 1][:tiles]
    assert at.told("tile")[-1][2] == "bang"


def test_six_turn_six_tiles() -> None:
    six = [["elzy-lay", *gang("daltons", 1)], *(gang("daltons", 1, skip) for skip in range(1, 6))]
    at = scored(*six, script=[5], options=DUEL)
    assert at.told("tuel")[0] == ("tuel", "daltons", [0, 1, 2, 3, 4, 5], 6)
    assert at.told("duel-won")[0] == ("duel-won", 5, "daltons")
