"""What choices came to: how much better than expected each was, and what everybody's chances should have been.

Games go on side by side, [step, game, place] is the order of all arrays. Places are the seats counted from whoever was
to choose, and last of all nobody; a net says how likely each of them is to win. The same functions serve NumPy and
PyTorch, which call three things by other names: those are handed in as `Arrays`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple


@dataclass(frozen=True)
class Arrays:
    """What NumPy and PyTorch call differently."""

    where: Callable[[Any, Any, Any], Any]
    take: Callable[[Any, Any], Any]  # along the last axis: numbers by their places
    stack: Callable[[list[Any]], Any]
    join: Callable[[list[Any]], Any]  # along the last axis


class Seating(NamedTuple):
    """The table as arrays over places: the places themselves, and how many play in each game."""

    places: Any  # [1, place]
    players: Any  # [game, 1]


def by_seat(xp: Arrays, found: Any, actors: Any, at: Seating) -> Any:
    """What is told by places, told by seats: `actors` [game, 1] are those from whom places were counted."""
    return xp.take(found, xp.where(at.places < at.players, (at.places - actors) % at.players, at.places))


def by_place(xp: Arrays, found: Any, actors: Any, at: Seating) -> Any:
    """The other way round."""
    return xp.take(found, xp.where(at.places < at.players, (at.places + actors) % at.players, at.places))


def with_nobody(xp: Arrays, shares: Any) -> Any:
    """Everybody's share of a win, and last of all what is left for nobody."""
    return xp.join([shares, 1 - shares.sum(-1)[..., None]])


def returns(
    xp: Arrays,
    chances: Any,
    actors: Any,
    ends: Any,
    shares: Any,
    detours: Any,
    players: Any,
    places: Any,
    *,
    choices_lambda: float,
    chances_lambda: float,
) -> tuple[Any, Any]:
    """How much better than expected every choice was [step, game], and what the chances at it should have been.

    `chances` and `actors` have one step more than there are choices: what is expected after the last. A choice is
    judged over the later choices of its own seat (generalised advantages), for others may choose in between. Chances
    are drawn towards what came of the game, or is expected at the last step, by TD(lambda) for all seats at once.

    What came of a detour says nothing about the choices before it, nor about the chances at it: those end with what was
    expected there."""
    at = Seating(places[None], players[:, None])
    steps = len(ends)
    worth = by_seat(xp, chances[steps], actors[steps][:, None], at)  # what everybody may expect, from here on
    expected = worth  # the same as each expected it at his next own choice
    better = worth * 0  # than expected, from the next own choice on
    gains, targets = [], []
    for step in range(steps - 1, -1, -1):
        ended, actor = ends[step][:, None], actors[step][:, None]
        final = with_nobody(xp, shares[step])
        worth = xp.where(ended, final, worth)
        expected = xp.where(ended, final, expected)
        better = xp.where(ended, better * 0, better)
        own = (at.places == actor) * 1.0
        hoped = chances[step][:, :1]
        gain = (expected * own).sum(-1)[:, None] - hoped + choices_lambda * (better * own).sum(-1)[:, None]
        expected = xp.where(at.places == actor, hoped, expected)
        better = xp.where(at.places == actor, gain, better)
        gains.append(gain[:, 0])
        seen, astray = by_seat(xp, chances[step], actor, at), detours[step][:, None]
        worth = xp.where(astray, seen, worth)
        expected = xp.where(astray, seen, expected)
        better = xp.where(astray, better * 0, better)
        targets.append(by_place(xp, worth, actor, at))
        worth = chances_lambda * worth + (1 - chances_lambda) * seen
    return xp.stack(gains[::-1]), xp.stack(targets[::-1])
