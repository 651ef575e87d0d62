"""Studies: the same answer whoever counts, unfairness found and none invented, and parts judged by trying."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import saloon
from saloon.engine import Game, Studied
from saloon.engine.chances import WIN
from saloon.engine.kernels import Note
from saloon.engine.native import Native
from saloon.lab import looks, study
from saloon.lab.chronicles import Chronicle, Table
from saloon.lab.findings import as_dict, holm
from saloon.lab.measures import curve, measures
from saloon.lab.study import GAMES, LOOKS, RUNGS, Piece, Plan, carry_out, pieces, plan, study_piece
from saloon.lab.sums import Sums, add, mean, merge
from saloon.lab.workers import Local

Compiled = Callable[[Game], Native]

SIX = "six-territories"

pytestmark = pytest.mark.usefixtures("interpreted")


def small(games: int = 12, bots: str = "random", **more: Any) -> Plan:
    """A study that takes a moment."""
    return plan(SIX, 3, {}, [bots], games, seed=3, **more)


def only_games(given: Plan) -> dict[str, Any]:
    """The answer of the games alone, without closer looks and ladders."""
    found = study.Study(given)
    for piece in pieces(given):
        if piece.kind == GAMES:
            found.add(piece, study_piece(given, piece))
    return as_dict(found)


class TestPlans:
    def test_variants_are_all_combinations_and_the_first_is_the_measure(self) -> None:
        made = small(vary={"scoring": ["simple", "advanced"], "riches_slots": ["5", "6"]})
        labels = [tuple(variant.label.values()) for variant in made.variants]
        assert labels == [("simple", "5"), ("simple", "6"), ("advanced", "5"), ("advanced", "6")]

    def test_values_go_by_their_usual_words(self) -> None:
        made = plan("colt-express", 4, {}, ["random"], 10, vary={"expert": ["no", "1"]})
        assert [variant.label for variant in made.variants] == [{"expert": "false"}, {"expert": "true"}]

    @pytest.mark.parametrize(
        ("given", "code"),
        [
            ({"bots": ["random", "deputy"]}, "cli-sim-bots"),
            ({"bots": ["nobody"]}, "unknown-bot"),
            ({"vary": {"scoring": ["simple", "odd"]}}, "option-value"),
            ({"vary": {"nothing": ["1"]}}, "study-vary"),
            ({"vary": {"riches_values": ["1"]}}, "study-vary"),
            ({"vary": {"characters": ["many"]}}, "house-number"),
            ({"vary": {"characters": ["99"]}}, "house-number"),
            ({"vary": {"riches_slots": list("123456789"), "scoring": ["simple", "advanced"]}}, "study-variants"),
        ],
    )
    def test_what_cannot_be_studied_is_refused(self, given: dict[str, Any], code: str) -> None:
        with pytest.raises(saloon.SaloonError) as refused:
            plan(SIX, 3, {}, given.pop("bots", ["random"]), 10, **given)
        assert refused.value.code == code

    def test_bots_change_places(self) -> None:
        made = plan(SIX, 3, {}, ["random", "tenderfoot", "deputy"], 10)
        assert [made.seated(deal)[0] for deal in range(3)] == ["random", "tenderfoot", "deputy"]

    def test_who_glances_is_studied_in_more_games_than_who_searches(self) -> None:
        sizes = [plan(SIX, 2, {}, [bot]).games for bot in ("deputy", "marshal")]
        assert sizes == [study.QUICK_GAMES, study.SLOW_GAMES]


class TestChronicles:
    @pytest.fixture
    def table(self) -> Table:
        game = saloon.game(SIX)
        return Table(game, game.blank(3))

    def test_a_deal_is_the_same_again_and_other_luck_makes_another_game_of_it(self, table: Table) -> None:
        one, same, other = (table.chronicle(["tenderfoot"] * 3, 5, luck) for luck in (1, 1, 2))
        assert (one.rows == same.rows).all()
        assert one.rows.shape != other.rows.shape or (one.rows != other.rows).any()

    def test_luck_counts_from_the_first_choice_on(self, table: Table) -> None:
        """Keys that differ in their upper half alone give other draws as well."""
        firsts = {int(table.chronicle(["random"] * 3, 5, luck << 32).rows[0, Note.CODE]) for luck in range(12)}
        assert len(firsts) > 1

    def test_what_is_told_again_is_what_was_noted(self, table: Table) -> None:
        story = table.chronicle(["tenderfoot"] * 3, 9, 9)
        *_, last = table.told_again(story, 9)
        assert last.after == story.end
        assert [table.game.plain.share(last.after, seat) for seat in range(3)] == [
            round(one * WIN) for one in story.shares
        ]

    def test_from_where_a_game_stands_it_goes_on(self, table: Table) -> None:
        story = table.chronicle(["random"] * 3, 9, 9)
        middle = next(step for step in table.told_again(story, 9) if step.number == 10).before
        assert table.chronicle(["random"] * 3, 1, 1, start=middle).choices < story.choices
        assert table.chronicle(["random"] * 3, 1, 1, start=story.end).choices == 0

    def test_bots_that_think_are_noted_alike(self, table: Table) -> None:
        story = table.chronicle(["marshal", "random", "random"], 2, 2)
        assert story.rows[-1, Note.ACTOR] == -1
        assert story.shares.sum() == pytest.approx(1, abs=1e-5)
        assert (story.rows[:-1, Note.LEGAL] > 0).all()

    @pytest.mark.slow
    def test_compiled_and_interpreted_rows_are_equal(
        self, compiled: Callable[[Game], Native], monkeypatch: Any
    ) -> None:
        game = saloon.game(SIX)
        table = Table(game, game.blank(4))
        native = compiled(game)
        monkeypatch.setattr("saloon.lab.chronicles.loaded", lambda game: native)
        fast = [table.chronicle(["deputy", "tenderfoot", "random", "deputy"], deal, deal) for deal in (1, 1 << 39)]
        set_up = table.set_up(4)
        monkeypatch.setattr("saloon.lab.chronicles.loaded", lambda game: None)
        slow = [table.chronicle(["deputy", "tenderfoot", "random", "deputy"], deal, deal) for deal in (1, 1 << 39)]
        for one, other in zip(fast, slow, strict=True):
            assert (one.rows == other.rows).all()
            assert one.end == other.end
        assert table.set_up(4) == set_up


def told(*chances: tuple[float, ...], actors: tuple[int, ...] = ()) -> Chronicle:
    """A chronicle by hand: everybody's chances from choice to choice, and the shares in the end."""
    rows = np.zeros((len(chances), Note.SIZE), np.int64)
    rows[:, Note.LEGAL] = 4
    for row, now in zip(rows, chances, strict=True):
        row[Note.CHANCES : Note.CHANCES + len(now)] = [round(one * WIN) for one in now]
    rows[: len(actors), Note.ACTOR] = actors
    return Chronicle(len(chances[0]), rows, lambda: None)


