"""The application: all doors of the house on one address."""

from __future__ import annotations

import hmac
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from saloon.server import pages
from saloon.server.endpoints import ENDPOINTS
from saloon.server.errors import Missing, Refusal
from saloon.server.house import House
from saloon.server.openapi import openapi
from saloon.server.openapi import page as openapi_page
from saloon.server.rest import refusal
from saloon.server.settings import Settings
from saloon.server.sockets import lobby_socket, table_socket


def make_app(settings: Settings | None = None) -> Starlette:
    """The application. Its house opens when it starts and closes when it stops."""
    chosen = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        try:
            house = app.state.house = House(chosen)
            await house.open()
        except Exception as trouble:
            app.state.trouble = trouble
            raise
        try:
            yield
        finally:
            await house.close()

    app = Starlette(
        routes=_routes(),
        lifespan=lifespan,
        exception_handlers={HTTPException: _astray, Exception: _broken},
    )
    app.state.settings = chosen
    app.router.default = _http_only(pages.files())
    app.middleware_stack = pages.Safe(app.build_middleware_stack())  # around Starlette's own answer to a fault, too
    return app


def _routes() -> list[BaseRoute]:
    return [
        WebSocketRoute("/socket", lobby_socket),
        WebSocketRoute("/socket/{code}", table_socket),
        *(Route(endpoint.path, endpoint.respond, methods=[endpoint.method]) for endpoint in ENDPOINTS),
        Route("/api/openapi.json", _openapi),
        Route("/api/docs", _docs),
        Route("/metrics", _metrics),
        *(Route(path, pages.page) for path in pages.PAGES),
    ]


def _http_only(files: ASGIApp) -> ASGIApp:
    """Files for whatever has no route; a socket to nowhere is turned away."""

    async def fallback(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
        else:
            await files(scope, receive, send)

    return fallback


async def _openapi(request: Request) -> Response:
    return JSONResponse(openapi())


async def _docs(request: Request) -> Response:
    return HTMLResponse(openapi_page())


async def _metrics(request: Request) -> Response:
    """The figures, for whoever shows the operator's token; to others it is as if they did not exist."""
    house: House = request.app.state.house
    token = house.settings.metrics_token.encode()
    shown = request.headers.get("authorization", "").encode()
    if not token or not hmac.compare_digest(shown, b"Bearer " + token):
        raise HTTPException(404)
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def _astray(request: Request, error: Exception) -> Response:
    """No such address, or not in this way. Who came with a browser is shown the client's own page for the lost."""
    if request.method == "GET" and "text/html" in request.headers.get("accept", "") and pages.is_page(request.url.path):
        lost = await pages.page(request)
        lost.status_code = 404
        return lost
    if isinstance(error, HTTPException) and error.status_code == 405:
        response = refusal(_WrongMethod("wrong-method", method=request.method))
        response.headers.update(error.headers or {})
        return response
    return refusal(Missing("no-such-page", path=request.url.path[:80]))


async def _broken(request: Request, error: Exception) -> Response:
    return refusal(_Broken("server-error"))


class _WrongMethod(Refusal):
    """Asked for in a way there is not."""

    status = 405


class _Broken(Refusal):
    """A fault of the server itself."""

    status = 500
