"""Fitting a game's weights: bots play, positions are noted, and a regression finds what each feature is worth.

The model is a conditional logit: everybody's chance of winning is his share of the sum of the exponentials of all
strengths, and a strength is a sum of features times weights, other weights in every stage of the game. The weights are
those that make the winners of the games noted most likely, held by a small ridge to the weights of all stages together,
which in turn are held to nothing. Rounds follow each other: the bots of the next play by the weights of the last.
`saloon fit GAME` is this with the mixture of settings below, so that its command tells how weights were made.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from saloon.engine import MAX_SEATS, Game
from saloon.engine.chances import WIN
from saloon.engine.kernels import Job
from saloon.engine.native import load
from saloon.engine.policies import Policy
from saloon.engine.weights import weights_text
from saloon.games import game as game_of
from saloon.lab.settings import Setting, settings
from saloon.lab.workers import ALONE, Work, Workers

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

MILLIONTHS = 1_000_000
EVERY = 5  # one position in so many is noted: neighbours tell the same story
RIDGE = 20.0  # in positions: how firmly a stage is held to all stages
STEPS = 50  # of Newton's method; it ends long before
CLOSE = 1e-6  # a step so small is the last
CHUNK = 20_000  # positions regarded at once
# Who sits at the tables: all alike. Where greedy and careless bots meet, a feature that only tells who is the careless
# one is given a weight.
CASTS = ((Policy.GREEDY,) * MAX_SEATS, (Policy.CARELESS,) * MAX_SEATS)


@dataclass(frozen=True)
class Survey:
    """Positions of one number of players: their stages, everybody's features and shares of the win."""

    stages: Array
    features: Array  # position, seat, feature
    shares: Array  # position, seat


@dataclass(frozen=True)
class Fit:
    """Weights, and how well they foretell winners: the mean surprise of a position, and that of knowing nothing."""

    weights: list[list[int]]
    positions: int
    games: int
    surprise: float
    ignorance: float


def mixture(game: Game) -> list[Setting]:
    """What weights are fitted to if nobody says: every number of players with the usual options, and about as often the
    game's modes and every option that is a matter of choice. Options that are numbers make games that few play."""
    known = settings(game, 0)
    usual = [setting for setting in known if not setting.options]
    others = [
        setting
        for setting in known
        if setting.options and all(isinstance(value, (bool, str)) for value in setting.options.values())
    ]
    return usual * max(2, round(len(others) / len(usual))) + others


def fit(
    game: Game,
    settings: Sequence[Setting],
    positions: int,
    rounds: int = 3,
    seed: int = 1,
    workers: Workers = ALONE,
    heard: Callable[[int, Fit], None] = lambda number, found: None,
    noted: Callable[[int], None] = lambda positions: None,
) -> Fit:
    """Fit a game's weights to positions spread evenly over settings, again and again. `heard` is told every round,
    `noted` how many positions there are so far, of all rounds."""
    weights = [list(map(int, row)) for row in game.weights]
    found: Fit | None = None
    for number in range(rounds):
        so_far = partial(_added, noted, number * positions)
        surveys, games = survey(game, settings, positions, weights, seed + number, workers, so_far)
        found = regress(surveys, len(weights), len(game.features), games)
        weights = found.weights
        heard(number + 1, found)
    if found is None:
        raise ValueError("a fit takes at least one round")
    return found


def _added(noted: Callable[[int], None], before: int, positions: int) -> None:
    noted(before + positions)


class Table(NamedTuple):
    """A piece of a survey: so many positions of games in one setting, played by one of the casts from a seed on."""

    setting: Setting
    cast: tuple[int, ...]
    first: int
    positions: int


def survey(
    game: Game,
    settings: Sequence[Setting],
    positions: int,
    weights: list[list[int]],
    seed: int,
    workers: Workers = ALONE,
    noted: Callable[[int], None] = lambda positions: None,
) -> tuple[list[Survey], int]:
    """Note positions of games between bots that play by these weights; also, how many games there were."""
    work = Work(partial(survey_table, game.slug, weights), (game.slug,), compiled=True, free=True)
    surveys: list[Survey] = []
    games = 0
    with closing(workers.do(work, tables(settings, positions, seed))) as surveyed:
        for table, (found, played) in surveyed:
            surveys.append(found)
            games += played
            noted(table.positions * len(surveys))
    return _together(surveys), games


