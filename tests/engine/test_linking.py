"""A game is compiled as one program, Numba is left as it was, and there is a way where Numba links no more."""

from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.engine import toy

from saloon.engine import linking, native
from saloon.engine.kernels import Job
from saloon.engine.linking import one_program
from saloon.engine.policies import Slot


@pytest.fixture(autouse=True)
def _nothing_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of these tests goes into the user's cache, and nothing of other tests comes into them."""
    monkeypatch.setenv("SALOON_CACHE", str(tmp_path))
    monkeypatch.setattr(native, "_loaded", {})


def test_numba_is_left_as_it_was() -> None:
    codegen: Any = import_module("numba.core.codegen")
    cpu: Any = import_module("numba.core.cpu")
    before = (codegen.CPUCodeLibrary.finalize, cpu.CPUContext.get_executable)
    with one_program("work"):
        assert codegen.CPUCodeLibrary.finalize is not before[0]
        assert cpu.CPUContext.get_executable is not before[1]
    assert (codegen.CPUCodeLibrary.finalize, cpu.CPUContext.get_executable) == before


@pytest.mark.slow
def test_a_program_takes_no_other_types_than_those_it_was_linked_for() -> None:
    game = native.load(toy.GAME)
    block = game.states(toy.GAME.blank(2))
    assert game.work(Job.SETUP, block, seed=4) == 0
    with pytest.raises(TypeError, match="No matching definition"):
        game.work(Job.GAMES, block, policies=np.zeros(6, np.float32))


@pytest.mark.slow
def test_this_numba_links() -> None:
    assert linking.problem() == ""


def test_what_a_release_has_changed_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "changed" / "numba"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("def njit(**flags):\n    return lambda rule: rule\n", encoding="utf-8")
    monkeypatch.syspath_prepend(package.parent)
    assert linking.problem() == "AttributeError: 'function' object has no attribute '_compiler'"


def assert_plays_as_plain_rules_do(game: native.Native) -> None:
    """Every state of some games is the same, to the byte."""
    for seed in range(5):
        states = [toy.GAME.blank(3), *[None] * (Slot.FIRST + toy.GAME.bound)]
        block = game.states(states[Slot.START], kept=toy.GAME.bound + 1)
        kept = toy.GAME.plain.trace(states, seed)
        assert game.work(Job.TRACE, block, seed=seed) == kept
        for number in range(Slot.FIRST, Slot.FIRST + kept):
            assert block[number].tobytes() == states[number].pack()


@pytest.mark.slow
@pytest.mark.thorough  # it compiles rule by rule, which takes a minute; `make canary` tries it too
def test_where_numba_does_not_link_every_rule_is_compiled_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(linking, "problem", lambda: asked.append("") or "AttributeError: finalize")
    monkeypatch.setattr(linking, "one_program", lambda entry: pytest.fail("linked"))
    before = native.folder(toy.GAME)
    with pytest.warns(native.NativeWarning, match="does not link") as heard:
        game = native.load(toy.GAME)
    (warning,) = (found.message for found in heard if isinstance(found.message, native.NativeWarning))
    assert (warning.code, warning.params["problem"]) == ("native-unlinked", "AttributeError: finalize")
    assert "ne lie pas" in warning.text("fr")
    assert native.folder(toy.GAME) != before
    assert native.ready(toy.GAME)
    assert_plays_as_plain_rules_do(game)
    native._loaded.clear()
    assert_plays_as_plain_rules_do(native.load(toy.GAME))
    assert len(asked) == 1, "the next process knows already"


def test_linking_can_be_forbidden(monkeypatch: pytest.MonkeyPatch) -> None:
    linked = native.folder(toy.GAME)
    monkeypatch.setenv("SALOON_UNLINKED", "1")
    assert native.folder(toy.GAME) != linked
    assert not native._linked()
