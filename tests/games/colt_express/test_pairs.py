"""Two bandits a player: the rulebook's game for two, and the leaflet for two or three."""

from collections import Counter
from typing import Any

import pytest
from tests.games.colt_express.table import (
    at,
    bandit,
    bullets,
    cards,
    loot,
    new_state,
    random_states,
    received,
    seat_of,
    table,
    to_move,
    told,
    where,
    written,
)
from tests.kit import play, texts

from saloon import Match
from saloon.games.colt_express import GAME
from saloon.games.colt_express.state import Phase

PAIR_OF_HANDS = [
    f"{name} {card}" for name in ("tuco", "cheyenne") for card in ("move", "floor", "fire", "rob", "punch")
]
LEADERS = {"ghost", "doc", "belle"}


def two(**fields: Any) -> Match:
    """Two players with Tuco and Cheyenne against Doc and Django."""
    pairs: dict[str, Any] = {"tuco": {}, "cheyenne": {}, "doc": {}, "django": {}}
    return table(2, **{**pairs, **fields})


def leaflet(players: int = 2, /, **fields: Any) -> Match:
    """The leaflet's game, by default with Ghost and Tuco against Doc and Django."""
    pairs: dict[str, Any] = {"ghost": {}, "tuco": {}, "doc": {}, "django": {}}
    if players == 3:
        pairs |= {"belle": {}, "cheyenne": {}}
    options = {"variant": "leaflet", **fields.pop("options", {})}
    return table(players, options=options, **{**pairs, **fields})


def result(match: Match) -> tuple[list[Any], list[list[int]]]:
    """Scores and ranking of a finished match."""
    assert match.result is not None
    return match.result.scores, match.result.ranking


