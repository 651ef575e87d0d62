"""What is done in secret: fists, cards chosen in a mêlée or to be kept, flasks, a partner's card, a hidden traveller.

Whatever a player chooses in secret looks and sounds the same to everybody else, leads to the same questions, and all
others hold it possible.
"""

from collections import Counter
from collections.abc import Hashable
from typing import Any

import pytest
from tests.conformance.eyes import Outcome, witnessed
from tests.games.colt_express.table import (
    MODES,
    at,
    bandit,
    both,
    cards,
    coach,
    random_states,
    seat_of,
    state_of,
    table,
    to_move,
    told,
    where,
)
from tests.kit import kinds, play, texts

from saloon import Match
from saloon.engine import SPECTATOR
from saloon.games.colt_express import GAME
from saloon.games.colt_express.notation import WHISKY, place_text
from saloon.games.colt_express.state import HELD, NOTHING, State

CHANCE = 7
SAMPLES = 400
ALL = ["move", "floor", "fire", "rob", "punch", "marshal", "ride"]
HANDS = {"doc": {"hand": ALL}, "tuco": {"hand": ["move", "move"]}, "ghost": {"hand": ["fire", "rob"]}}
KEEP: dict[str, Any] = {"phase": "plan-of-attack", "card": "boxcar"}


def viewers(match: Match) -> list[int | None]:
    """Everybody who looks at the table."""
    return [*range(match.players), None]


def outcomes(match: Match, viewer: int | None) -> list[Outcome]:
    """What every choice of the player in turn comes to for a viewer."""
    return [witnessed(GAME, state_of(match), choice.code, CHANCE, viewer) for choice in match.choices()]


def assert_secret(match: Match, *, more_than: int = 1) -> None:
    """All that the player in turn can choose is alike to the others, and not to him."""
    assert match.to_move is not None
    assert len(match.choices()) > more_than
    for viewer in viewers(match):
        first, *others = outcomes(match, viewer)
        for other in others:
            assert first.looks_like(other) == (viewer != match.to_move)
            assert first.sounds_like(other) == (viewer != match.to_move)


def world(state: State, seat: int | None, seed: int) -> State:
    """A world that a viewer cannot tell from this one."""
    sample: State = state.clone()
    GAME.plain.determinize(sample, SPECTATOR if seat is None else seat, seed)
    return sample


def possible(match: Match, seat: int | None, look: Any) -> Counter[Hashable]:
    """What a viewer holds possible, and how often it is found."""
    state = state_of(match)
    return Counter(look(world(state, seat, seed)) for seed in range(SAMPLES))


def alike(one: Match, other: Match, viewer: int | None) -> bool:
    """Whether a viewer is shown and told the same in two matches."""
    return one.view(viewer) == other.view(viewer) and one.events(seat=viewer) == other.events(seat=viewer)


