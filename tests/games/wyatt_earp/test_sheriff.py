"""The sheriff cards: the shot, and each of the seven kinds."""

from typing import Any

import pytest
from tests.games.wyatt_earp.table import MISSES, discard, group, hand, me, poster, reward, seat, series, table, top
from tests.kit import kinds, play, texts, told

from saloon import Match

JESSE = {"jesse-james": series()}
BELLE = {"belle-starr": series()}
TWO_GROUPS = {**JESSE, **BELLE}


def plays(match: Match) -> list[str]:
    """The legal moves but for discards and outlaw cards laid."""
    return [text for text in texts(match) if not text.startswith(("discard", "lay"))]


@pytest.mark.clause("WE-17")
def test_the_card_turned_for_a_shot_lies_under_the_turns_discard() -> None:
    match = table(me(JESSE, bank_robbery=1, hideout=2), players=2, pile=MISSES)
    match.play("play bank-robbery")
    assert match.view(None)["pile"] == 3
    assert discard(match) == {"wyatt-earp": 1, "bank-robbery": 1}
    assert top(match) == "bank-robbery"
    assert match.view(None)["shown"] == {"seat": 0, "card": "wyatt-earp", "hit": False}
    match.play("discard hideout")
    assert (top(match), texts(match)[1]) == ("hideout", "take hideout")
    assert match.view(None)["shown"] is None


@pytest.mark.clause("WE-17")
def test_a_search_can_fetch_the_card_of_a_shot() -> None:
    match = table(me(JESSE, bank_robbery=1, hideout=2), me(wyatt_earp=1, hideout=1), pile={"belle-starr": 6})
    play(match, "play bank-robbery", "discard hideout", "draw two", "wyatt search", "keep belle-starr")
    assert hand(match, 1) == {"belle-starr": 3, "hideout": 1}


@pytest.mark.clause("WE-18")
@pytest.mark.parametrize(
    ("card", "move", "target"),
    [
        ("bank_robbery", "play bank-robbery", "on belle-starr"),
        ("stagecoach_robbery", "play stagecoach-robbery", "on belle-starr"),
        ("fastest_gun", "play fastest-gun", "on belle-starr"),
        ("hideout", "play hideout", "hide 1 bob-dalton"),
        ("most_wanted", "raid", "steal 1 bob-dalton"),
    ],
)
def test_the_target_is_chosen_after_the_hit(card: str, move: str, target: str) -> None:
    theirs = me({"wes-hardin": series(), "bob-dalton": series()}, sundance_kid=1)
    match = table(me(TWO_GROUPS, **{card: 1}, sundance_kid=2), theirs)
    match.play(move)
    assert match.view(None)["shown"]["hit"]
    assert target in texts(match)
    missed = table(me(TWO_GROUPS, **{card: 1}, sundance_kid=2), theirs, pile=MISSES)
    missed.play(move)
    assert missed.view(None)["decision"] == "turn"
    assert discard(missed)[card.replace("_", "-")] == 1


@pytest.mark.clause("WE-19")
def test_a_card_that_shoots_needs_a_target() -> None:
    cards = {
        "bank_robbery": 1,
        "stagecoach_robbery": 1,
        "fastest_gun": 1,
        "most_wanted": 1,
        "hideout": 1,
        "wyatt_earp": 1,
    }
    assert plays(table(me(**cards), players=2)) == ["ask around", "wyatt draw"]
    free = table(me(**cards), players=2, options={"target_needed": False})
    shots = ["play bank-robbery", "play stagecoach-robbery", "play fastest-gun", "raid", "play hideout"]
    assert plays(free) == [*shots, "ask around", "wyatt draw", "wyatt free"]
    free.play("play bank-robbery")
    assert discard(free) == {"bob-dalton": 1, "bank-robbery": 1}
    assert free.view(None)["decision"] == "turn"


