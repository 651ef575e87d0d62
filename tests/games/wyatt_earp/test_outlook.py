"""What the hunts may come to: how nets are told who is ahead, what cards would bring, and how money compares."""

from enum import IntEnum
from typing import Any

import numpy as np
import pytest
from tests.games.wyatt_earp.table import me, series, table

import saloon
from saloon import Match
from saloon.engine.observations import setup_numbers
from saloon.games.wyatt_earp import GAME
from saloon.games.wyatt_earp.cards import OUTLAWS
from saloon.games.wyatt_earp.notation import CARD_NAMES
from saloon.games.wyatt_earp.shown import Chance, Hunt, Stake, Wealth

JESSE = "jesse-james"


def jesse(count: int = 0, **more: Any) -> dict[str, Any]:
    """A territory with nothing but cards of Jesse James."""
    return {JESSE: series(count, **more)}


def numbers(state: Any, viewer: int) -> list[int]:
    """All that a seat is shown, with foresight."""
    found = [0] * (GAME.layout.size - GAME.layout.setup.size)
    GAME.plain_batches.observe(state, viewer, found)
    GAME.plain_batches.foresee(state, viewer, found)
    return found


def told(match: Match, viewer: int, piece: str, row: int | None, columns: type[IntEnum]) -> dict[str, int]:
    """A row of a piece, by the names of its columns: what is not 0."""
    state = match.sight(viewer).sample(1)
    found = GAME.layout.split(np.array([*setup_numbers(state), *numbers(state, viewer)]))[piece]
    row_found = found if row is None else found[row]
    return {column.name: int(row_found[column]) for column in columns if column.name != "SIZE" and row_found[column]}


def hunt(match: Match, *names: str, viewer: int = 0) -> dict[str, int]:
    """What Jesse James may come to: all of it, or what has these names."""
    found = told(match, viewer, "hunts", CARD_NAMES.index(JESSE), Hunt)
    return {name: number for name, number in found.items() if not names or name in names}


def stakes(match: Match, *names: str, viewer: int = 0) -> list[dict[str, int]]:
    """How everybody stands in the hunt for Jesse James, seat by seat."""
    players = int(match.sight(viewer).sample(1).players)
    rows = [(seat - viewer) % players * OUTLAWS + CARD_NAMES.index(JESSE) for seat in range(players)]
    found = [told(match, viewer, "stakes", row, Stake) for row in rows]
    return [{name: number for name, number in row.items() if not names or name in names} for row in found]


def wealth(match: Match, player: int, viewer: int = 0) -> dict[str, int]:
    """How a player's money compares, in thousands."""
    return told(match, viewer, "wealth", (player - viewer) % int(match.sight(viewer).sample(1).players), Wealth)


def now(match: Match, player: int, viewer: int = 0) -> dict[str, int]:
    """The same if the round ended at once."""
    return {name: number for name, number in wealth(match, player, viewer).items() if not name.startswith("THEN")}


def then(match: Match, player: int) -> dict[str, int]:
    """The same once the first player has laid all he may."""
    return {name: number for name, number in wealth(match, player).items() if name.startswith("THEN")}


def chances(match: Match, viewer: int = 0) -> dict[str, int]:
    """What a hand may come to."""
    return told(match, viewer, "chances", None, Chance)


def pot(thousands: int) -> dict[str, Any]:
    """So much on the poster of Jesse James."""
    return {"posters": {JESSE: thousands * 1000}}


def test_an_outlaw_is_missing_the_points_of_all_players_to_his_capture() -> None:
    assert hunt(table(me(), me()), "MISSING") == {"MISSING": 8}
    assert hunt(table(me(jesse(3)), me(jesse(1))), "MISSING") == {}
    assert hunt(table(me(jesse(2)), me(jesse(1, stagecoach=1))), "MISSING") == {"MISSING": 1}
    assert hunt(table(me(jesse(3)), me(jesse(2, hideout=True))), "MISSING") == {"MISSING": 2}
    more = table(me(jesse(3)), me(jesse(1)), options={"eight_captures": False})
    assert hunt(more, "MISSING") == {"MISSING": 1}


