"""The end of a round, the next one, and the end of the game."""

import pytest
from tests.games.public_enemy.table import LAST_SALOON_CARD, NO_SALOON_CARD, gang, scored, table

from saloon import Match
from saloon.games.public_enemy import GAME


@pytest.mark.clause("PE-08")
def test_the_last_card_of_a_town_ends_the_round_when_it_is_taken() -> None:
    at = table(towns={"deadwood": {"face": "kid-curry", "hidden": ["etta-place"]}})
    at.play("draw deadwood")
    assert (at.view()["round"], at.face("deadwood"), at.town("deadwood")["cards"]) == (1, "etta-place", 1)
    at.play("draw deadwood")
    assert at.told("took", "ran-out", "round-ended") == [
        ("took", 1, "etta-place", "deadwood", "wild-bunch"),
        ("ran-out", "deadwood"),
        ("round-ended", 1),
    ]
    assert at.view()["round"] == 2


@pytest.mark.clause("PE-08")
@pytest.mark.parametrize(("fast", "cards"), [(False, 12), (True, 8)])
def test_a_town_has_twelve_draws_or_eight(fast: bool, cards: int) -> None:
    """Only wild draws from one town, by players who never get four gangs: their other stacks are cleared away."""
    match = Match.new("public-enemy", options={"fast": fast}, seed=1)
    position = match.truth.position()
    assert len(position["towns"]["deadwood"]["hidden"]) + 1 == cards


@pytest.mark.clause("PE-07")
def test_the_last_saloon_card_takes_effect_before_the_round_ends() -> None:
    at = table(saloon=LAST_SALOON_CARD, seats={0: {"outlaws": ["elzy-lay", "bob-dalton"]}}).play("draw saloon")
    assert (at.to_move, at.moves, at.view()["round"]) == (0, ["discard wild-bunch", "discard daltons"], 1)
    at.play("discard daltons")
    assert at.told("arrested", "ran-out", "nobody") == [
        ("arrested", 0, "bob-dalton", "daltons"),
        ("ran-out", "saloon"),
        *[("nobody", name) for name in ("daltons", "james-younger", "loners")],
    ]


@pytest.mark.clause("PE-07")
def test_by_option_the_last_saloon_card_ends_the_round_at_once() -> None:
    seats = {0: {"outlaws": ["elzy-lay", "bob-dalton"]}}
    at = table(saloon=LAST_SALOON_CARD, seats=seats, options={"last_saloon_card": "ends"}).play("draw saloon")
    assert at.told("drew", "arrested", "ran-out") == [("drew", 0, "sheriff"), ("ran-out", "saloon")]
    assert at.wanted() == [["wild-bunch", "daltons"], []]


@pytest.mark.clause("PE-07")
def test_by_option_only_the_last_saloon_card_has_no_effect() -> None:
    seats = {0: {"outlaws": ["elzy-lay", "bob-dalton"]}}
    saloon = {"hidden": ["sheriff", "sheriff"]}
    at = table(saloon=saloon, seats=seats, options={"last_saloon_card": "ends"}).play("draw saloon")
    assert at.moves == ["discard wild-bunch", "discard daltons"]


@pytest.mark.clause("PE-09")
def test_discards_do_not_end_a_round() -> None:
    tombstone = ["elzy-lay", "laura-bullion", "grat-dalton", "dick-broadwell", "cole-younger", "clell-miller"]
    seats = {0: {"outlaws": ["bob-dalton", "bill-power"]}, 1: {"outlaws": ["sundance-kid"]}}
    saloon = {"hidden": ["sheriff", "sheriff"]}
    at = table(discard=tombstone, saloon=saloon, seats=seats).play("draw saloon")
    assert at.told("arrested") == [("arrested", 0, "bill-power", "daltons")]
    assert (at.view()["round"], at.to_move) == (1, 1)
    assert at.view()["discard"]["count"] == 7


@pytest.mark.clause("PE-09")
def test_a_town_whose_other_cards_are_all_discarded_goes_on_while_it_shows_one() -> None:
    at = table(towns={"tombstone": {"face": "elzy-lay", "hidden": []}}).play("draw deadwood")
    assert (at.view()["round"], at.view()["discard"]["count"]) == (1, 11)


