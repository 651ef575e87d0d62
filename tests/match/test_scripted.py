"""Chance that somebody scripts: it falls as he says while that lasts, then as the seed draws, and records own up."""

from __future__ import annotations

from itertools import chain

import msgspec
import pytest
from tests.conformance.kit import finished_match, usual_table

import saloon
from saloon.engine.state import ScriptError
from saloon.match import Match, MatchError
from saloon.match.replay import verify

GAMES = saloon.list_games()


def drawn(match: Match) -> list[int]:
    """How chance fell, one draw after the other."""
    return list(chain.from_iterable(match.truth.outcomes))


def again(match: Match, *, outcomes: list[int], seed: int = 1) -> Match:
    """The same moves by another seed, with chance as it is told."""
    other = Match.new(match.game.slug, match.players, match.options, seed=seed, outcomes=outcomes)
    for move in match.truth.moves:
        other.play(move)
    return other


@pytest.mark.parametrize("slug", GAMES)
def test_a_whole_match_can_be_scripted(slug: str) -> None:
    match = finished_match(usual_table(saloon.game(slug)), seed=3)
    other = again(match, outcomes=drawn(match))
    assert other.truth.seed != match.truth.seed
    assert (other.truth.outcomes, other.truth.events(), other.result) == (
        match.truth.outcomes,
        match.truth.events(),
        match.result,
    )


def test_the_seed_draws_what_the_script_leaves_open() -> None:
    fair = Match.new("six-territories", 2, seed=7)
    script = [1 - fair.truth.outcomes[0][0] % 2]
    match = Match.new("six-territories", 2, seed=7, outcomes=script)
    assert match.truth.outcomes[0] == [*script, *fair.truth.outcomes[0][1:]]
    for one in (fair, match):
        one.play("place")
    assert match.truth.outcomes[1] == fair.truth.outcomes[1], "the generator is where it would have been"


def test_a_position_can_be_played_with_the_card_that_is_to_come() -> None:
    position = Match.new("six-territories", 2, seed=7).truth.position()
    come = [Match.from_position("six-territories", position, seed=1, outcomes=[card]) for card in (0, 5)]
    for match in come:
        match.play("place")
    assert [drawn(match)[0] for match in come] == [0, 5]


def test_an_outcome_that_cannot_be_is_refused_and_nothing_has_happened() -> None:
    with pytest.raises(ScriptError) as refusal:
        Match.new("six-territories", 2, outcomes=[10_000])
    assert refusal.value.code == "script-outcome"
    first = drawn(Match.new("six-territories", 2, seed=7))
    match = Match.new("six-territories", 2, seed=7, outcomes=[*first, 10_000])
    with pytest.raises(ScriptError):
        match.play("place")
    assert match.played == 0
    assert "place" in [choice.text for choice in match.choices()]


@pytest.mark.parametrize("outcomes", ["12", b"12", [1.0], [True], [-1], ["1"]])
def test_what_is_no_list_of_outcomes_is_refused(outcomes: list[int]) -> None:
    with pytest.raises(MatchError) as refusal:
        Match.new("six-territories", 2, outcomes=outcomes)
    assert refusal.value.code == "outcomes"


def test_a_move_taken_back_comes_to_the_same_again() -> None:
    match = finished_match(usual_table(saloon.game("six-territories")), seed=3)
    other = again(match, outcomes=drawn(match))
    half = other.rewound(match.played // 2)
    for move in match.truth.moves[half.played :]:
        half.play(move)
    for _ in range(5):
        other.undo()
    for move in match.truth.moves[other.played :]:
        other.play(move)
    assert half.truth.states == other.truth.states
    assert half.truth.outcomes == match.truth.outcomes


def test_what_the_script_still_holds_can_be_asked_for() -> None:
    first = drawn(Match.new("six-territories", 2, seed=7))
    match = Match.new("six-territories", 2, seed=7, outcomes=[*first, 0, 5])
    assert match.truth.script_left == [0, 5]
    match.play("place")
    came = len(drawn(match)) - len(first)
    assert came
    assert match.truth.script_left == [0, 5][came:]
    match.undo()
    assert match.truth.script_left == [0, 5]
    assert Match.new("six-territories", 2).truth.script_left == []


def test_a_record_says_that_chance_was_scripted_and_proves_nothing() -> None:
    match = Match.new("six-territories", 2, seed=1, outcomes=[3, 1, 4])
    while not match.over:
        match.play(match.choices()[0])
    record = match.truth.record()
    assert record.scripted == drawn(match)[:3] == [3, 1, 4]
    assert Match.replay(record.to_json()).truth.states == match.truth.states
    found = verify(record)
    assert (found.proven, found.seeded, found.scripted) == (False, False, True)
    assert "scripted" not in msgspec.to_builtins(Match.new("six-territories", 2).truth.record())
