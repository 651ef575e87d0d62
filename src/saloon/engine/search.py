"""Search: one information-set Monte Carlo tree over the contract alone.

Every iteration starts in another world that the searching seat holds possible. It selects a way down the tree by what
is legal there, expands the tree by what never was, rolls out from where the way ends, evaluates what that came to, and
backs it up: every node on the way is told its worth to the seat that chose it. A node is a choice after choices: it
stands for all worlds in which these could be made. Worths are millionths of a win.

A net says how likely every choice is, which guides the way down, and everybody's chance where the way ends, each time
through the eyes of the seat to move in that world. What a rollout from there comes to can count beside it.
"""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING, Any

from saloon.engine.chance import roll
from saloon.engine.chances import WIN, chance, evaluate, share_out
from saloon.engine.nets import any_wish, consider, foretell, share_wishes, wish, wish_all_round
from saloon.engine.policies import Slot, best_at_a_glance, copy, random_choice
from saloon.engine.rules import rule
from saloon.engine.state import MAX_SEATS, NOBODY
from saloon.engine.steps import apply, raise_fault
from saloon.engine.structs import i8, i16, i32, i64, one, struct

if TYPE_CHECKING:  # the game's part of the contract
    BOUND = 0

    def determinize(s: Any, observer: int, seed: int) -> None: ...
    def stage(s: Any) -> int: ...


NONE = 0  # no node: the first place of a tree is never used
ROOT = 1
MOST_CODES = 1 << 15  # what 16 bits hold from zero on
MOST_CHOICES = 128  # more than any game offers at once
DEEPEST = 4096  # choices in a row that a tree follows


@struct
class Node:
    """A choice after choices. A sibling was always there before, so that every chain of them ends."""

    code: int = i16()
    seat: int = i8()  # who chose
    child: int = i32()  # the first of the choices after it
    sibling: int = i32()  # the next choice beside it
    visits: int = i32()
    offered: int = i32()  # how often it could have been chosen
    prior: int = i32()  # its worth at a glance or, with a net, how likely it is
    worth: int = i64()  # to the seat that chose it, summed up


@struct
class Knobs:
    """What a search can be told."""

    seat: int = i8()  # who thinks
    explore: int = i32()  # how much it explores, in thousandths
    stages: int = i32()  # how many stages of the game to play to their end, or -1: to the end of the game
    longest: int = i32()  # choices after which a rollout stops in any case, or -1
    greed: int = i32()  # percent of the choices in rollouts that are made at a glance
    look: int = i32()  # how many of the legal choices such a glance takes in
    trust: int = i32()  # visits that the worth at a glance counts for
    net: int = i8()  # 1: a net guides the search and judges where it ends; only then do these count
    deep: int = i32()  # choices that the tree follows at most; after them the net alone chooses
    follow: int = i32()  # choices by the net that are made, up to the horizon, before it judges
    warmth: int = i32()  # how evenly it takes choices to be likely, in hundredths
    urgency: int = i32()  # how much less than those tried a choice is worth that never was, in thousandths of a win
    blend: int = i32()  # percent that what a rollout comes to counts for beside what the net says
    angles: int = i32()  # from which the net is asked, at most


@struct
class Scratch:
    """What a search keeps beside its tree: at first nothing but its knobs."""

    knobs: Knobs = one(Knobs)
    added: int = i32()  # nodes beside the root
    first: int = i64()  # the seed of the first world, with a net
    totals: list[int] = i64(MAX_SEATS)  # everybody's worth in all iterations, summed up
    worths: list[int] = i64(MAX_SEATS)  # everybody's in this one
    rolled: list[int] = i64(MAX_SEATS)  # the same by a rollout, where that is blended with what a net says
    marks: list[int] = i8(MOST_CODES)  # 1: this choice is legal, and no child was found for it yet
    found: list[int] = i32(MOST_CHOICES)  # children to select from
    path: list[int] = i32(DEEPEST)  # nodes selected so far


