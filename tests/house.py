"""The games of the house as parameters of tests.

What knows no game is tried with all of them. `make quick` is content with the smallest: what differs between games is
tested in their own folders and in the conformance suite. What hardly differs between games and takes long is tried
with the largest and the smallest; `make thorough` tries the others too.
"""

from collections.abc import Collection

import pytest

import saloon

SMALLEST = "six-territories"
LARGEST = "colt-express"

each_slug = pytest.mark.parametrize(
    "slug", [pytest.param(slug, marks=() if slug == SMALLEST else pytest.mark.slow) for slug in saloon.list_games()]
)


# The same for what is the work of the engine, the match or the search and not of a game's rules.
two_slugs = pytest.mark.parametrize(
    "slug",
    [
        SMALLEST,
        pytest.param(LARGEST, marks=pytest.mark.slow),
        *(
            pytest.param(slug, marks=[pytest.mark.slow, pytest.mark.thorough])
            for slug in saloon.list_games()
            if slug not in (LARGEST, SMALLEST)
        ),
    ],
)


def some_games(name: str, some: Collection[str] = (LARGEST, SMALLEST)) -> pytest.MarkDecorator:
    """The largest and the smallest unless others are named, and in a thorough run all of them."""
    return pytest.mark.parametrize(
        name, [pytest.param(slug, marks=() if slug in some else pytest.mark.thorough) for slug in saloon.list_games()]
    )
