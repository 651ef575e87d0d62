"""The REST side: lobby, tables, records, rules and health. One list of endpoints is both the routes and the OpenAPI."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec
import segno
import structlog
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from saloon import things
from saloon.engine import HouseRules, SaloonError
from saloon.games import game as find_game
from saloon.games import games as all_games
from saloon.games.house_rules import sound
from saloon.match import Match
from saloon.match.records import Record, read_record
from saloon.messages import FALLBACK, languages
from saloon.resources import lesson_files, plugin_message_files, puzzle_file, text
from saloon.rulebook import Rulebook
from saloon.school import mistakes
from saloon.school.figures import Figure, figures
from saloon.server import bodies, commands, frames, house_rules, journal, lessons, levels, projections, puzzles, replays
from saloon.server.actor import TableActor
from saloon.server.analyses import Chances, Review
from saloon.server.errors import BadRequest, Forbidden, Missing, Refusal, TooLarge, Unavailable, status_of
from saloon.server.house import House
from saloon.server.identity import COOKIE, Visitor, is_record, is_token, new_token
from saloon.server.kept import OWN, kept_answer
from saloon.server.limits import place
from saloon.server.people import rated
from saloon.server.people.bodies import Myself
from saloon.server.projections import SPECTATOR
from saloon.server.replays import ALL
from saloon.server.sockets import own_origin

log = structlog.get_logger("saloon.rest")

ME = "me"
_YEAR = 365 * 24 * 3600
_LONGEST_ADDRESS = 500  # characters that a picture has room for, and more than any name of a host

_JSON = "application/json"
_MOVE: journal.Json = {"name": "move", "in": "query", "schema": {"type": "integer", "minimum": 0}, "required": True}
_EYES: journal.Json = {
    "name": "eyes",
    "in": "query",
    "schema": {"type": "string"},
    "description": "a seat, all, or nothing",
}
_ON: journal.Json = {
    "name": "on",
    "in": "query",
    "schema": {"type": "string"},
    "description": "a thing on the board",
}
_GAME: journal.Json = {
    "name": "game",
    "in": "query",
    "schema": {"type": "string"},
    "description": "the game it should be of",
}
_LESSON: list[journal.Json] = [
    {"name": "step", "in": "query", "schema": {"type": "integer", "minimum": 0}, "description": "counted from 0"},
    {
        "name": "choices",
        "in": "query",
        "schema": {"type": "string"},
        "description": "the codes chosen at the steps before, with commas",
    },
    {
        "name": "choice",
        "in": "query",
        "schema": {"type": "integer", "minimum": 0},
        "description": "the code to try at this step",
    },
    {"name": "on", "in": "query", "schema": {"type": "string"}, "description": "a thing that was pressed"},
]


@dataclass(slots=True)
class Call:
    """One request: who asks what of which house."""

    request: Request
    house: House
    token: str
    visitor: Visitor
    body: Any = None

    @property
    def who(self) -> str:
        """Under what he who asks holds seats."""
        return self.visitor.who

    @property
    def address(self) -> str:
        """Where it comes from."""
        return place(self.request.client.host) if self.request.client else ""

    def part(self, name: str) -> str:
        """A part of the path."""
        return str(self.request.path_params[name])

    async def actor(self) -> TableActor:
        """The owner of the table in the path."""
        return await self.house.actor(self.part("code").lower())


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One thing that can be asked for: an address, what is sent, what comes back."""

    method: str
    path: str
    about: str
    answer: Callable[[Call], Awaitable[Any]]
    gives: Any
    takes: Any = None
    status: int = 200
    query: list[dict[str, Any]] = field(default_factory=list)
    kind: str = _JSON
    kept: bool = False  # whether a browser may keep the answer, and ask whether it still holds

    async def respond(self, request: Request) -> Response:
        """Answer a request, one way or the other."""
        house: House = request.app.state.house
        call, token = None, visitor_token(request)
        try:
            call = await _called(request, house, token)
            response = await self._answer(call)
        except SaloonError as error:
            house.metrics.refusals.labels(error.code).inc()
            log.info("refused", code=error.code, path=self.path)
            response = refusal(error)
        if self.kept and response.status_code == self.status:
            response = kept_answer(request, response)
        response.headers["cache-control"] = OWN if self.kept else "no-store"
        return keep_visitor(request, response, call.token if call else token)

    async def _answer(self, call: Call) -> Response:
        if self.method != "GET" and not own_origin(
            call.request.headers.get("origin"), call.request.headers.get("host", ""), call.house.settings.origins
        ):
            raise Forbidden("other-origin")
        if self.takes is not None:
            call.body = await _body(call.request, self.takes, call.house.settings.body_bytes)
        found = await self.answer(call)
        if isinstance(found, Response):
            return found
        return Response(projections.encode(found), self.status, media_type=self.kind)


