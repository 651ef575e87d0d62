"""The levels: how they are named, that they play legal games, and that the same sight and seed give the same choice."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.bots.table import GLANCES, situations
from tests.house import two_slugs

import saloon
from saloon import Match
from saloon.bots import BotError, Thought, play_out
from saloon.bots.levels import MEASURED
from saloon.bots.play import choice_seed
from saloon.engine import Game
from saloon.engine.native import Native

pytestmark = pytest.mark.usefixtures("interpreted")

LEVELS = pytest.mark.parametrize("name", saloon.list_bots())
QUICK = pytest.mark.parametrize("name", [*GLANCES, "marshal"])  # a Legend is a Marshal who thinks longer


def moves_of(slug: str, name: str, seed: int) -> list[str]:
    match = Match.new(slug, seed=7)
    play_out(match, [saloon.bot(name)] * match.players, seed)
    assert match.over
    return match.truth.moves


class TestNames:
    def test_the_weakest_comes_first(self) -> None:
        assert saloon.list_bots() == ["random", "tenderfoot", "deputy", "marshal", "legend", "outlaw"]

    def test_bots_are_known_by_name(self) -> None:
        for name in saloon.list_bots():
            assert saloon.bot(name).name == name

    @pytest.mark.parametrize("spec", ["legend@2.5", "legend@0.02", "legend@60", "marshal@1", "marshal@1e1"])
    def test_a_bot_that_searches_takes_a_think_time(self, spec: str) -> None:
        assert saloon.bot(spec).name == spec.partition("@")[0]

    def test_a_search_is_told_its_knobs(self) -> None:
        spec = "search:iterations=70,explore=500,stages=-1"
        assert saloon.bot(spec).name == spec

    def test_a_glance_is_told_how_steady_its_hand_is(self) -> None:
        for spec in ("glance:hand=30", "glance:", "glance"):
            assert saloon.bot(spec).name == spec

    @pytest.mark.parametrize("spec", ["oracle", "", "Deputy", "legend:iterations=3", "research:", "@", "@2"])
    def test_an_unknown_bot_is_refused(self, spec: str) -> None:
        with pytest.raises(BotError) as refusal:
            saloon.bot(spec)
        assert refusal.value.code == "unknown-bot"
        assert refusal.value.params == {"bot": spec, "known": ", ".join(saloon.list_bots())}

    @pytest.mark.parametrize("name", ["random", "tenderfoot", "deputy"])
    @pytest.mark.parametrize("seconds", ["2", "", "soon"])
    def test_a_bot_that_never_thinks_takes_no_think_time(self, name: str, seconds: str) -> None:
        with pytest.raises(BotError) as refusal:
            saloon.bot(f"{name}@{seconds}")
        assert refusal.value.code == "bot-never-thinks"

    @pytest.mark.parametrize("seconds", ["", "0", "0.01", "-1", "61", "nan", "inf", "soon", "1,5", "2s"])
    def test_a_think_time_is_a_number_of_seconds_within_reason(self, seconds: str) -> None:
        with pytest.raises(BotError) as refusal:
            saloon.bot(f"legend@{seconds}")
        assert refusal.value.code == "bot-seconds"
        assert refusal.value.params["bot"] == f"legend@{seconds}"

    @pytest.mark.parametrize("knob", ["depth=3", "iterations", "iterations=", "iterations=many", "explore=0.7", "=3"])
    def test_a_knob_that_there_is_not_is_refused(self, knob: str) -> None:
        with pytest.raises(BotError) as refusal:
            saloon.bot(f"search:stages=1,{knob}")
        assert refusal.value.code == "bot-knob"
        assert refusal.value.params["knob"] == knob

    @pytest.mark.parametrize("knob", ["hand=4", "hand=10001", "hand=steady", "iterations=5"])
    def test_a_hand_that_there_is_not_is_refused(self, knob: str) -> None:
        with pytest.raises(BotError) as refusal:
            saloon.bot(f"glance:{knob}")
        assert refusal.value.code == "bot-knob"
        assert refusal.value.params["knob"] == knob

    @pytest.mark.slow
    @pytest.mark.parametrize("language", ["en", "fr"])
    @pytest.mark.parametrize("spec", ["oracle", "deputy@2", "legend@soon", "search:depth=3", "glance:hand=0"])
    def test_every_refusal_names_what_was_asked_for(self, spec: str, language: str) -> None:
        with pytest.raises(BotError) as refusal:
            saloon.bot(spec)
        assert spec in refusal.value.text(language)


class TestChoices:
    @two_slugs
    @pytest.mark.parametrize("name", GLANCES)
    def test_a_bot_plays_the_same_way_with_the_same_seed(self, slug: str, name: str) -> None:
        assert moves_of(slug, name, 1) == moves_of(slug, name, 1)

    @two_slugs
    @pytest.mark.parametrize("name", ["random", "tenderfoot"])
    def test_another_seed_makes_it_play_another_way(self, slug: str, name: str) -> None:
        assert moves_of(slug, name, 1) != moves_of(slug, name, 2)

    @two_slugs
    @QUICK
    def test_a_bot_chooses_what_is_legal_and_leaves_its_sight_alone(self, slug: str, name: str) -> None:
        player = saloon.bot(name)
        for number, (match, sight) in enumerate(situations(slug, 7, 3 if name == "marshal" else 20)):
            before = sight.sample(0).pack()
            assert player.choose(sight, number) in [choice.code for choice in match.choices()]
            assert sight.sample(0).pack() == before

    @two_slugs
    @QUICK
    def test_the_same_sight_and_seed_give_the_same_thought_and_it_is_the_choice(self, slug: str, name: str) -> None:
        for _, sight in situations(slug, 8, 2):
            thought, again = (saloon.bot(name).think(sight, 5) for _ in range(2))
            assert thought == again
            assert thought.code == saloon.bot(name).choose(sight, 5)

    @two_slugs
    @QUICK
    def test_a_thought_makes_sense(self, slug: str, name: str) -> None:
        for match, sight in situations(slug, 9, 3):
            self.check(
                match,
                saloon.bot(name).think(sight, 5),
                searches=name == "marshal" and sight.game.playing.searches(name),
            )

    @staticmethod
    def check(match: Match, thought: Thought, *, searches: bool) -> None:
        codes = [choice.code for choice in match.choices()]
        assert thought.code in codes
        assert len(thought.chances) == match.players
        assert sum(thought.chances) == pytest.approx(1, abs=0.01)
        found = [prospect.code for prospect in thought.prospects]
        assert len(found) == len(set(found))
        assert set(found) == set(codes)
        assert all(0 <= prospect.chance <= 1 for prospect in thought.prospects)
        assert thought.line[0].seat == match.to_move
        assert thought.line[0].choice.code == thought.code
        if searches:
            assert found[0] == thought.code
            assert sum(prospect.share for prospect in thought.prospects) == pytest.approx(1)
            assert thought.prospects[0].share == max(prospect.share for prospect in thought.prospects)
            assert thought.iterations > 0
        else:
            assert thought.iterations == 0
            assert [prospect.chance for prospect in thought.prospects] == sorted(
                (prospect.chance for prospect in thought.prospects), reverse=True
            )

    @two_slugs
    def test_the_line_expected_is_legal_in_the_world_it_was_found_in(self, slug: str) -> None:
        for _, sight in situations(slug, 10, 3):
            world = sight.sample(5)
            for step in saloon.bot("marshal").think(sight, 5).line:
                assert step.seat == world.actor
                assert step.choice.code in world.legal[: world.legal_n]
                assert step.choice == sight.game.choice(world, step.choice.code)
                sight.game.plain.apply(world, step.choice.code)

    @two_slugs
    def test_where_there_is_but_one_choice_it_is_made(self, slug: str) -> None:
        match = Match.new(slug, seed=7)
        while match.to_move is not None:
            if len(match.choices()) == 1:
                only = match.choices()[0].code
                assert all(
                    saloon.bot(name).choose(match.sight(match.to_move), 1) == only for name in saloon.list_bots()
                )
                return
            match.play(match.choices()[match.played % len(match.choices())])

    def test_a_search_with_interpreted_rules_says_so(self) -> None:
        for _, sight in situations("six-territories", 8, 1):
            for name in ("marshal-2026-11", "legend-2026-11", "legend"):
                thought = saloon.bot(name).think(sight, 5)
                assert not thought.compiled
                assert 10 <= thought.iterations <= 1_000
            assert saloon.bot("deputy").think(sight, 5).compiled, "a glance is the same either way"

    @two_slugs
    def test_random_makes_every_choice_about_as_often(self, slug: str) -> None:
        match = Match.new(slug, seed=7)
        while len(match.choices()) < 2:
            match.play(match.choices()[0])
        assert match.to_move is not None
        sight = match.sight(match.to_move)
        codes = [choice.code for choice in match.choices()]
        made = [saloon.bot("random").choose(sight, choice_seed(0, number)) for number in range(200 * len(codes))]
        assert set(made) == set(codes)
        assert all(140 <= made.count(code) <= 260 for code in codes)

    def test_a_tenderfoot_slips_now_and_then(self) -> None:
        for _, sight in situations("six-territories", 12, 2):
            chosen = [saloon.bot("tenderfoot").choose(sight, seed) for seed in range(60)]
            assert len(set(chosen)) > 1

    @pytest.mark.slow
    def test_a_hand_slips_the_more_the_less_steady_it_is(self) -> None:
        slips = dict.fromkeys((12, 200, 10_000), 0)
        for _, sight in situations("six-territories", 12, 12):
            best = {saloon.bot("glance").choose(sight, seed) for seed in range(60)}
            if len(best) == 1:  # whatever is hidden
                for hand in slips:
                    player = saloon.bot(f"glance:hand={hand}")
                    slips[hand] += sum(player.choose(sight, seed) not in best for seed in range(60))
        assert slips[12] > 1.5 * slips[200] > 2.25 * slips[10_000]


def beats(better: str, worse: str, games: int) -> int:
    """How many of so many games of Six Territories one bot wins against another, both seats in turn."""
    wins = 0
    for seed in range(games):
        match = Match.new("six-territories", players=2, seed=seed)
        sides = [saloon.bot(better), saloon.bot(worse)]
        play_out(match, sides if seed % 2 else sides[::-1], seed)
        assert match.result is not None
        wins += match.result.winners == [1 - seed % 2]
    return wins


@pytest.mark.slow
def test_a_deputy_beats_random() -> None:
    assert beats("deputy", "random", 40) > 26


@pytest.mark.slow
def test_a_tenderfoot_beats_random() -> None:
    assert beats("tenderfoot", "random", 40) > 22


@pytest.mark.slow
@two_slugs
def test_all_levels_play_a_whole_game_together(slug: str, compiled: Callable[[Game], Native]) -> None:
    compiled(saloon.game(slug))
    players = min(4, saloon.game(slug).players[-1])
    crew = ["tenderfoot", "deputy", "marshal@0.02", "legend@0.02"][-players:]
    match = Match.new(slug, players, seed=7, seats=crew)
    play_out(match, [saloon.bot(name) for name in crew], seed=3)
    assert match.over
    assert Match.replay(match.truth.record()).result == match.result


@pytest.mark.slow
@two_slugs
@pytest.mark.parametrize("name", MEASURED)
def test_compiled_levels_think_the_same_twice_and_say_that_they_are(
    slug: str, name: str, compiled: Callable[[Game], Native]
) -> None:
    compiled(saloon.game(slug))
    for match, sight in situations(slug, 8, 1, saloon.game(slug).players[-1]):
        thought, again = (saloon.bot(name).think(sight, 5) for _ in range(2))
        assert thought == again
        assert thought.compiled
        TestChoices.check(match, thought, searches=name in ("marshal", "legend") and match.game.playing.searches(name))


@pytest.mark.parametrize("count", [0, 2, 4])
def test_every_seat_needs_a_bot(count: int) -> None:
    match = Match.new("six-territories", players=3, seed=7)
    with pytest.raises(BotError) as refusal:
        play_out(match, [saloon.bot("random")] * count)
    assert refusal.value.code == "bot-count"
    assert refusal.value.params == {"bots": count, "players": 3}
    assert match.truth.moves == []


def test_bots_take_over_a_match_where_people_left_it() -> None:
    whole, left = (Match.new("six-territories", seed=7) for _ in range(2))
    bots = [saloon.bot("deputy"), saloon.bot("tenderfoot")]
    play_out(whole, bots, seed=3)
    for move in whole.truth.moves[:10]:
        left.play(move)
    play_out(left, bots, seed=3)
    assert left.truth.moves == whole.truth.moves


def test_seeds_of_choices_fit_compiled_rules_and_differ() -> None:
    seeds = {choice_seed(seed, move) for seed in (0, 1, -5, 2**300) for move in range(100)}
    assert len(seeds) == 400
    assert all(0 <= seed < 2**63 for seed in seeds)