@pytest.mark.parametrize(
    ("hand", "found"),
    [
        ({"sundance_kid": 3}, {"SHORT": 3}),
        ({"jesse_james": 1, "sundance_kid": 3}, {"SHORT": 2}),
        ({"jesse_james": 2, "sundance_kid": 3}, {"SHORT": 1}),
        ({"jesse_james": 3}, {"SHORT": 1}),
        ({"jesse_james": 3, "sundance_kid": 1}, {"LAYS": 3}),
        ({"jesse_james": 5}, {"LAYS": 4}),
    ],
)
def test_a_series_needs_three_cards_and_one_that_stays(hand: dict[str, int], found: dict[str, int]) -> None:
    assert hunt(table(me(**hand), me()), "SHORT", "LAYS") == found


def test_an_opened_outlaw_takes_any_number_but_the_last_card() -> None:
    theirs = me(jesse(3))
    assert hunt(table(me(jesse_james=1, sundance_kid=1), theirs), "SHORT", "LAYS") == {"LAYS": 1}
    assert hunt(table(me(jesse_james=2), theirs), "SHORT", "LAYS") == {"LAYS": 1}
    assert hunt(table(me(sundance_kid=2), theirs), "SHORT", "LAYS") == {}


def test_an_outlaw_who_cannot_be_laid_is_told_by_what_lacks() -> None:
    photo = {"photo_jesse_james": 1, "jesse_james": 2, "sundance_kid": 2}
    assert hunt(table(me(**photo), me())) == {"MISSING": 8, "UNSEEN": 5, "SHORT": 1}


def test_cards_are_unseen_that_lie_nowhere_the_viewer_knows() -> None:
    theirs = {**me(jesse(2), jesse_james=2, sundance_kid=1), "held": {JESSE: 1}}
    match = table(me(jesse(1), jesse_james=1, sundance_kid=1), theirs, discard=[JESSE, "hideout"])
    assert hunt(match, "UNSEEN") == {"UNSEEN": 1}  # his other one
    assert hunt(match, "UNSEEN", viewer=1) == {"UNSEEN": 1}
    assert hunt(table(me(), me()), "UNSEEN") == {"UNSEEN": 7}


def test_points_are_compared_with_the_best_of_the_others() -> None:
    match = table(me(jesse(4)), me(jesse(2)), me(jesse(1, stagecoach=1)))
    assert stakes(match, "AHEAD", "BEHIND") == [{"AHEAD": 4}, {"BEHIND": 4}, {"BEHIND": 5}]
    assert stakes(match, "AHEAD", "BEHIND", viewer=2) == [{"AHEAD": 4}, {"BEHIND": 4}, {"BEHIND": 5}]
    level = table(me(jesse(3)), me(jesse(3)), me(jesse(1)))
    assert stakes(level, "AHEAD", "BEHIND") == [{}, {}, {"BEHIND": 4}]
    hidden = table(me(jesse(4)), me(jesse(2, hideout=True)))
    assert stakes(hidden, "AHEAD", "BEHIND") == [{"AHEAD": 8}, {"BEHIND": 8}]


def test_a_card_more_brings_what_its_points_change() -> None:
    caught = table(me(jesse(2)), me(jesse(1)), me(), **pot(4))  # one card to the capture
    assert stakes(caught, "MORE") == [{"MORE": 3}, {"MORE": 2}, {"MORE": 1}]
    shared = table(me(jesse(4)), me(jesse(2)), **pot(6))
    assert stakes(shared, "MORE") == [{"MORE": 2}, {}]  # $4000 and $2000, till the first is six points ahead
    hidden = table(me(jesse(3)), me(jesse(2, hideout=True)), **pot(6))
    assert stakes(hidden, "MORE") == [{"MORE": 6}, {}]
    costs = table(me(jesse(2)), me(jesse(3)), **pot(3))  # level, the two of them could not be paid
    assert stakes(costs, "MORE") == [{}, {}]
    assert hunt(costs, "RISK") == {}
    assert stakes(table(me(), me()), "MORE") == [{}, {}]