async def _called(request: Request, house: House, token: str) -> Call:
    """A request of whoever shows a token. Whose device was signed out is a new guest."""
    visitor = await house.people.visitor(token)
    if visitor.device:
        return Call(request, house, token, visitor)
    token = new_token()
    return Call(request, house, token, await house.people.visitor(token))


def refusal(error: SaloonError) -> Response:
    """A refused request, with when to ask again where that can be said."""
    problem = bodies.Problem(bodies.Fault(error.code, error.params))
    again = error.params.get("seconds") if isinstance(error, Unavailable) else None
    headers = {} if again is None else {"retry-after": str(again)}
    return Response(projections.encode(problem), status_of(error), headers, media_type=_JSON)


def visitor_token(request: Request) -> str:
    """The token a visitor showed, by cookie or by header; a new one if he has none."""
    shown = _shown(request)
    return shown if is_token(shown) else new_token()


def keep_visitor(request: Request, response: Response, token: str) -> Response:
    """Have the browser remember who it is, and a program which token it was given for its own."""
    shown = _shown(request)
    if shown != token and ("authorization" not in request.headers or is_token(shown)):
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, token, max_age=_YEAR, httponly=True, samesite="lax", secure=secure)
    return response


def _shown(request: Request) -> str:
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    return bearer if scheme.lower() == "bearer" else request.cookies.get(COOKIE, "")


async def _body(request: Request, kind: Any, limit: int) -> Any:
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != _JSON:
        raise BadRequest("not-json")
    text = bytearray()
    try:
        async for chunk in request.stream():
            text += chunk
            if len(text) > limit:
                raise TooLarge("too-large", limit=limit)
    except ClientDisconnect as error:
        raise BadRequest("cut-off") from error
    if kind is Record:  # it checks itself, and names what is wrong
        return read_record(bytes(text))
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        sentence, _, place = str(error).partition(" - at ")
        raise BadRequest("malformed", problem=sentence, path=place.strip("`") or "$") from error


async def health(call: Call) -> bodies.Health:
    """How the server is."""
    if call.house.stopping:
        raise Unavailable("stopping")
    await call.house.store.check()
    return bodies.Health("ok", call.house.version, all_games())


async def ready(call: Call) -> bodies.Ready:
    """Whether visitors may be sent here."""
    if call.house.stopping:
        raise Unavailable("stopping")
    if not call.house.ready:
        raise Unavailable("adrift")
    await call.house.store.check()
    return bodies.Ready(True)


async def games(call: Call) -> bodies.Games:
    """All games."""
    return bodies.Games([_game_info(call.house, slug) for slug in all_games()])


async def game(call: Call) -> bodies.GameInfo:
    """One game."""
    if call.part("slug") not in all_games():
        raise Missing("unknown-game", game=call.part("slug")[:40], known=", ".join(all_games()))
    return _game_info(call.house, call.part("slug"))


async def rules(call: Call) -> Rulebook:
    """The rules of a game, each clause with the things that it explains."""
    await game(call)
    slug, language = call.part("slug"), call.part("language")
    found = things.rules(find_game(slug), language) if language in languages() else None
    if found is None:
        raise Missing("no-rules", game=slug, language=language[:40])
    return found


async def pictures(call: Call) -> bodies.Figures:
    """The pictures of a game."""
    await game(call)
    return _figures(call.part("slug"))


@cache
def _figures(slug: str) -> bodies.Figures:
    return bodies.Figures([_figure(slug, figure) for figure in figures(slug)])


def _figure(slug: str, figure: Figure) -> bodies.FigureInfo:
    match = figure.match(slug)
    return bodies.FigureInfo(
        name=figure.name,
        part=figure.part,
        view=projections.view(match, figure.seat),
        names=match.seats,
        panel=figure.panel,
        clause=figure.clause,
        point=list(figure.point),
        choices=projections.choices(match.choices(figure.seat)) if figure.lit else [],
    )


async def course(call: Call) -> bodies.Lessons:
    """The lessons of a game."""
    await game(call)
    return await call.house.workshop.do(call.address, lessons.course, call.part("slug"))


