"""The REST side: what it gives, the headers it gives it with, and that its description is true."""

from __future__ import annotations

import json
import random
import time
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import checks
from schemathesis.core.result import Ok
from schemathesis.pytest.lazy import get_all_tests
from tests.house import some_games
from tests.server.kit import PATIENCE, Client, bearer, in_loop, playing, running

import saloon
from saloon.server import frames, kept, pages
from saloon.server.app import make_app
from saloon.server.openapi import openapi
from saloon.server.run import configure, listen
from saloon.server.schema import protocol_schema
from saloon.server.settings import Settings

DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread of its own."""
    database = f"sqlite:///{tmp_path_factory.mktemp('rest') / 'saloon.db'}"
    settings = Settings(database=database, tables_per_address=100_000, full_tables=100_000, full_strain=1000)
    server = uvicorn.Server(configure(make_app(settings)))
    listener = listen("127.0.0.1", 0)
    thread = Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    while not server.started:
        time.sleep(0.01)
    yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    server.should_exit = True
    thread.join()


ANY = {
    "code": "abcdef",
    "slug": "six-territories",
    "language": "x" * 300,
    "seat": 0,
    "id": "%00",
    "name": "%00",
    "began": 1,
}

CHECKS = [
    checks.not_a_server_error,
    *(
        check
        for check in checks.CHECKS.get_all()
        if check.__name__
        in (
            "status_code_conformance",
            "content_type_conformance",
            "response_headers_conformance",
            "response_schema_conformance",
        )
    ),
]


@pytest.mark.slow
@pytest.mark.parametrize("path", openapi()["paths"])
def test_whatever_is_asked_the_description_holds(path: str, address: str, thoroughly: bool) -> None:
    """What is asked is made up here and not while tests are collected, which every process does."""

    def ask(case: Any) -> None:
        case.call_and_validate(base_url=address, checks=CHECKS)

    described = schemathesis.openapi.from_dict(openapi()).include(path=path)
    lengths = settings(max_examples=15 if thoroughly else 5)
    found = get_all_tests(schema=described, test_func=ask, settings=lengths, given_kwargs=None)
    asked = [one.ok()[1] for one in found if isinstance(one, Ok)]
    assert len(asked) == len(openapi()["paths"][path])
    for test in asked:
        test()


PLACES = ["/", "/t/abcdef", "/icon.svg", "/nowhere", *(path.format_map(ANY) for path in openapi()["paths"])]
HEADER = st.sampled_from(
    [
        "host",
        "origin",
        "cookie",
        "authorization",
        "range",
        "accept",
        "accept-encoding",
        "content-type",
        "if-range",
        "if-none-match",
        "if-modified-since",
        "x-forwarded-for",
        "x-forwarded-proto",
    ]
)
HOSTILE = [
    "http://[",
    "[",
    "[::1",
    "x" * 5000,
    "Bearer",
    "bytes=9-1",
    "bytes=" + "0-1," * 999,
    "saloon=;=",
    "\xff",
    " ",
]
VALUE = st.sampled_from(HOSTILE) | st.text(
    st.characters(min_codepoint=0x20, max_codepoint=0xFF, exclude_categories=["Cc"])
)


@given(st.sampled_from(["GET", "POST"]), st.sampled_from(PLACES), st.dictionaries(HEADER, VALUE, max_size=3))
@settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
@pytest.mark.slow
def test_no_header_troubles_the_server(address: str, method: str, place: str, headers: dict[str, str]) -> None:
    wild = [(name.encode(), value.strip().encode("latin-1")) for name, value in headers.items()]
    answer = httpx.request(method, address + place, headers=wild, timeout=PATIENCE, verify=False)
    assert answer.status_code < 500
    assert answer.headers.items() >= pages.HEADERS.items()


def test_the_protocols_schema_is_up_to_date() -> None:
    kept = (DOCS / "protocol.schema.json").read_text(encoding="utf-8")
    assert json.loads(kept) == protocol_schema(), "run python -m saloon.server.schema > docs/protocol.schema.json"


def test_the_page_of_the_protocol_names_every_frame_and_command() -> None:
    page = (DOCS / "protocol.md").read_text(encoding="utf-8")
    kinds = [kind for union in (frames.ClientFrame, frames.ServerFrame) for kind in union.__args__]
    for kind in kinds:
        assert f"`{kind.__struct_config__.tag}`" in page
    for command in frames.AnyCommand.__args__:
        assert f"`{command.__struct_config__.tag}`" in page


@pytest.mark.slow
@in_loop
async def test_every_answer_is_safe(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        for path in ("/", "/t/abcdef", "/rules/x", "/api/health", "/api/docs", "/metrics", "/nowhere", "/api/tables/x"):
            answer = await house.rest.get(path)
            assert "default-src 'none'" in answer.headers["content-security-policy"], path
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"


@in_loop
async def test_so_is_the_answer_to_a_fault_of_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path) as house:
        monkeypatch.setattr(house.house, "listed", lambda: 1 // 0)
        answer = await house.rest.get("/api/tables")
        assert (answer.status_code, answer.json()["error"]["code"]) == (500, "server-error")
        assert answer.headers.items() >= pages.HEADERS.items()


@in_loop
async def test_a_visitor_is_remembered_by_a_cookie_no_script_can_read(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        first = await house.rest.get("/api/games")
        cookie = first.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "set-cookie" not in (await house.rest.get("/api/games")).headers
        async with httpx.AsyncClient(base_url=str(house.rest.base_url), timeout=PATIENCE) as another:
            assert "set-cookie" in (await another.get("/")).headers


@pytest.mark.slow
@in_loop
async def test_games_and_rules(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        games = (await house.rest.get("/api/games")).json()["games"]
        assert [game["slug"] for game in games] == saloon.list_games()
        assert games[0] == (await house.rest.get(f"/api/games/{games[0]['slug']}")).json()
        assert [bot["name"] for bot in games[0]["bots"]] == ["tenderfoot", "deputy", "marshal", "legend", "outlaw"]
        for slug in saloon.list_games():
            ids = [await clauses(house.rest, slug, language) for language in ("en", "fr")]
            assert ids[0] == ids[1] != set()


async def clauses(rest: httpx.AsyncClient, slug: str, language: str) -> set[str]:
    rules = (await rest.get(f"/api/rules/{slug}/{language}")).json()
    blocks = [*rules["intro"], *(block for section in rules["sections"] for block in section["blocks"])]
    return {block["clause"] for block in blocks if "clause" in block}


@pytest.mark.slow
@in_loop
async def test_health_and_metrics(tmp_path: Path) -> None:
    async with running(tmp_path, metrics_token="figs") as house, playing(house, "Ann", "Bo") as (ann, _):
        await ann.move(ann.scene["choices"][0]["code"])
        assert (await house.rest.get("/api/health")).json()["status"] == "ok"
        figures = (await house.rest.get("/metrics", headers=bearer("figs"))).text
        for figure in (
            "saloon_sockets 2.0",
            "saloon_tables 1.0",
            'saloon_journal_lines_total{kind="move"} 1.0',
            "saloon_commit_seconds_count",
            "saloon_bot_seconds_count",
        ):
            assert figure in figures
        house.house.stopping = True
        stopping = await house.rest.get("/api/health")
        assert (stopping.status_code, stopping.json()["error"]["code"]) == (503, "stopping")


@pytest.mark.parametrize("token", ["", "figs"])
@in_loop
async def test_figures_are_for_the_operator(tmp_path: Path, token: str) -> None:
    async with running(tmp_path, metrics_token=token) as house:
        shown: Any
        for shown in (
            {},
            {"authorization": "Bearer"},
            bearer("fig"),
            bearer("figss"),
            {"authorization": b"Bearer \xff"},
        ):
            answer = await house.rest.get("/metrics", headers=shown)
            assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no-such-page")


@in_loop
async def test_no_figure_tells_how_a_seat_answers(tmp_path: Path) -> None:
    async with running(tmp_path) as house, playing(house, "Ann", "Bo", game="wyatt-earp") as (ann, _):
        figures = []
        for how in ("never", "ask"):
            assert (await ann.do({"do": "answers", "seat": 0, "how": how}))["t"] == "ack"
            figures.append(told_of_people(house.house.metrics.text().decode()))
        assert 'saloon_journal_lines_total{kind="start"} 1.0' in figures[0]  # what was ordered is written, and counted
        assert figures[0] == figures[1]


def told_of_people(figures: str) -> list[str]:
    """The lines of figures that do not change by themselves, with time alone."""
    machine = ("process_", "python_", "saloon_loop_", "saloon_pressure")
    return [line for line in figures.splitlines() if not line.removeprefix("# HELP ").startswith(machine)]


@pytest.mark.slow
@some_games("game")
@in_loop
async def test_replay_and_going_on_from_there(tmp_path: Path, game: str) -> None:
    match = saloon.Match.new(game, players=3, seed=5, seats=["Ann", "Bo", "Cy"])
    choose, views = random.Random(1), []
    while not match.over:
        views.append([match.view(seat) for seat in (None, 0, 1, 2)])
        match.play(choose.choice(match.choices()))
    async with running(tmp_path) as house:
        name = (await house.rest.post("/api/records", content=match.truth.record().to_json(), headers=JSON)).json()[
            "id"
        ]
        assert (await house.rest.get(f"/api/records/{name}")).json() == msgspec.to_builtins(match.truth.record())
        last = match.played
        for move in (0, 1, last // 2, last - 1):
            for eyes, view in zip(("", 0, 1, 2), views[move], strict=True):
                seen = (await house.rest.get(f"/api/records/{name}/replay?move={move}&eyes={eyes}")).json()
                assert (seen["view"], seen["moves"], seen["names"]) == (view, last, ["Ann", "Bo", "Cy"])
                assert {event["move"] for event in seen["events"]} <= {move}
            known = (await house.rest.get(f"/api/records/{name}/replay?move={move}&eyes=all")).json()
            assert known["views"] == views[move][1:]
        end = (await house.rest.get(f"/api/records/{name}/replay?move={last}")).json()
        assert end["result"]["ranking"] == match.result.ranking if match.result else None
        ann, go_on = Client(house.address, ""), {"move": last // 2, "seat": 1, "bot": "random", "pace": 0}
        answer = await house.rest.post(f"/api/records/{name}/continue", json=go_on, headers=bearer(ann.token))
        ann.code = answer.json()["code"]
        await ann.open()
        assert (ann.scene["look"], ann.scene["table"]["phase"]) == (1, "playing")
        if ann.scene["table"].get("moves", 0) == 0:
            assert ann.scene["view"] == views[last // 2][2]
        await ann.play(random.Random(2))
        await ann.close()
        over = await house.rest.post(f"/api/records/{name}/continue", json={"move": last, "seat": 0})
        assert over.json()["error"]["code"] == "game-over"


@in_loop
async def test_a_puzzle_is_listed_shown_explained_and_answered(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        listed = (await house.rest.get("/api/puzzles/six-territories")).json()
        assert listed["today"] in [card["id"] for card in listed["puzzles"]]
        address = f"/api/puzzles/six-territories/{listed['today']}"
        sheet = (await house.rest.get(address)).json()
        assert sheet["card"]["id"] == listed["today"]
        assert sheet["view"]["to_move"] == sheet["seat"]
        told = (await house.rest.post(address, json={})).json()
        assert not told["right"]
        assert (await house.rest.post(address, json={"choice": told["best"]})).json() == {**told, "right": True}
        assert (await house.rest.post(address, json={"choice": 99_999})).status_code == 400
        because = (await house.rest.get(address + "/why", params={"on": sheet["choices"][0]["on"]})).json()
        assert because["code"] == "offered"


KEPT = ["/api/rules/six-territories/en", "/api/messages/en", "/api/studies"]


@in_loop
async def test_an_answer_that_is_kept_is_asked_about(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        for path in KEPT:
            first = await house.rest.get(path)
            assert first.headers["cache-control"] == "private, no-cache", "a visitor's cookie may come with it"
            tag = first.headers["etag"].removeprefix("W/")
            for known in (f"W/{tag}", tag, f'"a,b", W/{tag}, "c"', "*"):
                answer = await house.rest.get(path, headers={"if-none-match": known})
                assert (answer.status_code, answer.content) == (304, b"")
                assert all(answer.headers[name] == first.headers[name] for name in ("etag", "vary", "cache-control"))
            for known in ('"other"', tag.strip('"'), "", 'W/"'):
                answer = await house.rest.get(path, headers={"if-none-match": known})
                assert (answer.status_code, answer.json()) == (200, first.json())


@in_loop
async def test_an_answer_that_is_kept_comes_as_it_is_taken(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        for path in KEPT:
            found = await house.rest.get(path, headers={"accept-encoding": "identity"})
            for taken in ("gzip", "br, GZIP ; q=0.5", "*", "gzip;q=1.000"):
                answer = await house.rest.get(path, headers={"accept-encoding": taken})
                assert (answer.headers["content-encoding"], answer.json()) == ("gzip", found.json())
                assert answer.headers["etag"] == found.headers["etag"]
                assert answer.headers["vary"] == found.headers["vary"] == "accept-encoding"
            for refused in ("", "br", "gzip;q=0", "gzip; q=0.000, *", "*;q=0", "gzip;q=much", "gzipped"):
                answer = await house.rest.get(path, headers={"accept-encoding": refused})
                assert "content-encoding" not in answer.headers
                assert answer.content == found.content
        assert found.headers["etag"].startswith("W/"), "one tag for what differs by its bytes"


@in_loop
async def test_an_invitation_as_a_picture(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        answer = await house.rest.get(f"/api/tables/{await house.table()}/qr.svg")
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert answer.text.startswith("<svg")


@pytest.mark.slow
@in_loop
async def test_the_built_client_is_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path) as house:
        assert "has not been built" in (await house.rest.get("/")).text or (pages.WEB / "index.html").exists()
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html>the client")
    (web / "assets" / "app-1a2b.js").write_text("let x = 1;" * 1000)
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "WEB", web)
    async with running(tmp_path) as house:
        for path in ("/", "/t/abcdef", "/t/abcdef/replay", "/r/0", "/rules/colt-express", "/learn/colt-express"):
            answer = await house.rest.get(path)
            assert (answer.text, answer.headers["cache-control"]) == ("<!doctype html>the client", kept.OWN)
        script = await house.rest.get("/assets/app-1a2b.js")
        assert script.headers["cache-control"] == pages.FOREVER
        assert script.headers["content-encoding"] == "gzip"
        plain = await house.rest.get("/assets/app-1a2b.js", headers={"accept-encoding": "gzip;q=0"})
        for answer in (script, plain):
            assert (answer.headers["etag"][:2], answer.headers["vary"].lower()) == ("W/", "accept-encoding")
        assert "content-encoding" not in plain.headers
        again = await house.rest.get("/assets/app-1a2b.js", headers={"if-none-match": script.headers["etag"]})
        assert (again.status_code, again.headers["etag"]) == (304, script.headers["etag"])
        assert again.headers["vary"] == "accept-encoding"
        assert (await house.rest.get("/%2e%2e/secret.txt")).status_code == 404


@in_loop
async def test_the_documentation_is_served_where_it_was_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its own scripts run there, and nobody else's."""
    site = tmp_path / "site"
    monkeypatch.setattr(pages, "SITE", site)
    async with running(tmp_path) as house:
        assert (await house.rest.get("/docs/")).status_code == 404
    site.mkdir()
    (site / "index.html").write_text("<script>let tour = 1</script><script src='a.js'></script>", encoding="utf-8")
    async with running(tmp_path) as house:
        assert (await house.rest.get("/docs")).headers["location"].endswith("/docs/")
        front = await house.rest.get("/docs/")
        again = await house.rest.get("/docs/", headers={"if-none-match": front.headers["etag"]})
        missing = await house.rest.get("/docs/nothing.html")
    digest = b64encode(sha256(b"let tour = 1").digest()).decode()
    assert "let tour" in front.text
    assert f"script-src 'self' 'sha256-{digest}';" in front.headers["content-security-policy"]
    assert again.status_code == 304
    assert again.headers["content-security-policy"] == front.headers["content-security-policy"]
    assert missing.status_code == 404
    assert missing.headers["content-security-policy"] == pages.HEADERS["content-security-policy"]


JSON = {"content-type": "application/json"}
