"""The options: what each reading changes, and which combinations are refused, with words in every language."""

from itertools import product
from typing import Any

import pytest
from tests.games.colt_express.table import EXTRAS, TEN_CARDS, at, coach, new_state, received, table, to_move
from tests.kit import kinds, play, texts

from saloon.engine import OptionError
from saloon.games.colt_express import GAME
from saloon.match.result import Tie
from saloon.messages import languages
from saloon.rulebook import source

REFUSED = [
    (3, {"variant": "teams"}, "ce-team-players", "variant"),
    (5, {"variant": "teams"}, "ce-team-players", "variant"),
    (4, {"variant": "leaflet"}, "ce-leaflet-players", "variant"),
    (4, {"keep_bullets": True}, "ce-expert-only", "keep_bullets"),
    (3, {"variant": "leaflet", "open_discards": True}, "ce-expert-only", "open_discards"),
    (4, {"stagecoach": True, "poodle_on_top": False}, "ce-expert-only", "poodle_on_top"),
    (4, {"ghost_in_melee": False}, "ce-stagecoach-only", "ghost_in_melee"),
    (4, {"ghost_with_whisky": False}, "ce-stagecoach-only", "ghost_with_whisky"),
    (4, {"tuco_in_the_coach": False}, "ce-stagecoach-only", "tuco_in_the_coach"),
    (2, {"escape_counts": "all"}, "ce-stagecoach-only", "escape_counts"),
    (4, {"stagecoach": True, "hostage_count": "players"}, "ce-pairs-only", "hostage_count"),
    (4, {"stagecoach": True, "ride_cards": "one"}, "ce-pairs-only", "ride_cards"),
    (4, {"start": "random"}, "ce-pairs-only", "start"),
    (4, {"partner_card": "player"}, "ce-teams-only", "partner_card"),
    (4, {"side_tie_break": "most-hit"}, "ce-sides-only", "side_tie_break"),
    (4, {"stagecoach": True, "escape_counts": "all"}, "ce-sides-only", "escape_counts"),
    (2, {"stagecoach": True, "start": "random"}, "ce-horse-attack", "start"),
    (4, {"run_from_the_car": True}, "ce-time-car-only", "run_from_the_car"),
    (4, {"stagecoach": True, "push_from_inside": True}, "ce-time-car-only", "push_from_inside"),
    (4, {"coach_and_car_count": False}, "ce-coach-or-car-only", "coach_and_car_count"),
]
ALLOWED: list[tuple[int, dict[str, Any]]] = [
    *((players, {}) for players in range(2, 7)),
    *((players, {"expert": True}) for players in range(2, 7)),
    *((players, {"variant": "teams", "expert": expert}) for players in (4, 6) for expert in (False, True)),
    *((players, {"variant": "leaflet", "expert": expert}) for players in (2, 3) for expert in (False, True)),
]


@pytest.mark.parametrize(("players", "options", "code", "option"), REFUSED, ids=str)
def test_what_contradicts_itself_is_refused_by_name(
    players: int, options: dict[str, Any], code: str, option: str
) -> None:
    with pytest.raises(OptionError) as refused:
        GAME.blank(players, options)
    assert (refused.value.code, refused.value.params["option"]) == (code, option)
    for language in languages():
        assert option in refused.value.text(language)


@pytest.mark.parametrize("language", languages())
def test_the_rules_list_every_option_among_the_choices_of_this_edition(language: str) -> None:
    rules = source("colt-express", language)
    named = {row.rpartition("| `")[2].partition("`")[0] for row in rules.splitlines() if "| `" in row}
    assert {*GAME.options_schema()["properties"]} <= named


@pytest.mark.parametrize(("game", "extra"), list(product(ALLOWED, EXTRAS)), ids=str)
def test_every_combination_the_rulebook_allows_can_be_set_up(
    game: tuple[int, dict[str, Any]], extra: dict[str, Any]
) -> None:
    players, options = game
    state = new_state(players, 1, **options, **extra)
    assert GAME.plain.check(state) == 0
    assert state.legal_n > 0


@pytest.mark.clause("CE-07")
def test_a_short_deck_may_be_drawn_from_or_not() -> None:
    hand = ["move", "move", "floor", "floor", "fire", "fire", "rob", "rob"]
    short = {"tuco": {"hand": hand}, "doc": {}, "belle": {}}
    assert "draw" in texts(table(**short))
    match = table(options={"short_deck": "play"}, **short)
    assert "draw" not in texts(match)
    assert "draw" in texts(table(options={"short_deck": "play"}, tuco={"hand": hand[1:]}, doc={}, belle={}))


@pytest.mark.clause("CE-07", "HS-28")
@pytest.mark.parametrize(("value", "left", "drinks"), [("draw", 2, True), ("play", 2, False), ("play", 3, True)])
def test_a_short_deck_binds_a_classic_flask_too(value: str, left: int, drinks: bool) -> None:
    hand = ["ride", *TEN_CARDS][left:]
    tuco = {"hand": hand, "loot": ["flask:classic"]}
    match = coach(options={"short_deck": value}, tuco=tuco, doc={}, belle={}, card="braking")
    assert ("drink classic" in texts(match), "draw" in texts(match)) == (drinks, drinks)


