"""Moves, events and scores of Colt Express as words.

Cards, bandits and places have one word each: `play move`, `shoot doc`, `move to roof 3`, `marshal to 0`. Purses and
flasks on the train have numbers: `rob purse 7`. Where a hand holds the cards of two bandits, a card is called after
its bandit: `play doc move`. People are not told these numbers: a purse or a flask is called by what is known of it.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Annotated, Any, TypedDict

from saloon.engine import SPECTATOR, Choice, Part, Shape, TieBreak, Told, shape
from saloon.engine.words import one_of, words
from saloon.games.colt_express.cards import (
    ACTIONS,
    CAR_BONUS,
    GUNSLINGER,
    JEWEL_VALUE,
    LEADERS,
    MORTAL_BULLET,
    PURSE_VALUES,
    STRONGBOX_VALUE,
    Card,
    Character,
    Hostage,
    Loot,
    RoundCard,
    Turn,
    Wagon,
    Whisky,
)
from saloon.games.colt_express.hostages import ransom
from saloon.games.colt_express.options import LastTie
from saloon.games.colt_express.places import car_of, on_roof, on_train
from saloon.games.colt_express.plan import FLASKS_OF_A_BANDIT, is_dark
from saloon.games.colt_express.scoring import (
    bullets_received,
    counts,
    has_a_free_bandit,
    is_gunslinger,
    place_in_turn_order,
    purse_money,
    shots_of,
)
from saloon.games.colt_express.secrets import knows_loot
from saloon.games.colt_express.stagecoach import next_rider
from saloon.games.colt_express.state import (
    COACH_INSIDE,
    COACH_ROOF,
    HELD,
    NOTHING,
    SEAT_SPAN,
    TIME_CAR,
    Code,
    Decision,
    Happening,
    Phase,
    State,
    bandit_count,
    bandit_of,
    count_purses,
    in_teams,
    kind_of,
    lead,
    side_of,
)

ACTION_WORDS = words(Card)[: Card.OTHER]
BULLET_WORDS = words(Card)[Card.OTHER + 1 :]
CHARACTERS = words(Character)
HOSTAGES = words(Hostage)
LOOT = words(Loot)
ROUND_CARDS = words(RoundCard)
TURNS = words(Turn)
WAGONS = words(Wagon)
WHISKY = words(Whisky)
PHASES = words(Phase)
DECISIONS = words(Decision)
FLOORS = ("inside", "roof")
COACH, TIME = "coach", "time"  # what stands for a car's number beside the train
MOUNTS = {int(Code.JUMP_ON): "board", int(Code.RIDE_ON): "ride-on"}

Floor = Annotated[str, FLOORS]
CarName = int | Annotated[str, (COACH, TIME)]


class Place(TypedDict):
    """A place in the arguments of a message."""

    car: CarName
    floor: Floor


def bandit_name(s: Any, bandit: int) -> str:
    """A bandit's word, or `nobody` before characters are chosen."""
    character = s.bandits[bandit].character
    return "nobody" if character == NOTHING else CHARACTERS[character]


def player_name(s: Any, seat: int) -> str:
    """The bandit that stands for a player, or `nobody` where he has two: there, he is called by his seat."""
    return bandit_name(s, seat) if s.each == 1 else "nobody"


def card_word(s: Any, seat: int, card: int) -> str:
    """A card as a player calls it: by its action, and by its bandit too where he may hold those of two."""
    if card >= ACTIONS:
        return BULLET_WORDS[card - ACTIONS]
    action = ACTION_WORDS[kind_of(card)]
    if (s.each == 1 and not in_teams(s)) or (s.each > 1 and card == Card.MARSHAL):
        return action
    return f"{bandit_name(s, bandit_of(s, seat, card))} {action}"


def card_words(s: Any, seat: int) -> tuple[str, ...]:
    """Everything that a player's cards can be called, by their numbers."""
    return tuple(card_word(s, seat, card) for card in range(ACTIONS + len(BULLET_WORDS)))


def flask_words(s: Any, seat: int) -> tuple[str, ...]:
    """Everything that a player's flasks can be called, by their numbers: by their bandit too where he has two."""
    kinds = [word for kind in WHISKY for word in (kind, f"half-{kind}")]
    if s.each == 1:
        return tuple(kinds)
    own = range(lead(s, seat), lead(s, seat) + s.each)
    return tuple(f"{bandit_name(s, bandit)}:{kind}" for bandit in own for kind in kinds)