@rule
def search(states: Any, tree: Any, scratch: Any, weights: Any, net: Any, pad: Any, seed: int, count: int) -> None:
    """Make so many iterations from the state in Slot.START, through the eyes of one seat."""
    for i in range(count):
        copy(states, Slot.LIVE, Slot.START)
        if scratch.knobs.net:
            iterate_by_net(states, tree, scratch, weights, net, pad, seed + i)
        else:
            determinize(states[Slot.LIVE], scratch.knobs.seat, seed + i)
            iterate(states, tree, scratch, weights)
        raise_fault(states[Slot.LIVE])
        for seat in range(states[Slot.START].players):
            scratch.totals[seat] += scratch.worths[seat]


@rule
def iterate(states: Any, tree: Any, scratch: Any, weights: Any) -> None:
    """One way down the tree and back up."""
    end = horizon(states[Slot.LIVE], scratch.knobs)
    depth = descend(states, tree, scratch, weights, end)
    roll_out(states, scratch.knobs, weights, end)
    evaluate(states[Slot.LIVE], weights, scratch.worths)
    back_up(tree, scratch, depth)


@rule
def iterate_by_net(states: Any, tree: Any, scratch: Any, weights: Any, net: Any, pad: Any, seed: int) -> None:
    """The same as a net goes."""
    if scratch.added == 0:
        scratch.first = seed
    end = horizon(states[Slot.LIVE], scratch.knobs)
    pad.angle = seed % angles_of(scratch.knobs, pad)
    depth = descend_by_net(states, tree, scratch, net, pad, seed)
    for _ in range(scratch.knobs.follow):
        if ended(states[Slot.LIVE], end):
            break
        follow(states[Slot.LIVE], net, pad, scratch.knobs.warmth)
    judge(states[Slot.LIVE], tree, scratch, net, pad, depth)
    if scratch.knobs.blend > 0 and states[Slot.LIVE].actor != NOBODY:
        roll_out(states, scratch.knobs, weights, end)
        blend(states[Slot.LIVE], scratch, weights)
    back_up(tree, scratch, depth)


@rule
def horizon(s: Any, knobs: Any) -> int:
    """The stage up to which play is followed, or -1: to the end of the game."""
    return stage(s) + int(knobs.stages) if knobs.stages >= 0 else -1


@rule
def ended(s: Any, end: int) -> bool:
    """Whether play has come as far as it is followed."""
    return s.actor == NOBODY or (end >= 0 and stage(s) >= end)


@rule
def descend(states: Any, tree: Any, scratch: Any, weights: Any, end: int) -> int:
    """Select and expand from the root to a choice that was never made before; returns how many were made."""
    node = ROOT
    for depth in range(DEEPEST):
        if ended(states[Slot.LIVE], end):
            return depth
        found = expand(states, tree, scratch, weights, node)
        if found == 0:
            return depth
        node = select(states[Slot.LIVE], tree, scratch, found)
        scratch.path[depth] = node
        apply(states[Slot.LIVE], tree[node].code)
        if tree[node].visits == 0:
            return depth + 1
    return DEEPEST


@rule
def descend_by_net(states: Any, tree: Any, scratch: Any, net: Any, pad: Any, seed: int) -> int:
    """The same by what a net takes for likely. Who thinks about his own choice knows what he may do before he thinks of
    any world: so all his choices are tried in the same worlds, one after the other, each seen from the same angle, and
    luck favours none of them."""
    seat = scratch.knobs.seat
    own = states[Slot.LIVE].actor == seat
    if not own:
        determinize(states[Slot.LIVE], seat, seed)
    node = ROOT
    deepest = min(int(scratch.knobs.deep), DEEPEST)
    for depth in range(deepest):
        s = states[Slot.LIVE]
        if s.actor == NOBODY:
            return depth
        found = known_children(s, tree, scratch, node)
        if found < s.legal_n:
            best = liked(s, net, pad, angles_of(scratch.knobs, pad) if own and depth == 0 else 1)
            found = expand_by_net(s, tree, scratch, pad, node, found, best, 1)
        if found == 0:
            return depth
        node = select_by_prior(tree, scratch, found)
        if own and depth == 0:
            world = scratch.first + tree[node].visits
            determinize(states[Slot.LIVE], seat, world)
            pad.angle = world % angles_of(scratch.knobs, pad)
        scratch.path[depth] = node
        apply(states[Slot.LIVE], tree[node].code)
        if tree[node].visits == 0:
            return depth + 1
    return deepest


