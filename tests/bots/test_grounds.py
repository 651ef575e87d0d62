"""Grounds: every feature of every game can be told as a reason, and what counts most is told."""

from __future__ import annotations

import pytest
from tests.games.colt_express.table import table

import saloon
from saloon.bots.explain import TOLD, explain, ground
from saloon.engine import SPECTATOR
from saloon.match import Match
from saloon.messages import STRICT, catalogue, languages, message

pytestmark = pytest.mark.usefixtures("interpreted")


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(STRICT, "1")


@pytest.mark.parametrize("language", languages())
class TestMessages:
    @pytest.mark.parametrize("slug", saloon.list_games())
    def test_every_feature_can_be_told(self, slug: str, language: str) -> None:
        game = saloon.game(slug)
        for feature in game.features:
            for change in (1, -2, 1500):
                told = ground(game, feature, change)
                assert message(told.key, told.args, language)

    def test_a_chance_is_told_beside_the_next_best(self, language: str) -> None:
        said = message("because-chance", {"chance": 54, "next": 49}, language)
        assert "54" in said
        assert "49" in said

    def test_no_message_is_left_over(self, language: str) -> None:
        """A feature that went took its message with it."""
        known = {
            f"because-{slug}-{feature.name.lower().replace('_', '-')}"
            for slug in saloon.list_games()
            for feature in saloon.game(slug).features
        }
        told = {key for key in catalogue(language)._bundle._messages if key.startswith("because-")}
        assert told == known | {"because-chance"}


def robbing() -> Match:
    """Doc is about to rob: a strongbox, a jewel or a purse."""
    return table(doc="car 2", floor={2: ["purse 4", "jewel", "strongbox"]}, pile=["doc rob"])


def code_of(match: Match, text: str) -> int:
    return next(choice.code for choice in match.choices() if choice.text == text)


@pytest.mark.parametrize("observer", [0, 1, SPECTATOR])
def test_the_strongbox_is_taken_for_its_money(observer: int) -> None:
    match = robbing()
    state = match.game.State.unpack(match.truth.states[-1])
    grounds = explain(match.game, state, code_of(match, "rob strongbox"), observer)
    assert grounds[0].key == "because-colt-express-money"
    assert grounds[0].args == {"change": 1000, "sign": "+", "size": 1000}
    assert len(grounds) <= TOLD


def test_the_strongest_ground_comes_first_and_each_speaks_for_the_choice() -> None:
    match = robbing()
    state = match.game.State.unpack(match.truth.states[-1])
    grounds = explain(match.game, state, code_of(match, "rob jewel"), 0)
    assert [ground.args["change"] for ground in grounds if ground.key.endswith("-money")] == [500]
    assert all(ground.args["change"] for ground in grounds)


def test_what_was_not_possible_is_not_explained() -> None:
    match = robbing()
    state = match.game.State.unpack(match.truth.states[-1])
    assert explain(match.game, state, 9_999, 0) == ()