@pytest.mark.clause("WE-43")
def test_a_shot_without_a_card_shuffles_first_and_ends_the_round_the_second_time() -> None:
    mine = me(JESSE, bank_robbery=1, hideout=2)
    match = table(mine, players=2, pile={}, discard=["bob-dalton"] * 3)
    match.play("play bank-robbery")
    assert ("reshuffled", 3) in told(match)
    assert group(match, 0, "jesse-james")["bank"] == 1
    match = table(mine, players=2, pile={}, discard=["bob-dalton"] * 3, reshuffled=True)
    match.play("play bank-robbery")
    assert ("round-ended", 0, "exhausted") in told(match)
    safe: dict[str, Any] = {
        "options": {"empty_pile_shot": "not_playable"},
        "discard": ["bob-dalton"] * 3,
        "reshuffled": True,
    }
    assert plays(table(mine, players=2, pile={}, **safe)) == []
    assert plays(table(mine, players=2, pile={"bob-dalton": 1}, **safe)) == ["play bank-robbery"]


@pytest.mark.clause("WE-43")
def test_wyatt_draws_two_or_ends_the_round() -> None:
    mine = me(wyatt_earp=1, hideout=2)
    few: dict[str, Any] = {"pile": {"bob-dalton": 1}, "discard": ["jesse-james"] * 2}
    match = table(mine, players=2, **few)
    match.play("wyatt draw")
    assert hand(match, 0) == {"hideout": 2, "bob-dalton": 1, "jesse-james": 1}
    match = table(mine, players=2, reshuffled=True, **few)
    match.play("wyatt draw")
    assert ("round-ended", 0, "exhausted") in told(match)
    safe = table(mine, players=2, reshuffled=True, options={"empty_pile_shot": "not_playable"}, **few)
    assert plays(safe) == ["wyatt search"]


@pytest.mark.clause("WE-46")
def test_a_discard_too_small_for_wyatts_draw_ends_the_round() -> None:
    match = table(me(wyatt_earp=1, hideout=2), players=2, pile={"bob-dalton": 1}, discard=[])
    match.play("wyatt draw")
    assert ("round-ended", 0, "exhausted") in told(match)


@pytest.mark.clause("WE-47")
def test_the_card_being_played_is_not_shuffled_in_but_the_answering_wyatt_is() -> None:
    match = table(me(JESSE, bank_robbery=1, hideout=2), players=2, pile={}, discard=["wyatt-earp"] * 3)
    match.play("play bank-robbery")
    assert match.truth.position()["pile"] == {"wyatt-earp": 2}
    assert discard(match) == {"wyatt-earp": 1, "bank-robbery": 1}
    answer = table(
        me(hideout=1, sundance_kid=2), me(JESSE, wyatt_earp=1, sundance_kid=1), pile={"bob-dalton": 1}, discard=[]
    )
    play(answer, "play hideout", "wyatt")
    assert ("reshuffled", 2) in told(answer)
    assert answer.view(None)["pile"] == 1
    assert {"bob-dalton", "wyatt-earp"} == {*answer.truth.position()["pile"], answer.view(None)["shown"]["card"]}


@pytest.mark.clause("WE-48")
def test_a_shot_that_cannot_be_made_has_no_effect_but_the_end_of_the_round() -> None:
    gun = {"belle-starr": series(3, gun=True)}
    mine = me(JESSE, fastest_gun=1, jesse_james=1, hideout=2)
    match = table(mine, me(gun, sundance_kid=2), pile={}, discard=["bob-dalton"], reshuffled=True)
    play(match, "lay 1 jesse-james", "play fastest-gun")
    assert match.view(None)["round"] == 2
    events = kinds(match)
    assert "gun-gone" not in events
    assert "discarded" not in events
    assert ("spent", 0, "fastest-gun") in told(match)
    assert ("captured", "jesse-james", 8, 1000) in told(match)
    assert ("captured", "belle-starr", 9, 1000) in told(match)