class TestTwoPlayers:
    @pytest.mark.clause("CE-54")
    def test_the_deck_has_one_of_each_card_of_both_bandits_and_one_marshal(self) -> None:
        match = two()
        assert cards(match, "tuco", "hand", "deck") == Counter([*PAIR_OF_HANDS, "marshal"])
        assert len(match.view(None)["train"]) == 5
        for name in ("tuco", "cheyenne", "doc", "django"):
            assert bullets(match, name) == 6
        state = new_state(2, 1)
        assert [len([purse for purse in state.purses if purse.at == 32 + number]) for number in range(4)] == [1] * 4

    @pytest.mark.clause("CE-54")
    def test_the_marshal_card_is_the_players(self) -> None:
        match = two(pile=["cheyenne marshal"], marshal=2)
        assert texts(match) == ["marshal to 1", "marshal to 3"]
        assert "play marshal" in texts(two(tuco={"hand": ["marshal", "tuco move"]}))

    @pytest.mark.clause("CE-54", "CE-62")
    def test_which_bandit_starts_where_is_chosen_in_secret_and_shown_together(self) -> None:
        match = Match.new("colt-express", players=2, seed=1)
        first, second = (seen["character"] for seen in match.view(None)["bandits"][:2])
        assert texts(match) == [f"left {first}", f"left {second}"]
        match.play(f"left {second}")
        assert match.view(0)["picked"] == [second]
        assert "picked" not in match.view(1)
        assert where(match, second) == "nowhere"
        assert [event for event in told(match, 1) if event[0].startswith("closed")] == [("closed-fist-hidden", 0)]
        match.play(texts(match)[0])
        assert (where(match, second), where(match, first)) == ("car 4", "car 3")

    @pytest.mark.clause("CE-54")
    def test_or_by_lot(self) -> None:
        places = set()
        for seed in range(20):
            state = new_state(2, seed, start="random")
            assert state.phase == Phase.PLAN
            places.add(tuple(bandit.place for bandit in state.bandits[:4]))
        assert len(places) == 4

    @pytest.mark.clause("CE-55")
    def test_there_is_no_gunslinger_and_the_richer_side_wins(self) -> None:
        match = two(
            phase="over",
            tuco={"loot": ["purse:250"], "bullets": 0},
            cheyenne={"loot": ["jewel"]},
            doc={"loot": ["purse:500"]},
            django={"loot": ["purse:300"]},
        )
        assert result(match) == ([750, 800], [[1], [0]])

    @pytest.mark.clause("CE-55")
    def test_a_bandit_may_have_to_shoot_his_companion(self) -> None:
        match = two(tuco="car 2", cheyenne="car 3", doc="car 1", django="roof 4", marshal=4, pile=["tuco fire"])
        assert texts(match) == ["shoot cheyenne", "shoot doc"]
        match = two(tuco="car 2", cheyenne="car 3", doc="roof 4", django="roof 4", pile=["tuco fire", "doc move"])
        assert received(match, "cheyenne") == 1
        assert written(match, "tuco")["top"] == ["allied"]
        assert bandit(match, "tuco")["received"] == 0

    @pytest.mark.clause("CE-55")
    def test_for_belle_her_companion_is_somebody_else(self) -> None:
        match = table(2, belle="car 2", tuco="car 2", doc="car 3", django="roof 4", pile=["doc fire", "doc move"])
        assert (received(match, "belle"), received(match, "tuco")) == (0, 1)

    @pytest.mark.clause("CE-56")
    def test_powers_belong_to_the_bandit(self) -> None:
        match = two(tuco="roof 1", cheyenne="roof 0", django="roof 3", doc="roof 3", pile=["doc fire", "doc move"])
        assert (received(match, "tuco"), where(match, "tuco")) == (1, "roof 1")
        match = two(tuco="roof 1", cheyenne="roof 0", django="roof 3", doc="roof 3", pile=["django fire", "doc move"])
        assert (received(match, "tuco"), where(match, "tuco")) == (1, "roof 0")

    @pytest.mark.clause("CE-56")
    def test_ghost_hides_any_first_card_of_his_player_and_doc_draws_seven(self) -> None:
        hand = ["ghost move", "tuco fire", "marshal"]
        match = table(2, ghost={"hand": hand}, tuco={}, doc={}, django={})
        assert {"hide ghost move", "hide tuco fire", "hide marshal"} <= {*texts(match)}
        match.play("hide tuco fire")
        assert match.view(1)["pile"] == [{"bandit": None, "seat": 0, "card": None, "face_down": True}]
        assert match.view(0)["pile"] == [{"bandit": "tuco", "seat": 0, "card": "fire", "face_down": True}]
        assert [seen["hand"] for seen in match.view(None)["seats"]] == [2, 7]

    @pytest.mark.clause("CE-72")
    def test_a_card_uses_the_bullets_of_its_bandit(self) -> None:
        own = at("car 2", bullets=0)
        match = two(tuco=own, cheyenne="car 2", doc="car 3", django="roof 4", pile=["tuco fire", "doc move"])
        assert ("no-effect", "tuco", "fire") in told(match)
        assert (bullets(match, "cheyenne"), received(match, "doc")) == (6, 0)

    @pytest.mark.clause("CE-72")
    def test_events_count_bandits_not_players(self) -> None:
        match = two(phase="event", card="rebellion", tuco="car 2", cheyenne="car 3", doc="roof 1", django="roof 1")
        assert (received(match, "tuco"), received(match, "cheyenne")) == (1, 1)
        assert match.view(None)["neutral"] == 11

    @pytest.mark.clause("CE-72")
    def test_a_companion_is_company(self) -> None:
        last = {"phase": "event", "round": 5, "card": "pickpocketing", "floor": {2: ["purse", "purse"]}}
        match = two(tuco="car 2", cheyenne="car 2", doc="car 3", django="car 3", **last)
        assert match.over
        match = two(tuco="car 2", cheyenne="car 1", doc="car 3", django="car 3", **last)
        assert texts(match) == ["take purse 0", "take purse 1", "decline"]

    @pytest.mark.clause("CE-54")
    def test_it_is_always_played_as_experts_do(self) -> None:
        match = two()
        assert "discard" in match.view(0)
        assert texts(two(phase="keeping", tuco={"hand": ["tuco move"]})) == ["keep", "discard tuco move"]


