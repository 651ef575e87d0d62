"""An analysis as one page for browsers that needs nothing else, light or dark as the reader's system is."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

import saloon
from saloon.terminal import pages
from saloon.terminal.analysis import Hindsight, change, what
from saloon.terminal.charts import Axis
from saloon.terminal.identity import INK, Identity
from saloon.terminal.thoughts import percent
from saloon.terminal.voice import Voice

_DASHES = ("none", "7 3", "2 3", "9 3 2 3", "5 5", "1 5")  # no line is known by its colour alone
_STYLE = """
:root { color-scheme: light dark; --paper: #f2e4c4; --sheet: #fbf3df; --ink: #2a1b12; --faded: #5c4636;
  --rule: #c9b387; }
@media (prefers-color-scheme: dark) { :root { --paper: #171c28; --sheet: #202737; --ink: #f2e4c4; --faded: #cdbd9b;
  --rule: #46506a; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 "Zilla Slab", Rockwell, "Roboto Slab", Georgia, serif; font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere; }
main { max-width: 68rem; margin: 0 auto; padding: 2rem 1rem 3rem; }
h1 { font-size: clamp(1.6rem, 5vw, 2.4rem); line-height: 1.15; margin: 0 0 .4rem; }
h2 { font-size: 1.3rem; margin: 1.75rem 0 .25rem; }
p { margin: .25rem 0 .75rem; max-width: 46rem; }
.soft { color: var(--faded); }
.plot { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .15rem .5rem; color: var(--faded);
  font-size: .9rem; background: var(--sheet); border: 1.5px solid var(--ink); padding: 1.6rem 1rem .75rem; }
.heights { display: flex; flex-direction: column; justify-content: space-between; text-align: right; }
.heights span { height: 0; line-height: 0; }
.drawing { position: relative; }
.drawing svg { display: block; width: 100%; height: clamp(14rem, 40vw, 22rem); overflow: visible; }
.widths { grid-column: 2; display: flex; justify-content: space-between; }
.grid { stroke: var(--rule); stroke-width: 1; vector-effect: non-scaling-stroke; }
.turn { stroke: var(--ink); stroke-width: 1; stroke-dasharray: 3 3; vector-effect: non-scaling-stroke; }
.way { fill: none; stroke-width: 2.5; stroke-linejoin: round; vector-effect: non-scaling-stroke; }
.number { position: absolute; top: -1.5rem; transform: translateX(-50%); font-weight: 600; color: var(--ink); }
.keys { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin: .75rem 0 0; padding: 0; list-style: none; }
.keys li { display: flex; align-items: center; gap: .5rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; white-space: nowrap; }
th, td { text-align: right; padding: .2rem .6rem; border-bottom: 1px solid var(--rule); }
summary { cursor: pointer; }
@media print { body, .plot { background: none; } }
"""


def page(voice: Voice, seen: Hindsight) -> str:
    """The whole page."""
    title = voice.say("cli-analysis-title", title=pages.title(seen.match.game.slug, voice.language))
    return (
        f'<!doctype html>\n<html lang="{voice.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{escape(title)}</h1>\n{''.join(_pieces(voice, seen))}</main>\n</body>\n</html>\n"
    )


def _pieces(voice: Voice, seen: Hindsight) -> Iterator[str]:
    yield _text(voice, "cli-analysis-lead", names=", ".join(seen.names), moves=seen.last)
    if options := ", ".join(f"{name}={value}" for name, value in seen.match.options.items()):
        yield _text(voice, "arena-lead-options", options=options)
    if not seen.compiled:
        yield _text(voice, "cli-analysis-rough")
    yield _chart(voice, seen)
    yield _turns(voice, seen)
    yield _table(voice, seen)
    yield _text(voice, "cli-analysis-method", iterations=seen.iterations)
    yield _text(voice, "arena-method-versions", saloon=saloon.__version__, rules=str(seen.match.rules))


def _chart(voice: Voice, seen: Hindsight) -> str:
    """The curves, with a dashed line at each turning point."""
    axis = Axis(0, max(seen.last, 1), [])
    grid = "".join(f'<line class="grid" x1="0" x2="100" y1="{y}" y2="{y}"/>' for y in (0, 25, 50, 75, 100))
    turns = [axis.place(turn.move) for turn in seen.found.turns]
    lines = "".join(f'<line class="turn" x1="{x[:-1]}" x2="{x[:-1]}" y1="0" y2="100"/>' for x in turns)
    numbers = "".join(f'<span class="number" style="left:{x}">{number}</span>' for number, x in enumerate(turns, 1))
    ways = "".join(_way(seen, seat, axis) for seat in range(seen.match.players))
    label = escape(voice.say("cli-analysis-chart"))
    heights = "".join(f"<span>{escape(percent(voice, share))}</span>" for share in (1, 0.75, 0.5, 0.25, 0))
    keys = "".join(_key(voice, seen, seat) for seat in range(seen.match.players))
    return (
        f'<div class="plot"><div class="heights" aria-hidden="true">{heights}</div><div class="drawing">'
        f'<svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label="{label}">'
        f"{grid}{lines}{ways}</svg>{numbers}</div>"
        f'<div class="widths" aria-hidden="true"><span>0</span><span>{seen.last}</span></div></div>'
        f'<ul class="keys">{keys}</ul>\n'
    )


def _way(seen: Hindsight, seat: int, axis: Axis) -> str:
    points = " ".join(
        f"{axis.place(number)[:-1]},{100 - 100 * chance:.2f}" for number, chance in enumerate(seen.chances(seat))
    )
    return f'<polyline class="way" {_stroke(seen.identities[seat], seat)} points="{points}"/>'


def _key(voice: Voice, seen: Hindsight, seat: int) -> str:
    face = seen.identities[seat]
    end = percent(voice, seen.found.points[-1][seat])
    line = f'<line class="way" {_stroke(face, seat)} x1="0" x2="34" y1="6" y2="6"/>'
    return (
        f'<li><svg width="34" height="12" aria-hidden="true">{line}</svg>'
        f"<span>{face.shape}{face.letter} {escape(seen.names[seat])} <b>{escape(end)}</b></span></li>"
    )


def _stroke(face: Identity, seat: int) -> str:
    colour = "var(--ink)" if face.colour == INK.colour else face.colour
    return f'style="stroke:{colour};stroke-dasharray:{_DASHES[seat]}"'


def _turns(voice: Voice, seen: Hindsight) -> str:
    if not seen.found.turns:
        return _text(voice, "cli-analysis-no-turns")
    heading = escape(voice.say("cli-analysis-turns"))
    listed = "".join(
        f'<li>{escape(change(voice, seen, turn))}<br><span class="soft">{escape(what(voice, seen, turn))}</span></li>'
        for turn in seen.found.turns
    )
    return f"<h2>{heading}</h2>\n<ol>{listed}</ol>\n"


def _table(voice: Voice, seen: Hindsight) -> str:
    """Everything in numbers."""
    heading = escape(voice.say("cli-analysis-numbers"))
    names = "".join(f'<th scope="col">{escape(name)}</th>' for name in seen.names)
    rows = "".join(
        f'<tr><th scope="row">{number}</th>'
        + "".join(f"<td>{escape(percent(voice, chance))}</td>" for chance in point)
        + "</tr>"
        for number, point in enumerate(seen.found.points)
    )
    first = escape(voice.say("cli-analysis-after"))
    return (
        f'<details><summary>{heading}</summary><div class="wide" tabindex="0" role="region" aria-label="{heading}">'
        f'<table><thead><tr><th scope="col">{first}</th>{names}</tr></thead><tbody>{rows}</tbody></table></div>'
        "</details>\n"
    )


def _text(voice: Voice, key: str, **args: object) -> str:
    return f"<p>{escape(voice.say(key, **args))}</p>\n"
