"""Positions: out and in again to the byte, by hand, and refused where they make no sense."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice, product
from typing import Any

import pytest
import yaml
from tests.games.colt_express.table import (
    MODES,
    TEN_CARDS,
    at,
    bandit,
    cards,
    floor,
    loot,
    random_states,
    received,
    refusal,
    state_of,
    table,
    to_move,
    where,
)
from tests.kit import play_on, read, texts

from saloon import Match
from saloon.engine import PositionError
from saloon.games.colt_express import GAME
from saloon.games.colt_express.state import Decision, State

OPTIONS: list[dict[str, Any]] = [
    {},
    {"characters": "chosen"},
    {"punch_names_the_purse": True},
    {"expert": True},
    {"expert": True, "keep_bullets": True, "open_discards": True, "doc_draws_seven": False},
]
EACH_OPTION = pytest.mark.parametrize("options", OPTIONS, ids=str)
BY_HAND = """
players: 4
bandits:
  doc: {car: 2, roof: true, bullets: 5, loot: [purse:300, jewel, strongbox], cash: 250}
  belle: {car: 2, received: 3}
  tuco: {car: 4, loot: [purse]}
marshal: 0
floor:
  2: [purse, jewel]
  roof 3: [purse:450]
round: 3
card: braking
first: belle
pile: [doc rob, belle move hidden, tuco fire]
neutral: 2
"""


def some(states: Iterable[State]) -> Iterator[State]:
    """Every tenth state of a game, and one for each question that it asks."""
    asked = set()
    for number, state in enumerate(states):
        if number % 10 == 0 or state.decision not in asked:
            asked.add(state.decision)
            yield state


class TestOutAndIn:
    @EACH_OPTION
    @pytest.mark.parametrize("players", GAME.players)
    @pytest.mark.slow
    def test_a_state_comes_back_to_the_byte(self, players: int, options: dict[str, Any]) -> None:
        for state in some(random_states(players, players, **options)):
            position = GAME.to_position(state)
            again = read(GAME, position)
            assert again.pack() == state.pack()
            assert GAME.to_position(again) == position

    @pytest.mark.slow
    @EACH_OPTION
    def test_positions_survive_json_and_yaml_in_any_order(self, options: dict[str, Any]) -> None:
        for state in islice(random_states(3, 1, **options), 0, None, 7):
            position = GAME.to_position(state)
            for text in (json.dumps(position, sort_keys=True), yaml.safe_dump(position)):
                assert yaml.safe_load(text) == position
                assert read(GAME, yaml.safe_load(text)).pack() == state.pack()

    @pytest.mark.slow
    @pytest.mark.parametrize(("players", "options"), MODES, ids=str)
    def test_so_does_a_state_of_any_variant(self, players: int, options: dict[str, Any]) -> None:
        for state in some(random_states(players, 3, characters="chosen", **options)):
            position = json.loads(json.dumps(GAME.to_position(state), sort_keys=True))
            assert read(GAME, position).pack() == state.pack()

    def test_those_games_ask_every_question_there_is(self) -> None:
        asked = {state.decision for options in OPTIONS for n in (3, 6) for state in random_states(n, n, **options)}
        asked |= {state.decision for n, more in MODES for state in random_states(n, 3, characters="chosen", **more)}
        assert asked == set(Decision)

    def test_a_game_that_began_by_hand_comes_back_too(self) -> None:
        for match in play_on(Match.from_position("colt-express", yaml.safe_load(BY_HAND), seed=2)):
            position = match.truth.position()
            assert read(GAME, position).pack() == state_of(match).pack()
            assert GAME.plain.check(state_of(match)) == 0

    def test_flight_from_the_coach_comes_back_after_pickpocketing_too(self) -> None:
        match = table(
            options={"stagecoach": True},
            round=5,
            card="pickpocketing",
            phase="event",
            coach=1,
            shotgun="train",
            doc="roof 2",
            tuco="car 3",
            belle="car 3",
        )
        assert texts(match) == ["flee to roof 1", "flee to roof 3"]
        assert read(GAME, match.truth.position()).pack() == state_of(match).pack()

    def test_a_match_goes_on_as_the_first_one_would(self) -> None:
        first = table(doc="car 2", ghost=at("car 2", loot=["purse:300", "jewel"]), pile=["doc punch", "ghost move"])
        second = Match.from_position("colt-express", first.truth.position(), seed=9)
        assert second.choices() == first.choices()
        for match in (first, second):
            match.play("knock jewel")
        assert second.truth.position() == first.truth.position() | {"generator": second.truth.position()["generator"]}


class TestByHand:
    def test_as_a_person_would_write_it(self) -> None:
        match = Match.from_position("colt-express", yaml.safe_load(BY_HAND), seed=1)
        view = match.view(None)
        assert [seen["character"] for seen in view["bandits"]] == ["doc", "belle", "tuco", "ghost"]
        assert (view["round"], view["card"]["name"], view["first"]) == (3, "braking", 1)
        assert (view["marshal"], view["neutral"]) == (0, 2)
        assert (where(match, "doc"), where(match, "belle")) == ("roof 2", "car 2")
        assert loot(match, "doc") == ["purse 0:300", "jewel", "strongbox"]
        assert floor(match, "car 2") == ["purse 2", "jewel"]
        assert floor(match, "roof 3") == ["purse 3:450"]
        assert bandit(match, "doc")["cash"] == 250
        assert received(match, "belle") == 3
        assert view["decision"] == "move"
        assert texts(match) == ["move to car 1", "move to car 3"]

    def test_players_are_enough(self) -> None:
        match = Match.from_position("colt-express", {"players": 4}, seed=1)
        view = match.view(None)
        assert [seen["character"] for seen in view["bandits"]] == ["ghost", "doc", "tuco", "django"]
        assert [seen["hand"] for seen in view["bandits"]] == [6, 7, 6, 6]
        assert [(seen["car"], seen["floor"]) for seen in view["bandits"]] == [(4, "inside"), (3, "inside")] * 2
        assert [car["wagon"] for car in view["train"]] == [None, "a", "b", "c", "d"]
        assert (view["round"], view["card"]["name"], view["phase"], view["to_move"]) == (1, "bridge", "plan", 0)
        assert (view["marshal"], view["neutral"], view["strongboxes_beside"]) == (0, 13, 2)
        assert match.truth.position()["floor"] == {}
        assert GAME.plain.check(state_of(match)) == 0

    @pytest.mark.parametrize("extra", [{}, {"stagecoach": True}, {"expert": True, "time_car": True}], ids=str)
    @pytest.mark.parametrize("players", [2, 3])
    def test_in_the_leaflets_game_too(self, players: int, extra: dict[str, Any]) -> None:
        match = Match.from_position("colt-express", {"players": players, "options": {"variant": "leaflet", **extra}})
        names = [seen["character"] for seen in match.view(None)["bandits"]]
        assert names == ["ghost", "tuco", "doc", "django", "belle", "cheyenne"][: 2 * players]

    @pytest.mark.parametrize(
        ("bandits", "partners", "names"),
        [
            ({"doc": {}}, None, ["doc", "tuco", "ghost", "django"]),
            ({"tuco": {}}, None, ["tuco", "ghost", "doc", "django"]),
            ({"belle": {"seat": 1}}, None, ["ghost", "django", "belle", "tuco"]),
            ({"django": {"seat": 1, "second": True}}, None, ["doc", "tuco", "ghost", "django"]),
            ({"doc": {}, "tuco": {}}, None, ["doc", "tuco", "ghost", "django"]),
            ({"doc": {}}, ["tuco", "cheyenne", "django"], ["doc", "cheyenne", "ghost", "tuco"]),
            ({"tuco": {"seat": 1}}, ["tuco", None, None], ["doc", "django", "tuco", "ghost"]),
        ],
        ids=str,
    )
    def test_and_its_seats_left_over_make_pairs(
        self, bandits: dict[str, Any], partners: list[str | None] | None, names: list[str]
    ) -> None:
        more = {} if partners is None else {"partners": partners}
        match = table(2, options={"variant": "leaflet"}, **bandits, **more)
        assert [seen["character"] for seen in match.view(None)["bandits"]] == names

    def test_a_seat_may_be_said_and_others_fill_up(self) -> None:
        match = table(4, doc={"seat": 2}, belle={}, tuco={"seat": 0})
        assert [seen["character"] for seen in match.view(None)["bandits"]] == ["tuco", "belle", "doc", "ghost"]

    def test_the_deck_is_what_is_left_of_the_ten_cards(self) -> None:
        match = table(
            doc={"hand": ["move", "fire"], "received": ["neutral", "shot"]},
            tuco={"bullets": 5},
            pile=["doc rob"],
            turn=0,
        )
        elsewhere = ["move", "fire", "rob"]
        assert cards(match, "doc", "deck") == Counter([*TEN_CARDS, "neutral", "shot"]) - Counter(elsewhere)

    def test_bullets_in_hand_have_been_received(self) -> None:
        match = table(doc={"hand": ["neutral", "neutral", "move"]})
        assert received(match, "doc") == 2
        assert match.view(None)["neutral"] == 11

    def test_a_number_of_bullets_received_means_neutral_ones(self) -> None:
        match = table(doc={"hand": ["neutral"], "received": 3})
        assert cards(match, "doc", "deck")["neutral"] == 2

    def test_a_purse_with_a_value_is_known_to_its_owner_and_on_the_train_to_all(self) -> None:
        match = table(doc={"loot": ["purse:300"]}, floor={1: ["purse:450", "purse"]})
        assert [bandit(match, "doc", seat)["known_purses"] for seat in (0, 1, None)] == [[300], [], []]
        for seat in (0, 1, None):
            assert [purse["value"] for purse in match.view(seat)["train"][1]["inside"]["purses"]] == [450, None]

    def test_a_purse_can_be_settled_though_nobody_has_looked_into_it(self) -> None:
        """What it holds is there to be found; until then nobody can tell it from one that is not drawn yet."""
        lying = {2: ["purse 4", "purse 9:450"]}
        match = table(doc="car 2", floor=lying, known={9: []}, pile=["doc rob"])
        for seat in (0, 1, None):
            assert [purse["value"] for purse in match.view(seat)["train"][2]["inside"]["purses"]] == [None, None]
        worlds = {match.sight(0).sample(seed).purses[9].worth for seed in range(20)}
        assert len(worlds) > 1, "nor does a sample tell"
        match.play("rob purse 9")
        assert bandit(match, "doc", 0)["known_purses"] == [450]

    def test_who_knows_a_purse_can_be_told(self) -> None:
        match = table(doc={"loot": ["purse:300"]}, floor={1: ["purse 9:450"]}, known={0: "everybody", 9: ["doc"]})
        assert [bandit(match, "doc", seat)["known_purses"] for seat in (0, 1, None)] == [[300], [300], [300]]
        lying = [match.view(seat)["train"][1]["inside"]["purses"][0]["value"] for seat in (0, 1, None)]
        assert lying == [450, None, None]

    def test_an_owner_has_looked_into_a_purse_without_a_value(self) -> None:
        values = {bandit(table(seed=seed, doc={"loot": ["purse"]}), "doc", 0)["known_purses"][0] for seed in range(40)}
        assert values == {250, 300, 350, 400, 450, 500}

    def test_purses_get_the_lowest_numbers_free_bandits_first(self) -> None:
        match = table(
            doc={"loot": ["purse", "purse 1:300"]},
            tuco={"loot": ["purse"]},
            floor={"roof 1": ["purse"], 0: ["purse 4"]},
        )
        owned = loot(match, "doc") + loot(match, "tuco")
        assert [token.partition(":")[0] for token in owned] == ["purse 0", "purse 1", "purse 2"]
        assert (floor(match, "roof 1"), floor(match, "car 0")) == (["purse 3"], ["purse 4"])

    def test_fewer_neutral_bullets_mean_that_the_others_are_gone(self) -> None:
        state = state_of(table(neutral=2, doc={"received": 3}))
        assert (state.neutral, state.neutral_aside) == (2, 8)

    def test_a_pile_means_the_action_phase_unless_there_is_a_turn(self) -> None:
        assert table(doc="car 2", pile=["doc move"]).view(None)["phase"] == "action"
        assert table(doc="car 2", pile=["doc move"], turn=1).view(None)["phase"] == "plan"

    def test_any_moment_of_a_turn(self) -> None:
        match = table(4, tuco={}, doc={}, belle={}, ghost={}, card="take-it-all", turn=2, to_move="belle", act=1)
        assert (to_move(match), match.view(None)["card"]["turn"]) == ("belle", 2)
        match.play("draw")
        assert to_move(match) == "ghost"

    def test_the_middle_of_a_punch(self) -> None:
        def asked(**punch: Any) -> list[str]:
            doc = at("car 2", loot=["purse 5:300", "jewel"])
            punch["victim"] = "doc"
            return texts(table(cheyenne="car 2", doc=doc, belle="car 3", pile=["cheyenne punch"], punch=punch))

        assert asked() == asked(question="knock") == ["knock purse", "knock jewel"]
        assert asked(question="pocket") == asked(question="pocket", purse=5) == ["pocket", "drop"]
        assert asked(question="throw") == ["throw to car 1", "throw to car 3"]

    def test_the_start_of_a_round(self) -> None:
        match = table(round=4, past=["braking", None, "bridge"], phase="round-start")
        assert (match.view(None)["round"], match.view(None)["past"][:2]) == (4, ["braking", "bridge"])
        assert match.truth.position()["past"] == ["braking", None, "bridge"]

    def test_while_characters_are_chosen(self) -> None:
        match = table(
            options={"characters": "chosen"},
            phase="characters",
            bandits={"doc": None, "seat 1": {"loot": ["purse:250"]}},
        )
        assert match.to_move == 1
        assert "be doc" not in texts(match)
        assert match.view(1)["bandits"][1]["known_purses"] == [250]

    def test_a_finished_game(self) -> None:
        match = table(phase="over", doc={"loot": ["strongbox"], "bullets": 5})
        assert match.over
        assert match.result is not None
        assert match.result.scores == [2000, 0, 0]

    def test_a_bandit_who_would_start_where_the_marshal_is_stands_on_the_roof(self) -> None:
        match = table(marshal=3, doc={}, tuco={}, belle={})
        assert [where(match, name) for name in ("doc", "tuco", "belle")] == ["roof 3", "car 2", "roof 3"]

    def test_the_generator_is_started_if_nobody_has(self) -> None:
        assert any(read(GAME, {"players": 3}).rng)
        assert read(GAME, {"players": 3, "generator": [5, 6], "phase": "over"}).rng == [5, 6]


EXPERT = {"expert": True}
COACH = {"stagecoach": True}
CAR = {"time_car": True}
LEAFLET = {"variant": "leaflet"}
LAST = {"doc": {}, "round": 5, "phase": "event"}
PUNCH = {"doc": "car 1", "tuco": "car 1", "belle": "car 1", "pile": ["doc punch"]}
REFUSALS: list[tuple[str, str, dict[str, Any]]] = [
    ("position-word", "position", {"sheriff": 2}),
    ("position-word", "bandits", {"bandits": {"jesse": {}}}),
    ("position-word", "bandits.doc", {"doc": {"wagon": 2}}),
    ("position-mapping", "bandits", {"bandits": ["doc"]}),
    ("position-mapping", "bandits.doc", {"doc": 3}),
    ("position-bandits", "bandits", {"doc": {}, "tuco": {}, "belle": {}, "ghost": {}}),
    ("position-seat-taken", "bandits.tuco.seat", {"doc": {"seat": 1}, "tuco": {"seat": 1}}),
    ("position-number", "bandits.doc.seat", {"doc": {"seat": 3}}),
    ("position-number", "bandits.doc.car", {"doc": {"car": 4}}),
    ("position-number", "bandits.doc.car", {"doc": {"car": -1}}),
    ("position-number", "bandits.doc.car", {"doc": {"car": "2"}}),
    ("position-number", "bandits.doc.car", {"doc": {"car": True}}),
    ("position-flag", "bandits.doc.roof", {"doc": {"roof": 1}}),
    ("position-with-marshal", "bandits.doc.car", {"doc": {"car": 2}, "marshal": 2}),
    ("position-number", "bandits.doc.bullets", {"doc": {"bullets": 7}}),
    ("position-number", "bandits.doc.cash", {"doc": {"cash": -250}}),
    ("position-number", "marshal", {"marshal": 4}),
    ("position-number", "neutral", {"neutral": 14}),
    ("position-number", "neutral", {"neutral": 11, "doc": {"received": 3}}),
    ("position-wagons", "wagons", {"wagons": ["a", "b"]}),
    ("position-wagons", "wagons", {"wagons": ["a", "b", "b"]}),
    ("position-word", "wagons", {"wagons": ["a", "b", "g"]}),
    ("position-list", "bandits.doc.hand", {"doc": {"hand": "move"}}),
    ("position-card", "bandits.doc.hand", {"doc": {"hand": ["bribe"]}}),
    ("position-card-count", "bandits.doc", {"doc": {"hand": ["move", "move", "move"]}}),
    ("position-card-count", "bandits.doc", {"doc": {"hand": ["punch"]}, "pile": ["doc punch"], "turn": 0}),
    ("position-card-count", "bandits.doc", {"doc": {"hand": [], "deck": ["move"]}}),
    ("position-bullets", "bandits.doc", {"doc": {"hand": ["neutral"], "received": 0}}),
    ("position-bullets", "bandits.doc", {"doc": {"deck": TEN_CARDS, "hand": [], "received": 1}}),
    ("position-fired", "bandits", {"doc": {"received": ["shot"]}}),
    ("position-neutral", "bandits", {"doc": {"received": 9}, "tuco": {"received": 5}}),
    ("position-number", "bandits.doc.received", {"doc": {"received": -1}}),
    ("position-word", "bandits.doc.received", {"doc": {"received": ["move"]}}),
    ("position-not-now", "bandits.doc.hand", {"doc": {"hand": ["move"]}, "phase": "action"}),
    ("position-card", "bandits.doc.hand", {"doc": {"hand": ["ride"]}}),
    ("position-card", "bandits.doc.hand", {"doc": {"hand": ["allied"]}}),
    ("position-expert", "bandits.doc.discard", {"doc": {"discard": ["move"]}}),
    ("position-expert", "bandits.doc.top", {"doc": {"top": ["neutral"]}}),
    ("position-expert", "bandits.doc.held", {"doc": {"held": ["neutral"]}}),
    ("position-expert", "pile", {"pile": ["doc move hidden early"], "doc": {}}),
    ("position-card-count", "bandits.doc.held", {"doc": {"hand": [], "held": ["move"]}, "options": EXPERT}),
    ("position-card-count", "bandits.doc.early", {"doc": {}, "pile": ["doc move hidden early"], "options": EXPERT}),
    ("position-number", "bandits.doc.kept", {"doc": {"hand": ["move", "neutral"], "kept": 2}, "options": EXPERT}),
    ("position-loot", "bandits.doc.loot", {"doc": {"loot": ["gold"]}}),
    ("position-loot", "bandits.doc.loot", {"doc": {"loot": [300]}}),
    ("position-loot", "lost", {"lost": ["jewel"]}),
    ("position-list", "floor.1", {"floor": {1: "purse"}}),
    ("position-purse-value", "bandits.doc.loot", {"doc": {"loot": ["purse:275"]}}),
    ("position-purse-count", "floor.2", {"doc": {"loot": ["purse:300", "purse:300"]}, "floor": {2: ["purse:300"]}}),
    ("position-purse-twice", "floor.2", {"doc": {"loot": ["purse 3"]}, "floor": {2: ["purse 3"]}}),
    ("position-number", "floor.2", {"floor": {2: ["purse 18"]}}),
    ("position-loot-count", "floor.2", {"floor": {2: ["purse"] * 19}}),
    ("position-loot-count", "floor.2", {"floor": {2: ["purse"] * 8}}),
    ("position-loot-count", "floor.2", {"floor": {2: ["jewel"] * 5}}),
    ("position-loot-count", "floor.2", {"floor": {2: ["flask"] * 4}, "options": COACH}),
    ("position-stop", "horses", {"horses": {-1: 1}, "options": COACH | CAR}),
    ("position-stop", "horses", {"horses": {4: 1}, "options": COACH}),
    ("position-stop", "horses", {"horses": {"time": 1}, "options": COACH}),
    ("position-stop", "horses", {"horses": {"9" * 5000: 1}, "options": COACH}),
    ("position-list", "partners", {"partners": 3, "options": LEAFLET}),
    ("position-partners", "partners", {"partners": ["tuco"], "options": LEAFLET}),
    ("position-partners", "partners", {"partners": ["tuco", "tuco", None], "belle": {}, "options": LEAFLET}),
    ("position-option", "partners", {"partners": ["tuco", None, None]}),
    ("position-loot-count", "bandits.doc.loot", {"doc": {"loot": ["strongbox"] * 3}}),
    ("position-place", "floor", {"floor": {"under car 2": ["jewel"]}}),
    ("position-number", "floor.roof 4", {"floor": {"roof 4": ["jewel"]}}),
    ("position-known", "known.2", {"floor": {2: ["purse 2"]}, "known": {2: "everybody"}}),
    ("position-known", "known.2", {"doc": {"loot": ["purse 2:300"]}, "tuco": {}, "known": {2: ["tuco"]}}),
    ("position-number", "known.x", {"known": {"x": "everybody"}}),
    ("position-number", "round", {"round": 6}),
    ("position-number", "round", {"round": 4, "phase": "over"}),
    ("position-word", "card", {"round": 5, "card": "braking"}),
    ("position-word", "card", {"round": 1, "card": "hostage"}),
    ("position-card-twice", "card", {"round": 2, "card": "braking", "past": ["braking"]}),
    ("position-past", "past", {"round": 2, "past": ["braking", "tunnel"]}),
    ("position-word", "first", {"first": "belle"}),
    ("position-word", "phase", {"phase": "dinner"}),
    ("position-phase", "phase", {"phase": "opening"}),
    ("position-phase", "phase", {"phase": "characters"}),
    ("position-not-now", "turn", {"turn": 1, "phase": "action"}),
    ("position-not-now", "punch", {"punch": {"victim": "doc"}}),
    ("position-not-now", "to_move", {"to_move": "doc", "doc": {}, "phase": "event"}),
    ("position-not-now", "to_move", {**LAST, "card": "pickpocketing", "to_move": "doc", "stage": "coach"}),
    ("position-number", "turn", {"card": "bridge", "turn": 3}),
    ("position-number", "act", {"card": "bridge", "turn": 0, "act": 1}),
    ("position-played", "pile", {"pile": ["doc"]}),
    ("position-played", "pile", {"pile": ["doc move hidden"], "doc": {}, "resolved": 1}),
    ("position-word", "pile", {"pile": ["doc neutral"], "doc": {}}),
    ("position-word", "pile", {"pile": ["doc move upside-down"], "doc": {}}),
    ("position-word", "pile", {"pile": ["jesse move"]}),
    ("position-number", "pile", {"pile": ["doc move"] * 33, "doc": {}}),
    ("position-number", "resolved", {"pile": ["doc move"], "doc": {}, "resolved": 2}),
    ("position-no-punch", "punch", {"doc": {}, "pile": ["doc move"], "punch": {"victim": "doc"}}),
    ("position-punch-victim", "punch.victim", {**PUNCH, "punch": {"victim": "belle"}}),
    (
        "position-punch-victim",
        "punch.victim",
        {"doc": "car 1", "tuco": "car 2", "pile": ["doc punch"], "punch": {"victim": "tuco"}},
    ),
    (
        "position-punch-purse",
        "punch.purse",
        {
            "doc": "car 1",
            "tuco": "car 1",
            "pile": ["doc punch"],
            "punch": {"victim": "tuco", "question": "pocket", "purse": 3},
        },
    ),
    ("position-generator", "generator", {"generator": [0, 0]}),
    ("position-generator", "generator", {"generator": [1, 2, 3]}),
    ("position-number", "generator", {"generator": [1, -2]}),
]


@pytest.mark.parametrize(("code", "field", "fields"), REFUSALS, ids=[f"{code}: {field}" for code, field, _ in REFUSALS])
def test_nonsense_is_refused_by_name(code: str, field: str, fields: dict[str, Any]) -> None:
    error = refusal(**fields)
    assert (error.code, error.params["field"]) == (code, field)


TWISTS: list[Any] = [None, -1, 0, 3, 99, "", "doc", "jewel", "purse:300", [], ["move"], {}, True]


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in a document where a value stands."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in pairs:
        yield (*path, key)
        yield from places(inner, (*path, key))


def twisted(path: tuple[Any, ...], value: Any) -> dict[str, Any]:
    """The position written by hand with something else at one place."""
    document: dict[str, Any] = yaml.safe_load(BY_HAND)
    inner: Any = document
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return document


@pytest.mark.slow
def test_whatever_is_let_in_is_sound_and_can_be_played() -> None:
    refused = 0
    for path, value in product(places(yaml.safe_load(BY_HAND)), TWISTS):
        if path != ("players",):
            try:
                match = Match.from_position("colt-express", twisted(path, value), seed=1)
            except PositionError as error:
                refused += bool(error.params["field"])
            else:
                assert GAME.plain.check(state_of(match)) == 0
                assert GAME.plain.playout(state_of(match)) <= GAME.bound
    assert refused > 300
