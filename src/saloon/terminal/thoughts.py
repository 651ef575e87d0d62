"""What bots think, in words: a hint for who is to choose, and what a bot's move meant to who watched it."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from itertools import islice
from typing import Any

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from saloon.bots import Ground, Prospect, Thought
from saloon.bots.explain import TOLD, explain
from saloon.engine import Choice
from saloon.engine.words import alike
from saloon.match import Match
from saloon.terminal.screen import said as said_choice
from saloon.terminal.screen import said_and_written
from saloon.terminal.voice import Voice

_MOST_CHOICES = 4  # of a hint
_LEAST_SHARE = 0.02  # of the thinking: what it hardly looked at, it cannot judge


def percent(voice: Voice, chance: float) -> str:
    """A chance as people say it."""
    return voice.say("arena-whole-percent", share=round(chance, 2))


def show_hint(voice: Voice, match: Match, thought: Thought) -> None:
    """The best choices with the chance of winning after each, what speaks for the first, and what would follow."""
    numbers = {choice.code: number for number, choice in enumerate(match.offers(), 1)}
    offered = alike(match.choices())
    if not thought.compiled:
        voice.tell("cli-hint-quick", style="dim")
    voice.tell("cli-hint-choices")
    rows = Table.grid(padding=(0, 2, 0, 0))
    rows.add_column(justify="right", style="bold")
    rows.add_column(justify="right")
    rows.add_column()
    rows.add_column(style="dim")
    told: set[int] = set()
    for prospect in _worth_telling(thought):
        choice = offered[prospect.code]
        if choice.code in told:
            continue
        told.add(choice.code)
        said = Text(said_choice(voice, choice))
        rows.add_row(f" {numbers[choice.code]}", percent(voice, prospect.chance), said, Text(choice.notation))
    voice.console.print(rows)
    _list(voice, "cli-grounds", words(voice, thought.grounds))
    _list(voice, "cli-hint-line", (step_in_words(voice, step.seat, step.choice) for step in thought.line[1:]))


def words(voice: Voice, grounds: Iterable[Ground]) -> Iterator[str]:
    """The first few grounds that have words for people."""
    said = (voice.say_one_of(ground.key, "", **ground.args) for ground in grounds)
    return islice(filter(None, said), TOLD)


def last_move_of(match: Match, seats: Container[int]) -> int | None:
    """The last move that one of these seats made, counted from 0."""
    return next((move for move in reversed(range(match.played)) if state_before(match, move).actor in seats), None)


def show_meaning(voice: Voice, match: Match, move: int, observer: int) -> None:
    """What a move of another seat meant, unless it was made in secret."""
    before, choice = state_before(match, move), choice_made(match, move).overheard
    if match.game.plain.seen(before, choice.code) != choice.code:
        voice.tell("cli-why-secret", name=voice.names[before.actor])
        return
    voice.console.print(Text(step_in_words(voice, before.actor, choice)))
    told = list(words(voice, explain(match.game, before, choice.code, observer)))
    if told:
        _list(voice, "cli-grounds", told)
    else:
        voice.tell("cli-why-nothing")


def state_before(match: Match, move: int) -> Any:
    """The whole table before a move, counted from 0."""
    return match.game.State.unpack(match.truth.states[move])


def choice_made(match: Match, move: int) -> Choice:
    """What was chosen then."""
    before = state_before(match, move)
    choices = (match.game.choice(before, code) for code in before.legal[: before.legal_n])
    return next(choice for choice in choices if choice.text == match.truth.moves[move])


def _worth_telling(thought: Thought) -> list[Prospect]:
    """The choice itself, and those it was weighed against."""
    first, *others = thought.prospects
    return [first, *(one for one in others if not thought.iterations or one.share >= _LEAST_SHARE)][:_MOST_CHOICES]


def step_in_words(voice: Voice, seat: int, choice: Choice) -> str:
    """Somebody's choice in the language, with its notation beside it."""
    return voice.say("cli-step", seat=seat, choice=said_and_written(voice, choice))


def _list(voice: Voice, heading: str, lines: Iterable[str]) -> None:
    told = list(lines)
    if told:
        voice.tell(heading)
    for line in told:
        voice.console.print(Padding(Text(f"· {line}"), (0, 0, 0, 2), expand=False))
