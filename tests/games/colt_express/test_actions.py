"""The Action phase: Move, Floor change, Fire, Robbery and Punch, and the powers of the bandits."""

import pytest
from tests.games.colt_express.table import at, bandit, bullets, floor, hit, loot, received, table, targets, told, where
from tests.kit import kinds, play, texts

from saloon import IllegalMove, Match

ROOFS = {"ghost": "roof 3", "tuco": "roof 2", "cheyenne": "roof 2", "doc": "roof 1"}  # of the rulebook's example


class TestActionsAreCompulsory:
    @pytest.mark.clause("CE-13")
    def test_a_floor_change_down_onto_the_marshal_is_carried_out(self) -> None:
        match = table(marshal=2, doc="roof 2", tuco="car 3", belle="car 3", pile=["doc floor"])
        assert (where(match, "doc"), received(match, "doc")) == ("roof 2", 1)

    @pytest.mark.clause("CE-13")
    def test_the_only_target_is_shot(self) -> None:
        match = table(doc="car 2", tuco="car 3", belle="car 1", pile=["belle fire", "tuco fire"])
        assert hit(match) == ["doc", "doc"]

    @pytest.mark.clause("CE-13")
    def test_the_only_bandit_beside_is_punched(self) -> None:
        match = table(doc="car 3", tuco="car 3", belle="car 1", pile=["doc punch"])
        assert where(match, "tuco") == "car 2"

    @pytest.mark.clause("CE-14")
    def test_what_is_impossible_is_lost_and_not_put_off(self) -> None:
        match = table(doc="car 1", tuco="car 3", belle="car 3", pile=["doc fire", "doc rob", "doc punch", "tuco move"])
        assert [event for event in told(match) if event[0] == "no-effect"] == [
            ("no-effect", "doc", "fire"),
            ("no-effect", "doc", "rob"),
            ("no-effect", "doc", "punch"),
        ]
        assert bullets(match, "doc") == 6
        assert hit(match) == []


class TestMove:
    @pytest.mark.clause("CE-15")
    def test_inside_a_bandit_goes_exactly_one_car(self) -> None:
        match = table(4, doc="car 2", tuco="car 4", belle="car 4", pile=["doc move"])
        assert texts(match) == ["move to car 1", "move to car 3"]

    @pytest.mark.clause("CE-15")
    def test_standing_still_is_no_move(self) -> None:
        match = table(doc="car 2", pile=["doc move"])
        with pytest.raises(IllegalMove):
            match.play("move to car 2")

    @pytest.mark.clause("CE-15")
    @pytest.mark.parametrize(("start", "end"), [("car 3", "car 2"), ("car 0", "car 1")])
    def test_inside_at_an_end_of_the_train_there_is_one_way(self, start: str, end: str) -> None:
        match = table(marshal=3 if start == "car 0" else 0, doc=start, tuco="roof 1", belle="roof 1", pile=["doc move"])
        assert where(match, "doc") == end

    @pytest.mark.clause("CE-01")
    def test_a_bandit_can_move_into_the_locomotive_and_onto_it(self) -> None:
        match = table(marshal=3, doc="car 1", tuco="roof 1", belle="roof 2", pile=["doc move", "tuco move"])
        play(match, "move to car 0", "move to roof 0")
        assert (where(match, "doc"), where(match, "tuco")) == ("car 0", "roof 0")

    @pytest.mark.clause("CE-16")
    def test_on_the_roof_a_bandit_goes_one_to_three_cars_either_way(self) -> None:
        match = table(6, doc="roof 3", pile=["doc move"])
        assert texts(match) == [f"move to roof {car}" for car in (0, 1, 2, 4, 5, 6)]

    @pytest.mark.clause("CE-16")
    def test_on_the_roof_the_train_ends_where_it_ends(self) -> None:
        match = table(4, doc="roof 1", tuco="car 4", belle="car 4", ghost="car 4", pile=["doc move"])
        assert texts(match) == ["move to roof 0", "move to roof 2", "move to roof 3", "move to roof 4"]

    @pytest.mark.clause("CE-16")
    def test_on_the_roof_nobody_is_in_the_way(self) -> None:
        match = table(doc="roof 3", tuco="roof 2", belle="roof 1", marshal=1, pile=["doc move"])
        match.play("move to roof 0")
        assert where(match, "doc") == "roof 0"
        assert received(match, "doc") == 0

    @pytest.mark.clause("CE-17")
    @pytest.mark.parametrize("car", [0, 1, 2])
    def test_who_moves_into_the_marshals_car_ends_on_its_roof_with_a_bullet(self, car: int) -> None:
        match = table(marshal=car, doc=f"car {car + 1}", tuco="roof 3", belle="roof 3", pile=["doc move"])
        if car < 2:
            match.play(f"move to car {car}")
        assert where(match, "doc") == f"roof {car}"
        assert received(match, "doc") == 1
        assert match.view(None)["neutral"] == 12

    def test_a_floor_change_goes_up_and_down_in_the_same_car(self) -> None:
        match = table(doc="car 2", tuco="roof 3", belle="car 3", pile=["doc floor", "tuco floor", "tuco floor"])
        assert (where(match, "doc"), where(match, "tuco")) == ("roof 2", "roof 3")
        assert [event[1:] for event in told(match) if event[0] == "changed-floor"] == [
            ("doc", {"car": 2, "floor": "roof"}),
            ("tuco", {"car": 3, "floor": "inside"}),
            ("tuco", {"car": 3, "floor": "roof"}),
        ]


