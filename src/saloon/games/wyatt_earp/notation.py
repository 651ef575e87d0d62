"""Moves, events and scores of Wyatt Earp as words.

Cards and outlaws have one word each: `lay 3 jesse-james`, `play hideout`, `discard photo-belle-starr`. A group is named
by its seat and outlaw: `steal 2 bob-dalton`. Money is in dollars.
"""

from collections.abc import Callable
from typing import Any

from saloon.engine import Choice, Part, Shape, TieBreak, Told, shape
from saloon.engine.words import one_of, words
from saloon.games.wyatt_earp.cards import OUTLAWS, THOUSAND, Card, Outlaw
from saloon.games.wyatt_earp.rules import lay_reward
from saloon.games.wyatt_earp.scoring import score
from saloon.games.wyatt_earp.sheriff import answer_can_shoot, card_of
from saloon.games.wyatt_earp.state import Code, Decision, Ending, Happening, Mode, State, can_supply

OUTLAW_NAMES = words(Outlaw)
CARD_NAMES = (*OUTLAW_NAMES, *(f"photo-{name}" for name in OUTLAW_NAMES), *words(Card)[1:])
DECISIONS = words(Decision)
MODES = words(Mode)
ENDINGS = words(Ending)
SIDES = ("left", "right")


def dollars(s: Any, thousands: int) -> int:
    """Money as people count it."""
    return thousands * THOUSAND


def _yes(s: Any, number: int) -> str:
    return "yes" if number else "no"


SEAT = Told("seat")
CARD = Told("card", one_of(CARD_NAMES))
SECRET_CARD = Told("card", one_of(CARD_NAMES), only="seat")
OUTLAW = Told("outlaw", one_of(OUTLAW_NAMES))
REWARD = Told("reward", dollars)
HIT = Told("hit", _yes)

EVENTS: dict[int, Shape] = {
    Happening.ROUND_BEGAN: shape("we-round-began", Told("round"), Told("dealer"), SEAT),
    Happening.TURNED_UP: shape("we-turned-up", CARD),
    Happening.DREW: shape("we-drew", SEAT, SECRET_CARD),
    Happening.TOOK: shape("we-took", SEAT, CARD),
    Happening.RESHUFFLED: shape("we-reshuffled", Told("count")),
    Happening.LAID: shape("we-laid", SEAT, OUTLAW, Told("count"), REWARD),
    Happening.OPENED: shape("we-opened", SEAT, OUTLAW),
    Happening.PLAYED: shape("we-played", SEAT, CARD, Told("mode", one_of(MODES))),
    Happening.SEARCHES: shape("we-searches", SEAT),
    Happening.ANSWERED: shape("we-answered", SEAT, OUTLAW),
    Happening.SHOT: shape("we-shot", SEAT, CARD, HIT),
    Happening.PLACED: shape("we-placed", SEAT, CARD, OUTLAW, REWARD),
    Happening.GUN_GONE: shape("we-gun-gone", SEAT, OUTLAW),
    Happening.SPENT: shape("we-spent", SEAT, CARD),
    Happening.NAMED: shape("we-named", SEAT, OUTLAW, Told("side", one_of(SIDES))),
    Happening.HAS_NONE: shape("we-has-none", SEAT, OUTLAW),
    Happening.GAVE: shape("we-gave", SEAT, Told("to"), OUTLAW),
    Happening.STOLE: shape("we-stole", SEAT, Told("by"), OUTLAW),
    Happening.TOOK_NOTHING: shape("we-took-nothing", SEAT),
    Happening.ORPHANED: shape("we-orphaned", SEAT, OUTLAW, CARD),
    Happening.HID: shape("we-hid", SEAT, Told("by"), OUTLAW),
    Happening.FREED: shape("we-freed", SEAT, OUTLAW),
    Happening.FETCHED: shape("we-fetched", SEAT, SECRET_CARD),
    Happening.FETCHED_OPEN: shape("we-fetched-open", SEAT, CARD),
    Happening.PASSED: shape("we-passed", SEAT),
    Happening.DISCARDED: shape("we-discarded", SEAT, CARD),
    Happening.ROUND_ENDED: shape("we-round-ended", SEAT, Told("reason", one_of(ENDINGS))),
    Happening.DROPPED: shape("we-dropped", SEAT, Told("count")),
    Happening.ESCAPED: shape("we-escaped", OUTLAW, Told("points"), REWARD),
    Happening.CAPTURED: shape("we-captured", OUTLAW, Told("points"), REWARD),
    Happening.PAID: shape("we-paid", SEAT, OUTLAW, REWARD),
    Happening.CARRIED: shape("we-carried", OUTLAW, REWARD),
    Happening.DUEL: shape("we-duel"),
    Happening.DUEL_SHUFFLED: shape("we-duel-shuffled"),
    Happening.DUEL_SHOT: shape("we-duel-shot", SEAT, CARD, HIT),
    Happening.DUEL_AGAIN: shape("we-duel-again"),
    Happening.DUEL_WON: shape("we-duel-won", SEAT),
    Happening.GAME_OVER: shape("we-game-over"),
}


def choice(s: State, code: int) -> Choice:
    """A choice in words."""
    return _PHRASES[Decision(s.decision)](s, code)


