"""One browser for each file of tests, one server for all; each guest has a browser context of their own."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tests.browser.browsers import FLAGS, HERE, find_browser
from tests.browser.guest import Guest, draw
from tests.browser.house import House, open_house
from tests.browser.patience import PATIENCE

import saloon

Invite = Callable[..., Guest]

expect.set_options(timeout=PATIENCE * 1000)


# Not for the whole session: while it is open no other test in this process could run a loop of its own.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    found = find_browser()
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(
            executable_path=found.executable, args=FLAGS, env={**os.environ, **found.env}
        )
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    client = Path(saloon.__file__).parent / "web" / "index.html"
    assert client.is_file(), "The browser client is not built: run `make web` first."
    with open_house(tmp_path_factory.mktemp("house"), free_port()) as opened:
        yield opened


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture
def invite(browser: Browser, house: House, request: pytest.FixtureRequest) -> Iterator[Invite]:
    """Ask a guest in. When the test is over, none of them may have met an error or left the house."""
    guests: list[Guest] = []

    def ask(name: str = "", **manners: Any) -> Guest:
        guests.append(Guest(browser, house.address, name, **manners))
        return guests[-1]

    yield ask
    if request.node.stash.get(FAILED, False):  # what they saw last
        for number, guest in enumerate(guests):
            draw(guest.page, f"failed/{request.node.name}-{number}")
    troubles = [f"{guest.name or 'a guest'}: {trouble}" for guest in guests for trouble in guest.troubles]
    for guest in guests:
        guest.page.unroute_all(behavior="ignoreErrors")  # what is still on its way to a page that closes is no error
        guest.context.close()
    assert not troubles, "\n".join(troubles)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser that starves on a busy machine says nothing about the house: a test that fails is run once more.

    The summary counts it; what is really broken fails twice.
    """
    for item in items:
        if HERE.name in item.path.parts:
            item.add_marker(pytest.mark.flaky(reruns=1))


FAILED: pytest.StashKey[bool] = pytest.StashKey()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report
