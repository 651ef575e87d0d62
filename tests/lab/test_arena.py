"""The arena: games as matches would play them, one result however the work is done, and a results log that goes on."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.arenas import drawn
from tests.house import each_slug

import saloon
from saloon.bots import BotError, bot, play_out
from saloon.engine import Choice, Event, Game, SaloonError, native
from saloon.engine.native import Native
from saloon.lab import arena
from saloon.lab.arena import Arena, Fixture, Plan, chance_of, course, fixtures, hold, luck_of, plan, rated, rows
from saloon.lab.playing import Outcome, play
from saloon.lab.shares import share
from saloon.lab.sprt import BETTER, Question
from saloon.lab.workers import Local

SIX = "six-territories"


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where Numba is not installed."""
    monkeypatch.setattr(native, "available", lambda: False)


def small(games: int = 12, **changed: Any) -> Plan:
    asked: dict[str, Any] = {"players": 3, "bots": ["deputy", "random"], "seed": 1, **changed}
    return plan(SIX, asked.pop("players"), asked.pop("options", {}), asked.pop("bots"), games, **asked)


class Listener:
    """A bot that keeps what it was shown and chooses by the seed."""

    name = "listener"

    def __init__(self) -> None:
        self.shown: list[tuple[int, Any, list[Event], list[Choice], bytes]] = []

    def choose(self, sight: Any, seed: int) -> int:
        self.shown.append((sight.seat, sight.view, sight.events, sight.choices, sight.sample(seed).pack()))
        return int(sight.choices[seed % len(sight.choices)].code)


class Cheat:
    """A bot that takes what was not offered."""

    name = "cheat"

    def choose(self, sight: Any, seed: int) -> int:
        return 1 + max(int(choice.code) for choice in sight.choices)


class TestPlaying:
    @pytest.mark.slow
    def test_what_is_not_legal_is_not_played(self) -> None:
        game = saloon.game(SIX)
        with pytest.raises(BotError) as refusal:
            play(game.blank(2), game, [Cheat()] * 2, chance_of(1, 2), 3)  # type: ignore[list-item]
        assert refusal.value.code == "bot-illegal"
        assert "cheat" in refusal.value.text("fr")

    @each_slug
    def test_a_game_is_what_a_match_would_be_and_each_seat_is_shown_the_same(self, slug: str) -> None:
        game = saloon.game(slug)
        players = game.players[-1]
        in_match, in_arena = Listener(), Listener()
        match = saloon.Match.new(slug, players=players, seed=chance_of(1, 2))
        play_out(match, [in_match] * players, luck_of(1, 2))  # type: ignore[list-item]
        outcome = play(game.blank(players), game, [in_arena] * players, chance_of(1, 2), luck_of(1, 2))  # type: ignore[list-item]
        assert in_arena.shown == in_match.shown
        assert match.result is not None
        assert list(outcome.winners) == match.result.winners
        assert [game.points(score) for score in outcome.scores] == match.result.scores
        assert outcome.choices == match.played

    def test_a_deal_is_the_same_in_every_seating_and_line_up(self, interpreted: None, monkeypatch: Any) -> None:
        dealt: list[tuple[bytes, int]] = []
        monkeypatch.setattr(arena, "play", lambda start, game, bots, chance, luck, heard: dealt.append((chance, luck)))
        planned = small(6)
        for fixture in fixtures(planned):
            arena.play_fixture(planned, fixture)
        assert len(dealt) == 12
        assert dealt[:6] == [dealt[0]] * 6
        assert dealt[6:] == [dealt[6]] * 6
        assert dealt[0][0] != dealt[6][0]
        assert dealt[0][1] != dealt[6][1]

    def test_other_seeds_are_other_games(self) -> None:
        assert chance_of(1, 0) != chance_of(0, 1)
        assert len({chance_of(seed, deal) for seed in range(10) for deal in range(10)}) == 100


