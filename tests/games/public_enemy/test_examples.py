"""The worked examples of the rules."""

from collections import Counter

import pytest
from tests.games.public_enemy.table import gang, scored, table

from saloon.games.public_enemy.notation import GANG_NAMES

RED = "wild-bunch"


@pytest.mark.clause("PE-E1")
def test_the_leader_breaks_the_tie() -> None:
    at = scored(gang(RED, 4, leader=True), gang(RED, 4, 4), gang(RED, 2, 8), [])
    assert at.told("majority") == [("majority", RED, 0, 4, "leader")]
    assert at.wanted() == [[RED], [], [], []]


@pytest.mark.clause("PE-E2")
def test_a_leader_with_a_third_player_breaks_nothing() -> None:
    at = scored(gang(RED, 4, 1), gang(RED, 4, 5), gang(RED, 2, leader=True), [])
    assert at.told("tied") == [("tied", RED, 4, [0, 1])]
    assert at.wanted() == [[], [], [], []]


@pytest.mark.clause("PE-E3")
@pytest.mark.parametrize(
    ("sets", "points"),
    [((4, 2, 0, 1), 13), ((3, 2, 1, 1), 12), ((1, 1, 1, 1), 8), ((6, 3, 0, 0), 22)],
)
def test_points_of_several_sets(sets: tuple[int, ...], points: int) -> None:
    own = [outlaw for name, count in zip(GANG_NAMES, sets, strict=True) for outlaw in gang(name, count)]
    assert scored(own, []).told("points")[0] == ("points", 0, points)


@pytest.mark.clause("PE-E4")
@pytest.mark.parametrize(("count", "points"), [(3, 8), (0, 0)])
def test_supremacy_of_the_daltons(count: int, points: int) -> None:
    at = scored(gang("daltons", count), ["elzy-lay"], options={"supremacy": True}, supremacy="daltons")
    assert at.told("points")[0] == ("points", 0, points)


@pytest.mark.clause("PE-E5")
def test_half_of_what_is_hidden_at_tombstone_is_green() -> None:
    taken = ["butch-cassidy", "elzy-lay", "laura-bullion"]
    seats = {0: {"outlaws": taken}, 1: {"outlaws": ["johnny-ringo", "doc-holliday"]}}
    shown: Counter[str] = Counter()
    for seed in range(400):
        at = table(seed=seed, seats=seats, towns={"tombstone": {"face": "cole-younger"}})
        assert at.town("tombstone")["hidden"] == 6
        shown[at.play("draw tombstone").town("tombstone")["face"]["gang"]] += 1
    assert shown.keys() == {"daltons", "james-younger", "loners"}
    assert 160 < shown["daltons"] < 240


@pytest.mark.clause("PE-E5")
def test_bob_dalton_is_next_one_time_in_three() -> None:
    hidden = ["bob-dalton", "bill-power", "tom-horn"]
    towns = {"cripple-creek": {"face": "ed-miller", "hidden": hidden}}
    shown = Counter(
        table(seed=seed, towns=towns).play("draw cripple-creek").face("cripple-creek") for seed in range(400)
    )
    assert shown.keys() == set(hidden)
    assert 100 < shown["bob-dalton"] < 167


@pytest.mark.clause("PE-E6")
def test_victory_during_majorities() -> None:
    wanted = [RED, "daltons", "james-younger"]
    at = scored(gang("loners", 2), gang("daltons", 6), one=0, seats={0: {"wanted": wanted}})
    assert at.told("points", "one", "won") == [("won", 0)]
    assert at.over


@pytest.mark.clause("PE-E7")
def test_a_third_player_keeps_one_and_begins() -> None:
    at = scored(gang("daltons", 3), gang("loners", 3), ["elzy-lay"], one=2, first=0)
    assert at.told("one", "one-kept") == []
    assert (at.view()["one"], at.view()["first"], at.to_move) == (2, 2, 2)
