"""Chance: one small generator inside the state, and one door, `roll`, through which every random outcome passes.

The generator is xoroshiro64** on two 32-bit words. It keeps no secret: a match re-keys it before every move from its
256-bit seed, so that nothing seen at the table predicts a later draw.
"""

from __future__ import annotations

from typing import Any

from saloon.engine.rules import rule

WORD = 0xFFFFFFFF


@rule
def next_word(s: Any) -> int:
    """The generator's next 32 bits."""
    rng = s.rng
    a = rng[0]
    b = rng[1]
    x = (a * 0x9E3779BB) & WORD
    x = ((x << 5) | (x >> 27)) & WORD
    b ^= a
    rng[0] = (((a << 26) | (a >> 6)) ^ b ^ (b << 9)) & WORD
    rng[1] = ((b << 13) | (b >> 19)) & WORD
    return int((x * 5) & WORD)


@rule
def scramble(x: int) -> int:
    """Spread the bits of a 32-bit number (the finaliser of MurmurHash3)."""
    x = ((x ^ (x >> 16)) * 0x85EBCA6B) & WORD
    x = ((x ^ (x >> 13)) * 0xC2B2AE35) & WORD
    return x ^ (x >> 16)


@rule
def reseed(s: Any, seed: int) -> None:
    """Start the generator from a number: equal numbers give equal games, near ones unrelated games."""
    low = scramble((seed & WORD) ^ 0x5A100)
    s.rng[0] = low
    s.rng[1] = scramble(((seed >> 32) & WORD) ^ low) | 1


@rule
def rekey(s: Any, key: int, number: int) -> None:
    """Start the generator from a key and the number of a step: every word of the two counts from the first draw on."""
    low = scramble(scramble(scramble((key >> 32) & WORD) ^ (key & WORD)) ^ (number & WORD))
    high = scramble(low ^ (key & WORD))
    reseed(s, ((high & 0x7FFFFFFF) << 32) | low)


def _roll_drawn(s: Any, sides: int) -> int:
    if sides <= 1:
        return 0
    return (next_word(s) * sides) >> 32


@rule(compiled=_roll_drawn)
def roll(s: Any, sides: int) -> int:
    """A random number from 0 to sides - 1, each as likely. One side needs no chance and uses none."""
    if sides <= 1:
        return 0
    drawn = (next_word(s) * sides) >> 32
    if s.watch is not None:
        drawn = s.watch.chance(sides, drawn)
    return drawn
