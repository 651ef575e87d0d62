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
from saloon.engine.chances import WIN, chance, grown, judge
from saloon.engine.policies import Slot, best_at_a_glance, copy, random_choice
from saloon.engine.records import i8, i16, i32, i64, record
from saloon.engine.rules import rule
from saloon.engine.state import MAX_SEATS, NOBODY
from saloon.engine.steps import apply, raise_fault

if TYPE_CHECKING:  # the game's part of the contract
    BOUND = 0

    def determinize(s: Any, observer: int, seed: int) -> None: ...
    def seen(s: Any, code: int) -> int: ...
    def stage(s: Any) -> int: ...


NONE = 0  # no node: the first place of a tree is never used
FIRST = 1


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
    gain: int = i64()  # the same, each visit weighted by how unlikely it was (EXP3)
    made: int = i32()  # iterations in which the seat made this choice here or later (RAVE) ...
    proved: int = i64()  # ... and their worth, summed up


class Knob(IntEnum):
    """What a search can be told, by place in its list of numbers."""

    SELECT = 0  # a way of selection
    EXPLORE = 1  # how much it explores, in thousandths
    STAGES = 2  # how many stages of the game to play to their end, or -1: to the end of the game
    LONGEST = 3  # choices after which playing on stops in any case, or -1
    GREED = 4  # percent of the choices in playing on that are made at a glance
    LOOK = 5  # how many of the legal choices such a glance takes in
    LEARN = 6  # percent of the choices that repeat what did best before (MAST)
    LATER = 7  # visits up to which a choice is mostly judged by how it did when made later, too (RAVE)
    TRUST = 8  # visits that the worth at a glance counts for
    SEAT = 9  # who thinks
    OBSERVERS = 10  # 1: one tree for who thinks; 0: one for everybody, each knowing only what that seat sees
    SIZE = 11


class Select(IntEnum):
    """How the way down the tree is chosen."""

    UCB, PUCT, EXP3 = range(3)


HABITS = 1024  # choices that are told apart for each seat (MAST, RAVE), by the last bits of their code
MOST_CODES = 1 << 15
MOST_CHOICES = 128  # more than any game offers at once
DEEPEST = 4096


class Note(IntEnum):
    """Where a search keeps its scratch numbers."""

    WORTH = 0
    USED = MAX_SEATS  # nodes in use
    AT = USED + 1  # where in each tree the iteration is
    MARKS = AT + MAX_SEATS
    FOUND = MARKS + MOST_CODES
    ODDS = FOUND + MOST_CHOICES
    TRAIL = ODDS + MOST_CHOICES
    LIKELY = TRAIL + DEEPEST
    HABIT_WORTH = LIKELY + DEEPEST
    HABIT_COUNT = HABIT_WORTH + MAX_SEATS * HABITS
    MADE = HABIT_COUNT + MAX_SEATS * HABITS  # at which step of which iteration a choice was last made
    BEGAN = MADE + MAX_SEATS * HABITS  # the first step of this iteration: steps are counted through
    SIZE = BEGAN + 1


@rule
def search(states: Any, tree: Any, knobs: Any, notes: Any, weights: Any, tally: Any, seed: int, count: int) -> None:
    """Make so many iterations from the state in Slot.START, through the eyes of one seat. The first nodes are the roots
    of the trees. `tally` sums up everybody's worth."""
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
    """One way down the trees and back up."""
    end = stage(states[Slot.LIVE]) + knobs[Knob.STAGES] if knobs[Knob.STAGES] >= 0 else -1
    trees = 1 if knobs[Knob.OBSERVERS] == 1 else int(states[Slot.LIVE].players)
    for one in range(trees):
        notes[Note.AT + one] = FIRST + one
    notes[Note.BEGAN] += DEEPEST + 1
    depth = 0
    while states[Slot.LIVE].actor != NOBODY and depth < DEEPEST and not ended(states[Slot.LIVE], end):
        own = states[Slot.LIVE].actor if trees > 1 else 0
        found = gather(states, tree, knobs, notes, weights, notes[Note.AT + own])
        if found == 0:
            break
        pick = select(states[Slot.LIVE], tree, knobs, notes, found)
        node = notes[Note.FOUND + pick]
        notes[Note.TRAIL + depth] = node
        notes[Note.LIKELY + depth] = notes[Note.ODDS + pick]
        notes[Note.AT + own] = node
        notes[Note.MADE + habit(tree[node].seat, tree[node].code)] = notes[Note.BEGAN] + depth
        depth += 1
        watch(states[Slot.LIVE], tree, notes, own, trees, tree[node].code)
        apply(states[Slot.LIVE], tree[node].code)
        if tree[node].visits == 0:
            break
    play_on(states, knobs, notes, weights, end)
    judge(states[Slot.LIVE], weights, notes)
    if knobs[Knob.LATER] > 0 and trees == 1:
        prove(tree, notes, depth)
    for i in range(depth):
        one = tree[notes[Note.TRAIL + i]]
        worth = notes[Note.WORTH + one.seat]
        one.visits += 1
        one.worth += worth
        if knobs[Knob.SELECT] == Select.EXP3:
            one.gain += worth * WIN // max(notes[Note.LIKELY + i], 1)
        if knobs[Knob.LEARN] > 0:
            kept = habit(one.seat, one.code)
            notes[Note.HABIT_WORTH + kept] += worth
            notes[Note.HABIT_COUNT + kept] += 1


