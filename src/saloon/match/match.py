"""A match: one game being played, as people and programs meet it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence, Set
from enum import Enum
from functools import cached_property
from typing import TYPE_CHECKING, Any

from saloon.engine import Choice, Event, Game, HouseRules, Key, OptionError, PositionError, Reason
from saloon.engine.options import show_options
from saloon.engine.words import alike
from saloon.games import game as find_game
from saloon.games.house_rules import sound
from saloon.match.errors import IllegalMove, MatchError
from saloon.match.fairness import Seed, commitment, read_outcomes, read_seed
from saloon.match.history import Ahead, History, Move, Script
from saloon.match.patches import Op
from saloon.match.pictures import Picture, picture
from saloon.match.result import Result, result_of
from saloon.match.sight import Sight
from saloon.match.truth import Truth

if TYPE_CHECKING:
    from saloon.match.records import RecordLike


class Mover(Enum):
    """The seat to move, where none is named: None is a spectator, and never moves."""

    WHOEVER = "whoever is to move"


class Match:
    """One game being played. Begin it with `new` or `from_position`, or get it back with `replay`."""

    def __init__(self, history: History, seats: Sequence[str] | None, *, position: Any = None, rules: int = 0) -> None:
        """A match that has been set up. `rules` is the version it was played by, if not the present one."""
        self._history = history
        self._position = position
        self.rules = rules or history.game.version
        self.seats = _read_seats(seats, self.players)

    @classmethod
    def new(
        cls,
        game: Key,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: Seed = None,
        seats: Sequence[str] | None = None,
        outcomes: Sequence[int] = (),
    ) -> Match:
        """Set up a game, named by its slug or by house rules for it, whose options hold where none are given. Without a
        number of players there are as many as names, or as few as the game allows.

        `outcomes` say how chance falls, as `truth.outcomes` would list it, from the set-up on and as long as they last:
        so a test or a lesson can say which card comes. The seed draws the rest; `truth.script_left` are those to come.
        """
        found = find_game(game)
        count = players if players is not None else len(seats) if seats else found.players[0]
        chosen = _with_house(game, options)
        return cls(begin(found, count, chosen, read_seed(seed), outcomes=read_outcomes(outcomes)), seats)

    @classmethod
    def from_position(
        cls,
        game: Key,
        position: dict[str, Any],
        seed: Seed = None,
        seats: Sequence[str] | None = None,
        outcomes: Sequence[int] = (),
    ) -> Match:
        """Begin in the middle: a situation written by hand, or taken from `truth.position()`. House rules it names as a
        record does. Outcomes as for `new`."""
        kept = _as_json(position)
        key = _house_of(game, kept)
        history = begin_at(find_game(key), kept, read_seed(seed), outcomes=read_outcomes(outcomes))
        return cls(history, seats, position=kept)

    @classmethod
    def replay(cls, record: RecordLike) -> Match:
        """The match that a record tells of. Raises RecordError if the record cannot be read or believed."""
        from saloon.match.replay import replay  # noqa: PLC0415 (a match that is only played needs no records)

        return replay(record)

    @property
    def game(self) -> Game:
        """The game being played."""
        return self._history.game

    @property
    def players(self) -> int:
        """How many play."""
        return int(self._state.players)

    @property
    def options(self) -> dict[str, Any]:
        """The options that differ from their defaults."""
        return show_options(self._state.options)

    @property
    def truth(self) -> Truth:
        """What only the table knows: seed, moves, positions, the record. Everything else here is open to all, or for
        the seat that is named."""
        return Truth(self, self._history, self._position)

    @cached_property
    def commitment(self) -> str:
        """The SHA-256 of the seed, to be shown to the table at the start."""
        return commitment(self._history.seed)

    @property
    def to_move(self) -> int | None:
        """The seat that has to choose, or None when the match is over."""
        return None if self.over else int(self._state.actor)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._history.over

    @property
    def result(self) -> Result | None:
        """How it ended; None while it goes on."""
        return result_of(self.game, self._state) if self.over else None

    @property
    def played(self) -> int:
        """How many moves were made."""
        return len(self._history.plies) - 1

    def choices(self, seat: int | Mover | None = Mover.WHOEVER) -> list[Choice]:
        """What the seat to move may do, which is for its eyes only; nothing for another seat or a spectator (None), or
        when the match is over."""
        return self._history.choices() if self._moves(seat) else []

    def offers(self, seat: int | Mover | None = Mover.WHOEVER) -> list[Choice]:
        """The same as people are asked: of choices between which nothing that they have seen tells, only the first."""
        choices = self.choices(seat)
        first = alike(choices)
        return [choice for choice in choices if first[choice.code] is choice]

    def find(self, move: Move) -> Choice:
        """Which of `choices()` is meant by words, however they are spaced and written, by a code or by a choice. Raises
        IllegalMove, which names what is legal, if none is: it is for the eyes of the seat to move."""
        return self._history.find(move)

    @property
    def passing(self) -> Choice | None:
        """The choice that passes, if the question that stands is an answer out of turn."""
        code = self.game.passes.get(self._state.decision)
        return None if self.over or code is None else self.game.choice(self._state, code)

    def play(self, move: Move, seat: int | Mover | None = Mover.WHOEVER) -> Choice:
        """Make a move, given as words, as a code or as one of `choices()`, and say which choice it was.

        Raises IllegalMove, and changes nothing, if it cannot be made now or if it is not this seat's turn; it never is
        a spectator's (None).
        """
        if not self._moves(seat) and not self.over:
            raise IllegalMove("not-your-turn", seat=self.to_move)
        choice = self.find(move)
        self._history.play(choice)
        return choice

    def prepare(self, move: Move) -> Ahead:
        """Work a move out without making it: `commit` makes it. Raises IllegalMove if it cannot be made now."""
        return self._history.look_ahead(self.find(move))

    def commit(self, ahead: Ahead) -> None:
        """Make a move that was prepared, and after which none was made."""
        self._history.take(ahead)

    def script(self, outcomes: Sequence[int]) -> None:
        """Say how chance falls from now on, as long as they last, in place of what was scripted before."""
        self._history.script(read_outcomes(outcomes))

    def undo(self) -> None:
        """Take the last move back."""
        if not self.played:
            raise MatchError("nothing-to-undo")
        self._history.take_back()

    def rewound(self, move: int) -> Match:
        """The match as it was after a number of moves; this one stays as it is."""
        if not 0 <= move <= self.played:
            raise MatchError("no-such-move", move=move, last=self.played)
        return Match(self._history.rewound(move), self.seats, position=self._position, rules=self.rules)

    def can_undo(self, seat: int, *, surely: bool = False) -> bool:
        """Whether the last move was this seat's and taught nobody anything. Before it is taken back one makes sure,
        which takes longer; what is not certain then is refused."""
        last = self._history.plies[-1]
        return last.seat == self._seat(seat) and not self._history.taught(surely=surely)

    def settle(self, *, taught: bool) -> None:
        """Whether the last move taught anybody anything, as it was found out elsewhere."""
        self._history.settle(taught=taught)

    def why(self, on: str, seat: int) -> Reason:
        """Why a seat cannot choose a thing on the board, named as choices name it; `offered` if it can."""
        if self.over:
            return Reason("over", {})
        if self._seat(seat) != self.to_move:
            return Reason("not-your-turn", {"seat": self.to_move})
        if any(choice.on == on for choice in self.choices()):
            return Reason("offered", {})
        return self.game.why(self._state, on)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat, or a spectator (None), sees on the table; made of what JSON knows. It is yours to change."""
        view: dict[str, Any] = _copied(self.shared_view(seat))
        return view

    def shared_view(self, seat: int | None) -> dict[str, Any]:
        """The same view for who only reads it and has no time to lose: viewers and later patches share its parts, so
        leave it as it is."""
        return self._history.view(self._viewer(seat))

    def events(self, since: int = 0, seat: int | None = None) -> list[Event]:
        """What has happened since the first `since` events, as known to a seat or a spectator (None).

        Everybody is told of every event, only not as much: whoever has heard n of them asks for those since n.
        """
        self._viewer(seat)
        told: list[Event] = []
        for ply in self._history.plies:
            if since < len(ply.log):
                told += ply.log.told(seat)[since:]
            since = max(0, since - len(ply.log))
        return told

    def patches(self, seat: int | None) -> list[list[Op]]:
        """What each event of the last move changed in the view of a seat, or of a spectator (None), and then whatever
        came of them. Nothing if no move was made. They are yours to change."""
        patches: list[list[Op]] = _copied(self.shared_patches(seat))
        return patches

    def shared_patches(self, seat: int | None) -> list[list[Op]]:
        """The same for who only reads them and has no time to lose: viewers share them, so leave them as they are."""
        return self._history.patches(self._viewer(seat))

    def moments(self, seat: int | None) -> list[dict[str, Any]]:
        """What a seat, or a spectator (None), saw before the last move, at each of its `last_events`, and sees now that
        the next choice is asked for: so the end of a round is there to look at, though the next was dealt since.
        Nothing if no move was made."""
        views: list[dict[str, Any]] = _copied(self._history.views(self._viewer(seat)))
        return views

    def show(self, *seats: int | None) -> None:
        """Who is to see the moves to come event by event: their patches are at hand then, and cost less."""
        self._history.eyes = frozenset(map(self._viewer, seats))

    @property
    def watched_by(self) -> Set[int | None]:
        """Who was to see the last move event by event."""
        return self._history.watched_by

    def last_events(self, seat: int | None = None) -> list[Event]:
        """What happened in the last move, or in the set-up if there was none, as known to the same."""
        self._viewer(seat)
        return list(self._history.plies[-1].log.told(seat))

    def sight(self, seat: int) -> Sight:
        """The match through the eyes of one seat, for a bot."""
        history = self.history(seat)
        return Sight(self.game, self._seat(seat), self._state, self.events(seat=seat), history, self.commitment)

    def history(self, seat: int) -> list[tuple[int, int]]:
        """Who chose what so far, as a seat saw it; below zero, a choice that it did not see."""
        return [(ply.seat, ply.code if ply.seat == seat else ply.seen) for ply in self._history.plies[1:]]

    def picture(self, seat: int | None = None, language: str = "en") -> Picture:
        """The board as a seat, or a spectator (None), sees it, for a notebook or a file."""
        return picture(self, self._viewer(seat), language)

    def _repr_svg_(self) -> str:
        return self.picture().svg

    def __repr__(self) -> str:
        return f"<Match of {self.game.slug}: {self.players} players, {self.played} moves>"

    @property
    def _state(self) -> Any:
        return self._history.state

    def _moves(self, seat: int | Mover | None) -> bool:
        """Whether a seat is to move."""
        return seat is Mover.WHOEVER or (self._viewer(seat) == self.to_move and seat is not None)

    def _viewer(self, seat: int | None) -> int | None:
        """A seat or, if None, the spectators."""
        return None if seat is None else self._seat(seat)

    def _seat(self, seat: int) -> int:
        """The same seat, if there is one such."""
        if type(seat) is not int or seat not in range(self.players):
            raise MatchError("unknown-seat", given=str(seat), players=self.players)
        return seat


