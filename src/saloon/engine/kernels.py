"""Loops over a whole game: playouts, simulations, rollouts. Written once for all games, in the same style as rules.

The names declared below as the game's part are bound by `engine.forms`, once for plain Python and once compiled.
Compiled, everything is reached through the one function `work`: each further entry point would make the compiler go
through the whole game again.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from saloon.engine.chance import rekey, reseed, roll
from saloon.engine.chances import chance, evaluate, share  # noqa: F401 (`Game.plain` offers `evaluate`)
from saloon.engine.errors import RuleFault
from saloon.engine.nets import WHOLE, consider, foretell, share_wishes, wish
from saloon.engine.policies import Slot, choose, copy, random_choice
from saloon.engine.rules import rule
from saloon.engine.search import search
from saloon.engine.state import MAX_SEATS, NOBODY, can_win
from saloon.engine.steps import apply, go_on, raise_fault, setup  # noqa: F401 (`Game.plain` offers `go_on`)

if TYPE_CHECKING:  # the game's part of the contract
    BOUND = 0

    def determinize(s: Any, observer: int, seed: int) -> None: ...
    def score(s: Any, seat: int) -> int: ...
    def standing(s: Any, seat: int) -> int: ...
    def check(s: Any) -> int: ...
    def stage(s: Any) -> int: ...
    def measure(s: Any, seat: int, weights: Any) -> int: ...


class Job(IntEnum):
    """What `work` is asked to do."""

    SETUP, APPLY, DETERMINIZE, GAMES, TRACE, ROLLOUTS, CLONES, SAMPLES, CHOOSE, SEARCH, SURVEY, FINISH = range(12)
    CHRONICLE, FORETELL, PASSES = range(12, 15)


class Tally(IntEnum):
    """What a simulation counts, as floats. Wins are in sixtieths, so that up to six seats can share one exactly."""

    GAMES, DECISIONS, LONGEST, STEPS, BROKEN, BROKEN_SEED, WINS = range(7)
    SCORES = WINS + MAX_SEATS
    SQUARES = SCORES + MAX_SEATS
    SIZE = SQUARES + MAX_SEATS


WHOLE_WIN = 60


class Note(IntEnum):
    """A row of a chronicle, as whole numbers: who is asked what, among how many choices, which of them is made, and
    everybody's chance at that moment in millionths; where the game is over, everybody's share and score."""

    ACTOR, DECISION, STAGE, LEGAL, CODE, CHANCES = range(6)
    SCORES = CHANCES + MAX_SEATS
    SIZE = SCORES + MAX_SEATS


@rule
def playout(s: Any) -> int:
    """Play at random to the end; returns how many choices were made."""
    for made in range(BOUND + 1):
        if s.actor == NOBODY:
            raise_fault(s)
            return made
        apply(s, random_choice(s))
    raise RuleFault("game-endless")


@rule
def play_one(states: Any, policies: Any, weights: Any, net: Any, pad: Any, seed: int, checked: bool, tally: Any) -> int:
    """Play the game in Slot.LIVE to its end by the seats' policies; returns how many choices were made."""
    for made in range(BOUND + 1):
        s = states[Slot.LIVE]
        if s.actor == NOBODY:
            raise_fault(s)
            return made
        if checked and tally[Tally.BROKEN] == 0 and check(s) != 0:
            tally[Tally.BROKEN] = check(s)
            tally[Tally.BROKEN_SEED] = seed
        steps = apply(s, choose(states, Slot.LIVE, policies[s.actor], weights, net, pad))
        if checked:
            tally[Tally.STEPS] = max(tally[Tally.STEPS], steps)
    raise RuleFault("game-endless")


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
def games(
    states: Any, policies: Any, weights: Any, net: Any, pad: Any, seed: int, count: int, checked: bool, tally: Any
) -> None:
    """Play `count` games from the set-up in Slot.START, one for each seed from `seed` on."""
    for number in range(seed, seed + count):
        copy(states, Slot.LIVE, Slot.START)
        reseed(states[Slot.LIVE], number)
        tally[Tally.STEPS] = max(tally[Tally.STEPS], setup(states[Slot.LIVE]))
        made = play_one(states, policies, weights, net, pad, number, checked, tally)
        if checked and tally[Tally.BROKEN] == 0 and check(states[Slot.LIVE]) != 0:
            tally[Tally.BROKEN] = check(states[Slot.LIVE])
            tally[Tally.BROKEN_SEED] = number
        count_game(states[Slot.LIVE], made, tally)


