"""Horses & Stagecoach: the hostages, what they do to their captors, and their ransoms."""

from typing import Any

import pytest
from tests.games.colt_express.table import (
    at,
    bandit,
    cards,
    coach,
    floor,
    loot,
    received,
    to_move,
    told,
    where,
    written,
)
from tests.kit import play, texts

from saloon import Match

LEAFLET: dict[str, Any] = {"variant": "leaflet"}
TEAMS: dict[str, Any] = {"variant": "teams"}


def taken(hostage: str, *pile: str, **fields: Any) -> Match:
    """Doc climbs down into the coach that faces car 2 and takes a hostage there; then comes what is on the pile."""
    spare = "zealot" if hostage == "banker" else "banker"
    people = {"doc": "coach roof", "ghost": "car 2", "tuco": "car 1", **fields}
    match = coach(coach=2, hostages=[hostage, spare], **people, pile=["doc floor", *pile, "ghost move"])
    return play(match, f"take {hostage}")


def lost(match: Match) -> list[tuple[str, str]]:
    """The cards that had no effect."""
    return [happened[1:] for happened in told(match) if happened[0] == "no-effect"]


def leaflet(**fields: Any) -> Match:
    """Two players with Ghost and Tuco against Doc and Django."""
    return coach(2, options=LEAFLET, **{"ghost": {}, "tuco": {}, "doc": {}, "django": {}, **fields})


def teams(**fields: Any) -> Match:
    """Doc and Ghost against Tuco and Belle."""
    return coach(4, options=TEAMS, **{"doc": {}, "ghost": {}, "tuco": {}, "belle": {}, **fields})


def money(match: Match) -> list[int]:
    """What everybody has made, without the title of Gunslinger."""
    return [sum(part.points for part in parts if "gunsling" not in part.key) for parts in _parts(match)]


def _parts(match: Match) -> list[Any]:
    assert match.result is not None
    return list(match.result.parts)


class TestTaking:
    def test_who_enters_the_coach_must_take_one_of_his_choice(self) -> None:
        match = coach(
            coach=2,
            hostages=["banker", "poodle"],
            doc="coach roof",
            ghost="car 2",
            tuco="car 1",
            pile=["doc floor", "ghost move"],
        )
        assert (to_move(match), texts(match)) == ("doc", ["take banker", "take poodle"])
        match.play("take banker")
        assert bandit(match, "doc")["hostage"] == "banker"
        assert (match.view(None)["hostages"], to_move(match)) == (["poodle"], "ghost")

    def test_the_last_one_must_be_taken_too_and_then_there_are_none(self) -> None:
        match = coach(
            coach=2,
            hostages=["banker"],
            doc="coach roof",
            ghost="coach roof",
            tuco=at("car 1", hostage="poodle"),
            pile=["doc floor", "ghost floor", "tuco move"],
        )
        assert (bandit(match, "doc")["hostage"], bandit(match, "ghost")["hostage"]) == ("banker", None)
        assert (match.view(None)["hostages"], where(match, "ghost")) == ([], "coach")

    def test_one_for_each_bandit(self) -> None:
        match = coach(
            coach=2,
            hostages=["banker"],
            doc=at("coach roof", hostage="poodle"),
            ghost="car 2",
            tuco="car 1",
            pile=["doc floor", "ghost move"],
        )
        assert (bandit(match, "doc")["hostage"], match.view(None)["hostages"]) == ("poodle", ["banker"])

    def test_nobody_can_knock_out_or_rob_a_hostage(self) -> None:
        match = coach(coach=2, doc=at("car 2", hostage="banker"), ghost="car 2", tuco="car 1", pile=["ghost punch"])
        assert match.view(None)["decision"] == "throw"
        match.play("throw to car 3")
        assert (bandit(match, "doc")["hostage"], floor(match, "car 2")) == ("banker", [])

    @pytest.mark.parametrize(("options", "left"), [({}, 3), ({"hostage_count": "players"}, 1)])
    def test_with_two_bandits_each_there_are_as_many_as_bandits_less_one(
        self, options: dict[str, Any], left: int
    ) -> None:
        match = Match.new("colt-express", players=2, options={"stagecoach": True, **options}, seed=1)
        assert len(match.view(None)["hostages"]) == left


