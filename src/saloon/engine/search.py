"""Search: one information-set Monte Carlo tree over the contract alone.

Every iteration starts in another world that the searching seat holds possible, goes down the tree by what is legal
there, adds to it, plays on for a while and tells every node on the way what that was worth to the seat that chose it.
A node is a choice after choices: it stands for all worlds in which these could be made. Worths are millionths of a win.
"""

from __future__ import annotations

from enum import IntEnum
from math import log, sqrt
from typing import TYPE_CHECKING, Any

from saloon.engine.chance import roll
from saloon.engine.chances import WIN, chance, judge
from saloon.engine.policies import Slot, best_at_a_glance, copy, random_choice
from saloon.engine.records import i8, i16, i32, i64, record
from saloon.engine.rules import rule
from saloon.engine.state import MAX_SEATS, NOBODY
from saloon.engine.steps import apply, raise_fault

if TYPE_CHECKING:  # the game's part of the contract
    BOUND = 0

    def determinize(s: Any, observer: int, seed: int) -> None: ...
    def stage(s: Any) -> int: ...


NONE = 0  # no node: the first place of a tree is never used
ROOT = 1


@record
class Node:
    """A choice after choices. A sibling was always there before, so that every chain of them ends."""

    code: int = i16()
    seat: int = i8()  # who chose
    child: int = i32()  # the first of the choices after it
    sibling: int = i32()  # the next choice beside it
    visits: int = i32()
    offered: int = i32()  # how often it could have been chosen
    prior: int = i32()  # its worth at a glance
    worth: int = i64()  # to the seat that chose it, summed up


class Knob(IntEnum):
    """What a search can be told, by place in its list of numbers."""

    EXPLORE = 0  # how much it explores, in thousandths
    STAGES = 1  # how many stages of the game to play to their end, or -1: to the end of the game
    LONGEST = 2  # choices after which playing on stops in any case, or -1
    GREED = 3  # percent of the choices in playing on that are made at a glance
    LOOK = 4  # how many of the legal choices such a glance takes in
    TRUST = 5  # visits that the worth at a glance counts for
    SEAT = 6  # who thinks
    SIZE = 7


MOST_CODES = 1 << 15
MOST_CHOICES = 128  # more than any game offers at once
DEEPEST = 4096


class Note(IntEnum):
    """Where a search keeps its scratch numbers."""

    WORTH = 0
    USED = MAX_SEATS  # nodes in use
    MARKS = USED + 1
    FOUND = MARKS + MOST_CODES
    TRAIL = FOUND + MOST_CHOICES
    SIZE = TRAIL + DEEPEST


@rule
def search(states: Any, tree: Any, knobs: Any, notes: Any, weights: Any, tally: Any, seed: int, count: int) -> None:
    """Make so many iterations from the state in Slot.START, through the eyes of one seat. `tally` sums up
    everybody's worth."""
    seat = knobs[Knob.SEAT]
    for i in range(count):
        copy(states, Slot.LIVE, Slot.START)
        determinize(states[Slot.LIVE], seat, seed + i)
        iterate(states, tree, knobs, notes, weights)
        raise_fault(states[Slot.LIVE])
        for one in range(states[Slot.START].players):
            tally[one] += notes[Note.WORTH + one]


@rule
def iterate(states: Any, tree: Any, knobs: Any, notes: Any, weights: Any) -> None:
    """One way down the tree and back up."""
    end = stage(states[Slot.LIVE]) + knobs[Knob.STAGES] if knobs[Knob.STAGES] >= 0 else -1
    node = ROOT
    depth = 0
    while states[Slot.LIVE].actor != NOBODY and depth < DEEPEST and not ended(states[Slot.LIVE], end):
        found = gather(states, tree, knobs, notes, weights, node)
        if found == 0:
            break
        node = select(states[Slot.LIVE], tree, knobs, notes, found)
        notes[Note.TRAIL + depth] = node
        depth += 1
        apply(states[Slot.LIVE], tree[node].code)
        if tree[node].visits == 0:
            break
    play_on(states, knobs, weights, end)
    judge(states[Slot.LIVE], weights, notes)
    for i in range(depth):
        one = tree[notes[Note.TRAIL + i]]
        one.visits += 1
        one.worth += notes[Note.WORTH + one.seat]


