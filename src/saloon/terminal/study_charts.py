"""The charts of a study as SVG: described with Altair, drawn by Vega without a browser.

Colours are those of the page's style sheet, by their names there, so that a chart turns over with its page at night.
Every chart is drawn twice, for a phone and for a desk, and the style sheet shows one of them. The same figures give the
same drawing to the letter.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import altair as alt
import vl_convert

_FONT = "Zilla Slab, Rockwell, Roboto Slab, Georgia, serif"
_TEXT = 14
_INK, _FADED, _RULE, _PLAIN, _MARKED = (f"var(--{name})" for name in ("ink", "faded", "rule", "way", "below"))
_LINES = [f"var(--{name})" for name in ("ink", "way", "below", "above")]
_DASHES = [[1, 0], [7, 3], [2, 3]]
_LOCALES: dict[str, Any] = {"en": "en-US", "fr": "fr-FR"}  # how numbers are written, by d3's names
_ROW = 30  # pixels for a line of a chart
_HEIGHT = 230
_ROOM = 0.06  # of the span, on both sides of what is drawn


@dataclass(frozen=True)
class Size:
    """How wide a chart is, and how much of that its labels may take."""

    name: str
    width: int
    labels: int


SIZES = (Size("phone", 320, 150), Size("desk", 760, 280))


@dataclass(frozen=True)
class Mark:
    """A number with its interval, as a chart shows it; what is marked stands out."""

    name: str
    value: float
    low: float
    high: float
    marked: bool = False


@dataclass(frozen=True)
class Scale:
    """What a chart is measured by: its ends, the line that everything is compared with, and how numbers are written."""

    low: float
    high: float
    beside: float
    format: str


def scale(marks: Iterable[Mark], beside: float, format_: str = ".0%") -> Scale:
    """A scale on which all of some marks have room."""
    ends = [beside, *(end for mark in marks for end in (mark.low, mark.high))]
    room = (max(ends) - min(ends)) * _ROOM or _ROOM
    return Scale(min(ends) - room, max(ends) + room, beside, format_)


def intervals(marks: list[Mark], by: Scale, size: Size, language: str) -> str:
    """A row for every number: its interval, the number in it, and the line it is compared with."""
    rows = [vars(mark) for mark in marks]
    beside = alt.Chart(alt.InlineData([{"beside": by.beside}])).mark_rule(
        strokeDash=[5, 4], stroke=_INK, strokeWidth=1.5
    )
    axis = alt.Axis(format=by.format, tickCount=4 if size.width < _HEIGHT * 2 else 7, title=None, domain=False)
    x = alt.X("low:Q", scale=alt.Scale(domain=[by.low, by.high], nice=False, zero=False), axis=axis)
    names = alt.Axis(title=None, ticks=False, domain=False, grid=False, labelLimit=size.labels, labelPadding=8)
    base = alt.Chart(alt.InlineData(rows)).encode(y=alt.Y("name:N", sort=None, axis=names))
    marked = "datum.marked"
    drawn = alt.layer(
        beside.encode(x="beside:Q"),
        base.mark_rule(strokeWidth=2, stroke=_INK).encode(x=x, x2="high:Q"),
        base.mark_point(filled=True, opacity=1, size=110, stroke=_INK, strokeWidth=1).encode(
            x="value:Q",
            color=alt.condition(marked, alt.value(_MARKED), alt.value(_PLAIN)),
            shape=alt.condition(marked, alt.value("diamond"), alt.value("circle")),
        ),
    )
    return _svg(drawn.properties(height=alt.Step(_ROW)), size, language)


def curves(lines: dict[str, list[float]], titles: tuple[str, str], fair: float, size: Size, language: str) -> str:
    """The chance of whoever won in the course of a game, a line for every table."""
    rows = [
        {"table": name, "part": place / (len(points) - 1), "chance": chance, "fair": fair}
        for name, points in lines.items()
        for place, chance in enumerate(points)
    ]
    below, beside = titles
    whole = alt.Scale(domain=[0, 1])
    x = alt.X("part:Q", scale=whole, axis=alt.Axis(title=below, tickCount=4, format=".0%", grid=False))
    y = alt.Y("chance:Q", scale=whole, axis=alt.Axis(title=beside, tickCount=4, format=".0%", domain=False))
    base = alt.Chart(alt.InlineData(rows))
    order = list(lines)
    legend = None
    if len(order) > 1:
        legend = alt.Legend(title=None, orient="bottom", columns=1, labelLimit=size.width - 60, symbolSize=400)
    colours = alt.Scale(domain=order, range=[_LINES[place % len(_LINES)] for place in range(len(order))])
    dashes = alt.Scale(domain=order, range=[_dash(place) for place in range(len(order))])
    drawn = alt.layer(
        base.mark_rule(strokeDash=[5, 4], stroke=_INK, strokeWidth=1.25).encode(y="fair:Q"),
        base.mark_line(strokeWidth=2.5, point=False, interpolate="monotone").encode(
            x=x,
            y=y,
            color=alt.Color("table:N", legend=legend, scale=colours),
            strokeDash=alt.StrokeDash("table:N", legend=legend, scale=dashes),
        ),
    )
    return _svg(drawn.properties(height=_HEIGHT), size, language)


def _dash(place: int) -> list[int]:
    """Lines of one colour are told apart by their dashes."""
    return _DASHES[place // len(_LINES) % len(_DASHES)]


def _svg(chart: Any, size: Size, language: str) -> str:
    sized = chart.properties(width=size.width, autosize=alt.AutoSizeParams(type="fit-x", contains="padding"))
    styled = (
        sized.configure(font=_FONT, background="transparent", padding=2)
        .configure_view(stroke=None)
        .configure_axis(
            labelFontSize=_TEXT,
            labelColor=_INK,
            titleFontSize=_TEXT,
            titleFontWeight="normal",
            titlePadding=8,
            titleColor=_FADED,
            gridColor=_RULE,
            domainColor=_INK,
            tickColor=_RULE,
        )
        .configure_legend(labelFontSize=_TEXT, labelColor=_INK)
    )
    return str(vl_convert.vegalite_to_svg(styled.to_dict(), format_locale=_LOCALES.get(language)))
