"""How strong a player stands: what the features count, and what the bots that live on them do."""

from typing import Any

import pytest
from tests.games.public_enemy.table import (
    LONERS_IN_DEADWOOD_ALONE,
    THREE_GANGS,
    THREE_TOKENS,
    Table,
    gang,
    table,
)

from saloon.engine.kernels import WHOLE_WIN, Job, Tally
from saloon.engine.policies import Policy, Slot
from saloon.games.public_enemy import GAME
from saloon.games.public_enemy.state import State
from saloon.games.public_enemy.value import STAGES, Feature, measure, stage

GAMES = 24


def counted(at: Table, seat: int, feature: Feature) -> int:
    """How much of a feature a player has."""
    return measure(at.state, seat, [int(other == feature) for other in Feature])


def every_feature(state: State, seat: int) -> list[int]:
    return [measure(state, seat, [int(other == feature) for other in Feature]) for feature in Feature]


def some_states(players: int, seed: int, **options: Any) -> list[State]:
    """States of a game played at random."""
    states: list[Any] = [GAME.blank(players, options) for _ in range(Slot.FIRST + GAME.bound + 1)]
    kept = GAME.plain.work(Job.TRACE, states, (), seed, 0, False, (), GAME.weights, (), ())
    return states[Slot.FIRST : Slot.FIRST + kept]


def test_every_stage_has_weights_and_every_feature_one() -> None:
    assert [len(row) for row in GAME.weights] == [len(Feature)] * STAGES


@pytest.mark.slow
def test_stages_are_rounds_and_never_go_back() -> None:
    states = some_states(3, 2)
    found = [stage(state) for state in states]
    assert found[0] == 0
    assert found == sorted(found)
    assert all(stage(state) == min(state.round_no - 1, STAGES - 1) for state in states)


def test_tokens_owned_are_counted() -> None:
    at = table(one=0, seats={0: {"wanted": THREE_TOKENS}, 1: {"wanted": ["daltons", "loners"]}})
    owned = (Feature.WANTED, Feature.THREE_WANTED, Feature.ONE, Feature.ONE_AND_WANTED)
    assert [counted(at, 0, feature) for feature in owned] == [3, 1, 1, 3]
    assert [counted(at, 1, feature) for feature in owned] == [2, 0, 0, 0]


def test_a_majority_counts_where_the_token_is_missing() -> None:
    cards = {0: {"outlaws": ["elzy-lay", "laura-bullion", "kid-curry", "grat-dalton"]}, 1: {"outlaws": ["bill-doolin"]}}
    at = table(seats=cards)
    assert [counted(at, seat, Feature.MAJORITIES) for seat in (0, 1)] == [1, 0]
    assert [counted(at, seat, Feature.SAFE) for seat in (0, 1)] == [1, 0]
    assert [counted(at, seat, Feature.TIES) for seat in (0, 1)] == [1, 1]
    assert [counted(at, seat, Feature.BEHIND) for seat in (0, 1)] == [0, 1]
    assert [counted(at, seat, Feature.OUTLAWS) for seat in (0, 1)] == [4, 1]
    owner = table(seats={**cards, 0: {**cards[0], "wanted": ["wild-bunch"]}})
    assert counted(owner, 0, Feature.MAJORITIES) == counted(owner, 0, Feature.SAFE) == 0
    assert counted(owner, 0, Feature.OUTLAWS) == 1


def test_the_leader_settles_a_tie() -> None:
    at = table(seats={0: {"outlaws": ["butch-cassidy"]}, 1: {"outlaws": ["kid-curry"]}})
    assert [counted(at, seat, Feature.LEADERS) for seat in (0, 1)] == [1, 0]
    assert [counted(at, seat, Feature.MAJORITIES) for seat in (0, 1)] == [1, 0]
    assert [counted(at, seat, Feature.TIES) for seat in (0, 1)] == [0, 1]


def test_points_decide_who_holds_one() -> None:
    at = table(seats={0: {"outlaws": gang("loners", 4)}, 1: {"outlaws": gang("daltons", 3)}})
    assert [counted(at, seat, Feature.LEAD) for seat in (0, 1)] == [3, -3]
    assert [counted(at, seat, Feature.TOP) for seat in (0, 1)] == [1, 0]
    level = table(one=1, seats={0: {"outlaws": gang("loners", 3)}, 1: {"outlaws": gang("daltons", 3)}})
    assert [counted(level, seat, Feature.TOP) for seat in (0, 1)] == [0, 1]


