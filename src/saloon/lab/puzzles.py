"""Finding puzzles: positions in which one choice is clearly best by a deep search, and is not the obvious one: a glance
makes another, or most levels below the best miss it.

Bots that search as legends do, with little time, play matches; what they think before each choice is the sieve. What
looks like a puzzle is examined: written as a position, searched by several deep searches that must agree, each from
what the seat can know; its best choices are weighed against each other in the same worlds, it is judged by a search of
another kind, and at last confirmed by one with another seed and eight times the iterations. Every figure that decides
is a name below. Everything depends on the plan alone, so that a search that was stopped goes on where it was.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections import Counter
from collections.abc import Generator, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import count
from statistics import fmean
from typing import Any, NamedTuple

from saloon.bots import bot
from saloon.bots.explain import WORTH_TELLING, chances_now, gains_later
from saloon.bots.play import choice_seed
from saloon.bots.search import Found, line, search
from saloon.engine import NOBODY, Choice, Game, OptionError
from saloon.engine.tuning import Tuning, at_once
from saloon.engine.words import word
from saloon.games import game as game_of
from saloon.lab.workers import ALONE, Work, Workers, give_way
from saloon.match import Match
from saloon.match.history import happen
from saloon.match.sight import Sight
from saloon.school.puzzles import HARDEST, LINE_WORLD, Making, Puzzle, Weighed, set_up

MARGIN = 0.05  # the best choice is ahead of the next by at least so much of a win ...
ERRORS = 3.0  # ... and by so many standard errors of that
LOWEST, HIGHEST = 0.1, 0.95  # the best choice's chance: outside, the match is lost or won already
FEWEST_CHOICES, MOST_CHOICES = 2, 30  # that come to different things, and that a person can weigh
COINS = 33  # puzzles at most with two choices, of which a guess solves half
GLANCES = 8  # none of so many makes the best choice ...
MISSED = 0.5  # ... or a level makes it less often than so, ...
MISSING = 2  # ... and so many levels below the legend do
SIEVE = 16  # the part of a legend's iterations with which matches are played ...
AT_ONCE = 600  # ... or so many, where rollouts are long ...
SECOND_LOOK = 4  # ... and the part with which a position is looked at again ...
NEARLY = 0.8  # ... and the part of the margin that both must show
DEPTH = 2  # times the iterations of a legend, for each of the deep searches
SEARCHES = 4  # that must agree
CONFIRMING = 8  # times the iterations of a deep search
EXPLORE = 100  # thousandths, at least: what a glance likes must not be all that is looked at ...
EXPLORE_DEEPLY = 250  # ... and what is worse is to be judged, too
DEALS = 32  # worlds in which the best choices are weighed against each other ...
RIVALS = 3  # ... so many others beside the best and the most tempting ...
SCALES = 10  # ... each by a search with this part of a legend's iterations
OUTCOMES = 1_000  # iterations of the search of another kind: it plays to the end of the game
TRIES = 6  # of each level of bot
LEVELS = ("tenderfoot", "deputy", "marshal", "legend")  # a puzzle's grade is how many of them miss it
A_MATCH = 3  # puzzles at most out of one match
ALIKE = 30  # puzzles at most with the same best choice, so that nobody solves them by habit
LINE = 5  # choices of the line that is told
WORLDS = 12  # looked at for the reason
TOLD = 3  # reasons at most
_COIN = "one of two"


@dataclass(frozen=True)
class Verdict:
    """What searches of one position found: the chance after each choice and how often it was followed, all together."""

    chances: dict[int, float]  # the best first
    visits: dict[int, int]
    margin: Margin  # its error is how the searches spread
    agreed: bool  # whether all found the same choice best
    last: Found

    @property
    def best(self) -> int:
        """The choice found best."""
        return next(iter(self.chances))

    @property
    def open(self) -> bool:
        """Whether the match is neither won nor lost."""
        return LOWEST <= self.chances[self.best] <= HIGHEST


@dataclass(frozen=True)
class Margin:
    """How far the best choice is ahead of the next, in parts of a win, and the standard error of that."""

    ahead: float
    error: float

    @property
    def clear(self) -> bool:
        """Whether that is far enough, and no luck."""
        return self.ahead >= max(MARGIN, ERRORS * self.error)


@dataclass
class Tally:
    """How a search for puzzles went, and why positions were thrown out."""

    matches: int = 0
    positions: int = 0
    examined: int = 0
    kept: int = 0
    thrown_out: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        """Count what was counted elsewhere."""
        self.matches += other.matches
        self.positions += other.positions
        self.examined += other.examined
        self.kept += other.kept
        self.thrown_out += other.thrown_out


@dataclass(frozen=True)
class Plan:
    """Where to look for puzzles."""

    slug: str
    seed: int = 0

    @property
    def game(self) -> Game:
        """The game of which there are to be puzzles."""
        return game_of(self.slug)

    def chance(self, number: int) -> bytes:
        """What decides every draw of a match."""
        return hashlib.blake2b(b"saloon puzzles %d %d" % (self.seed, number), digest_size=32).digest()

    def start(self, number: int) -> Any:
        """A match to be set up: all numbers of players in turn, every other time in one of the game's modes."""
        modes = self.game.modes
        options = dict(modes[number // 2 % len(modes)]) if modes and number % 2 else {}
        counts = [players for players in self.game.players if self._allowed(players, options)]
        return self.game.blank(counts[(number // 2 if modes else number) % len(counts)], options)

    def _allowed(self, players: int, options: dict[str, Any]) -> bool:
        try:
            self.game.blank(players, options)
        except OptionError:
            return False
        return True

    def making(self, number: int, move: int) -> Making:
        """How a puzzle before a move of a match is made."""
        return Making(
            rules=self.game.version,
            seed=self.seed,
            match=number,
            move=move,
            iterations=_tuning(self.game, DEPTH).iterations,
            searches=SEARCHES,
        )


class Searched(NamedTuple):
    """A piece of the search: a match, and the best choices of which there are puzzles enough."""

    match: int
    enough: frozenset[str]


def look_for(
    plan: Plan, have: Sequence[Puzzle], tally: Tally, workers: Workers = ALONE
) -> Generator[list[Puzzle], None, None]:
    """Match after match, the puzzles found in it, beginning after those that there are already. It never ends by
    itself.

    Whatever a match is searched for depends on what was found before it only by what there is enough of. That seldom
    changes; where it does, the matches begun already are searched anew.
    """
    number = max((one.found.match + 1 for one in have), default=0)
    have = list(have)
    work = Work(partial(search_match, plan), (plan.slug,), compiled=True)
    while True:
        enough = _enough(have)
        with closing(workers.do(work, (Searched(match, enough) for match in count(number)))) as searched:
            for piece, (found, counted) in searched:
                number = piece.match + 1
                have += found
                tally.add(counted)
                yield found
                if _enough(have) != enough:
                    break


def _enough(have: Iterable[Puzzle]) -> frozenset[str]:
    """The best choices of which there are puzzles enough, and whether there are enough with two choices."""
    kept = list(have)
    alike = Counter(one.best for one in kept)
    coins = sum(len(one.choices) == 2 for one in kept)
    return frozenset([best for best, number in alike.items() if number >= ALIKE] + [_COIN] * (coins >= COINS))


def search_match(plan: Plan, piece: Searched) -> tuple[list[Puzzle], Tally]:
    """Let searching bots play a match, and examine whatever looks like a puzzle."""
    game, number = plan.game, piece.match
    chance, state = plan.chance(number), plan.start(number)
    happen(game, state, chance, 0, game.plain.setup)
    puzzles: list[Puzzle] = []
    tally = Tally()
    made = 0
    while (seat := state.actor) != NOBODY:
        give_way()
        code = int(state.legal[0])
        if state.legal_n > 1:
            tally.positions += 1
            sight, seed = Sight(game, seat, state, []), choice_seed(plan.seed, made)
            found = search(game, sight.sample(seed), seat, _sieve(game), seed)
            code = found.best
            if len(puzzles) < A_MATCH and _promising(sight, found):
                tally.examined += 1
                examined = _examined(state, sight, plan.making(number, made), piece.enough, found.best)
                if isinstance(examined, str):
                    tally.thrown_out[examined] += 1
                else:
                    puzzles.append(examined)
        made += 1
        happen(game, state, chance, made, partial(game.plain.apply, code=code))
    tally.matches += 1
    tally.kept += len(puzzles)
    return puzzles, tally


def _tuning(game: Game, times: float) -> Tuning:
    """A legend's way to search with more or fewer iterations, looking about itself at least a little."""
    legend = game.levels.legend
    explore = max(legend.explore, EXPLORE_DEEPLY if times > 1 else EXPLORE)
    return replace(legend, iterations=round(times * legend.iterations), explore=explore)


def _sieve(game: Game) -> Tuning:
    """How matches are played. Whoever plays to the end of the game sees too little of it in so short a time."""
    return at_once(AT_ONCE, EXPLORE) if game.levels.legend.stages < 0 else _tuning(game, 1 / SIEVE)


def _promising(sight: Sight, found: Found) -> bool:
    """Whether what was found looks like a puzzle, and like the same one at a second look."""
    if len(found.visits) > MOST_CHOICES or not _ahead(found, NEARLY * MARGIN) or not _hidden(sight, found.best):
        return False
    again = search(sight.game, sight.sample(1), sight.seat, _tuning(sight.game, 1 / SECOND_LOOK), 1)
    return again.best == found.best and _ahead(again, NEARLY * MARGIN) and _different(sight) >= FEWEST_CHOICES


def _ahead(found: Found, margin: float) -> bool:
    """Whether one choice is so much better than the others, in a match that is neither won nor lost."""
    best = found.chance(found.best)
    others = [found.chance(code) for code in found.visits if code != found.best]
    return bool(others) and best - max(others) >= margin and LOWEST <= best <= HIGHEST


def _hidden(sight: Sight, best: int) -> bool:
    """Whether the best choice is not the obvious one. Where a glance sees nearly all there is to a game, it may be what
    a glance makes and most levels below the best miss."""
    if best not in _tries("glance", sight, GLANCES):
        return True
    return sum(_finds(level, sight, best) < MISSED for level in LEVELS[:-1]) >= MISSING


def _tempting(sight: Sight, best: int) -> list[int]:
    """What is chosen instead of the best, the most usual first: at a glance, or by those who miss it."""
    chosen = _tries("glance", sight, GLANCES)
    if best in chosen:
        chosen = [code for level in LEVELS[:-1] for code in _tries(level, sight, TRIES)]
    return [code for code, _ in Counter(code for code in chosen if code != best).most_common()]


def _finds(level: str, sight: Sight, best: int) -> float:
    """How often a level finds the best choice."""
    return _tries(level, sight, TRIES).count(best) / TRIES


def _tries(level: str, sight: Sight, count: int) -> list[int]:
    """What bots of a level choose."""
    player = bot(level)
    return [player.choose(sight, choice_seed(0, number)) for number in range(count)]


def _different(sight: Sight) -> int:
    """How many of the choices come to different things, as the seat sees them."""
    game, state, seen = sight.game, sight.sample(0), set()
    for code in state.legal[: state.legal_n]:
        after = state.clone()
        game.plain.apply(after, code)
        seen.add(game.concealed(after, sight.seat).pack())
    return len(seen)


def _examined(state: Any, sight: Sight, making: Making, enough: frozenset[str], likely: int) -> Puzzle | str:
    """A position as a puzzle, or why it is none."""
    game, seat = sight.game, sight.seat
    if game.choice(state, likely).text in enough or (state.legal_n == 2 and _COIN in enough):
        return "alike"
    position = game.to_position(state)
    twin = Match.from_position(game.key, position, seed=0)
    if not _as_known(game, state, twin, seat):
        return "position"
    sight = twin.sight(seat)
    deep = judge(sight, making.iterations, _seeds(making.seed, SEARCHES))
    if not deep.agreed or deep.best != likely:
        return "luck"
    if not _hidden(sight, deep.best):
        return "obvious"
    tempting = _tempting(sight, deep.best)
    if not deep.open or not deep.margin.clear:
        return "margin"
    margin = weigh(sight, deep, tempting[0])
    if not margin.clear:
        return "weighed"
    if not _holds_to_the_end(sight, deep.best, tempting[0]):
        return "outcomes"
    sure = confirm(sight, making)
    if sure.best != deep.best or not sure.open:
        return "unconfirmed"
    return _written(sight, twin, position, making, margin, sure, tempting)


def _as_known(game: Game, state: Any, twin: Match, seat: int) -> bool:
    """Whether the seat knows as much in the position as it did in the match."""
    if twin.to_move != seat or twin.view(seat) != game.view(state, seat):
        return False
    read = game.State.unpack(twin.truth.states[-1])
    return bool(game.concealed(state, seat).pack() == game.concealed(read, seat).pack())


def judge(sight: Sight, iterations: int, seeds: Sequence[int]) -> Verdict:
    """Search a position once for every seed, as a legend does but so many iterations; no further than they agree."""
    tuning = replace(_tuning(sight.game, DEPTH), iterations=iterations)
    found: list[Found] = []
    for seed in seeds:
        found.append(search(sight.game, sight.sample(seed), sight.seat, tuning, seed, whole=True))
        if found[-1].best != found[0].best:
            break
    visits = {code: sum(one.visits[code] for one in found) for code in found[0].visits}
    chances = {code: _pooled(found, code) for code in visits}
    best = max(visits, key=lambda code: (visits[code], chances[code]))
    order = sorted(chances, key=lambda code: (code != best, -chances[code]))
    margins = [one.chance(best) - one.chance(order[1]) for one in found]
    return Verdict(
        chances={code: chances[code] for code in order},
        visits=visits,
        margin=Margin(chances[best] - chances[order[1]], _standard_error(margins)),
        agreed=all(one.best == best for one in found),
        last=found[-1],
    )


def _pooled(found: Sequence[Found], code: int) -> float:
    """The chance after a choice by all searches together."""
    tried = sum(one.visits[code] + one.trust for one in found)
    return sum(one.worths[code] for one in found) / max(tried, 1)


def _standard_error(values: Sequence[float]) -> float:
    if len(values) < 2:
        return 0.0
    mean = sum(values) / len(values)
    return math.sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))


def weigh(sight: Sight, verdict: Verdict, tempting: int) -> Margin:
    """How far the best choice is ahead, each of the likeliest searched as much as the others, in the same worlds: a
    tree hardly looks at what it thinks worse, and so cannot say how much worse it is."""
    best, *others = verdict.chances
    rivals = [*others[:RIVALS], *([tempting] if tempting in others[RIVALS:] else [])]
    ahead: dict[int, list[float]] = {code: [] for code in rivals}
    for number in range(DEALS):
        world = sight.sample(choice_seed(DEALS, number))
        first = _worth(sight, world, best, number)
        for code in rivals:
            ahead[code].append(first - _worth(sight, world, code, number))
    nearest = min(rivals, key=lambda code: sum(ahead[code]))
    return Margin(sum(ahead[nearest]) / DEALS, _standard_error(ahead[nearest]))


def _worth(sight: Sight, world: Any, code: int, seed: int) -> float:
    """The seat's chance of winning after a choice in a world, by what it knows then."""
    game, after = sight.game, world.clone()
    game.plain.apply(after, code)
    if after.actor == NOBODY:
        return chances_now(game, after)[sight.seat]
    return search(game, after, sight.seat, _tuning(game, 1 / SCALES), seed, whole=True).chances[sight.seat]


def confirm(sight: Sight, making: Making, seed: int = 0) -> Verdict:
    """The search that a puzzle must stand: another seed, and eight times the iterations."""
    return judge(sight, CONFIRMING * making.iterations, [_seeds(making.seed, SEARCHES + 1 + seed)[-1]])


def _seeds(seed: int, count: int) -> list[int]:
    """Seeds for searches of one position."""
    return [choice_seed(seed, -number) for number in range(1, count + 1)]


def _holds_to_the_end(sight: Sight, best: int, tempting: int) -> bool:
    """Whether a search that plays to the end of the game, and so does without the worth of positions, prefers the best
    choice to the most tempting, too."""
    tuning = Tuning(iterations=OUTCOMES, stages=-1, greed=100)
    found = search(sight.game, sight.sample(0), sight.seat, tuning, 0, whole=True)
    return found.chance(best) > found.chance(tempting)


def _written(
    sight: Sight,
    twin: Match,
    position: dict[str, Any],
    making: Making,
    margin: Margin,
    sure: Verdict,
    tempting: Sequence[int],
) -> Puzzle:
    """A puzzle that stood every test."""
    words = {choice.code: choice for choice in twin.choices()}
    ahead = line(sight.game, sure.last, sight.sample(LINE_WORLD), LINE)
    return Puzzle(
        id=hashlib.blake2b(json.dumps(position, sort_keys=True).encode(), digest_size=4).hexdigest(),
        grade=_grade(sight, sure.best),
        decision=str(twin.view(sight.seat)["decision"]),
        players=twin.players,
        seat=sight.seat,
        best=words[sure.best].text,
        tempting=[words[code].text for code in tempting],
        margin=round(margin.ahead, 4),
        error=round(margin.error, 4),
        choices=[_weighed(words[code], sure, code) for code in sure.chances],
        line=[choice.text for _, choice in ahead],
        reason=_reason(sight, sure.best, tempting[0]),
        found=making,
        position=position,
    )


def _weighed(choice: Choice, verdict: Verdict, code: int) -> Weighed:
    chance = min(max(verdict.chances[code], 0.0), 1.0)
    return Weighed(text=choice.text, chance=round(chance, 4), visits=verdict.visits[code])


def _grade(sight: Sight, best: int) -> int:
    """How many levels of bots miss the best choice; one at least."""
    missed = sum(_finds(level, sight, best) < MISSED for level in LEVELS)
    return max(1, min(missed, HARDEST))


def _reason(sight: Sight, best: int, tempting: int) -> dict[str, int]:
    """What the best choice has gained over the most tempting some choices later, feature by feature: the mean of worlds
    that the seat holds possible, what weighs most first."""
    game, worlds = sight.game, [sight.sample(number) for number in range(WORLDS)]
    weights = game.weights[game.plain.stage(worlds[0])]
    gains = list(gains_later(game, worlds, sight.seat, best, tempting))
    changes = {one: fmean(gain[one] for gain in gains) if gains else 0.0 for one in game.features}
    told = sorted(game.features, key=lambda one: -changes[one] * weights[one])[:TOLD]
    worth = [one for one in told if changes[one] * weights[one] >= WORTH_TELLING]
    return {word(one): change for one in worth if (change := round(changes[one]))}


def confirmed(
    slug: str, pack: Sequence[Puzzle], workers: Workers = ALONE
) -> Generator[tuple[Puzzle, bool], None, None]:
    """The puzzles of a pack, each with whether it is confirmed once more."""
    work = Work(partial(checked, slug), (slug,), compiled=True)
    yield from workers.do(work, iter(pack))


def checked(slug: str, puzzle: Puzzle, seed: int = 1) -> bool:
    """Whether a puzzle of a pack is confirmed once more, by yet another seed."""
    twin = set_up(slug, puzzle)
    return twin.find(puzzle.best).code == confirm(twin.sight(puzzle.seat), puzzle.found, seed).best
