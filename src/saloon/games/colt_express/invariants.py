"""What always holds: every card, token and dollar is somewhere, once; what is under way can be, and what is known is
true."""

from enum import IntEnum

from saloon.engine import rule, size
from saloon.games.colt_express.actions import guarded
from saloon.games.colt_express.cards import (
    ACTIONS,
    ALL_ROUND_CARDS,
    BASE_ROUND_CARDS,
    BASE_STATION_CARDS,
    BULLETS,
    CARDS,
    CHARACTERS,
    FLASK_COUNTS,
    FLASKS,
    HOSTAGES,
    KINDS,
    KINDS_OF_PURSE,
    KINDS_OF_WHISKY,
    LEADERS,
    PAIRS,
    PURSE_COUNTS,
    ROUND_CARDS,
    STRONGBOXES,
    STRONGBOXES_MORE,
    WAGON_JEWELS,
    WAGON_PURSES,
    WAGONS,
    Card,
    RoundCard,
)
from saloon.games.colt_express.hands import carried_out, tops_of
from saloon.games.colt_express.known import knowledge_true
from saloon.games.colt_express.moments import (
    action_sound,
    after_the_plan,
    attack_sound,
    before_the_rounds,
    beginning_sound,
    event_sound,
    hands_timely,
    pile_sound,
    plan_sound,
    secrets_kept,
)
from saloon.games.colt_express.options import Variant
from saloon.games.colt_express.places import bandits_at, caboose, inside, on_roof, on_train, roof_of, train
from saloon.games.colt_express.setup import hostages_in_play, neutral_stock, own_cards
from saloon.games.colt_express.state import (
    AWAY,
    COACH_INSIDE,
    COACH_ROOF,
    GONE,
    HELD,
    LOCOMOTIVE,
    NOTHING,
    OUT,
    PLACES,
    RIDING,
    TIME_CAR,
    UNSEEN,
    Phase,
    State,
    bandit_count,
    card_of,
    in_teams,
    lead,
    partner_of,
    side_of,
)
from saloon.games.colt_express.travel import alone_in_the_car, traveller


class Broken(IntEnum):
    """What `check` may find."""

    HANDS, BULLETS, LOOT, PURSES, BOX, TRAIN, OVER, SECRETS, FLASKS, COACH = range(1, 11)
    BEGINNING, ATTACK, PLAN, PILE, HELD, ACTION, EVENT, KNOWN = range(11, 19)


INVARIANTS: dict[IntEnum, str] = {  # each with the field of a position that it is about
    Broken.HANDS: "bandits",
    Broken.BULLETS: "bandits",
    Broken.LOOT: "bandits",
    Broken.PURSES: "bandits",
    Broken.BOX: "wagons",
    Broken.TRAIN: "bandits",
    Broken.OVER: "phase",
    Broken.SECRETS: "bandits",
    Broken.FLASKS: "bandits",
    Broken.COACH: "coach",
    Broken.BEGINNING: "phase",
    Broken.ATTACK: "wagon",
    Broken.PLAN: "turn",
    Broken.PILE: "pile",
    Broken.HELD: "bandits",
    Broken.ACTION: "phase",
    Broken.EVENT: "stage",
    Broken.KNOWN: "bandits",
}


@rule
def check(s: State) -> int:
    """The number of the first broken invariant, or 0."""
    broken = check_table(s)
    if broken == 0 and (s.phase == Phase.OVER) != (s.legal_n == 0):
        return Broken.OVER
    return broken


@rule
def check_table(s: State) -> int:
    """The same for a table at which nobody need have been asked yet: first all things, then what is under way, then
    what is known."""
    broken = check_things(s)
    if broken == 0:
        broken = check_moment(s)
    if broken == 0 and not knowledge_true(s):
        return Broken.KNOWN
    return broken


@rule
def check_things(s: State) -> int:
    """Cards and bullets, loot, the box, the train, the coach. Cards on the pile count as in hand for the while."""
    if hands_negative(s):
        return Broken.HANDS
    pick_up_pile(s, 1)
    cards = cards_and_bullets(s)
    pick_up_pile(s, -1)
    if cards != 0:
        return cards
    if not loot_complete(s):
        return Broken.LOOT
    if not purses_complete(s):
        return Broken.PURSES
    if not box_complete(s):
        return Broken.BOX
    if not train_sound(s):
        return Broken.TRAIN
    if not flasks_complete(s):
        return Broken.FLASKS
    return 0 if coach_complete(s) else Broken.COACH


