"""The log: words for those who read it, the same whenever they do."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.house import each_slug
from tests.match.helpers import SEED, played

import saloon
from saloon import Event, Match
from saloon.bots import play_out
from saloon.engine import Shape


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Counts how often events are put into words."""
    counted: Counter[str] = Counter()
    tell = Shape.tell

    def counting(self: Shape, *given: Any, **more: Any) -> Event:
        counted[self.key] += 1
        return tell(self, *given, **more)

    monkeypatch.setattr(Shape, "tell", counting)
    return counted


def test_what_nobody_reads_is_not_put_into_words(told: Counter[str]) -> None:
    match = Match.new("colt-express", players=4, seed=SEED)
    for _ in range(20):
        match.play(match.choices()[0])
    assert not told


def test_what_several_are_told_alike_is_put_into_words_once(told: Counter[str]) -> None:
    match = Match.new("six-territories", players=4, seed=SEED)
    match.play(match.choices()[0])
    first = match.last_events(0)
    assert all(match.last_events(viewer) == first for viewer in (None, 1, 2, 3))
    assert told.total() == len(first)


def test_who_is_told_more_hears_the_rest_as_the_others_do(told: Counter[str]) -> None:
    match = Match.new("colt-express", players=4, seed=SEED)
    dealt = match.last_events(None)
    for seat in range(4):
        own = match.last_events(seat)
        assert sum(mine is theirs for mine, theirs in zip(own, dealt, strict=True)) > len(own) // 2
        assert own != dealt
    assert told.total() < 3 * len(dealt)


@each_slug
def test_late_readers_are_told_the_same_as_early_ones(slug: str) -> None:
    match = Match.new(slug, seed=SEED)
    viewers = [*range(match.players), None]
    early: list[list[Event]] = [[] for _ in viewers]
    whole: list[Event] = []

    def listen() -> None:
        for viewer, heard in zip(viewers, early, strict=True):
            heard.extend(match.last_events(viewer))
        whole.extend(match.truth.last_events())

    listen()
    bot = saloon.bot("random")
    number = 0
    while match.to_move is not None:
        number += 1
        match.play(bot.choose(match.sight(match.to_move), number))
        listen()
    late = Match.replay(match.truth.record())
    for again in (match, late):
        assert [again.events(seat=viewer) for viewer in viewers] == early
        assert again.truth.events() == whole


@each_slug
def test_the_log_of_a_step_outlives_the_step(slug: str) -> None:
    """Whoever comes back is told what was taken back meanwhile."""
    match = played(slug, 6)
    (log,) = match.truth.logs(6)
    before = [log.told(viewer) for viewer in (*range(match.players), None)]
    match.undo()
    play_out(match, [saloon.bot("random")] * match.players)
    assert [log.told(viewer) for viewer in (*range(match.players), None)] == before
