"""The rulebook's game for two: each player leads two bandits."""

from collections import Counter
from typing import Any

import pytest
from tests.games.colt_express.table import (
    at,
    bandit,
    bullets,
    cards,
    floor,
    hit,
    loot,
    received,
    table,
    to_move,
    told,
    where,
    written,
)
from tests.kit import kinds, play, play_on, texts

from saloon import Match

FIVE_CARDS = ("move", "floor", "fire", "rob", "punch")
N, T, D, S = "normal", "tunnel", "double", "switching"


def eleven(first: str, second: str) -> Counter[str]:
    """The deck of two bandits."""
    return Counter(["marshal", *(f"{name} {card}" for name in (first, second) for card in FIVE_CARDS)])


def new(seed: int = 1, /, **options: Any) -> Match:
    return Match.new("colt-express", players=2, seed=seed, options=options)


def two(**fields: Any) -> Match:
    """The teams that the rulebook suggests: Tuco and Cheyenne against Doc and Django."""
    return table(2, **{"tuco": {}, "cheyenne": {}, "doc": {}, "django": {}, **fields})


def names(match: Match) -> list[str]:
    """All bandits, player by player."""
    return [seen["character"] for seen in match.view(None)["bandits"]]


class TestSetUp:
    @pytest.mark.clause("CE-54")
    def test_eleven_cards_one_of_each_kind_for_each_bandit_and_a_single_marshal(self) -> None:
        match = new()
        one, other, *others = names(match)
        for first, second in ((one, other), others):
            assert cards(match, first, "hand", "deck") == eleven(first, second)

    @pytest.mark.clause("CE-54")
    def test_a_train_of_four_wagons_with_a_purse_and_six_bullets_for_every_bandit(self) -> None:
        match = new(start="random")
        assert len(match.view(None)["train"]) == 5
        assert [seen["known_purses"] for seen in match.view(None)["bandits"]] == [[250]] * 4
        assert [seen["bullets"] for seen in match.view(None)["bandits"]] == [6] * 4
        assert [seen["seat"] for seen in match.view(None)["bandits"]] == [0, 0, 1, 1]

    @pytest.mark.clause("CE-54")
    @pytest.mark.parametrize("left", [(0, 2), (0, 3), (1, 2), (1, 3)])
    def test_one_bandit_of_each_team_starts_in_each_of_the_last_two_wagons(self, left: tuple[int, int]) -> None:
        match = new()
        for number in left:
            match.play(f"left {names(match)[number]}")
        cabooses = [number for number, name in enumerate(names(match)) if where(match, name) == "car 4"]
        assert cabooses == [*left]
        assert [where(match, names(match)[number]) for number in range(4) if number not in left] == ["car 3"] * 2

    @pytest.mark.clause("CE-54")
    def test_as_an_option_chance_decides_which_starts_where(self) -> None:
        started = set()
        for seed in range(30):
            match = new(seed, start="random")
            assert match.view(None)["phase"] == "plan"
            started.add(tuple(where(match, name) for name in names(match)))
        assert started == {
            (*first, *second)
            for first in (("car 4", "car 3"), ("car 3", "car 4"))
            for second in (("car 4", "car 3"), ("car 3", "car 4"))
        }

    def test_either_player_can_be_first(self) -> None:
        assert {new(seed, start="random").view(None)["first"] for seed in range(20)} == {0, 1}

    def test_everybody_chooses_one_bandit_before_anybody_chooses_two(self) -> None:
        match = play(new(characters="chosen"), "be tuco", "be doc", "be cheyenne")
        assert match.to_move == 1
        play(match, "be django", "left tuco", "left doc")
        assert names(match) == ["tuco", "cheyenne", "doc", "django"]

    @pytest.mark.parametrize(
        ("card", "turns"), [("rebellion", [N, N, T, N, N]), ("angry-marshal", [N, N, T, S]), ("bridge", [N, D, N])]
    )
    def test_the_round_cards_are_those_for_up_to_four(self, card: str, turns: list[str]) -> None:
        assert two(card=card).view(None)["card"]["turns"] == turns


