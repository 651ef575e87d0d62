"""Pictures: every game's can be drawn, say something in every language, and stand beside clauses that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.kit import state_of

import saloon
from saloon.messages import languages, message
from saloon.rulebook import rulebook
from saloon.school.figures import PANELS, Figure, figures

WORDS = 45  # of a panel: a page is read in a minute
CLIENT = Path(__file__).parents[2] / "web" / "src" / "boards"
ALL = [
    pytest.param(slug, figure, id=f"{slug}-{figure.name}") for slug in saloon.list_games() for figure in figures(slug)
]


@pytest.mark.parametrize("slug", saloon.list_games())
def test_a_page_is_read_in_a_minute(slug: str) -> None:
    panels = [figure for figure in figures(slug) if figure.panel]
    assert 4 <= len(panels) <= PANELS
    assert len({figure.name for figure in figures(slug)}) == len(figures(slug))


@pytest.mark.parametrize(("slug", "figure"), ALL)
class TestFigures:
    def test_it_is_a_position_of_the_game(self, slug: str, figure: Figure) -> None:
        match = figure.match(slug)
        assert figure.seat is None or figure.seat < match.players
        if figure.lit:
            assert len(match.choices(figure.seat)) > 1

    def test_what_it_points_at_is_there(self, slug: str, figure: Figure) -> None:
        assert {*figure.point} <= {*saloon.game(slug).things(state_of(figure.match(slug)))}

    @pytest.mark.parametrize("language", languages())
    def test_it_says_something(self, slug: str, figure: Figure, language: str) -> None:
        caption = message(f"figure-{slug}-{figure.name}", {}, language)
        assert 3 < len(caption.split()) <= WORDS
        if figure.panel:
            assert message(f"figure-{slug}-{figure.name}-title", {}, language)

    def test_it_is_on_the_page_or_beside_a_clause(self, slug: str, figure: Figure) -> None:
        book = rulebook(slug, "en")
        assert book
        assert figure.panel or figure.clause
        assert not figure.clause or figure.clause in {block.clause for block in book.clauses()}

    def test_the_board_has_such_a_part(self, slug: str, figure: Figure) -> None:
        parts = (CLIENT / slug / "figures" / "index.ts").read_text(encoding="utf-8")
        assert re.search(rf"^  {re.escape(figure.part)}: ", parts, re.MULTILINE)
