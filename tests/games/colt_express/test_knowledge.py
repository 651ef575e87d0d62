"""Who knows what: the views of the seats, and the worlds that `determinize` holds possible."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from fractions import Fraction
from itertools import combinations, permutations, product
from math import sqrt
from typing import Any

import pytest
from tests.games.colt_express.table import (
    TEN_CARDS,
    at,
    bandit,
    random_states,
    state_of,
    table,
    told,
)

from saloon import Match
from saloon.engine import SPECTATOR
from saloon.games.colt_express import GAME
from saloon.games.colt_express.cards import PURSE_VALUES, Card
from saloon.games.colt_express.notation import ACTION_WORDS, BULLET_WORDS
from saloon.games.colt_express.state import FACE_DOWN, FACE_DOWN_EARLY, HELD, Code, Phase, State

SAMPLES = 1500
OPTIONS: list[dict[str, Any]] = [
    {},
    {"expert": True},
    {"expert": True, "keep_bullets": True},
    {"punch_names_the_purse": True},
]
CARDS = (*ACTION_WORDS, *ACTION_WORDS, *BULLET_WORDS)
ALL_PURSES = Counter({250: 8, 300: 2, 350: 2, 400: 2, 450: 2, 500: 2})
FOUR_PURSES = Counter({250: 2, 300: 1, 500: 1})
EACH_OPTION = pytest.mark.parametrize("options", OPTIONS, ids=str)


def world(state: State, seat: int, seed: int) -> State:
    """A world that a seat cannot tell from this one."""
    sample: State = state.clone()
    GAME.plain.determinize(sample, seat, seed)
    return sample


def frequencies(match: Match, seat: int, look: Callable[[State], Hashable]) -> Counter[Hashable]:
    """What is found in many worlds that a seat holds possible."""
    state = state_of(match)
    return Counter(look(world(state, seat, seed)) for seed in range(SAMPLES))


def assert_agree(found: Counter[Hashable], weights: Counter[Hashable]) -> None:
    """Outcomes were found as often as their weights tell, within five standard deviations."""
    assert set(found) == set(weights)
    for outcome, weight in weights.items():
        chance = Fraction(weight, weights.total())
        spread = sqrt(SAMPLES * chance * (1 - chance))
        assert abs(found[outcome] - SAMPLES * chance) <= 5 * spread, outcome


def names(bag: list[int]) -> tuple[str, ...]:
    """The cards of a bag in alphabetical order."""
    return tuple(sorted(CARDS[card] for card in range(len(bag)) for _ in range(bag[card])))


def face_down(state: State, how: int) -> tuple[str, ...]:
    """The face-down cards of seat 0, in their order."""
    return tuple(CARDS[card.card] for card in state.pile[: state.pile_n] if card.bandit == 0 and card.hidden == how)


def purse_values(state: State, bandit: int) -> tuple[int, ...]:
    """What a bandit's purses hold, by their numbers."""
    return tuple(PURSE_VALUES[purse.worth] for purse in state.purses if purse.at == HELD + bandit)


def lying(match: Match, seat: int | None, place: str) -> list[int | None]:
    """The values of the purses at a place, as a seat knows them."""
    where, car = place.split()
    floor = match.view(seat)["train"][int(car)]["roof" if where == "roof" else "inside"]
    return [purse["value"] for purse in floor["purses"]]