class TestCards:
    @pytest.mark.clause("CE-54")
    @pytest.mark.parametrize("name", ["tuco", "cheyenne"])
    def test_the_marshal_card_is_the_players_whichever_bandits_it_was(self, name: str) -> None:
        match = two(pile=[f"{name} marshal"], marshal=2, tuco="car 4", cheyenne="car 4", doc="car 4", django="car 4")
        assert (to_move(match), texts(match)) == ("tuco", ["marshal to 1", "marshal to 3"])
        match.play("marshal to 1")
        assert cards(match, "tuco", "discard") == Counter(["marshal"])

    @pytest.mark.clause("CE-54")
    def test_it_is_played_without_naming_a_bandit(self) -> None:
        match = two(tuco={"hand": ["marshal", "cheyenne move"]})
        assert texts(match) == ["play marshal", "play cheyenne move", "draw"]
        match.play("play marshal")
        assert ("played", "tuco", "marshal") in told(match)

    @pytest.mark.clause("CE-54")
    def test_everybody_is_an_expert_and_cannot_choose_not_to_be(self) -> None:
        match = two(tuco={"hand": ["tuco move", "tuco rob"], "discard": ["marshal"]}, phase="keeping")
        assert texts(match) == ["keep", "discard tuco move", "discard tuco rob"]
        assert match.view(0)["discard"] == {"marshal": 1}
        assert new(start="random", expert=True).view(None)["seats"][0]["discard"] == {"size": 0, "top": None}

    @pytest.mark.clause("CE-72")
    def test_a_card_acts_for_the_bandit_of_its_colour(self) -> None:
        match = two(
            tuco="car 1", cheyenne="car 3", doc="roof 4", django="roof 4", pile=["cheyenne floor", "tuco floor"]
        )
        assert [event[1] for event in told(match) if event[0] == "changed-floor"] == ["cheyenne", "tuco"]
        match = two(tuco="car 1", cheyenne="car 4", doc="roof 4", django="roof 4", pile=["cheyenne move"], floor={})
        assert (where(match, "tuco"), where(match, "cheyenne")) == ("car 1", "car 3")

    @pytest.mark.clause("CE-72")
    def test_a_bandit_without_bullets_does_not_borrow_his_team_mates(self) -> None:
        match = two(
            tuco=at("car 2", bullets=0),
            cheyenne="car 2",
            doc="car 3",
            django="roof 4",
            pile=["tuco fire", "cheyenne fire", "doc move"],
        )
        assert [event for event in told(match) if event[0] in ("no-effect", "shot")] == [
            ("no-effect", "tuco", "fire"),
            ("shot", "cheyenne", "doc"),
        ]
        assert (bullets(match, "tuco"), bullets(match, "cheyenne")) == (0, 5)


class TestTeamMates:
    @pytest.mark.clause("CE-55")
    def test_a_team_mate_is_a_target_like_any_other(self) -> None:
        match = two(tuco="car 2", cheyenne="car 3", doc="car 1", django="roof 4", pile=["tuco fire"])
        assert texts(match) == ["shoot cheyenne", "shoot doc"]
        match = two(tuco="car 3", cheyenne="car 3", doc="car 3", django="roof 4", pile=["tuco punch"])
        assert texts(match) == ["punch cheyenne", "punch doc"]

    @pytest.mark.clause("CE-55")
    def test_as_the_only_target_he_must_be_shot_and_the_bullet_lies_on_the_common_deck(self) -> None:
        match = two(tuco="car 2", cheyenne="car 3", doc="roof 4", django="roof 1", pile=["tuco fire", "doc move"])
        assert hit(match) == ["cheyenne"]
        assert written(match, "tuco")["top"] == ["allied"]
        assert "top" not in written(match, "doc")
        assert (received(match, "tuco"), received(match, "cheyenne"), bullets(match, "tuco")) == (0, 1, 5)

    @pytest.mark.clause("CE-55")
    def test_as_the_only_one_beside_he_must_be_punched(self) -> None:
        match = two(
            tuco="car 2",
            cheyenne=at("car 2", loot=["jewel"]),
            doc="roof 4",
            django="roof 1",
            pile=["tuco punch"],
        )
        assert texts(match) == ["throw to car 1", "throw to car 3"]
        assert floor(match, "car 2") == ["jewel"]

    @pytest.mark.clause("CE-55")
    def test_a_bullet_goes_to_the_player_of_the_bandit_it_hits(self) -> None:
        match = two(tuco="roof 4", cheyenne="car 2", doc="roof 2", django="car 1", pile=["django fire", "tuco move"])
        assert hit(match) == ["cheyenne"]
        assert written(match, "tuco")["top"] == ["shot"]

    @pytest.mark.clause("CE-55")
    def test_belle_is_spared_if_her_own_team_mate_can_be_shot(self) -> None:
        match = table(2, belle="car 2", tuco="car 2", ghost="car 3", doc="roof 4", pile=["ghost fire", "doc move"])
        assert hit(match) == ["tuco"]

    @pytest.mark.clause("CE-55")
    def test_belle_is_spared_if_the_shooters_team_mate_can_be_shot(self) -> None:
        match = table(2, belle="car 2", tuco="roof 4", ghost="car 3", doc="car 2", pile=["ghost fire", "tuco move"])
        assert hit(match) == ["doc"]

    @pytest.mark.clause("CE-55")
    def test_belle_is_not_punched_either_while_her_team_mate_stands_there(self) -> None:
        match = table(2, belle="car 2", tuco="car 2", doc="car 2", django="roof 4", pile=["doc punch"])
        assert texts(match) == ["throw to car 1", "throw to car 3"]
        assert ("punched", "doc", "tuco") in told(match)

    @pytest.mark.clause("CE-72")
    def test_one_player_may_receive_two_bullets_at_once(self) -> None:
        places = {"tuco": "car 2", "cheyenne": "car 2", "doc": "roof 3", "django": "roof 3"}
        match = two(**places, marshal=1, pile=["doc marshal", "doc move"])
        match.play("marshal to 2")
        assert (where(match, "tuco"), where(match, "cheyenne")) == ("roof 2", "roof 2")
        assert (received(match, "tuco"), received(match, "cheyenne")) == (1, 1)
        assert written(match, "tuco")["top"] == ["neutral", "neutral"]

    @pytest.mark.clause("CE-72")
    def test_events_look_at_every_bandit(self) -> None:
        match = two(phase="event", card="rebellion", tuco="car 2", cheyenne="car 3", doc="roof 1", django="car 1")
        assert [received(match, name) for name in names(match)] == [1, 1, 0, 1]
        match = two(phase="event", card="rebellion", neutral=2, tuco="car 2", cheyenne="car 3", django="car 1")
        assert [received(match, name) for name in names(match)] == [0, 0, 0, 0]

    @pytest.mark.clause("CE-72")
    def test_beside_a_team_mate_nobody_is_alone(self) -> None:
        last: dict[str, Any] = {"phase": "event", "round": 5, "card": "pickpocketing", "floor": {2: ["purse 7"]}}
        assert two(tuco="car 2", cheyenne="car 2", doc="car 3", django="car 3", **last).over
        match = two(tuco="car 2", cheyenne="roof 2", doc="car 3", django="car 3", **last)
        assert texts(match) == ["take purse 7", "decline"]

    @pytest.mark.clause("CE-72")
    def test_both_bandits_of_a_player_may_be_alone(self) -> None:
        last: dict[str, Any] = {"phase": "event", "round": 5, "card": "pickpocketing"}
        places = {"tuco": "car 2", "cheyenne": "car 1", "doc": "car 3", "django": "car 3"}
        match = two(**places, floor={2: ["purse 7"], 1: ["purse 8"]}, **last)
        play(match, "take purse 7", "take purse 8")
        assert [event[:2] for event in told(match) if event[0] == "took-purse"] == [
            ("took-purse", "tuco"),
            ("took-purse", "cheyenne"),
        ]