@rule
def known_children(s: Any, tree: Any, scratch: Any, node: int) -> int:
    """Find the children for what is legal, as far as it was before, and mark the rest; returns how many there are."""
    for i in range(s.legal_n):
        scratch.marks[s.legal[i]] = 1
    found = 0
    child = tree[node].child
    while child != NONE:
        known = tree[child]
        if known.seat == s.actor and scratch.marks[known.code] == 1:
            scratch.marks[known.code] = 0
            scratch.found[found] = child
            known.offered += 1
            found += 1
        child = known.sibling
    return found


@rule
def expand(states: Any, tree: Any, scratch: Any, weights: Any, node: int) -> int:
    """Find the children for all that is legal, new ones for what was never legal before, with their worth at a glance
    if that is trusted; returns how many there are."""
    s = states[Slot.LIVE]
    found = known_children(s, tree, scratch, node)
    if found == s.legal_n:
        return found
    for i in range(s.legal_n):
        code = states[Slot.LIVE].legal[i]
        if scratch.marks[code] == 1:
            scratch.marks[code] = 0
            if ROOT + scratch.added + 1 < len(tree):
                prior = glance(states, code, weights) if scratch.knobs.trust > 0 else 0
                scratch.found[found] = add_child(tree, scratch, node, states[Slot.LIVE].actor, code, prior, 1)
                found += 1
    return found


@rule
def glance(states: Any, code: int, weights: Any) -> int:
    """What a choice looks worth to who makes it, at a glance."""
    copy(states, Slot.TRIAL, Slot.LIVE)
    apply(states[Slot.TRIAL], code)
    return chance(states[Slot.TRIAL], states[Slot.LIVE].actor, weights)


@rule
def angles_of(knobs: Any, pad: Any) -> int:
    """From how many angles the net is asked."""
    return min(int(knobs.angles), int(pad.angles))


@rule
def liked(s: Any, net: Any, pad: Any, angles: int) -> int:
    """What the net says to every choice, from the angle at hand or from several; returns the greatest."""
    if angles > 1:
        return wish_all_round(s, net, pad, angles)
    consider(s, net, pad)
    return wish(s, net, pad)


@rule
def expand_by_net(s: Any, tree: Any, scratch: Any, pad: Any, node: int, found: int, best: int, offered: int) -> int:
    """New children for what is marked, beside those found, each as likely as the net takes it to be in this world,
    where it has said what it likes, and `best` the best; returns how many there are."""
    share_wishes(s, pad, best, scratch.knobs.warmth)
    for i in range(s.legal_n):
        code = s.legal[i]
        if scratch.marks[code] == 1:
            scratch.marks[code] = 0
            if ROOT + scratch.added + 1 < len(tree):
                scratch.found[found] = add_child(tree, scratch, node, s.actor, code, int(pad.wishes[i]), offered)
                found += 1
    return found


@rule
def add_child(tree: Any, scratch: Any, node: int, seat: int, code: int, prior: int, offered: int) -> int:
    """A new node for a choice."""
    scratch.added += 1
    child = ROOT + scratch.added
    new = tree[child]
    new.code = code
    new.seat = seat
    new.child = NONE
    new.sibling = tree[node].child
    new.visits = 0
    new.offered = offered
    new.prior = prior
    new.worth = 0
    tree[node].child = child
    return int(child)


@rule
def select(s: Any, tree: Any, scratch: Any, found: int) -> int:
    """Which of the children found to follow, by UCB1: the one that may be worth most; those never tried come first."""
    trust = scratch.knobs.trust
    explore = scratch.knobs.explore * 0.001
    best = NONE
    best_bound = -1.0
    start = roll(s, found)
    for i in range(found):
        child = scratch.found[(start + i) % found]
        tried = tree[child].visits + trust
        if tried == 0:
            return int(child)
        mean = (tree[child].worth + trust * tree[child].prior) / (WIN * tried)
        bound = mean + explore * sqrt(log(tree[child].offered + 1.0) / tried)
        if bound > best_bound:
            best_bound = bound
            best = child
    return int(best)


