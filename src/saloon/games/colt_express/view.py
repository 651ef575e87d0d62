"""What a seat sees of a game of Colt Express. CE-03, CE-68 to CE-71 say what is open and what is not."""

from saloon.engine import NOBODY, SPECTATOR, common, head, size
from saloon.games.colt_express.cards import (
    CARDS,
    HOSTAGES,
    LEADERS,
    PLAN_OF_ATTACK,
    PURSE_VALUES,
    ROUND_CARDS,
    ROUNDS,
    Card,
)
from saloon.games.colt_express.notation import ACTION_WORDS as ACTIONS
from saloon.games.colt_express.notation import (
    CHARACTERS,
    COACH,
    DECISIONS,
    FLOORS,
    MOUNTS,
    PHASES,
    TIME,
    TURNS,
    WAGONS,
    WHISKY,
    bandit_name,
    card_word,
    card_words,
    place_words,
    who_looked,
)
from saloon.games.colt_express.notation import HOSTAGES as HOSTAGE_NAMES
from saloon.games.colt_express.notation import ROUND_CARDS as ROUND_NAMES
from saloon.games.colt_express.places import car_of, in_coach, inside, on_roof, on_train, roof_of
from saloon.games.colt_express.plan import is_dark
from saloon.games.colt_express.scoring import is_free, open_money, score
from saloon.games.colt_express.secrets import knows_hideout, knows_loot, knows_played, knows_whose
from saloon.games.colt_express.stagecoach import horses_at
from saloon.games.colt_express.state import (
    AWAY,
    COACH_INSIDE,
    COACH_ROOF,
    FRONT_STOP,
    GONE,
    HELD,
    NOTHING,
    PLACES,
    RIDING,
    TIME_CAR,
    UNSEEN,
    Code,
    Decision,
    Phase,
    Purse,
    State,
    bandit_count,
    in_teams,
    lead,
    round_turns,
)
from saloon.games.colt_express.travel import traveller
from saloon.games.colt_express.view_types import (
    Attack,
    Bandit,
    BesideTheTrain,
    Car,
    Cards,
    Character,
    Discard,
    Flask,
    KnownLoot,
    Loot,
    LyingFlask,
    LyingPurse,
    More,
    OpenBandit,
    Own,
    Played,
    Punch,
    RoundCard,
    Seat,
    Sizes,
    Table,
    TimeCar,
    Traveller,
    View,
    Whereabouts,
)

UNPLACED = (Phase.CHARACTERS, Phase.FISTS)


def view(s: State, seat: int | None) -> View:
    """Everything a seat may know, in words; None is a spectator."""
    observer = SPECTATOR if seat is None else seat
    known = set[int]() if seat is None else _known_loot(s)[seat]
    return {
        **head(s, "colt-express", seat, DECISIONS[s.decision], s.round_no, _wording(s, seat)),
        **_open(s),
        "train": _train(s, observer if known and min(known) < HELD else SPECTATOR),
        "bandits": _bandits(s, observer if known and max(known) >= HELD else SPECTATOR),
        "pile": _pile(s, observer if observer in _hiding(s) else SPECTATOR),
        **_beside_the_train(s, observer),
        **_own(s, seat),
    }


@common
def _open(s: State) -> Table:
    """What everybody sees, apart from what may lie face down."""
    seen: Table = {
        "phase": PHASES[s.phase],
        "rounds": ROUNDS,
        "card": _round_card(s),
        "past": [ROUND_NAMES[card] for card in s.past if card != NOTHING],
        "first": s.first,
        "marshal": s.marshal,
        "neutral": s.neutral,
        "strongboxes_beside": s.beside,
        "seats": [_seat(s, number) for number in range(s.players)],
        "resolving": s.resolving if s.phase == Phase.ACTION else None,
        "punch": _punch(s),
    }
    if s.phase == Phase.CHARACTERS and s.partners[0] != NOTHING:
        seen["pairs"] = _pairs(s)
    return seen


