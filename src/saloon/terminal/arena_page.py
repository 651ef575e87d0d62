"""The report of an arena: one page for browsers that needs nothing else, light or dark as the reader's system is.

It holds nothing of the machine it was made on: the same plan gives the same page to the letter.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

import saloon
from saloon.engine.options import show_options
from saloon.lab.arena import Arena, Row, course, rated, row_of, rows
from saloon.lab.lineups import MIXED
from saloon.lab.shares import Estimate
from saloon.terminal import pages
from saloon.terminal.arena import answers, counted, interval, margin, number, percent, points_key, rival
from saloon.terminal.charts import Axis, Line, intervals, mark, progress, round_axis
from saloon.terminal.voice import Voice

_UNSETTLED = 8  # of the first eighth of its games, a share says too little to make room for
_STYLE = """
:root { color-scheme: light dark; --paper: #f2e4c4; --sheet: #fbf3df; --shade: #e2cfa2; --ink: #2a1b12;
  --faded: #5c4636; --above: #4c5f37; --below: #a63d26; --way: #2f4d68; --rule: #c9b387; }
@media (prefers-color-scheme: dark) { :root { --paper: #171c28; --sheet: #202737; --shade: #2b3447; --ink: #f2e4c4;
  --faded: #cdbd9b; --above: #a9c08a; --below: #ee8e74; --way: #8fb4d6; --rule: #46506a; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 "Zilla Slab", Rockwell, "Roboto Slab", Georgia, serif; font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere; }
main { max-width: 68rem; margin: 0 auto; padding: 2rem 1rem 3rem; }
header { border-bottom: 3px double var(--ink); padding-bottom: 1rem; margin-bottom: 1rem; }
h1 { font-size: clamp(1.7rem, 5vw, 2.6rem); line-height: 1.15; letter-spacing: .02em; margin: 0 0 .4rem; }
h2 { font-size: 1.35rem; margin: 0 0 .25rem; }
h3 { font-size: 1rem; margin: 0 0 .5rem; }
p { margin: .25rem 0 .75rem; max-width: 46rem; }
.lead { font-size: 1.1rem; margin: 0; }
.soft { color: var(--faded); }
section { background: var(--sheet); border: 1.5px solid var(--ink); padding: 1.1rem 1.25rem 1.25rem;
  margin-top: 1.25rem; box-shadow: 4px 4px 0 var(--shade); }
.row { display: grid; grid-template-columns: minmax(9rem, 15rem) minmax(0, 1fr) 12rem; gap: 0 1.25rem;
  align-items: center; }
.row.feet .track { grid-column: 2; }
.label { font-weight: 600; }
.figure { white-space: nowrap; }
.figure span { color: var(--faded); margin-left: .35rem; }
.track { display: block; width: 100%; overflow: visible; }
.track text { fill: var(--faded); font-size: 14px; }
.mark, .key { overflow: visible; stroke-width: 2.5; }
.above { fill: var(--above); stroke: var(--above); }
.below { fill: var(--below); stroke: var(--below); }
.open { fill: var(--sheet); stroke: var(--ink); }
.whisker { stroke: var(--ink); stroke-width: 2; }
.grid { stroke: var(--rule); stroke-width: 1; }
.beside { stroke: var(--ink); stroke-width: 1.75; stroke-dasharray: 5 4; vector-effect: non-scaling-stroke; }
.keys { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin: .75rem 0 0; padding: 0; list-style: none; }
.keys li { display: flex; align-items: center; gap: .5rem; }
.courses { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: 1.25rem 1.75rem; }
.plot { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .15rem .5rem; font-size: .9rem;
  color: var(--faded); }
.plot .heights { display: flex; flex-direction: column; justify-content: space-between; text-align: right; }
.plot .widths { grid-column: 2; display: flex; justify-content: space-between; }
.progress { display: block; width: 100%; border: solid var(--ink); border-width: 0 0 1.5px 1.5px; }
.band { fill: var(--way); opacity: .22; }
.way { fill: none; stroke: var(--way); stroke-width: 2.25; vector-effect: non-scaling-stroke; }
.wide { overflow-x: auto; }
.wide:focus-visible { outline: 3px solid var(--way); }
table { border-collapse: collapse; width: 100%; white-space: nowrap; }
th, td { text-align: right; padding: .3rem .6rem; border-bottom: 1px solid var(--rule); }
thead th { border-bottom: 2px solid var(--ink); vertical-align: bottom; }
.words { text-align: left; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--shade); padding: .75rem 1rem; margin: .5rem 0;
  font: .95rem/1.45 ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; }
pre span { display: inline-block; max-width: 100%; }
ul.plain { margin: .5rem 0 0; padding-left: 1.2rem; }
@media (max-width: 44rem) { section { padding: .9rem; }
  .row { grid-template-columns: minmax(0, 1fr) max-content; margin-bottom: .5rem; }
  .row .track, .row.feet .track { grid-column: 1 / -1; grid-row: 2; } }
@media print { body, section { background: none; box-shadow: none; } }
"""


def page(voice: Voice, found: Arena) -> str:
    """The whole page."""
    title = voice.say("arena-title", title=pages.title(found.plan.slug, voice.language))
    body = "".join(_sections(voice, found)) if found.games else _text(voice, "arena-nothing")
    return (
        f'<!doctype html>\n<html lang="{voice.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"<header><h1>{escape(title)}</h1>{_lead(voice, found)}</header>\n{body}{_made(voice, found)}"
        "</main>\n</body>\n</html>\n"
    )


def _lead(voice: Voice, found: Arena) -> str:
    """What was played, in a few lines."""
    plan = found.plan
    lead = voice.say("arena-lead", players=plan.players, games=found.games, seed=str(plan.seed))
    options = ", ".join(f"{name}={value}" for name, value in show_options(plan.start().options).items())
    kind = "duel" if plan.players == 2 and plan.table != MIXED else plan.table
    lines = [f'<p class="lead">{escape(lead)}</p>']
    lines += [_text(voice, "arena-lead-options", options=options)] if options else []
    lines += [_text(voice, f"arena-kind-{kind}", size=plan.lineups[0].size)]
    lines += [_text(voice, "arena-partial")] if found.interrupted else []
    return "".join(lines)


def _sections(voice: Voice, found: Arena) -> Iterator[str]:
    table = rows(found)
    if found.plan.question:
        said = "".join(f"<li>{escape(text)}</li>" for text in answers(voice, found))
        risk = percent(voice, found.plan.question.risk)
        yield _section(voice, "answers", f'<ul class="plain">{said}</ul>', risk=risk)
    shares = [_line(voice, row, row.share, row.fair) for row in table]
    yield _section(voice, "shares", intervals(shares, _percents(voice)) + _keys(voice))
    if found.plan.players > 2:
        alone = [_line(voice, row, row.alone, 0.5) for row in table]
        yield _section(voice, "alone", intervals(alone, _percents(voice)) + _keys(voice))
    if ratings := rated(found):
        yield _section(voice, "ratings", _ratings(voice, ratings))
    yield _section(voice, "course", _courses(voice, found))
    yield _section(voice, "numbers", _numbers(voice, table), about=False)


def _section(voice: Voice, name: str, body: str, *, about: bool = True, **args: str) -> str:
    said = _text(voice, f"arena-about-{name}", **args) if about else ""
    return f"<section><h2>{escape(voice.say(f'arena-heading-{name}'))}</h2>{said}{body}</section>\n"


def _line(voice: Voice, row: Row, estimate: Estimate, beside: float) -> Line:
    return Line(_name(voice, row), estimate, percent(voice, estimate.value), interval(voice, estimate), beside)


def _name(voice: Voice, row: Row) -> str:
    if row.rival:
        return voice.say("arena-against", bot=row.bot, rival=row.rival)
    return voice.say("arena-in-table", bot=row.bot)


def _percents(voice: Voice) -> Axis:
    """From none to all."""
    return Axis(0.0, 1.0, [(tick, voice.say("arena-whole-percent", share=tick)) for tick in (0, 0.25, 0.5, 0.75, 1)])


def _keys(voice: Voice) -> str:
    keys = (
        f"<li>{mark(standing)}{escape(voice.say(f'arena-key-{standing}'))}</li>"
        for standing in ("above", "below", "open")
    )
    return f'<ul class="keys">{"".join(keys)}</ul>'


def _ratings(voice: Voice, table: list[tuple[str, Estimate]]) -> str:
    ticks = round_axis(min(rating.low for _, rating in table), max(rating.high for _, rating in table))
    axis = Axis(ticks[0], ticks[-1], [(tick, number(voice, "arena-whole", tick)) for tick in ticks])
    lines = []
    for name, rating in table:
        low, high = (number(voice, "arena-whole", end) for end in (rating.low, rating.high))
        words = number(voice, "arena-whole", rating.value)
        lines.append(Line(name, rating, words, voice.say("arena-between", low=low, high=high)))
    return intervals(lines, axis)


def _courses(voice: Voice, found: Arena) -> str:
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
    axis = Axis(ticks[0], ticks[-1], [])
    return f'<div class="courses">{"".join(_course(voice, row, points, axis) for row, points in ways)}</div>'


def _course(voice: Voice, row: Row, points: list[tuple[int, Estimate]], axis: Axis) -> str:
    low, high = (voice.say("arena-whole-percent", share=end) for end in (axis.low, axis.high))
    return (
        f"<div><h3>{escape(_name(voice, row))}</h3>"
        f'<div class="plot"><div class="heights"><span>{escape(high)}</span><span>{escape(low)}</span></div>'
        f"{progress(points, row.fair, axis)}"
        f'<div class="widths"><span>0</span><span>{row.games}</span></div></div></div>'
    )


def _numbers(voice: Voice, table: list[Row]) -> str:
    """Everything as a table."""
    names = ("arena-bot", "arena-rival")
    numbers = ("arena-games", "arena-share", "arena-interval", "arena-fair", "arena-alone", "arena-interval")
    scores = ("arena-score", "arena-rival-score")
    head = "".join(f'<th scope="col" class="words">{escape(voice.say(key))}</th>' for key in names)
    head += "".join(f'<th scope="col">{escape(voice.say(key))}</th>' for key in (*numbers, *scores))
    body = "".join(f"<tr>{_cells(voice, row)}</tr>" for row in table)
    label = escape(voice.say("arena-heading-numbers"))
    return (
        f'<div class="wide" tabindex="0" role="region" aria-label="{label}">'
        f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def _cells(voice: Voice, row: Row) -> str:
    cells = [
        str(row.games),
        percent(voice, row.share.value),
        interval(voice, row.share),
        percent(voice, row.fair),
        percent(voice, row.alone.value),
        interval(voice, row.alone),
        margin(voice, points_key(row), row.score),
        margin(voice, points_key(row), row.rival_score),
    ]
    words = f'<th scope="row" class="words">{escape(row.bot)}</th><td class="words">{escape(rival(voice, row))}</td>'
    return words + "".join(f"<td>{escape(cell)}</td>" for cell in cells)


def _made(voice: Voice, found: Arena) -> str:
    """The command, the versions and the method."""
    key, args = counted(found)
    notes = (
        voice.say(key, **args),
        voice.say("arena-method-deals"),
        voice.say("arena-method-ratings"),
        voice.say("arena-method-versions", saloon=saloon.__version__, rules=str(found.plan.game.version)),
    )
    listed = "".join(f"<li>{escape(note)}</li>" for note in notes)
    first, *rest = escape(found.plan.command()).split(" --")
    command = " ".join([first, *(f"<span>--{part}</span>" for part in rest)])  # no line ends within an option
    body = f'<pre><code>{command}</code></pre><ul class="plain">{listed}</ul>'
    return _section(voice, "made", body)


def _text(voice: Voice, key: str, **args: object) -> str:
    return f"<p>{escape(voice.say(key, **args))}</p>"
