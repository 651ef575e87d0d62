"""Letting bots play."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

from saloon.bots.contract import Bot, BotError, MatchLike


def play_out(match: MatchLike, bots: Sequence[Bot], seed: int = 0) -> None:
    """Let bots, one for each seat, play a match to its end. The same seed makes them play the same way."""
    if len(bots) != match.players:
        raise BotError("bot-count", bots=len(bots), players=match.players)
    while (seat := match.to_move) is not None:
        match.play(bots[seat].choose(match.sight(seat), choice_seed(seed, match.played)))


def choice_seed(seed: int, move: int) -> int:
    """The seed of one choice: 63 bits, so that compiled rules can take it."""
    return int.from_bytes(blake2b(f"{seed} {move}".encode(), digest_size=8).digest()) >> 1
