"""Games and bots of other packages: found by themselves, told apart from the house's, and harmless when they fail."""

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from tests.engine.toy import GAME
from tests.installed import install
from tests.server.kit import in_loop, running

import saloon
from saloon import bots, games, resources
from saloon.bots import play_out
from saloon.messages import STRICT, message
from saloon.rulebook import rulebook
from saloon.server import thinking

Install = Callable[..., None]
__all__ = ["install"]

HOUSE = set(resources.house_games())
TOY = "from dataclasses import replace\nfrom tests.engine.toy import GAME as TOY\nGAME = replace(TOY, slug='{slug}')\n"
DRAWER = """
from saloon.bots import Chooser

class Drawer(Chooser):
    name = "drawer"
    seconds = 0.5

    def choose(self, sight, seed):
        return sight.choices[seed % len(sight.choices)].code
"""
LISTENER = """
from saloon.bots import Chooser

heard = []

class Listener(Chooser):
    name = "listener"

    def choose(self, sight, seed):
        heard.append(sight.events)
        return sight.choices[0].code
"""


def codes(found: list[saloon.SaloonError]) -> list[str]:
    for fault in found:
        assert all(fault.text(language) != f"error-{fault.code}" for language in ("en", "fr"))
    return [fault.code for fault in found]


@in_loop
async def browsers_hear(folder: Path, said: dict[str, str]) -> None:
    async with running(folder) as house:
        plugins = (await house.rest.get("/api/messages/en")).json()["plugins"]
        assert {name: text.strip() for name, text in plugins.items()} == said


