"""The coach: its words for every question, what it calls a blunder, and that it knows no more than the learner."""

from __future__ import annotations

from importlib import import_module

import pytest
from tests.games.colt_express.table import table

import saloon
from saloon.bots import Prospect, Thought, bot
from saloon.engine.words import word
from saloon.match import Match
from saloon.messages import catalogue, languages, message
from saloon.school.coach import MARGIN, coach, loss

pytestmark = pytest.mark.usefixtures("interpreted")

LONGEST = 45  # words
CURIOUS = "search:iterations=4000,explore=3000"  # looks at every choice, also with interpreted rules


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


def thought(*prospects: Prospect, iterations: int = 1_000) -> Thought:
    return Thought(prospects[0].code, (prospects[0].chance,), prospects, iterations=iterations)


class TestLoss:
    def test_a_choice_that_is_clearly_worse_costs_the_difference(self) -> None:
        found = thought(Prospect(1, 0.6, 0.8), Prospect(2, 0.3, 0.2))
        assert loss(found, 2) == pytest.approx(0.3)
        assert loss(found, 1) == 0

    def test_what_is_within_the_noise_of_the_search_costs_nothing(self) -> None:
        wide = Prospect(1, 0.6, 0.9)
        assert loss(thought(wide, Prospect(2, 0.45, 0.1), iterations=100), 2) == 0
        assert loss(thought(wide, Prospect(2, 0.45, 0.1), iterations=10_000), 2) == pytest.approx(0.15)

    def test_what_matters_little_costs_nothing(self) -> None:
        assert loss(thought(Prospect(1, 0.6, 0.5), Prospect(2, 0.6 - MARGIN / 2, 0.5), iterations=1_000_000), 2) == 0

    def test_who_did_not_search_cannot_tell(self) -> None:
        assert loss(thought(Prospect(1, 0.9), Prospect(2, 0.1), iterations=0), 2) == 0
        assert loss(thought(Prospect(1, 0.9, 1.0)), 7) == 0


def last_robbery() -> Match:
    """The last card of the game: only the strongbox wins it for Doc."""
    tuco = {"car": 3, "roof": False, "loot": ["purse:500", "jewel"]}
    floor = {2: ["purse:250", "strongbox"]}
    return table(round=5, doc="car 2", tuco=tuco, belle="car 3", floor=floor, pile=["doc rob"])


def test_the_coach_advises_the_strongbox_and_says_what_the_purse_costs() -> None:
    match = last_robbery()
    sight = match.sight(0)
    taught = coach(sight, bot(CURIOUS).think(sight, 1))
    names = {choice.code: choice.text for choice in match.choices()}
    assert names[taught.verdicts[0].code] == "rob strongbox"
    assert [names[one.code] for one in taught.verdicts if one.loss] == ["rob purse 1"]
    assert taught.verdicts[-1].loss > MARGIN


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
