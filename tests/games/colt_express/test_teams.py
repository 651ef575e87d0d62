"""The Team variant, for four and six players: partners hold some of each other's cards."""

from collections import Counter
from typing import Any

import pytest
from tests.games.colt_express.table import (
    TEN_CARDS,
    at,
    bullets,
    cards,
    loot,
    new_state,
    received,
    seat_of,
    table,
    to_move,
    told,
    where,
    written,
)
from tests.kit import kinds, play, play_on, scores, texts

from saloon import Match
from saloon.engine import OptionError
from saloon.games.colt_express import GAME

FOUR = ("doc", "tuco", "belle", "ghost")  # A1 B1 A2 B2
SIX = (*FOUR, "django", "cheyenne")  # A3 B3
PARTNERS = {"doc": "tuco", "tuco": "doc", "belle": "ghost", "ghost": "belle"}


def teams(players: int = 4, /, **fields: Any) -> Match:
    """Doc and Tuco against Belle and Ghost, and with six against Django and Cheyenne."""
    bandits = {name: fields.pop(name, {}) for name in (FOUR if players == 4 else SIX)}
    return table(players, options={"variant": "teams", **fields.pop("options", {})}, **bandits, **fields)


def new(players: int = 4, seed: int = 1, /, **options: Any) -> Match:
    return Match.new("colt-express", players, {"variant": "teams", **options}, seed=seed)


def ten(name: str) -> Counter[str]:
    """The action cards of a bandit."""
    return Counter(f"{name} {card}" for card in TEN_CARDS)


def in_order(match: Match, count: int) -> list[str]:
    """Who is asked one after another in a turn of the Plan."""
    asked = []
    for _ in range(count):
        asked.append(to_move(match))
        match.play("draw")
    return asked


@pytest.mark.parametrize("players", [2, 3, 5])
def test_there_are_teams_of_two_so_four_or_six_players(players: int) -> None:
    with pytest.raises(OptionError) as refused:
        new(players)
    assert refused.value.code == "ce-team-players"