@pytest.mark.clause("CE-26", "CE-45")
def test_chance_may_pick_the_purse() -> None:
    lying = {2: ["purse 3:250", "purse 4:500", "jewel"]}
    here = {"doc": "car 2", "tuco": "car 3", "belle": "car 3"}
    taken = set()
    for seed in range(20):
        match = table(options={"rob_by_lot": True}, seed=seed, floor=lying, pile=["doc rob", "tuco move"], **here)
        assert texts(match) == ["rob purse", "rob jewel"]
        match.play("rob purse")
        taken.add(match.truth.position()["bandits"]["doc"]["loot"][0])
    assert taken == {"purse 3:250", "purse 4:500"}
    match = table(options={"rob_by_lot": True}, floor=lying, phase="event", round=5, card="pickpocketing", **here)
    assert texts(match) == ["take purse", "decline"]


@pytest.mark.clause("CE-36", "CE-E3")
def test_too_few_neutral_bullets_serve_nobody_or_as_many_as_they_can() -> None:
    inside = {"doc": "car 1", "tuco": "car 2", "belle": "car 3", "neutral": 2, "phase": "event", "card": "rebellion"}
    match = table(**inside, first="tuco")
    assert [received(match, name) for name in ("doc", "tuco", "belle")] == [0, 0, 0]
    match = table(options={"neutral_batch": "each"}, **inside, first="tuco")
    assert [received(match, name) for name in ("doc", "tuco", "belle")] == [0, 1, 1]
    assert match.view(None)["neutral"] == 0


@pytest.mark.clause("CE-36")
def test_nobody_is_said_to_be_spared_who_was_hit() -> None:
    inside = {"doc": "car 1", "tuco": "car 2", "belle": "car 3", "phase": "event", "card": "rebellion"}
    for value, stock, expected in (
        ("together", 2, ["neutral-gone"]),
        ("each", 2, ["neutral", "neutral", "neutral-spent"]),
        ("each", 3, ["neutral", "neutral", "neutral", "neutral-spent"]),
        ("each", 4, ["neutral"] * 3),
        ("each", 0, []),
        ("together", 0, []),  # the end of the stock was told when it came
    ):
        match = table(options={"neutral_batch": value}, neutral=stock, first="tuco", **inside)
        assert [kind for kind in kinds(match) if kind.startswith("neutral")] == expected


@pytest.mark.clause("CE-45")
def test_who_chooses_first() -> None:
    last: dict[str, Any] = {
        "phase": "event",
        "round": 5,
        "card": "pickpocketing",
        "floor": {1: ["purse"], 2: ["purse"], 3: ["purse"]},
        "first": "tuco",
    }
    here = {"doc": "car 1", "tuco": "car 2", "belle": "car 3"}
    for order, expected in (("clockwise", ["tuco", "belle", "doc"]), ("counter-clockwise", ["tuco", "doc", "belle"])):
        match = table(options={"choosing_order": order}, **here, **last)
        asked = []
        while not match.over:
            asked.append(to_move(match))
            match.play("decline")
        assert asked == expected


@pytest.mark.clause("CE-74")
def test_the_last_tie_of_many_goes_by_turn_order() -> None:
    match = table(
        4, phase="over", options={"last_tie": "turn-order"}, doc={}, tuco={}, belle={}, ghost={}, first="belle"
    )
    assert match.result
    assert match.result.ranking == [[2], [3], [0], [1]]
    match = table(
        4,
        phase="over",
        options={"last_tie": "turn-order", "variant": "teams"},
        doc={},
        tuco={},
        belle={},
        ghost={},
        first="belle",
    )
    assert match.result
    assert match.result.ranking == [[2, 3], [0, 1]]


@pytest.mark.clause("CE-74", "HS-56")
def test_the_result_tells_what_decided_between_equally_rich_bandits() -> None:
    hits = {"doc": {"received": 1}, "tuco": {"received": 2}, "belle": {"received": 1}, "ghost": {"loot": ["jewel"]}}
    match = table(4, phase="over", **hits)
    assert match.result
    assert match.result.ties == [Tie("ce-tie-bullets", [0, 2, 1], [1, 1, 2])]
    match = table(4, phase="over", options={"last_tie": "turn-order"}, first="belle", **hits)
    assert match.result
    assert match.result.ties == [
        Tie("ce-tie-bullets", [0, 2, 1], [1, 1, 2]),
        Tie("ce-tie-turn", [2, 0], [1, 3]),
    ]


@pytest.mark.clause("HS-23")
def test_a_card_for_the_first_bandit_only_and_a_poodle_shuffled_in() -> None:
    options = {"variant": "leaflet", "stagecoach": True, "ride_cards": "one"}
    match = table(2, options=options, ghost={}, tuco={}, doc={}, django={})
    own = match.truth.position()["bandits"]["ghost"]
    assert ("ghost ride" in own["hand"] + own["deck"], "tuco ride" in own["hand"] + own["deck"]) == (True, False)
    match = table(
        options={"stagecoach": True, "expert": True, "poodle_on_top": False},
        doc=at("roof 2", hostage="poodle", hand=["move"] * 2 + ["floor"] * 2 + ["fire"] * 2 + ["rob"]),
        tuco={},
        belle={},
        phase="round-start",
    )
    assert "neutral" in match.truth.position()["bandits"]["doc"]["deck"]
    assert play(match).view(None)["phase"] == "opening"
