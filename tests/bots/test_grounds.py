"""Grounds: every feature of every game can be told as a reason, and what counts most is told."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest
from tests.games.colt_express.table import table

import saloon
from saloon.bots import Ground, Prospect
from saloon.bots import explain as explaining
from saloon.bots.explain import AS_GOOD, CLOSE, EVEN, LATER, LOST, OPEN, WON, drawbacks, explain, reasons
from saloon.engine import SPECTATOR
from saloon.engine.words import word
from saloon.match import Match
from saloon.messages import STRICT, catalogue, languages, message

pytestmark = pytest.mark.usefixtures("interpreted")


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(STRICT, "1")


@pytest.mark.parametrize("language", languages())
class TestMessages:
    def test_a_sentence_speaks_of_the_choice_and_needs_no_signs(self, language: str) -> None:
        for key in because(language):
            for how in ("surely", "about"):
                said = message(key, {"size": 1500, "how": how}, language)
                assert said[0].isupper() or said[0].isdigit()
                assert not {"+", "−"} & set(said)
                assert len(said.split()) <= 20, said

    def test_no_message_is_left_over(self, language: str) -> None:
        """A feature that went took its messages with it, and what one language tells the other tells."""
        known = {
            f"because-{slug}-{word(feature)}-{way}"
            for slug in saloon.list_games()
            for feature in saloon.game(slug).features
            for way in ("more", "less", "kept")
        }
        purposes = {key for key in because(language) if key.removeprefix("because-") in catalogue(language)}
        assert because(language) <= known | purposes | {WON, OPEN, LOST, LATER, CLOSE, EVEN}
        assert because(language) == because("en")


@pytest.mark.parametrize("slug", saloon.list_games())
def test_what_counts_clearly_is_told(slug: str) -> None:
    """A feature without words is one that only corrects others: those that say most for all stages have them."""
    game = saloon.game(slug)
    told = {key.removeprefix(f"because-{slug}-").rpartition("-")[0] for key in because() if f"-{slug}-" in key}
    assert len(told) * 2 > len(game.features)


def because(language: str = "en") -> set[str]:
    return {key for key in catalogue(language)._bundle._messages if key.startswith("because-")}


def robbing() -> Match:
    """Doc is about to rob: a strongbox, a jewel or a purse."""
    return table(doc="car 2", floor={2: ["purse 4", "jewel", "strongbox"]}, pile=["doc rob"])


def keys(grounds: Iterable[Ground]) -> list[str]:
    return [ground.key for ground in grounds]


def code_of(match: Match, text: str) -> int:
    return next(choice.code for choice in match.choices() if choice.text == text)


@pytest.mark.parametrize("observer", [0, 1, SPECTATOR])
def test_the_strongbox_is_taken_for_its_money(observer: int) -> None:
    match = robbing()
    state = match.game.State.unpack(match.truth.states[-1])
    grounds = explain(match.game, state, code_of(match, "rob strongbox"), observer)
    assert grounds[0].key == "because-colt-express-money-more"
    assert grounds[0].args == {"size": 1000, "how": "surely"}


def test_what_a_choice_costs_speaks_against_it() -> None:
    """The Marshal stands in the locomotive, and keeping away from him is a ground as well."""
    match = table(doc="car 2", floor={1: [], 3: []}, pile=["doc move"])
    state = match.game.State.unpack(match.truth.states[-1])
    towards, away = code_of(match, "move to car 1"), code_of(match, "move to car 3")
    assert keys(drawbacks(match.game, state, towards, 0)) == ["because-colt-express-marshal-more"]
    assert keys(explain(match.game, state, away, 0)) == ["because-colt-express-marshal-kept"]


def test_what_comes_of_every_choice_speaks_for_none() -> None:
    """The next round begins after either: a full hand is no reason."""
    match = table(doc="car 2", floor={1: ["strongbox"], 3: []}, pile=["doc move", "doc rob"])
    state = match.game.State.unpack(match.truth.states[-1])
    told = keys(explain(match.game, state, code_of(match, "move to car 1"), 0))
    assert "because-colt-express-money-more" in told
    assert "because-colt-express-hand-more" not in told


def test_what_another_choice_does_better_is_told_only_where_nothing_else_speaks_for_a_choice() -> None:
    match = robbing()
    state = match.game.State.unpack(match.truth.states[-1])
    grounds = explain(match.game, state, code_of(match, "rob jewel"), 0)
    assert "because-colt-express-money-more" not in keys(grounds), "the strongbox would bring more"
    assert all(ground.args["size"] for ground in grounds)


def test_what_holds_of_the_next_best_choice_as_well_is_no_reason() -> None:
    """Whoever draws may still play a sheriff card, from the pile or from the discard."""
    match = Match.new("wyatt-earp", players=2, seed=1)
    state, seat = match.game.State.unpack(match.truth.states[-1]), match.to_move or 0
    draw, *others = [choice.code for choice in match.choices()]
    assert match.choices()[0].text == "draw two"
    assert others
    for told in (explain(match.game, state, draw, seat), explain(match.game, state, draw, seat, others)):
        assert not [key for key in keys(told) if "sheriff-left" in key]


def test_beside_a_worse_choice_that_is_told_which_a_better_one_would_do_as_well() -> None:
    match = robbing()
    state = match.game.State.unpack(match.truth.states[-1])
    jewel, strongbox, purse = (code_of(match, f"rob {loot}") for loot in ("jewel", "strongbox", "purse 4"))
    assert "because-colt-express-money-more" in keys(explain(match.game, state, jewel, 0, [purse]))
    assert "because-colt-express-money-more" not in keys(explain(match.game, state, jewel, 0, [strongbox, purse]))
    assert "because-colt-express-money-more" not in keys(explain(match.game, state, jewel, 0)), "judged at a glance"


def test_where_nothing_shows_at_once_what_is_gained_later_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    match = robbing()
    state = match.game.State.unpack(match.truth.states[-1])
    strongbox, purse = code_of(match, "rob strongbox"), code_of(match, "rob purse 4")
    assert LATER not in keys(explain(match.game, state, strongbox, 0, [purse]))
    monkeypatch.setattr(explaining, "_effects", lambda game, state, worlds: [])
    assert keys(explain(match.game, state, strongbox, 0, [purse]))[:2] == [LATER, "because-colt-express-money-more"]
    assert "because-colt-express-money-more" not in keys(explain(match.game, state, purse, 0, [strongbox]))


def test_it_is_said_that_others_are_about_as_good_and_what_speaks_beside_the_worse() -> None:
    match = robbing()
    state = match.game.State.unpack(match.truth.states[-1])
    jewel, strongbox, purse = (code_of(match, f"rob {loot}") for loot in ("jewel", "strongbox", "purse 4"))

    def told(beside: float, worst: float) -> list[str]:
        chances = {jewel: 0.5, strongbox: beside, purse: worst}
        return keys(reasons(match.game, state, jewel, 0, [Prospect(*one) for one in chances.items()]))

    assert told(0.5 - AS_GOOD / 2, 0.3)[:2] == [CLOSE, "because-colt-express-money-more"]
    assert told(0.5 - AS_GOOD / 2, 0.5 - AS_GOOD / 2)[0] == EVEN
    assert not {CLOSE, EVEN} & set(told(0.3, 0.3))


def test_what_was_not_possible_is_not_explained() -> None:
    match = robbing()
    state = match.game.State.unpack(match.truth.states[-1])
    assert explain(match.game, state, 9_999, 0) == ()


@pytest.mark.parametrize("language", languages())
def test_a_look_is_there_to_find_something_out(language: str) -> None:
    """Whatever else speaks for it, it has a plain ground."""
    match = Match.new("hold-up", players=3, seed=1)
    state = match.game.State.unpack(match.truth.states[-1])
    told = keys(explain(match.game, state, match.choices()[0].code, 0))
    assert "because-hu-look-event" in told
    assert message("because-hu-look-event", {}, language)


@pytest.mark.parametrize(("seed", "key"), [(0, WON), (4, LOST)])
def test_a_choice_that_ends_the_match_says_so_and_whether_it_wins(seed: int, key: str) -> None:
    match, luck = Match.new("six-territories", players=2, seed=seed), random.Random(seed)
    while not match.over:
        match.play(luck.choice(match.choices()))
    state = match.game.State.unpack(match.truth.states[-2])
    code = match.history(state.actor)[-1][1]
    assert keys(explain(match.game, state, code, state.actor))[0] == key
    assert (key in keys(drawbacks(match.game, state, code, state.actor))) == (key == LOST)
