"""Seeds, the commitment, and the keys of every move."""

import hashlib

import pytest
from tests.house import each_slug
from tests.match.helpers import SEED, played

from saloon.engine.chance import next_word
from saloon.match import Match, MatchError
from saloon.match.fairness import read_seed


@pytest.mark.parametrize(
    ("given", "seed"),
    [
        (0, bytes(32)),
        (7, bytes(31) + b"\x07"),
        (2**256 - 1, b"\xff" * 32),
        (b"\xab" * 32, b"\xab" * 32),
        ("ab" * 32, b"\xab" * 32),
        ("AB" * 32, b"\xab" * 32),
    ],
)
def test_a_seed_is_a_number_or_bytes_or_digits(given: int | str | bytes, seed: bytes) -> None:
    assert read_seed(given) == seed
    assert Match.new("six-territories", seed=given).truth.seed == seed


@pytest.mark.parametrize(
    "given",
    [-1, 2**256, True, 1.5, "", "7", "ab" * 31, "ab" * 33, "xy" * 32, "ab " * 32, b"", b"short", b"\0" * 33, [7]],
)
def test_anything_else_is_refused(given: object) -> None:
    with pytest.raises(MatchError) as refusal:
        Match.new("six-territories", seed=given)  # type: ignore[arg-type]
    assert refusal.value.code == "seed"
    assert refusal.value.params == {"seed": repr(given)}


def test_without_a_seed_every_match_gets_its_own() -> None:
    seeds = {Match.new("six-territories").truth.seed for _ in range(20)}
    assert len(seeds) == 20
    assert {len(seed) for seed in seeds} == {32}


def test_the_commitment_is_the_sha_256_of_the_seed() -> None:
    match = Match.new("six-territories", seed=SEED)
    assert match.commitment == hashlib.sha256(match.truth.seed).hexdigest()


def key_of_move(seed: bytes, number: int) -> list[int]:
    """As docs/record.md tells it."""
    key = hashlib.blake2b(b"saloon generator %d" % number, key=seed, digest_size=8).digest()
    return [int.from_bytes(key[:4], "little"), int.from_bytes(key[4:], "little") | 1]


@each_slug
def test_the_set_up_and_every_move_draw_from_a_key_of_their_own(slug: str) -> None:
    match = played(slug)
    assert any(match.truth.outcomes[1:])
    for number, step in enumerate(match._history.plies):
        drawn = match.game.State()
        drawn.rng = key_of_move(match.truth.seed, number)
        for _ in step.outcomes:
            next_word(drawn)
        assert match.game.State.unpack(step.state).rng == drawn.rng


@each_slug
def test_the_same_seed_gives_the_same_match_and_another_seed_another(slug: str) -> None:
    assert played(slug).truth.record() == played(slug).truth.record()
    others = {str(Match.new(slug, seed=seed).truth.outcomes[0]) for seed in range(20)}
    assert len(others) > 1
