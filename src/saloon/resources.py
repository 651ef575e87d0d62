"""Where the texts that are no code lie: inside the installed package, or at the root of the repository."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).parent
_REPOSITORY = _PACKAGE.parent.parent


def folder(name: str) -> Path:
    """The folder of this name (`locales`, `rules`)."""
    for home in (_PACKAGE, _REPOSITORY):
        if (home / name).is_dir():
            return home / name
    raise FileNotFoundError(f"no folder {name!r} in {_PACKAGE} nor in {_REPOSITORY}: the installation is incomplete")
