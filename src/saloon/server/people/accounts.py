"""Who is known again: persons, the devices they are signed in on, and what becomes of a guest who turns out to be one.

`People.visitor` is the one way from a token to who shows it. By which secret somebody proves who she is, `passkeys` and
`phrases` know.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection, Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec
import structlog
from sqlalchemy import Connection, delete, insert, select, update

from saloon.engine import SaloonError
from saloon.server.errors import Forbidden, Missing, StorageFailed
from saloon.server.identity import NOBODY, Visitor, device_of, hashed, new_device, new_token, new_who
from saloon.server.limits import Rates
from saloon.server.settings import Settings
from saloon.server.storage import Store
from saloon.server.storage.schema import passkeys, people, phrases, sessions

DEVICES = 20  # on which one person is signed in; of more, the one not seen for longest is signed out
LONGEST_DEVICE = 80
_SEEN = 3600  # seconds after which it is noted anew that a device was seen
_REMEMBERED = 10_000  # devices whose persons are known without asking the database

log = structlog.get_logger("saloon.people")


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who is known again. `who` is what holds her seats."""

    id: str
    who: str
    name: str
    settings: dict[str, Any]
    created: float


@dataclass(frozen=True, slots=True)
class Device:
    """Where a person is signed in: the hash of its token, what it is called, since when, and when it was last seen."""

    token: str
    label: str
    created: float
    seen: float


@dataclass(frozen=True, slots=True)
class _Session:
    person: str
    who: str
    past: str
    seen: float


Merge = Callable[[str, Person], Awaitable[None]]  # whatever a guest, by his `who`, left behind becomes a person's
Parting = Callable[[Person], Awaitable[None]]  # a person goes, and with her what was kept for her