def test_a_card_of_a_rival_may_cost_the_viewer_a_part() -> None:
    match = table(me(jesse(4)), me(jesse(1)), me(), **pot(6))
    assert hunt(match, "RISK") == {"RISK": 2}
    assert hunt(match, "RISK", viewer=1) == {}
    assert hunt(table(me(jesse(4)), me(jesse(2)), me(), **pot(6)), "RISK") == {}
    joins = table(me(jesse(3)), me(), me(jesse(1)), **pot(6))
    assert hunt(joins, "RISK") == {"RISK": 1}  # $4000 of two, $3000 of three
    hidden = table(me(jesse(3)), me(jesse(1, hideout=True)), me(jesse(1)), **pot(6))
    assert hunt(hidden, "RISK") == {}


def test_a_hideout_brings_what_the_rivals_points_cost() -> None:
    match = table(me(jesse(4)), me(jesse(3)), me(), **pot(7))
    assert stakes(match, "HIDEOUT") == [{}, {"HIDEOUT": 3}, {}]
    assert stakes(match, "HIDEOUT", viewer=1) == [{}, {}, {}]  # alone he captures nobody
    assert stakes(match, "HIDEOUT", viewer=2) == [{}, {}, {}]


def test_a_hideout_on_the_viewers_own_costs_what_lies_under_it() -> None:
    match = table(me(jesse(3, bank=1, hideout=True)), me(jesse(3)), **pot(7))
    assert stakes(match, "HIDEOUT") == [{"HIDEOUT": 4}, {}]
    alone = table(me(jesse(1, photo=True, stagecoach=1, gun=True, hideout=True)), me(), **pot(7))
    assert stakes(alone, "HIDEOUT") == [{"HIDEOUT": 7}, {}]


def test_then_is_when_the_viewer_has_laid_all_he_may() -> None:
    columns = ("THEN_AHEAD", "THEN_BEHIND", "THEN_MISSING", "THEN_REWARD", "THEN_PAID")
    ahead = table(me(jesse(2), jesse_james=2, sundance_kid=1), me(jesse(2)), **pot(3))
    assert hunt(ahead, *columns) == {"THEN_AHEAD": 4, "THEN_REWARD": 4, "THEN_PAID": 3}
    behind = table(me(jesse_james=1, sundance_kid=1), me(jesse(3)), **pot(3))
    assert hunt(behind, *columns) == {"THEN_BEHIND": 4, "THEN_REWARD": 3, "THEN_PAID": 1}
    few = table(me(jesse_james=3, sundance_kid=1), me())
    assert hunt(few, *columns) == {"THEN_AHEAD": 6, "THEN_MISSING": 2, "THEN_REWARD": 3}
    hidden = table(me(jesse(1, hideout=True), jesse_james=2, sundance_kid=1), me(jesse(3)), **pot(3))
    assert hunt(hidden, *columns) == {"THEN_BEHIND": 6, "THEN_MISSING": 2, "THEN_REWARD": 4}
    none = table(me(jesse(4)), me(jesse(2)), **pot(6))
    assert hunt(none, *columns) == {"THEN_AHEAD": 4, "THEN_REWARD": 6, "THEN_PAID": 4}


def test_the_first_card_of_a_play_adds_nothing_and_by_option_that_of_a_turn() -> None:
    seats = (me(jesse(4), jesse_james=2, sundance_kid=1), me(jesse_james=1, sundance_kid=1))
    by_play = table(*seats, laid_now={JESSE: 1}, **pot(3))
    assert hunt(by_play, "THEN_REWARD") == {"THEN_REWARD": 4}
    by_turn = table(*seats, laid_now={JESSE: 1}, options={"reward_per": "turn"}, **pot(3))
    assert hunt(by_turn, "THEN_REWARD") == {"THEN_REWARD": 5}
    assert hunt(by_turn, "THEN_REWARD", viewer=1) == {"THEN_REWARD": 3}


