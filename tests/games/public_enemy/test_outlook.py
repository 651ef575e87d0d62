"""What the tokens may come to: how nets are told that everybody compares, what a draw would bring, what is to be
feared."""

from enum import IntEnum
from typing import Any

import numpy as np
import pytest
from tests.games.public_enemy.table import (
    LONERS_IN_DEADWOOD_ALONE,
    THREE_GANGS,
    THREE_TOKENS,
    Table,
    gang,
    table,
)

import saloon
from saloon.engine.observations import setup_numbers
from saloon.games.public_enemy import GAME
from saloon.games.public_enemy.cards import GANGS
from saloon.games.public_enemy.notation import GANG_NAMES, TOWN_NAMES
from saloon.games.public_enemy.shown import Card, Ending, Outlook, Stake
from saloon.games.public_enemy.state import State


def have(*outlaws: list[str]) -> dict[int, dict[str, Any]]:
    """What lies before the players, one after the other."""
    return {seat: {"outlaws": own} for seat, own in enumerate(outlaws)}


def numbers(state: State, viewer: int) -> list[int]:
    """All that a seat is shown, with foresight."""
    found = [0] * (GAME.layout.size - GAME.layout.setup.size)
    GAME.plain_batches.observe(state, viewer, found)
    GAME.plain_batches.foresee(state, viewer, found)
    return found


def told(at: Table, viewer: int, piece: str, row: int | None, columns: type[IntEnum]) -> dict[str, int]:
    """A row of a piece, by the names of its columns: what is not 0."""
    found = GAME.layout.split(np.array([*setup_numbers(at.state), *numbers(at.state, viewer)]))[piece]
    row_found = found if row is None else found[row]
    return {column.name: int(row_found[column]) for column in columns if column.name != "SIZE" and row_found[column]}


def outlook(at: Table, player: int, viewer: int = 0) -> dict[str, int]:
    """How a player stands among the others."""
    return told(at, viewer, "outlook", (player - viewer) % at.state.players, Outlook)


def owns(at: Table) -> list[int]:
    """How many tokens everybody would own if the round ended now."""
    return [outlook(at, player).get("OWNS", 0) for player in range(at.state.players)]


def stake(at: Table, player: int, of: str, viewer: int = 0) -> dict[str, int]:
    """How a player stands in a gang."""
    row = (player - viewer) % at.state.players
    return told(at, viewer, "stakes", row * GANGS + GANG_NAMES.index(of), Stake)


def held(at: Table, player: int, of: str) -> dict[str, int]:
    """How a player stands in a gang, saloon cards apart."""
    return {name: number for name, number in stake(at, player, of).items() if name != "WORKED"}


def worked(at: Table, player: int, of: str) -> int:
    """How many tokens the first player would own once a saloon card has worked on a stack."""
    return stake(at, player, of).get("WORKED", 0)


def card(at: Table, town: str, viewer: int = 0) -> dict[str, int]:
    """What a town's face-up card would bring."""
    return told(at, viewer, "cards", TOWN_NAMES.index(town), Card)


def ending(at: Table, viewer: int = 0) -> dict[str, int]:
    """How the round may end."""
    return told(at, viewer, "ending", None, Ending)


def test_everybodys_points_are_compared_with_the_best_of_the_others() -> None:
    at = table(3, seats=have(gang("loners", 4), gang("daltons", 3), gang("wild-bunch", 2)))  # 8, 5 and 3 points
    leads = [{name: own for name, own in outlook(at, player).items() if name in ("LEAD", "TRAIL")} for player in (0, 1)]
    assert leads == [{"LEAD": 3}, {"TRAIL": 3}]
    assert outlook(at, 2)["TRAIL"] == outlook(at, 2, viewer=1)["TRAIL"] == 5
    level = table(3, seats=have(gang("loners", 3), gang("daltons", 3), gang("wild-bunch", 2)))
    assert not {"LEAD", "TRAIL"} & {*outlook(level, 0), *outlook(level, 1)}
    assert outlook(level, 2)["TRAIL"] == 2
    far = table(seats=have(gang("loners", 8)))
    assert (outlook(far, 0)["LEAD"], outlook(far, 1)["TRAIL"]) == (12, 12)  # of 30


