"""The history of a game: every ply from the set-up on, driven by one seed, or by outcomes given or noted
earlier.

A ply is worked out on a copy of the state and kept only when it is complete, so that whatever goes wrong on the way
changes nothing; taking one back is going back to the bytes before it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence, Set
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from numbers import Integral
from typing import Any, NamedTuple

from saloon.engine import NOBODY, Choice, Game, Watch
from saloon.engine.views import look_at
from saloon.match.errors import IllegalMove
from saloon.match.fairness import rekey
from saloon.match.log import Log
from saloon.match.news import sounded_new, taught
from saloon.match.patches import Op, Patches, View

Script = Sequence[int] | None  # outcomes to force instead of drawing them
Move = str | int | Choice
Seat = int | None  # or a spectator
Glimpses = dict[Seat, list[View] | Exception]  # what each saw, event by event, or why he could not

UNSEEN = -1
LONGEST_QUOTE = 80


@dataclass(frozen=True, slots=True)
class Ply:
    """A move (or the set-up, which has no words): the state it led to, what was heard on the way, how chance fell."""

    move: str
    seat: int  # whose move
    state: bytes
    log: Log
    outcomes: list[int]
    code: int  # of the choice, or UNSEEN
    seen: int  # the same as the other seats saw it


@dataclass(frozen=True, slots=True)
class Ahead:
    """A ply that was worked out and not yet taken: which number it has, the state it leads to, what is seen of it."""

    number: int
    ply: Ply
    state: Any
    glimpses: Glimpses

    @property
    def over(self) -> bool:
        """Whether nobody has anything left to choose after it."""
        return bool(self.state.actor == NOBODY)


class Doubt(NamedTuple):
    """A choice of which nobody knows yet whether it taught anybody anything: the packed state before it, its code."""

    state: bytes
    code: int


class History:
    """The plies of one game so far, and the state they led to."""

    def __init__(self, game: Game, seed: bytes, outcomes: Sequence[int] = ()) -> None:
        """`outcomes` are how chance falls from the set-up on, as long as they last; the rest is drawn."""
        self.game = game
        self.seed = seed
        self.scripted = tuple(outcomes)
        self.plies: list[Ply] = []
        self.state: Any = None
        self._chosen_from: tuple[Any, list[Choice]] = (None, [])  # the last choices put into words, and their state
        self._before: Any = None  # the state before the last ply, if it is at hand
        self.eyes: Set[Seat] = frozenset()  # who is to see everything that happens, event by event
        self._glimpses: Glimpses = {}  # what they saw in the last move
        self._glimpses_later: Glimpses = {}  # what others saw who asked afterwards
        self._patches = Patches()  # of the last move
        self._parts: dict[Any, Any] | None = None  # parts of what was seen last
        self._asked: Ply | None = None
        self._answers: dict[bool, bool] = {}

    def set_up(self, blank: Any, prepare: Callable[[Any], None], script: Script = None) -> None:
        """Begin: ply 0."""
        self.take(self._work_out("", NOBODY, blank, prepare, script, (UNSEEN, UNSEEN)))

    @property
    def over(self) -> bool:
        """Whether nobody has anything left to choose."""
        return bool(self.state.actor == NOBODY)

    def choices(self) -> list[Choice]:
        """What the seat to move may do."""
        if self._chosen_from[0] is not self.state:
            codes = self.state.legal[: self.state.legal_n]
            self._chosen_from = (self.state, [self.game.choice(self.state, code) for code in codes])
        return self._chosen_from[1][:]

    def find(self, move: Move) -> Choice:
        """The legal choice that is meant by words, by a code or by a choice; IllegalMove if there is none."""
        if self.over:
            raise IllegalMove("game-over")
        for choice in self._perhaps(move):
            if _means(move, choice):
                return choice
        legal = ", ".join(choice.text for choice in self.choices())
        raise IllegalMove("unknown-move", move=str(move)[:LONGEST_QUOTE], legal=legal)

    def _perhaps(self, move: Move) -> list[Choice]:
        """The legal choices among which the one meant is. Where a code says which, the others need no words; whoever
        plays a long game again by its codes puts nothing else into words."""
        if self._chosen_from[0] is self.state or not _is_code(move):
            return self.choices()
        return [self.game.choice(self.state, code) for code in self.state.legal[: self.state.legal_n] if code == move]

    def play(self, choice: Choice, script: Script = None) -> None:
        """Make a legal move: the next ply."""
        self.take(self.look_ahead(choice, script))

    def look_ahead(self, choice: Choice, script: Script = None) -> Ahead:
        """The ply that a legal move is; nothing has changed yet."""
        change = partial(self.game.plain.apply, code=choice.code)
        codes = (choice.code, int(self.game.plain.seen(self.state, choice.code)))
        return self._work_out(choice.text, self.state.actor, self.state.clone(), change, script, codes)

    def take(self, ahead: Ahead) -> None:
        """Take a ply that was worked out from here."""
        if ahead.number != len(self.plies):
            raise ValueError(f"ply {ahead.number} cannot follow {len(self.plies)} others")
        if self.plies:
            self.plies[-1].log.let_go(self.plies[-1].state)
        self.plies.append(ahead.ply)
        self._before, self.state, self._glimpses = self.state, ahead.state, ahead.glimpses
        self._glimpses_later, self._patches = {}, Patches()

    def patches(self, seat: Seat) -> list[list[Op]]:
        """What each event of the last move changed in the view of a seat, and then whatever came of them."""
        return [self._patches.patch(before, after) for before, after in pairwise(self.views(seat))]

    @property
    def watched_by(self) -> Set[Seat]:
        """Who saw everything that happened in the last move."""
        return self._glimpses.keys()

    def views(self, seat: Seat) -> list[View]:
        """What a seat saw before the last move and at each of its events, and what it sees now that all is done and the
        next choice is asked for. Nothing if no move was made. If a view failed on the way, that is raised here."""
        if len(self.plies) == 1:
            return []
        seen = self._seen_at_events(seat)
        before = self._before or self._stood(self.plies[-2])
        return [self._view(before, seat), *seen, self._view(self.state, seat)]

    def view(self, seat: Seat) -> View:
        """What a seat sees now."""
        return self._view(self.state, seat)

    def _view(self, state: Any, seat: Seat) -> View:
        """A view of a state that stands: it is made once."""
        if (found := state.shared_parts.get((seat,))) is None:
            found = state.shared_parts[(seat,)] = self.game.view(state, seat)
        view: View = found
        return view

    def _seen_at_events(self, seat: Seat) -> list[View]:
        """What a seat saw at each event of the last move."""
        kept = self._glimpses if seat in self._glimpses else self._glimpses_later
        if seat not in kept:
            kept[seat] = self._looked_again(seat)
        seen = kept[seat]
        if isinstance(seen, Exception):
            raise seen
        return seen

    def _looked_again(self, seat: Seat) -> list[View]:
        """The last move is worked out once more, before the eyes of one who did not see it."""
        last, views = self.plies[-1], list[View]()

        def look(state: Any) -> None:
            with self._looking_at(state):
                views.append(dict(self.game.view(state, seat)))

        state = self.game.State.unpack(self.plies[-2].state)
        state.watch = Watch(last.outcomes, strict=True, look=look)
        self.game.plain.apply(state, last.code)
        return views

    def _look(self, glimpses: Glimpses, state: Any) -> None:
        """Whoever is to see everything looks at a state that rules are working on. If a view fails, the move does not:
        whoever asks what was seen will hear of it."""
        with self._looking_at(state):
            for seat, views in glimpses.items():
                if isinstance(views, list):
                    try:
                        views.append(dict(self.game.view(state, seat)))
                    except Exception as fault:
                        glimpses[seat] = fault

    @contextmanager
    def _looking_at(self, state: Any) -> Iterator[None]:
        """Viewers share parts of what they see of a state, until rules go on with it."""
        self._parts = look_at(state, self._parts)
        try:
            yield
        finally:
            state.shared_parts = None

    def take_back(self) -> None:
        """Undo the last move."""
        undone = self.plies.pop()
        undone.log.let_go(undone.state)
        self._before, self.state, self._glimpses = None, self._stood(self.plies[-1]), {}
        self._glimpses_later, self._patches = {}, Patches()

    def taught(self, *, surely: bool) -> bool:
        """Whether the last move taught anybody anything: a first answer, or a sure one, which takes far longer. Either
        is kept until there is another move."""
        last, answers = self.plies[-1], self._known()
        if surely not in answers:
            answers[surely] = bool(last.outcomes) or self._taught(last, surely=surely)
        return answers[surely]

    def _taught(self, last: Ply, *, surely: bool) -> bool:
        before = self._before or self.game.State.unpack(self.plies[-2].state)
        if surely:
            return taught(self.game, before, last.code)
        return sounded_new(self.game, before, last.code, last.log.told(last.seat), len(self.plies) - 1)

    @property
    def doubt(self) -> Doubt | None:
        """What a sure answer would have to be found for, if there is none yet. What sounded new was new."""
        if True in self._known() or self.taught(surely=False):
            return None
        return Doubt(self.plies[-2].state, self.plies[-1].code)

    def settle(self, *, taught: bool) -> None:
        """The sure answer was found elsewhere."""
        self._known()[True] = taught

    def _known(self) -> dict[bool, bool]:
        """The answers about the last move."""
        if self.plies[-1] is not self._asked:
            self._asked, self._answers = self.plies[-1], {}
        return self._answers

    def rewound(self, move: int) -> History:
        """The history as it was after a number of moves."""
        earlier = History(self.game, self.seed, self.scripted)
        earlier.plies = self.plies[: move + 1]
        earlier.state = self._stood(earlier.plies[-1])
        return earlier

    def _stood(self, ply: Ply) -> Any:
        """The state that a ply led to, when the game stands there again."""
        state = self.game.State.unpack(ply.state)
        look_at(state)
        return state

    def script(self, outcomes: Sequence[int]) -> None:
        """How chance falls from here on, as long as they last."""
        if outcomes or self.script_left:
            self.scripted = (*(outcome for ply in self.plies for outcome in ply.outcomes), *outcomes)

    @property
    def script_left(self) -> Sequence[int]:
        """The outcomes given that have not come yet."""
        return self.scripted and self.scripted[sum(len(ply.outcomes) for ply in self.plies) :]

    def _work_out(
        self,
        move: str,
        seat: int,
        state: Any,
        change: Callable[[Any], None],
        script: Script,
        codes: tuple[int, int],
    ) -> Ahead:
        number = len(self.plies)
        glimpses: Glimpses = {eye: [] for eye in self.eyes}
        look = partial(self._look, glimpses) if glimpses else None
        watch = Watch(self.script_left if script is None else script, strict=script is not None, look=look)
        log = happen(self.game, state, self.seed, number, change, watch)
        ply = Ply(move, seat, state.pack(), log, watch.outcomes, *codes)
        look_at(state, self._parts)
        return Ahead(number, ply, state, glimpses)


def happen(
    game: Game, state: Any, seed: bytes, number: int, change: Callable[[Any], None], watch: Watch | None = None
) -> Log:
    """One ply, the set-up or a move: the generator is keyed for it, rules change the state, what they tell is heard."""
    state.watch = watch or Watch()
    rekey(state, seed, number)
    change(state)
    log = Log(game, state, number)
    state.watch = None
    return log


def _means(move: object, choice: Choice) -> bool:
    if isinstance(move, Choice):
        return move == choice
    if isinstance(move, str):
        return _tidy(move) == _tidy(choice.text)
    return _is_code(move) and move == choice.code


def _is_code(move: object) -> bool:
    return isinstance(move, Integral) and not isinstance(move, bool)


def _tidy(text: str) -> str:
    return " ".join(text.split()).casefold()