SHERIFF = ("PHOTO", "BANK", "STAGECOACH", "GUN")


def test_sheriff_cards_bring_their_points_and_rewards() -> None:
    hand = {"photo_jesse_james": 1, "sundance_kid": 2}
    theirs = me(jesse(3))  # six points
    by_one = table(me(jesse(3, stagecoach=1), **hand), theirs, **pot(5))  # $3000 of $5000
    assert hunt(by_one, *SHERIFF) == {"PHOTO": 3, "BANK": 1, "STAGECOACH": 2, "GUN": 1}
    by_two = table(me(jesse(4), **hand), theirs, **pot(5))
    assert hunt(by_two, *SHERIFF) == {"PHOTO": 3, "BANK": 1, "STAGECOACH": 2, "GUN": 3}
    by_three = table(me(jesse(3, gun=True), **hand), theirs, **pot(5))
    assert hunt(by_three, *SHERIFF) == {"PHOTO": 3, "BANK": 3, "STAGECOACH": 2}
    by_four = table(me(jesse(4, bank=1)), theirs, **pot(5))
    assert hunt(by_four, *SHERIFF) == {"BANK": 3, "STAGECOACH": 5, "GUN": 3}
    gone = table(me(jesse(4)), me(jesse(3, gun=True, hideout=True)), **pot(5))
    assert hunt(gone, *SHERIFF) == {"BANK": 1, "STAGECOACH": 3}


def test_robberies_need_a_group_to_lie_on_and_a_photo_does_not() -> None:
    photo = {"photo_jesse_james": 1, "sundance_kid": 2}
    first = table(me(**photo), me(jesse(3)), **pot(3))
    assert hunt(first, *SHERIFF) == {"PHOTO": 1}
    alone = table(me(jesse(0, photo=True)), me(jesse(3)), **pot(3))
    assert hunt(alone, "BANK") == {"BANK": 1}
    laid = table(me(jesse_james=3, sundance_kid=1), me())
    assert hunt(laid, *SHERIFF) == {"BANK": 4, "GUN": 4}
    hidden = table(me(jesse(4, hideout=True), **photo), me(jesse(3)), **pot(3))
    assert hunt(hidden, *SHERIFF) == {}
    closed = table(me(**photo), me())
    assert hunt(closed, *SHERIFF) == {}


def test_money_is_compared_with_all_rewards() -> None:
    groups = {**jesse(4), "bob-dalton": series(4)}
    match = table(
        me(groups, 16000), me(None, 21000), me(None, 1000), pile={}, posters={JESSE: 3000, "bob-dalton": 4000}
    )
    assert now(match, 0) == {"MONEY": 23, "AHEAD": 2}
    assert now(match, 1) == {"MONEY": 21, "BEHIND": 2}
    assert now(match, 2, viewer=1) == {"MONEY": 1, "BEHIND": 22}
    level = table(me(groups, 14000), me(None, 21000), posters={JESSE: 3000, "bob-dalton": 4000}, pile={})
    assert [now(level, player) for player in (0, 1)] == [{"MONEY": 21}] * 2


def test_the_richest_wins_once_somebody_is_rich() -> None:
    fields: dict[str, Any] = pot(5)
    mine = me(jesse(4), 20000)
    alone = table(mine, me(None, 24000), **fields)
    assert ("WINS" in now(alone, 0), "WINS" in now(alone, 1)) == (True, False)
    richer = table(mine, me(None, 26000), **fields)
    assert ("WINS" in now(richer, 0), "WINS" in now(richer, 1)) == (False, True)
    level = table(mine, me(None, 25000), **fields)
    assert ("WINS" in now(level, 0), "WINS" in now(level, 1)) == (True, True)
    later = table(mine, me(None, 24000), options={"rich_at_25000": False}, **fields)
    assert "WINS" not in now(later, 0)