def test_tokens_are_those_owned_those_of_the_majorities_and_one() -> None:
    seats = have(gang("loners", 4), gang("daltons", 3))
    assert owns(table(seats=seats)) == [2, 1]
    seats[0]["wanted"] = ["loners", "daltons"]
    assert owns(table(seats=seats)) == [3, 1]


def test_one_goes_to_the_most_points_and_stays_when_they_are_shared() -> None:
    seats = have(gang("loners", 3), gang("daltons", 3))
    assert owns(table(seats=seats)) == [1, 1]
    assert owns(table(one=1, seats=seats)) == [1, 2]
    assert owns(table(one=1, seats=have(gang("loners", 4), gang("daltons", 3)))) == [2, 1]
    assert owns(table(one=0)) == [1, 0]


def test_the_holder_of_one_wins_before_points_are_counted() -> None:
    seats = have(gang("loners", 2), gang("daltons", 5))
    seats[0]["wanted"] = THREE_TOKENS
    assert owns(table(one=0, seats=seats))[0] == 5
    assert owns(table(one=1, seats=seats)) == [4, 2]


def test_gangs_are_counted_as_safe_tied_or_lost() -> None:
    mine = [*gang("wild-bunch", 3), *gang("daltons", 1), *gang("loners", 2)]
    theirs = [*gang("wild-bunch", 1, skip=3), *gang("daltons", 1, skip=1), *gang("loners", 1, skip=2)]
    at = table(seats=have(mine, theirs))
    found = [[outlook(at, player).get(name, 0) for name in ("SAFE", "TIES", "BEHIND")] for player in (0, 1)]
    assert found == [[1, 1, 0], [0, 1, 2]]
    third = table(3, seats=have(mine, theirs, gang("wild-bunch", 2, skip=4)))
    assert "SAFE" not in outlook(third, 0)
    assert (outlook(third, 2)["BEHIND"], "TIES" in outlook(third, 2)) == (3, False)
    owned = table(seats={**have(mine, theirs), 0: {"outlaws": mine, "wanted": ["wild-bunch", "daltons"]}})
    assert not {"SAFE", "TIES"} & set(outlook(owned, 0))


def test_what_lacks_for_a_majority_is_one_more_than_the_best_of_the_others() -> None:
    at = table(3, seats=have(gang("daltons", 1), gang("daltons", 4, skip=1), gang("daltons", 2, skip=5)))
    assert held(at, 0, "daltons") == {"LACKS": 4}
    assert held(at, 1, "daltons") == {"SPARE": 2}
    assert held(at, 2, "daltons") == {"LACKS": 3}
    assert [held(at, player, "loners") for player in (0, 2)] == [{"LACKS": 1}] * 2
    level = table(3, seats=have(gang("daltons", 1), gang("daltons", 3, skip=1), gang("daltons", 3, skip=4)))
    assert [held(level, player, "daltons") for player in range(3)] == [{"LACKS": 3}, {"LACKS": 1}, {"LACKS": 1}]
    owned = table(seats={0: {"outlaws": gang("daltons", 1), "wanted": ["daltons"]}})
    assert held(owned, 0, "daltons") == {}


def test_a_gangs_leader_settles_who_has_enough() -> None:
    at = table(seats=have(["butch-cassidy", "elzy-lay"], ["kid-curry", "sundance-kid"]))
    assert held(at, 0, "wild-bunch") == {"SPARE": 1, "FALLS": 1}
    assert held(at, 1, "wild-bunch") == {"LACKS": 1}
    behind = table(seats=have(["butch-cassidy", "elzy-lay"], ["kid-curry", "sundance-kid", "etta-place"]))
    assert held(behind, 0, "wild-bunch") == {"LACKS": 1}
    assert held(behind, 1, "wild-bunch") == {"SPARE": 1, "FALLS": 1}


