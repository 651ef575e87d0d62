"""The bots people play against: how one is asked for, what is refused, and who gives way to whom."""

from __future__ import annotations

import pytest
from tests.server.test_refusals import sayable

import saloon
from saloon.server import levels
from saloon.server.errors import BadRequest
from saloon.server.thinking import Kind, kind_of


def refused(bot: str) -> str:
    with pytest.raises(BadRequest) as refusal:
        levels.read(bot)
    return sayable({"code": refusal.value.code, "params": refusal.value.params})


@pytest.mark.parametrize(
    ("bot", "name", "seconds"),
    [
        ("random", "random", 0),
        ("tenderfoot", "tenderfoot", 0),
        ("deputy", "deputy", 0),
        ("marshal", "marshal", 0.1),
        ("legend", "legend", 1),
        ("outlaw", "outlaw", 2),
        ("legend@2.5", "legend", 2.5),
        ("marshal@0.05", "marshal", 0.05),
        ("legend@10", "legend", 10),
        ("legend@10.0", "legend", 10),
    ],
)
def test_a_bot_and_its_think_time(bot: str, name: str, seconds: float) -> None:
    found = levels.read(bot)
    assert (found.name, found.seconds) == (name, seconds)
    assert saloon.bot(bot).name == name


@pytest.mark.parametrize(
    "bot", ["", " ", "Legend", "legend ", "search", "search:explore=1", "me", "@1", "legend:1", "🤖"]
)
def test_unknown_bots(bot: str) -> None:
    assert refused(bot) == "unknown-bot"


@pytest.mark.parametrize(
    "seconds",
    ["", " 1", "0", "0.04", "0.0499", "10.01", "11", "-1", "+1", "1e0", "1_0", "nan", "inf", "1,5", "².", "١", "one"],
)
def test_think_times_that_are_none(seconds: str) -> None:
    assert refused(f"legend@{seconds}") == "think-time"


@pytest.mark.parametrize("bot", ["deputy@1", "tenderfoot@0.1", "random@1", "deputy@", "deputy@x"])
def test_who_does_not_search_needs_no_time(bot: str) -> None:
    assert refused(bot) == "no-think-time"


def test_everybody_gives_way_to_somebody_simpler() -> None:
    assert [levels.simpler(bot) for bot in ("legend@2", "marshal", "deputy", "tenderfoot", "random")] == [
        "marshal",
        "deputy",
        "tenderfoot",
        "random",
        "random",
    ]
    assert levels.simpler("who?") == "deputy"


@pytest.mark.parametrize(
    ("bot", "limit", "granted"),
    [
        ("legend@10", 10, "legend@10"),
        ("legend@10", 9.9, "legend"),
        ("legend@10", -50, "legend"),
        ("legend@0.5", -50, "legend@0.5"),
        ("marshal@0.2", 0.15, "marshal"),
        ("legend", -50, "legend"),
        ("deputy", -50, "deputy"),
    ],
)
def test_no_more_than_the_usual_time_is_granted_to_whoever_had_his_share(bot: str, limit: float, granted: str) -> None:
    assert levels.within(bot, limit) == granted


def test_all_bots_of_the_house_are_known_from_strong_to_simple() -> None:
    offered = [level.name for level in levels.offered()]
    assert ["random", *offered] == saloon.list_bots()
    assert levels.USUAL in offered
    assert levels.read(levels.ADVISER).timed


def test_quick_and_deep() -> None:
    assert {kind_of(bot) for bot in ("random", "deputy", "marshal", "legend@0.2")} == {Kind.QUICK}
    assert {kind_of(bot) for bot in ("legend", "marshal@0.5")} == {Kind.DEEP}
    assert levels.seconds("an old one") == 0
