"""Set-up, drawing, laying, discarding and the end of a round."""

from typing import Any

import pytest
from tests.games.wyatt_earp.table import MISSES, discard, group, hand, me, money, reward, seat, series, table, top
from tests.kit import kinds, play, texts, told

from saloon import Match
from saloon.engine import OptionError


@pytest.mark.clause("WE-36", "WE-39")
@pytest.mark.parametrize(("players", "left"), [(2, 57), (3, 47), (4, 37)])
def test_a_round_begins_with_ten_cards_each_and_a_thousand_on_every_poster(players: int, left: int) -> None:
    match = Match.new("wyatt-earp", players, {"dealer": "seat2"}, seed=1)
    view = match.view(None)
    assert (view["round"], view["dealer"], view["first"], view["turn"]) == (1, 1, 2 % players, 2 % players)
    assert view["pile"] == left
    assert view["discard"]["size"] == 1
    assert [player["hand"] for player in view["seats"]] == [10] * players
    assert {one["reward"] for one in view["posters"]} == {1000}
    assert sum(hand(match, 0).values()) == 10


def test_the_first_dealer_is_drawn_by_lot() -> None:
    dealers = {Match.new("wyatt-earp", 4, seed=seed).view(None)["dealer"] for seed in range(40)}
    assert dealers == {0, 1, 2, 3}


def test_the_first_dealer_must_sit_at_the_table() -> None:
    with pytest.raises(OptionError) as refused:
        Match.new("wyatt-earp", 2, {"dealer": "seat3"})
    assert refused.value.code == "we-no-such-dealer"


@pytest.mark.clause("WE-01")
def test_two_from_the_pile_or_one_from_the_discard() -> None:
    match = table(me(hideout=1), players=2, question="draw", discard=["most-wanted", "jesse-james"])
    assert texts(match) == ["draw two", "take jesse-james"]
    match.play("draw two")
    assert seat(match, 0)["hand"] == 3
    assert match.view(None)["pile"] == 2
    match.undo()
    match.play("take jesse-james")
    assert hand(match, 0) == {"jesse-james": 1, "hideout": 1}
    assert (match.view(None)["pile"], top(match)) == (4, "most-wanted")
    assert match.view(None)["decision"] == "turn"


@pytest.mark.clause("WE-45")
def test_the_card_taken_may_be_discarded_again() -> None:
    match = table(me(hideout=2), players=2, question="draw", discard=["jesse-james"])
    play(match, "take jesse-james", "discard jesse-james")
    assert top(match) == "jesse-james"
    assert match.to_move == 1


@pytest.mark.clause("WE-02")
def test_the_whole_discard_becomes_the_pile() -> None:
    match = table(me(hideout=2), players=2, question="draw", pile={"bob-dalton": 1}, discard=["wyatt-earp"] * 3)
    match.play("draw two")
    assert hand(match, 0) == {"hideout": 2, "bob-dalton": 1, "wyatt-earp": 1}
    assert (match.view(None)["pile"], match.view(None)["discard"]) == (2, {"size": 0, "top": None})
    assert ("reshuffled", 3) in told(match)
    play(match, "discard hideout")
    assert match.view(None)["discard"] == {"size": 1, "top": "hideout"}


@pytest.mark.clause("WE-03")
def test_the_last_two_cards_do_not_cause_a_shuffle() -> None:
    match = table(me(hideout=2), players=2, question="draw", pile={"bob-dalton": 2}, discard=["wyatt-earp"] * 3)
    match.play("draw two")
    assert match.view(None)["pile"] == 0
    assert not match.view(None)["reshuffled"]
    assert top(match) == "wyatt-earp"


@pytest.mark.clause("WE-03", "WE-04", "WE-05")
def test_the_second_exhaustion_is_voluntary_and_ends_the_round_unplayed() -> None:
    start: dict[str, Any] = {
        "question": "draw",
        "pile": {"bob-dalton": 1},
        "discard": ["wyatt-earp"] * 3,
        "reshuffled": True,
    }
    match = table(me(hideout=2), players=2, **start)
    assert [choice.key for choice in match.choices()] == ["we-draw-pile-ends", "we-take"]
    match.play("draw two")
    assert ("round-ended", 0, "exhausted") in told(match)
    assert "discarded" not in kinds(match)
    assert ("dropped", 0, 2) in told(match)
    assert match.view(None)["round"] == 2
    match = table(me(hideout=2), players=2, **start)
    play(match, "take wyatt-earp", "discard hideout", "take hideout", "discard hideout")
    assert match.view(None)["round"] == 1
    assert match.view(None)["pile"] == 1


