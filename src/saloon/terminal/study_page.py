"""A study as a page for browsers: one file that needs no network, charts and all.

It holds nothing of the machine it was made on: the same study gives the same page to the letter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby
from typing import NamedTuple

from markupsafe import Markup

from saloon.terminal.study import by_kind, changes, effect_cells, grouped
from saloon.terminal.study_charts import SIZES, Mark, Scale, Size, curves, intervals, scale
from saloon.terminal.study_words import Effect, Json, StudyWords, differing, effects, measured
from saloon.terminal.voice import Voice
from saloon.terminal.webpage import render

_DRAWN_PARTS = 24  # effects in a chart; the table has all


class Row(NamedTuple):
    """The cells of a table's row, the first of them its name; whether it stands out, and what it means."""

    cells: list[str]
    marked: bool = False
    meaning: str = ""


class Table(NamedTuple):
    """What is over each column, with how many of words it begins and whether it ends with one, and the rows."""

    head: list[str]
    rows: list[Row]
    words: int = 1
    ends_in_words: bool = False
    title: str = ""


class Chart(NamedTuple):
    """A drawing for every size of screen, and what it shows in words."""

    about: str
    drawings: list[tuple[str, Markup]]
    title: str = ""


def page(voice: Voice, study: Json) -> str:
    """The whole page."""
    words = StudyWords(voice, study)
    draw = _Draw(words, voice.language)
    played = bool(study["variants"][0]["games"])
    return render(
        "study",
        voice,
        title=words.title,
        lead=list(words.lead()),
        verdict=words.verdict() if played else [],
        sections=list(_sections(words, draw, study)) if played else [],
        command=study["command"].split(" --"),
        notes=[
            words.say("study-made"),
            words.say("study-versions", saloon=study["version"], rules=str(study["rules"])),
        ],
    )


class Section(NamedTuple):
    """A heading, what is to be seen below it, charts and tables."""

    name: str
    about: str
    charts: list[Chart]
    tables: list[Table]


def _sections(words: StudyWords, draw: _Draw, study: Json) -> Iterator[Section]:
    first, *others = tables = study["variants"]
    yield Section("fairness", words.say("study-about-fairness"), draw.fairness(first), [_fairness(words, tables)])
    yield Section("length", "", draw.lengths(tables), [_measured(words, tables, "length")])
    yield Section("drama", "", [], [_measured(words, tables, "drama")])
    yield Section("curve", words.say("study-about-curve"), [draw.curve(tables)], [])
    ladder = [_ladder(words, first)] if first["ladder"] else []
    about = words.say("study-about-ladder") if ladder else ""
    yield Section("luck", about, draw.ladder(first), [_measured(words, tables, "luck"), *ladder])
    if first["parts"]:
        yield Section("parts", words.say("study-about-parts"), draw.parts(first), [_parts(words, first)])
    if others:
        said = words.say("study-about-differences", first=words.variant(first["label"]))
        found = study["differences"]
        yield Section("differences", said, draw.differences(found), [_differences(words, one) for one in found])


class _Draw:
    """Draws the charts of a study."""

    def __init__(self, words: StudyWords, language: str) -> None:
        self._words = words
        self._language = language

    def fairness(self, variant: Json) -> list[Chart]:
        """A chart for every kind of thing compared, all on one scale."""
        rows = by_kind(variant)
        by = scale((self._mark(row, row["word"]) for row in rows), rows[0]["fair"]) if rows else None
        charts = []
        for kind, some in groupby(rows, key=lambda row: row["kind"]):
            marks = [self._mark(row, self._words.label(kind, row["word"])) for row in some]
            charts.append(self._intervals("fairness", marks, by, self._words.kind(kind)))
        return charts

    def lengths(self, variants: list[Json]) -> list[Chart]:
        """Minutes and choices at each table, where there are several."""
        if len(variants) < 2:
            return []
        charts = []
        for name in ("minutes", "choices"):
            found = [(self._words.variant(one["label"]), one["length"][name]) for one in variants]
            marks = [Mark(table, figure["value"], figure["low"], figure["high"]) for table, figure in found]
            by = scale(marks, marks[0].value, ".4~g")
            charts.append(self._intervals("length", marks, by, self._words.measure(name)))
        return charts

    def curve(self, variants: list[Json]) -> Chart:
        """How the winner's chance rises."""
        lines = {self._words.variant(one["label"]): one["curve"] for one in variants}
        fair = variants[0]["fairness"][0]["fair"] if variants[0]["fairness"] else 0.0
        titles = (self._words.say("study-part-of-game"), self._words.say("study-chance"))
        first = variants[0]["curve"]
        about = self._words.say(
            "study-chart-curve", first=self._words.percent(first[0]), late=self._words.percent(first[-2])
        )
        return Chart(about, _sizes(lambda size: curves(lines, titles, fair, size, self._language)))

    def ladder(self, variant: Json) -> list[Chart]:
        """How far each level beats the one below it."""
        marks = [
            self._mark(rung["alone"], f"{self._words.bot(rung['better'])} – {self._words.bot(rung['worse'])}")
            for rung in variant["ladder"]
        ]
        return [self._intervals("ladder", marks, scale(marks, 0.5), "")] if marks else []

    def parts(self, variant: Json) -> list[Chart]:
        """What the most telling parts change, from the best to the worst."""
        telling = [one for one in effects(variant) if one.telling][:_DRAWN_PARTS]
        marks = [self._effect(one) for one in sorted(telling, key=lambda one: -one.worth["value"])]
        title = self._words.say("study-effect-axis")
        return [self._intervals("parts", marks, scale(marks, 0.0, "+.0%"), title)] if marks else []

    def _effect(self, one: Effect) -> Mark:
        name = f"{self._words.label(one.kind, one.word)} ({self._words.say(f'study-{one.way}')})"
        return self._mark({**one.worth, "alarm": one.telling >= 1}, name)

    def differences(self, found: list[Json]) -> list[Chart]:
        """How each table differs from the first: shares in points, other figures by how much of them."""
        shared = [
            [self._difference(row, 0.01) for row in differing(one) if self._words.is_share(row["what"])]
            for one in found
        ]
        others = [
            [
                self._difference(row, row["base"])
                for row in differing(one)
                if not self._words.is_share(row["what"]) and row["base"]
            ]
            for one in found
        ]
        by_part = scale([mark for marks in others for mark in marks], 0.0, "+.1%")
        by_points = scale([mark for marks in shared for mark in marks], 0.0, "+.1f")
        charts = []
        for one, some, more in zip(found, shared, others, strict=True):
            table = self._words.variant(one["label"])
            relative = self._words.say("study-relative", table=table)
            charts += [self._intervals("differences", more, by_part, relative)]
            in_points = self._words.say("study-in-points", table=table)
            charts += [self._intervals("differences", some, by_points, in_points)]
        return charts

    def _difference(self, row: Json, of: float) -> Mark:
        low, high = row["low"] / of, row["high"] / of
        return Mark(self._words.what(row["what"]), row["value"] / of, low, high, row["sure"])

    def _mark(self, found: Json, name: str) -> Mark:
        return Mark(name, found["value"], found["low"], found["high"], bool(found.get("alarm")))

    def _intervals(self, name: str, marks: list[Mark], by: Scale | None, title: str) -> Chart:
        chosen = by or scale(marks, 0.0)
        drawings = _sizes(lambda size: intervals(marks, chosen, size, self._language))
        return Chart(self._words.say(f"study-chart-{name}"), drawings, title)