class TestLeaflet:
    @pytest.mark.clause("CE-65")
    @pytest.mark.parametrize(("players", "wagons", "spare"), [(2, 3, 2), (3, 4, 0)])
    def test_wagons_and_pairs(self, players: int, wagons: int, spare: int) -> None:
        for seed in range(10):
            state = new_state(players, seed, variant="leaflet")
            assert state.cars == wagons + 1
            names = [GAME.view(state, None)["bandits"][number]["character"] for number in range(2 * players)]
            for first, second in zip(names[::2], names[1::2], strict=True):
                assert first in LEADERS
                assert second not in LEADERS
            assert sum(state.spare_characters) == spare

    @pytest.mark.clause("CE-65")
    def test_partners_are_drawn_and_pairs_can_be_chosen(self) -> None:
        match = Match.new("colt-express", 3, {"variant": "leaflet", "characters": "chosen"}, seed=3)
        pairs = match.view(None)["pairs"]
        assert [pair[0] for pair in pairs] == ["ghost", "doc", "belle"]
        assert texts(match) == [f"be {first} and {second}" for first, second in pairs]
        match.play(texts(match)[1])
        assert [bandit["character"] for bandit in match.view(None)["bandits"][:2]] == pairs[1]
        drawn = {tuple(new_state(3, seed, variant="leaflet").partners) for seed in range(60)}
        assert len(drawn) == 6

    @pytest.mark.clause("CE-62")
    def test_the_left_hand_starts_in_the_caboose(self) -> None:
        match = leaflet(phase="fists")
        play(match, "left tuco", "left doc")
        assert [where(match, name) for name in ("ghost", "tuco", "doc", "django")] == [
            "car 2",
            "car 3",
            "car 3",
            "car 2",
        ]

    @pytest.mark.clause("CE-62")
    def test_a_card_of_ones_choice_before_the_round_card_is_known(self) -> None:
        match = leaflet(phase="taking")
        assert match.view(None)["card"] is None
        assert "take tuco punch" in texts(match)
        match.play("take tuco punch")
        assert ("took-card-hidden", "nobody", 0) in told(match, 1)
        assert match.view(None)["card"] is None
        match.play("take nothing")
        assert cards(match, "ghost", "hand")["tuco punch"] == 1
        assert [seen["hand"] for seen in match.view(None)["seats"]] == [7, 7]
        match = play(leaflet(phase="taking"), "take nothing", "take doc fire")
        assert [seen["hand"] for seen in match.view(None)["seats"]] == [6, 8]

    @pytest.mark.clause("CE-62")
    def test_even_a_bullet_can_be_taken(self) -> None:
        match = leaflet(phase="taking", ghost={"received": 1})
        match.play("take neutral")
        match.play("take nothing")
        assert cards(match, "ghost", "hand")["neutral"] == 1

    @pytest.mark.clause("CE-62")
    def test_gunslingers_fired_most_less_their_bullets_at_their_own(self) -> None:
        match = leaflet(
            phase="over",
            ghost={"bullets": 3, "friendly": 2, "received": ["allied", "allied"]},
            tuco={"bullets": 5},
            doc={"bullets": 4},
            django={"bullets": 5},
        )
        assert result(match)[0] == [0, 1000]
        match = leaflet(phase="over", ghost={"bullets": 4}, tuco={"bullets": 5}, doc={"bullets": 3}, django={})
        assert result(match)[0] == [1000, 1000]

    @pytest.mark.clause("CE-63")
    def test_cover_fire(self) -> None:
        hand = ["ghost fire", "tuco move", "tuco rob", "ghost move", "marshal"]
        match = leaflet(card="braking", turn=1, ghost={"hand": hand})
        match.play("play ghost fire")
        assert texts(match) == ["cover tuco move", "cover tuco rob", "no cover"]
        assert seat_of(match, "ghost") == match.to_move
        match.play("cover tuco rob")
        assert [played["bandit"] for played in match.view(None)["pile"]] == ["ghost", "tuco"]
        assert to_move(match) == "doc"

    @pytest.mark.clause("CE-63")
    def test_a_fire_that_covers_is_not_covered_itself_and_cover_may_be_declined(self) -> None:
        hand = ["ghost fire", "tuco fire", "ghost move"]
        match = leaflet(card="braking", ghost={"hand": hand}, turn=1)
        play(match, "play ghost fire", "cover tuco fire")
        assert to_move(match) == "doc"
        match = leaflet(card="braking", ghost={"hand": hand}, turn=1)
        play(match, "play tuco fire", "no cover")
        assert to_move(match) == "doc"

    @pytest.mark.clause("CE-63")
    def test_only_in_normal_turns_and_not_after_a_hidden_fire(self) -> None:
        hand = ["ghost fire", "tuco move"]
        for card, turn in (("tunnel", 1), ("bridge", 1), ("angry-marshal", 3)):
            match = leaflet(card=card, turn=turn, ghost={"hand": hand})
            match.play("play ghost fire")
            assert not [text for text in texts(match) if "cover" in text]
        match = leaflet(card="braking", ghost={"hand": hand})
        match.play("hide ghost fire")
        assert to_move(match) == "doc"

    @pytest.mark.clause("CE-63")
    def test_who_has_nothing_to_cover_with_is_asked_all_the_same(self) -> None:
        match = leaflet(card="braking", turn=1, ghost={"hand": ["ghost fire", "ghost move"]})
        match.play("play ghost fire")
        assert texts(match) == ["no cover"]

    @pytest.mark.clause("CE-64")
    def test_loot_stays_with_the_bandit_who_took_it(self) -> None:
        match = leaflet(
            ghost=at("car 2", loot=["jewel"]),
            tuco=at("car 1", loot=["strongbox"]),
            doc="car 2",
            django="car 3",
            pile=["doc punch", "tuco rob"],
            floor={1: ["jewel"]},
        )
        match.play("throw to car 3")
        assert (loot(match, "ghost"), loot(match, "tuco")) == ([], ["jewel", "strongbox"])

    @pytest.mark.clause("CE-62")
    def test_the_expert_variant_can_be_added_and_who_takes_a_card_shuffles(self) -> None:
        match = leaflet(options={"expert": True}, phase="taking", ghost={"top": ["neutral", "neutral"], "hit": 2})
        match.play("take ghost move")
        assert "top" not in written(match, "ghost")