class TestFire:
    @pytest.mark.clause("CE-18")
    def test_inside_a_shot_reaches_the_neighbouring_cars_only(self) -> None:
        places = {"doc": "car 3", "tuco": "car 2", "belle": "car 5", "ghost": "car 4", "django": "car 1"}
        match = table(5, **places, pile=["doc fire"])
        assert targets(match) == {"tuco", "ghost"}

    @pytest.mark.clause("CE-18")
    def test_inside_nobody_two_cars_away_is_hit_and_the_bullet_is_kept(self) -> None:
        match = table(4, doc="car 1", tuco="car 3", ghost="car 4", django="car 3", marshal=2, pile=["doc fire"])
        assert ("no-effect", "doc", "fire") in told(match)
        assert bullets(match, "doc") == 6

    @pytest.mark.clause("CE-18")
    def test_the_marshal_stops_no_shot_and_is_no_target(self) -> None:
        match = table(4, doc="roof 1", tuco="roof 3", ghost="roof 0", django="car 4", marshal=2, pile=["doc fire"])
        assert targets(match) == {"tuco", "ghost"}

    def test_a_shot_gives_one_bullet_to_its_target(self) -> None:
        match = table(doc="car 2", tuco="car 3", ghost="car 3", pile=["doc fire"])
        match.play("shoot ghost")
        assert (bullets(match, "doc"), bullets(match, "tuco"), bullets(match, "ghost")) == (5, 6, 6)
        assert (received(match, "doc"), received(match, "tuco"), received(match, "ghost")) == (0, 0, 1)
        assert match.view(None)["neutral"] == 13

    @pytest.mark.clause("CE-01")
    def test_shots_go_into_the_locomotive_and_out_of_it(self) -> None:
        match = table(marshal=3, doc="car 0", tuco="car 1", ghost="roof 3", pile=["doc fire", "tuco fire"])
        assert hit(match) == ["tuco", "doc"]

    @pytest.mark.clause("CE-01")
    def test_shots_go_along_the_roof_of_the_locomotive(self) -> None:
        match = table(doc="roof 0", tuco="roof 3", ghost="car 2", pile=["doc fire", "tuco fire"])
        assert hit(match) == ["tuco", "doc"]

    @pytest.mark.clause("CE-19")
    def test_on_the_roof_the_nearest_bandits_each_way_are_in_range_at_any_distance(self) -> None:
        places = {"doc": "roof 3", "tuco": "roof 0", "ghost": "roof 6", "django": "roof 6", "cheyenne": "car 3"}
        match = table(6, **places, belle="car 2", pile=["doc fire"])
        assert targets(match) == {"tuco", "ghost", "django"}

    @pytest.mark.clause("CE-19")
    def test_on_the_roof_a_nearer_bandit_hides_those_behind(self) -> None:
        match = table(4, doc="roof 4", tuco="roof 3", ghost="roof 2", django="roof 1", pile=["doc fire"])
        assert hit(match) == ["tuco"]

    @pytest.mark.clause("CE-20")
    @pytest.mark.parametrize("place", ["car 2", "roof 2"])
    def test_nobody_on_the_same_place_can_be_shot(self, place: str) -> None:
        match = table(doc=place, ghost=place, django=place, pile=["doc fire"])
        assert ("no-effect", "doc", "fire") in told(match)
        assert bullets(match, "doc") == 6

    @pytest.mark.clause("CE-20")
    def test_no_shot_goes_through_a_roof(self) -> None:
        for here, there in (("car", "roof"), ("roof", "car")):
            others = {"ghost": f"{there} 2", "django": f"{there} 1", "belle": f"{there} 3"}
            match = table(4, doc=f"{here} 2", **others, pile=["doc fire"])
            assert ("no-effect", "doc", "fire") in told(match)

    @pytest.mark.clause("CE-21")
    @pytest.mark.parametrize(("here", "there"), [("car 2", "roof 2"), ("roof 2", "car 2")])
    def test_tuco_shoots_through_the_roof_of_his_car_both_ways(self, here: str, there: str) -> None:
        match = table(tuco=here, doc=there, ghost="car 3", pile=["tuco fire"])
        assert "doc" in (targets(match) if texts(match)[0].startswith("shoot") else hit(match))

    @pytest.mark.clause("CE-21")
    def test_tuco_keeps_all_other_targets(self) -> None:
        match = table(
            5, tuco="car 2", doc="roof 2", ghost="car 1", django="car 3", cheyenne="roof 3", pile=["tuco fire"]
        )
        assert targets(match) == {"doc", "ghost", "django"}
        match = table(
            5, tuco="roof 2", doc="car 2", ghost="roof 5", django="car 3", cheyenne="roof 1", pile=["tuco fire"]
        )
        assert targets(match) == {"doc", "ghost", "cheyenne"}

    @pytest.mark.clause("CE-67")
    def test_tucos_only_target_on_the_other_floor_must_be_shot(self) -> None:
        match = table(tuco="car 1", doc="roof 1", ghost="car 3", pile=["tuco fire"])
        assert (hit(match), bullets(match, "tuco")) == (["doc"], 5)

    @pytest.mark.clause("CE-22")
    def test_belle_is_spared_if_anybody_else_can_be_shot_even_the_other_way(self) -> None:
        match = table(4, doc="car 2", belle="car 1", ghost="car 3", django="car 3", pile=["doc fire"])
        assert targets(match) == {"ghost", "django"}

    @pytest.mark.clause("CE-22")
    def test_belle_is_spared_if_tuco_can_shoot_through_the_roof(self) -> None:
        match = table(tuco="car 1", belle="car 2", doc="roof 1", pile=["tuco fire"])
        assert hit(match) == ["doc"]
        match = table(tuco="car 1", belle="roof 1", doc="car 2", pile=["tuco fire"])
        assert hit(match) == ["doc"]

    @pytest.mark.clause("CE-22")
    def test_belle_alone_must_be_shot(self) -> None:
        match = table(doc="car 1", belle="car 2", ghost="car 3", pile=["doc fire"])
        assert hit(match) == ["belle"]

    @pytest.mark.clause("CE-23")
    def test_belle_stops_a_shot_at_those_behind_her(self) -> None:
        match = table(doc="roof 3", belle="roof 2", ghost="roof 1", pile=["doc fire"])
        assert hit(match) == ["belle"]

    @pytest.mark.clause("CE-24")
    def test_without_bullets_a_shot_has_no_effect(self) -> None:
        match = table(doc=at("car 2", bullets=0), ghost="car 1", belle="car 3", pile=["doc fire"])
        assert ("no-effect", "doc", "fire") in told(match)
        assert (received(match, "ghost"), bullets(match, "doc")) == (0, 0)

    @pytest.mark.clause("CE-24")
    def test_without_bullets_django_pushes_nobody(self) -> None:
        match = table(django=at("car 1", bullets=0), ghost="car 2", belle="car 3", pile=["django fire"])
        assert (where(match, "ghost"), received(match, "ghost")) == ("car 2", 0)

    @pytest.mark.clause("CE-24")
    def test_the_last_bullet_is_spent_and_then_there_is_none(self) -> None:
        match = table(doc=at("car 1", bullets=1), ghost="car 2", belle="car 3", pile=["doc fire", "doc fire"])
        assert (received(match, "ghost"), bullets(match, "doc")) == (1, 0)


