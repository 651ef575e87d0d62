"""Situations for bots to choose in."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from saloon import Match
from saloon.engine import Game
from saloon.match import Sight

GLANCES = ("random", "tenderfoot", "deputy")


def situations(slug: str, seed: int, count: int, players: int | None = None) -> Iterator[tuple[Match, Sight]]:
    """Moments of a random match at which somebody has a choice, with the sight of who has it."""
    luck = random.Random(seed)
    match = Match.new(slug, players, seed=seed)
    while count and match.to_move is not None:
        choices = match.choices()
        if len(choices) > 1 and luck.random() < 0.3:
            yield match, match.sight(match.to_move)
            count -= 1
        match.play(luck.choice(choices))


def another_world(game: Game, state: Any, observer: int, seed: int) -> Any:
    """The same situation with its hidden part replaced by another that the observer cannot tell from it."""
    world = state.clone()
    game.plain.determinize(world, observer, seed)
    return world


def true_state(match: Match) -> Any:
    """The whole table."""
    return match.game.State.unpack(match.truth.states[-1])
