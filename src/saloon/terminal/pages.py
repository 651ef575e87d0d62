"""The rules in our own words, as pages to read: the whole text, or one clause by its id."""

from __future__ import annotations

import re

from saloon.engine import SaloonError
from saloon.resources import folder
from saloon.terminal.files import read_text

_CLAUSE = re.compile(r"^\*\*([A-Z]{2}-E?\d+)\*\* ", re.MULTILINE)


class PageError(SaloonError):
    """A clause that the rules of a game do not have."""


def page(slug: str, language: str) -> str:
    """The rules of a game as Markdown."""
    return read_text(folder("rules") / slug / f"{language}.md")


def title(slug: str, language: str) -> str:
    """What the game is called."""
    return page(slug, language).splitlines()[0].removeprefix("# ")


def clauses(slug: str, language: str) -> dict[str, str]:
    """Every clause of a game by its id, in the order of the text."""
    text = page(slug, language)
    return {found[1]: text[found.start() :].split("\n\n", 1)[0].strip() for found in _CLAUSE.finditer(text)}


def clause(slug: str, wished: str, language: str) -> str:
    """One clause as Markdown. The letters of the id may be small, or left out."""
    known = clauses(slug, language)
    prefix = next(iter(known)).split("-")[0]
    for name in (wished.upper(), f"{prefix}-{wished.upper()}", f"{prefix}-{wished.upper().zfill(2)}"):
        if name in known:
            return known[name]
    first, last = min(known), max(name for name in known if "-E" not in name)
    raise PageError("cli-no-clause", clause=wished, game=slug, first=first, last=last)