def place_words(place: int) -> Place:
    """A place in the arguments of a message."""
    if on_train(place):
        return {"car": car_of(place), "floor": FLOORS[on_roof(place)]}
    return {"car": TIME if place == TIME_CAR else COACH, "floor": FLOORS[place == COACH_ROOF]}


def place_text(place: int) -> str:
    """A place in the notation."""
    if on_train(place):
        return f"{'roof' if on_roof(place) else 'car'} {car_of(place)}"
    return {COACH_INSIDE: "coach", COACH_ROOF: "coach roof", TIME_CAR: "time car"}[place]


def place_on(place: int) -> str:
    """A place as a thing on the board."""
    where = place_words(place)
    return f"place:{where['car']}:{where['floor']}"


def who_looked(s: Any, known: int) -> list[str]:
    """CE-03: the bandits whose players have looked into a purse or a flask, which everybody sees; none where all of
    the table knows what is in it."""
    if known >> SPECTATOR & 1:
        return []
    return [bandit_name(s, bandit) for bandit in range(bandit_count(s)) if known >> s.bandits[bandit].seat & 1]


def _dropped_by(s: Any, known: int) -> str:
    """The only bandit who ever had a purse or a flask that lies about; or `nobody`, `several`, or `everybody` where all
    know what is in it."""
    looked = ["everybody"] if known >> SPECTATOR & 1 else who_looked(s, known)
    return looked[0] if len(looked) == 1 else "several" if looked else "nobody"


def _moved(s: Any, number: int) -> str:
    """The bandit a played card is for."""
    return bandit_name(s, number % SEAT_SPAN)


def _lent_to(s: Any, number: int) -> str:
    """CE-57: who played a card, where it is his partner's; else `nobody`."""
    seat, bandit = divmod(number, SEAT_SPAN)
    return "nobody" if s.bandits[bandit].seat == seat else player_name(s, seat)


def _place(s: Any, place: int) -> Place:
    return place_words(place)


def _stop(s: Any, stop: int) -> int | str:
    return TIME if stop < 0 else stop


def _token(s: Any, number: int) -> int | None:
    return None if number == NOTHING else number


def _card_in_hand(s: Any, number: int) -> str:
    """A card of a player, by its action."""
    return card_word(s, *divmod(number, SEAT_SPAN)).rpartition(" ")[2]


def _whose(s: Any, number: int) -> str:
    """The bandit a card belongs to, where a hand holds those of two; else `nobody`."""
    return card_word(s, *divmod(number, SEAT_SPAN)).rpartition(" ")[0] or "nobody"


SECRETS = {Code.DRAW: "draw", Code.PASS: "pass", Code.KEEP_NO_MORE: "no-more"}


def _card_chosen(number: int) -> int | None:
    """The card of a choice made in secret, with its player, if it is one of a card."""
    seat, code = divmod(number, SEAT_SPAN)
    if code in SECRETS:
        return None
    block = next(block for block in (Code.KEEP_SOME, Code.HIDE, Code.PLAY) if code >= block)
    return seat * SEAT_SPAN + code - block


def _chosen(s: Any, number: int) -> str:
    card = _card_chosen(number)
    return SECRETS[Code(number % SEAT_SPAN)] if card is None else _card_in_hand(s, card)


def _whose_chosen(s: Any, number: int) -> str:
    card = _card_chosen(number)
    return "nobody" if card is None else _whose(s, card)


def _is_hidden_choice(s: Any, number: int) -> int:
    """Whether Ghost's card will stay face down."""
    return int(Code.HIDE <= number % SEAT_SPAN < Code.DRAW)


SEAT = Told("seat")
WHO = Told("bandit", bandit_name)
PLAYER = Told("bandit", player_name, of="seat")
VICTIM = Told("victim", bandit_name)
PLACE = Told("place", _place)
CARD = Told("card", one_of(ACTION_WORDS))
CARD_IN_HAND = (Told("card", _card_in_hand), Told("whose", _whose, of="card"))
SECRET_CARD = (Told("card", _card_in_hand, only="seat"), Told("whose", _whose, only="seat", of="card"))
SECRET_CHOICE = (
    Told("card", _chosen, only="seat"),
    Told("whose", _whose_chosen, only="seat", of="card"),
    Told("hidden", _is_hidden_choice, only="seat", of="card"),
)
FOR_WHOM = (Told("bandit", _moved), Told("player", _lent_to, of="bandit"))
SECRETLY_FOR = (Told("whose", _moved, only="seat"), Told("player", _lent_to, only="seat", of="whose"))
ROUND_CARD = Told("event", one_of(ROUND_CARDS))
STOP = Told("car", _stop)