class TestFists:
    @pytest.mark.clause("CE-62")
    @pytest.mark.parametrize(
        ("players", "options"), [(2, {}), (2, {"variant": "leaflet"}), (3, {"variant": "leaflet"})]
    )
    def test_a_closed_fist_tells_nothing_until_all_are_open(self, players: int, options: dict[str, Any]) -> None:
        match = Match.new("colt-express", players, options, seed=1)
        for seat in range(players - 1):
            assert match.to_move == seat
            assert_secret(match)
            match.play(texts(match)[seat % 2])
            assert {seen["car"] for seen in match.view(None)["bandits"]} == {None}
        one = match.view(None)["seats"]
        assert [seen["chosen"] for seen in one] == [True] * (players - 1) + [False]
        assert match.view(0)["picked"] == [match.view(None)["bandits"][0]["character"]]
        assert "picked" not in match.view(players - 1)
        match.play(texts(match)[0])
        assert None not in {seen["car"] for seen in match.view(None)["bandits"]}

    @pytest.mark.clause("CE-62")
    def test_the_others_hold_both_hands_possible(self) -> None:
        match = play(table(2, tuco={}, cheyenne={}, doc={}, django={}, phase="fists"), "left cheyenne")
        for viewer in (1, None):
            found = possible(match, viewer, lambda s: s.seats[0].picks[0])
            assert len(found) == 2
            assert min(found.values()) > SAMPLES // 3
        assert len(possible(match, 0, lambda s: s.seats[0].picks[0])) == 1

    @pytest.mark.clause("HS-58")
    @pytest.mark.parametrize(("players", "options"), [(3, {}), (2, {}), (4, {"variant": "teams"})])
    def test_nor_does_one_around_a_bandit_or_a_horse(self, players: int, options: dict[str, Any]) -> None:
        match = Match.new("colt-express", players, {"stagecoach": True, **options}, seed=1)
        riders = len(match.view(None)["bandits"])
        for number in range(riders - 1):
            assert match.view(None)["decision"] == "attack"
            assert_secret(match)
            match.play(texts(match)[number % 2])
            assert len(match.view(None)["attack"]["riding"]) == riders
        match.play(texts(match)[0])
        assert len(match.view(None)["attack"]["riding"]) < riders

    @pytest.mark.clause("HS-58")
    def test_everybody_is_asked_again_beside_every_wagon(self) -> None:
        match = play(coach(phase="attack"), "ghost ride on", "doc ride on", "tuco ride on")
        assert (match.view(None)["attack"]["wagon"], match.to_move) == (2, 0)
        assert_secret(match)


class TestMelee:
    @pytest.mark.clause("HS-31")
    def test_a_card_chosen_or_a_draw_tells_nothing_until_all_have_chosen(self) -> None:
        match = coach(card="boxcar", **HANDS)
        assert texts(match) == [*(f"play {card}" for card in ALL), "draw"]
        assert_secret(match)
        match.play("draw")
        assert_secret(match)
        match.play("play move")
        assert match.view(None)["pile"] == []
        assert [seen["hand"] for seen in match.view(None)["seats"]] == [7, 2, 2]
        assert (match.view(0)["picked"], match.view(1)["picked"]) == (["draw"], ["play move"])
        assert "picked" not in match.view(2)
        match.play("play rob")
        assert [played["card"] for played in match.view(None)["pile"]] == ["move", "rob"]

    @pytest.mark.clause("HS-31")
    def test_whether_ghost_will_leave_his_face_down_is_secret_too(self) -> None:
        match = coach(card="boxcar", ghost={"hand": ["fire", "rob"]}, doc={}, tuco={})
        assert texts(match) == ["play fire", "play rob", "hide fire", "hide rob", "draw"]
        assert_secret(match)

    @pytest.mark.clause("HS-31", "HS-59")
    def test_who_can_only_draw_or_pass_is_asked_like_the_others(self) -> None:
        match = coach(card="boxcar", doc={"hand": []}, tuco={"hand": ["move"]}, ghost={"hand": ["fire"]})
        assert (to_move(match), texts(match)) == ("doc", ["draw"])
        assert "melee-draw" not in kinds(play(match, "draw"))

    @pytest.mark.clause("HS-31")
    def test_the_others_hold_every_card_of_a_hand_possible(self) -> None:
        match = play(coach(card="boxcar", **HANDS), "play fire")
        found = possible(match, 1, lambda s: s.seats[0].picks[0])
        assert len(found) > 4
        assert len(possible(match, 0, lambda s: s.seats[0].picks[0])) == 1

    @pytest.mark.clause("CE-62", "CE-63")
    def test_a_card_taken_out_of_the_deck_is_seen_by_nobody_else(self) -> None:
        options = {"variant": "leaflet"}
        matches = [
            play(table(2, options=options, phase="taking", ghost={}, tuco={}, doc={}, django={}), f"take {card}")
            for card in ("tuco fire", "ghost move", "marshal")
        ]
        for other in matches[1:]:
            for viewer in (1, None):
                assert alike(matches[0], other, viewer)
            assert not alike(matches[0], other, 0)
        assert ("took-card-hidden", "nobody", 0) in told(matches[0], 1)


