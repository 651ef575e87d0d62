"""House rules as people write them: one YAML file that names itself, its game, and what is played otherwise.

    name: Rich passengers
    game: SLUG
    options: {stagecoach: true}
    tables:
      ransoms: {zealot: 900, banker: 1500}
      hand: 7

Nothing in it is believed: how large and how deep it is, every name and every number is checked, and a fault names the
field, the value and what was expected. Whether a game can be played by them is found out by `match.trial`.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from saloon.engine import Game, HouseRules, HouseRulesError
from saloon.engine.house_rules import LONGEST_NAME, quoted
from saloon.engine.options import read_options, show_options
from saloon.games import game as find_game
from saloon.games import games

if TYPE_CHECKING:
    import yaml

LARGEST = 20_000  # characters of a file: several times what changes every number of a game
DEEPEST = 8  # mappings and lists in one another
FIELDS = ("name", "game", "options", "tables")


def read_house_rules(source: Path | str | Mapping[str, Any], game: str = "") -> HouseRules:
    """The house rules in a file, in the text of one, or in what was parsed already. `game` is the one they should be
    for, if that is known: then they need not say it."""
    document = source if isinstance(source, Mapping) else parsed(_text(source))
    for name in document:
        if name not in FIELDS:
            raise HouseRulesError("house-field", field=quoted(name), known=", ".join(FIELDS))
    slug = document.get("game", game)
    if not slug:
        raise HouseRulesError("house-no-game", field="game", known=", ".join(games()))
    if slug != (game or slug) or not isinstance(slug, str):
        raise HouseRulesError("house-other-game", field="game", value=quoted(slug), game=game)
    return sound(find_game(slug), document.get("name"), document.get("tables"), document.get("options"))


def sound(game: Game, name: Any, tables: Any, options: Any = None, *, named: bool = False) -> HouseRules:
    """The house rules that these make for a game, told as everybody would. Raises HouseRulesError, or OptionError.
    Where they are only `named`, their options are told elsewhere and they need not change anything."""
    if not isinstance(name, str) or not 1 <= len(name.strip()) <= LONGEST_NAME or not name.strip().isprintable():
        raise HouseRulesError("house-name", field="name", value=quoted(name), longest=LONGEST_NAME)
    changed = game.tables.normal(_mapping("tables", tables))
    chosen = show_options(read_options(game.Options, _mapping("options", options)))
    if not changed and not chosen and not named:
        raise HouseRulesError("house-nothing", field="tables", game=game.slug)
    return HouseRules(game.slug, name.strip(), changed, chosen)


def parsed(text: str) -> Mapping[str, Any]:
    """The mapping in a text of YAML, which is JSON too."""
    import yaml  # noqa: PLC0415 (whoever plays by the rulebook need not load it)

    if len(text) > LARGEST:
        raise HouseRulesError("house-large", limit=LARGEST)
    try:
        _look_over(text)
        document = yaml.safe_load(text)
    except yaml.YAMLError as problem:
        mark = getattr(problem, "problem_mark", None)
        raise HouseRulesError("house-yaml", line=mark.line + 1 if mark else 1) from None
    except (ValueError, OverflowError, TypeError):  # a date or a number that only looks like one, a key that is a list
        raise HouseRulesError("house-value") from None
    if not isinstance(document, Mapping):
        raise HouseRulesError("house-document", value=quoted(document))
    return document


def _look_over(text: str) -> None:
    """Refuse what is too deep, or refers to itself, before anything is made of it."""
    import yaml  # noqa: PLC0415

    depth = 0
    for event in yaml.parse(text, Loader=yaml.SafeLoader):
        if isinstance(event, yaml.AliasEvent):
            raise HouseRulesError("house-alias", line=_line(event))
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        if depth > DEEPEST:
            raise HouseRulesError("house-deep", line=_line(event), limit=DEEPEST)


def _line(event: yaml.Event) -> int:
    return event.start_mark.line + 1 if event.start_mark else 1


def _text(source: Path | str) -> str:
    if isinstance(source, str):
        return source
    try:
        with source.open(encoding="utf-8") as file:
            return file.read(LARGEST + 1)
    except (OSError, UnicodeError) as problem:
        raise HouseRulesError("house-file", file=str(source), problem=str(problem)) from None


def _mapping(field: str, given: Any) -> Mapping[str, Any]:
    if given is None:
        return {}
    if not isinstance(given, Mapping):
        raise HouseRulesError("house-mapping", field=field, value=quoted(given))
    return given