@pytest.mark.clause("WE-48")
def test_a_hideout_whose_answer_cannot_be_shot_stays() -> None:
    nearly = {"jesse-james": series(4)}
    match = table(
        me(hideout=1, sundance_kid=2),
        me(nearly, wyatt_earp=1, sundance_kid=1),
        pile={"bob-dalton": 1},
        discard=["wes-hardin"],
        reshuffled=True,
    )
    play(match, "play hideout", "wyatt")
    assert ("round-ended", 0, "exhausted") in told(match)
    assert "captured" not in kinds(match)


@pytest.mark.clause("WE-09", "WE-06")
def test_a_photo_adds_a_thousand_of_its_own() -> None:
    match = table(me(photo_jesse_james=1, hideout=2), players=2, opened=["jesse-james"])
    match.play("play photo-jesse-james")
    assert reward(match, "jesse-james") == 2000
    assert group(match, 0, "jesse-james")["points"] == 4
    assert group(match, 0, "jesse-james")["outlaws"] == 0


@pytest.mark.clause("WE-57")
def test_a_photo_alone_is_a_group() -> None:
    photo = {"jesse-james": {"photo": True}}
    carries = table(me(photo, bank_robbery=1, fastest_gun=1, sundance_kid=2), players=2)
    assert plays(carries) == ["play bank-robbery", "play fastest-gun"]
    carries.play("play bank-robbery")
    assert group(carries, 0, "jesse-james")["points"] == 6
    hidden = table(me(hideout=1, most_wanted=1, sundance_kid=2), me(photo, sundance_kid=2))
    assert plays(hidden) == ["play hideout", "ask around"]
    hidden.play("play hideout")
    assert group(hidden, 1, "jesse-james")["hideout"]


@pytest.mark.clause("WE-44", "WE-18")
def test_robberies_stay_and_bring_their_points_and_rewards() -> None:
    match = table(me(JESSE, bank_robbery=1, sundance_kid=3), players=2)
    match.play("play bank-robbery")
    assert (group(match, 0, "jesse-james")["points"], reward(match, "jesse-james")) == (8, 2000)
    again = me({"jesse-james": series(3, bank=2, stagecoach=1)}, stagecoach_robbery=1, sundance_kid=2)
    match = table(again, players=2)
    match.play("play stagecoach-robbery")
    assert (group(match, 0, "jesse-james")["points"], reward(match, "jesse-james")) == (12, 4000)
    play(match, "discard sundance-kid")
    assert group(match, 0, "jesse-james")["stagecoach"] == 2


@pytest.mark.clause("WE-20")
def test_there_is_one_fastest_gun() -> None:
    mine = me(TWO_GROUPS, fastest_gun=1, sundance_kid=2)
    theirs = me({"jesse-james": series(3, gun=True)}, sundance_kid=2)
    match = table(mine, theirs)
    match.play("play fastest-gun")
    assert group(match, 0, "belle-starr")["points"] == 9
    assert not group(match, 1, "jesse-james")["gun"]
    assert ("gun-gone", 1, "jesse-james") in told(match)
    assert (reward(match, "belle-starr"), reward(match, "jesse-james")) == (2000, 1000)
    missed = table(mine, theirs, pile=MISSES)
    missed.play("play fastest-gun")
    assert group(missed, 1, "jesse-james")["gun"]
    own = table(me({"jesse-james": series(3, gun=True)}, fastest_gun=1, sundance_kid=2), players=2)
    assert plays(own) == []


@pytest.mark.clause("WE-21")
def test_a_hidden_fastest_gun_is_in_play() -> None:
    theirs = me({"jesse-james": series(3, gun=True, hideout=True)}, sundance_kid=2)
    assert plays(table(me(JESSE, fastest_gun=1, sundance_kid=2), theirs)) == []


