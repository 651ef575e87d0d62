"""Every request has an id: the one it came with, or a new one. The answer says it, and so does what the log tells."""

from __future__ import annotations

import re
from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from contextvars import ContextVar
from secrets import token_hex
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

HEADER = "x-request-id"
current: ContextVar[str] = ContextVar("request", default="")  # nobody's, for what happens by itself

_ID = re.compile(r"[\w.:-]{1,64}", re.ASCII)


def request_id(shown: str) -> str:
    """The id of a request that came with this, if that can be one."""
    return shown if _ID.fullmatch(shown) else token_hex(8)


@contextmanager
def on_behalf_of(request: str) -> Iterator[None]:
    """What the log tells meanwhile is told of this request."""
    before = current.set(request)
    try:
        yield
    finally:
        current.reset(before)


def tell_request(logger: Any, method: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Have a line of the log say which request it is about."""
    if request := current.get():
        line["request"] = request
    return line


class Identified:
    """Gives every request its id. Each is answered by a task of its own, so that the id need not be taken back."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        name = request_id(Headers(scope=scope).get(HEADER, ""))
        current.set(name)

        async def with_id(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message)[HEADER] = name
            await send(message)

        await self._app(scope, receive, with_id)
