"""Set-up: the train and its loot, the bandits, the round cards."""

from collections import Counter
from typing import Any

import pytest
from tests.games.colt_express.table import TEN_CARDS, bandit, cards, new_state, random_states, table, told
from tests.kit import play, texts

from saloon import Match
from saloon.games.colt_express import GAME
from saloon.games.colt_express.cards import PURSE_VALUES, PURSES
from saloon.games.colt_express.loot import look_into
from saloon.games.colt_express.state import HELD, OUT, UNSEEN, State

PLAYERS = pytest.mark.parametrize("players", [3, 4, 5, 6])
SEEDS = range(20)
PRINTED_PURSES = {"a": 3, "b": 0, "c": 1, "d": 3, "e": 4, "f": 1}
PRINTED_JEWELS = {"a": 0, "b": 3, "c": 1, "d": 1, "e": 1, "f": 0}
ALL_PURSES = Counter({250: 8, 300: 2, 350: 2, 400: 2, 450: 2, 500: 2})

N, T, D, S = "normal", "tunnel", "double", "switching"
SMALL_TABLE = {
    "angry-marshal": [N, N, T, S],
    "swivel-arm": [N, T, N, N],
    "braking": [N, N, N, N],
    "take-it-all": [N, T, D, N],
    "rebellion": [N, N, T, N, N],
    "tunnel": [N, T, N, T, N],
    "bridge": [N, D, N],
}
LARGE_TABLE = {
    "angry-marshal": [N, N, S],
    "swivel-arm": [N, T, N],
    "braking": [N, T, N, N],
    "take-it-all": [N, D, S],
    "rebellion": [N, T, N, S],
    "tunnel": [N, T, N, T],
    "bridge": [N, D],
}
STATIONS = {"marshals-revenge", "pickpocketing", "hostage"}


def new(players: int, seed: int = 1, **options: Any) -> Match:
    return Match.new("colt-express", players=players, seed=seed, options=options)


def purse_values_in(state: State) -> Counter[int]:
    """Look into every purse of a game, those in the box too."""
    for purse in range(PURSES):
        if state.purses[purse].worth == UNSEEN:
            look_into(state, purse, 0)
    return Counter(PURSE_VALUES[purse.worth] for purse in state.purses)


@PLAYERS
def test_there_is_a_wagon_for_every_player_behind_the_locomotive(players: int) -> None:
    train = new(players).view(None)["train"]
    assert [car["car"] for car in train] == list(range(players + 1))
    assert train[0]["wagon"] is None


@PLAYERS
def test_no_wagon_appears_twice_and_each_of_them_can_appear_anywhere(players: int) -> None:
    seen = set()
    for seed in range(60):
        wagons = [car["wagon"] for car in new(players, seed).view(None)["train"][1:]]
        assert len(set(wagons)) == players
        seen |= set(enumerate(wagons))
    assert seen == {(place, wagon) for place in range(players) for wagon in "abcdef"}


@PLAYERS
def test_every_wagon_holds_the_loot_printed_on_its_floor(players: int) -> None:
    for seed in SEEDS:
        for car in new(players, seed).view(None)["train"][1:]:
            assert len(car["inside"]["purses"]) == PRINTED_PURSES[car["wagon"]]
            assert car["inside"]["jewels"] == PRINTED_JEWELS[car["wagon"]]
            assert car["inside"]["strongboxes"] == 0
            assert car["roof"] == {"purses": [], "jewels": 0, "strongboxes": 0}


@PLAYERS
def test_the_marshal_guards_a_strongbox_in_the_locomotive_and_another_waits_beside_the_train(players: int) -> None:
    view = new(players).view(None)
    assert view["marshal"] == 0
    assert view["train"][0]["inside"] == {"purses": [], "jewels": 0, "strongboxes": 1}
    assert view["strongboxes_beside"] == 1
    assert view["neutral"] == 13


@PLAYERS
def test_everybody_has_ten_action_cards_and_six_bullets(players: int) -> None:
    match = new(players)
    for seen in match.view(None)["bandits"]:
        assert cards(match, seen["character"], "hand", "deck") == Counter(TEN_CARDS)
        assert (seen["bullets"], seen["received"], seen["jewels"], seen["strongboxes"], seen["cash"]) == (6, 0, 0, 0, 0)


@pytest.mark.clause("CE-02")
@PLAYERS
def test_odd_players_start_in_the_caboose_and_even_ones_before_it_inside(players: int) -> None:
    firsts = set()
    for seed in range(40):
        view = new(players, seed).view(None)
        firsts.add(view["first"])
        for number in range(players):
            seen = view["bandits"][(view["first"] + number) % players]
            assert (seen["car"], seen["floor"]) == (players if number % 2 == 0 else players - 1, "inside")
    assert firsts == set(range(players))


@pytest.mark.clause("CE-04")
@PLAYERS
def test_the_starting_purse_of_250_is_one_of_the_eighteen(players: int) -> None:
    for seed in SEEDS:
        state = new_state(players, seed)
        owned = [purse for purse in state.purses if purse.at >= HELD]
        assert sorted(purse.at - HELD for purse in owned) == list(range(players))
        assert {PURSE_VALUES[purse.worth] for purse in owned} == {250}
        assert sum(state.unseen) == PURSES - players
        assert state.unseen[0] == ALL_PURSES[250] - players


