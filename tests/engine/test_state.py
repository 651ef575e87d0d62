"""Questions to a seat: asked, answered, and gone without a trace."""

from tests.engine.toy import State

from saloon.engine import NOBODY, ask, close_question, game_over, offer


def asked(seat: int, *codes: int) -> State:
    """A state with a question to a seat."""
    state = State()
    ask(state, seat, 3)
    for code in codes:
        offer(state, code)
    return state


def test_a_question_has_a_seat_a_kind_and_choices() -> None:
    state = asked(1, 7, 5)
    assert (state.actor, state.decision, state.legal[: state.legal_n]) == (1, 3, [7, 5])


def test_a_new_question_leaves_nothing_of_the_last_one() -> None:
    state = asked(1, 7, 5)
    ask(state, 0, 2)
    offer(state, 4)
    fresh = State()
    ask(fresh, 0, 2)
    offer(fresh, 4)
    assert state == fresh


def test_a_closed_question_has_no_choices() -> None:
    state = asked(1, 7, 5)
    close_question(state)
    assert (state.legal_n, state.legal) == (0, [0, 0])


def test_when_the_game_is_over_nobody_decides() -> None:
    state = asked(1, 7, 5)
    game_over(state)
    assert (state.actor, state.legal_n, state.legal) == (NOBODY, 0, [0, 0])
