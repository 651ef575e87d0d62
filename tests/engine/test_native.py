"""Compiled rules on disk: a folder of their own for every change, and life without Numba, which is said once."""

import importlib.util
import inspect
import linecache
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from tests.engine import toy

import saloon
from saloon.engine import Game, bags, kernels, native, table

SOURCE = Path(toy.__file__).read_text(encoding="utf-8")
ROOT = Path(native.__file__).parents[2]

PROBE = """
import sys, warnings
import saloon
from saloon.engine import native

with warnings.catch_warnings(record=True) as heard:
    warnings.simplefilter("always")
    game = saloon.game(saloon.list_games()[0])
    found = [native.available(), native.ready(game), native.when_ready(game), native.available()]
print(found, [str(warning.message) for warning in heard if warning.category is native.NativeWarning])
match = saloon.Match.new(game.slug, seed=1)
while not match.over:
    match.play(match.choices()[0])
"""


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of these tests goes into the user's cache."""
    monkeypatch.setenv("SALOON_CACHE", str(tmp_path / "cache"))


def written(source: str, home: Path) -> Game:
    """The toy game from another text."""
    home.mkdir()
    path = home / "toy_written.py"
    path.write_text(source, encoding="utf-8")
    spec = importlib.util.spec_from_file_location("toy_written", path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules["toy_written"] = module
    spec.loader.exec_module(module)
    game: Game = module.GAME
    return game


def folder_of(source: str, home: Path) -> Path:
    """Where the toy game written like this is kept."""
    try:
        return native.folder(written(source, home))
    finally:
        sys.modules.pop("toy_written", None)


def test_the_same_text_has_the_same_folder(tmp_path: Path) -> None:
    assert folder_of(SOURCE, tmp_path / "one") == folder_of(SOURCE, tmp_path / "other")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("s.turns += 1", "s.turns += 2"),
        ("[25, 9]", "[25, 8]"),
        ("BANK, PASS = range(2)", "PASS, BANK = range(2)"),
        ("turns: int = i16()", "turns: int = i32()"),
    ],
    ids=["rule", "table", "enumeration", "field"],
)
def test_another_text_has_another_folder(tmp_path: Path, old: str, new: str) -> None:
    assert old in SOURCE
    assert folder_of(SOURCE.replace(old, new), tmp_path / "one") != folder_of(SOURCE, tmp_path / "other")


@pytest.mark.parametrize(("name", "other"), [("CHARACTERS", 7), ("RICHES", table([1, 2, 3]))])
def test_a_number_or_a_table_from_another_file_is_another_folder(
    name: str, other: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = saloon.game("six-territories")
    before = native.folder(game)
    monkeypatch.setattr(sys.modules[game.rules["perform"].__module__], name, other)
    assert native.folder(game) != before


def test_a_change_in_the_engine_is_another_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    before = native.folder(toy.GAME)
    read = linecache.getlines
    more = {bags.__file__: ["#"]}
    monkeypatch.setattr(linecache, "getlines", lambda file, names=None: [*read(file, names), *more.get(file, [])])
    assert native.folder(toy.GAME) != before


def test_the_same_engine_installed_elsewhere_or_anew_is_another_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For Numba it is another one: what others compiled would be called ready, and yet everybody would compile it."""
    copy = tmp_path / "kernels.py"
    copy.write_text(inspect.getsource(kernels), encoding="utf-8")
    found = [native.folder(toy.GAME)]
    monkeypatch.setattr(kernels, "__file__", str(copy))
    for installed_at in (1, 2):
        os.utime(copy, (installed_at, installed_at))
        found.append(native.folder(toy.GAME))
    assert len(set(found)) == len(found)


def test_the_folder_lies_in_the_cache_that_is_asked_for(tmp_path: Path) -> None:
    home = native.folder(toy.GAME)
    assert home.is_relative_to(tmp_path / "cache")
    assert home.name.startswith("toy-")


def test_nothing_is_ready_before_it_is_compiled() -> None:
    assert not native.ready(replace(toy.GAME, slug="toy-never-compiled"))


@pytest.mark.slow
def test_a_compiled_game_is_ready_for_the_next_process() -> None:
    code = (
        "from tests.engine.toy import GAME\nfrom saloon.engine import native\n"
        "heard = []\nprint(native.ready(GAME))\nnative.load(GAME, heard.append)\nprint(native.ready(GAME), len(heard))"
    )
    before, after, heard = run(code).split()
    assert (before, after) == ("False", "True")
    assert int(heard) > 20
    assert run(code).split() == ["True", "True", "0"]


@pytest.mark.slow
def test_without_numba_everything_is_interpreted_and_said_once() -> None:
    said = run("import sys\nsys.modules['numba'] = None\n" + PROBE)
    assert said.strip() == (
        "[False, False, None, False] ['Numba is not installed: the rules run interpreted, which is slower.']"
    )


@pytest.mark.slow
def test_a_broken_numba_is_as_none_at_all(tmp_path: Path) -> None:
    package = tmp_path / "broken" / "numba"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("raise ImportError('no LLVM on this machine')\n", encoding="utf-8")
    said = run(PROBE, tmp_path / "broken")
    assert said.strip() == (
        "[False, False, None, False]"
        " ['Numba does not load: no LLVM on this machine: the rules run interpreted, which is slower.']"
    )


def test_another_process_compiles_by_the_command_that_was_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(native, "_at_work", {})
    monkeypatch.setattr(native, "_compiler", [])
    game = replace(toy.GAME, slug="toy-never-compiled")
    assert native.when_ready(game) is None
    assert not native._at_work, "nobody has said how"
    told = tmp_path / "told"
    native.compile_by(lambda game: [sys.executable, "-c", f"open({str(told)!r}, 'w').write({game.slug!r})"])
    assert native.when_ready(game) is None
    native._at_work[game.slug].wait(60)
    assert told.read_text() == "toy-never-compiled"


def test_the_engine_knows_no_command_of_the_house() -> None:
    for file in Path(native.__file__).parent.glob("*.py"):
        assert "saloon warm" not in (text := file.read_text(encoding="utf-8")), file
        assert '"saloon"' not in text.replace('user_cache_dir("saloon")', ""), file


@pytest.mark.slow
def test_compiling_can_be_forbidden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SALOON_INTERPRETED", "1")
    said = run(PROBE)
    assert said.startswith("[False, False, None, False] ['SALOON_INTERPRETED is set: ")


def run(code: str, *first_on_path: Path) -> str:
    """What a fresh interpreter prints."""
    path = os.pathsep.join(map(str, [*first_on_path, *filter(None, sys.path), ROOT.parent]))
    environment = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment, cwd=ROOT.parent
    )
    return done.stdout
