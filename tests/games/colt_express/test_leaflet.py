"""The leaflet's game for two or three: pairs of bandits, a card of one's choice, cover fire."""

from collections import Counter
from typing import Any

import pytest
from tests.games.colt_express.table import at, cards, floor, loot, new_state, table, to_move, told, where, written
from tests.kit import kinds, play, scores, texts

from saloon import Match
from saloon.engine import OptionError
from saloon.games.colt_express import GAME

FIVE_CARDS = ("move", "floor", "fire", "rob", "punch")
LEADERS = ("ghost", "doc", "belle")
OTHERS = ("tuco", "django", "cheyenne")
N, T, D, S = "normal", "tunnel", "double", "switching"


def leaflet(players: int = 2, /, **fields: Any) -> Match:
    """Ghost and Tuco against Doc and Django, with three also Belle and Cheyenne."""
    names = ("ghost", "tuco", "doc", "django", "belle", "cheyenne")[: 2 * players]
    bandits = {name: fields.pop(name, {}) for name in names}
    return table(players, options={"variant": "leaflet", **fields.pop("options", {})}, **bandits, **fields)


def new(players: int = 2, seed: int = 1, /, **options: Any) -> Match:
    return Match.new("colt-express", players, {"variant": "leaflet", **options}, seed=seed)


def hands(match: Match) -> list[int]:
    """How many cards everybody holds."""
    return [seen["hand"] for seen in match.view(None)["seats"]]


class TestSetUp:
    @pytest.mark.clause("CE-65")
    @pytest.mark.parametrize(("players", "cars", "pairs"), [(2, 4, 2), (3, 5, 3)])
    def test_three_wagons_for_two_and_four_for_three_and_no_pair_more_than_players(
        self, players: int, cars: int, pairs: int
    ) -> None:
        match = new(players, start="random")
        assert len(match.view(None)["train"]) == cars
        assert len(match.view(None)["bandits"]) == 2 * pairs
        assert {where(match, seen["character"]) for seen in match.view(None)["bandits"]} == {
            f"car {cars - 1}",
            f"car {cars - 2}",
        }

    @pytest.mark.clause("CE-65")
    @pytest.mark.parametrize("players", [2, 3])
    def test_ghost_doc_and_belle_lead_and_chance_gives_them_one_of_the_others(self, players: int) -> None:
        found, leaders = set(), set()
        for seed in range(60):
            view = GAME.view(new_state(players, seed, variant="leaflet"), None)
            names = [seen["character"] for seen in view["bandits"]]
            assert {*names[::2]} <= {*LEADERS}
            assert {*names[1::2]} <= {*OTHERS}
            assert len({*names}) == 2 * players
            found |= {*zip(names[::2], names[1::2], strict=True)}
            leaders.add(tuple(names[::2]))
        assert found == {(one, other) for one in LEADERS for other in OTHERS}
        assert len(leaders) == 6

    @pytest.mark.clause("CE-65")
    def test_pairs_can_be_chosen_and_with_two_players_the_third_is_left(self) -> None:
        match = new(2, characters="chosen")
        pairs = match.view(None)["pairs"]
        assert texts(match) == [f"be {one} and {other}" for one, other in pairs]
        match.play(texts(match)[1])
        assert texts(match) == [f"be {one} and {other}" for one, other in (pairs[0], pairs[2])]
        match.play(texts(match)[1])
        assert [seen["character"] for seen in match.view(None)["bandits"]] == pairs[1] + pairs[2]

    @pytest.mark.clause("CE-65")
    @pytest.mark.parametrize(("players", "allowed"), [(2, True), (3, True), (4, False), (6, False)])
    def test_it_is_for_two_or_three(self, players: int, allowed: bool) -> None:
        if allowed:
            assert new(players).players == players
            return
        with pytest.raises(OptionError) as refused:
            new(players)
        assert refused.value.code == "ce-leaflet-players"

    @pytest.mark.clause("CE-65")
    @pytest.mark.parametrize("players", [2, 3])
    @pytest.mark.parametrize(("card", "turns"), [("rebellion", [N, N, T, N, N]), ("bridge", [N, D, N])])
    def test_the_round_cards_are_those_for_up_to_four(self, players: int, card: str, turns: list[str]) -> None:
        assert leaflet(players, card=card).view(None)["card"]["turns"] == turns

    @pytest.mark.clause("CE-62")
    @pytest.mark.parametrize("players", [2, 3])
    def test_eleven_cards_and_a_purse_and_six_bullets_for_every_bandit(self, players: int) -> None:
        match = new(players, start="random")
        bandits = match.view(None)["bandits"]
        for one, other in zip(bandits[::2], bandits[1::2], strict=True):
            names = one["character"], other["character"]
            assert cards(match, names[0], "hand", "deck") == Counter(
                ["marshal", *(f"{name} {card}" for name in names for card in FIVE_CARDS)]
            )
        assert [(seen["known_purses"], seen["bullets"]) for seen in bandits] == [([250], 6)] * (2 * players)

    @pytest.mark.clause("CE-62")
    def test_the_bandit_in_the_left_hand_starts_in_the_caboose_the_other_one_before_it(self) -> None:
        match = leaflet(phase="fists")
        match.play("left tuco")
        assert {where(match, name) for name in ("ghost", "tuco", "doc", "django")} == {"nowhere"}
        match.play("left doc")
        places = {name: where(match, name) for name in ("ghost", "tuco", "doc", "django")}
        assert places == {"tuco": "car 3", "ghost": "car 2", "doc": "car 3", "django": "car 2"}

    def test_it_is_played_without_discards_unless_one_asks_for_them(self) -> None:
        assert "discard" not in leaflet().view(0)
        assert "discard" in leaflet(options={"expert": True}).view(0)


