"""Every game as an OpenSpiel game, named `saloon_SLUG` with underscores.

    import pyspiel
    import saloon.adapters.openspiel

    game = pyspiel.load_game(f"saloon_{slug}(players=3)")

Importing this registers all games. Options are parameters of their own names; `position` begins in the middle. Chance
is explicit: whenever our rules throw, there is a node, and each outcome is as likely. Everybody puts in one, and the
winners share the pot: returns are zero-sum. Rules are interpreted here, for OpenSpiel copies states as it likes.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from typing import Any
from urllib.parse import quote, unquote

import numpy as np

from saloon.adapters.needs import needing
from saloon.engine import NOBODY, Game, Watch
from saloon.engine.chances import WIN
from saloon.engine.observations import setup_numbers
from saloon.engine.options import Option
from saloon.engine.state import OutOfScript
from saloon.games import game as find_game
from saloon.games import games as list_games
from saloon.match.log import Log
from saloon.match.match import blank_at

with needing("openspiel"):
    import pyspiel

MOST_OUTCOMES = 1 << 12  # of one throw, generously: no bag holds so many things
_STILL = [0, 0]  # a generator that stands still: all outcomes are told, so equal states are equal bytes
_DIGEST = 16  # bytes


def position_text(position: Mapping[str, Any]) -> str:
    """A position as the parameter `position` takes it, which may hold no comma and no bracket."""
    return quote(json.dumps(position, separators=(",", ":")), safe="")


@dataclass(frozen=True, eq=False)
class Shared:
    """What all copies of a state have in common: it never changes, so it is not copied."""

    def __deepcopy__(self, memo: Any) -> Shared:
        return self


@dataclass(frozen=True, eq=False)
class Table(Shared):
    """A game with its players, before set-up, and by which parameters that is."""

    game: Game
    params: Mapping[str, Any]
    blank: Any
    set_up: Callable[[Any], Any]

    def __reduce__(self) -> tuple[Any, ...]:
        return table, (self.game.slug, dict(self.params))

    @cached_property
    def setup(self) -> list[int]:
        """The first piece of every observation."""
        return setup_numbers(self.blank)

    def observed(self, state: Any, seat: int) -> list[int]:
        """What a seat sees."""
        numbers = [0] * (self.game.layout.size - len(self.setup))
        self.game.plain_batches.observe(state, seat, numbers)
        return [*self.setup, *numbers]


@dataclass(frozen=True, eq=False)
class Step(Shared):
    """The set-up or a choice that was carried out: the state it led to, who chose what, what was heard of it."""

    table: Table
    before: Step | None
    state: Any
    seat: int = NOBODY
    code: int = 0
    seen: int = 0
    log: Log | None = None
    known: dict[int, bytes] = field(default_factory=dict)  # all that each seat has ever learnt, in a few letters

    def knowledge(self, seat: int) -> bytes:
        """All that a seat has learnt up to here, in a few letters: its own choices, those it saw, what it was told and
        what it may know now. Whoever learnt the same has the same letters."""
        if seat not in self.known:
            learnt = blake2b(self.before.knowledge(seat) if self.before else b"", digest_size=_DIGEST)
            told = self.log.told(seat) if self.log else []
            learnt.update(repr((self.seat, self.code if self.seat == seat else self.seen, told)).encode())
            learnt.update(self.table.game.concealed(self.state, seat).pack())
            self.known[seat] = learnt.digest()
        return self.known[seat]

    def possible(self, seat: int, seed: int) -> Step:
        """Another world that a seat must hold possible. What it has learnt is the same; how the others came to know
        what they know there, nobody can say: their knowledge begins anew."""
        world = self.state.clone()
        self.table.game.plain.determinize(world, seat, seed)
        world.rng = [*_STILL]
        return Step(self.table, None, world, known={seat: self.knowledge(seat)})


@dataclass(frozen=True, eq=False)
class Moment(Shared):
    """Where a game stands: after a step, or in the middle of one, where chance is to say how it goes on."""

    table: Table
    last: Step | None = None
    choice: int | None = None  # the code of what is being carried out; None, where the table is being laid
    script: tuple[int, ...] = ()  # how chance has fallen on the way
    sides: int = 0  # outcomes that chance may have now

    @property
    def state(self) -> Any:
        """The state after the last step."""
        return self.last.state if self.last else self.table.blank

    def go_on(self) -> Moment:
        """Carry out what was chosen, as far as chance has fallen."""
        state = self.state.clone()
        state.rng = [*_STILL]
        state.watch = Watch(self.script, strict=True)
        try:
            if self.choice is None:
                self.table.set_up(state)
            else:
                self.table.game.plain.apply(state, self.choice)
        except OutOfScript as asked:
            return Moment(self.table, self.last, self.choice, self.script, asked.sides)
        log = Log(self.table.game, state, 0)
        state.watch = None
        return Moment(self.table, self._step(state, log))

    def _step(self, state: Any, log: Log) -> Step:
        if self.choice is None:
            return Step(self.table, self.last, state, log=log)
        seen = int(self.table.game.plain.seen(self.state, self.choice))
        return Step(self.table, self.last, state, self.state.actor, self.choice, seen, log)

    def __reduce__(self) -> tuple[Any, ...]:
        """What has been learnt goes along, the way to it does not."""
        seats = range(self.table.blank.players)
        last = (self.last.state.pack(), {seat: self.last.knowledge(seat) for seat in seats}) if self.last else None
        return _moment, (self.table, last, self.choice, self.script, self.sides)

    def chosen(self, index: int) -> Moment:
        """After an action of the seat to move."""
        code = int(self.table.game.plain_batches.code_of(self.state, self.state.actor, index))
        return Moment(self.table, self.last, code).go_on()

    def fallen(self, outcome: int) -> Moment:
        """After chance has fallen."""
        return Moment(self.table, self.last, self.choice, (*self.script, outcome)).go_on()


def _moment(table: Table, last: Any, choice: int | None, script: tuple[int, ...], sides: int) -> Moment:
    """A moment that was packed."""
    step = Step(table, None, table.game.State.unpack(last[0]), known=last[1]) if last else None
    return Moment(table, step, choice, script, sides)


class SaloonGame(pyspiel.Game):
    """A game of the house as OpenSpiel knows one; each has a class of its own, which says which game it is."""

    slug: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = params or {}
        self.table = table(self.slug, given)
        game, players = self.table.game, self.table.blank.players
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.layout.actions),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=players - 1.0,
            utility_sum=0.0,
            max_game_length=game.bound,
        )
        super().__init__(game_type(game), info, dict(given))

    @cached_property
    def beginning(self) -> Moment:
        """Before anything has happened, or as far as nothing is left to chance."""
        return Moment(self.table).go_on()

    def new_initial_state(self) -> SaloonState:
        """A state in which the table is yet to be laid, by chance."""
        return SaloonState(self)

    def max_chance_nodes_in_history(self) -> int:
        """How often chance may fall, generously: a step throws for everything at most once."""
        return self.table.game.bound * self.table.game.steps

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SaloonObserver | None:
        """What puts a state into numbers, or into a string: all that one seat may know. What is public and what is
        private of it is not told apart."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        whole = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return SaloonObserver(self.table, params, recalled=kind.perfect_recall) if whole else None


