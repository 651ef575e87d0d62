"""The board of a game that has none of its own: any view as rows of words, with names where the catalogue has some."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from saloon.terminal.identity import SEATS, Identity
from saloon.terminal.voice import Voice

HEAD = ("game", "seat", "to_move", "over", "players", "options", "decision", "wording")  # said elsewhere on the screen
_NOTHING = "–"


def faces(view: dict[str, Any]) -> list[Identity]:
    """Who is who: each seat is itself."""
    return list(SEATS)


def draw(voice: Voice, view: dict[str, Any], seat: int | None) -> RenderableType:
    """Everything in a view, in its order."""
    shown = {name: value for name, value in view.items() if name not in HEAD}
    if shown.get("round") == 0:  # as in every game without rounds
        del shown["round"]
    return _record(voice, shown)


def _record(voice: Voice, record: dict[str, Any]) -> RenderableType:
    rows = Table.grid(padding=(0, 2, 0, 0))
    for name, value in record.items():
        rows.add_row(Text(_word(voice, name), style="dim"), _shown(voice, value))
    return rows


def _shown(voice: Voice, value: Any) -> RenderableType:
    if isinstance(value, dict):
        return _record(voice, value)
    if isinstance(value, (list, tuple)) and any(isinstance(item, (dict, list, tuple)) for item in value):
        return Group(*(_item(voice, item) for item in value))
    if isinstance(value, (list, tuple)):
        return Text("  ".join(_text(voice, item) for item in value) or _NOTHING)
    return Text(_text(voice, value))


def _item(voice: Voice, item: Any) -> RenderableType:
    """One of several things; what belongs to a seat stands under its player's name."""
    if not isinstance(item, dict) or not isinstance(item.get("seat"), int):
        return _shown(voice, item)
    owner = item["seat"]
    named = Text.assemble(SEATS[owner].mark(), " ", (voice.names[owner], "bold"))
    rest = {name: value for name, value in item.items() if name != "seat"}
    return Group(named, Padding(_record(voice, rest), (0, 0, 0, 3)))


def _text(voice: Voice, value: Any) -> str:
    if value is None:
        return _NOTHING
    if isinstance(value, bool):
        return voice.say(f"board-{str(value).lower()}")
    return _word(voice, value) if isinstance(value, str) else str(value)


def _word(voice: Voice, word: str) -> str:
    """What the catalogue calls a word, or the word itself."""
    return voice.say_one_of(f"name-{word}", word.replace("-", " ").replace("_", " "))