class TestGames:
    def test_a_package_brings_one(self, install: Install) -> None:
        texts = {"locales/en/game.ftl": "toy-bank = Bank it\n", "rules/en.md": "# The toy\n\n**TY-01** A rule.\n"}
        install(
            "toy_package", {"__init__.py": TOY.format(slug="toy-two"), **texts}, games={"toy-two": "toy_package:GAME"}
        )
        assert set(saloon.list_games()) == {*HOUSE, "toy-two"}
        match = saloon.Match.new("toy-two", players=2, seed=1)
        play_out(match, [saloon.bot("deputy"), saloon.bot("marshal")])
        assert match.over
        assert games.faults() == []
        home = resources.game_home("toy-two")
        assert home is not None
        assert (home / "rules" / "en.md").is_file()
        assert [path.name for path in resources.plugin_message_files("en")["toy-two"]] == ["game.ftl"]

    @pytest.mark.slow
    def test_one_that_fails_takes_no_other_with_it(self, install: Install) -> None:
        install(
            "wild_bunch",
            {
                "__init__.py": "",
                "good.py": TOY.format(slug="good"),
                "wrong.py": "raise RuntimeError('not today')\n",
                "gone.py": "raise SystemExit('for good')\n",
                "number.py": "GAME = 7\n",
                "renamed.py": TOY.format(slug="other"),
                "unfit.py": TOY.format(slug="unfit").replace("slug=", "bound=0, slug="),
                "again.py": TOY.format(slug="hold-up"),
            },
            games={
                "good": "wild_bunch.good:GAME",
                "wrong": "wild_bunch.wrong:GAME",
                "gone": "wild_bunch.gone:GAME",
                "number": "wild_bunch.number:GAME",
                "renamed": "wild_bunch.renamed:GAME",
                "unfit": "wild_bunch.unfit:GAME",
                "hold-up": "wild_bunch.again:GAME",
                "lost": "wild_bunch.nowhere:GAME",
            },
        )
        assert set(saloon.list_games()) == {*HOUSE, "good"}
        assert sorted(codes(games.faults())) == [
            "game-not-a-game",
            "game-not-loaded",
            "game-not-loaded",
            "game-not-loaded",
            "game-other-slug",
            "game-promise",
            "game-twice",
        ]
        assert saloon.game("hold-up").State.__module__.startswith("saloon.games.")
        with pytest.raises(saloon.SaloonError, match="not today"):
            saloon.game("wrong")

    @pytest.mark.slow
    def test_its_folder_is_found_without_loading_it(self, install: Install) -> None:
        inner = {"inner/__init__.py": "", "inner/rules.py": "", "inner/rules/en.md": ""}
        modules = ["sleeping", "sleeping.inner", "sleeping.inner.rules", "sleeping.nowhere"]
        points = {f"toy-{number}": f"{module}:GAME" for number, module in enumerate(modules)}
        install("sleeping", {"__init__.py": "raise SystemExit", **inner}, games=points)
        homes = [resources.game_home(name) for name in points]
        assert [home.name for home in homes if home] == ["sleeping", "inner", "inner", "sleeping"]
        assert message("name-seat", {"number": 1}) == "Player 1"
        assert "sleeping" not in sys.modules

    @pytest.mark.slow
    def test_two_packages_with_one_name(self, install: Install) -> None:
        install("first_package", {"__init__.py": TOY.format(slug="twin")}, games={"twin": "first_package:GAME"})
        install("second_package", {"__init__.py": TOY.format(slug="twin")}, games={"twin": "second_package:GAME"})
        assert codes(games.faults()) == ["game-twice"]
        assert saloon.game("twin").slug == "twin"

    @pytest.mark.slow
    def test_a_program_registers_one(self, install: Install) -> None:
        saloon.register(replace(GAME, slug="toy-three"))
        assert "toy-three" in saloon.list_games()
        assert saloon.Match.new("toy-three", players=2, seed=1).choices()
        for again in ("toy-three", "hold-up"):
            with pytest.raises(saloon.SaloonError, match=again) as refusal:
                saloon.register(replace(GAME, slug=again))
            assert codes([refusal.value]) == ["game-twice"]
        with pytest.raises(saloon.SaloonError) as refusal:
            saloon.register("toy")  # type: ignore[arg-type]
        assert codes([refusal.value]) == ["game-not-a-game"]

    def test_its_words_are_known(self, install: Install) -> None:
        files = {"__init__.py": TOY.format(slug="toy-four"), "locales/fr/game.ftl": "toy-four-word = Mot\n"}
        install("spoken", files)
        import spoken  # type: ignore[import-not-found]

        game = replace(
            spoken.GAME, State=type("State", (spoken.GAME.State,), {"__module__": "spoken", "__slots__": ()})
        )
        saloon.register(game)
        assert message("toy-four-word", {}, "fr") == "Mot"

    @pytest.mark.slow
    def test_at_its_tables_its_own_words_come_first(self, install: Install) -> None:
        for name, bag in (("one_toy", "sack"), ("two_toys", "box")):
            slug = name.replace("_", "-")
            words = f"name-bag = {bag}\nname-marshal = the {bag} keeper\n"
            files = {"__init__.py": TOY.format(slug=slug), "locales/en/game.ftl": words}
            install(name, files, games={slug: f"{name}:GAME"})
        assert message("name-bag", game="one-toy") == "sack"
        assert message("name-bag", game="two-toys") == "box"
        assert message("name-marshal", game="two-toys") == "the box keeper"
        assert message("name-marshal", game="hold-up") == message("name-marshal") == "Marshal"

    @pytest.mark.slow
    def test_a_text_that_cannot_be_read_silences_nobody_else(self, install: Install, tmp_path: Path) -> None:
        files = {
            "__init__.py": TOY.format(slug="latin-toy"),
            "locales/en/board.ftl": "latin-word = Word\n",
            "locales/en/game.ftl": "latin-cafe = Café\n".encode("latin-1"),
            "rules/en.md": "# Café\n".encode("latin-1"),
        }
        install("latin_toy", files, games={"latin-toy": "latin_toy:GAME"})
        assert [message("name-seat", {"number": 1}, game=game) for game in ("", "latin-toy")] == ["Player 1"] * 2
        assert message("latin-word") == "Word"
        assert rulebook("latin-toy", "en") is None
        browsers_hear(tmp_path, {"latin-toy": "latin-word = Word"})
        assert codes(games.faults()) == ["text-unreadable", "text-unreadable"]
        assert [fault.params["file"].endswith(("game.ftl", "en.md")) for fault in games.faults()] == [True, True]

    @pytest.mark.slow
    def test_what_is_no_message_spoils_none(self, install: Install, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.delenv(STRICT, raising=False)
        words = "toy-first = First\ntoy-open = { $\n\ntoy-last = Last\nname-seat =\n    .title = Chair\n"
        files = {"__init__.py": TOY.format(slug="odd-toy"), "locales/en/game.ftl": words}
        install("odd_toy", files, games={"odd-toy": "odd_toy:GAME"})
        said = [message(key, game="odd-toy") for key in ("toy-first", "toy-open", "toy-last", "name-seat")]
        assert said == ["First", "toy-open", "Last", "name-seat"]
        assert message("name-seat", {"number": 1}) == "Player 1"
        assert codes(games.faults()) == ["text-misspelt"]
        assert games.faults()[0].params["line"] == 2


class TestBots:
    def test_a_package_brings_one(self, install: Install) -> None:
        install("drawers", {"__init__.py": DRAWER}, bots={"drawer": "drawers:Drawer"})
        assert saloon.list_bots()[-1] == "drawer"
        assert [level.seconds for level in bots.all_levels() if level.name == "drawer"] == [0.5]
        match = saloon.Match.new("six-territories", players=2, seed=1)
        thought = saloon.bot("drawer").think(match.sight(match.to_move or 0), 3)
        assert thought.code in [choice.code for choice in match.choices()]
        assert len(thought.prospects) == len(match.choices())
        play_out(match, [saloon.bot("drawer"), saloon.bot("drawer")])
        with pytest.raises(saloon.SaloonError) as refusal:
            saloon.bot("drawer@2")
        assert codes([refusal.value]) == ["bot-never-thinks"]

    @pytest.mark.slow
    def test_it_hears_at_a_servers_table_what_its_seat_was_told(self, install: Install) -> None:
        install("listeners", {"__init__.py": LISTENER}, bots={"listener": "listeners:Listener"})
        match = saloon.Match.new("wyatt-earp", players=2, seed=1)
        match.play(match.choices()[0])
        seat = match.to_move or 0
        job = thinking.job(match, seat, "listener")
        thinking.do(job)
        heard = sys.modules["listeners"].heard
        assert heard
        assert heard == [match.events(seat=seat)]
        assert thinking.job(match, seat, "legend").events == []

    def test_a_class_with_a_name_that_chooses_is_one(self, install: Install) -> None:
        install(
            "drawers",
            {"__init__.py": DRAWER.replace("Drawer(Chooser)", "Drawer").replace("import Chooser", "import Sight")},
            bots={"drawer": "drawers:Drawer"},
        )
        assert codes(bots.faults()) == []
        match = saloon.Match.new("six-territories", players=2, seed=1)
        sight, drawer = match.sight(match.to_move or 0), saloon.bot("drawer")
        thought = drawer.think(sight, 3)
        assert drawer.name == "drawer"
        assert thought.code == drawer.choose(sight, 3) == match.choices()[3].code
        assert len(thought.prospects) == len(match.choices())

    @pytest.mark.slow
    def test_one_that_fails_takes_no_other_with_it(self, install: Install) -> None:
        install(
            "outlaws",
            {
                "__init__.py": DRAWER + "\nclass Empty:\n    name = 'empty'\n",
                "gone.py": "raise SystemExit('for good')\n",
            },
            bots={
                "drawer": "outlaws:Drawer",
                "deputy": "outlaws:Drawer",
                "drawn": "outlaws:Drawer",
                "empty": "outlaws:Empty",
                "gone": "outlaws.gone:Gone",
                "lost": "outlaws:Nobody",
            },
        )
        assert saloon.list_bots()[-1] == "drawer"
        assert sorted(codes(bots.faults())) == [
            "bot-name",
            "bot-not-a-bot",
            "bot-not-loaded",
            "bot-not-loaded",
            "bot-twice",
        ]
        with pytest.raises(saloon.SaloonError, match="Nobody"):
            saloon.bot("lost")
        with pytest.raises(saloon.SaloonError, match="drawer"):
            saloon.bot("whoever")

    @pytest.mark.slow
    def test_one_that_thinks_for_no_sensible_time_spoils_no_list(self, install: Install) -> None:
        spans = ("'soon'", "None", "-1", "float('nan')", "1e9")
        for number, seconds in enumerate(spans):
            late = DRAWER.replace("drawer", f"dreamer{number}").replace("0.5", seconds)
            install(f"dreamers{number}", {"__init__.py": late}, bots={f"dreamer{number}": f"dreamers{number}:Drawer"})
        assert not [name for name in saloon.list_bots() if name.startswith("dreamer")]
        assert codes(bots.faults()) == ["bot-usual-seconds"] * len(spans)

    @pytest.mark.slow
    def test_of_two_with_one_name_the_first_plays(self, install: Install) -> None:
        install("first_drawers", {"__init__.py": DRAWER}, bots={"drawer": "first_drawers:Drawer"})
        install("second_drawers", {"__init__.py": DRAWER}, bots={"drawer": "second_drawers:Drawer"})
        assert codes(bots.faults()) == ["bot-twice"]
        assert type(saloon.bot("drawer")).__module__ == "first_drawers"
