"""The contract: everything the rest of the house knows of a game."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from fractions import Fraction
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, get_type_hints

from saloon.engine import batches, forms
from saloon.engine.contract import check_contract, check_observation
from saloon.engine.errors import SaloonError
from saloon.engine.explained import About, about, explained
from saloon.engine.house_rules import HouseRules, Tables
from saloon.engine.observations import Layout, Observation
from saloon.engine.options import Preset, options_schema, read_options
from saloon.engine.policies import Policy
from saloon.engine.state import SPECTATOR
from saloon.engine.studied import Studied
from saloon.engine.tuning import USUAL, Levels
from saloon.engine.words import Choice, Part, Points, Reason, Shape, TieBreak, word

if TYPE_CHECKING:
    from saloon.engine.minds import Mind

Key = str | HouseRules  # by what a game is found: its slug or, where it is played otherwise, its house rules


class GameError(SaloonError):
    """A game or a number of players that does not exist."""


class PositionError(SaloonError):
    """A position that cannot be, with the field that is wrong."""


@dataclass(frozen=True, eq=False)
class Game:
    """One game. `rules` holds those named in `contract.RULES`; the rest is what only people need."""

    slug: str
    version: int  # raised when a change of rules alters the course of old records
    players: range
    bound: int  # no game ever takes more choices than this
    steps: int  # from one choice to the next there are never more, the choice itself among them
    State: type[Any]
    Options: type[Any]
    rules: Mapping[str, Any]
    features: type[IntEnum]  # what `measure` looks at
    weights: Any  # a table: for each stage, what each feature adds to a seat's strength, in millionths of a logit
    events: Mapping[int, Shape]
    choice: Callable[[Any, int], Choice]  # (state, code)
    view: Callable[[Any, int | None], Any]  # (state, seat): a Head and whatever the game shows; None is a spectator
    parts: Callable[[Any, int], list[Part]]  # (state, seat): the score, line by line
    to_position: Callable[[Any], dict[str, Any]]
    read_position: Callable[[Any, dict[str, Any]], None]  # fills a blank state or raises PositionError
    invariants: Mapping[IntEnum, str]  # all that `check` may find broken, with the field of a position it is about
    check_options: Callable[[Any, int], None] = lambda options, players: None  # raises OptionError
    # (state, observer: a seat or SPECTATOR): put away all that the observer may not know; the rest stays as it is
    conceal: Callable[[Any, int], None] = lambda state, observer: None
    # (state, a thing on the board): why the seat to move cannot choose it
    why: Callable[[Any, str], Reason] = lambda state, on: Reason("not-now", {})
    # all the things on the board that choices may stand on, now or at another question of the same game
    things: Callable[[Any], Iterable[str]] = lambda state: ()
    # patterns of the things on the board (see `engine.explained`), each with the clause that explains it
    explained: Mapping[str, str] = field(default_factory=dict)
    printed: Mapping[str, Any] = field(
        default_factory=dict
    )  # what boards draw from print, as JSON: constants of the client
    levels: Levels = USUAL  # how bots play it; figures found by play, if anybody has looked for them
    scale: int = 1  # scores are kept in this fraction of a point
    money: bool = False  # whether points are dollars
    tie_breaks: tuple[TieBreak, ...] = ()  # what `standing` looks at where scores are equal, one after the other
    # the kinds of decision that are asked even if there is one answer only: silence would tell what a hand holds
    always_asked: Collection[int] = ()
    # the kinds of decision that are answers out of turn, always asked, each with the code of the choice that passes
    passes: Mapping[int, int] = field(default_factory=dict)
    modes: tuple[Mapping[str, Any], ...] = ()  # sets of options that make games of their own: all are always tested
    studied: tuple[Studied, ...] = ()  # the parts of the game that a study looks at
    # (state at the first choice, state at the end, seat): what the seat had that others had not, as kinds and words
    traits: Callable[[Any, Any, int], Iterable[tuple[str, str]]] | None = None
    presets: tuple[Preset, ...] = ()  # tables that people often want; the first is for a first game
    tables: Tables = field(default_factory=Tables)  # the printed numbers that house rules may change
    # what learning programs are shown, and what they may do: loaded when the first of them asks
    observed: Callable[[], Observation] | None = None
    net: Path | None = None  # where the net lies that its bots think with, if there is one

    def __post_init__(self) -> None:
        check_contract(self)

    @property
    def house(self) -> HouseRules | None:
        """The house rules it is played by, if any."""
        return self.tables.house

    @property
    def key(self) -> Key:
        """By what `saloon.games.game` finds this very game, in any process: games with one slug may differ in rules."""
        return self.house or self.slug

    @property
    def offered(self) -> tuple[Preset, ...]:
        """Its presets; without any, a first game by the rulebook with as many players as is usual."""
        usual = min(max(Preset.players, self.players[0]), self.players[-1])
        return self.presets or (Preset("first", players=usual),)

    @cached_property
    def bindings(self) -> dict[str, Any]:
        """What the engine's loops know of a game: its rules, and the promises they hold it to."""
        always_asked = sum(1 << decision for decision in {*self.always_asked, *self.passes})
        return {**self.rules, "STEPS": self.steps, "BOUND": self.bound, "ALWAYS_ASKED": always_asked}

    @cached_property
    def observation(self) -> Observation | None:
        """What learning programs are shown, if anything."""
        found = self.observed() if self.observed else None
        if found:
            check_observation(self, found)
        return found

    @cached_property
    def shown_bindings(self) -> dict[str, Any]:
        """The same with what it declares to learning programs, and nets look at."""
        return {**self.bindings, **(self.observation.rules if self.observation else {})}

    @cached_property
    def mind(self) -> Mind | None:
        """The net that its bots think with: if there is one, made for these very rules, and NumPy to compute with."""
        if self.net is None or not self.net.exists() or not find_spec("numpy"):
            return None
        from saloon.engine.minds import Mind  # noqa: PLC0415 (it loads NumPy)
        from saloon.engine.netfile import NetError, read  # noqa: PLC0415

        try:
            return Mind(self, read(self.net))
        except NetError as problem:
            if self.house is None:
                warnings.warn(str(problem), stacklevel=2)
            return None

    def mind_for(self, policies: Iterable[int]) -> Mind | None:
        """Its net, if any of these policies chooses by one; NetError if there is none."""
        return self.sure_mind() if any(policy >= Policy.NET for policy in policies) else None

    def sure_mind(self) -> Mind:
        """Its net; NetError if there is none."""
        from saloon.engine.netfile import NetError  # noqa: PLC0415

        if self.mind is None:
            raise NetError("net-missing", game=self.slug)
        return self.mind

    @cached_property
    def playing(self) -> Levels:
        """How bots play it here: by its net, where levels are tuned for one and it is at hand."""
        return self.levels.by_net if self.levels.by_net and self.mind else self.levels

    @cached_property
    def plain(self) -> ModuleType:
        """The rules as plain Python, with the loops over them. They know of no observation: whoever plays without a net
        need not load it."""
        return forms.plain(self.bindings)

    @cached_property
    def plain_by_net(self) -> ModuleType:
        """The same for who thinks by a net."""
        return forms.plain(self.shown_bindings)

    @cached_property
    def plain_batches(self) -> ModuleType:
        """The same with the loops over many games. A game that shows nothing to learning programs has none."""
        return forms.plain(self.shown_bindings, batches)

    @cached_property
    def layout(self) -> Layout:
        """How its observations are made up."""
        if self.observation is None:
            raise GameError("game-unobserved", game=self.slug)
        return Layout(self.observation, self.Options, self.players[-1])

    @cached_property
    def View(self) -> Any:
        """What a view holds, as a type: what `view` says it returns."""
        return get_type_hints(self.view, include_extras=True)["return"]

    def concealed(self, state: Any, seat: int | None) -> Any:
        """A copy of a state with nothing in it that a seat, or a spectator (None), may not know: worlds that come
        to the same are one to him. No rule can go on from there."""
        known = state.clone()
        known.rng = [0, 0]
        self.conceal(known, SPECTATOR if seat is None else seat)
        return known

    def options_schema(self) -> dict[str, Any]:
        """The options as a JSON Schema."""
        return options_schema(self.Options)

    def blank(self, players: int, options: Mapping[str, Any] | None = None) -> Any:
        """A state with seats and options, before set-up."""
        low, high = self.players[0], self.players[-1]
        if type(players) is not int:
            raise GameError("player-number", game=self.slug, players=str(players), low=low, high=high)
        if players not in self.players:
            raise GameError("player-count", game=self.slug, players=str(players), low=low, high=high)
        state = self.State()
        state.players = players
        state.options = read_options(self.Options, options or {})
        self.check_options(state.options, players)
        return state

    def from_position(self, state: Any, position: dict[str, Any]) -> None:
        """Fill a blank state with a position and go on to its first choice. Raises PositionError, also where every
        field can be read but nobody could ever come to such a table."""
        self.read_position(state, position)
        self.plain.go_on(state)
        refuse_broken(self.slug, self.invariants, self.plain.check(state))

    def invariant(self, broken: int) -> IntEnum:
        """The invariant that `check` gave the number of."""
        return next(invariant for invariant in self.invariants if invariant == broken)

    def name_of(self, invariant: IntEnum) -> str:
        """What the catalogue calls an invariant."""
        return name_of_invariant(self.slug, invariant)

    def question(self, view: Mapping[str, Any]) -> str:
        """The message that asks for the decision of a view, which says in which words where a game has several."""
        initials = "".join(word[0] for word in self.slug.split("-"))
        return f"{initials}-decision-{view.get('wording', view.get('decision'))}"

    def about(self, on: str) -> About | None:
        """What there is to say of a thing on the board."""
        return explained(self.slug, self.explained, on)

    def abouts(self) -> dict[str, About]:
        """All that there is to say of things, by pattern."""
        return {pattern: about(self.slug, pattern, clause) for pattern, clause in self.explained.items()}

    def about_choice(self, choice: Choice) -> About | None:
        """What there is to say of a choice: what its button does or, where that is plain, the thing that it lies on."""
        return self.about(f"choice:{choice.key}") or self.about(choice.on)

    def points(self, score: int) -> Points:
        """A kept score as the points a person counts."""
        points = Fraction(score, self.scale)
        return points.numerator if points.denominator == 1 else points


def name_of_invariant(slug: str, invariant: IntEnum) -> str:
    """What the catalogue calls an invariant of a game."""
    return f"{slug}-{word(invariant)}"


def refuse_broken(slug: str, invariants: Mapping[IntEnum, str], broken: int) -> None:
    """Refuse a position in which an invariant is broken, if it is not 0. A game whose rules could not go on from there
    asks for it before they do."""
    for invariant, field_name in invariants.items():
        if invariant == broken:
            raise PositionError("position-impossible", field=field_name, broken=name_of_invariant(slug, invariant))
