"""Moves, events and scores of Public Enemy Number One as words.

Decks, gangs and outlaws have one word each, seats are counted from 0: `draw tombstone`, `under deadwood`, `look
saloon`, `discard daltons`, `take loners of 2`, `ride to dodge-city`, `stay`.
"""

from collections.abc import Callable
from typing import Any

from saloon.engine import NOBODY, Choice, Part, Shape, Told, shape
from saloon.engine.words import Say, one_of, words
from saloon.games.public_enemy.cards import BULLETS, GANGS, NAMES, SALOON, Gang, SaloonCard, Town
from saloon.games.public_enemy.state import NOWHERE, Code, Decision, Happening, State, face_up, gang_of, tokens, top_of

TOWN_NAMES = words(Town)
GANG_NAMES = words(Gang)
SALOON_NAMES = words(SaloonCard)
DECK_NAMES = (*TOWN_NAMES, "saloon")
OUTLAW_NAMES = tuple(name.lower().replace(" ", "-") for group in NAMES for name in group)
DECISION_NAMES = words(Decision)
PRIZE_NAMES = (*GANG_NAMES, "one")
TILE_NAMES = ("click", "bang")
MAJORITY_NAMES = ("most", "leader")


def _if_any(names: tuple[str, ...]) -> Say:
    return lambda s, number: None if number < 0 else names[number]