class TestEffects:
    @pytest.mark.clause("HS-20")
    def test_the_zealot_makes_a_programmed_ride_void(self) -> None:
        match = taken("zealot", "doc ride", horses={2: 1})
        assert (lost(match), where(match, "doc")) == ([("doc", "ride")], "coach")
        assert match.view(None)["decision"] == "move"
        match = taken("banker", "doc ride", horses={2: 1})
        assert (lost(match), match.view(None)["decision"]) == ([], "ride")

    @pytest.mark.clause("HS-20")
    def test_the_teacher_makes_a_programmed_punch_void(self) -> None:
        match = taken("teacher", "doc floor", "doc punch")
        assert (lost(match), match.view(None)["shotgun"]) == ([("doc", "punch")], "coach")
        match = taken("banker", "doc floor", "doc punch")
        assert (lost(match), match.view(None)["shotgun"]) == ([], "train")

    @pytest.mark.clause("HS-20", "HS-21")
    def test_the_old_lady_shrinks_a_programmed_roof_move_to_one_car(self) -> None:
        match = taken("old-lady", "doc floor", "doc move", "doc move")
        assert (where(match, "doc"), texts(match)) == (
            "roof 2",
            ["move to roof 1", "move to roof 3", "move to coach roof"],
        )
        match = taken("banker", "doc floor", "doc move")
        assert texts(match) == ["move to roof 0", "move to roof 1", "move to roof 2", "move to roof 3"]

    @pytest.mark.clause("HS-20", "HS-25")
    def test_the_poker_player_takes_the_power_away_at_once(self) -> None:
        fields: dict[str, Any] = {"coach": 2, "hostages": ["poker-player", "banker"], "tuco": "coach roof"}
        for hostage, hits in (("poker-player", 0), ("banker", 1)):
            match = coach(**fields, doc="coach roof", ghost="car 1", pile=["tuco floor", "tuco fire", "ghost move"])
            match.play(f"take {hostage}")
            assert received(match, "doc") == hits

    @pytest.mark.clause("HS-20")
    def test_dead_cards_stay_in_the_deck_and_may_be_played_as_a_bluff(self) -> None:
        doc = {"hand": ["ride", "punch", "move"], "hostage": "teacher"}
        assert texts(coach(doc=doc, ghost={}, tuco={}, card="braking"))[:3] == ["play move", "play punch", "play ride"]
        doc = {"hand": ["ride", "punch", "move"], "hostage": "zealot"}
        match = coach(doc=doc, ghost={}, tuco={}, card="braking")
        match.play("play ride")
        assert match.view(None)["pile"][0]["card"] == "ride"
        assert cards(match, "doc", "hand", "deck")["punch"] == 1

    @pytest.mark.clause("HS-20")
    def test_cards_already_face_down_stay_so(self) -> None:
        match = taken("photographer", "ghost move", "doc rob hidden")
        assert [card["face_down"] for card in match.view(None)["pile"]] == [False, False, True, False]

    @pytest.mark.clause("HS-20")
    def test_the_present_hand_is_not_reduced(self) -> None:
        match = taken("minister", doc=at("coach roof", hand=["move", "rob"], kept=2))
        assert bandit(match, "doc")["hand"] == 2

    @pytest.mark.clause("HS-21")
    def test_with_the_old_lady_one_goes_one_car_on_the_roofs(self) -> None:
        doc = at("roof 3", hostage="old-lady")
        match = coach(6, coach=0, doc=doc, ghost="car 2", pile=["doc move"])
        assert texts(match) == ["move to roof 2", "move to roof 4"]
        match = coach(6, coach=3, doc=doc, ghost="car 2", pile=["doc move"])
        assert texts(match) == ["move to roof 2", "move to roof 4", "move to coach roof"]

    @pytest.mark.clause("HS-21")
    def test_from_the_coach_she_lets_one_reach_the_faced_roof(self) -> None:
        doc = at("coach roof", hostage="old-lady")
        match = coach(6, coach=3, doc=doc, ghost="car 2", pile=["doc move", "ghost move"])
        assert where(match, "doc") == "roof 3"

    @pytest.mark.clause("HS-21")
    def test_she_does_not_mind_rides_nor_moves_inside(self) -> None:
        doc = at("roof 3", hostage="old-lady")
        match = coach(6, coach=0, doc=doc, ghost="car 2", horses={3: 1}, pile=["doc ride"])
        assert texts(match) == [*(f"ride to car {car}" for car in range(7)), "ride to coach"]
        match = coach(6, doc=at("car 3", hostage="old-lady"), ghost="car 2", pile=["doc move"])
        assert texts(match) == ["move to car 2", "move to car 4"]

    @pytest.mark.clause("HS-49")
    def test_with_the_old_lady_nobody_crosses_the_shotgun(self) -> None:
        doc = at("roof 4", hostage="old-lady")
        match = coach(6, coach=3, shotgun="train", doc=doc, ghost="car 2", pile=["doc move", "ghost move"])
        assert texts(match) == ["move to roof 3", "move to roof 5"]
        match.play("move to roof 3")
        assert (received(match, "doc"), texts(match)) == (1, ["flee to roof 2", "flee to roof 4"])
        match.play("flee to roof 2")
        assert where(match, "doc") == "roof 2"

    @pytest.mark.clause("HS-49")
    def test_off_the_coach_she_leads_to_the_shotgun_only(self) -> None:
        doc = at("coach roof", hostage="old-lady")
        match = coach(6, coach=3, shotgun="train", doc=doc, ghost="car 2", pile=["doc move", "ghost move"])
        assert (received(match, "doc"), texts(match)) == (1, ["flee to roof 2", "flee to roof 4"])

    @pytest.mark.clause("HS-22")
    @pytest.mark.parametrize(("captor", "sizes"), [("doc", [6, 6, 6]), ("tuco", [7, 5, 6]), (None, [7, 6, 6])])
    def test_the_minister_takes_a_card_of_every_opening_hand(self, captor: str | None, sizes: list[int]) -> None:
        own = {name: {"hostage": "minister"} if name == captor else {} for name in ("doc", "tuco", "ghost")}
        match = coach(**own, phase="round-start", round=2)
        assert [seen["hand"] for seen in match.view(None)["bandits"]] == sizes

    @pytest.mark.clause("HS-22", "HS-54", "CE-E17")
    def test_kept_cards_count_towards_the_hand(self) -> None:
        kept = {"hand": ["move", "rob"], "kept": 2}
        match = coach(doc=kept, tuco={**kept, "hostage": "minister"}, ghost=kept, phase="round-start", round=2)
        assert [seen["hand"] for seen in match.view(None)["bandits"]] == [7, 5, 6]
        assert [happened for happened in told(match) if happened[0] == "draws"] == [
            ("draws", "doc", 5),
            ("draws", "tuco", 3),
            ("draws", "ghost", 4),
        ]

    @pytest.mark.clause("HS-22")
    def test_the_minister_does_not_mind_drawing_three(self) -> None:
        match = coach(tuco={"hostage": "minister", "hand": ["move"]}, doc={}, ghost={}, card="braking")
        match.play("draw")
        assert bandit(match, "tuco")["hand"] == 4

    @pytest.mark.clause("HS-23")
    def test_the_poodle_bites_at_the_start_of_every_later_round(self) -> None:
        match = taken("poodle")
        assert received(match, "doc") == 0
        play(match, "move to car 1")
        assert (match.view(None)["round"], received(match, "doc")) == (2, 1)
        assert cards(match, "doc", "hand", "deck")["neutral"] == 1
        assert (received(match, "ghost"), match.view(None)["neutral"]) == (0, 15)

    @pytest.mark.clause("HS-23")
    def test_before_the_hands_are_drawn(self) -> None:
        found = set()
        for seed in range(25):
            match = coach(seed=seed, tuco={"hostage": "poodle"}, doc={}, ghost={}, phase="round-start", round=2)
            found.add(cards(match, "tuco", "hand")["neutral"])
            assert (bandit(match, "tuco")["hand"], bandit(match, "tuco")["deck"]) == (6, 6)
        assert found == {0, 1}

    @pytest.mark.clause("HS-23")
    def test_not_without_neutral_bullets(self) -> None:
        match = coach(tuco={"hostage": "poodle"}, doc={}, ghost={}, neutral=0, phase="round-start", round=2)
        assert (received(match, "tuco"), bandit(match, "tuco")["deck"]) == (0, 5)
        match = coach(tuco={"hostage": "poodle"}, doc={}, ghost={}, neutral=1, phase="round-start", round=2)
        assert (received(match, "tuco"), match.view(None)["neutral"]) == (1, 0)

    @pytest.mark.clause("HS-23")
    def test_its_bullet_counts_for_the_tie_break_but_not_for_mortal_bullet(self) -> None:
        match = coach(tuco={"hostage": "poodle"}, doc={}, ghost={}, phase="round-start", round=5)
        assert (received(match, "tuco"), bandit(match, "tuco")["hits"]) == (1, 0)
        over = {"hostage": "poodle", "received": 1}
        match = coach(tuco=over, doc={}, ghost={}, phase="over", card="mortal-bullet")
        assert money(match) == [1000, 0, 0]
        match = coach(tuco=over, doc={"loot": ["jewel", "jewel"]}, ghost={}, phase="over", card="sharing")
        assert match.result is not None
        assert match.result.ranking[:2] == [[1], [0]]

    @pytest.mark.clause("HS-23")
    def test_on_an_experts_deck_its_bullet_lies_on_top(self) -> None:
        for seed in range(4):
            match = coach(
                seed=seed,
                options={"expert": True},
                tuco={"hostage": "poodle", "hand": ["move"] * 2},
                doc={},
                ghost={},
                phase="round-start",
                round=2,
            )
            assert cards(match, "tuco", "hand")["neutral"] == 1

    @pytest.mark.clause("HS-24")
    def test_with_the_photographer_one_plays_openly_in_a_tunnel(self) -> None:
        hands = {"doc": {"hand": ["move"], "hostage": "photographer"}, "ghost": {"hand": ["rob"]}, "tuco": {}}
        match = coach(card="tunnel", turn=1, **hands)
        play(match, "play move", "play rob")
        assert [(card["card"], card["face_down"]) for card in match.view(None)["pile"]] == [
            ("move", False),
            (None, True),
        ]

    @pytest.mark.clause("HS-24", "HS-27")
    def test_the_turn_stays_a_tunnel_in_which_there_is_no_whisky(self) -> None:
        doc = {"hand": ["move"], "hostage": "photographer", "loot": ["flask:classic"]}
        assert texts(coach(card="tunnel", turn=1, doc=doc, ghost={}, tuco={})) == ["play move", "draw"]

    @pytest.mark.clause("HS-24")
    @pytest.mark.parametrize(
        ("hostage", "moves"), [("banker", ["play rob", "hide rob", "draw"]), ("photographer", ["play rob", "draw"])]
    )
    def test_ghost_hides_nothing_before_a_camera(self, hostage: str, moves: list[str]) -> None:
        match = coach(ghost={"hand": ["rob"], "hostage": hostage}, doc={}, tuco={}, card="braking")
        assert texts(match) == moves