class People:
    """All persons of a house, on their devices."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self.tries = Rates(settings.sign_ins_per_address, settings.sign_ins_in)
        self.merges: list[Merge] = []
        self.partings: list[Parting] = []
        self.hang_up: Callable[[Collection[str]], None] = lambda devices: None  # close the sockets of these devices
        self._known: dict[str, tuple[_Session | None, float]] = {}  # by the hash of a token, and until when that holds
        self._merging: dict[str, asyncio.Task[None]] = {}

    @property
    def off(self) -> bool:
        """Whether this house knows nobody again."""
        return self._settings.people == "off"

    async def visitor(self, token: str) -> Visitor:
        """Who shows a token; nobody for what is none, or none any more. Of a guest's nothing is looked up."""
        device = device_of(token)
        if device:
            session = None if self.off else await self._session(device)
            return Visitor(session.who, device, session.person) if session else Visitor()
        guest = hashed(token)
        return Visitor(NOBODY if self._settings.people == "required" else guest, guest)

    def admit(self, visitor: Visitor) -> None:
        """Whoever plays must be known, where the operator wants it so."""
        if not visitor.who:
            raise Forbidden("people-required")

    async def person(self, visitor: Visitor) -> Person:
        """The person that a visitor is."""
        found = await self._find(visitor.person) if visitor.person else None
        if found is None:
            raise Forbidden("not-known")
        return found

    async def found(self, person: Person, key: Callable[[Connection], None]) -> None:
        """Somebody wants to be known from now on, by a key that is written with her."""

        def write(connection: Connection) -> None:
            row = {"id": person.id, "who": person.who, "name": person.name, "created": person.created}
            connection.execute(insert(people), {**row, "settings": _written(person.settings)})
            key(connection)

        await self._store.write(write)
        log.info("somebody wants to be known again", person=person.id)

    async def change(self, person: Person, *, name: str | None, settings: dict[str, Any] | None) -> None:
        """She goes by another name, or has things otherwise."""
        wanted = {"name": name, "settings": None if settings is None else _written(settings)}
        values = {column: value for column, value in wanted.items() if value is not None}
        if values:
            changed = update(people).where(people.c.id == person.id).values(**values)
            await self._store.write(lambda connection: connection.execute(changed))

    async def sign_in(self, visitor: Visitor, person: str, label: str) -> str:
        """A visitor proved to be a person: the new token of his device. What he had as a guest is hers from now on."""
        token, now = new_device(), time.time()
        device, past = device_of(token), NOBODY if visitor.person else visitor.device
        row = {"token": device, "person": person, "device": label[:LONGEST_DEVICE], "past": past}

        def write(connection: Connection) -> None:
            connection.execute(delete(sessions).where(sessions.c.token == visitor.device))
            connection.execute(insert(sessions), {**row, "created": now, "seen": now})
            newest = select(sessions.c.token).where(sessions.c.person == person).order_by(sessions.c.seen.desc())
            kept = connection.execute(newest.limit(DEVICES)).scalars().all()
            connection.execute(delete(sessions).where(sessions.c.person == person, sessions.c.token.not_in(kept)))

        await self._store.write(write)
        self.forget([visitor.device])
        await self._session(device)
        if merging := self._merging.get(device):
            await asyncio.wait([merging])
        self.hang_up([visitor.device])
        return token

    async def devices(self, person: str) -> list[Device]:
        """Where a person is signed in, the device seen last first."""
        columns = (sessions.c.token, sessions.c.device, sessions.c.created, sessions.c.seen)
        wanted = select(*columns).where(sessions.c.person == person).order_by(sessions.c.seen.desc())
        return [Device(*row) for row in await self._store.read(lambda connection: connection.execute(wanted).all())]

    async def sign_out(self, devices: Iterable[str]) -> None:
        """Nobody is signed in on these devices any more."""
        gone = list(devices)
        wanted = delete(sessions).where(sessions.c.token.in_(gone))
        await self._store.write(lambda connection: connection.execute(wanted))
        self.forget(gone)
        self.hang_up(gone)

    async def delete(self, person: Person) -> None:
        """Forget a person and all that was kept for her. What fails half way can be wished again."""
        devices = [device.token for device in await self.devices(person.id)]
        for part in self.partings:
            await part(person)

        def write(connection: Connection) -> None:
            for table in (sessions, passkeys, phrases):
                connection.execute(delete(table).where(table.c.person == person.id))
            connection.execute(delete(people).where(people.c.id == person.id))

        await self._store.write(write)
        self.forget(devices)
        self.hang_up(devices)
        log.info("somebody is forgotten", person=person.id)

    async def close(self) -> None:
        """Stop; whatever is not yet merged is merged another time."""
        for merging in list(self._merging.values()):
            merging.cancel()
        await asyncio.gather(*self._merging.values(), return_exceptions=True)

    async def _session(self, device: str) -> _Session | None:
        """Who is signed in on a device. What another server of this house knows better is believed for a moment."""
        known = self._known.get(device)
        if known and known[1] > time.monotonic():
            return known[0]
        columns = (sessions.c.person, people.c.who, sessions.c.past, sessions.c.seen)
        wanted = select(*columns).join_from(sessions, people, sessions.c.person == people.c.id)
        row = await self._store.read(lambda it: it.execute(wanted.where(sessions.c.token == device)).first())
        session = _Session(*row) if row else None
        self._remember(device, session)
        if session:
            await self._note(device, session)
        return session

    def _remember(self, device: str, session: _Session | None) -> None:
        self._known.pop(device, None)
        self._known[device] = session, time.monotonic() + self._settings.session_trust
        if len(self._known) > _REMEMBERED:
            del self._known[next(iter(self._known))]

    def forget(self, devices: Iterable[str]) -> None:
        """What was known of these devices no longer holds."""
        for device in devices:
            self._known.pop(device, None)

    async def _note(self, device: str, session: _Session) -> None:
        """A device was seen; what was left behind of a guest there is seen to."""
        if session.past and device not in self._merging:
            merging = self._merging[device] = asyncio.create_task(self._merge(device, session))
            merging.add_done_callback(lambda _: self._merging.pop(device, None))
        if time.time() - session.seen > _SEEN:
            seen = update(sessions).where(sessions.c.token == device).values(seen=time.time())
            with suppress(StorageFailed):  # another time will do
                await self._store.write(lambda connection: connection.execute(seen))

    async def _merge(self, device: str, session: _Session) -> None:
        """Hand everything of a guest to the person he is. As long as not all of it is, it is tried again."""
        person = await self._find(session.person)
        if person is None:
            return
        try:
            for merge in self.merges:
                await merge(session.past, person)
            done = update(sessions).where(sessions.c.token == device).values(past=NOBODY)
            await self._store.write(lambda connection: connection.execute(done))
        except SaloonError as problem:
            log.warning("a guest is not yet merged", person=person.id, problem=problem.code)

    async def _find(self, person: str) -> Person | None:
        wanted = select(people).where(people.c.id == person)
        row = await self._store.read(lambda connection: connection.execute(wanted).first())
        return Person(row.id, row.who, row.name, _read(row.settings), row.created) if row else None


def newcomer(name: str, settings: dict[str, Any], person: str = "") -> Person:
    """Somebody nobody knew so far."""
    return Person(person or new_token(), new_who(), name, settings, time.time())


def own(devices: Iterable[Device], beginning: str) -> Device:
    """The device whose hash begins so, of those of one person."""
    found = next((device for device in devices if device.token.startswith(beginning)), None)
    if found is None:
        raise Missing("no-such-device")
    return found


def _written(settings: dict[str, Any]) -> str:
    return msgspec.json.encode(settings).decode()


def _read(settings: str) -> dict[str, Any]:
    try:
        return msgspec.json.decode(settings, type=dict[str, Any])
    except msgspec.MsgspecError:
        return {}