@pytest.mark.clause("WE-58")
def test_a_new_fastest_gun_removes_the_old_one_from_under_a_hideout() -> None:
    theirs = me({"jesse-james": series(3, gun=True, hideout=True)}, sundance_kid=2)
    match = table(me(BELLE, fastest_gun=1, sundance_kid=2), theirs)
    match.play("play fastest-gun")
    left = group(match, 1, "jesse-james")
    assert (left["gun"], left["hideout"], left["covered"]) == (False, True, 6)


@pytest.mark.clause("WE-22")
def test_most_wanted_asks_for_outlaw_cards_not_photos() -> None:
    match = table(me(most_wanted=1, hideout=2), me(photo_jesse_james=1, sundance_kid=1), me(jesse_james=2))
    play(match, "ask around", "name jesse-james left")
    assert hand(match, 0) == {"jesse-james": 1, "hideout": 2}
    assert hand(match, 1) == {"photo-jesse-james": 1, "sundance-kid": 1}
    assert discard(match) == {"most-wanted": 1}
    assert match.view(None)["sheriff_played"]


@pytest.mark.clause("WE-23")
@pytest.mark.parametrize(
    ("side", "asked"),
    [
        ("left", [("has-none", 1, "jesse-james"), ("gave", 2, 0, "jesse-james")]),
        ("right", [("gave", 3, 0, "jesse-james")]),
    ],
)
def test_most_wanted_stops_at_the_first_who_has_the_card(side: str, asked: list[tuple[Any, ...]]) -> None:
    match = table(me(most_wanted=1, hideout=2), me(hideout=1), me(jesse_james=2), me(jesse_james=1, sundance_kid=1))
    play(match, "ask around", f"name jesse-james {side}")
    assert [event for event in told(match) if event[0] in ("has-none", "gave")] == asked
    assert match.view(None)["named"] == {"outlaw": "jesse-james", "side": side}


@pytest.mark.clause("WE-59")
def test_any_outlaw_may_be_named_and_nobody_may_have_it() -> None:
    match = table(me(most_wanted=1, hideout=2), players=3)
    match.play("ask around")
    assert len(texts(match)) == 14
    match.play("name bob-dalton right")
    assert [event[:2] for event in told(match) if event[0] == "has-none"] == [("has-none", 2), ("has-none", 1)]
    assert hand(match, 0) == {"hideout": 2}
    assert match.view(None)["decision"] == "turn"
    two = table(me(most_wanted=1, hideout=2), players=2)
    two.play("ask around")
    assert len(texts(two)) == 7


@pytest.mark.clause("WE-24")
def test_a_raid_takes_outlaw_cards_from_others_even_hidden_ones() -> None:
    theirs = me({"belle-starr": series(2, photo=True, bank=1, hideout=True)}, sundance_kid=2)
    match = table(me(JESSE, most_wanted=1, sundance_kid=2), theirs, me({"bob-dalton": {"photo": True}}, sundance_kid=2))
    match.play("raid")
    assert texts(match) == ["steal 1 belle-starr", "take nothing"]
    match.play("steal 1 belle-starr")
    assert hand(match, 0)["belle-starr"] == 1
    assert group(match, 1, "belle-starr")["outlaws"] == 1
    assert top(match) == "most-wanted"


@pytest.mark.clause("WE-51")
def test_after_a_hit_one_may_take_nothing() -> None:
    match = table(me(most_wanted=1, sundance_kid=2), me(JESSE, sundance_kid=2))
    play(match, "raid", "take nothing")
    assert hand(match, 0) == {"sundance-kid": 2}
    assert group(match, 1, "jesse-james")["outlaws"] == 3
    assert discard(match) == {"bob-dalton": 1, "most-wanted": 1}