def test_a_majority_falls_with_the_uncovered_outlaw() -> None:
    safe = table(seats=have(gang("daltons", 3), gang("daltons", 1, skip=3)))
    assert held(safe, 0, "daltons") == {"SPARE": 2}
    assert held(table(seats=have(["grat-dalton"])), 0, "daltons") == {"SPARE": 1, "FALLS": 1}
    covered = table(seats=have(["butch-cassidy", "elzy-lay"], ["kid-curry"]))
    assert held(covered, 0, "wild-bunch") == {"SPARE": 2}
    uncovered = table(seats=have(["elzy-lay", "butch-cassidy"], ["kid-curry"]))
    assert held(uncovered, 0, "wild-bunch") == {"SPARE": 2, "FALLS": 1}
    assert stake(uncovered, 0, "wild-bunch", viewer=1)["FALLS"] == 1


def test_a_card_is_told_to_take_a_token_from_whomever_lacks_just_that() -> None:
    seats = have(["kid-curry"], ["sundance-kid", "etta-place"], [])
    plain = table(3, seats=seats, towns={"tombstone": {"face": "elzy-lay"}})
    assert "TAKES" not in card(plain, "tombstone")
    leader = table(3, seats=seats, towns={"tombstone": {"face": "butch-cassidy"}})
    assert card(leader, "tombstone")["TAKES"] == 0b001  # two each, and the leader with him
    assert card(leader, "tombstone", viewer=1)["TAKES"] == 0b100
    level = table(seats=have(["kid-curry"], ["sundance-kid"]), towns={"tombstone": {"face": "elzy-lay"}})
    assert card(level, "tombstone")["TAKES"] == 0b11


@pytest.mark.parametrize(
    ("own", "options", "gained"),
    [
        (0, {}, 2),
        (3, {}, 3),
        (8, {}, 0),
        (0, {"supremacy": True}, 3),
        (3, {"supremacy": True}, 4),
        (0, {"supremacy": True, "supremacy_on_none": True}, 1),
    ],
)
def test_a_card_brings_what_the_next_of_its_gang_is_worth(own: int, options: dict[str, Any], gained: int) -> None:
    tile: dict[str, Any] = {"options": options, "supremacy": "daltons"} if options else {}
    at = table(seats=have(gang("daltons", own)), towns={"dodge-city": {"face": "william-mcelhanie"}}, **tile)
    assert card(at, "dodge-city").get("POINTS", 0) == gained


def test_a_card_is_reckoned_with_the_token_and_the_points_it_brings() -> None:
    towns = {"deadwood": {"face": "calamity-jane"}, "tombstone": {"face": "cole-younger"}}
    fewer = have(gang("loners", 2), gang("daltons", 3))
    assert card(table(seats=fewer, towns=towns), "deadwood")["OWNS"] == 1  # five points each
    assert card(table(one=0, seats=fewer, towns=towns), "deadwood")["OWNS"] == 2
    level = table(seats=have(gang("loners", 3), gang("daltons", 3)), towns=towns)
    assert (owns(level)[0], card(level, "deadwood")["OWNS"], card(level, "tombstone")["OWNS"]) == (1, 2, 3)


def test_the_fourth_gang_ends_the_round() -> None:
    theirs = [*gang("loners", 2), "clell-miller"]
    at = table(seats=have(THREE_GANGS, theirs), towns=LONERS_IN_DEADWOOD_ALONE)
    assert [card(at, town).get("CLOSES", 0) for town in TOWN_NAMES] == [0, 0, 0b01, 0]
    assert card(at, "deadwood", viewer=1)["CLOSES"] == 0b10
    found = outlook(at, 0)
    assert (found["MAY_CLOSE"], found["CLOSING"]) == (1, 3)  # Wild Bunch, Daltons, and One with 8 points to 5
    assert found["DRAWN"] == 4  # with another of the James-Younger gang, tied so far
    assert not {"MAY_CLOSE", "CLOSING"} & set(outlook(at, 1))


def test_the_last_card_of_a_town_ends_the_round_for_anybody() -> None:
    at = table(3, towns={"deadwood": {"face": "calamity-jane", "hidden": []}})
    assert card(at, "deadwood")["CLOSES"] == 0b111
    assert "CLOSES" not in card(at, "tombstone")
    assert [outlook(at, player)["CLOSING"] for player in range(3)] == [2, 2, 2]
    town = {"face": "calamity-jane", "hidden": [], "under": ["cherokee-bill"]}
    more = table(3, towns={"deadwood": town}, options={"dollars": True})
    assert "CLOSES" not in card(more, "deadwood")