@rule
def finish(states: Any, most: int, checked: bool, tally: Any) -> int:
    """Play on at random from the state in Slot.START, in Slot.LIVE, until the game is over, an invariant is broken or
    so many choices were made; returns how many were."""
    copy(states, Slot.LIVE, Slot.START)
    made = 0
    while states[Slot.LIVE].actor != NOBODY and made < most and tally[Tally.BROKEN] == 0:
        apply(states[Slot.LIVE], random_choice(states[Slot.LIVE]))
        made += 1
        if checked:
            tally[Tally.BROKEN] = check(states[Slot.LIVE])
    raise_fault(states[Slot.LIVE])
    return made


@rule
def trace(states: Any, seed: int) -> int:
    """Play one random game, keeping every state from Slot.FIRST on; returns how many were kept. A game that takes more
    of them than there is room for is a fault."""
    copy(states, Slot.FIRST, Slot.START)
    reseed(states[Slot.FIRST], seed)
    setup(states[Slot.FIRST])
    room = len(states) - Slot.FIRST
    for kept in range(1, room + 1):
        last = Slot.FIRST + kept - 1
        if states[last].actor == NOBODY:
            raise_fault(states[last])
            return kept
        if kept < room:
            copy(states, last + 1, last)
            apply(states[last + 1], random_choice(states[last + 1]))
    raise RuleFault("game-endless")


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
def passes(states: Any, net: Any, pad: Any, notes: Any, count: int) -> int:
    """Ask the net about the kept states in turn: for what is likely, and for everybody's chance."""
    kept = len(states) - Slot.FIRST
    made = 0
    for i in range(count):
        s = states[Slot.FIRST + i % kept]
        consider(s, net, pad)
        share_wishes(s, pad, wish(s, net, pad), WHOLE)
        foretell(s, net, pad, notes)
        made += s.legal_n
    return made


@rule
def survey(states: Any, policies: Any, weights: Any, net: Any, pad: Any, notes: Any, seed: int, every: int) -> int:
    """Play games as `games` does and note one state in `every`, until `notes` is full: a row holds the stage, and for
    each seat its features and its share of the win. Returns how many games were played, which is as many as it takes:
    every choice is as likely to be noted. `weights` begins with rows for each stage; the rows after them are units, one
    for each feature."""
    features = len(weights[0])
    stages = len(weights) - features
    width = 1 + MAX_SEATS * (features + 1)
    rows = len(notes) // width
    row = 0
    number = seed
    while row < rows:
        copy(states, Slot.LIVE, Slot.START)
        reseed(states[Slot.LIVE], number)
        setup(states[Slot.LIVE])
        first = row
        for _ in range(BOUND):
            s = states[Slot.LIVE]
            if s.actor == NOBODY:
                break
            if row < rows and roll(s, every) == 0:
                notes[row * width] = stage(s)
                for seat in range(s.players):
                    for feature in range(features):
                        at = row * width + 1 + seat * (features + 1) + feature
                        notes[at] = measure(s, seat, weights[stages + feature])
                row += 1
            apply(states[Slot.LIVE], choose(states, Slot.LIVE, policies[s.actor], weights, net, pad))
        raise_fault(states[Slot.LIVE])
        if states[Slot.LIVE].actor != NOBODY:
            raise RuleFault("game-endless")
        for noted in range(first, row):
            for seat in range(states[Slot.LIVE].players):
                notes[noted * width + 1 + seat * (features + 1) + features] = share(states[Slot.LIVE], seat)
        number += 1
    return number - seed


