"""Random games end, within the stated bound, with a legal choice at every decision and a valid result."""

import random
from itertools import chain

from tests.conformance.kit import Table, each_table, finished_match, legal, random_game, random_match, some_tables
from tests.kit import state_of

from saloon.engine import NOBODY, Choice, Game, can_win, reseed
from saloon.match import Match, Result


@each_table
def test_there_is_a_choice_until_the_game_is_over(table: Table) -> None:
    for state in random_game(table, seed=1):
        codes = legal(state)
        assert bool(codes) == (state.actor != NOBODY)
        assert len(set(codes)) == len(codes)
        assert state.actor in (NOBODY, *range(state.players))


@each_table
def test_no_choice_is_followed_by_more_steps_than_the_game_promises(table: Table) -> None:
    state, choices = table.blank(), random.Random(1)
    reseed(state, 1)
    steps = [table.game.plain.setup(state)]
    while state.actor != NOBODY:
        steps.append(table.game.plain.apply(state, choices.choice(legal(state))))
    assert max(steps) <= table.game.steps


@each_table
def test_every_choice_has_words_of_its_own(table: Table) -> None:
    for match in random_match(table, seed=1):
        texts = [choice.text for choice in match.choices()]
        assert len(set(texts)) == len(texts)
        assert all(text == " ".join(text.split()) for text in texts)


@some_tables
def test_words_codes_and_choices_mean_the_same_move(table: Table) -> None:
    played = finished_match(table, seed=2)
    again = table.match(seed=2)
    for number, text in enumerate(played.truth.moves):
        choice = next(choice for choice in again.choices() if choice.text == text)
        forms: tuple[str | int | Choice, ...] = (text, text.upper(), choice.code, choice)
        assert again.play(forms[number % len(forms)]) == choice
    assert again.truth.moves == played.truth.moves
    assert again.result == played.result


@each_table
def test_a_finished_game_has_a_valid_result(table: Table) -> None:
    match = finished_match(table, seed=0)
    assert match.to_move is None
    assert match.choices() == []
    assert match.result is not None
    check_ranking(match.result, standings(table.game, match))
    check_scores(match.result)


def standings(game: Game, match: Match) -> list[int]:
    """What the rules rank the seats by."""
    return [game.plain.standing(state_of(match), seat) for seat in range(match.players)]


def check_ranking(result: Result, standings: list[int]) -> None:
    """Every seat is ranked once, equals together, and the winners are those who stand best, if they can win."""
    assert sorted(chain.from_iterable(result.ranking)) == list(range(len(standings)))
    ranked = result.ranking if can_win(max(standings)) else result.ranking[1:]
    groups = [{standings[seat] for seat in group} for group in ranked]
    assert all(len(group) == 1 for group in groups)
    assert [max(group) for group in groups] == sorted(set(standings), reverse=True)
    best = [seat for seat, own in enumerate(standings) if own == max(standings)]
    assert result.winners == (best if can_win(max(standings)) else [])


def check_scores(result: Result) -> None:
    """A score is the sum of its lines."""
    for score, parts in zip(result.scores, result.parts, strict=True):
        assert score == sum(part.points for part in parts)
