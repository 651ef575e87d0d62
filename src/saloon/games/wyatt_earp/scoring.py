"""The end of a round and of the game: capture, sharing, carry-over, the final duel."""

from saloon.engine import draw, emit, game_over, impossible, pour, rule, size
from saloon.games.wyatt_earp.cards import (
    CAPTURE,
    DECK,
    KINDS,
    LEAD,
    LEADER_SHARE,
    MAX_PLAYERS,
    OUTLAWS,
    RICH,
    SHARE,
    THOUSAND,
)
from saloon.games.wyatt_earp.hands import forget_hands
from saloon.games.wyatt_earp.state import NOTHING, Happening, Player, State, is_hit, points, total_points

LONGEST_DUEL = 500  # rounds; about every second one settles a duel of two
POINT_BITS = 12  # what the points of a player for an outlaw fit into


@rule
def score_round(s: State) -> None:
    """What is left in hand counts nothing; then every outlaw is paid for on his own."""
    for seat in range(s.players):
        player = s.seats[seat]
        if player.cards > 0:
            count = player.cards
            pour(player.hand, s.discard)
            player.cards = 0
            emit(s, Happening.DROPPED, seat, count)
    for outlaw in range(OUTLAWS):
        pay_for(s, outlaw)


@rule
def captured(s: State, outlaw: int) -> bool:
    """Whether an outlaw has been caught."""
    return captures(s, total_points(s, outlaw))


@rule
def captures(s: State, total: int) -> bool:
    """WE-30: with 8 points in all, or by option only with more."""
    return total > CAPTURE or (total == CAPTURE and s.options.eight_captures == 1)


@rule
def pay_for(s: State, outlaw: int) -> None:
    """WE-36: the money of a captured outlaw is shared out; what is not paid stays on the poster."""
    total = total_points(s, outlaw)
    pot = s.posters[outlaw]
    if not captured(s, outlaw):
        if total > 0:
            emit(s, Happening.ESCAPED, outlaw, total, pot)
        return
    emit(s, Happening.CAPTURED, outlaw, total, pot)
    held = standings(s, outlaw)
    for seat in range(s.players):
        part = share_among(s, held, seat, pot)
        if part > 0:
            s.posters[outlaw] -= part
            s.seats[seat].money += part
            emit(s, Happening.PAID, seat, outlaw, part)
    if s.posters[outlaw] > 0:
        emit(s, Happening.CARRIED, outlaw, s.posters[outlaw])


@rule
def share(s: State, outlaw: int, seat: int) -> int:
    """A player's part of the reward for a captured outlaw."""
    return share_among(s, standings(s, outlaw), seat, s.posters[outlaw])


@rule
def standings(s: State, outlaw: int) -> int:
    """Everybody's points as one number, POINT_BITS for each seat."""
    held = 0
    for seat in range(s.players):
        held |= points(s.seats[seat], outlaw) << POINT_BITS * seat
    return held


@rule
def points_in(held: int, seat: int) -> int:
    """A player's points in the number for all."""
    return held >> POINT_BITS * seat & (1 << POINT_BITS) - 1


@rule
def with_points(held: int, seat: int, own: int) -> int:
    """The number for all with other points of a player."""
    return held & ~((1 << POINT_BITS) - 1 << POINT_BITS * seat) | own << POINT_BITS * seat


@rule
def share_among(s: State, held: int, seat: int, pot: int) -> int:
    """WE-31: what a player gets of a reward if everybody has so many points."""
    own = points_in(held, seat)
    best = own
    second = 0
    for other in range(s.players):
        if other != seat:
            found = points_in(held, other)
            if found > best:
                second = best
                best = found
            elif found > second:
                second = found
    if best - second >= LEAD:
        return pot if own == best else 0
    if own < lowest_share(s, best):
        return 0
    return share_by_tiers(s, held, own, pot, best)


@rule
def paid_among(s: State, held: int, seat: int, pot: int) -> int:
    """WE-30: what a player gets of a reward if everybody has so many points, which may be too few for a capture."""
    return share_among(s, held, seat, pot) if captures(s, sum_of(s, held)) else 0


@rule
def sum_of(s: State, held: int) -> int:
    """WE-29: everybody's points together."""
    everybody = 0
    for seat in range(s.players):
        everybody += points_in(held, seat)
    return everybody


@rule
def lowest_share(s: State, best: int) -> int:
    """WE-31: the fewest points that share with the leader; by option they may be none."""
    return max(best - LEAD + 1, 0 if s.options.zero_shares else 1)