class TestPlanOfAttack:
    @pytest.mark.clause("HS-54")
    def test_which_cards_are_kept_is_a_secret_and_how_many_is_one_until_all_have_chosen(self) -> None:
        match = coach(**KEEP, doc={"hand": ["move", "fire", "rob"]}, tuco={"hand": ["move"]}, ghost={"hand": ["rob"]})
        assert_secret(match)
        match.play("keep no more")
        assert texts(match) == ["keep no more"]
        match.play("keep no more")
        assert (to_move(match), "kept" in kinds(match)) == ("tuco", False)
        assert_secret(match)

    @pytest.mark.clause("HS-54")
    def test_later_too_only_the_number_is_known(self) -> None:
        hands = {"doc": at("car 1", hand=["move", "fire", "rob"])}
        hands |= {"tuco": at("car 2", hand=[]), "ghost": at("car 3", hand=[])}
        matches = [
            play(coach(**KEEP, **hands, pile=["tuco move"]), *choices)
            for choices in (("keep move", "keep fire"), ("keep fire", "keep rob"), ("keep rob", "keep move"))
        ]
        for other in matches[1:]:
            assert matches[0].view(None)["phase"] == "action"
            assert alike(matches[0], other, 1)
            assert not alike(matches[0], other, 0)
        assert ("kept", "doc", 2) in told(matches[0], 1)

    @pytest.mark.clause("CE-E17")
    @pytest.mark.parametrize(
        ("name", "hostage", "drawn"), [("tuco", None, 4), ("doc", None, 5), ("tuco", "minister", 3)]
    )
    def test_a_plan_of_attack(self, name: str, hostage: str | None, drawn: int) -> None:
        """Three cards left, two kept."""
        own: dict[str, Any] = {"hand": ["move", "fire", "rob"], **({"hostage": hostage} if hostage else {})}
        match = coach(**KEEP, **{name: at("car 3", **own)}, ghost={"hand": []}, belle={"hand": []})
        play(match, "keep move", "keep rob")
        assert (match.view(None)["round"], ("draws", name, drawn) in told(match)) == (2, True)
        assert cards(match, name, "hand") >= Counter(["move", "rob"])
        assert bandit(match, name)["hand"] == 2 + drawn


class TestFlasks:
    def flasks(self, kind: str, **fields: Any) -> Match:
        """Doc has a flask, Tuco has none."""
        return coach(doc=at("car 2", loot=[f"flask 2:{kind}"]), tuco="car 2", ghost="car 3", **fields)

    @pytest.mark.clause("HS-29")
    @pytest.mark.parametrize("pile", [[], ["tuco punch", "ghost move"]])
    def test_what_is_in_a_full_flask_is_known_to_who_has_held_it_only(self, pile: list[str]) -> None:
        """In Doc's hands, and when Tuco has knocked it out of them."""
        one, other = (self.flasks(kind, **({"pile": pile} if pile else {"card": "braking"})) for kind in WHISKY)
        if pile:
            for match in (one, other):
                match.play("throw to car 1")
        for viewer in (1, 2, None):
            assert alike(one, other, viewer)
        assert not alike(one, other, 0)

    @pytest.mark.clause("HS-29")
    def test_who_takes_one_learns_it_alone(self) -> None:
        match = coach(doc="car 2", tuco="car 3", ghost="car 3", floor={2: ["flask 3"]}, pile=["doc rob", "tuco move"])
        kind = bandit(match, "doc", 0)["flasks"][0]["kind"]
        assert kind in WHISKY
        assert ("learnt-flask", "doc", 3, kind) in told(match, 0)
        for viewer in (1, 2, None):
            assert bandit(match, "doc", viewer)["flasks"] == [{"kind": None, "half": False}]
            assert ("learnt-flask-hidden", "doc", 3) in told(match, viewer)

    @pytest.mark.clause("HS-29")
    def test_one_in_six_is_old_as_far_as_the_others_know(self) -> None:
        match = self.flasks("old", card="braking")
        found = possible(match, 1, lambda s: next(flask.kind for flask in s.flasks if flask.at >= HELD))
        assert {WHISKY[int(str(kind))] for kind in found} == {*WHISKY}
        assert abs(found[1] - SAMPLES / 6) < 40
        assert len(possible(match, 0, lambda s: s.flasks[2].kind)) == 1

    @pytest.mark.clause("HS-29")
    def test_a_half_drunk_one_shows_its_kind_to_all(self) -> None:
        match = self.flasks("classic", card="braking")
        match.play("drink classic")
        for viewer in viewers(match):
            assert bandit(match, "doc", viewer)["flasks"] == [{"kind": "classic", "half": True}]


