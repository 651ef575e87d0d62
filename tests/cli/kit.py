"""Running the command `saloon` in tests, as a person without colours would."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from click.testing import CliRunner, Result

from saloon.cli import main

_HOME = TemporaryDirectory()  # nobody's own lessons are touched
ENVIRONMENT = {
    "SALOON_DATA": _HOME.name,
    "SALOON_STRICT_MESSAGES": "1",
    "LC_ALL": "en_GB.UTF-8",
    "NO_COLOR": "1",
    "COLUMNS": "80",
    "TERM": "xterm",
}
ALWAYS_FIRST = "1\n" * 2000  # whoever always takes the first choice finishes any game


def saloon(*arguments: object, typed: str = "", **environment: str | None) -> Result:
    """What a command line led to."""
    runner = CliRunner(env={**ENVIRONMENT, **environment})
    result = runner.invoke(main, [str(argument) for argument in arguments], input=typed)
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def refused(result: Result, *words: object) -> None:
    """It was refused, in one sentence on the error stream that names these things, and nothing was printed."""
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1, result.stderr
    for word in words:
        assert str(word) in result.stderr


def saved_match(folder: Path, *arguments: object, typed: str = ALWAYS_FIRST) -> Path:
    """A record of a game in a folder."""
    path = folder / "match.json"
    path.write_bytes(_saved(*(arguments or ("six-territories", "--seed", 7)), typed=typed))
    return path


@cache
def _saved(*arguments: object, typed: str) -> bytes:
    """A record as the command writes it, of a game that is played once."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "match.json"
        result = saloon("play", *arguments, "--save", path, typed=typed)
        assert result.exit_code == 0, result.output
        return path.read_bytes()
