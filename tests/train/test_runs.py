"""Whole trainings: they learn, go on where they were, and stop before they write nonsense."""

import json
import os
import signal
from pathlib import Path
from typing import Any

import pytest
import torch

import saloon
from saloon.engine import netfile
from saloon.train.devices import Device
from saloon.train.recipes import Falling, Recipe, Shape, Tables
from saloon.train.runs import CHECKPOINT, CURVE, Run, TrainError, Trial, Wish

GAME = saloon.game("six-territories")
SMALL = Recipe(Shape(16, 1), [Tables([2, 3], measured=True)], 20_000, games=128, steps=16, portion=512, others=0.0)
QUIET = Wish(trial=1e9, trial_games=64, bots=("random",), last_bots=("random",), first_bots=())


def trained(
    folder: Path, recipe: Recipe = SMALL, wish: Wish = QUIET, *, resume: bool = False
) -> tuple[Run, list[Trial]]:
    folder.mkdir(exist_ok=True)
    run = Run(GAME, recipe, folder, Device(), wish)
    trials: list[Trial] = []
    if resume:
        run.resume()
    run.train(trials.append)
    return run, trials


def changed(recipe: Recipe = SMALL, **more: Any) -> Recipe:
    return Recipe(**{**{name: getattr(recipe, name) for name in recipe.__struct_fields__}, **more})


def test_a_net_learns_to_beat_random_players(tmp_path: Path) -> None:
    recipe = Recipe(
        Shape(112, 1, alike=True),
        [Tables([2], measured=True)],
        1_000_000,
        games=256,
        portion=1024,
        rate=Falling(1e-3, 1e-4),
        curiosity=Falling(0.01, 0.001),
        others=0.0,
    )
    wish = Wish(trial=1e9, trial_games=2048, last_bots=("random", "deputy"), first_bots=("random", "deputy"))
    _, (first, last) = trained(tmp_path, recipe, wish)
    begun = {one.bot: one.share for one in first.strengths}
    ended = {one.bot: one.share for one in last.strengths}
    assert begun["random"] < 0.6
    assert ended["random"] > 0.85
    assert ended["deputy"] > begun["deputy"] + 0.2


def test_equal_seeds_make_equal_nets(tmp_path: Path) -> None:
    for name, seed in (("one", 1), ("two", 1), ("three", 2)):
        trained(tmp_path / name, changed(seed=seed))
    one, two, three = (netfile.read(tmp_path / name / netfile.FILE).arrays["embed"] for name in ("one", "two", "three"))
    assert (one == two).all()
    assert (one != three).any()


def test_what_a_net_is_told_of_itself(tmp_path: Path) -> None:
    run, (first, last) = trained(tmp_path)
    net = netfile.read(tmp_path / netfile.FILE)
    net.check(GAME)
    assert net.head["decisions"] == last.decisions == run.done.decisions >= SMALL.decisions
    assert net.head["device"] == "CPU"
    assert net.head["recipe"]["games"] == SMALL.games
    assert [(one["table"], one["bot"]) for one in net.head["strength"]] == [("2", "random"), ("3", "random")]
    lines = [json.loads(line) for line in (tmp_path / CURVE).read_text().splitlines()]
    assert [line["decisions"] for line in lines] == [first.decisions, last.decisions]


def test_a_training_goes_on_where_it_was(tmp_path: Path) -> None:
    first, _ = trained(tmp_path, wish=Wish(**{**vars(QUIET), "seconds": 0.01}))
    assert 0 < first.part < 1
    second, trials = trained(tmp_path, resume=True)
    assert second.done.sessions == 2
    assert second.part >= 1
    assert trials[-1].decisions > first.done.decisions
    assert trials[-1].seconds > first.done.seconds
    assert len((tmp_path / CURVE).read_text().splitlines()) == 3


def test_a_plan_of_seconds_counts_all_pieces(tmp_path: Path) -> None:
    wish = Wish(**{**vars(QUIET), "plan": 1000.0, "seconds": 0.01})
    run, _ = trained(tmp_path, wish=wish)
    assert run.part == run.done.seconds / 1000


def test_earlier_selves_are_kept_and_met_again(tmp_path: Path) -> None:
    recipe = changed(league=0.5, selves=2)
    run, _ = trained(tmp_path, recipe)
    assert run.done.selves == 3
    kept = torch.load(tmp_path / CHECKPOINT, weights_only=True)
    assert len(kept["selves"]) == 2