@rule
def check_moment(s: State) -> int:
    """What is under way in the present phase."""
    if before_the_rounds(s) and not beginning_sound(s):
        return Broken.BEGINNING
    if s.phase == Phase.ATTACK and not attack_sound(s):
        return Broken.ATTACK
    if s.phase == Phase.PLAN and not plan_sound(s):
        return Broken.PLAN
    if not hands_timely(s):
        return Broken.HELD
    if not secrets_kept(s):
        return Broken.SECRETS
    if not pile_sound(s):
        return Broken.PILE
    if not action_sound(s):
        return Broken.ACTION
    if s.phase == Phase.EVENT and not event_sound(s):
        return Broken.EVENT
    return 0


@rule
def hands_negative(s: State) -> bool:
    """Whether there are fewer cards than none anywhere."""
    for seat in range(s.players):
        cards = s.seats[seat]
        for card in range(CARDS):
            if cards.hand[card] < 0 or cards.deck[card] < 0 or cards.discard[card] < 0:
                return True
            if cards.held[card] < 0 or cards.early[card] < 0:
                return True
        if cards.kept < 0 or cards.swaps < 0:
            return True
    return False


@rule
def pick_up_pile(s: State, times: int) -> None:
    """Put the cards of the pile that are not carried out yet into their players' hands, or back."""
    for i in range(s.resolving, s.pile_n):
        played = s.pile[i]
        seat = int(played.seat)
        s.seats[seat].hand[card_of(s, seat, int(played.bandit), int(played.card))] += times


@rule
def cards_and_bullets(s: State) -> int:
    """Whether all cards and all bullets are there."""
    for seat in range(s.players):
        if not cards_complete(s, seat) or not cards_are_back(s, seat):
            return Broken.HANDS
    return 0 if bullets_complete(s) else Broken.BULLETS


@rule
def owned(s: State, seat: int, card: int) -> int:
    """How many cards of a kind a player has, bullets on top of the deck aside."""
    cards = s.seats[seat]
    return cards.hand[card] + cards.deck[card] + cards.discard[card]


@rule
def cards_complete(s: State, seat: int) -> bool:
    """All action cards and the bullets received. CE-58: partners together have what is theirs."""
    cards = s.seats[seat]
    bullets = int(cards.tops)
    received = 0
    for card in range(ACTIONS):
        count = owned(s, seat, card)
        if in_teams(s):
            other = card + KINDS if card < KINDS else card - KINDS
            if count + owned(s, partner_of(seat), other) != own_cards(s, card % KINDS):
                return False
        elif count != own_cards(s, card):
            return False
    for bullet in range(ACTIONS, CARDS):
        bullets += owned(s, seat, bullet)
    for bandit in range(lead(s, seat), lead(s, seat) + s.each):
        received += s.bandits[bandit].received
        if s.bandits[bandit].hits < 0 or s.bandits[bandit].hits > s.bandits[bandit].received:
            return False
    if in_teams(s):
        bullets += s.seats[partner_of(seat)].tops
        received += s.bandits[partner_of(seat)].received
        for bullet in range(ACTIONS, CARDS):
            bullets += owned(s, partner_of(seat), bullet)
    return bullets == received


@rule
def cards_are_back(s: State, seat: int) -> bool:
    """CE-12, CE-70: the cards carried out in this round are in their owner's deck, or in an Expert's discard."""
    cards = s.seats[seat]
    back = cards.discard if s.expert else cards.deck
    for card in range(ACTIONS):
        if carried_out(s, seat, card) > back[card]:
            return False
    return True


@rule
def bullets_complete(s: State) -> bool:
    """Every neutral bullet and every bandit's bullet is in its stock or in somebody's cards."""
    neutral = s.neutral + s.neutral_aside
    shots = s.shots_aside
    for seat in range(s.players):
        cards = s.seats[seat]
        neutral += owned(s, seat, Card.NEUTRAL) + tops_of(cards, Card.NEUTRAL)
        for bullet in range(Card.SHOT, CARDS):
            shots += owned(s, seat, bullet) + tops_of(cards, bullet)
        if cards.top_kinds >> cards.tops != 0 or cards.top_allied & ~cards.top_kinds != 0:
            return False
    for bandit in range(bandit_count(s)):
        shots += s.bandits[bandit].bullets
        if s.bandits[bandit].friendly < 0 or s.bandits[bandit].friendly > BULLETS - s.bandits[bandit].bullets:
            return False
        if not allied_fired(s, side_of(s, bandit)):
            return False
    return neutral == neutral_stock(s) and shots == BULLETS * bandit_count(s) and s.shots_aside >= 0


