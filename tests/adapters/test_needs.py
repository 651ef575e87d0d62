"""Whoever lacks a library is told how to get it, and nobody else ever loads it."""

import subprocess
import sys
from importlib import import_module

import pytest

from saloon.adapters.needs import AdapterError


@pytest.mark.parametrize(
    ("adapter", "library"), [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("openspiel", "pyspiel")]
)
def test_an_adapter_says_what_it_needs(monkeypatch: pytest.MonkeyPatch, adapter: str, library: str) -> None:
    monkeypatch.delitem(sys.modules, f"saloon.adapters.{adapter}", raising=False)
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(AdapterError) as refusal:
        import_module(f"saloon.adapters.{adapter}")
    assert isinstance(refusal.value, ImportError)
    for language in ("en", "fr"):
        assert f'pip install "saloon[{adapter}]"' in refusal.value.text(language)
        assert library in refusal.value.text(language)


@pytest.mark.slow
def test_a_house_knows_no_library_of_an_adapter() -> None:
    loaded = "import sys, saloon, saloon.server.app, saloon.lab, saloon.research.solo; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True)
    assert not {"pettingzoo", "gymnasium", "pyspiel", "open_spiel"} & set(done.stdout.split())