@pytest.mark.clause("WE-46")
def test_a_shuffled_discard_that_is_too_small_is_the_second_exhaustion() -> None:
    match = table(me(hideout=2), players=2, question="draw", pile={"bob-dalton": 1}, discard=[])
    assert texts(match) == ["draw two"]
    match.play("draw two")
    assert ("round-ended", 0, "exhausted") in told(match)
    assert "drew-hidden" not in kinds(match)


@pytest.mark.clause("WE-06")
def test_three_cards_in_one_play_open_an_outlaw_and_a_photo_does_not_count() -> None:
    two = table(me(jesse_james=2, photo_jesse_james=1, hideout=2), players=2)
    assert texts(two) == ["discard jesse-james", "discard photo-jesse-james", "discard hideout"]
    four = table(me(jesse_james=4, photo_jesse_james=1), players=2)
    assert [text for text in texts(four) if "discard" not in text] == ["lay 3 jesse-james", "lay 4 jesse-james"]
    four.play("lay 3 jesse-james")
    assert texts(four)[:2] == ["lay 1 jesse-james", "play photo-jesse-james"]


@pytest.mark.clause("WE-07")
@pytest.mark.parametrize("left", [{}, {"jesse-james": series(1, hideout=True)}])
def test_an_outlaw_stays_open_when_the_series_is_stolen_or_hidden(left: dict[str, object]) -> None:
    match = table(me(jesse_james=2, hideout=1), me(left), opened=["jesse-james"])
    assert texts(match)[:2] == ["lay 1 jesse-james", "lay 2 jesse-james"]


@pytest.mark.clause("WE-08")
def test_each_play_raises_the_reward_by_a_thousand_less_than_its_cards() -> None:
    match = table(me(jesse_james=6, hideout=2), players=2)
    play(match, "lay 3 jesse-james")
    assert reward(match, "jesse-james") == 3000
    play(match, "lay 1 jesse-james")
    assert reward(match, "jesse-james") == 3000
    play(match, "lay 2 jesse-james")
    assert reward(match, "jesse-james") == 4000
    assert group(match, 0, "jesse-james")["outlaws"] == 6


@pytest.mark.clause("WE-08")
def test_by_option_only_the_first_card_of_the_turn_brings_nothing() -> None:
    match = table(me(jesse_james=6, hideout=1), players=2, options={"reward_per": "turn"})
    play(match, "lay 3 jesse-james", "lay 1 jesse-james")
    assert reward(match, "jesse-james") == 4000
    match = table(me(jesse_james=6, hideout=2), players=2, options={"reward_per": "turn"}, opened=["jesse-james"])
    assert next(choice for choice in match.choices() if choice.text == "lay 2 jesse-james").args["reward"] == 1000
    play(match, "lay 1 jesse-james", "lay 2 jesse-james")
    assert reward(match, "jesse-james") == 3000


@pytest.mark.clause("WE-14")
def test_the_last_card_cannot_be_played() -> None:
    three = table(me(jesse_james=3), players=2)
    assert texts(three) == ["discard jesse-james"]
    four = table(me(jesse_james=4), players=2)
    assert texts(four) == ["lay 3 jesse-james", "discard jesse-james"]
    one = table(me({"jesse-james": series()}, bank_robbery=1), players=2)
    assert texts(one) == ["discard bank-robbery"]
    one = table(me(most_wanted=1), me({"jesse-james": series()}, wyatt_earp=1))
    assert texts(one) == ["discard most-wanted"]


@pytest.mark.clause("WE-14")
def test_a_single_card_left_is_discarded_by_itself_and_goes_out() -> None:
    match = table(me(jesse_james=4), players=2)
    match.play("lay 3 jesse-james")
    assert ("discarded", 0, "jesse-james") in told(match)
    assert ("round-ended", 0, "out") in told(match)
    assert match.view(None)["round"] == 2


@pytest.mark.clause("WE-10")
def test_one_sheriff_card_a_turn() -> None:
    cards = {"photo_jesse_james": 1, "bank_robbery": 2, "hideout": 1}
    match = table(me({"jesse-james": series()}, **cards), players=2, pile=MISSES)
    assert [text for text in texts(match) if text.startswith("play")] == ["play photo-jesse-james", "play bank-robbery"]
    match.play("play bank-robbery")
    assert match.view(None)["sheriff_played"]
    assert [text for text in texts(match) if text.startswith("play")] == []
    assert "discard hideout" in texts(match)
    play(match, "discard hideout")
    assert not match.view(None)["sheriff_played"]
    match = table(me({"jesse-james": series()}, **cards), players=2)
    match.play("play photo-jesse-james")
    assert [text for text in texts(match) if text.startswith("play")] == []


