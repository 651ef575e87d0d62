"""Loops over many games side by side, for programs that learn: written like those of `kernels`, a program of their own.

A game's draws before a move follow from its seed and the number of the move alone, as in a `Match` with a numbered
seed. So whatever threads do the work, and in whatever order, the games are the same. The names declared below as the
game's part are bound by `engine.forms`.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from saloon.engine.chance import WORD, next_word, rekey, scramble
from saloon.engine.chances import WIN, share
from saloon.engine.errors import RuleFault
from saloon.engine.nets import foresee
from saloon.engine.policies import Slot, choose, copy
from saloon.engine.rules import rule
from saloon.engine.search import NONE, ROOT, search
from saloon.engine.state import MAX_SEATS, NOBODY
from saloon.engine.steps import apply, raise_fault, setup
from saloon.engine.structs import i8, i16, i32, i64, struct

if TYPE_CHECKING:  # the game's part of the contract
    BOUND = 0

    def determinize(s: Any, observer: int, seed: int) -> None: ...
    def observe(s: Any, seat: int, out: Any) -> None: ...
    def index_of(s: Any, seat: int, code: int) -> int: ...
    def code_of(s: Any, seat: int, index: int) -> int: ...


class Errand(IntEnum):
    """What `work` is asked to do with the games."""

    BEGIN, CHECK, STEP, PICK, LOOK, TWINS = range(6)


class Place(IntEnum):
    """Where a block of states has the table before set-up, and from where on its games."""

    BLANK, GAMES = range(Slot.FIRST, Slot.FIRST + 2)


@struct
class Line:
    """What the book says of a game beside its state."""

    seed: int = i64()
    stride: int = i64()  # how far the seed of the next game is from this one's
    luck: int = i64()  # what a random player goes by
    moves: int = i32()  # made so far
    ended: int = i8()  # games that ended in the last step
    policies: list[int] = i16(MAX_SEATS)  # how each seat chooses
    foresees: int = i8()  # 1: what is shown is thought on


PLAYER = -1  # instead of a policy: somebody outside chooses
SEARCHING = -2  # the first of those that search: -2 - n does by the n-th scratch paper
MOST_UNASKED = 64  # games in a row in which nobody outside is asked anything
LUCK_FACTOR = 0x2545F491


@rule
def begin(states: Any, number: int, line: Any) -> None:
    """Set up the game that the book tells of."""
    copy(states, number, Place.BLANK)
    rekey(states[number], line.seed, 0)
    setup(states[number])
    line.moves = 0


@rule
def play(s: Any, line: Any, code: int) -> None:
    """Make a move."""
    line.moves += 1
    rekey(s, line.seed, line.moves)
    apply(s, code)


@rule
def settle(
    states: Any,
    number: int,
    line: Any,
    gain: Any,
    weights: Any,
    tree: Any,
    scratch: Any,
    budgets: Any,
    net: Any,
    pad: Any,
    turn: int,
) -> None:
    """Let bots choose, and begin anew where a game is over, until somebody outside is asked."""
    for _ in range(BOUND * MOST_UNASKED):
        if is_asked(states[number], line):
            return
        if states[number].actor == NOBODY:
            finish(states[number], line, gain.shares, turn)
            begin(states, number, line)
        else:
            policy = line.policies[states[number].actor]
            code = bots_choice(states, number, policy, weights, tree, scratch, budgets, net, pad)
            play(states[number], line, code)
    raise RuleFault("game-endless")


@rule
def is_asked(s: Any, line: Any) -> bool:
    """Whether somebody outside is to choose."""
    return bool(s.actor != NOBODY and line.policies[s.actor] == PLAYER)


@rule
def finish(s: Any, line: Any, shares: Any, turn: int) -> None:
    """Note everybody's share of the win, and turn to the next game: whoever is to change seats takes the next one."""
    raise_fault(s)
    line.ended += 1
    for seat in range(s.players):
        shares[seat] += share(s, seat) / WIN
    line.seed += line.stride
    if turn:
        last = line.policies[s.players - 1]
        for seat in range(s.players - 1, 0, -1):
            line.policies[seat] = line.policies[seat - 1]
        line.policies[0] = last


