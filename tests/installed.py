"""Packages that bring games and bots, laid out as an installer would leave them."""

import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from saloon import bots, games, messages, resources, rulebook

CACHES = (resources.plugins, resources._home, games._plugins, bots._plugins, messages._catalogue, rulebook.rulebook)


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """A way to install a package of some files, and to forget it again."""
    before = set(sys.modules)
    monkeypatch.syspath_prepend(str(tmp_path))

    def lay(name: str, files: Mapping[str, str | bytes], **points: Mapping[str, str]) -> None:
        for path, text in files.items():
            (tmp_path / name / path).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name / path).write_bytes(text.encode() if isinstance(text, str) else text)
        facts = tmp_path / f"{name}-1.0.dist-info"
        facts.mkdir()
        (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
        lines: list[str] = []
        for group, own in points.items():
            lines += [f"[saloon.{group}]", *(f"{key} = {value}" for key, value in own.items())]
        (facts / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")
        forget()

    def forget() -> None:
        for cached in CACHES:
            cached.cache_clear()

    yield lay
    monkeypatch.undo()
    forget()
    resources.registered.clear()
    games._registered.clear()
    for module in set(sys.modules) - before:
        if str(tmp_path) in str(getattr(sys.modules[module], "__file__", "")):
            del sys.modules[module]
