"""Whoever is not offered all the options that are alike is advised of one that he sees."""

from tests.games.colt_express.test_alike import robbery

from saloon.bots.contract import Prospect, Thought
from saloon.school.coach import Coaching, Verdict
from saloon.server import projections


def test_advice_is_one_of_the_choices_offered() -> None:
    """A bot may mean another of those that are alike: it is told as the one that people see."""
    match = robbery(floor={2: ["purse 4", "purse 7", "jewel"]})
    first, second, jewel = (choice.code for choice in match.choices())
    found = (Prospect(second, 0.5, 0.4), Prospect(jewel, 0.4, 0.1), Prospect(first, 0.5, 0.5))
    told = projections.advice("a", "deputy", 0, Thought(second, (0.5, 0.3, 0.2), found), match.choices())
    assert told.code == first
    assert [(one.code, one.share) for one in told.choices] == [(first, 0.9), (jewel, 0.1)]
    weighed = tuple(Verdict(one.code, one.chance, 0.0) for one in found)
    taught = projections.coached("b", Coaching(Thought(second, (0.5, 0.3, 0.2), found), weighed), match.choices())
    assert taught.code == first
    assert [one.code for one in taught.verdicts] == [first, jewel]