class TestMeasures:
    def test_a_lead_changes_when_somebody_is_clearly_ahead(self) -> None:
        story = told((0.5, 0.5), (0.49, 0.51), (0.4, 0.6), (0.41, 0.59), (0.7, 0.3), (1.0, 0.0))
        assert measures(story)["lead-changes"] == 2

    def test_a_winner_is_known_once_his_chance_stays(self) -> None:
        assert measures(told((0.5, 0.5), (0.9, 0.1), (0.6, 0.4), (0.9, 0.1), (1.0, 0.0)))["known"] == 0.75
        assert measures(told((0.9, 0.1), (0.9, 0.1), (1.0, 0.0)))["known"] == 0
        assert measures(told((0.9, 0.1), (0.9, 0.1), (0.5, 0.5)))["known"] == 1

    def test_comebacks_runaways_and_close_ends(self) -> None:
        back = measures(told((0.5, 0.5), (0.4, 0.6), (0.2, 0.8), (0.4, 0.6), (1.0, 0.0)))
        away = measures(told((0.5, 0.5), (0.9, 0.1), (0.9, 0.1), (0.95, 0.05), (1.0, 0.0)))
        assert (back["comeback"], back["runaway"], back["close"]) == (1, 0, 1)
        assert (away["comeback"], away["runaway"], away["close"]) == (0, 1, 0)

    def test_waiting_counts_the_others_choices_and_minutes_what_there_is_to_choose_from(self) -> None:
        story = told(*[(0.5, 0.5)] * 5, (1.0, 0.0), actors=(0, 1, 1, 0, 1))
        assert measures(story)["waiting"] == pytest.approx((2 + 0 + 1) / 3)
        assert measures(story)["minutes"] == pytest.approx(5 * (4 + 2 * 2) / 60)

    def test_the_curve_is_the_winners(self) -> None:
        found = curve(told((0.3, 0.7), (0.2, 0.8), (0.0, 1.0)))
        assert found is not None
        assert found[0] == 0.7
        assert found[-1] == 1


