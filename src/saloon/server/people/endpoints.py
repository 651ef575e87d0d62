"""The addresses at which somebody becomes known, is known again, and is forgotten."""

from __future__ import annotations

from collections.abc import Iterable

from saloon.messages import plain
from saloon.server.commands import named
from saloon.server.errors import Missing, TooMuch
from saloon.server.identity import is_hash, new_token
from saloon.server.people import bodies, phrases
from saloon.server.people.accounts import Person, newcomer, own
from saloon.server.people.passkeys import Site
from saloon.server.rest import Call, Endpoint

HERE, EVERYWHERE = "here", "everywhere"
_ID = 16  # letters of a hash by which a person's own device is named

# What a browser says of itself, and what people call it: the first that is found counts.
_BROWSERS = {"Edg": "Edge", "OPR/": "Opera", "Firefox/": "Firefox", "Chrome/": "Chrome", "Safari/": "Safari"}
_SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "Mac OS": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


async def me(call: Call) -> bodies.Me:
    """What the house knows of whoever asks."""
    house, visitor = call.house, call.visitor
    policy, usable = house.settings.people, _site(call).usable
    if not visitor.person:
        return bodies.Me(policy, usable, None, [], None, [])
    person = await house.people.person(visitor)
    return bodies.Me(
        policy,
        usable,
        bodies.Myself(person.name, person.settings),
        [bodies.PasskeyInfo(one.id, one.name, one.created, one.used) for one in await house.passkeys.of(person.id)],
        await phrases.made(house.store, person.id),
        [
            bodies.DeviceInfo(one.token[:_ID], one.label, one.created, one.seen, one.token == visitor.device)
            for one in await house.people.devices(person.id)
        ],
    )


async def change_me(call: Call) -> bodies.Me:
    """Another name, other settings."""
    wanted: bodies.ChangeMe = call.body
    name = None if wanted.name is None else named(wanted.name)
    await call.house.people.change(await _person(call), name=name, settings=wanted.settings)
    return await me(call)


async def passkey_options(call: Call) -> bodies.Ceremony:
    """Begin to make a passkey."""
    _try(call)
    wanted: bodies.Newcomer = call.body
    person, name = new_token(), named(wanted.name)
    if call.visitor.person:
        known = await _person(call)
        person, name = known.id, known.name
    return bodies.Ceremony(await call.house.passkeys.to_make(call.visitor, person, name, _site(call)))


async def make_passkey(call: Call) -> bodies.Me:
    """Be known by a passkey from now on."""
    _offered(call)
    wanted: bodies.NewPasskey = call.body
    made = await call.house.passkeys.make(call.visitor, wanted.credential, _site(call))
    label = plain(wanted.passkey) or _device(call)
    if call.visitor.person:
        await call.house.store.write(lambda connection: made.keep(connection, label))
    else:
        person = _newcomer(wanted, made.person)
        await call.house.people.found(person, lambda connection: made.keep(connection, label))
        await _enter(call, person.id)
    return await me(call)


async def rename_passkey(call: Call) -> bodies.Me:
    """Call a passkey something else."""
    wanted: bodies.PasskeyRenamed = call.body
    person = await _person(call)
    await call.house.passkeys.rename(person.id, _passkey(call), plain(wanted.name) or _device(call))
    return await me(call)


async def remove_passkey(call: Call) -> bodies.Me:
    """Be known by a passkey no longer."""
    await call.house.passkeys.remove((await _person(call)).id, _passkey(call))
    return await me(call)


async def make_phrase(call: Call) -> bodies.PhraseMade:
    """Be known by a phrase from now on; the one before is void."""
    _try(call)
    wanted: bodies.NewPhrase = call.body
    words = phrases.new_phrase(wanted.language)
    if call.visitor.person:
        known = (await _person(call)).id
        await call.house.store.write(lambda connection: phrases.keep(connection, known, words))
    else:
        person = _newcomer(wanted)
        await call.house.people.found(person, lambda connection: phrases.keep(connection, person.id, words))
        await _enter(call, person.id)
    return bodies.PhraseMade(words)


async def sign_in_options(call: Call) -> bodies.Ceremony:
    """Begin to show a passkey."""
    _try(call)
    return bodies.Ceremony(await call.house.passkeys.to_use(call.visitor, _site(call)))


async def sign_in_passkey(call: Call) -> bodies.Me:
    """Be known again by a passkey."""
    _try(call)
    shown: bodies.ShownPasskey = call.body
    await _enter(call, await call.house.passkeys.use(call.visitor, shown.credential, _site(call)))
    return await me(call)


