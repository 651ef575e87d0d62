"""What each seat knows and must not know: samples keep the one and are free in the other."""

from collections import Counter
from typing import Any

import pytest
from tests.games.wyatt_earp.table import hand, me, series, table
from tests.kit import play, texts

from saloon import Match
from saloon.engine import SPECTATOR
from saloon.games.wyatt_earp import GAME
from saloon.games.wyatt_earp.cards import Card, Outlaw
from saloon.games.wyatt_earp.state import State

SAMPLES = range(60)
JESSE = Outlaw.JESSE_JAMES


def samples(match: Match, observer: int = SPECTATOR) -> list[State]:
    """Worlds that an observer holds possible."""
    found = []
    for seed in SAMPLES:
        world = match._history.state.clone()
        GAME.plain.determinize(world, observer, seed)
        assert GAME.plain.check(world) == 0
        found.append(world)
    return found


def counts(worlds: list[State], seat: int, kind: int) -> Counter[int]:
    """How often a hand holds how many of a kind."""
    return Counter(world.seats[seat].hand[kind] for world in worlds)


@pytest.mark.clause("WE-61")
def test_hands_and_pile_are_unknown_and_ones_own_hand_is_not() -> None:
    match = Match.new("wyatt-earp", 3, seed=4)
    worlds = samples(match, 0)
    true = match._history.state
    assert {tuple(world.seats[0].hand) for world in worlds} == {tuple(true.seats[0].hand)}
    assert len({tuple(world.seats[1].hand) for world in worlds}) > 50
    assert len({tuple(world.pile) for world in worlds}) > 50
    assert {tuple(world.discard) for world in worlds} == {tuple(true.discard)}


@pytest.mark.clause("WE-61")
def test_cards_seen_to_go_into_a_hand_stay_there_until_they_leave() -> None:
    plenty: dict[str, Any] = {"pile": {"bob-dalton": 5, "wes-hardin": 5, "belle-starr": 5}}
    match = table(me(sundance_kid=4), me(hideout=1, wyatt_earp=2), question="draw", discard=["jesse-james"], **plenty)
    match.play("take jesse-james")
    assert counts(samples(match, 1), 0, JESSE) == {1: len(SAMPLES)}
    match.play("discard sundance-kid")
    assert counts(samples(match, 1), 0, JESSE) == {1: len(SAMPLES)}
    play(match, "draw two", "discard hideout", "draw two", "discard jesse-james")
    assert counts(samples(match, 1), 0, JESSE) == {0: len(SAMPLES)}


@pytest.mark.clause("WE-59", "WE-23")
def test_who_has_said_to_have_none_has_none_until_he_draws() -> None:
    match = table(
        me(most_wanted=1, hideout=2, sundance_kid=2),
        me(bob_dalton=4, wes_hardin=4),
        me(jesse_james=1, belle_starr=6),
        pile={"jesse-james": 6, "butch-cassidy": 6, "billy-the-kid": 6},
    )
    assert len(counts(samples(match), 1, JESSE)) > 1
    play(match, "ask around", "name jesse-james left")
    worlds = samples(match)
    assert counts(worlds, 1, JESSE) == {0: len(SAMPLES)}
    assert counts(worlds, 0, JESSE)[0] == 0
    assert len(counts(worlds, 2, JESSE)) > 1
    play(match, "discard hideout", "draw two")
    found = counts(samples(match), 1, JESSE)
    assert set(found) <= {0, 1, 2}
    assert len(found) > 1


@pytest.mark.clause("WE-59")
def test_a_card_stolen_is_known_to_be_in_the_thiefs_hand() -> None:
    match = table(me(most_wanted=1, hideout=2), me({"jesse-james": series()}), pile={"bob-dalton": 6, "wes-hardin": 6})
    play(match, "raid", "steal 1 jesse-james")
    assert counts(samples(match, 1), 0, JESSE) == {1: len(SAMPLES)}


def searched(**more: Any) -> Match:
    """Seat 0 has kept a Bob Dalton from a discard of three kinds."""
    start = table(
        me(wyatt_earp=1, sundance_kid=3),
        me(wyatt_earp=1, sundance_kid=2),
        me(butch_cassidy=3),
        discard=["bob-dalton", "hideout", "wes-hardin", "wes-hardin"],
        pile={"belle-starr": 7, "jesse-james": 7, "billy-the-kid": 7},
        **more,
    )
    return play(start, "wyatt search", "keep bob-dalton")


@pytest.mark.clause("WE-53")
def test_only_the_searcher_knows_what_he_keeps() -> None:
    match = searched()
    for observer in (1, 2, SPECTATOR):
        kept = Counter(world.searches[0].kind for world in samples(match, observer))
        assert set(kept) == {Outlaw.BOB_DALTON, Card.HIDEOUT, Outlaw.WES_HARDIN}
    for world in samples(match, 0):
        assert world.searches[0].kind == Outlaw.BOB_DALTON
        assert world.discard[Outlaw.BOB_DALTON] == 0


