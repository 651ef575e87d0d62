"""Options: the variants of a game and the readings its rulebook leaves open, as a struct inside the state.

    @options
    class Options:
        expert: int = flag(False)
        scoring: int = choice("simple", "advanced")
        symbols: int = number(5, low=1, high=8)
        riches: list[int] = numbers((3, 6, 9, 9, 6), low=0, high=40)
        owner_duels: int = ruling("PE-30", flag(True))

Rules read them as numbers (`s.options.expert`); people write them as words (`{"scoring": "advanced"}`). The first name
of a choice is its default. What people choose among lies open to them; a ruling, how one sentence of the rulebook is
read, lies beside its clause on a shelf of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass, field, replace
from enum import IntEnum
from functools import cached_property
from typing import Any, TypeVar

from saloon.engine.errors import SaloonError
from saloon.engine.structs import Field, struct
from saloon.engine.words import words

T = TypeVar("T")

_YES = {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False, "off": False, "0": False}


class OptionError(SaloonError):
    """An option that does not exist, has an impossible value, or contradicts another."""


@dataclass(frozen=True)
class Preset:
    """A table that people often want, known by a name: how many sit there, by which options, and with which clock."""

    name: str
    options: Mapping[str, Any] = field(default_factory=dict)
    players: int = 4
    clock: int = 0  # seconds for a choice; 0: none


@dataclass(frozen=True)
class Option(Field):
    """One option: its default, and either names for its values or the numbers it may take."""

    default: Any = 0
    names: tuple[str, ...] = ()
    low: int = 0
    high: int = 1
    ruling: str | None = None  # the clause it is a reading of, if it is one; without a clause of its own: ""

    def read(self, name: str, value: Any) -> Any:
        """The stored number (or numbers) for what a person wrote."""
        if self.count is not None:
            parts = value.split(",") if isinstance(value, str) else value
            if not isinstance(parts, (list, tuple)) or len(parts) != self.count:
                raise OptionError("option-list", option=name, value=str(value), count=self.count)
            return [self._item(name, part) for part in parts]
        if self.names:
            if value not in self.names:
                raise OptionError("option-value", option=name, value=str(value), allowed=", ".join(self.names))
            return self.names.index(value)
        if self.is_flag:
            known = _YES.get(str(value).lower())
            if known is None:
                raise OptionError("option-value", option=name, value=str(value), allowed="true, false")
            return int(known)
        return self._number(name, value)

    def show(self, stored: Any) -> Any:
        """What a person would write for a stored number."""
        if self.names:
            return self.names[stored]
        if self.count is not None:
            return list(stored)
        return bool(stored) if self.is_flag else stored

    @cached_property
    def stored(self) -> Any:
        """The default as a struct holds it."""
        return list(self.default) if self.count is not None else int(self.default)

    @property
    def is_flag(self) -> bool:
        """Whether it is a plain yes or no."""
        return isinstance(self.default, bool)

    def schema(self) -> dict[str, Any]:
        """The option in the words of JSON Schema; `ruling` is a word of our own."""
        return self._values() if self.ruling is None else {**self._values(), "ruling": self.ruling}

    def _values(self) -> dict[str, Any]:
        if self.names:
            return {"enum": list(self.names), "default": self.show(self.default)}
        if self.is_flag:
            return {"type": "boolean", "default": self.default}
        number = {"type": "integer", "minimum": self.low, "maximum": self.high}
        if self.count is None:
            return {**number, "default": self.default}
        fixed = {"minItems": self.count, "maxItems": self.count, "default": list(self.default)}
        return {"type": "array", "items": number, **fixed}

    def _item(self, name: str, value: Any) -> int:
        number = self._whole(value)
        if number is None:
            raise OptionError("option-item", option=name, value=str(value), low=self.low, high=self.high)
        return number

    def _number(self, name: str, value: Any) -> int:
        number = self._whole(value)
        if number is None:
            raise OptionError("option-range", option=name, value=str(value), low=self.low, high=self.high)
        return number

    def _whole(self, value: Any) -> int | None:
        """A whole number within bounds, as a number or as its digits."""
        try:
            number = int(value) if isinstance(value, str) else value
        except ValueError:
            return None
        return number if type(number) is int and self.low <= number <= self.high else None


def flag(default: bool) -> Any:
    """A yes or no."""
    return Option("b", None, None, default)


def choice(*names: str | type[IntEnum]) -> Any:
    """One of several names, the first by default: written out, or those of the enumeration that rules compare with."""
    known = [word for name in names for word in ((name,) if isinstance(name, str) else words(name))]
    return Option("b", None, None, 0, tuple(known))


def number(default: int, *, low: int, high: int) -> Any:
    """A whole number within bounds."""
    return Option("h", None, None, default, (), low, high)


def numbers(default: tuple[int, ...], *, low: int, high: int) -> Any:
    """A fixed count of whole numbers within bounds."""
    return Option("h", len(default), None, default, (), low, high)


def ruling(clause: str, option: Any) -> Any:
    """An option that is one reading of a clause; "" where the rules settle it without one."""
    return replace(option, ruling=clause)


def options(cls: type[T]) -> type[T]:
    """Make a class of options into the struct of a game's options."""
    return struct(cls)


def read_options(kind: type[T], given: Mapping[str, Any]) -> T:
    """The options struct for what a person wrote; what is left out has its default."""
    fields: dict[str, Option] = kind.FIELDS  # type: ignore[attr-defined]
    for name in given:
        if name not in fields:
            raise OptionError("option-unknown", option=str(name), allowed=", ".join(fields))
    made = kind()
    for name, option in fields.items():
        setattr(made, name, option.read(name, given[name]) if name in given else copy(option.stored))
    return made


def show_options(chosen: Any) -> dict[str, Any]:
    """The options that differ from their defaults, as a person would write them."""
    stored = ((name, option, getattr(chosen, name)) for name, option in chosen.FIELDS.items())
    return {name: option.show(value) for name, option, value in stored if value != option.stored}


def options_schema(kind: type[Any]) -> dict[str, Any]:
    """All options of a game as a JSON Schema."""
    properties = {name: option.schema() for name, option in kind.FIELDS.items()}
    return {"type": "object", "additionalProperties": False, "properties": properties}