@rule
def select_by_prior(tree: Any, scratch: Any, found: int) -> int:
    """Which of the children found to follow, by PUCT: the likelier one is and the less it was tried, the more is
    expected of it. One that was never tried is taken to be worth somewhat less than those that were."""
    visits = 0
    worth = 0
    for i in range(found):
        visits += tree[scratch.found[i]].visits
        worth += tree[scratch.found[i]].worth
    untried = worth / max(visits, 1) - scratch.knobs.urgency * 0.001 * WIN
    explore = scratch.knobs.explore * 0.001
    best = NONE
    best_bound = 0.0
    for i in range(found):
        child = tree[scratch.found[i]]
        mean = child.worth / child.visits if child.visits > 0 else untried
        bound = mean + explore * child.prior * sqrt(child.offered * 1.0) / (1 + child.visits)
        if best == NONE or bound > best_bound:
            best_bound = bound
            best = scratch.found[i]
    return int(best)


@rule
def follow(s: Any, net: Any, pad: Any, warmth: int) -> None:
    """One choice as likely as the net takes it to be. It is not asked where there is but one."""
    picked = 0
    if s.legal_n > 1:
        consider(s, net, pad)
        picked = any_wish(s, pad, wish(s, net, pad), warmth)
    apply(s, s.legal[picked])


@rule
def judge(s: Any, tree: Any, scratch: Any, net: Any, pad: Any, depth: int) -> None:
    """Everybody's chance where the way has ended, as the net sees it, or their shares at the end of the game. What it
    says of the choices there is kept, too, if it is the end of the tree: so it is asked once for each iteration."""
    if s.actor == NOBODY:
        share_out(s, scratch.worths)
        return
    consider(s, net, pad)
    foretell(s, net, pad, scratch.worths)
    node = scratch.path[depth - 1]
    if scratch.knobs.follow == 0 and depth < scratch.knobs.deep and tree[node].child == NONE:
        known_children(s, tree, scratch, node)
        expand_by_net(s, tree, scratch, pad, node, 0, wish(s, net, pad), 0)


@rule
def blend(s: Any, scratch: Any, weights: Any) -> None:
    """Two opinions are better than one: what the net said of everybody, and what a rollout came to."""
    evaluate(s, weights, scratch.rolled)
    part = scratch.knobs.blend
    for seat in range(s.players):
        scratch.worths[seat] = (scratch.worths[seat] * (100 - part) + scratch.rolled[seat] * part) // 100


@rule
def roll_out(states: Any, knobs: Any, weights: Any, end: int) -> None:
    """Choices by the searcher's idea of players, up to the horizon or the end of the game."""
    left = min(knobs.longest, BOUND) if knobs.longest >= 0 else BOUND
    if knobs.greed == 0:
        roll_out_at_random(states[Slot.LIVE], left, end)
        return
    for _ in range(left):
        if ended(states[Slot.LIVE], end):
            return
        apply(states[Slot.LIVE], likely_choice(states, knobs, weights))


@rule
def roll_out_at_random(s: Any, left: int, end: int) -> None:
    """Any choices, up to the horizon or the end of the game. Lists handed on are counted, so this takes none."""
    for _ in range(left):
        if ended(s, end):
            return
        apply(s, random_choice(s))


@rule
def likely_choice(states: Any, knobs: Any, weights: Any) -> int:
    """What somebody may choose: at a glance, or anything."""
    s = states[Slot.LIVE]
    if s.legal_n > 1 and roll(s, 100) < knobs.greed:
        return best_at_a_glance(states, Slot.LIVE, weights, knobs.look)
    return random_choice(s)


@rule
def back_up(tree: Any, scratch: Any, depth: int) -> None:
    """Tell every node on the way what the iteration was worth to the seat that chose it."""
    for i in range(depth):
        node = tree[scratch.path[i]]
        node.visits += 1
        node.worth += scratch.worths[node.seat]
