"""Loops over a whole game: playouts, simulations, rollouts. Written once for all games, in the same style as rules.

The names `setup`, `apply`, `determinize`, `score`, `standing`, `check` and `value` are the game's; `engine.modes` binds
them, once for plain Python and once compiled. Compiled, everything is reached through the one function `work`:
each further entry point would make the compiler go through the whole game again.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from saloon.engine.chance import next_word, reseed, roll
from saloon.engine.rules import rule
from saloon.engine.state import MAX_SEATS, NOBODY, can_win

if TYPE_CHECKING:  # the game's part of the contract

    def setup(s: Any) -> None: ...
    def apply(s: Any, code: int) -> None: ...
    def determinize(s: Any, observer: int, seed: int) -> None: ...
    def score(s: Any, seat: int) -> int: ...
    def standing(s: Any, seat: int) -> int: ...
    def check(s: Any) -> int: ...
    def value(s: Any, seat: int) -> int: ...


class Job(IntEnum):
    """What `work` is asked to do."""

    SETUP, APPLY, DETERMINIZE, GAMES, TRACE, ROLLOUTS, CLONES, SAMPLES = range(8)


class Policy(IntEnum):
    """How a seat chooses inside a simulation."""

    RANDOM, GREEDY = range(2)


class Slot(IntEnum):
    """Where `work` finds its states: the one to start from, the one in play, and two for looking ahead."""

    START, LIVE, WORLD, TRIAL, FIRST = range(5)


class Tally(IntEnum):
    """What a simulation counts, as floats. Wins are in sixtieths, so that up to six seats can share one exactly."""

    GAMES, DECISIONS, LONGEST, BROKEN, BROKEN_SEED, WINS = range(6)
    SCORES = WINS + MAX_SEATS
    SQUARES = SCORES + MAX_SEATS
    SIZE = SQUARES + MAX_SEATS


WHOLE_WIN = 60


def _copy_bytes(states: Any, target: int, source: int) -> None:
    states[target] = states[source]


@rule(compiled=_copy_bytes)
def copy(states: Any, target: int, source: int) -> None:
    """Make one state of a list a clone of another."""
    states[target] = states[source].clone()


@rule
def random_choice(s: Any) -> int:
    """Any legal choice, each as likely."""
    return int(s.legal[roll(s, s.legal_n)])


@rule
def greedy_choice(states: Any, source: int) -> int:
    """The choice after which the seat stands best by the game's value function, in one world it thinks possible."""
    seat = states[source].actor
    copy(states, Slot.WORLD, source)
    world = states[Slot.WORLD]
    determinize(world, seat, next_word(states[source]))
    best = 0
    best_value = 0
    ties = 0
    for i in range(world.legal_n):
        copy(states, Slot.TRIAL, Slot.WORLD)
        apply(states[Slot.TRIAL], states[Slot.WORLD].legal[i])
        found = value(states[Slot.TRIAL], seat)
        if ties == 0 or found > best_value:
            best = i
            best_value = found
            ties = 1
        elif found == best_value:
            ties += 1
            if roll(states[Slot.WORLD], ties) == 0:
                best = i
    return int(states[Slot.WORLD].legal[best])


@rule
def playout(s: Any) -> int:
    """Play at random to the end; returns how many choices were made."""
    made = 0
    while s.actor != NOBODY:
        apply(s, random_choice(s))
        made += 1
    return made


@rule
def play_one(states: Any, policies: Any, seed: int, checked: bool, tally: Any) -> int:
    """Play the game in Slot.LIVE to its end by the seats' policies; returns how many choices were made."""
    made = 0
    while states[Slot.LIVE].actor != NOBODY:
        s = states[Slot.LIVE]
        if checked and tally[Tally.BROKEN] == 0 and check(s) != 0:
            tally[Tally.BROKEN] = check(s)
            tally[Tally.BROKEN_SEED] = seed
        if policies[s.actor] == Policy.GREEDY:
            code = greedy_choice(states, Slot.LIVE)
        else:
            code = random_choice(s)
        apply(states[Slot.LIVE], code)
        made += 1
    return made


