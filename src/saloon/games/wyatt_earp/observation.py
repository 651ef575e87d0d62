"""What a learning program is shown of Wyatt Earp, and what it may do.

Groups stand in rows, outlaw by outlaw, from the viewer's own on. Everybody remembers what he has seen: which cards a
hand must hold, and what lies in the discard; who keeps a card from there in secret makes that uncertain, as `secrets`
says.
"""

from enum import IntEnum
from typing import Any

from saloon.engine import NOBODY, rule, size
from saloon.engine.observations import (
    MOST,
    Alike,
    Observation,
    amount,
    bits,
    capped,
    kind,
    mark,
    offset,
    piece,
    places_on,
    row_at,
)
from saloon.engine.words import words
from saloon.games.wyatt_earp.cards import CAPTURE, KINDS, MAX_PLAYERS, MOST_OF_A_KIND, OUTLAWS, SERIES, Card, Outlaw
from saloon.games.wyatt_earp.notation import CARD_NAMES, SIDES
from saloon.games.wyatt_earp.outlook import MOST_GAIN, MOST_LEFT, MOST_MONEY, MOST_POINTS, foresee
from saloon.games.wyatt_earp.scoring import captures, share_among, standings
from saloon.games.wyatt_earp.secrets import is_secret, look_after
from saloon.games.wyatt_earp.shown import (
    GROUPS,
    At,
    Chance,
    Group,
    Hunt,
    Look,
    Own,
    Poster,
    Seat,
    Stake,
    Table,
    Wealth,
)
from saloon.games.wyatt_earp.state import (
    MOST_SEARCHES,
    NO_CAP,
    NOTHING,
    Code,
    Decision,
    State,
    points,
    total_points,
)
from saloon.games.wyatt_earp.value import FEW, brings

SIZES = 7  # of a series laid


class Action(IntEnum):
    """Where the sorts of actions begin: the codes of choices, then groups and named outlaws, which share codes."""

    LAY, PHOTO, SHERIFF = int(Code.LAY), int(Code.PHOTO), int(Code.BANK)
    DISCARD, KEEP = int(Code.DISCARD), int(Code.KEEP)
    TWO, TAKE, WYATT, PASS = int(Code.TWO), int(Code.TAKE), int(Code.WYATT), int(Code.PASS)
    GROUP = PASS + 1
    NAME = GROUP + MAX_PLAYERS * OUTLAWS
    SIZE = NAME + 2 * OUTLAWS