def begin(
    game: Game, players: int, options: Any, seed: bytes, script: Script = None, outcomes: Sequence[int] = ()
) -> History:
    """Set up a game."""
    history = History(game, seed, outcomes)
    history.set_up(_blank(game, players, options), game.plain.setup, script)
    return history


def blank_at(game: Game, position: Any) -> Any:
    """A state for the players and options of a position, before anything of it is set up."""
    if not isinstance(position, dict) or position.get("players") is None:
        raise PositionError("position-players", field="players", game=game.slug)
    return _blank(game, position["players"], position.get("options"))


def begin_at(game: Game, position: Any, seed: bytes, script: Script = None, outcomes: Sequence[int] = ()) -> History:
    """Set up a position."""
    blank = blank_at(game, position)
    history = History(game, seed, outcomes)
    history.set_up(blank, lambda state: game.from_position(state, position), script)
    return history


def _blank(game: Game, players: int, options: Any) -> Any:
    if options is not None and not isinstance(options, Mapping):
        raise OptionError("options-not-a-mapping", value=str(options))
    return game.blank(players, options)


def _with_house(game: Key, options: Any) -> Any:
    """The options of house rules, and over them those that were given."""
    given = {} if options is None else options
    return {**game.options, **given} if isinstance(game, HouseRules) and isinstance(given, Mapping) else options


