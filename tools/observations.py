"""Writes the tables of docs/observations.md anew, of what every game declares to learning programs.

A game's tables stand below a comment, `<!-- observation GAME -->`, and end at the next, `<!-- end -->`. With --check
nothing is written: it fails if they are not what they would be.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import saloon
from saloon.engine import Game
from saloon.engine.observations import Column, Piece

PAGE = Path(__file__).parents[1] / "docs" / "observations.md"
_TABLES = re.compile(r"(<!-- observation ([\w-]+) -->\n).*?(?=<!-- end -->)", re.DOTALL)
_MANY = 12  # kinds that are named in a row; more are cut short


def tables(game: Game) -> str:
    """All that a game declares: its pieces, the columns of each, its actions."""
    layout = game.layout
    size, actions = layout.size, layout.actions
    wide = len(layout.spread()[0])
    lines = [f"{size} numbers ({wide} in the wide form), {len(actions)} actions.\n"]
    lines += ["| piece | shape | from | what it shows |", "| --- | --- | --: | --- |"]
    for piece in layout.pieces:
        shape = " × ".join(map(str, piece.shape))
        lines.append(f"| `{piece.name}` | {shape} | {layout.where(piece.name).start} | {piece.about} |")
    for piece in layout.pieces:
        lines += ["", *columns(piece)]
    lines += ["", "| action | words |", "| --: | --- |", *runs(actions)]
    return "\n".join(lines) + "\n\n"


def columns(piece: Piece) -> Iterator[str]:
    """The columns of a piece."""
    yield f"| `{piece.name}` | width | numbers | what they mean |"
    yield "| --: | --: | --- | --- |"
    for first, width, column in piece.spans():
        yield f"| {first} | {width} | {numbers(column)} | {column.about} |"


def numbers(column: Column) -> str:
    """What a column can hold."""
    if column.bits:
        return f"{column.bits} bits"
    if not column.kinds:
        return "0, 1" if column.most == 1 else f"0 to {column.most}"
    named = [f"{number} {word}" for number, word in enumerate(column.kinds, 1)]
    if len(named) > _MANY:
        named = [*named[:2], "…", named[-1]]
    return "0 none, " + ", ".join(named)


def runs(actions: list[str]) -> Iterator[str]:
    """Every action in words."""
    for index, words in enumerate(actions):
        yield f"| {index} | {words} |"


def written(page: str) -> str:
    """The page with its tables as they should be."""
    return _TABLES.sub(lambda found: found[1] + "\n" + tables(saloon.game(found[2])), page)


def main() -> None:
    """Write the page, or compare it."""
    page = PAGE.read_text(encoding="utf-8")
    told = {name for _, name in _TABLES.findall(page)}
    missing = {slug for slug in saloon.list_games() if saloon.game(slug).observation} - told
    if missing:
        raise SystemExit(f"{PAGE.name} tells nothing of {', '.join(sorted(missing))}")
    if "--check" not in sys.argv:
        PAGE.write_text(written(page), encoding="utf-8")
    elif written(page) != page:
        raise SystemExit(f"{PAGE.name} is not what games declare: run python tools/observations.py")


if __name__ == "__main__":
    main()
