"""Files a person names: read and written, or refused with a sentence that says which file and why."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import yaml

from saloon.engine import SaloonError

_BESIDE = ".part"


class FileTrouble(SaloonError):
    """A file that cannot be read, written or understood."""


def read_text(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise FileTrouble("cli-file-missing", file=str(path)) from None
    except IsADirectoryError:
        raise FileTrouble("cli-file-folder", file=str(path)) from None
    except UnicodeDecodeError:
        raise FileTrouble("cli-file-not-text", file=str(path)) from None
    except (OSError, ValueError) as problem:
        raise FileTrouble("cli-file-unreadable", file=str(path), reason=_reason(problem)) from None


def read_yaml(path: Path) -> dict[str, Any]:
    """The mapping in a YAML file; JSON is YAML too."""
    text = read_text(path)
    try:
        return _object(path, yaml.safe_load(text))
    except yaml.YAMLError as problem:
        mark = getattr(problem, "problem_mark", None)
        line = mark.line + 1 if mark else 1
        raise FileTrouble("cli-file-yaml", file=str(path), line=line) from None
    except RecursionError:
        raise FileTrouble("cli-file-deep", file=str(path)) from None


def write_text(path: Path, text: str) -> None:
    """Write a file so that an accident leaves the old one whole."""
    try:
        if path.exists() and not path.is_file():  # a device or a pipe must not be replaced; a folder is refused here
            path.write_text(text, encoding="utf-8")
            return
        beside = path.with_name(path.name + _BESIDE)
        beside.write_text(text, encoding="utf-8")
        os.replace(beside, path.resolve())
    except (OSError, ValueError) as problem:
        raise FileTrouble("cli-file-unwritable", file=str(path), reason=_reason(problem)) from None


def write_lines(path: Path, lines: Iterable[bytes]) -> int:
    """Write a long file line by line, so that there is never half of one; how many lines it has."""
    beside, count = path.with_name(path.name + _BESIDE), 0
    try:
        with beside.open("wb") as file:
            for line in lines:
                file.write(line)
                count += 1
        os.replace(beside, path.resolve())
    except (OSError, ValueError) as problem:
        raise FileTrouble("cli-file-unwritable", file=str(path), reason=_reason(problem)) from None
    finally:
        beside.unlink(missing_ok=True)
    return count


def read_lines(path: Path) -> Iterator[bytes]:
    """The lines of a long file, one after the other."""
    try:
        with path.open("rb") as file:
            yield from file
    except FileNotFoundError:
        raise FileTrouble("cli-file-missing", file=str(path)) from None
    except OSError as problem:
        raise FileTrouble("cli-file-unreadable", file=str(path), reason=_reason(problem)) from None


def add_text(path: Path, text: str) -> None:
    """Write something at the end of a file."""
    try:
        with path.open("a", encoding="utf-8") as file:
            file.write(text)
    except (OSError, ValueError) as problem:
        raise FileTrouble("cli-file-unwritable", file=str(path), reason=_reason(problem)) from None


def check_writable(path: Path) -> None:
    """Refuse now what could not be written later."""
    try:
        if path.exists() and not path.is_file():
            path.open("a").close()
            return
        beside = path.with_name(path.name + _BESIDE)
        beside.touch()
        beside.unlink()
    except (OSError, ValueError) as problem:
        raise FileTrouble("cli-file-unwritable", file=str(path), reason=_reason(problem)) from None


def _object(path: Path, data: Any) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise FileTrouble("cli-file-no-object", file=str(path))
    return data


def _reason(problem: Exception) -> str:
    return getattr(problem, "strerror", None) or str(problem)
