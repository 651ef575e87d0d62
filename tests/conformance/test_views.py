"""What viewers share of a view, and what all views hold, in every game."""

from typing import Any, get_type_hints

import msgspec
from tests.conformance.kit import Table, each_game, first_third, moments, second_third, viewers
from tests.kit import state_of as true_state

from saloon.engine import Game, Head
from saloon.server.schema import view_type


@first_third
def test_views_that_share_parts_are_those_that_do_not(table: Table) -> None:
    for match in moments(table, seed=5):
        state = true_state(match)
        assert state.shared_parts is not None
        alone = state.clone()
        assert alone.shared_parts is None
        for viewer in viewers(state):
            assert match.view(viewer) == table.game.view(alone, viewer)


@each_game
def test_every_view_begins_with_the_same_head(game: Game) -> None:
    held: dict[str, Any] = get_type_hints(game.View)
    assert get_type_hints(Head).items() <= held.items()
    assert Head.__required_keys__ <= game.View.__required_keys__


@second_third
def test_views_hold_what_their_type_says_and_nothing_else(table: Table) -> None:
    kind = view_type(table.game)
    for match in moments(table, seed=5):
        for viewer in viewers(true_state(match)):
            seen = match.view(viewer)
            assert msgspec.convert(seen, kind) == seen
            assert (seen["game"], seen["seat"]) == (table.game.slug, viewer)
            assert (seen["over"], seen["to_move"]) == (match.over, match.to_move)