class TestCardOfOnesChoice:
    @pytest.mark.clause("CE-62")
    def test_any_card_of_the_deck_or_none_before_the_round_card_is_turned_up(self) -> None:
        match = leaflet(phase="taking")
        own = [f"{name} {card}" for name in ("ghost", "tuco") for card in FIVE_CARDS]
        assert {*texts(match)} == {f"take {card}" for card in own} | {"take marshal", "take nothing"}
        match.play("take tuco punch")
        assert match.view(None)["card"] is None
        match.play("take marshal")
        assert match.view(None)["card"] is not None
        assert cards(match, "ghost", "hand")["tuco punch"] == 1
        assert cards(match, "doc", "hand")["marshal"] == 1

    @pytest.mark.clause("CE-62")
    def test_six_more_are_drawn_as_doc_seven(self) -> None:
        assert hands(play(leaflet(phase="taking"), "take tuco punch", "take django rob")) == [7, 8]

    @pytest.mark.clause("CE-62")
    def test_who_takes_none_begins_with_six_as_doc_with_seven(self) -> None:
        assert hands(play(leaflet(phase="taking"), "take nothing", "take nothing")) == [6, 7]

    @pytest.mark.clause("CE-62")
    def test_the_others_come_from_what_is_left(self) -> None:
        for seed in range(20):
            match = play(leaflet(phase="taking", seed=seed), "take tuco punch", "take nothing")
            assert cards(match, "ghost", "hand", "deck")["tuco punch"] == 1
            assert cards(match, "ghost", "hand").total() == 7

    @pytest.mark.clause("CE-62")
    def test_even_a_bullet_may_be_chosen(self) -> None:
        match = leaflet(phase="taking", ghost={"received": ["neutral", "neutral"]})
        assert "take neutral" in texts(match)
        assert "take shot" not in texts(match)
        play(match, "take neutral", "take nothing")
        assert cards(match, "ghost", "hand")["neutral"] >= 1
        assert hands(match) == [7, 7]

    @pytest.mark.clause("CE-62")
    def test_in_every_round_beginning_with_the_first_player(self) -> None:
        match = leaflet(3, phase="event", card="bridge", first="doc")
        for name in ("belle", "ghost", "doc"):
            assert (to_move(match), match.view(None)["decision"]) == (name, "take")
            match.play("take nothing")
        assert match.view(None)["round"] == 2
        assert kinds(match).count("round-began") == 1

    @pytest.mark.clause("CE-62")
    def test_an_expert_who_takes_a_card_shuffles_his_deck(self) -> None:
        hit = {"top": ["neutral", "neutral"], "hit": 2}
        match = play(leaflet(options={"expert": True}, phase="taking", ghost=hit), "take ghost move")
        assert "top" not in written(match, "ghost")
        assert cards(match, "ghost", "deck")["neutral"] == 2
        match = play(leaflet(options={"expert": True}, phase="taking", ghost=hit), "take nothing")
        assert written(match, "ghost")["top"] == ["neutral", "neutral"]

    @pytest.mark.clause("CE-62")
    def test_an_experts_hand_is_filled_up_to_seven_with_the_card_chosen(self) -> None:
        kept = {"hand": ["tuco rob", "tuco move"]}
        for choice, count in (("take ghost move", 7), ("take nothing", 6)):
            match = play(leaflet(options={"expert": True}, phase="taking", ghost=kept), choice, "take nothing")
            assert hands(match) == [count, 7]

    @pytest.mark.clause("CE-62")
    def test_the_rulebooks_game_for_two_knows_no_such_choice(self) -> None:
        assert table(2, phase="round-start").view(None)["phase"] == "plan"


