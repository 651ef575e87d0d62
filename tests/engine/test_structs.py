"""Structs: fixed-size data with one layout for plain objects, packed bytes and NumPy."""

from struct import calcsize
from struct import error as LayoutError
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from saloon.engine import i8, i16, i32, i64, many, one, struct
from saloon.engine.structs import dtype


@struct
class Coin:
    """A struct inside others."""

    worth: int = i16()
    sides: list[int] = i8(2)


@struct
class Hoard:
    """One field of every sort."""

    small: int = i8()
    medium: int = i16()
    large: int = i32()
    huge: int = i64()
    row: list[int] = i32(3)
    best: Coin = one(Coin)
    rest: list[Coin] = many(Coin, 2)


class Sized:
    """Fields to inherit."""

    __extras__ = ("note",)
    first: int = i8()


@struct
class Larger(Sized):
    """Fields of the base come first; one of them is declared anew."""

    second: int = i8()
    first: int = i16()


def integers(bits: int) -> st.SearchStrategy[int]:
    """All integers of a width."""
    return st.integers(-(1 << bits - 1), (1 << bits - 1) - 1)


@st.composite
def hoards(draw: st.DrawFn) -> Hoard:
    """Hoards with anything in them."""
    hoard = Hoard()
    hoard.small, hoard.medium, hoard.large, hoard.huge = (draw(integers(bits)) for bits in (8, 16, 32, 64))
    hoard.row = draw(st.lists(integers(32), min_size=3, max_size=3))
    for coin in (hoard.best, *hoard.rest):
        coin.worth = draw(integers(16))
        coin.sides = draw(st.lists(integers(8), min_size=2, max_size=2))
    return hoard


def test_a_new_record_is_all_zeros() -> None:
    assert not any(Hoard().pack())  # type: ignore[attr-defined]


@pytest.mark.slow
@given(hoard=hoards())
def test_bytes_out_and_in(hoard: Any) -> None:
    assert Hoard.unpack(hoard.pack()) == hoard  # type: ignore[attr-defined]


@given(hoard=hoards())
def test_numpy_reads_and_writes_the_same_bytes(hoard: Any) -> None:
    row = np.frombuffer(hoard.pack(), dtype(Hoard))[0]
    assert row.tobytes() == hoard.pack()
    assert row["huge"] == hoard.huge
    assert row["best"]["worth"] == hoard.best.worth
    assert [list(coin["sides"]) for coin in row["rest"]] == [coin.sides for coin in hoard.rest]


@given(hoard=hoards())
def test_a_clone_shares_nothing(hoard: Any) -> None:
    twin = hoard.clone()
    assert twin == hoard
    assert not {id(part) for part in inside(twin)} & {id(part) for part in inside(hoard)}


def inside(hoard: Any) -> list[Any]:
    """Everything in a hoard that can be changed."""
    coins = [hoard.best, *hoard.rest]
    return [hoard.row, hoard.rest, *coins, *(coin.sides for coin in coins)]


def test_the_layout_is_packed_in_the_order_written() -> None:
    assert Hoard.LAYOUT.format == "<bhiqiiihbbhbbhbb"  # type: ignore[attr-defined]
    assert dtype(Hoard).itemsize == calcsize("<bhiqiiihbbhbbhbb")


def test_fields_of_a_base_come_first_and_can_be_declared_anew() -> None:
    assert list(Larger.FIELDS) == ["first", "second"]  # type: ignore[attr-defined]
    assert Larger.LAYOUT.format == "<hb"  # type: ignore[attr-defined]


def test_extras_are_neither_packed_nor_cloned() -> None:
    larger: Any = Larger()
    assert larger.note is None
    larger.note = "kept nowhere"
    assert larger.clone().note is None
    assert Larger.unpack(larger.pack()).note is None  # type: ignore[attr-defined]


def test_a_record_has_no_other_attributes() -> None:
    with pytest.raises(AttributeError):
        Coin().colour = 3  # type: ignore[attr-defined]


def test_a_number_too_large_for_its_field_is_not_packed() -> None:
    coin: Any = Coin()
    coin.worth = 1 << 15
    with pytest.raises(LayoutError):
        coin.pack()


def test_a_field_may_not_carry_the_name_of_an_array_method() -> None:
    @struct
    class Trap:
        sort: int = i8()

    with pytest.raises(TypeError, match=r"Trap\.sort"):
        dtype(Trap)


def test_structs_of_another_kind_are_never_equal() -> None:
    others: list[object] = [Larger(), Hoard(), 0, None]
    assert all(Coin() != other for other in others)


def test_a_record_cannot_be_a_key() -> None:
    with pytest.raises(TypeError):
        hash(Coin())


def test_a_record_shows_its_fields() -> None:
    assert repr(Coin()) == "Coin(worth=0, sides=[0, 0])"
