"""Capture, sharing, the end of the game and the final duel."""

from typing import Any

import pytest
from tests.games.wyatt_earp.table import group, me, money, poster, reward, series, table
from tests.kit import kinds, play, result, told

from saloon import Match
from saloon.games.wyatt_earp.scoring import share

# Capture points as cards; robberies lie on an outlaw card or a Photo.
CARDS: dict[int, dict[str, Any]] = {
    0: {},
    2: {"outlaws": 1},
    3: {"outlaws": 1, "stagecoach": 1},
    4: {"outlaws": 2},
    5: {"outlaws": 1, "gun": True},
    6: {"outlaws": 3},
    8: {"outlaws": 4},
    9: {"photo": True, "bank": 2, "stagecoach": 1},
    11: {"photo": True, "bank": 3, "stagecoach": 1},
}
# Two players with the same points need different cards.
OTHERS: dict[int, dict[str, Any]] = {
    4: {"photo": True},
    5: {"outlaws": 2, "stagecoach": 1},
    8: {"photo": True, "bank": 2},
}


def captured(pot: int, *points: int, **position: Any) -> Match:
    """The end of a round in which players have so many points on Jesse James."""
    seats = []
    for number, own in enumerate(points):
        again = own in points[:number] and own in OTHERS
        cards = OTHERS[own] if again else CARDS[own]
        territory = {"jesse-james": cards} if cards else {}
        seats.append(me(territory) if number else me(territory, hideout=1))
    match = table(*seats, posters={"jesse-james": pot}, opened=["jesse-james"], **position)
    shown = [group(match, number, "jesse-james").get("points", 0) for number in range(len(points))]
    assert shown == list(points)
    match.play("discard hideout")
    return match


def left(match: Match) -> int:
    """What stayed on Jesse James's poster, without the thousand of a new round."""
    return reward(match, "jesse-james") - (0 if match.over else 1000)


@pytest.mark.parametrize(
    ("pot", "points", "paid"),
    [
        pytest.param(9000, (11, 6, 2), (9000, 0, 0), marks=pytest.mark.clause("WE-E3", "WE-31")),
        pytest.param(8000, (9, 5, 4), (5000, 3000, 0), marks=pytest.mark.clause("WE-E4", "WE-31")),
        pytest.param(3000, (4, 4, 2), (0, 0, 0), marks=pytest.mark.clause("WE-E5", "WE-32", "WE-33")),
        pytest.param(6000, (4, 4, 2), (2000, 2000, 1000), marks=pytest.mark.clause("WE-E6", "WE-32", "WE-33")),
        pytest.param(5000, (8, 8), (2000, 2000), marks=pytest.mark.clause("WE-32")),
        pytest.param(7000, (6, 4, 4), (3000, 2000, 2000), marks=pytest.mark.clause("WE-E7", "WE-34")),
        pytest.param(10000, (6, 4, 4), (4000, 3000, 3000), marks=pytest.mark.clause("WE-E7")),
        pytest.param(12000, (6, 5, 5, 2), (4000, 3000, 3000, 2000), marks=pytest.mark.clause("WE-E8", "WE-34")),
        pytest.param(5000, (4, 4, 0), (2000, 2000, 0), marks=pytest.mark.clause("WE-E9", "WE-31")),
        pytest.param(4000, (8, 0), (4000, 0), marks=pytest.mark.clause("WE-E9")),
        pytest.param(3000, (5, 3), (2000, 1000), marks=pytest.mark.clause("WE-E10", "WE-30")),
        pytest.param(3000, (4, 3), (0, 0), marks=pytest.mark.clause("WE-E10", "WE-30")),
    ],
)
def test_rewards(pot: int, points: tuple[int, ...], paid: tuple[int, ...]) -> None:
    match = captured(pot, *points)
    assert money(match) == list(paid)
    assert left(match) == pot - sum(paid)


@pytest.mark.clause("WE-31")
@pytest.mark.parametrize(("points", "paid"), [((9, 4), (9000, 0)), ((8, 4), (5000, 4000))])
def test_a_lead_of_five_takes_all_and_one_of_four_shares(points: tuple[int, ...], paid: tuple[int, ...]) -> None:
    assert money(captured(9000, *points)) == list(paid)


@pytest.mark.clause("WE-33")
def test_a_lower_tier_gets_nothing_although_the_money_would_do_for_it() -> None:
    match = captured(3000, 4, 4, 2)
    assert ("carried", "jesse-james", 3000) in told(match)


