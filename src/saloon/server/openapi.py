"""The REST side described: OpenAPI 3.1 from the endpoints' types, and a plain page of it."""

from __future__ import annotations

import re
from functools import cache
from html import escape
from typing import Any

import msgspec

import saloon
from saloon.server.bodies import Problem
from saloon.server.endpoints import ENDPOINTS
from saloon.server.rest import Endpoint

_REF = "#/components/schemas/{name}"
_PART = re.compile(r"{(\w+)(:int)?}")


@cache
def openapi() -> dict[str, Any]:
    """The description, as OpenAPI wants it."""
    bodies = [endpoint.takes for endpoint in ENDPOINTS if endpoint.takes]
    types = [*(endpoint.gives for endpoint in ENDPOINTS), *bodies, Problem]
    schemas, components = msgspec.json.schema_components(types, ref_template=_REF)
    known = dict(zip(map(id, types), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        path = _PART.sub(r"{\1}", endpoint.path)
        paths.setdefault(path, {})[endpoint.method.lower()] = _operation(endpoint, known)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Saloon", "version": saloon.__version__, "description": "Lobby, tables, records and rules."},
        "paths": paths,
        "components": {"schemas": components},
    }


def page() -> str:
    """The description as a page to read."""
    paths = openapi()["paths"]
    rows = "".join(_row(path, method, what) for path, ways in paths.items() for method, what in ways.items())
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Saloon: REST</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><h1>Saloon: REST</h1>'
        '<p>The whole description: <a href="/api/openapi.json">openapi.json</a>. The socket: docs/protocol.md.</p>'
        f"<table><thead><tr><th>Request<th>What it does<th>Takes<th>Gives</thead><tbody>{rows}</tbody></table></html>"
    )


def _row(path: str, method: str, what: dict[str, Any]) -> str:
    takes = _name(what.get("requestBody", {}))
    gives = _name(next(iter(what["responses"].values())))
    cells = (f"<code>{method.upper()} {escape(path)}</code>", escape(what["summary"]), escape(takes), escape(gives))
    return "<tr>" + "".join(f"<td>{cell}" for cell in cells)


def _name(holder: dict[str, Any]) -> str:
    schema = next(iter(holder.get("content", {"": {}}).values())).get("schema", {})
    return str(schema.get("$ref", "")).rpartition("/")[2]


def _operation(endpoint: Endpoint, known: dict[int, Any]) -> dict[str, Any]:
    made: dict[str, Any] = {
        "summary": endpoint.about,
        "operationId": endpoint.answer.__name__,
        "parameters": [*map(_parameter, _PART.findall(endpoint.path)), *endpoint.query],
        "responses": {
            str(endpoint.status): {
                "description": "Done",
                "content": {endpoint.kind: {"schema": known[id(endpoint.gives)]}},
            },
            "default": {
                "description": "Refused",
                "content": {"application/json": {"schema": known[id(Problem)]}},
            },
        },
    }
    if endpoint.kept:
        made["responses"]["304"] = {"description": "What you have still holds"}
    if endpoint.takes:
        made["requestBody"] = {"required": True, "content": {"application/json": {"schema": known[id(endpoint.takes)]}}}
    return made


def _parameter(found: tuple[str, str]) -> dict[str, Any]:
    name, number = found
    schema = {"type": "integer", "minimum": 0} if number else {"type": "string"}
    return {"name": name, "in": "path", "required": True, "schema": schema}
