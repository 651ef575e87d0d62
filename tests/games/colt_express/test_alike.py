"""Purses and flasks have no names: they are called by what is known of them, and what nobody can tell apart is one."""

from __future__ import annotations

import pytest
from tests.games.colt_express.table import at, table
from tests.kit import say, texts, told

from saloon import Match


def robbery(**more: object) -> Match:
    """Doc is about to rob in car 2, where two purses lie that nobody has opened, and what is said besides."""
    return table(doc="car 2", tuco="car 3", belle="car 3", pile=["doc rob"], **more)


def offers(match: Match) -> list[str]:
    return [say("en", choice.key, choice.args) for choice in match.offers()]


@pytest.mark.clause("CE-03")
class TestPurses:
    def test_those_that_nobody_has_opened_are_one_choice(self) -> None:
        match = robbery(floor={2: ["purse 4", "purse 7", "jewel"]})
        assert texts(match) == ["rob purse 4", "rob purse 7", "rob jewel"]
        assert offers(match) == ["Take an unopened purse", "Take a jewel"]
        assert match.offers()[0].code == match.choices()[0].code

    def test_others_are_named_by_who_had_them(self) -> None:
        known = {4: ["tuco"], 5: ["tuco"], 6: ["tuco", "belle"], 7: ["belle"]}
        match = robbery(floor={2: ["purse 3", "purse 4:300", "purse 5:500", "purse 6:400", "purse 7:400"]}, known=known)
        assert offers(match) == [
            "Take an unopened purse",
            "Take a purse dropped by Tuco",
            "Take a purse that Tuco and Belle have had",
            "Take a purse dropped by Belle",
        ]

    def test_whoever_knows_one_is_told_its_worth_and_the_others_are_not(self) -> None:
        floor, known = {2: ["purse 3:250", "purse 4:250", "purse 5:250"]}, {3: ["doc"], 4: ["doc"], 5: ["doc", "belle"]}
        match = robbery(floor=floor, known=known)
        assert offers(match) == ["Take a purse worth $250", "Take a purse worth $250, known to Belle too"]
        others = [say("en", choice.overheard.key, choice.overheard.args) for choice in match.offers()]
        assert others == ["Take a purse dropped by Doc", "Take a purse that Doc and Belle have had"]

    def test_what_everybody_knows_is_no_secret(self) -> None:
        match = robbery(floor={2: ["purse 0:250", "purse 4"]}, known={0: "everybody"})
        assert offers(match) == ["Take a purse worth $250", "Take an unopened purse"]
        assert match.offers()[0].overheard == match.offers()[0]

    def test_a_named_purse_is_called_likewise(self) -> None:
        match = table(
            options={"punch_names_the_purse": True},
            doc="car 2",
            tuco=at("car 2", loot=["purse 3:300", "purse 4:500", "purse 5:250"]),
            known={5: ["tuco", "doc"]},
            belle="car 3",
            pile=["doc punch"],
        )
        assert texts(match) == ["knock purse 3", "knock purse 4", "knock purse 5"]
        assert offers(match) == ["Make Tuco drop a purse of unknown worth", "Make Tuco drop a purse worth $250"]

    def test_the_log_has_no_numbers_but_money(self) -> None:
        match = robbery(floor={2: ["purse 7", "purse 8:400"]}, known={8: ["tuco"]})
        match.play("rob purse 8")
        assert ("took-purse", "doc", 8, "tuco") in told(match, 1)
        said = [say("en", event.key, event.args) for event in match.events(seat=0)]
        assert "Doc takes a purse dropped by Tuco." in said
        assert "The purse holds $400." in said
