"""The end of a round: majorities, then points; and the end of the game."""

from saloon.engine import NOBODY, emit, rule
from saloon.games.public_enemy.cards import ALL_WANTED, GANGS
from saloon.games.public_enemy.duel import only_seat, settle_by_bullets
from saloon.games.public_enemy.state import Happening, State, holds, leader_of, points, tokens

BY_NUMBER = 0
BY_LEADER = 1
THE_ONE = GANGS  # as a prize, after the gangs


@rule
def has_won(s: State, seat: int) -> bool:
    """A Wanted token of every gang and the One token."""
    return s.holder == seat and s.seats[seat].wanted == ALL_WANTED


@rule
def winner_of(s: State) -> int:
    """PE-16: nobody can have won but the holder of One."""
    return s.holder if s.holder != NOBODY and has_won(s, s.holder) else NOBODY


@rule
def score_round(s: State) -> int:
    """Majorities, then points, until somebody has won; the winner, or NOBODY."""
    for gang in range(GANGS):
        score_majority(s, gang)
        if winner_of(s) != NOBODY:
            return s.holder
    score_points(s)
    return winner_of(s)


@rule
def score_majority(s: State, gang: int) -> None:
    """PE-42: gang by gang, who has the majority gets the Wanted token."""
    seat = majority(s, gang)
    if seat != NOBODY:
        gain_wanted(s, seat, gang)


@rule
def gain_wanted(s: State, seat: int, gang: int) -> None:
    """PE-13, PE-14: who has the token already gains nothing, and nobody gains it in his place."""
    if s.seats[seat].wanted >> gang & 1:
        emit(s, Happening.OWNED, seat, gang)
    else:
        s.seats[seat].wanted |= 1 << gang
        emit(s, Happening.WANTED, seat, gang)


@rule
def majority(s: State, gang: int) -> int:
    """The seat with most cards of a gang. PE-11: no cards, no majority. PE-12: among equals, the leader's holder."""
    most = 0
    tied = 0
    for seat in range(s.players):
        count = s.seats[seat].stacks[gang].count
        if count > most:
            most = count
            tied = 0
        if count == most:
            tied |= 1 << seat
    if most == 0:
        emit(s, Happening.NOBODY, gang)
        return NOBODY
    if tied & tied - 1 == 0:
        emit(s, Happening.MAJORITY, gang, only_seat(tied), most, BY_NUMBER)
        return only_seat(tied)
    for seat in range(s.players):
        if tied >> seat & 1 and holds(s.seats[seat].stacks[gang], leader_of(gang)):
            emit(s, Happening.MAJORITY, gang, seat, most, BY_LEADER)
            return seat
    emit(s, Happening.TIED, gang, most, tied)
    return settle_tie(s, duellists(s, gang, tied), gang)


@rule
def duellists(s: State, gang: int, tied: int) -> int:
    """PE-30: those who own the token take part in a Duel for it, unless an option keeps them out."""
    if s.options.owner_duels:
        return tied
    for seat in range(s.players):
        if s.seats[seat].wanted >> gang & 1:
            tied &= ~(1 << seat)
    return tied


@rule
def settle_tie(s: State, tied: int, prize: int) -> int:
    """PE-29: a Duel where the table plays with them; else, and where nobody is left to fight, nobody wins."""
    if not s.options.duel or tied == 0:
        return NOBODY
    if tied & tied - 1 == 0:
        return only_seat(tied)
    return settle_by_bullets(s, tied, prize)


@rule
def score_points(s: State) -> None:
    """The highest total takes the One token."""
    most = 0
    tied = 0
    for seat in range(s.players):
        own = points(s, seat)
        emit(s, Happening.SCORED, seat, own)
        if own > most:
            most = own
            tied = 0
        if own == most:
            tied |= 1 << seat
    if most == 0:
        emit(s, Happening.NO_POINTS)
        return
    seat = only_seat(tied)
    if tied & tied - 1 != 0:
        emit(s, Happening.ONE_TIED, most, tied, s.holder)
        seat = settle_tie(s, tied, THE_ONE)
    if seat != NOBODY:
        take_one(s, seat, most)


@rule
def take_one(s: State, seat: int, most: int) -> None:
    """PE-15, PE-40: One goes from its holder to the winner; who has it already keeps it."""
    if s.holder == seat:
        emit(s, Happening.ONE_KEPT, seat, most)
    else:
        former = s.holder
        s.holder = seat
        emit(s, Happening.ONE_TAKEN, seat, most, former)


@rule
def score(s: State, seat: int) -> int:
    """A player's tokens."""
    return tokens(s, seat)


@rule
def standing(s: State, seat: int) -> int:
    """PE-45: the winner has all five tokens, and the others are ranked by theirs; equal numbers share the place."""
    return tokens(s, seat)
