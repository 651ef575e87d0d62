"""The clauses of the rules of all games."""

import saloon
from saloon.rulebook import rulebook


def clauses(slug: str, language: str = "en") -> list[str]:
    """The ids of the clauses of a game, in their order."""
    found = rulebook(slug, language)
    return [block.clause for block in found.clauses()] if found else []


def all_clauses() -> set[str]:
    """The ids of all clauses of all games."""
    return {clause for slug in saloon.list_games() for clause in clauses(slug)}