@pytest.mark.clause("WE-25")
def test_sheriff_cards_without_an_outlaw_are_discarded_and_the_reward_stays() -> None:
    lonely = {"jesse-james": series(1, bank=2, stagecoach=1, gun=True, hideout=True)}
    match = table(me(most_wanted=1, sundance_kid=2), me(lonely, sundance_kid=2), posters={"jesse-james": 9000})
    play(match, "raid", "steal 1 jesse-james")
    assert group(match, 1, "jesse-james") == {}
    assert reward(match, "jesse-james") == 9000
    left = {"bank-robbery": 2, "stagecoach-robbery": 1, "fastest-gun": 1, "hideout": 1, "most-wanted": 1}
    assert discard(match) == {**left, "bob-dalton": 1}
    kept = table(me(most_wanted=1, sundance_kid=2), me({"jesse-james": series(1, photo=True, bank=1)}, sundance_kid=2))
    play(kept, "raid", "steal 1 jesse-james")
    assert group(kept, 1, "jesse-james")["points"] == 6


@pytest.mark.clause("WE-26")
def test_a_hideout_goes_on_an_opponents_group_once() -> None:
    theirs = {**JESSE, "belle-starr": series(3, hideout=True)}
    match = table(me({"wes-hardin": series()}, hideout=1, sundance_kid=2), me(theirs), me(BELLE, sundance_kid=1))
    match.play("play hideout")
    assert texts(match) == ["hide 1 jesse-james", "hide 2 belle-starr"]
    alone = table(me({"wes-hardin": series()}, hideout=1, sundance_kid=2), me({"belle-starr": series(3, hideout=True)}))
    assert plays(alone) == []
    with_sheriffs = {"jesse-james": series(3, photo=True, bank=1)}
    match = table(me(hideout=1, sundance_kid=2), me(with_sheriffs, sundance_kid=2))
    play(match, "play hideout", "pass")
    assert group(match, 1, "jesse-james")["covered"] == 12
    assert group(match, 1, "jesse-james")["points"] == 0


@pytest.mark.clause("WE-27")
def test_cards_added_under_a_hideout_count_nothing_but_raise_the_reward() -> None:
    hidden = {"jesse-james": series(3, hideout=True)}
    match = table(me(hidden, jesse_james=2, bank_robbery=1, sundance_kid=2), players=2)
    play(match, "lay 2 jesse-james", "play bank-robbery")
    assert group(match, 0, "jesse-james")["points"] == 0
    assert group(match, 0, "jesse-james")["covered"] == 12
    assert reward(match, "jesse-james") == 3000


@pytest.mark.clause("WE-29")
def test_a_hideout_can_undo_a_capture_for_everybody() -> None:
    both = table(me({"jesse-james": series(3)}, sundance_kid=2), me({"jesse-james": series(2)}, sundance_kid=2))
    assert (poster(both, "jesse-james")["points"], poster(both, "jesse-james")["captured"]) == (10, True)
    match = table(me({"jesse-james": series(3)}, hideout=1, sundance_kid=1), me({"jesse-james": series(2)}))
    play(match, "play hideout")
    assert (poster(match, "jesse-james")["points"], poster(match, "jesse-james")["captured"]) == (6, False)


@pytest.mark.clause("WE-60")
@pytest.mark.parametrize(
    "moves",
    [["ask around", "name jesse-james left"], ["raid", "steal 1 jesse-james"]],
    ids=["from a hand", "from a territory"],
)
def test_a_card_gained_may_complete_a_series(moves: list[str]) -> None:
    theirs = me({"jesse-james": series(1)}, jesse_james=1, sundance_kid=1)
    match = table(me(most_wanted=1, jesse_james=2, sundance_kid=1), theirs)
    play(match, *moves)
    assert "lay 3 jesse-james" in texts(match)


@pytest.mark.clause("WE-60")
def test_cards_drawn_or_fetched_by_wyatt_may_complete_a_series() -> None:
    drawn = table(me(wyatt_earp=1, jesse_james=2, sundance_kid=1), players=2, pile={"jesse-james": 4})
    drawn.play("wyatt draw")
    assert "lay 4 jesse-james" in texts(drawn)
    fetched = table(me(wyatt_earp=1, jesse_james=2, sundance_kid=1), players=2, discard=["jesse-james", "hideout"])
    play(fetched, "wyatt search", "keep jesse-james")
    assert "lay 3 jesse-james" in texts(fetched)


