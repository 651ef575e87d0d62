"""The client's types are what the server says, and a change of a view or of a card that they do not follow is found."""

import json
from typing import Any

import pytest
from tools import client_types

from saloon.engine import Game

WRITER = client_types.WEB / "node_modules" / "json-schema-to-typescript"
FETCHED = pytest.mark.skipif(not WRITER.exists(), reason="make lint fetches what it takes")


@FETCHED
@pytest.mark.slow
def test_a_field_that_the_client_does_not_know_is_found_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    said: dict[str, Any] = client_types.schemas()
    land = said["six-territories"]["$defs"]["Territory"]
    land["properties"]["gold"] = land["properties"].pop("pot")
    monkeypatch.setattr(client_types, "schemas", lambda: said)
    assert client_types.differing(client_types.TYPES) == ["six-territories.ts"]


@FETCHED
@pytest.mark.slow
def test_a_number_that_the_client_does_not_know_is_found_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    known: dict[str, Any] = client_types.constants()
    known["colt-express"]["hostages"]["poodle"]["ransom"] += 1
    known["protocol"]["close"] = {**known["protocol"]["close"], "restart": 4999}
    monkeypatch.setattr(client_types, "constants", lambda: known)
    assert client_types.differing(client_types.TYPES) == ["colt-express.ts", "protocol.ts"]


@pytest.mark.parametrize("game", client_types.ours(), ids=lambda game: game.slug)
def test_what_is_printed_is_plain_json_and_has_names_of_its_own(game: Game) -> None:
    assert json.loads(json.dumps(game.printed)) == game.printed
    assert all(name.isidentifier() and name.islower() for name in game.printed)
