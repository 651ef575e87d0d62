"""What a study says in a language: its sentences, and what its kinds, words, options and figures are called.

The browser says the same by the same messages (`web/src/lib/studies.ts`): both are held to `tests/studies.json`. What a
game has no message for goes by its bare word.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Any, NamedTuple

from babel.lists import format_list

from saloon.terminal import pages
from saloon.terminal.voice import Voice

Json = dict[str, Any]

SEAT = "seat"
HOUSE = "house"  # among what is varied, the name of house rules, or nothing
BOT = "bot"  # of the kinds that fairness compares, the one that is no part of the game
MEASURES = ("length", "looked", "drama")  # the parts of a variant that hold figures by name
_NUMBERED = re.compile(r"(?:(.+) )?(\d+)")
_FLAGS = {"true": True, "false": False}
_MINUS = "−"


class Effect(NamedTuple):
    """What a part changes when it comes, or is used: for whom it concerns, or else for whoever leads."""

    kind: str
    word: str
    way: str
    often: float
    whom: str  # "own" or "leader"; "" if it was never tried
    worth: Json

    @property
    def telling(self) -> float:
        """How large the effect is beside the margin of its interval: from 1 on it is hardly luck."""
        margin = (self.worth["high"] - self.worth["low"]) / 2 if self.whom else 0.0
        return abs(self.worth["value"]) / margin if margin else 0.0


def effects(variant: Json) -> list[Effect]:
    """What the parts of a game change at a table, the most telling first."""
    found = [_effect(part, way) for part in variant["parts"] for way in ("came", "used") if way in part]
    return sorted(found, key=lambda one: (-one.telling, not one.whom, one.kind, one.word, one.way))


def _effect(part: Json, way: str) -> Effect:
    told = part[way]
    whom = next((whom for whom in ("own", "leader") if whom in told), "")
    return Effect(part["kind"], part["word"], way, told["often"], whom, told.get(whom, {}))


def differing(difference: Json) -> list[Json]:
    """The rows of a difference in which there can be one: what is the same in every game goes without saying."""
    return [row for row in difference["rows"] if row["low"] or row["high"]]


def measured(variant: Json) -> Iterator[tuple[str, Json]]:
    """All figures of a table that have a name, with their intervals."""
    for part in MEASURES:
        yield from variant[part].items()
    yield "luck", variant["luck"]


class StudyWords:
    """The words of one study, in the language of a voice."""

    def __init__(self, voice: Voice, study: Json) -> None:
        self._voice = voice
        self._study = study
        self._slug = study["game"]

    def say(self, key: str, /, **args: Any) -> str:
        """Any message."""
        return self._voice.say(key, **args)

    @property
    def title(self) -> str:
        """What the page is called."""
        return self.say("study-title", title=pages.title(self._slug, self._voice.language))

    def lead(self) -> Iterator[str]:
        """What was played, in a few sentences."""
        study, tables = self._study, len(self._study["variants"])
        bots = self._listed([self.bot(name) for name in study["bots"]])
        yield self.say("study-lead", players=study["players"], bots=bots, games=study["games"], seed=str(study["seed"]))
        if study["options"]:
            yield self.say("study-lead-options", options=self._with(study["options"]))
        if tables > 1:
            yield self.say("study-lead-tables", tables=tables, games=study["games"])
        if study["interrupted"]:
            yield self.say("study-partial")

    def verdict(self) -> list[str]:
        """The answer in sentences; what is said of one table after another goes into one sentence each."""
        said = []
        for label, group in groupby(self._study["verdict"], key=lambda one: one["args"].get("label")):
            sentences = [self._said(one) for one in group]
            said += sentences if label is None else [self._of_variant(label, sentences)]
        return [capital(sentence) for sentence in said]

    def _said(self, one: Json) -> str:
        return self.say(one["key"], **self._arguments(one["args"]))

    def _arguments(self, given: Json) -> Json:
        """What a sentence of the verdict is given, with what it needs beside it."""
        args = {name: value for name, value in given.items() if name not in ("label", "kind", "word")}
        if "word" in given:
            args["who"] = self._who(given["kind"], given["word"])
        if "by" in given:
            args["way"] = "more" if given["by"] > 0 else "less"
        if "choices" in given:
            args.update(choices=int(rounded(given["choices"], 0)), minutes=max(1, int(rounded(given["minutes"], 0))))
        args.update({name: points(within(given[name])) for name in ("share", "fair", "known") if name in given})
        size: float = given.get("by") or given.get("most") or 0.0
        args["points"] = points(abs(size))
        return args

    def _who(self, kind: str, word: str) -> str:
        """Who wins, as a sentence about it begins."""
        return self._voice.say_one_of(f"study-who-{kind}", "study-who", what=self.word(kind, word))

    def _of_variant(self, label: Json, parts: list[str]) -> str:
        said = parts[0]
        for part in parts[1:]:
            said = self.say("study-and", first=said, second=part)
        return self.say("study-variant", variant=self._with(label), said=said)

    def kind(self, kind: str) -> str:
        """What a kind of thing that was compared is called."""
        return self._voice.say_one_of(f"study-{self._slug}-kind-{kind}", f"study-kind-{kind}", kind)

    def word(self, kind: str, word: str) -> str:
        """What one thing of a kind is called, inside a sentence."""
        if kind == BOT:
            return self.bot(word)
        return self._voice.say_one_of(
            f"study-{self._slug}-{kind}", f"study-word-{kind}", f"name-{word}", word, **_parts_of(kind, word)
        )

    def label(self, kind: str, word: str) -> str:
        """What it is called where it stands alone."""
        return capital(self.word(kind, word))

    def bot(self, name: str) -> str:
        """What a bot is called."""
        return self._voice.say_one_of(f"web-bot-{name}", name)

    def _with(self, options: Mapping[str, Any]) -> str:
        """Options inside a sentence: with this and without that."""
        return self._listed([self._with_one(name, value) for name, value in options.items()])

    def _with_one(self, name: str, value: Any) -> str:
        option, written = self.option(name), _written(value)
        if name == HOUSE:
            return self._house(str(value))
        if written in _FLAGS:
            return self.say("study-with" if _FLAGS[written] else "study-without", option=option)
        own = f"study-{self._slug}-with-{name}"
        general = self.say("study-with-value", option=option, value=self.value(name, value))
        return self._voice.say_one_of(own, general, value=int(written) if written.isdigit() else written)

    def variant(self, label: Mapping[str, Any]) -> str:
        """A table by its options, where it stands alone."""
        told = (
            capital(self._house(str(value))) if name == HOUSE else self.pair(self.option(name), self.value(name, value))
            for name, value in label.items()
        )
        return ", ".join(told) or capital(self._house(""))

    def _house(self, name: str) -> str:
        """By which rules a table is played."""
        return self.say("study-house", name=name) if name else self.say("study-usual")

    def option(self, name: str) -> str:
        """What an option is called, or a number that house rules may change."""
        return self._voice.say_one_of(f"option-{self._slug}-{name}", f"house-{self._slug}-{name}", name)

    def value(self, name: str, value: Any) -> str:
        """What a value of an option is called."""
        written = _written(value)
        if written in _FLAGS:
            return self.say("study-yes" if _FLAGS[written] else "study-no")
        return self._voice.say_one_of(f"option-{self._slug}-{name}-{written}", written)

    def pair(self, name: str, value: str) -> str:
        """Something and what of it is meant."""
        return self.say("study-pair", name=name, value=value)

    def figure(self, name: str, value: float) -> str:
        """A figure as it is written."""
        shown = within(value) if self._in_percent(name) else value
        return self._written(name, shown)

    def interval(self, name: str, found: Mapping[str, float]) -> str:
        """The interval of a figure."""
        return self.say("study-between", low=self.figure(name, found["low"]), high=self.figure(name, found["high"]))

    def _in_percent(self, name: str) -> bool:
        """Whether a figure is written as a share."""
        return self._written(name, 1.0) == self.percent(1.0)

    def _written(self, name: str, value: float) -> str:
        return self._voice.say_one_of(
            f"study-value-{name}", "study-number", value=rounded(value, 1), percent=points(value)
        )

    def measure(self, name: str) -> str:
        """What a figure is called."""
        return capital(self._voice.say_one_of(f"study-measure-{name}", name))

    def precise(self, value: float) -> str:
        """A number that may be small."""
        return self.say("study-precise", value=rounded(value, 2))

    def percent(self, share: float) -> str:
        """A share."""
        return self.say("study-percent", percent=points(within(share)))

    def shares(self, found: Mapping[str, float]) -> str:
        """The interval of a share."""
        return self.say("study-between", low=self.percent(found["low"]), high=self.percent(found["high"]))

    def what(self, name: str) -> str:
        """What a row of differences is about: a figure, or a chance to win."""
        way, *rest = name.split("/", 2)
        return self.winner(*rest) if way == "win" else self.measure(rest[-1] if rest else way)

    def winner(self, kind: str, word: str) -> str:
        """What a share of wins is of, where it stands alone."""
        return self.label(kind, word) if kind == SEAT else self.pair(self.kind(kind), self.label(kind, word))

    def is_share(self, what: str) -> bool:
        """Whether a row of differences is about a share, so that its difference is told in points."""
        return what.startswith("win/") or self._in_percent(what.rpartition("/")[2])

    def change(self, name: str, value: float) -> str:
        """A difference as it is written: with its sign, shares in points."""
        if self.is_share(name):
            text = self.say("study-points", points=points(abs(value)))
        else:
            text = self.precise(abs(value))
        return _sign(text, value) + text

    def points(self, value: float) -> str:
        """A difference of shares where a heading says that it is in points."""
        text = self.say("study-number", value=points(abs(value)))
        return _sign(text, value) + text

    def _listed(self, words: list[str]) -> str:
        return format_list(words, locale=self._voice.language)


def points(share: float) -> float:
    """A share, or a difference of two, in points of a hundred, as a sentence takes it."""
    found = rounded(100 * share, 1)
    return int(found) if found == int(found) else found


def rounded(value: float, digits: int) -> float:
    """A number with so many digits; a half goes up, in the browser too."""
    whole: int = 10**digits
    return math.floor(value * whole + 0.5) / whole


def capital(text: str) -> str:
    """A sentence, or what stands alone, begins with a capital letter."""
    return text[:1].upper() + text[1:]


def within(share: float) -> float:
    """A share as it is written: an estimate of next to nothing, and an interval, may go beyond where shares end."""
    return min(1.0, max(0.0, share))


def _sign(text: str, value: float) -> str:
    """The sign of a number that is written so; what comes to nothing has none."""
    return ("+" if value > 0 else _MINUS) if re.search("[1-9]", text) else ""


def _parts_of(kind: str, word: str) -> Json:
    """A word as its message may take it: whole, and as what stands before a number and the number."""
    found = _NUMBERED.fullmatch(word)
    if not found:
        return {kind: word, "what": word}
    what, number = found[1] or "", int(found[2])
    return {kind: word if what else number, "what": what, "number": number}


def _written(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value).lower()
