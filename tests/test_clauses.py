"""Every clause of the rules is named by a test; neither tests nor rule files name one that does not exist. Each
says its rule shortly, and lists its edge cases below."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from tests.clauses import all_clauses, clauses

import saloon
from saloon.messages import languages
from saloon.rulebook import rulebook

WORDS = 48  # of a rule: what a newcomer reads before its edge cases
TESTS = Path(__file__).parent
GAMES = Path(saloon.__file__).parent / "games"

each_game = pytest.mark.parametrize("slug", saloon.list_games())


@cache
def named_by_tests() -> dict[str, list[str]]:
    """Every id that a `pytest.mark.clause` names, and where."""
    named: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.clause":
                for clause in map(ast.literal_eval, call.args):
                    named.setdefault(clause, []).append(f"{path.relative_to(TESTS)}:{call.lineno}")
    return named


@each_game
def test_every_clause_has_a_test(slug: str) -> None:
    named = named_by_tests()
    forgotten = [clause for clause in clauses(slug) if clause not in named]
    assert not forgotten, f"no test is marked with {', '.join(forgotten)}"


def test_no_test_names_a_clause_that_does_not_exist() -> None:
    known = all_clauses()
    strange = {clause: places for clause, places in named_by_tests().items() if clause not in known}
    assert not strange, f"no rules have these clauses: {strange}"


@each_game
def test_clauses_are_numbered_once_and_alike_in_every_language(slug: str) -> None:
    expected = clauses(slug)
    assert expected
    assert len(set(expected)) == len(expected)
    for language in languages():
        assert clauses(slug, language) == expected


@each_game
@pytest.mark.parametrize("language", languages())
def test_a_clause_says_its_rule_shortly_and_then_its_edge_cases(slug: str, language: str) -> None:
    book = rulebook(slug, language)
    assert book
    rules = {block.clause: block.text for block in book.clauses() if "-E" not in block.clause}  # an example is a story
    assert not {clause: text for clause, text in rules.items() if len(text.split()) > WORDS}
    assert any(block.cases for block in book.clauses())


@each_game
def test_a_clause_has_as_many_edge_cases_in_every_language(slug: str) -> None:
    cases = [
        {block.clause: len(block.cases) for block in book.clauses()}
        for language in languages()
        if (book := rulebook(slug, language))
    ]
    assert all(found == cases[0] for found in cases)


@each_game
def test_rule_files_refer_to_clauses_that_exist(slug: str) -> None:
    known = all_clauses()
    prefixes = "|".join(sorted({clause.partition("-")[0] for clause in clauses(slug)}))
    for path in sorted((GAMES / slug.replace("-", "_")).rglob("*.py")):
        for clause in re.findall(rf"\b(?:{prefixes})-E?\d+\b", path.read_text(encoding="utf-8")):
            assert clause in known, f"{path.name} refers to {clause}"