class TestPartnersCard:
    @pytest.mark.clause("CE-73")
    @pytest.mark.parametrize("card", ["tuco fire", "tuco marshal"])
    def test_it_looks_like_any_other_even_to_the_partner(self, card: str) -> None:
        one, other = (
            table(4, options={"variant": "teams"}, doc={"hand": ["doc move", drawn]}, tuco={"hand": ["tuco move"]})
            for drawn in ("tuco rob", card)
        )
        for viewer in (1, 2, 3, None):
            assert alike(one, other, viewer)
        assert not alike(one, other, 0)

    @pytest.mark.clause("CE-73")
    def test_the_partner_and_the_others_hold_any_of_his_cards_possible(self) -> None:
        match = table(
            4, options={"variant": "teams"}, doc={"hand": ["doc move", "tuco rob"]}, tuco={"hand": ["tuco punch"]}
        )

        def guest(state: State) -> Hashable:
            return tuple(state.seats[0].hand[7:13])

        assert len(possible(match, 0, guest)) == 1
        for viewer in (1, 2, None):
            found = possible(match, viewer, guest)
            assert len(found) >= 5
            if viewer == 1:  # he holds his only Punch himself
                assert not [hand for hand in found if hand[4]]  # type: ignore[index]

    @pytest.mark.clause("CE-57", "CE-73")
    def test_face_down_it_shows_only_who_played_it(self) -> None:
        hand = ["doc move", "tuco move", "tuco fire", "doc marshal"]
        match = table(4, options={"variant": "teams"}, card="tunnel", turn=1, doc={"hand": hand}, tuco={})
        state = state_of(match)
        codes = [choice.code for choice in match.choices() if choice.text.startswith("play")]
        assert len(codes) == 4
        for viewer in (1, 2, 3, None):
            first, *others = (witnessed(GAME, state, code, CHANCE, viewer) for code in codes)
            assert all(first.looks_like(other) and first.sounds_like(other) for other in others)

    @pytest.mark.clause("CE-72")
    @pytest.mark.parametrize("options", [{}, {"variant": "leaflet"}])
    def test_nor_does_a_face_down_card_of_two_bandits_show_for_which(self, options: dict[str, Any]) -> None:
        hand = ["ghost move", "tuco move", "tuco fire", "marshal"]
        pairs: dict[str, Any] = {"ghost": {"hand": hand}, "tuco": {}, "doc": {}, "django": {}}
        match = table(2, options=options, card="tunnel", turn=1, **pairs)
        state = state_of(match)
        codes = [choice.code for choice in match.choices() if choice.text.startswith("play")]
        assert len(codes) == 4
        for viewer in (1, None):
            first, *others = (witnessed(GAME, state, code, CHANCE, viewer) for code in codes)
            assert all(first.looks_like(other) and first.sounds_like(other) for other in others)


