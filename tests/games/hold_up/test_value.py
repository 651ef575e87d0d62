"""What counts for a player's strength, and that bots who go by it play better."""

import random
from typing import Any

import pytest
from tests.games.hold_up.table import robbed, table
from tests.kit import state_of

from saloon import Match, game
from saloon.engine.kernels import WHOLE_WIN, Job, Tally
from saloon.engine.policies import Policy, Slot
from saloon.games.hold_up.value import ROUNDS, STAGES, Feature, measure, stage

GAMES = 10
HOLD_UP = game("hold-up")
SEEN = {"coyotes": {"looked": ["north-left"]}}
LONE_CHIEF = {"bank north": ["coyotes chief"]}


def count(match: Match, player: int, feature: Feature) -> int:
    """What a player has of one feature."""
    return measure(state_of(match), player, [int(one == feature) for one in Feature])


def counts(match: Match, feature: Feature) -> list[int]:
    """What everybody has of one feature."""
    return [count(match, player, feature) for player in range(state_of(match).players)]


def test_the_strongest_gang_counts_the_bigger_tile_the_second_the_smaller() -> None:
    town = {"bank north": ["coyotes kid", "coyotes brute", "rattlers lieutenant"], "saloon north": ["vultures kid"]}
    assert counts(table(town=town), Feature.LOOT_NOW) == [900, 300, 800]


def test_ties_count_for_the_first_in_the_turn_order() -> None:
    town = {"bank north": ["coyotes chief", "rattlers chief", "vultures chief"]}
    assert counts(table(town=town, first=1), Feature.LOOT_NOW) == [0, 900, 300]


@pytest.mark.parametrize(
    ("event", "loot"),
    [("sheriff", 0), ("deputy", 900), ("stagecoach", 800), ("hidden-loot", 1100), ("painted-sign", 900)],
)
def test_events_count_for_those_who_have_seen_them(event: str, loot: int) -> None:
    assert count(table(2, {"north-left": event}, gangs=SEEN, town=LONE_CHIEF), 0, Feature.LOOT_NOW) == loot
    assert count(table(2, {"north-left": event}, town=LONE_CHIEF), 0, Feature.LOOT_NOW) == 900


def test_the_deputy_guards_what_the_second_gang_would_take() -> None:
    town = {"bank north": ["coyotes kid", "rattlers chief"]}
    assert count(table(2, {"north-left": "deputy"}, gangs=SEEN, town=town), 0, Feature.LOOT_NOW) == 0
    assert count(table(2, town=town), 0, Feature.LOOT_NOW) == 300


def test_by_option_the_strongest_gang_counts_the_smaller_tile_when_the_bigger_is_guarded() -> None:
    options = {"slide_on_protected": True}
    match = table(2, {"north-left": "sheriff"}, gangs=SEEN, town=LONE_CHIEF, options=options)
    assert count(match, 0, Feature.LOOT_NOW) == 300


def test_an_event_acts_where_the_painted_sign_will_have_moved_it() -> None:
    events = {"south-left": "painted-sign", "north-left": "sheriff"}
    both = {"coyotes": {"looked": ["north-left", "south-left"]}}
    town = {"bank north": ["coyotes chief"], "assay-office south": ["coyotes kid"]}
    assert count(table(2, events, gangs=both, town=town), 0, Feature.LOOT_NOW) == 900  # the assay office is guarded


@pytest.mark.parametrize(("event", "loot"), [("seduction", 900), ("poker", 300), ("machine-gun", 300)])
def test_the_seduction_raises_women(event: str, loot: int) -> None:
    town = {"bank north": ["coyotes woman-a", "rattlers lieutenant"]}
    match = table(2, {"north-left": event}, gangs=SEEN, town=town, first=0)
    assert count(match, 0, Feature.LOOT_NOW) == loot


def test_a_pair_beats_more_strength_where_poker_is_played() -> None:
    town = {"bank north": ["coyotes kid", "coyotes gunslinger", "rattlers chief"]}
    assert count(table(2, {"north-left": "poker"}, gangs=SEEN, town=town), 0, Feature.LOOT_NOW) == 900
    assert count(table(2, town=town), 0, Feature.LOOT_NOW) == 300


def test_hope_is_less_than_the_loot_at_hand_while_others_may_come() -> None:
    few: dict[str, Any] = {gang: {"hand": ["kid", "brute", "woman-a"], "pile": []} for gang in ("coyotes", "rattlers")}
    many, fewer = table(2, town=LONE_CHIEF), table(2, town=LONE_CHIEF, gangs=few)
    assert 0 < count(many, 0, Feature.LOOT_HOPE) < count(fewer, 0, Feature.LOOT_HOPE) < 900
    crowd = {"bank north": ["coyotes chief", "coyotes lieutenant", "rattlers kid"]}
    closed = table(2, town=crowd)  # with two players nobody can stand before the bank on West Street
    assert count(closed, 0, Feature.LOOT_HOPE) > 870