@rule
def ended(s: Any, end: int) -> bool:
    """Whether play has come as far as it is followed."""
    return end >= 0 and stage(s) >= end


@rule
def gather(states: Any, tree: Any, knobs: Any, notes: Any, weights: Any, node: int) -> int:
    """Note the children for all that is legal, new ones for what was never legal before; returns how many there are."""
    s = states[Slot.LIVE]
    for i in range(s.legal_n):
        notes[Note.MARKS + s.legal[i]] = 1
    found = 0
    child = tree[node].child
    while child != NONE:
        one = tree[child]
        if one.seat == s.actor and notes[Note.MARKS + one.code] == 1:
            notes[Note.MARKS + one.code] = 0
            notes[Note.FOUND + found] = child
            one.offered += 1
            found += 1
        child = one.sibling
    if found == s.legal_n:
        return found
    for i in range(s.legal_n):
        code = states[Slot.LIVE].legal[i]
        if notes[Note.MARKS + code] == 1:
            notes[Note.MARKS + code] = 0
            if notes[Note.USED] < len(tree):
                notes[Note.FOUND + found] = add_child(states, tree, knobs, notes, weights, node, code)
                found += 1
    return found


@rule
def add_child(states: Any, tree: Any, knobs: Any, notes: Any, weights: Any, node: int, code: int) -> int:
    """A new node for a choice, with its worth at a glance if that is asked for."""
    child = new_node(states[Slot.LIVE], tree, notes, node, code)
    one = tree[child]
    if knobs[Knob.TRUST] > 0:
        copy(states, Slot.TRIAL, Slot.LIVE)
        apply(states[Slot.TRIAL], code)
        one.prior = chance(states[Slot.TRIAL], one.seat, weights)
    return child


@rule
def new_node(s: Any, tree: Any, notes: Any, node: int, code: int) -> int:
    """One more choice after a node."""
    child = notes[Note.USED]
    notes[Note.USED] += 1
    one = tree[child]
    one.code = code
    one.seat = s.actor
    one.child = NONE
    one.sibling = tree[node].child
    one.visits = 0
    one.offered = 1
    one.prior = 0
    one.worth = 0
    tree[node].child = child
    return int(child)


@rule
def mean(one: Any, trust: int) -> float:
    """What a node is worth by its visits and at a glance."""
    return float((one.worth + trust * one.prior) / (WIN * max(one.visits + trust, 1)))


@rule
def select(s: Any, tree: Any, knobs: Any, notes: Any, found: int) -> int:
    """Which of the children to follow, by UCB1: the one that may be worth most; those never tried come first."""
    trust = knobs[Knob.TRUST]
    best = NONE
    best_bound = -1.0
    start = roll(s, found)
    for i in range(found):
        child = notes[Note.FOUND + (start + i) % found]
        one = tree[child]
        tried = one.visits + trust
        if tried == 0:
            return int(child)
        bound = mean(one, trust) + knobs[Knob.EXPLORE] * 0.001 * sqrt(log(one.offered + 1.0) / tried)
        if bound > best_bound:
            best_bound = bound
            best = child
    return int(best)


@rule
def play_on(states: Any, knobs: Any, weights: Any, end: int) -> None:
    """Choices by the searcher's idea of players, up to the horizon or the end of the game."""
    left = min(knobs[Knob.LONGEST], BOUND) if knobs[Knob.LONGEST] >= 0 else BOUND
    if knobs[Knob.GREED] == 0:
        play_at_random(states[Slot.LIVE], left, end)
        return
    for _ in range(left):
        if states[Slot.LIVE].actor == NOBODY or ended(states[Slot.LIVE], end):
            return
        apply(states[Slot.LIVE], likely_choice(states, knobs, weights))


@rule
def play_at_random(s: Any, left: int, end: int) -> None:
    """Any choices, up to the horizon or the end of the game. Lists handed on are counted, so this takes none."""
    for _ in range(left):
        if s.actor == NOBODY or ended(s, end):
            return
        apply(s, random_choice(s))


@rule
def likely_choice(states: Any, knobs: Any, weights: Any) -> int:
    """What somebody may choose: at a glance, or anything."""
    s = states[Slot.LIVE]
    if s.legal_n > 1 and roll(s, 100) < knobs[Knob.GREED]:
        return best_at_a_glance(states, Slot.LIVE, weights, knobs[Knob.LOOK])
    return random_choice(s)