def _seat_if_any(s: Any, seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _seats(s: Any, bits: int) -> list[int]:
    return [seat for seat in range(s.players) if bits >> seat & 1]


SEAT = Told("seat")
OUTLAW = Told("card", one_of(OUTLAW_NAMES))
SALOON_CARD = Told("card", one_of(SALOON_NAMES))
GANG = Told("gang", one_of(GANG_NAMES))
SECRET_OUTLAW = Told("card", one_of(OUTLAW_NAMES), only="seat")
SECRET_GANG = Told("gang", one_of(GANG_NAMES), only="seat")
TOWN = Told("town", one_of(TOWN_NAMES))
DECK = Told("deck", one_of(DECK_NAMES))
PRIZE = Told("prize", one_of(PRIZE_NAMES))
COUNT = Told("count")
TIED = Told("seats", _seats)
SCORED = Told("points")

EVENTS: dict[int, Shape] = {
    Happening.FAST: shape("pe-fast"),
    Happening.ROUND_BEGAN: shape("pe-round-began", Told("round"), SEAT),
    Happening.SUPREMACY: shape("pe-supremacy", GANG),
    Happening.REVEALED: shape("pe-revealed", TOWN, OUTLAW, GANG),
    Happening.TOOK: shape("pe-took", SEAT, OUTLAW, TOWN, GANG),
    Happening.DREW: shape("pe-drew", SEAT, SALOON_CARD),
    Happening.NO_EFFECT: shape("pe-no-effect", SEAT, SALOON_CARD),
    Happening.ARRESTED: shape("pe-arrested", SEAT, OUTLAW, GANG),
    Happening.SHOT_DOWN: shape("pe-shot-down", SEAT, OUTLAW, GANG, Told("by")),
    Happening.SWINDLED: shape("pe-swindled", SEAT, OUTLAW, GANG, Told("by")),
    Happening.BURIED: shape("pe-buried", SEAT, TOWN, OUTLAW, GANG),
    Happening.LOOKED: shape("pe-looked", SEAT, DECK, SECRET_OUTLAW, SECRET_GANG),
    Happening.LOOKED_SALOON: shape("pe-looked-saloon", SEAT, DECK, Told("card", one_of(SALOON_NAMES), only="seat")),
    Happening.RODE: shape("pe-rode", SEAT, TOWN, Told("from", _if_any(TOWN_NAMES))),
    Happening.RAN_OUT: shape("pe-ran-out", DECK),
    Happening.FOUR_GANGS: shape("pe-four-gangs", SEAT),
    Happening.ROUND_ENDED: shape("pe-round-ended", Told("round")),
    Happening.NOBODY: shape("pe-nobody", GANG),
    Happening.MAJORITY: shape("pe-majority", GANG, SEAT, COUNT, Told("by", one_of(MAJORITY_NAMES))),
    Happening.TIED: shape("pe-tied", GANG, COUNT, TIED),
    Happening.WANTED: shape("pe-wanted", SEAT, GANG),
    Happening.OWNED: shape("pe-owned", SEAT, GANG),
    Happening.SCORED: shape("pe-points", SEAT, SCORED),
    Happening.ONE_TAKEN: shape("pe-one", SEAT, SCORED, Told("from", _seat_if_any)),
    Happening.ONE_KEPT: shape("pe-one-kept", SEAT, SCORED),
    Happening.ONE_TIED: shape("pe-one-tied", SCORED, TIED, Told("holder", _seat_if_any)),
    Happening.NO_POINTS: shape("pe-no-points"),
    Happening.DUEL: shape("pe-duel", PRIZE, TIED, Told("tiles", lambda s, tied: BULLETS, of="seats")),
    Happening.TUEL: shape("pe-tuel", PRIZE, TIED, Told("tiles")),
    Happening.TILE: shape("pe-tile", SEAT, Told("tile", one_of(TILE_NAMES)), Told("number")),
    Happening.DUEL_WON: shape("pe-duel-won", SEAT, PRIZE),
    Happening.DUEL_LOST: shape("pe-duel-lost", PRIZE),
    Happening.WON: shape("pe-won", SEAT),
    Happening.ROUND_LIMIT: shape("pe-round-limit", Told("round")),
}


def outlaw_words(outlaw: int) -> dict[str, Any]:
    """An outlaw in the arguments of a message."""
    return {"card": OUTLAW_NAMES[outlaw], "gang": GANG_NAMES[gang_of(outlaw)]}


def choice(s: State, code: int) -> Choice:
    """A choice in words."""
    return _PHRASES[Decision(s.decision)](s, code)


def _turn(s: State, code: int) -> Choice:
    if code >= Code.LOOK:
        return _look(code)
    if code == Code.DRAW + SALOON:
        return Choice(code, "draw saloon", "pe-draw-saloon", {}, "saloon")
    verb, block, thing = ("under", Code.UNDER, "under") if code >= Code.UNDER else ("draw", Code.DRAW, "town")
    town = code - block
    args = {"town": TOWN_NAMES[town], **outlaw_words(face_up(s, town))}
    return Choice(code, f"{verb} {TOWN_NAMES[town]}", f"pe-{verb}", args, f"{thing}:{TOWN_NAMES[town]}")


def _look(code: int) -> Choice:
    deck = DECK_NAMES[code - Code.LOOK]
    if code == Code.LOOK + SALOON:
        return Choice(code, "look saloon", "pe-look-saloon", {}, f"look:{deck}")
    return Choice(code, f"look {deck}", "pe-look", {"town": deck}, f"look:{deck}")


def _stack(s: State, code: int) -> Choice:
    """PE-01: a stack stands for its uncovered card."""
    seat, gang = divmod(code - Code.STACK, GANGS)
    args = outlaw_words(top_of(s.seats[seat].stacks[gang]))
    on = f"stack:{seat}:{GANG_NAMES[gang]}"
    if s.decision == Decision.SHERIFF:
        return Choice(code, f"discard {GANG_NAMES[gang]}", "pe-discard", args, on)
    verb, key = ("take", "pe-take") if s.decision == Decision.SWINDLER else ("discard", "pe-discard-of")
    return Choice(code, f"{verb} {GANG_NAMES[gang]} of {seat}", key, {**args, "seat": seat}, on)


def _cavalry(s: State, code: int) -> Choice:
    if code == Code.STAY:
        if s.cavalry == NOWHERE:
            return Choice(code, "stay", "pe-stay-away", {}, "cavalry")
        return Choice(code, "stay", "pe-stay", {"town": TOWN_NAMES[s.cavalry]}, "cavalry")
    town = TOWN_NAMES[code - Code.RIDE]
    return Choice(code, f"ride to {town}", "pe-ride", {"town": town}, f"town:{town}")


_PHRASES: dict[Decision, Callable[[State, int], Choice]] = {
    Decision.TURN: _turn,
    Decision.SHERIFF: _stack,
    Decision.BOUNTY_HUNTER: _stack,
    Decision.SWINDLER: _stack,
    Decision.CAVALRY: _cavalry,
}


def parts(s: State, seat: int) -> list[Part]:
    """PE-45: a player's tokens, Wanted and One."""
    one = 1 if s.holder == seat else 0
    wanted = tokens(s, seat) - one
    lines = [Part("pe-part-wanted", {"count": wanted}, wanted), Part("pe-part-one", {}, one)]
    return [line for line in lines if line.points]
