"""What cannot be is refused with a coded error that has words in every language, and nothing is changed by it."""

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from tests.conformance.kit import Table, each_game, finished_match, first_third, moments, some_tables, usual_table
from tests.conformance.twists import ANYTHING, JSON, twisted
from tests.kit import packed_steps, state_of

from saloon import IllegalMove, SaloonError
from saloon.engine import Game
from saloon.match import Match, MatchError
from saloon.messages import STRICT, languages

CODES = range(-2, 300)
ATTEMPTS = 4  # at every moment
NO_SEATS = (-1, 99, True, "0", 0.0)


@pytest.fixture(autouse=True, scope="module")
def _strict_messages() -> Iterator[None]:
    """A refusal without words of its own is an error."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(STRICT, "1")
        yield


@pytest.mark.slow
@each_game
@given(move=ANYTHING)
def test_whatever_is_no_legal_move_is_refused(game: Game, move: Any) -> None:
    match = usual_table(game).match(seed=1)
    assume(not is_legal(match, move))
    with refused(match, IllegalMove):
        match.play(move)


@first_third
def test_moves_of_another_moment_are_refused(table: Table) -> None:
    vocabulary = {*finished_match(table, seed=1).truth.moves, *CODES}
    for number, match in enumerate(moments(table, seed=1)):
        illegal = sorted(vocabulary - legal_forms(match), key=str)
        for move in random.Random(number).sample(illegal, k=ATTEMPTS):
            with refused(match, IllegalMove):
                match.play(move)


@some_tables
def test_moves_out_of_turn_are_refused(table: Table) -> None:
    for match in moments(table, seed=2):
        for choice, seat in zip(match.choices(), range(match.players), strict=False):
            if seat != match.to_move:
                with refused(match, IllegalMove, "not-your-turn"):
                    match.play(choice, seat)


@some_tables
def test_nothing_is_played_when_the_match_is_over(table: Table) -> None:
    match = finished_match(table, seed=3)
    for move in [*match.truth.moves[:ATTEMPTS], *CODES[:ATTEMPTS]]:
        with refused(match, IllegalMove, "game-over"):
            match.play(move)


@each_game
@pytest.mark.parametrize("seat", NO_SEATS)
def test_seats_that_do_not_exist_are_refused(game: Game, seat: Any) -> None:
    match = usual_table(game).match(seed=4)
    for attempt in (match.view, match.sight, lambda seat: match.events(seat=seat), lambda seat: match.play(0, seat)):
        with refused(match, MatchError, "unknown-seat"):
            attempt(seat)


@pytest.mark.slow
@each_game
@given(position=JSON)
def test_a_position_that_is_nonsense_is_refused(game: Game, position: Any) -> None:
    assume(not isinstance(position, dict) or "players" not in position)
    with words_for_refusal():
        Match.from_position(game.slug, position)


@pytest.mark.slow
@each_game
@given(data=st.data())
def test_a_position_gone_wrong_is_refused_or_sound(game: Game, data: st.DataObject) -> None:
    """Whatever is let in keeps the invariants and can be played to its end."""
    position = data.draw(twisted(data.draw(st.sampled_from(positions(game)))))
    try:
        match = Match.from_position(game.slug, position, seed=5)
    except SaloonError as error:
        check_words(error)
    else:
        state = state_of(match)
        assert game.plain.check(state) == 0
        assert game.plain.playout(state.clone()) <= game.bound
        assert Match.from_position(game.slug, match.truth.position()).truth.position() == match.truth.position()


@each_game
@given(data=st.data())
@pytest.mark.slow
def test_a_record_gone_wrong_is_refused_or_replays(game: Game, data: st.DataObject) -> None:
    record = data.draw(twisted(whole_record(game)))
    try:
        match = Match.replay(record)
    except SaloonError as error:
        check_words(error)
    else:
        assert msgspec.to_builtins(match.truth.record()) == record


@pytest.mark.slow
@each_game
@given(data=st.data())
def test_a_record_cut_short_is_refused(game: Game, data: st.DataObject) -> None:
    text = json.dumps(whole_record(game))
    with words_for_refusal():
        Match.replay(text[: data.draw(st.integers(0, len(text) - 1))])


@contextmanager
def refused(match: Match, kind: type[SaloonError], code: str | None = None) -> Iterator[None]:
    """Expect an error, words for it, and a match that is as it was."""
    before = packed_steps(match)
    with pytest.raises(kind) as caught:
        yield
    assert code in (None, caught.value.code)
    check_words(caught.value)
    assert packed_steps(match) == before
    assert state_of(match).pack() == before[-1]


@contextmanager
def words_for_refusal() -> Iterator[None]:
    """Expect an error that has words."""
    with pytest.raises(SaloonError) as caught:
        yield
    check_words(caught.value)


def check_words(error: SaloonError) -> None:
    """A sentence in every language."""
    assert error.code
    for language in languages():
        assert error.text(language).strip()


def is_legal(match: Match, move: Any) -> bool:
    """Whether a word or a code happens to be a legal move."""
    forms = legal_forms(match)
    if isinstance(move, str):
        return " ".join(move.split()).casefold() in forms
    return type(move) is int and move in forms


def legal_forms(match: Match) -> set[str | int]:
    """The words and codes of the legal moves."""
    return {form for choice in match.choices() for form in (choice.text, choice.code)}


@cache
def positions(game: Game) -> list[dict[str, Any]]:
    """Some moments of one match."""
    return [match.truth.position() for match in moments(usual_table(game), seed=6)]


@cache
def whole_record(game: Game) -> dict[str, Any]:
    """The record of one match."""
    record: dict[str, Any] = msgspec.to_builtins(finished_match(usual_table(game), seed=7).truth.record())
    return record
