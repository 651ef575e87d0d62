"""Finished studies: those that come with games and an operator's own, over REST; what is none is left out."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import structlog
from tests.server.kit import in_loop, running

import saloon
from saloon.games import games
from saloon.resources import study_files
from saloon.server import bodies
from saloon.server.errors import Missing
from saloon.server.studies import LARGEST, Studies

STUDY: dict[str, Any] = json.loads((Path(__file__).parents[1] / "studies.json").read_text(encoding="utf-8"))["study"]
GAME = STUDY["game"]


def put(folder: Path, name: str, text: str | None = None, **changed: Any) -> Path:
    """A study in a folder, with something changed, or a text that is none."""
    path = folder / f"{name}.json"
    path.write_text(json.dumps({**STUDY, **changed}) if text is None else text, encoding="utf-8")
    return path


def names(studies: Studies, game: str = GAME) -> list[str]:
    """The studies of a game that the operator keeps."""
    shipped = {path.stem for path in study_files(game)}
    return [card.name for card in studies.listed().studies if card.game == game and card.name not in shipped]


@in_loop
async def test_a_study_is_listed_counted_and_told_as_it_was_written(tmp_path: Path) -> None:
    put(tmp_path, "stagecoach")
    async with running(tmp_path, studies=str(tmp_path)) as house:
        listed = (await house.rest.get("/api/studies")).json()["studies"]
        (card,) = (card for card in listed if card["name"] == "stagecoach")
        told = {name: STUDY[name] for name in ("game", "players", "bots", "games", "options", "vary")}
        assert card == {**told, "name": "stagecoach"}
        answer = await house.rest.get(f"/api/studies/{GAME}/stagecoach")
        assert answer.json() == STUDY
        again = await house.rest.get(answer.request.url.path, headers={"if-none-match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        counts = {game["slug"]: game["studies"] for game in (await house.rest.get("/api/games")).json()["games"]}
        assert counts == {slug: sum(card["game"] == slug for card in listed) for slug in games()}
        for path, code in (
            (f"/api/studies/{GAME}/nothing", "no-such-study"),
            ("/api/studies/whist/base", "unknown-game"),
        ):
            refusal = await house.rest.get(path)
            assert (refusal.status_code, refusal.json()["error"]["code"]) == (404, code)


def test_what_is_no_study_is_left_out_with_a_coded_line(tmp_path: Path) -> None:
    put(tmp_path, "good")
    wrong = {
        "study-name": put(tmp_path, "Not a name"),
        "study-large": put(tmp_path, "large", " " * LARGEST + json.dumps(STUDY)),
        "study-malformed": put(tmp_path, "broken", "{"),
        "study-format": put(tmp_path, "newer", format=99),
        "study-of-no-game": put(tmp_path, "whist", game="whist"),
    }
    folder = tmp_path / "folder.json"
    folder.mkdir()
    fewer = put(tmp_path, "fewer", json.dumps({key: value for key, value in STUDY.items() if key != "verdict"}))
    studies = Studies(str(tmp_path))
    with structlog.testing.capture_logs() as logs:
        assert names(studies) == ["good"]
    lines = {(line["code"], line["file"]) for line in logs if str(tmp_path) in line["file"]}
    expected = {(code, str(path)) for code, path in wrong.items()}
    assert lines == expected | {("study-malformed", str(folder)), ("study-malformed", str(fewer))}
    with structlog.testing.capture_logs() as logs:
        assert names(studies) == ["good"]
    assert not logs, "what has been said is not said again"


def test_files_that_come_change_and_go_are_noticed(tmp_path: Path) -> None:
    studies = Studies(str(tmp_path))
    assert names(studies) == []
    path = put(tmp_path, "own")
    assert (names(studies), studies.study(GAME, "own").seed) == (["own"], STUDY["seed"])
    put(tmp_path, "own", seed=77)
    os.utime(path, ns=(1, 1))
    assert studies.study(GAME, "own").seed == 77
    path.unlink()
    assert names(studies) == []
    with pytest.raises(Missing):
        studies.study(GAME, "own")


def test_a_folder_that_is_not_there_holds_nothing(tmp_path: Path) -> None:
    assert names(Studies(str(tmp_path / "nowhere"))) == []


def test_an_operators_own_comes_before_what_came_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    along = tmp_path / "along"
    along.mkdir()
    put(along, "base", seed=1)
    monkeypatch.setattr("saloon.server.studies.study_files", lambda slug: [along / "base.json"] if slug == GAME else [])
    assert Studies().study(GAME, "base").seed == 1
    put(tmp_path, "base", seed=2)
    assert Studies(str(tmp_path)).study(GAME, "base").seed == 2


def test_a_game_brings_studies_of_itself_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = put(tmp_path, "base")
    monkeypatch.setattr("saloon.server.studies.study_files", lambda slug: [path] if slug != GAME else [])
    with structlog.testing.capture_logs() as logs:
        assert Studies().listed().studies == []
    assert {line["code"] for line in logs} == {"study-of-another-game"}


def shipped() -> Iterator[Path]:
    for slug in saloon.list_games():
        yield from study_files(slug)


@pytest.mark.parametrize("path", list(shipped()), ids=str)
def test_what_is_shipped_is_whole_and_small(path: Path) -> None:
    """Every figure on a game's page comes from a file that says by which command."""
    study = msgspec.json.decode(path.read_bytes(), type=bodies.Study)
    assert path.parent.parent.name == study.game.replace("-", "_")
    assert study.command.startswith(f"saloon study {study.game} ")
    assert not study.interrupted
    assert study.variants[0].games >= study.games
    assert path.stat().st_size < 200_000


def test_there_is_one_to_be_shown() -> None:
    assert list(shipped())