class TestCoverFire:
    HAND = ("ghost fire", "tuco move", "tuco fire", "ghost move", "marshal")

    def ready(self, **fields: Any) -> Match:
        """Ghost and Tuco are to play, in the second turn of the table."""
        own = {"hand": [*fields.pop("hand", self.HAND)]}
        return leaflet(**{"card": "braking", "turn": 1, "ghost": own, **fields})

    @pytest.mark.clause("CE-63")
    @pytest.mark.parametrize(
        ("fire", "covers"),
        [
            ("ghost fire", ["cover tuco move", "cover tuco fire", "no cover"]),
            ("tuco fire", ["cover ghost move", "cover ghost fire", "no cover"]),
        ],
    )
    def test_after_a_fire_an_action_of_the_other_bandit_may_follow_but_no_marshal(
        self, fire: str, covers: list[str]
    ) -> None:
        match = play(self.ready(), f"play {fire}")
        assert (to_move(match), texts(match)) == ("ghost", covers)

    @pytest.mark.clause("CE-63")
    def test_both_cards_lie_on_the_pile_in_their_order_and_the_next_player_is_asked(self) -> None:
        match = play(self.ready(), "play ghost fire", "cover tuco move")
        assert [(played["bandit"], played["card"]) for played in match.view(None)["pile"]] == [
            ("ghost", "fire"),
            ("tuco", "move"),
        ]
        assert not [played for played in match.view(None)["pile"] if played["face_down"]]
        assert (to_move(match), hands(match)[0]) == ("doc", 3)
        assert ("covered", "tuco") in told(match)

    @pytest.mark.clause("CE-63")
    def test_cover_may_be_declined(self) -> None:
        match = play(self.ready(), "play ghost fire", "no cover")
        assert (to_move(match), len(match.view(None)["pile"])) == ("doc", 1)

    @pytest.mark.clause("CE-63")
    def test_a_fire_played_as_cover_gives_no_third_card(self) -> None:
        match = play(self.ready(), "play ghost fire", "cover tuco fire")
        assert (to_move(match), len(match.view(None)["pile"])) == ("doc", 2)

    @pytest.mark.clause("CE-63")
    @pytest.mark.parametrize("card", ["ghost move", "tuco move", "marshal"])
    def test_no_other_card_is_covered(self, card: str) -> None:
        match = play(self.ready(), f"play {card}")
        assert to_move(match) == "doc"

    @pytest.mark.clause("CE-63")
    @pytest.mark.parametrize(
        ("card", "turn", "after"),
        [("tunnel", 1, ("doc", "plan")), ("bridge", 1, ("ghost", "plan")), ("angry-marshal", 3, ("doc", "plan"))],
        ids=["tunnel", "double", "switching"],
    )
    def test_only_in_normal_turns(self, card: str, turn: int, after: tuple[str, str]) -> None:
        match = play(self.ready(card=card, turn=turn), "play ghost fire")
        assert (to_move(match), match.view(None)["decision"]) == after
        assert len(match.view(None)["pile"]) == 1

    @pytest.mark.clause("CE-63")
    def test_nor_in_a_melee(self) -> None:
        match = self.ready(options={"stagecoach": True}, card="boxcar", turn=0, doc={"hand": []})
        play(match, "play ghost fire", "draw")
        assert (to_move(match), match.view(None)["decision"], len(match.view(None)["pile"])) == ("ghost", "plan", 1)

    @pytest.mark.clause("CE-63")
    def test_a_fire_that_ghost_hides_is_not_covered_an_open_one_is(self) -> None:
        match = play(self.ready(turn=0), "hide ghost fire")
        assert to_move(match) == "doc"
        match = play(self.ready(turn=0), "play ghost fire")
        assert match.view(None)["decision"] == "cover"

    @pytest.mark.clause("CE-63")
    def test_in_every_normal_turn_again(self) -> None:
        match = play(self.ready(doc={"hand": []}), "play ghost fire", "cover tuco move", "draw", "play tuco fire")
        assert texts(match) == ["cover ghost move", "no cover"]

    @pytest.mark.clause("CE-63")
    def test_who_holds_nothing_to_cover_with_is_asked_all_the_same(self) -> None:
        match = play(self.ready(hand=["ghost fire", "ghost move", "marshal"]), "play ghost fire")
        assert texts(match) == ["no cover"]

    @pytest.mark.clause("CE-63")
    def test_there_is_none_in_the_rulebooks_game_for_two(self) -> None:
        match = table(
            2, ghost={"hand": ["ghost fire", "tuco move"]}, tuco={}, doc={}, django={}, card="braking", turn=1
        )
        match.play("play ghost fire")
        assert to_move(match) == "doc"