class SaloonState(pyspiel.State):
    """A state of one of our games as OpenSpiel knows one."""

    def __init__(self, game: SaloonGame) -> None:
        super().__init__(game)
        self.moment = game.beginning

    def current_player(self) -> int:
        """The seat to choose, or chance, or nobody any more."""
        if self.moment.sides:
            return int(pyspiel.PlayerId.CHANCE)
        actor = self.moment.state.actor
        return int(pyspiel.PlayerId.TERMINAL if actor == NOBODY else actor)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.moment.sides and bool(self.moment.state.actor == NOBODY)

    def _legal_actions(self, player: int) -> list[int]:
        state, index_of = self.moment.state, self.moment.table.game.plain_batches.index_of
        return sorted(int(index_of(state, player, code)) for code in state.legal[: state.legal_n])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """How chance may fall: each way as likely."""
        return [(outcome, 1 / self.moment.sides) for outcome in range(self.moment.sides)]

    def _apply_action(self, action: int) -> None:
        self.moment = self.moment.fallen(action) if self.moment.sides else self.moment.chosen(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"outcome {action}"
        return self.moment.table.game.layout.actions[action]

    def returns(self) -> list[float]:
        """What everybody has won or lost when the game is over: the winners share what all have put in."""
        state, share = self.moment.state, self.moment.table.game.plain.share
        shares = [share(state, seat) if self.is_terminal() else 0 for seat in range(state.players)]
        winners = sum(won > 0 for won in shares)
        return [(state.players / winners if won else 0.0) - 1.0 if winners else 0.0 for won in shares]

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> SaloonState:
        """A state that a seat must hold possible, drawn by our own `determinize`. Its history is still the old one."""
        other: SaloonState = self.clone()
        if self.moment.last:
            other.moment = Moment(self.moment.table, self.moment.last.possible(player_id, int(sampler() * WIN * WIN)))
        return other

    def __str__(self) -> str:
        """Equal where everything is: the state in a few letters, and how chance has fallen since."""
        now = blake2b(self.moment.state.pack(), digest_size=_DIGEST).hexdigest()
        return " ".join(map(str, (self.moment.table.game.slug, now, *self.moment.script)))


class SaloonObserver:
    """What one seat sees, as numbers by pieces; with perfect recall all it has ever learnt, as a string."""

    def __init__(self, table: Table, params: Any, *, recalled: bool) -> None:
        if params:
            raise ValueError(f"no parameters are known for observations, and these were given: {params}")
        self._table = table
        self._recalled = recalled
        self.tensor = np.zeros(0 if recalled else table.game.layout.size, np.float32)
        self.dict = {} if recalled else table.game.layout.split(self.tensor)

    def set_from(self, state: SaloonState, player: int) -> None:
        """Take a look at a state from a seat."""
        if not self._recalled and state.moment.last:
            self.tensor[:] = self._table.observed(state.moment.last.state, player)

    def string_from(self, state: SaloonState, player: int) -> str:
        """The same as a string."""
        last = state.moment.last
        if last is None:
            return f"{player}"
        if self._recalled:
            return f"{player} {last.knowledge(player).hex()}"
        return f"{player} {bytes(self._table.observed(last.state, player)).hex()}"


def table(slug: str, params: Mapping[str, Any]) -> Table:
    """A table by the parameters of an OpenSpiel game."""
    game = find_game(slug)
    if written := params.get("position"):
        position = json.loads(unquote(written))
        return Table(game, params, blank_at(game, position), lambda state: game.from_position(state, position))
    given = {name: params[name] for name in game.Options.FIELDS if name in params}
    read = {name: value.split() if game.Options.FIELDS[name].count else value for name, value in given.items()}
    return Table(game, params, game.blank(params.get("players", game.players[0]), read), game.plain.setup)


def _parameter(option: Option) -> Any:
    """The default of an option, as a parameter."""
    shown = option.show(option.stored)
    return " ".join(map(str, shown)) if option.count else shown


def game_type(game: Game) -> Any:
    """What OpenSpiel is told of a game."""
    kind = pyspiel.GameType
    options = {name: _parameter(option) for name, option in game.Options.FIELDS.items()}
    return kind(
        short_name=f"saloon_{game.slug.replace('-', '_')}",
        long_name=game.slug.replace("-", " ").title(),
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.PERFECT_INFORMATION
        if game.conceal is Game.conceal
        else kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.players[0], "position": "", **options},
    )


def _register() -> None:
    """Have OpenSpiel know all games that show anything to learning programs."""
    for slug in list_games():
        if find_game(slug).observation:
            pyspiel.register_game(game_type(find_game(slug)), type("SaloonGame", (SaloonGame,), {"slug": slug}))


_register()
