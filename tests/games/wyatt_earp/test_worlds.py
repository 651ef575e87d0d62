"""Samples are fair: every world that fits is drawn as often as an enumeration of all worlds says."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import permutations, product
from math import comb, pi, sqrt
from typing import Any

import pytest
from tests.conformance.kit import Table, random_game
from tests.games.wyatt_earp.table import me, table

from saloon.engine import SPECTATOR, Watch, size
from saloon.games.wyatt_earp import GAME
from saloon.games.wyatt_earp.cards import KINDS
from saloon.games.wyatt_earp.memory import keep, kept_needed
from saloon.games.wyatt_earp.notation import OUTLAW_NAMES
from saloon.games.wyatt_earp.secrets import is_secret, look_after, take_back_unseen
from saloon.games.wyatt_earp.state import NOTHING, State, in_packed
from saloon.lab.settings import Setting

PHOTOS = [f"photo-{name}" for name in OUTLAW_NAMES]

World = tuple[Any, ...]

MOST_WORLDS = 4000  # to be enumerated
SAMPLES = 2000
TELLING = ("wyatt search", "keep", "ask around", "name bob", "name wes", "discard bob", "discard wes")
BOTH_WAYS = pytest.mark.parametrize("tries", [0, 3], ids=["counted", "tried first"])


def small_game(seed: int) -> Iterator[State]:
    """A table of few cards, with searches and questions in everybody's hand, played on at random."""
    luck = random.Random(seed)
    match = table(
        me(wyatt_earp=2, most_wanted=1, bob_dalton=1),
        me(wyatt_earp=1, most_wanted=1, wes_hardin=1, bob_dalton=1),
        me(wyatt_earp=1, wes_hardin=1, hideout=1),
        discard=["bob-dalton", "hideout", "wes-hardin"],
        pile={"belle-starr": 1, "bob-dalton": 2, "wes-hardin": 1, "wyatt-earp": 2},
        seed=seed,
    )
    while not match.over and match.view(None)["round"] == 1:
        yield match._history.state
        telling = [choice for choice in match.choices() if choice.text.startswith(TELLING)]
        match.play(luck.choice(telling if telling and luck.random() < 0.9 else match.choices()))


def known(world: State, observer: int) -> World:
    """A world as far as it can differ from another."""
    kept = [world.searches[i].kind for i in range(world.searches_n)]
    return (*kept, *(tuple(world.seats[seat].hand) for seat in range(world.players) if seat != observer))


def all_kept(s: State, observer: int) -> list[dict[int, int]]:
    """All that the searches whose cards an observer has not seen can have kept, each as likely as another."""
    secret = [i for i in range(s.searches_n) if is_secret(s, i, observer)]
    looks = {i: look_after(s, i, observer) for i in secret}
    ways: list[set[tuple[tuple[int, int], ...]]] = []
    for look in sorted(set(looks.values())):
        alike = [i for i in secret if looks[i] == look]
        if look == NOTHING:
            ways += [{((i, kind),) for kind in range(KINDS) if in_packed(s.searches[i].could, kind)} for i in alike]
        else:
            missing = [s.searches[i].kind for i in alike]
            ways.append({tuple(zip(alike, order, strict=True)) for order in permutations(missing)})
    return [dict(pair for pairs in chosen for pair in pairs) for chosen in product(*ways)]


def hands(pool: list[int], count: int, kind: int = 0) -> Iterator[tuple[list[int], int]]:
    """Everything that so many cards of a pool can be, and in how many ways."""
    if kind == KINDS:
        if count == 0:
            yield [], 1
        return
    for taken in range(min(pool[kind], count) + 1):
        for rest, ways in hands(pool, count - taken, kind + 1):
            yield [taken, *rest], ways * comb(pool[kind], taken)


def deals(world: State, seats: list[int], chance: float) -> Iterator[tuple[State, float]]:
    """All ways to fill hands from the pile, and how likely they are."""
    if not seats:
        yield world, chance
        return
    player = world.seats[seats[0]]
    missing = player.cards - size(player.hand)
    for taken, ways in hands(world.pile, missing):
        further = world.clone()
        for kind in range(KINDS):
            further.seats[seats[0]].hand[kind] += taken[kind]
            further.pile[kind] -= taken[kind]
        yield from deals(further, seats[1:], chance * ways / comb(size(world.pile), missing))