class TestDjango:
    def shot(self, marshal: int, django: str, doc: str) -> Match:
        """Django shoots at Doc in a train of three wagons; Belle is on the other floor."""
        belle = "roof 2" if django.startswith("car") else f"car {3 - marshal}"
        return table(marshal=marshal, django=django, doc=doc, belle=belle, pile=["django fire"])

    @pytest.mark.clause("CE-25")
    @pytest.mark.parametrize(
        ("marshal", "django", "doc", "landing"),
        [
            (0, "car 1", "car 2", "car 3"),
            (0, "car 3", "car 2", "car 1"),
            (3, "car 2", "car 1", "car 0"),
            (0, "roof 0", "roof 2", "roof 3"),
            (0, "roof 0", "roof 1", "roof 2"),
            (0, "roof 3", "roof 2", "roof 1"),
            (0, "roof 3", "roof 1", "roof 0"),
        ],
    )
    def test_the_victim_is_thrown_one_car_away_on_the_same_floor(
        self, marshal: int, django: str, doc: str, landing: str
    ) -> None:
        match = self.shot(marshal, django, doc)
        assert (where(match, "doc"), received(match, "doc"), bullets(match, "django")) == (landing, 1, 5)

    @pytest.mark.clause("CE-25", "CE-66")
    @pytest.mark.parametrize(
        ("marshal", "django", "doc"),
        [(0, "car 2", "car 3"), (3, "car 1", "car 0"), (0, "roof 1", "roof 3"), (0, "roof 2", "roof 0")],
    )
    def test_nobody_is_thrown_off_the_train(self, marshal: int, django: str, doc: str) -> None:
        match = self.shot(marshal, django, doc)
        assert (where(match, "doc"), received(match, "doc")) == (doc, 1)

    @pytest.mark.clause("CE-25")
    def test_a_victim_thrown_at_the_marshal_gets_a_second_bullet_and_flees(self) -> None:
        match = table(marshal=3, django="car 1", doc="car 2", belle="roof 1", pile=["django fire"])
        assert (where(match, "doc"), received(match, "doc")) == ("roof 3", 2)
        assert match.view(None)["neutral"] == 12
        keys = [event[0] for event in told(match) if event[0] in ("shot", "pushed", "fled", "neutral")]
        assert keys == ["shot", "pushed", "fled", "neutral"]

    @pytest.mark.clause("CE-25")
    def test_only_django_pushes(self) -> None:
        match = table(tuco="car 1", doc="car 2", belle="roof 1", marshal=3, pile=["tuco fire"])
        assert hit(match) == ["doc"]
        assert where(match, "doc") == "car 2"

    @pytest.mark.clause("CE-E6")
    def test_django_at_the_end_of_a_short_and_of_a_longer_train(self) -> None:
        match = table(3, django="car 2", doc="car 3", belle="roof 1", pile=["django fire"])
        assert (where(match, "doc"), received(match, "doc")) == ("car 3", 1)
        longer = {"django": "car 2", "doc": "car 3", "belle": "roof 1", "ghost": "roof 1"}
        match = table(4, **longer, pile=["django fire"])
        assert (where(match, "doc"), received(match, "doc")) == ("car 4", 1)
        match = table(4, marshal=4, **longer, pile=["django fire"])
        assert (where(match, "doc"), received(match, "doc")) == ("roof 4", 2)


