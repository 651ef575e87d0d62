"""How strong a player stands in Six Territories: what his characters hold, what may still come to them and to his hand.

`measure` adds up features, each times its weight; `weights.csv` holds the weights, fitted to games that bots played. A
duel is another game than one among many, and advanced scoring another than simple: each has its own stages.
"""

from collections.abc import Sequence
from enum import IntEnum

from saloon.engine import rule, size
from saloon.games.six_territories.cards import FIRST_RICHES, KINDS_OF_RICHES, RICHES, TERRITORIES
from saloon.games.six_territories.options import Scoring
from saloon.games.six_territories.rules import State, free_places, pot

POINT = 100  # points are counted in hundredths, as are characters that share a pot
PARTS = 5  # of a game's course


class Feature(IntEnum):
    """What counts. Points are in hundredths."""

    POINTS = 0  # what the riches laid bring to his characters
    PLACES = 1  # what average riches on all free places beside them would bring
    DRAWN = 2  # what he gains on the rivals by riches he has just drawn, laid where he gains most
    SYMBOLS = 3  # characters in hand that will find a symbol, in hundredths
    BEST_POSTS = 4  # what they bring on the richest territories, as far as symbols will come
    FAIR_POSTS = 5  # what they bring on the territories of average symbols
    SHARERS = 6  # what rivals who may still join his characters would take from them
    TURNS = 7  # turns until his next


@rule
def stage(s: State) -> int:
    """How much of the places for riches is taken, in fifths; each kind of game has its own five stages."""
    places = s.options.riches_slots * TERRITORIES
    free = 0
    for territory in range(TERRITORIES):
        free += free_places(s, s.lands[territory])
    return PARTS * kind_of_game(s) + min((places - free) * PARTS // places, PARTS - 1)


@rule
def kind_of_game(s: State) -> int:
    """Simple scoring between two, among more, then advanced scoring between two, among more."""
    return 2 * s.options.scoring + (1 if s.players > 2 else 0)


@rule
def measure(s: State, player: int, weights: Sequence[int]) -> int:
    """How strong a player stands."""
    average = average_riches(s)
    total = (player - s.turn + s.players) % s.players * weights[Feature.TURNS]
    for territory in range(TERRITORIES):
        if s.lands[territory].characters[player] > 0:
            total += holdings(s, territory, player, average, weights)
    if s.turn == player and s.drawn >= FIRST_RICHES:
        total += RICHES[s.drawn - FIRST_RICHES] * best_margin(s, player) * weights[Feature.DRAWN]
    return total + in_hand(s, player, average, weights)


@rule
def holdings(s: State, territory: int, player: int, average: int, weights: Sequence[int]) -> int:
    """What a player's characters on a territory hold, what they may expect, and whom they may have to share it with."""
    land = s.lands[territory]
    own = land.characters[player]
    present = size(land.characters)
    laid = own * pot(land) * POINT
    coming = own * free_places(s, land) * average
    parts = sharers(s, present)
    total = laid // parts * weights[Feature.POINTS] + coming // parts * weights[Feature.PLACES]
    if s.options.scoring == Scoring.ADVANCED and s.envelope[territory] > 0:
        joined = present * POINT + joiners(s, territory, player)
        total += ((laid + coming) // present - (laid + coming) * POINT // joined) * weights[Feature.SHARERS]
    return total


@rule
def joiners(s: State, territory: int, player: int) -> int:
    """How many characters in rivals' hands will join a territory if each takes any symbol still to come, in
    hundredths."""
    waiting = size(s.characters) - s.characters[player]
    return s.envelope[territory] * waiting * POINT // max(symbols_left(s), waiting, 1)


@rule
def best_margin(s: State, player: int) -> int:
    """How many more characters' shares of a pot a player gets than any rival, in hundredths, where a free place lets
    him make the most of it."""
    best = 0
    for territory in range(TERRITORIES):
        land = s.lands[territory]
        if land.characters[player] > 0 and free_places(s, land) > 0:
            rival = 0
            for other in range(s.players):
                if other != player:
                    rival = max(rival, land.characters[other])
            best = max(best, (land.characters[player] - rival) * POINT // sharers(s, size(land.characters)))
    return best


@rule
def in_hand(s: State, player: int, average: int, weights: Sequence[int]) -> int:
    """What a player's characters in hand may bring: a symbol has to come for each, on a territory worth a post."""
    waiting = s.characters[player]
    if waiting == 0:
        return 0
    symbols = symbols_left(s)
    worth = 0
    for territory in range(TERRITORIES):
        if s.envelope[territory] > 0:
            worth += s.envelope[territory] * post(s, territory, player, average)
    finding = min(waiting * POINT, symbols * POINT // s.players)
    total = finding * weights[Feature.SYMBOLS]
    total += finding * (worth // max(symbols, 1)) // POINT * weights[Feature.FAIR_POSTS]
    return total + best_posts(s, player, waiting * s.players, average) // s.players * weights[Feature.BEST_POSTS]


@rule
def post(s: State, territory: int, player: int, average: int) -> int:
    """What one more character on a territory may expect to add."""
    land = s.lands[territory]
    own = land.characters[player]
    present = size(land.characters)
    riches = pot(land) * POINT + free_places(s, land) * average
    return int(riches * (own + 1) // sharers(s, present + 1) - riches * own // sharers(s, present))


@rule
def best_posts(s: State, player: int, wanted: int, average: int) -> int:
    """What so many characters may expect on symbols still to come, those of the richest territories first. A player
    who can wait for one symbol in as many as there are players gets his part of it."""
    total = 0
    taken = 0
    for _ in range(TERRITORIES):
        if wanted <= 0:
            break
        best = -1
        best_post = -1
        for territory in range(TERRITORIES):
            if s.envelope[territory] > 0 and not taken >> territory & 1:
                found = post(s, territory, player, average)
                if found > best_post:
                    best = territory
                    best_post = found
        if best < 0:
            break
        taken |= 1 << best
        count = min(s.envelope[best], wanted)
        total += count * best_post
        wanted -= count
    return total


@rule
def symbols_left(s: State) -> int:
    """How many territory tokens are still in the envelope."""
    count = 0
    for territory in range(TERRITORIES):
        count += s.envelope[territory]
    return count


@rule
def riches_left(s: State) -> int:
    """How many riches are still in the envelope."""
    count = 0
    for kind in range(KINDS_OF_RICHES):
        count += s.envelope[FIRST_RICHES + kind]
    return count


@rule
def average_riches(s: State) -> int:
    """What the riches still in the envelope are worth on average, in hundredths of a point."""
    worth = 0
    for kind in range(KINDS_OF_RICHES):
        worth += s.envelope[FIRST_RICHES + kind] * RICHES[kind]
    return worth * POINT // max(riches_left(s), 1)


@rule
def sharers(s: State, characters: int) -> int:
    """Into how many parts the pot of a territory with so many characters is divided."""
    if s.options.scoring == Scoring.SIMPLE:
        return 1
    return max(characters, 1)