@pytest.mark.clause("WE-11")
def test_a_sheriff_card_found_is_played_at_once_or_waits() -> None:
    match = table(me(JESSE, wyatt_earp=1, bank_robbery=1, sundance_kid=1), players=2, discard=["bank-robbery"])
    play(match, "wyatt search", "play bank-robbery")
    assert group(match, 0, "jesse-james")["bank"] == 1
    assert hand(match, 0) == {"bank-robbery": 1, "sundance-kid": 1}
    assert plays(match) == []
    kept = table(me(JESSE, wyatt_earp=1, sundance_kid=1), players=2, discard=["bank-robbery"])
    play(kept, "wyatt search", "keep bank-robbery")
    assert plays(kept) == []
    assert hand(kept, 0)["bank-robbery"] == 1


@pytest.mark.clause("WE-12")
def test_a_search_brings_no_wyatt_earp_and_comes_after_he_is_played() -> None:
    match = table(me(wyatt_earp=1, sundance_kid=2), players=2, discard=["wyatt-earp", "jesse-james", "wyatt-earp"])
    assert "cards" not in match.view(0)["discard"]
    match.play("wyatt search")
    assert texts(match) == ["keep jesse-james"]
    assert match.view(0)["discard"]["cards"] == {"wyatt-earp": 2, "jesse-james": 1}


@pytest.mark.clause("WE-13")
def test_a_photo_found_cannot_be_played_on_an_unopened_outlaw() -> None:
    start: dict[str, Any] = {"discard": ["photo-jesse-james"]}
    shut = play(table(me(wyatt_earp=1, sundance_kid=2), players=2, **start), "wyatt search")
    assert texts(shut) == ["keep photo-jesse-james"]
    opened = play(table(me(wyatt_earp=1, sundance_kid=2), players=2, opened=["jesse-james"], **start), "wyatt search")
    assert texts(opened) == ["keep photo-jesse-james", "play photo-jesse-james"]


@pytest.mark.clause("WE-53")
def test_a_card_kept_is_not_shown_and_one_played_is() -> None:
    start: dict[str, Any] = {"discard": ["jesse-james", "bank-robbery", "hideout"]}
    match = table(me(JESSE, wyatt_earp=1, sundance_kid=1), players=2, **start)
    match.play("wyatt search")
    assert "cards" not in match.view(1)["discard"]
    assert "cards" not in match.view(None)["discard"]
    match.play("keep hideout")
    assert told(match, 1)[-2:] == [("fetched-hidden", 0), ("spent", 0, "wyatt-earp")]
    assert ("fetched", 0, "hideout") in told(match, 0)
    assert match.view(1)["discard"] == {"size": 3, "top": "wyatt-earp"}
    shown = table(me(JESSE, wyatt_earp=1, sundance_kid=1), players=2, **start)
    play(shown, "wyatt search", "play bank-robbery")
    assert ("fetched-open", 0, "bank-robbery") in told(shown, 1)
    empty = table(me(wyatt_earp=1, sundance_kid=2), players=2, discard=["wyatt-earp"])
    assert "wyatt search" not in texts(empty)


@pytest.mark.clause("WE-54", "WE-15")
def test_a_sheriff_card_found_is_kept_when_no_other_card_stays() -> None:
    match = table(me(JESSE, wyatt_earp=1), players=2, discard=["bank-robbery"])
    assert plays(match) == ["wyatt draw", "wyatt search"]
    match.play("wyatt search")
    assert texts(match) == ["keep bank-robbery"]
    match.play("keep bank-robbery")
    assert ("round-ended", 0, "out") in told(match)