@pytest.mark.clause("WE-34")
def test_every_tier_is_paid_before_the_leader_is_paid_again() -> None:
    assert money(captured(4000, 6, 5, 4)) == [2000, 1000, 1000]
    assert money(captured(5000, 6, 5, 4)) == [3000, 1000, 1000]


@pytest.mark.clause("WE-30")
def test_by_option_eight_points_do_not_capture() -> None:
    assert money(captured(3000, 5, 3, options={"eight_captures": False})) == [0, 0]
    assert money(captured(3000, 6, 3, options={"eight_captures": False})) == [2000, 1000]


@pytest.mark.clause("WE-31")
def test_by_option_a_player_without_points_may_share() -> None:
    assert money(captured(5000, 4, 4, 0, options={"zero_shares": True})) == [2000, 2000, 1000]
    assert money(captured(9000, 8, 0, options={"zero_shares": True})) == [9000, 0]


@pytest.mark.clause("WE-35")
@pytest.mark.parametrize("seed", range(6))
def test_an_opened_outlaw_has_three_thousand_on_his_poster(seed: int) -> None:
    match = Match.new("wyatt-earp", 4, seed=seed)
    for _ in range(200):
        if match.over:
            break
        match.play(match.choices()[0])
        for one in [] if match.over else match.view(None)["posters"]:
            assert not one["opened"] or one["reward"] >= 3000


@pytest.mark.clause("WE-36")
def test_what_cannot_be_shared_stays_for_the_next_round() -> None:
    match = captured(6000, 4, 4, 2)
    assert reward(match, "jesse-james") == 1000 + 1000


@pytest.mark.clause("WE-38")
def test_the_end_is_seen_after_all_seven_outlaws_were_paid() -> None:
    mine = {"jesse-james": series(4)}
    theirs = {"belle-starr": series(4)}
    pots = {"jesse-james": 2000, "belle-starr": 9000}
    match = table(me(mine, 24000, hideout=1), me(theirs, 18000), posters=pots)
    match.play("discard hideout")
    assert match.over
    assert money(match) == [26000, 27000]
    assert list(result(match).winners) == [1]
    assert match.view(None)["winner"] == 1


@pytest.mark.clause("WE-38")
@pytest.mark.parametrize(("exact", "over"), [(True, True), (False, False)])
def test_exactly_25000_end_the_game_unless_an_option_says_more(exact: bool, over: bool) -> None:
    mine = me({"jesse-james": series(4)}, 23000, hideout=1)
    match = table(mine, players=2, posters={"jesse-james": 2000}, options={"rich_at_25000": exact})
    match.play("discard hideout")
    assert money(match)[0] == 25000
    assert match.over == over
    less = table(me({"jesse-james": series(4)}, 22000, hideout=1), players=2, posters={"jesse-james": 2000})
    less.play("discard hideout")
    assert not less.over


def duel(pile: dict[str, int], *rich: int, **position: Any) -> Match:
    """The end of a game in which everybody has so much money."""
    seats = [me({}, own, hideout=1) if number == 0 else me({}, own) for number, own in enumerate(rich)]
    match = table(*seats, pile=pile, **position)
    match.play("discard hideout")
    assert match.over
    return match


def shots(match: Match) -> list[tuple[int, str]]:
    """Who turned a card in the duel, and whether it hit."""
    return [(event[1], event[3]) for event in told(match) if event[0] == "duel-shot"]