def _house_of(game: Key, position: Any) -> Key:
    """By which rules a position is played; its house rules are taken out of it, for no game knows that field."""
    if not isinstance(position, dict) or "house" not in position:
        return game
    given = position.pop("house")
    if not isinstance(given, dict) or given.keys() - {"name", "tables"}:
        raise PositionError("position-house", field="house")
    slug = game if isinstance(game, str) else game.game
    house = sound(find_game(slug), given.get("name"), given.get("tables"), named=True)
    if isinstance(game, HouseRules) and house != game.without_options():
        raise PositionError("position-other-house", field="house", value=house.name, name=game.name)
    return house


def _copied(value: Any) -> Any:
    """The same as JSON would have it, in dicts and lists of its own."""
    if isinstance(value, dict):
        return {key: _copied(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_copied(inner) for inner in value]
    return value


def _as_json(position: Any) -> Any:
    """A copy of a position as a record will keep it, so that a replay begins with the very same."""
    try:
        return json.loads(json.dumps(position, allow_nan=False))
    except (TypeError, ValueError, RecursionError) as error:
        raise PositionError("position-not-json", field="position", problem=str(error)) from error


def _read_seats(names: Sequence[str] | None, players: int) -> list[str]:
    """One name for every seat; a seat without one has an empty name."""
    if names is None:
        return [""] * players
    if isinstance(names, str) or len(names) != players or not all(isinstance(name, str) for name in names):
        raise MatchError("seat-names", seats=str(names), players=players)
    return list(names)
