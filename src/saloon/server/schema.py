"""The JSON Schema of the protocol, from the types of its frames. Run it to write `docs/protocol.schema.json` anew."""

from __future__ import annotations

import inspect
import json
import sys
from typing import Any

import msgspec

from saloon.server.frames import PROTOCOL, ClientFrame, ServerFrame


def protocol_schema() -> dict[str, Any]:
    """What a client may send and what it must be ready to receive."""
    (client, server), parts = msgspec.json.schema_components([ClientFrame, ServerFrame], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"The protocol of Saloon, version {PROTOCOL}",
        "anyOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/FromServer"}],
        "$defs": {"FromClient": client, "FromServer": server, **cleaned(parts)},
    }


def cleaned(schema: Any) -> Any:
    """A schema whose descriptions are the same whichever Python read the docstrings: some keep their indentation."""
    if isinstance(schema, dict):
        return {
            name: inspect.cleandoc(part) if name == "description" and isinstance(part, str) else cleaned(part)
            for name, part in schema.items()
        }
    return [cleaned(part) for part in schema] if isinstance(schema, list) else schema


if __name__ == "__main__":
    sys.stdout.write(json.dumps(protocol_schema(), indent=2) + "\n")
