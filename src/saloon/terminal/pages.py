"""The rules in our own words, as pages to read: the whole text, or one clause by its id."""

from __future__ import annotations

from saloon.engine import SaloonError
from saloon.messages import one_of
from saloon.rulebook import rulebook, source


class PageError(SaloonError):
    """A clause that the rules of a game do not have."""


def page(slug: str, language: str) -> str:
    """The rules of a game as Markdown."""
    text = source(slug, language)
    if not text:
        raise PageError("no-rules", game=slug, language=language)
    return text


def title(slug: str, language: str) -> str:
    """What the game is called."""
    return one_of([f"web-game-{slug}", slug], language=language)


def clauses(slug: str, language: str) -> dict[str, str]:
    """Every clause of a game by its id, in the order of the text."""
    page(slug, language)
    found = rulebook(slug, language)
    return {block.clause: f"**{block.clause}** {block.text}" for block in found.clauses()} if found else {}


def clause(slug: str, wished: str, language: str) -> str:
    """One clause as Markdown. The letters of the id may be small, or left out."""
    known = clauses(slug, language)
    prefixes = {name.split("-")[0] for name in known}
    for prefix in sorted(prefixes):
        for name in (wished.upper(), f"{prefix}-{wished.upper()}", f"{prefix}-{wished.upper().zfill(2)}"):
            if name in known:
                return known[name]
    numbered = [name for name in known if "-E" not in name]
    raise PageError(
        "cli-no-clause", clause=wished, game=slug, first=min(known, default=""), last=max(numbered, default="")
    )
