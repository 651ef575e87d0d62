"""What each seat may know: cards looked at, and nothing else that lies face down."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest
from tests.games.public_enemy.table import Table, table

from saloon import Match
from saloon.engine import SPECTATOR
from saloon.games.public_enemy import GAME

DOLLARS = {"dollars": True}
HIDDEN = ["etta-place", "bill-doolin", "jim-younger"]


def small(**more: Any) -> Table:
    """Three players, and a small deck at Deadwood."""
    return table(3, options=DOLLARS, towns={"deadwood": {"face": "kid-curry", "hidden": HIDDEN}}, script=[1], **more)


def worlds(at: Table, observer: int, count: int = 300) -> Counter[int]:
    """Which first card of Deadwood an observer holds possible, and how often."""
    found: Counter[int] = Counter()
    for seed in range(count):
        world = at.state.clone()
        GAME.plain.determinize(world, observer, seed)
        found[world.decks[2].first] += 1
    return found


@pytest.mark.clause("PE-37")
def test_everybody_sees_which_deck_is_looked_at_and_the_looker_alone_the_card() -> None:
    at = small().play("look deadwood")
    assert [at.town("deadwood", viewer)["looked"] for viewer in (0, 1, 2, None)] == [[0]] * 4
    known = [at.town("deadwood", viewer)["first"] for viewer in (0, 1, 2, None)]
    assert known[0]["card"] == "bill-doolin"
    assert known[1:] == [None] * 3
    assert "bill-doolin" not in str(at.view(1)) + str(at.view(None))


@pytest.mark.clause("PE-37")
@pytest.mark.parametrize("deck", ["deadwood", "saloon"])
def test_the_others_are_told_of_the_look_but_not_of_the_card(deck: str) -> None:
    match = Match.new("public-enemy", players=3, options={**DOLLARS, "first_seat": 1}, seed=4)
    match.play(f"look {deck}")
    mine = match.events(seat=0)[-1]
    assert set(mine.args) == {"seat", "deck", "card"} | ({"gang"} if deck == "deadwood" else set())
    for seat in (1, 2, None):
        theirs = match.events(seat=seat)[-1]
        assert theirs.key == f"{mine.key}-hidden"
        assert theirs.args == {"seat": 0, "deck": deck}


@pytest.mark.clause("PE-37")
def test_the_looker_goes_on_knowing_until_the_card_is_turned_up() -> None:
    at = small().play("look deadwood", "draw tombstone", "draw tombstone")
    assert at.town("deadwood", 0)["first"]["card"] == "bill-doolin"
    at.play("draw deadwood")
    assert at.face("deadwood") == "bill-doolin"
    assert at.town("deadwood", 0)["first"] is None
    assert at.town("deadwood", 0)["looked"] == []


@pytest.mark.clause("PE-37")
def test_he_knows_a_saloon_card_until_anybody_draws_it() -> None:
    at = table(3, options=DOLLARS).play("look saloon")
    known = at.view(0)["saloon"]["first"]
    assert at.view(1)["saloon"]["first"] is None
    at.play("draw tombstone").play("draw saloon")
    assert at.told("drew")[0][2] == known
    assert at.view(0)["saloon"]["looked"] == []


@pytest.mark.clause("PE-37")
def test_two_lookers_see_the_same_card() -> None:
    at = small().play("look deadwood", "draw tombstone", "look deadwood")
    assert at.told() == [("looked", 1, "deadwood", "bill-doolin", "daltons")]
    assert at.town("deadwood")["looked"] == [0, 1]
    assert [at.town("deadwood", seat)["first"] is None for seat in (0, 1, 2)] == [False, False, True]


def test_a_card_known_does_not_outlive_the_round() -> None:
    at = table(2, options=DOLLARS, saloon={"hidden": ["sheriff"]}).play("look deadwood", "draw saloon")
    assert at.view()["round"] == 2
    assert all(town["looked"] == [] and town["first"] is None for town in at.view(0)["towns"])


@pytest.mark.clause("PE-37")
def test_a_sample_keeps_what_its_observer_knows() -> None:
    at = small().play("look deadwood")
    assert set(worlds(at, 0)) == {at.state.decks[2].first}


@pytest.mark.clause("PE-37")
@pytest.mark.parametrize("observer", [1, 2, SPECTATOR])
def test_to_everybody_else_any_hidden_card_is_as_likely(observer: int) -> None:
    at = small().play("look deadwood")
    found = worlds(at, observer)
    assert sorted(found) == [1, 3, 7]
    assert all(70 < count < 130 for count in found.values())


@pytest.mark.clause("PE-36")
def test_a_sample_never_moves_a_card_from_under_its_deck() -> None:
    at = small().play("under deadwood", "draw tombstone", "look deadwood")
    for observer in (0, 1, 2, SPECTATOR):
        for seed in range(30):
            world = at.state.clone()
            GAME.plain.determinize(world, observer, seed)
            assert world.decks[2].under[0] == 0
            assert world.decks[2].first != 0


@pytest.mark.slow
def test_all_orders_of_a_deck_are_as_likely() -> None:
    orders: Counter[tuple[str | None, ...]] = Counter()
    for seed in range(600):
        at = table(2, seed=seed, towns={"deadwood": {"face": "kid-curry", "hidden": HIDDEN}})
        faces = []
        for _ in HIDDEN:
            at.play("draw deadwood")
            faces.append(at.face("deadwood"))
        orders[tuple(faces)] += 1
    assert set(orders) == set(permutations(HIDDEN))
    assert all(65 < count < 140 for count in orders.values())


def test_a_look_cannot_be_taken_back() -> None:
    """Even where the card was settled by an earlier look and no chance is needed."""
    match = Match.from_position(
        "public-enemy",
        {
            "players": 2,
            "options": DOLLARS,
            "towns": {"deadwood": {"face": "kid-curry", "first": "etta-place", "looked": [1]}},
        },
        seed=1,
    )
    match.play("look deadwood")
    assert not match.can_undo(0, surely=True)


def test_a_choice_of_stack_can_be_taken_back() -> None:
    position = {
        "players": 2,
        "phase": "sheriff",
        "saloon": {"spent": ["sheriff"]},
        "seats": {0: {"outlaws": ["elzy-lay", "bob-dalton"]}},
    }
    match = Match.from_position("public-enemy", position, seed=1)
    match.play("discard daltons")
    assert match.can_undo(0, surely=True)
