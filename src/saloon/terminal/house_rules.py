"""House rules in the terminal: what of a game can be changed, as a file to begin with, and what such a file changes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.text import Text

from saloon.engine import Game, HouseRules
from saloon.engine.house_rules import Declared, Number, Row
from saloon.games.house_rules import read_house_rules
from saloon.match.trial import try_out
from saloon.terminal.files import read_text
from saloon.terminal.opening import naming_file
from saloon.terminal.pages import title
from saloon.terminal.voice import Voice


def house_rules_of(voice: Voice, path: Path | None, slug: str = "") -> HouseRules | None:
    """The house rules in a file, if there is one, tried out. `slug` is the game they should be for, if that is said."""
    if path is None:
        return None
    text = read_text(path)

    def read() -> HouseRules:
        rules = read_house_rules(text, slug)
        try_out(rules)
        return rules

    return naming_file(voice, path, read)


def show_house_rules(voice: Voice, game: Game, rules: HouseRules) -> None:
    """What house rules change."""
    voice.tell("cli-house-sound", name=rules.name, title=title(game.slug, voice.language), digest=rules.digest)
    for one in game.tables.differences(rules.tables):
        table = voice.say_one_of(f"house-{game.slug}-{one.table}", one.table)
        row = voice.say_one_of(f"name-{one.row}", one.row) if one.row else ""
        said = {"table": table, "row": row, "printed": _said(one.printed), "holds": _said(one.holds)}
        voice.console.print(Text("  " + voice.say("house-differs-row" if row else "house-differs", **said)))
    for name, value in rules.options.items():
        voice.console.print(Text(f"  {voice.say_one_of(f'option-{game.slug}-{name}', name)}: {_said(value)}"))


def template(voice: Voice, game: Game) -> str:
    """A file of house rules that changes nothing yet: every number of a game as it is printed, after a #."""
    lines = [voice.say("cli-house-file", title=title(game.slug, voice.language))]
    lines += [f"name: {voice.say('cli-house-name')}", f"game: {game.slug}", "tables:"]
    for name, declared in game.tables.declared.items():
        label = voice.say_one_of(f"house-{game.slug}-{name}", name)
        lines += _lines(voice, name, label, declared)
    return "\n".join(lines) + "\n"


def _lines(voice: Voice, name: str, label: str, declared: Declared) -> Iterator[str]:
    if isinstance(declared, Number):
        limits = voice.say("cli-house-limits", low=declared.low, high=declared.high)
        yield f"#  {name}: {declared.printed}  # {label}; {limits}"
    elif isinstance(declared, Row):
        limits = voice.say("cli-house-each", low=declared.low, high=declared.high)
        if declared.least is not None or declared.most is not None:
            limits += ", " + voice.say("cli-house-together", low=declared.together[0], high=declared.together[1])
        yield f"#  {name}:  # {label}; {limits}"
        yield from (f"#    {word}: {number}" for word, number in zip(declared.words, declared.printed, strict=True))
    else:
        symbols = ", ".join(declared.symbols)
        yield f"#  {name}:  # {label}; {voice.say('cli-house-symbols', high=declared.longest, symbols=symbols)}"
        for word, row in zip(declared.words, declared.printed, strict=True):
            yield f"#    {word}: [{', '.join(declared.symbols[symbol] for symbol in row)}]"


def _said(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