class TestExamplesOnTheRoofs:
    @pytest.mark.clause("CE-E1")
    def test_ghost_may_hit_tuco_or_cheyenne_but_not_doc(self) -> None:
        assert targets(table(4, **ROOFS, pile=["ghost fire"])) == {"tuco", "cheyenne"}

    @pytest.mark.clause("CE-E1")
    def test_tuco_may_hit_ghost_or_doc_but_not_cheyenne(self) -> None:
        assert targets(table(4, **ROOFS, pile=["tuco fire"])) == {"ghost", "doc"}

    @pytest.mark.clause("CE-E2")
    def test_belle_is_hit_alone_and_spared_with_ghost_on_the_other_side(self) -> None:
        roofs = {"cheyenne": "roof 3", "belle": "roof 2", "doc": "roof 1"}
        assert hit(table(4, **roofs, ghost="car 4", pile=["cheyenne fire"])) == ["belle"]
        assert hit(table(4, **roofs, ghost="roof 4", pile=["cheyenne fire"])) == ["ghost"]


class TestRobbery:
    @pytest.mark.clause("CE-26")
    def test_the_robber_takes_one_token_of_his_choice(self) -> None:
        match = table(doc="car 2", floor={2: ["purse 4", "purse 7", "jewel", "jewel", "strongbox"]}, pile=["doc rob"])
        assert texts(match) == ["rob purse 4", "rob purse 7", "rob jewel", "rob strongbox"]
        match.play("rob jewel")
        assert loot(match, "doc") == ["jewel"]
        assert floor(match, "car 2") == ["purse 4", "purse 7", "jewel", "strongbox"]

    @pytest.mark.clause("CE-26")
    @pytest.mark.parametrize("token", ["purse 4:300", "jewel", "strongbox"])
    def test_the_only_token_must_be_taken(self, token: str) -> None:
        match = table(doc="car 2", floor={2: [token]}, pile=["doc rob"])
        assert loot(match, "doc") == [token]
        assert floor(match, "car 2") == []

    def test_a_purse_of_the_robbers_choice_becomes_his_with_its_value(self) -> None:
        match = table(doc="car 2", floor={2: ["purse 4:300", "purse 7:450"]}, pile=["doc rob"])
        match.play("rob purse 7")
        assert (loot(match, "doc"), floor(match, "car 2")) == (["purse 7:450"], ["purse 4:300"])

    @pytest.mark.clause("CE-32")
    def test_what_lies_on_the_roof_is_robbed_from_the_roof(self) -> None:
        lying = {"car 2": ["jewel"], "roof 2": ["strongbox"], "roof 1": ["jewel"]}
        match = table(doc="roof 2", floor=lying, pile=["doc rob"])
        assert loot(match, "doc") == ["strongbox"]
        match = table(doc="car 2", floor=lying, pile=["doc rob"])
        assert loot(match, "doc") == ["jewel"]
        assert floor(match, "roof 2") == ["strongbox"]

    @pytest.mark.clause("CE-32")
    def test_a_robbery_on_a_bare_roof_has_no_effect(self) -> None:
        match = table(doc="roof 2", floor={2: ["jewel"]}, pile=["doc rob"])
        assert ("no-effect", "doc", "rob") in told(match)
        assert (loot(match, "doc"), floor(match, "car 2")) == ([], ["jewel"])

    @pytest.mark.clause("CE-01")
    def test_the_strongbox_of_the_locomotive_can_be_robbed_once_the_marshal_is_gone(self) -> None:
        match = table(marshal=1, doc="car 0", floor={0: ["strongbox"]}, pile=["doc rob"])
        assert loot(match, "doc") == ["strongbox"]