def test_money_then_counts_what_the_viewer_lays() -> None:
    opens = table(me(None, 12000, jesse_james=5, sundance_kid=1), me(None, 20000), **pot(9))
    assert now(opens, 0) == {"MONEY": 12, "BEHIND": 8}
    assert then(opens, 0) == {"THEN_MONEY": 25, "THEN_AHEAD": 5, "THEN_WINS": 1}
    assert then(opens, 1) == {"THEN_MONEY": 20, "THEN_BEHIND": 5}
    joins = table(me(jesse_james=2, sundance_kid=1), me(jesse(4), 1000), **pot(5))
    assert (now(joins, 1)["MONEY"], then(joins, 1)["THEN_MONEY"]) == (6, 5)
    assert then(joins, 0) == {"THEN_MONEY": 2, "THEN_BEHIND": 3}


def test_the_viewer_may_go_out_by_laying_all_but_one() -> None:
    out = table(me(jesse_james=3, bob_dalton=1), me())
    assert (chances(out)["LEFT"], chances(out)["OUT"]) == (1, 1)
    waits = table(me(jesse_james=3, bob_dalton=2), me())
    assert (chances(waits)["LEFT"], "OUT" in chances(waits)) == (2, False)
    joins = table(me(jesse_james=3, bob_dalton=1, sundance_kid=1), me({"bob-dalton": series(2)}), pile={})
    assert (chances(joins)["LEFT"], chances(joins)["OUT"]) == (1, 1)


def top(hand: dict[str, Any], *discard: str, **position: Any) -> dict[str, int]:
    """What the top of the discard would be to a player who is about to draw."""
    fields = {"question": "draw", "discard": list(discard), **position}
    found = chances(table(hand, me(), **fields))
    return {name: number for name, number in found.items() if name.startswith("TOP")}


def test_the_top_of_the_discard_may_make_a_series_and_a_capture() -> None:
    fits = {"TOP_HELD": 2, "TOP_FITS": 1}
    assert top(me(jesse_james=2, sundance_kid=2), "hideout", JESSE) == fits
    assert top(me(jesse_james=1, sundance_kid=2), "hideout", JESSE) == {"TOP_HELD": 1}
    assert top(me(jesse_james=2), JESSE) == {"TOP_HELD": 2}  # one must be left
    assert top(me(jesse_james=3, sundance_kid=1), JESSE) == {"TOP_HELD": 3, "TOP_FITS": 1, "TOP_BRINGS": 4}
    assert top(me(jesse_james=4, sundance_kid=1), JESSE) == {"TOP_HELD": 4, "TOP_FITS": 1, "TOP_BRINGS": 1}
    assert top(me(sundance_kid=3), JESSE, opened=[JESSE]) == {"TOP_FITS": 1}


def test_a_sheriff_card_on_top_of_the_discard_is_never_laid() -> None:
    assert top(me(hideout=2, sundance_kid=1), JESSE, "hideout") == {"TOP_HELD": 2}
    assert top(me(jesse_james=3, sundance_kid=1), "photo-jesse-james") == {}
    assert top(me(jesse_james=3, sundance_kid=1)) == {}


def test_haste_grows_as_the_shortest_hand_shrinks() -> None:
    assert chances(table(me(sundance_kid=5), me(bob_dalton=2)))["HASTE"] == 3
    assert chances(table(me(sundance_kid=4), me(bob_dalton=6), pile={}), viewer=1)["HASTE"] == 1
    assert "HASTE" not in chances(table(me(sundance_kid=5), me(bob_dalton=6), pile={}))


def test_nothing_of_it_is_drawn_from_what_is_hidden() -> None:
    match = Match.new("wyatt-earp", 3, seed=4)
    for viewer in range(3):
        sight = match.sight(viewer)
        assert len({tuple(numbers(sight.sample(seed), viewer)) for seed in range(5)}) == 1


@pytest.mark.parametrize("foresight", [False, True])
def test_batches_tell_it_only_if_they_are_asked(foresight: bool) -> None:
    games = saloon.batch("wyatt-earp", 4, players=3, seed=2, compiled=False, foresight=foresight)
    for piece in ("hunts", "chances"):
        assert bool(games.pieces[piece].any()) == foresight
    assert games.pieces["seats"].any()