@rule
def bots_choice(
    states: Any, number: int, policy: int, weights: Any, tree: Any, scratch: Any, budgets: Any, net: Any, pad: Any
) -> int:
    """What a bot chooses, by a policy at a glance or by a search."""
    if policy > SEARCHING or states[number].legal_n == 1:
        return choose(states, number, max(policy, 0), weights, net, pad)
    level = SEARCHING - policy
    paper = scratch[level]
    paper.knobs.seat = states[number].actor
    paper.added = 0
    tree[ROOT].child = NONE
    copy(states, Slot.START, number)
    search(states, tree, paper, weights, net, pad, next_word(states[number]) << 20, budgets[level])
    return most_followed(tree)


@rule
def most_followed(tree: Any) -> int:
    """The choice after the root that a search followed most often."""
    best = tree[ROOT].child
    child = tree[best].sibling
    while child != NONE:
        if tree[child].visits > tree[best].visits:
            best = child
        child = tree[child].sibling
    return int(tree[best].code)


@rule
def clear(sheet: Any, mask: Any) -> None:
    """Leave nothing of what was shown before."""
    numbers = sheet.numbers
    for i in range(len(numbers)):
        numbers[i] = 0
    legal = mask.legal
    for i in range(len(legal)):
        legal[i] = 0


@rule
def show(s: Any, seat: int, foresees: int, sheet: Any, mask: Any) -> None:
    """What a seat sees and, if it is to move, may do, on a sheet and a mask that are clear."""
    observe(s, seat, sheet.numbers)
    if foresees:
        foresee(s, seat, sheet.numbers)
    legal = mask.legal
    if seat == s.actor:
        for i in range(s.legal_n):
            legal[index_of(s, seat, s.legal[i])] = 1


@rule
def pick(s: Any, line: Any) -> int:
    """Any action that the seat to move may take, each as likely."""
    line.luck = (line.luck * LUCK_FACTOR + 1) & WORD
    return index_of(s, s.actor, s.legal[scramble(line.luck) * s.legal_n >> 32])


@rule
def allowed(legal: Any, action: int) -> bool:
    """Whether an action may be taken, whatever number was given."""
    return 0 <= action < len(legal) and legal[action] != 0


@rule
def unlike(one: Any, other: Any) -> bool:
    """Whether two sheets differ."""
    differ = False
    for i in range(len(one.numbers)):
        differ |= one.numbers[i] != other.numbers[i]
    return differ


@rule
def twins(states: Any, number: int, seat: int, seed: int, sheets: Any, masks: Any) -> bool:
    """Whether a seat sees anything else in a world that it cannot tell from this one."""
    copy(states, Slot.WORLD, number)
    determinize(states[Slot.WORLD], seat, seed)
    for i in range(2):
        clear(sheets[i], masks[i])
    show(states[number], seat, 1, sheets[0], masks[0])
    show(states[Slot.WORLD], seat, 1, sheets[1], masks[1])
    return unlike(sheets[0], sheets[1])


@rule
def work(
    errand: int,
    states: Any,
    book: Any,
    actions: Any,
    sheets: Any,
    masks: Any,
    gains: Any,
    actors: Any,
    ends: Any,
    weights: Any,
    tree: Any,
    scratch: Any,
    budgets: Any,
    net: Any,
    pads: Any,
    count: int,
) -> int:
    """The one compiled entry point: an errand for all games of a block, one after the other. Returns what was found:
    by CHECK the first game, counted from 1, whose action cannot be taken; by TWINS how many differ."""
    found = 0
    for i in range(len(book)):
        number = Place.GAMES + i
        line = book[i]
        if errand in (Errand.BEGIN, Errand.STEP):
            clear(sheets[i], masks[i])  # first of all: what must be fetched from far is there when it is written to
            line.ended = 0
            for seat in range(len(gains[i].shares)):
                gains[i].shares[seat] = 0
            if errand == Errand.BEGIN:
                begin(states, number, line)
            else:
                play(states[number], line, code_of(states[number], states[number].actor, int(actions[i])))
            if not is_asked(states[number], line):  # seldom: what takes the whole block counts who refers to it
                settle(states, number, line, gains[i], weights, tree, scratch, budgets, net, pads[0], count)
            show(states[number], states[number].actor, line.foresees, sheets[i], masks[i])
            actors[i] = states[number].actor
            ends[i] = line.ended != 0
        elif errand == Errand.CHECK:
            if not allowed(masks[i].legal, int(actions[i])):
                return i + 1
        elif errand == Errand.PICK:
            actions[i] = pick(states[number], line)
        elif errand == Errand.LOOK:
            clear(sheets[i], masks[i])
            show(states[number], count, line.foresees, sheets[i], masks[i])
        else:
            for seat in range(states[number].players):
                found += twins(states, number, seat, count + i, sheets, masks)
    return found