class TestPunch:
    def test_somebody_on_the_same_place_is_chosen(self) -> None:
        places = {"doc": "car 2", "tuco": "car 2", "ghost": "car 2", "django": "roof 2", "cheyenne": "car 1"}
        match = table(5, **places, pile=["doc punch"])
        assert targets(match) == {"tuco", "ghost"}

    @pytest.mark.clause("CE-22")
    def test_belle_is_punched_only_if_nobody_else_is_there(self) -> None:
        match = table(4, doc="car 2", belle="car 2", ghost="car 2", tuco="car 2", pile=["doc punch"])
        assert targets(match) == {"ghost", "tuco"}
        match = table(doc="car 3", belle="car 3", ghost="car 1", pile=["doc punch"])
        assert where(match, "belle") == "car 2"

    @pytest.mark.clause("CE-27")
    def test_a_victim_without_loot_is_thrown_all_the_same(self) -> None:
        match = table(doc="car 2", ghost="car 2", belle="car 3", pile=["doc punch"])
        match.play("throw to car 1")
        assert where(match, "ghost") == "car 1"
        assert "knocked-out" not in kinds(match)

    @pytest.mark.clause("CE-28")
    @pytest.mark.parametrize("place", ["car 2", "roof 2"])
    @pytest.mark.parametrize("token", ["purse 7:300", "jewel", "strongbox"])
    def test_the_loot_falls_where_the_punch_was_given(self, place: str, token: str) -> None:
        match = table(doc=place, ghost=at(place, loot=[token]), belle="car 3", pile=["doc punch"])
        match.play(f"throw to {place.replace('2', '3')}")
        assert floor(match, place) == [token]
        assert loot(match, "ghost") == []
        assert where(match, "ghost") == place.replace("2", "3")

    @pytest.mark.clause("CE-29")
    @pytest.mark.parametrize("place", ["car 2", "roof 2"])
    def test_the_attacker_chooses_forward_or_backward_on_the_same_floor(self, place: str) -> None:
        match = table(doc=place, ghost=place, belle="car 3", pile=["doc punch"])
        assert texts(match) == [f"throw to {place.replace('2', car)}" for car in "13"]

    @pytest.mark.clause("CE-29", "CE-01")
    @pytest.mark.parametrize(
        ("place", "landing"), [("car 3", "car 2"), ("roof 3", "roof 2"), ("car 0", "car 1"), ("roof 0", "roof 1")]
    )
    def test_at_the_ends_of_the_train_there_is_one_way(self, place: str, landing: str) -> None:
        marshal = 0 if place == "car 3" else 3
        match = table(marshal=marshal, doc=place, ghost=place, belle="roof 2", pile=["doc punch"])
        assert where(match, "ghost") == landing

    @pytest.mark.clause("CE-29")
    def test_who_lands_at_the_marshals_feet_flees_with_a_bullet(self) -> None:
        match = table(marshal=1, doc="car 2", ghost="car 2", belle="car 3", pile=["doc punch"])
        match.play("throw to car 1")
        assert (where(match, "ghost"), received(match, "ghost")) == ("roof 1", 1)

    @pytest.mark.clause("CE-30")
    def test_the_attacker_names_the_kind_of_loot_that_falls(self) -> None:
        own = ["purse 3:250", "purse 4:500", "jewel", "jewel", "strongbox"]
        match = table(doc="car 2", ghost=at("car 2", loot=own), belle="car 3", pile=["doc punch"])
        assert texts(match) == ["knock purse", "knock jewel", "knock strongbox"]
        match.play("knock jewel")
        assert loot(match, "ghost") == ["purse 3:250", "purse 4:500", "jewel", "strongbox"]
        assert floor(match, "car 2") == ["jewel"]

    @pytest.mark.clause("CE-30")
    def test_of_several_purses_any_may_fall(self) -> None:
        fallen = set()
        for seed in range(40):
            own = ["purse:250", "purse:400", "purse:500"]
            match = table(seed=seed, doc="car 2", ghost=at("car 2", loot=[*own, "jewel"]), pile=["doc punch"])
            match.play("knock purse")
            assert len(loot(match, "ghost")) == 3
            (purse,) = floor(match, "car 2")
            fallen.add(purse.partition(":")[2])
            left = {text.partition(":")[2] for text in loot(match, "ghost") if text != "jewel"}
            assert left | {purse.partition(":")[2]} == {"250", "400", "500"}
        assert fallen == {"250", "400", "500"}

    @pytest.mark.clause("CE-30")
    def test_the_attacker_does_not_see_what_the_purse_is_worth(self) -> None:
        match = table(doc="car 2", ghost=at("car 2", loot=["purse:400", "jewel"]), belle="car 3", pile=["doc punch"])
        match.play("knock purse")
        lying = match.view(0)["train"][2]["inside"]["purses"]
        assert [purse["value"] for purse in lying] == [None]

    @pytest.mark.clause("CE-30")
    def test_as_an_option_the_attacker_points_at_a_purse(self) -> None:
        match = table(
            options={"punch_names_the_purse": True},
            doc="car 2",
            ghost=at("car 2", loot=["purse 3:250", "purse 8:500", "jewel"]),
            pile=["doc punch"],
        )
        assert texts(match) == ["knock purse 3", "knock purse 8", "knock jewel"]
        match.play("knock purse 8")
        assert (floor(match, "car 2"), loot(match, "ghost")) == (["purse 8:500"], ["purse 3:250", "jewel"])


