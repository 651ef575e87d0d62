"""Writes the tables of docs/findings.md anew, of the studies that come with the games.

A table stands below a comment that says what it shows, `<!-- summary -->` or `<!-- shares GAME KIND: STUDY STUDY -->`,
and ends at the next empty line. With --check nothing is written: it fails if a table is not what it would be.
"""

import json
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from saloon.games import games
from saloon.resources import study_files
from saloon.terminal.pages import title
from saloon.terminal.study_words import Json, StudyWords
from saloon.terminal.voice import Voice

PAGE = Path(__file__).parents[1] / "docs" / "findings.md"
VOICE = Voice("en")
_TABLE = re.compile(r"<!-- (summary|shares ([\w-]+) ([\w-]+): ([\w -]+)) -->\n(?:\|.*\n)*")


def studies(slug: str) -> dict[str, Json]:
    """The studies that come with a game, by name; the one that introduces it first."""
    found = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in study_files(slug)}
    return dict(sorted(found.items(), key=lambda named: (named[0] != "base", named[0])))


def rows(head: Sequence[str], lines: Iterator[Sequence[str]]) -> str:
    """A table in Markdown."""
    rule = ["---", *["--:"] * (len(head) - 1)]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in (head, rule, *lines))


def summary() -> str:
    """Every study in a line."""
    head = (
        "game, study",
        "players",
        "bots",
        "games",
        "minutes",
        "lead changes",
        "known at",
        "real choices",
        "deal decides",
    )
    return rows(head, (_line(slug, name, study) for slug in games() for name, study in studies(slug).items()))


def _line(slug: str, name: str, study: Json) -> Sequence[str]:
    found, words = study["variants"][0], StudyWords(VOICE, study)
    return (
        f"{title(slug, 'en')}, `{name}`",
        str(study["players"]),
        ", ".join(words.bot(bot) for bot in study["bots"]),
        f"{study['games']:,}",
        f"{found['length']['minutes']['value']:.0f}",
        f"{found['drama']['lead-changes']['value']:.1f}",
        f"{found['drama']['known']['value']:.0%}",
        f"{found['looked']['real']['value']:.0%}",
        words.percent(found["luck"]["value"]),
    )


def shares(slug: str, kind: str, names: Sequence[str]) -> str:
    """Who wins how often in each of some studies; in bold what is not luck."""
    known = studies(slug)
    lines: dict[str, list[str]] = {}
    for column, name in enumerate(names):
        words = StudyWords(VOICE, known[name])
        for row in known[name]["variants"][0]["fairness"]:
            if row["kind"] == kind:
                cells = lines.setdefault(words.label(kind, row["word"]), [""] * len(names))
                share = f"{words.percent(row['value'])} ± {100 * (row['high'] - row['low']) / 2:.1f}"
                cells[column] = f"**{share}**" if row["alarm"] else share
    return rows([kind, *names], ([label, *cells] for label, cells in lines.items()))


def renewed(page: str) -> str:
    """The page with its tables made anew."""

    def table(found: re.Match[str]) -> str:
        what, slug, kind, names = found.groups()
        return f"<!-- {what} -->\n" + (summary() if what == "summary" else shares(slug, kind, names.split()))

    return _TABLE.sub(table, page)


def main() -> None:
    """Write the page, or compare it."""
    page = PAGE.read_text(encoding="utf-8")
    made = renewed(page)
    if "--check" not in sys.argv[1:]:
        PAGE.write_text(made, encoding="utf-8")
    elif made != page:
        sys.exit("docs/findings.md does not show what the studies say: run python tools/findings.py.")


if __name__ == "__main__":
    main()