@pytest.mark.clause("WE-16")
def test_a_hand_emptied_by_most_wanted_ends_the_round_at_the_discard() -> None:
    match = table(me(most_wanted=1, hideout=2), me(jesse_james=1))
    play(match, "ask around", "name jesse-james left")
    assert seat(match, 1)["hand"] == 0
    assert match.view(None)["decision"] == "turn"
    match.play("discard hideout")
    assert ("round-ended", 0, "empty-hand") in told(match)


@pytest.mark.clause("WE-56")
def test_a_stalemate_ends_the_round_after_four_turns_of_the_table() -> None:
    match = table(players=2, question="draw", discard=["hideout"])
    for _ in range(8):
        assert match.view(None)["round"] == 1
        play(match, "take hideout", "discard hideout")
    assert match.view(None)["round"] == 2
    assert "stalemate" in [event[-1] for event in told(match)]


@pytest.mark.clause("WE-56")
def test_a_draw_or_a_play_begins_the_count_anew() -> None:
    start: dict[str, Any] = {"question": "draw", "discard": ["jesse-james"], "idle": 7, "opened": ["jesse-james"]}
    quiet = play(table(players=2, **start), "take jesse-james", "discard jesse-james")
    assert quiet.view(None)["round"] == 2
    drew = play(table(players=2, **start), "draw two", "discard bob-dalton")
    played = play(table(players=2, **start), "take jesse-james", "lay 1 jesse-james", "discard sundance-kid")
    assert (drew.view(None)["round"], played.view(None)["round"]) == (1, 1)
    short = play(
        table(players=2, options={"stalemate": 1}, question="draw", discard=["hideout"], idle=1),
        "take hideout",
        "discard hideout",
    )
    assert short.view(None)["round"] == 2


@pytest.mark.clause("WE-37")
def test_only_hands_and_territories_are_cleared_between_rounds() -> None:
    match = table(me({"jesse-james": series(2)}, 7000, hideout=1), {"money": 3000}, opened=["jesse-james"])
    match.play("discard hideout")
    assert match.view(None)["round"] == 2
    assert money(match) == [7000, 3000]
    assert [player["groups"] for player in match.view(None)["seats"]] == [[], []]
    assert sum(hand(match, 0).values()) == 10
    assert not any(one["opened"] for one in match.view(None)["posters"])


@pytest.mark.clause("WE-36")
def test_money_that_was_not_paid_stays_and_a_thousand_is_added_to_every_poster() -> None:
    match = table(me({"jesse-james": series(3)}, hideout=1), players=2, posters={"jesse-james": 4000})
    match.play("discard hideout")
    rewards = {one["outlaw"]: one["reward"] for one in match.view(None)["posters"]}
    assert rewards.pop("jesse-james") == 5000
    assert set(rewards.values()) == {2000}


@pytest.mark.clause("WE-39")
def test_the_first_player_of_the_round_deals_the_next() -> None:
    match = table({"hand": {"hideout": 1}}, players=3, dealer=2)
    match.play("discard hideout")
    view = match.view(None)
    assert (view["dealer"], view["first"], view["turn"]) == (0, 1, 1)


@pytest.mark.clause("WE-61")
def test_what_everybody_sees() -> None:
    match = table(me({"jesse-james": series()}, wyatt_earp=2), me(hideout=2), discard=["hideout", "bob-dalton"])
    for viewer in (1, None):
        view = match.view(viewer)
        assert view["seats"][0]["hand"] == 2
        assert view["discard"] == {"size": 2, "top": "bob-dalton"}
        assert view["pile"] == 4
        assert ("hand" in view) == (viewer is not None)
    assert match.view(1)["hand"] == {"hideout": 2}


@pytest.mark.clause("WE-42")
def test_money_is_counted_without_chips_and_the_bank_has_no_bottom() -> None:
    rich = {"jesse-james": 190_000}
    match = table(me({"jesse-james": series(4)}, hideout=1), players=2, posters=rich)
    match.play("discard hideout")
    assert match.over
    assert money(match) == [190_000, 0]


def test_discarding_a_sheriff_card_has_no_effect() -> None:
    match = table(me(wyatt_earp=1, hideout=1), me({"jesse-james": series()}))
    match.play("discard hideout")
    assert discard(match) == {"hideout": 1}
    assert not group(match, 1, "jesse-james")["hideout"]
