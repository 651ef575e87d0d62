"""What the table is told and asked, and why something cannot be done: in both languages, and true."""

import re
from typing import Any

import pytest
from tests.games.colt_express.table import at, both, car, coach, table
from tests.kit import play, say, texts

from saloon import Match
from saloon.games.colt_express import GAME
from saloon.games.colt_express.notation import DECISIONS
from saloon.messages import message
from saloon.terminal import screen
from saloon.terminal.voice import Voice

LEAFLET = {"variant": "leaflet"}
TEAMS = {"variant": "teams"}
FLASKS = ("plan-or-drink", "plan-after-flask")  # questions of their own
LANGUAGES = pytest.mark.parametrize("language", ["en", "fr"])


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing word is an error."""
    monkeypatch.setenv("SALOON_STRICT_MESSAGES", "1")


def story(match: Match, language: str, seat: int | None = None) -> list[str]:
    """All that a seat, or a spectator, is told, sentence by sentence."""
    told = [message(event.key, event.args, language) for event in match.events(seat=seat)]
    return [plain(sentence) for sentence in told if sentence]


def plain(sentence: str) -> str:
    """A sentence with plain spaces."""
    return sentence.replace("\u00a0", " ")


def why(match: Match, on: str, language: str = "en") -> tuple[str, str]:
    """Why something cannot be chosen now, with its clause."""
    assert match.to_move is not None
    reason = match.why(on, match.to_move)
    assert not any(choice.on == on for choice in match.choices()), f"{on} can be chosen"
    return plain(say(language, f"why-{reason.code}", reason.params)), reason.clause


@LANGUAGES
@pytest.mark.slow
def test_options_and_questions_have_words(language: str) -> None:
    for name, schema in GAME.options_schema()["properties"].items():
        key = f"option-colt-express-{name}"
        assert say(language, key)
        assert say(language, f"{key}-help")
        values = [say(language, f"{key}-{value}") for value in schema.get("enum", ())]
        assert len(set(values)) == len(values)
    questions = [say(language, f"ce-decision-{name}") for name in (*DECISIONS, *FLASKS)]
    assert len(set(questions)) == len(questions)


class TestAPartnersCard:
    """CE-57: who played it is one, whom it moves is another."""

    def teams(self, **fields: Any) -> Match:
        hand = {"hand": ["tuco move", "doc fire"]}
        return table(4, options=TEAMS, doc=hand, tuco={}, belle={}, ghost={}, **fields)

    @pytest.mark.clause("CE-57")
    def test_played_openly_both_are_named(self) -> None:
        match = play(self.teams(card="braking"), "play tuco move")
        for seat in (None, 0, 1, 2):
            assert story(match, "en", seat)[-1] == "Doc plays Tuco’s Move."
            assert story(match, "fr", seat)[-1] == "Doc joue Déplacement de Tuco."
        match = play(self.teams(card="braking"), "play doc fire")
        assert story(match, "en")[-1] == "Doc plays Fire."
        assert story(match, "fr")[-1] == "Doc joue Tir."

    @pytest.mark.clause("CE-57", "CE-68")
    def test_face_down_only_its_player_knows_whose_it_is(self) -> None:
        match = play(self.teams(card="take-it-all", turn=1, first="doc"), "play tuco move")
        assert story(match, "en", 0)[-1] == "Doc plays Tuco’s Move face down."
        assert story(match, "fr", 0)[-1] == "Doc joue Déplacement de Tuco face cachée."
        for seat in (None, 1, 2):
            assert story(match, "en", seat)[-1] == "Doc plays a card face down."
            assert story(match, "fr", seat)[-1] == "Doc joue une carte face cachée."
        match = play(self.teams(card="take-it-all", turn=1, first="doc"), "play doc fire")
        assert story(match, "fr", 0)[-1] == "Doc joue Tir face cachée."

    @pytest.mark.clause("CE-57", "CE-68")
    def test_revealed_both_are_named(self) -> None:
        match = table(4, options=TEAMS, doc={}, tuco={}, belle={}, ghost={}, pile=["tuco move by doc hidden"])
        assert "Doc’s hidden card is Tuco’s Move." in story(match, "en")
        assert "La carte cachée de Doc : Déplacement de Tuco." in story(match, "fr")

    @pytest.mark.clause("CE-72")
    def test_with_two_bandits_a_card_is_its_bandits_own(self) -> None:
        bandits: dict[str, Any] = {"ghost": {"hand": ["tuco move"]}, "tuco": {}, "doc": {}, "django": {}}
        match = play(table(2, options=LEAFLET, card="braking", **bandits), "play tuco move")
        assert story(match, "en")[-1] == "Tuco plays Move."


class TestQuestions:
    @pytest.mark.clause("HS-50")
    def test_the_plan_tells_of_a_flask_before_it_and_not_of_drawing_after_it(self) -> None:
        match = coach(tuco={"loot": ["flask:classic"]}, doc={}, belle={}, card="braking")
        assert match.view(0)["wording"] == "plan-or-drink"
        match.play("drink classic")
        assert match.view(0)["wording"] == "plan-after-flask"
        assert "wording" not in match.view(1)
        assert "wording" not in match.view(None)
        match.play(texts(match)[0])
        assert "question" not in match.view(1)

    @pytest.mark.clause("HS-27", "HS-50")
    def test_without_a_flask_to_drink_it_asks_as_ever(self) -> None:
        assert "question" not in coach(tuco={}, doc={}, belle={}, card="braking").view(0)
        dark = coach(tuco={"loot": ["flask:classic"]}, doc={}, belle={}, card="take-it-all", turn=1)
        assert "question" not in dark.view(0)

    @pytest.mark.parametrize(
        ("language", "before", "after"),
        [("en", "drink a flask", "After the flask"), ("fr", "buvez", "Après la flasque")],
    )
    def test_the_terminal_asks_so_too(
        self, language: str, before: str, after: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        voice = Voice(language)
        voice.names = ["Ann", "Bo", "Cy"]
        match = coach(tuco={"loot": ["flask:classic"]}, doc={}, belle={}, card="braking")
        screen.show_question(voice, match, 0)
        assert before in capsys.readouterr().out
        screen.show_question(voice, play(match, "drink classic"), 0)
        assert after in capsys.readouterr().out


class TestWords:
    def test_a_ride_of_no_cars_rides_nowhere(self) -> None:
        here: dict[str, Any] = {"tuco": "car 1", "belle": "car 3", "horses": {2: 1}, "pile": ["doc ride", "belle move"]}
        match = play(coach(doc="roof 2", **here), "ride to car 2")
        assert "Doc mounts a horse and dismounts at once, into car 2." in story(match, "en")
        assert "Doc saute sur un cheval et en redescend aussitôt, dans le wagon 2." in story(match, "fr")
        match = play(coach(doc="roof 2", **here), "ride to car 1")
        assert "Doc mounts a horse beside car 2 and rides to car 1." in story(match, "en")

    def test_a_choice_made_in_secret_reads_well(self) -> None:
        match = play(coach(doc={}, tuco={}, belle={}, card="boxcar"), "draw")
        assert story(match, "en", 0)[-1] == "Doc secretly chooses to draw three cards."
        assert story(match, "fr", 0)[-1] == "Doc choisit en secret : piocher trois cartes."

    @pytest.mark.parametrize("name", ["belle", "doc"])
    def test_in_french_nobody_changes_gender(self, name: str) -> None:
        place = {"place": {"car": 2, "floor": "roof"}, "bandit": name}
        for key in ("ce-thrown", "ce-swept", "ce-car-bonus"):
            assert not re.search(r"\b(seul|projeté|balayé)\b", say("fr", key, place))

    def test_a_ride_card_for_each_is_not_one_for_both(self) -> None:
        assert "for each of them" in say("en", "option-colt-express-ride_cards-help")
        assert "pour chacun d’eux" in say("fr", "option-colt-express-ride_cards-help")

    def test_the_attack_on_horseback_decides_who_starts_where(self) -> None:
        assert "arrivent à cheval" in say("fr", "error-ce-horse-attack", {"option": "start"})


class TestWhy:
    @pytest.mark.clause("CE-62")
    def test_a_deck_that_is_not_asked_about(self) -> None:
        asked = "You are being asked something else right now."
        pairs: dict[str, Any] = {"ghost": {}, "tuco": {}, "doc": {}, "django": {}}
        taking = table(2, options=LEAFLET, phase="taking", **pairs)
        assert taking.why("deck", 0).code == "offered"  # who takes nothing says so there
        hand = {"hand": ["move", "rob"]}
        assert why(coach(doc=hand, tuco={}, belle={}, card="boxcar", phase="plan-of-attack"), "deck") == (asked, "")
        assert why(table(options={"expert": True}, doc=hand, tuco={}, belle={}, phase="keeping"), "deck") == (asked, "")

    @pytest.mark.clause("CE-07")
    def test_a_deck_of_two_cards_is_not_empty(self) -> None:
        hand = ["move", "move", "floor", "floor", "fire", "fire", "rob", "rob"]
        match = table(options={"short_deck": "play"}, tuco={"hand": hand}, doc={}, belle={})
        assert why(match, "deck") == (
            "There are fewer than three cards to draw, and at this table that means no drawing.",
            "CE-07",
        )
        empty = table(tuco={"hand": [*hand, "punch", "marshal"]}, doc={}, belle={})
        assert why(empty, "deck")[0] == "Your deck is empty: there is nothing to draw."

    @pytest.mark.clause("HS-32")
    def test_a_card_already_kept(self) -> None:
        match = coach(doc={"hand": ["move", "fire", "rob"]}, tuco={}, belle={}, card="boxcar", phase="plan-of-attack")
        match.play("keep move")
        assert why(match, "card:move") == ("You have already chosen to keep that card.", "HS-32")
        assert why(match, "card:punch")[0] == "You hold no Punch card."
        match = coach(doc={"hand": ["move", "fire", "rob"]}, tuco={}, belle={}, card="boxcar", phase="plan-of-attack")
        match.play("keep no more")
        assert why(match, "card:fire") == ("You have chosen to keep no more cards.", "HS-32")
        assert why(match, "card:fire", "fr")[0] == "Vous avez choisi de ne plus rien garder."

    @pytest.mark.clause("CE-62", "HS-54")
    def test_a_card_kept_is_not_in_the_deck(self) -> None:
        ghost = {"hand": ["tuco move"]}
        options = {**LEAFLET, "stagecoach": True}
        match = table(2, options=options, phase="taking", ghost=ghost, tuco={}, doc={}, django={})
        assert why(match, "card:tuco move") == ("There is no Move card of Tuco in your deck.", "CE-62")
        assert why(match, "card:neutral", "fr")[0] == "Il n’y a pas de carte Balle neutre dans votre pioche."

    @pytest.mark.clause("CE-50")
    def test_the_opening_is_not_the_action_phase(self) -> None:
        tuco = {"hand": ["move", "neutral", "shot"], "bullets": 5}
        match = table(options={"expert": True}, phase="opening", tuco=tuco, doc={"bullets": 5}, belle={})
        assert why(match, "card:move") == (
            "The Plan is about to begin: first you say how many bullets you throw out.",
            "CE-50",
        )

    @pytest.mark.clause("HS-39")
    def test_who_has_left_is_not_further_away(self) -> None:
        match = coach(
            4,
            round=5,
            card="escape",
            doc="car 2",
            tuco={"car": "gone"},
            ghost="car 1",
            django="car 3",
            pile=["doc fire"],
        )
        reason, clause = why(match, "bandit:tuco")
        assert (reason, clause) == (
            "Tuco has ridden away for good: nothing can hit a bandit who has left.",
            "HS-39",
        )

    @pytest.mark.clause("HS-21")
    def test_one_car_is_one_car(self) -> None:
        old_lady = at("roof 1", hostage="old-lady")
        match = coach(doc=old_lady, tuco="car 2", belle="car 3", coach=0, pile=["doc move"])
        assert why(match, "place:3:roof")[0] == "On the roofs your Move goes one car only, and you are on car 1."
        assert "qu’un wagon" in why(match, "place:3:roof", "fr")[0]
        assert "qu’un." in why(match, "place:coach:roof", "fr")[0]

    @pytest.mark.clause("TC-09")
    def test_out_of_the_time_travel_car(self) -> None:
        here: dict[str, Any] = {"belle": "car 3", "marshal": 1, "pile": ["doc move"]}
        one_step = why(car(doc="time car", **here), "place:1:roof")
        assert one_step[0] == "Out of the time-travel car a Move goes into the locomotive or onto its roof."
        run = {"run_from_the_car": True}
        assert "3 steps at most" in why(car(doc="time car", options=run, **here), "place:3:roof")[0]
        old_lady = at("time car", hostage="old-lady")
        assert why(both(doc=old_lady, options=run, **here), "place:1:roof") == one_step
