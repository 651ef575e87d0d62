"""Opening a session: from what the command line asks for to a match with people and bots around it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, TypeVar

from saloon.bots import USUAL
from saloon.engine import Game, HouseRules, Key, OptionError, SaloonError
from saloon.games import game, games
from saloon.match import Match
from saloon.terminal.files import FileTrouble, read_text, read_yaml
from saloon.terminal.pages import title
from saloon.terminal.readers import UsageTrouble
from saloon.terminal.seating import Wish, level, opponents
from saloon.terminal.session import Session
from saloon.terminal.voice import Voice

T = TypeVar("T")


@dataclass(frozen=True)
class Request:
    """What `saloon play` was asked for."""

    slug: str | None = None
    players: int | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int | None = None
    wish: Wish = field(default_factory=Wish)
    position: Path | None = None
    save: Path | None = None
    resume: Path | None = None
    house: HouseRules | None = None


def open_session(voice: Voice, asked: Request) -> Session:
    """The session asked for, before anybody has moved, or where it was left."""
    _refuse_contradictions(asked)
    if asked.resume:
        match = resume(voice, asked.resume, asked)
        return Session(voice, match, asked.save or asked.resume, continued=asked.save in (None, asked.resume))
    slug = asked.slug or choose_game(voice)
    if not asked.slug and not asked.wish.given:
        asked = replace(asked, wish=Wish(bots=[choose_level(voice)]))
    match = _at_position(voice, slug, asked) if asked.position else _new(voice, slug, asked)
    return Session(voice, match, asked.save)


def choose_game(voice: Voice) -> str:
    """Let the person pick a game from a short list."""
    known = games()
    for number, slug in enumerate(known, 1):
        seats = game(slug).players
        name = title(slug, voice.language)
        voice.tell("cli-menu-line", number=number, title=name, slug=slug, low=seats[0], high=seats[-1])
    while True:
        answer = voice.hear(voice.say("cli-menu-prompt")).casefold()
        if answer in known:
            return answer
        if answer.isdecimal() and 1 <= int(answer) <= len(known):
            return known[int(answer) - 1]
        voice.tell("cli-menu-again", count=len(known))


def choose_level(voice: Voice) -> str:
    """Let the person pick how strong the bots are; by itself, Enter takes the usual one."""
    known = opponents()
    for number, name in enumerate(known, 1):
        about = voice.say_one_of(f"web-bot-{name}-about", "web-bot-about")
        voice.tell("cli-menu-level", number=number, level=level(voice, name), name=name, about=about)
    while True:
        answer = voice.hear(voice.say("cli-menu-level-prompt", usual=level(voice, USUAL))).casefold()
        if not answer:
            return USUAL
        if answer in known:
            return answer
        if answer.isdecimal() and 1 <= int(answer) <= len(known):
            return known[int(answer) - 1]
        voice.tell("cli-menu-level-again", count=len(known))


def read_match(voice: Voice, path: Path) -> Match:
    """The match that a file records."""
    text = read_text(path)
    return naming_file(voice, path, lambda: Match.replay(text))


def naming_file(voice: Voice, path: Path, read: Callable[[], T]) -> T:
    """Have an error about what a file holds name the file."""
    try:
        return read()
    except SaloonError as error:
        raise FileTrouble("cli-in-file", file=str(path), reason=error.text(voice.language)) from error


def resume(voice: Voice, path: Path, asked: Request) -> Match:
    """The match of a record, with the players it names unless others are asked for."""
    match = read_match(voice, path)
    if asked.slug not in (None, match.game.slug):
        raise UsageTrouble("cli-other-game", file=str(path), game=match.game.slug, asked=str(asked.slug))
    if asked.wish.given or not any(match.seats):
        match.seats = asked.wish.seats(voice, match.players)
    return match


def _new(voice: Voice, slug: str, asked: Request) -> Match:
    key: Key = asked.house or slug
    players = asked.players or usual_players(game(key), asked.options)
    game(key).blank(players, asked.options)
    return Match.new(key, players, asked.options, asked.seed, asked.wish.seats(voice, players))


def usual_players(found: Game, options: Mapping[str, Any]) -> int:
    """How many play if nobody says: as in a first game or, where the options rule that out, as few as they allow."""
    first = found.offered[0].players
    return next((players for players in (first, *found.players) if _allowed(found, players, options)), first)


def _allowed(found: Game, players: int, options: Mapping[str, Any]) -> bool:
    try:
        found.blank(players, options)
    except OptionError:
        return False
    return True


def _at_position(voice: Voice, slug: str, asked: Request) -> Match:
    path = asked.position or Path()
    position = read_yaml(path)
    match = naming_file(voice, path, lambda: Match.from_position(asked.house or slug, position, asked.seed))
    match.seats = asked.wish.seats(voice, match.players)
    naming_file(voice, path, match.truth.record)
    return match


def _refuse_contradictions(asked: Request) -> None:
    """A record and a position say themselves what they begin with; to watch is not to play."""
    given = {
        "GAME": asked.slug,
        "--players": asked.players,
        "--option": asked.options,
        "--seed": asked.seed is not None,
        "--position": asked.position,
        "--resume": asked.resume,
        "--house": asked.house,
        "--watch": asked.wish.watch,
        "--hotseat": asked.wish.hotseat,
        "--name": asked.wish.names,
    }
    pairs = [("--resume", other) for other in ("--players", "--option", "--seed", "--position", "--house")]
    pairs += [("--position", other) for other in ("--players", "--option")]
    pairs += [("--watch", other) for other in ("--hotseat", "--name")]
    for one, other in pairs:
        if given[one] and given[other]:
            raise UsageTrouble("cli-contradiction", one=one, other=other)
