"""The rules of Six Territories, in the rulebook's order: set-up, turn, end, scoring."""

from enum import IntEnum

from saloon.engine import (
    NOBODY,
    GameState,
    ask,
    draw,
    emit,
    game_over,
    i8,
    i16,
    many,
    offer,
    one,
    reseed,
    rule,
    size,
    struct,
)
from saloon.games.six_territories.cards import (
    CHARACTERS,
    FIRST_RICHES,
    KINDS_OF_RICHES,
    NO_TOKEN,
    RICHES,
    SHARE,
    TERRITORIES,
    TOKENS,
)
from saloon.games.six_territories.options import EndOn, Options, Scoring

MAX_PLAYERS = 5


class Decision(IntEnum):
    """What a player can be asked."""

    LAY, CHARACTER = range(2)


class Code(IntEnum):
    """Codes of choices: 0 to 5 lay riches on that territory."""

    PLACE, KEEP = range(TERRITORIES, TERRITORIES + 2)


class Bar(IntEnum):
    """What stands in the way of a choice: NONE, or one sentence of the rules."""

    NONE, FULL, ONLY_ON_THE_TOKEN = range(3)


class Happening(IntEnum):
    """Kinds of events."""

    DREW, LAID, PLACED, SET_ASIDE = range(4)


class Broken(IntEnum):
    """What `check` may find."""

    TOKENS, CHARACTERS, LANDS, QUESTION = range(1, 5)


@struct
class Land:
    """What lies on one territory card."""

    symbols: int = i8()  # territory tokens laid
    riches: list[int] = i8(KINDS_OF_RICHES)  # riches laid, by kind
    characters: list[int] = i8(MAX_PLAYERS)  # characters, by player


@struct
class State(GameState):
    """The whole table."""

    legal: list[int] = i16(TERRITORIES + 2)
    options: Options = one(Options)
    turn: int = i8()  # whose turn it is
    drawn: int = i8()  # the token drawn this turn, or NO_TOKEN between turns; a territory token is laid at once
    envelope: list[int] = i8(TOKENS)
    aside: list[int] = i8(TOKENS)
    characters: list[int] = i8(MAX_PLAYERS)  # still to be placed
    lands: list[Land] = many(Land, TERRITORIES)


@rule
def lay_out(s: State) -> None:
    """Three characters each, all tokens into the envelope; seat 0 begins."""
    for token in range(TOKENS):
        s.envelope[token] = supply(s, token)
    for player in range(s.players):
        s.characters[player] = CHARACTERS
    s.turn = 0


@rule
def supply(s: State, token: int) -> int:
    """How many tokens of a kind the game has: as many territory tokens as symbols, and the riches of the options."""
    if token < FIRST_RICHES:
        return s.options.symbols_per_territory
    return s.options.riches[token - FIRST_RICHES]


@rule
def perform(s: State, code: int) -> None:
    """Carry out a choice and finish the turn."""
    if s.decision == Decision.LAY:
        lay_riches(s, code)
    elif code == Code.PLACE:
        place_character(s)
    end_turn(s)


@rule
def advance(s: State) -> None:
    """ST-14: each turn draws exactly one token."""
    if finished(s):
        game_over(s)
        return
    s.drawn = draw(s, s.envelope, size(s.envelope))
    emit(s, Happening.DREW, s.turn, s.drawn)
    if s.drawn < FIRST_RICHES:
        lay_symbol(s)
    ask_drawer(s)


@rule
def end_turn(s: State) -> None:
    """The next player's turn, clockwise. Nothing of the last question stays, so that equal tables are equal bytes."""
    s.turn = (s.turn + 1) % s.players
    s.drawn = NO_TOKEN
    s.decision = 0


@rule
def ask_drawer(s: State) -> None:
    """What to do with the token drawn; where nothing can be done with it the turn is over."""
    if s.drawn < FIRST_RICHES:
        ask_character(s)
    else:
        ask_territory(s)
        if s.legal_n == 0:
            set_aside(s)
    if s.legal_n == 0:
        end_turn(s)


@rule
def lay_symbol(s: State) -> None:
    """A territory token goes on a free symbol of its territory (there is always one: as many symbols as tokens)."""
    s.lands[s.drawn].symbols += 1
    emit(s, Happening.LAID, s.turn, s.drawn, s.drawn)


@rule
def ask_character(s: State) -> None:
    """ST-01, ST-19: now or never, the drawer may put one of the characters he has left on the token just laid."""
    if s.characters[s.turn] > 0:
        ask(s, s.turn, Decision.CHARACTER)
        if not character_bar(s, s.drawn):
            offer(s, Code.PLACE)
        offer(s, Code.KEEP)


@rule
def character_bar(s: State, territory: int) -> int:
    """ST-01: a character goes on the token just laid, and nowhere else."""
    return Bar.NONE if territory == s.drawn else Bar.ONLY_ON_THE_TOKEN


@rule
def place_character(s: State) -> None:
    """ST-02, ST-03: one character a token, three for the whole game."""
    s.characters[s.turn] -= 1
    s.lands[s.drawn].characters[s.turn] += 1
    emit(s, Happening.PLACED, s.turn, s.drawn)