def test_a_draw_wins_the_game_only_if_it_ends_the_round() -> None:
    seats = have(THREE_GANGS)
    seats[0]["wanted"] = THREE_TOKENS
    at = table(seats=seats, towns=LONERS_IN_DEADWOOD_ALONE)
    assert (card(at, "deadwood")["OWNS"], card(at, "deadwood")["WINS"]) == (5, 0b01)
    assert card(at, "deadwood", viewer=1)["WINS"] == 0b10
    assert (outlook(at, 0)["WINS"], outlook(at, 0)["CLOSING"], "WINS" in outlook(at, 1)) == (1, 5, False)
    fewer = table(seats={0: {**seats[0], "outlaws": THREE_GANGS[:2]}}, towns=LONERS_IN_DEADWOOD_ALONE)
    assert card(fewer, "deadwood")["OWNS"] == outlook(fewer, 0)["DRAWN"] == 5
    assert "WINS" not in card(fewer, "deadwood")
    assert not {"WINS", "MAY_CLOSE"} & set(outlook(fewer, 0))
    watched = table(seats=seats, towns=LONERS_IN_DEADWOOD_ALONE, options={"cavalry": True}, cavalry="deadwood")
    assert not {"WINS", "MAY_CLOSE"} & set(outlook(watched, 0))
    assert outlook(watched, 0)["DRAWN"] == 4


def test_a_draw_denies_others_their_majority_and_one() -> None:
    towns = {"tombstone": {"face": "laura-bullion"}, "cripple-creek": {"face": "emmett-dalton"}}
    seats = have(["elzy-lay"], ["kid-curry", "etta-place"])  # 2 points to 3
    at = table(seats=seats, towns=towns)
    assert (card(at, "tombstone")["DENIES"], card(at, "tombstone").get("RIVAL")) == (2, None)
    assert (card(at, "cripple-creek")["DENIES"], card(at, "cripple-creek")["RIVAL"]) == (1, 1)
    holder = table(one=1, seats=seats, towns=towns)
    assert (card(holder, "tombstone")["DENIES"], card(holder, "tombstone")["RIVAL"]) == (1, 1)
    leader = table(seats=have(["elzy-lay"], ["butch-cassidy", "etta-place"]), towns=towns)
    assert (card(leader, "tombstone")["DENIES"], card(leader, "tombstone")["RIVAL"]) == (1, 1)
    seats = have([], gang("wild-bunch", 3, skip=2), gang("daltons", 4, skip=4))  # 5 and 8 points
    seats[1]["wanted"] = ["loners", "daltons"]
    far = table(3, seats=seats, towns=towns)
    assert ("DENIES" in card(far, "tombstone"), card(far, "tombstone")["RIVAL"]) == (False, 3)


def test_a_sheriff_takes_the_uncovered_outlaw_with_its_majority_and_points() -> None:
    plain = table(seats=have(["elzy-lay", "laura-bullion"], ["kid-curry"]))
    assert (owns(plain)[0], worked(plain, 0, "wild-bunch")) == (2, 0)
    covered = have(["butch-cassidy", "elzy-lay"], ["kid-curry"])
    assert worked(table(seats=covered), 0, "wild-bunch") == 1
    assert worked(table(one=0, seats=covered), 0, "wild-bunch") == 2


def test_the_last_outlaw_of_the_supremacy_tile_takes_its_double_with_him() -> None:
    tile: dict[str, Any] = {"supremacy": "wild-bunch", "options": {"supremacy": True}}
    mine = ["elzy-lay", "pearl-hart"]
    twice = table(seats=have(mine, gang("daltons", 2)), **tile)  # 3 + 2 points, then 2 to 3
    assert (owns(twice)[0], worked(twice, 0, "wild-bunch")) == (3, 1)
    tile["options"]["supremacy_on_none"] = True
    assert worked(table(seats=have(mine), **tile), 0, "wild-bunch") == 2  # 3 + 2 points, then 2 + 2 to 2


