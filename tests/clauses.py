"""The clauses of the rules: the paragraphs of `rules/` that begin with an id in bold."""

import re

import saloon
from saloon.resources import folder

PARAGRAPH = re.compile(r"^\*\*([A-Z]{2}-E?\d+)\*\*", re.MULTILINE)


def clauses(slug: str, language: str = "en") -> list[str]:
    """The ids of the clauses of a game, in their order."""
    return PARAGRAPH.findall((folder("rules") / slug / f"{language}.md").read_text(encoding="utf-8"))


def all_clauses() -> set[str]:
    """The ids of all clauses of all games."""
    return {clause for slug in saloon.list_games() for clause in clauses(slug)}