@rule
def index_of(s: State, seat: int, code: int) -> int:
    """A choice as an action: groups are named by their rows."""
    if s.decision in (Decision.PLACE, Decision.HIDE, Decision.STEAL, Decision.UNHIDE) and code < GROUPS:
        return Action.GROUP + places_on(code // OUTLAWS, seat, s.players) * OUTLAWS + code % OUTLAWS
    return Action.NAME + code if s.decision == Decision.NAME else code


@rule
def code_of(s: State, seat: int, index: int) -> int:
    """An action as a choice."""
    if index >= Action.NAME:
        return index - Action.NAME
    if index >= Action.GROUP:
        row = index - Action.GROUP
        return (row // OUTLAWS + seat) % s.players * OUTLAWS + row % OUTLAWS
    return index


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """The table, posters, territories, hands as far as they are known, and the viewer's own."""
    observe_table(s, seat, out)
    observe_discard(s, seat, out)
    for outlaw in range(OUTLAWS):
        observe_poster(s, outlaw, out, At.POSTERS + outlaw * Poster.SIZE)
    for player in range(s.players):
        row = places_on(player, seat, s.players)
        observe_seat(s, player, out, row_at(At.SEATS, row, Seat.SIZE))
        for outlaw in range(OUTLAWS):
            observe_group(s, player, outlaw, out, row_at(At.LANDS, row * OUTLAWS + outlaw, Group.SIZE))
    for i in range(s.searches_n):
        observe_search(s, seat, i, out, At.LOOKS + i * Look.SIZE)
    for card in range(KINDS):
        out[At.HAND + Own.HAND + card] = s.seats[seat].hand[card]
    for outlaw in range(OUTLAWS):
        observe_rewards(s, seat, outlaw, int(out[At.POSTERS + outlaw * Poster.SIZE + Poster.POINTS]), out)


@rule
def observe_table(s: State, seat: int, out: Any) -> None:
    """Where in the game we are, who is asked what, what happened in this turn."""
    if s.actor != NOBODY:
        out[At.TABLE + Table.ACTOR] = 1 + places_on(s.actor, seat, s.players)
        out[At.TABLE + Table.DECISION] = 1 + s.decision
    out[At.TABLE + Table.ROUND] = capped(s.round_no)
    out[At.TABLE + Table.DEALER] = 1 + places_on(s.dealer, seat, s.players)
    out[At.TABLE + Table.TURN] = 1 + places_on(s.turn, seat, s.players)
    out[At.TABLE + Table.RESHUFFLED] = s.reshuffled
    out[At.TABLE + Table.SHERIFF_PLAYED] = s.sheriff_played
    out[At.TABLE + Table.QUIET] = s.quiet
    out[At.TABLE + Table.IDLE] = s.idle
    out[At.TABLE + Table.PLAYING] = 1 + s.playing
    out[At.TABLE + Table.ABOUT] = 1 + s.about
    if s.shot != NOTHING:
        out[At.TABLE + Table.SHOT] = 1 + s.shot
        out[At.TABLE + Table.SHOOTER] = 1 + places_on(s.shooter, seat, s.players)
    if s.named != NOTHING:
        out[At.TABLE + Table.NAMED] = 1 + s.named // 2
        out[At.TABLE + Table.TO_THE_RIGHT] = s.named % 2
    out[At.TABLE + Table.PILE] = size(s.pile)
    out[At.TABLE + Table.DISCARD] = size(s.discard)
    out[At.TABLE + Table.TOP] = 1 + s.top
    out[At.TABLE + Table.UNDER] = 1 + s.under


@rule
def observe_discard(s: State, seat: int, out: Any) -> None:
    """WE-53: what went into the discard and, for all the viewer knows, still lies there. A card that somebody has kept
    counts as lying there until the viewer has looked through the discard himself."""
    for card in range(KINDS):
        out[At.TABLE + Table.LYING + card] = s.discard[card]
    for i in range(s.searches_n):
        if is_secret(s, i, seat) and not s.searches[i].stale and look_after(s, i, seat) == NOTHING:
            out[At.TABLE + Table.LYING + s.searches[i].kind] += 1


@rule
def observe_poster(s: State, outlaw: int, out: Any, at: int) -> None:
    """A wanted poster."""
    out[at + Poster.REWARD] = capped(s.posters[outlaw])
    out[at + Poster.OPENED] = s.opened[outlaw]
    out[at + Poster.POINTS] = capped(total_points(s, outlaw))
    out[at + Poster.LAID_NOW] = s.laid_now[outlaw]


@rule
def observe_group(s: State, player: int, outlaw: int, out: Any, at: int) -> None:
    """A player's cards of one outlaw."""
    group = s.seats[player]
    out[at + Group.LAID] = group.laid[outlaw]
    out[at + Group.PHOTO] = group.photos[outlaw]
    out[at + Group.BANKS] = group.banks[outlaw]
    out[at + Group.STAGECOACHES] = group.stagecoaches[outlaw]
    out[at + Group.GUN] = group.guns[outlaw]
    out[at + Group.HIDEOUT] = group.hideouts[outlaw]
    out[at + Group.POINTS] = capped(points(group, outlaw))


@rule
def observe_rewards(s: State, seat: int, outlaw: int, everybody: int, out: Any) -> None:
    """What an outlaw with so many points would pay everybody if the round ended now, and what the viewer would have
    of him besides if he laid all his cards first."""
    held = standings(s, outlaw) if s.opened[outlaw] else 0
    if s.opened[outlaw] and captures(s, everybody):
        for player in range(s.players):
            row = places_on(player, seat, s.players)
            promised = share_among(s, held, player, s.posters[outlaw])
            at = row_at(At.SEATS, row, Seat.SIZE) + Seat.REWARDS
            out[row_at(At.LANDS, row * OUTLAWS + outlaw, Group.SIZE) + Group.REWARD] = capped(promised)
            out[at] = capped(int(out[at]) + promised)
    own = s.seats[seat].hand
    if own[outlaw] + own[Card.PHOTO + outlaw] > 0 and (s.opened[outlaw] or own[outlaw] >= SERIES):
        now = int(out[At.LANDS + outlaw * Group.SIZE + Group.REWARD])
        out[At.HAND + Own.BRING + outlaw] = capped(max(brings(s, seat, outlaw, held, now), 0))


@rule
def observe_seat(s: State, player: int, out: Any, at: int) -> None:
    """A player's money, and what everybody knows of his hand."""
    found = s.seats[player]
    out[at + Seat.PLAYS] = 1
    out[at + Seat.MONEY] = capped(found.money)
    out[at + Seat.CARDS] = found.cards
    for card in range(KINDS):
        out[at + Seat.HELD + card] = found.held[card]
    for outlaw in range(OUTLAWS):
        if found.most[outlaw] != NO_CAP:
            out[at + Seat.CAPS + outlaw] = 1 + found.most[outlaw]


@rule
def observe_search(s: State, seat: int, i: int, out: Any, at: int) -> None:
    """WE-53: everybody knows who has searched, he alone what he kept."""
    search = s.searches[i]
    out[at + Look.SEAT] = 1 + places_on(search.seat, seat, s.players)
    if search.seat == seat:
        out[at + Look.KEPT] = 1 + search.kind
    out[at + Look.PLAYED] = search.kind == NOTHING
    out[at + Look.STALE] = search.stale
    out[at + Look.CLOSED] = search.closed


OUTLAW_WORDS = words(Outlaw)
ANY_OUTLAW = Alike(OUTLAWS)  # they differ by their names only
CARD_OF_ANY = Alike(OUTLAWS, (0, int(Card.PHOTO)))
GROUP_OF_ANY = Alike(OUTLAWS, tuple(range(0, GROUPS, OUTLAWS)))
SHERIFF_WORDS = ("play bank-robbery", "play stagecoach-robbery", "play fastest-gun", "ask around", "raid",
                 "play hideout", "wyatt draws", "wyatt searches", "wyatt frees")  # fmt: skip
ROW_WORDS = ["the viewer's", *(f"of the seat {row} after him:" for row in range(1, MAX_PLAYERS))]
MOST_CARDS = MOST  # in hand

OBSERVATION = Observation(
    pieces={
        At.TABLE: piece(
            "table",
            "where in the game we are, pile and discard",
            {
                Table.ACTOR: offset("who is to choose", MAX_PLAYERS),
                Table.DECISION: kind("what he is asked", words(Decision)),
                Table.ROUND: amount("round", MOST),
                Table.DEALER: offset("the dealer", MAX_PLAYERS),
                Table.TURN: offset("whose turn it is", MAX_PLAYERS),
                Table.RESHUFFLED: mark("the discard has been shuffled in this round"),
                Table.SHERIFF_PLAYED: mark("this turn's sheriff card is spent"),
                Table.QUIET: mark("nothing drawn from the pile and nothing played in this turn"),
                Table.IDLE: amount("such turns in a row before it", MOST),
                Table.PLAYING: kind("the sheriff card in play", CARD_NAMES, CARD_OF_ANY),
                Table.ABOUT: kind("the outlaw of a question out of turn", OUTLAW_WORDS, ANY_OUTLAW),
                Table.SHOT: kind("the card last turned for a shot in this turn", CARD_NAMES, CARD_OF_ANY),
                Table.SHOOTER: offset("for whom", MAX_PLAYERS),
                Table.NAMED: kind("the outlaw asked for in this turn", OUTLAW_WORDS, ANY_OUTLAW),
                Table.TO_THE_RIGHT: mark("to the right"),
                Table.PILE: amount("cards in the pile", 78),
                Table.DISCARD: amount("cards in the discard", 78),
                Table.TOP: kind("its top", CARD_NAMES, CARD_OF_ANY),
                Table.UNDER: kind("what shows when that is taken", CARD_NAMES, CARD_OF_ANY),
                Table.LYING: amount("cards in it as far as the viewer knows, by kind", MOST_OF_A_KIND, CARD_OF_ANY),
            },
        ),
        At.POSTERS: piece(
            "posters",
            "a wanted poster",
            {
                Poster.REWARD: amount("reward, thousands of dollars", MOST),
                Poster.OPENED: mark("opened"),
                Poster.POINTS: amount("capture points of all together", MOST),
                Poster.LAID_NOW: amount("cards laid in this turn", MOST_OF_A_KIND),
            },
            rows=OUTLAWS,
            alike=ANY_OUTLAW,
        ),
        At.LANDS: piece(
            "groups",
            "a player's cards of one outlaw: the viewer's seven first, then those of the seat after him",
            {
                Group.LAID: amount("outlaw cards", MOST_OF_A_KIND),
                Group.PHOTO: mark("the Photo"),
                Group.BANKS: amount("bank robberies", MOST_OF_A_KIND),
                Group.STAGECOACHES: amount("stagecoach robberies", MOST_OF_A_KIND),
                Group.GUN: amount("fastest guns", MOST_OF_A_KIND),
                Group.HIDEOUT: amount("hideouts", MOST_OF_A_KIND),
                Group.POINTS: amount("capture points that count", MOST),
                Group.REWARD: amount("what the outlaw would pay him if the round ended now, in thousands", MOST),
            },
            rows=GROUPS,
            alike=GROUP_OF_ANY,
        ),
        At.SEATS: piece(
            "seats",
            "a player, the viewer first",
            {
                Seat.PLAYS: mark("somebody sits there"),
                Seat.MONEY: amount("money, thousands of dollars", MOST),
                Seat.CARDS: amount("cards in hand", MOST_CARDS),
                Seat.REWARDS: amount("what he would be paid if the round ended now, in thousands", MOST),
                Seat.HELD: amount("cards known to be in his hand, by kind", MOST_OF_A_KIND, CARD_OF_ANY),
                Seat.CAPS: amount(
                    "1 + how many cards of an outlaw he has at most; 0: nothing is known", MOST_CARDS, ANY_OUTLAW
                ),
            },
            rows=MAX_PLAYERS,
        ),
        At.LOOKS: piece(
            "searches",
            "a search through the discard in this round",
            {
                Look.SEAT: offset("who", MAX_PLAYERS),
                Look.KEPT: kind("the card kept, if it was the viewer", CARD_NAMES, CARD_OF_ANY),
                Look.PLAYED: mark("it was played at once"),
                Look.STALE: mark("the discard has been shuffled since"),
                Look.CLOSED: bits("outlaws he has since said to have none of", OUTLAWS, ANY_OUTLAW),
            },
            rows=MOST_SEARCHES,
        ),
        At.HAND: piece(
            "own",
            "the viewer's own cards",
            {
                Own.HAND: amount("in hand, by kind", MOST_OF_A_KIND, CARD_OF_ANY),
                Own.BRING: amount(
                    "what each outlaw would pay more if all his cards were laid, in thousands", MOST, ANY_OUTLAW
                ),
            },
        ),
        At.HUNTS: piece(
            "hunts",
            "what an outlaw may come to for the viewer; then is when he has laid all he may; with foresight only",
            {
                Hunt.MISSING: amount("points to the capture", CAPTURE + 1),
                Hunt.UNSEEN: amount("cards of which the viewer does not know where they are", MOST_OF_A_KIND),
                Hunt.SHORT: amount("cards the viewer lacks to open him", SERIES),
                Hunt.LAYS: amount("cards the viewer may lay", MOST_OF_A_KIND),
                Hunt.THEN_AHEAD: amount("points he is then ahead of the best of the others", MOST_POINTS),
                Hunt.THEN_BEHIND: amount("or behind", MOST_POINTS),
                Hunt.THEN_MISSING: amount("points then to the capture", CAPTURE + 1),
                Hunt.THEN_REWARD: amount("the reward then, in thousands", MOST_GAIN),
                Hunt.THEN_PAID: amount("what the viewer would be paid of it", MOST_GAIN),
                Hunt.PHOTO: amount("what the viewer's Photo would bring him besides", MOST_GAIN),
                Hunt.BANK: amount("a bank robbery, if he had one", MOST_GAIN),
                Hunt.STAGECOACH: amount("a stagecoach robbery", MOST_GAIN),
                Hunt.GUN: amount("a fastest gun", MOST_GAIN),
                Hunt.RISK: amount("the most that one outlaw card of a rival would cost the viewer now", MOST_GAIN),
            },
            rows=OUTLAWS,
            alike=ANY_OUTLAW,
        ),
        At.STAKES: piece(
            "stakes",
            "how the groups compare, in the same order; with foresight only",
            {
                Stake.AHEAD: amount("points ahead of the best of the others", MOST_POINTS),
                Stake.BEHIND: amount("or behind", MOST_POINTS),
                Stake.MORE: amount("what one outlaw card more would bring its player", MOST_GAIN),
                Stake.HIDEOUT: amount(
                    "what the viewer would gain if a Hideout lay on it, or no longer on his own", MOST_GAIN
                ),
            },
            rows=GROUPS,
            alike=GROUP_OF_ANY,
        ),
        At.WEALTH: piece(
            "wealth",
            "a player's money if the round ended now and then, the viewer first; with foresight only",
            {
                Wealth.MONEY: amount("with what he would be paid now, in thousands", MOST_MONEY),
                Wealth.AHEAD: amount("more than the richest of the others", MOST_MONEY),
                Wealth.BEHIND: amount("or less", MOST_MONEY),
                Wealth.WINS: mark("the game would end, and nobody would be richer"),
                Wealth.THEN_MONEY: amount("with what he would be paid then", MOST_MONEY),
                Wealth.THEN_AHEAD: amount("more than the richest of the others", MOST_MONEY),
                Wealth.THEN_BEHIND: amount("or less", MOST_MONEY),
                Wealth.THEN_WINS: mark("the game would end, and nobody would be richer"),
            },
            rows=MAX_PLAYERS,
        ),
        At.CHANCES: piece(
            "chances",
            "what the viewer's whole hand may come to; with foresight only",
            {
                Chance.LEFT: amount("cards left once he has laid all he may", MOST_LEFT),
                Chance.OUT: mark("then he may go out"),
                Chance.TOP_HELD: amount("cards he has of the kind on top of the discard", MOST_OF_A_KIND),
                Chance.TOP_FITS: mark("he might lay that card"),
                Chance.TOP_BRINGS: amount("what he would then be paid more with it", MOST_GAIN),
                Chance.HASTE: amount("cards fewer than five in the shortest hand", FEW + 1),
            },
        ),
    },
    actions={
        Action.LAY: [f"lay {count} {outlaw}" for outlaw in OUTLAW_WORDS for count in range(1, SIZES + 1)],
        Action.PHOTO: [f"play the Photo of {outlaw}" for outlaw in OUTLAW_WORDS],
        Action.SHERIFF: SHERIFF_WORDS,
        Action.DISCARD: [f"discard {card}" for card in CARD_NAMES],
        Action.KEEP: [f"keep {card}" for card in CARD_NAMES],
        Action.TWO: ["draw two from the pile"],
        Action.TAKE: ["take the top of the discard"],
        Action.WYATT: ["answer with Wyatt Earp"],
        Action.PASS: ["pass"],
        Action.GROUP: [f"{row} {outlaw}" for row in ROW_WORDS for outlaw in OUTLAW_WORDS],
        Action.NAME: [f"name {outlaw}, to the {side}" for outlaw in OUTLAW_WORDS for side in SIDES],
    },
    alike={
        Action.LAY: Alike(OUTLAWS, wide=SIZES),
        Action.PHOTO: ANY_OUTLAW,
        Action.DISCARD: CARD_OF_ANY,
        Action.KEEP: CARD_OF_ANY,
        Action.GROUP: GROUP_OF_ANY,
        Action.NAME: Alike(OUTLAWS, wide=len(SIDES)),
    },
    rules={"observe": observe, "index_of": index_of, "code_of": code_of, "foresee": foresee},
)