def test_a_victory_is_seen_before_the_round_ends() -> None:
    cards = {"outlaws": gang("loners", 2), "wanted": THREE_TOKENS}
    ahead = table(seats={0: cards})
    holder = table(one=0, seats={0: cards, 1: {"outlaws": gang("daltons", 5)}})
    neither = table(seats={0: cards, 1: {"outlaws": gang("daltons", 5)}})
    assert [counted(at, 0, Feature.VICTORY) for at in (ahead, holder, neither)] == [1, 1, 0]
    assert [counted(at, 0, Feature.FOUR_TOKENS) for at in (ahead, holder, neither)] == [1, 1, 1]
    assert counted(neither, 1, Feature.FOUR_TOKENS) == 0


def test_a_player_with_three_gangs_may_end_the_round_soon() -> None:
    others = {1: {"outlaws": gang("loners", 2), "wanted": THREE_TOKENS}}
    quiet = table(one=1, seats=others)
    hasty = table(one=1, seats={0: {"outlaws": THREE_GANGS}, **others})
    assert [counted(at, 1, Feature.MAJORITIES_SOON) for at in (quiet, hasty)] == [0, 1]
    assert [counted(at, 1, Feature.VICTORY_SOON) for at in (quiet, hasty)] == [0, 1]
    assert [counted(at, 0, Feature.GANGS) for at in (quiet, hasty)] == [0, 3]


def test_the_last_gang_is_worth_what_it_ends_with() -> None:
    mine = {"outlaws": THREE_GANGS, "wanted": THREE_TOKENS}
    shown = table(seats={0: mine}, towns=LONERS_IN_DEADWOOD_ALONE)
    assert counted(shown, 0, Feature.LAST_GANG) == 2
    assert counted(shown, 0, Feature.LAST_GANG_WINS) == 1
    watched = table(seats={0: mine}, options={"cavalry": True}, cavalry="deadwood", towns=LONERS_IN_DEADWOOD_ALONE)
    assert counted(watched, 0, Feature.LAST_GANG) == counted(watched, 0, Feature.LAST_GANG_WINS) == 0


def test_a_saloon_card_that_waits_for_a_choice_is_not_a_turn_to_come() -> None:
    waiting = (Feature.SHERIFF, Feature.BOUNTY_HUNTER, Feature.SWINDLER)
    at = table(3, seats={0: {"outlaws": THREE_GANGS[:2]}}, saloon={"hidden": ["sheriff", "sheriff"]})
    assert [counted(at, seat, Feature.WAIT) for seat in range(3)] == [0, 1, 2]
    assert [counted(at, 0, feature) for feature in waiting] == [0, 0, 0]
    at.play("draw saloon")
    assert [counted(at, seat, Feature.WAIT) for seat in range(3)] == [2, 0, 1]
    assert [counted(at, 0, feature) for feature in waiting] == [1, 0, 0]
    assert [counted(at, 1, feature) for feature in waiting] == [0, 0, 0]


def test_it_weighs_nothing_that_is_hidden() -> None:
    at = table(3, options={"dollars": True}).play("look deadwood", "draw tombstone")
    for observer in range(3):
        for seed in range(20):
            world = at.state.clone()
            GAME.plain.determinize(world, observer, seed)
            assert [every_feature(world, seat) for seat in range(3)] == [
                every_feature(at.state, seat) for seat in range(3)
            ]


@pytest.mark.parametrize("options", [{}, {"fast": True}, {"dollars": True, "cavalry": True, "duel": True}])
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.slow
def test_greedy_beats_random(seat: int, options: dict[str, Any]) -> None:
    policies = [Policy.GREEDY if other == seat else Policy.RANDOM for other in range(2)]
    tally = [0.0] * Tally.SIZE
    states: list[Any] = [GAME.blank(2, options), *[None] * Slot.FIRST]
    GAME.plain.work(Job.GAMES, states, policies, 1, GAMES, True, tally, GAME.weights, (), ())
    assert tally[Tally.BROKEN] == 0
    assert tally[Tally.WINS + seat] / WHOLE_WIN >= 0.8 * GAMES