@rule
def note(s: Any, weights: Any, notes: Any, at: int) -> None:
    """Write down how things stand: the row of a chronicle that begins at a place."""
    notes[at + Note.ACTOR] = s.actor
    notes[at + Note.DECISION] = s.decision
    notes[at + Note.STAGE] = stage(s)
    notes[at + Note.LEGAL] = s.legal_n
    notes[at + Note.CODE] = -1  # until it is known, and where the game is over
    for seat in range(s.players):
        notes[at + Note.CHANCES + seat] = chance(s, seat, weights)
        notes[at + Note.SCORES + seat] = score(s, seat) if s.actor == NOBODY else 0


@rule
def chronicle(states: Any, policies: Any, weights: Any, net: Any, pad: Any, notes: Any, deal: int, luck: int) -> int:
    """Play one game from Slot.START in Slot.LIVE, from its set-up or from wherever it stands, and note every choice, as
    far as there are rows; returns how many choices were made.

    The draws after a choice hang on `deal` and its number alone, and what a seat leaves to luck on `luck` and that: so
    the same deal can be played by others, or by the same ones with other luck."""
    rows = len(notes) // Note.SIZE
    copy(states, Slot.LIVE, Slot.START)
    if states[Slot.LIVE].legal_n == 0 and states[Slot.LIVE].actor != NOBODY:
        rekey(states[Slot.LIVE], deal, 0)
        setup(states[Slot.LIVE])
    for made in range(rows):
        s = states[Slot.LIVE]
        note(s, weights, notes, made * Note.SIZE)
        if s.actor == NOBODY or made == rows - 1:
            raise_fault(s)
            return made
        rekey(s, luck, -1 - made)
        code = choose(states, Slot.LIVE, policies[s.actor], weights, net, pad)
        notes[made * Note.SIZE + Note.CODE] = code
        rekey(states[Slot.LIVE], deal, made + 1)
        apply(states[Slot.LIVE], code)
    return 0


@rule
def work(
    job: int,
    states: Any,
    policies: Any,
    seed: int,
    count: int,
    checked: bool,
    tally: Any,
    weights: Any,
    tree: Any = (),
    scratch: Any = (),
    notes: Any = (),
    net: Any = (),
    pads: Any = (None,),
) -> int:
    """The one compiled entry point: do a job on a list of states. Who thinks by a net is handed one, and a pad."""
    pad = pads[0]
    if job == Job.SETUP:
        reseed(states[Slot.START], seed)
        setup(states[Slot.START])
        raise_fault(states[Slot.START])
    elif job == Job.APPLY:
        apply(states[Slot.START], count)
        raise_fault(states[Slot.START])
    elif job == Job.DETERMINIZE:
        determinize(states[Slot.START], count, seed)
    elif job == Job.GAMES:
        games(states, policies, weights, net, pad, seed, count, checked, tally)
    elif job == Job.TRACE:
        return trace(states, seed)
    elif job == Job.ROLLOUTS:
        return rollouts(states, seed, count)
    elif job == Job.CLONES:
        return clones(states, count)
    elif job == Job.SAMPLES:
        return samples(states, seed, count)
    elif job == Job.CHOOSE:
        copy(states, Slot.LIVE, Slot.START)
        reseed(states[Slot.LIVE], seed)
        return choose(states, Slot.LIVE, count, weights, net, pad)
    elif job == Job.SEARCH:
        search(states, tree, scratch[0], weights, net, pad, seed, count)
    elif job == Job.SURVEY:
        return survey(states, policies, weights, net, pad, notes, seed, count)
    elif job == Job.FINISH:
        return finish(states, count, checked, tally)
    elif job == Job.CHRONICLE:
        return chronicle(states, policies, weights, net, pad, notes, seed, count)
    elif job == Job.FORETELL:
        consider(states[Slot.START], net, pad)
        foretell(states[Slot.START], net, pad, notes)
    elif job == Job.PASSES:
        return passes(states, net, pad, notes, count)
    return 0