async def sign_in_phrase(call: Call) -> bodies.Me:
    """Be known again by a phrase."""
    _try(call)
    typed: bodies.TypedPhrase = call.body
    await _enter(call, await phrases.owner(call.house.store, typed.words))
    return await me(call)


async def sign_out(call: Call) -> bodies.Me:
    """Be known no longer on a device, or on any; who asks may be a guest afterwards."""
    wanted: bodies.SignOut = call.body
    devices = await call.house.people.devices((await _person(call)).id)
    if wanted.where == EVERYWHERE:
        gone = [device.token for device in devices]
    elif wanted.where == HERE:
        gone = [call.visitor.device]
    else:
        gone = [own(devices, wanted.where).token]
    await call.house.people.sign_out(gone)
    if call.visitor.device in gone:
        await _leave(call)
    return await me(call)


async def delete_me(call: Call) -> bodies.Me:
    """Be forgotten."""
    await call.house.people.delete(await _person(call))
    await _leave(call)
    return await me(call)


async def _person(call: Call) -> Person:
    _offered(call)
    return await call.house.people.person(call.visitor)


def _offered(call: Call) -> None:
    if call.house.people.off:
        raise Missing("people-off")


def _try(call: Call) -> None:
    """One more try to be known; who tries too often has to wait."""
    _offered(call)
    if not call.house.people.tries.allows(call.address):
        raise TooMuch("too-many-sign-ins")


def _newcomer(wanted: bodies.Newcomer, person: str = "") -> Person:
    return newcomer(named(wanted.name), dict(wanted.settings), person)


async def _enter(call: Call, person: str) -> None:
    """Whoever asks is a person from here on, and so is his device."""
    call.token = await call.house.people.sign_in(call.visitor, person, _device(call))
    call.visitor = await call.house.people.visitor(call.token)


async def _leave(call: Call) -> None:
    """Whoever asks is a guest from here on, and a new one."""
    call.token = new_token()
    call.visitor = await call.house.people.visitor(call.token)


def _site(call: Call) -> Site:
    """For what passkeys are made: what the operator said, or the host that was asked."""
    host = call.request.headers.get("host", "")
    scheme = call.request.url.scheme
    return Site.of(call.house.settings.passkey_domain, f"{scheme}://{host}", call.house.settings.origins)


def _passkey(call: Call) -> str:
    """The passkey in the path."""
    if not is_hash(call.part("id")):
        raise Missing("no-such-passkey")
    return call.part("id")


def _device(call: Call) -> str:
    """What a device says it is, in a few words."""
    agent = call.request.headers.get("user-agent", "")
    said = (next((name for sign, name in names.items() if sign in agent), "") for names in (_BROWSERS, _SYSTEMS))
    return ", ".join(name for name in said if name)


_PASSKEY = "/api/me/passkeys/{id}"

ENDPOINTS: Iterable[Endpoint] = (
    Endpoint("GET", "/api/me", "What the house knows of you", me, bodies.Me),
    Endpoint("POST", "/api/me", "Go by another name, have other settings", change_me, bodies.Me, bodies.ChangeMe),
    Endpoint("DELETE", "/api/me", "Be forgotten", delete_me, bodies.Me),
    Endpoint(
        "POST", "/api/me/passkeys/options", "Begin to make a passkey", passkey_options, bodies.Ceremony, bodies.Newcomer
    ),
    Endpoint("POST", "/api/me/passkeys", "Be known by a passkey", make_passkey, bodies.Me, bodies.NewPasskey, 201),
    Endpoint("POST", _PASSKEY, "Call a passkey something else", rename_passkey, bodies.Me, bodies.PasskeyRenamed),
    Endpoint("DELETE", _PASSKEY, "Be known by a passkey no longer", remove_passkey, bodies.Me),
    Endpoint("POST", "/api/me/phrase", "Be known by a phrase", make_phrase, bodies.PhraseMade, bodies.NewPhrase, 201),
    Endpoint("POST", "/api/sign-in/options", "Begin to show a passkey", sign_in_options, bodies.Ceremony),
    Endpoint("POST", "/api/sign-in/passkey", "Sign in by a passkey", sign_in_passkey, bodies.Me, bodies.ShownPasskey),
    Endpoint("POST", "/api/sign-in/phrase", "Sign in by a phrase", sign_in_phrase, bodies.Me, bodies.TypedPhrase),
    Endpoint("POST", "/api/sign-out", "Sign out here, elsewhere or everywhere", sign_out, bodies.Me, bodies.SignOut),
)