class TestPokerPlayer:
    @pytest.mark.clause("HS-25")
    def test_belle_loses_her_shield(self) -> None:
        match = coach(doc="car 2", ghost="car 3", belle=at("car 1", hostage="banker"), pile=["doc fire"])
        assert received(match, "ghost") == 1
        match = coach(doc="car 2", ghost="car 3", belle=at("car 1", hostage="poker-player"), pile=["doc fire"])
        assert texts(match) == ["shoot ghost", "shoot belle"]
        belle = at("car 2", hostage="poker-player")
        match = coach(doc="car 2", ghost="car 2", belle=belle, pile=["doc punch"])
        assert texts(match) == ["punch ghost", "punch belle"]

    @pytest.mark.clause("HS-25")
    def test_ghost_hides_nothing(self) -> None:
        match = coach(ghost={"hand": ["rob"], "hostage": "poker-player"}, doc={}, tuco={}, card="braking")
        assert texts(match) == ["play rob", "draw"]

    @pytest.mark.clause("HS-25")
    def test_tuco_shoots_through_no_roof(self) -> None:
        match = coach(tuco=at("car 2", hostage="poker-player"), doc="roof 2", ghost="roof 3", pile=["tuco fire"])
        assert lost(match) == [("tuco", "fire")]

    @pytest.mark.clause("HS-25")
    def test_django_pushes_nobody(self) -> None:
        match = coach(
            django=at("car 1", hostage="poker-player"), doc="car 2", ghost="car 3", pile=["django fire", "ghost rob"]
        )
        assert (received(match, "doc"), where(match, "doc")) == (1, "car 2")

    @pytest.mark.clause("HS-25")
    def test_cheyenne_pockets_nothing(self) -> None:
        match = coach(
            cheyenne=at("car 2", hostage="poker-player"),
            doc=at("car 2", loot=["purse 7:400"]),
            ghost="car 3",
            pile=["cheyenne punch"],
        )
        assert match.view(None)["decision"] == "throw"
        assert (floor(match, "car 2"), loot(match, "cheyenne")) == (["purse 7:400"], [])

    @pytest.mark.clause("HS-25")
    def test_doc_draws_six_cards(self) -> None:
        match = coach(doc={"hostage": "poker-player"}, ghost={}, tuco={}, phase="round-start", round=2)
        assert bandit(match, "doc")["hand"] == 6


