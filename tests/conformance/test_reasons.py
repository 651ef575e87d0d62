"""The rule that offers is the rule that refuses: a thing can be chosen if and only if there is no reason why not."""

from tests.conformance.kit import Table, random_game, second_third

from saloon.engine import NOBODY, offered

NOWHERE = {"", "nothing", "nothing:at:all"}  # things that are not on any board


@second_third
def test_a_thing_is_offered_if_and_only_if_no_reason_refuses_it(table: Table) -> None:
    """At every question of a game, of everything that choices may stand on at this one or stood on before."""
    game = table.game
    things = {*NOWHERE}
    for state in random_game(table, seed=1):
        if state.actor != NOBODY:
            things.update(game.things(state))
            accepted = {on for on in things if game.why(state, on).code == "offered"}
            assert accepted == offered(state, game.choice)
