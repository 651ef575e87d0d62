"""The voice of the command line: sentences in the person's language on a console, errors on another."""

from __future__ import annotations

import io
import os
import re
import sys
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any

import click
from rich import _wrap
from rich.console import Console, RenderableType
from rich.text import Text

from saloon.engine import SaloonError
from saloon.messages import message, normalise, one_of

# Rich breaks lines at every kind of space: let it leave together what a no-break space ties, as in the French 25 000 $.
_TIES = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
_wrap.re_word = re.compile(rf"[^\S{_TIES}]*[\S{_TIES}]+[^\S{_TIES}]*")

# A sentence may quote what somebody else wrote, and that must not command the terminal or turn the line about.
_CONTROLS = re.compile("[\x00-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]")
_FORGET_SCROLLED = "\x1b[3J"
_LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_of(environment: Mapping[str, str]) -> str:
    """The language a person's environment asks for, English if it asks for none of ours."""
    return normalise(next((environment[name] for name in _LOCALE_VARIABLES if environment.get(name)), ""))


class Voice:
    """Says things. `game` is the one at the table and `names` are its players', once there are any."""

    def __init__(self, language: str = "", console: Console | None = None) -> None:
        """A voice on the terminal, or on a console of somebody else's."""
        self.language = language or language_of(os.environ)
        self.names: Sequence[str] = ()
        self.game = ""
        self.console = console or Console(highlight=False)
        self.errors = Console(stderr=True, highlight=False)
        if console:
            return
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")

    @property
    def clears(self) -> bool:
        """Whether the screen may be cleared: only on a real terminal."""
        return self.console.is_terminal and not self.console.is_dumb_terminal

    def say(self, key: str, /, **args: Any) -> str:
        """A sentence in the person's language."""
        return _CONTROLS.sub(" ", message(key, args, self.language, self.names, self.game))

    def say_one_of(self, *keys: str, **args: Any) -> str:
        """The first of several sentences that there is; where there is none, the last word itself."""
        return _CONTROLS.sub(" ", one_of(keys, args, self.language, self.names, self.game))

    def tell(self, key: str, /, style: str = "", **args: Any) -> None:
        """Print a sentence."""
        self.console.print(Text(self.say(key, **args), style=style))

    def hear(self, prompt: str) -> str:
        """A line from the person; EOFError when there will be no more. What comes from a file is shown as if typed."""
        line = self.console.input(Text(prompt + " "))
        if not sys.stdin.isatty():
            self.console.print(Text(line))
        return line.strip()

    def clear(self) -> None:
        """Begin a new screen, where there is one."""
        if self.clears:
            self.console.clear()

    def hide(self) -> None:
        """Put everything out of sight, what was scrolled away too; in a file there is nobody to hide it from."""
        self.clear()
        if self.clears and not self.console.legacy_windows:
            self.console.file.write(_FORGET_SCROLLED)
        elif self.console.is_terminal:
            self.console.print("\n" * self.console.height)

    def waiting(self, key: str, /, **args: Any) -> AbstractContextManager[Any]:
        """Say that something takes a while, where that can be wiped out again."""
        return self.console.status(Text(self.say(key, **args), style="dim")) if self.clears else nullcontext()

    def page(self, text: RenderableType) -> None:
        """Print something long; where it would run off the screen, with a pager, which may not know colours."""
        paper = io.StringIO()
        Console(file=paper, width=self.console.width).print(text)
        written = paper.getvalue()
        if self.clears and written.count("\n") >= self.console.height:
            click.echo_via_pager(written)
        else:
            self.console.print(text)

    def note(self, key: str, /, **args: Any) -> None:
        """Print an aside where it cannot mix with results."""
        self.errors.print(Text(self.say(key, **args), style="dim"))

    def complain(self, error: SaloonError) -> None:
        """Print an error as one sentence."""
        self.errors.print(Text(_CONTROLS.sub(" ", error.text(self.language)), style="red"), soft_wrap=True)
