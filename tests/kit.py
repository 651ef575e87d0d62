"""What the tests of all games say alike: moves in notation, what was told, how it ended, and in which words."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import saloon
from saloon.engine import Game, PositionError
from saloon.match import Match, Result
from saloon.messages import message

SEATS = ("Ana", "Ben", "Cleo", "Dora")


def texts(match: Match) -> list[str]:
    """The legal moves in notation."""
    return [choice.text for choice in match.choices()]


def play(match: Match, *moves: str) -> Match:
    """The match after these moves."""
    for move in moves:
        match.play(move)
    return match


def play_on(match: Match, seed: int = 0) -> Iterator[Match]:
    """Play a match at random to its end, looking at it after every move."""
    choices = random.Random(seed)
    while not match.over:
        match.play(choices.choice(match.choices()))
        yield match


def told(match: Match, seat: int | None = None) -> list[tuple[Any, ...]]:
    """The events so far, as a seat heard them: each its key without the prefix, then what it tells."""
    return [(event.key.partition("-")[2], *event.args.values()) for event in match.events(seat=seat)]


def kinds(match: Match) -> list[str]:
    """The keys of the events so far, without the prefix."""
    return [event[0] for event in told(match)]


def result(match: Match) -> Result:
    """How a match that is over ended."""
    assert match.result is not None
    return match.result


def scores(match: Match) -> list[int]:
    """What everybody has at the end."""
    return [int(score) for score in result(match).scores]


def winners(match: Match) -> list[int]:
    """Who won."""
    return list(result(match).winners)


def state_of(match: Match) -> Any:
    """The state of a match, which is nobody's business but a test's."""
    return match._history.state


def packed_steps(match: Match) -> list[bytes]:
    """The bytes of every state a match went through."""
    return [ply.state for ply in match._history.plies]


def read(game: Game, position: dict[str, Any]) -> Any:
    """The state of a position."""
    state = game.blank(position["players"], position.get("options"))
    game.from_position(state, position)
    return state


def read_or_refuse(game: Game, position: dict[str, Any]) -> Any:
    """The state of a position, or the error that refuses it."""
    try:
        return read(game, position)
    except PositionError as refused:
        return refused


def random_states(game: Game, players: int, seed: int, /, **options: Any) -> Iterator[Any]:
    """Every state of a random game, the finished one last. It is one state that changes: clone what is to be kept."""
    state = game.blank(players, options)
    game.plain.reseed(state, seed)
    game.plain.setup(state)
    while state.actor >= 0:
        yield state
        game.plain.apply(state, game.plain.random_choice(state))
    yield state


def say(language: str, key: str, args: dict[str, Any] | None = None, seats: Sequence[str] = SEATS) -> str:
    """A message, which holds no trace of its source and says something, unless it is of a thing one may not know."""
    text = message(key, args, language, seats)
    assert re.fullmatch(r"[^{}\n]+", text) or (not text and key.endswith("-hidden")), f"{language} {key}: {text!r}"
    return text


def option_keys(game: Game) -> list[str]:
    """The keys of all options, their values and their help."""
    found = []
    for name, schema in game.options_schema()["properties"].items():
        key = f"option-{game.slug}-{name}"
        found += [key, f"{key}-help", *(f"{key}-{value}" for value in schema.get("enum", ()))]
    return found


@contextmanager
def short_sighted(slug: str) -> Iterator[None]:
    """Views that fail while rules are at work."""
    game = saloon.game(slug)
    view = game.view

    def failing(state: Any, seat: int | None) -> Any:
        if state.watch:
            raise ZeroDivisionError("a view")
        return view(state, seat)

    object.__setattr__(game, "view", failing)
    try:
        yield
    finally:
        object.__setattr__(game, "view", view)
