"""Fitting weights: the regression finds the truth again, and what is written is what was found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.engine import toy

import saloon
from saloon.engine import Game
from saloon.engine.contract import ContractError
from saloon.engine.native import Native
from saloon.engine.weights import read_weights
from saloon.lab.fit import Fit, Survey, fit, mixture, regress, survey, tables, text
from saloon.lab.workers import Local

TRUTH = np.array([[1.2, -0.8, 0.03], [0.4, 0.5, -0.01]])  # logits: two stages, three features of different spread
SPREAD = np.array([1.0, 0.5, 30.0])


def made_up(players: int, positions: int, seed: int, *, shared: float = 0.0, lost: float = 0.0) -> Survey:
    """Positions whose winners are drawn by the true weights; some wins are shared by two, some are nobody's."""
    chance = np.random.default_rng(seed)
    stages = chance.integers(0, len(TRUTH), positions)
    features = chance.normal(0, SPREAD, (positions, players, len(SPREAD))).astype(np.float32)
    strengths = np.einsum("nsf,nf->ns", features, TRUTH[stages])
    odds = np.exp(strengths) / np.exp(strengths).sum(axis=1, keepdims=True)
    shares = np.zeros((positions, players))
    for row in range(positions):
        fate = chance.random()
        if fate >= lost:
            winners = (
                chance.choice(players, 2, p=odds[row])
                if fate < lost + shared
                else [chance.choice(players, p=odds[row])]
            )
            for winner in winners:
                shares[row, winner] += 1 / len(winners)
    return Survey(stages, features, shares)


def logits(found: Fit) -> Any:
    return np.array(found.weights) / 1_000_000


@pytest.mark.slow
@pytest.mark.parametrize("more", [{}, {"shared": 0.2}, {"lost": 0.2}], ids=["one winner", "shared wins", "no winner"])
def test_the_weights_that_made_the_winners_are_found_again(more: dict[str, float]) -> None:
    surveys = [made_up(players, 12_000, players, **more) for players in (2, 3, 5)]
    found = regress(surveys, len(TRUTH), TRUTH.shape[1], games=9)
    assert logits(found) == pytest.approx(TRUTH, abs=0.08, rel=0.08)
    assert (found.positions, found.games) == (36_000, 9)
    assert 0 < found.surprise < found.ignorance


@pytest.mark.slow
def test_more_positions_come_closer() -> None:
    few, many = (
        np.abs((logits(regress([made_up(3, positions, 1)], 2, 3, 1)) - TRUTH) * SPREAD).max()
        for positions in (300, 30_000)
    )
    assert many < few / 2


def test_ignorance_is_that_of_equals() -> None:
    found = regress([made_up(4, 2_000, 1)], 2, 3, 1)
    assert found.ignorance == pytest.approx(np.log(4))


def test_a_stage_that_was_never_seen_takes_the_weights_of_all() -> None:
    surveys = [made_up(3, 4_000, 1)]
    found = logits(regress(surveys, 3, 3, 1))
    assert found[2] == pytest.approx(found[:2].mean(axis=0), abs=0.25)


def test_what_foretells_everything_stays_within_bounds() -> None:
    """The ridge holds weights that nothing else would: who has more always wins, and a feature is always 0."""
    chance = np.random.default_rng(1)
    features = chance.normal(0, 1, (3_000, 2, 2))
    features[:, :, 1] = 0
    shares = (features[:, :, 0] == features[:, :, 0].max(axis=1, keepdims=True)).astype(float)
    (found,) = logits(regress([Survey(np.zeros(3_000, int), features.astype(np.float32), shares)], 1, 2, 1))
    assert 5 < found[0] < 1_000
    assert found[1] == 0


def made(weights: list[list[int]]) -> Fit:
    return Fit(weights, 1_234_567, 8_910, 0.91234, 1.38629)


def test_what_is_written_is_what_was_found(tmp_path: Path) -> None:
    found, path = made([[1, -20], [300, 0]]), tmp_path / "weights.csv"
    path.write_text(text(toy.GAME, found, "saloon fit toy"))
    assert [list(row) for row in read_weights(path, toy.GAME.features)] == found.weights


