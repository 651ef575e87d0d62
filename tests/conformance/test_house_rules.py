"""House rules over all games: every table that is declared can be changed, and the game is played by it both ways."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from types import FunctionType

import pytest
from tests.conformance.house import changed, extreme
from tests.golden.make import HOME, digests, read

import saloon
from saloon.engine import Game, HouseRules
from saloon.engine.kernels import Job, Tally
from saloon.engine.native import Native, folder
from saloon.engine.policies import Slot
from saloon.games import variants
from saloon.match import Match
from saloon.match.trial import try_out
from saloon.messages import languages, message

Compiled = Callable[[Game], Native]
SLUGS = saloon.list_games()
TABLES = [(slug, name) for slug in SLUGS for name in saloon.game(slug).tables.declared]
each_slug = pytest.mark.parametrize("slug", SLUGS)


def play_on(match: Match, seed: int, most: int) -> Match:
    luck = random.Random(seed)
    while not match.over and match.played < most:
        match.play(luck.choice(match.choices()))
    return match


@pytest.mark.slow
@pytest.mark.parametrize(("slug", "name"), TABLES)
def test_every_table_can_be_changed_and_played_by(slug: str, name: str, thoroughly: bool) -> None:
    base = saloon.game(slug)
    found = [house for high in (False, True) if (house := changed(base, name, high=high))]
    assert found, "at one end of its range it is another game"
    for house in found:
        game = saloon.game(house)
        assert game is not base
        assert game.house == house
        for players in (game.players[0], game.players[-1]):
            match = play_on(Match.new(house, players, seed=players), 1, most=60 if thoroughly else 20)
            assert game.plain.check(game.State.unpack(match.truth.states[-1])) == 0
            again = Match.replay(match.truth.record().to_json())
            assert again.truth.states == match.truth.states


@pytest.mark.parametrize(("slug", "name"), TABLES)
def test_every_table_has_a_name_in_every_language(slug: str, name: str) -> None:
    for language in languages():
        key = f"house-{slug}-{name}"
        assert message(key, {}, language) != key


@pytest.mark.slow
@each_slug
@pytest.mark.parametrize("high", [pytest.param(False, marks=pytest.mark.thorough), True])
def test_the_ends_of_all_ranges_together_keep_every_promise(slug: str, high: bool) -> None:
    house = extreme(slug, high=high)
    assert len(house.tables) >= len(saloon.game(slug).tables.declared) // 2
    try_out(house)


@pytest.mark.slow
@pytest.mark.parametrize("slug", ["six-territories"])  # it compiles soonest; `saloon conform --house` does any
def test_the_ends_of_all_ranges_are_the_same_compiled(slug: str, compiled: Compiled) -> None:
    """A number too large for its field would wrap there; interpreted it cannot be packed, which every trial does."""
    game = saloon.game(extreme(slug, high=True))
    native = compiled(game)
    for players in (game.players[0], game.players[-1]):
        states = [game.blank(players), *[None] * (Slot.FIRST + game.bound)]
        block = native.states(states[Slot.START], kept=game.bound + 1)
        kept = game.plain.trace(states, players)
        assert native.work(Job.TRACE, block, seed=players) == kept
        for number in range(Slot.FIRST, Slot.FIRST + kept):
            assert block[number].tobytes() == states[number].pack(), f"state {number - Slot.FIRST}"
        tally = native.tally()
        native.work(Job.GAMES, native.states(game.blank(players)), seed=1, count=100, checked=True, tally=tally)
        assert tally[Tally.BROKEN] == 0


@each_slug
def test_compiled_forms_are_kept_apart(slug: str) -> None:
    base = saloon.game(slug)
    name = next(iter(base.tables.declared))
    others = [saloon.game(house) for high in (False, True) if (house := changed(base, name, high=high))]
    assert len({folder(game) for game in (base, *others)}) == len(others) + 1


@each_slug
def test_a_copy_shares_nothing_of_its_game_with_the_original(slug: str) -> None:
    """Every function and class of the game in the copy's modules was made for the copy."""
    base = saloon.game(slug)
    copy = saloon.game(extreme(slug, high=True))
    originals, copies = own_things(base), own_things(copy)
    assert originals.keys() == copies.keys()
    assert len(originals) > 20
    assert not {title for title, thing in copies.items() if thing is originals[title]}


def own_things(game: Game) -> dict[str, object]:
    """Whatever the modules of a game's rules hold that was written in its folder, by where it stands."""
    package = str(game.State.__module__).rpartition(".")[0]
    waiting, found, seen = [game.rules["perform"].__globals__], dict[str, object](), set[int]()
    while waiting:
        names = waiting.pop()
        if id(names) in seen:
            continue
        seen.add(id(names))
        for name, value in names.items():
            if isinstance(value, FunctionType | type) and str(value.__module__).startswith(package):
                found[f"{names['__name__']}.{name}"] = value
            if isinstance(value, FunctionType) and str(value.__module__).startswith(package):
                waiting.append(value.__globals__)
    return found


@each_slug
def test_the_printed_game_is_untouched_beside_another(slug: str) -> None:
    """A golden record, played move by move with a match by house rules in between."""
    golden = read(sorted((HOME / slug).glob("*.json"))[0])
    other = Match.new(extreme(slug, high=False), seed=3)
    record = golden["record"]
    match = Match.new(slug, record["players"], record["options"], seed=bytes.fromhex(record["seed"]))
    luck = random.Random(1)
    for move in record["moves"]:
        if not other.over:
            other.play(luck.choice(other.choices()))
        match.play(move)
    assert digests(match) == golden["states"]


def test_only_so_many_games_stay_at_hand() -> None:
    made = [
        saloon.game(HouseRules("six-territories", f"House {number}", {"characters": 2}))
        for number in range(variants.KEPT + 5)
    ]
    assert len(variants._kept) == variants.KEPT
    assert saloon.game(made[0].key) is made[0], "while somebody plays it there is no other"


def test_a_module_is_found_where_its_rules_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However a module of a package is imported, it is the one on the shelf."""
    home = tmp_path / "shelved"
    (home / "deep").mkdir(parents=True)
    (home / "__init__.py").write_text("import shelved.cards\nfrom .rules import late, cards, HAND\n", encoding="utf-8")
    (home / "cards.py").write_text("HAND = [1]\n", encoding="utf-8")
    (home / "deep" / "__init__.py").write_text("from ..cards import *\n", encoding="utf-8")
    (home / "rules.py").write_text(
        "from shelved import cards, deep\nfrom shelved.deep import HAND\n"
        "def late():\n    from shelved.cards import HAND\n    return HAND\n",
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    one, other = (variants._Shelf("shelved").module("shelved") for _ in range(2))
    assert one.late() is one.HAND is one.cards.HAND is one.shelved.cards.HAND
    assert one.HAND is not other.HAND
    assert "shelved" not in __import__("sys").modules