def test_the_best_armed_gang_counts_the_dearest_rivals_in_its_street() -> None:
    town = {
        "bank north": ["coyotes gunslinger", "rattlers kid"],
        "saloon north": ["vultures chief", "rattlers brute"],
        "general-store east": ["vultures kid"],
    }
    assert counts(table(town=town), Feature.BOUNTY_NOW) == [500, 0, 0]
    seen = {"vultures": {"looked": ["north-right"]}}
    assert counts(table(3, {"north-right": "machine-gun"}, gangs=seen, town=town), Feature.BOUNTY_NOW) == [500, 0, 500]
    seen = {"coyotes": {"looked": ["north-right"]}}
    keg = table(3, {"north-right": "powder-keg"}, gangs=seen, town=town)
    assert counts(keg, Feature.BOUNTY_NOW) == [0, 0, 0]
    assert count(keg, 0, Feature.BOUNTY_HOPE) == 0 < count(keg, 1, Feature.BOUNTY_HOPE)


def test_money_taken_counts_once_the_buildings_are_robbed() -> None:
    town = {"bank north": ["coyotes gunslinger", "rattlers kid", "vultures kid"]}
    match = robbed(town)
    assert match.to_move == 0
    assert counts(match, Feature.MONEY) == [900, 300, 0]
    assert counts(match, Feature.LOOT_NOW) == [0, 0, 0]
    assert counts(match, Feature.BOUNTY_NOW) == [200, 0, 0]
    assert stage(state_of(match)) == STAGES + ROUNDS


def test_two_cards_are_never_placed_and_the_weakest_may_be_those() -> None:
    gangs = {"coyotes": {"hand": ["chief", "kid", "brute"], "pile": ["gunslinger"]}}
    match = table(2, gangs=gangs)
    assert count(match, 0, Feature.STRENGTH_LEFT) == 6 + 4
    assert count(match, 0, Feature.FIREPOWER_LEFT) == 3 + 1 + 1 + 4


def test_secrets_are_what_no_rival_has_looked_at() -> None:
    town = {"bank north": ["coyotes chief hidden", "coyotes kid hidden 1", "rattlers brute hidden"]}
    match = table(2, town=town)
    assert counts(match, Feature.SECRETS) == [1, 1]
    assert counts(match, Feature.SECRET_STRENGTH) == [6, 4]
    assert counts(match, Feature.RIVALS_SEEN) == [0, 1]
    assert counts(match, Feature.QUOTA) == [1, 2]


def test_events_seen_are_counted() -> None:
    events = {"east": "poker", "west": "sheriff", "north-left": "deputy"}
    gangs = {"coyotes": {"looked": ["east", "west", "north-left"]}, "rattlers": {"looked": ["east", "west"]}}
    assert counts(table(2, events, gangs=gangs), Feature.EVENTS_SEEN) == [3, 2]


def test_there_is_a_row_of_weights_for_each_stage_of_each_number_of_players_and_a_column_for_each_feature() -> None:
    assert len(HOLD_UP.weights) == STAGES * len(HOLD_UP.players)
    assert {len(row) for row in HOLD_UP.weights} == {len(Feature)}


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (3, {"loot_visible": False, "opposite": "ring"}), (4, {"slide_on_protected": True})],
)
def test_every_round_is_a_stage_for_each_number_of_players(players: int, options: dict[str, Any]) -> None:
    any_of = random.Random(players)
    match = Match.new("hold-up", players, options, seed=players)
    stages = set()
    while not match.over:
        stages.add(stage(state_of(match)))
        match.play(any_of.choice(match.choices()))
    first = STAGES * (players - HOLD_UP.players[0])
    assert set(range(first, first + ROUNDS)) <= stages <= set(range(first, first + STAGES))


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.slow
def test_greedy_beats_random(players: int) -> None:
    policies = [Policy.GREEDY if seat == 1 else Policy.RANDOM for seat in range(players)]
    tally = [0.0] * Tally.SIZE
    states = [HOLD_UP.blank(players) for _ in range(Slot.FIRST)]
    HOLD_UP.plain.work(Job.GAMES, states, policies, 1, GAMES, True, tally, HOLD_UP.weights, (), ())
    assert tally[Tally.BROKEN] == 0
    assert tally[Tally.WINS + 1] / WHOLE_WIN >= 0.7 * GAMES
