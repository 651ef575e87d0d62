"""The rules in our own words, as data: sections, paragraphs, and the ids of the clauses."""

from __future__ import annotations

import re
from functools import cache

from msgspec import Struct

from saloon.games import game as find_game
from saloon.messages import languages
from saloon.resources import folder
from saloon.server.errors import Missing

_CLAUSE = re.compile(r"\*\*([A-Z]{2}-E?\d+)\*\* ")


class Block(Struct, frozen=True, omit_defaults=True):
    """A paragraph, a list or a table, in Markdown; a clause has its id."""

    text: str
    clause: str = ""


class Section(Struct, frozen=True):
    """A chapter of the rules."""

    title: str
    blocks: list[Block]


class Rulebook(Struct, frozen=True):
    """The rules of a game in one language."""

    game: str
    language: str
    title: str
    intro: list[Block]
    sections: list[Section]


@cache
def rulebook(slug: str, language: str) -> Rulebook:
    """The rules of a game."""
    if language not in languages():
        raise Missing("no-rules", game=slug, language=language[:40])
    path = folder("rules") / find_game(slug).slug / f"{language}.md"
    title, intro, sections = "", list[Block](), list[Section]()
    for chunk in re.split(r"\n{2,}", path.read_text(encoding="utf-8").strip()):
        if chunk.startswith("# "):
            title = chunk[2:].strip()
        elif chunk.startswith("## "):
            sections.append(Section(chunk[3:].strip(), []))
        else:
            (sections[-1].blocks if sections else intro).append(_block(chunk))
    return Rulebook(slug, language, title, intro, sections)


def _block(chunk: str) -> Block:
    found = _CLAUSE.match(chunk)
    return Block(chunk[found.end() :], found[1]) if found else Block(chunk)
