"""The coach: its words for every question, what it calls a blunder, and that it knows no more than the learner."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module

import pytest
from tests.games.colt_express.table import table

import saloon
from saloon.bots import Prospect, Thought, bot
from saloon.engine.words import word
from saloon.match import Match
from saloon.messages import catalogue, languages, message
from saloon.school.coach import COACH, LEAST, MARGIN, PART, coach, cost, weighed
from saloon.school.puzzles import puzzle, set_up

pytestmark = pytest.mark.usefixtures("interpreted")

LONGEST = 45  # words
ENOUGH = 20_000  # iterations; with interpreted rules a fortieth of them


def asked_of(slug: str) -> set[str]:
    """Every question that a game can put."""
    return {word(decision) for decision in import_module(saloon.game(slug).State.__module__).Decision}


@pytest.mark.parametrize("language", languages())
class TestWords:
    @pytest.mark.parametrize("slug", saloon.list_games())
    def test_every_question_is_talked_about(self, slug: str, language: str) -> None:
        for asked in asked_of(slug):
            said = message(f"coach-{slug}-{asked}", {}, language)
            assert said != f"coach-{slug}-{asked}", asked
            assert len(said.split()) <= LONGEST, said

    def test_no_sentence_is_left_over(self, language: str) -> None:
        known = {f"coach-{slug}-{asked}" for slug in saloon.list_games() for asked in asked_of(slug)}
        assert {key for key in catalogue(language)._bundle._messages if key.startswith("coach-")} == known


class TestCost:
    def test_a_choice_that_is_clearly_worse_costs_the_difference(self) -> None:
        assert cost([0.6, 0.62, 0.58], [0.3, 0.33, 0.27]).blunder == pytest.approx(0.3)
        assert cost([0.6, 0.62, 0.58], [0.6, 0.62, 0.58]).blunder == 0

    def test_what_luck_may_have_done_costs_nothing(self) -> None:
        assert cost([0.6, 0.5, 0.7], [0.45, 0.55, 0.35]).blunder == 0

    def test_luck_that_both_had_does_not_count(self) -> None:
        assert cost([0.6, 0.1, 0.9], [0.5, 0.0, 0.8]).blunder == pytest.approx(0.1)

    def test_what_matters_little_costs_nothing(self) -> None:
        assert cost([0.9] * 3, [0.9 - MARGIN / 2] * 3).blunder == 0

    def test_of_a_small_chance_less_is_much(self) -> None:
        assert cost([0.2] * 3, [0.2 - 2 * PART * 0.2] * 3).blunder == pytest.approx(2 * PART * 0.2)
        assert cost([0.9] * 3, [0.9 - 2 * PART * 0.2 + 0.005] * 3).blunder == 0
        assert cost([LEAST / 2] * 3, [0.0] * 3).blunder == 0


BLUNDERS = {  # a puzzle of each game, and the choice in it that loses most
    "colt-express": ("7e460ca6", "move to roof 3"),
    "hold-up": ("4ad7f668", "place kid assay-office north"),
    "public-enemy": ("55234918", "draw dodge-city"),
    "six-territories": ("02d85557", "lay 1 on forest"),
    "wyatt-earp": ("ed5c09ba", "discard butch-cassidy"),
}


@pytest.mark.parametrize("slug", saloon.list_games())
@pytest.mark.slow
def test_the_worst_choice_of_a_puzzle_is_warned_of_and_the_solution_is_not(slug: str) -> None:
    """A search that follows nothing but the solution gives the others no visit: they are weighed all the same."""
    name, worst = BLUNDERS[slug]
    posed = puzzle(slug, name)
    match = set_up(slug, posed)
    codes = {choice.text: choice.code for choice in match.choices()}
    blind = Thought(
        code=codes[posed.best],
        chances=(),
        prospects=tuple(Prospect(codes[one.text], one.chance, float(one.text == posed.best)) for one in posed.choices),
    )
    knobs = replace(match.game.levels.search(COACH), iterations=ENOUGH)
    assert weighed(match.sight(posed.seat), blind, 1, knobs)[codes[worst]].blunder > MARGIN
    tempted = replace(blind, code=codes[posed.tempting[0]])
    assert weighed(match.sight(posed.seat), tempted, 1, knobs)[codes[posed.best]].blunder == 0


def last_robbery() -> Match:
    """The last card of the game: only the strongbox wins it for Doc."""
    tuco = {"car": 3, "roof": False, "loot": ["purse:500", "jewel"]}
    floor = {2: ["purse:250", "strongbox"]}
    return table(round=5, doc="car 2", tuco=tuco, belle="car 3", floor=floor, pile=["doc rob"])


def test_the_coach_advises_the_strongbox_and_says_what_the_purse_costs() -> None:
    match = last_robbery()
    sight = match.sight(0)
    taught = coach(sight, bot("legend").think(sight, 1))
    names = {choice.code: choice.text for choice in match.choices()}
    assert names[taught.verdicts[0].code] == "rob strongbox"
    assert [names[one.code] for one in taught.verdicts if one.loss] == ["rob purse 1"]
    assert taught.verdicts[-1].loss > MARGIN


@pytest.mark.slow
def test_the_coach_says_the_same_whatever_the_others_hide() -> None:
    """Hands and purses that the learner has not seen are dealt otherwise: the sight is the same, so is the lesson."""
    match = Match.new("colt-express", 3, seed=4)
    state = match.game.State.unpack(match.truth.states[-1])
    lessons = []
    for seed in (1, 2):
        world = state.clone()
        match.game.plain.determinize(world, match.to_move, seed)
        position = match.game.to_position(world)
        sight = Match.from_position("colt-express", position, seed=seed).sight(match.to_move or 0)
        lessons.append(coach(sight, bot("deputy").think(sight, 1)))
    assert lessons[0].verdicts == lessons[1].verdicts