EVENTS: dict[int, Shape] = {
    Happening.CHOSE: shape("ce-chose", SEAT, Told("character", one_of(CHARACTERS))),
    Happening.BOARDED: shape("ce-boarded", WHO, PLACE),
    Happening.DREW_UP: shape("ce-draws", PLAYER, SEAT, Told("count")),
    Happening.DREW: shape("ce-drew", PLAYER, SEAT, *SECRET_CARD),
    Happening.RESHUFFLED: shape("ce-reshuffled", PLAYER, SEAT),
    Happening.ROUND_BEGAN: shape(
        "ce-round-began", Told("round"), ROUND_CARD, Told("first", player_name, of="seat"), SEAT
    ),
    Happening.DUMPED: shape("ce-dumped", PLAYER, SEAT, *CARD_IN_HAND),
    Happening.PLAYED: shape("ce-played", SEAT, *FOR_WHOM, CARD),
    Happening.PLAYED_HIDDEN: shape(
        "ce-played-face-down",
        PLAYER,
        SEAT,
        *SECRETLY_FOR,
        Told("card", one_of(ACTION_WORDS), only="seat"),
    ),
    Happening.PASSED: shape("ce-passed", PLAYER, SEAT),
    Happening.NO_CARD: shape("ce-no-card", PLAYER, SEAT),
    Happening.KEPT: shape("ce-kept", PLAYER, SEAT, Told("count")),
    Happening.DISCARDED: shape("ce-discarded", PLAYER, SEAT, *CARD_IN_HAND),
    Happening.REVEALED: shape("ce-revealed", SEAT, *FOR_WHOM, CARD),
    Happening.NO_EFFECT: shape("ce-no-effect", WHO, CARD),
    Happening.MOVED: shape("ce-moved", WHO, PLACE),
    Happening.CHANGED_FLOOR: shape("ce-changed-floor", WHO, PLACE),
    Happening.SHOT: shape("ce-shot", WHO, VICTIM),
    Happening.PUSHED: shape("ce-pushed", WHO, PLACE),
    Happening.TOOK_PURSE: shape("ce-took-purse", WHO, Told("purse"), Told("holder", _dropped_by)),
    Happening.LEARNT_PURSE: shape("ce-learnt", PLAYER, SEAT, Told("purse"), Told("worth", only="seat")),
    Happening.TOOK_JEWEL: shape("ce-took-jewel", WHO),
    Happening.TOOK_STRONGBOX: shape("ce-took-strongbox", WHO),
    Happening.PUNCHED: shape("ce-punched", WHO, VICTIM),
    Happening.NAMED_PURSE: shape("ce-named-purse", WHO, VICTIM, Told("purse")),
    Happening.KNOCKED_OUT: shape("ce-knocked-out", VICTIM, Told("loot", one_of(LOOT)), Told("purse", _token)),
    Happening.POCKETED: shape("ce-pocketed", WHO, VICTIM),
    Happening.THROWN: shape("ce-thrown", WHO, PLACE),
    Happening.MARSHAL_MOVED: shape("ce-marshal-moved", Told("car")),
    Happening.FLED: shape("ce-fled", WHO, Told("car")),
    Happening.NEUTRAL: shape("ce-neutral", WHO),
    Happening.NEUTRAL_GONE: shape("ce-neutral-gone"),
    Happening.NEUTRAL_SPENT: shape("ce-neutral-spent"),
    Happening.EVENT: shape("ce-event", ROUND_CARD),
    Happening.STRONGBOX_PLACED: shape("ce-strongbox-placed", Told("car")),
    Happening.SWEPT: shape("ce-swept", WHO, PLACE),
    Happening.LOST_PURSE: shape("ce-lost-purse", WHO),
    Happening.BONUS: shape("ce-bonus", WHO, Told("money")),
    Happening.DECLINED: shape("ce-declined", WHO),
    Happening.ROUND_ENDED: shape("ce-round-ended", Told("round")),
    Happening.OPENED_PURSE: shape("ce-opened-purse", WHO, Told("worth")),
    Happening.GAME_OVER: shape("ce-game-over"),
    Happening.CLOSED_FIST: shape("ce-closed-fist", SEAT, Told("left", bandit_name, only="seat")),
    Happening.CHOSE_MOUNT: shape("ce-chose-mount", SEAT, WHO, Told("mount", lambda s, code: MOUNTS[code], only="seat")),
    Happening.RODE_ON: shape("ce-rode-on", WHO, Told("car")),
    Happening.PARTNER_CARD: shape("ce-partner-card", PLAYER, SEAT, *SECRET_CARD),
    Happening.TOOK_CARD: shape("ce-took-card", PLAYER, SEAT, *SECRET_CARD),
    Happening.TOOK_NO_CARD: shape("ce-took-no-card", PLAYER, SEAT),
    Happening.COVERED: shape("ce-covered", WHO),
    Happening.CHOSE_CARD: shape("ce-chose-card", PLAYER, SEAT, *SECRET_CHOICE),
    Happening.CHOSE_TO_KEEP: shape("ce-chose-to-keep", PLAYER, SEAT, *SECRET_CHOICE),
    Happening.MELEE_DRAW: shape("ce-melee-draw", PLAYER, SEAT),
    Happening.DRANK: shape("ce-drank", WHO, Told("whisky", one_of(WHISKY)), Told("half")),
    Happening.RODE: shape("ce-rode", WHO, Told("start", _stop), PLACE, Told("stops")),
    Happening.LEFT: shape("ce-left", WHO),
    Happening.TOOK_HOSTAGE: shape("ce-took-hostage", WHO, Told("hostage", one_of(HOSTAGES))),
    Happening.TOOK_FLASK: shape("ce-took-flask", WHO, Told("flask"), Told("holder", _dropped_by)),
    Happening.LEARNT_FLASK: shape(
        "ce-learnt-flask", PLAYER, SEAT, Told("flask"), Told("whisky", one_of(WHISKY), only="seat")
    ),
    Happening.KNOCKED_FLASK: shape("ce-knocked-flask", VICTIM, Told("loot", one_of(LOOT)), Told("flask")),
    Happening.PUNCHED_SHOTGUN: shape("ce-punched-shotgun", WHO, Told("car")),
    Happening.MET_SHOTGUN: shape("ce-met-shotgun", WHO, Told("car")),
    Happening.PASSED_SHOTGUN: shape("ce-passed-shotgun", WHO, Told("car")),
    Happening.RAN: shape("ce-ran", WHO, PLACE),
    Happening.COACH_MOVED: shape("ce-coach-moved", Told("car")),
    Happening.HORSES_MOVED: shape("ce-horses-moved"),
    Happening.HORSE_LOST: shape("ce-horse-lost", STOP),
    Happening.MARSHAL_DRANK: shape("ce-marshal-drank", Told("car"), Told("whisky", one_of(WHISKY))),
    Happening.BITTEN: shape("ce-bitten", WHO),
    Happening.SHARED: shape("ce-shared", WHO, Told("money")),
    Happening.CAUGHT: shape("ce-caught", WHO),
    Happening.TRAVELLED: shape("ce-travelled", SEAT, WHO, Told("place", _place, only="seat")),
    Happening.APPEARED: shape("ce-appeared", WHO, PLACE),
    Happening.CAR_BONUS: shape("ce-car-bonus", WHO),
    Happening.SHOWN: shape("ce-shown"),
}