@pytest.mark.parametrize("other", [{"net": Shape(8, 1)}])
def test_the_checkpoint_of_another_net_is_refused(tmp_path: Path, other: dict[str, Any]) -> None:
    trained(tmp_path, changed(decisions=1))
    with pytest.raises(TrainError) as found:
        trained(tmp_path, changed(**other), resume=True)
    assert found.value.code == "train-other"


def test_a_checkpoint_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TrainError) as found:
        trained(tmp_path, resume=True)
    assert found.value.code == "train-checkpoint"


def test_numbers_out_of_bounds_end_it_and_leave_the_checkpoint(tmp_path: Path) -> None:
    trained(tmp_path, changed(decisions=1))
    before = (tmp_path / CHECKPOINT).read_bytes()
    run = Run(GAME, SMALL, tmp_path, Device(), QUIET)
    run.resume()
    with torch.no_grad():
        run.net.embed.fill_(float("nan"))
    with pytest.raises(TrainError) as found:
        run.train(lambda trial: None)
    assert found.value.code == "train-nan"
    assert (tmp_path / CHECKPOINT).read_bytes() == before


def test_who_interrupts_it_finds_a_checkpoint(tmp_path: Path) -> None:
    wish = Wish(**{**vars(QUIET), "trial": 0.001})
    run = Run(GAME, changed(decisions=10**9), tmp_path, Device(), wish)
    run.train(lambda trial: None if run.interrupted else os.kill(os.getpid(), signal.SIGINT))
    assert run.interrupted
    assert (tmp_path / CHECKPOINT).exists()
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_a_training_that_begins_from_a_net_has_a_plan_of_its_own(tmp_path: Path) -> None:
    first, _ = trained(tmp_path / "one")
    run = Run(GAME, SMALL, tmp_path, Device(), QUIET)
    run.begin_from(netfile.read(tmp_path / "one" / netfile.FILE))
    assert run.part == 0
    assert run.done.decisions == first.done.decisions
    run.train(lambda trial: None)
    assert run.part >= 1
    assert run.done.decisions >= first.done.decisions + SMALL.decisions


def test_a_net_with_more_blocks_goes_on_as_the_one_with_fewer_thinks(tmp_path: Path) -> None:
    first, _ = trained(tmp_path / "one")
    found = netfile.read(tmp_path / "one" / netfile.FILE)
    deeper = Run(GAME, changed(net=Shape(16, 3)), tmp_path / "deeper", Device(), QUIET)
    deeper.begin_from(found)
    first.begin_from(found)
    seen = torch.randint(0, 4, (50, GAME.layout.size), dtype=torch.int8)
    for one, other in zip(first.net(seen), deeper.net(seen), strict=True):
        assert torch.equal(one, other)
    three = Run(GAME, changed(net=Shape(16, 3)), tmp_path / "three", Device(), QUIET)
    (tmp_path / "three").mkdir()
    three.train(lambda trial: None)
    with pytest.raises(netfile.NetError, match="blocks"):
        first.begin_from(netfile.read(tmp_path / "three" / netfile.FILE))


def test_a_net_that_thinks_alike_does_not_go_on_from_one_that_does_not(tmp_path: Path) -> None:
    trained(tmp_path / "one")
    alike = changed(net=Shape(16, 1, alike=True))
    run = Run(GAME, alike, tmp_path, Device(), QUIET)
    with pytest.raises(netfile.NetError, match="alike"):
        run.begin_from(netfile.read(tmp_path / "one" / netfile.FILE))


def test_a_bot_may_be_met_at_the_same_tables(tmp_path: Path) -> None:
    recipe = changed(sparring=0.5, partners=("random", "glance"))
    run = Run(GAME, recipe, tmp_path, Device(), QUIET)
    shares = {table.partner: 0.0 for table in run.tables}
    for table in run.tables:
        shares[table.partner] += table.weight
    assert shares == {"": 1.0, "random": 0.5, "glance": 0.5}


def test_partners_are_met_only_where_nets_are_tried(tmp_path: Path) -> None:
    recipe = changed(tables=[Tables([2], measured=True), Tables([3])], sparring=0.25)
    run = Run(GAME, recipe, tmp_path, Device(), QUIET)
    shares = {(table.players, table.partner): table.weight for table in run.tables}
    assert shares == {(2, ""): 0.75, (2, "glance"): 0.25, (3, ""): 1.0}
    _, (_, last) = trained(tmp_path, recipe)
    assert last.decisions >= recipe.decisions
