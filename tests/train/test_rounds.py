"""What is noted of a round of games, and what is made of it."""

import numpy as np
import torch
from tests.recipes.test_returns import NUMPY, played

import saloon
from saloon.train.devices import Device
from saloon.train.halls import Hall, Piece
from saloon.train.lessons import TOLD, TORCH, Pace, Teacher
from saloon.train.nets import NEVER, Net
from saloon.train.recipes import Recipe, Shape, Table, Tables
from saloon.train.returns import returns
from saloon.train.rollouts import ASTRAY, Played, Rollout, rivals

GAME = saloon.game("six-territories")
STEPS = 8
SIDES = [
    [Piece(Table(players, {}, 1.0, measured=False), 64, seed) for seed, players in enumerate(some)]
    for some in ((2, 5), (3,))
]


def a_round(rollout: Rollout, net: Net, earlier: Net | None = None) -> Played:
    """The round that is whole after another one has begun."""
    for _ in rollout.play(net, earlier):
        pass
    *_, whole = rollout.play(net, earlier)
    return whole


def test_pytorch_and_numpy_judge_alike() -> None:
    given = played(7)
    as_torch = {name: torch.from_numpy(array) for name, array in given.items()}
    by_numpy = returns(NUMPY, **given, choices_lambda=0.9, chances_lambda=0.8)
    by_torch = returns(TORCH, **as_torch, choices_lambda=0.9, chances_lambda=0.8)
    assert all(np.allclose(one, other) for one, other in zip(by_numpy, by_torch, strict=True))


def test_what_was_noted_can_be_played_again() -> None:
    net = Net(GAME, Shape(8, 1))
    with Hall(GAME, SIDES, 2, compiled=False) as hall:
        whole = a_round(Rollout(hall, Device(), STEPS, 0.0, 1), net)
        rows = [piece for side in hall.rows for piece in side]
    pieces = [piece for side in SIDES for piece in side]
    for piece, where in zip(pieces, rows, strict=True):
        games = saloon.batch(GAME.slug, piece.games, piece.table.players, seed=piece.seed, compiled=False)
        for step in range(STEPS):
            assert np.array_equal(whole.seen[step, where], games.observations)
            assert np.array_equal(whole.masks[step, where], games.masks)
            assert np.array_equal(whole.actors[step, where], games.actors)
            games.step(whole.actions[step, where].numpy())
            assert np.array_equal(whole.ends[step, where], games.ends)
            assert np.array_equal(whole.shares[step, where], games.rewards)
        assert np.array_equal(whole.actors[STEPS, where], games.actors)
        with torch.no_grad():
            after = net(torch.from_numpy(games.observations))[1].softmax(1)
        assert torch.allclose(whole.chances[STEPS, where], after, atol=1e-5)


def test_actions_are_drawn_as_likely_as_they_are_liked() -> None:
    net = Net(GAME, Shape(8, 1))
    with torch.no_grad():
        net.policy_bias.normal_(std=1.0)
    with Hall(GAME, SIDES, 1, compiled=False) as hall:
        whole = a_round(Rollout(hall, Device(), STEPS, 0.0, 1), net)
    with torch.no_grad():
        likes = net(whole.seen.flatten(0, 1))[0].masked_fill(~whole.masks.flatten(0, 1), NEVER).log_softmax(1)
    chosen = likes.gather(1, whole.actions.flatten()[:, None])[:, 0]
    assert torch.allclose(chosen, whole.likely.flatten(), atol=1e-5)
    expected, found = likes.exp().sum(0), torch.bincount(whole.actions.flatten(), minlength=likes.shape[1])
    assert ((expected - found).abs() <= 5 * expected.sqrt() + 1).all()


