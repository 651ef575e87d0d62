"""Results of an arena as tables to read, and as JSON to keep."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from rich import box
from rich.table import Table

import saloon
from saloon.engine.options import show_options
from saloon.lab.arena import Arena, Row, course, rated, rows
from saloon.lab.shares import Estimate
from saloon.lab.sprt import Question
from saloon.terminal.voice import Voice

_MINUS = "−"
_LARGE = 100


def arena_as_dict(found: Arena) -> dict[str, Any]:
    """An arena for a JSON file: `result` follows from `plan` alone, `run` says how this one went."""
    plan = found.plan
    return {
        "plan": {
            "game": plan.slug,
            "players": plan.players,
            "options": show_options(plan.start().options),
            **plan.told_house(),
            "bots": list(plan.bots),
            "table": plan.table,
            "pairs": plan.pairs,
            "games": plan.games,
            "seed": plan.seed,
            "sprt": asdict(plan.question) if plan.question else None,
            "command": plan.command(),
        },
        "result": {
            "games": found.games,
            "choices": found.choices,
            "pairings": [_row_as_dict(row) for row in rows(found)],
            "ratings": [{"bot": name, **asdict(rating)} for name, rating in rated(found)],
            "course": [
                {"bot": name, "rival": bout.lineup.rival or None, "points": list(_points(course(bout, name)))}
                for bout in found.bouts
                for name in bout.lineup.subjects
            ],
        },
        "versions": {"saloon": saloon.__version__, "rules": plan.game.version},
        "run": {
            "seconds": round(found.seconds, 3),
            "resumed": found.resumed,
            "interrupted": found.interrupted,
        },
    }


def show_arena(voice: Voice, found: Arena, *, goes_on: bool) -> None:
    """Who won how often, what that says of two alone, the ratings, and the answer to the question."""
    if found.interrupted:
        voice.note("arena-interrupted", games=found.games, planned=found.plan.planned)
        if goes_on:
            voice.note("arena-go-on")
    if found.resumed:
        voice.note("arena-resumed", games=found.resumed)
    if not found.games:
        voice.tell("arena-nothing")
        return
    voice.console.print(_shares(voice, found))
    voice.console.print(_alone(voice, found))
    voice.console.print(_ratings(voice, found))
    for text in answers(voice, found):
        voice.console.print(text, markup=False)
    key, args = counted(found)
    voice.tell(key, **args)
    played = found.games - found.resumed
    voice.tell(
        "arena-speed",
        style="dim",
        choices=round(found.choices / found.games),
        speed=f"{played / found.seconds if found.seconds else 0.0:.3g}",
        seconds=f"{found.seconds:.1f}",
    )


def counted(found: Arena) -> tuple[str, dict[str, Any]]:
    """How many games there were: a message and its arguments."""
    deals = {len(bout.deals) for bout in found.bouts}
    named = {"games": found.games, "size": found.bouts[0].lineup.size, "seed": str(found.plan.seed)}
    if len(deals) > 1:
        return "arena-counted-early", named
    return "arena-counted", {**named, "deals": deals.pop()}


def answers(voice: Voice, found: Arena) -> Iterator[str]:
    """What the sequential tests found, a sentence for each pairing."""
    question = found.plan.question
    if question:
        yield from (_answer(voice, question, row) for row in rows(found))


def _answer(voice: Voice, question: Question, row: Row) -> str:
    return voice.say(
        f"arena-answer-{row.answer or 'open'}",
        bot=row.bot,
        rival=row.rival,
        better=percent(voice, question.better),
        evidence=number(voice, "arena-points", row.evidence),
        bound=number(voice, "arena-points", question.bound),
    )


def percent(voice: Voice, share: float) -> str:
    """A share as a person reads it."""
    return voice.say("arena-percent", share=share)


def interval(voice: Voice, found: Estimate) -> str:
    """The interval of a share."""
    return voice.say("arena-between", low=percent(voice, found.low), high=percent(voice, found.high))


def margin(voice: Voice, key: str, found: Estimate) -> str:
    """A number with half of its interval; the message `key` says how numbers are written."""
    half = (found.high - found.low) / 2
    return voice.say("arena-margin", value=number(voice, key, found.value), margin=number(voice, key, half))


def number(voice: Voice, key: str, value: float) -> str:
    """A number as a message writes it, with a proper minus."""
    text = voice.say(key, number=value)
    return text.lstrip("-") if not re.search("[1-9]", text) else text.replace("-", _MINUS)


def points_key(row: Row) -> str:
    """How the scores of a row are written: large ones without fractions."""
    return "arena-whole" if max(row.score.value, row.rival_score.value) >= _LARGE else "arena-points"


def rival(voice: Voice, row: Row) -> str:
    """Whom a bot sat against."""
    return row.rival or voice.say("arena-everybody")


def _shares(voice: Voice, found: Arena) -> Table:
    table = _table(voice, ("arena-bot", "arena-rival"), ("arena-games", "arena-share", "arena-interval", "arena-fair"))
    for row in rows(found):
        share = row.share
        table.add_row(
            row.bot,
            rival(voice, row),
            str(row.games),
            percent(voice, share.value),
            interval(voice, share),
            percent(voice, row.fair),
        )
    return table


def _alone(voice: Voice, found: Arena) -> Table:
    numbers = ("arena-alone", "arena-interval", "arena-score", "arena-rival-score")
    table = _table(voice, ("arena-bot", "arena-rival"), numbers)
    for row in rows(found):
        table.add_row(
            row.bot,
            rival(voice, row),
            percent(voice, row.alone.value),
            interval(voice, row.alone),
            number(voice, points_key(row), row.score.value),
            number(voice, points_key(row), row.rival_score.value),
        )
    return table


def _ratings(voice: Voice, found: Arena) -> Table:
    table = _table(voice, ("arena-bot",), ("arena-rated",))
    for name, rating in rated(found):
        table.add_row(name, margin(voice, "arena-whole", rating))
    return table


def _table(voice: Voice, names: tuple[str, ...], numbers: tuple[str, ...]) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    for key in names:
        table.add_column(voice.say(key))
    for key in numbers:
        table.add_column(voice.say(key), justify="right")
    return table


def _row_as_dict(row: Row) -> dict[str, Any]:
    return {**asdict(row), "rival": row.rival or None, "answer": row.answer or None}


def _points(found: list[tuple[int, Estimate]]) -> Iterator[dict[str, float]]:
    for games, estimate in found:
        yield {"games": games, **asdict(estimate)}
