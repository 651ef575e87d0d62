"""The board of a game that has none of its own: any view as rows of words, with names where the catalogue has some."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from saloon.engine import Head
from saloon.terminal.identity import SEATS, Identity
from saloon.terminal.voice import Voice

_NOTHING = "–"


def faces(view: dict[str, Any]) -> list[Identity]:
    """Who is who: each seat is itself."""
    return list(SEATS)


def draw(voice: Voice, view: dict[str, Any], seat: int | None) -> RenderableType:
    """Everything in a view, in its order. Its head is said elsewhere on the screen, all but the round."""
    head = Head.__annotations__.keys() - ({"round"} if view.get("round") else set())  # 0 in a game without rounds
    return _record(voice, {name: value for name, value in view.items() if name not in head})


def _record(voice: Voice, record: dict[str, Any]) -> RenderableType:
    rows = Table.grid(padding=(0, 2, 0, 0))
    for name, value in record.items():
        shown = _owner(voice, value) if name == "seat" and isinstance(value, int) else _shown(voice, value)
        rows.add_row(Text(_word(voice, name), style="dim"), shown)
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
    rest = {name: value for name, value in item.items() if name != "seat"}
    return Group(_owner(voice, item["seat"]), Padding(_record(voice, rest), (0, 0, 0, 3)))


def _owner(voice: Voice, seat: int) -> Text:
    """Whose something is."""
    if not 0 <= seat < len(SEATS):  # the engine's NOBODY
        return Text(_NOTHING)
    return Text.assemble(SEATS[seat].mark(), " ", (voice.say("board-player", seat=seat), "bold"))


def _text(voice: Voice, value: Any) -> str:
    if value is None:
        return _NOTHING
    if isinstance(value, bool):
        return voice.say(f"board-{str(value).lower()}")
    return _word(voice, value) if isinstance(value, str) else str(value)


def _word(voice: Voice, word: str) -> str:
    """What the catalogue calls a word, or the word itself; `name-seat` would have a number to name."""
    key = "board-owner" if word == "seat" else f"name-{word}"
    return voice.say_one_of(key, word.replace("-", " ").replace("_", " "))
