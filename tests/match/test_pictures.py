"""Pictures: a match through the eyes of a seat, without fetching anything."""

from html import unescape

import pytest
from tests.house import each_slug

import saloon


def words(svg: str) -> str:
    """What a picture says, with plain spaces."""
    return unescape(svg).replace("\N{NO-BREAK SPACE}", " ")


@each_slug
def test_a_picture_is_of_the_named_eyes(slug: str) -> None:
    match = saloon.Match.new(slug, seed=1, seats=["Ann", "Bo", "Cy"][: saloon.game(slug).players[0]])
    drawn = {seat: match.picture(seat).svg for seat in (None, *range(match.players))}
    assert match._repr_svg_() == drawn[None]
    assert all(
        "Ann" in words(svg) and "http" not in svg.replace("http://www.w3.org/2000/svg", "") for svg in drawn.values()
    )


def test_a_hand_is_drawn_for_its_owner_alone() -> None:
    match = saloon.Match.new("wyatt-earp", seed=1)
    own, other = (words(match.picture(seat).svg) for seat in (0, 1))
    assert "Your hand" in own
    assert own.partition("Your hand")[2] != other.partition("Your hand")[2]
    assert "Your hand" not in words(match._repr_svg_())
    assert "Votre main" in words(match.picture(0, "fr").svg)


def test_nobody_draws_for_a_seat_that_there_is_not() -> None:
    with pytest.raises(saloon.SaloonError, match="seat"):
        saloon.Match.new("six-territories").picture(7)
