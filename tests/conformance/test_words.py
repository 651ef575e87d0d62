"""Whatever a game says, it can say in every language: choices, events, score lines, and why something cannot be."""

from collections.abc import Iterator
from itertools import chain

import pytest
from tests.clauses import all_clauses
from tests.conformance.kit import Table, finished_match, first_third, last_third, moments, random_match, second_third
from tests.kit import say

from saloon.engine import Event, Part
from saloon.messages import STRICT, languages

NOWHERE = ["", "nothing", "nothing:at:all"]  # things that are not on any board


@pytest.fixture(autouse=True, scope="module")
def _strict_messages() -> Iterator[None]:
    """A missing message or argument is an error."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(STRICT, "1")
        yield


@second_third
def test_choices_are_sentences(table: Table) -> None:
    """Two choices that people are offered never say the same, or nobody would know which is which; and whatever can be
    chosen is offered in its words."""
    for match in moments(table, seed=1, count=30):
        for language in languages():
            sentences = [say(language, choice.key, choice.args) for choice in match.offers()]
            assert len(set(sentences)) == len(sentences)
            assert set(sentences) == {say(language, choice.key, choice.args) for choice in match.choices()}


@first_third
def test_choices_are_called_by_what_whoever_chooses_knows(table: Table) -> None:
    """In all worlds that a seat holds possible its choices have the same names; what the others may be told of them, in
    all that they do."""
    for match in moments(table, seed=2, count=10):
        for seat in range(match.players):
            world = match.sight(seat).sample(seed=3)
            if match.to_move == seat:
                assert [match.game.choice(world, choice.code) for choice in match.choices()] == match.choices()
            elif match.choices() and [choice.code for choice in match.choices()] == list(world.legal[: world.legal_n]):
                told = [match.game.choice(world, choice.code).overheard for choice in match.choices()]
                assert told == [choice.overheard for choice in match.choices()]


@pytest.mark.slow
@first_third
def test_reasons_are_sentences_and_name_clauses_that_exist(table: Table) -> None:
    known = {"", *all_clauses()}
    things = {choice.on for match in random_match(table, seed=1) for choice in match.choices()}
    for match in moments(table, seed=1):
        reasons = [match.why(on, seat) for on in [*sorted(things), *NOWHERE] for seat in range(match.players)]
        for code, params in {reason.code: reason.params for reason in reasons}.items():
            for language in languages():
                say(language, f"why-{code}", params)
        assert {reason.clause for reason in reasons} <= known


@last_third
def test_events_and_score_lines_are_sentences(table: Table) -> None:
    match = finished_match(table, seed=2)
    assert match.result
    told = [event for viewer in (*range(match.players), None) for event in match.events(seat=viewer)]
    said: list[Event | Part] = [*told, *match.truth.events(), *chain.from_iterable(match.result.parts)]
    for one in {repr((one.key, one.args)): one for one in said}.values():
        for language in languages():
            say(language, one.key, one.args)
