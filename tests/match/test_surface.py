"""The public surface: what it names, and what importing it costs."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import saloon

HEAVY = {"numpy", "numba", "llvmlite", "fluent", "babel", "rich", "click", "msgspec", "yaml"}


def modules_after(code: str) -> set[str]:
    """The top-level modules that are loaded once a fresh interpreter has run some code."""
    script = f"import sys\n{code}\nprint(*{{name.partition('.')[0] for name in sys.modules}})"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


@pytest.mark.slow
@pytest.mark.parametrize("slug", saloon.list_games())
def test_nothing_heavy_is_loaded_on_the_way_to_the_first_choices(slug: str) -> None:
    loaded = modules_after(f"import saloon\nassert saloon.Match.new({slug!r}).choices()")
    assert "saloon" in loaded
    assert not loaded & HEAVY


def test_the_probe_would_notice() -> None:
    assert {"msgspec", "saloon"} <= modules_after("import saloon\nsaloon.Match.new('six-territories').truth.record()")


def test_functions_keep_their_names_when_rooms_of_that_name_are_imported() -> None:
    modules_after(
        "import saloon\nimport saloon.bots\nimport saloon.games.six_territories\n"
        "assert saloon.list_games() and saloon.list_bots() and saloon.game('six-territories') and saloon.bot('random')"
    )


def test_every_name_is_there() -> None:
    assert all(hasattr(saloon, name) for name in saloon.__all__)


def test_the_version_is_that_of_the_package() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert saloon.__version__ == project["version"]


def test_packages_go_by_their_own_names() -> None:
    from saloon.bots import levels
    from saloon.games import colt_express

    assert colt_express.GAME is saloon.game("colt-express")
    assert levels.__name__ == "saloon.bots.levels"


def test_what_only_the_table_knows_stands_apart() -> None:
    """Whatever is on a match itself is open to all, or takes the seat that it is for."""
    from saloon.match.truth import Truth

    def names(kind: type) -> set[str]:
        return {name for name in vars(kind) if not name.startswith("_")}

    for_a_seat = {"events", "last_events"}
    assert names(Truth) & names(saloon.Match) == for_a_seat
    assert {"seed", "moves", "outcomes", "states", "position", "record"} <= names(Truth)
