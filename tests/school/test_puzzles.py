"""Puzzles: every pack can be read, set up and told in words; nothing of its positions leaves the house."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from pathlib import Path

import pytest
from msgspec import structs
from tests.house import each_slug

from saloon.engine import SaloonError
from saloon.engine.options import show_options
from saloon.engine.words import word
from saloon.games import game as find_game
from saloon.lab.puzzles import ERRORS, HIGHEST, LOWEST, MARGIN, Margin, Plan, judge
from saloon.match import Match
from saloon.messages import STRICT, catalogue, languages
from saloon.school.puzzles import Puzzle, as_line, from_today_on, of_the_day, pack, puzzle, read_pack, set_up, solution
from saloon.school.themes import NOTHING, Theme, theme_of, themes
from saloon.server import bodies, projections, puzzles

A_YEAR = 365
FEWEST = 60  # puzzles in a pack
THEMES, OF_A_THEME = 5, 4  # themes of a pack at least, and puzzles of each
CE = "colt-express"


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(STRICT, "1")


@each_slug
def test_every_puzzle_of_a_pack_is_one(slug: str) -> None:
    assert len(pack(slug)) >= FEWEST
    assert len({one.id for one in pack(slug)}) == len(pack(slug))
    for one in pack(slug):
        match = set_up(slug, one)
        assert (match.to_move, match.players) == (one.seat, one.players), one.id
        assert sorted(choice.text for choice in match.choices()) == sorted(choice.text for choice in one.choices)
        assert one.decision == match.view(one.seat)["decision"]
        assert one.tempting
        assert one.best not in one.tempting
        best, *others = one.choices
        assert best.text == one.best
        assert LOWEST <= best.chance <= HIGHEST
        assert all(other.chance < best.chance for other in others)
        assert one.margin >= max(MARGIN, ERRORS * one.error)


@each_slug
@pytest.mark.usefixtures("strict")
def test_every_puzzle_has_words(slug: str) -> None:
    for one in pack(slug):
        solved = solution(set_up(slug, one), one)
        line = [step.choice for step in solved.line]
        assert [choice.text for choice in line] == one.line
        for said in map(catalogue, languages()):
            assert said.format(f"puzzle-theme-{slug}-{theme_of(slug, one)}")
            assert all(said.format(choice.key, choice.args) for choice in line)
            assert all(ground.key not in said or said.format(ground.key, ground.args) for ground in solved.grounds)


@each_slug
def test_a_pack_has_several_themes_of_several_puzzles(slug: str) -> None:
    sizes = Counter(card.theme for card in puzzles.listed(slug).puzzles)
    assert len(sizes) >= THEMES
    assert min(sizes.values()) >= OF_A_THEME, sizes
    assert max(sizes.values()) <= len(pack(slug)) / 2, sizes


@each_slug
@pytest.mark.parametrize("language", languages())
def test_every_theme_that_can_be_has_a_name(slug: str, language: str) -> None:
    said, game = catalogue(language), find_game(slug)
    features = {NOTHING, *(word(feature) for feature in game.features)}
    for one in themes(slug):
        assert f"puzzle-theme-{slug}-{one.theme}" in said
        assert set(one.stake) <= features, one
        assert set(one.players) <= set(game.players), one
        assert all(f"puzzle-theme-{slug}-{decision}" in said for decision in one.decision), one


def test_the_first_theme_that_fits_is_the_one() -> None:
    one = next(one for one in pack(CE) if one.reason and one.players > 2)
    stake = next(iter(one.reason))
    for given, fits in (
        ({}, True),
        ({"stake": [stake]}, True),
        ({"stake": [NOTHING]}, False),
        ({"rounds": [9]}, False),
    ):
        assert Theme("any", **given).fits(one) == fits
    plain = structs.replace(one, reason={})
    assert Theme("any", stake=[NOTHING]).fits(plain)
    assert theme_of("no-such-game", one) == one.decision


def test_themes_that_cannot_be_read_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "themes.yaml"
    monkeypatch.setattr("saloon.school.themes.theme_file", lambda slug: file)
    for number, written in enumerate(("- {theme: a, banjo: 1}", "- {", "- 7")):
        file.write_text(written, encoding="utf-8")
        with pytest.raises(SaloonError) as caught:
            themes(f"made-up-{number}")
        assert (caught.value.code, caught.value.params["file"]) == ("puzzles-unreadable", str(file))


def test_a_line_is_called_by_what_is_known_when_it_comes() -> None:
    """No purse has a number: it was dropped by somebody, or its worth is known."""
    lines = [[step.choice for step in solution(set_up(CE, one), one).line] for one in pack(CE)]
    told = {(choice.text, choice.key): choice.args for line in lines for choice in line if "purse " in choice.text}
    assert told["rob purse 7", "ce-rob-purse-of"] == {"holder": "doc"}
    assert told["rob purse 1", "ce-rob-purse-known"] == {"worth": 250}
    assert told["rob purse 12", "ce-rob-purse"] == {}


@each_slug
def test_what_is_told_of_a_puzzle_is_the_same_in_every_world_that_its_seat_holds_possible(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for one in pack(slug):
        sheet = projections.encode(puzzles.shown(slug, one.id))
        answer = projections.encode(puzzles.answered(slug, one.id, bodies.PuzzleTry()))
        twin = in_another_world(slug, one)
        with monkeypatch.context() as patched:
            patched.setattr(puzzles, "_ready", lambda *_, twin=twin: twin)
            assert projections.encode(puzzles.shown(slug, one.id)) == sheet
            assert projections.encode(puzzles.answered(slug, one.id, bodies.PuzzleTry())) == answer


def in_another_world(slug: str, one: Puzzle) -> Match:
    """A puzzle set up as its seat might also hold it."""
    game, match = find_game(slug), set_up(slug, one)
    state = game.State.unpack(match.truth.states[-1])
    game.plain.determinize(state, one.seat, 7)
    return Match.from_position(slug, game.to_position(state), seed=1)


@each_slug
def test_why_not_is_answered_alike_in_another_world(slug: str) -> None:
    one = pack(slug)[0]
    match, twin = set_up(slug, one), in_another_world(slug, one)
    for thing in match.game.things(match.game.State.unpack(match.truth.states[-1])):
        assert match.why(thing, one.seat) == twin.why(thing, one.seat)


def test_the_right_choice_is_right_and_another_is_wrong() -> None:
    one = pack("public-enemy")[0]
    match = set_up("public-enemy", one)
    tried = {text: bodies.PuzzleTry(match.find(text).code) for text in (one.best, one.tempting[0])}
    assert puzzles.answered("public-enemy", one.id, tried[one.best]).right
    wrong = puzzles.answered("public-enemy", one.id, tried[one.tempting[0]])
    assert not wrong.right
    assert wrong.best == match.find(one.best).code
    assert not puzzles.answered("public-enemy", one.id, bodies.PuzzleTry()).right


def test_the_puzzle_of_the_day_is_another_every_day_and_each_has_its_turn() -> None:
    whole = pack("colt-express")
    days = [date(2026, 11, 16) + timedelta(days) for days in range(len(whole))]
    found = [of_the_day("colt-express", day) for day in days]
    assert sorted(one.id for one in found if one) == sorted(one.id for one in whole)
    assert from_today_on(whole, days[3])[0] == found[3]
    assert from_today_on([], days[0]) == []


def test_a_pack_is_read_as_it_is_written_and_a_bad_line_is_named(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    first = pack("six-territories")[0]
    file.write_text(as_line(first), encoding="utf-8")
    assert read_pack(file) == (first,)
    file.write_text(as_line(first) + '{"id": 7}\n', encoding="utf-8")
    with pytest.raises(SaloonError) as refused:
        read_pack(file)
    assert (refused.value.code, refused.value.params["line"]) == ("puzzles-line", 2)
    with pytest.raises(SaloonError) as missing:
        puzzle("six-territories", "nowhere")
    assert missing.value.code == "no-such-puzzle"


@pytest.mark.parametrize(
    ("ahead", "error", "clear"), [(0.06, 0.01, True), (0.04, 0.001, False), (0.06, 0.03, False), (0.3, 0.09, True)]
)
def test_a_margin_counts_only_far_beyond_its_error(ahead: float, error: float, clear: bool) -> None:
    assert Margin(ahead, error).clear is clear


@each_slug
def test_matches_are_looked_through_with_every_number_of_players_and_in_every_mode(slug: str) -> None:
    game = find_game(slug)
    starts = [Plan(slug).start(number) for number in range(2 * A_YEAR)]
    assert {start.players for start in starts} == set(game.players)
    assert {str(show_options(start.options)) for start in starts} >= {str(dict(mode)) for mode in ({}, *game.modes)}


def test_a_search_finds_a_solution_again() -> None:
    one = pack("public-enemy")[0]
    match = set_up("public-enemy", one)
    found = judge(match.sight(one.seat), 15_000, [20_261_116])
    assert found.best == match.find(one.best).code
