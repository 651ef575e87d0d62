"""The game that docs/writing-rules.md walks through works, both ways."""

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest
from tests import pages
from tests.conformance.kit import legal, viewers
from tests.conformance.test_secrets import check_sample, check_view

from saloon.engine import Game, native, reseed
from saloon.engine.chances import WIN
from saloon.engine.kernels import Job, Tally
from saloon.engine.policies import Policy, Slot

PAGE = Path(__file__).parents[2] / "docs" / "writing-rules.md"


def blocks(language: str) -> str:
    """The page's code, or its messages."""
    return "\n\n".join(pages.blocks(PAGE, language))


@pytest.fixture(scope="module")
def boat(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ModuleType]:
    """The page's code as a package."""
    home = tmp_path_factory.mktemp("page")
    for path, text in package().items():
        (home / "sinking_boat" / path).parent.mkdir(parents=True, exist_ok=True)
        (home / "sinking_boat" / path).write_text(text, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(home))
        yield import_module("sinking_boat")
    del sys.modules["sinking_boat"]


def package() -> dict[str, str]:
    """The files of the package that the page walks through."""
    return {"__init__.py": blocks("python"), "locales/en/game.ftl": blocks("ftl")}


def test_a_load_over_the_limit_sinks(boat: ModuleType) -> None:
    game: Game = boat.GAME
    state = game.blank(2)
    game.from_position(
        state,
        {"to_move": 0, "diggers": [{"load": [0, 0, 0, 1, 2], "stopped": 0}, {"load": [0, 3, 0, 0, 0], "stopped": 1}]},
    )
    assert [game.plain.score(state, seat) for seat in range(2)] == [0, 3]
    state.options.heavy_boat = 1
    assert game.plain.score(state, 0) == 11


def test_only_the_taker_is_told(boat: ModuleType) -> None:
    told = boat.EVENTS[boat.Happening.TOOK]
    assert told.tell(None, (1, 3), 1, 0, all_knowing=False).args == {"seat": 1, "weight": 3}
    assert told.tell(None, (1, 3), 0, 0, all_knowing=False).key == "sb-took-hidden"


def test_a_sample_depends_only_on_what_the_observer_knows(boat: ModuleType) -> None:
    game: Game = boat.GAME
    loads = {"load": [1, 1, 0, 0, 0], "stopped": 0}, {"load": [0, 0, 2, 1, 0], "stopped": 1}
    others = {"load": [1, 1, 0, 0, 0], "stopped": 0}, {"load": [0, 2, 0, 0, 1], "stopped": 1}
    samples = []
    for diggers in (loads, others):
        state = game.blank(2)
        game.from_position(state, {"to_move": 0, "diggers": diggers})
        game.plain.determinize(state, 0, 11)
        samples.append(state.pack())
    assert samples[0] == samples[1]


def test_what_is_secret_is_said_once(boat: ModuleType) -> None:
    game: Game = boat.GAME
    state = game.blank(3)
    reseed(state, 5)
    game.plain.setup(state)
    for number in range(12):
        for viewer in viewers(state):
            check_view(game, state, viewer)
            check_sample(game, state, viewer, number)
        game.plain.apply(state, legal(state)[0])
    assert game.concealed(state, 0) != game.concealed(state, 1)


def test_chances_follow_from_what_is_on_board(boat: ModuleType) -> None:
    """A load that floats beats a sunk one, and everybody's chances make one."""
    game: Game = boat.GAME
    state = game.blank(2)
    sunk, fine = {"load": [0, 0, 0, 1, 2], "stopped": 0}, {"load": [0, 0, 1, 2, 0], "stopped": 0}
    game.from_position(state, {"to_move": 0, "diggers": [sunk, fine]})
    worth = [0, 0]
    game.plain.evaluate(state, game.weights, worth)
    assert WIN - 2 <= sum(worth) <= WIN
    assert worth[0] < WIN // 20


def test_whoever_looks_at_what_a_choice_is_worth_beats_chance(boat: ModuleType) -> None:
    game: Game = boat.GAME
    tally = [0.0] * Tally.SIZE
    states = [game.blank(2) for _ in range(Slot.FIRST)]
    game.plain.games(states, [Policy.GREEDY, Policy.RANDOM], game.weights, None, None, 1, 100, True, tally)
    assert tally[Tally.WINS] > 1.5 * tally[Tally.WINS + 1]
    assert tally[Tally.BROKEN] == 0


@pytest.mark.slow
def test_both_ways_agree(boat: ModuleType) -> None:
    game: Game = boat.GAME
    compiled = native.load(game)
    for seed in range(50):
        start = game.blank(3)
        block = compiled.states(start, kept=game.bound + 2)
        kept = compiled.work(Job.TRACE, block, seed=seed)
        states = [start] + [None] * (Slot.FIRST + game.bound + 1)
        assert game.plain.trace(states, seed) == kept
        for i in range(Slot.FIRST, Slot.FIRST + kept):
            assert states[i].pack() == block[i].tobytes()