def tables(settings: Sequence[Setting], positions: int, seed: int) -> Iterator[Table]:
    """The pieces of a survey."""
    each = max(1, positions // (len(settings) * len(CASTS)))
    for number, setting in enumerate(settings):
        for turn, cast in enumerate(CASTS):
            yield Table(setting, cast, (seed * 1_000 + number) * 10_000_000 + turn * 2_000_000, each)


def survey_table(slug: str, weights: list[list[int]], table: Table) -> tuple[Survey, int]:
    """Note the positions of a table, and how many games they took."""
    import numpy as np  # noqa: PLC0415 (plain play must not load NumPy)

    native = load(game_of(slug))
    features, players = len(weights[0]), table.setting.players
    width = 1 + MAX_SEATS * (features + 1)
    notes = np.zeros(table.positions * width, np.int64)
    games = native.work(
        Job.SURVEY,
        native.states(native.game.blank(players, table.setting.options)),
        policies=np.array(table.cast, np.int64),
        weights=np.concatenate([np.array(weights, np.int64), np.eye(features, dtype=np.int64)]),
        notes=notes,
        seed=table.first,
        count=EVERY,
    )
    rows = notes.reshape(table.positions, width)
    seats = rows[:, 1 : 1 + players * (features + 1)].reshape(table.positions, players, features + 1)
    noted = Survey(rows[:, 0].copy(), seats[:, :, :features].astype(np.float32), seats[:, :, features] / WIN)
    return noted, games


def _together(surveys: Sequence[Survey]) -> list[Survey]:
    """Surveys of as many players as one."""
    import numpy as np  # noqa: PLC0415

    def players(one: Survey) -> int:
        return int(one.shares.shape[1])

    return [
        Survey(*(np.concatenate(pieces) for pieces in zip(*map(_arrays, same), strict=True)))
        for _, same in groupby(sorted(surveys, key=players), key=players)
    ]


def _arrays(one: Survey) -> tuple[Array, Array, Array]:
    return one.stages, one.features, one.shares


def regress(surveys: Sequence[Survey], stages: int, features: int, games: int) -> Fit:
    """The weights that make the winners most likely."""
    import numpy as np  # noqa: PLC0415

    scale = _scale(surveys, features)
    together = _newton(surveys, None, scale, np.zeros(features), ridge=1.0)
    rows = [_newton(surveys, stage, scale, together, RIDGE) for stage in range(stages)]
    surprise = ignorance = 0.0
    count = 0
    for stage, weights in enumerate(rows):
        for x, y in _chunks(surveys, stage, scale):
            surprise -= float((y * np.log(_chances(x, weights) + 1e-12)).sum())
            ignorance += float(y.sum() * np.log(y.shape[1]))
            count += len(x)
    whole = [[round(MILLIONTHS * float(weight)) for weight in row / scale] for row in rows]
    return Fit(whole, count, games, surprise / count, ignorance / count)


def _scale(surveys: Sequence[Survey], features: int) -> Array:
    """How far each feature spreads between seats, so that the ridge presses on all alike."""
    import numpy as np  # noqa: PLC0415

    spread = np.zeros(features)
    for one in surveys:
        spread += (one.features - one.features.mean(axis=1, keepdims=True)).reshape(-1, features).std(axis=0)
    spread /= len(surveys)
    return np.where(spread > 0, spread, 1.0)


def _chunks(surveys: Sequence[Survey], stage: int | None, scale: Array) -> Iterator[tuple[Array, Array]]:
    for one in surveys:
        mine = slice(None) if stage is None else one.stages == stage
        x, y = one.features[mine], one.shares[mine]
        for first in range(0, len(x), CHUNK):
            yield x[first : first + CHUNK] / scale, y[first : first + CHUNK]


def _chances(x: Array, weights: Array) -> Array:
    import numpy as np  # noqa: PLC0415

    strengths = x @ weights
    grown = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    chances: Array = grown / grown.sum(axis=1, keepdims=True)
    return chances


def _newton(surveys: Sequence[Survey], stage: int | None, scale: Array, held: Array, ridge: float) -> Array:
    """Newton's method on the likelihood, less the ridge that holds the weights to `held`. A step that leads down is
    halved."""
    import numpy as np  # noqa: PLC0415

    weights = held.copy()
    height, step = _climb(surveys, stage, scale, weights, held, ridge)
    for _ in range(STEPS):
        if float(np.abs(step).max()) < CLOSE:
            break
        reached, following = _climb(surveys, stage, scale, weights + step, held, ridge)
        if reached < height:
            step = step / 2
        else:
            weights, height, step = weights + step, reached, following
    return weights


def _climb(
    surveys: Sequence[Survey], stage: int | None, scale: Array, weights: Array, held: Array, ridge: float
) -> tuple[float, Array]:
    """How high weights stand, and the step from there to the top if the hill were round."""
    import numpy as np  # noqa: PLC0415

    height = -ridge / 2 * float(((weights - held) ** 2).sum())
    slope = -ridge * (weights - held)
    bend = ridge * np.eye(len(held))
    for x, y in _chunks(surveys, stage, scale):
        chances = _chances(x, weights)
        whole = y.sum(axis=1, keepdims=True)
        height += float((y * np.log(chances + 1e-300)).sum())
        slope += np.einsum("ns,nsf->f", y - whole * chances, x)
        mean = np.einsum("ns,nsf->nf", chances, x)
        weighed = x * chances[:, :, None]
        bend += np.tensordot(weighed * whole[:, :, None], x, axes=([0, 1], [0, 1])) - (mean * whole).T @ mean
    return height, np.linalg.solve(bend, slope)


ABOUT = "How much each feature adds to a player's strength, in millionths of a logit, in each stage of the game."
RECIPE = (
    "Made by `{command}`: {positions:,} positions of {games:,} games in its last round. They foretell winners with a "
    "mean surprise of {surprise:.4f} nats where knowing nothing has {ignorance:.4f}."
)
WIDTH = 118


def text(game: Game, found: Fit, command: str) -> str:
    """A game's weights as the file it reads them from, with how they were made."""
    recipe = RECIPE.format(
        command=command,
        positions=found.positions,
        games=found.games,
        surprise=found.surprise,
        ignorance=found.ignorance,
    )
    remarks = [ABOUT, *textwrap.wrap(recipe, WIDTH, break_on_hyphens=False)]
    return weights_text(game.features, found.weights, remarks)
