"""What the first visit costs."""

from __future__ import annotations

import pytest
from playwright.sync_api import Response
from tests.browser.conftest import Invite

pytestmark = pytest.mark.slow

LIMIT = 200_000  # bytes of scripts and styles, compressed, fonts aside
KINDS = ("javascript", "css")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_first_load_is_small(invite: Invite, language: str) -> None:
    anna = invite("Anna", language=language)
    answers: list[Response] = []

    def answered(answer: Response) -> None:
        answers.append(answer)

    anna.page.on("response", answered)
    anna.visit("/")
    anna.page.locator(".ways").first.wait_for()
    anna.page.wait_for_load_state("networkidle")
    code_and_style = [one for one in answers if any(kind in one.headers.get("content-type", "") for kind in KINDS)]
    assert len(code_and_style) >= 3
    sizes = {one.url: one.request.sizes()["responseBodySize"] for one in code_and_style}
    assert all(one.headers.get("content-encoding") == "gzip" for one in code_and_style if sizes[one.url] > 1000)
    total = sum(sizes.values())
    assert 20_000 < total < LIMIT, f"{total} bytes"
