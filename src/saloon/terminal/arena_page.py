"""The report of an arena as a page for browsers.

It holds nothing of the machine it was made on: the same plan gives the same page to the letter.
"""

from __future__ import annotations

from collections.abc import Iterator

import saloon
from saloon.engine.options import show_options
from saloon.lab.arena import Arena, Row, course, rated, row_of, rows
from saloon.lab.lineups import MIXED
from saloon.lab.shares import Estimate
from saloon.terminal import pages
from saloon.terminal.arena import answers, counted, interval, margin, number, percent, points_key, rival
from saloon.terminal.charts import Axis, Line, Way, round_axis, way
from saloon.terminal.voice import Voice
from saloon.terminal.webpage import render

_UNSETTLED = 8  # of the first eighth of its games, a share says too little to make room for
_HEAD = (
    "arena-bot",
    "arena-rival",
    "arena-games",
    "arena-share",
    "arena-interval",
    "arena-fair",
    "arena-alone",
    "arena-interval",
    "arena-score",
    "arena-rival-score",
)


def page(voice: Voice, found: Arena) -> str:
    """The whole page."""
    table = rows(found) if found.games else []
    question = found.plan.question
    return render(
        "arena",
        voice,
        title=voice.say("arena-title", title=pages.title(found.plan.slug, voice.language)),
        lead=list(_lead(voice, found)),
        answers=answers(voice, found) if question and table else [],
        risk=percent(voice, question.risk) if question else "",
        percents=_percents(voice),
        shares=[_line(voice, row, row.share, row.fair) for row in table],
        alone=[_line(voice, row, row.alone, 0.5) for row in table if found.plan.players > 2],
        ratings=_ratings(voice, rated(found)) if table else None,
        ways=_ways(voice, found) if table else [],
        head=_HEAD,
        cells=[((row.bot, rival(voice, row)), _cells(voice, row)) for row in table],
        command=found.plan.command().split(" --"),
        notes=_notes(voice, found),
    )


def _lead(voice: Voice, found: Arena) -> Iterator[str]:
    """What was played, in a few lines."""
    plan = found.plan
    yield voice.say("arena-lead", players=plan.players, games=found.games, seed=str(plan.seed))
    if options := ", ".join(f"{name}={value}" for name, value in show_options(plan.start().options).items()):
        yield voice.say("arena-lead-options", options=options)
    kind = "duel" if plan.players == 2 and plan.table != MIXED else plan.table
    yield voice.say(f"arena-kind-{kind}", size=plan.lineups[0].size)
    if found.interrupted:
        yield voice.say("arena-partial")


def _line(voice: Voice, row: Row, estimate: Estimate, beside: float) -> Line:
    return Line(_name(voice, row), estimate, percent(voice, estimate.value), interval(voice, estimate), beside)


def _name(voice: Voice, row: Row) -> str:
    if row.rival:
        return voice.say("arena-against", bot=row.bot, rival=row.rival)
    return voice.say("arena-in-table", bot=row.bot)


def _percents(voice: Voice) -> Axis:
    """From none to all."""
    return Axis(0.0, 1.0, [(tick, voice.say("arena-whole-percent", share=tick)) for tick in (0, 0.25, 0.5, 0.75, 1)])


def _ratings(voice: Voice, table: list[tuple[str, Estimate]]) -> tuple[list[Line], Axis] | None:
    if not table:
        return None
    ticks = round_axis(min(rating.low for _, rating in table), max(rating.high for _, rating in table))
    axis = Axis(ticks[0], ticks[-1], [(tick, number(voice, "arena-whole", tick)) for tick in ticks])
    lines = []
    for name, rating in table:
        low, high = (number(voice, "arena-whole", end) for end in (rating.low, rating.high))
        words = number(voice, "arena-whole", rating.value)
        lines.append(Line(name, rating, words, voice.say("arena-between", low=low, high=high)))
    return lines, axis


def _ways(voice: Voice, found: Arena) -> list[Way]:
    """A small chart for every row, all of them on one scale, so that they can be compared."""
    ways = [
        (row_of(found, bout, name), course(bout, name))
        for bout in found.bouts
        if bout.deals
        for name in bout.lineup.subjects
    ]
    settled = [found for row, points in ways for games, found in points if games * _UNSETTLED >= row.games]
    ends = [*(row.fair for row, _ in ways), *(end for found in settled for end in (found.low, found.high))]
    ticks = [min(1.0, tick) for tick in round_axis(min(ends), max(ends))]
    words = [(tick, voice.say("arena-whole-percent", share=tick)) for tick in (ticks[0], ticks[-1])]
    axis = Axis(ticks[0], ticks[-1], words)
    return [way(_name(voice, row), points, row.fair, axis) for row, points in ways]


def _cells(voice: Voice, row: Row) -> list[str]:
    return [
        str(row.games),
        percent(voice, row.share.value),
        interval(voice, row.share),
        percent(voice, row.fair),
        percent(voice, row.alone.value),
        interval(voice, row.alone),
        margin(voice, points_key(row), row.score),
        margin(voice, points_key(row), row.rival_score),
    ]


def _notes(voice: Voice, found: Arena) -> list[str]:
    """How it was counted, and by which versions."""
    key, args = counted(found)
    return [
        voice.say(key, **args),
        voice.say("arena-method-deals"),
        voice.say("arena-method-ratings"),
        voice.say("arena-method-versions", saloon=saloon.__version__, rules=str(found.plan.game.version)),
    ]