class TestPowers:
    @pytest.mark.clause("CE-56")
    @pytest.mark.parametrize(("shooter", "place"), [("doc", "roof 1"), ("django", "roof 0")])
    def test_django_alone_pushes_with_his_own_shots(self, shooter: str, place: str) -> None:
        match = two(
            tuco="roof 1", cheyenne="roof 0", django="roof 3", doc="roof 3", pile=[f"{shooter} fire", "doc move"]
        )
        assert (hit(match), where(match, "tuco")) == (["tuco"], place)

    @pytest.mark.clause("CE-56")
    @pytest.mark.parametrize(("shooter", "victims"), [("tuco", ["doc"]), ("cheyenne", [])])
    def test_tuco_alone_shoots_through_the_roof(self, shooter: str, victims: list[str]) -> None:
        match = two(
            tuco="car 2", cheyenne="car 2", doc="roof 2", django="car 4", pile=[f"{shooter} fire", "django move"]
        )
        assert hit(match) == victims

    @pytest.mark.clause("CE-56")
    @pytest.mark.parametrize(("puncher", "question"), [("cheyenne", ["pocket", "drop"]), ("tuco", None)])
    def test_cheyenne_alone_keeps_the_purse_she_knocks_out(self, puncher: str, question: list[str] | None) -> None:
        places = {"tuco": "car 2", "cheyenne": "car 2", "doc": at("car 2", loot=["purse:300"]), "django": "car 4"}
        match = play(two(**places, pile=[f"{puncher} punch"]), "punch doc")
        assert texts(match) == (question or ["throw to car 1", "throw to car 3"])
        if question:
            match.play("pocket")
            assert (loot(match, "cheyenne"), loot(match, "tuco")) == (["purse 0:300"], [])

    @pytest.mark.clause("CE-56")
    def test_with_ghost_the_first_card_may_be_face_down_whichever_bandits_it_is(self) -> None:
        hand = ["ghost move", "tuco fire", "marshal"]
        match = table(2, ghost={"hand": hand}, tuco={}, doc={}, django={}, card="braking")
        assert [text for text in texts(match) if text.startswith("hide")] == [
            "hide ghost move",
            "hide marshal",
            "hide tuco fire",
        ]
        play(match, "hide tuco fire", "draw")
        assert to_move(match) == "ghost"
        assert not [text for text in texts(match) if text.startswith("hide")]

    @pytest.mark.clause("CE-56")
    def test_the_other_player_has_no_such_right(self) -> None:
        match = table(2, ghost={}, tuco={}, doc={}, django={}, card="braking", first="doc")
        assert not [text for text in texts(match) if text.startswith("hide")]

    @pytest.mark.clause("CE-56")
    @pytest.mark.parametrize("pair", [("doc", "django"), ("django", "doc")])
    def test_with_doc_a_hand_is_filled_up_to_seven(self, pair: tuple[str, str]) -> None:
        match = table(2, **{pair[0]: {"hand": ["django rob"]}, pair[1]: {}}, tuco={}, ghost={}, phase="round-start")
        assert [seen["hand"] for seen in match.view(None)["seats"]] == [7, 6]


