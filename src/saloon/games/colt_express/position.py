"""Positions of Colt Express: any situation of the game, as a person would write it.

    {players: 4, marshal: 1, floor: {2: [purse, jewel], roof 3: [purse:450]}, pile: [doc fire, belle move hidden],
     bandits: {doc: {car: 2, roof: true, bullets: 5, loot: [purse:300, strongbox]}, belle: {car: 2, received: 3}}}

Only `players` must be there; everything else has a default.

- `bandits` sit in the order written, or where `seat` says. Seats left over get the bandits not named. A bandit without
  `car` is where he would start (on its roof if the Marshal is there). He has six `bullets`, no `loot` and no `cash`.
- Where a player has two bandits, both say his `seat`, or the first two written are seat 0's, and so on; `second: true`
  marks the second. His cards are told of the first. Cards are called after their bandits there, and in teams:
  `hand: [tuco move, marshal]`. In the leaflet's game `partners` are those of Ghost, Doc and Belle.
- A player's cards: `hand`, `discard` (top card last), `top` (bullets on the deck, topmost first) and what he has on the
  pile. The rest of his action cards is his deck. `received` are the bullets he was hit by, as a list or as a number
  of neutral ones; those not in sight are in the deck. `deck` may be written out but must come to the same. A hand left
  out in the Plan is drawn. `held`, `early` and `kept` are what everybody knows of somebody's cards, see `state.Seat`;
  what is in hand after the Plan was kept by a plan of attack, and can be whatever was not played openly.
  Where cards are shared, `hit` counts the bullets that hit a bandit; `hits` are those of this round, `friendly` those
  he fired at his own side. Partners draw from each other: `swaps` and `guests`, see there.
- `wagons` are a, b, c and so on; the `marshal` is in the locomotive. There is no loot but what bandits have and what
  `floor` lays in a car or on its roof, in the `coach`, on the `coach roof` or in the `time car`: other strongboxes wait
  beside the train, other purses and jewels are in the box. There are as many jewels as the wagons bring.
- `neutral` bullets: those that nobody has. If fewer are left, the others have been set aside for good.
- Purses: the value of a `purse` is not drawn yet, unless a bandit has it, who has looked. `purse:300` is known to the
  bandit who has it, or to everybody if it lies on the train; `known` tells otherwise: {7: everybody, 8: [doc, belle]},
  or {9: []} for one that nobody has looked into yet.
  They have numbers, as in `purse 7` or `purse 7:300`; those without get the lowest ones free, bandits first, then the
  floor, then those `lost` for good.
- Flasks likewise: `flask`, `flask 2`, `flask 2:old`, half drunk `flask:classic half`; {flask 2: [doc]} in `known`.
- `coach` is the car it faces, the `shotgun` on the `coach` or on the `train`. `horses`: {time: 1, 2: 3} by car, the
  others are out. `hostages` are still in the coach; a bandit has his `hostage`. A bandit's `car` can also be `coach`,
  `time`, `away` (a traveller, with a `hideout` such as `car 2` or `coach`), `gone` or `riding`; `driver` got the bonus.
- `round` 1 with the `card` bridge (hostage in round 5), and the first bandit is `first`. `past` are the cards of rounds
  gone by, null for one forgotten. The `phase` is plan, or action if there is a pile and no `turn`.
- In the Plan, `turn` counts the symbols of the card from 0, and `to_move` has acted `act` times in it, has `laid` so
  many cards, must play `drunk` more after a flask, and may `cover` a bandit who fired. `to_move` also tells who is to
  throw out bullets (phase opening), to keep cards (keeping, plan-of-attack), to take a card (taking) or a purse
  (event), to close a fist (fists) or to board (attack, beside that `wagon`). `picks` are choices made in secret.
- In the action phase, so many cards of the `pile` are `resolved`. `punch` is one half done: its `victim`, the question
  that is open (`question`: knock, pocket or throw) and the `purse` that Cheyenne may pocket. `fleeing` bandits have to
  flee from the Shotgun, those `taking` take a hostage, and the card is `begun`. `doc move by belle` was played by his
  partner. In the phase event, `stage` tells what is over: the action, the event or the coach's move; the Marshal has a
  `walk` of so many cars before him.
- In the phase round-start, the hands and the card are yet to be drawn.
- `generator` holds the two words that drive chance.
"""

from typing import Any