@pytest.mark.clause("WE-40", "WE-62")
@pytest.mark.parametrize("seed", range(8))
def test_a_tie_is_settled_by_a_duel(seed: int) -> None:
    match = duel({"belle-starr": 4, "most-wanted": 3, "wyatt-earp": 3}, 30000, 30000, 26000, seed=seed)
    turned = shots(match)
    assert [seat for seat, _ in turned] == [0, 1] * (len(turned) // 2)
    for one, other in zip(turned[0:-2:2], turned[1:-2:2], strict=True):
        assert one[1] == other[1]
    assert sorted(hit for _, hit in turned[-2:]) == ["no", "yes"]
    winner = next(seat for seat, hit in turned[-2:] if hit == "yes")
    assert ("duel-won", winner) in told(match)
    assert list(result(match).winners) == [winner]


@pytest.mark.clause("WE-40")
def test_when_all_miss_nobody_is_out() -> None:
    pile = {"belle-starr": 3, "most-wanted": 3, "wyatt-earp": 7}
    matches = [duel(pile, 30000, 30000, seed=seed) for seed in range(30)]
    missed = [match for match in matches if kinds(match)[kinds(match).index("duel") + 3] == "duel-again"]
    assert missed
    for match in missed:
        assert shots(match)[:2] == [(0, "no"), (1, "no")]
        assert [seat for seat, _ in shots(match)[2:4]] == [0, 1]


@pytest.mark.clause("WE-62")
@pytest.mark.parametrize("seed", range(12))
def test_survivors_go_on_with_new_cards(seed: int) -> None:
    match = duel({"bob-dalton": 6, "hideout": 1, "wyatt-earp": 4}, 30000, 30000, 30000, 30000, seed=seed)
    assert [seat for seat, _ in shots(match)[:4]] == [0, 1, 2, 3]
    hits = [seat for seat, hit in shots(match)[:4] if hit == "yes"]
    if 1 < len(hits) < 4:
        assert [seat for seat, _ in shots(match)[4 : 4 + len(hits)]] == hits
    assert len(result(match).winners) == 1


@pytest.mark.clause("WE-41")
def test_too_few_cards_for_the_duel_bring_all_78() -> None:
    match = duel({"wyatt-earp": 3}, 30000, 30000)
    assert "duel-shuffled" in kinds(match)
    assert len(result(match).winners) == 1
    assert Match.from_position("wyatt-earp", match.truth.position()).view(None) == match.view(None)
    never = duel({"bob-dalton": 1, "most-wanted": 1}, 30000, 30000)
    assert "duel-shuffled" not in kinds(never)


@pytest.mark.clause("WE-41")
def test_territories_are_still_there_after_a_duel_with_all_cards() -> None:
    escaped = {"jesse-james": series(3)}
    match = table(me(escaped, 30000, hideout=1), me({}, 30000), pile={"wyatt-earp": 1})
    match.play("discard hideout")
    assert "duel-shuffled" in kinds(match)
    assert [lying["outlaw"] for lying in match.view(None)["seats"][0]["groups"]] == ["jesse-james"]


@pytest.mark.clause("WE-E1", "WE-08", "WE-31")
def test_example_of_anne_and_christian() -> None:
    match = table(
        me(jesse_james=5, sundance_kid=2),
        me(jesse_james=2, sundance_kid=2),
        pile={"wes-hardin": 7},
        discard=[],
    )
    play(match, "lay 4 jesse-james", "discard sundance-kid")
    assert reward(match, "jesse-james") == 4000
    play(match, "draw two", "lay 2 jesse-james", "discard sundance-kid")
    assert reward(match, "jesse-james") == 5000
    play(match, "draw two", "lay 1 jesse-james")
    assert reward(match, "jesse-james") == 5000
    assert [group(match, seat, "jesse-james")["points"] for seat in (0, 1)] == [10, 4]
    state = match.sight(0).sample(1)
    assert [share(state, 0, seat) for seat in (0, 1)] == [5, 0]


@pytest.mark.clause("WE-E2", "WE-09")
def test_example_of_boris() -> None:
    match = table(me(billy_the_kid=4, photo_billy_the_kid=1, sundance_kid=2), players=2)
    play(match, "lay 4 billy-the-kid", "play photo-billy-the-kid")
    assert reward(match, "billy-the-kid") == 1000 + 4000


@pytest.mark.clause("WE-E11", "WE-27", "WE-29")
def test_example_of_the_hideout() -> None:
    theirs = {"belle-starr": series(2, photo=True, stagecoach=1)}
    match = table(me(hideout=1, sundance_kid=2), me(theirs))
    assert poster(match, "belle-starr")["captured"]
    match.play("play hideout")
    assert group(match, 1, "belle-starr")["covered"] == 9
    assert poster(match, "belle-starr")["points"] == 0
    assert not poster(match, "belle-starr")["captured"]


def test_the_score_is_the_money_and_the_duel_breaks_the_tie() -> None:
    match = duel({"bob-dalton": 3, "most-wanted": 3}, 30000, 30000, 26000)
    assert list(result(match).scores) == [30000, 30000, 26000]
    winner = match.view(None)["winner"]
    keys_of_parts = [[part.key for part in parts] for parts in result(match).parts]
    assert keys_of_parts[winner] == ["we-part-money", "we-part-duel"]
