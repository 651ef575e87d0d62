"""The socket: from bytes to frames and back, with the limits that keep one guest from troubling the others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket

from saloon.engine import SaloonError
from saloon.server import frames
from saloon.server.actor import TableActor
from saloon.server.attendance import LIMIT, RESTART
from saloon.server.errors import BadRequest, Forbidden, Missing, TooMuch
from saloon.server.house import House
from saloon.server.identity import COOKIE, Visitor
from saloon.server.limits import Rate, place
from saloon.server.projections import encode

NO_SUCH_TABLE = 4004
WRONG_VERSION = 4009
_CLOSING_TIME = 2.0

_read = msgspec.json.Decoder(frames.ClientFrame)

Handler = Callable[[Any], None]


class SocketGuest:
    """One open socket."""

    def __init__(self, socket: WebSocket, house: House, visitor: Visitor) -> None:
        self.visitor = visitor
        self.address = place(socket.client.host) if socket.client else ""
        self.look: int | None = None
        self._house = house
        self._socket = socket
        self._out: asyncio.Queue[tuple[bytes, ...]] = asyncio.Queue(house.settings.outbox)
        self._behind = 0  # bytes that were put and not yet sent
        self._rate = Rate(house.settings.messages, house.settings.messages_in)
        self._hellos = Rate(house.settings.hellos, house.settings.messages_in)
        self._dropped: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    @property
    def who(self) -> str:
        """Under what it holds seats."""
        return self.visitor.who

    @property
    def device(self) -> str:
        """The hash of the token that it showed."""
        return self.visitor.device

    @property
    def key(self) -> str:
        """Who it is, for counting: the visitor, or where an unknown one comes from."""
        return self.who or self.address

    def put(self, *sent: bytes) -> None:
        """Send frames when the wire is free. Whoever is too slow to take them has to come back."""
        if self._dropped.done():
            return
        more = sum(map(len, sent))
        if self._out.full() or (self._behind and self._behind + more > self._house.settings.outbox_bytes):
            self.drop(RESTART)
            return
        self._behind += more
        self._out.put_nowait(sent)

    def drop(self, code: int) -> None:
        """Close the socket, after what was put."""
        if not self._dropped.done():
            self._dropped.set_result(code)

    @property
    def dropped(self) -> int | None:
        """The code with which the socket is to be closed, if it is."""
        return self._dropped.result() if self._dropped.done() else None

    def refuse(self, name: str, error: SaloonError) -> None:
        """Say why something is not done."""
        self.put(encode(frames.Refuse(name, error.code, error.params)))

    def limit(self, error: TooMuch) -> None:
        """Say that it was too much, and close the socket."""
        self.refuse("", error)
        self.drop(LIMIT)

    def may_greet(self) -> bool:
        """Whether one more hello is not too much: the answer to it is the longest there is."""
        return self._hellos.allows() and self._house.hellos.allows(self.address)

    async def serve(self, handle: Handler) -> None:
        """Read and write until one side has enough."""
        self._house.metrics.sockets.inc()
        reader = asyncio.create_task(self._read(handle))
        writer = asyncio.create_task(self._write())
        try:
            ends: tuple[asyncio.Future[Any], ...] = (reader, writer, self._dropped)
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            if self._dropped.done():
                await self._close()
        finally:
            self._house.metrics.sockets.dec()
            reader.cancel()
            writer.cancel()
            await asyncio.gather(reader, writer, return_exceptions=True)

    async def _close(self) -> None:
        """Say goodbye, if the other side still listens."""
        with suppress(TimeoutError, OSError, RuntimeError):
            async with asyncio.timeout(_CLOSING_TIME):
                await self._out.join()
                await self._socket.close(self._dropped.result())

    async def _write(self) -> None:
        while True:
            for sent in await self._out.get():
                await self._socket.send_text(sent.decode())
                self._behind -= len(sent)
            self._out.task_done()

    async def _read(self, handle: Handler) -> None:
        while (message := await self._socket.receive())["type"] == "websocket.receive":
            if self._dropped.done():
                continue
            if not self._rate.allows():
                self.limit(TooMuch("too-many-messages", limit=self._house.settings.messages))
                continue
            try:
                handle(await self._introduced(_frame(message)))
            except SaloonError as error:
                self.refuse("", error)

    async def _introduced(self, frame: Any) -> Any:
        """A frame; a hello says who it is, if no cookie said so."""
        if isinstance(frame, frames.Hello) and not self.device:
            self.visitor = await self._house.people.visitor(frame.token)
        return frame


def _frame(message: Any) -> Any:
    """The frame in a message."""
    try:
        return _read.decode(message.get("text") or message.get("bytes") or "")
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        sentence, _, place = str(error).partition(" - at ")
        raise BadRequest("malformed", problem=sentence, path=place.strip("`") or "$") from error


async def table_socket(socket: WebSocket) -> None:
    """`/socket/{code}`: one table."""
    house: House = socket.app.state.house
    if not await _admit(socket, house):
        return
    try:
        visitor = await house.people.visitor(socket.cookies.get(COOKIE, ""))
        actor = await house.actor(socket.path_params["code"].lower())
    except Missing:
        await socket.close(NO_SUCH_TABLE)
        return
    except SaloonError:
        await socket.close(RESTART)
        return
    guest = SocketGuest(socket, house, visitor)
    dispatcher = Dispatcher(guest, actor)
    actor.attendance.enter()
    try:
        await guest.serve(dispatcher.handle)
    finally:
        actor.inbox.post(lambda: actor.part(guest))


async def lobby_socket(socket: WebSocket) -> None:
    """`/socket`: the list of tables."""
    house: House = socket.app.state.house
    if not await _admit(socket, house):
        return
    try:
        visitor = await house.people.visitor(socket.cookies.get(COOKIE, ""))
    except SaloonError:
        await socket.close(RESTART)
        return
    guest = SocketGuest(socket, house, visitor)
    try:
        await guest.serve(lambda frame: _in_lobby(guest, house, frame))
    finally:
        house.leave_lobby(guest)


class Dispatcher:
    """Hands the frames of one guest to the actor of his table."""

    def __init__(self, guest: SocketGuest, actor: TableActor) -> None:
        self._guest = guest
        self._actor = actor
        self._greeted = False

    def handle(self, frame: Any) -> None:
        """Whatever came; before a hello nothing else counts."""
        guest, actor = self._guest, self._actor
        match frame:
            case frames.Ping():
                guest.put(encode(frames.Pong(frame.id, actor.table.version)))
            case frames.Hello():
                if _speaks(guest, frame):
                    self._greeted = True
                    actor.inbox.post(lambda: actor.greet(guest, frame))
            case _ if not self._greeted:
                raise BadRequest("hello-first")
            case frames.Do() if not guest.who and guest.device:
                guest.refuse(frame.id, Forbidden("people-required"))
            case frames.Do():
                actor.inbox.post(lambda: actor.do(guest, frame))
            case frames.Look():
                actor.inbox.post(lambda: actor.look(guest, frame.seat))
            case frames.Why():
                actor.inbox.post(lambda: actor.requests.why(guest, frame))
            case frames.Hint():
                actor.inbox.post(lambda: actor.requests.hint(guest, frame))
            case frames.Coach():
                actor.inbox.post(lambda: actor.requests.coach(guest, frame))
            case frames.Explain():
                actor.inbox.post(lambda: actor.requests.explain(guest, frame))


def _in_lobby(guest: SocketGuest, house: House, frame: Any) -> None:
    match frame:
        case frames.Ping():
            guest.put(encode(frames.Pong(frame.id)))
        case frames.Hello():
            if _speaks(guest, frame):
                house.enter_lobby(guest)
        case _:
            raise BadRequest("lobby-only-lists")


def _speaks(guest: SocketGuest, hello: frames.Hello) -> bool:
    """Whether a client speaks this version of the protocol, and may say hello once more."""
    if hello.protocol != frames.PROTOCOL:
        guest.drop(WRONG_VERSION)
        return False
    if not guest.may_greet():
        guest.limit(TooMuch("too-many-hellos"))
        return False
    return True


async def _admit(socket: WebSocket, house: House) -> bool:
    """Pages of other sites may not speak for a visitor of this one."""
    if not own_origin(socket.headers.get("origin"), socket.headers.get("host", ""), house.settings.origins):
        await socket.close(LIMIT)
        return False
    await socket.accept()
    return True


def own_origin(origin: str | None, host: str, others: tuple[str, ...] = ()) -> bool:
    """Whether a request comes from a page of this server, or from no page at all."""
    return origin is None or origin in others or _host_of(origin) == host


def _host_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None
