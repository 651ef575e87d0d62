"""The net in PyTorch is the one of the file, written out in NumPy."""

import numpy as np
import pytest
import torch

import saloon
from saloon.engine.netfile import EPSILON
from saloon.train.devices import Device, DeviceError, device_of
from saloon.train.halls import Array
from saloon.train.nets import NEVER, Net, arrays_of, fill, spread, widened
from saloon.train.recipes import Shape

GAME = saloon.game("six-territories")
SHAPE = Shape(16, 2, 24)


def observations(players: int, steps: int = 15) -> Array:
    games = saloon.batch(GAME.slug, 64, players, compiled=False)
    for _ in range(steps):
        games.step(games.pick())
    return games.observations.copy()


def some_net() -> Net:
    net = Net(GAME, SHAPE)
    torch.manual_seed(3)
    with torch.no_grad():
        for one in net.parameters():
            one.normal_(std=0.2)
    return net


def norm(
    felt: Array,
) -> Array:
    away = felt - felt.mean(1, keepdims=True)
    found: Array = away / np.sqrt((away**2).mean(1, keepdims=True) + EPSILON)
    return found


def test_observations_are_made_wide_as_the_layout_says() -> None:
    for slug in saloon.list_games():
        game = saloon.game(slug)
        draw = np.random.default_rng(1)
        high = [column.high for column in game.layout.columns]
        seen = draw.integers(0, np.array(high) + 1, (50, len(high))).astype(np.int8)
        wide = widened(torch.from_numpy(seen), spread(game), torch.float32)
        assert np.allclose(wide, game.layout.wide(seen) / game.layout.spread()[2], atol=1e-6)


def test_a_pass_is_what_the_file_says() -> None:
    net, seen = some_net(), observations(5)
    with torch.no_grad():
        likes, hopes = net(torch.from_numpy(seen))
    arrays = arrays_of(net)
    felt = np.maximum(GAME.layout.wide(seen) / GAME.layout.spread()[2] @ arrays["embed"] + arrays["embed_bias"], 0)
    for block in range(SHAPE.blocks):
        inner = np.maximum(norm(felt) @ arrays["first"][block] + arrays["first_bias"][block], 0)
        felt = felt + inner @ arrays["second"][block] + arrays["second_bias"][block]
    assert np.allclose(likes, norm(felt) @ arrays["policy"] + arrays["policy_bias"], atol=1e-4)
    assert np.allclose(hopes, norm(felt) @ arrays["value"] + arrays["value_bias"], atol=1e-4)


def test_nobody_hopes_for_a_seat_that_is_not_there() -> None:
    net = some_net()
    for players in GAME.players:
        with torch.no_grad():
            hopes = net(torch.from_numpy(observations(players)))[1]
        absent = [players <= place < GAME.players[-1] for place in range(GAME.players[-1] + 1)]
        assert ((hopes == NEVER) == torch.tensor(absent)).all()


def test_a_net_can_be_filled_from_a_file() -> None:
    net, other = some_net(), Net(GAME, SHAPE)
    fill(other, arrays_of(net))
    assert all(torch.equal(one, two) for one, two in zip(net.parameters(), other.parameters(), strict=True))


def test_a_device_that_is_not_there_is_refused() -> None:
    assert type(device_of("cpu")) is Device
    with pytest.raises(DeviceError, match="abacus"):
        device_of("abacus")
