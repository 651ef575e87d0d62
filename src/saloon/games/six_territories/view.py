"""What a seat sees of Six Territories: everything but the future, for everything lies open."""

from fractions import Fraction

from saloon.engine import NOBODY, common, head, size
from saloon.games.six_territories.cards import KINDS_OF_RICHES, NO_TOKEN, RICHES, SHARE, TERRITORIES
from saloon.games.six_territories.notation import DECISION_NAMES, TERRITORY_NAMES, TOKEN_NAMES
from saloon.games.six_territories.rules import Land, State, free_places, pot, score
from saloon.games.six_territories.view_types import Table, Territory, Tokens, View


def view(s: State, seat: int | None) -> View:
    """ST-16: the table, the same for every seat and for spectators."""
    return {**head(s, "six-territories", seat, DECISION_NAMES[s.decision]), **_open(s)}


@common
def _open(s: State) -> Table:
    """The table. The envelope holds what lies nowhere else."""
    over = s.actor == NOBODY
    return {
        "turn": None if over else s.turn,
        "drawn": None if s.drawn == NO_TOKEN else TOKEN_NAMES[s.drawn],
        "lands": [show_land(s, territory) for territory in range(TERRITORIES)],
        "characters": s.characters[: s.players],
        "envelope": {"size": size(s.envelope), "tokens": show_tokens(s.envelope)},
        "aside": show_tokens(s.aside),
        "scores": [show_points(score(s, player)) for player in range(s.players)] if over else None,
    }


def show_land(s: State, territory: int) -> Territory:
    """One territory card and what lies on it; `characters` counts them seat by seat."""
    land = s.lands[territory]
    return {
        "name": TERRITORY_NAMES[territory],
        "symbols": land.symbols,
        "symbol_places": s.options.symbols_per_territory,
        "riches": show_riches(land),
        "free_places": free_places(s, land),
        "characters": land.characters[: s.players],
        "pot": pot(land),
    }


def show_riches(land: Land) -> list[int]:
    """The values of the riches on a territory, highest first."""
    return [RICHES[kind] for kind in range(KINDS_OF_RICHES) for _ in range(land.riches[kind])]


def show_tokens(bag: list[int]) -> Tokens:
    """How many tokens of each kind a bag holds, those it has none of left out."""
    return {name: count for name, count in zip(TOKEN_NAMES, bag) if count}


def show_points(kept: int) -> int | str:
    """A kept score as a person writes it: 7, or 20/3."""
    points = Fraction(kept, SHARE)
    return points.numerator if points.denominator == 1 else str(points)