class TestSums:
    def test_pieces_add_up_to_the_whole(self) -> None:
        luck = random.Random(4)
        values = [luck.random() for _ in range(40)]
        whole, parts = Sums(), Sums()
        for value in values:
            add(whole, "x", value)
        for begin in range(0, 40, 7):
            some = Sums()
            for value in values[begin : begin + 7]:
                add(some, "x", value)
            merge(parts, some)
        assert parts["x"] == pytest.approx(whole["x"])
        found = mean(whole, "x")
        assert found.value == pytest.approx(np.mean(values))
        assert found.high - found.value == pytest.approx(1.959964 * np.std(values, ddof=1) / np.sqrt(40))

    def test_holm_by_hand(self) -> None:
        assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
        assert holm([0.9, 0.8]) == [1.0, 1.0]


@pytest.mark.slow
class TestStudies:
    def test_the_same_to_the_last_digit_for_any_number_of_workers(self) -> None:
        made = small(vary={"scoring": ["simple", "advanced"]})
        alone, together = (as_dict(carry_out(made, Local(jobs))) for jobs in (1, 2))
        assert alone == together
        assert alone["variants"][0]["games"] == 12
        assert not alone["interrupted"]

    def test_a_run_that_was_stopped_goes_on(self, tmp_path: Path) -> None:
        made, results = small(), tmp_path / "study.jsonl"
        heard: list[int] = []

        def stop(found: study.Study) -> None:
            heard.append(found.done)
            if len(heard) == 2:
                raise KeyboardInterrupt

        broken = carry_out(made, results=results, heard=stop)
        assert broken.interrupted
        assert as_dict(broken)["interrupted"]
        gone_on = carry_out(made, results=results)
        assert as_dict(gone_on) == as_dict(carry_out(made))
        before = results.read_bytes()
        assert as_dict(carry_out(made, results=results)) == as_dict(gone_on)
        assert results.read_bytes() == before

    def test_another_plan_is_not_gone_on_with(self, tmp_path: Path) -> None:
        results = tmp_path / "study.jsonl"
        carry_out(small(2), results=results)
        with pytest.raises(saloon.SaloonError) as refused:
            carry_out(small(4), results=results)
        assert refused.value.code == "arena-other-plan"

    def test_pieces_are_whole(self) -> None:
        made = small(50)
        counted = {kind: sum(piece.deals for piece in pieces(made) if piece.kind == kind) for kind in (GAMES, LOOKS)}
        assert counted == {GAMES: 25, LOOKS: 1}
        assert {piece.rung for piece in pieces(small(2, "deputy")) if piece.kind == RUNGS} == {0, 1}

    def test_a_planted_unfairness_is_found(self) -> None:
        def plant(state: Any) -> None:
            state.characters[1] += 4

        rows = only_games(replace(small(120), planted=plant))["variants"][0]["fairness"]
        alarms = {row["word"]: row["value"] > row["fair"] for row in rows if row["alarm"]}
        assert alarms["2"]
        assert not any(better for seat, better in alarms.items() if seat != "2")

    def test_nothing_is_found_where_seats_are_drawn_by_lot(self) -> None:
        def plant(state: Any) -> None:
            state.characters[1] += 4

        told = only_games(replace(small(120), planted=plant, by_lot=True))
        assert not any(row["alarm"] for row in told["variants"][0]["fairness"])
        assert told["verdict"][0]["key"] == "study-fair"

    def test_what_is_varied_is_compared_deal_by_deal(self) -> None:
        told = only_games(small(24, vary={"riches_slots": ["4", "6"]}))
        (row,) = [row for row in told["differences"][0]["rows"] if row["what"] == "measure/choices"]
        lengths = [variant["length"]["choices"]["value"] for variant in told["variants"]]
        assert row["base"] == lengths[0]
        assert row["value"] == pytest.approx(lengths[1] - lengths[0], abs=1e-4)
        assert row["sure"]
        assert "study-longer" in [said["key"] for said in told["verdict"]]

    def test_a_number_of_the_rulebook_is_varied_like_an_option(self) -> None:
        made = small(16, vary={"characters": ["3", "5"]})
        assert [variant.game is saloon.game(SIX) for variant in made.variants] == [True, False]
        told = only_games(made)
        (row,) = [row for row in told["differences"][0]["rows"] if row["what"] == "measure/choices"]
        assert row["value"] > 0
        assert told["vary"] == {"characters": ["3", "5"]}

    def test_house_rules_are_compared_with_the_rulebook(self) -> None:
        house = saloon.house_rules({"game": SIX, "name": "Crowds", "tables": {"characters": 5}})
        made = small(8, house=house)
        assert [variant.label for variant in made.variants] == [{"house": ""}, {"house": "Crowds"}]
        assert made.variants[0].game is saloon.game(SIX)
        assert made.variants[1].game.house == house
        assert "--house" in made.command()
        assert as_dict(carry_out(made, Local(2))) == as_dict(carry_out(made))

    def test_what_is_not_varied_differs_by_nothing(self) -> None:
        told = only_games(small(20, vary={"end_on": ["all", "all"]}))
        assert all(row["value"] == 0 and not row["sure"] for row in told["differences"][0]["rows"])

    def test_luck_is_what_games_of_a_deal_have_in_common(self) -> None:
        sums = Sums()
        alike = told((0.5, 0.5), (1.0, 0.0))
        study._count_luck([alike, alike], sums, "0")
        study._count_luck([alike, told((0.5, 0.5), (0.0, 1.0))], sums, "0")
        assert sums["0/luck/product"][1] == pytest.approx(0)
        assert sums["0/luck/square"][1] == pytest.approx(0.5)


