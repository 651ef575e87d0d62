"""Why something on the table cannot be chosen now: the sentence of the rules that stands in the way."""

from saloon.engine import Reason
from saloon.games.wyatt_earp.cards import OUTLAWS, SERIES, Card
from saloon.games.wyatt_earp.notation import CARD_NAMES, DECISIONS, OUTLAW_NAMES
from saloon.games.wyatt_earp.pile import may_shoot
from saloon.games.wyatt_earp.sheriff import gun_holder
from saloon.games.wyatt_earp.state import NOTHING, Decision, State, has_group

TARGETS = (Decision.PLACE, Decision.HIDE, Decision.STEAL, Decision.UNHIDE)


def why(s: State, on: str) -> Reason:
    """The reason and its clause, for the seat to move and a thing such as `card:hideout` or `group:1:bob-dalton`.

    In his turn each card of his own can at least be discarded; `play:hideout` asks why it cannot be played.
    """
    kind, _, name = on.partition(":")
    if kind in ("card", "play") and name in CARD_NAMES:
        return _card(s, CARD_NAMES.index(name))
    if kind == "found" and name in CARD_NAMES and s.decision == Decision.FETCH:
        return _found(s, CARD_NAMES.index(name))
    if kind == "group":
        return _group(s, name)
    if kind in ("pile", "discard"):
        return _pile(s, kind)
    if kind == "poster" and name in OUTLAW_NAMES:
        return Reason("we-not-naming", {}, "WE-59")
    return _not_asked(s)


def _not_asked(s: State) -> Reason:
    return Reason("we-not-asked", {"decision": DECISIONS[s.decision]})


def _pile(s: State, kind: str) -> Reason:
    if s.decision != Decision.DRAW:
        return Reason("we-drawn-already", {}, "WE-01") if s.decision == Decision.TURN else _not_asked(s)
    return Reason("we-discard-empty", {}, "WE-02")


def _card(s: State, kind: int) -> Reason:
    """A card that cannot be chosen, or not be played."""
    card = {"card": CARD_NAMES[kind]}
    if s.decision == Decision.DRAW:
        return Reason("we-draw-first", {}, "WE-01")
    if not s.seats[s.actor].hand[kind]:
        return Reason("we-no-such-card", card)
    if s.decision == Decision.ANSWER:
        return Reason("we-only-wyatt", {"outlaw": OUTLAW_NAMES[s.about]}, "WE-50")
    if s.decision == Decision.SNAPSHOT:
        return Reason("we-only-photo", {"outlaw": OUTLAW_NAMES[s.about]}, "WE-55")
    return _unplayable(s, kind) if s.decision == Decision.TURN else _not_asked(s)


def _unplayable(s: State, kind: int) -> Reason:
    """Why a card of the hand cannot be played in this turn, only discarded."""
    if kind < OUTLAWS:
        return _outlaw_card(s, kind)
    if s.sheriff_played:
        return Reason("we-one-sheriff", {}, "WE-10")
    if s.seats[s.turn].cards == 1:
        return Reason("we-last-card", {}, "WE-14")
    if Card.PHOTO <= kind < Card.BANK_ROBBERY:
        return Reason("we-photo-unopened", {"outlaw": OUTLAW_NAMES[kind - Card.PHOTO]}, "WE-06")
    if not may_shoot(s):
        return Reason("we-no-shot", {}, "WE-43")
    return _no_target(s, kind)


def _outlaw_card(s: State, outlaw: int) -> Reason:
    name = {"outlaw": OUTLAW_NAMES[outlaw]}
    held, cards = s.seats[s.turn].hand[outlaw], s.seats[s.turn].cards
    if not s.opened[outlaw] and held < SERIES:
        return Reason("we-needs-series", name, "WE-06")
    if cards <= (1 if s.opened[outlaw] else SERIES):
        return Reason("we-last-card", {}, "WE-14")
    return Reason("we-can-be-laid", name, "WE-08")


def _no_target(s: State, kind: int) -> Reason:
    me = s.seats[s.turn]
    if kind == Card.FASTEST_GUN and any(has_group(me, outlaw) for outlaw in range(OUTLAWS)):
        return Reason("we-gun-there", {}, "WE-20")
    if kind in (Card.BANK_ROBBERY, Card.STAGECOACH_ROBBERY, Card.FASTEST_GUN):
        return Reason("we-no-group", {"card": CARD_NAMES[kind]}, "WE-19")
    if kind == Card.HIDEOUT:
        return Reason("we-nothing-to-hide", {}, "WE-26")
    return Reason("we-can-be-played", {"card": CARD_NAMES[kind]}, "WE-10")


def _found(s: State, kind: int) -> Reason:
    if kind == Card.WYATT_EARP:
        return Reason("we-no-second-wyatt", {}, "WE-12")
    return Reason("we-not-in-discard", {"card": CARD_NAMES[kind]}, "WE-12")


def _group(s: State, name: str) -> Reason:
    """Why a card in play cannot go there, or a hand cannot reach there."""
    seat_word, _, outlaw_word = name.partition(":")
    seats = [str(seat) for seat in range(s.players)]
    if s.decision not in TARGETS or outlaw_word not in OUTLAW_NAMES or seat_word not in seats:
        return _not_asked(s)
    seat, outlaw = seats.index(seat_word), OUTLAW_NAMES.index(outlaw_word)
    own = seat == s.turn
    if s.decision == Decision.STEAL:
        return Reason("we-not-your-own", {}, "WE-24") if own else Reason("we-no-outlaw-card", {}, "WE-57")
    if s.decision == Decision.UNHIDE:
        return Reason("we-no-hideout", {}, "WE-52")
    if s.decision == Decision.HIDE:
        return _unhidable(s, seat, outlaw)
    if not own:
        return Reason("we-own-territory", {}, "WE-18")
    if s.playing == Card.FASTEST_GUN and gun_holder(s, outlaw) != NOTHING:
        return Reason("we-gun-there", {}, "WE-20")
    return Reason("we-no-group-there", {"outlaw": outlaw_word}, "WE-57")


def _unhidable(s: State, seat: int, outlaw: int) -> Reason:
    if seat == s.turn:
        return Reason("we-opponents-only", {}, "WE-26")
    if s.seats[seat].hideouts[outlaw]:
        return Reason("we-hidden-already", {}, "WE-26")
    return Reason("we-no-group-there", {"outlaw": OUTLAW_NAMES[outlaw]}, "WE-57")
