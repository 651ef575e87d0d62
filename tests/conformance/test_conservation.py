"""Conservation: every card, token and dollar is somewhere, once, and the game's own `check` would notice if not."""

from collections.abc import Iterator
from typing import Any

from tests.conformance.kit import Table, each_game, each_table, first_third, last_third, random_game, scenes

from saloon.engine import Game

# Fields that count pieces, as paths into the state. Lists along a path that are kept seat by seat are marked with *.
PIECES = {
    "colt-express": (
        "neutral",
        "neutral_aside",
        "beside",
        "jewels",
        "strongboxes",
        "unseen",
        "spare_wagons",
        "spare_characters",
        "round_cards",
        "station_cards",
        "seats*.hand",
        "seats*.deck",
        "seats*.discard",
        "seats*.tops",
        "bandits*.bullets",
        "bandits*.received",
        "bandits*.jewels",
        "bandits*.strongboxes",
        "horses",
        "horses_out",
        "hostages",
        "unseen_flasks",
    ),
    "hold-up": (
        "event_bag",
        "room",
        "tiles",
        "bonus",
        "bonus_left",
        "seats*.hand",
        "seats*.pile",
        "seats*.aside",
        "seats*.quota",
    ),
    "six-territories": ("envelope", "aside", "characters*", "lands.symbols", "lands.riches", "lands.characters*"),
    "public-enemy": (
        "decks.bag",
        "decks.under_n",
        "seats*.stacks.count",
        "discard_n",
        "spent",
    ),
    "wyatt-earp": (
        "pile",
        "discard",
        "aside",
        "seats*.cards",
        "seats*.hand",
        "seats*.laid",
        "seats*.photos",
        "seats*.banks",
        "seats*.stagecoaches",
        "seats*.guns",
        "seats*.hideouts",
    ),
}


# Fields that name a piece, and how many kinds of it there are.
NAMES = {
    "wyatt-earp": {"playing": 20},
    "hold-up": {"buildings": 6, "events": 9, "town": 36},
    "colt-express": {"wagons*": 6, "past": 18, "purses.worth": 6, "flasks.kind": 2, "bandits*.character": 6},
    "six-territories": {},
    "public-enemy": {
        "decks.face": 12,
        "decks.under": 12,
        "seats*.stacks.cards": 48,
        "discard": 48,
        "out": 48,
    },
}


@each_table
def test_nothing_is_ever_lost_or_doubled(table: Table) -> None:
    for state in random_game(table, seed=1):
        assert table.game.plain.check(state) == 0


@each_game
def test_the_pieces_of_every_game_are_listed(game: Game) -> None:
    for players in game.players:
        assert list(counters(game.blank(players), PIECES[game.slug]))


@first_third
def test_a_piece_too_many_or_too_few_is_noticed(table: Table) -> None:
    for state in scenes(table, seed=4, most=2):
        for holder, key in counters(state, PIECES[table.slug]):
            count = get(holder, key)
            for wrong in (count - 1, count + 1):
                put(holder, key, wrong)
                assert table.game.plain.check(state) != 0, f"{key} of {holder}"
            put(holder, key, count)
        assert table.game.plain.check(state) == 0


@last_third
def test_a_piece_taken_for_another_is_noticed(table: Table) -> None:
    for number, state in enumerate(scenes(table, seed=5, most=3)):
        for path, kinds in NAMES[table.slug].items():
            for holder, key in used(state, path):
                kind = get(holder, key)
                put(holder, key, (kind + 1 + number % (kinds - 1)) % kinds)
                assert table.game.plain.check(state) != 0, f"{path} {key}"
                put(holder, key, kind)


def used(state: Any, path: str) -> list[tuple[Any, str | int]]:
    """The fields on a path that name a piece now."""
    return [(holder, key) for holder, key in counters(state, (path,)) if get(holder, key) >= 0]


def counters(state: Any, paths: tuple[str, ...]) -> Iterator[tuple[Any, str | int]]:
    """Every number that counts pieces, as the record or list that holds it and its name or index there."""
    for path in paths:
        yield from follow(state, path.split("."), state.players)


def follow(holder: Any, path: list[str], players: int) -> Iterator[tuple[Any, str | int]]:
    """The numbers that a path leads to, one for each way through the lists on it."""
    name, *rest = path
    inside = getattr(holder, name.rstrip("*"))
    found: list[tuple[Any, str | int]] = [(holder, name)]
    if isinstance(inside, list):
        found = [(inside, i) for i in range(players if name.endswith("*") else len(inside))]
    for place, key in found:
        if rest:
            yield from follow(get(place, key), rest, players)
        else:
            yield place, key


def get(holder: Any, key: str | int) -> Any:
    """What a record or list holds."""
    return holder[key] if isinstance(key, int) else getattr(holder, key)


def put(holder: Any, key: str | int, value: int) -> None:
    """Change what a record or list holds."""
    if isinstance(key, int):
        holder[key] = value
    else:
        setattr(holder, key, value)
