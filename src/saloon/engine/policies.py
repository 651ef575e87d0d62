"""Quick ways to choose, all compiled with the rules: at random, at a glance, at a glance with mistakes, and by a net.

A glance takes a game that was broken off for one that is over; whoever makes that choice hears of the fault.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from saloon.engine.chance import next_word, roll
from saloon.engine.chances import WIN, chance, grown
from saloon.engine.nets import choose_by_net
from saloon.engine.rules import rule
from saloon.engine.steps import apply

if TYPE_CHECKING:  # the game's part of the contract

    def determinize(s: Any, observer: int, seed: int) -> None: ...


class Policy(IntEnum):
    """How a seat chooses inside a simulation. Any other number from two up to NET is a hand that slips, too, the lower
    the more: see `careless_choice`."""

    RANDOM = 0
    GREEDY = 1
    CARELESS = 12
    NET = 20_000  # the net's likeliest choice, and from here on any, by a warmth of so many hundredths


class Slot(IntEnum):
    """Where loops find their states: the one to start from, the one in play, and two for looking ahead."""

    START, LIVE, WORLD, TRIAL, FIRST = range(5)


STUMBLE = 18  # a hand of 12 makes one choice in 12 * 12 / 18, that is eight, without a look


def _copy_bytes(states: Any, target: int, source: int) -> None:
    states[target] = states[source]


@rule(compiled=_copy_bytes)
def copy(states: Any, target: int, source: int) -> None:
    """Make one state of a list a clone of another."""
    states[target] = states[source].clone()


@rule
def choose(states: Any, source: int, policy: int, weights: Any, net: Any, pad: Any) -> int:
    """The choice of a policy in the state at `source`, by what the seat to move can know."""
    if policy == Policy.RANDOM or states[source].legal_n == 1:
        return random_choice(states[source])
    if policy >= Policy.NET:
        return choose_by_net(states[source], net, pad, policy - Policy.NET)
    copy(states, Slot.WORLD, source)
    determinize(states[Slot.WORLD], states[source].actor, next_word(states[source]))
    if policy == Policy.GREEDY:
        return best_at_a_glance(states, Slot.WORLD, weights, states[source].legal_n)
    return careless_choice(states, Slot.WORLD, weights, policy)


@rule
def random_choice(s: Any) -> int:
    """Any legal choice, each as likely."""
    return int(s.legal[roll(s, s.legal_n)])


@rule
def best_at_a_glance(states: Any, source: int, weights: Any, most: int) -> int:
    """The choice after which the seat has the best chance in this world, among at most so many; of equals, any."""
    seat = states[source].actor
    choices = states[source].legal_n
    start = roll(states[source], choices) if most < choices else 0
    best = start
    best_chance = -1
    ties = 0
    for step in range(min(most, choices)):
        i = (start + step) % choices
        copy(states, Slot.TRIAL, source)
        apply(states[Slot.TRIAL], states[source].legal[i])
        found = chance(states[Slot.TRIAL], seat, weights)
        if found > best_chance:
            best = i
            best_chance = found
            ties = 1
        elif found == best_chance:
            ties += 1
            if roll(states[source], ties) == 0:
                best = i
    return int(states[source].legal[best])


@rule
def careless_choice(states: Any, source: int, weights: Any, hand: int) -> int:
    """Mostly a good choice, sometimes a worse one: where the best is made e times, one that costs a `hand`-th of a win
    more is made once. Now and then one is made without a look, by a hand twice as steady four times as seldom."""
    if roll(states[source], hand * hand // STUMBLE) == 0:
        return random_choice(states[source])
    seat = states[source].actor
    best = 0
    top = 0
    total = 0
    for i in range(states[source].legal_n):
        copy(states, Slot.TRIAL, source)
        apply(states[Slot.TRIAL], states[source].legal[i])
        found = chance(states[Slot.TRIAL], seat, weights)
        if found > top:
            total = total * grown((top - found) * hand) // WIN
            top = found
        wish = grown((found - top) * hand)
        total += wish
        if roll(states[source], total) < wish:
            best = i
    return int(states[source].legal[best])
