"""What people ask about their lives here, over REST: what they played, how well, whom they know, how to call them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from saloon.games import games as all_games
from saloon.messages import FALLBACK, languages
from saloon.server.errors import BadRequest, Forbidden, Missing, TooMuch
from saloon.server.identity import NOBODY, is_code
from saloon.server.people import history, ratings, wishes
from saloon.server.people import life_bodies as bodies
from saloon.server.people.history import Played
from saloon.server.people.means import Subscription
from saloon.server.people.ratings import Skill
from saloon.server.rest import Call, Endpoint

_BEFORE: dict[str, Any] = {"name": "before", "in": "query", "schema": {"type": "number"}, "description": "seconds"}


async def played(call: Call) -> bodies.MatchHistory:
    """Your matches, the newest first."""
    found = await history.page(call.house.store, _somebody(call), _time(call.request.query_params.get("before", "")))
    told, more = found[: history.PAGE], len(found) > history.PAGE
    return bodies.MatchHistory([_match(one) for one in told], told[-1].match.ended if more else None)


def _match(one: Played) -> bodies.PlayedMatch:
    match = one.match
    seats = [
        bodies.PlayedSeat(row.name, row.place, row.bot, row.won, row.left, row.seat == one.seat) for row in one.seats
    ]
    options = msgspec.json.decode(match.options)
    about = (match.code, match.began, match.game, match.players, options, match.house, match.ended, match.casual)
    return bodies.PlayedMatch(*about, one.seat, seats)


async def statistics(call: Call) -> bodies.Statistics:
    """What your matches come to, game by game."""
    who, house = _somebody(call), call.house
    rated = await house.ratings.of(who)
    found = await history.statistics(house.store, who)
    return bodies.Statistics([_game(slug, record, rated.get(slug)) for slug, record in found.items()])


def _game(slug: str, record: history.Record, rated: Skill | None) -> bodies.GameStatistics:
    total = record.total
    return bodies.GameStatistics(
        game=slug,
        played=total.played,
        won=total.won,
        place=round(record.places / total.played, 2),
        streak=record.streak,
        longest=record.longest,
        tables=[bodies.PlayersTally(count, one.played, one.won) for count, one in sorted(record.tables.items())],
        bots=[bodies.BotTally(bot, one.played, one.won) for bot, one in sorted(record.bots.items())],
        rating=_rating(rated),
    )


def _rating(skill: Skill | None) -> bodies.RatingInfo | None:
    return bodies.RatingInfo(skill.points, skill.margin, skill.surely, skill.matches) if skill else None


async def replay(call: Call) -> bodies.WayThere:
    """Where a match of yours is to be seen again: at its table, or as a record if others were played there since."""
    code, began = call.part("code").lower(), int(call.part("began"))
    if not is_code(code) or began > call.house.settings.journal_lines:
        raise Missing("no-such-match", table=code[:40])
    table = await history.replay(call.house.store, _somebody(call), code, began)
    if (await call.house.actor(code)).table.began == began or table.match is None:
        return bodies.WayThere(f"/t/{code}/replay")
    call.house.archive.receive(call.address)
    return bodies.WayThere(f"/r/{await call.house.archive.keep(table.match.truth.record().to_json())}")


async def leaderboard(call: Call) -> bodies.Leaderboard:
    """Who plays a game best."""
    slug = call.part("slug")
    if slug not in all_games():
        raise Missing("unknown-game", game=slug[:40], known=", ".join(all_games()))
    best, own = await call.house.ratings.best(slug), await call.house.ratings.of(call.who)
    people = [bodies.RatedPerson(name, rating) for name, skill in best if (rating := _rating(skill))]
    bots = [bodies.RatedBot(bot, skill.points) for bot, skill in ratings.levels(slug).items()]
    return bodies.Leaderboard(slug, people, bots[:0:-1], _rating(own.get(slug)))


async def wish_list(call: Call) -> bodies.WishesInfo:
    """What you have agreed to."""
    who, calls = _somebody(call), call.house.calls
    wish = await wishes.of(call.house.store, who)
    return bodies.WishesInfo(
        known=bool(call.visitor.person),
        listed=wish.listed,
        seen=wish.seen,
        hook=wish.hook,
        email=wish.email,
        confirmed=bool(wish.address),
        browsers=await calls.subscribed(who),
        push=calls.push_key,
        mails=calls.by_mail,
        hooks=calls.by_hook,
    )


async def wish(call: Call) -> bodies.WishesInfo:
    """You would have something otherwise."""
    wanted: bodies.WishesChange = call.body
    _known_language(wanted.language or FALLBACK)
    changes = {name: value for name, value in msgspec.structs.asdict(wanted).items() if value is not None}
    await wishes.change(call.house.store, _person(call), **changes)
    return await wish_list(call)


async def email(call: Call) -> bodies.WishesInfo:
    """Be called by e-mail, once you have confirmed the address, or not any more."""
    who, wanted = _person(call), call.body
    _known_language(wanted.language)
    if wanted.email:
        _count(call)
        await call.house.calls.write_to(who, wanted.email, wanted.language)
    else:
        await wishes.change(call.house.store, who, email="", secret="")
    return await wish_list(call)


async def confirm_email(call: Call) -> bodies.WishesInfo:
    """The letter was read."""
    await call.house.calls.confirm(_person(call), call.body.secret)
    return await wish_list(call)


async def add_browser(call: Call) -> bodies.WishesInfo:
    """Call this browser."""
    given: bodies.PushBrowser = call.body
    _known_language(given.language)
    _count(call)
    to = Subscription(given.endpoint, given.keys.p256dh, given.keys.auth, given.language)
    await call.house.calls.subscribe(_somebody(call), to)
    return await wish_list(call)


async def drop_browser(call: Call) -> bodies.WishesInfo:
    """Call this browser no more."""
    await call.house.calls.unsubscribe(_somebody(call), call.body.endpoint)
    return await wish_list(call)


async def acquaintances(call: Call) -> bodies.Acquaintances:
    """Whom you know."""
    who, known = _somebody(call), call.house.friends
    return bodies.Acquaintances(
        friends=[bodies.FriendInfo(one.id, one.name, one.here) for one in await known.of(who)],
        asking=[bodies.PersonInfo(one.id, one.name) for one in await known.asking(who)],
        blocked=[bodies.PersonInfo(one.id, one.name) for one in await known.blocked(who)],
    )


async def friend_link(call: Call) -> bodies.FriendLink:
    """A link that makes friends."""
    who = _person(call)
    _count(call)
    return bodies.FriendLink(f"/me/friends#{await call.house.friends.link(who)}")


async def friend_offer(call: Call) -> bodies.FriendOffer:
    """Whose link it is."""
    return bodies.FriendOffer(await call.house.friends.offered(_person(call), call.body.secret))


async def friend_take(call: Call) -> bodies.Done:
    """Take a link up."""
    await call.house.friends.take(_person(call), call.body.secret)
    return bodies.Done()


async def friend_answer(call: Call) -> bodies.Acquaintances:
    """Confirm who took your link up, or not."""
    await call.house.friends.answer(_person(call), call.part("id"), yes=call.body.yes)
    return await acquaintances(call)


async def friend_part(call: Call) -> bodies.Acquaintances:
    """Be friends no more."""
    await call.house.friends.part(_person(call), call.part("id"))
    return await acquaintances(call)


async def friend_block(call: Call) -> bodies.Acquaintances:
    """Have nothing to do with a friend any more."""
    who = _person(call)
    friend = await call.house.friends.friend(who, call.part("id"))
    await call.house.friends.block(who, friend.who, friend.name)
    return await acquaintances(call)


async def unblock(call: Call) -> bodies.Acquaintances:
    """Think better of a block."""
    await call.house.friends.unblock(_somebody(call), call.part("id"))
    return await acquaintances(call)


async def invite(call: Call) -> bodies.Done:
    """Wait for a friend at a table."""
    who = _person(call)
    _count(call)
    actor = await call.house.actor(call.body.table.lower())
    if not actor.table.seats_of(who):
        raise Forbidden("seat-needed")
    call.house.nudge({await call.house.friends.invite(who, call.part("id"), actor.table.code)})
    return bodies.Done()


async def decline(call: Call) -> bodies.Done:
    """Do not come."""
    code = call.part("code").lower()
    if not is_code(code):
        raise Missing("no-such-table", table=code[:40])
    await call.house.friends.decline(_somebody(call), code)
    return bodies.Done()


async def block_seat(call: Call) -> bodies.BlockedSeats:
    """Have nothing to do any more with whoever holds a seat."""
    who, actor, number = _somebody(call), await call.actor(), int(call.part("seat"))
    if number >= actor.table.players:
        raise BadRequest("no-such-seat", number=number + 1, players=actor.table.players)
    seat = actor.table.seats[number]
    await call.house.friends.block(who, seat.owner, seat.name)
    return await blocked_seats(call)


async def blocked_seats(call: Call) -> bodies.BlockedSeats:
    """The seats of a table that are held by those you blocked."""
    actor = await call.actor()
    shunned = {one.who for one in await call.house.friends.blocked(call.who)} if call.who else set()
    return bodies.BlockedSeats([number for number, seat in enumerate(actor.table.seats) if seat.owner in shunned])


def _somebody(call: Call) -> str:
    """Whoever asks, known again or not."""
    if call.who == NOBODY:
        raise Forbidden("who-are-you")
    return call.who


def _person(call: Call) -> str:
    """Whoever asks, if she is known again."""
    if not call.visitor.person:
        raise Forbidden("not-known")
    return call.who


def _count(call: Call) -> None:
    """Refuse what is too much of what others hear of."""
    if not call.house.letters.allows(call.who):
        raise TooMuch("too-many-letters", limit=call.house.settings.letters)


def _known_language(language: str) -> None:
    if language not in languages():
        raise BadRequest("no-messages", language=language)


def _time(text: str) -> float | None:
    try:
        return float(text) if text else None
    except ValueError as error:
        raise BadRequest("not-a-number", given=text[:40]) from error


_ME = "/api/me"
_FRIEND = _ME + "/friends/{id}"
_SEATS = "/api/tables/{code}"

ENDPOINTS: Iterable[Endpoint] = (
    Endpoint("GET", _ME + "/history", "Your matches", played, bodies.MatchHistory, query=[_BEFORE]),
    Endpoint("POST", _ME + "/history/{code}/{began:int}/replay", "Where it is seen again", replay, bodies.WayThere),
    Endpoint("GET", _ME + "/statistics", "What your matches come to", statistics, bodies.Statistics),
    Endpoint("GET", "/api/ratings/{slug}", "Who plays a game best", leaderboard, bodies.Leaderboard),
    Endpoint("GET", _ME + "/wishes", "What you have agreed to", wish_list, bodies.WishesInfo),
    Endpoint("POST", _ME + "/wishes", "Agree to something", wish, bodies.WishesInfo, bodies.WishesChange),
    Endpoint("POST", _ME + "/email", "Be called by e-mail", email, bodies.WishesInfo, bodies.EmailWish),
    Endpoint("POST", _ME + "/email/confirm", "Confirm it", confirm_email, bodies.WishesInfo, bodies.SecretShown),
    Endpoint("POST", _ME + "/browsers", "Call this browser", add_browser, bodies.WishesInfo, bodies.PushBrowser),
    Endpoint("POST", _ME + "/browsers/drop", "Not any more", drop_browser, bodies.WishesInfo, bodies.BrowserGone),
    Endpoint("GET", _ME + "/friends", "Whom you know", acquaintances, bodies.Acquaintances),
    Endpoint("POST", _ME + "/friends/link", "A link that makes friends", friend_link, bodies.FriendLink, None, 201),
    Endpoint("POST", _ME + "/friends/offer", "Whose link it is", friend_offer, bodies.FriendOffer, bodies.SecretShown),
    Endpoint("POST", _ME + "/friends/take", "Take a link up", friend_take, bodies.Done, bodies.SecretShown),
    Endpoint("POST", _FRIEND + "/answer", "Confirm", friend_answer, bodies.Acquaintances, bodies.FriendAnswer),
    Endpoint("POST", _FRIEND + "/part", "Be friends no more", friend_part, bodies.Acquaintances),
    Endpoint("POST", _FRIEND + "/block", "Block a friend", friend_block, bodies.Acquaintances),
    Endpoint("POST", _FRIEND + "/invite", "Wait for a friend at a table", invite, bodies.Done, bodies.TableNamed),
    Endpoint("POST", _ME + "/invitations/{code}/decline", "Do not come", decline, bodies.Done),
    Endpoint("POST", _ME + "/blocks/{id}/lift", "Unblock somebody", unblock, bodies.Acquaintances),
    Endpoint("POST", _SEATS + "/seats/{seat:int}/block", "Block whoever sits there", block_seat, bodies.BlockedSeats),
    Endpoint("GET", _SEATS + "/blocked", "Seats of those you blocked", blocked_seats, bodies.BlockedSeats),
)