class TestFirstPlayer:
    @pytest.mark.clause("CE-59")
    @pytest.mark.parametrize("players", [4, 6])
    def test_one_of_the_players_a_is_drawn_and_every_a_starts_in_the_caboose(self, players: int) -> None:
        firsts = set()
        for seed in range(40):
            view = GAME.view(new_state(players, seed, variant="teams"), None)
            firsts.add(view["first"])
            assert [seen["car"] for seen in view["bandits"]] == [players, players - 1] * (players // 2)
            assert {seen["floor"] for seen in view["bandits"]} == {"inside"}
        assert firsts == {*range(0, players, 2)}

    @pytest.mark.clause("CE-59")
    @pytest.mark.parametrize(
        ("players", "first", "following"),
        [(4, "doc", "belle"), (4, "belle", "doc"), (6, "doc", "belle"), (6, "belle", "django"), (6, "django", "doc")],
    )
    def test_next_comes_the_a_of_the_next_team(self, players: int, first: str, following: str) -> None:
        match = teams(players, phase="event", card="bridge", first=first)
        assert match.view(None)["round"] == 2
        assert match.view(None)["first"] == seat_of(match, following)

    @pytest.mark.clause("CE-59")
    @pytest.mark.parametrize("extra", ["stagecoach", "time_car"])
    def test_the_first_player_is_an_a_with_the_expansions_too(self, extra: str) -> None:
        for seed in range(4):
            match = new(4, seed, **{extra: True})
            firsts = [match.view(None)["first"] for match in play_on(match, seed=seed) if match.view(None)["round"]]
            assert {*firsts} == {0, 2}


class TestSwitching:
    @pytest.mark.clause("CE-60", "CE-E12")
    def test_four_players_begin_with_the_first_players_partner_and_go_counter_clockwise(self) -> None:
        assert in_order(teams(card="angry-marshal", turn=3), 4) == ["tuco", "doc", "ghost", "belle"]

    @pytest.mark.clause("CE-60", "CE-E12")
    @pytest.mark.parametrize(
        ("first", "order"),
        [
            ("doc", ["tuco", "doc", "cheyenne", "django", "ghost", "belle"]),
            ("belle", ["ghost", "belle", "tuco", "doc", "cheyenne", "django"]),
        ],
    )
    def test_with_six_the_teams_too_come_in_reverse_order(self, first: str, order: list[str]) -> None:
        assert in_order(teams(6, card="angry-marshal", turn=2, first=first), 6) == order

    @pytest.mark.clause("CE-60")
    def test_all_other_turns_go_round_as_usual(self) -> None:
        assert (
            in_order(teams(card="braking", first="belle", doc={"hand": []}), 8) == ["belle", "ghost", "doc", "tuco"] * 2
        )


class TestPartnersCard:
    """At the start of a round everybody draws a card from his partner's deck, then fills up his hand from his own."""

    @pytest.mark.clause("CE-58")
    def test_one_card_of_the_partner_and_five_of_ones_own_as_doc_six(self) -> None:
        for seed in range(10):
            match = teams(phase="round-start", seed=seed)
            for name in FOUR:
                whose = Counter(card.split()[0] for card in written(match, name)["hand"])
                assert whose == {PARTNERS[name]: 1, name: 6 if name == "doc" else 5}

    @pytest.mark.clause("CE-58")
    def test_any_card_of_his_deck_may_be_drawn(self) -> None:
        drawn = set()
        for seed in range(60):
            drawn |= {card for card in written(teams(phase="round-start", seed=seed), "doc")["hand"] if "tuco" in card}
        assert drawn == {*ten("tuco")}

    @pytest.mark.clause("CE-58")
    def test_the_partners_card_comes_first_and_is_one_of_six(self) -> None:
        own = [event[0] for event in told(teams(phase="round-start"), 1) if len(event) > 1 and event[1] == "tuco"]
        assert own == ["partner-card", "draws", *["drew"] * 5]

    @pytest.mark.clause("CE-58")
    def test_three_cards_drawn_later_come_from_ones_own_deck(self) -> None:
        match = teams(card="braking", doc={"hand": ["tuco rob"]})
        match.play("draw")
        assert Counter(card.split()[0] for card in written(match, "doc")["hand"]) == {"tuco": 1, "doc": 3}

    @pytest.mark.clause("CE-58")
    def test_an_expert_draws_one_even_if_his_hand_is_full(self) -> None:
        kept = [f"belle {card}" for card in TEN_CARDS[:6]]
        match = teams(options={"expert": True}, phase="round-start", belle={"hand": kept})
        assert Counter(card.split()[0] for card in written(match, "belle")["hand"]) == {"belle": 6, "ghost": 1}

    @pytest.mark.clause("CE-58")
    def test_a_card_not_played_stays_among_the_cards_of_who_drew_it(self) -> None:
        last = {"card": "bridge", "turn": 2, "to_move": "ghost", "ghost": at("car 2", hand=["ghost move"])}
        match = teams(doc={"hand": ["tuco rob", "doc move"]}, **last)
        match.play("play ghost move")
        assert match.view(None)["phase"] == "action"
        assert cards(match, "doc", "deck") == ten("doc") + Counter(["tuco rob"])
        assert cards(match, "tuco", "deck") == ten("tuco") - Counter(["tuco rob"])

    @pytest.mark.clause("CE-58")
    def test_an_expert_may_keep_it_or_throw_it_on_his_own_discard(self) -> None:
        hands = {"doc": {"hand": ["tuco rob", "tuco move", "doc move"]}, "belle": {"hand": ["belle move"]}}
        match = teams(options={"expert": True}, phase="keeping", **hands)
        assert texts(match) == ["keep", "discard doc move", "discard tuco move", "discard tuco rob"]
        play(match, "discard tuco rob", "keep")
        assert (written(match, "doc")["hand"], written(match, "doc")["discard"]) == (
            ["doc move", "tuco move"],
            ["tuco rob"],
        )

    @pytest.mark.clause("CE-58")
    def test_in_later_rounds_it_may_be_drawn_from_his_deck_like_any_other(self) -> None:
        """Tuco's Punch has been Doc's for a while: now Doc can draw it, and so can Tuco, his own card again."""
        deck = [*ten("doc").elements(), "tuco punch"]
        finders = set()
        for seed in range(80):
            match = teams(phase="round-start", round=2, seed=seed, doc={"deck": deck})
            for name in ("doc", "tuco"):
                if "tuco punch" in written(match, name)["hand"]:
                    finders.add(name)
        assert finders == {"doc", "tuco"}

    @pytest.mark.clause("CE-58")
    @pytest.mark.parametrize(("expert", "pile"), [(False, "deck"), (True, "discard")])
    def test_once_played_it_goes_back_to_its_owner(self, expert: bool, pile: str) -> None:
        match = teams(options={"expert": expert}, pile=["tuco rob by doc", "belle move"], belle="roof 2")
        assert match.view(None)["decision"] == "move"
        assert cards(match, "tuco", pile)["tuco rob"] == (1 if expert else 2)
        assert cards(match, "tuco", "hand", "deck", "discard") == ten("tuco")
        assert cards(match, "doc", "hand", "deck", "discard") == ten("doc")

    @pytest.mark.clause("CE-58")
    def test_a_bullet_drawn_from_the_partner_stays_with_who_drew_it(self) -> None:
        match = teams(options={"expert": True}, phase="round-start", round=2, tuco={"top": ["neutral"], "hit": 1})
        assert cards(match, "doc", "hand")["neutral"] == 1
        assert cards(match, "tuco", "hand", "deck", "top")["neutral"] == 0
        assert (received(match, "doc"), received(match, "tuco")) == (0, 1)
        assert (to_move(match), texts(match)) == ("doc", ["dump 0", "dump 1"])
        match.play("dump 1")
        assert cards(match, "doc", "discard") == Counter(["neutral"])

    @pytest.mark.clause("CE-58")
    def test_who_was_hit_stays_hit_when_his_partner_draws_the_bullet(self) -> None:
        places = {"doc": "roof 4", "tuco": "car 3", "belle": "roof 1", "ghost": "car 2"}
        match = teams(options={"expert": True}, card="bridge", **places, pile=["ghost fire"])
        assert (match.view(None)["round"], cards(match, "doc", "hand")["shot"]) == (2, 1)
        assert [received(match, name) for name in FOUR] == [0, 1, 0, 0]

    @pytest.mark.clause("CE-58")
    def test_it_is_a_dead_card_in_hand(self) -> None:
        match = teams(doc={"hand": ["doc move", "neutral"]}, tuco={"hit": 1}, card="braking")
        assert texts(match) == ["play doc move", "draw"]

    @pytest.mark.clause("CE-58")
    def test_what_hit_a_bandit_counts_for_the_tie_break_wherever_the_bullets_are(self) -> None:
        """Two bullets have gone from Tuco to Doc; they are counted once, as two hits of this team."""
        deck = [*ten("doc").elements(), "neutral", "neutral"]
        match = teams(phase="over", doc={"deck": deck}, tuco={"hit": 2}, belle={"hit": 1, "received": 1})
        assert (received(match, "doc"), received(match, "tuco")) == (0, 2)
        assert match.result
        assert match.result.ranking == [[2, 3], [0, 1]]

    def test_no_card_is_ever_lost_or_doubled(self) -> None:
        match = teams(phase="round-start")
        for moment in play_on(match, seed=3):
            if moment.view(None)["phase"] == "action" and moment.view(None)["decision"] == "move":
                done = moment.truth.position()["resolved"]
                waiting = Counter(" ".join(text.split()[:2]) for text in moment.truth.position()["pile"][done:])
                together = sum((cards(moment, name, "hand", "deck") for name in FOUR), waiting)
                whole = sum((ten(name) for name in FOUR), Counter[str]())
                hits = sum(received(moment, name) for name in FOUR)
                assert (together & whole, together.total()) == (whole, 40 + hits)
        assert kinds(match).count("partner-card-hidden") == 4 * 5


class TestPlayingIt:
    @pytest.mark.clause("CE-57")
    def test_it_is_played_in_place_of_ones_own_and_moves_the_partners_bandit(self) -> None:
        match = teams(doc={"hand": ["tuco rob", "doc move"]}, card="braking")
        assert texts(match) == ["play doc move", "play tuco rob", "draw"]
        match.play("play tuco rob")
        assert match.view(None)["pile"] == [{"bandit": "tuco", "seat": 0, "card": "rob", "face_down": False}]
        assert to_move(match) == "tuco"

    @pytest.mark.clause("CE-57")
    def test_the_owner_of_the_bandit_makes_the_choices(self) -> None:
        match = teams(pile=["tuco move by doc"], doc="car 4", tuco="car 2")
        assert (to_move(match), texts(match)) == ("tuco", ["move to car 1", "move to car 3"])
        match.play("move to car 1")
        assert (where(match, "tuco"), where(match, "doc")) == ("car 1", "car 4")

    @pytest.mark.clause("CE-57")
    def test_as_an_option_who_played_it_does(self) -> None:
        match = teams(pile=["tuco move by doc"], doc="car 4", tuco="car 2", options={"partner_card": "player"})
        assert (to_move(match), texts(match)) == ("doc", ["move to car 1", "move to car 3"])
        match.play("move to car 1")
        assert (where(match, "tuco"), where(match, "doc")) == ("car 1", "car 4")

    @pytest.mark.clause("CE-57")
    def test_it_has_the_power_and_the_bullets_of_its_bandit(self) -> None:
        match = teams(
            pile=["tuco fire by doc", "ghost move"], doc="car 4", tuco="car 2", belle="roof 2", ghost="roof 4"
        )
        assert ("shot", "tuco", "belle") in told(match)
        assert (bullets(match, "tuco"), bullets(match, "doc")) == (5, 6)

    @pytest.mark.clause("CE-57")
    def test_every_choice_of_a_punch_is_the_owners(self) -> None:
        places = {"django": "car 5", "cheyenne": "car 3", "doc": at("car 3", loot=["purse:300", "jewel"])}
        match = teams(6, pile=["cheyenne punch by django"], **places, tuco="car 1", belle="car 1", ghost="car 1")
        for move in ("knock purse", "pocket", "throw to car 2"):
            assert to_move(match) == "cheyenne"
            match.play(move)
        assert (loot(match, "cheyenne"), where(match, "doc")) == (["purse 0:300"], "car 2")

    @pytest.mark.clause("CE-57")
    def test_a_partners_marshal_card_too_asks_its_owner(self) -> None:
        match = teams(pile=["tuco marshal by doc"], marshal=1)
        assert (to_move(match), texts(match)) == ("tuco", ["marshal to 0", "marshal to 2"])

    @pytest.mark.clause("CE-73")
    def test_ghosts_player_may_hide_a_card_of_either_colour(self) -> None:
        match = teams(to_move="ghost", ghost={"hand": ["ghost move", "belle fire"]}, card="bridge")
        assert [text for text in texts(match) if text.startswith("hide")] == ["hide ghost move", "hide belle fire"]
        match.play("hide belle fire")
        assert match.view(3)["pile"] == [{"bandit": "belle", "seat": 3, "card": "fire", "face_down": True}]
        for seat in (0, 1, 2, None):
            assert match.view(seat)["pile"] == [{"bandit": None, "seat": 3, "card": None, "face_down": True}]

    @pytest.mark.clause("CE-73")
    def test_his_partner_gets_no_such_right_from_holding_a_ghost_card(self) -> None:
        match = teams(first="belle", belle={"hand": ["ghost move", "belle fire"]}, card="bridge")
        assert (to_move(match), texts(match)) == ("belle", ["play belle fire", "play ghost move", "draw"])

    @pytest.mark.clause("CE-73")
    def test_the_card_drawn_is_seen_by_who_drew_it_only(self) -> None:
        match = teams(phase="round-start")
        for seat, name in enumerate(FOUR):
            seen = {
                event.args["bandit"]: event.args for event in match.events(seat=seat) if "partner-card" in event.key
            }
            assert [other for other in FOUR if "card" in seen[other]] == [name]
            assert seen[name]["whose"] == PARTNERS[name]
            assert f"{PARTNERS[name]} {seen[name]['card']}" in match.view(seat)["hand"]
        assert not [event for event in match.events() if "partner-card" in event.key and "card" in event.args]

    @pytest.mark.clause("CE-73")
    def test_partners_do_not_see_each_others_hands(self) -> None:
        match = teams(doc={"hand": ["doc move"]}, tuco={"hand": ["tuco fire", "doc rob"]})
        assert [match.view(seat)["hand"] for seat in (0, 1)] == [{"doc move": 1}, {"tuco fire": 1, "doc rob": 1}]
        assert [seen["hand"] for seen in match.view(0)["seats"][:2]] == [1, 2]


class TestEnd:
    @pytest.mark.clause("CE-61")
    def test_partners_add_up_their_scores(self) -> None:
        match = teams(
            phase="over",
            doc={"loot": ["jewel"]},
            tuco={"loot": ["purse:300"]},
            ghost={"loot": ["strongbox"], "bullets": 5},
        )
        assert scores(match) == [800, 800, 2000, 2000]
        assert match.result
        assert match.result.ranking == [[2, 3], [0, 1]]

    @pytest.mark.clause("CE-61", "CE-E7")
    def test_bullets_fired_at_the_partner_do_not_make_a_gunslinger(self) -> None:
        """Five fired less two at the partner is three; four is more, and is paid once."""
        match = teams(
            phase="over",
            doc={"bullets": 3, "friendly": 2},
            tuco={"bullets": 4, "received": ["allied", "allied"]},
            belle={"bullets": 3},
            ghost={"bullets": 5},
        )
        assert scores(match) == [0, 0, 1000, 1000]

    @pytest.mark.clause("CE-61")
    @pytest.mark.parametrize(
        ("left", "expected"),
        [
            ((3, 3, 4, 2, 6, 6), [1000] * 4 + [0] * 2),
            ((1, 6, 3, 5, 4, 4), [1000] * 2 + [0] * 4),
            ((6, 6, 6, 6, 6, 6), [1000] * 6),
        ],
    )
    def test_a_team_counts_what_both_have_fired_and_tied_teams_each_get_the_title(
        self, left: tuple[int, ...], expected: list[int]
    ) -> None:
        match = teams(6, phase="over", **{name: {"bullets": count} for name, count in zip(SIX, left, strict=True)})
        assert scores(match) == expected

    @pytest.mark.clause("CE-61")
    @pytest.mark.parametrize(
        ("shooter", "victim", "expected"), [("doc", "tuco", [1000] * 4), ("ghost", "tuco", [0, 0, 1000, 1000])]
    )
    def test_it_is_counted_as_the_bullet_falls(self, shooter: str, victim: str, expected: list[int]) -> None:
        """A lone shot at the partner leaves all teams even; the same one at a stranger does not."""
        places = {"doc": "roof 4", "tuco": "car 3", "belle": "roof 1", "ghost": "roof 2", shooter: "car 2"}
        match = teams(round=5, card="pickpocketing", **places, pile=[f"{shooter} fire"])
        assert [event[1:] for event in told(match) if event[0] == "shot"] == [(shooter, victim)]
        assert scores(match) == expected

    @pytest.mark.clause("CE-74")
    def test_teams_equally_rich_are_compared_by_all_their_bullets(self) -> None:
        hits = {"doc": 3, "belle": 1, "ghost": 1, "django": 0, "cheyenne": 2}
        match = teams(6, phase="over", **{name: {"received": count} for name, count in hits.items()})
        assert match.result
        assert match.result.ranking == [[2, 3, 4, 5], [0, 1]]