@rule
def ask_territory(s: State) -> None:
    """ST-05: riches go on any territory with a free place; ST-18: which of its places makes no difference."""
    ask(s, s.turn, Decision.LAY)
    for territory in range(TERRITORIES):
        if not riches_bar(s, territory):
            offer(s, territory)


@rule
def riches_bar(s: State, territory: int) -> int:
    """ST-05: no riches go on a territory whose places for them are all taken."""
    return Bar.NONE if free_places(s, s.lands[territory]) > 0 else Bar.FULL


@rule
def free_places(s: State, land: Land) -> int:
    """ST-06: riches of any value, 0 too, take up a place."""
    return s.options.riches_slots - size(land.riches)


@rule
def lay_riches(s: State, territory: int) -> None:
    """Riches once laid never move."""
    token = s.drawn
    s.drawn = NO_TOKEN
    s.lands[territory].riches[token - FIRST_RICHES] += 1
    emit(s, Happening.LAID, s.turn, token, territory)


@rule
def set_aside(s: State) -> None:
    """ST-07, ST-17: a token without a free place is out of the game, for all to see."""
    token = s.drawn
    s.drawn = NO_TOKEN
    s.aside[token] += 1
    emit(s, Happening.SET_ASIDE, s.turn, token)


@rule
def finished(s: State) -> bool:
    """ST-08: the game ends when every territory is full; ST-15: or when the envelope is empty."""
    if size(s.envelope) == 0:
        return True
    for territory in range(TERRITORIES):
        if not full(s, s.lands[territory]):
            return False
    return True


@rule
def full(s: State, land: Land) -> bool:
    """ST-20: both sorts of places are taken (or, by option, the places for riches alone)."""
    if free_places(s, land) > 0:
        return False
    return s.options.end_on == EndOn.RICHES or land.symbols == s.options.symbols_per_territory


@rule
def pot(land: Land) -> int:
    """The riches lying on a territory."""
    worth = 0
    for kind in range(KINDS_OF_RICHES):
        worth += land.riches[kind] * RICHES[kind]
    return worth


@rule
def territory_score(s: State, territory: int, player: int) -> int:
    """ST-09, ST-21: simple, the whole pot for each own character. ST-10, ST-11: advanced, an exact share of it."""
    land = s.lands[territory]
    own = land.characters[player]
    if own == 0:
        return 0
    if s.options.scoring == Scoring.SIMPLE:
        return pot(land) * own * SHARE
    return pot(land) * own * (SHARE // size(land.characters))


@rule
def score(s: State, player: int) -> int:
    """A player's points, in fractions of SHARE. ST-12: a pot without characters is lost."""
    points = 0
    for territory in range(TERRITORIES):
        points += territory_score(s, territory, player)
    return points


@rule
def standing(s: State, player: int) -> int:
    """ST-13, ST-22: most points win, be they 0; equal points share the win."""
    return score(s, player)


@rule
def determinize(s: State, observer: int, seed: int) -> None:
    """ST-16: everything lies open but the future, which is not drawn yet."""
    reseed(s, seed)


@rule
def laid(s: State, token: int) -> int:
    """How many tokens of a kind are on the territories or, riches just drawn, in a player's hand."""
    if token < FIRST_RICHES:
        return s.lands[token].symbols
    count = 1 if s.drawn == token else 0
    for territory in range(TERRITORIES):
        count += s.lands[territory].riches[token - FIRST_RICHES]
    return count


@rule
def placed(s: State, player: int) -> int:
    """How many characters of a player stand on the territories."""
    count = 0
    for territory in range(TERRITORIES):
        count += s.lands[territory].characters[player]
    return count


@rule
def check(s: State) -> int:
    """The first broken invariant, or 0: every token and character is somewhere, once, and no card overflows."""
    for token in range(TOKENS):
        if s.envelope[token] < 0 or s.aside[token] < 0:
            return Broken.TOKENS
        if s.envelope[token] + s.aside[token] + laid(s, token) != supply(s, token):
            return Broken.TOKENS
    for player in range(MAX_PLAYERS):
        supplied = CHARACTERS if player < s.players else 0
        if s.characters[player] < 0 or s.characters[player] + placed(s, player) != supplied:
            return Broken.CHARACTERS
    for territory in range(TERRITORIES):
        land = s.lands[territory]
        if free_places(s, land) < 0 or size(land.characters) > land.symbols:
            return Broken.LANDS
    return 0 if question_sound(s) else Broken.QUESTION


@rule
def question_sound(s: State) -> bool:
    """The player on turn is asked what can be done with the token he has drawn, until the game is over."""
    if s.turn < 0 or s.turn >= s.players:
        return False
    if s.actor == NOBODY:
        return s.legal_n == 0 and s.drawn == NO_TOKEN and finished(s)
    if s.actor != s.turn or s.legal_n < 2 or s.drawn == NO_TOKEN:
        return False
    return s.decision == (Decision.CHARACTER if s.drawn < FIRST_RICHES else Decision.LAY)