class TestPurses:
    @pytest.mark.clause("CE-03")
    def test_the_kind_of_loot_is_public_and_the_value_of_a_purse_is_not(self) -> None:
        match = table(doc="car 1", floor={2: ["purse", "purse", "jewel"], "roof 1": ["strongbox"]})
        for seat in (0, 1, 2, None):
            train = match.view(seat)["train"]
            assert (len(train[2]["inside"]["purses"]), train[2]["inside"]["jewels"]) == (2, 1)
            assert train[1]["roof"]["strongboxes"] == 1
            assert lying(match, seat, "car 2") == [None, None]

    @pytest.mark.clause("CE-03")
    def test_the_owner_of_a_purse_may_look_at_it_any_time_and_nobody_else(self) -> None:
        match = table(doc={"loot": ["purse:400", "purse:250"]}, tuco={"loot": ["purse:500"]}, belle={})
        assert bandit(match, "doc", seat=0)["known_purses"] == [250, 400]
        for seat in (1, 2, None):
            assert bandit(match, "doc", seat)["known_purses"] == []
            assert bandit(match, "doc", seat)["purses"] == 2

    def test_known_money_is_all_the_loot_that_one_knows_of(self) -> None:
        match = table(
            doc={"loot": ["purse:400", "purse:250", "jewel", "strongbox"]}, tuco={"loot": ["purse:500"]}, belle={}
        )
        assert bandit(match, "doc", seat=0)["known_money"] == 400 + 250 + 500 + 1000
        assert bandit(match, "doc", seat=1)["known_money"] == 500 + 1000
        assert bandit(match, "tuco", seat=0)["known_money"] == 0

    @pytest.mark.clause("CE-03")
    def test_the_taker_sees_a_purse_only_once_it_is_his(self) -> None:
        match = table(doc="car 2", tuco="car 3", belle="car 3", floor={2: ["purse 7", "purse 8"]}, pile=["doc rob"])
        assert lying(match, 0, "car 2") == [None, None]
        match.play("rob purse 8")
        (value,) = bandit(match, "doc", seat=0)["known_purses"]
        assert ("learnt", "doc", 8, value) in told(match, 0)
        assert ("learnt-hidden", "doc", 8) in told(match, 1)
        assert bandit(match, "doc", seat=1)["known_purses"] == []

    @pytest.mark.clause("CE-69")
    def test_starting_purses_are_known_to_everybody(self) -> None:
        match = Match.new("colt-express", players=4, seed=1)
        for seat in (0, 1, 2, 3, None):
            assert [seen["known_purses"] for seen in match.view(seat)["bandits"]] == [[250]] * 4

    @pytest.mark.clause("CE-69")
    def test_who_has_held_a_purse_knows_it_where_it_lies_and_who_has_it_next(self) -> None:
        match = table(
            doc=at("car 2", loot=["purse 7:400"]),
            tuco="car 2",
            belle="car 3",
            pile=["tuco punch", "tuco rob", "doc move"],
        )
        match.play("throw to car 1")
        assert [bandit(match, "tuco", seat)["known_purses"] for seat in (0, 1, 2, None)] == [[400], [400], [], []]

    @pytest.mark.clause("CE-69")
    def test_the_victim_of_a_punch_knows_which_purse_fell_and_nobody_else(self) -> None:
        match = table(
            doc=at("car 2", loot=["purse 0:250", "purse 7:400"]),
            known={0: "everybody"},
            tuco="car 2",
            belle="car 3",
            pile=["tuco punch", "belle floor", "doc move"],
        )
        match.play("throw to car 1")
        fallen = lying(match, 0, "car 2")
        assert fallen in ([250], [400])
        assert bandit(match, "doc", seat=0)["known_purses"] == ([250] if fallen == [400] else [400])
        for seat in (1, 2, None):
            assert lying(match, seat, "car 2") == [None]
            assert bandit(match, "doc", seat)["known_purses"] == []

    @pytest.mark.clause("CE-69")
    def test_the_number_of_the_purse_that_falls_tells_nothing(self) -> None:
        numbers = set()
        for seed in range(20):
            match = table(
                seed=seed,
                doc=at("car 2", loot=["purse 3:250", "purse 7:400", "purse 9:500"]),
                tuco="car 2",
                belle="car 3",
                pile=["tuco punch", "doc move"],
            )
            numbers.add(match.view(None)["train"][2]["inside"]["purses"][0]["purse"])
        assert numbers == {3}

    @pytest.mark.clause("CE-69")
    def test_marshals_revenge_and_pickpocketing_tell_the_others_nothing(self) -> None:
        last = {"round": 5, "phase": "event", "marshal": 1}
        match = table(card="pickpocketing", doc="roof 1", tuco="car 2", floor={"roof 1": ["purse 7"]}, **last)
        match.play("take purse 7")
        assert not [event for event in told(match, 1) if event[0] == "learnt"]
        match = table(card="marshals-revenge", doc=at("roof 1", loot=["purse:300", "purse:400"]), **last)
        assert [event for event in told(match, 1) if event[0] == "lost-purse"] == [("lost-purse", "doc")]


