"""The pages of the documentation as tests read them: their code blocks, their headings and where they link to.

A block of Python, or of commands after `$ saloon`, is run. One that is not says so, and why, on the line above it:
`<!-- not run: it takes hours -->`.
"""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
PROMPT = "$ saloon "

_BLOCK = re.compile(r"^(<!-- not run: [^\n]+ -->\n)?```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\]\(([^)\s]+)\)")
_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def blocks(page: Path, language: str, *, run: bool = True) -> list[str]:
    """The code blocks of a page in a language that are run; otherwise those that are not."""
    found = _BLOCK.findall(page.read_text(encoding="utf-8"))
    return [text for kept_back, written_in, text in found if written_in == language and bool(kept_back) != run]


def commands(page: Path, *, run: bool = True) -> list[str]:
    """What a page types after `$ saloon`."""
    lines = [line for block in blocks(page, "console", run=run) for line in block.splitlines()]
    return [line.removeprefix(PROMPT) for line in lines if line.startswith(PROMPT)]


def prose(page: Path) -> str:
    """A page without its code blocks."""
    return _BLOCK.sub("", page.read_text(encoding="utf-8"))


def links(page: Path) -> list[str]:
    """Where a page links to, besides other sites."""
    return [link for link in _LINK.findall(prose(page)) if "://" not in link]


def anchors(page: Path) -> set[str]:
    """What a link to a page may name behind `#`, as the site and forges make it of headings."""
    bare = (re.sub(r"[^\w\s-]", "", title).strip().lower() for title in _HEADING.findall(prose(page)))
    return {re.sub(r"[-\s]+", "-", title) for title in bare}
