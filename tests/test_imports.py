"""Imports: nothing heavy on the way to the first choice, nothing slow, and every module stands on its own feet."""

import pkgutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import saloon

FIRST_CHOICE = 0.3  # seconds of the processor, from `import saloon` on
ATTEMPTS = 3  # the fastest counts: the machine may be busy
COMPILER = {"numpy", "numba", "llvmlite"}
ROOMS = ("engine", "games", "match", "bots", "lab")


def printed(code: str, *options: str) -> list[str]:
    """The words that a fresh interpreter prints."""
    command = [sys.executable, *options, "-c", code]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()


def test_importing_loads_no_game() -> None:
    loaded = printed("import sys, saloon\nprint(*sys.modules)")
    folders = {slug.replace("-", "_") for slug in saloon.list_games()}
    assert "saloon.games" in loaded
    assert not {f"saloon.games.{folder}" for folder in folders} & set(loaded)


@pytest.mark.slow
@pytest.mark.parametrize("slug", saloon.list_games())
def test_a_game_is_played_without_the_compiler(slug: str) -> None:
    code = (
        f"import sys, saloon\nmatch = saloon.Match.new({slug!r}, seed=1)\nbot = saloon.bot('deputy')\n"
        "for _ in range(20):\n"
        "    if not match.over: match.play(bot.choose(match.sight(match.to_move), 1))\n"
        "match.view(0), match.events(seat=0), match.truth.record(), match.truth.position()\nprint(*sys.modules)"
    )
    assert not {name.partition(".")[0] for name in printed(code)} & COMPILER


@pytest.mark.slow
@pytest.mark.parametrize("slug", saloon.list_games())
def test_the_first_choice_comes_at_once(slug: str) -> None:
    code = (
        "import time\nbegan = time.process_time()\nimport saloon\n"
        f"saloon.Match.new({slug!r}).choices()\nprint(time.process_time() - began)"
    )
    assert min(float(printed(code)[0]) for _ in range(ATTEMPTS)) < FIRST_CHOICE


@pytest.mark.slow
def test_every_module_can_be_imported_first() -> None:
    """One after another in an interpreter that forgets what it has loaded of the house."""
    code = (
        "import importlib, sys\nfor name in sys.stdin.read().split():\n"
        "    for loaded in [own for own in sys.modules if own.partition('.')[0] == 'saloon']: del sys.modules[loaded]\n"
        "    importlib.import_module(name)"
    )
    rooms = {f"saloon.{room}.": [str(Path(saloon.__file__).parent / room)] for room in ROOMS}
    names = [module.name for prefix, home in rooms.items() for module in pkgutil.walk_packages(home, prefix)]
    if not find_spec("ray"):
        names.remove("saloon.lab.cluster")
    subprocess.run([sys.executable, "-c", code], input=" ".join(names), text=True, check=True)