class TestOpenToAll:
    @pytest.mark.clause("CE-71")
    @EACH_OPTION
    def test_everybody_sees_the_same_sizes_bullets_and_kinds_of_loot(self, options: dict[str, Any]) -> None:
        public = ("hand", "deck", "bullets", "received", "purses", "jewels", "strongboxes", "cash", "car", "floor")
        for state in random_states(4, 3, **options):
            views = [GAME.view(state, seat) for seat in (0, 1, 2, 3, None)]
            for view in views:
                assert view["neutral"] == views[0]["neutral"]
                assert len(view["pile"]) == len(views[0]["pile"])
                for seen, other in zip(view["bandits"], views[0]["bandits"], strict=True):
                    assert {name: seen[name] for name in public} == {name: other[name] for name in public}

    @pytest.mark.clause("CE-71")
    def test_that_a_player_drew_is_public_but_not_what(self) -> None:
        match = table(tuco={"hand": []}, doc={}, belle={}, card="braking")
        match.play("draw")
        own, other = (told(match, seat)[-4:] for seat in (0, 1))
        assert own[0] == other[0] == ("draws", "tuco", 3)
        assert [event[:2] for event in own[1:]] == [("drew", "tuco")] * 3
        assert all(len(event) == 3 for event in own[1:])
        assert other[1:] == [("drew-hidden", "tuco")] * 3

    @pytest.mark.clause("CE-71")
    def test_a_hand_is_seen_by_its_player_only(self) -> None:
        match = table(tuco={"hand": ["move", "move", "punch"]}, doc={}, belle={})
        assert match.view(0)["hand"] == {"move": 2, "punch": 1}
        assert match.view(1)["hand"] != match.view(0)["hand"]
        assert "hand" not in match.view(None)
        assert [seen["hand"] for seen in match.view(1)["bandits"]] == [3, 7, 6]


def moments(options: dict[str, Any]) -> Iterator[State]:
    """States of some random games, every sixth one."""
    for players, seed in ((3, 1), (4, 2), (6, 3)):
        for number, state in enumerate(random_states(players, seed, **options)):
            if number % 6 == 0:
                yield state.clone()


@EACH_OPTION
class TestWorlds:
    @pytest.mark.slow
    def test_a_player_keeps_his_cards_his_face_down_cards_and_the_purses_he_knows(
        self, options: dict[str, Any]
    ) -> None:
        for number, state in enumerate(moments(options)):
            for seat in range(state.players):
                other = world(state, seat, number)
                assert other.seats[seat] == state.seats[seat]
                for card, other_card in zip(state.pile, other.pile, strict=True):
                    assert card == other_card or (card.hidden and card.bandit != seat)
                for purse, twin in zip(state.purses, other.purses, strict=True):
                    assert purse == twin or not purse.known >> seat & 1

    @pytest.mark.slow
    def test_no_card_and_no_purse_is_lost_or_doubled(self, options: dict[str, Any]) -> None:
        for number, state in enumerate(moments(options)):
            for seat in (*range(state.players), SPECTATOR):
                assert GAME.plain.check(world(state, seat, number)) == 0

    @pytest.mark.slow
    def test_what_lies_open_is_the_same_in_every_world(self, options: dict[str, Any]) -> None:
        for number, state in enumerate(moments(options)):
            for seat in (*range(state.players), None):
                other = world(state, SPECTATOR if seat is None else seat, number)
                assert GAME.view(other, seat) == GAME.view(state, seat)

    @pytest.mark.slow
    def test_worlds_a_player_cannot_tell_apart_give_the_same_samples_to_the_byte(self, options: dict[str, Any]) -> None:
        for number, state in enumerate(moments(options)):
            for seat in (*range(state.players), SPECTATOR):
                other = world(state, seat, number)
                assert world(other, seat, 7).pack() == world(state, seat, 7).pack()

    def test_the_present_player_has_a_choice_in_every_world(self, options: dict[str, Any]) -> None:
        for number, state in enumerate(moments(options)):
            for seat in range(state.players):
                other = world(state, seat, number)
                assert (other.actor, other.decision) == (state.actor, state.decision)
                assert (other.legal_n > 0) == (state.legal_n > 0)
                if seat == state.actor:
                    assert other.legal == state.legal