@pytest.mark.clause("CE-04")
@PLAYERS
def test_the_values_of_purses_come_from_the_eighteen_tokens(players: int) -> None:
    for seed in SEEDS:
        assert purse_values_in(new_state(players, seed)) == ALL_PURSES


def test_every_value_can_lie_in_any_purse() -> None:
    found = set()
    for seed in range(60):
        state = new_state(6, seed)
        look_into(state, 6, 0)
        found.add(PURSE_VALUES[state.purses[6].worth])
    assert found == set(ALL_PURSES)


@pytest.mark.clause("CE-E11")
def test_what_a_full_train_carries() -> None:
    state = new_state(6, 3)
    assert sum(0 <= purse.at < HELD for purse in state.purses) == 12
    assert not [purse for purse in state.purses if purse.at == OUT]
    unseen = purse_values_in(state) - Counter({250: 6})
    assert sum(value * count for value, count in unseen.items()) == 6000 - 1500
    view = GAME.view(state, None)
    assert sum(car["inside"]["jewels"] for car in view["train"]) * 500 == 3000
    assert (sum(car["inside"]["strongboxes"] for car in view["train"]), view["strongboxes_beside"]) == (1, 1)


@pytest.mark.parametrize("name", SMALL_TABLE)
@pytest.mark.parametrize("players", [3, 4])
def test_the_turns_of_the_round_cards_for_up_to_four(players: int, name: str) -> None:
    assert table(players, card=name).view(None)["card"]["turns"] == SMALL_TABLE[name]


@pytest.mark.parametrize("name", LARGE_TABLE)
@pytest.mark.parametrize("players", [5, 6])
def test_the_turns_of_the_round_cards_for_five_and_six(players: int, name: str) -> None:
    assert table(players, card=name).view(None)["card"]["turns"] == LARGE_TABLE[name]


@pytest.mark.parametrize("name", sorted(STATIONS))
@PLAYERS
def test_the_turns_of_the_station_cards(players: int, name: str) -> None:
    assert table(players, round=5, card=name).view(None)["card"]["turns"] == [N, N, T, N]


@pytest.mark.clause("CE-05")
def test_round_cards_come_to_light_one_by_one_and_the_fifth_is_a_station_card() -> None:
    seen: list[set[str]] = [set() for _ in range(5)]
    for seed in range(40):
        for state in random_states(3, seed):
            view = GAME.view(state, 0)
            assert len(view["past"]) == view["round"]
            assert view["past"][-1] == view["card"]["name"]
            seen[view["round"] - 1].add(view["card"]["name"])
        assert len(set(view["past"])) == 5
    assert seen == [set(SMALL_TABLE)] * 4 + [STATIONS]


@pytest.mark.clause("CE-05")
def test_the_card_of_a_round_is_known_to_everybody_and_future_ones_to_nobody() -> None:
    for number, state in enumerate(random_states(4, 5)):
        for seat in range(4):
            world = state.clone()
            GAME.plain.determinize(world, seat, number)
            assert (world.card, world.past) == (state.card, state.past)
        shown = sum(card >= 0 for card in state.past)
        assert sum(state.round_cards) == 7 - min(shown, 4)
        assert sum(state.station_cards) == 3 - max(shown - 4, 0)


@pytest.mark.clause("CE-05")
def test_the_next_card_is_any_of_those_not_shown_yet() -> None:
    past = ["braking", "tunnel"]
    drawn = {table(seed=seed, round=3, past=past, phase="round-start").view(None)["card"]["name"] for seed in range(60)}
    assert drawn == set(SMALL_TABLE) - set(past)


@PLAYERS
def test_characters_are_dealt_at_random_each_once(players: int) -> None:
    dealt = [[seen["character"] for seen in new(players, seed).view(None)["bandits"]] for seed in range(40)]
    assert all(len(set(names)) == players for names in dealt)
    assert {names[0] for names in dealt} == {"ghost", "doc", "tuco", "django", "cheyenne", "belle"}


def test_characters_can_be_chosen_in_turn_each_once() -> None:
    match = new(3, characters="chosen")
    assert texts(match) == ["be ghost", "be doc", "be tuco", "be django", "be cheyenne", "be belle"]
    play(match, "be belle", "be tuco")
    assert texts(match) == ["be ghost", "be doc", "be django", "be cheyenne"]
    play(match, "be doc")
    assert [seen["character"] for seen in match.view(None)["bandits"]] == ["belle", "tuco", "doc"]
    assert match.view(None)["phase"] == "plan"


def test_the_last_of_six_takes_the_character_that_is_left() -> None:
    match = play(new(6, characters="chosen"), "be doc", "be belle", "be ghost", "be tuco", "be django")
    assert bandit(match, "cheyenne")["seat"] == 5


def test_hands_are_drawn_before_the_round_card_is_turned_up() -> None:
    events = [event[0] for event in told(new(4))]
    assert events.index("round-began") > max(number for number, key in enumerate(events) if key == "draws")
