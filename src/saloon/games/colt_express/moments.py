"""What can be under way: how far every phase has come, and who has chosen what in secret, must fit together."""

from saloon.engine import rule, size
from saloon.games.colt_express.cards import (
    BULLETS,
    FLASK_USES,
    MAX_PICKS,
    MAX_PILE,
    MAX_TURNS,
    OLD_WHISKY_CARDS,
    ROUNDS,
    Card,
    RoundCard,
    Turn,
    Whisky,
)
from saloon.games.colt_express.keeping import chances_to_keep, picks_of
from saloon.games.colt_express.options import Start, Variant
from saloon.games.colt_express.places import caboose, car_of, place_of
from saloon.games.colt_express.plan import draw_bar, may_hide, pass_bar, play_bar
from saloon.games.colt_express.rules import EVENT_BROUGHT
from saloon.games.colt_express.stagecoach import next_rider, riders_left
from saloon.games.colt_express.state import (
    COACH_INSIDE,
    HELD,
    LOCOMOTIVE,
    NOTHING,
    OUT,
    RIDING,
    Bar,
    Code,
    Phase,
    State,
    bandit_count,
    lead,
    seat_in_turn,
    symbol_of,
)


@rule
def before_the_rounds(s: State) -> bool:
    """Whether the bandits are still getting onto the train."""
    return s.phase in (Phase.CHARACTERS, Phase.FISTS, Phase.ATTACK)


@rule
def after_the_plan(s: State) -> bool:
    """Whether the pile is being carried out, or has been."""
    return s.phase in (Phase.ACTION, Phase.EVENT, Phase.OVER)


@rule
def beginning_sound(s: State) -> bool:
    """CE-04, HS-01: before the first round nobody has fired, was hit or has robbed anything; the Marshal and the coach
    are at the locomotive."""
    if s.marshal != LOCOMOTIVE or s.coach != LOCOMOTIVE or s.shotgun:
        return False
    for number in range(bandit_count(s)):
        bandit = s.bandits[number]
        if bandit.bullets != BULLETS or bandit.received or bandit.cash or bandit.hostage != NOTHING:
            return False
        if bandit.jewels or bandit.strongboxes:
            return False
    for flask in s.flasks:
        if flask.at >= HELD:
            return False
    return True


@rule
def attack_sound(s: State) -> bool:
    """In the attack on horseback there are secrets only while several players ride, and none at the first wagon, where
    all must board. Who is on board is in a wagon already passed, unless he or his fellow was the last rider."""
    left = riders_left(s)
    if s.step > 0 and (s.turn == 1 or left < 2):
        return False
    for bandit in range(bandit_count(s)):
        place = place_of(s, bandit)
        chose_freely = left == 0 or (left == 1 and next_rider(s, int(s.bandits[bandit].seat)) != NOTHING)
        if place != RIDING and car_of(place) <= s.turn and not chose_freely:
            return False
    return True


@rule
def secrets_kept(s: State) -> bool:
    """Those have chosen in secret who have been asked, what they could choose, and nobody else."""
    for seat in range(s.players):
        for number in range(MAX_PICKS):
            pick = int(s.seats[seat].picks[number])
            if (pick != NOTHING) != has_chosen(s, seat, number):
                return False
            if pick != NOTHING and not could_choose(s, seat, number, pick):
                return False
    return True


@rule
def has_chosen(s: State, seat: int, number: int) -> bool:
    """Whether a player has made a secret choice, his first or his second, that is yet to be shown."""
    if s.phase == Phase.FISTS:
        return number == 0 and seat < s.step and s.options.start != Start.RANDOM
    if s.phase == Phase.ATTACK:
        bandit = lead(s, seat) + number
        return number < s.each and bandit < s.step and place_of(s, bandit) == RIDING
    before = (seat - s.first + s.players) % s.players
    if s.phase == Phase.PLAN:
        return number == 0 and before < s.step and symbol_of(s, s.turn) == Turn.MELEE
    if s.phase == Phase.PLAN_OF_ATTACK:
        return number < chances_to_keep(s, seat) and (before < s.step or (before == s.step and number < s.act))
    return False


@rule
def could_choose(s: State, seat: int, number: int, pick: int) -> bool:
    """Whether a secret choice was among those offered."""
    if s.phase == Phase.FISTS:
        return pick in (Code.FIST, Code.FIST + 1)
    if s.phase == Phase.ATTACK:
        return pick in (Code.RIDE_ON, Code.JUMP_ON)
    if s.phase == Phase.PLAN:
        return could_choose_in_melee(s, seat, pick)
    cards = s.seats[seat]
    if pick == Code.KEEP_NO_MORE:
        return True
    card = pick - Code.KEEP_SOME
    return picks_of(cards, card) <= cards.hand[card] and (number == 0 or cards.picks[0] != Code.KEEP_NO_MORE)


@rule
def could_choose_in_melee(s: State, seat: int, pick: int) -> bool:
    """HS-31, HS-59: a card of the hand, to draw, or to pass if there is neither."""
    cards = s.seats[seat]
    if pick == Code.DRAW:
        return draw_bar(s, seat) == Bar.NONE
    if pick == Code.PASS:
        return pass_bar(s, seat) == Bar.NONE
    if pick >= Code.HIDE:
        return play_bar(cards, pick - Code.HIDE) == Bar.NONE and may_hide(s, seat)
    return play_bar(cards, pick - Code.PLAY) == Bar.NONE


