"""What a move comes to in a viewer's eyes and ears."""

import json
from dataclasses import dataclass
from functools import partial
from typing import Any

from saloon.engine import Event, Game, Watch, reseed
from saloon.match.log import entries


@dataclass(frozen=True)
class Outcome:
    """What one viewer is told of a move and sees after each thing that happens, and the state, which he does not."""

    events: list[Event]
    views: list[str]
    state: Any

    def looks_like(self, other: "Outcome") -> bool:
        """Whether the viewer sees the same."""
        return self.views == other.views

    def sounds_like(self, other: "Outcome") -> bool:
        """Whether the viewer is told the same."""
        return self.events == other.events


class Witness(list[tuple[int, ...]]):
    """The events of a watch, with what one viewer sees at each: a card may be shown and out of sight right after."""

    def __init__(self, game: Game, state: Any, viewer: int | None) -> None:
        super().__init__()
        self.views: list[str] = []
        self._look = partial(seen, game, state, viewer)

    def append(self, event: tuple[int, ...]) -> None:
        """An event, and a look at the table."""
        super().append(event)
        self.views.append(self._look())


def seen(game: Game, state: Any, viewer: int | None) -> str:
    """What a viewer sees, as JSON."""
    return json.dumps(game.view(state, viewer), sort_keys=True)


def witnessed(game: Game, start: Any, code: int, chance: int, viewer: int | None) -> Outcome:
    """Make a move with the generator started from `chance`, and say what it comes to for a viewer."""
    state = start.clone()
    witness = Witness(game, state, viewer)
    state.watch = Watch()
    state.watch.events = witness
    reseed(state, chance)
    game.plain.apply(state, code)
    told = [entry.told(viewer, all_knowing=False) for entry in entries(game, state, move=0)]
    return Outcome(told, [*witness.views, seen(game, state, viewer)], state)
