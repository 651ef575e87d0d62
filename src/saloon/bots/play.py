"""Letting bots play."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

from saloon.bots.contract import Bot, BotError, MatchLike
from saloon.engine import MAX_SEATS, Game
from saloon.engine.chances import WIN
from saloon.engine.kernels import Job
from saloon.engine.native import loaded
from saloon.engine.policies import Slot


def play_out(match: MatchLike, bots: Sequence[Bot], seed: int = 0) -> None:
    """Let bots, one for each seat, play a match to its end. The same seed makes them play the same way."""
    if len(bots) != match.players:
        raise BotError("bot-count", bots=len(bots), players=match.players)
    while (seat := match.to_move) is not None:
        match.play(bots[seat].choose(match.sight(seat), choice_seed(seed, match.played)))


def chosen_in(game: Game, state: Any, policy: int, seed: int) -> int:
    """What somebody chooses at a glance in a state, by a policy or with a hand that slips, through the eyes of whoever
    is to move; with compiled rules where they are loaded."""
    native, mind = loaded(game), game.mind_for([policy])
    if native is not None:
        beside = mind.beside(state) if mind else {}
        return native.work(Job.CHOOSE, native.states(state), seed=seed, count=policy, **beside)
    states: list[Any] = [None] * Slot.FIRST
    states[Slot.START] = state
    work = game.plain_by_net.work if mind else game.plain.work
    beside = mind.plain_beside(state) if mind else {}
    return int(work(Job.CHOOSE, states, (), seed, policy, False, (), game.weights, **beside))


def foretold(game: Game, state: Any) -> tuple[float, ...]:
    """Everybody's chance of winning as the game's net sees it, through the eyes of whoever is to move."""
    native, mind = loaded(game), game.sure_mind()
    worth: Any = [0] * MAX_SEATS
    if native is not None:
        worth = native.numbers(worth)
        native.work(Job.FORETELL, native.states(state), notes=worth, **mind.beside(state))
    else:
        beside = mind.plain_beside(state)
        game.plain_by_net.work(Job.FORETELL, [state], (), 0, 0, False, (), (), notes=worth, **beside)
    return tuple(int(one) / WIN for one in worth[: state.players])


def choice_seed(seed: int, move: int) -> int:
    """The seed of one choice: 63 bits, so that compiled rules can take it."""
    return int.from_bytes(blake2b(f"{seed} {move}".encode(), digest_size=8).digest()) >> 1
