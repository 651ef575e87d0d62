"""Writes docs/operating/settings.md from the declarations of the settings. With --check it fails if that is not so."""

import sys
from collections.abc import Iterator
from pathlib import Path

from saloon.server.settings import FILE_VARIABLE, Declared, declared

PAGE = Path(__file__).parents[1] / "docs" / "operating" / "settings.md"
HEAD = f"""# Settings

Written by `tools/settings_page.py` from the declarations in `saloon.server.settings`: change it there, then run
`make settings`.

A setting is read from the environment, as the variable below, or else from a file of TOML, under its name; `saloon
serve --settings FILE` or `{FILE_VARIABLE}` names that file. What is set nowhere is as usual. Options of `saloon
serve` go before both. A bad value is refused with its name and what was expected, before anything is opened. In a
variable the parts of a list have commas between them; in the file it is a list of TOML. Variables that are empty set
nothing.

```toml
# /etc/saloon/settings.toml
database = "postgresql://saloon@db.example/saloon"
proxies = ["127.0.0.1", "10.0.0.0/8"]
tables_per_address = 50
```

`SALOON_DATA` and `SALOON_CACHE` name the folders for what is kept and for compiled rules, for every command and not for
the server alone.

| setting | variable | type | usually | about |
|---|---|---|---|---|
"""
WORDS = {
    "whole": "whole number",
    "number": "number",
    "switch": "true or false",
    "text": "text",
    "texts": "list",
    "networks": "list of addresses or networks",
    "origins": "list of origins",
}


def page() -> str:
    """The whole page."""
    return HEAD + "".join(f"| {' | '.join(_cells(one))} |\n" for one in declared())


def _cells(one: Declared) -> Iterator[str]:
    yield f"`{one.name}`"
    yield f"`{one.variable}`"
    least = f", at least {one.least:g}" if one.least else ""
    yield (", ".join(f"`{word}`" for word in one.words) or WORDS[one.kind]) + (
        f" ({one.unit}{least})" if one.unit else least
    )
    yield f"{one.default:g}" if one.kind == "number" else f"{one.default:,}" if one.kind == "whole" else _plain(one)
    yield one.about + (" (secret)" if one.secret else "")


def _plain(one: Declared) -> str:
    return str(one.default).lower() if one.kind == "switch" else str(one.default or "–")


def main(arguments: list[str]) -> int:
    """Write the page, or see whether it is what it would be."""
    if "--check" not in arguments:
        PAGE.parent.mkdir(parents=True, exist_ok=True)
        PAGE.write_text(page(), encoding="utf-8")
        return 0
    if PAGE.read_text(encoding="utf-8") != page():
        print("docs/operating/settings.md is not what the settings say: run make settings.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
