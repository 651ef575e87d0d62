"""Games that play by house rules: a game's own modules made once more, with other numbers in them.

Much in a game follows from its numbers while its modules are made: sizes of structs, sums, tables, words, invariants,
views. So a game with house rules is its folder made anew, and nothing in it has to know. The copy's modules stand on a
shelf of their own: what one of them imports of its own game it gets from there, then and later, and everything else as
always. The modules that everybody imports are not touched, and two games of one name never meet.
"""

from __future__ import annotations

import builtins
from collections.abc import Mapping, Sequence
from importlib.machinery import ModuleSpec, PathFinder
from importlib.util import find_spec, module_from_spec, resolve_name
from threading import RLock
from types import ModuleType
from typing import Any
from weakref import WeakValueDictionary

from saloon.engine import Game, GameError, HouseRules
from saloon.engine.house_rules import made_for

KEPT = 16  # games with house rules that stay at hand when nobody plays them

_lock = RLock()
_alive: WeakValueDictionary[HouseRules, Game] = WeakValueDictionary()
_kept: dict[HouseRules, Game] = {}  # the one asked for last is the last


def variant(game: Game, house: HouseRules, package: str, module: str, name: str) -> Game:
    """A game as house rules have it. It is `name` in a module of a package, which is made anew unless it is at hand."""
    rules = house.without_options()
    with _lock:
        found = _alive.get(rules)
        if found is None:
            with made_for(rules, game.tables):
                found = _alive[rules] = _made(game, package, module, name)
        _kept.pop(rules, None)
        _kept[rules] = found
        for oldest in list(_kept)[:-KEPT]:
            del _kept[oldest]
    return found


def _made(game: Game, package: str, module: str, name: str) -> Game:
    found = getattr(_Shelf(package).module(module), name)
    if not isinstance(found, Game) or found.slug != game.slug or found.house is None:
        raise GameError("house-rules-not-made", game=game.slug, source=f"{module}:{name}")
    return found


class _Shelf:
    """The modules of a package, made anew as they are asked for."""

    def __init__(self, package: str) -> None:
        self._package = package
        self._modules: dict[str, ModuleType] = {}
        self._builtins = {**vars(builtins), "__import__": self._import}  # an import statement asks for this one

    def module(self, title: str) -> ModuleType:
        """A module of the package, and before it the package around it."""
        around, _, last = title.rpartition(".")
        if title not in self._modules and self._holds(around):
            self.module(around)
        if title not in self._modules:
            self._make(title)
            if self._holds(around):
                setattr(self._modules[around], last, self._modules[title])
        return self._modules[title]

    def _make(self, title: str) -> None:
        spec = self._spec(title)
        code = getattr(spec.loader, "get_code", lambda title: None)(title) if spec else None
        if spec is None or code is None:
            raise ModuleNotFoundError(f"No module named {title!r}", name=title)
        module = self._modules[title] = module_from_spec(spec)
        vars(module)["__builtins__"] = self._builtins
        try:
            exec(code, vars(module))
        except BaseException:
            del self._modules[title]
            raise

    def _spec(self, title: str) -> ModuleSpec | None:
        """Where a module lies. Python itself would import the packages around it first, and not for this shelf."""
        around = self._modules.get(title.rpartition(".")[0])
        return PathFinder.find_spec(title, list(getattr(around, "__path__", ()))) if around else find_spec(title)

    def _holds(self, title: str) -> bool:
        return title == self._package or title.startswith(self._package + ".")

    def _import(
        self,
        name: str,
        names: Mapping[str, Any] | None = None,
        inner: Mapping[str, Any] | None = None,
        wanted: Sequence[str] | None = (),
        level: int = 0,
    ) -> Any:
        """What an import statement in one of these modules gets."""
        title = resolve_name("." * level + name, str((names or {})["__package__"])) if level else name
        if not self._holds(title):
            return builtins.__import__(name, names, inner, wanted or (), level)
        module = self.module(title)
        if not wanted:
            return self._whole(title)
        for part in wanted:
            if not hasattr(module, part) and self._spec(f"{title}.{part}"):
                self.module(f"{title}.{part}")
        return module

    def _whole(self, title: str) -> ModuleType:
        """`import package.module` binds the outermost package: that must be on this shelf too."""
        if "." in self._package:
            raise ImportError(f"in a game with house rules write `from … import …` for {title}", name=title)
        return self._modules[self._package]