@rule
def allied_fired(s: State, side: int) -> bool:
    """CE-61: the allied bullets that hit a side were fired by itself; who is alone fires at no ally."""
    allied = 0
    for bandit in range(bandit_count(s)):
        if side_of(s, bandit) == side:
            allied += s.bandits[bandit].friendly
    if allied > 0 and s.each == 1 and not in_teams(s):
        return False
    for seat in range(s.players):
        if side_of(s, lead(s, seat)) == side:
            allied -= owned(s, seat, Card.ALLIED) + tops_of(s.seats[seat], Card.ALLIED)
    return allied >= 0


@rule
def loot_complete(s: State) -> bool:
    """Jewels as printed on the wagons in play; two strongboxes, and the coach's."""
    jewels = size(s.jewels) + s.jewels_aside
    strongboxes = size(s.strongboxes) + s.beside
    for bandit in range(bandit_count(s)):
        jewels += s.bandits[bandit].jewels
        strongboxes += s.bandits[bandit].strongboxes
    for car in range(1, s.cars):
        jewels -= WAGON_JEWELS[s.wagons[car]]
    return jewels == 0 and strongboxes == strongboxes_in_play(s) and s.jewels_aside >= 0 and s.beside >= 0


@rule
def strongboxes_in_play(s: State) -> int:
    """How many strongboxes there are in all."""
    return STRONGBOXES + (STRONGBOXES_MORE if s.options.stagecoach else 0)


@rule
def purses_complete(s: State) -> bool:
    """The eighteen values are each in one purse or not drawn yet; nobody knows one that is not drawn."""
    for value in range(KINDS_OF_PURSE):
        count = s.unseen[value]
        for purse in s.purses:
            if purse.worth == value:
                count += 1
        if count != PURSE_COUNTS[value]:
            return False
    for purse in s.purses:
        if purse.worth == UNSEEN and purse.known != 0:
            return False
        if purse.at >= HELD and not purse.known >> s.bandits[purse.at - HELD].seat & 1:
            return False
    count = 0
    for purse in s.purses:
        count += was_laid_out(int(purse.at), int(purse.worth))
    return count <= purses_in_play(s)


@rule
def was_laid_out(at: int, settled: int) -> bool:
    """Whether a purse or a flask is in this game, or was: else it is in the box."""
    return at != OUT or settled != UNSEEN


@rule
def purses_in_play(s: State) -> int:
    """CE-04: how many purses there are in all: one for every bandit, and those printed on the wagons."""
    count = bandit_count(s)
    for car in range(1, s.cars):
        count += WAGON_PURSES[s.wagons[car]]
    return count


@rule
def flasks_complete(s: State) -> bool:
    """As with purses: five classic flasks and an old one, in tokens or not drawn yet."""
    if not s.options.stagecoach:
        return size(s.unseen_flasks) == 0
    for kind in range(KINDS_OF_WHISKY):
        count = s.unseen_flasks[kind]
        for flask in range(FLASKS):
            count += s.flasks[flask].kind == kind
        if count != FLASK_COUNTS[kind]:
            return False
    laid_out = 0
    for flask in range(FLASKS):
        token = s.flasks[flask]
        laid_out += was_laid_out(int(token.at), int(token.kind))
        if (token.kind == UNSEEN and token.known != 0) or token.half not in (0, 1):
            return False
        if token.at >= HELD and not token.known >> s.bandits[token.at - HELD].seat & 1:
            return False
    return laid_out <= flasks_in_play(s)


@rule
def flasks_in_play(s: State) -> int:
    """HS-01: how many flasks there are in all: one in every wagon."""
    return caboose(s)


@rule
def box_complete(s: State) -> bool:
    """Every wagon, character and round card is on the table or in the box, once."""
    for wagon in range(WAGONS):
        count = s.spare_wagons[wagon]
        for car in range(1, s.cars):
            count += s.wagons[car] == wagon
        if count != 1:
            return False
    for character in range(CHARACTERS):
        count = s.spare_characters[character]
        for bandit in range(bandit_count(s)):
            count += s.bandits[bandit].character == character
        if count != 1:
            return False
    for card in range(ALL_ROUND_CARDS):
        count = s.round_cards[card] if card < ROUND_CARDS else s.station_cards[card - ROUND_CARDS]
        for shown in s.past:
            count += shown == card
        if count != is_in_the_box(s, card):
            return False
    return s.options.variant != Variant.LEAFLET or pairs_together(s)


