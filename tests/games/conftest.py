"""What the tests of all games share."""

import pytest


@pytest.fixture(params=["en", "fr"])
def language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """A language in which a missing word is an error."""
    monkeypatch.setenv("SALOON_STRICT_MESSAGES", "1")
    return str(request.param)
