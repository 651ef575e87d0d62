"""Why a choice is good: what it changes of all that counts in its game, in worlds that somebody holds possible."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from typing import Any

from saloon.bots.contract import Ground
from saloon.engine import NOBODY, Game
from saloon.engine.chances import WIN
from saloon.engine.words import word

WORLDS = 12
TOLD = 3
WORTH_TELLING = 40_000  # millionths of a logit: about one chance in a hundred


def explain(game: Game, state: Any, code: int, observer: int) -> tuple[Ground, ...]:
    """What speaks for a choice in a state, to an observer (a seat, or SPECTATOR). Only worlds that he
    holds possible are looked at, so that an explanation gives nothing away that he could not know."""
    seat = int(state.actor)
    changes = [0.0] * len(game.features)
    gains = [0.0] * len(game.features)
    looked = 0
    for before, after in _worlds(game, state, code, observer):
        weights = game.weights[game.plain.stage(before)]
        for feature in game.features:
            change = _feature(game, after, seat, feature) - _feature(game, before, seat, feature)
            changes[feature] += change
            gains[feature] += change * weights[feature]
        looked += 1
    if not looked:
        return ()
    told = sorted(game.features, key=lambda feature: -gains[feature])
    return tuple(
        ground(game, feature, round(changes[feature] / looked))
        for feature in told[:TOLD]
        if gains[feature] / looked >= WORTH_TELLING and round(changes[feature] / looked)
    )


def ground(game: Game, feature: IntEnum, change: int) -> Ground:
    """That a choice changes a feature by so much."""
    key = f"because-{game.slug}-{word(feature)}"
    return Ground(key, {"change": change, "sign": "+" if change > 0 else "\u2212", "size": abs(change)})


def _worlds(game: Game, state: Any, code: int, observer: int) -> Iterator[tuple[Any, Any]]:
    """Worlds before and after the choice, as far as the choice was possible in them and the game goes on."""
    for number in range(WORLDS):
        before = state.clone()
        game.plain.determinize(before, observer, number)
        if code not in before.legal[: before.legal_n]:
            continue
        after = before.clone()
        game.plain.apply(after, code)
        if after.actor != NOBODY:
            yield before, after


def _feature(game: Game, state: Any, seat: int, feature: int) -> int:
    """How much there is of one feature: the strength if only it counted."""
    units = [0] * len(game.features)
    units[feature] = 1
    return int(game.plain.measure(state, seat, units))


def chances_now(game: Game, state: Any) -> tuple[float, ...]:
    """Everybody's chance of winning at a glance, in one world; at the end, the shares of the win."""
    worth = [0] * state.players
    game.plain.evaluate(state, game.weights, worth)
    return tuple(one / WIN for one in worth)
