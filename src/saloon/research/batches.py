"""Many games side by side: what `saloon.batch` makes.

    games = saloon.batch(slug, 1024, players=3, seed=7, bots=[None, "deputy", "random"])
    while learning:
        games.step(choose(games.observations, games.masks))
        learn(games.rewards, games.ends)

All arrays stay the same from step to step and are written in place: NumPy, PyTorch and JAX read them without a copy.
Whatever the number of threads, equal seeds give equal games, and each is the game of a `Match` with the same seed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from math import prod
from typing import TYPE_CHECKING, Any
from weakref import finalize

from saloon.engine import Game, Key, SaloonError, native
from saloon.engine.batches import PLAYER, SEARCHING, Errand, Line
from saloon.engine.observations import Layout, setup_numbers
from saloon.engine.state import MAX_SEATS
from saloon.engine.structs import dtype
from saloon.engine.tuning import Tuning
from saloon.games import game as find_game
from saloon.match.fairness import numbered
from saloon.research.crew import Hand, dismiss, together

if TYPE_CHECKING:
    from saloon.research.desks import Array, Desk

MOST_GAMES = 1 << 20
MANY_GAMES = 1 << 14  # whose actions are looked at on all threads
MOST_SEED = 1 << 62


class BatchError(SaloonError):
    """Games that cannot be set up side by side, or an action that cannot be taken."""


def batch(
    game: Key,
    n: int,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    *,
    bots: Sequence[str | None] | None = None,
    turning: bool = False,
    threads: int = 1,
    compiled: bool = True,
    foresight: bool = False,
    arrays: Mapping[str, Array] | None = None,
) -> Batch:
    """So many games side by side, set up and at their first choice. Game i begins with the seed `seed + i`; when one
    ends, the next in its place has the seed that is `n` further on.

    `bots` says by its level who sits on each seat, None where you choose; `turning`, whether everybody takes the next
    seat with every new game. Without compiled rules (`compiled=False`, or no Numba) the same is done, far slower.
    With `foresight` games that think on what they show do so, which takes longer; else those columns are 0.
    `arrays` are memory of yours to be written in place: as `shared` tells them, each in one piece."""
    return Batch(
        find_game(game),
        n,
        players,
        options,
        seed,
        bots=bots,
        turning=turning,
        threads=threads,
        compiled=compiled,
        foresight=foresight,
        arrays=arrays,
    )


def shared(game: Game, n: int) -> dict[str, tuple[tuple[int, ...], str]]:
    """The shapes and types of the arrays that a batch of so many games shares with others."""
    seats = game.players[-1]
    return {
        "observations": ((n, game.layout.size), "int8"),
        "masks": ((n, len(game.layout.actions)), "bool"),
        "rewards": ((n, seats), "float32"),
        "actors": ((n,), "int8"),
        "ends": ((n,), "bool"),
        "actions": ((n,), "int64"),
    }


def _check_number(field: str, value: int, least: int, most: int) -> None:
    if type(value) is not int or not least <= value <= most:
        raise BatchError("batch-number", field=field, value=str(value), low=least, high=most)


class Batch:
    """Games side by side; see `batch`."""

    def __init__(
        self,
        game: Game,
        n: int,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        *,
        bots: Sequence[str | None] | None = None,
        turning: bool = False,
        threads: int = 1,
        compiled: bool = True,
        foresight: bool = False,
        arrays: Mapping[str, Array] | None = None,
    ) -> None:
        _check_number("n", n, 1, MOST_GAMES)
        _check_number("seed", seed, 0, MOST_SEED)
        _check_number("threads", threads, 1, MOST_GAMES)
        self.game = game
        self.layout: Layout = game.layout
        self.n = n
        self.turning = turning
        self.players = game.players[0] if players is None else players
        self._blank = game.blank(self.players, options)
        self._searches: list[Tuning] = []
        self._seated = self._policies(bots)
        self._make_arrays(arrays)
        self._arrays["book"]["foresees"] = foresight
        self._desks = self._make_desks(threads, compiled=compiled and native.available())
        self._crew = self._hire(len(self._desks) - 1)
        self.begin(seed)

    def begin(self, seed: int, turned: int = 0) -> None:
        """Begin all games anew, as a batch with this seed does, everybody so many seats further on."""
        import numpy as np  # noqa: PLC0415

        _check_number("seed", seed, 0, MOST_SEED)
        _check_number("turned", turned, 0, self.players - 1)
        first_seat = self.players - turned
        seated = [*self._seated[first_seat : self.players], *self._seated[:first_seat], *self._seated[self.players :]]
        seeds = seed + np.arange(self.n)
        for first, desk in zip(range(0, self.n, self._each), self._desks, strict=True):
            desk.number(seeds[first : first + self._each], seated)
        self._errand(Errand.BEGIN, int(self.turning))

    def _policies(self, bots: Sequence[str | None] | None) -> list[int]:
        """How each seat chooses, as the loops know it."""
        seats = [None] * self.players if bots is None else list(bots)
        if len(seats) != self.players or all(level is not None for level in seats):
            raise BatchError("batch-seats", given=len(seats), players=self.players)
        found = [PLAYER if name is None else self._policy(name) for name in seats]
        return [*found, *[PLAYER] * (MAX_SEATS - self.players)]

    def _policy(self, name: str) -> int:
        """How a bot of the house chooses. One that goes by the clock would make games that nobody can repeat."""
        from saloon.bots import BotError, Glance, Searcher, bot  # noqa: PLC0415 (importing saloon must load no bot)
        from saloon.bots.levels import LEVELS  # noqa: PLC0415

        try:
            seated = None if "@" in str(name) else bot(name)
        except BotError:
            seated = None
        if isinstance(seated, Searcher):
            seated = seated.hand(self.game) or seated
        if isinstance(seated, Glance):
            return seated.policy(self.game)
        if not isinstance(seated, Searcher):
            raise BatchError("batch-bot", bot=str(name), known=", ".join(level.name for level in LEVELS))
        self._searches.append(seated.tuning(self.game))
        return SEARCHING - len(self._searches) + 1

    def _make_arrays(self, given: Mapping[str, Array] | None) -> None:
        import numpy as np  # noqa: PLC0415 (importing saloon must not load NumPy)

        from saloon.engine.minds import aligned  # noqa: PLC0415
        from saloon.research.desks import forms_of  # noqa: PLC0415

        forms = forms_of(self.layout, self.game.players[-1])
        room = given or {name: self._zeros(*told) for name, told in shared(self.game, self.n).items()}
        self._arrays: dict[str, Array] = {
            "book": aligned(self.n, dtype(Line)),
            "actions": room["actions"],
            "sheets": room["observations"].reshape(-1).view(forms.sheet),
            "masks": room["masks"].view(np.int8).reshape(-1).view(forms.mask),
            "gains": room["rewards"].reshape(-1).view(forms.gain),
            "actors": room["actors"],
            "ends": room["ends"],
        }
        self._arrays["book"]["stride"] = self.n
        self._arrays["sheets"]["setup"] = setup_numbers(self._blank)
        self.observations: Array = room["observations"]
        self.masks: Array = room["masks"]
        self.rewards: Array = room["rewards"]
        self.actors: Array = room["actors"]
        self.ends: Array = room["ends"]

    @staticmethod
    def _zeros(shape: tuple[int, ...], kind: str) -> Array:
        from saloon.engine.minds import aligned  # noqa: PLC0415

        return aligned(prod(shape), kind).reshape(shape)

    def _make_desks(self, threads: int, *, compiled: bool) -> list[Desk]:
        from saloon.engine.minds import CACHE_LINE  # noqa: PLC0415
        from saloon.research.desks import Desk, PlainDesk, compiled_work  # noqa: PLC0415

        each = -(-self.n // (threads * CACHE_LINE)) * CACHE_LINE
        by_net = any(tuning.net for tuning in self._searches)
        mind = self.game.sure_mind() if by_net else self.game.mind_for(self._seated)
        found: list[Desk] = []
        for first in range(0, self.n, each):
            part = {name: array[first : first + each] for name, array in self._arrays.items()}
            if compiled:
                work = compiled_work(self.game)
                found.append(Desk(self.game, work, self._blank, part, self._searches, mind))
            else:
                found.append(PlainDesk(self.game, self._blank, part, self._searches, mind))
        self._each = each
        return found

    def _hire(self, threads: int) -> list[Hand]:
        """Threads that are let go with the batch."""
        crew = [Hand() for _ in range(threads)]
        finalize(self, dismiss, crew)
        return crew

    def step(self, actions: Any) -> None:
        """Take an action in every game, let bots answer, begin anew where a game has ended, and show what the next one
        to choose sees: the arrays tell all of it. Raises BatchError, and changes nothing, if an action is none of
        those that the masks allow."""
        import numpy as np  # noqa: PLC0415

        wanted = np.asarray(actions)
        if wanted.shape != (self.n,) or wanted.dtype.kind not in "iu":
            raise BatchError("batch-actions", given=str(wanted.shape), n=self.n)
        if wanted is not self._arrays["actions"]:
            self._arrays["actions"][:] = wanted
        self._check(wanted)
        self._errand(Errand.STEP, int(self.turning))

    def _check(self, wanted: Array) -> None:
        """Look at all actions before the first is taken; at those of few games here: to wake others takes longer."""
        few = self.n < MANY_GAMES
        found = [desk.errand(Errand.CHECK) for desk in self._desks] if few else self._errand(Errand.CHECK)
        for number, refused in enumerate(found):
            if refused:
                game = number * self._each + refused - 1
                raise BatchError("batch-action", number=game, action=int(wanted[game]))

    def pick(self) -> Array:
        """Actions of a random player, one for each game: the array that is used for them, so copy it to keep it."""
        self._errand(Errand.PICK)
        return self._arrays["actions"]

    def look(self, seat: int) -> tuple[Array, Array]:
        """What one seat sees in every game, and what it may do where it is to choose; new arrays."""
        import numpy as np  # noqa: PLC0415

        _check_number("seat", seat, 0, self.players - 1)
        sheets, masks = (np.array(self._arrays[name]) for name in ("sheets", "masks"))
        for number, desk in enumerate(self._desks):
            part = slice(number * self._each, (number + 1) * self._each)
            desk.errand(Errand.LOOK, seat, sheets[part], masks[part])
        return sheets.view(np.int8).reshape(self.n, -1), masks.view(np.bool_).reshape(self.n, -1)

    def twins(self, seed: int) -> int:
        """How often a seat sees something else in a world that it cannot tell from the true one: in every game, for
        every seat, one other world is tried. Never, if nothing leaks."""
        import numpy as np  # noqa: PLC0415

        pair = [np.zeros(2, self._arrays[name].dtype) for name in ("sheets", "masks")]
        return sum(desk.errand(Errand.TWINS, seed + i * self._each, *pair) for i, desk in enumerate(self._desks))

    @property
    def pieces(self) -> dict[str, Array]:
        """The observations piece by piece, each in its own shape: views of the flat ones."""
        return self.layout.split(self.observations)

    @property
    def seeds(self) -> Array:
        """The numbers of the games being played."""
        seeds: Array = self._arrays["book"]["seed"]
        return seeds

    @property
    def moves(self) -> Array:
        """How many moves were made in each game."""
        moves: Array = self._arrays["book"]["moves"]
        return moves

    def seed_of(self, number: int) -> bytes:
        """The seed by which a `Match` plays the same game."""
        return numbered(int(self.seeds[number]))

    def state(self, number: int) -> Any:
        """A game as it stands, with all its secrets."""
        return self._desks[number // self._each].state(number % self._each)

    def _errand(self, errand: Errand, count: int = 0) -> list[int]:
        """Have something done at all desks: at the first here, at each other by the thread that always sits there, so
        that its games stay in the cache of one core. What was found at each."""
        return together(self._crew, [partial(desk.errand, errand, count) for desk in self._desks])

    def __repr__(self) -> str:
        return f"<Batch of {self.n} games of {self.game.slug}: {self.players} players>"
