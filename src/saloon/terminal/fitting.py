"""A fit as people follow it: each round's surprise, then the weights."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from pathlib import Path

from rich import box
from rich.table import Table

from saloon.engine import Game
from saloon.engine.weights import FILE
from saloon.engine.words import words
from saloon.lab.fit import Fit
from saloon.terminal.arena import number
from saloon.terminal.voice import Voice

_COLUMN = 13  # a weight with its padding


def weights_file(game: Game) -> Path:
    """The file a game reads its weights from."""
    return Path(inspect.getfile(game.features)).with_name(FILE)


def show_round(voice: Voice, number: int, rounds: int, found: Fit) -> None:
    """How well the weights of a round foretell winners."""
    voice.tell(
        "cli-fit-round",
        number=number,
        rounds=rounds,
        positions=found.positions,
        games=found.games,
        surprise=found.surprise,
        ignorance=found.ignorance,
    )


def show_weights(voice: Voice, game: Game, found: Fit) -> None:
    """A row for each feature, a column for each stage, as many as fit beside each other."""
    names = words(game.features)
    room = max((voice.console.width - max(map(len, names)) - 4) // _COLUMN, 1)
    for stages in _parts(len(found.weights), room):
        table = Table(box=box.SIMPLE_HEAD)
        table.add_column(voice.say("cli-fit-feature"), no_wrap=True)
        for stage in stages:
            table.add_column(voice.say("cli-fit-stage", number=stage + 1), justify="right", no_wrap=True)
        for feature, name in enumerate(names):
            table.add_row(name, *(number(voice, "arena-whole", found.weights[stage][feature]) for stage in stages))
        voice.console.print(table)


def _parts(count: int, most: int) -> Iterator[range]:
    return (range(first, min(first + most, count)) for first in range(0, count, most))