async def lesson(call: Call) -> bodies.LessonStep:
    """A lesson at a step, after the choices made on the way; what a choice or a pressed thing comes to there."""
    await game(call)
    slug, name, asked = call.part("slug"), call.part("name"), call.request.query_params
    made = asked.get("choices", "")
    choices = [_number(code) for code in made.split(",", lessons.MOST_CHOICES)] if made else []
    choice = _number(asked["choice"]) if "choice" in asked else None
    step, on = _number(asked.get("step", "0")), asked.get("on", "")
    return await call.house.workshop.do(call.address, lessons.learnt, slug, name, step, choices, choice, on)


async def messages(call: Call) -> bodies.Messages:
    """The messages of plug-ins in a language, and in English what they lack."""
    language = call.part("language")
    if language not in languages():
        raise Missing("no-messages", language=language[:40])
    said: dict[str, str] = {}
    for spoken in dict.fromkeys((language, FALLBACK)):
        for name, files in plugin_message_files(spoken).items():
            said[name] = "\n".join([said.get(name, ""), *(text(file).says for file in files)])
    return bodies.Messages(said)


async def puzzle_list(call: Call) -> bodies.Puzzles:
    """The puzzles of a game."""
    return puzzles.listed((await game(call)).slug)


async def puzzle_sheet(call: Call) -> bodies.PuzzleSheet:
    """A puzzle, as the seat to move sees it."""
    return puzzles.shown((await game(call)).slug, call.part("id"))


async def puzzle_answer(call: Call) -> bodies.PuzzleAnswer:
    """Whether a choice solves a puzzle, and why."""
    return puzzles.answered((await game(call)).slug, call.part("id"), call.body)


async def puzzle_why(call: Call) -> bodies.PuzzleReason:
    """Why something on the board of a puzzle cannot be chosen."""
    on = call.request.query_params.get("on", "")
    return puzzles.why((await game(call)).slug, call.part("id"), on[: frames.LONGEST_THING])


async def study_list(call: Call) -> bodies.Studies:
    """All finished studies."""
    return call.house.studies.listed()


async def study_sheet(call: Call) -> bodies.Study:
    """One study."""
    return call.house.studies.study((await game(call)).slug, call.part("name"))


def _game_info(house: House, slug: str) -> bodies.GameInfo:
    found = find_game(slug)
    return bodies.GameInfo(
        slug=slug,
        players=list(found.players),
        options=found.options_schema(),
        bots=[bodies.BotInfo(level.name, level.timed, level.name == levels.USUAL) for level in levels.offered()],
        rules=found.version,
        presets=[bodies.PresetInfo(one.name, one.players, dict(one.options), one.clock) for one in found.offered],
        panels=sum(figure.panel for figure in figures(slug)),
        house=bool(found.tables.declared),
        lessons=len(lesson_files(slug)),
        puzzles=_puzzles(slug),
        studies=house.studies.count(slug),
    )


@cache
def _puzzles(slug: str) -> int:
    """How many puzzles a game has."""
    pack = puzzle_file(slug)
    return sum(bool(line.strip()) for line in text(pack).says.splitlines()) if pack else 0


async def tables(call: Call) -> bodies.Tables:
    """The public tables."""
    return bodies.Tables(call.house.listed())


async def mine(call: Call) -> bodies.Mine:
    """The tables at which the visitor holds a seat or is waited for, and who she is on every device."""
    held = [bodies.MyTable(place.card, place.awaited) for place in await call.house.mine(call.who)]
    person = await call.house.people.person(call.visitor) if call.visitor.person else None
    seated = {one.table.code for one in held}
    waiting = await call.house.invited(call.who) if person else []
    invited = [bodies.Invitation(card, name) for card, name in waiting if card.code not in seated]
    myself = Myself(person.name, person.settings) if person else None
    return bodies.Mine(held, invited, call.house.settings.people, myself)


async def create(call: Call) -> bodies.TableMade:
    """Set a table up."""
    wanted: bodies.NewTable = call.body
    name = commands.tidy(wanted.name, "name") if ME in wanted.seats else ""
    chairs = [_chair(call, wish, name) for wish in wanted.seats[: wanted.players]]
    chairs += [journal.Chair()] * (wanted.players - len(chairs))
    empty = chairs.count(journal.Chair())
    if wanted.start and empty:
        raise Refusal("seats-empty", count=empty)
    rules = _house_rules(wanted)
    created = journal.Created(
        game=wanted.game,
        players=wanted.players,
        options={**rules.options, **wanted.options} if rules else wanted.options,
        chairs=chairs,
        host=call.who,
        private=wanted.private,
        clock=wanted.clock,
        pace=wanted.pace,
        house=house_rules.kept(rules),
        rated=wanted.rated,
    )
    rated.check(created, known=bool(call.visitor.person))
    return await _opened(call, created, start=wanted.start)


