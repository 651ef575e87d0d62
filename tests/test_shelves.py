"""What is offered to whoever opens a table: presets with words, and rulings beside clauses that exist."""

from __future__ import annotations

import pytest

import saloon
from saloon.messages import catalogue
from saloon.rulebook import rulebook

each_game = pytest.mark.parametrize("slug", saloon.list_games())


@each_game
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_ruling_lies_beside_a_clause_of_the_rules(slug: str, language: str) -> None:
    text = rulebook(slug, language)
    assert text
    clauses = {block.clause for block in text.clauses()}
    named = {schema.get("ruling") for schema in saloon.game(slug).options_schema()["properties"].values()}
    assert named - {None, ""} <= clauses
    assert None in named, "something is left for people to choose"


@each_game
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_preset_has_a_name_that_people_read(slug: str, language: str) -> None:
    known = catalogue(language)
    for preset in saloon.game(slug).presets:
        assert f"preset-{slug}-{preset.name}" in known or f"preset-{preset.name}" in known


@each_game
def test_a_preset_changes_no_ruling(slug: str) -> None:
    game = saloon.game(slug)
    rulings = {name for name, schema in game.options_schema()["properties"].items() if "ruling" in schema}
    for preset in game.presets:
        assert not rulings & set(preset.options)
