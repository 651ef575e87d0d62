"""What a seat sees of a game of Wyatt Earp. WE-61 says what is open and what is not."""

from saloon.engine import NOBODY, common, head, size
from saloon.games.wyatt_earp.cards import OUTLAWS
from saloon.games.wyatt_earp.notation import CARD_NAMES, DECISIONS, OUTLAW_NAMES, SIDES, dollars
from saloon.games.wyatt_earp.scoring import captured
from saloon.games.wyatt_earp.secrets import knows_discard
from saloon.games.wyatt_earp.state import (
    NOTHING,
    State,
    first_player,
    has_group,
    is_hit,
    points,
    printed_points,
    total_points,
)
from saloon.games.wyatt_earp.view_types import (
    Cards,
    Discard,
    Group,
    Named,
    Own,
    Poster,
    Question,
    Seat,
    Shot,
    Table,
    View,
)


def view(s: State, seat: int | None) -> View:
    """Everything a seat may know, in words; None is a spectator."""
    about = head(s, "wyatt-earp", seat, DECISIONS[s.decision], s.round_no)
    return {**about, **_open(s), "discard": _discard(s, seat), **_own(s, seat)}


@common
def _open(s: State) -> Table:
    """What everybody sees."""
    over = s.actor == NOBODY
    return {
        "dealer": s.dealer,
        "first": first_player(s),
        "turn": None if over else s.turn,
        "winner": _winner(s) if over else None,
        "pile": 0 if over else size(s.pile),
        "reshuffled": bool(s.reshuffled),
        "shown": _shown(s),
        "named": _named(s),
        "playing": _card(s.playing),
        "sheriff_played": bool(s.sheriff_played),
        "posters": [_poster(s, outlaw) for outlaw in range(OUTLAWS)],
        "seats": [_seat(s, number) for number in range(s.players)],
        "question": _question(s),
    }


def _own(s: State, seat: int | None) -> Own:
    return {} if seat is None else {"hand": show_cards(s.seats[seat].hand)}


def show_cards(bag: list[int]) -> Cards:
    """How many cards of each kind a bag holds, those it has none of left out."""
    return {name: count for name, count in zip(CARD_NAMES, bag, strict=True) if count}


def _card(kind: int) -> str | None:
    return None if kind == NOTHING else CARD_NAMES[kind]


def _winner(s: State) -> int:
    if s.winner != NOTHING:
        return s.winner
    money = [s.seats[seat].money for seat in range(s.players)]
    return money.index(max(money))


def _discard(s: State, seat: int | None) -> Discard:
    seen: Discard = {"size": size(s.discard), "top": _card(s.top)}
    if seat is not None and knows_discard(s, seat):
        seen["cards"] = show_cards(s.discard)
    return seen


def _shown(s: State) -> Shot | None:
    if s.shot == NOTHING:
        return None
    return {"seat": s.shooter, "card": CARD_NAMES[s.shot], "hit": is_hit(s.shot)}


def _named(s: State) -> Named | None:
    if s.named == NOTHING:
        return None
    return {"outlaw": OUTLAW_NAMES[s.named >> 1], "side": SIDES[s.named & 1]}


def _poster(s: State, outlaw: int) -> Poster:
    return {
        "outlaw": OUTLAW_NAMES[outlaw],
        "reward": dollars(s, s.posters[outlaw]),
        "opened": bool(s.opened[outlaw]),
        "points": total_points(s, outlaw),
        "captured": captured(s, outlaw),
    }


def _seat(s: State, number: int) -> Seat:
    player = s.seats[number]
    groups = [show_group(s, number, outlaw) for outlaw in range(OUTLAWS) if has_group(player, outlaw)]
    return {"seat": number, "money": dollars(s, player.money), "hand": player.cards, "groups": groups}


def show_group(s: State, seat: int, outlaw: int) -> Group:
    """A player's cards of one outlaw."""
    player = s.seats[seat]
    counted = points(player, outlaw)
    return {
        "outlaw": OUTLAW_NAMES[outlaw],
        "outlaws": player.laid[outlaw],
        "photo": bool(player.photos[outlaw]),
        "bank": player.banks[outlaw],
        "stagecoach": player.stagecoaches[outlaw],
        "gun": bool(player.guns[outlaw]),
        "hideout": bool(player.hideouts[outlaw]),
        "points": counted,
        "covered": printed_points(player, outlaw) - counted,
    }


def _question(s: State) -> Question | None:
    if s.actor == NOBODY or s.about == NOTHING:
        return None
    return {"seat": s.actor, "outlaw": OUTLAW_NAMES[s.about]}