def choice(s: State, code: int) -> Choice:
    """A choice in words."""
    return _PHRASES[Decision(s.decision)](s, code)


def _character(s: State, code: int) -> Choice:
    name = CHARACTERS[code - Code.CHARACTER]
    return Choice(code, f"be {name}", "ce-be", {"character": name}, f"character:{name}")


def _pair(s: State, code: int) -> Choice:
    pair = code - Code.PAIR
    names = [CHARACTERS[character] for character in (LEADERS[pair], s.partners[pair])]
    args = {"character": names[0], "partner": names[1]}
    return Choice(code, f"be {names[0]} and {names[1]}", "ce-be-two", args, f"character:{names[0]}")


def _fist(s: State, code: int) -> Choice:
    name = bandit_name(s, lead(s, s.actor) + code - Code.FIST)
    return Choice(code, f"left {name}", "ce-left-fist", {"bandit": name}, f"bandit:{name}")


def _attack(s: State, code: int) -> Choice:
    name = bandit_name(s, s.step)
    if code == Code.RIDE_ON:
        return Choice(code, f"{name} ride on", "ce-ride-on", {"bandit": name}, "horse")
    return Choice(code, f"{name} board", "ce-jump-on", {"bandit": name, "car": s.turn}, f"place:{s.turn}:inside")


