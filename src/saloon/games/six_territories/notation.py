"""Moves, events and scores of Six Territories as words.

Riches are laid with `lay 5 on forest`; the question about a character is answered with `place` or `keep`.
"""

from fractions import Fraction
from typing import Any

from saloon.engine import Choice, Part, Shape, Told, shape, size
from saloon.engine.words import one_of, words
from saloon.games.six_territories.cards import FIRST_RICHES, RICHES, SHARE, TERRITORIES, Territory
from saloon.games.six_territories.options import Scoring
from saloon.games.six_territories.rules import Code, Decision, Happening, State, pot, territory_score

TERRITORY_NAMES = words(Territory)
TOKEN_NAMES = (*TERRITORY_NAMES, *(f"riches-{worth}" for worth in RICHES))
DECISION_NAMES = words(Decision)

TOKEN = Told("token", one_of(TOKEN_NAMES))  # the territory it shows, or `riches-5` and so on
TERRITORY = Told("territory", one_of(TERRITORY_NAMES))

EVENTS: dict[int, Shape] = {
    Happening.DREW: shape("st-drew", Told("seat"), TOKEN),
    Happening.LAID: shape("st-laid", Told("seat"), TOKEN, TERRITORY),
    Happening.PLACED: shape("st-placed", Told("seat"), TERRITORY),
    Happening.SET_ASIDE: shape("st-set-aside", Told("seat"), TOKEN),
}


def choice(s: State, code: int) -> Choice:
    """A choice in words."""
    if s.decision == Decision.LAY:
        worth, territory = RICHES[s.drawn - FIRST_RICHES], TERRITORY_NAMES[code]
        args = {"worth": worth, "territory": territory}
        return Choice(code, f"lay {worth} on {territory}", "st-lay", args, f"territory:{territory}")
    territory = TERRITORY_NAMES[s.drawn]
    if code == Code.PLACE:
        return Choice(code, "place", "st-place", {"territory": territory}, f"territory:{territory}")
    return Choice(code, "keep", "st-keep", {"territory": territory}, "hand")


def parts(s: State, player: int) -> list[Part]:
    """A player's score, one line for each territory where he has characters."""
    return [score_line(s, player, place) for place in range(TERRITORIES) if s.lands[place].characters[player]]


def score_line(s: State, player: int, territory: int) -> Part:
    """What a player's characters on one territory bring him."""
    land = s.lands[territory]
    args: dict[str, Any] = {
        "territory": TERRITORY_NAMES[territory],
        "pot": pot(land),
        "characters": land.characters[player],
    }
    points = Fraction(territory_score(s, territory, player), SHARE)
    shown = points.numerator if points.denominator == 1 else points
    if s.options.scoring == Scoring.SIMPLE:
        return Part("st-part", args, shown)
    return Part("st-part-shared", {**args, "sharers": size(land.characters)}, shown)
