"""Two ways to run one source: `plain` and `compiled`.

Both take the rule files as they were imported and make a second copy of each module in which every rule is rebuilt over
that copy's names: plain, they stay Python functions; compiled, they become Numba's. In both, enumerations turn into
bare integers; compiled, tables turn into arrays. The files themselves are read once, and no rule exists in two texts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import IntEnum
from types import FunctionType, ModuleType
from typing import Any

from saloon.engine import chances, kernels, nets, policies, search, steps
from saloon.engine.rules import Rows, compiled_body, is_rule

LOOPS = (search, policies, nets, chances, steps)  # these call a game's rules by the names of the contract, and so does
# the module of the entry point: `kernels`, or `batches` in a program of its own

Maker = Callable[[FunctionType], Any]
Names = dict[str, Any]  # of a module: a copy of a game that plays by house rules has its own under the same title


def plain(bindings: Mapping[str, Any], entry: ModuleType = kernels) -> ModuleType:
    """The loops of `kernels`, or of another entry, over a game's rules, as plain Python. `bindings` are what loops know
    a game by: the rules of the contract, and its promises."""
    return _twin(bindings, entry, lambda rule: rule, lambda table: table, compiled=False)


def compiled(bindings: Mapping[str, Any], make: Maker, entry: ModuleType = kernels) -> ModuleType:
    """The same, each rule passed through `make` (Numba's njit)."""
    import numpy as np  # noqa: PLC0415 (plain play must not load NumPy)

    return _twin(bindings, entry, make, lambda table: np.array(table, dtype=np.int64), compiled=True)


def rule_modules(bindings: Mapping[str, Any], entry: ModuleType = kernels) -> list[Names]:
    """The names of every module whose rules the game uses, the engine's own included, in a fixed order. A rule knows
    those it was written among, wherever its module stands."""
    found: dict[str, Names] = {}
    waiting = [*map(vars, (entry, *LOOPS)), *(value.__globals__ for value in bindings.values() if is_rule(value))]
    while waiting:
        names = waiting.pop()
        if names["__name__"] not in found:
            found[names["__name__"]] = names
            waiting += [value.__globals__ for value in names.values() if is_rule(value)]
    return [found[title] for title in sorted(found)]


def own_rules(names: Names) -> list[Any]:
    """The rules that were written in a module."""
    return [value for value in names.values() if is_rule(value) and value.__globals__ is names]


def constants(names: Names) -> list[tuple[str, Any]]:
    """The numbers, enumerations and tables that a module's rules may read, wherever they come from."""
    found: list[tuple[str, Any]] = []
    for name, value in names.items():
        if isinstance(value, type) and issubclass(value, IntEnum):
            found.append((name, [(member.name, int(member)) for member in value]))
        elif isinstance(value, int | Rows):
            found.append((name, value))
    return found


def _twin(
    bindings: Mapping[str, Any], entry: ModuleType, make: Maker, lay: Callable[[Rows], Any], *, compiled: bool
) -> ModuleType:
    twins: dict[str, ModuleType] = {}
    made: dict[Any, Any] = {}
    for names in rule_modules(bindings, entry):
        twin = twins[names["__name__"]] = ModuleType(names["__name__"], names["__doc__"])
        space = vars(twin)
        space.update(names)
        for value in own_rules(names):
            made[value] = make(_rebuilt(compiled_body(value) if compiled else value, space))
    enums: dict[Any, ModuleType] = {}

    def swap(value: Any) -> Any:
        if is_rule(value):
            return made[value]
        if isinstance(value, Rows):
            return lay(value)
        if isinstance(value, type) and issubclass(value, IntEnum) and value is not IntEnum:
            return enums.setdefault(value, _names(value))
        if isinstance(value, IntEnum):
            return int(value)
        return value

    for twin in twins.values():
        space = vars(twin)
        for name, value in list(space.items()):
            space[name] = swap(value)
    for loops in (entry, *LOOPS):
        for name, value in bindings.items():
            setattr(twins[loops.__name__], name, swap(value))
    return twins[entry.__name__]


def _rebuilt(function: Any, space: dict[str, Any]) -> FunctionType:
    """The function again, looking its names up in `space`."""
    twin = FunctionType(function.__code__, space, function.__name__, function.__defaults__, function.__closure__)
    twin.__kwdefaults__ = function.__kwdefaults__
    twin.__qualname__ = function.__qualname__
    twin.__doc__ = function.__doc__
    return twin


def _names(enumeration: type[IntEnum]) -> ModuleType:
    """An enumeration as a module of integers: both Python and Numba read those fastest."""
    names = ModuleType(enumeration.__name__)
    for member in enumeration.__members__.values():
        setattr(names, member.name, int(member))
    return names
