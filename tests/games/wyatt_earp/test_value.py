"""How strong a player stands: what the features count, and what the bots that live on them do."""

from typing import Any

import pytest
from tests.games.wyatt_earp.table import HITS, me, series, table

from saloon import Match, game
from saloon.engine.kernels import WHOLE_WIN, Job, Tally
from saloon.engine.policies import Policy, Slot
from saloon.games.wyatt_earp.state import State
from saloon.games.wyatt_earp.value import STAGES, Feature, measure, stage

GAMES = 10
WEIGHTS = game("wyatt-earp").weights


def counted(match: Match, seat: int, feature: Feature) -> int:
    """How much of a feature a player has."""
    return measure(match.sight(seat).sample(1), seat, [int(other == feature) for other in Feature])


def every_feature(state: State, seat: int) -> list[int]:
    return [measure(state, seat, [int(other == feature) for other in Feature]) for feature in Feature]


def some_states(players: int, seed: int) -> list[State]:
    """States of a game played at random."""
    earp = game("wyatt-earp")
    states: list[Any] = [earp.blank(players, {}) for _ in range(Slot.FIRST + earp.bound + 1)]
    kept = earp.plain.work(Job.TRACE, states, (), seed, 0, False, (), WEIGHTS, (), ())
    return states[Slot.FIRST : Slot.FIRST + kept]


def test_every_stage_has_weights_and_every_feature_one() -> None:
    assert [len(row) for row in WEIGHTS] == [len(Feature)] * STAGES


@pytest.mark.slow
def test_stages_are_rounds_and_never_go_back() -> None:
    states = some_states(4, 3)
    found = [stage(state) for state in states]
    assert found[0] == 0
    assert found == sorted(found)
    assert all(0 <= number < STAGES for number in found)
    assert all(stage(state) == min(state.round_no - 1, STAGES - 1) for state in states)


def test_rewards_are_what_the_round_would_pay() -> None:
    match = table(me({"jesse-james": series(3)}), me({"jesse-james": series(1)}), posters={"jesse-james": 6000})
    assert counted(match, 0, Feature.REWARDS) == 4000
    assert counted(match, 1, Feature.REWARDS) == 2000
    assert counted(match, 0, Feature.ALONE) == 0


def test_a_lead_of_five_points_takes_the_reward_alone() -> None:
    match = table(me({"jesse-james": series(4)}), me(), posters={"jesse-james": 9000})
    assert counted(match, 0, Feature.REWARDS) == counted(match, 0, Feature.ALONE) == 9000
    assert counted(match, 1, Feature.REWARDS) == 0
    assert counted(match, 0, Feature.MARGIN) == 5 * 9


def test_an_outlaw_nearly_captured_promises_a_part_of_the_reward() -> None:
    match = table(me({"jesse-james": series(3)}), me(), posters={"jesse-james": 4000})
    assert counted(match, 0, Feature.REWARDS) == 0
    assert counted(match, 0, Feature.NEARLY) == 4000 * 6 // 8


def test_cards_in_hand_count_by_what_they_would_bring() -> None:
    match = table(me(None, jesse_james=4, sundance_kid=2), me(), posters={"jesse-james": 2000})
    assert counted(match, 0, Feature.IN_HAND) == 5000
    assert counted(match, 0, Feature.SERIES) == 4
    assert counted(match, 0, Feature.PAIRS) == 1


def test_three_cards_capture_nobody() -> None:
    match = table(me(None, jesse_james=3, sundance_kid=1), me())
    assert counted(match, 0, Feature.IN_HAND) == 0
    assert counted(match, 0, Feature.LONE) == 1


def test_a_photo_waits_for_its_outlaw_to_be_opened() -> None:
    hand = {"jesse_james": 1, "photo_jesse_james": 1, "sundance_kid": 2}
    closed = table(me(None, **hand), me(), posters={"jesse-james": 3000})
    opened = table(me(None, **hand), me({"jesse-james": series(3)}), posters={"jesse-james": 3000})
    assert counted(closed, 0, Feature.IN_HAND) == 0
    assert counted(closed, 0, Feature.LONE) == 1
    assert counted(opened, 0, Feature.IN_HAND) == 2000  # $4000, both with six points
    assert counted(opened, 0, Feature.JOINING) == 1
    assert counted(opened, 0, Feature.PHOTOS) == counted(closed, 0, Feature.PHOTOS) == 1


def test_what_lies_under_a_hideout_counts_as_hidden_alone() -> None:
    match = table(me({"jesse-james": series(4, hideout=True)}), me(), posters={"jesse-james": 9000})
    assert counted(match, 0, Feature.HIDDEN) == 8
    assert counted(match, 0, Feature.POINTS) == counted(match, 0, Feature.REWARDS) == 0


