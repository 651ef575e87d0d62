"""The pages: the built browser client, the documentation, and the headers that keep every answer safe."""

from __future__ import annotations

import re
from base64 import b64encode
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import saloon
from saloon.server.kept import NOT_MODIFIED, OWN, takes_gzip
from saloon.server.rest import keep_visitor, visitor_token

WEB = Path(saloon.__file__).parent / "web"
SITE = WEB.parent / "site"
_BELOW = ("t", "r", "rules", "how", "new", "learn", "puzzles", "studies", "me", "ratings")
PAGES = ("/", "/puzzles", "/studies", "/me", *(f"/{kind}/{{rest:path}}" for kind in _BELOW))
FOREVER = "public, max-age=31536000, immutable"

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; "
        "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}

NOT_BUILT = (
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Saloon</title><h1>Saloon</h1>'
    "<p>The server runs, but its browser client has not been built.</p>"
    '<p lang="fr">Le serveur fonctionne, mais son interface web n’a pas été construite.</p>'
    '<p><a href="/api/docs">/api/docs</a></html>'
)


def is_page(path: str) -> bool:
    """Whether an address looks like one of the client's, and not like a file or a question to the server."""
    return not path.startswith(("/api/", "/assets/")) and "." not in path.rpartition("/")[2]


async def page(request: Request) -> Response:
    """Every page of the client is the same file; it looks at the address itself."""
    index = WEB / "index.html"
    response = FileResponse(index) if index.is_file() else HTMLResponse(NOT_BUILT)
    response.headers["cache-control"] = OWN
    return keep_visitor(request, response, visitor_token(request))


class Files(StaticFiles):
    """The other files of the client. Those under `assets` bear a hash in their names and never change."""

    async def check_config(self) -> None:
        """Without a built client there are no files."""
        if not WEB.is_dir():
            raise HTTPException(404)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or 404."""
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = FOREVER if path.startswith("assets") else "no-cache"
        if "etag" in response.headers:  # the same, compressed or not: a weak one
            response.headers["etag"] = f"W/{response.headers['etag']}"
        if response.status_code == NOT_MODIFIED:  # where there is something to compress, what compresses it says so
            response.headers["vary"] = "accept-encoding"
        return response


def files() -> ASGIApp:
    """The files, compressed for whoever takes that."""
    packed = GZipMiddleware(Files(directory=WEB, check_dir=False), minimum_size=1000)

    async def wanted(scope: Scope, receive: Receive, send: Send) -> None:
        if not takes_gzip(Headers(scope=scope)):  # the middleware only looks for the word, and finds it in `gzip;q=0`
            scope = {**scope, "headers": [pair for pair in scope["headers"] if pair[0] != b"accept-encoding"]}
        await packed(scope, receive, send)

    return wanted


class Documentation(StaticFiles):
    """The documentation, where it was built. Its pages hold scripts of their own, which alone may run there, and make
    styles of their own."""

    def __init__(self) -> None:
        super().__init__(directory=SITE, html=True, check_dir=False)

    async def check_config(self) -> None:
        """Where it was not built there are no pages."""
        if not SITE.is_dir():
            raise HTTPException(404)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A page or a file, or 404."""
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = "no-cache"
        page = SITE / path / "index.html" if (SITE / path).is_dir() else SITE / path
        if response.status_code in (200, NOT_MODIFIED) and page.suffix == ".html":
            response.headers["content-security-policy"] = _policy_of(page, page.stat().st_mtime_ns)
        return response


@lru_cache
def _policy_of(page: Path, _changed: int) -> str:
    """The policy of a page of the documentation: the usual one, and the scripts that were written into it."""
    scripts = re.findall(rb"<script>(.*?)</script>", page.read_bytes(), re.DOTALL)
    allowed = " ".join(sorted({f"'sha256-{b64encode(sha256(script).digest()).decode()}'" for script in scripts}))
    policy = HEADERS["content-security-policy"].replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    return policy.replace("script-src 'self'", f"script-src 'self' {allowed}".rstrip())


class Safe:
    """Puts the headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers: Any = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, with_headers)