class TestPlans:
    def test_games_are_rounded_up_to_whole_deals(self) -> None:
        assert small(10).planned == 24
        assert len(list(fixtures(small(10)))) == 24

    def test_a_run_cut_short_is_fair_to_every_line_up(self) -> None:
        first = list(fixtures(small(300)))[:12]
        assert [fixture.lineup for fixture in first] == [0] * 3 + [1] * 3 + [0] * 3 + [1] * 3

    def test_the_command_says_everything(self) -> None:
        planned = small(20, players=2, options={"scoring": "advanced"}, question=Question(0.6, 0.01), pairs="first")
        assert planned.command() == (
            "saloon arena six-territories --players 2 --option scoring=advanced --bots deputy,random --table one"
            " --pairs first --games 20 --seed 1 --sprt --better 0.6 --risk 0.01"
        )

    @pytest.mark.parametrize(
        ("code", "changed"),
        [
            ("player-count", {"players": 9}),
            ("option-unknown", {"options": {"colour": "red"}}),
            ("unknown-bot", {"bots": ["deputy", "wizard"]}),
            ("arena-few-bots", {"bots": ["deputy"]}),
            ("arena-bot-twice", {"bots": ["deputy", "random", "deputy"]}),
            ("arena-table", {"table": "round"}),
            ("arena-pairs", {"pairs": "some"}),
            ("arena-mixed", {"table": "mixed"}),
            ("arena-mixed-question", {"table": "mixed", "players": 2, "question": Question()}),
        ],
    )
    def test_what_cannot_be_is_refused(self, code: str, changed: dict[str, Any]) -> None:
        with pytest.raises(SaloonError) as refusal:
            small(**changed)
        assert refusal.value.code == code
        assert refusal.value.text("fr")


@pytest.mark.usefixtures("interpreted")
class TestHolding:
    def test_every_game_has_one_win_to_share(self) -> None:
        found = hold(small(12))
        assert found.games == 24
        one, other = rows(found)
        assert (one.bot, one.rival, one.games, one.deals) == ("deputy", "random", 12, 4)
        assert (other.bot, other.rival) == ("random", "deputy")
        for bout in found.bouts:
            assert sum(bout.won(name, 0) for name in bout.lineup.bots) == pytest.approx(1)

    @pytest.mark.slow
    def test_the_better_bot_is_found(self) -> None:
        found = hold(small(60, pairs="first"))
        row = rows(found)[0]
        assert row.share.low > row.fair == pytest.approx(1 / 3)
        assert row.alone.low > 0.5
        assert row.score.low > row.rival_score.high
        assert [name for name, _ in rated(found)] == ["deputy", "random"]

    def test_scores_are_in_points(self) -> None:
        assert 5 < rows(hold(small(6)))[0].score.value < 60

    @pytest.mark.slow
    def test_the_number_of_workers_changes_nothing(self) -> None:
        alone, together = (hold(small(18), Local(jobs)) for jobs in (1, 2))
        assert [bout.deals for bout in alone.bouts] == [bout.deals for bout in together.bouts]
        assert rows(alone) == rows(together)
        assert rated(alone) == rated(together)

    def test_an_interrupt_keeps_whole_deals(self) -> None:
        found = hold(small(30), heard=after(8))
        assert found.interrupted
        assert [bout.games for bout in found.bouts] == [3, 3]

    def test_a_mixed_table_has_a_row_for_every_bot(self) -> None:
        found = hold(small(9, bots=["deputy", "random", "tenderfoot"], table="mixed"))
        assert [(row.bot, row.rival, row.games) for row in rows(found)] == [
            ("deputy", "", 9),
            ("random", "", 9),
            ("tenderfoot", "", 9),
        ]
        assert sum(row.share.value for row in rows(found)) == pytest.approx(1)

    @pytest.mark.slow
    def test_a_question_answered_ends_a_line_up_and_more_workers_change_nothing(self) -> None:
        planned = small(600, pairs="first", players=2, question=Question(0.7))
        alone, together = (hold(planned, Local(jobs)) for jobs in (1, 2))
        assert rows(alone)[0].answer == BETTER
        assert alone.games < 600
        assert alone.settled == 600
        assert alone.bouts[0].deals == together.bouts[0].deals


