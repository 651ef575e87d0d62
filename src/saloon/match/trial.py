"""House rules tried out: whether a game can be played by them from beginning to end.

Numbers that are each within bounds may still make a game that never ends, runs out of cards or breaks what always holds
in it. So matches are played at random with every number of players and in every mode, as people would meet them: each
move is worked out, packed, put into words and shown, and the invariants are checked. The seeds are fixed, so that the
verdict is the same everywhere.
"""

from __future__ import annotations

import random
import struct
from collections.abc import Iterator, Mapping
from typing import Any

from saloon.engine import NOBODY, Game, HouseRules, HouseRulesError, OptionError, RuleFault, SaloonError
from saloon.engine.kernels import Tally
from saloon.engine.policies import Slot
from saloon.games import game as find_game
from saloon.match.fairness import read_seed
from saloon.match.match import begin

MOST_CHOICES = 100  # of one match that are made as people make them; the rest goes by faster
ENOUGH = 8_000  # choices of all matches together


def try_out(house: HouseRules) -> Game:
    """The game that house rules make. Raises HouseRulesError where it cannot be made, or not be played."""
    try:
        game = find_game(house)
    except SaloonError:
        raise
    except Exception as problem:
        raise HouseRulesError("house-unmade", name=house.name, problem=_said(problem)) from problem
    made = 0
    for seed, (players, options) in enumerate(_settings(game, house.options)):
        if made < ENOUGH:
            made += _try_one(game, players, options, seed)
    return game


def _settings(game: Game, wished: Mapping[str, Any]) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of players with the options that the house rules name, then the game's own modes, each with one."""
    own = [(players, dict(wished)) for players in game.players if _allowed(game, players, wished)]
    if not own:
        game.blank(game.players[0], wished)  # says what does not go together
    yield from own
    for number, mode in enumerate(game.modes):
        options = {**wished, **mode}
        counts = [players for players in game.players if _allowed(game, players, options)]
        if counts:
            yield counts[number % len(counts)], options


def _allowed(game: Game, players: int, options: Mapping[str, Any]) -> bool:
    try:
        game.blank(players, options)
    except OptionError:
        return False
    return True


def _try_one(game: Game, players: int, options: dict[str, Any], seed: int) -> int:
    """One match at random; how many choices it took."""
    try:
        return _play(game, players, options, seed)
    except RuleFault as problem:
        raise HouseRulesError("house-endless", **_where(game, players, seed)) from problem
    except struct.error as problem:
        raise HouseRulesError("house-overflow", **_where(game, players, seed)) from problem
    except HouseRulesError:
        raise
    except Exception as problem:
        raise HouseRulesError("house-fault", **_where(game, players, seed), problem=_said(problem)) from problem


def _play(game: Game, players: int, options: dict[str, Any], seed: int) -> int:
    chance = random.Random(seed)
    history = begin(game, players, options, read_seed(seed))
    for made in range(MOST_CHOICES):
        _check(game, players, seed, game.plain.check(history.state))
        for seat in (None, 0 if history.over else history.state.actor):
            game.view(history.state, seat)
            history.plies[-1].log.told(seat)
        if history.over:
            return made
        history.play(chance.choice(history.choices()))
    states, tally = [history.state.clone() for _ in Slot], [0.0] * Tally.SIZE
    made = int(game.plain.finish(states, max(game.bound - MOST_CHOICES, 1), True, tally))
    _check(game, players, seed, int(tally[Tally.BROKEN]))
    states[Slot.LIVE].pack()
    if states[Slot.LIVE].actor != NOBODY:
        raise RuleFault("game-endless")
    return MOST_CHOICES + made


def _check(game: Game, players: int, seed: int, broken: int) -> None:
    if broken:
        name = game.name_of(game.invariant(broken))
        raise HouseRulesError("house-broken", **_where(game, players, seed), broken=name)


def _where(game: Game, players: int, seed: int) -> dict[str, Any]:
    return {"name": game.house.name if game.house else game.slug, "players": players, "seed": seed}


def _said(problem: Exception) -> str:
    return problem.code if isinstance(problem, SaloonError) else f"{type(problem).__name__}: {problem}"[:200]