class TestRansoms:
    @staticmethod
    def ransom(hostage: str, /, **own: Any) -> int:
        """What a hostage brings to who has this besides, without the money that is worth by itself."""
        with_hostage = coach(tuco={"hostage": hostage, **own}, doc={"bullets": 0}, ghost={}, phase="over")
        without = coach(tuco=own, doc={"bullets": 0}, ghost={}, phase="over")
        return money(with_hostage)[0] - money(without)[0]

    @pytest.mark.parametrize(
        ("hostage", "ransom"), [("zealot", 700), ("minister", 900), ("teacher", 800), ("poodle", 1000)]
    )
    def test_fixed_ransoms(self, hostage: str, ransom: int) -> None:
        assert self.ransom(hostage) == ransom

    @pytest.mark.clause("CE-E9")
    def test_the_old_ladys_is_for_every_jewel(self) -> None:
        assert self.ransom("old-lady", loot=["jewel", "jewel"]) == 1000
        match = coach(tuco={"hostage": "old-lady", "loot": ["jewel", "jewel"]}, doc={}, ghost={}, phase="over")
        assert money(match)[0] == 2000
        assert self.ransom("old-lady", loot=["purse:500", "strongbox"]) == 0

    @pytest.mark.clause("CE-E9")
    def test_the_poker_players_is_for_every_purse(self) -> None:
        assert self.ransom("poker-player", loot=["purse:250", "purse:500", "purse:300", "jewel"]) == 750

    @pytest.mark.clause("CE-E9")
    def test_the_photographers_is_for_every_bullet_of_a_bandit(self) -> None:
        match = coach(
            tuco={"hostage": "photographer", "received": ["shot"] * 3 + ["neutral"] * 2},
            doc={"bullets": 2},
            ghost={},
            phase="over",
        )
        assert money(match)[0] == 600

    @pytest.mark.clause("HS-26", "CE-E9")
    def test_the_bankers_needs_a_strongbox(self) -> None:
        assert self.ransom("banker", loot=["jewel", "purse:500"]) == 0
        assert self.ransom("banker", loot=["strongbox"]) == 1000
        assert self.ransom("banker", loot=["strongbox", "strongbox"]) == 1000

    @pytest.mark.clause("HS-26")
    def test_a_shared_strongbox_is_still_a_token(self) -> None:
        match = coach(
            tuco=at("car 2", hostage="banker", loot=["strongbox"]),
            doc="car 2",
            ghost=at("car 3", hostage="zealot"),
            round=5,
            card="sharing",
            phase="event",
        )
        assert money(match) == [1500, 500, 700]

    def test_a_ransom_is_a_line_of_the_count(self) -> None:
        match = coach(tuco={"hostage": "teacher"}, doc={}, ghost={}, phase="over")
        ransom = _parts(match)[0][0]
        assert (ransom.key, ransom.args, ransom.points) == ("ce-part-ransom", {"hostage": "teacher"}, 800)