def test_weights_of_other_features_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "weights.csv"
    path.write_text("# about them\nSPEED\n7\n")
    with pytest.raises(ContractError) as refusal:
        read_weights(path, toy.GAME.features)
    assert refusal.value.code == "game-weights"


def test_the_file_tells_how_it_was_made() -> None:
    lines = text(
        toy.GAME, made([[1, -20], [300, 0]]), "saloon fit toy --positions 1234567 --rounds 30 --seed 1"
    ).splitlines()
    head = " ".join(line.removeprefix("# ") for line in lines)
    assert "`saloon fit toy --positions 1234567 --rounds 30 --seed 1`: 1,234,567 positions of 8,910 games" in head
    assert "0.9123 nats where knowing nothing has 1.3863." in head
    assert "1,-20" in lines
    assert max(map(len, lines)) <= 120


@pytest.mark.parametrize("slug", saloon.list_games())
def test_the_mixture_is_half_usual_and_meets_every_matter_of_choice(slug: str) -> None:
    game = saloon.game(slug)
    found = mixture(game)
    usual = [setting for setting in found if not setting.options]
    assert {setting.players for setting in usual} == set(game.players)
    assert 0.4 <= len(usual) / len(found) <= 0.7
    assert all(dict(mode) in [setting.options for setting in found] for mode in game.modes)
    met = {(name, value) for setting in found for name, value in setting.options.items()}
    for name, schema in game.options_schema()["properties"].items():
        for value in schema.get("enum", [True, False] if schema.get("type") == "boolean" else []):
            assert value == schema["default"] or (name, value) in met
    for setting in found:
        game.blank(setting.players, setting.options)


@pytest.mark.slow
def test_a_small_fit_beats_knowing_nothing(compiled: Callable[[Game], Native]) -> None:
    game = saloon.game("six-territories")
    compiled(game)
    blind = replace(game, weights=[[0] * len(game.features)] * len(game.weights))
    rounds: list[tuple[int, Fit]] = []
    noted: list[int] = []
    found = fit(
        blind,
        mixture(game)[:4],
        4_000,
        2,
        heard=lambda number, so_far: rounds.append((number, so_far)),
        noted=noted.append,
    )
    assert [number for number, _ in rounds] == [1, 2]
    assert rounds[-1][1] == found
    assert found.surprise < 0.95 * found.ignorance
    assert noted == sorted(noted)
    assert noted[-1] == 2 * found.positions == 8_000


@pytest.mark.slow
def test_a_survey_notes_features_shares_and_stages(compiled: Callable[[Game], Native]) -> None:
    game = saloon.game("six-territories")
    settings = mixture(game)[:8]
    compiled(game)
    surveys, games = survey(game, settings, 800, [list(row) for row in game.weights], 7)
    assert games > 0
    assert sorted(one.shares.shape[1] for one in surveys) == sorted({setting.players for setting in settings})
    assert sum(len(one.stages) for one in surveys) == 800
    for one in surveys:
        assert one.features.shape == (len(one.stages), one.shares.shape[1], len(game.features))
        assert one.shares.sum(axis=1) == pytest.approx(1, abs=1e-5)
        assert set(one.stages) <= set(range(len(game.weights)))
        assert np.abs(one.features).sum() > 0


@pytest.mark.slow
def test_the_number_of_workers_changes_nothing(compiled: Callable[[Game], Native]) -> None:
    game = saloon.game("six-territories")
    compiled(game)
    alone, together = (fit(game, mixture(game)[:6], 3_000, 2, workers=Local(jobs)) for jobs in (1, 3))
    assert text(game, alone, "saloon fit") == text(game, together, "saloon fit")


def test_the_pieces_of_a_survey_share_no_game() -> None:
    game = saloon.game("six-territories")
    pieces = list(tables(mixture(game), 1_000_000, 1))
    assert len({piece.first for piece in pieces}) == len(pieces) == 2 * len(mixture(game))
    assert len({piece.positions for piece in pieces}) == 1


def test_a_fit_without_rounds_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one round"):
        fit(toy.GAME, [], 1, rounds=0)
