"""A game is compiled as one program, and Numba is left as it was."""

from importlib import import_module
from typing import Any

import numpy as np
import pytest
from tests.engine import toy

from saloon.engine import native
from saloon.engine.kernels import Job
from saloon.engine.linking import one_program


def test_numba_is_left_as_it_was() -> None:
    codegen: Any = import_module("numba.core.codegen")
    cpu: Any = import_module("numba.core.cpu")
    before = (codegen.CPUCodeLibrary.finalize, cpu.CPUContext.get_executable)
    with one_program("work"):
        assert codegen.CPUCodeLibrary.finalize is not before[0]
        assert cpu.CPUContext.get_executable is not before[1]
    assert (codegen.CPUCodeLibrary.finalize, cpu.CPUContext.get_executable) == before


@pytest.mark.slow
def test_a_program_takes_no_other_types_than_those_it_was_linked_for(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SALOON_CACHE", str(tmp_path))
    monkeypatch.setattr(native, "_loaded", {})
    game = native.load(toy.GAME)
    block = game.states(toy.GAME.blank(2))
    assert game.work(Job.SETUP, block, seed=4) == 0
    with pytest.raises(TypeError, match="No matching definition"):
        game.work(Job.GAMES, block, policies=np.zeros(6, np.float32))