def _house_rules(wanted: bodies.NewTable) -> HouseRules | None:
    """The house rules of a table to be set up. Whether a game can be played by them is found out elsewhere."""
    given = wanted.house
    return sound(find_game(wanted.game), given.name, given.tables, given.options) if given else None


async def house_rules_read(call: Call) -> bodies.HouseRead:
    """House rules that somebody wrote, checked."""
    wanted: bodies.HouseText = call.body
    find_game(wanted.game)
    rules = await call.house.workshop.do(call.address, house_rules.read_text, wanted.text, wanted.game)
    call.house.remember_tried(rules)
    house = bodies.House(rules.name, dict(rules.tables), dict(rules.options))
    return bodies.HouseRead(house, house_rules.changes(rules))


async def _opened(call: Call, created: journal.Created, *, start: bool) -> bodies.TableMade:
    """Open a table, and begin its match if that is wanted."""
    call.house.people.admit(call.visitor)
    actor = await call.house.create(created, call.address)
    if start:
        await actor.inbox.ask(lambda: actor.enact(None, lambda table: commands.decide(table, call.who, frames.Start())))
    return bodies.TableMade(actor.table.code)


def _chair(call: Call, wish: str, name: str) -> journal.Chair:
    return journal.Chair(call.who, name, program=call.body.program) if wish == ME else journal.Chair(bot=wish)


async def table(call: Call) -> frames.Scene:
    """One table, as a spectator sees it."""
    actor = await call.actor()
    return projections.scene(actor.table, SPECTATOR, actor.presence)


async def qr(call: Call) -> Response:
    """The invitation as a picture."""
    actor = await call.actor()
    picture = io.BytesIO()
    address = f"{call.request.base_url}t/{actor.table.code}"
    if len(address) > _LONGEST_ADDRESS:
        raise BadRequest("host-too-long", limit=_LONGEST_ADDRESS)
    segno.make(address, micro=False).save(picture, kind="svg", scale=4, border=2, light="#fff", xmldecl=False)
    return Response(picture.getvalue(), media_type="image/svg+xml")


async def seat_link(call: Call) -> bodies.SeatLink:
    """A link that moves one's seat to another device."""
    actor = await call.actor()
    seat, secret = int(call.part("seat")), new_token()
    await actor.inbox.ask(lambda: actor.enact(None, lambda table: commands.link(table, call.who, seat, secret)))
    return bodies.SeatLink(f"/t/{actor.table.code}#seat={seat}.{secret}")


async def table_record(call: Call) -> Record:
    """The record of a match that is over."""
    return _finished(await call.actor()).truth.record()


async def table_replay(call: Call) -> bodies.Replay:
    """A match of a table after some of its moves."""
    actor = await call.actor()
    match = _begun(actor)
    seats = range(match.players) if match.over else actor.table.seats_of(call.who)
    return replays.replayed(match, *_looked(call, list(seats), everything=match.over))


async def table_analysis(call: Call) -> bodies.Analysis:
    """Everybody's chances in the course of a match that is over."""
    actor = await call.actor()
    match, analyses = _finished(actor), call.house.analyses
    name = f"{actor.table.code} {match.commitment}"
    known: bodies.Analysis | None = analyses.known(name)
    return known or analyses.begin(name, Chances(match.game.key, match.truth.states, call.address))


async def table_mistakes(call: Call) -> bodies.Mistakes:
    """The worst mistakes of a seat in a match that is over."""
    actor = await call.actor()
    match, analyses = _finished(actor), call.house.analyses
    seat = _seat(call, match.players)
    name = f"{actor.table.code} {match.commitment} {seat}"
    known: bodies.Mistakes | None = analyses.known(name)
    if known:
        return known
    moments = mistakes.moments(match, seat)
    return analyses.begin(name, Review(match.game.key, match.truth.states, call.address, seat, moments))


async def table_continue(call: Call) -> bodies.TableMade:
    """A new table that goes on from a move of a finished match."""
    match, wanted = _finished(await call.actor()), call.body
    return await _continued(call, replays.start(match, wanted.move, wanted.seat))