def _board(s: State, code: int) -> Choice:
    name, car = bandit_name(s, next_rider(s, s.actor)), code - Code.BOARD
    return Choice(code, f"{name} board {car}", "ce-jump-on", {"bandit": name, "car": car}, f"place:{car}:inside")


def _opening(s: State, code: int) -> Choice:
    count = code - Code.DUMP
    return Choice(code, f"dump {count}", "ce-dump", {"count": count}, "hand")


def _with_card(s: State, code: int, card: int, verb: str, key: str) -> Choice:
    """A choice of one of the actor's cards."""
    word = card_word(s, s.actor, card)
    bandit, _, action = word.rpartition(" ")
    args = {"card": action, **({"bandit": bandit} if bandit else {})}
    return Choice(code, f"{verb} {word}", f"{key}-of" if bandit else key, args, f"card:{word}")


def _take(s: State, code: int) -> Choice:
    if code == Code.TAKE_NOTHING:
        return Choice(code, "take nothing", "ce-take-nothing", {}, "deck")
    return _with_card(s, code, code - Code.TAKE, "take", "ce-take")


def _plan(s: State, code: int) -> Choice:
    if code == Code.DRAW:
        return Choice(code, "draw", "ce-draw", {}, "deck")
    if code == Code.PASS:
        return Choice(code, "pass", "ce-pass", {}, "hand")
    if code >= Code.DRINK:
        return _drink(s, code)
    if code >= Code.HIDE:
        return _with_card(s, code, code - Code.HIDE, "hide", "ce-hide")
    key = "ce-play-in-tunnel" if is_dark(s, s.actor) else "ce-play"
    return _with_card(s, code, code - Code.PLAY, "play", key)