from saloon.engine import PositionError, game_over
from saloon.engine.game import refuse_broken
from saloon.engine.positions import read_fields, read_generator, read_number, read_word
from saloon.games.colt_express.actions import acting_bandit, ask_pocket, ask_punch, ask_throw, is_void, punch
from saloon.games.colt_express.cards import PURSES, Card, Character
from saloon.games.colt_express.hands import draw_hand
from saloon.games.colt_express.invariants import INVARIANTS, check_table
from saloon.games.colt_express.loot import look_into
from saloon.games.colt_express.notation import bandit_name
from saloon.games.colt_express.options import has_pairs, is_expert
from saloon.games.colt_express.positions.beside import read_beside, read_coach
from saloon.games.colt_express.positions.cards import read_all_cards
from saloon.games.colt_express.positions.fields import FIELDS, PUNCH_FIELDS, PUNCH_QUESTIONS, refuse_untimely
from saloon.games.colt_express.positions.loot import lay_out_loot
from saloon.games.colt_express.positions.seats import Written, couple_wagons, find_bandit, read_bandit, seat_bandits
from saloon.games.colt_express.positions.time import read_moment, read_phase, read_pile, read_round
from saloon.games.colt_express.positions.writing import to_position
from saloon.games.colt_express.scoring import open_purses
from saloon.games.colt_express.state import HELD, NOTHING, UNSEEN, Code, Phase, State, count_purses, has_power, lead
from saloon.games.colt_express.whisky import taste

__all__ = ["read_position", "to_position"]


def read_position(s: State, position: dict[str, Any]) -> None:
    """Fill a state that has only its players and options. Raises PositionError."""
    given = read_fields("position", position, tuple(FIELDS))
    pairs, expert = has_pairs(s.options, s.players), is_expert(s.options, s.players)
    s.phase = read_phase(s, given, pairs=pairs, expert=expert)
    refuse_untimely(s.phase, "", given, FIELDS)
    couple_wagons(s, given)
    bandits = seat_bandits(s, given)
    read_round(s, given)
    read_pile(s, given)
    read_moment(s, given)
    read_coach(s, given)
    for written in bandits:
        read_bandit(s, written)
    read_all_cards(s, given, bandits)
    lay_out_loot(s, given, bandits)
    read_beside(s, given, bandits)
    read_generator(s, given)
    draw_what_is_missing(s, bandits)
    refuse_broken("colt-express", INVARIANTS, check_table(s))
    if "punch" in given:
        resume_punch(s, given["punch"])
    if s.phase == Phase.OVER:
        open_purses(s)
        game_over(s)


def draw_what_is_missing(s: State, bandits: list[Written]) -> None:
    """Chance settles what a position leaves open and players would know: hands in the Plan, what they have in purses
    and flasks."""
    for written in bandits:
        first = written.bandit == lead(s, written.seat)
        if first and "hand" not in written.own and s.phase in (Phase.OPENING, Phase.PLAN):
            draw_hand(s, written.seat)
    for number, purse in enumerate(s.purses):
        if purse.at >= HELD and purse.worth == UNSEEN:
            look_into(s, number, s.bandits[purse.at - HELD].seat)
    for number, flask in enumerate(s.flasks):
        if flask.at >= HELD and flask.kind == UNSEEN:
            taste(s, number)
            flask.known = 1 << s.bandits[flask.at - HELD].seat


def resume_punch(s: State, value: Any) -> None:
    """Go on in the middle of a punch."""
    given = read_fields("punch", value, PUNCH_FIELDS)
    victim = find_bandit(s, "punch.victim", given.get("victim"))
    question = given.get("question", "knock")
    read_word("punch.question", question, tuple(PUNCH_QUESTIONS))
    refuse_other_than_punch(s, victim)
    bandit = acting_bandit(s)
    s.begun = 1
    s.victim = victim
    if question == "knock":
        punch(s, bandit, victim)
    elif question == "throw":
        ask_throw(s)
    else:
        s.knocked = read_knocked(s, given.get("purse"))
        ask_pocket(s)


def refuse_other_than_punch(s: State, victim: int) -> None:
    """The card being carried out is a punch, and its victim one whom the attacker could choose."""
    played = s.pile[s.resolving] if s.resolving < s.pile_n else None
    if played is None or played.card != Card.PUNCH or played.hidden or is_void(s, played):
        raise PositionError("position-no-punch", field="punch")
    ask_punch(s, acting_bandit(s))
    if Code.PUNCH + victim not in s.legal[: s.legal_n]:
        raise PositionError("position-punch-victim", field="punch.victim", victim=bandit_name(s, victim))


def read_knocked(s: State, value: Any) -> int:
    """The purse that Cheyenne may keep: one of her victim's, yet to be drawn from them if she need not name it."""
    is_cheyenne = has_power(s, acting_bandit(s), Character.CHEYENNE)
    if value is None and is_cheyenne and count_purses(s, HELD + s.victim) and not s.options.punch_names_the_purse:
        return NOTHING
    purse = read_number("punch.purse", value, 0, PURSES - 1)
    if s.purses[purse].at != HELD + s.victim or not is_cheyenne:
        raise PositionError("position-punch-purse", field="punch.purse", purse=purse)
    return purse
