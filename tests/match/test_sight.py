"""What a bot is given: all that its seat knows and nothing else."""

from __future__ import annotations

from tests.house import each_slug
from tests.kit import state_of
from tests.match.helpers import SEED, played

import saloon
from saloon import Match
from saloon.match import Sight


def bytes_of(sight: Sight) -> bytes:
    packed: bytes = sight._state.pack()
    return packed


@each_slug
def test_a_sight_shows_what_the_seat_may_know(slug: str) -> None:
    match = played(slug, moves=6)
    for seat in range(match.players):
        sight = match.sight(seat)
        assert (sight.game, sight.seat, sight.players, sight.options) == (
            match.game,
            seat,
            match.players,
            match.options,
        )
        assert sight.view == match.view(seat)
        assert sight.events == match.events(seat=seat)
        assert sight.choices == (match.choices() if seat == match.to_move else [])


@each_slug
def test_the_generator_never_reaches_a_sight(slug: str) -> None:
    match = played(slug, moves=6)
    seat = match.to_move
    assert seat is not None
    before = bytes_of(match.sight(seat))
    match._history.state.rng = [123, 456]
    assert bytes_of(match.sight(seat)) == before
    assert match.sight(seat).sample(1).rng != [123, 456]


@each_slug
def test_a_sight_is_one_of_its_own_samples(slug: str) -> None:
    """Nothing but a sample is kept: whoever takes a sight apart finds a guess."""
    match = played(slug, moves=6)
    for seat in range(match.players):
        guess = match._history.state.clone()
        match.game.plain.determinize(guess, seat, 0)
        sight = match.sight(seat)
        assert bytes_of(sight) == guess.pack()
        assert [name for name, value in vars(sight).items() if isinstance(value, match.game.State)] == ["_state"]


@each_slug
def test_samples_depend_on_their_seed_only(slug: str) -> None:
    sight = played(slug, moves=6).sight(0)
    assert sight.sample(5).pack() == sight.sample(5).pack()
    assert len({sight.sample(seed).pack() for seed in range(10)}) == 10
    for seed in range(10):
        assert saloon.game(slug).view(sight.sample(seed), 0) == sight.view


@each_slug
def test_playing_with_a_sample_changes_neither_sight_nor_match(slug: str) -> None:
    match = played(slug, moves=6)
    seat = match.to_move
    assert seat is not None
    sight = match.sight(seat)
    before = state_of(match).pack(), bytes_of(sight)
    match.game.plain.playout(sight.sample(1))
    assert (state_of(match).pack(), bytes_of(sight)) == before


def test_two_matches_that_a_seat_cannot_tell_apart_look_the_same() -> None:
    position = played("six-territories", moves=6).truth.position()
    ours, theirs = (Match.from_position("six-territories", position, seed=seed) for seed in (SEED, 8))
    assert ours.truth.seed != theirs.truth.seed
    for seat in range(ours.players):
        assert bytes_of(ours.sight(seat)) == bytes_of(theirs.sight(seat))
        assert ours.sight(seat).sample(3).pack() == theirs.sight(seat).sample(3).pack()