class TestLoot:
    @pytest.mark.clause("CE-64")
    def test_it_lies_on_the_card_of_the_bandit_who_took_it(self) -> None:
        places = {"ghost": "car 2", "tuco": at("car 1", loot=["strongbox"]), "doc": "car 3", "django": "car 3"}
        lying = {2: ["jewel"], 1: ["purse 7:300"]}
        match = leaflet(**places, floor=lying, pile=["ghost rob", "tuco rob", "doc marshal", "doc move"])
        assert (loot(match, "ghost"), loot(match, "tuco")) == (["jewel"], ["purse 7:300", "strongbox"])

    @pytest.mark.clause("CE-64")
    def test_a_punch_knocks_out_what_that_bandit_has_and_nothing_of_his_companions(self) -> None:
        places = {"ghost": at("car 2", loot=["jewel"]), "tuco": at("car 2", loot=["strongbox"]), "django": "car 3"}
        match = leaflet(**places, doc="car 2", pile=["doc punch", "django move"])
        play(match, "punch ghost", "throw to car 3")
        assert (loot(match, "ghost"), loot(match, "tuco"), floor(match, "car 2")) == ([], ["strongbox"], ["jewel"])

    @pytest.mark.clause("CE-64")
    def test_only_in_the_end_is_it_added_up(self) -> None:
        match = leaflet(phase="over", ghost={"loot": ["jewel"]}, tuco={"loot": ["strongbox"], "bullets": 5})
        assert scores(match) == [500 + 1000 + 1000, 0]


class TestGunslinger:
    @pytest.mark.clause("CE-62")
    @pytest.mark.parametrize(
        ("left", "expected"), [((3, 5, 4, 5), [1000, 0]), ((4, 5, 3, 6), [1000, 1000]), ((6, 6, 6, 6), [1000, 1000])]
    )
    def test_it_is_who_has_fired_most_with_both_bandits_and_all_those_tied(
        self, left: tuple[int, ...], expected: list[int]
    ) -> None:
        names = ("ghost", "tuco", "doc", "django")
        own = {name: {"bullets": count} for name, count in zip(names, left, strict=True)}
        assert scores(leaflet(phase="over", **own)) == expected

    @pytest.mark.clause("CE-62")
    def test_a_bullet_of_ones_own_colours_in_ones_own_cards_costs_a_point(self) -> None:
        """Four fired, two of them at the companion, come to two; three at strangers are more."""
        match = leaflet(
            phase="over",
            ghost={"bullets": 3, "friendly": 2},
            tuco={"bullets": 5, "received": ["allied", "allied"]},
            doc={"bullets": 4},
            django={"bullets": 5},
        )
        assert scores(match) == [0, 1000]

    @pytest.mark.clause("CE-62")
    def test_it_is_counted_as_the_bullet_falls(self) -> None:
        places = {"ghost": "car 1", "tuco": "car 2", "doc": "roof 3", "django": "roof 2"}
        match = leaflet(round=5, card="hostage", **places, pile=["ghost fire", "doc fire"])
        assert [event[1:] for event in told(match) if event[0] == "shot"] == [("ghost", "tuco"), ("doc", "django")]
        assert scores(match) == [1000, 1000]
        match = leaflet(round=5, card="hostage", **{**places, "django": "car 3"}, pile=["ghost fire", "django fire"])
        assert scores(match) == [0, 1000]

    @pytest.mark.clause("CE-74")
    def test_of_three_equally_rich_those_hit_least_share_the_win(self) -> None:
        hits = {"ghost": 1, "tuco": 1, "doc": 2, "belle": 2, "cheyenne": 1}
        match = leaflet(3, phase="over", **{name: {"received": count} for name, count in hits.items()})
        assert match.result
        assert match.result.ranking == [[0, 1], [2]]


def test_both_sizes_come_to_an_end() -> None:
    for players in (2, 3):
        match = new(players)
        while not match.over:
            match.play(match.choices()[match.played % len(match.choices())])
        assert kinds(match).count("round-began") == 5
