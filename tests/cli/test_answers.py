"""Answers out of turn at the terminal: nobody presses a key for nothing, unless its sound would tell on him."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests import standoff

from saloon.match import Match
from saloon.terminal import screen
from saloon.terminal.asking import Left
from saloon.terminal.session import Session
from saloon.terminal.voice import Voice

pytestmark = pytest.mark.usefixtures("interpreted")


@pytest.fixture(autouse=True)
def _standoff(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(screen, "show_turn", lambda *anything: None)  # the toy has no board to show
    with standoff.at_home():
        yield


def asked(monkeypatch: pytest.MonkeyPatch, guns: list[int], *seats: str, typed: list[str]) -> list[tuple[int, str]]:
    """Sit at a table where seat 1 threatens seat 0, and type: each question heard, by seat and decision."""
    position: dict[str, Any] = {"players": 2, "turn": 1, "guns": guns, "asked": 0}
    match = Match.from_position(standoff.SLUG, position, seed=2, seats=seats)
    session = Session(Voice("en"), match)
    heard: list[tuple[int, str]] = []
    script = iter([*typed, "quit"])

    def hear(voice: Voice, prompt: str) -> str:
        if "keyboard" in prompt:
            return ""
        assert match.to_move is not None
        heard.append((match.to_move, match.view(None)["decision"]))
        return next(script)

    monkeypatch.setattr(Voice, "hear", hear)
    with pytest.raises(Left):
        session.play()
    return heard


@pytest.mark.slow
def test_whoever_is_alone_with_bots_and_can_only_pass_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    assert asked(monkeypatch, [0, 0], "Ann", "random", typed=[]) == [(0, "turn")]


def test_whoever_has_something_to_answer_with_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    assert asked(monkeypatch, [1, 0], "Ann", "random", typed=[])[0] == (0, "answer")


@pytest.mark.parametrize("guns", [0, 1, 2])
def test_among_several_people_everybody_is_asked(monkeypatch: pytest.MonkeyPatch, guns: int) -> None:
    heard = asked(monkeypatch, [guns, guns], "Ann", "Bo", typed=["pass", "threaten"])
    assert heard == [(0, "answer"), (0, "turn"), (1, "answer")]


def test_undo_goes_back_to_a_choice_that_was_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Over the bot's move and over the pass that nobody was asked about."""
    monkeypatch.setattr(Session, "_bot_choice", lambda session, seat, name: standoff.Code.THREATEN)
    made: list[int] = []
    follow = Session._follow

    def followed(session: Session, answer: str, seat: int) -> None:
        made.append(session.match.played)
        follow(session, answer, seat)

    monkeypatch.setattr(Session, "_follow", followed)
    asked(monkeypatch, [0, 2], "Ann", "random", typed=["rest", "undo", "rest"])
    assert made == [1, 4, 1, 4]
