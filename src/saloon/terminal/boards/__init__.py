"""Boards: what a seat sees, drawn. One function for each game, made from the view alone,
and one that says how each seat is drawn there. What has no board of its own is drawn by `generic`."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from rich.console import RenderableType

from saloon.terminal.identity import Identity
from saloon.terminal.voice import Voice


def board(slug: str, voice: Voice, view: dict[str, Any], seat: int | None) -> RenderableType:
    """The board of a game as a seat, or a spectator (None), sees it."""
    drawn: RenderableType = _board(slug).draw(voice, view, seat)
    return drawn


def faces(slug: str, view: dict[str, Any]) -> list[Identity]:
    """How each seat is drawn on that board."""
    identities: list[Identity] = _board(slug).faces(view)
    return identities


def _board(slug: str) -> ModuleType:
    own = f"{__name__}.{slug.replace('-', '_')}"
    return import_module(own if find_spec(own) else f"{__name__}.generic")
