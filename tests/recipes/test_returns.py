"""What choices came to, beside the definition spelt out seat by seat and step by step."""

from typing import Any

import numpy as np
import pytest

from saloon.train.returns import Arrays, returns, with_nobody

NUMPY = Arrays(
    np.where,
    lambda found, places: np.take_along_axis(found, places, -1),
    np.stack,
    lambda parts: np.concatenate(parts, -1),
)
SEATS, STEPS, GAMES = 4, 12, 40
Array = np.ndarray[Any, Any]


def played(seed: int) -> dict[str, Array]:
    """A round in which anything may happen: two to four players, ends and actors at random."""
    draw = np.random.default_rng(seed)
    players = draw.integers(2, SEATS + 1, GAMES)
    chances = draw.random((STEPS + 1, GAMES, SEATS + 1))
    chances[..., :SEATS] *= np.arange(SEATS) < players[:, None]
    chances /= chances.sum(-1, keepdims=True)
    ends = draw.random((STEPS, GAMES)) < 0.2
    shares = np.eye(SEATS + 1)[draw.integers(0, players + 1, (STEPS, GAMES)) % (SEATS + 1)][..., :SEATS]
    shares *= ends[..., None] & (np.arange(SEATS) < players[:, None])
    return {
        "chances": chances,
        "actors": draw.integers(0, players, (STEPS + 1, GAMES)),
        "ends": ends,
        "shares": shares,
        "detours": draw.random((STEPS, GAMES)) < 0.1,
        "players": players,
        "places": np.arange(SEATS + 1),
    }


def found(given: dict[str, Array], choices: float = 0.9, chances: float = 0.8) -> tuple[Array, Array]:
    return returns(NUMPY, **given, choices_lambda=choices, chances_lambda=chances)


def seat_chance(given: dict[str, Array], step: int, game: int, seat: int) -> float:
    """What a seat, or nobody, was given at a step."""
    players, actor = given["players"][game], given["actors"][step, game]
    place = seat if seat >= players else (seat - actor) % players
    return float(given["chances"][step, game, place])


def outcome(given: dict[str, Array], step: int, game: int, seat: int) -> float:
    shares = given["shares"][step, game]
    return float(1 - shares.sum() if seat == SEATS else shares[seat])


def gain(given: dict[str, Array], step: int, game: int, weight: float) -> float:
    """How much better a choice was than expected, by the later choices of the same seat, up to a detour of anybody."""
    seat = int(given["actors"][step, game])
    expected = seat_chance(given, step, game, seat)
    for later in range(step, STEPS):
        if given["ends"][later, game]:
            return outcome(given, later, game, seat) - expected
        if later + 1 < STEPS and given["detours"][later + 1, game]:
            return seat_chance(given, later + 1, game, seat) - expected
        if later + 1 < STEPS and given["actors"][later + 1, game] == seat:
            then = seat_chance(given, later + 1, game, seat)
            return then - expected + weight * gain(given, later + 1, game, weight)
    return seat_chance(given, STEPS, game, seat) - expected


def target(given: dict[str, Array], step: int, game: int, seat: int, weight: float) -> float:
    """What the chance of a seat should have been: of all later expectations, the nearer ones more."""
    if given["detours"][step, game]:
        return seat_chance(given, step, game, seat)
    if given["ends"][step, game]:
        return outcome(given, step, game, seat)
    then = seat_chance(given, step + 1, game, seat)
    if step + 1 == STEPS:
        return then
    return weight * target(given, step + 1, game, seat, weight) + (1 - weight) * then


@pytest.mark.parametrize("seed", range(3))
def test_a_choice_is_judged_over_the_later_choices_of_its_seat(seed: int) -> None:
    given = played(seed)
    gains, _ = found(given)
    wanted = [[gain(given, step, game, 0.9) for game in range(GAMES)] for step in range(STEPS)]
    assert gains == pytest.approx(np.array(wanted))


@pytest.mark.parametrize("seed", range(3))
def test_chances_are_drawn_towards_what_came(seed: int) -> None:
    given = played(seed)
    _, targets = found(given)
    for step in range(STEPS):
        for game in range(GAMES):
            players, actor = given["players"][game], given["actors"][step, game]
            for place in range(SEATS + 1):
                seat = place if place >= players else (place + actor) % players
                assert targets[step, game, place] == pytest.approx(target(given, step, game, seat, 0.8))


def test_targets_are_chances_of_those_at_the_table() -> None:
    given = played(5)
    _, targets = found(given)
    assert targets.sum(-1) == pytest.approx(np.ones((STEPS, GAMES)))
    absent = (np.arange(SEATS + 1) >= given["players"][:, None]) & (np.arange(SEATS + 1) < SEATS)
    assert not targets[:, absent].any()


def test_nobody_has_what_is_left() -> None:
    assert with_nobody(NUMPY, np.array([[0.5, 0.5, 0.0], [0.0, 0.0, 0.0]])).tolist() == [[0.5, 0.5, 0, 0], [0, 0, 0, 1]]
