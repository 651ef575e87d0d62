"""Why a choice is good: what it changes of all that counts in its game, in worlds that somebody holds possible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from math import floor, log10
from statistics import fmean as mean
from typing import Any

from saloon.bots.contract import Ground
from saloon.bots.search import told_of
from saloon.engine import NOBODY, Choice, Game
from saloon.engine.chances import WIN
from saloon.engine.words import word

WORLDS = 12
TOLD = 4  # grounds that people are told at once
SURE, MOST = 0.75, 0.5  # shares of the worlds
WON, OPEN, LOST = "because-ends-won", "because-ends", "because-ends-lost"
WORTH_TELLING = 40_000  # millionths of a logit: about one chance in a hundred

Worlds = tuple[Any, Any, Any]  # before a choice, after it, and after another


def explain(game: Game, state: Any, code: int, observer: int) -> tuple[Ground, ...]:
    """What speaks for a choice in a state, to an observer (a seat, or SPECTATOR), the strongest first: that it ends the
    match, then what it does and other choices do not, and what it keeps that others would cost. If there is no such
    thing, what comes of others as well; last, what it is there for. Only worlds that he holds possible are looked at,
    so that an explanation gives nothing away that he could not know.

    Not all of it has words for people: who tells it takes the first few that have."""
    worlds = list(_worlds(game, state, code, observer))
    if not worlds:
        return ()
    effects = [one for one in _effects(game, state, worlds) if not one.does(-1)]
    own = sorted((one for one in effects if one.speaks(1)), key=lambda one: -one.advantage)
    shared = sorted((one for one in effects if one.does(1)), key=lambda one: -one.gain)
    changes = (
        ground(game, one.feature, way(mean(one.changes)), one.changes)
        if one.does(1)
        else ground(game, one.feature, "kept", one.spared)
        for one in own or shared
    )
    return *_ending(game, state, worlds), *changes, purpose(told_of(game, state, code, observer))


def drawbacks(game: Game, state: Any, code: int, observer: int) -> tuple[Ground, ...]:
    """What speaks against a choice: that it ends a match without winning it, and what it does, to its cost, and other
    choices do not."""
    worlds = list(_worlds(game, state, code, observer))
    against = [one for one in _effects(game, state, worlds) if one.speaks(-1) and one.does(-1)]
    against.sort(key=lambda one: one.advantage)
    ending = (one for one in _ending(game, state, worlds) if one.key == LOST)
    return *ending, *(ground(game, one.feature, way(mean(one.changes)), one.changes) for one in against)


def purpose(choice: Choice) -> Ground:
    """What a choice is there for, whatever comes of it: for those of a kind that has words for it."""
    return Ground(f"because-{choice.key}", {})


@dataclass
class _Effect:
    """What a choice does to a feature: by how much it changes it in each world, and by how much more than another."""

    feature: IntEnum
    weight: int
    changes: list[int] = field(default_factory=list)
    spared: list[int] = field(default_factory=list)

    @property
    def gain(self) -> float:
        """What it is worth."""
        return mean(self.changes) * self.weight

    @property
    def advantage(self) -> float:
        """What it is worth beside other choices."""
        return mean(self.spared) * self.weight

    def does(self, sense: int) -> bool:
        """Whether the choice does it for the good of who makes it, or in the other sense to his cost. What comes only
        in a few lucky worlds is not its doing."""
        return self._counts(self.changes, sense, SURE)

    def speaks(self, sense: int) -> bool:
        """Whether it speaks for the choice, or against it, beside most others."""
        return self._counts(self.spared, sense, MOST)

    def _counts(self, changes: list[int], sense: int, share: float) -> bool:
        worlds = sum(change * self.weight * sense > 0 for change in changes)
        worth = mean(changes) * self.weight * sense
        return worth >= WORTH_TELLING and worlds >= share * len(changes) and bool(round(mean(changes)))


def _ending(game: Game, state: Any, worlds: Sequence[Worlds]) -> Iterator[Ground]:
    """That a choice ends the match, in most worlds, and whether it wins it."""
    shares = [chances_now(game, after)[state.actor] for _, after, _ in worlds if after.actor == NOBODY]
    if not shares or len(shares) < SURE * len(worlds):
        return
    won, sure = mean(shares), len(shares) == len(worlds) and min(shares) == max(shares)
    key = WON if won >= SURE else LOST if won <= 1 - SURE else OPEN
    yield Ground(key, {"how": "surely" if sure else "about"})


def _effects(game: Game, state: Any, worlds: Sequence[Worlds]) -> list[_Effect]:
    """What a choice changes of all that counts for whoever makes it, where the game goes on. A feature that this stage
    of the game takes for good and most others for bad, or the other way round, only corrects the rest here: nobody
    would understand it."""
    seat = int(state.actor)
    weights = game.weights[game.plain.stage(state)]
    usual = [sum(row[feature] for row in game.weights) for feature in game.features]
    effects = [_Effect(one, weights[one]) for one in game.features if weights[one] * usual[one] > 0]
    for three in worlds:
        if three[1].actor == NOBODY:
            continue
        for one in effects:
            before, after, otherwise = (feature_of(game, world, seat, one.feature) for world in three)
            one.changes.append(after - before)
            one.spared.append(after - otherwise)
    return [one for one in effects if one.changes]


def ground(game: Game, feature: IntEnum, how: str, changes: Sequence[int], *, sure: bool = True) -> Ground:
    """That a choice changes a feature, by so much in the worlds looked at; or that others would. What is the same in
    all of them is sure, unless only a mean is known."""
    size, sure = abs(mean(changes)), sure and min(changes) == max(changes)
    key = f"because-{game.slug}-{word(feature)}-{how}"
    return Ground(key, {"size": round(size) if sure else _roughly(size), "how": "surely" if sure else "about"})


def way(change: float) -> str:
    """Which way a feature changes, as keys of messages have it."""
    return "more" if change > 0 else "less"


def _roughly(size: float) -> int:
    """A number of two figures and noughts."""
    return round(round(size, 1 - floor(log10(size)))) if size >= 1 else round(size)


def _worlds(game: Game, state: Any, code: int, observer: int) -> Iterator[Worlds]:
    """Worlds before and after the choice, as far as the choice was possible in them, and after another of the choices,
    each in its turn."""
    for number in range(WORLDS):
        before = state.clone()
        game.plain.determinize(before, observer, number)
        if code not in before.legal[: before.legal_n]:
            continue
        others = [one for one in before.legal[: before.legal_n] if one != code]
        otherwise = _after(game, before, others[number % len(others)]) if others else before
        yield before, _after(game, before, code), otherwise


def _after(game: Game, before: Any, code: int) -> Any:
    after = before.clone()
    game.plain.apply(after, code)
    return after


def feature_of(game: Game, state: Any, seat: int, feature: int) -> int:
    """How much there is of one feature: the strength if only it counted."""
    units = [0] * len(game.features)
    units[feature] = 1
    return int(game.plain.measure(state, seat, units))


def chances_now(game: Game, state: Any) -> tuple[float, ...]:
    """Everybody's chance of winning at a glance, in one world; at the end, the shares of the win."""
    worth = [0] * state.players
    game.plain.evaluate(state, game.weights, worth)
    return tuple(one / WIN for one in worth)