def _draw(s: State, code: int) -> Choice:
    if code == Code.TAKE:
        card = CARD_NAMES[s.top]
        return Choice(code, f"take {card}", "we-take", {"card": card}, "discard")
    return Choice(code, "draw two", "we-draw-pile" if can_supply(s, 2) else "we-draw-pile-ends", {}, "pile")


def _turn(s: State, code: int) -> Choice:
    if code >= Code.DISCARD:
        card = CARD_NAMES[code - Code.DISCARD]
        return Choice(code, f"discard {card}", "we-discard", {"card": card}, f"card:{card}")
    if code >= Code.PHOTO:
        return _sheriff(s, code, "card")
    outlaw, count = code // OUTLAWS, code % OUTLAWS + 1
    name = OUTLAW_NAMES[outlaw]
    args = {"outlaw": name, "count": count, "reward": dollars(s, lay_reward(s, outlaw, count))}
    return Choice(code, f"lay {count} {name}", "we-lay", args, f"card:{name}")


_SPECIAL = {
    Code.ASK_AROUND: ("ask around", "we-most-wanted-hand"),
    Code.RAID: ("raid", "we-most-wanted-raid"),
    Code.WYATT_DRAW: ("wyatt draw", "we-wyatt-draw"),
    Code.WYATT_SEARCH: ("wyatt search", "we-wyatt-search"),
    Code.WYATT_FREE: ("wyatt free", "we-wyatt-free"),
}


def _ends(s: State, code: int) -> str:
    """WE-43: what a key has at its end if playing the card would end the round, for want of cards to turn or draw."""
    if code in (Code.ASK_AROUND, Code.WYATT_SEARCH):
        return ""
    return "" if can_supply(s, 2 if code == Code.WYATT_DRAW else 1) else "-ends"


def _sheriff(s: State, code: int, where: str) -> Choice:
    """A sheriff card played from the hand, or out of the discard at once."""
    card = CARD_NAMES[card_of(code)]
    on = f"{where}:{card}"
    if code < Code.BANK:
        args = {"outlaw": OUTLAW_NAMES[code - Code.PHOTO], "card": card}
        return Choice(code, f"play {card}", "we-play-photo", args, on)
    if code in _SPECIAL:
        text, key = _SPECIAL[Code(code)]
        return Choice(code, text, key + _ends(s, code), {}, on)
    return Choice(code, f"play {card}", "we-play-shot" + _ends(s, code), {"card": card}, on)


def _place(s: State, code: int) -> Choice:
    seat, name = code // OUTLAWS, OUTLAW_NAMES[code % OUTLAWS]
    args = {"card": CARD_NAMES[s.playing], "outlaw": name}
    return Choice(code, f"on {name}", "we-place", args, f"group:{seat}:{name}")


def _at_group(verb: str, key: str) -> Callable[[State, int], Choice]:
    def phrase(s: State, code: int) -> Choice:
        if code == Code.PASS:
            return Choice(code, "take nothing", "we-take-nothing", {}, "pass")
        seat, name = code // OUTLAWS, OUTLAW_NAMES[code % OUTLAWS]
        return Choice(code, f"{verb} {seat} {name}", key, {"seat": seat, "outlaw": name}, f"group:{seat}:{name}")

    return phrase


def _unhide(s: State, code: int) -> Choice:
    seat, name = code // OUTLAWS, OUTLAW_NAMES[code % OUTLAWS]
    return Choice(code, f"free {name}", "we-free", {"outlaw": name}, f"group:{seat}:{name}")


def _name(s: State, code: int) -> Choice:
    name, side = OUTLAW_NAMES[code >> 1], SIDES[code & 1]
    key = "we-name" if s.players > 2 else "we-name-other"
    return Choice(code, f"name {name} {side}", key, {"outlaw": name, "side": side}, f"poster:{name}")


def _fetch(s: State, code: int) -> Choice:
    if code < Code.KEEP:
        return _sheriff(s, code, "found")
    card = CARD_NAMES[code - Code.KEEP]
    return Choice(code, f"keep {card}", "we-keep", {"card": card}, f"found:{card}")


def _answer(s: State, code: int) -> Choice:
    if code == Code.PASS:
        return Choice(code, "pass", "we-pass", {}, "pass")
    if code == Code.WYATT:
        key = "we-answer" if answer_can_shoot(s) else "we-answer-ends"
        args = {"outlaw": OUTLAW_NAMES[s.about]}
        return Choice(code, "wyatt", key, args, f"card:{CARD_NAMES[Card.WYATT_EARP]}")
    return _sheriff(s, code, "card")


_PHRASES: dict[Decision, Callable[[State, int], Choice]] = {
    Decision.DRAW: _draw,
    Decision.TURN: _turn,
    Decision.PLACE: _place,
    Decision.HIDE: _at_group("hide", "we-hide"),
    Decision.STEAL: _at_group("steal", "we-steal"),
    Decision.UNHIDE: _unhide,
    Decision.NAME: _name,
    Decision.FETCH: _fetch,
    Decision.ANSWER: _answer,
    Decision.SNAPSHOT: _answer,
}


def parts(s: State, seat: int) -> list[Part]:
    """A player's money, and the duel if it decided."""
    lines = [Part("we-part-money", {}, score(s, seat))]
    if s.winner == seat:
        lines.append(Part("we-part-duel", {}, 0))
    return lines


TIE_BREAKS = (TieBreak("we-tie-duel", lambda s, seat: s.winner != seat, told=False),)
