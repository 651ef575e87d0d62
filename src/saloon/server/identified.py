"""Every request has an id: the one it came with, or a new one. The answer says it, and so does what the log tells."""

from __future__ import annotations

import re
from secrets import token_hex

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from structlog.contextvars import bind_contextvars

HEADER = "x-request-id"
REQUEST = "request"  # what the log calls it

_ID = re.compile(r"[\w.:-]{1,64}", re.ASCII)


def request_id(shown: str) -> str:
    """The id of a request that came with this, if that can be one."""
    return shown if _ID.fullmatch(shown) else token_hex(8)


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
        bind_contextvars(**{REQUEST: name})

        async def with_id(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message)[HEADER] = name
            await send(message)

        await self._app(scope, receive, with_id)