def _sizes(draw: Callable[[Size], str]) -> list[tuple[str, Markup]]:
    """A drawing for every size of screen; Vega has escaped whatever text it holds."""
    return [(size.name, Markup(draw(size))) for size in SIZES]


def _fairness(words: StudyWords, variants: list[Json]) -> Table:
    """Who wins how often, at the first table with its interval, and at the others."""
    first, *others = variants
    names = [words.variant(one["label"]) for one in others]
    head = ["", *(words.say(f"study-column-{key}") for key in ("share", "interval", "fair")), *names]
    found = [{(row["kind"], row["word"]): row["value"] for row in one["fairness"]} for one in others]
    rows = []
    for row in by_kind(first):
        key = row["kind"], row["word"]
        beside = [words.percent(one[key]) if key in one else "" for one in found]
        cells = [
            words.winner(*key),
            words.percent(row["value"]),
            words.shares(row),
            words.percent(row["fair"]),
            *beside,
        ]
        rows.append(Row(cells, bool(row.get("alarm"))))
    return Table(head, rows)


def _measured(words: StudyWords, variants: list[Json], heading: str) -> Table:
    """Figures of the first table with their intervals, of the others beside them, and what they mean."""
    first, *others = variants
    names = [words.variant(one["label"]) for one in others]
    head = [*(words.say(f"study-column-{key}") for key in ("what", "value", "interval")), *names]
    known, *more = [dict(measured(one)) for one in variants]
    rows = []
    for name in grouped(first)[heading]:
        beside = [words.figure(name, one[name]["value"]) for one in more]
        shown = [words.figure(name, known[name]["value"]), words.interval(name, known[name])]
        rows.append(Row([words.measure(name), *shown, *beside], meaning=words.say(f"study-meaning-{name}")))
    return Table(head, rows)


def _ladder(words: StudyWords, variant: Json) -> Table:
    head = [words.say(f"study-column-{key}") for key in ("level", "below", "games", "alone", "interval")]
    rows = [
        Row(
            [
                words.bot(rung["better"]),
                words.bot(rung["worse"]),
                words.say("study-count", value=rung["games"]),
                words.percent(rung["alone"]["value"]),
                words.shares(rung["alone"]),
            ]
        )
        for rung in variant["ladder"]
    ]
    return Table(head, rows, words=2, title=words.say("study-ladder"))


def _parts(words: StudyWords, variant: Json) -> Table:
    """Every part: how often it comes and is used, and what that changes."""
    columns = ("part", "way", "often", "effect", "interval", "tried", "whom")
    head = [words.say(f"study-column-{key}") for key in columns]
    rows = []
    for one in effects(variant):
        name = words.pair(words.kind(one.kind), words.label(one.kind, one.word))
        effect = effect_cells(words, one) if one.whom else ("", "", "", "")
        often = words.precise(one.often)
        rows.append(Row([name, words.say(f"study-{one.way}"), often, *effect], one.telling >= 1))
    return Table(head, rows, words=2, ends_in_words=True)


def _differences(words: StudyWords, difference: Json) -> Table:
    head = [words.say(f"study-column-{key}") for key in ("what", "base", "change", "interval")]
    rows = []
    for row in differing(difference):
        name = row["what"].rpartition("/")[2]
        base = words.percent(row["base"]) if words.is_share(row["what"]) else words.figure(name, row["base"])
        change = words.change(row["what"], row["value"])
        rows.append(Row([words.what(row["what"]), base, change, changes(words, row["what"], row)], row["sure"]))
    return Table(head, rows, title=words.variant(difference["label"]))