def all_worlds(s: State, observer: int) -> dict[World, float]:
    """Every world that an observer holds possible, with its chance: whatever was kept, a free deal must fit."""
    others = [seat for seat in range(s.players) if seat != observer]
    found: dict[World, float] = defaultdict(float)
    for kept in all_kept(s, observer):
        world = s.clone()
        take_back_unseen(world, observer)
        for i, kind in kept.items():
            keep(world, i, kind)
        for seat in others:
            for kind in range(KINDS):
                needed = world.seats[seat].held[kind] + kept_needed(world, seat, kind)
                world.seats[seat].hand[kind] = needed
                world.pile[kind] -= needed
        sound = min(world.pile) >= 0 and all(size(world.seats[seat].hand) <= world.seats[seat].cards for seat in others)
        if sound:
            for dealt, chance in deals(world, others, 1.0):
                if GAME.plain.check(dealt) == 0:
                    found[known(dealt, observer)] += chance
    total = sum(found.values())
    return {world: chance / total for world, chance in found.items()}


def moments(seed: int) -> list[tuple[State, int]]:
    """Situations in which much is remembered, with somebody who does, few enough worlds to be enumerated."""
    found: list[tuple[int, int, State, int]] = []
    for number, state in enumerate(small_game(seed)):
        observer = (*range(state.players), SPECTATOR)[number % (state.players + 1)]
        secret = sum(is_secret(state, i, observer) for i in range(state.searches_n))
        others = [player for seat, player in enumerate(state.seats[: state.players]) if seat != observer]
        capped = sum(most < 3 for player in others for most in player.most)
        if secret + capped > 1 and secret <= 3 and sum(player.cards for player in others) <= 7:
            found.append((secret * (1 + capped), len(found), state.clone(), observer))
    return [(state, observer) for *_, state, observer in sorted(found, reverse=True)[:3]]


@pytest.mark.slow
@BOTH_WAYS
@pytest.mark.parametrize("seed", [2, 4, *(pytest.param(seed, marks=pytest.mark.thorough) for seed in (9, 25))])
def test_worlds_are_drawn_as_often_as_they_should(seed: int, tries: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAME.plain.determinize.__globals__, "TRIES", tries)
    for state, observer in moments(seed):
        chances = all_worlds(state, observer)
        if len(chances) > MOST_WORLDS:
            continue
        drawn: Counter[World] = Counter()
        for number in range(SAMPLES):
            world = state.clone()
            GAME.plain.determinize(world, observer, number)
            drawn[known(world, observer)] += 1
        assert drawn.keys() <= chances.keys()
        off = sum(abs(drawn[world] / SAMPLES - chance) for world, chance in chances.items())
        usual = sum(sqrt(2 * chance * (1 - chance) / (pi * SAMPLES)) for chance in chances.values())
        assert off <= 1.6 * usual + 1e-9, f"{len(chances)} worlds, {off:.3f} instead of {usual:.3f}"


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("players", GAME.players)
def test_no_hand_holds_more_than_it_has_room_for(players: int, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of worlds that are counted, all are sound, at every moment of a random game."""
    monkeypatch.setitem(GAME.plain.determinize.__globals__, "TRIES", 0)
    for number, state in enumerate(random_game(Table(GAME.slug, Setting(players, {})), seed)):
        for observer in (number % players, SPECTATOR):
            world = state.clone()
            GAME.plain.determinize(world, observer, number)
            assert GAME.plain.check(world) == 0


@pytest.mark.clause("WE-53")
def test_a_sample_is_drawn_at_once_however_much_has_come_to_light() -> None:
    """Five Photos were kept from a discard of seven, and four of them have been seen since: few worlds fit."""
    could, seen = dict.fromkeys(PHOTOS, 1), dict.fromkeys(PHOTOS[:4], 1)
    match = table(
        me(photo_wes_hardin=1, sundance_kid=2),
        me(bob_dalton=2),
        discard=[*PHOTOS[:4], *PHOTOS[5:], "hideout"],
        pile={"belle-starr": 7, "jesse-james": 7},
        searches=[{"seat": 0, "could": could, "kept": photo, "lost": seen} for photo in PHOTOS[:5]],
    )
    for number in range(20):
        world = match._history.state.clone()
        world.watch = watch = Watch()
        GAME.plain.determinize(world, 1, number)
        assert len(watch.outcomes) < 100
        kept = {world.searches[i].kind for i in range(world.searches_n)}
        assert len(kept) == 5
        assert GAME.plain.check(world) == 0
