"""What a move taught: whether anybody knows more after it than follows from what he knew before and the choice he saw.

Nobody says of an event that it reveals something; it is found out. A seat holds other worlds possible, and
`determinize` knows them. If the same move, made there, tells the seat the same and leaves it with the same knowledge as
it did in truth, then it has learnt nothing by which it could tell them apart. Where chance falls somebody always learns
how.

The answer follows from what the mover knows alone: whether others have learnt anything is asked in a world that he
holds possible, not in the true one. So neither yes nor no tells him anything.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from saloon.engine import Event, Game, Watch
from saloon.engine.state import OutOfScript

News = tuple[list[Event], Any]  # what a seat is told of a move, and all it may know then

MANY = 64  # worlds that are looked at before a move is taken back
OTHERS = 8  # worlds of each other seat in which the choice can be made as it was seen ...
TRIES = 64  # ... among so many


def sounded_new(game: Game, before: Any, code: int, told: list[Event], move: int) -> bool:
    """Whether the seat to move could tell one other world from the true one by what it was told of its choice, the move
    of a number: a first answer, mostly right and soon given."""
    (world,) = _worlds(game, before, before.actor, 1)
    return _told(game, world, code, before.actor, move) != told


def taught(game: Game, before: Any, code: int) -> bool:
    """Whether a choice of the seat to move taught anybody anything; also if nobody can say."""
    return _taught_mover(game, before, code) or _taught_others(game, before, code)


def _taught_mover(game: Game, before: Any, code: int) -> bool:
    news = _news(game, before.clone(), code, before.actor)
    worlds = _worlds(game, before, before.actor, MANY)
    return news is None or any(_news(game, world, code, before.actor) != news for world in worlds)


def _taught_others(game: Game, before: Any, code: int) -> bool:
    (state,) = _worlds(game, before, before.actor, 1)
    return any(_taught_other(game, state, code, seat) for seat in range(state.players) if seat != state.actor)


def _taught_other(game: Game, state: Any, code: int, seat: int) -> bool:
    """Whether another seat learnt more than that the choice was made, as it was seen."""
    news = _news(game, state.clone(), code, seat)
    seen = game.plain.seen(state, code)
    alike = 0
    for world in _worlds(game, state, seat, TRIES):
        for other in world.legal[: world.legal_n]:
            if game.plain.seen(world, other) == seen:
                if _news(game, world.clone(), other, seat) != news:
                    return True
                alike += 1
        if alike >= OTHERS:
            return False
    return not alike


def _worlds(game: Game, state: Any, seat: int, count: int) -> Iterator[Any]:
    """So many worlds that a seat holds possible."""
    for seed in range(count):
        world = state.clone()
        game.plain.determinize(world, seat, seed)
        yield world


def _news(game: Game, state: Any, code: int, seat: int) -> News | None:
    """What a seat is told and knows when a choice is made in a state, or None if chance has a part in it."""
    told = _told(game, state, code, seat)
    return None if told is None else (told, game.concealed(state, seat))


def _told(game: Game, state: Any, code: int, seat: int, move: int = 0) -> list[Event] | None:
    watch = state.watch = Watch(strict=True)
    try:
        game.plain.apply(state, code)
    except OutOfScript:
        return None
    heard = [(game.events[kind], tuple(numbers)) for kind, *numbers in watch.events]
    return [shape.tell(state, numbers, seat, move, all_knowing=False) for shape, numbers in heard]
