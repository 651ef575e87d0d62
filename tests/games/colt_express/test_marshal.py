"""The Marshal, and the bullets he hands out."""

import pytest
from tests.games.colt_express.table import bullets, cards, received, table, told, where
from tests.kit import kinds, play_on, texts


@pytest.mark.clause("CE-33")
def test_the_marshal_moves_one_car_either_way() -> None:
    match = table(4, marshal=2, doc="roof 4", pile=["doc marshal"])
    assert texts(match) == ["marshal to 1", "marshal to 3"]
    match.play("marshal to 3")
    assert match.view(None)["marshal"] == 3


@pytest.mark.clause("CE-33")
@pytest.mark.parametrize(("start", "end"), [(0, 1), (3, 2)])
def test_at_the_ends_of_the_train_the_marshal_has_one_way(start: int, end: int) -> None:
    match = table(marshal=start, doc="roof 3", tuco="roof 3", belle="roof 3", pile=["doc marshal"])
    assert match.view(None)["marshal"] == end


@pytest.mark.clause("CE-34")
def test_everybody_in_the_car_he_enters_flees_to_its_roof_with_a_bullet() -> None:
    match = table(4, marshal=1, doc="car 2", tuco="car 2", belle="car 3", ghost="roof 4", pile=["ghost marshal"])
    match.play("marshal to 2")
    assert [where(match, name) for name in ("doc", "tuco", "belle")] == ["roof 2", "roof 2", "car 3"]
    assert [received(match, name) for name in ("doc", "tuco", "belle")] == [1, 1, 0]
    assert match.view(None)["neutral"] == 11
    happened = [event[:2] for event in told(match) if event[0] in ("fled", "neutral")]
    assert happened == [("fled", "doc"), ("fled", "tuco"), ("neutral", "doc"), ("neutral", "tuco")]


@pytest.mark.clause("CE-35")
def test_those_already_on_that_roof_are_left_alone() -> None:
    match = table(marshal=1, doc="roof 2", tuco="car 2", belle="roof 1", pile=["doc marshal"])
    match.play("marshal to 2")
    assert [received(match, name) for name in ("doc", "tuco", "belle")] == [0, 1, 0]
    assert [where(match, name) for name in ("doc", "tuco", "belle")] == ["roof 2", "roof 2", "roof 1"]


@pytest.mark.clause("CE-76")
def test_a_marshal_card_hits_the_player_who_played_it() -> None:
    match = table(marshal=2, doc="car 3", tuco="roof 3", belle="roof 3", pile=["doc marshal"])
    match.play("marshal to 3")
    assert (where(match, "doc"), received(match, "doc")) == ("roof 3", 1)


@pytest.mark.clause("CE-17", "CE-13")
def test_who_climbs_down_onto_the_marshal_goes_straight_back_up_with_a_bullet() -> None:
    match = table(marshal=1, doc="roof 1", tuco="car 3", belle="car 3", pile=["doc floor", "doc floor"])
    assert (where(match, "doc"), received(match, "doc")) == ("roof 1", 2)
    happened = [event[0] for event in told(match) if event[0] in ("changed-floor", "fled", "neutral")]
    assert happened == ["changed-floor", "fled", "neutral"] * 2


@pytest.mark.clause("CE-17")
def test_passing_over_the_marshal_on_the_roof_is_harmless() -> None:
    match = table(marshal=1, doc="roof 0", tuco="car 3", belle="car 3", pile=["doc move"])
    match.play("move to roof 1")
    assert (where(match, "doc"), received(match, "doc")) == ("roof 1", 0)


@pytest.mark.clause("CE-36")
def test_the_last_neutral_bullets_are_given_out_if_they_are_enough() -> None:
    match = table(4, marshal=1, neutral=2, doc="car 2", tuco="car 2", ghost="roof 4", pile=["ghost marshal"])
    match.play("marshal to 2")
    assert (received(match, "doc"), received(match, "tuco"), match.view(None)["neutral"]) == (1, 1, 0)


@pytest.mark.clause("CE-36")
def test_if_they_are_not_enough_for_all_nobody_is_hit_and_the_pile_is_gone() -> None:
    match = table(4, marshal=1, neutral=1, doc="car 2", tuco="car 2", ghost="roof 4", pile=["ghost marshal"])
    match.play("marshal to 2")
    assert (received(match, "doc"), received(match, "tuco"), match.view(None)["neutral"]) == (0, 0, 0)
    assert (where(match, "doc"), where(match, "tuco")) == ("roof 2", "roof 2")


@pytest.mark.clause("CE-36")
def test_with_an_empty_pile_bandits_still_flee() -> None:
    match = table(marshal=0, neutral=0, doc="car 1", tuco="car 3", belle="car 3", pile=["doc move"])
    match.play("move to car 0")
    assert (where(match, "doc"), received(match, "doc")) == ("roof 0", 0)


@pytest.mark.clause("CE-E3")
def test_two_bullets_for_three_bandits_and_then_none_ever_again() -> None:
    match = table(neutral=2, doc="car 1", tuco="car 2", belle="car 3", card="rebellion", phase="event")
    assert [received(match, name) for name in ("doc", "tuco", "belle")] == [0, 0, 0]
    assert match.view(None)["neutral"] == 0
    *_, end = play_on(match)
    assert "fled" in kinds(end)
    assert "neutral" not in kinds(end)
    assert sum(received(end, name) for name in ("doc", "tuco", "belle")) == kinds(end).count("shot")


@pytest.mark.clause("CE-37")
def test_bullets_never_go_back_to_where_they_came_from() -> None:
    match = table(doc="car 1", tuco="car 2", belle="car 3", pile=["doc fire"])
    stock, left, hits = 13, 5, 1
    for moment in play_on(match):
        assert moment.view(None)["neutral"] <= stock
        assert bullets(moment, "doc") <= left
        assert received(moment, "tuco") >= hits
        assert sum(cards(moment, "tuco", "hand", "deck")[bullet] for bullet in ("neutral", "shot")) >= hits
        stock, left, hits = moment.view(None)["neutral"], bullets(moment, "doc"), received(moment, "tuco")
    assert hits > 1
