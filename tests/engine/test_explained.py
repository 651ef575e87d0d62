"""Patterns of things: which fits, and what its sentence is called. The client reads them by the same cases."""

import json
from pathlib import Path

import pytest

from saloon.engine.explained import About, explained

CASES = json.loads((Path(__file__).parents[1] / "things.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("on", "key"), CASES["cases"].items())
def test_the_first_pattern_that_fits_explains_a_thing(on: str, key: str | None) -> None:
    found = explained(CASES["slug"], CASES["table"], on)
    assert (found and found.key) == key


def test_a_thing_is_named_by_its_own_message_or_by_its_word() -> None:
    table = {"place:*:roof": "XX-01"}
    names = ("thing-toy-place-roof", "name-roof")
    assert explained("toy", table, "place:3:roof") == About("about-toy-place-roof", names, "XX-01")