@rule
def share_by_tiers(s: State, held: int, own: int, pot: int, best: int) -> int:
    """WE-32 to WE-34: pass by pass everybody down to the last sharer takes $1000, the leaders $1000 more in the first;
    players with equal points are paid together or not at all, and who is not paid ends it."""
    leaders = 0
    sharers = 0
    paid_first = 0  # in each pass, to the player's own tier and those above
    for other in range(s.players):
        found = points_in(held, other)
        if found == best:
            leaders += 1
        if found >= own:
            paid_first += SHARE
        if found >= lowest_share(s, best):
            sharers += 1
    left = pot - leaders * (LEADER_SHARE - SHARE)
    if left < paid_first:
        return 0
    gained = left // (sharers * SHARE) * SHARE
    if left % (sharers * SHARE) >= paid_first:
        gained += SHARE
    return gained + LEADER_SHARE - SHARE if own == best else gained


@rule
def somebody_is_rich(s: State) -> bool:
    """WE-38: $25,000 end the game, or by option only more."""
    for seat in range(s.players):
        if is_rich(s, s.seats[seat].money):
            return True
    return False


@rule
def is_rich(s: State, money: int) -> bool:
    """WE-38: whether so much money ends the game."""
    return money > RICH or (money == RICH and s.options.rich_at_25000 == 1)


@rule
def finish(s: State) -> None:
    """The richest wins; equals fight it out. Then the cards are put away, so that nobody's last hand is a secret."""
    tied = richest(s)
    if tied & (tied - 1):
        duel(s, tied)
    pour(s.discard, s.pile)
    s.top = NOTHING
    s.under = NOTHING
    s.decision = 0
    forget_hands(s)
    emit(s, Happening.GAME_OVER)
    game_over(s)


@rule
def richest(s: State) -> int:
    """A bit for each player with the most money."""
    best = 0
    for seat in range(s.players):
        best = max(best, s.seats[seat].money)
    tied = 0
    for seat in range(s.players):
        if s.seats[seat].money == best:
            tied |= 1 << seat
    return tied


@rule
def duel(s: State, tied: int) -> None:
    """WE-40, WE-62: each turns a card; those who miss are out, unless all miss; until one is left."""
    emit(s, Happening.DUEL)
    for _ in range(LONGEST_DUEL):
        hits = duel_once(s, tied)
        if hits == 0:
            emit(s, Happening.DUEL_AGAIN)
        else:
            tied = hits
        if not tied & (tied - 1):
            win_duel(s, tied)
            return
    impossible()


@rule
def win_duel(s: State, last: int) -> None:
    """The only one left, as a bit."""
    for seat in range(s.players):
        if last >> seat & 1:
            s.winner = seat
            emit(s, Happening.DUEL_WON, seat)
    for kind in range(KINDS):
        s.spare[kind] = 0


@rule
def duel_once(s: State, tied: int) -> int:
    """Who of the duellists hits."""
    count = 0
    for seat in range(s.players):
        count += tied >> seat & 1
    if max(size(s.pile), size(s.spare)) < count:
        shuffle_everything(s)
    hits = 0
    for seat in range(s.players):
        if tied >> seat & 1:
            kind = turn_card(s)
            if is_hit(kind):
                hits |= 1 << seat
            emit(s, Happening.DUEL_SHOT, seat, kind, 1 if is_hit(kind) else 0)
    return hits


@rule
def turn_card(s: State) -> int:
    """The next card of the pile or, once all have been shuffled for the duel, of those."""
    if size(s.spare) > 0:
        return draw(s, s.spare, size(s.spare))
    kind = draw(s, s.pile, size(s.pile))
    s.discard[kind] += 1
    return kind


@rule
def shuffle_everything(s: State) -> None:
    """WE-41: all 78 cards make a new pile, of which the table keeps an account of its own: what lies before the players
    stays to be seen."""
    for kind in range(KINDS):
        s.spare[kind] = DECK[kind]
    emit(s, Happening.DUEL_SHUFFLED)


@rule
def gather(s: State) -> None:
    """All cards go back into the pile; only money stays where it is."""
    for kind in range(KINDS):
        s.pile[kind] = DECK[kind]
        s.discard[kind] = 0
        s.aside[kind] = 0
    s.top = NOTHING
    s.under = NOTHING
    for seat in range(MAX_PLAYERS):
        clear_territory(s.seats[seat])


@rule
def clear_territory(player: Player) -> None:
    """WE-37: hands and territories are cleared."""
    for kind in range(KINDS):
        player.hand[kind] = 0
    player.cards = 0
    for outlaw in range(OUTLAWS):
        player.laid[outlaw] = 0
        player.photos[outlaw] = 0
        player.banks[outlaw] = 0
        player.stagecoaches[outlaw] = 0
        player.guns[outlaw] = 0
        player.hideouts[outlaw] = 0


@rule
def score(s: State, seat: int) -> int:
    """A player's dollars."""
    return s.seats[seat].money * THOUSAND


@rule
def standing(s: State, seat: int) -> int:
    """Money, and among equals the winner of the duel."""
    return 2 * s.seats[seat].money + (1 if s.winner == seat else 0)