def _own(s: State, seat: int | None) -> Own:
    """What a seat alone knows: its hand, its discard, what it has chosen in secret."""
    if seat is None:
        return {}
    cards = s.seats[seat]
    own: Own = {"hand": _counts(s, seat, cards.hand)}
    if s.expert:
        own["discard"] = _counts(s, seat, cards.discard)
    picks = [pick for pick in cards.picks if pick != NOTHING]
    if picks:
        own["picked"] = [_pick(s, seat, pick) for pick in picks]
    return own


def _wording(s: State, seat: int | None) -> str:
    """HS-50: before a flask and after it the Plan asks in other words."""
    if seat != s.actor or s.decision != Decision.PLAN:
        return ""
    if s.drunk:
        return "plan-after-flask"
    return "plan-or-drink" if any(code >= Code.DRINK for code in s.legal[: s.legal_n]) else ""


def _pick(s: State, seat: int, code: int) -> str:
    """A secret choice in words."""
    words = card_words(s, seat)
    if s.phase == Phase.ATTACK:
        return MOUNTS[code]
    if s.phase == Phase.FISTS:
        return bandit_name(s, lead(s, seat) + code - Code.FIST)
    if code == Code.KEEP_NO_MORE:
        return "keep no more"
    if code >= Code.KEEP_SOME:
        return f"keep {words[code - Code.KEEP_SOME]}"
    if code in (Code.DRAW, Code.PASS):
        return "draw" if code == Code.DRAW else "pass"
    return f"hide {words[code - Code.HIDE]}" if code >= Code.HIDE else f"play {words[code - Code.PLAY]}"


def _counts(s: State, seat: int, bag: list[int]) -> Cards:
    return {card_word(s, seat, card): bag[card] for card in range(CARDS) if bag[card]}


def _pairs(s: State) -> list[list[Character]]:
    """The leaflet's pairs nobody has taken yet."""
    pairs = zip(LEADERS, s.partners, strict=True)
    return [[CHARACTERS[one], CHARACTERS[other]] for one, other in pairs if s.spare_characters[one]]


def _round_card(s: State) -> RoundCard | None:
    if s.round_no == 0 or s.past[s.round_no - 1] == NOTHING:
        return None
    turns = [TURNS[symbol] for symbol in round_turns(s)]
    planning = s.phase in (Phase.OPENING, Phase.PLAN)
    card: RoundCard = {
        "name": ROUND_NAMES[s.card],
        "station": s.card >= ROUND_CARDS,
        "turns": turns,
        "turn": s.turn if planning else None,
        "hidden": planning and s.actor != NOBODY and is_dark(s, s.actor),
    }
    if s.options.stagecoach:
        card["keep"] = int(PLAN_OF_ATTACK[s.card])
    return card


def _value(purse: Purse, observer: int) -> int | None:
    known = purse.worth != UNSEEN and knows_loot(purse, observer)
    return int(PURSE_VALUES[purse.worth]) if known else None


@common
def _train(s: State, observer: int) -> list[Car]:
    """The train for somebody who knows what lies there face down, or for all the others."""
    return [_car(s, car, observer) for car in range(s.cars)]


@common
def _known_loot(s: State) -> list[set[int]]:
    """Where loot is of which each seat knows more than a spectator."""
    loot = s.purses + s.flasks if s.options.stagecoach else s.purses
    secret = [piece for piece in loot if piece.known and not knows_loot(piece, SPECTATOR)]
    return [{piece.at for piece in secret if knows_loot(piece, seat)} for seat in range(s.players)]


def _car(s: State, car: int, observer: int) -> Car:
    seen: Car = {
        "car": car,
        "wagon": None if car == 0 else WAGONS[s.wagons[car]],
        "inside": _floor(s, inside(car), observer),
        "roof": _floor(s, roof_of(car), observer),
    }
    if s.options.stagecoach:
        seen["horses"] = horses_at(s, car)
    return seen


@common
def _purses(s: State) -> dict[int, list[int]]:
    """The numbers of the purses, by where they are."""
    found: dict[int, list[int]] = {}
    for number, purse in enumerate(s.purses):
        found.setdefault(purse.at, []).append(number)
    return found


