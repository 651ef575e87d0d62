"""Words: events told to each viewer as he may know them, errors that keep their code."""

import pickle
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from tests.engine.toy import GAME, State

from saloon.engine import Choice, Event, SaloonError, Told, Watch, emit, shape

SHOUT = shape("shout", Told("seat"), Told("word", lambda state, number: "hey" * number))
WHISPER = shape("whisper", Told("seat"), Told("to"), Told("secret", only="to"), Told("own", only="seat"))


def test_an_event_without_secrets_is_told_to_everybody_alike() -> None:
    told = [SHOUT.tell(None, (1, 2), seat, 4, all_knowing=False) for seat in (0, 1, None)]
    assert told == [Event(4, "shout", {"seat": 1, "word": "heyhey"})] * 3


@pytest.mark.parametrize(
    ("seat", "known"),
    [(0, {"own": 9}), (1, {"secret": 8}), (2, {}), (None, {})],
)
def test_a_secret_is_told_to_its_seat_only(seat: int | None, known: dict[str, int]) -> None:
    event = WHISPER.tell(None, (0, 1, 8, 9), seat, 0, all_knowing=False)
    assert event == Event(0, "whisper-hidden", {"seat": 0, "to": 1, **known})


def test_who_knows_everything_is_told_everything() -> None:
    event = WHISPER.tell(None, (0, 1, 8, 9), None, 0, all_knowing=True)
    assert event == Event(0, "whisper", {"seat": 0, "to": 1, "secret": 8, "own": 9})


def test_numbers_beyond_the_fields_are_not_told() -> None:
    assert SHOUT.tell(None, (1, 1, 5, 6), None, 0, all_knowing=True).args == {"seat": 1, "word": "hey"}


def test_events_are_heard_only_by_a_watch() -> None:
    state = State()
    emit(state, 3, 1)
    state.watch = Watch()
    emit(state, 3, 1, 2)
    assert state.watch.events == [(3, 1, 2, 0, 0)]


def test_a_choice_is_its_notation() -> None:
    assert str(Choice(3, "lay 5 on forest", "st-lay", {})) == "lay 5 on forest"


def test_scores_are_exact() -> None:
    thirds = replace(GAME, scale=3)
    assert [thirds.points(score) for score in (0, 3, 7)] == [0, 1, Fraction(7, 3)]
    assert type(thirds.points(3)) is int


def test_an_error_keeps_its_code_and_what_it_names() -> None:
    error = SaloonError("unknown-game", game="chess", known="toy")
    copied = pickle.loads(pickle.dumps(error))
    assert (type(copied), copied.code, copied.params) == (SaloonError, error.code, error.params)
    assert "chess" in str(error)
    assert "chess" in error.text("fr")
    assert str(error) != error.text("fr")


@pytest.mark.parametrize(
    ("text", "args", "notation"),
    [
        ("draw", {}, "draw"),
        ("move to roof 3", {"place": {"car": 3, "floor": "roof"}}, "move to roof 3"),
        ("rob purse 7", {"worth": 250}, ""),
    ],
)
def test_a_number_that_is_not_told_is_not_to_be_written(text: str, args: dict[str, Any], notation: str) -> None:
    assert Choice(1, text, "toy", args).notation == notation
