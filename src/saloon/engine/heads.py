"""The head of a view: what every game tells of its table under the same names.

Views are plain data, and their types are `TypedDict`s: they cost nothing while a game is played, and the client's types
are made from them. A word of a closed set is `Annotated[str, WORDS]`: an enumeration knows the set, and it is not told
again. Annotations are read as they stand here, for as mere text they would not tell which keys may be left out.
"""

from typing import Any, NotRequired, TypedDict

from saloon.engine.options import show_options
from saloon.engine.state import NOBODY, GameState
from saloon.engine.views import common


class Head(TypedDict):
    """What every view begins with, whatever the game."""

    game: str
    seat: int | None  # through whose eyes; None is a spectator
    players: int
    options: dict[str, Any]  # those that differ from their defaults
    round: int  # 0: none yet, or a game without rounds
    to_move: int | None  # None once the game is over
    decision: str | None  # what the seat to move is asked
    wording: NotRequired[str]  # in which words it is asked, told to that seat alone, where it is not always the same
    over: bool


def head(s: GameState, game: str, seat: int | None, decision: str, round_no: int = 0, wording: str = "") -> Head:
    """The head of a seat's view, or of a spectator's."""
    over = s.actor == NOBODY
    told: Head = {
        "game": game,
        "seat": seat,
        "players": s.players,
        "options": _options(s),
        "round": round_no,
        "to_move": None if over else s.actor,
        "decision": None if over else decision,
        "over": over,
    }
    if wording:
        told["wording"] = wording
    return told


@common
def _options(s: Any) -> dict[str, Any]:
    return show_options(s.options)