@pytest.mark.clause("WE-15")
def test_wyatt_may_be_the_last_card_when_he_refills_the_hand() -> None:
    hidden = {"jesse-james": series(3, hideout=True)}
    match = table(me(hidden, wyatt_earp=1), players=2, discard=["bob-dalton"])
    assert plays(match) == ["wyatt draw", "wyatt search"]
    match.play("wyatt draw")
    assert seat(match, 0)["hand"] == 2
    off = table(me(hidden, wyatt_earp=1), players=2, discard=["bob-dalton"], options={"wyatt_last": False})
    assert texts(off) == ["discard wyatt-earp"]
    dry = table(me(wyatt_earp=1), players=2, pile={}, discard=["wyatt-earp"], reshuffled=True)
    assert texts(dry) == ["discard wyatt-earp"]


@pytest.mark.clause("WE-52")
def test_wyatt_removes_one_of_ones_own_hideouts() -> None:
    hidden = {"jesse-james": series(3, hideout=True), "belle-starr": series(3, hideout=True)}
    match = table(me(hidden, wyatt_earp=1, sundance_kid=2), players=2)
    match.play("wyatt free")
    assert texts(match) == ["free jesse-james", "free belle-starr"]
    match.play("free belle-starr")
    assert group(match, 0, "belle-starr")["points"] == 6
    assert group(match, 0, "jesse-james")["hideout"]
    assert discard(match) == {"bob-dalton": 1, "hideout": 1, "wyatt-earp": 1}
    assert "wyatt free" not in texts(table(me(wyatt_earp=1, sundance_kid=2), me(hidden, sundance_kid=2)))
    missed = table(me(hidden, wyatt_earp=1, sundance_kid=2), players=2, pile=MISSES)
    missed.play("wyatt free")
    assert group(missed, 0, "belle-starr")["hideout"]


@pytest.mark.clause("WE-28")
def test_the_answer_to_a_hideout() -> None:
    start = [me(hideout=2, sundance_kid=1), me(JESSE, wyatt_earp=2, sundance_kid=1)]
    match = table(*start)
    match.play("play hideout")
    assert (match.to_move, texts(match)) == (1, ["wyatt", "pass"])
    match.play("wyatt")
    assert not group(match, 1, "jesse-james")["hideout"]
    assert top(match) == "hideout"
    assert match.truth.position()["discard"]["under"] == "bob-dalton"
    order = [event[0] for event in told(match)]
    assert order[-3:] == ["answered", "shot", "freed"]
    assert (match.to_move, match.view(None)["decision"]) == (0, "turn")


@pytest.mark.clause("WE-28")
def test_a_missed_answer_is_the_only_attempt_and_costs_no_turn() -> None:
    asked: dict[str, Any] = {"question": "answer", "asked": 1, "about": "jesse-james"}
    hidden = {"jesse-james": series(3, hideout=True)}
    match = table(me(sundance_kid=2), me(hidden, wyatt_earp=2, sundance_kid=2), pile={"most-wanted": 3}, **asked)
    match.play("wyatt")
    assert group(match, 1, "jesse-james")["hideout"]
    assert (match.to_move, hand(match, 1)) == (0, {"wyatt-earp": 1, "sundance-kid": 2})
    assert top(match) == "most-wanted"
    play(match, "discard sundance-kid", "take sundance-kid")
    assert "wyatt free" in texts(match)


@pytest.mark.clause("WE-50")
@pytest.mark.parametrize(
    ("cards", "choices"), [({"sundance_kid": 1}, ["pass"]), ({"wyatt_earp": 3}, ["wyatt", "pass"])]
)
def test_every_target_with_a_card_is_asked(cards: dict[str, int], choices: list[str]) -> None:
    match = table(me(hideout=1, sundance_kid=2), me(JESSE, **cards))
    match.play("play hideout")
    assert (match.to_move, texts(match)) == (1, choices)
    match.play("pass")
    assert (match.to_move, match.view(None)["decision"]) == (0, "turn")
    assert group(match, 1, "jesse-james")["hideout"]


