"""Why a choice is good: what it changes of all that counts in its game, in worlds that somebody holds possible."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from math import floor, log10
from statistics import fmean as mean
from typing import Any

from saloon.bots.contract import Ground, Prospect
from saloon.bots.play import choice_seed, chosen_in
from saloon.bots.search import told_of
from saloon.engine import NOBODY, Choice, Game
from saloon.engine.chances import WIN
from saloon.engine.native import loaded
from saloon.engine.policies import Policy
from saloon.engine.words import alike, word

WORLDS = 12
PLAIN_WORLDS = 3  # in which play is followed, with interpreted rules
AHEAD, PLAIN_AHEAD = 20, 8  # choices after which a choice is compared with another, if nothing speaks for it at once
GLANCES = 3  # worlds in which the other choices are judged at a glance
TOLD = 4  # grounds that people are told at once
SURE, MOST = 0.75, 0.5  # shares of the worlds
WON, OPEN, LOST = "because-ends-won", "because-ends", "because-ends-lost"
LATER, CLOSE, EVEN = "because-later", "because-close", "because-even"
WORTH_TELLING = 40_000  # millionths of a logit: about one chance in a hundred
WORTH_COMPARING = 20_000  # ... where it is all that tells a choice from its rival
AS_GOOD = 0.01  # chances of winning: what is not farther behind is about as good


@dataclass(frozen=True)
class World:
    """A world that somebody holds possible: before a choice, after it, after one of the others in its turn, and after
    its rival."""

    before: Any
    after: Any
    otherwise: Any
    beside: Any


def reasons(game: Game, state: Any, code: int, observer: int, prospects: Sequence[Prospect]) -> tuple[Ground, ...]:
    """What speaks for a choice beside all those that were thought of, the best first: that others are about as good, if
    they are, and what it has beside the first that is not."""
    chances = {one.code: one.chance for one in prospects}
    others = [one for one in chances if one != code]
    worse = [one for one in others if chances[code] - chances[one] >= AS_GOOD]
    told = explain(game, state, code, observer, worse or others)
    if len(worse) == len(others) or _rival(game, state, code, observer, others) in (None, *worse):
        return told
    return Ground(CLOSE if worse else EVEN, {}), *told


def explain(game: Game, state: Any, code: int, observer: int, others: Sequence[int] = ()) -> tuple[Ground, ...]:
    """What speaks for a choice in a state, to an observer (a seat, or SPECTATOR), the strongest first: that it ends the
    match, then what it does and other choices do not, and what it keeps that others would cost; of all that, nothing
    that holds as well of its rival, the best of the others (they are named in this order, or else judged at a glance).
    If there is no such thing, what it does or keeps and the rival does not; if there is none either, what it will have
    gained over the rival some choices later. Last, what it is there for. Only worlds that he holds possible are looked
    at, so that an explanation gives nothing away that he could not know.

    Nothing is told that has no words for people."""
    rival = _rival(game, state, code, observer, others)
    worlds = list(_worlds(game, state, code, observer, rival))
    if not worlds:
        return ()
    for_it = [one for one in _effects(game, state, worlds) if not one.does(-1)]
    own = sorted((one for one in for_it if one.speaks(1) and one.stands(1)), key=lambda one: -one.advantage)
    beside = sorted((one for one in for_it if one.stands(1, WORTH_COMPARING)), key=lambda one: -one.edge)
    told = _in_words(game, (_speaking(game, one, one.spared) for one in own))
    told = told or _in_words(game, (_speaking(game, one, one.beside) for one in beside))
    ending = list(_ending(game, state, worlds))
    if not told and not ending and rival is not None:
        told = list(_later(game, [world.before for world in worlds], int(state.actor), code, rival))
    return *ending, *told, *_in_words(game, [purpose(told_of(game, state, code, observer))])


def drawbacks(game: Game, state: Any, code: int, observer: int, others: Sequence[int] = ()) -> tuple[Ground, ...]:
    """What speaks against a choice: that it ends a match without winning it, and what it does, to its cost, and other
    choices do not, nor the best of them."""
    worlds = list(_worlds(game, state, code, observer, _rival(game, state, code, observer, others)))
    effects = _effects(game, state, worlds)
    against = [one for one in effects if one.speaks(-1) and one.does(-1) and one.stands(-1)]
    against.sort(key=lambda one: one.advantage)
    ending = (one for one in _ending(game, state, worlds) if one.key == LOST)
    return *ending, *_in_words(game, (_doing(game, one) for one in against))


def gains_later(
    game: Game, worlds: Iterable[Any], seat: int, code: int, rival: int, steps: int = AHEAD
) -> Iterator[dict[IntEnum, int]]:
    """What a choice has gained over its rival some choices later, feature by feature, in each of several worlds, if
    everybody goes on at a glance; nothing of a world in which the game has ended by then."""
    for number, world in enumerate(worlds):
        here, there = (_played_on(game, world, one, number, steps) for one in (code, rival))
        if here is not None and there is not None:
            yield {
                feature: feature_of(game, here, seat, feature) - feature_of(game, there, seat, feature)
                for feature in game.features
            }


def _later(game: Game, worlds: Sequence[Any], seat: int, code: int, rival: int) -> Iterator[Ground]:
    """That a choice pays later, and how: what it gains in most worlds."""
    compiled = loaded(game) is not None
    looked, steps = (worlds, AHEAD) if compiled else (worlds[:PLAIN_WORLDS], PLAIN_AHEAD)
    gains = list(gains_later(game, looked, seat, code, rival, steps))
    weights = _weights(game, worlds[0])
    effects = [_Effect(one, weights[one], changes=[gain[one] for gain in gains]) for one in weights]
    paying = sorted((one for one in effects if gains and one.pays), key=lambda one: -one.gain)
    told = _in_words(
        game, (ground(game, one.feature, way(mean(one.changes)), one.changes, sure=False) for one in paying)
    )
    if told:
        yield Ground(LATER, {})
    yield from told


def _played_on(game: Game, world: Any, code: int, seed: int, steps: int) -> Any:
    """A world some choices after a choice, or at the end of its stage; None if the game has ended by then."""
    state = world.clone()
    end = game.plain.stage(state) + 1
    game.plain.apply(state, code)
    for number in range(steps):
        if state.actor == NOBODY or game.plain.stage(state) >= end:
            break
        game.plain.apply(state, chosen_in(game, state, Policy.GREEDY, choice_seed(seed, number)))
    return None if state.actor == NOBODY else state


def _in_words(game: Game, grounds: Iterable[Ground]) -> list[Ground]:
    """Those that have words for people."""
    from saloon.messages import FALLBACK, catalogue  # noqa: PLC0415 (whoever only plays need not load the catalogue)

    words = catalogue(FALLBACK, game.slug)
    return [one for one in grounds if one.key in words]


def _speaking(game: Game, effect: _Effect, spared: Sequence[int]) -> Ground:
    """What a choice does, or keeps where another would cost it."""
    return _doing(game, effect) if effect.does(1) else ground(game, effect.feature, "kept", spared)


def _doing(game: Game, effect: _Effect) -> Ground:
    return ground(game, effect.feature, way(mean(effect.changes)), effect.changes)


def purpose(choice: Choice) -> Ground:
    """What a choice is there for, whatever comes of it: for those of a kind that has words for it."""
    return Ground(f"because-{choice.key}", {})


@dataclass
class _Effect:
    """What a choice does to a feature: by how much it changes it in each world, and by how much more than one of the
    others does, and than its rival."""

    feature: IntEnum
    weight: int
    changes: list[int] = field(default_factory=list)
    spared: list[int] = field(default_factory=list)
    beside: list[int] = field(default_factory=list)

    @property
    def gain(self) -> float:
        """What it is worth."""
        return mean(self.changes) * self.weight

    @property
    def advantage(self) -> float:
        """What it is worth beside other choices."""
        return mean(self.spared) * self.weight

    @property
    def edge(self) -> float:
        """What it is worth beside the rival."""
        return mean(self.beside) * self.weight

    @property
    def pays(self) -> bool:
        """Whether it is for the good of who chooses, in most worlds."""
        return self._counts(self.changes, 1, MOST)

    def does(self, sense: int) -> bool:
        """Whether the choice does it for the good of who makes it, or in the other sense to his cost. What comes only
        in a few lucky worlds is not its doing."""
        return self._counts(self.changes, sense, SURE)

    def speaks(self, sense: int) -> bool:
        """Whether it speaks for the choice, or against it, beside most others."""
        return self._counts(self.spared, sense, MOST)

    def stands(self, sense: int, least: int = WORTH_TELLING) -> bool:
        """Whether it speaks for the choice, or against it, beside its rival."""
        return self._counts(self.beside, sense, MOST, least)

    def _counts(self, changes: list[int], sense: int, share: float, least: int = WORTH_TELLING) -> bool:
        worlds = sum(change * self.weight * sense > 0 for change in changes)
        worth = mean(changes) * self.weight * sense
        return worth >= least and worlds >= share * len(changes) and bool(round(mean(changes)))


def _ending(game: Game, state: Any, worlds: Sequence[World]) -> Iterator[Ground]:
    """That a choice ends the match, in most worlds, and whether it wins it."""
    shares = [chances_now(game, world.after)[state.actor] for world in worlds if world.after.actor == NOBODY]
    if not shares or len(shares) < SURE * len(worlds):
        return
    won, sure = mean(shares), len(shares) == len(worlds) and min(shares) == max(shares)
    key = WON if won >= SURE else LOST if won <= 1 - SURE else OPEN
    yield Ground(key, {"how": "surely" if sure else "about"})


def _effects(game: Game, state: Any, worlds: Sequence[World]) -> list[_Effect]:
    """What a choice changes of all that counts for whoever makes it, where the game goes on."""
    seat = int(state.actor)
    effects = [_Effect(feature, weight) for feature, weight in _weights(game, state).items()]
    for world in worlds:
        if world.after.actor == NOBODY:
            continue
        for one in effects:
            after = feature_of(game, world.after, seat, one.feature)
            one.changes.append(after - feature_of(game, world.before, seat, one.feature))
            one.spared.append(after - feature_of(game, world.otherwise, seat, one.feature))
            one.beside.append(after - feature_of(game, world.beside, seat, one.feature))
    return [one for one in effects if one.changes]


def _weights(game: Game, state: Any) -> dict[IntEnum, int]:
    """What features count for at this stage. One that it takes for good and most others for bad, or the other way
    round, only corrects the rest here: nobody would understand it."""
    weights = game.weights[game.plain.stage(state)]
    usual = [sum(row[feature] for row in game.weights) for feature in game.features]
    return {one: weights[one] for one in game.features if weights[one] * usual[one] > 0}


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


def _rival(game: Game, state: Any, code: int, observer: int, others: Sequence[int]) -> int | None:
    """The best of the other choices, as far as they are not the same to people: the first that is named, or the best at
    a glance in a few worlds; None if there is no other."""
    worlds = [_sampled(game, state, observer, number) for number in range(GLANCES)]
    chances: dict[int, list[float]] = {}
    for world in worlds:
        named = alike(game.choice(world, one) for one in world.legal[: world.legal_n])
        for one in named if code in named else ():
            if named[one] is not named[code]:
                chance = 0.0 if others else chances_now(game, _after(game, world, one))[world.actor]
                chances.setdefault(one, []).append(chance)
    if others:
        return next((one for one in others if one in chances), None)
    return max(chances, key=lambda one: mean(chances[one]), default=None)


def _worlds(game: Game, state: Any, code: int, observer: int, rival: int | None) -> Iterator[World]:
    """Worlds before and after the choice, as far as the choice was possible in them, after another of the choices, each
    in its turn, and after the rival; where that is not possible, after the other."""
    for number in range(WORLDS):
        before = _sampled(game, state, observer, number)
        legal = before.legal[: before.legal_n]
        if code not in legal:
            continue
        others = [one for one in legal if one != code]
        otherwise = _after(game, before, others[number % len(others)]) if others else before
        beside = _after(game, before, rival) if rival is not None and rival in legal else otherwise
        yield World(before, _after(game, before, code), otherwise, beside)


def _sampled(game: Game, state: Any, observer: int, number: int) -> Any:
    """One of the worlds that an observer holds possible."""
    world = state.clone()
    game.plain.determinize(world, observer, number)
    return world


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