@rule
def habit(seat: int, code: int) -> int:
    """Where notes about a seat's choice are kept."""
    return int(seat) * HABITS + (int(code) & (HABITS - 1))


@rule
def prove(tree: Any, notes: Any, depth: int) -> None:
    """Tell every choice that could have been made on the way and was made there or later what the end was worth."""
    node = FIRST
    for i in range(depth):
        seat = tree[notes[Note.TRAIL + i]].seat
        child = tree[node].child
        while child != NONE:
            one = tree[child]
            if one.seat == seat and notes[Note.MADE + habit(seat, one.code)] >= notes[Note.BEGAN] + i:
                one.made += 1
                one.proved += notes[Note.WORTH + seat]
            child = one.sibling
        node = notes[Note.TRAIL + i]


@rule
def watch(s: Any, tree: Any, notes: Any, own: int, trees: int, code: int) -> None:
    """The others see a choice made, each in his own tree."""
    for one in range(trees):
        if one != own:
            notes[Note.AT + one] = follow(s, tree, notes, notes[Note.AT + one], seen(s, code))


@rule
def follow(s: Any, tree: Any, notes: Any, node: int, code: int) -> int:
    """The node after another's choice as it was seen, a new one if need be; where there is no room, stay."""
    child = tree[node].child
    while child != NONE:
        if tree[child].seat == s.actor and tree[child].code == code:
            return int(child)
        child = tree[child].sibling
    return new_node(s, tree, notes, node, code) if notes[Note.USED] < len(tree) else int(node)


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
    if knobs[Knob.SELECT] == Select.PUCT or knobs[Knob.TRUST] > 0:
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
    one.gain = 0
    one.made = 0
    one.proved = 0
    tree[node].child = child
    return int(child)


@rule
def select(s: Any, tree: Any, knobs: Any, notes: Any, found: int) -> int:
    """Which of the children to follow."""
    if knobs[Knob.SELECT] == Select.PUCT:
        return by_prior(tree, knobs, notes, found)
    if knobs[Knob.SELECT] == Select.EXP3:
        return by_odds(s, tree, knobs, notes, found)
    return by_bound(s, tree, knobs, notes, found)


@rule
def mean(one: Any, trust: int, later: int) -> float:
    """What a node is worth by its visits, at a glance, and when its choice was made later."""
    own = (one.worth + trust * one.prior) / (WIN * max(one.visits + trust, 1))
    if later == 0 or one.made == 0:
        return float(own)
    share = sqrt(later / (later + 3.0 * one.visits))
    return float(share * one.proved / (WIN * one.made) + (1.0 - share) * own)


@rule
def by_bound(s: Any, tree: Any, knobs: Any, notes: Any, found: int) -> int:
    """UCB1: the highest that a child may be worth; those never tried come first."""
    trust = knobs[Knob.TRUST]
    best = 0
    best_bound = -1.0
    start = roll(s, found)
    for i in range(found):
        pick = (start + i) % found
        one = tree[notes[Note.FOUND + pick]]
        tried = one.visits + trust
        if tried == 0:
            return pick
        bound = mean(one, trust, knobs[Knob.LATER]) + knobs[Knob.EXPLORE] * 0.001 * sqrt(log(one.offered + 1.0) / tried)
        if bound > best_bound:
            best_bound = bound
            best = pick
    return best


