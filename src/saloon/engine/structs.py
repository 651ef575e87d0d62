"""Structs: the fixed-size data that rules read and change.

A struct is declared like a small class of integers::

    @struct
    class Bandit:
        place: int = i8()
        hand: list[int] = i8(7)

and exists in two forms with one layout. Rules that run as plain Python get ordinary objects with slots and lists;
rules that run compiled get views into a block of bytes with exactly those fields at those offsets. `pack` and `unpack`
go between the two, so that the same game played both ways can be compared to the byte.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from struct import Struct as Layout
from struct import calcsize
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    import numpy as np

T = TypeVar("T")


@dataclass(frozen=True)
class Field:
    """One field of a struct: integers of a width, or other structs; `count` is None for a single one."""

    code: str
    count: int | None
    of: type[Struct] | None = None


def i8(count: int | None = None) -> Any:
    """A field of -128..127, or a list of `count` of them."""
    return Field("b", count)


def i16(count: int | None = None) -> Any:
    """A field of -32,768..32,767, or a list of `count` of them."""
    return Field("h", count)


def i32(count: int | None = None) -> Any:
    """A field of 32-bit integers, or a list of `count` of them."""
    return Field("i", count)


def i64(count: int | None = None) -> Any:
    """A field of 64-bit integers, or a list of `count` of them."""
    return Field("q", count)


def one(of: type[Any]) -> Any:
    """A field that is one struct of another kind."""
    return Field("", None, of)


def many(of: type[Any], count: int) -> Any:
    """A field that is a fixed number of structs of one kind."""
    return Field("", count, of)


class Struct:
    """What every struct can do in plain Python. Made by `struct`, never by hand."""

    __slots__ = ()
    FIELDS: dict[str, Field]
    LAYOUT: Layout

    def clone(self: T) -> T:
        """A copy that shares nothing with the original."""
        raise TypeError("only classes made by @struct are structs")

    def _write(self, out: list[int]) -> None:
        raise TypeError("only classes made by @struct are structs")

    def _read(self, values: Iterator[int]) -> None:
        raise TypeError("only classes made by @struct are structs")

    def pack(self) -> bytes:
        """The struct as bytes, the same bytes the compiled rules would hold."""
        values: list[int] = []
        self._write(values)
        return self.LAYOUT.pack(*values)

    @classmethod
    def unpack(cls: type[T], data: bytes) -> T:
        """The struct that `pack` gave these bytes for."""
        made = cls()
        made._read(iter(cls.LAYOUT.unpack(data)))  # type: ignore[attr-defined]
        return made

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.pack() == other.pack()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.FIELDS)
        return f"{type(self).__name__}({inside})"


def struct(cls: type[T]) -> type[T]:
    """Make a class of fields into a struct. Fields of base classes come first, in the order they are written."""
    fields: dict[str, Field] = {}
    extras: tuple[str, ...] = ()
    for base in reversed(cls.__mro__):
        fields.update((name, value) for name, value in vars(base).items() if isinstance(value, Field))
        extras += vars(base).get("__extras__", ())
    namespace = {name: value for name, value in vars(cls).items() if name not in (*fields, "__dict__", "__weakref__")}
    namespace.update(__slots__=(*fields, *extras), FIELDS=fields, LAYOUT=_layout(fields))
    namespace.update(_methods(fields, extras))
    return type(cls.__name__, (Struct,), namespace)


def dtype(cls: type[Any]) -> np.dtype[Any]:
    """The NumPy layout of a struct: packed, in field order, so that its bytes are those of `pack`."""
    import numpy as np  # noqa: PLC0415 (plain play must not load NumPy)

    columns = []
    for name, field in cls.FIELDS.items():
        if hasattr(np.ndarray, name):
            raise TypeError(f"{cls.__name__}.{name}: a field may not carry the name of an array method")
        kind = dtype(field.of) if field.of else np.dtype(f"<i{calcsize(field.code)}")
        columns.append((name, kind) if field.count is None else (name, kind, (field.count,)))
    return np.dtype(columns)


def _layout(fields: dict[str, Field]) -> Layout:
    def part(field: Field) -> str:
        single = field.of.LAYOUT.format[1:] if field.of else field.code
        return single * (1 if field.count is None else field.count)

    return Layout("<" + "".join(map(part, fields.values())))


def _methods(fields: dict[str, Field], extras: tuple[str, ...]) -> dict[str, Callable[..., Any]]:
    """`__init__`, `clone`, `_write` and `_read` as straight-line code: bots clone states by the thousand."""
    scope: dict[str, Any] = {"new": object.__new__, "islice": islice}
    make, copy, write, read = [], [], [], []
    for key, field in fields.items():
        if field.of:
            scope[field.of.__name__] = field.of
        made = f"{field.of.__name__}()" if field.of else "0"
        if field.count is None:
            make.append(f"self.{key} = {made}")
            copy.append(f"twin.{key} = self.{key}" + (".clone()" if field.of else ""))
            write.append(f"self.{key}._write(out)" if field.of else f"out.append(self.{key})")
            read.append(f"self.{key}._read(values)" if field.of else f"self.{key} = next(values)")
        elif field.of:
            make.append(f"self.{key} = [{made} for _ in range({field.count})]")
            copy.append(f"twin.{key} = [x.clone() for x in self.{key}]")
            write.append(f"for x in self.{key}: x._write(out)")
            read.append(f"for x in self.{key}: x._read(values)")
        else:
            make.append(f"self.{key} = [0] * {field.count}")
            copy.append(f"twin.{key} = self.{key}[:]")
            write.append(f"out += self.{key}")
            read.append(f"self.{key} = list(islice(values, {field.count}))")
    make += [f"self.{key} = None" for key in extras]
    copy += [f"twin.{key} = None" for key in extras]
    bodies = {
        "__init__": ("self", make),
        "clone": ("self", ["twin = new(type(self))", *copy, "return twin"]),
        "_write": ("self, out", write),
        "_read": ("self, values", read),
    }
    lines = []
    for name, (parameters, body) in bodies.items():
        lines += [f"def {name}({parameters}):", *(f"    {line}" for line in body or ["pass"])]
    exec(compile("\n".join(lines), "<struct>", "exec"), scope)
    return {name: scope[name] for name in bodies}
