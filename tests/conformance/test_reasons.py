"""The rule that offers is the rule that refuses: a thing can be chosen if and only if there is no reason why not."""

from typing import Any

from tests.conformance.kit import Table, each_table, legal, random_game

from saloon.engine import NOBODY, Game

NOWHERE = {"", "nothing", "nothing:at:all"}  # things that are not on any board


def offered(game: Game, state: Any) -> set[str]:
    """The things on which a choice stands."""
    return {game.choice(state, code).on for code in legal(state)}


@each_table
def test_a_thing_is_offered_if_and_only_if_no_reason_refuses_it(table: Table) -> None:
    """At every question of a game, of everything that is offered at any."""
    things = NOWHERE.union(*(offered(table.game, state) for state in random_game(table, seed=1)))
    for state in random_game(table, seed=1):
        if state.actor != NOBODY:
            accepted = {on for on in things if table.game.why(state, on).code == "offered"}
            assert accepted == offered(table.game, state)