def test_money_beyond_twenty_thousand_counts_towards_the_goal() -> None:
    match = table(me({"jesse-james": series(4)}, 18000), me(None, 21000), posters={"jesse-james": 5000})
    assert counted(match, 0, Feature.MONEY) == 18000
    assert counted(match, 0, Feature.GOAL) == 3000
    assert counted(match, 1, Feature.GOAL) == 1000


def test_short_hands_bring_the_end_near() -> None:
    match = table(me({"jesse-james": series(4)}, bob_dalton=2), me(sundance_kid=5), posters={"jesse-james": 5000})
    assert counted(match, 0, Feature.GOING_OUT) == 2
    assert counted(match, 1, Feature.GOING_OUT) == 0
    assert counted(match, 0, Feature.SETTLED) == 3 * 5000


def test_sheriff_cards_count_by_kind() -> None:
    match = table(me(None, bank_robbery=2, fastest_gun=1, wyatt_earp=3, sundance_kid=1), me())
    kinds = (Feature.BANKS, Feature.STAGECOACHES, Feature.GUNS, Feature.MOST_WANTED, Feature.HIDEOUTS, Feature.WYATTS)
    assert [counted(match, 0, kind) for kind in kinds] == [2, 0, 1, 0, 0, 3]


def test_the_turns_before_the_next_draw_are_counted() -> None:
    begun = table(me(), me(), me(), turn=1, question="draw", discard=["billy-the-kid"])
    drawn = table(me(), me(), me(), turn=1)
    assert [counted(begun, seat, Feature.WAIT) for seat in range(3)] == [2, 0, 1]
    assert [counted(drawn, seat, Feature.WAIT) for seat in range(3)] == [1, 2, 0]


def test_a_turn_goes_on_until_the_discard_and_allows_one_sheriff_card() -> None:
    match = table(me({"jesse-james": series(3)}, most_wanted=1, bank_robbery=1, sundance_kid=3), me())
    turn = (Feature.PLAYING, Feature.SHERIFF_LEFT, Feature.NAMING)
    assert [counted(match, 0, feature) for feature in turn] == [1, 1, 0]
    assert [counted(match, 1, feature) for feature in turn] == [0, 0, 0]
    match.play("ask around")
    assert [counted(match, 0, feature) for feature in turn] == [1, 0, 1]
    match.play("name bob-dalton left")
    assert [counted(match, 0, feature) for feature in turn] == [1, 0, 0]
    match.play("discard bank-robbery")
    assert [counted(match, 0, feature) for feature in turn] == [0, 0, 0]


def test_a_hit_waits_for_its_target() -> None:
    groups = {"jesse-james": series(3), "billy-the-kid": series(3)}
    match = table(me(groups, bank_robbery=1, sundance_kid=3), me())
    assert counted(match, 0, Feature.AIMING) == 0
    match.play("play bank-robbery")
    assert counted(match, 0, Feature.AIMING) == 1
    assert counted(match, 1, Feature.AIMING) == 0


def test_a_search_is_worth_the_card_it_will_bring() -> None:
    match = table(me(None, wyatt_earp=1, sundance_kid=3), me(), discard=["hideout", "bob-dalton"])
    match.play("wyatt search")
    assert [counted(match, seat, Feature.SEARCHING) for seat in (0, 1)] == [1, 0]


def test_no_other_hand_is_read() -> None:
    match = table(me(sundance_kid=2), me(jesse_james=3, bob_dalton=1))
    state = match.sight(1).sample(1)
    before = every_feature(state, 0)
    for kind in range(len(state.seats[1].hand)):
        state.seats[1].hand[kind] = 1
    assert every_feature(state, 0) == before


def test_the_greedy_bot_lays_a_series_that_captures() -> None:
    match = table(me(jesse_james=5, sundance_kid=2), players=2, posters={"jesse-james": 9000}, pile=HITS)
    states: list[Any] = [match.sight(0).sample(1), *[None] * Slot.FIRST]
    for seed in range(5):
        code = game("wyatt-earp").plain.work(Job.CHOOSE, states, (), seed, Policy.GREEDY, False, (), WEIGHTS, (), ())
        assert game("wyatt-earp").choice(states[Slot.START], code).text == "lay 5 jesse-james"


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.slow
def test_greedy_beats_random(seat: int) -> None:
    earp = game("wyatt-earp")
    policies = [Policy.GREEDY if other == seat else Policy.RANDOM for other in range(2)]
    tally = [0.0] * Tally.SIZE
    states: list[Any] = [earp.blank(2, {}), *[None] * Slot.FIRST]
    earp.plain.work(Job.GAMES, states, policies, 1, GAMES, True, tally, WEIGHTS, (), ())
    assert tally[Tally.BROKEN] == 0
    assert tally[Tally.WINS + seat] / WHOLE_WIN >= 0.9 * GAMES
