"""What viewers share of a view, in every game."""

from tests.conformance.kit import Table, each_table, moments, viewers
from tests.kit import state_of as true_state


@each_table
def test_views_that_share_parts_are_those_that_do_not(table: Table) -> None:
    for match in moments(table, seed=5):
        state = true_state(match)
        assert state.shown is not None
        alone = state.clone()
        assert alone.shown is None
        for viewer in viewers(state):
            assert match.view(viewer) == table.game.view(alone, viewer)
