"""The doors: every connection is counted as it comes in, before anything of it is read, and none may dawdle.

uvicorn limits neither how many connections one address holds nor how long a request may take to arrive, and it answers
the control frames of a socket without counting them. These are its protocols with that added.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Hashable
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from ipaddress import ip_network
from typing import Any
from weakref import proxy

import h11
import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Response
from websockets.server import ServerProtocol
from websockets.typing import StatusLike

from saloon.server.attendance import LIMIT
from saloon.server.errors import BadRequest, Late, Refusal, Unavailable
from saloon.server.limits import Rate, parsed, place
from saloon.server.pages import HEADERS
from saloon.server.rest import refusal
from saloon.server.settings import Settings

BACKLOG = 256  # connections that may be accepted in one go
_SPARE = 2 * BACKLOG  # descriptors for them, and for everything that is no connection: database, bots, files
_SLICE = 4096  # bytes read before the frames in them are counted
_UNREAD = 4  # messages that may wait before nothing more is taken from the wire


def _written(error: Refusal) -> bytes:
    """A refusal as it goes over the wire where no application is asked."""
    answer = refusal(error)
    status = HTTPStatus(answer.status_code)
    fields = {**HEADERS, **answer.headers, "connection": "close"}
    lines = [f"HTTP/1.1 {status.value} {status.phrase}", *(f"{name}: {value}" for name, value in fields.items())]
    return "\r\n".join([*lines, "", ""]).encode() + bytes(answer.body)


_CROWDED = _written(Unavailable("too-many-connections"))
_TOO_SLOW = _written(Late("request-too-slow"))
_NOT_HTTP = _written(BadRequest("not-http"))


class Doors:
    """Who is inside, by the place he comes from. Those that bring others, proxies, are not counted by place."""

    def __init__(self, in_all: int, per_place: int, proxies: tuple[str, ...] = ()) -> None:
        self._in_all = in_all
        self._per_place = per_place
        self._proxies = [ip_network(proxy) for proxy in proxies]
        self._inside: dict[Hashable, str] = {}
        self._places: Counter[str] = Counter()

    def admits(self, who: Hashable, address: str) -> bool:
        """Whether there is room for one more; if so, he is inside until he leaves."""
        home = "" if self._brings_others(address) else place(address)
        full = len(self._inside) >= self._in_all or (home and self._places[home] >= self._per_place)
        if not full:
            self._inside[who] = home
            self._places[home] += 1
        return not full

    def leave(self, who: Hashable) -> None:
        """He is gone, if he was inside."""
        home = self._inside.pop(who, None)
        if home is not None:
            self._places[home] -= 1
            if not self._places[home]:
                del self._places[home]

    def _brings_others(self, address: str) -> bool:
        found = parsed(address)
        return found is not None and any(found in proxy for proxy in self._proxies)


def room(wanted: int) -> int:
    """How many connections this process can hold: each takes a descriptor. The soft limit is raised where it may be."""
    if sys.platform == "win32":
        return wanted
    import resource  # noqa: PLC0415 (there is none on Windows)

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    enough = wanted + _SPARE
    if soft != resource.RLIM_INFINITY and soft < enough:
        with suppress(OSError, ValueError):
            resource.setrlimit(
                resource.RLIMIT_NOFILE, (enough if hard == resource.RLIM_INFINITY else min(enough, hard), hard)
            )
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return wanted if soft == resource.RLIM_INFINITY else max(1, min(wanted, soft - _SPARE))


class Conduct(uvicorn.Config):
    """How uvicorn serves the application, and the doors its connections share."""

    def __init__(self, app: ASGIApp, settings: Settings, **more: Any) -> None:
        self.settings = settings
        self.doors = Doors(room(settings.connections), settings.connections_per_address, settings.proxies)
        behind: Any = Behind(app, settings) if settings.proxies else app
        super().__init__(
            behind,
            http=Door,
            ws=SocketDoor,
            backlog=BACKLOG,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=list(settings.proxies),
            **more,
        )


class Door(H11Protocol):
    """A connection that speaks HTTP. The head of a request, and then its body, have so many seconds to arrive."""

    config: Conduct

    def __init__(
        self,
        config: Conduct,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._times = {h11.IDLE: config.settings.head_time, h11.SEND_BODY: config.settings.body_time}
        self._awaited: Any = None  # the part of a request that is on its way
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody comes in, or is told at the door that there is no room."""
        super().connection_made(transport)
        if self.config.doors.admits(transport, self.client[0] if self.client else ""):
            self._mind_deadline()
        else:
            self._turn_away(_CROWDED)

    def data_received(self, data: bytes) -> None:
        """More of a request."""
        super().data_received(data)
        self._mind_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        """He is gone."""
        self.config.doors.leave(self.transport)
        self._await(None)
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        """What came is no HTTP."""
        self._turn_away(_NOT_HTTP)

    def _mind_deadline(self) -> None:
        part = self.conn.their_state
        mine = self.transport.get_protocol() is self and not self.transport.is_closing()  # no socket by now
        self._await(part if part in self._times and mine else None)

    def _await(self, part: Any) -> None:
        """Begin to count the seconds when another part of a request is awaited."""
        if part is self._awaited:
            return
        if self._deadline:
            self._deadline.cancel()
        self._awaited = part
        self._deadline = self.loop.call_later(self._times[part], self._too_late) if part else None

    def _too_late(self) -> None:
        if self.cycle and self.cycle.response_started:
            self.transport.close()
        else:
            self._turn_away(_TOO_SLOW)

    def _turn_away(self, answer: bytes) -> None:
        self.transport.write(answer)
        self.transport.close()