@pytest.mark.clause("PE-10")
def test_four_gangs_in_front_of_one_player_end_the_round() -> None:
    own = ["elzy-lay", "grat-dalton", "cole-younger"]
    at = table(seats={0: {"outlaws": own}}, towns={"dodge-city": {"face": "cattle-kate"}}).play("draw dodge-city")
    assert at.told("four-gangs", "round-ended") == [("four-gangs", 0), ("round-ended", 1)]


@pytest.mark.clause("PE-10")
def test_many_cards_of_three_gangs_do_not() -> None:
    own = [*gang("wild-bunch", 3), *gang("daltons", 3), *gang("james-younger", 3)]
    at = table(seats={0: {"outlaws": own}}, towns={"dodge-city": {"face": "will-carver"}}).play("draw dodge-city")
    assert (at.view()["round"], at.to_move) == (1, 1)


@pytest.mark.clause("PE-10")
def test_four_gangs_between_two_players_do_not() -> None:
    seats = {0: {"outlaws": ["elzy-lay", "grat-dalton"]}, 1: {"outlaws": ["cole-younger"]}}
    at = table(seats=seats, towns={"dodge-city": {"face": "cattle-kate"}}).play("draw dodge-city")
    assert (at.view()["round"], at.to_move) == (1, 1)


@pytest.mark.clause("PE-10")
@pytest.mark.parametrize(
    ("card", "turn", "move"),
    [
        ("sheriff", 0, "discard daltons"),
        ("bounty-hunter", 1, "discard daltons of 0"),
        ("swindler", 1, "take daltons of 0"),
    ],
)
def test_a_gang_lost_no_longer_counts(card: str, turn: int, move: str) -> None:
    seats = {0: {"outlaws": ["elzy-lay", "grat-dalton", "cole-younger"]}}
    towns = {"dodge-city": {"face": "cattle-kate", "hidden": ["will-carver", "bob-younger"]}}
    at = table(turn=turn, seats=seats, saloon={"hidden": [card] * 3}, towns=towns).play("draw saloon", move)
    if turn == 0:
        at.play("draw tombstone")
    at.play("draw dodge-city")
    assert at.stack(0, "loners") == ["cattle-kate"]
    assert (at.view()["round"], at.told("four-gangs")) == (1, [])


@pytest.mark.clause("PE-31")
def test_a_round_that_ends_for_two_reasons_is_scored_once() -> None:
    own = ["elzy-lay", "grat-dalton", "cole-younger"]
    towns = {"dodge-city": {"face": "cattle-kate", "hidden": []}}
    at = table(seats={0: {"outlaws": own}, 1: {"outlaws": gang("daltons", 5, 1)}}, towns=towns).play("draw dodge-city")
    assert at.told("ran-out", "four-gangs", "round-ended", "points") == [
        ("ran-out", "dodge-city"),
        ("four-gangs", 0),
        ("round-ended", 1),
        ("points", 0, 8),
        ("points", 1, 12),
    ]
    assert at.view()["round"] == 2


@pytest.mark.clause("PE-34")
def test_no_card_is_turned_up_after_the_draw_that_ends_the_round() -> None:
    own = ["elzy-lay", "grat-dalton", "cole-younger"]
    seats = {0: {"outlaws": own}, 1: {"outlaws": gang("daltons", 5, 1)}}
    at = table(seats=seats, towns={"dodge-city": {"face": "cattle-kate"}}).play("draw dodge-city")
    keys = [event[0] for event in at.told()]
    assert keys[:3] == ["took", "four-gangs", "round-ended"]
    assert "revealed" not in keys[: keys.index("round-began")]


@pytest.mark.clause("PE-34")
def test_the_cavalry_does_not_move_after_the_draw_that_ends_the_round() -> None:
    own = ["elzy-lay", "grat-dalton", "cole-younger"]
    options = {"cavalry": True}
    seats = {0: {"outlaws": own}, 1: {"outlaws": gang("daltons", 5, 1)}}
    at = table(seats=seats, towns={"dodge-city": {"face": "cattle-kate"}}, options=options)
    at.play("draw dodge-city")
    assert (at.view()["round"], at.view()["decision"]) == (2, "turn")
    last = table(saloon=LAST_SALOON_CARD, options=options).play("draw saloon")
    assert (last.view()["round"], last.view()["decision"]) == (2, "turn")