def test_on_a_detour_actions_are_drawn_more_evenly() -> None:
    net = Net(GAME, Shape(8, 1))
    with torch.no_grad():
        net.policy_bias.normal_(std=3.0)
    with Hall(GAME, SIDES, 1, compiled=False) as hall:
        whole = a_round(Rollout(hall, Device(), STEPS, 0.0, 1, detours=0.25), net)
    detours = whole.detours.flatten()
    assert 0.15 < detours.float().mean() < 0.35
    with torch.no_grad():
        liked = net(whole.seen.flatten(0, 1))[0].masked_fill(~whole.masks.flatten(0, 1), NEVER)
    straight, astray = liked.softmax(1), (liked / ASTRAY).softmax(1)
    for rows, expected in ((~detours, straight), (detours, astray)):
        found = torch.bincount(whole.actions.flatten()[rows], minlength=liked.shape[1])
        wanted = expected[rows].sum(0)
        assert ((wanted - found).abs() <= 5 * wanted.sqrt() + 1).all()
    mixed = (0.75 * straight + 0.25 * astray).gather(1, whole.actions.flatten()[:, None])[:, 0]
    assert torch.allclose(mixed.log(), whole.likely.flatten(), atol=1e-5)


def test_earlier_selves_sit_on_every_other_seat_of_the_league() -> None:
    with Hall(GAME, SIDES, 1, compiled=False) as hall:
        seated = rivals(hall, 0.25)
        rollout = Rollout(hall, Device(), STEPS, 0.25, 1)
        net, earlier = Net(GAME, Shape(8, 1)), Net(GAME, Shape(8, 1))
        with torch.no_grad():
            earlier.policy_bias[0] = earlier.policy_bias[6] = 1e6  # it always takes the first of these that it may
        whole = a_round(rollout, net, earlier)
        own = rollout.learns(whole)
    in_league = seated.any(1)
    assert in_league.float().mean() == 0.25
    assert (seated[:, :2].sum(1) == in_league).all()
    assert own[:, ~in_league].all()
    theirs = ~own & whole.masks[..., 6]
    assert theirs.any()
    assert (whole.actions[theirs] == 6).all()
    assert (whole.actions[own & whole.masks[..., 6]] != 6).any()


def test_nothing_is_learnt_from_what_an_earlier_self_chose() -> None:
    recipe = Recipe(Shape(8, 1), [Tables([2])], 1, games=192, steps=STEPS, portion=1 << 20, epochs=1)
    nets = [Net(GAME, recipe.net) for _ in range(2)]
    nets[1].load_state_dict(nets[0].state_dict())
    with Hall(GAME, SIDES, 1, compiled=False) as hall:
        rollout = Rollout(hall, Device(), STEPS, 0.5, 1)
        whole = a_round(rollout, nets[0])
        own = rollout.learns(whole)
        for net, actions in zip(nets, (whole.actions, torch.where(own, whole.actions, 0)), strict=True):
            changed = Played(**{**vars(whole), "actions": actions})
            for _ in Teacher(net, recipe, Device(), 1).lessons(changed, own, rollout.players, Pace(1e-2, 0.01)):
                pass
    assert all(torch.equal(one, two) for one, two in zip(nets[0].parameters(), nets[1].parameters(), strict=True))


def test_a_lesson_makes_likelier_what_was_better() -> None:
    recipe = Recipe(Shape(8, 1), [Tables([2])], 1, games=192, steps=STEPS, portion=256, epochs=2)
    net = Net(GAME, recipe.net)
    teacher = Teacher(net, recipe, Device(), 1)
    with Hall(GAME, SIDES, 1, compiled=False) as hall:
        rollout = Rollout(hall, Device(), STEPS, 0.0, 1)
        whole = a_round(rollout, net)
    whole.chances[1:, :, 0] += 3 * (whole.actions == 7)  # who keeps his character has high hopes afterwards
    portions = sum(1 for _ in teacher.lessons(whole, torch.ones_like(whole.ends), rollout.players, Pace(1e-2, 0.0)))
    assert portions == 2 * 192 * STEPS // 256
    told = teacher.told()
    assert list(told) == list(TOLD)
    assert told["step"] > 0
    assert not any(teacher.told().values())
