"""What the tests of this room share."""

from __future__ import annotations

import saloon
from saloon.bots import play_out
from saloon.match import Match

SEED = 7


def played(slug: str, moves: int | None = None, **settings: object) -> Match:
    """A match played at random: so many moves of it, or all."""
    match = Match.new(slug, seed=SEED, **settings)  # type: ignore[arg-type]
    play_out(match, [saloon.bot("random")] * match.players)
    while moves is not None and match.played > moves:
        match.undo()
    return match
