"""A game as text: what is asked, how an answer is understood, why it is refused, how good it was."""

import random

import pytest
from tests.house import two_slugs

import saloon
from saloon.messages import languages

pytestmark = pytest.mark.usefixtures("interpreted")


def wyatt(language: str = "en") -> saloon.TextGame:
    """A game whose first question is: draw two cards, or take Jesse James."""
    return saloon.TextGame("wyatt-earp", seed=5, language=language)


@pytest.mark.parametrize("language", languages())
@two_slugs
def test_a_whole_game_is_the_same_for_the_same_seed_and_answers(slug: str, language: str) -> None:
    def play() -> saloon.TextGame:
        game, luck = saloon.TextGame(slug, bots=["random"], seed=3, language=language), random.Random(1)
        for _ in range(15):
            if not game.over:
                assert game.answer(str(luck.randint(1, len(game.match.offers())))).accepted
        return game

    first, again = play(), play()
    assert first.exchanges == again.exchanges
    assert saloon.Match.replay(first.record).truth.moves == again.match.truth.moves


def test_a_prompt_knows_what_its_seat_knows() -> None:
    game = wyatt()
    assert "Your hand: Jesse James" in game.prompt
    assert " 2  Take Jesse James from the discard  take jesse-james" in game.prompt
    other = saloon.TextGame("wyatt-earp", seed=5, seat=1)
    assert game.prompt.partition("Your hand")[2] != other.prompt.partition("Your hand")[2]


@pytest.mark.parametrize(
    "answer", ["2", "2.", "2) take it", "take jesse-james", "TAKE  Jesse James from the discard.", "I have one.\n\n2\n"]
)
def test_an_answer_is_a_number_notation_or_words(answer: str) -> None:
    reply = wyatt().answer(answer)
    assert reply.choice
    assert reply.choice.text == "take jesse-james"


def test_words_are_those_of_the_language() -> None:
    assert wyatt("fr").answer("Prendre dans la défausse : Jesse James").accepted
    assert not wyatt("fr").answer("Take Jesse James from the discard").accepted


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("", "none of the 2 choices"),
        ("2\nor rather fly to the moon", "“or rather fly to the moon” is none"),
        ("3", "no choice 3"),
        ("0", "no choice 0"),
        ("9" * 5000, "none of the 2 choices"),
        ("discard hideout", "Draw first: two cards from the pile, or the top of the discard. (WE-01)"),
        ("I play the Bank robbery", "Draw first"),
    ],
)
def test_what_is_no_choice_is_told_why_and_changes_nothing(answer: str, why: str) -> None:
    game = wyatt()
    before = game.prompt
    reply = game.answer(answer)
    assert not reply.accepted
    assert why in reply.text
    assert (game.prompt, game.match.played) == (before, 0)


def test_bots_sit_on_the_other_seats() -> None:
    game = saloon.TextGame("colt-express", players=4, seat=2, bots=["tenderfoot", "deputy"], seed=1)
    assert game.match.seats == ["tenderfoot", "deputy", "", "deputy"]
    assert game.match.to_move == 2
    with pytest.raises(saloon.SaloonError, match="dragon"):
        saloon.TextGame("colt-express", bots=["dragon"])
    with pytest.raises(saloon.SaloonError, match="seat"):
        saloon.TextGame("colt-express", seat=9)


def test_every_bot_has_a_seat() -> None:
    assert saloon.TextGame("wyatt-earp", bots=["random"] * 2).match.seats == ["", "random", "random"]
    assert saloon.TextGame("wyatt-earp", bots=[], seat=1).match.seats == ["deputy", ""]
    with pytest.raises(saloon.SaloonError) as too_many:
        saloon.TextGame("wyatt-earp", bots=["random"] * 4)
    assert too_many.value.code == "player-count"
    with pytest.raises(saloon.SaloonError) as no_seat:
        saloon.TextGame("wyatt-earp", players=2, bots=["random"] * 2)
    assert no_seat.value.code == "text-too-many-bots"
    assert "2 robots" in no_seat.value.text("fr")


@pytest.mark.slow
def test_choices_are_graded_by_a_search() -> None:
    """Who never takes riches where he stands loses by it, and the grades say so."""
    game = saloon.TextGame("six-territories", bots=["deputy"], seed=7)
    while game.match.played < 20:
        game.answer("1")
    grades = game.grades(iterations=30)
    assert [grade.move for grade in grades] == [one.move for one in game.exchanges]
    assert all(0 <= grade.after <= 1 and 0 <= grade.before <= 1 for grade in grades)
    assert all(grade.lost == 0 for grade in grades if grade.made == grade.best)
    assert grades == game.grades(iterations=30)