@pytest.mark.clause("WE-53")
def test_a_card_kept_is_in_the_hand_and_gone_from_the_discard() -> None:
    for world in samples(searched(), 1):
        kept = world.searches[0].kind
        assert world.seats[0].hand[kept] >= 1
        before = {Outlaw.BOB_DALTON: 1, Card.HIDEOUT: 1, Outlaw.WES_HARDIN: 2}
        for kind, count in before.items():
            assert world.discard[kind] == count - (kind == kept)


@pytest.mark.clause("WE-53", "WE-61")
def test_who_searches_later_sees_what_is_missing() -> None:
    match = searched()
    play(match, "discard sundance-kid", "draw two", "wyatt search")
    assert {world.searches[0].kind for world in samples(match, 1)} == {Outlaw.BOB_DALTON}
    assert len({world.searches[0].kind for world in samples(match, 2)}) > 1
    match.play("keep hideout")
    for world in samples(match, 1):
        assert [world.searches[i].kind for i in range(2)] == [Outlaw.BOB_DALTON, Card.HIDEOUT]
    pairs = {tuple(world.searches[i].kind for i in range(2)) for world in samples(match, 2)}
    assert (Card.HIDEOUT, Card.HIDEOUT) not in pairs
    assert (Outlaw.WES_HARDIN, Outlaw.WES_HARDIN) in pairs


@pytest.mark.clause("WE-53")
def test_a_single_card_that_comes_to_light_must_have_been_the_one_kept() -> None:
    match = table(
        me(wyatt_earp=1, sundance_kid=3),
        me(sundance_kid=2),
        discard=["photo-bob-dalton", "hideout", "wes-hardin"],
        pile={"belle-starr": 7, "jesse-james": 7},
    )
    play(match, "wyatt search", "keep photo-bob-dalton", "discard photo-bob-dalton")
    assert {world.searches[0].kind for world in samples(match, 1)} == {Card.PHOTO + Outlaw.BOB_DALTON}


@pytest.mark.clause("WE-53", "WE-59")
def test_a_card_kept_cannot_be_one_he_then_says_not_to_have() -> None:
    match = table(
        me(wyatt_earp=1, sundance_kid=3),
        me(most_wanted=1, sundance_kid=2),
        discard=["bob-dalton", "wes-hardin"],
        pile={"belle-starr": 7, "jesse-james": 7},
    )
    play(match, "wyatt search", "keep wes-hardin", "discard sundance-kid", "draw two", "ask around")
    match.play("name bob-dalton left")
    assert {world.searches[0].kind for world in samples(match)} == {Outlaw.WES_HARDIN}


@pytest.mark.clause("WE-50")
def test_the_answer_asked_of_another_follows_from_the_hand_he_may_have() -> None:
    match = table(
        me(hideout=1, sundance_kid=2),
        me({"jesse-james": series()}, wyatt_earp=1, bob_dalton=2),
        pile={"belle-starr": 7, "bob-dalton": 5},
    )
    match.play("play hideout")
    assert texts(match) == ["wyatt", "pass"]
    assert {world.legal_n for world in samples(match, 0)} == {1, 2}
    assert {world.legal_n for world in samples(match, 1)} == {2}


@pytest.mark.clause("WE-61")
def test_a_search_shows_the_discard_to_the_searcher_alone() -> None:
    match = table(me(wyatt_earp=1, sundance_kid=3), players=2, discard=["bob-dalton", "hideout"])
    match.play("wyatt search")
    assert match.view(0)["discard"]["cards"] == {"bob-dalton": 1, "hideout": 1}
    assert "cards" not in match.view(1)["discard"]
    assert hand(match, 0) == {"sundance-kid": 3}


def test_asking_and_shooting_cannot_be_taken_back() -> None:
    match = table(me({"jesse-james": series()}, bank_robbery=1, sundance_kid=3), players=2, pile={"bob-dalton": 1})
    match.play("play bank-robbery")
    assert not match.can_undo(0, surely=True)
    match = table(me(wyatt_earp=1, most_wanted=1, sundance_kid=3), players=2)
    match.play("ask around")
    assert match.can_undo(0, surely=True)
    match.play("name bob-dalton left")
    assert not match.can_undo(0, surely=True)


@pytest.mark.clause("WE-53", "WE-61")
def test_a_search_can_be_taken_back_only_while_the_discard_holds_what_everybody_saw_go_there() -> None:
    match = table(me(wyatt_earp=1, most_wanted=1, sundance_kid=3), players=2, discard=["bob-dalton", "hideout"])
    match.play("wyatt search")
    assert match.can_undo(0, surely=True)
    match = play(searched(), "discard sundance-kid", "draw two", "wyatt search")
    assert not match.can_undo(1, surely=True)
