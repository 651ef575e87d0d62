"""The engine drives a game from choice to choice, and no rule can make it go on for ever."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from tests.engine import toy
from tests.engine.toy import advance

from saloon.engine import MAX_SEATS, NOBODY, Game, RuleFault, ask, draw, native, offer, reseed, rule
from saloon.engine.kernels import Job
from saloon.engine.policies import Policy, Slot
from saloon.engine.search import Knobs

DAWDLES_AFTER = 3  # turns


@rule
def dawdle(s: toy.State) -> None:
    """Some turns, then nothing ever happens."""
    if s.turns < DAWDLES_AFTER:
        advance(s)


@rule
def ask_again(s: toy.State) -> None:
    """The same question for ever; nobody has to answer it."""
    ask(s, 0, 0)
    offer(s, toy.Code.PASS)


@rule
def ask_for_ever(s: toy.State) -> None:
    """The same question for ever, and somebody has to answer it."""
    ask_again(s)
    offer(s, toy.Code.BANK)


@rule
def pass_twice(s: toy.State) -> None:
    """Two questions with one answer, then one with two."""
    s.turns += 1
    ask_again(s)
    if s.turns > 2:
        offer(s, toy.Code.BANK)


def variant(slug: str, **rules: Callable[..., None]) -> Game:
    """The toy game with some of its rules changed."""
    return replace(toy.GAME, slug=slug, rules={**toy.GAME.rules, **rules})


DAWDLER = variant("dawdler", advance=dawdle)
REPEATER = variant("repeater", advance=ask_again)
PASSER = variant("passer", advance=pass_twice)


def begun(game: Game, choices: int = 0) -> Any:
    """A state after the set-up and so many choices."""
    state = game.blank(2)
    reseed(state, 1)
    game.plain.setup(state)
    for _ in range(choices):
        game.plain.apply(state, state.legal[0])
    return state


def test_steps_are_counted() -> None:
    state = toy.GAME.blank(2)
    assert toy.GAME.plain.setup(state) == 1
    assert toy.GAME.plain.apply(state, toy.Code.BANK) == 2
    assert toy.GAME.plain.go_on(state) == 0, "a question stands"


def test_as_many_as_are_promised_may_follow() -> None:
    assert replace(PASSER, steps=5).plain.setup(PASSER.blank(2)) == 5
    with pytest.raises(RuleFault):
        replace(PASSER, steps=4).plain.setup(PASSER.blank(2))


def test_an_only_answer_is_given_unless_the_question_is_always_asked() -> None:
    asker = replace(PASSER, always_asked=[0])
    state = asker.blank(2)
    assert asker.plain.setup(state) == 1
    assert state.legal_n == 1


def test_a_rule_that_never_asks_is_a_fault() -> None:
    state = begun(DAWDLER, DAWDLES_AFTER - 1)
    with pytest.raises(RuleFault) as fault:
        DAWDLER.plain.apply(state, toy.Code.PASS)
    assert fault.value.code == "rule-endless"


def test_a_question_that_answers_itself_for_ever_is_a_fault() -> None:
    with pytest.raises(RuleFault):
        begun(REPEATER)


def test_a_position_from_which_nothing_follows_is_a_fault() -> None:
    game = replace(DAWDLER, read_position=lambda s, position: setattr(s, "turns", DAWDLES_AFTER))
    with pytest.raises(RuleFault):
        game.from_position(game.blank(2), {})


def test_a_game_that_outlasts_its_bound_is_a_fault() -> None:
    endless = variant("endless", advance=ask_for_ever)
    with pytest.raises(RuleFault) as fault:
        endless.plain.playout(begun(endless))
    assert fault.value.code == "game-endless"


def test_a_bag_that_holds_less_than_was_said_is_a_fault() -> None:
    state = toy.GAME.blank(2)
    with pytest.raises(RuleFault) as fault:
        draw(state, state.bag, 1)
    assert fault.value.code == "rule-impossible"


@pytest.fixture(scope="module")
def dawdler(tmp_path_factory: pytest.TempPathFactory) -> native.Native:
    """The game that dawdles, compiled into a folder of its own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SALOON_CACHE", str(tmp_path_factory.mktemp("cache")))
        return native.load(DAWDLER)


@pytest.mark.slow
class TestCompiled:
    """The same, compiled: whoever asked for a job hears of the fault, whatever the job was."""

    def test_after_a_choice(self, dawdler: native.Native) -> None:
        block = dawdler.states(begun(DAWDLER, DAWDLES_AFTER - 1))
        with pytest.raises(RuleFault) as fault:
            dawdler.work(Job.APPLY, block, count=toy.Code.PASS)
        assert fault.value.code == "rule-endless"

    @pytest.mark.parametrize("job", [Job.GAMES, Job.TRACE, Job.SURVEY])
    def test_in_games_played(self, dawdler: native.Native, job: Job) -> None:
        block = dawdler.states(DAWDLER.blank(2), kept=DAWDLER.bound)
        seats = dawdler.numbers([Policy.GREEDY] * MAX_SEATS)
        weights = np.array([*toy.WEIGHTS, *np.eye(len(toy.Feature))], np.int64)
        with pytest.raises(RuleFault):
            dawdler.work(job, block, seed=1, count=1, policies=seats, weights=weights, notes=dawdler.numbers([0] * 100))

    def test_in_rollouts(self, dawdler: native.Native) -> None:
        block = dawdler.states(DAWDLER.blank(2), kept=1)
        block[Slot.FIRST] = dawdler.states(begun(DAWDLER))[Slot.START]
        with pytest.raises(RuleFault):
            dawdler.work(Job.ROLLOUTS, block, seed=1, count=1)

    def test_in_a_game_played_on(self, dawdler: native.Native) -> None:
        with pytest.raises(RuleFault):
            dawdler.work(Job.FINISH, dawdler.states(begun(DAWDLER)), count=DAWDLER.bound)

    def test_in_a_search(self, dawdler: native.Native) -> None:
        knobs = Knobs()
        knobs.stages = knobs.longest = -1
        block, tree, scratch = dawdler.states(begun(DAWDLER)), dawdler.tree(100), dawdler.scratch(knobs)
        with pytest.raises(RuleFault):
            dawdler.work(Job.SEARCH, block, tree=tree, scratch=scratch, count=1)

    def test_a_good_job_is_done_after_a_bad_one(self, dawdler: native.Native) -> None:
        state = begun(DAWDLER)
        block = dawdler.states(state)
        dawdler.work(Job.APPLY, block, count=toy.Code.PASS)
        DAWDLER.plain.apply(state, toy.Code.PASS)
        assert dawdler.plain(block, Slot.START) == state
        assert state.actor != NOBODY