@pytest.mark.clause("WE-50")
def test_a_hideout_found_by_a_search_is_answered_too_and_an_empty_hand_is_not_asked() -> None:
    match = table(me(wyatt_earp=1, sundance_kid=2), me(JESSE, sundance_kid=1), discard=["hideout"])
    play(match, "wyatt search", "play hideout")
    assert (match.to_move, match.view(None)["decision"]) == (1, "answer")
    empty = table(me(hideout=1, sundance_kid=2), {**me(JESSE), "hand": {}})
    empty.play("play hideout")
    assert (empty.to_move, empty.view(None)["decision"]) == (0, "turn")


@pytest.mark.clause("WE-49")
def test_out_of_turn_the_last_card_may_be_played() -> None:
    match = table(me(hideout=1, sundance_kid=2), me(JESSE, wyatt_earp=1))
    play(match, "play hideout", "wyatt")
    assert seat(match, 1)["hand"] == 0
    assert match.view(None)["round"] == 1
    match.play("discard sundance-kid")
    assert ("round-ended", 0, "empty-hand") in told(match)


VARIANT: dict[str, Any] = {"options": {"photo_out_of_turn": True}}


@pytest.mark.clause("WE-55")
def test_the_photo_may_be_played_out_of_turn_after_the_first_series() -> None:
    match = table(
        me(jesse_james=4, sundance_kid=2),
        me(sundance_kid=1),
        {"hand": {}},
        me(photo_jesse_james=1, sundance_kid=1),
        **VARIANT,
    )
    match.play("lay 3 jesse-james")
    assert (match.to_move, texts(match)) == (1, ["pass"])
    match.play("pass")
    assert (match.to_move, texts(match)) == (3, ["play photo-jesse-james", "pass"])
    match.play("play photo-jesse-james")
    assert group(match, 3, "jesse-james")["points"] == 4
    assert reward(match, "jesse-james") == 4000
    assert (match.to_move, match.view(None)["decision"]) == (0, "turn")
    match.play("lay 1 jesse-james")
    assert match.to_move == 0


@pytest.mark.clause("WE-55")
def test_the_photo_is_asked_for_once_per_outlaw_opened_and_not_when_it_lies_open() -> None:
    mine = me(jesse_james=3, belle_starr=3, sundance_kid=1)
    twice = table(mine, me(sundance_kid=2), **VARIANT)
    play(twice, "lay 3 jesse-james", "pass", "lay 3 belle-starr")
    assert twice.view(None)["question"] == {"seat": 1, "outlaw": "belle-starr"}
    shown = table(me(jesse_james=3, sundance_kid=2), players=2, discard=["photo-jesse-james"], **VARIANT)
    shown.play("lay 3 jesse-james")
    assert shown.to_move == 0
    off = table(me(jesse_james=3, sundance_kid=2), me(photo_jesse_james=1, sundance_kid=1))
    off.play("lay 3 jesse-james")
    assert off.to_move == 0


@pytest.mark.clause("WE-55", "WE-49")
def test_a_photo_out_of_turn_spares_the_next_sheriff_card_and_may_be_the_last() -> None:
    match = table(me(jesse_james=3, sundance_kid=2), me(photo_jesse_james=1, bank_robbery=1, wes_hardin=1), **VARIANT)
    play(match, "lay 3 jesse-james", "play photo-jesse-james", "discard sundance-kid", "draw two")
    assert "play bank-robbery" in texts(match)
    last = table(me(jesse_james=3, sundance_kid=2), me(photo_jesse_james=1), **VARIANT)
    play(last, "lay 3 jesse-james", "play photo-jesse-james")
    assert last.view(None)["round"] == 1
    last.play("discard sundance-kid")
    assert ("round-ended", 0, "empty-hand") in told(last)