class TestCheyenne:
    def punch(self, *own: str, seed: int = 1) -> Match:
        return table(
            seed=seed, cheyenne="car 2", doc=at("car 2", loot=list(own)), ghost="car 3", pile=["cheyenne punch"]
        )

    @pytest.mark.clause("CE-31")
    def test_cheyenne_may_pocket_the_purse_she_knocks_out(self) -> None:
        match = self.punch("purse 7:400")
        assert texts(match) == ["pocket", "drop"]
        match.play("pocket")
        assert (loot(match, "cheyenne"), loot(match, "doc"), floor(match, "car 2")) == (["purse 7:400"], [], [])
        match.play("throw to car 1")
        assert where(match, "doc") == "car 1"

    @pytest.mark.clause("CE-31")
    def test_cheyenne_may_let_it_fall(self) -> None:
        match = play(self.punch("purse 7:400"), "drop", "throw to car 1")
        assert (loot(match, "cheyenne"), loot(match, "doc"), floor(match, "car 2")) == ([], [], ["purse 7:400"])

    @pytest.mark.clause("CE-30", "CE-31")
    def test_of_several_purses_she_pockets_any(self) -> None:
        pocketed = set()
        for seed in range(30):
            match = play(self.punch("purse:250", "purse:400", "purse:500", seed=seed), "pocket")
            pocketed.add(loot(match, "cheyenne")[0].partition(":")[2])
            assert (len(loot(match, "cheyenne")), len(loot(match, "doc")), floor(match, "car 2")) == (1, 2, [])
        assert pocketed == {"250", "400", "500"}

    @pytest.mark.clause("CE-31")
    @pytest.mark.parametrize("token", ["jewel", "strongbox"])
    def test_jewels_and_strongboxes_must_fall(self, token: str) -> None:
        match = self.punch(token)
        assert texts(match) == ["throw to car 1", "throw to car 3"]
        assert (loot(match, "cheyenne"), floor(match, "car 2")) == ([], [token])

    @pytest.mark.clause("CE-31")
    def test_she_decides_before_she_sees_the_value_and_then_knows_it(self) -> None:
        match = self.punch("purse 7:400")
        assert match.view(0)["bandits"][1]["known_purses"] == []
        assert "learnt" not in kinds(match)
        match.play("pocket")
        assert bandit(match, "cheyenne", seat=0)["known_purses"] == [400]
        assert bandit(match, "cheyenne", seat=2)["known_purses"] == []

    @pytest.mark.clause("CE-31")
    def test_the_others_do_not_pocket(self) -> None:
        match = table(tuco="car 2", doc=at("car 2", loot=["purse 7:400"]), ghost="car 3", pile=["tuco punch"])
        assert texts(match) == ["throw to car 1", "throw to car 3"]
        assert floor(match, "car 2") == ["purse 7:400"]
