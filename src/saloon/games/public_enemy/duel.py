"""Duel in the Sun: Bullet tiles settle a tie for a token. The tied players are a set of bits, one for each seat."""

from saloon.engine import MAX_SEATS, NOBODY, emit, roll, rule
from saloon.games.public_enemy.cards import BULLETS
from saloon.games.public_enemy.options import LargeTuel
from saloon.games.public_enemy.state import Happening, State

CLICK = 0
BANG = 1
DUELLISTS = 2
TUELLISTS = 3


@rule
def count_seats(seats: int) -> int:
    """How many seats are in a set."""
    count = 0
    for seat in range(MAX_SEATS):
        count += seats >> seat & 1
    return count


@rule
def only_seat(seats: int) -> int:
    """The first seat of a set, or NOBODY if it is empty."""
    for seat in range(MAX_SEATS):
        if seats >> seat & 1:
            return seat
    return NOBODY


@rule
def settle_by_bullets(s: State, tied: int, prize: int) -> int:
    """PE-28: two tied players duel, three or more tuel; the winner, or NOBODY."""
    players = count_seats(tied)
    winner = duel(s, tied, prize) if players == DUELLISTS else tuel(s, tied, players, prize)
    if winner == NOBODY:
        emit(s, Happening.DUEL_LOST, prize)
    else:
        emit(s, Happening.DUEL_WON, winner, prize)
    return winner


@rule
def duel(s: State, tied: int, prize: int) -> int:
    """Both turn their tiles together until a Bang is heard; two Bangs at once leave no winner."""
    one = only_seat(tied)
    other = only_seat(tied & ~(1 << one))
    emit(s, Happening.DUEL, prize, tied)
    bang = roll(s, BULLETS)
    other_bang = roll(s, BULLETS)
    for number in range(min(bang, other_bang) + 1):
        emit(s, Happening.TILE, one, BANG if number == bang else CLICK, number + 1)
        emit(s, Happening.TILE, other, BANG if number == other_bang else CLICK, number + 1)
    if bang == other_bang:
        return NOBODY
    return one if bang < other_bang else other


@rule
def tuel(s: State, tied: int, players: int, prize: int) -> int:
    """One row for all, turned tile by tile in the order of the round; whoever turns the Bang wins."""
    tiles = BULLETS
    if players > TUELLISTS and s.options.large_tuel == LargeTuel.ONE_EACH:
        tiles = players
    emit(s, Happening.TUEL, prize, tied, tiles)
    bang = roll(s, tiles)
    number = 0
    for step in range(tiles * s.players):
        seat = (s.first + step) % s.players
        if tied >> seat & 1:
            emit(s, Happening.TILE, seat, BANG if number == bang else CLICK, number + 1)
            if number == bang:
                return seat
            number += 1
    return NOBODY
