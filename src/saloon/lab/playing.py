"""One game between bots, at the least cost that keeps their contract.

It takes the course that a `Match` with the same seed would take, draw by draw, and each bot is given the same sight;
but no move is put into words, and nothing is kept that only undoing, records and onlookers need.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from saloon.bots import Bot, BotError
from saloon.bots.play import choice_seed
from saloon.engine import NOBODY, Event, Game
from saloon.match.history import happen
from saloon.match.result import ranking
from saloon.match.sight import Sight


@dataclass(frozen=True)
class Outcome:
    """How a game ended: who won or shared the win (nobody, in some games), scores as the game keeps them, and in how
    many choices."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    choices: int


OVER = -1  # instead of the code of a choice


def play(
    start: Any,
    game: Game,
    bots: Sequence[Bot],
    chance: bytes,
    seed: int,
    heard: Callable[[], None] = lambda: None,
    noted: Callable[[Any, int], None] = lambda state, code: None,
) -> Outcome:
    """Play a game from a blank state: `chance` decides every draw, `seed` what bots leave to luck. `heard` is called
    before every choice, `noted` when it is known, with the state before it, and in the end with OVER."""
    state = start.clone()
    told: list[list[Event]] = [[] for _ in range(state.players)]

    def step(number: int, change: Callable[[Any], None]) -> None:
        log = happen(game, state, chance, number, change)
        for seat, ears in enumerate(told):
            ears.extend(log.told(seat))

    step(0, game.plain.setup)
    made = 0
    while (seat := state.actor) != NOBODY:
        heard()
        code = bots[seat].choose(Sight(game, seat, state, told[seat][:]), choice_seed(seed, made))
        made += 1
        if code not in state.legal[: state.legal_n]:
            raise BotError("bot-illegal", bot=bots[seat].name, code=code, number=made)
        noted(state, code)
        step(made, partial(game.plain.apply, code=code))
    noted(state, OVER)
    seats = range(state.players)
    best, *_ = ranking([game.plain.standing(state, seat) for seat in seats])
    return Outcome(tuple(best), tuple(int(game.plain.score(state, seat)) for seat in seats), made)
