"""The small game of docs/writing-rules.md is played by everybody in the house, on the day its rules exist."""

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.kit import ALWAYS_FIRST, saloon
from tests.engine.test_writing_rules import package
from tests.installed import install
from tests.server.kit import in_loop, playing, running

import saloon as house
from saloon.bots import play_out

SLUG = "sinking-boat"
__all__ = ["install"]


@pytest.fixture
def installed(install: Callable[..., None], monkeypatch: pytest.MonkeyPatch) -> None:
    """The page's package, installed."""
    monkeypatch.setenv("SALOON_INTERPRETED", "1")
    install("sinking_boat", package(), games={SLUG: "sinking_boat:GAME"})


LONGEST = "outlaw"  # it thinks for a quarter of a minute by interpreted rules, as the others do for less


@pytest.mark.parametrize(
    "bot", [pytest.param(bot, marks=pytest.mark.thorough) if bot == LONGEST else bot for bot in house.list_bots()]
)
def test_bots_of_every_level_play_it(installed: None, bot: str) -> None:
    match = house.Match.new(SLUG, players=3, seed=7)
    play_out(match, [house.bot(bot) for _ in range(3)])
    assert match.result is not None
    assert house.Match.replay(match.truth.record().to_json()).result == match.result


@pytest.mark.slow
def test_it_is_played_in_the_terminal(installed: None) -> None:
    result = saloon("play", SLUG, "--players", 2, "--seed", 3, typed="hint\nrules\n1\n" + ALWAYS_FIRST)
    assert result.exit_code == 0
    for words in (
        "Sinking Boat",
        "Take a nugget, or stop for good?",
        "Nuggets in the bag",
        "Bot 2 takes a nugget.",
    ):
        assert words in result.stdout


@pytest.mark.slow
def test_the_terminal_needs_no_message_of_it(install: Callable[..., None], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SALOON_INTERPRETED", "1")
    install("sinking_boat", {"__init__.py": package()["__init__.py"]}, games={SLUG: "sinking_boat:GAME"})
    result = saloon("play", SLUG, "--seed", 3, typed=ALWAYS_FIRST, SALOON_STRICT_MESSAGES=None)
    assert result.exit_code == 0
    assert "diggers" in result.stdout


@in_loop
async def at_a_table(folder: Path) -> None:
    """A whole match against a bot that thinks in a process of its own."""
    async with running(folder) as server:
        told = (await server.rest.get("/api/messages/fr")).json()["plugins"]
        assert "sb-took = " in told[SLUG], "in English, where nobody has written it in French"
        assert any(game["slug"] == SLUG for game in (await server.rest.get("/api/games")).json()["games"])
        assert (await server.rest.get(f"/api/rules/{SLUG}/en")).json()["error"]["code"] == "no-rules"
        async with playing(server, "Ann", game=SLUG, bots=("deputy",)) as (ann,):
            while ann.scene["table"]["phase"] == "playing":
                if ann.scene["to_move"] == 0:
                    version = ann.version
                    await ann.move(ann.scene["choices"][0]["code"])
                    await ann.wait_for(lambda scene, before=version: scene["v"] > before)
                else:
                    await ann.wait_for(lambda scene: scene["to_move"] in (0, None))
            assert len(ann.scene["result"]["scores"]) == 2


@pytest.mark.slow
def test_it_is_played_at_a_table(installed: None, tmp_path: Path) -> None:
    at_a_table(tmp_path)