@rule
def pairs_together(s: State) -> bool:
    """CE-62: the two of a leaflet's pair are both one player's, or both in the box."""
    for pair in range(PAIRS):
        if owner_of(s, LEADERS[pair]) != owner_of(s, int(s.partners[pair])):
            return False
    return True


@rule
def owner_of(s: State, character: int) -> int:
    """Whose bandit a character is, or NOTHING."""
    for bandit in range(bandit_count(s)):
        if s.bandits[bandit].character == character:
            return int(s.bandits[bandit].seat)
    return NOTHING


@rule
def is_in_the_box(s: State, card: int) -> int:
    """Whether a round card belongs to this game: those of the expansion only with it."""
    if s.options.stagecoach or card < BASE_ROUND_CARDS:
        return 1
    return 1 if ROUND_CARDS <= card < ROUND_CARDS + BASE_STATION_CARDS else 0


@rule
def train_sound(s: State) -> bool:
    """Everybody is somewhere, nobody shares the Marshal's place or the Shotgun's, nothing lies nowhere."""
    if s.phase in (Phase.CHARACTERS, Phase.FISTS):
        return True
    if (s.hideout != NOTHING) != (traveller(s) != NOTHING):
        return False
    if s.driver != NOTHING and (s.phase != Phase.OVER or s.driver != alone_in_the_car(s)):
        return False
    if s.marshal < 0 or s.marshal >= s.cars or bandits_at(s, inside(s.marshal)):
        return False
    if s.shotgun and bandits_at(s, roof_of(s.coach)) != s.fleeing:
        return False
    for bandit in range(bandit_count(s)):
        if not can_stand(s, int(s.bandits[bandit].place)):
            return False
    for place in range(PLACES):
        if not train(s) >> place & 1 and not is_beside(s, place) and (s.jewels[place] or s.strongboxes[place]):
            return False
    return s.strongboxes[COACH_ROOF] >= (guarded(s, COACH_ROOF) if s.options.stagecoach else 0)


@rule
def is_beside(s: State, place: int) -> bool:
    """Whether a place is one of those beside the train in this game."""
    if place in (COACH_INSIDE, COACH_ROOF):
        return bool(s.options.stagecoach)
    return place == TIME_CAR and bool(s.options.time_car)


@rule
def can_stand(s: State, place: int) -> bool:
    """Where a bandit can be in this phase of this game. HS-39: gone for good in the Escape only; HS-41: in the attack
    he rides or has boarded a wagon."""
    if place == AWAY:
        return bool(s.options.time_car) and s.hideout != NOTHING
    if place == GONE:
        return s.card == RoundCard.ESCAPE and after_the_plan(s)
    is_on_train = on_train(place) and train(s) >> place & 1 == 1
    if s.phase == Phase.ATTACK:
        return place == RIDING or (is_on_train and not on_roof(place) and place != inside(LOCOMOTIVE))
    return is_on_train or is_beside(s, place)


@rule
def coach_complete(s: State) -> bool:
    """A horse for every bandit, the hostages of this game, each with one captor at most; nothing of it without the
    expansion."""
    hostages = size(s.hostages)
    riding = 0
    for bandit in range(bandit_count(s)):
        riding += s.bandits[bandit].place == RIDING
        hostage = s.bandits[bandit].hostage
        if hostage != NOTHING:
            hostages += 1
            if s.hostages[hostage]:
                return False
            for other in range(bandit):
                if s.bandits[other].hostage == hostage:
                    return False
    if not s.options.stagecoach:
        return hostages == 0 and size(s.horses) == 0 and s.horses_out == 0 and s.coach == 0 and s.shotgun == 0
    for kind in range(HOSTAGES):
        if s.hostages[kind] not in (0, 1):
            return False
    for count in s.horses:
        if count < 0:
            return False
    horses = size(s.horses) + s.horses_out + riding
    if horses != (0 if s.phase == Phase.CHARACTERS else bandit_count(s)):
        return False
    return hostages == hostages_in_play(s) and 0 <= s.coach <= caboose(s)
