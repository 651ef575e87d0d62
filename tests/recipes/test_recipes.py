"""The recipes of nets: every game has one that meets all its tables, and what does not fit is refused."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import saloon
from saloon.engine import Game, OptionError, netfile
from saloon.engine.netfile import MOST_BYTES, SHAPES, Net
from saloon.resources import house_games
from saloon.train.halls import Piece, in_turn
from saloon.train.recipes import (
    GRAIN,
    Falling,
    Recipe,
    RecipeError,
    Shape,
    Table,
    Tables,
    changed,
    mixture,
    other_tables,
    pieces,
    recipe_of,
    shared_out,
)

GAMES = [saloon.game(slug) for slug in house_games()]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)


def met(game: Game) -> list[tuple[int, dict[str, Any]]]:
    return [(table.players, table.options) for table in mixture(recipe_of(game))]


def recipe(**more: Any) -> Recipe:
    return Recipe(**{"net": Shape(8), "tables": [Tables([2])], "decisions": 1, **more})


@each_game
class TestOfTheHouse:
    def test_it_meets_every_preset(self, game: Game) -> None:
        for preset in game.offered:
            assert (preset.players, dict(preset.options)) in met(game), preset.name

    def test_it_meets_every_number_of_players_in_every_mode(self, game: Game) -> None:
        for mode in ({}, *game.modes):
            for players in game.players:
                try:
                    blank = game.blank(players, mode)
                except OptionError:
                    continue
                tables = [game.blank(*table) for table in met(game) if table[0] == players]
                assert blank.pack() in [table.pack() for table in tables], (players, mode)

    def test_it_meets_no_table_twice(self, game: Game) -> None:
        found = met(game)
        assert all(found.count(table) == 1 for table in found)

    def test_its_net_is_tried_with_every_number_of_players(self, game: Game) -> None:
        tried = {table.players for table in mixture(recipe_of(game)) if table.measured}
        assert sorted(tried) == list(game.players)

    def test_its_net_is_a_small_file(self, game: Game, tmp_path: Path) -> None:
        shape, layout = recipe_of(game).net, game.layout
        sizes = {
            "wide": len(layout.spread()[0]),
            "hidden": shape.hidden,
            "blocks": shape.blocks,
            "inner": shape.within,
            "actions": len(layout.actions),
            "hopes": game.players[-1] + 1,
        }
        draw = np.random.default_rng(1)
        arrays = {
            name: draw.normal(size=[sizes[dimension] for dimension in dimensions])
            for name, dimensions in SHAPES.items()
        }
        path = tmp_path / netfile.FILE
        netfile.write(path, Net(netfile.head_of(game), arrays))
        assert path.stat().st_size < MOST_BYTES

    def test_other_tables_are_none_of_those_named(self, game: Game) -> None:
        found = recipe_of(game)
        others = other_tables(game, found, 0)
        assert 0 < len(others) * GRAIN <= found.others * found.games
        for table in others:
            game.blank(table.players, table.options)
            assert (table.players, table.options) not in met(game)
        named = sum(table.weight for table in mixture(found))
        share = sum(table.weight for table in others)
        assert share / (named + share) == pytest.approx(found.others)
        assert others != other_tables(game, found, 1)


class TestReading:
    @pytest.mark.parametrize(
        "text",
        [
            "",
            "net: [",
            "net: {hidden: 8}\ntables: []\ndecisions: 0",
            "net: {hidden: 8}\ntables: []\ndecisions: 1\ndepth: 3",
            "net: {hidden: 8}\ntables: [{players: [2], colour: red}]\ndecisions: 1",
        ],
    )
    def test_what_is_no_recipe_is_refused(self, tmp_path: Path, text: str) -> None:
        (tmp_path / "file").write_text(text)
        with pytest.raises(RecipeError) as found:
            recipe_of(GAMES[0], tmp_path / "file")
        assert found.value.code == "recipe-unreadable"

    def test_a_recipe_that_is_not_there_is_refused(self, tmp_path: Path) -> None:
        with pytest.raises(RecipeError, match="is not there"):
            recipe_of(GAMES[0], tmp_path / "file")

    def test_a_table_that_cannot_be_is_refused_by_the_game(self, tmp_path: Path) -> None:
        (tmp_path / "file").write_text(
            "net: {hidden: 8}\ntables: [{players: [5], options: {variant: teams}}]\ndecisions: 1"
        )
        with pytest.raises(OptionError, match="teams"):
            recipe_of(saloon.game("colt-express"), tmp_path / "file")


def test_figures_fall_evenly_and_stay() -> None:
    rate = Falling(1.0, 0.2)
    assert [rate.at(part) for part in (-1, 0, 0.5, 1, 2)] == pytest.approx([1.0, 1.0, 0.6, 0.2, 0.2])


def test_fewer_games_make_smaller_portions() -> None:
    whole = recipe(games=1024, portion=512)
    assert changed(whole) == whole
    assert changed(whole, games=256, decisions=9, seed=4) == recipe(games=256, portion=128, decisions=9, seed=4)


def tables(*weights: float) -> list[Table]:
    return [Table(2, {}, weight, measured=False) for weight in weights]


class TestSharing:
    def test_games_go_to_tables_by_their_weights(self) -> None:
        assert shared_out(tables(1, 2, 1), 1024) == [256, 512, 256]

    def test_what_does_not_go_even_is_given_where_most_is_missing(self) -> None:
        assert shared_out(tables(1, 1, 1), 1024, grain=1) == [342, 341, 341]

    def test_every_table_has_a_grain(self) -> None:
        assert shared_out(tables(1000, 1, 1), 10 * GRAIN) == [8 * GRAIN, GRAIN, GRAIN]
        assert shared_out(tables(1, 1, 1), 1) == [GRAIN] * 3

    def test_pieces_are_no_larger_than_told(self) -> None:
        assert list(pieces([5, 2, 4], 2)) == [(0, 2), (0, 2), (0, 1), (1, 2), (2, 2), (2, 2)]

    def test_sides_have_as_many_games(self) -> None:
        dealt = in_turn([Piece(table, games, 0) for table in tables(1) for games in (64, 256, 64, 128, 128)], 2)
        assert [sorted(piece.games for piece in side) for side in dealt] == [[64, 256], [64, 128, 128]]
