"""Majorities, points, the One token, and victory."""

import pytest
from tests.games.public_enemy.table import gang, scored

from saloon.games.public_enemy.notation import GANG_NAMES

THREE = ["wild-bunch", "daltons", "james-younger"]


@pytest.mark.clause("PE-11")
def test_a_majority_takes_a_card() -> None:
    at = scored(["elzy-lay"], [])
    assert at.told("nobody") == [("nobody", name) for name in GANG_NAMES[1:]]
    assert at.wanted() == [["wild-bunch"], []]


@pytest.mark.clause("PE-11")
def test_no_duel_over_a_gang_that_nobody_has() -> None:
    at = scored(["elzy-lay"], [], options={"duel": True})
    assert at.told("duel") == []
    assert at.wanted() == [["wild-bunch"], []]


def test_most_cards_win_the_token_the_leader_notwithstanding() -> None:
    at = scored(gang("daltons", 2, leader=True), gang("daltons", 3, 5))
    assert at.told("majority") == [("majority", "daltons", 1, 3, "most")]
    assert at.wanted() == [[], ["daltons"]]


@pytest.mark.clause("PE-12")
def test_a_tie_goes_to_the_tied_player_with_the_leader_covered_or_not() -> None:
    for own in (["bob-dalton", "bill-power"], ["bill-power", "bob-dalton"]):
        at = scored(["grat-dalton", "dick-broadwell"], own, ["bill-doolin"])
        assert at.told("majority") == [("majority", "daltons", 1, 2, "leader")]
        assert at.wanted() == [[], ["daltons"], []]


@pytest.mark.clause("PE-12")
def test_a_leader_with_fewer_cards_or_in_the_discards_settles_nothing() -> None:
    third = scored(["grat-dalton", "dick-broadwell"], ["bill-power", "bill-doolin"], ["bob-dalton"])
    assert third.told("tied") == [("tied", "daltons", 2, [0, 1])]
    assert third.wanted() == [[], [], []]
    gone = scored(["grat-dalton"], ["bill-power"], discard=["bob-dalton"])
    assert gone.wanted() == [[], []]


@pytest.mark.clause("PE-12")
def test_another_gangs_leader_settles_nothing() -> None:
    at = scored(["grat-dalton", "butch-cassidy"], ["bill-power"])
    assert at.wanted() == [["wild-bunch"], []]


@pytest.mark.clause("PE-13")
def test_who_has_the_token_gains_nothing_and_nobody_does_in_his_place() -> None:
    at = scored(gang("daltons", 3), gang("daltons", 2, 3), seats={0: {"wanted": ["daltons"]}})
    assert at.told("wanted", "owned") == [("owned", 0, "daltons")]
    assert at.wanted() == [["daltons"], []]


@pytest.mark.clause("PE-14")
def test_several_players_can_own_a_gangs_token_and_none_is_lost() -> None:
    at = scored(gang("daltons", 3), [], [], seats={1: {"wanted": ["daltons"]}, 2: {"wanted": ["daltons", "loners"]}})
    assert at.wanted() == [["daltons"], ["daltons"], ["daltons", "loners"]]
    assert at.view()["wanted_left"] == {"wild-bunch": 6, "daltons": 3, "james-younger": 6, "loners": 5}


@pytest.mark.clause("PE-14")
def test_there_is_a_token_for_each_of_six_players() -> None:
    seats = {seat: {"wanted": ["daltons"]} for seat in range(5)}
    at = scored([], [], [], [], [], gang("daltons", 1), seats=seats)
    assert at.wanted() == [["daltons"]] * 6
    assert at.view()["wanted_left"]["daltons"] == 0


@pytest.mark.clause("PE-42")
def test_gangs_are_settled_in_their_order() -> None:
    at = scored([name for of in GANG_NAMES[::-1] for name in gang(of, 1)], [])
    assert [event[1] for event in at.told("majority")] == list(GANG_NAMES)


@pytest.mark.clause("PE-42")
def test_gangs_after_the_one_that_wins_the_game_are_not_settled() -> None:
    own = [*gang("wild-bunch", 2), *gang("daltons", 2)]
    seats = {0: {"wanted": ["wild-bunch", "james-younger", "loners"]}}
    at = scored(own, gang("loners", 2), seats=seats, one=0)
    assert at.told("owned", "wanted", "won") == [("owned", 0, "wild-bunch"), ("wanted", 0, "daltons"), ("won", 0)]
    assert at.over
    assert at.wanted()[1] == []


