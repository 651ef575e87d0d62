"""The board of Six Territories: six cards in two rows, the characters still to be posted, the envelope."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from saloon.terminal.identity import SEATS, Identity
from saloon.terminal.voice import Voice

_IN_A_ROW = 3
_CARD_WIDTH = 26
_BARE = "○"  # a symbol laid that nobody stands on
_FREE = "·"  # a place with nothing on it
_UNBROKEN = "\N{NO-BREAK SPACE}"


def faces(view: dict[str, Any]) -> list[Identity]:
    """Who is who: each seat is itself."""
    return list(SEATS[: view["players"]])


def draw(voice: Voice, view: dict[str, Any], seat: int | None) -> RenderableType:
    """The whole table."""
    rows = Table.grid()
    lands = view["lands"]
    for first in range(0, len(lands), _IN_A_ROW):
        rows.add_row(*(_card(voice, land, view["drawn"]) for land in lands[first : first + _IN_A_ROW]))
    return Group(rows, _players(voice, view), _envelope(voice, view))


def _card(voice: Voice, land: dict[str, Any], drawn: str | None) -> Panel:
    """One territory: its symbols with those who stand on them, its riches and what they are worth together."""
    lines = Table.grid(expand=True)
    lines.add_column()
    lines.add_column(justify="right")
    lines.add_row(_symbols(land), "")
    lines.add_row(_riches(land), Text(voice.say("cli-st-pot", pot=land["pot"])))
    name = voice.say(f"name-{land['name']}")
    asked = land["name"] == drawn
    return Panel(lines, title=Text(name), box=box.HEAVY if asked else box.ROUNDED, width=_CARD_WIDTH)


def _symbols(land: dict[str, Any]) -> Text:
    standing = sum(land["characters"])
    marks = [SEATS[seat].mark(count) for seat, count in enumerate(land["characters"]) if count]
    bare = _BARE * (land["symbols"] - standing)
    free = _FREE * (land["symbol_places"] - land["symbols"])
    return Text.assemble(*marks, bare, (free, "dim"))


def _riches(land: dict[str, Any]) -> Text:
    laid = " ".join(map(str, land["riches"]))
    free = " ".join(_FREE * land["free_places"])
    return Text.assemble(laid, " " if laid and free else "", (free, "dim"))


def _players(voice: Voice, view: dict[str, Any]) -> Text:
    """Who is who, and how many characters each has left."""
    shown = []
    for seat, left in enumerate(view["characters"]):
        name = voice.say("cli-st-player", name=voice.names[seat], left=left)
        turn = "bold" if seat == view["turn"] else ""
        shown.append(Text.assemble(SEATS[seat].mark(), _UNBROKEN, (name.replace(" ", _UNBROKEN), turn)))
    return Text("   ").join(shown)


def _envelope(voice: Voice, view: dict[str, Any]) -> Text:
    """What is still to be drawn: how many of each riches, and how many symbols."""
    tokens = view["envelope"]["tokens"]
    riches = {name.removeprefix("riches-"): count for name, count in tokens.items() if name.startswith("riches-")}
    written = " ".join(f"{count}×{worth}" for worth, count in riches.items()) or "–"
    symbols = sum(tokens.values()) - sum(riches.values())
    text = voice.say("cli-st-envelope", size=view["envelope"]["size"], symbols=symbols, riches=written)
    return Text(text, style="dim")
