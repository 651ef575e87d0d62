"""Mistakes of a match: a planted blunder is found first, by what its seat knew; luck is none."""

from __future__ import annotations

import pytest
from tests.school.test_coach import last_robbery

from saloon.engine.tuning import Tuning
from saloon.match import Match
from saloon.school import mistakes as looking_back
from saloon.school.coach import Coaching
from saloon.school.mistakes import DOUBTED, TOLD, Mistake, Moment, doubtful, mistakes, moments, worst

pytestmark = pytest.mark.usefixtures("interpreted")


@pytest.fixture(autouse=True)
def _curious(monkeypatch: pytest.MonkeyPatch) -> None:
    """With interpreted rules a search makes few iterations: it shall look at every choice all the same."""
    monkeypatch.setattr(looking_back, "_knobs", lambda *told: Tuning(iterations=4_000 * told[-1], explore=3_000))


def texts(match: Match, found: list[Mistake]) -> list[str]:
    return [match.truth.moves[one.moment.move] for one in found]


def test_a_planted_blunder_is_found_first() -> None:
    match = last_robbery()
    match.play("rob purse 1")
    assert match.over
    heard: list[int] = []
    found = mistakes(match, 0, heard.append)
    assert texts(match, found) == ["rob purse 1"]
    assert found[0].loss > 0.5
    assert heard == [1]


def test_what_was_done_well_is_no_mistake() -> None:
    match = last_robbery()
    match.play("rob strongbox")
    assert mistakes(match, 0) == []


def test_only_own_choices_are_judged_where_there_was_one() -> None:
    match = Match.new("six-territories", 3, seed=2)
    while match.to_move is not None:
        match.play(match.choices()[0].code)
    for seat in range(3):
        for moment in moments(match, seat):
            state = match.game.State.unpack(match.truth.states[moment.move])
            assert state.actor == seat
            assert state.legal_n > 1
            assert match.game.choice(state, moment.code).text == match.truth.moves[moment.move]


def judged(losses: list[float], coaching: Coaching) -> list[Mistake]:
    return [Mistake(Moment(move, 0), loss, coaching) for move, loss in enumerate(losses)]


def test_the_worst_are_looked_at_twice_and_three_are_told() -> None:
    match = last_robbery()
    match.play("rob purse 1")
    coaching = mistakes(match, 0)[0].coaching
    many = judged([0.1, 0.0, 0.5, 0.2, 0.0, 0.3, 0.4, 0.6, 0.7], coaching)
    assert [one.loss for one in doubtful(many)] == [0.7, 0.6, 0.5, 0.4, 0.3, 0.2]
    assert len(doubtful(many)) == DOUBTED
    assert [one.loss for one in worst(judged([0.2, 0.0, 0.4, 0.3, 0.1], coaching))] == [0.4, 0.3, 0.2]
    assert len(worst(many)) == TOLD


def test_what_only_looked_bad_at_first_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    match = last_robbery()
    match.play("rob purse 1")
    first = mistakes(match, 0)[0]

    def second_thoughts(sight: object, moment: Moment, depth: int = 1) -> Mistake:
        return Mistake(moment, first.loss if depth == 1 else 0.0, first.coaching)

    monkeypatch.setattr(looking_back, "review", second_thoughts)
    assert mistakes(match, 0) == []
