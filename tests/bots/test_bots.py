"""The registry of bots, the two simplest, and letting them play."""

from __future__ import annotations

import pytest
from tests.house import each_slug

import saloon
from saloon import Match
from saloon.bots import BotError, play_out
from saloon.bots.play import choice_seed

BOTS = pytest.mark.parametrize("name", saloon.bots())


def moves_of(slug: str, name: str, seed: int) -> list[str]:
    match = Match.new(slug, seed=7)
    play_out(match, [saloon.bot(name)] * match.players, seed)
    assert match.over
    return match.moves


def test_bots_are_known_by_name() -> None:
    assert {"greedy", "random"} <= set(saloon.bots())
    for name in saloon.bots():
        assert saloon.bot(name).name == name


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BotError) as refusal:
        saloon.bot("oracle")
    assert refusal.value.code == "unknown-bot"
    assert refusal.value.params == {"bot": "oracle", "known": ", ".join(saloon.bots())}


@each_slug
@BOTS
def test_a_bot_plays_the_same_way_with_the_same_seed(slug: str, name: str) -> None:
    assert moves_of(slug, name, 1) == moves_of(slug, name, 1)


@each_slug
def test_another_seed_makes_random_play_another_way(slug: str) -> None:
    assert moves_of(slug, "random", 1) != moves_of(slug, "random", 2)


@each_slug
@BOTS
def test_a_bot_chooses_what_is_legal_and_leaves_its_sight_alone(slug: str, name: str) -> None:
    match = Match.new(slug, seed=7)
    player = saloon.bot(name)
    for number in range(30):
        if match.to_move is None:
            break
        sight = match.sight(match.to_move)
        before = sight.sample(0).pack()
        assert player.choose(sight, number) in [choice.code for choice in match.choices()]
        assert sight.sample(0).pack() == before
        match.play(match.choices()[number % len(match.choices())])


@each_slug
def test_random_makes_every_choice_about_as_often(slug: str) -> None:
    match = Match.new(slug, seed=7)
    while len(match.choices()) < 2:
        match.play(match.choices()[0])
    seat = match.to_move
    assert seat is not None
    sight = match.sight(seat)
    codes = [choice.code for choice in match.choices()]
    made = [saloon.bot("random").choose(sight, choice_seed(0, number)) for number in range(200 * len(codes))]
    assert set(made) == set(codes)
    assert all(140 <= made.count(code) <= 260 for code in codes)


def test_greedy_beats_random() -> None:
    wins = 0
    for seed in range(60):
        match = Match.new("six-territories", players=2, seed=seed)
        sides = [saloon.bot("greedy"), saloon.bot("random")]
        play_out(match, sides if seed % 2 else sides[::-1], seed)
        assert match.result is not None
        wins += match.result.winners == [1 - seed % 2]
    assert wins > 40


@pytest.mark.parametrize("count", [0, 2, 4])
def test_every_seat_needs_a_bot(count: int) -> None:
    match = Match.new("six-territories", players=3, seed=7)
    with pytest.raises(BotError) as refusal:
        play_out(match, [saloon.bot("random")] * count)
    assert refusal.value.code == "bot-count"
    assert refusal.value.params == {"bots": count, "players": 3}
    assert match.moves == []


def test_bots_take_over_a_match_where_people_left_it() -> None:
    whole, left = (Match.new("six-territories", seed=7) for _ in range(2))
    bots = [saloon.bot("greedy"), saloon.bot("random")]
    play_out(whole, bots, seed=3)
    for move in whole.moves[:10]:
        left.play(move)
    play_out(left, bots, seed=3)
    assert left.moves == whole.moves


def test_seeds_of_choices_fit_compiled_rules_and_differ() -> None:
    seeds = {choice_seed(seed, move) for seed in (0, 1, -5, 2**300) for move in range(100)}
    assert len(seeds) == 400
    assert all(0 <= seed < 2**63 for seed in seeds)