def _drink(s: State, code: int) -> Choice:
    number = code - Code.DRINK
    kind, half = WHISKY[number >> 1 & 1], number & 1
    flask = f"half {kind}" if half else kind
    args: dict[str, Any] = {"whisky": kind, "half": half}
    on = f"flask:{flask_words(s, s.actor)[number]}"
    if s.each == 1:
        return Choice(code, f"drink {flask}", "ce-drink", args, on)
    name = bandit_name(s, lead(s, s.actor) + number // FLASKS_OF_A_BANDIT)
    return Choice(code, f"drink {flask} of {name}", "ce-drink-of", {**args, "bandit": name}, on)


def _cover(s: State, code: int) -> Choice:
    if code == Code.NO_COVER:
        return Choice(code, "no cover", "ce-no-cover", {}, "hand")
    return _with_card(s, code, code - Code.COVER, "cover", "ce-cover")


def _keep(s: State, code: int) -> Choice:
    if code == Code.KEEP:
        return Choice(code, "keep", "ce-keep", {}, "hand")
    return _with_card(s, code, code - Code.DISCARD, "discard", "ce-discard")


def _keep_some(s: State, code: int) -> Choice:
    if code == Code.KEEP_NO_MORE:
        return Choice(code, "keep no more", "ce-keep-no-more", {}, "hand")
    return _with_card(s, code, code - Code.KEEP_SOME, "keep", "ce-keep-card")


def _to_place(verb: str, key: str, block: Code) -> Callable[[State, int], Choice]:
    def phrase(s: State, code: int) -> Choice:
        place = code - block
        return Choice(code, f"{verb} {place_text(place)}", key, {"place": place_words(place)}, place_on(place))

    return phrase


def _at_bandit(verb: str, key: str, block: Code) -> Callable[[State, int], Choice]:
    def phrase(s: State, code: int) -> Choice:
        if code == Code.PUNCH_SHOTGUN:
            return Choice(code, "punch shotgun", "ce-punch-shotgun", {}, "bandit:shotgun")
        name = bandit_name(s, code - block)
        return Choice(code, f"{verb} {name}", key, {"victim": name}, f"bandit:{name}")

    return phrase


def _rob(s: State, code: int) -> Choice:
    if code == Code.ROB_JEWEL:
        return Choice(code, "rob jewel", "ce-rob-jewel", {}, "loot:jewel")
    if code == Code.ROB_STRONGBOX:
        return Choice(code, "rob strongbox", "ce-rob-strongbox", {}, "loot:strongbox")
    if code == Code.ROB_ANY_PURSE:
        return Choice(code, "rob purse", "ce-rob-any-purse", {}, "loot:purse")
    if code >= Code.ROB_FLASK:
        return _rob_flask(s, code)
    return _rob_purse(s, code, "rob", code - Code.ROB)


def _purse(s: State, choice: Choice, purse: int, known: int) -> Choice:
    token = s.purses[purse]
    inside = {"worth": PURSE_VALUES[token.worth]} if knows_loot(token, s.actor) else {}
    return _by_what_is_known(s, choice, known, inside)


def _rob_purse(s: State, code: int, verb: str, purse: int) -> Choice:
    choice = Choice(code, f"{verb} purse {purse}", "ce-rob-purse", {}, f"purse:{purse}")
    return _purse(s, choice, purse, s.purses[purse].known)


def _rob_flask(s: State, code: int) -> Choice:
    flask = code - Code.ROB_FLASK
    token = s.flasks[flask]
    inside = {"whisky": WHISKY[token.kind], "half": token.half} if knows_loot(token, s.actor) else {}
    choice = Choice(code, f"rob flask {flask}", "ce-rob-flask", {}, f"flask:{flask}")
    return _by_what_is_known(s, choice, token.known, inside)


def _by_what_is_known(s: State, choice: Choice, known: int, inside: dict[str, Any]) -> Choice:
    """CE-03: a choice of a purse or a flask is called by those who have had it and, for who knows that, by what is in
    it. What goes by the same words nobody at this table can tell apart."""
    openly = _by_who_had_it(choice, who_looked(s, known))
    if not inside:
        return replace(choice, key=openly[0], args=openly[1])
    args, others = {**choice.args, **inside}, who_looked(s, known & ~(1 << s.actor))
    secret = None if known >> SPECTATOR & 1 else openly
    if others:
        return replace(choice, key=f"{choice.key}-known-too", args={**args, "holders": others}, openly=secret)
    return replace(choice, key=f"{choice.key}-known", args=args, openly=secret)


def _by_who_had_it(choice: Choice, looked: list[str]) -> tuple[str, dict[str, Any]]:
    if not looked:
        return choice.key, choice.args
    if len(looked) == 1:
        return f"{choice.key}-of", {**choice.args, "holder": looked[0]}
    return f"{choice.key}-of-several", {**choice.args, "holders": looked}


def _knock(s: State, code: int) -> Choice:
    victim = bandit_name(s, s.victim)
    if code >= Code.KNOCK_PURSE:
        purse = code - Code.KNOCK_PURSE
        choice = Choice(code, f"knock purse {purse}", "ce-knock-purse", {"victim": victim}, f"purse:{purse}")
        return _purse(s, choice, purse, s.purses[purse].known & ~(1 << s.bandits[s.victim].seat))
    loot = LOOT[code - Code.KNOCK]
    return Choice(code, f"knock {loot}", "ce-knock", {"victim": victim, "loot": loot}, f"loot:{loot}")


def _pocket(s: State, code: int) -> Choice:
    if code == Code.POCKET:
        return Choice(code, "pocket", "ce-pocket", {"victim": bandit_name(s, s.victim)}, "hand")
    return Choice(code, "drop", "ce-drop", {"victim": bandit_name(s, s.victim)}, "floor")


def _marshal(s: State, code: int) -> Choice:
    car = code - Code.MARSHAL
    return Choice(code, f"marshal to {car}", "ce-marshal", {"car": car}, f"place:{car}:inside")


def _pickpocket(s: State, code: int) -> Choice:
    if code == Code.DECLINE:
        return Choice(code, "decline", "ce-decline", {}, "hand")
    if code == Code.PICKPOCKET_ANY:
        return Choice(code, "take purse", "ce-rob-any-purse", {}, "loot:purse")
    return _rob_purse(s, code, "take", code - Code.PICKPOCKET)


def _ride(s: State, code: int) -> Choice:
    if code == Code.LEAVE:
        return Choice(code, "leave", "ce-leave", {}, "horse")
    return _to_place("ride to", "ce-ride", Code.RIDE)(s, code)


def _hostage(s: State, code: int) -> Choice:
    name = HOSTAGES[code - Code.HOSTAGE]
    return Choice(code, f"take {name}", "ce-take-hostage", {"hostage": name}, f"hostage:{name}")


_PHRASES: dict[Decision, Callable[[State, int], Choice]] = {
    Decision.CHARACTER: _character,
    Decision.PAIR: _pair,
    Decision.FIST: _fist,
    Decision.ATTACK: _attack,
    Decision.BOARD: _board,
    Decision.TAKE: _take,
    Decision.OPENING: _opening,
    Decision.PLAN: _plan,
    Decision.MELEE: _plan,
    Decision.COVER: _cover,
    Decision.KEEP: _keep,
    Decision.KEEP_SOME: _keep_some,
    Decision.MOVE: _to_place("move to", "ce-move", Code.MOVE),
    Decision.FIRE: _at_bandit("shoot", "ce-shoot", Code.FIRE),
    Decision.ROB: _rob,
    Decision.PUNCH: _at_bandit("punch", "ce-punch", Code.PUNCH),
    Decision.KNOCK: _knock,
    Decision.POCKET: _pocket,
    Decision.THROW: _to_place("throw to", "ce-throw", Code.THROW),
    Decision.MARSHAL: _marshal,
    Decision.RIDE: _ride,
    Decision.PICKPOCKET: _pickpocket,
    Decision.HOSTAGE: _hostage,
    Decision.FLEE: _to_place("flee to", "ce-flee", Code.FLEE),
    Decision.TRAVEL: _to_place("hide under", "ce-travel", Code.TRAVEL),
}


def parts(s: State, seat: int) -> list[Part]:
    """The dollars of a player, or of his team, line by line."""
    side = side_of(s, lead(s, seat))
    own = [bandit for bandit in range(bandit_count(s)) if side_of(s, bandit) == side and counts(s, bandit)]
    bandits = [s.bandits[bandit] for bandit in own]
    purses = sum(count_purses(s, HELD + bandit) for bandit in own)
    jewels = sum(bandit.jewels for bandit in bandits)
    strongboxes = sum(bandit.strongboxes for bandit in bandits)
    lines = [
        Part("ce-part-purses", {"count": purses}, sum(purse_money(s, bandit) for bandit in own)),
        Part("ce-part-jewels", {"count": jewels}, jewels * JEWEL_VALUE),
        Part("ce-part-strongboxes", {"count": strongboxes}, strongboxes * STRONGBOX_VALUE),
        Part(_cash_key(s), {}, sum(bandit.cash for bandit in bandits)),
        *(_ransom(s, bandit) for bandit in own),
        Part("ce-part-car", {}, CAR_BONUS if s.driver in own else 0),
        _mortal(s, sum(bandit.hits for bandit in bandits)),
        _gunslinger(s, side, seat),
    ]
    return [line for line in lines if line.points]


def _cash_key(s: State) -> str:
    """Money comes from one event only: that of the station."""
    return "ce-part-shared" if s.card == RoundCard.SHARING else "ce-part-conductor"


def _ransom(s: State, bandit: int) -> Part:
    hostage = s.bandits[bandit].hostage
    if hostage == NOTHING:
        return Part("ce-part-ransom", {}, 0)
    return Part("ce-part-ransom", {"hostage": HOSTAGES[hostage]}, ransom(s, bandit))


def _mortal(s: State, hits: int) -> Part:
    return Part("ce-part-mortal", {"count": hits}, -hits * MORTAL_BULLET if s.card == RoundCard.MORTAL_BULLET else 0)


def _gunslinger(s: State, side: int, seat: int) -> Part:
    """The title; alone, one is told how many bullets are left, together how many have been fired at others."""
    points = GUNSLINGER if is_gunslinger(s, side) else 0
    if s.each == 1 and not in_teams(s):
        return Part("ce-part-gunslinger", {"bullets": s.bandits[seat].bullets}, points)
    return Part("ce-part-gunslingers", {"count": shots_of(s, side)}, points)


def _caught(s: State, seat: int) -> int:
    return not has_a_free_bandit(s, side_of(s, lead(s, seat)))


def _bullets(s: State, seat: int) -> int:
    return bullets_received(s, side_of(s, lead(s, seat)))


def _turn(s: State, seat: int) -> int:
    return 1 + place_in_turn_order(s, seat) if s.options.last_tie == LastTie.TURN_ORDER else 0


TIE_BREAKS = (
    TieBreak("ce-tie-caught", _caught, told=False),  # HS-56
    TieBreak("ce-tie-bullets", _bullets),  # CE-74
    TieBreak("ce-tie-turn", _turn),
)