@rule
def by_prior(tree: Any, knobs: Any, notes: Any, found: int) -> int:
    """PUCT: explore first what looks good at a glance."""
    top = 0
    for i in range(found):
        top = max(top, tree[notes[Note.FOUND + i]].prior)
    total = 0
    for i in range(found):
        notes[Note.ODDS + i] = grown((tree[notes[Note.FOUND + i]].prior - top) * 10)  # a tenth of a win is one logit
        total += notes[Note.ODDS + i]
    trust = max(knobs[Knob.TRUST], 1)
    best = 0
    best_bound = -1.0
    for i in range(found):
        one = tree[notes[Note.FOUND + i]]
        wish = notes[Note.ODDS + i] / total * sqrt(float(one.offered)) / (1 + one.visits)
        bound = mean(one, trust, knobs[Knob.LATER]) + knobs[Knob.EXPLORE] * 0.001 * wish
        if bound > best_bound:
            best_bound = bound
            best = i
    return best


@rule
def by_odds(s: Any, tree: Any, knobs: Any, notes: Any, found: int) -> int:
    """EXP3: by chance, the more likely the better it did. `EXPLORE` thousandths are spread evenly."""
    explore = knobs[Knob.EXPLORE] * 0.001
    rate = explore / found
    top = tree[notes[Note.FOUND]].gain
    for i in range(found):
        top = max(top, tree[notes[Note.FOUND + i]].gain)
    total = 0
    for i in range(found):
        notes[Note.ODDS + i] = grown(int((tree[notes[Note.FOUND + i]].gain - top) * rate))
        total += notes[Note.ODDS + i]
    left = roll(s, WIN)
    best = found - 1
    for i in range(found):
        notes[Note.ODDS + i] = int(WIN * ((1.0 - explore) * notes[Note.ODDS + i] / total + explore / found))
        if left >= 0:
            best = i
        left -= notes[Note.ODDS + i]
    return best


@rule
def play_on(states: Any, knobs: Any, notes: Any, weights: Any, end: int) -> None:
    """Choices by the searcher's idea of players, up to the horizon or the end of the game."""
    left = min(knobs[Knob.LONGEST], BOUND) if knobs[Knob.LONGEST] >= 0 else BOUND
    if knobs[Knob.GREED] + knobs[Knob.LEARN] + knobs[Knob.LATER] == 0:
        play_at_random(states[Slot.LIVE], left, end)
        return
    for _ in range(left):
        if states[Slot.LIVE].actor == NOBODY or ended(states[Slot.LIVE], end):
            return
        code = likely_choice(states, knobs, notes, weights)
        notes[Note.MADE + habit(states[Slot.LIVE].actor, code)] = notes[Note.BEGAN] + DEEPEST
        apply(states[Slot.LIVE], code)


@rule
def play_at_random(s: Any, left: int, end: int) -> None:
    """Any choices, up to the horizon or the end of the game. Lists handed on are counted, so this takes none."""
    for _ in range(left):
        if s.actor == NOBODY or ended(s, end):
            return
        apply(s, random_choice(s))


@rule
def likely_choice(states: Any, knobs: Any, notes: Any, weights: Any) -> int:
    """What somebody may choose: at a glance, by habit, or anything."""
    s = states[Slot.LIVE]
    if s.legal_n == 1:
        return random_choice(s)
    mood = roll(s, 100)
    if mood < knobs[Knob.GREED]:
        return best_at_a_glance(states, Slot.LIVE, weights, knobs[Knob.LOOK])
    if mood < knobs[Knob.GREED] + knobs[Knob.LEARN]:
        return by_habit(s, notes)
    return random_choice(s)


@rule
def by_habit(s: Any, notes: Any) -> int:
    """The choice that did best whenever its seat made it in this search (MAST)."""
    best = roll(s, s.legal_n)
    best_worth = -1
    for i in range(s.legal_n):
        kept = habit(s.actor, s.legal[i])
        count = notes[Note.HABIT_COUNT + kept]
        if count > 0 and notes[Note.HABIT_WORTH + kept] // count > best_worth:
            best_worth = notes[Note.HABIT_WORTH + kept] // count
            best = i
    return int(s.legal[best])
