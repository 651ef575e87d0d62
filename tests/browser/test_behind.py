"""A server that falls behind leaves out what events changed: no move is shown then, and the page is right at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.browser.conftest import Invite, free_port
from tests.browser.house import House, open_house
from tests.browser.test_timeline import sentences, watch

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house"), free_port(), motion_strain=-1) as opened:
        yield opened


def test_a_round_of_colt_express_is_never_shown_on_an_old_board(invite: Invite) -> None:
    anna = invite("Anna", moving=True)
    code = anna.open_table("colt-express", ["me", "random"])
    anna.start()
    samples = watch(anna, lambda: anna.scene["view"]["round"] > 1)
    moves = [frame for frame in anna.heard if frame["t"] == "entry" and "scene" in frame]
    happened = {sentence for move in moves for sentence in sentences(move)}
    assert len(happened) > 10
    assert not any("patches" in move for move in moves)
    assert not [sample for sample in samples if sample["banner"] in happened]

    before = anna.screen()
    anna.enter(code)
    anna.until(lambda: anna.to_choose, "the choices are there")
    assert anna.screen() == before