class TestTwoBandits:
    @pytest.mark.clause("HS-52")
    def test_zealot_and_teacher_bind_the_bandit_that_holds_them(self) -> None:
        for second, effect in (("ghost", 0), ("tuco", 1)):
            hostage = {name: {"hostage": "zealot"} if name == second else {} for name in ("ghost", "tuco")}
            match = leaflet(
                ghost=at("car 2", **hostage["ghost"]),
                tuco=at("car 2", **hostage["tuco"]),
                doc="car 3",
                django="car 3",
                horses={2: 1},
                pile=["ghost ride", "doc rob"],
            )
            assert (match.view(None)["decision"] == "ride") == bool(effect)
            match = leaflet(
                ghost=at("car 2", **({"hostage": "teacher"} if second == "ghost" else {})),
                tuco=at("car 2", **({"hostage": "teacher"} if second == "tuco" else {})),
                doc="car 2",
                django="car 3",
                pile=["ghost punch", "doc rob"],
            )
            assert (match.view(None)["decision"] == "punch") == bool(effect)

    @pytest.mark.clause("HS-52")
    def test_old_lady_and_poker_player_bind_the_bandit_that_holds_them(self) -> None:
        match = leaflet(
            ghost=at("roof 3", hostage="old-lady"),
            tuco="roof 3",
            doc="car 2",
            django="car 1",
            pile=["ghost move", "tuco move"],
        )
        assert where(match, "ghost") == "roof 2"
        assert texts(match) == ["move to roof 0", "move to roof 1", "move to roof 2"]
        places: dict[str, Any] = {"ghost": "roof 1", "doc": "roof 3", "django": "roof 2"}
        match = leaflet(**{**places, "ghost": at("roof 1", hostage="poker-player")}, tuco="car 3", pile=["tuco fire"])
        assert received(match, "doc") == 1
        match = leaflet(**places, tuco=at("car 3", hostage="poker-player"), pile=["tuco fire"])
        assert lost(match) == [("tuco", "fire")]

    @pytest.mark.clause("HS-52")
    def test_the_minister_acts_on_the_common_hand(self) -> None:
        for holder in ("ghost", "tuco"):
            match = leaflet(**{holder: {"hostage": "minister"}}, phase="round-start", round=2)
            while match.view(None)["decision"] == "take":
                match.play("take nothing")
            assert [seat["hand"] for seat in match.view(None)["seats"]] == [5, 7]

    @pytest.mark.clause("HS-52")
    def test_the_poodle_acts_on_the_common_deck(self) -> None:
        match = leaflet(tuco={"hostage": "poodle"}, phase="round-start", round=2)
        assert cards(match, "ghost", "hand", "deck")["neutral"] == 1
        assert (received(match, "ghost"), received(match, "tuco")) == (0, 1)

    @pytest.mark.clause("HS-52")
    def test_the_photographer_acts_on_the_common_hand(self) -> None:
        hand = {"hand": ["ghost move", "tuco rob"]}
        match = leaflet(ghost=hand, tuco={"hostage": "photographer"}, card="tunnel", turn=1)
        match.play("play ghost move")
        assert match.view(None)["pile"][0]["face_down"] is False
        match = leaflet(ghost=hand, tuco={"hostage": "photographer"}, card="braking", turn=0)
        assert not [text for text in texts(match) if text.startswith("hide")]
        match = leaflet(ghost=hand, tuco={"hostage": "banker"}, card="braking", turn=0)
        assert [text for text in texts(match) if text.startswith("hide")] == ["hide ghost move", "hide tuco rob"]

    @pytest.mark.clause("HS-52")
    def test_ransoms_count_what_that_bandit_has(self) -> None:
        match = leaflet(
            ghost={"hostage": "old-lady", "loot": ["purse:250"]},
            tuco={"loot": ["jewel"]},
            doc={"hostage": "poker-player", "loot": ["purse:250"]},
            django={"loot": ["purse:250", "purse:250"]},
            phase="over",
        )
        assert money(match) == [750, 1000]
        match = leaflet(ghost={"hostage": "banker"}, tuco={"loot": ["strongbox"]}, phase="over")
        assert money(match) == [1000, 0]

    @pytest.mark.clause("HS-52")
    def test_the_photographers_ransom_counts_strangers_bullets_in_the_common_deck(self) -> None:
        match = leaflet(
            ghost={"received": ["shot"]},
            doc={"bullets": 3},
            tuco={"hostage": "photographer", "bullets": 5, "friendly": 1},
            phase="over",
        )
        assert money(match)[0] == 200
        match = leaflet(
            ghost={"deck": [*written(match, "ghost")["deck"], "shot", "allied", "neutral"], "hit": 4},
            doc={"bullets": 3},
            tuco={"hostage": "photographer", "bullets": 5, "friendly": 1},
            phase="over",
        )
        assert money(match)[0] == 400


