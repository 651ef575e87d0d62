"""What the whole suite stands on: every game in every setting, random games, and the eyes around a table.

Nothing here names a game: whatever `saloon.list_games()` lists is tested, with the options its schema declares.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import groupby
from typing import Any

import pytest

import saloon
from saloon.engine import NOBODY, SPECTATOR, Game, reseed
from saloon.lab.settings import Setting, settings
from saloon.match import Match

ENOUGH = 30  # settings of a game; more mixtures are drawn until there are so many
MIXTURES = range(20)


@dataclass(frozen=True)
class Table:
    """A game in one setting, ready to be played."""

    slug: str
    setting: Setting

    @cached_property
    def game(self) -> Game:
        """The game played at this table."""
        return saloon.game(self.slug)

    def blank(self) -> Any:
        """A state before set-up."""
        return self.game.blank(self.setting.players, self.setting.options)

    def begin(self, seed: int) -> Any:
        """A state at its first choice."""
        state = self.blank()
        reseed(state, seed)
        self.game.plain.setup(state)
        return state

    def match(self, seed: int) -> Match:
        """A match at its first choice."""
        return Match.new(self.slug, self.setting.players, self.setting.options, seed=seed)

    def __str__(self) -> str:
        return f"{self.slug} {self.setting}"


@cache
def all_tables(game: Game) -> list[Table]:
    """A game with its usual options for every number of players, then with each option alone and with mixtures of them,
    the numbers of players in turn. `saloon conform` plays all of these with every number."""
    usual = [Table(game.slug, Setting(players, {})) for players in game.players]
    found = {table.blank().pack(): table for table in usual}
    for seed in MIXTURES:
        alike = groupby(settings(game, seed), lambda setting: but_for_numbers(setting.options))
        for turn, tables in enumerate(list(group) for _, group in alike):
            table = Table(game.slug, tables[turn % len(tables)])
            found.setdefault(table.blank().pack(), table)  # options written out at their defaults make no other game
        if len(found) >= ENOUGH:
            break
    return list(found.values())


def but_for_numbers(options: dict[str, Any]) -> dict[str, Any]:
    """Options without the numbers in lists, which are drawn by lot and drawn again in mixtures."""
    return {name: len(value) if isinstance(value, list) else value for name, value in options.items()}


def usual_table(game: Game) -> Table:
    """A game with its fewest players and its usual options."""
    return Table(game.slug, Setting(game.players[0], {}))


GAMES = [saloon.game(slug) for slug in saloon.list_games()]


def each_table_of(games: list[Game], every: int = 1, turn: int = 1, lean: int = 1) -> pytest.MarkDecorator:
    """The tables of some games, all or one in so many, and others in another turn. `make quick` takes one of each, with
    the usual options; of the others, `make test` takes one in so many as `lean` says, and `make thorough` all."""

    def marks(number: int) -> list[pytest.MarkDecorator]:
        if number == turn:
            return []
        rank = number // every
        return [pytest.mark.slow] if rank % lean == turn % lean else [pytest.mark.slow, pytest.mark.thorough]

    return pytest.mark.parametrize(
        "table",
        [
            pytest.param(table, id=str(table), marks=marks(number))
            for game in games
            for number, table in enumerate(all_tables(game))
            if number % every == turn % every
        ],
    )


each_game = pytest.mark.parametrize("game", GAMES, ids=saloon.list_games())
each_table = each_table_of(GAMES, lean=4)
some_tables = each_table_of(GAMES, every=4, lean=2)  # enough for what the engine does alike, whatever the options
few_tables = each_table_of(GAMES, every=4, lean=4)
# A third of them each, for what takes long: what one leaves out another test of the same matter meets.
first_third, second_third, last_third = (each_table_of(GAMES, every=3, turn=turn, lean=5) for turn in range(3))


def random_game(table: Table, seed: int) -> Iterator[Any]:
    """One state, changed from choice to choice until the game is over. Clone what is to be kept."""
    choices = random.Random(seed)
    state = table.begin(seed)
    yield state
    for _ in range(table.game.bound):
        if state.actor == NOBODY:
            return
        table.game.plain.apply(state, choices.choice(legal(state)))
        yield state
    assert state.actor == NOBODY, f"not over after {table.game.bound} choices"


def random_match(table: Table, seed: int) -> Iterator[Match]:
    """One match, played at random from choice to choice until it is over."""
    choices = random.Random(seed)
    match = table.match(seed)
    yield match
    while not match.over:
        match.play(choices.choice(match.choices()))
        yield match


def finished_match(table: Table, seed: int) -> Match:
    """A match played at random to its end."""
    *_, match = random_match(table, seed)
    return match


def moments(table: Table, seed: int, count: int = 8) -> Iterator[Match]:
    """One match at some of its moments: the first, the last, and about so many in between."""
    length = len(finished_match(table, seed).truth.moves)
    wanted = {0, length, *random.Random(seed).choices(range(length), k=count)}
    return (match for number, match in enumerate(random_match(table, seed)) if number in wanted)


def scenes(table: Table, seed: int, most: int = 1000) -> list[Any]:
    """One moment of a random game for each kind of decision that came up, and its end; of these so many at most. Each
    table draws for itself, or all of them would look at the second of two."""
    choices = random.Random(f"{table} {seed}")
    moments: dict[tuple[bool, int], list[Any]] = {}
    for state in random_game(table, seed):
        moments.setdefault((state.actor == NOBODY, state.decision), []).append(state.clone())
    found = [choices.choice(alike) for alike in moments.values()]
    return found if len(found) <= most else choices.sample(found, most)


def legal(state: Any) -> list[int]:
    """The codes of the legal choices."""
    found: list[int] = state.legal[: state.legal_n]
    return found


def viewers(state: Any) -> list[int | None]:
    """Everybody who looks at the table: the seats, then the spectators."""
    return [*range(state.players), None]


def two_viewers(state: Any, number: int) -> list[int | None]:
    """Two of those who look at the table, others for the next number."""
    everybody = viewers(state)
    return [everybody[(2 * number + i) % len(everybody)] for i in range(2)]


def sampled(game: Game, state: Any, viewer: int | None, seed: int) -> Any:
    """A world that the viewer cannot tell from this one."""
    world = state.clone()
    game.plain.determinize(world, SPECTATOR if viewer is None else viewer, seed)
    return world


def asked_anew(game: Game, world: Any) -> Any:
    """The same situation, written down and set up again."""
    position = game.to_position(world)
    state = game.blank(position["players"], position.get("options"))
    game.from_position(state, position)
    return state