@pytest.mark.clause("PE-32")
def test_who_ends_the_round_with_four_gangs_may_win_nothing() -> None:
    seats = {
        0: {"outlaws": ["elzy-lay", "grat-dalton", "cole-younger"]},
        1: {"outlaws": [*gang("wild-bunch", 3, 1), *gang("daltons", 3, 2), *gang("james-younger", 3, 2)]},
        2: {"outlaws": ["tom-horn", "black-bart"]},
    }
    at = table(3, seats=seats, towns={"dodge-city": {"face": "cattle-kate"}}).play("draw dodge-city")
    assert at.told("points") == [("points", 0, 8), ("points", 1, 15), ("points", 2, 3)]
    assert at.wanted() == [[], ["wild-bunch", "daltons", "james-younger"], ["loners"]]
    assert at.view()["one"] == 1


def test_everything_comes_back_for_the_next_round() -> None:
    at = scored(gang("daltons", 4), gang("loners", 3), discard=["elzy-lay"])
    view = at.view()
    assert [town["cards"] for town in view["towns"]] == [12] * 4
    assert (view["saloon"]["cards"], view["saloon"]["spent_count"], view["discard"]["count"]) == (12, 0, 0)
    assert at.points() == [0, 0]
    assert at.wanted() == [["daltons"], ["loners"]]


@pytest.mark.clause("PE-21")
def test_the_holder_of_one_begins_the_next_round_whoever_ended_this() -> None:
    own = ["elzy-lay", "grat-dalton", "cole-younger"]
    seats = {0: {"outlaws": own}, 2: {"outlaws": gang("daltons", 5, 2)}}
    at = table(4, first=3, turn=0, seats=seats, towns={"dodge-city": {"face": "cattle-kate"}}).play("draw dodge-city")
    assert at.told("one", "round-began") == [("one", 2, 12, None), ("round-began", 2, 2)]
    assert at.to_move == 2


@pytest.mark.clause("PE-21")
@pytest.mark.parametrize(("first", "following"), [(0, 1), (1, 2), (2, 0)])
def test_while_one_is_free_the_left_neighbour_of_the_last_first_player_begins(first: int, following: int) -> None:
    for number in (1, 4):
        at = scored(["elzy-lay"], ["grat-dalton"], [], first=first, turn=2, round=number)
        assert at.view()["one"] is None
        assert (at.view()["first"], at.to_move, at.view()["round"]) == (following, following, number + 1)


@pytest.mark.clause("PE-45")
def test_the_others_are_ranked_by_their_tokens_one_included() -> None:
    seats = {
        0: {"outlaws": gang("loners", 2), "wanted": ["wild-bunch", "daltons", "james-younger"]},
        1: {"wanted": ["loners"]},
        2: {"wanted": ["daltons", "loners"]},
        3: {"wanted": ["loners"]},
    }
    match = Match.from_position("public-enemy", {"players": 4, "one": 0, "seats": seats, "saloon": NO_SALOON_CARD})
    assert match.result is not None
    assert match.result.ranking == [[0], [2], [1, 3]]
    assert match.result.scores == [5, 1, 2, 1]


@pytest.mark.clause("PE-45")
def test_after_the_last_round_the_most_tokens_win() -> None:
    seats = {0: {"outlaws": gang("loners", 2)}, 1: {"wanted": ["daltons", "loners"]}, 2: {"wanted": ["daltons"]}}
    position = {"players": 3, "options": {"round_limit": 7}, "round": 7, "seats": seats, "saloon": NO_SALOON_CARD}
    match = Match.from_position("public-enemy", position)
    assert match.result is not None
    assert match.view(None)["winner"] is None
    assert match.result.ranking == [[0, 1], [2]]
    assert match.result.scores == [2, 2, 1]


def test_the_round_before_the_last_is_followed_by_another() -> None:
    at = scored(["elzy-lay"], [], options={"round_limit": 7}, round=6)
    assert (at.over, at.view()["round"]) == (False, 7)


def test_no_game_can_be_longer_than_the_bound() -> None:
    """Choices of a round: draws until a deck must have run out, a Cavalry step each, saloon cards and Dollars."""
    draws = 4 * 11 + 11 + 1
    assert GAME.bound == 100 * (2 * draws + 12 + 12)
