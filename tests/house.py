"""The games of the house as parameters of tests.

What knows no game is tried with all of them. `make quick` is content with the smallest: what differs between games is
tested in their own folders and in the conformance suite.
"""

import pytest

import saloon

SMALLEST = "six-territories"

each_slug = pytest.mark.parametrize(
    "slug", [pytest.param(slug, marks=() if slug == SMALLEST else pytest.mark.slow) for slug in saloon.list_games()]
)
