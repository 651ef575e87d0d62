"""How a round may end, at a guess: what nets are shown of the cards on the pile, carried out one after the other."""

from typing import Any

import numpy as np
import pytest
from tests.games.colt_express.table import at, seat_of, table

import saloon
from saloon import Match
from saloon.engine.observations import setup_numbers
from saloon.games.colt_express import GAME
from saloon.games.colt_express.notation import CHARACTERS
from saloon.games.colt_express.places import inside, roof_of
from saloon.games.colt_express.shown import Ahead, Outlook

JEWEL, STRONGBOX = 10, 20  # in $50


def pieces(match: Match, seat: int) -> dict[str, Any]:
    """All that a seat is shown, with foresight."""
    state = match.sight(seat).sample(1)
    numbers = [0] * (GAME.layout.size - GAME.layout.setup.size)
    GAME.plain_batches.observe(state, seat, numbers)
    GAME.plain_batches.foresee(state, seat, numbers)
    return GAME.layout.split(np.array([*setup_numbers(state), *numbers]))


def outlook(match: Match, name: str, viewer: str | None = None) -> dict[str, int]:
    """How a bandit may stand when the pile is carried out, as somebody sees it: what is not 0."""
    seat = seat_of(match, viewer or name)
    state = match.sight(seat).sample(1)
    bandit = next(b for b in range(state.gang) if CHARACTERS[state.bandits[b].character] == name)
    row = pieces(match, seat)["outlook"][(bandit - seat * state.each) % state.gang]
    return {column.name: int(row[column]) for column in Outlook if column != Outlook.SIZE and row[column]}


def place(number: int) -> int:
    return 1 + number


def test_with_an_empty_pile_everybody_stays_where_he_is() -> None:
    match = table(doc="car 2", belle="roof 1", floor={2: ["jewel"]}, phase="plan")
    found = outlook(match, "doc")
    assert found["PLACE"] == place(inside(2))
    assert found["HERE"] == JEWEL
    assert "GAINED" not in found
    assert outlook(match, "belle", viewer="doc")["PLACE"] == place(roof_of(1))


def test_who_comes_first_takes_the_best_and_the_next_what_is_left() -> None:
    floor = {2: ["jewel", "purse 4"]}
    match = table(doc="car 2", belle="car 2", ghost="car 3", floor=floor, pile=["belle rob", "doc rob"], phase="plan")
    assert outlook(match, "belle")["GAINED"] == JEWEL
    assert 0 < outlook(match, "doc")["GAINED"] < JEWEL
    assert "HERE" not in outlook(match, "doc")
    assert pieces(match, 0)["ahead"][Ahead.JEWELS + inside(2)] == 0


def test_a_move_goes_where_most_lies_and_not_to_the_marshal() -> None:
    floor = {0: ["strongbox"], 2: ["jewel"]}
    match = table(marshal=0, doc="car 1", belle="car 3", floor=floor, pile=["doc move", "doc rob"], phase="plan")
    found = outlook(match, "doc")
    assert found["PLACE"] == place(inside(2))
    assert found["GAINED"] == JEWEL


def test_the_floor_changes_and_the_marshal_sends_up_whom_he_meets() -> None:
    match = table(marshal=0, doc="roof 0", belle="car 3", pile=["doc floor"], phase="plan")
    found = outlook(match, "doc")
    assert found["PLACE"] == place(roof_of(0))
    assert found["HITS"] == 1


def test_the_marshal_is_sent_to_others() -> None:
    match = table(marshal=2, doc="car 3", belle="car 1", ghost="car 3", pile=["ghost marshal"], phase="plan")
    assert pieces(match, 0)["ahead"][Ahead.MARSHAL] == 1 + 1
    assert outlook(match, "belle")["HITS"] == 1
    assert "HITS" not in outlook(match, "doc")


def test_a_punch_costs_the_richest_his_best_and_throws_him() -> None:
    doc, belle = at("car 2", loot=["jewel", "purse 4"]), at("car 2", loot=["strongbox"])
    match = table(marshal=0, doc=doc, belle=belle, ghost="car 2", pile=["ghost punch"], phase="plan")
    found = outlook(match, "belle")
    assert found["LOST"] == STRONGBOX
    assert found["PLACE"] != place(inside(2))
    assert outlook(match, "ghost")["HERE"] == STRONGBOX
    assert outlook(match, "ghost")["PREY"] == JEWEL


def test_shots_are_counted_while_there_are_bullets_and_somebody_in_range() -> None:
    match = table(doc=at("roof 1", bullets=1), belle="roof 3", ghost="car 1", pile=["doc fire"] * 2, phase="plan")
    found = outlook(match, "doc")
    assert found["SHOTS"] == 1
    assert found["IN_RANGE"] == 1
    assert found["GUNSLINGER"] == 1
    assert "GUNSLINGER" not in outlook(match, "ghost")


def test_what_is_near_is_told() -> None:
    floor = {1: ["purse 3"], 3: ["strongbox"]}
    match = table(marshal=0, doc="car 1", belle="car 1", floor=floor, phase="plan")
    found = outlook(match, "doc")
    assert {"BESIDE", "NEAR_MARSHAL", "WITH_VIEWER"} <= set(found)
    assert found["STRONGBOX"] == 1 + 2
    assert outlook(match, "belle", viewer="doc")["WITH_VIEWER"] == 1


def test_what_the_viewer_does_not_know_is_left_out() -> None:
    fields: dict[str, Any] = {"floor": {2: ["jewel"]}, "doc": "car 2", "belle": "car 3", "phase": "plan"}
    match = table(pile=["doc rob hidden"], **fields)
    assert outlook(match, "doc")["GAINED"] == JEWEL
    assert "GAINED" not in outlook(match, "doc", viewer="belle")


@pytest.mark.parametrize("foresight", [False, True])
def test_batches_tell_it_only_if_they_are_asked(foresight: bool) -> None:
    games = saloon.batch("colt-express", 4, players=4, seed=2, compiled=False, foresight=foresight)
    assert bool(games.pieces["outlook"].any()) == foresight
    assert bool(games.look(1)[0][:, games.layout.where("ahead")].any()) == foresight
    assert games.pieces["bandits"].any()
