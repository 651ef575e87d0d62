"""The rules in our own words: sections, paragraphs, and the ids of the clauses. Nobody else reads the texts."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache

from saloon.messages import FALLBACK
from saloon.resources import game_home, text

_CLAUSE = re.compile(r"\*\*([A-Z]+-E?\d+)\*\*\s+")


@dataclass(frozen=True)
class Thing:
    """Something on the board: what it is called, and in a sentence or two what it does."""

    name: str
    says: str


@dataclass(frozen=True)
class Block:
    """A paragraph, a list or a table, in Markdown; a clause has its id and, where anybody asks, what it explains.

    A clause says its rule first; its edge cases are listed right below, and stand here apart.
    """

    text: str
    clause: str = ""
    cases: list[str] = field(default_factory=list)
    things: list[Thing] = field(default_factory=list)


@dataclass(frozen=True)
class Section:
    """A chapter of the rules."""

    title: str
    blocks: list[Block] = field(default_factory=list)


@dataclass(frozen=True)
class Rulebook:
    """The rules of a game in one language."""

    game: str
    language: str
    title: str
    intro: list[Block]
    sections: list[Section]

    def clauses(self) -> Iterator[Block]:
        """All clauses in their order."""
        for blocks in (self.intro, *(section.blocks for section in self.sections)):
            yield from (block for block in blocks if block.clause)


def source(slug: str, language: str) -> str:
    """The rules of a game as Markdown, in English where nobody has written them in a language; nothing if nowhere."""
    home = game_home(slug)
    for tried in (language, FALLBACK):
        path = home / "rules" / f"{tried}.md" if home else None
        if path and path.is_file():
            return text(path).says
    return ""


@cache
def rulebook(slug: str, language: str) -> Rulebook | None:
    """The rules of a game, if anybody has written them."""
    title, intro, sections = slug, list[Block](), list[Section]()
    chunks = re.split(r"\n{2,}", source(slug, language).strip())
    for chunk in filter(None, chunks):
        if chunk.startswith("# "):
            title = chunk[2:].strip()
        elif chunk.startswith("## "):
            sections.append(Section(chunk[3:].strip()))
        else:
            (sections[-1].blocks if sections else intro).append(_block(chunk))
    return Rulebook(slug, language, title, intro, sections) if any(chunks) else None


def with_things(book: Rulebook, explained: Mapping[str, list[Thing]]) -> Rulebook:
    """The rules with the things that each clause explains."""

    def filled(blocks: list[Block]) -> list[Block]:
        return [replace(block, things=explained.get(block.clause, [])) for block in blocks]

    sections = [replace(section, blocks=filled(section.blocks)) for section in book.sections]
    return replace(book, intro=filled(book.intro), sections=sections)


def _block(chunk: str) -> Block:
    found = _CLAUSE.match(chunk)
    if not found:
        return Block(chunk)
    rule, *cases = chunk[found.end() :].split("\n- ")
    return Block(rule, found[1], cases)
