"""Imports: nothing heavy on the way to the first choice, and every module stands on its own feet."""

import pkgutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import saloon

COMPILER = {"numpy", "numba", "llvmlite"}
ONE_GAME = "saloon.games.colt_express"
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
@pytest.mark.parametrize(("bot", "needed"), [("deputy", {"numpy"}), ("deputy-2026-11", set())])
@pytest.mark.parametrize("slug", saloon.list_games())
def test_a_game_is_played_without_the_compiler(slug: str, bot: str, needed: set[str]) -> None:
    """Who plays by a net needs NumPy, and nobody else does."""
    code = (
        f"import sys, saloon\nmatch = saloon.Match.new({slug!r}, seed=1)\nbot = saloon.bot({bot!r})\n"
        "for _ in range(20):\n"
        "    if not match.over: match.play(bot.choose(match.sight(match.to_move), 1))\n"
        "match.view(0), match.events(seat=0), match.truth.record(), match.truth.position()\nprint(*sys.modules)"
    )
    assert {name.partition(".")[0] for name in printed(code)} & COMPILER == needed


@pytest.mark.slow
def test_every_module_can_be_imported_first(thoroughly: bool) -> None:
    """One after another in an interpreter that forgets what it has loaded of the house; the modules of one game stand
    for those of the others."""
    code = (
        "import importlib, sys\nfor name in sys.stdin.read().split():\n"
        "    for loaded in [own for own in sys.modules if own.partition('.')[0] == 'saloon']: del sys.modules[loaded]\n"
        "    importlib.import_module(name)"
    )
    rooms = {f"saloon.{room}.": [str(Path(saloon.__file__).parent / room)] for room in ROOMS}
    names = [module.name for prefix, home in rooms.items() for module in pkgutil.walk_packages(home, prefix)]
    if not thoroughly:
        names = [name for name in names if not name.startswith("saloon.games.") or name.startswith(ONE_GAME)]
    if not find_spec("ray"):
        names.remove("saloon.lab.cluster")
    subprocess.run([sys.executable, "-c", code], input=" ".join(names), text=True, check=True)
