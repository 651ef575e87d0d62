"""Line-ups: everybody meets whom they should, and sits everywhere equally often."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from saloon.lab.lineups import HALF, MIXED, ONE, Lineup, lineups

ABC = ("a", "b", "c")
EVERY_TABLE = pytest.mark.parametrize(
    "lineup",
    [
        *(Lineup(("a", "b"), players, table) for players in range(2, 7) for table in (ONE, HALF)),
        *(Lineup(tuple("abcdef"[:players]), players, MIXED) for players in range(2, 7)),
    ],
    ids=lambda lineup: f"{lineup.table} {lineup.players}",
)


@EVERY_TABLE
def test_in_every_deal_each_bot_sits_in_every_seat_equally_often(lineup: Lineup) -> None:
    for deal in (0, 1, 7):
        seatings = lineup.seatings(deal)
        assert all(len(seating) == lineup.players for seating in seatings)
        sat = [Counter(seating[seat] for seating in seatings) for seat in range(lineup.players)]
        assert all(seat == sat[0] for seat in sat)
        assert set(sat[0]) == set(lineup.bots)


@EVERY_TABLE
def test_no_seating_is_played_twice(lineup: Lineup) -> None:
    assert len(set(lineup.seatings(3))) == lineup.size == len(lineup.seatings(3))


@pytest.mark.parametrize(
    ("table", "players", "seats"),
    [
        (ONE, 2, [1, 1]),
        (ONE, 4, [1, 1, 1, 1]),
        (HALF, 2, [1, 1]),
        (HALF, 4, [2, 2]),
        (HALF, 3, [2, 2, 2, 1, 1, 1]),
        (HALF, 5, [3] * 5 + [2] * 5),
    ],
)
def test_how_many_seats_the_first_bot_holds(table: str, players: int, seats: list[int]) -> None:
    assert Lineup(("a", "b"), players, table).seats("a") == seats


def test_at_a_mixed_table_everybody_is_everybodys_neighbour_equally_often() -> None:
    lineup = Lineup(tuple("abcd"), 4, MIXED)
    beside = Counter[tuple[str, ...]]()
    for deal in range(6):
        around = lineup.seatings(deal)[0]
        beside.update(pairwise((*around, around[0])))
    assert len(beside) == 12
    assert len(set(beside.values())) == 1


class TestPairs:
    def met(self, players: int, table: str, pairs: str) -> list[str]:
        return ["".join(lineup.bots) for lineup in lineups(ABC, players, table, pairs)]

    def test_two_players_meet_once(self) -> None:
        assert self.met(2, ONE, "all") == ["ab", "ac", "bc"]

    def test_one_against_a_table_is_played_both_ways(self) -> None:
        assert self.met(4, ONE, "all") == ["ab", "ac", "ba", "bc", "ca", "cb"]

    def test_half_a_table_each_is_the_same_both_ways(self) -> None:
        assert self.met(4, HALF, "all") == ["ab", "ac", "bc"]

    def test_a_ladder(self) -> None:
        assert self.met(4, ONE, "next") == ["ab", "bc"]

    def test_the_first_against_the_others(self) -> None:
        assert self.met(4, ONE, "first") == ["ab", "ac"]

    def test_a_mixed_table_is_one_line_up(self) -> None:
        assert self.met(3, MIXED, "all") == ["abc"]
