"""What every plan for many games says: which game, at what table, with which bots, how many of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from saloon.engine import Game, HouseRules
from saloon.engine.options import show_options
from saloon.games import game
from saloon.lab.settings import written


@dataclass(frozen=True)
class Games:
    """Games to be played."""

    slug: str
    players: int
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    house: HouseRules | None = field(default=None, kw_only=True)

    @property
    def game(self) -> Game:
        """The game to play."""
        return game(self.house or self.slug)

    def told_house(self) -> dict[str, Any]:
        """The house rules in a report, where there are any."""
        return {"house": {"name": self.house.name, "tables": dict(self.house.tables)}} if self.house else {}

    def told_table(self) -> dict[str, Any]:
        """What is played, in a report: the game, its rules, how many play, and by which options."""
        return {
            "game": self.slug,
            "rules": self.game.version,
            "players": self.players,
            "options": show_options(self.start().options),
            **self.told_house(),
        }

    def asked_table(self) -> list[str]:
        """The same as it is asked for on the command line."""
        options = show_options(self.start().options)
        return [
            self.slug,
            f"--players {self.players}",
            *(f"--option {name}={written(value)}" for name, value in options.items()),
            *(["--house HOUSE.yaml"] if self.house else []),
        ]

    def start(self) -> Any:
        """A state to set up."""
        return self.game.blank(self.players, self.options)


def chosen(options: Mapping[str, Any], house: HouseRules | None) -> dict[str, Any]:
    """The options of house rules, and over them those that were given."""
    return {**(house.options if house else {}), **options}
