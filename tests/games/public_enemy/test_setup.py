"""Set-up: five decks, the fast game, who begins."""

from collections import Counter

import pytest
from tests.games.public_enemy.table import LEADERS, table

from saloon import Match
from saloon.engine import OptionError
from saloon.games.public_enemy import GAME
from saloon.games.public_enemy.cards import NAMES
from saloon.games.public_enemy.notation import GANG_NAMES, OUTLAW_NAMES, TOWN_NAMES

PLAYERS = pytest.mark.parametrize("players", GAME.players)


def test_there_are_48_different_outlaws() -> None:
    assert len(set(OUTLAW_NAMES)) == 48
    assert all(len(group) == 3 for group in NAMES)
    assert [name for town, name in enumerate(NAMES) if town // 4 == town % 4] == [
        ("Butch Cassidy", "Elzy Lay", "Laura Bullion"),
        ("Bob Dalton", "Emmett Dalton", "Bill Power"),
        ("Jesse James", "Jim Younger", "Bill Chadwell"),
        ("Billy the Kid", "Cattle Kate", "John Wesley Hardin"),
    ]


@PLAYERS
def test_every_town_shows_a_card_of_twelve_and_the_saloon_none(players: int) -> None:
    view = Match.new("public-enemy", players=players, seed=2).view(None)
    assert [(town["cards"], town["hidden"]) for town in view["towns"]] == [(12, 11)] * 4
    assert all(town["face"]["town"] == town["town"] for town in view["towns"])
    assert (view["saloon"]["cards"], view["saloon"]["last"]) == (12, None)
    assert view["one"] is None
    assert view["wanted_left"] == dict.fromkeys(GANG_NAMES, 6)
    assert [seat["tokens"] for seat in view["seats"]] == [0] * players


def test_every_town_has_three_of_each_gang() -> None:
    """The counter of a town that has but one card left shows what else it had."""
    for number, town in enumerate(TOWN_NAMES):
        only = OUTLAW_NAMES[12 * number]
        short = table(towns={town: {"face": only, "hidden": []}}, options={"card_counter": True}).town(town)
        kinds = Counter(card["gang"] for card in [short["face"], *short["gone"]])
        assert kinds == dict.fromkeys(GANG_NAMES, 3)


@pytest.mark.clause("PE-22")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_fast_set_up_leaves_out_one_outlaw_of_each_gang_in_each_town_and_never_a_leader(players: int) -> None:
    for seed in range(30):
        view = Match.new("public-enemy", players=players, options={"fast": True}, seed=seed).view(None)
        out = [(card["town"], card["gang"]) for card in view["out"]]
        assert sorted(out) == sorted((town, gang) for town in TOWN_NAMES for gang in GANG_NAMES)
        assert not any(card["leader"] for card in view["out"])
        assert [town["cards"] for town in view["towns"]] == [8] * 4
        assert view["saloon"]["cards"] == 9


@pytest.mark.clause("PE-22")
def test_any_outlaw_but_a_leader_may_be_left_out() -> None:
    met = {
        card["card"]
        for seed in range(60)
        for card in Match.new("public-enemy", options={"fast": True}, seed=seed).view(None)["out"]
    }
    assert met == set(OUTLAW_NAMES) - set(LEADERS.values())


@pytest.mark.clause("PE-22")
def test_the_fast_saloon_has_three_cards_of_each_kind_and_those_left_out_stay_out() -> None:
    fast = table(options={"fast": True}, saloon={"hidden": ["sheriff"]}, seats={0: {"outlaws": ["elzy-lay"]}})
    assert fast.view()["saloon"]["spent"] == {"sheriff": 2, "bounty-hunter": 3, "swindler": 3}
    out = fast.view()["out"]
    fast.play("draw saloon")
    assert fast.view()["round"] == 2
    assert fast.view()["out"] == out
    assert [town["cards"] for town in fast.view()["towns"]] == [8] * 4
    assert fast.view()["saloon"]["cards"] == 9


@pytest.mark.clause("PE-22")
@pytest.mark.parametrize("players", [5, 6])
def test_five_or_six_players_cannot_play_fast(players: int) -> None:
    with pytest.raises(OptionError) as refused:
        GAME.blank(players, {"fast": True})
    assert refused.value.params["option"] == "fast"


@PLAYERS
def test_anybody_may_begin(players: int) -> None:
    begins = {Match.new("public-enemy", players=players, seed=seed).view(None)["first"] for seed in range(60)}
    assert begins == set(range(players))


@PLAYERS
def test_a_seat_named_begins(players: int) -> None:
    for seat in range(players):
        match = Match.new("public-enemy", players=players, options={"first_seat": seat + 1}, seed=3)
        assert (match.to_move, match.view(None)["first"]) == (seat, seat)


@pytest.mark.slow
@pytest.mark.clause("PE-33")
def test_one_saloon_card_in_three_is_a_sheriff_and_none_comes_back() -> None:
    drawn = Counter(table(seed=seed).play("draw saloon").view()["saloon"]["last"] for seed in range(600))
    assert set(drawn) == {"sheriff", "bounty-hunter", "swindler"}
    assert all(160 < count < 240 for count in drawn.values())
    sheriffs = {"spent": ["sheriff", "sheriff", "sheriff", "sheriff"]}
    later = {table(seed=seed, saloon=sheriffs).play("draw saloon").view()["saloon"]["last"] for seed in range(60)}
    assert later == {"bounty-hunter", "swindler"}