async def table_export(call: Call) -> bodies.Export:
    """Everything about a table that broke, for its host. Who knows that much plays this match no further."""
    actor = await call.actor()
    await actor.inbox.ask(lambda: actor.enact(None, lambda table: commands.export(table, call.who)))
    table = actor.table
    trouble = table.trouble or Refusal("not-broken")
    lines = await call.house.store.raw_journal(table.code)
    record = table.match.truth.record() if table.match else None
    return bodies.Export(table.code, bodies.Fault(trouble.code, trouble.params), lines, record)


def _begun(actor: TableActor) -> Match:
    if actor.table.match is None:
        raise actor.table.trouble or Refusal("no-match")
    return actor.table.match


def _finished(actor: TableActor) -> Match:
    match = _begun(actor)
    if not match.over:
        raise Refusal("match-goes-on")
    return match


async def keep_record(call: Call) -> bodies.RecordMade:
    """Keep a record that somebody brought along, if it is true."""
    record: Record = call.body
    expected = call.request.query_params.get("game", record.game)
    if record.game != expected:
        raise BadRequest("record-of-another-game", game=record.game[:40], expected=expected[:40])
    call.house.archive.receive(call.address)
    proven = await call.house.workshop.do(call.address, replays.proven, record.to_json())
    return bodies.RecordMade(await call.house.archive.keep(proven))


async def record(call: Call) -> Record:
    """A record that was kept."""
    return read_record(await _kept(call))


async def _kept(call: Call) -> str:
    name = call.part("id")
    body = await call.house.store.record(name) if is_record(name) else None
    if body is None:
        raise Missing("no-such-record", record=name[:40])
    return body


async def record_replay(call: Call) -> bodies.Replay:
    """A recorded match after some of its moves."""
    body = await _kept(call)
    move, eyes = _looked(call, list(range(read_record(body).players)), everything=True)
    return await call.house.workshop.do(call.address, replays.replayed_record, body, move, eyes)


async def record_analysis(call: Call) -> bodies.Analysis:
    """Everybody's chances in the course of a recorded match."""
    name, analyses = call.part("id"), call.house.analyses
    known: bodies.Analysis | None = analyses.known(name)
    if known:
        return known
    game, states = await call.house.workshop.do(call.address, replays.states, await _kept(call))
    await house_rules.prepare(game)
    return analyses.begin(name, Chances(game, states, call.address))


async def record_mistakes(call: Call) -> bodies.Mistakes:
    """The worst mistakes of a seat in a recorded match."""
    body, analyses = await _kept(call), call.house.analyses
    seat = _seat(call, read_record(body).players)
    name = f"{call.part('id')} {seat}"
    known: bodies.Mistakes | None = analyses.known(name)
    if known:
        return known
    game, states = await call.house.workshop.do(call.address, replays.states, body)
    moments = await call.house.workshop.do(call.address, replays.moments, body, seat)
    await house_rules.prepare(game)
    return analyses.begin(name, Review(game, states, call.address, seat, moments))


async def record_continue(call: Call) -> bodies.TableMade:
    """A new table that goes on from a move of a recorded match."""
    body, wanted = await _kept(call), call.body
    start = await call.house.workshop.do(call.address, replays.start_in_record, body, wanted.move, wanted.seat)
    return await _continued(call, start)


def _seat(call: Call, players: int) -> int:
    """The seat in the path."""
    seat = int(call.part("seat"))
    if seat >= players:
        raise BadRequest("no-such-seat", number=seat + 1, players=players)
    return seat


def _looked(call: Call, seats: list[int], *, everything: bool) -> tuple[int, replays.Eyes]:
    """The move that somebody looks back to, and through whose eyes."""
    move, eyes = _number(call.request.query_params.get("move", "")), call.request.query_params.get("eyes", "")
    seat = None if eyes in ("", ALL) else _number(eyes)
    if (eyes == ALL and not everything) or (seat is not None and seat not in seats):
        raise Forbidden("not-your-eyes")
    return move, replays.Eyes(seat, eyes == ALL, seats)


async def _continued(call: Call, start: replays.Start) -> bodies.TableMade:
    wanted: bodies.Continue = call.body
    me = journal.Chair(call.who, commands.named(wanted.name) or start.name)
    chairs = [me if seat == wanted.seat else journal.Chair(bot=wanted.bot) for seat in range(start.players)]
    created = journal.Created(
        game=start.game,
        players=start.players,
        options=start.options,
        chairs=chairs,
        host=call.who,
        private=True,
        pace=wanted.pace,
        position=start.position,
        house=start.house,
    )
    return await _opened(call, created, start=True)


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 7):
        raise BadRequest("not-a-number", given=text[:40])
    return int(text)