def _floor(s: State, place: int, observer: int) -> Loot:
    purses = [_purse(s, number, observer) for number in _purses(s).get(place, ())]
    seen: Loot = {"purses": purses, "jewels": s.jewels[place], "strongboxes": s.strongboxes[place]}
    if s.options.stagecoach:
        lying = [number for number, flask in enumerate(s.flasks) if flask.at == place]
        seen["flasks"] = [_lying_flask(s, number, observer) for number in lying]
    return seen


def _purse(s: State, number: int, observer: int) -> LyingPurse:
    purse = s.purses[number]
    return {"purse": number, "value": _value(purse, observer), "holders": who_looked(s, purse.known)}


def _lying_flask(s: State, number: int, observer: int) -> LyingFlask:
    return {"flask": number, "holders": who_looked(s, s.flasks[number].known), **_flask(s, number, observer)}


def _flask(s: State, number: int, observer: int) -> Flask:
    flask = s.flasks[number]
    known = flask.kind != UNSEEN and knows_loot(flask, observer)
    return {"kind": WHISKY[flask.kind] if known else None, "half": bool(flask.half)}


def _beside_the_train(s: State, observer: int) -> BesideTheTrain:
    """The coach with its Shotgun and its passengers, the time-travel car, riders before the first round."""
    seen: BesideTheTrain = {}
    if s.options.stagecoach:
        seen["coach"] = {
            "facing": s.coach,
            "inside": _floor(s, COACH_INSIDE, observer),
            "roof": _floor(s, COACH_ROOF, observer),
        }
        seen["shotgun"] = "train" if s.shotgun else "coach"
        seen["hostages"] = [HOSTAGE_NAMES[kind] for kind in range(HOSTAGES) if s.hostages[kind]]
        seen["horses_gone"] = s.horses_out
        seen["attack"] = _attack(s)
        seen["fleeing"] = _names(s, s.fleeing)
        seen["taking"] = _names(s, s.taking)
        seen["drinking"] = s.drunk
    if s.options.time_car:
        seen["time_car"] = _time_car(s, observer)
        seen["traveller"] = _traveller(s, observer)
    return seen


def _time_car(s: State, observer: int) -> TimeCar:
    seen: TimeCar = {"inside": _floor(s, TIME_CAR, observer)}
    if s.options.stagecoach:
        seen["horses"] = horses_at(s, FRONT_STOP)
    return seen


def _names(s: State, bandits: int) -> list[Character]:
    return [bandit_name(s, bandit) for bandit in range(bandit_count(s)) if bandits >> bandit & 1]


def _attack(s: State) -> Attack | None:
    if s.phase != Phase.ATTACK:
        return None
    riding = [bandit_name(s, i) for i in range(bandit_count(s)) if s.bandits[i].place == RIDING]
    return {"wagon": s.turn, "riding": riding}


def _traveller(s: State, observer: int) -> Traveller | None:
    if s.hideout == NOTHING:
        return None
    hideout = place_words(s.hideout) if knows_hideout(s, observer) else None
    return {"bandit": bandit_name(s, traveller(s)), "hideout": hideout}


def _where(s: State, place: int) -> Whereabouts:
    """A bandit's place, or that he has none."""
    if s.phase in UNPLACED or place >= PLACES:
        return {"car": None, "floor": None}
    if on_train(place):
        return {"car": car_of(place), "floor": FLOORS[on_roof(place)]}
    return {"car": COACH if in_coach(place) else TIME, "floor": FLOORS[on_roof(place)]}


@common
def _bandits(s: State, observer: int) -> list[Bandit]:
    """The bandits for somebody who knows what one of them carries, or for all the others."""
    known = set[int]() if observer == SPECTATOR else _known_loot(s)[observer]
    return [_bandit(s, number, observer if HELD + number in known else SPECTATOR) for number in range(bandit_count(s))]


@common
def _bandit(s: State, number: int, observer: int) -> Bandit:
    return {**_open_bandit(s, number), **_known_of(s, number, observer)}


