"""A move that can be taken back has taught nobody anything: compared are what was known before and after it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest
from tests.conformance.eyes import witnessed
from tests.conformance.kit import Table, each_game, last_third, legal, sampled, second_third
from tests.kit import state_of

from saloon.engine import Game
from saloon.lab.settings import Setting
from saloon.match import Match
from saloon.match.news import taught

CHANCE = 7
MANY = range(100, 116)  # worlds, none of which was asked before a move was taken back
FEW = range(100, 106)
LOOKS = 2  # of the first moves about so many are looked at, then ever fewer


def moves(table: Table, seed: int, *, every: bool = False) -> Iterator[tuple[Match, Any, int, int]]:
    """Some moves of a random match, or every one: the match after it, the state before it, who made it, its code."""
    choices = random.Random(seed)
    match = table.match(seed)
    while not match.over:
        before, choice = state_of(match).clone(), choices.choice(match.choices())
        match.play(choice)
        if every or choices.random() < LOOKS / (LOOKS + match.played):
            yield match, before, before.actor, choice.code


def learnt(game: Game, before: Any, code: int, seat: int, worlds: range) -> bool:
    """Whether a seat can tell worlds from the true one after a choice, beyond that it was made as the seat saw it."""
    true = witnessed(game, before, code, CHANCE, seat)
    for seed in worlds:
        world = sampled(game, before, seat, seed)
        same = [code]
        if seat != before.actor:
            seen = game.plain.seen(before, code)
            same = [other for other in legal(world) if game.plain.seen(world, other) == seen]
        if not all(true.is_like(witnessed(game, world, other, CHANCE, seat)) for other in same):
            return True
    return False


@pytest.mark.slow
@second_third
def test_what_can_be_taken_back_has_taught_nobody_anything(table: Table) -> None:
    for match, before, mover, code in moves(table, seed=8):
        if match.can_undo(mover, surely=True):
            assert not learnt(table.game, before, code, mover, MANY)
            for seat in range(match.players):
                assert seat == mover or not learnt(table.game, before, code, seat, FEW)


@each_game
def test_some_moves_can_be_taken_back(game: Game) -> None:
    table = Table(game.slug, Setting(game.players[-1], {}))
    played = chain.from_iterable(moves(table, seed, every=True) for seed in range(4))
    assert any(match.can_undo(mover, surely=True) for match, _, mover, _ in played)


@pytest.mark.slow
@last_third
def test_whether_it_can_be_taken_back_tells_the_mover_nothing(table: Table) -> None:
    """The answer is the same in every world that he holds possible, if it looks the same to him."""
    for _, before, mover, code in moves(table, seed=9):
        world = sampled(table.game, before, mover, seed=5)
        true, other = (witnessed(table.game, start, code, CHANCE, mover) for start in (before, world))
        if true.is_like(other):
            assert taught(table.game, before, code) == taught(table.game, world, code)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("setting", "telling"),
    [
        (Setting(2, {}), "ce-dumped"),
        (Setting(4, {"expert": True}), "ce-dumped"),
        (Setting(4, {"variant": "teams"}), "ce-drew"),
    ],
    ids=str,
)
def test_who_is_shown_a_card_cannot_take_his_move_back_unless_he_knew_it(setting: Setting, telling: str) -> None:
    """Chance has no part in it: a player's last card makes another dump his bullets, or a card is drawn that could
    only be this one, which its player did not know."""
    table = Table("colt-express", setting)
    refused = 0
    for seed in range(4):
        for match, before, mover, code in moves(table, seed, every=True):
            if not match.truth.outcomes[-1] and any(event.key == telling for event in match.last_events(mover)):
                knew = not learnt(table.game, before, code, mover, MANY)
                assert match.can_undo(mover, surely=True) <= knew
                refused += not knew
    assert refused