def test_a_swindler_gives_the_viewer_what_he_takes_from_another() -> None:
    assert worked(table(seats=have(["elzy-lay"], ["kid-curry", "etta-place"])), 1, "wild-bunch") == 2
    more = table(seats=have(["elzy-lay", "pearl-hart"], ["kid-curry", "etta-place"]))
    assert worked(more, 1, "wild-bunch") == 3
    tied = table(3, seats=have(["elzy-lay"], ["kid-curry", "etta-place"], ["sundance-kid", "harry-tracy"]))
    assert [worked(tied, player, "wild-bunch") for player in (1, 2)] == [0, 0]
    uncovered = table(seats=have(["elzy-lay"], ["kid-curry", "etta-place", "butch-cassidy"]))
    assert worked(uncovered, 1, "wild-bunch") == 1  # two each, and three points each
    covered = table(seats=have(["elzy-lay"], ["butch-cassidy", "kid-curry", "etta-place"]))
    assert worked(covered, 1, "wild-bunch") == 0


def test_a_bounty_hunter_who_waits_takes_without_giving() -> None:
    theirs = ["kid-curry", "etta-place", "grat-dalton"]
    at = table(seats=have(["elzy-lay", "laura-bullion"], theirs), saloon={"hidden": ["bounty-hunter"] * 2})
    assert [worked(at, 1, of) for of in ("wild-bunch", "daltons", "loners")] == [2, 2, 0]
    at.play("draw saloon")
    assert [worked(at, 1, of) for of in ("wild-bunch", "daltons")] == [1, 0]  # 3 points to 4, or to 3


def test_the_end_comes_nearer_with_every_deck() -> None:
    assert ending(table()) == {"LEFT": 12}
    assert ending(table(saloon={"hidden": ["sheriff"] * 2})) == {"LEFT": 2}
    last = {"deadwood": {"face": "calamity-jane", "hidden": ["cherokee-bill"]}}
    assert ending(table(towns=last)) == {"LEFT": 2, "SOON": 1}
    assert "SOON" not in ending(table(seats=have(THREE_GANGS[:2])), viewer=1)
    assert ending(table(seats=have(THREE_GANGS)), viewer=1)["SOON"] == 1


def test_the_viewer_is_told_what_the_most_dangerous_of_the_others_would_own() -> None:
    seats = have(gang("loners", 6), THREE_GANGS, gang("daltons", 2, skip=1))
    seats[1]["wanted"] = ["loners", "james-younger"]
    at = table(3, seats=seats, towns=LONERS_IN_DEADWOOD_ALONE)  # 17, 6 and 3 points
    assert ending(at) == {"LEFT": 4, "SOON": 1, "RIVAL": 3, "CLOSING": 3}
    assert ending(at, viewer=1) == {"LEFT": 4, "SOON": 1, "RIVAL": 2}
    seats[1]["wanted"] = THREE_TOKENS
    winning = table(3, seats={1: seats[1], 2: seats[1] | {"outlaws": ["kid-curry"]}}, towns=LONERS_IN_DEADWOOD_ALONE)
    assert ending(winning)["WINNING"] == 1
    assert "WINNING" not in ending(winning, viewer=1)


def test_nothing_of_it_is_drawn_from_what_is_hidden() -> None:
    at = table(3, options={"dollars": True}).play("look deadwood", "draw tombstone")
    for viewer in range(3):
        for seed in range(5):
            world = at.state.clone()
            GAME.plain.determinize(world, viewer, seed)
            assert numbers(world, viewer) == numbers(at.state, viewer)


@pytest.mark.parametrize("foresight", [False, True])
def test_batches_tell_it_only_if_they_are_asked(foresight: bool) -> None:
    games = saloon.batch("public-enemy", 4, players=3, seed=2, compiled=False, foresight=foresight)
    for piece in ("ending", "outlook", "stakes", "cards"):
        assert bool(games.pieces[piece].any()) == foresight
    assert games.pieces["towns"].any()