class TestSides:
    @pytest.mark.clause("CE-74")
    def test_bullets_of_both_bandits_break_a_tie(self) -> None:
        match = two(phase="over", tuco={"received": 1}, cheyenne={"received": 2}, doc={"received": 2}, django={})
        assert result(match) == ([0, 0], [[1], [0]])
        match = two(phase="over", tuco={"received": 1}, cheyenne={"received": 1}, doc={"received": 2}, django={})
        assert result(match) == ([0, 0], [[0, 1]])

    @pytest.mark.clause("CE-74")
    def test_or_only_those_of_the_one_hit_more_often(self) -> None:
        options = {"side_tie_break": "most-hit"}
        hits = {"tuco": {"received": 2}, "cheyenne": {"received": 2}, "doc": {"received": 3}, "django": {}}
        assert result(two(phase="over", **hits))[1] == [[1], [0]]
        assert result(two(phase="over", options=options, **hits))[1] == [[0], [1]]

    @pytest.mark.clause("CE-74")
    def test_a_last_tie_is_shared_or_goes_by_turn_order(self) -> None:
        assert result(two(phase="over"))[1] == [[0, 1]]
        match = two(phase="over", options={"last_tie": "turn-order"}, first="doc")
        assert result(match)[1] == [[1], [0]]
        assert result(table(4, phase="over"))[1] == [[0, 1, 2, 3]]
        tied = {"doc": {"received": 1}, "ghost": {"received": 1}, "belle": {"received": 2}, "tuco": {"loot": []}}
        assert result(table(4, phase="over", **tied))[1] == [[3], [0, 1], [2]]


def test_random_games_of_both_variants_end() -> None:
    for players, options in ((2, {}), (2, {"variant": "leaflet"}), (3, {"variant": "leaflet"})):
        *_, last = random_states(players, 5, **options)
        assert last.phase == Phase.OVER