def _known_of(s: State, number: int, observer: int) -> KnownLoot:
    """What an observer knows of a bandit's loot."""
    purses = [s.purses[purse] for purse in _purses(s).get(HELD + number, ())]
    known = sorted(PURSE_VALUES[purse.worth] for purse in purses if _value(purse, observer))
    seen: KnownLoot = {"known_purses": known, "known_money": sum(known) + open_money(s.bandits[number])}
    if s.options.stagecoach:
        held = [_flask(s, i, observer) for i, flask in enumerate(s.flasks) if flask.at == HELD + number]
        seen["flasks"] = sorted(held, key=lambda flask: (flask["half"], flask["kind"] or ""))
    return seen


@common
def _open_bandit(s: State, number: int) -> OpenBandit:
    """What everybody sees of a bandit."""
    bandit = s.bandits[number]
    return {
        "seat": bandit.seat,
        "character": bandit_name(s, number),
        **_where(s, bandit.place),
        "bullets": bandit.bullets,
        "received": bandit.received,
        "purses": len(_purses(s).get(HELD + number, [])),
        "jewels": bandit.jewels,
        "strongboxes": bandit.strongboxes,
        "cash": bandit.cash,
        **_sizes(s, bandit.seat),
        **_more(s, number),
    }


def _more(s: State, number: int) -> More:
    """What there is to see of a bandit in some variants, and at the end."""
    bandit = s.bandits[number]
    seen: More = {}
    if s.options.punch_names_the_purse:
        seen["purse_numbers"] = _purses(s).get(HELD + number, [])
    if s.options.time_car:
        seen["away"] = bandit.place == AWAY
    if s.options.stagecoach:
        seen["gone"] = bandit.place == GONE
        seen["hits"] = bandit.hits
        seen["hostage"] = None if bandit.hostage == NOTHING else HOSTAGE_NAMES[bandit.hostage]
    if s.phase == Phase.OVER:
        seen["score"] = score(s, bandit.seat)
        if s.options.stagecoach:
            seen["caught"] = not is_free(s, number)
    return seen


def _seat(s: State, seat: int) -> Seat:
    """A player: his bandits, his team, how many cards he has, whether he has chosen what is still secret."""
    return {
        "bandits": list(range(lead(s, seat), lead(s, seat) + s.each)),
        "team": seat // 2 if in_teams(s) else None,
        "chosen": any(pick != NOTHING for pick in s.seats[seat].picks),
        **_sizes(s, seat),
    }


def _sizes(s: State, seat: int) -> Sizes:
    cards = s.seats[seat]
    seen: Sizes = {"hand": size(cards.hand), "deck": size(cards.deck) + cards.tops}
    if s.expert:
        seen["discard"] = _discard(s, seat)
    return seen


def _discard(s: State, seat: int) -> Discard:
    cards = s.seats[seat]
    words = card_words(s, seat)
    top = None if cards.discard_top == NOTHING else words[cards.discard_top]
    seen: Discard = {"size": size(cards.discard), "top": top}
    if s.options.open_discards:
        seen["cards"] = _counts(s, seat, cards.discard)
    return seen


@common
def _hiding(s: State) -> set[int]:
    """The seats with face-down cards in the pile."""
    return {played.seat for played in s.pile[: s.pile_n] if played.hidden}


@common
def _pile(s: State, observer: int) -> list[Played]:
    return [_played(s, i, observer) for i in range(s.pile_n)]


def _played(s: State, i: int, observer: int) -> Played:
    """A card of the pile. Face down, others see only whose it is; where a player has the cards of two bandits, not even
    for which of them it was played."""
    played = s.pile[i]
    return {
        "bandit": bandit_name(s, played.bandit) if knows_whose(s, played, observer) else None,
        "seat": played.seat,
        "card": ACTIONS[played.card] if knows_played(played, observer) else None,
        "face_down": bool(played.hidden),
    }


def _punch(s: State) -> Punch | None:
    """The punch being carried out: attacker, victim, and the purse if he has named one."""
    if s.phase != Phase.ACTION or s.decision not in (Decision.KNOCK, Decision.POCKET, Decision.THROW):
        return None
    if not s.begun or s.pile[s.resolving].card != Card.PUNCH or s.victim == NOTHING:
        return None
    return {
        "bandit": bandit_name(s, s.pile[s.resolving].bandit),
        "victim": bandit_name(s, s.victim),
        "purse": None if s.knocked == NOTHING else s.knocked,
    }
