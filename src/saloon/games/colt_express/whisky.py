"""Horses & Stagecoach: flasks of whisky. A full one hides its kind from all who have not held it, a half-drunk one
shows it. On a bandit's card full flasks lie mixed, as purses do."""

from saloon.engine import draw, emit, roll, rule, size
from saloon.games.colt_express.cards import FLASKS, Loot
from saloon.games.colt_express.state import EVERYBODY, HELD, NOTHING, OUT, UNSEEN, Happening, State


@rule
def flask_of(s: State, bandit: int, kind: int, half: int) -> int:
    """A flask of this kind, full or half drunk, that a bandit has; or NOTHING."""
    for flask in range(FLASKS):
        token = s.flasks[flask]
        if token.at == HELD + bandit and token.kind == kind and token.half == half:
            return flask
    return NOTHING


@rule
def full_flasks(s: State, at: int) -> int:
    """How many full flasks lie at a place or are held by a bandit."""
    count = 0
    for flask in s.flasks:
        if flask.at == at and not flask.half:
            count += 1
    return count


@rule
def taste(s: State, flask: int) -> None:
    """What nobody has looked into is settled only now."""
    if s.flasks[flask].kind == UNSEEN:
        s.flasks[flask].kind = draw(s, s.unseen_flasks, size(s.unseen_flasks))


@rule
def take_flask(s: State, bandit: int, flask: int) -> None:
    """HS-29: the new owner of a flask sees what it is."""
    token = s.flasks[flask]
    token.at = HELD + bandit
    emit(s, Happening.TOOK_FLASK, bandit, flask, token.known)
    taste(s, flask)
    if token.known >> s.bandits[bandit].seat & 1 == 0:
        token.known |= 1 << s.bandits[bandit].seat
        emit(s, Happening.LEARNT_FLASK, s.bandits[bandit].seat, flask, token.kind)


@rule
def mixed_flask(s: State, bandit: int, flask: int) -> int:
    """Make one of a bandit's full flasks the one that the table sees: always the lowest number, its contents swapped,
    so that the number tells nothing. Who else knew some of them has lost track, unless there is only one."""
    lowest = flask
    for other in range(FLASKS):
        token = s.flasks[other]
        if token.at == HELD + bandit and not token.half:
            lowest = min(lowest, other)
            if full_flasks(s, HELD + bandit) > 1:
                token.known &= 1 << s.bandits[bandit].seat
    shown = s.flasks[lowest]
    meant = s.flasks[flask]
    shown.kind, meant.kind = meant.kind, shown.kind
    return lowest


@rule
def empty_flask(s: State, bandit: int, kind: int, half: int) -> None:
    """The first use leaves a flask half drunk, its kind open to all; the second takes it out of the game."""
    flask = flask_of(s, bandit, kind, half)
    if half:
        s.flasks[flask].at = OUT
    else:
        flask = mixed_flask(s, bandit, flask)
        s.flasks[flask].half = 1
        s.flasks[flask].known = EVERYBODY
    emit(s, Happening.DRANK, bandit, kind, 1 - half)


@rule
def knock_flask(s: State, bandit: int, loot: int) -> int:
    """HS-30: the flask that a punch knocks out of a bandit's hands: one of his full ones by chance, or a half-drunk one
    of the kind named, which stays half drunk."""
    if loot != Loot.WHISKY:
        return flask_of(s, bandit, loot - Loot.HALF_CLASSIC, 1)
    left = roll(s, full_flasks(s, HELD + bandit))
    for flask in range(FLASKS):
        if s.flasks[flask].at == HELD + bandit and not s.flasks[flask].half:
            if left == 0:
                return mixed_flask(s, bandit, flask)
            left -= 1
    return NOTHING


@rule
def drink_up(s: State, flask: int) -> int:
    """Somebody drinks a flask that lies about, all of it, for all to see; returns its kind."""
    taste(s, flask)
    s.flasks[flask].at = OUT
    s.flasks[flask].known = EVERYBODY
    return int(s.flasks[flask].kind)
