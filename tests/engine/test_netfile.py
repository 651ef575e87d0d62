"""Nets as files: what is written is read again, and what is not one, or not one for the game, is refused."""

import json
from pathlib import Path

import numpy as np
import pytest

import saloon
from saloon.engine import netfile
from saloon.engine.netfile import SHAPES, Net, NetError

GAME = saloon.game("six-territories")
WIDE = len(GAME.layout.spread()[0])
SIZES = {"wide": WIDE, "hidden": 5, "blocks": 2, "inner": 3, "actions": 8, "hopes": 6}


def made(**other: int) -> Net:
    sizes = {**SIZES, **other}
    draw = np.random.default_rng(1)
    shapes = {name: tuple(sizes[dimension] for dimension in shape) for name, shape in SHAPES.items()}
    arrays = {name: draw.normal(size=shape).astype(np.float32) for name, shape in shapes.items()}
    return Net({**netfile.head_of(GAME), "decisions": 7, "device": "une carte à jouer"}, arrays)


def test_what_is_written_is_read_again_in_half_precision(tmp_path: Path) -> None:
    net = made()
    netfile.write(tmp_path / netfile.FILE, net)
    found = netfile.read(tmp_path / netfile.FILE)
    assert found.head == {**net.head, "hidden": 5, "blocks": 2}
    assert found.sizes == SIZES
    for name, array in net.arrays.items():
        assert found.arrays[name].dtype == np.float32
        assert np.allclose(found.arrays[name], array, rtol=2**-8.5, atol=2**-21)
        assert not (found.arrays[name].astype(np.float16).view(np.uint16) & 3).any()
    found.check(GAME)


def test_what_was_read_is_written_without_a_change(tmp_path: Path) -> None:
    netfile.write(tmp_path / "one", made())
    netfile.write(tmp_path / "other", netfile.read(tmp_path / "one"))
    assert (tmp_path / "one").read_bytes() == (tmp_path / "other").read_bytes()


def test_equal_nets_are_equal_files(tmp_path: Path) -> None:
    for name in ("one", "other"):
        netfile.write(tmp_path / name, made())
    assert (tmp_path / "one").read_bytes() == (tmp_path / "other").read_bytes()


@pytest.mark.parametrize("text", [b"", b"no archive", json.dumps({"format": 2}).encode()])
def test_what_is_no_net_is_refused(tmp_path: Path, text: bytes) -> None:
    (tmp_path / "file").write_bytes(text)
    with pytest.raises(NetError) as found:
        netfile.read(tmp_path / "file")
    assert found.value.code == "net-unreadable"


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NetError, match="is no net"):
        netfile.read(tmp_path / "nothing")


def test_another_format_is_refused(tmp_path: Path) -> None:
    net = made()
    netfile.write(tmp_path / "file", Net({**net.head, "format": 1}, net.arrays))
    with pytest.raises(NetError, match="its format is 1, and 2 is expected"):
        netfile.read(tmp_path / "file")


@pytest.mark.parametrize("name", list(SHAPES))
def test_arrays_that_do_not_fit_together_are_refused(name: str) -> None:
    net = made()
    for wrong in (net.arrays[name][..., None], np.zeros([size + 1 for size in net.arrays[name].shape], np.float32)):
        with pytest.raises(NetError) as found:
            _ = Net(net.head, {**net.arrays, name: wrong}).sizes
        assert found.value.code == "net-shape"


def test_numbers_that_half_precision_cannot_hold_are_refused(tmp_path: Path) -> None:
    net = made()
    net.arrays["policy"][0, 0] = 1e6
    with pytest.raises(NetError, match="policy"):
        netfile.write(tmp_path / "file", net)
    assert not (tmp_path / "file").exists()


@pytest.mark.parametrize(("field", "value"), [("game", "hold-up"), ("rules", 99), ("layout", "0" * 16)])
def test_a_net_of_another_game_is_refused(field: str, value: object) -> None:
    net = made()
    net.head[field] = value
    with pytest.raises(NetError, match=f"its {field} is {value}"):
        net.check(GAME)


@pytest.mark.parametrize("size", ["wide", "actions", "hopes"])
def test_a_net_of_another_size_is_refused(size: str) -> None:
    with pytest.raises(NetError, match=f"its {size} is 9, and {SIZES[size]} is expected"):
        made(**{size: 9}).check(GAME)


def test_the_digest_tells_layouts_apart() -> None:
    digests = {saloon.game(slug).layout.digest for slug in saloon.list_games()}
    assert len(digests) == len(saloon.list_games())
    assert all(len(digest) == 16 and int(digest, 16) for digest in digests)