def test_experts_who_have_discarded_their_bullets_hold_none_in_any_world() -> None:
    for number, state in enumerate(moments({"expert": True})):
        if state.phase == Phase.ACTION:
            other = world(state, SPECTATOR, number)
            assert not any(cards.hand[bullet] for cards in other.seats for bullet in (Card.NEUTRAL, Card.SHOT))


def test_other_seeds_give_other_worlds() -> None:
    state = state_of(Match.new("colt-express", players=4, seed=1))
    assert len({world(state, 0, seed).pack() for seed in range(20)}) == 20


def test_the_question_to_another_player_follows_from_the_cards_he_might_hold() -> None:
    state = state_of(table(tuco={"hand": ["move", "floor", "fire", "rob"]}, doc={}, belle={}))
    for seed in range(50):
        other = world(state, 1, seed)
        playable = [card for card in range(6) if other.seats[0].hand[card]]
        assert other.legal[: other.legal_n] == [*playable, Code.DRAW]
        assert not any(other.legal[other.legal_n :])


class TestFrequencies:
    """Seat 0 is Tuco; Doc, on seat 1, wonders what he has."""

    def test_hand_and_deck(self) -> None:
        left = ["move", "move", "fire", "neutral"]
        match = self.tuco(left, hand=["move", "fire"])
        expected = Counter(tuple(sorted(hand)) for hand in combinations(left, 2))
        assert_agree(frequencies(match, 1, lambda s: names(s.seats[0].hand)), Counter(expected))

    def test_hand_face_down_card_and_deck(self) -> None:
        left = ["move", "move", "fire", "rob", "neutral"]
        match = self.tuco(left, hand=["fire", "rob"], hidden=["move"])
        expected = Counter[Hashable]()
        for first, *others in permutations(left, 3):
            if first != "neutral":
                expected[(first,), tuple(sorted(others))] += 1
        assert_agree(frequencies(match, 1, self.hidden_and_hand), expected)

    def test_two_face_down_cards(self) -> None:
        left = ["move", "move", "fire", "neutral"]
        match = self.tuco(left, hand=["move"], hidden=["move", "fire"])
        expected = Counter[Hashable]()
        for first, second, hand in permutations(left, 3):
            if "neutral" not in (first, second):
                expected[(first, second), (hand,)] += 1
        assert_agree(frequencies(match, 1, self.hidden_and_hand), expected)

    def test_an_experts_card_known_to_be_held(self) -> None:
        """Everybody saw the bullet come to hand; it cannot have been played, so it is still there."""
        left = ["move", "fire", "rob", "neutral"]
        match = self.tuco(left, hand=["move", "neutral"], hidden=["fire"], held=["neutral"], expert=True)
        expected = Counter[Hashable]()
        for first, other in permutations(left[:3], 2):
            expected[(first,), tuple(sorted((other, "neutral")))] += 1
        assert_agree(frequencies(match, 1, self.hidden_and_hand), expected)

    def test_an_experts_action_known_to_be_held_or_hidden(self) -> None:
        """A hand with more actions to hide is likelier, for each way of hiding one is a world of its own."""
        left = ["punch", "fire", "neutral", "neutral"]
        match = self.tuco(left, hand=["neutral"], hidden=["punch"], held=["punch"], expert=True)
        expected = Counter[Hashable]()
        for first, other in permutations(left, 2):
            if first != "neutral" and "punch" in (first, other):
                expected[(first,), (other,)] += 1
        assert_agree(frequencies(match, 1, self.hidden_and_hand), expected)

    @pytest.mark.slow
    @pytest.mark.parametrize(
        ("known", "deck", "drawn", "played", "hidden"),
        [
            (["move", "fire"], ["rob", "punch"], 1, [], 1),
            (["move", "fire"], ["move", "rob", "neutral", "punch"], 2, ["move"], 0),
            (["move", "move", "fire", "neutral"], ["rob", "fire", "floor"], 2, ["fire"], 1),
            (["move"], ["move", "rob"], 1, ["move"], 0),
        ],
    )
    def test_an_expert_who_hid_a_card_and_then_reshuffled(
        self, known: list[str], deck: list[str], drawn: int, played: list[str], hidden: int
    ) -> None:
        """At the reshuffle the table knew what he held or had hidden: what he drew after it is not the hidden card."""
        histories = list(reshuffled(known, deck, drawn, played, hidden))
        early, late, hand = histories[0]
        match = self.tuco(
            known + deck,
            hand=list(hand),
            hidden=list(late),
            early=[*early],
            open_cards=played,
            held=list((Counter(known) - Counter(played)).elements()),
            known=known,
            expert=True,
        )
        found = frequencies(
            match, 1, lambda s: (face_down(s, FACE_DOWN_EARLY), face_down(s, FACE_DOWN), names(s.seats[0].hand))
        )
        assert_agree(found, Counter(histories))

    def test_a_card_carried_out_in_this_round_is_not_one_still_face_down(self) -> None:
        match = table(
            tuco="car 3", doc="car 1", belle="car 3", pile=["tuco punch", "doc move", "tuco fire hidden"], resolved=1
        )
        expected = Counter((card,) for card in TEN_CARDS if card != "punch")
        assert_agree(frequencies(match, 1, lambda s: face_down(s, FACE_DOWN)), Counter(expected))

    @pytest.mark.slow
    @pytest.mark.parametrize(("kept", "drawn"), [(2, 0), (1, 1), (2, 1)])
    def test_what_an_expert_kept_are_actions_and_what_he_drew_after_that_is_anything(
        self, kept: int, drawn: int
    ) -> None:
        left = ["move", "fire", "rob", "neutral", "neutral"]
        match = self.tuco(left, hand=["move", "fire", "rob"][: kept + drawn], kept=kept, expert=True)
        expected = Counter[Hashable]()
        for own in combinations(range(3), kept):
            for new in combinations([card for i, card in enumerate(left) if i not in own], drawn):
                expected[tuple(sorted([*(left[i] for i in own), *new]))] += 1
        assert_agree(frequencies(match, 1, lambda s: names(s.seats[0].hand)), expected)

    @pytest.mark.slow
    @pytest.mark.clause("HS-54")
    @pytest.mark.parametrize(
        ("left", "keepable", "kept", "drawn"),
        [
            (["punch", "marshal", "ride", "neutral"], ["punch", "marshal"], 1, 1),
            (["move", "move", "punch", "ride"], ["move", "punch"], 1, 1),
            (["move", "move", "punch", "marshal", "ride"], ["move", "punch", "ride"], 2, 1),
        ],
    )
    def test_cards_kept_by_a_plan_of_attack(self, left: list[str], keepable: list[str], kept: int, drawn: int) -> None:
        """One of the cards still held was kept from the last round: each way of keeping and drawing is a world."""
        seen = list((Counter([*TEN_CARDS, "ride"]) - Counter(left)).elements())
        own = {"received": [card for card in left if card == "neutral"], "kept": kept, "early": keepable}
        expected = Counter[tuple[str, ...]]()
        marked = [(card, number < keepable.count(card)) for card in set(left) for number in range(left.count(card))]
        for cards in combinations(marked, kept):
            if all(there for _, there in cards):
                for new in combinations([card for card in marked if card not in cards], drawn):
                    expected[tuple(sorted(card for card, _ in (*cards, *new)))] += 1
        match = table(
            options={"stagecoach": True},
            tuco={**own, "hand": list(next(iter(expected)))},
            doc={},
            belle={},
            pile=[f"tuco {card}" for card in seen],
            card="tunnel",
            turn=1,
            to_move="doc",
        )
        assert_agree(frequencies(match, 1, lambda s: names(s.seats[0].hand)), Counter(expected))

    @pytest.mark.clause("CE-58", "CE-73")
    def test_in_the_first_round_of_teams_everybody_holds_one_card_of_his_partner(self) -> None:
        state = state_of(Match.new("colt-express", 4, {"variant": "teams"}, seed=1))
        for seed in range(200):
            other = world(state, SPECTATOR, seed)
            for cards in other.seats[:4]:
                assert sum(cards.hand[7:14]) == 1
                assert sum(cards.deck[7:14]) == 0

    @pytest.mark.clause("CE-58")
    def test_a_partner_knows_which_of_the_others_cards_he_has_drawn(self) -> None:
        """Doc drew Tuco's Punch in an earlier round. There are no bullets, so he has it still, and no other."""
        match = table(
            4,
            options={"variant": "teams"},
            doc={"hand": ["doc move"], "deck": [f"doc {card}" for card in TEN_CARDS[1:]] + ["tuco punch"], "swaps": 2},
            tuco={"swaps": 2},
            belle={},
            ghost={},
            round=2,
        )
        found = Counter(names(world(state_of(match), 0, seed).seats[0].deck[7:14] + [0] * 10) for seed in range(300))
        assert set(found) == {("punch",)}

    def test_purses_somebody_else_has_seen(self) -> None:
        """All but four values are known to Doc: any of the orders of the four is as likely."""
        own = [f"purse:{value}" for value, count in Counter(ALL_PURSES - FOUR_PURSES).items() for _ in range(count)]
        match = table(6, tuco={"loot": ["purse:250", "purse:500"]}, doc={"loot": own}, belle={"loot": ["purse:300"]})
        expected = Counter((values[:2], values[2:]) for values in permutations(FOUR_PURSES.elements(), 3))
        found = frequencies(match, 1, lambda s: (purse_values(s, 0), purse_values(s, 2)))
        assert_agree(found, Counter(expected))

    def test_a_purse_seen_once_stays_known(self) -> None:
        match = table(tuco={"loot": ["purse 3:450"]}, known={3: ["tuco", "doc"]}, doc={}, belle={})
        assert frequencies(match, 1, lambda s: purse_values(s, 0)) == {(450,): SAMPLES}
        assert len(frequencies(match, 2, lambda s: purse_values(s, 0))) == 6

    def tuco(
        self,
        left: list[str],
        hand: list[str],
        hidden: list[str] | None = None,
        early: list[str] | None = None,
        held: list[str] | None = None,
        known: list[str] | None = None,
        open_cards: list[str] | None = None,
        *,
        kept: int = 0,
        expert: bool = False,
    ) -> Match:
        """A Plan in which only these cards of Tuco's are out of sight: the others lie openly on the pile."""
        seen = (Counter(TEN_CARDS) - Counter(left)).elements()
        pile = [f"tuco {card}" for card in seen]
        pile += [f"tuco {card} hidden early" for card in early or []]
        pile += [f"tuco {card}" for card in open_cards or []]
        pile += [f"tuco {card} hidden" for card in hidden or []]
        own: dict[str, Any] = {"hand": hand, "received": [card for card in left if card not in TEN_CARDS]}
        own |= {"held": held or [], "early": known or [], "kept": kept} if expert else {}
        now = {"card": "tunnel", "turn": 1, "to_move": "doc"}
        return table(options={"expert": expert}, tuco=own, doc={}, belle={}, pile=pile, **now)

    def hidden_and_hand(self, state: State) -> Hashable:
        return face_down(state, FACE_DOWN), names(state.seats[0].hand)


History = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]


def reshuffled(known: list[str], deck: list[str], drawn: int, played: list[str], hidden: int) -> Iterator[History]:
    """Every way it can have gone: which of the known cards lay face down, what was drawn, what was hidden after that.

    Each is told as the card hidden early, those hidden later, and the hand. Cards played openly in between must have
    been there to play.
    """
    for early, new in product(range(len(known)), combinations(deck, drawn)):
        hand = Counter([*known[:early], *known[early + 1 :], *new])
        if known[early] in TEN_CARDS and hand >= Counter(played):
            left = list((hand - Counter(played)).elements())
            for late in permutations(range(len(left)), hidden):
                if all(left[i] in TEN_CARDS for i in late):
                    rest = sorted(card for i, card in enumerate(left) if i not in late)
                    yield (known[early],), tuple(left[i] for i in late), tuple(rest)
