"""Frames in words: for programs, which read a language but have no catalogue of messages.

What is said is made of a frame that is about to be sent, and of nothing else: nobody is told more than the frame told
him already.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import structs

from saloon.messages import catalogue, message, normalise, one_of
from saloon.server import frames
from saloon.server.journal import Json
from saloon.server.projections import encode
from saloon.server.table import Seat, Table

_SILENT = ("view", "patches", "args", "params", "options", "chat")  # what of a frame holds no messages


async def interpreter(language: str, table: Callable[[], Table]) -> Interpreter:
    """An interpreter for a guest of a table. The messages of a language are read once, and no other table waits."""
    await asyncio.to_thread(catalogue, normalise(language), table().game)
    return Interpreter(language, table)


class Interpreter:
    """Puts what one guest is sent into words of his language, and understands choices that he makes in them."""

    def __init__(self, language: str, table: Callable[[], Table]) -> None:
        self._language = language
        self._table = table
        self._names: list[str] = []  # of the seats
        self._offered: dict[str, int] = {}  # what the choices that stand say, with their codes

    def told(self, sent: bytes) -> bytes:
        """A frame, with what it says in words."""
        frame: Json = msgspec.json.decode(sent)
        self._names = [self._name(seat, number) for number, seat in enumerate(self._table().seats)]
        self._speak(frame)
        scene = frame if frame["t"] == "scene" else frame.get("scene")
        if scene:
            self._offered = {_bare(choice["says"]): choice["code"] for choice in scene.get("choices", ())}
        return encode(frame)

    def meant(self, asked: frames.Do) -> frames.Do:
        """What a guest wants done; a choice made in the words in which it was offered is told by its code."""
        move = asked.what
        if not isinstance(move, frames.Move) or not isinstance(move.move, str):
            return asked
        return structs.replace(asked, what=structs.replace(move, move=self._offered.get(_bare(move.move), move.move)))

    def _speak(self, part: Any) -> None:
        """Say whatever is a message in a part of a frame."""
        if isinstance(part, list):
            for one in part:
                self._speak(one)
        elif isinstance(part, dict):
            for name, inner in part.items():
                if name not in _SILENT:
                    self._speak(inner)
            self._say(part)

    def _say(self, part: Json) -> None:
        match part:
            case {"t": "refuse", "code": code, "params": params}:
                part["says"] = self._said([f"error-{code}"], params)
            case {"t": "because", "code": code, "params": params}:
                part["says"] = self._said([f"why-{code}", f"error-{code}"], params)
            case {"t": "entry", "kind": kind, "seat": seat, "args": args}:
                part["says"] = self._said([f"table-{kind}"], {"seat": seat, **args, **self._quoted(args)})
            case {"t": "scene", "question": question}:
                part["asks"] = self._said([question, "board-your-choice"])
            case {"key": key, "args": args}:
                part["says"] = self._said([key, part.get("text", "")], args)

    def _quoted(self, args: Json) -> Json:
        """What somebody said by a phrase."""
        phrase = args.get("phrase")
        return {"text": self._said([f"phrase-{phrase}", phrase])} if phrase else {}

    def _said(self, keys: list[str], args: Json | None = None) -> str:
        return one_of(keys, args, self._language, self._names, self._table().game)

    def _name(self, seat: Seat, number: int) -> str:
        """Who sits there; a bot goes by its kind."""
        if seat.name or not seat.bot:
            return seat.name
        kind = seat.bot.partition("@")[0]
        called = one_of([f"web-bot-{kind}", kind], language=self._language)
        return message("web-seated-bot", {"bot": called, "number": number + 1}, self._language)


def _bare(words: str) -> str:
    """Words as they are compared: however they are spaced, and whether they begin with a capital letter."""
    return " ".join(words.casefold().split())