@rule
def count_game(s: Any, made: int, tally: Any) -> None:
    """Add a finished game to the tally."""
    tally[Tally.GAMES] += 1
    tally[Tally.DECISIONS] += made
    tally[Tally.LONGEST] = max(tally[Tally.LONGEST], made)
    best = standing(s, 0)
    for seat in range(s.players):
        best = max(best, standing(s, seat))
    winners = 0
    for seat in range(s.players):
        if standing(s, seat) == best:
            winners += 1
    for seat in range(s.players):
        points = score(s, seat)
        tally[Tally.SCORES + seat] += points
        tally[Tally.SQUARES + seat] += points * points
        if standing(s, seat) == best and can_win(best):
            tally[Tally.WINS + seat] += WHOLE_WIN // winners


@rule
def games(states: Any, policies: Any, seed: int, count: int, checked: bool, tally: Any) -> None:
    """Play `count` games from the set-up in Slot.START, one for each seed from `seed` on."""
    for number in range(seed, seed + count):
        copy(states, Slot.LIVE, Slot.START)
        reseed(states[Slot.LIVE], number)
        setup(states[Slot.LIVE])
        made = play_one(states, policies, number, checked, tally)
        if checked and tally[Tally.BROKEN] == 0 and check(states[Slot.LIVE]) != 0:
            tally[Tally.BROKEN] = check(states[Slot.LIVE])
            tally[Tally.BROKEN_SEED] = number
        count_game(states[Slot.LIVE], made, tally)


@rule
def trace(states: Any, seed: int) -> int:
    """Play one random game, keeping every state from Slot.FIRST on; returns how many were kept."""
    copy(states, Slot.FIRST, Slot.START)
    reseed(states[Slot.FIRST], seed)
    setup(states[Slot.FIRST])
    last = int(Slot.FIRST)
    while states[last].actor != NOBODY:
        copy(states, last + 1, last)
        last += 1
        apply(states[last], random_choice(states[last]))
    return last + 1 - Slot.FIRST


@rule
def rollouts(states: Any, seed: int, count: int) -> int:
    """From the states kept at Slot.FIRST and after, in turn: clone, sample what the actor cannot know, play out."""
    made = 0
    kept = len(states) - Slot.FIRST
    for i in range(count):
        copy(states, Slot.LIVE, Slot.FIRST + i % kept)
        determinize(states[Slot.LIVE], states[Slot.LIVE].actor, seed + i)
        made += playout(states[Slot.LIVE])
    return made


@rule
def clones(states: Any, count: int) -> int:
    """Clone the kept states in turn, each copy different from the last."""
    kept = len(states) - Slot.FIRST
    made = 0
    for i in range(count):
        copy(states, Slot.LIVE, Slot.FIRST + i % kept)
        made += states[Slot.LIVE].legal_n
    return made


@rule
def samples(states: Any, seed: int, count: int) -> int:
    """Clone and determinize the kept states in turn."""
    kept = len(states) - Slot.FIRST
    made = 0
    for i in range(count):
        copy(states, Slot.LIVE, Slot.FIRST + i % kept)
        determinize(states[Slot.LIVE], states[Slot.LIVE].actor, seed + i)
        made += states[Slot.LIVE].legal_n
    return made


@rule
def work(job: int, states: Any, policies: Any, seed: int, count: int, checked: bool, tally: Any) -> int:
    """The one compiled entry point: do a job on a list of states."""
    if job == Job.SETUP:
        reseed(states[Slot.START], seed)
        setup(states[Slot.START])
    elif job == Job.APPLY:
        apply(states[Slot.START], count)
    elif job == Job.DETERMINIZE:
        determinize(states[Slot.START], count, seed)
    elif job == Job.GAMES:
        games(states, policies, seed, count, checked, tally)
    elif job == Job.TRACE:
        return trace(states, seed)
    elif job == Job.ROLLOUTS:
        return rollouts(states, seed, count)
    elif job == Job.CLONES:
        return clones(states, count)
    elif job == Job.SAMPLES:
        return samples(states, seed, count)
    return 0
