"""The net in PyTorch is the one of the file, written out in NumPy."""

import numpy as np
import pytest
import torch

import saloon
from saloon.engine.netfile import EPSILON
from saloon.train.devices import Device, DeviceError, device_of
from saloon.train.halls import Array, usual_numbers
from saloon.train.nets import NEVER, Net, alike_actions, alike_places, arrays_of, fill, spread, widened
from saloon.train.recipes import Shape, Table

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
    assert all(np.allclose(one, arrays_of(other)[name], atol=1e-6) for name, one in arrays_of(net).items())


def test_amounts_are_as_loud_as_kinds_while_a_net_learns() -> None:
    usual = usual_numbers(GAME, [Table(3, {}, 1.0, measured=False)], compiled=False)
    source, value, most = GAME.layout.spread()
    loud = Net(GAME, SHAPE, usual=usual).gains[:, 0].numpy()
    assert (loud[value != 0] == 1).all()
    assert np.allclose(loud[value == 0] * usual[source[value == 0]], most[value == 0])
    assert loud.max() > 1


def test_what_is_alike_learns_together() -> None:
    """The same place of every row of a piece, and the actions of a sort."""
    game = saloon.game("colt-express")
    places, actions = alike_places(game.layout), alike_actions(game.layout)
    wide = [number for number, column in enumerate(game.layout.columns) for _ in range(column.places)]
    pile = game.layout.where("pile")
    first = wide.index(pile.start)
    rows = next(piece.rows for piece in game.layout.pieces if piece.name == "pile")
    row = sum(column.places for column in game.layout.columns[pile]) // rows
    assert torch.equal(places[first], places[first + row])
    assert not torch.equal(places[first], places[first + 1])
    assert not places[0].any()
    shoot = game.layout.actions.index("shoot the bandit in row 1")
    assert torch.equal(actions[:, shoot], actions[:, shoot + 1])
    assert not actions[:, game.layout.actions.index("draw cards")].any()


def learnt_by_chance(net: Net, seen: torch.Tensor) -> None:
    """Some lessons about nothing, which no two numbers of a net learn alike by themselves."""
    torch.manual_seed(4)
    optimiser = torch.optim.AdamW(net.parameters(), 0.01)
    for _ in range(3):
        likes, hopes = net(seen)
        optimiser.zero_grad()
        ((likes * torch.randn_like(likes)).sum() + (hopes[:, :2] * torch.randn(len(seen), 2)).sum()).backward()
        optimiser.step()


@pytest.mark.parametrize("slug", ["six-territories", "public-enemy", "wyatt-earp"])
def test_a_net_can_think_the_same_whatever_things_are_called(slug: str) -> None:
    """One that was not made so does not, from the beginning on."""
    game = saloon.game(slug)
    games = saloon.batch(slug, 32, 2, compiled=False)
    for _ in range(12):
        games.step(games.pick())
    seen = torch.from_numpy(games.observations.copy())
    places, actions = (torch.tensor(one) for one in game.layout.renamed([*range(1, game.layout.alike), 0]))
    for alike in (True, False):
        torch.manual_seed(2)
        net = Net(game, Shape(48, 1, alike=alike), usual=usual_numbers(game, [Table(2, {}, 1, False)], compiled=False))
        learnt_by_chance(net, seen)
        with torch.no_grad():
            likes, hopes = net(seen)
            wide = net.wide(seen)
            net.wide = lambda seen, wide=wide: torch.zeros_like(wide).index_copy(1, places, wide)  # type: ignore[method-assign]
            renamed, others = net(seen)
        same = (
            torch.allclose(renamed[:, actions], likes, atol=1e-4),
            torch.allclose(others[:, :2], hopes[:, :2], atol=1e-4),
        )
        assert same == (alike, alike)
        assert likes.std() > 0.1


def test_a_device_that_is_not_there_is_refused() -> None:
    assert type(device_of("cpu")) is Device
    with pytest.raises(DeviceError, match="abacus"):
        device_of("abacus")
