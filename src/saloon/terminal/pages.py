"""The rules in our own words, as pages to read: the whole text, or one clause by its id."""

from __future__ import annotations

from saloon import things
from saloon.engine import Game, SaloonError
from saloon.messages import one_of
from saloon.rulebook import Block, Rulebook


class PageError(SaloonError):
    """A clause that the rules of a game do not have."""


def page(game: Game, language: str) -> str:
    """The rules of a game as Markdown."""
    book = _book(game, language)
    chapters = [f"## {section.title}\n\n{_text(section.blocks)}" for section in book.sections]
    return "\n\n".join([f"# {book.title}", _text(book.intro), *chapters])


def title(slug: str, language: str) -> str:
    """What the game is called."""
    return one_of([f"web-game-{slug}", slug], language=language)


def clauses(game: Game, language: str) -> dict[str, str]:
    """Every clause of a game by its id, in the order of the text."""
    return {block.clause: _text([block]) for block in _book(game, language).clauses()}


def clause(game: Game, wished: str, language: str) -> str:
    """One clause as Markdown. The letters of the id may be small, or left out."""
    known = clauses(game, language)
    prefixes = {name.split("-")[0] for name in known}
    for prefix in sorted(prefixes):
        for name in (wished.upper(), f"{prefix}-{wished.upper()}", f"{prefix}-{wished.upper().zfill(2)}"):
            if name in known:
                return known[name]
    numbered = [name for name in known if "-E" not in name]
    raise PageError(
        "cli-no-clause", clause=wished, game=game.slug, first=min(known, default=""), last=max(numbered, default="")
    )


def _book(game: Game, language: str) -> Rulebook:
    found = things.rules(game, language)
    if found is None:
        raise PageError("no-rules", game=game.slug, language=language)
    return found


def _text(blocks: list[Block]) -> str:
    """Paragraphs one after the other; below a clause, what the things do that it explains."""
    return "\n\n".join(part for block in blocks for part in (_paragraph(block), *_sentences(block)))


def _paragraph(block: Block) -> str:
    """A clause with its id, and its edge cases listed below it; anything else as it is."""
    if not block.clause:
        return block.text
    return "\n".join([f"**{block.clause}** {block.text}", *(f"- {case}" for case in block.cases)])


def _sentences(block: Block) -> list[str]:
    return ["\n>\n".join(f"> **{thing.name}** {thing.says}" for thing in block.things)] if block.things else []