@pytest.mark.clause("PE-20")
@pytest.mark.parametrize(("count", "points"), list(enumerate([0, 2, 3, 5, 8, 12, 17, 23, 30])))
def test_points_of_a_set(count: int, points: int) -> None:
    assert scored(gang("daltons", count), ["elzy-lay"]).told("points")[0] == ("points", 0, points)


@pytest.mark.clause("PE-20")
def test_three_of_one_gang_are_worth_less_than_three_of_three() -> None:
    at = scored(gang("daltons", 3), ["elzy-lay", "cole-younger", "tom-horn"])
    assert at.told("points") == [("points", 0, 5), ("points", 1, 6)]
    assert at.view()["one"] == 1


@pytest.mark.clause("PE-18")
@pytest.mark.parametrize("count", [8, 9, 11, 12])
def test_more_than_eight_are_worth_no_more_than_eight(count: int) -> None:
    assert scored(gang("daltons", count, leader=True), []).told("points")[0] == ("points", 0, 30)


def test_points_are_not_kept() -> None:
    at = scored(gang("daltons", 5), [])
    assert at.points() == [0, 0]


@pytest.mark.clause("PE-15")
def test_the_highest_total_takes_one_from_its_holder() -> None:
    at = scored(gang("daltons", 3), gang("loners", 2), ["elzy-lay"], one=1)
    assert at.told("one") == [("one", 0, 5, 1)]
    assert at.view()["one"] == 0


@pytest.mark.clause("PE-15")
def test_the_holder_keeps_it_with_the_highest_total() -> None:
    at = scored(gang("daltons", 3), gang("loners", 2), one=0)
    assert at.told("one", "one-kept") == [("one-kept", 0, 5)]
    assert at.view()["one"] == 0


@pytest.mark.clause("PE-15")
@pytest.mark.parametrize("holder", [0, 2, None])
def test_a_tie_moves_nothing_whoever_holds_it(holder: int | None) -> None:
    at = scored(gang("daltons", 3), gang("loners", 3), ["elzy-lay"], one=holder)
    assert at.told("one-tied") == [("one-tied", 5, [0, 1], holder)]
    assert at.told("one", "one-kept") == []
    assert at.view()["one"] == holder


@pytest.mark.clause("PE-16")
def test_the_holder_of_one_wins_in_the_majorities_and_points_are_not_counted() -> None:
    at = scored(gang("loners", 2), gang("daltons", 8), one=0, seats={0: {"wanted": THREE}})
    assert at.told("points") == []
    assert at.told("wanted", "won")[-2:] == [("wanted", 0, "loners"), ("won", 0)]
    assert (at.over, at.view()["winner"], at.view()["one"]) == (True, 0, 0)


@pytest.mark.clause("PE-16")
def test_four_wanted_without_one_do_not_win_in_the_majorities() -> None:
    at = scored(gang("loners", 2), gang("daltons", 8), one=1, seats={0: {"wanted": THREE}})
    assert at.wanted()[0] == [*THREE, "loners"]
    assert [event[0] for event in at.told("points", "one-kept")] == ["points", "points", "one-kept"]
    assert not at.over


@pytest.mark.clause("PE-17")
def test_taking_one_wins_at_once_with_four_wanted() -> None:
    for wanted in ([*THREE, "loners"], THREE):
        at = scored(gang("loners", 4), gang("daltons", 2), one=1, seats={0: {"wanted": wanted}})
        assert at.told("one", "won") == [("one", 0, 8, 1), ("won", 0)]
        assert (at.over, at.view()["winner"]) == (True, 0)


@pytest.mark.clause("PE-17")
def test_taking_one_with_three_wanted_does_not() -> None:
    at = scored(gang("daltons", 4), gang("loners", 2), one=1, seats={0: {"wanted": THREE}})
    assert not at.over
    assert at.view()["one"] == 0


@pytest.mark.clause("PE-41")
@pytest.mark.parametrize("holder", [1, None])
def test_nobody_wins_one_with_no_points_at_all(holder: int | None) -> None:
    at = scored([], [], one=holder, options={"duel": True})
    assert at.told("no-points", "duel", "one") == [("no-points",)]
    assert at.view()["one"] == holder
