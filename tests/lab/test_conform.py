"""Conformance runs: they meet every option, and they find what is wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.house import SMALLEST, each_slug

import saloon
from saloon.engine import Game, RuleFault
from saloon.engine.kernels import Job, Tally
from saloon.engine.native import Native
from saloon.engine.policies import Slot
from saloon.lab.conform import conform, first_difference, plain_trace
from saloon.lab.settings import Setting, settings


class TestSettings:
    @each_slug
    def test_every_player_count_and_every_value_of_every_option_is_met(self, slug: str) -> None:
        game = saloon.game(slug)
        found = settings(game, 0)
        assert {setting.players for setting in found} == set(game.players)
        for name, schema in game.options_schema()["properties"].items():
            met = [setting.options[name] for setting in found if name in setting.options]
            others = schema.get("enum") or ([False, True] if schema["type"] == "boolean" else ["ends", "middle"])
            assert len({str(value) for value in met if value != schema["default"]}) >= len(others) - 1

    @each_slug
    def test_all_of_them_can_be_set_up(self, slug: str) -> None:
        for setting in settings(saloon.game(slug), 1):
            saloon.game(slug).blank(setting.players, setting.options)

    def test_they_follow_from_the_seed(self) -> None:
        game = saloon.game("six-territories")
        assert settings(game, 3) == settings(game, 3) != settings(game, 4)

    def test_they_are_written_as_on_the_command_line(self) -> None:
        setting = Setting(3, {"scoring": "advanced", "riches": [1, 2], "expert": True})
        assert str(setting) == "players=3 scoring=advanced riches=1,2 expert=true"


class TestFaults:
    """A compiled game that is wrong on purpose: the run says where."""

    class Twin:
        """Stands for a compiled game and plays the plain rules, but may slip."""

        def __init__(self, game: Game, slip: Callable[[Job, list[Any], list[float]], None]) -> None:
            self.game = game
            self.slip = slip

        def states(self, start: Any, kept: int = 0) -> Any:
            return Block([start.clone() for _ in range(Slot.FIRST + kept)])

        def tally(self) -> list[float]:
            return [0.0] * Tally.SIZE

        def work(
            self, job: Job, block: Any, *, seed: int = 0, count: int = 0, checked: bool = False, tally: Any = None
        ) -> int:
            counted = tally if tally is not None else self.tally()
            kept = int(self.game.plain.work(job, block.states, [0] * 6, seed, count, checked, counted, (), (), ()))
            self.slip(job, block.states, counted)
            return kept

    def run(self, slip: Callable[[Job, list[Any], list[float]], None]) -> Any:
        return conform(self.Twin(saloon.game("six-territories"), slip), games=300, compared=3)  # type: ignore[arg-type]

    def test_a_different_byte(self) -> None:
        def slip(job: Job, states: list[Any], tally: list[float]) -> None:
            if job == Job.TRACE:
                states[Slot.FIRST + 4].envelope[2] += 1

        fault = self.run(slip).fault
        assert fault.what == "difference"
        assert fault.detail.startswith("4: envelope[2]: ")

    def test_a_broken_invariant(self) -> None:
        def slip(job: Job, states: list[Any], tally: list[float]) -> None:
            tally[Tally.BROKEN], tally[Tally.BROKEN_SEED] = 3, 17

        fault = self.run(slip).fault
        assert (fault.what, fault.seed, fault.detail) == ("invariant", 17, "six-territories-lands")

    def test_a_game_without_end(self) -> None:
        def slip(job: Job, states: list[Any], tally: list[float]) -> None:
            tally[Tally.GAMES] = 2
            raise RuleFault("game-endless")

        fault = self.run(slip).fault
        assert (fault.what, fault.seed) == ("rule", 2)


class Block:
    """States that look like a compiled block."""

    def __init__(self, states: list[Any]) -> None:
        self.states = states

    def __getitem__(self, kept: slice) -> list[Any]:
        return [Bytes(state.pack()) for state in self.states[kept]]


class Bytes:
    """A state of a compiled block."""

    def __init__(self, packed: bytes) -> None:
        self.packed = packed

    def tobytes(self) -> bytes:
        return self.packed


def test_the_first_difference_is_named() -> None:
    game = saloon.game("six-territories")
    state = plain_trace(game, Setting(2, {}), 1)[3]
    other = state.clone()
    assert first_difference(state, other) == ""
    other.lands[2].riches[1] += 1
    assert first_difference(state, other).startswith("lands[2].riches[1]: ")


@pytest.mark.slow
@each_slug
def test_the_rules_conform(slug: str, thoroughly: bool, compiled: Callable[[Game], Native]) -> None:
    """Both forms are compared where that is soon done; tests/conformance compares them in every game."""
    compared = 100 if slug == SMALLEST else 0
    games = 2000 if thoroughly else 200  # in either case some in every setting
    found = conform(compiled(saloon.game(slug)), games=games, compared=compared)
    assert found.fault is None
    assert found.settings <= games
    assert (found.checked, found.compared) == (games, compared)
    assert found.deputies == (found.settings if compared else 0)
    assert 0 < found.steps <= saloon.game(slug).steps