class TestEnd:
    @pytest.mark.clause("CE-55")
    def test_the_richer_team_wins_and_there_is_no_gunslinger(self) -> None:
        match = two(
            phase="over",
            tuco={"loot": ["purse:250"], "bullets": 0},
            cheyenne={"loot": ["jewel"], "bullets": 1},
            doc={"loot": ["purse:500"]},
            django={"loot": ["purse:300"]},
        )
        assert match.result
        assert (match.result.scores, match.result.ranking) == ([750, 800], [[1], [0]])
        lines = [[(part.key, part.points) for part in own] for own in match.result.parts]
        assert lines == [[("ce-part-purses", 250), ("ce-part-jewels", 500)], [("ce-part-purses", 800)]]

    @pytest.mark.clause("CE-74")
    @pytest.mark.parametrize(
        ("hits", "ranking"),
        [((1, 2, 2, 0), [[1], [0]]), ((1, 1, 0, 3), [[0], [1]]), ((1, 1, 2, 0), [[0, 1]])],
    )
    def test_between_teams_equally_rich_all_their_bullets_count(
        self, hits: tuple[int, ...], ranking: list[list[int]]
    ) -> None:
        tuco, cheyenne, doc, django = ({"received": count} for count in hits)
        match = two(phase="over", tuco=tuco, cheyenne=cheyenne, doc=doc, django=django)
        assert match.result
        assert match.result.ranking == ranking

    @pytest.mark.clause("CE-74")
    def test_as_an_option_only_those_of_the_bandit_hit_more_often(self) -> None:
        hits = {"tuco": {"received": 2}, "cheyenne": {"received": 2}, "doc": {"received": 3}}
        for option, ranking in (("sum", [[1], [0]]), ("most-hit", [[0], [1]])):
            match = two(phase="over", options={"side_tie_break": option}, **hits)
            assert match.result
            assert match.result.ranking == ranking

    @pytest.mark.clause("CE-74")
    def test_a_tie_among_several_is_between_the_richest_only(self) -> None:
        poor = {"loot": [], "received": 0}
        match = table(
            6,
            phase="over",
            doc={"loot": ["jewel"], "received": 2},
            tuco={"loot": ["jewel"], "received": 1},
            belle=poor,
            ghost={"loot": ["purse:500"], "received": ["neutral"]},
            django={"loot": ["purse:250", "purse:250"], "received": 3},
            cheyenne=poor,
        )
        assert match.result
        assert match.result.winners == [1, 3]
        assert match.result.ranking == [[1, 3], [0], [4], [2, 5]]

    @pytest.mark.clause("CE-74")
    def test_as_an_option_the_last_tie_goes_by_the_order_of_turns(self) -> None:
        for first, ranking in (("tuco", [[0], [1]]), ("doc", [[1], [0]])):
            match = two(phase="over", options={"last_tie": "turn-order"}, first=first)
            assert match.result
            assert match.result.ranking == ranking


def test_no_card_is_ever_lost_or_doubled() -> None:
    match = two(phase="round-start")
    for moment in play_on(match, seed=4):
        for pair in (("tuco", "cheyenne"), ("doc", "django")):
            own = cards(moment, pair[0], "hand", "deck", "discard", "top") + on_pile(moment, pair)
            hits = received(moment, pair[0]) + received(moment, pair[1])
            assert (own & eleven(*pair), own.total()) == (eleven(*pair), 11 + hits)
    assert kinds(match).count("round-began") == 5
    assert bandit(match, "tuco")["score"] == bandit(match, "cheyenne")["score"]


def on_pile(match: Match, pair: tuple[str, str]) -> Counter[str]:
    """A player's cards on the pile that are not back with him."""
    position = match.truth.position()
    done = {"action": position.get("resolved"), "event": None, "over": None}.get(position["phase"], 0)
    left = [] if done is None else [text.split()[:2] for text in position.get("pile", [])[done:]]
    return Counter(card if card == "marshal" else f"{name} {card}" for name, card in left if name in pair)
