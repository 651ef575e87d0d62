"""What `docs/adapters.md` says of versions and names is so."""

import re

import pytest
from tests.pages import ROOT

import saloon
from saloon.adapters.gymnasium import environment
from saloon.adapters.pettingzoo import raw_env

PAGE = (ROOT / "docs" / "adapters.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("library", ["pettingzoo", "gymnasium", "open-spiel"])
def test_the_tests_named_are_of_the_version_that_is_locked(library: str) -> None:
    (locked,) = re.findall(
        rf"^{library}==(\S+)", (ROOT / "requirements.lock").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert f"| {library} | {locked} |" in PAGE


def test_games_are_called_so() -> None:
    assert f"`{environment('colt-express')}`" in PAGE
    assert f"`{raw_env('colt-express', compiled=False).metadata['name']}`" in PAGE
    assert saloon.game("colt-express").version == 1
