"""What a study found, as tables to read in the terminal."""

from __future__ import annotations

from itertools import groupby

from rich import box
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from saloon.terminal.study_words import BOT, SEAT, Effect, Json, StudyWords, differing, effects, measured
from saloon.terminal.voice import Voice

_MOST_PARTS = 20  # lines in the terminal; files hold all
_ALARM = "bold red"


def show_study(voice: Voice, study: Json) -> None:
    """The verdict first, in sentences, then what it rests on."""
    words = StudyWords(voice, study)
    first, *others = study["variants"]
    voice.console.print(Text(words.title, style="bold"))
    for line in words.lead():
        voice.console.print(Text(line, style="dim"))
    if not first["games"]:
        voice.tell("study-nothing")
        return
    voice.console.print()
    for sentence in words.verdict():
        voice.console.print(Padding(Text(sentence), (0, 0, 0, 2)))
    _show(voice, "fairness", _fairness(words, first))
    _show(voice, "length", _measured(words, first, "length"))
    _show(voice, "drama", _measured(words, first, "drama"))
    _show(voice, "luck", _measured(words, first, "luck"), *([_ladder(words, first)] if first["ladder"] else []))
    if first["parts"]:
        _show(voice, "parts", _parts(words, first))
        left = len(effects(first)) - _MOST_PARTS
        if left > 0:
            voice.tell("study-more-parts", style="dim", count=left)
    if others:
        _show(voice, "differences", *(_differences(words, found) for found in study["differences"]))
    voice.console.print(Text(study["command"], style="dim"), soft_wrap=True)


def _show(voice: Voice, heading: str, *tables: Table) -> None:
    voice.console.print()
    voice.tell(f"study-heading-{heading}", style="bold")
    for table in tables:
        voice.console.print(table)


def _fairness(words: StudyWords, variant: Json) -> Table:
    """Who wins how often, one kind after the other; what is not luck is marked."""
    table = _table(words, ("",), ("share", "interval", "fair"), ("",))
    for kind, rows in groupby(by_kind(variant), key=lambda row: row["kind"]):
        table.add_row(Text(words.kind(kind), style="italic"))
        for row in rows:
            alarm = bool(row.get("alarm"))
            table.add_row(
                "  " + words.label(kind, row["word"]),
                words.percent(row["value"]),
                words.shares(row),
                words.percent(row["fair"]),
                words.say("study-mark") if alarm else "",
                style=_ALARM if alarm else "",
            )
    return table


def by_kind(variant: Json) -> list[Json]:
    """The rows of fairness, kind by kind: seats first, bots last."""
    order = {SEAT: 0, BOT: 2}
    return sorted(variant["fairness"], key=lambda row: (order.get(row["kind"], 1), row["kind"]))


def grouped(variant: Json) -> dict[str, list[str]]:
    """The figures of a table by the heading that they stand below."""
    return {
        "length": [*variant["length"], "real", "effective"],
        "drama": [*variant["drama"], "kingmaking"],
        "luck": ["luck"],
    }


def _measured(words: StudyWords, variant: Json, heading: str) -> Table:
    table = _table(words, ("what",), ("value", "interval"), ("",))
    known = dict(measured(variant))
    for name in grouped(variant)[heading]:
        table.add_row(
            words.measure(name),
            words.figure(name, known[name]["value"]),
            words.interval(name, known[name]),
            Text(words.say(f"study-meaning-{name}"), style="dim"),
        )
    return table


def _ladder(words: StudyWords, variant: Json) -> Table:
    table = _table(words, ("level", "below"), ("games", "alone", "interval"))
    for rung in variant["ladder"]:
        table.add_row(
            words.bot(rung["better"]),
            words.bot(rung["worse"]),
            words.say("study-count", value=rung["games"]),
            words.percent(rung["alone"]["value"]),
            words.shares(rung["alone"]),
        )
    return table


def _parts(words: StudyWords, variant: Json) -> Table:
    table = _table(words, ("part", "way"), ("often", "effect", "interval", "tried"), ("whom",))
    for one in effects(variant)[:_MOST_PARTS]:
        name = words.pair(words.kind(one.kind), words.label(one.kind, one.word))
        table.add_row(
            name,
            words.say(f"study-{one.way}"),
            words.precise(one.often),
            *(effect_cells(words, one) if one.whom else ()),
        )
    return table


def effect_cells(words: StudyWords, one: Effect) -> tuple[str, str, str, str]:
    """What a part changes, in points, how sure that is, how often it was tried, and for whom it is."""
    low, high = (words.points(one.worth[end]) for end in ("low", "high"))
    return (
        words.points(one.worth["value"]),
        words.say("study-between", low=low, high=high),
        words.say("study-count", value=one.worth["tried"]),
        words.say(f"study-{one.whom}"),
    )


def changes(words: StudyWords, name: str, found: Json) -> str:
    """The interval of a difference."""
    return words.say("study-between", low=words.change(name, found["low"]), high=words.change(name, found["high"]))


def _differences(words: StudyWords, difference: Json) -> Table:
    table = _table(words, ("what",), ("base", "change", "interval"), ("",))
    table.title = words.variant(difference["label"])
    table.title_justify = "left"
    for row in differing(difference):
        name = row["what"].rpartition("/")[2]
        base = words.percent(row["base"]) if words.is_share(row["what"]) else words.figure(name, row["base"])
        table.add_row(
            words.what(row["what"]),
            base,
            words.change(row["what"], row["value"]),
            changes(words, row["what"], row),
            words.say("study-mark") if row["sure"] else "",
            style="bold" if row["sure"] else "",
        )
    return table


def _table(words: StudyWords, names: tuple[str, ...], numbers: tuple[str, ...], notes: tuple[str, ...] = ()) -> Table:
    """A table with columns of words, of numbers, and of words again."""
    table = Table(box=box.SIMPLE_HEAD)
    for key in (*names, *numbers, *notes):
        heading = words.say(f"study-column-{key}") if key else ""
        table.add_column(heading, justify="right" if key in numbers else "left", no_wrap=key in numbers)
    return table
