"""The client's types are what the server says, and a change of a view that they do not follow is found."""

from typing import Any

import pytest
from tools import client_types


@pytest.mark.skipif(not (client_types.WEB / "node_modules").exists(), reason="make lint fetches what it takes")
def test_a_field_that_the_client_does_not_know_is_found_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    said: dict[str, Any] = client_types.schemas()
    land = said["six-territories"]["$defs"]["Territory"]
    land["properties"]["gold"] = land["properties"].pop("pot")
    monkeypatch.setattr(client_types, "schemas", lambda: said)
    assert client_types.differing(client_types.TYPES) == ["six-territories.ts"]