class TestLooks:
    @pytest.fixture
    def table(self) -> Table:
        game = saloon.game(SIX)
        return Table(game, game.blank(3))

    def test_parts_are_counted_where_they_came_and_where_they_were_used(self, table: Table) -> None:
        story = table.chronicle(["random"] * 3, 6, 6)
        sums = Sums()
        looks._count_parts(table, list(table.told_again(story, 6)), sums, "0")
        placed = sum(numbers[1] for name, numbers in sums.items() if name.startswith("0/part/territory/"))
        assert placed == sum(sum(land.characters) for land in story.end.lands)
        assert any(name.endswith("/came") for name in sums)

    def test_a_forced_outcome_is_another_and_nothing_else(self, table: Table) -> None:
        story = table.chronicle(["random"] * 3, 6, 6)
        luck = random.Random(1)
        forced = changed = 0
        for step in table.told_again(story, 6):
            if step.outcomes:
                other = looks._forced(table, step, 6, luck)
                assert other is not None
                changed += other[0] != step.after  # or the other token is of the same kind
                again = step.before.clone()
                table.step(again, step.code, 6, step.number)
                assert again == step.after
                forced += 1
        assert forced > 5
        assert changed > forced / 2

    def test_what_a_part_brings_is_found_by_trying(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """A card that decides the game is worth the whole of it to whoever draws it."""
        game = saloon.game("wyatt-earp")
        table = Table(game, game.blank(2))
        story = table.chronicle(["random"] * 2, 6, 6)
        step = next(step for step in table.told_again(story, 6) if looks.parts(table, step.events, looks.CAME))
        fork = looks.Fork(1, True, looks.CAME, looks.parts(table, step.events, looks.CAME), Counter(), "one", "two")
        shares = {"one": np.array([0.0, 1.0]), "two": np.array([1.0, 0.0])}
        monkeypatch.setattr(looks, "_shares", lambda table, bots, state, luck: shares[state])
        sums = Sums()
        looks._count_fork(table, ["random"] * 2, fork, 6, sums, "0")
        (kind, word), *_ = fork.here
        assert mean(sums, f"0/part/{kind}/{word}/came/own").value == 1
        assert mean(sums, f"0/part/{kind}/{word}/came/moved").value == 1

    @pytest.mark.parametrize("slug", saloon.list_games())
    def test_every_event_studied_has_its_field(self, slug: str) -> None:
        shapes = {shape.key: shape for shape in saloon.game(slug).events.values()}
        for studied in saloon.game(slug).studied:
            assert isinstance(studied, Studied)
            assert studied.comes or studied.used
            for key in (*studied.comes, *studied.used):
                assert studied.kind in [field.name for field in shapes[key].fields]

    @pytest.mark.slow
    @pytest.mark.parametrize("slug", saloon.list_games())
    def test_a_look_at_every_game(self, slug: str) -> None:
        game = saloon.game(slug)
        players = game.players[0]
        made = plan(slug, players, {}, ["random"], 2, seed=2)
        sums = study_piece(made, Piece(LOOKS, 0, 1))
        assert sums["0/look/kingmaking"][0] == 1
        assert sums["0/look/effective"][1] >= 1
        assert {name.split("/")[2] for name in sums if "/part/" in name} <= {studied.kind for studied in game.studied}

    def test_traits_are_told_of_every_seat(self) -> None:
        game = saloon.game("colt-express")
        table = Table(game, game.blank(4))
        story = table.chronicle(["random"] * 4, 1, 1)
        traits = table.traits(story, 1)
        characters = [word for seat in traits for kind, word in seat if kind == "character"]
        assert len(set(characters)) == 4
        assert all([kind for kind, _ in seat] == ["character", "place"] for seat in traits)
        assert Table(saloon.game(SIX), None).traits(told((0.5, 0.5), (1.0, 0.0)), 1) == [[], []]
