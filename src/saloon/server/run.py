"""Opening the house: the address in words and as a picture, a browser where there is one, a clean stop on Ctrl-C."""

from __future__ import annotations

import asyncio
import errno
import gc
import io
import logging
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import segno
import structlog
import uvicorn
from starlette.applications import Starlette

from saloon import bots, games
from saloon.engine import SaloonError
from saloon.messages import message
from saloon.server.app import make_app
from saloon.server.doors import Conduct
from saloon.server.errors import Unavailable
from saloon.server.logs import set_up_logs
from saloon.server.service import READY, STOPPING, tell_system
from saloon.server.settings import Settings, read_settings
from saloon.server.storage.engine import prepare
from saloon.server.traces import traced

PORT = 8888
_STOPPING_TIME = 10
_UNREAD_TIME = 30  # seconds until who takes nothing of what is sent to him is given up
# Objects, more than a hundred moves that are just being written; searches among the young; searches among the older.
_COLLECT_AFTER = (50_000, 10, 20)
_EVERYWHERE = ("", "0.0.0.0", "::")

log = structlog.get_logger("saloon.run")

Say = Callable[[str], Any]
say_at_once: Say = partial(print, flush=True)  # who reads the address through a pipe needs it now


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    database: str = "",
    *,
    settings: Settings | None = None,
    open_browser: bool = True,
    language: str = "en",
    log_level: int = logging.WARNING,
    say: Say = say_at_once,
) -> None:
    """Serve until Ctrl-C. Without a port it is 8888, or any free one if that is taken. A database that is named here
    counts only without settings."""
    set_up_logs(level=log_level)
    chosen = settings or (read_settings(database=database) if database else read_settings())
    with listen(host, port) as listener, prepare(chosen.home), traced(chosen.traces):
        used = listener.getsockname()[1]
        if port is None and used != PORT:
            say(message("server-port-taken", {"taken": str(PORT), "used": str(used)}, language))
        address = f"http://{_reachable(host)}:{used}/"
        for fault in (*games.faults(), *bots.faults()):
            say(message("server-plugin-fault", {"problem": fault.text(language)}, language))
        app = make_app(chosen)
        conduct = configure(app)
        server = Announcing(conduct, app, lambda: _announce(address, language, say, open_browser=open_browser))
        try:
            with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=conduct.get_loop_factory()) as runner:
                runner.run(server.serve(sockets=[listener]))
        except SystemExit as ending:
            raise _trouble(app) from ending
    say(message("server-stopped", {}, language))


def _trouble(app: Starlette) -> SaloonError:
    """Why the house did not open, in words; what nobody foresaw is also noted in full."""
    trouble = app.state.trouble
    if isinstance(trouble, SaloonError):
        return trouble
    log.error("the house did not open", exc_info=trouble)
    return Unavailable("cannot-open", problem=str(trouble) or repr(trouble))


def configure(app: Starlette) -> Conduct:
    """How uvicorn serves the application: no compression of frames, which would cost more memory than it saves."""
    settings: Settings = app.state.settings
    return Conduct(
        app,
        settings,
        ws_max_size=settings.frame_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        lifespan="on",
        timeout_graceful_shutdown=_STOPPING_TIME,
        server_header=False,
    )


class Announcing(uvicorn.Server):
    """A server that says when its doors are open, and hands over to other nodes before it closes them."""

    def __init__(self, config: uvicorn.Config, app: Starlette, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._announce = announce
        self._app = app

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open, then say so. If that fails, whoever started the server is told why, and once is enough."""
        self.lifespan.logger = logging.Logger("nobody", logging.CRITICAL + 1)
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self._announce()
            tell_system(READY)
        _spare_collections()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let everybody go on elsewhere first, so that nobody meets a closed door."""
        tell_system(STOPPING)
        await self._app.state.house.drain()
        await super().shutdown(sockets)


def _spare_collections() -> None:
    """Look for garbage in circles seldom: a full search among a thousand sockets stops every table for a fifth of a
    second, and next to nothing here is such garbage."""
    gc.collect()
    gc.freeze()  # what is loaded by now stays: no search need look at it again
    gc.set_threshold(*_COLLECT_AFTER)


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on the port asked for; if none was, on the usual one, or any free one if that is taken."""
    if port is not None:
        return _bind(host, port)
    try:
        return _bind(host, PORT)
    except OSError as error:
        if error.errno not in (errno.EADDRINUSE, errno.EACCES):
            raise
        return _bind(host, 0)


def _bind(host: str, port: int) -> socket.socket:
    """A socket that says it speaks TCP: only then does asyncio send what is small at once (TCP_NODELAY)."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if sys.platform == "linux":  # its connections inherit it
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _UNREAD_TIME * 1000)
        listener.bind((host, port))
    except (OSError, TypeError) as error:  # a name that can be none is of the wrong type to Python
        listener.close()
        raise error if isinstance(error, OSError) else OSError(errno.EINVAL, str(error)) from error
    return listener


def _announce(address: str, language: str, say: Say, *, open_browser: bool) -> None:
    say(qr_text(address))
    say(message("server-open", {"address": address}, language))
    if open_browser:
        webbrowser.open(address)


def qr_text(address: str) -> str:
    """An address as a picture made of half blocks. Its light dots are drawn: most terminals are dark."""
    picture = io.StringIO()
    segno.make(address, micro=False).terminal(picture, border=2, compact=True)
    return picture.getvalue().rstrip("\n")


def _reachable(host: str) -> str:
    """An address other devices in the room can use, if the server listens everywhere."""
    if host not in _EVERYWHERE:
        return f"[{host}]" if ":" in host else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only asks which way out would be taken
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