_TABLE = "/api/tables/{code}"
_RECORD = "/api/records/{id}"
_MISTAKES = "/mistakes/{seat:int}"
_PUZZLE = "/api/puzzles/{slug}/{id}"
_LOOK = [_MOVE, _EYES]

ENDPOINTS: Iterable[Endpoint] = (
    Endpoint("GET", "/api/health", "How the server is", health, bodies.Health),
    Endpoint("GET", "/api/ready", "Whether visitors may be sent here", ready, bodies.Ready),
    Endpoint("GET", "/api/games", "All games", games, bodies.Games),
    Endpoint("GET", "/api/games/{slug}", "One game", game, bodies.GameInfo),
    Endpoint("GET", "/api/rules/{slug}/{language}", "The rules of a game", rules, Rulebook, kept=True),
    Endpoint("GET", "/api/figures/{slug}", "The pictures of a game", pictures, bodies.Figures, kept=True),
    Endpoint("GET", "/api/lessons/{slug}", "The lessons of a game", course, bodies.Lessons),
    Endpoint("GET", "/api/lessons/{slug}/{name}", "A lesson at a step", lesson, bodies.LessonStep, query=_LESSON),
    Endpoint("GET", "/api/puzzles/{slug}", "The puzzles of a game", puzzle_list, bodies.Puzzles),
    Endpoint("GET", _PUZZLE, "A puzzle, as the seat to move sees it", puzzle_sheet, bodies.PuzzleSheet),
    Endpoint("POST", _PUZZLE, "Try a choice", puzzle_answer, bodies.PuzzleAnswer, bodies.PuzzleTry),
    Endpoint("GET", _PUZZLE + "/why", "Why it cannot be chosen", puzzle_why, bodies.PuzzleReason, query=[_ON]),
    Endpoint("GET", "/api/studies", "All finished studies", study_list, bodies.Studies, kept=True),
    Endpoint("GET", "/api/studies/{slug}/{name}", "A study of a game", study_sheet, bodies.Study, kept=True),
    Endpoint("GET", "/api/messages/{language}", "The messages of plug-ins", messages, bodies.Messages, kept=True),
    Endpoint("GET", "/api/tables", "The public tables", tables, bodies.Tables),
    Endpoint("GET", "/api/mine", "The tables where you hold a seat", mine, bodies.Mine),
    Endpoint("POST", "/api/tables", "Set a table up", create, bodies.TableMade, bodies.NewTable, 201),
    Endpoint("POST", "/api/house-rules", "Check house rules", house_rules_read, bodies.HouseRead, bodies.HouseText),
    Endpoint("GET", _TABLE, "A table, as a spectator sees it", table, frames.Scene),
    Endpoint("GET", _TABLE + "/qr.svg", "The invitation as a picture", qr, str, kind="image/svg+xml"),
    Endpoint("POST", _TABLE + "/seats/{seat:int}/link", "A link to one's seat", seat_link, bodies.SeatLink, None, 201),
    Endpoint("GET", _TABLE + "/record", "The record of a match that is over", table_record, Record),
    Endpoint("GET", _TABLE + "/replay", "A match after some moves", table_replay, bodies.Replay, query=_LOOK),
    Endpoint("GET", _TABLE + "/analysis", "Everybody's chances, move by move", table_analysis, bodies.Analysis),
    Endpoint("GET", _TABLE + _MISTAKES, "The worst mistakes of a seat", table_mistakes, bodies.Mistakes),
    Endpoint("POST", _TABLE + "/continue", "Go on from a move", table_continue, bodies.TableMade, bodies.Continue, 201),
    Endpoint("POST", _TABLE + "/export", "All that is known of a broken table", table_export, bodies.Export),
    Endpoint("POST", "/api/records", "Keep a record", keep_record, bodies.RecordMade, Record, 201, [_GAME]),
    Endpoint("GET", _RECORD, "A record that was kept", record, Record),
    Endpoint("GET", _RECORD + "/replay", "A match after some moves", record_replay, bodies.Replay, query=_LOOK),
    Endpoint("GET", _RECORD + "/analysis", "Everybody's chances, move by move", record_analysis, bodies.Analysis),
    Endpoint("GET", _RECORD + _MISTAKES, "The worst mistakes of a seat", record_mistakes, bodies.Mistakes),
    Endpoint("POST", _RECORD + "/continue", "Go on", record_continue, bodies.TableMade, bodies.Continue, 201),
)