class TestTraveller:
    def alone(self, **fields: Any) -> Match:
        """Doc is about to hide; Tuco is his partner."""
        return both(4, options={"variant": "teams"}, phase="event", card="bridge", **{"doc": "time car", **fields})

    @pytest.mark.clause("TC-05", "TC-20")
    def test_wherever_he_hides_is_alike_to_his_partner_to_the_others_and_to_spectators(self) -> None:
        assert_secret(self.alone(), more_than=5)

    @pytest.mark.clause("TC-05", "TC-20")
    def test_nothing_tells_it_until_the_action_phase_begins(self) -> None:
        """The same moves in two games that differ in the hiding place: not a word, not a question, not a count more."""
        one, other = (play(self.alone(), f"hide under {place}") for place in ("car 1", "coach"))
        while one.view(None)["phase"] in ("plan", "plan-of-attack"):
            assert one.view(0)["traveller"] != other.view(0)["traveller"]
            for viewer in (1, 2, 3, None):
                assert alike(one, other, viewer)
                assert world(state_of(one), viewer, 5).pack() == world(state_of(other), viewer, 5).pack()
            assert (texts(one), one.to_move, one.played) == (texts(other), other.to_move, other.played)
            move = texts(one)[one.played % 2 - 1]
            play(one, move)
            play(other, move)
        assert where(one, "doc") != where(other, "doc")
        for viewer in viewers(one):
            assert not alike(one, other, viewer)

    @pytest.mark.clause("TC-20")
    def test_why_something_cannot_be_done_does_not_tell_it_either(self) -> None:
        one, other = (play(self.alone(), f"hide under {place}") for place in ("car 1", "coach"))
        for viewer in (1, 2, 3):
            for thing in ("place:1:inside", "place:coach:inside", "bandit:doc"):
                assert one.why(thing, viewer) == other.why(thing, viewer)

    @pytest.mark.clause("TC-20")
    def test_all_places_are_as_likely_to_the_others_and_certain_to_himself(self) -> None:
        match = play(self.alone(), "hide under car 2")
        owner = seat_of(match, "doc")
        for viewer in (1, 3, None):
            found = possible(match, viewer, lambda s: place_text(s.hideout))
            assert {*found} == {*(f"car {number}" for number in range(5)), "coach"}
            assert max(found.values()) < SAMPLES // 3
        assert {*possible(match, owner, lambda s: place_text(s.hideout))} == {"car 2"}


def assert_unknown(state: State, viewer: int | None, seed: int) -> None:
    """Another possible world looks the same to a viewer, and so do those he would reckon with in it."""
    other = world(state, viewer, seed)
    assert GAME.view(other, viewer) == GAME.view(state, viewer)
    assert world(other, viewer, 5).pack() == world(state, viewer, 5).pack()


@pytest.mark.slow
@pytest.mark.clause("TC-20")
@pytest.mark.parametrize(("players", "options"), [mode for mode in MODES if mode[1].get("time_car")], ids=str)
def test_in_every_kind_of_game_a_traveller_is_hidden_from_all_others(players: int, options: dict[str, Any]) -> None:
    pairs = players == 2 or options.get("variant") == "leaflet"
    names = ("ghost", "tuco", "doc", "django", "belle", "cheyenne")[: players * (2 if pairs else 1)]
    start = {"ghost": at("time car"), **{name: {} for name in names[1:]}}
    match = table(players, options=options, phase="event", card="bridge", **start)
    assert texts(match)[0] == "hide under car 0"
    match.play(texts(match)[-1])
    moments = 0
    while match.view(None)["traveller"]:
        assert match.view(0)["traveller"]["hideout"] is not None
        for viewer in (*range(1, players), None):
            assert match.view(viewer)["traveller"]["hideout"] is None
        assert_unknown(state_of(match), viewers(match)[moments % (players + 1)], moments)
        match.play(texts(match)[moments % len(texts(match))])
        moments += 1
    assert moments >= 2 * players


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "options"), [mode for mode in MODES if mode[0] == 2 or mode[1].get("stagecoach")], ids=str
)
def test_in_every_kind_of_game_choices_made_in_secret_stay_so(players: int, options: dict[str, Any]) -> None:
    moments = 0
    for number, state in enumerate(random_states(players, 3, **options)):
        if any(pick != NOTHING for cards in state.seats for pick in cards.picks):
            moments += 1
            assert_unknown(state, (*range(players), None)[number % (players + 1)], number)
    assert moments > 0