def _reject_safely(conn: ServerProtocol, status: StatusLike, text: str) -> Response:
    refused = ServerProtocol.reject(conn, status, text)
    refused.headers.update(HEADERS)
    return refused


class SocketDoor(WebSocketsSansIOProtocol):
    """A connection that has become a socket. Every frame is counted, also those that no application hears of."""

    config: Conduct

    def __init__(self, config: Conduct, server_state: ServerState, app_state: dict[str, Any]) -> None:
        super().__init__(config, server_state, app_state)
        # The application tells whoever sends too many messages; who sends still more is not listened to at all.
        self._frames = Rate(2 * config.settings.messages, config.settings.messages_in)
        self.conn.reject = partial(_reject_safely, proxy(self.conn))  # type: ignore[method-assign]

    def connection_lost(self, exc: Exception | None) -> None:
        """He is gone."""
        self.config.doors.leave(self.transport)
        super().connection_lost(exc)
        self.conn.parser.close()  # otherwise what it has read would stay until there is a search for garbage

    def data_received(self, data: bytes) -> None:
        """More frames. All of a piece are read before the first is counted, so the pieces are small."""
        for start in range(0, len(data), _SLICE):
            if not self.transport.is_closing():
                super().data_received(data[start : start + _SLICE])

    def send_receive_event_to_app(self) -> None:
        """A whole message. The wire is stopped only when some wait to be read: to stop it and let it go on at every one
        takes longer than to read it."""
        stopped = self.read_paused or self.queue.qsize() >= _UNREAD
        self.read_paused = self.read_paused or not stopped
        super().send_receive_event_to_app()
        self.read_paused = stopped

    def handle_text(self, event: Any) -> None:
        """A message, or the beginning of one."""
        if self._counted():
            super().handle_text(event)

    def handle_bytes(self, event: Any) -> None:
        """The same."""
        if self._counted():
            super().handle_bytes(event)

    def handle_cont(self, event: Any) -> None:
        """More of a message."""
        if self._counted():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """A question whether anybody is here."""
        if self._counted():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        """An answer to ours, or to none."""
        if self._counted():
            super().handle_pong(event)

    def _counted(self) -> bool:
        """Whether a frame is listened to; one too many ends the connection."""
        if self.transport.is_closing():
            return False
        if self._frames.allows():
            return True
        self.conn.fail(LIMIT)
        self.handle_parser_exception()
        return False


class Behind:
    """Behind a proxy every connection is the proxy's: requests and sockets are counted by whom they come from."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._doors = Doors(sys.maxsize, settings.connections_per_address)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or turn it away."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        request = object()
        if not self._doors.admits(request, scope["client"][0] if scope["client"] else ""):
            turned_away = scope["type"] == "websocket"
            answer: ASGIApp = WebSocketClose(LIMIT) if turned_away else refusal(Unavailable("too-many-connections"))
            await answer(scope, receive, send)
            return
        try:
            await self._app(scope, receive, send)
        finally:
            self._doors.leave(request)