@rule
def plan_sound(s: State) -> bool:
    """How far a player is in his turn of the Plan. What he has laid in it lies on top of the pile: there is something
    only in a double turn, after a flask, or while he may be covered."""
    symbol = symbol_of(s, s.turn)
    if symbol < 0 or s.step >= s.players or s.act > (1 if symbol == Turn.DOUBLE else 0):
        return False
    if s.drunk and symbol != Turn.NORMAL:
        return False
    drunk = OLD_WHISKY_CARDS - s.drunk if s.drunk else 0
    if s.laid > s.act + s.covered + drunk or s.laid > s.pile_n:
        return False
    for i in range(s.pile_n - s.laid, s.pile_n):
        if s.pile[i].seat != seat_in_turn(s):
            return False
    return cover_sound(s, symbol)


@rule
def cover_sound(s: State, symbol: int) -> bool:
    """CE-63: only the Fire that was just played openly in a normal turn is covered; it is remembered until the turn is
    over, which old whisky makes longer."""
    if s.covered and (s.options.variant != Variant.LEAFLET or symbol != Turn.NORMAL):
        return False
    if s.cover == 0:
        return not s.covered or s.drunk == 1
    last = s.pile[s.pile_n - 1]
    return bool(s.covered and s.laid > 0) and (
        last.bandit == s.cover - 1 and last.card == Card.FIRE and not last.hidden
    )


@rule
def pile_sound(s: State) -> bool:
    """There is room on the pile for all that can still be played; what is being carried out, or has been, lies face
    up."""
    if s.phase == Phase.PLAN and s.pile_n + still_to_play(s) > MAX_PILE:
        return False
    for i in range(s.pile_n):
        if s.pile[i].hidden and i < s.resolving + (s.begun if s.phase == Phase.ACTION else 0):
            return False
    return True


@rule
def still_to_play(s: State) -> int:
    """How many cards can be added to the pile in what is left of the Plan: by each player two in a double turn and
    where a Fire may be covered, and more whenever old whisky is drunk."""
    more = OLD_WHISKY_CARDS - 1
    count = still_in_turn(s) + FLASK_USES * s.unseen_flasks[Whisky.OLD] * more
    for turn in range(s.turn + 1, MAX_TURNS):
        if symbol_of(s, turn) >= 0:
            count += s.players * most_in_turn(s, symbol_of(s, turn))
    for flask in s.flasks:
        if flask.at != OUT and flask.kind == Whisky.OLD:
            count += (FLASK_USES - flask.half) * more
    return int(count)


@rule
def still_in_turn(s: State) -> int:
    """The same for the present turn. HS-31: what is chosen in a melee comes to the pile when all have chosen."""
    symbol = symbol_of(s, s.turn)
    if symbol < 0:
        return 0
    most = most_in_turn(s, symbol)
    if symbol == Turn.MELEE:
        return int(s.players) * most
    left = most - s.laid
    if s.drunk:
        left = s.drunk + most - 1 - s.covered
    return int((s.players - s.step - 1) * most + max(left, 0))


@rule
def most_in_turn(s: State, symbol: int) -> int:
    """How many cards a player can play in one turn, without old whisky."""
    return 2 if symbol == Turn.DOUBLE or (symbol == Turn.NORMAL and s.options.variant == Variant.LEAFLET) else 1


@rule
def hands_timely(s: State) -> bool:
    """CE-48, HS-32, CE-62: outside the Plan only Experts hold cards, who has kept some by a plan of attack (there is
    none in the last round), and who has just taken one of his choice."""
    may_keep = s.options.stagecoach and not (after_the_plan(s) and s.round_no == ROUNDS)
    for seat in range(s.players):
        cards = s.seats[seat]
        before = (seat - s.first + s.players) % s.players
        if cards.took and (s.phase != Phase.TAKING or before >= s.step or size(cards.hand) == 0):
            return False
        most = (MAX_PICKS if may_keep else 0) + cards.took
        if not s.expert and s.phase not in (Phase.PLAN, Phase.PLAN_OF_ATTACK) and size(cards.hand) > most:
            return False
    return True


@rule
def action_sound(s: State) -> bool:
    """TC-03: a traveller appears before the first card is carried out. Who is taking a hostage is in the coach without
    one, who flees does so from the Shotgun, and neither waits for a punch to be over."""
    if s.phase == Phase.ACTION and s.hideout != NOTHING and (s.resolving or s.begun or s.fleeing or s.taking):
        return False
    if (s.taking and s.phase != Phase.ACTION) or (s.fleeing and not s.shotgun):
        return False
    if s.victim != NOTHING and (s.fleeing or s.taking):
        return False
    for bandit in range(bandit_count(s)):
        if s.taking >> bandit & 1 and (place_of(s, bandit) != COACH_INSIDE or s.bandits[bandit].hostage != NOTHING):
            return False
    return True


@rule
def event_sound(s: State) -> bool:
    """CE-45, HS-36: one after another is asked in Pickpocketing only; the Marshal staggers after his whisky only, and
    inside the train."""
    if s.step > 0 and (s.card != RoundCard.PICKPOCKETING or s.begun != EVENT_BROUGHT or s.fleeing):
        return False
    if s.walk == 0:
        return True
    return s.card == RoundCard.WHISKEY_FOR_THE_MARSHAL and s.begun == EVENT_BROUGHT and s.marshal + s.walk <= caboose(s)
