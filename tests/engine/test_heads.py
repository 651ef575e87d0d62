"""The head of a view: what it tells of any game."""

from __future__ import annotations

from tests.engine import toy

from saloon.engine import head


def test_a_question_is_asked_in_the_words_that_the_head_names() -> None:
    state = toy.GAME.blank(2)
    plain = head(state, "toy", 0, "turn")
    assert "wording" not in plain
    assert toy.GAME.question(plain) == "t-decision-turn"
    assert toy.GAME.question(head(state, "toy", 0, "turn", wording="turn-again")) == "t-decision-turn-again"
