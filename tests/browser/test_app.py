"""The house as an app: what its service worker keeps, and that no old client outlives a new one."""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

import pytest
import uvicorn
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.browser.conftest import free_port
from tests.browser.guest import LOCALES
from tests.browser.patience import PATIENCE

from saloon.server import pages
from saloon.server.app import make_app
from saloon.server.run import configure, listen
from saloon.server.settings import Settings

pytestmark = pytest.mark.slow

CONTROLLED = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
KEPT = "async () => (await (await caches.open('files-1')).keys()).map((kept) => new URL(kept.url).pathname)"


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built client of our own, to be built anew."""
    copy = tmp_path / "web"
    shutil.copytree(pages.WEB, copy)
    monkeypatch.setattr(pages, "WEB", copy)
    return copy


@contextmanager
def serving(folder: Path, port: int) -> Iterator[None]:
    """A server in this process, for as long as it takes."""
    server = uvicorn.Server(configure(make_app(Settings(database=f"sqlite:///{folder / 'saloon.db'}"))))
    thread = Thread(target=server.run, kwargs={"sockets": [listen("127.0.0.1", port)]})
    thread.start()
    while not server.started:
        time.sleep(0.01)
    try:
        yield
    finally:
        server.should_exit = True
        thread.join()


@contextmanager
def visitor(browser: Browser, port: int, language: str = "en") -> Iterator[Page]:
    context: BrowserContext = browser.new_context(base_url=f"http://localhost:{port}", locale=LOCALES[language])
    context.set_default_timeout(PATIENCE * 1000)
    yield context.new_page()
    context.close()


def build(client: Path, version: str) -> str:
    """Make the client another one, as a build would: a new file with a hash, named by the index; the file's address."""
    address = f"/assets/version-{version}.js"
    (client / address.lstrip("/")).write_text(f"document.documentElement.dataset.version = '{version}'\n")
    index = (client / "index.html").read_text(encoding="utf-8")
    head = index.partition("<!-- version")[0].partition("</head>")[0]
    rest = index.rpartition("</head>")[2]
    tag = f'<!-- version --><script type="module" src="{address}"></script></head>'
    (client / "index.html").write_text(head + tag + rest, encoding="utf-8")
    return address


def test_a_new_client_is_there_at_the_next_visit_and_its_files_are_kept(
    browser: Browser, client: Path, tmp_path: Path
) -> None:
    port = free_port()
    with serving(tmp_path, port), visitor(browser, port) as page:
        for version in ("1", "2", "3"):
            address = build(client, version)
            page.goto("/")
            expect(page.locator(f"html[data-version='{version}']")).to_be_attached()
            page.evaluate(CONTROLLED)
        assert page.evaluate(CONTROLLED), "the worker was asked all along"
        assert address in page.evaluate(KEPT)
        (client / address.lstrip("/")).unlink()
        page.reload()
        expect(page.locator("html[data-version='3']")).to_be_attached()


@pytest.mark.parametrize(
    ("language", "said"), [("en", "The house cannot be reached"), ("fr", "La maison est injoignable")]
)
def test_a_house_that_cannot_be_reached_is_said_to_be_and_comes_back_by_itself(
    browser: Browser, client: Path, tmp_path: Path, language: str, said: str
) -> None:
    port = free_port()
    with visitor(browser, port, language) as page:
        with serving(tmp_path, port):
            page.goto("/")
            page.evaluate(CONTROLLED)
            page.goto("/")
            assert page.evaluate(CONTROLLED)
        page.goto("/")
        expect(page.get_by_role("heading", name=said)).to_be_visible()
        expect(page.get_by_role("button")).to_have_count(1)
        with serving(tmp_path, port):
            page.locator(".ways").first.wait_for()


def test_it_can_be_installed(browser: Browser, client: Path, tmp_path: Path) -> None:
    port = free_port()
    with serving(tmp_path, port), visitor(browser, port) as page:
        page.goto("/")
        link = page.locator("link[rel=manifest]").get_attribute("href")
        assert link
        answer = page.request.get(link)
        assert answer.headers["content-type"] == "application/manifest+json"
        manifest = json.loads(answer.body())
        assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
        sizes = {icon["sizes"] for icon in manifest["icons"]}
        assert {"192x192", "512x512"} <= sizes
        assert all(page.request.get(icon["src"]).ok for icon in manifest["icons"])
        worker = page.request.get("/sw.js")
        assert worker.headers["cache-control"] == "no-cache", "a new worker is found at once"
        assert "javascript" in worker.headers["content-type"]