def after(games: int) -> Callable[[Arena], None]:
    """An interrupt from the keyboard after so many games."""
    heard = -1  # the first time, nothing has been played yet

    def interrupt(found: Arena) -> None:
        nonlocal heard
        heard += 1
        if heard >= games:
            raise KeyboardInterrupt

    return interrupt


@pytest.mark.usefixtures("interpreted")
class TestResultsLog:
    @pytest.fixture
    def results(self, tmp_path: Path) -> Path:
        return tmp_path / "arena.jsonl"

    @pytest.mark.slow
    def test_a_run_that_was_stopped_goes_on_to_the_same_result(self, results: Path) -> None:
        hold(small(18), results=results, heard=after(10))
        assert len(results.read_text().splitlines()) == 11
        resumed = hold(small(18), results=results)
        straight = hold(small(18))
        assert resumed.resumed == 9
        assert rows(resumed) == rows(straight)
        assert rated(resumed) == rated(straight)
        assert len(results.read_text().splitlines()) == 37

    def test_nothing_is_played_twice(self, results: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        first = hold(small(6), results=results)
        monkeypatch.setattr(arena, "play_fixture", lambda planned, fixture: pytest.fail(str(fixture)))
        assert rows(hold(small(6), results=results)) == rows(first)

    @pytest.mark.slow
    def test_the_same_plan_may_ask_for_more_games_or_fewer(self, results: Path) -> None:
        hold(small(6), results=results)
        assert rows(hold(small(12), results=results)) == rows(hold(small(12)))
        assert rows(hold(small(3), results=results)) == rows(hold(small(3)))

    @pytest.mark.slow
    def test_a_question_may_be_asked_of_what_was_played(self, results: Path) -> None:
        planned = small(40, players=2, pairs="first")
        hold(planned, results=results)
        asking = small(40, players=2, pairs="first", question=Question(0.7))
        assert rows(hold(asking, results=results)) == rows(hold(asking))

    @pytest.mark.slow
    @pytest.mark.parametrize(
        ("changed", "what"),
        [
            ({"seed": 2}, "seed"),
            ({"players": 2}, "players"),
            ({"bots": ["random", "deputy"]}, "bots"),
            ({"table": "half"}, "table"),
            ({"pairs": "first"}, "pairs"),
            ({"options": {"scoring": "advanced"}}, "options"),
        ],
    )
    def test_another_plan_is_refused_and_the_file_kept(self, results: Path, changed: dict[str, Any], what: str) -> None:
        hold(small(3), results=results)
        before = results.read_bytes()
        with pytest.raises(SaloonError) as refusal:
            hold(small(3, **changed), results=results)
        assert refusal.value.code == "arena-other-plan"
        assert refusal.value.params["what"] == what
        assert results.read_bytes() == before

    def test_other_rules_are_another_plan(self, results: Path) -> None:
        hold(small(3), results=results)
        head, *games = results.read_text().splitlines()
        kept = json.loads(head)
        kept["plan"]["rules"] = 0
        results.write_text("\n".join([json.dumps(kept), *games]) + "\n")
        with pytest.raises(SaloonError) as refusal:
            hold(small(3), results=results)
        assert refusal.value.params["what"] == "rules"

    def test_a_line_cut_short_is_struck_out(self, results: Path) -> None:
        straight = hold(small(6), results=results)
        whole = results.read_bytes()
        results.write_bytes(whole[:-20])
        assert rows(hold(small(6), results=results)) == rows(straight)
        assert results.read_bytes() == whole

    @pytest.mark.parametrize("text", ["", "not JSON\n", '{"saloon": "record"}\n', "[]\n", "half a line"])
    def test_a_file_that_is_no_results_log_is_refused_unless_it_is_empty(self, results: Path, text: str) -> None:
        results.write_text(text)
        if not text:
            assert hold(small(3), results=results).games == 6
            return
        with pytest.raises(SaloonError) as refusal:
            hold(small(3), results=results)
        assert refusal.value.code == "arena-no-ledger"
        assert results.read_text() == text

    @pytest.mark.parametrize(
        "line",
        [
            "{}",
            "oops",
            '{"lineup":9,"deal":0,"seating":0,"winners":[0],"scores":[1,2,3],"choices":4}',
            '{"lineup":0,"deal":0,"seating":0,"winners":[7],"scores":[1,2,3],"choices":4}',
            '{"lineup":0,"deal":0,"seating":0,"winners":[0],"scores":[1,2],"choices":4}',
            '{"lineup":0,"deal":-1,"seating":0,"winners":[0],"scores":[1,2,3],"choices":4}',
            '{"lineup":0,"deal":0,"seating":true,"winners":[0],"scores":[1,2,3],"choices":4}',
            '{"lineup":0,"deal":0,"seating":0,"winners":0,"scores":[1,2,3],"choices":4}',
        ],
    )
    def test_a_line_that_is_no_game_is_named(self, results: Path, line: str) -> None:
        hold(small(3), results=results)
        head, *games = results.read_text().splitlines()
        results.write_text("\n".join([head, games[0], line, *games[1:]]) + "\n")
        with pytest.raises(SaloonError) as refusal:
            hold(small(3), results=results)
        assert (refusal.value.code, refusal.value.params["line"]) == ("arena-ledger-line", 3)

    def test_what_cannot_be_written_is_said(self, tmp_path: Path) -> None:
        for path in (tmp_path, tmp_path / "nowhere" / "a.jsonl"):
            with pytest.raises(SaloonError) as refusal:
                hold(small(3), results=path)
            assert refusal.value.code == "cli-file-unwritable"


class TestFindings:
    def test_shares_are_those_of_the_strengths(self) -> None:
        row = rows(drawn({"a": 3.0, "b": 1.0}, 4, 2000, pairs="first"))[0]
        assert row.share.low < 0.5 < row.share.high
        assert row.fair == 0.25
        assert row.alone.low < 0.75 < row.alone.high
        assert row.alone.value == pytest.approx(row.share.value / (row.share.value + (1 - row.share.value) / 3))

    def test_games_that_nobody_won_lower_the_share_of_equals_too(self) -> None:
        found = Arena(Plan("colt-express", 4, {}, ("a", "b"), 384, 0, "one", "first"))
        for fixture in fixtures(found.plan):
            winners = ((fixture.deal // 2 + fixture.seating) % 4,) if fixture.deal % 2 else ()
            found.add(fixture, Outcome(winners, (0, 0, 0, 0), 1))
        row = rows(found)[0]
        assert row.share.value == pytest.approx(0.125)
        assert row.fair == pytest.approx(0.125)
        assert row.alone.value == pytest.approx(0.5)

    def test_a_course_ends_with_the_result(self) -> None:
        found = drawn({"a": 3.0, "b": 1.0}, 4, 1000, pairs="first")
        points = course(found.bouts[0], "a")
        assert points[-1] == (1000, rows(found)[0].share)
        assert [games for games, _ in points] == sorted({games for games, _ in points})
        assert len(points) <= arena.COURSE_POINTS
        won = [found.bouts[0].won("a", deal) for deal in range(points[0][0] // 4)]
        assert points[0][1] == share(won, [1.0] * len(won), 4)

    def test_deals_count_in_their_order_and_only_when_complete(self) -> None:
        bout = Arena(Plan("colt-express", 4, {}, ("a", "b"), 8, 0, "one", "first")).bouts[0]
        won = Outcome((0,), (1, 0, 0, 0), 1)
        for deal, seating in ((1, 0), (1, 1), (1, 2), (1, 3), (0, 1), (0, 2), (0, 3)):
            bout.add(Fixture(0, deal, seating), won)
            assert bout.games == 0
        bout.add(Fixture(0, 0, 0), won)
        assert (bout.games, bout.over) == (8, True)


@pytest.mark.slow
def test_levels_meet_in_compiled_games_by_several_workers(compiled: Callable[[Game], Native]) -> None:
    compiled(saloon.game(SIX))
    planned = small(4, players=2, bots=["marshal", "deputy"])
    alone, together = (hold(planned, Local(jobs)) for jobs in (1, 2))
    assert rows(alone) == rows(together)
    assert bot("marshal").name == "marshal"