class TestTeams:
    @pytest.mark.clause("HS-53")
    @pytest.mark.parametrize(("holder", "works"), [("doc", True), ("ghost", False)])
    def test_a_partners_card_obeys_the_hostage_of_the_bandit_it_moves(self, holder: str, works: bool) -> None:
        people = {name: at("car 2", hostage="teacher") if name == holder else at("car 2") for name in ("doc", "ghost")}
        match = teams(**people, tuco="car 2", belle="car 3", pile=["ghost punch by doc", "tuco move"])
        assert (match.view(None)["decision"] == "punch") == works
        assert (lost(match) == []) == works

    @pytest.mark.clause("HS-53")
    @pytest.mark.parametrize(("holder", "hidden"), [("doc", False), ("ghost", True)])
    def test_playing_face_down_obeys_the_hostage_of_who_plays(self, holder: str, hidden: bool) -> None:
        people: dict[str, Any] = {"doc": {"hand": ["ghost move"]}, "ghost": {}}
        people[holder] = {**people[holder], "hostage": "photographer"}
        match = teams(**people, card="tunnel", turn=1)
        match.play("play ghost move")
        assert match.view(None)["pile"][0]["face_down"] is hidden

    @pytest.mark.clause("HS-53")
    def test_ransoms_count_the_captors_own_loot_and_deck(self) -> None:
        match = teams(
            doc={"hostage": "old-lady", "loot": ["purse:250"]},
            ghost={"loot": ["jewel", "jewel"]},
            tuco={"hostage": "banker", "loot": ["strongbox"]},
            belle={},
            phase="over",
        )
        assert money(match) == [1250, 1250, 2000, 2000]

    @pytest.mark.clause("HS-53")
    def test_the_photographers_ransom_leaves_out_neutral_and_allied_bullets_and_the_partners_deck(self) -> None:
        match = teams(
            doc={"hostage": "photographer", "received": ["shot", "allied", "neutral"]},
            ghost={"received": ["shot", "shot"], "bullets": 5, "friendly": 1},
            tuco={"bullets": 3},
            belle={},
            phase="over",
        )
        assert money(match)[0] == 200
