"""Messages: a key and arguments in, a sentence out, in every language the house speaks.

Arguments are raw words and numbers, as choices, events, score lines and errors carry them. Beside each the formatter
supplies what a sentence needs:

- for a mapping `x` with a field `y`, `$x_y`: that field;
- for a word `x` that has a message `name-<word>`, `$x_name`: that message;
- for a `seat`, `$seat_name`: the name of who sits there, or the message `name-seat` with seats counted from 1;
- for a list of `seats`, `$seats_names`: all their names; likewise for a list of such words `x`, `$x_names`.

Numbers are written as the language writes them, `MONEY($x)` as its message `money` does, and fractions as 10/3.
With SALOON_STRICT_MESSAGES set, a missing message or argument is an error; otherwise the key stands for the sentence.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

from saloon.resources import house_games, locales, message_files, registered, text

FALLBACK = "en"
STRICT = "SALOON_STRICT_MESSAGES"
_LONGEST_WORD = 2000  # Fluent refuses to print longer ones


def plain(text: str) -> str:
    """What somebody else wrote, on one line: nothing that breaks lines or controls a terminal, no needless spaces."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


class MessageError(Exception):
    """In strict mode: a message that does not exist, or that names something it is not given."""


class Catalogue:
    """All messages of one language, at the tables of one game if it is a plug-in with words of its own."""

    def __init__(self, language: str, game: str = "") -> None:
        self.language = language
        functions: dict[str, Any] = {"MONEY": self._money}
        self._bundle = FluentBundle([language], functions, use_isolating=False)
        for path in message_files(language, game):
            self._bundle.add_resource(FluentResource(text(path).says))

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key) and self._bundle.get_message(key).value is not None

    def format(self, key: str, args: Mapping[str, Any] | None = None, names: Sequence[str] | None = None) -> str:
        """The message of a key. `names` are the names of the seats."""
        given = _flat(args or {})
        shown = {name: _native(value) for name, value in given.items()}
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MessageError(f"{self.language}: {key} has no text of its own")
        text, problems = self._bundle.format_pattern(pattern, {**shown, **dict(self._names(given, names))})
        if problems and strict():
            raise MessageError(f"{self.language}: {key}: {'; '.join(map(str, problems))}")
        return str(text).replace("\n", " ")  # a long message is written on several lines

    def _names(self, args: Mapping[str, Any], names: Sequence[str] | None) -> Iterator[tuple[str, str]]:
        """The `_name` arguments that go with the given ones."""
        for name, value in args.items():
            if name == "seat" and isinstance(value, int):
                yield "seat_name", self.seat_name(value, names)
            elif name == "seats" and isinstance(value, list):
                yield "seats_names", format_list([self.seat_name(seat, names) for seat in value], locale=self.language)
            elif isinstance(value, list) and all(isinstance(word, str) and f"name-{word}" in self for word in value):
                called = [self.format(f"name-{word}") for word in value]
                yield f"{name}_names", format_list(called, locale=self.language)
            elif isinstance(value, str):
                if f"name-{value}" in self:
                    yield f"{name}_name", self.format(f"name-{value}")
                elif not strict():
                    yield f"{name}_name", value

    def seat_name(self, seat: int, names: Sequence[str] | None = None) -> str:
        """Who sits there: by name, or counted from 1."""
        if names and seat < len(names) and names[seat]:
            return names[seat]
        return self.format("name-seat", {"number": seat + 1})

    def _money(self, amount: Any) -> str:
        """The Fluent function MONEY."""
        sign = "−" if amount < 0 else ""
        return sign + self.format("money", {"amount": abs(int(amount))})


def message(
    key: str,
    args: Mapping[str, Any] | None = None,
    language: str = FALLBACK,
    names: Sequence[str] | None = None,
    game: str = "",
) -> str:
    """A message in a language, as it is said at the tables of a game; in English where that language lacks it."""
    spoken = normalise(language)
    for tried in (spoken,) if strict() else (spoken, FALLBACK):
        if key in catalogue(tried, game):
            return catalogue(tried, game).format(key, args, names)
    if strict():
        raise MessageError(f"{spoken}: no message {key}")
    return key


def one_of(
    keys: Sequence[str],
    args: Mapping[str, Any] | None = None,
    language: str = FALLBACK,
    names: Sequence[str] | None = None,
    game: str = "",
) -> str:
    """The first of several messages that exists; where none does, the last word itself."""
    for tried in (normalise(language), FALLBACK):
        for key in keys:
            if key in catalogue(tried, game):
                return catalogue(tried, game).format(key, args, names)
    return keys[-1]


def catalogue(language: str, game: str = "") -> Catalogue:
    """The catalogue of a language, read again only when a program has brought another game."""
    return _catalogue(language, "" if game in house_games() else game, len(registered))


@cache
def _catalogue(language: str, game: str, _registered: int) -> Catalogue:
    return Catalogue(language, game)


@cache
def languages() -> tuple[str, ...]:
    """The languages the house speaks."""
    return tuple(sorted(path.name for path in locales().iterdir() if any(path.glob("*.ftl"))))


def misspelt(says: str) -> Iterator[tuple[int, str]]:
    """What in a file of messages is none: the line, and what Fluent expected there. The messages around it hold."""
    for entry in FluentResource(says).body:
        if isinstance(entry, Junk):
            for problem in entry.annotations:
                found = problem.span.start if problem.span else 0
                yield says.count("\n", 0, found) + 1, problem.message or problem.code


def normalise(language: str) -> str:
    """The language meant by a tag such as `fr-CA` or `fr_FR.UTF-8`; English if there is none such."""
    primary = language.replace("_", "-").partition("-")[0].lower()
    return primary if primary in languages() else FALLBACK


def strict() -> bool:
    """Whether a faulty message is an error."""
    return bool(os.environ.get(STRICT))


def _flat(args: Mapping[str, Any]) -> dict[str, Any]:
    """Arguments without mappings among them."""
    flat: dict[str, Any] = {}
    for name, value in args.items():
        if isinstance(value, Mapping):
            flat.update({f"{name}_{field}": inner for field, inner in _flat(value).items()})
        else:
            flat[name] = value
    return flat


def _native(value: Any) -> Any:
    """An argument as Fluent takes it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, Fraction):
        return int(value) if value.denominator == 1 else str(value)
    if isinstance(value, str) and len(value) > _LONGEST_WORD:
        return value[:_LONGEST_WORD] + "…"
    return value
