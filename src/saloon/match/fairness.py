"""Fair chance: one secret seed of 256 bits decides every draw of a match, and can be checked by anybody afterwards.

Before the set-up (move 0) and before every move n the state's generator is set to eight bytes of BLAKE2b, keyed with
the seed, over the text `saloon generator n`: nothing seen at the table predicts a later draw. The table is shown the
seed's SHA-256 at the start and the seed at the end. `docs/record.md` tells how to check a match with it.

A numbered seed is for research: games that are played by the million are keyed by `engine.chance.rekey`, from a number
that is no secret.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from secrets import token_bytes
from typing import Any

from saloon.engine import rekey as rekey_by_number
from saloon.match.errors import MatchError

SEED_BYTES = 32
NUMBERED = b"saloon: a numbered seed "  # what such a seed begins with; no secret one ever does
Seed = int | str | bytes | None


def read_seed(given: Seed) -> bytes:
    """The 32 bytes meant by a number, by 64 hexadecimal digits or by the bytes themselves; new ones for None."""
    if given is None:
        return token_bytes(SEED_BYTES)
    seed = _as_bytes(given)
    if len(seed) != SEED_BYTES:
        raise MatchError("seed", seed=repr(given))
    return seed


def numbered(number: int) -> bytes:
    """The seed of a game that is played by its number, from 0 to 2**63 - 1."""
    return NUMBERED + number.to_bytes(SEED_BYTES - len(NUMBERED), "big")


def read_outcomes(given: Sequence[int]) -> list[int]:
    """Outcomes that somebody wants chance to have, each counted from 0; whether one can be is seen when it comes."""
    if isinstance(given, str | bytes) or not all(type(outcome) is int and outcome >= 0 for outcome in given):
        raise MatchError("outcomes", outcomes=repr(given))
    return list(given)


def commitment(seed: bytes) -> str:
    """What the table is shown of a seed before it is revealed."""
    return hashlib.sha256(seed).hexdigest()


def rekey(state: Any, seed: bytes, move: int) -> None:
    """Set the state's generator for one move."""
    if seed.startswith(NUMBERED):
        rekey_by_number(state, int.from_bytes(seed[len(NUMBERED) :], "big"), move)
        return
    key = hashlib.blake2b(b"saloon generator %d" % move, key=seed, digest_size=8).digest()
    state.rng[0] = int.from_bytes(key[:4], "little")
    state.rng[1] = int.from_bytes(key[4:], "little") | 1  # two words of zero would stand still


def _as_bytes(given: object) -> bytes:
    """The bytes of a seed, or none at all if it cannot be one."""
    try:
        if isinstance(given, bytes):
            return given
        if isinstance(given, str):
            return bytes.fromhex(given) if len(given) == 2 * SEED_BYTES else b""
        if isinstance(given, int) and not isinstance(given, bool):
            return given.to_bytes(SEED_BYTES, "big")
    except (ValueError, OverflowError):
        pass
    return b""
