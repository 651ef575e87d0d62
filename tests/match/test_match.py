"""A match from its beginning to its result: seats, moves, refusals, undo, events."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any

import pytest
from tests.house import two_slugs
from tests.kit import packed_steps, short_sighted, state_of
from tests.match.helpers import SEED, played

import saloon
from saloon import Choice, Event, IllegalMove, Match, SaloonError
from saloon.engine import GameError, OptionError, PositionError, Told, shape
from saloon.match import MatchError
from saloon.match.log import Log
from saloon.match.result import ranking


def territories(**settings: Any) -> Match:
    return Match.new("six-territories", seed=SEED, **settings)


def refused(kind: type[SaloonError], call: Any, *args: Any, **kwargs: Any) -> SaloonError:
    with pytest.raises(kind) as refusal:
        call(*args, **kwargs)
    return refusal.value


class TestBeginning:
    @two_slugs
    def test_the_least_that_must_be_said_is_the_game(self, slug: str) -> None:
        match = Match.new(slug)
        assert match.game is saloon.game(slug)
        assert match.players == match.game.players[0]
        assert match.options == {}
        assert match.seats == [""] * match.players
        assert match.truth.moves == []
        assert match.to_move in range(match.players)
        assert not match.over
        assert match.result is None

    def test_as_many_play_as_there_are_names(self) -> None:
        match = territories(seats=["Ann", "", "Cy"])
        assert (match.players, match.seats) == (3, ["Ann", "", "Cy"])

    def test_options_are_shown_as_a_person_writes_them(self) -> None:
        riches = [1, 2, 3, 4, 5]
        match = territories(options={"scoring": "advanced", "end_on": "all", "riches": riches})
        assert match.options == {"scoring": "advanced", "riches": riches}

    def test_what_it_shows_can_be_changed_without_harm(self) -> None:
        match = territories(options={"riches": [1, 2, 3, 4, 5]})
        before = state_of(match).pack()
        match.options["riches"][0] = 40
        match.truth.moves.append("place")
        match.truth.outcomes[0].append(3)
        assert state_of(match).pack() == before
        assert match.truth.moves == []
        assert match.truth.record() == territories(options={"riches": [1, 2, 3, 4, 5]}).truth.record()

    @pytest.mark.parametrize(
        ("settings", "kind", "code"),
        [
            ({"players": 1}, GameError, "player-count"),
            ({"players": 6}, GameError, "player-count"),
            ({"players": "3"}, GameError, "player-number"),
            ({"options": {"scorng": "simple"}}, OptionError, "option-unknown"),
            ({"options": {"scoring": "double"}}, OptionError, "option-value"),
            ({"options": "scoring"}, OptionError, "options-not-a-mapping"),
            ({"players": 3, "seats": ["Ann", "Bo"]}, MatchError, "seat-names"),
            ({"seats": ["Ann", 7]}, MatchError, "seat-names"),
            ({"seats": "Ann"}, MatchError, "seat-names"),
        ],
    )
    def test_what_makes_no_sense_is_refused(self, settings: Any, kind: type[SaloonError], code: str) -> None:
        assert refused(kind, territories, **settings).code == code

    def test_an_unknown_game_is_refused(self) -> None:
        assert refused(GameError, Match.new, "whist").params["game"] == "whist"


class TestMoves:
    @two_slugs
    def test_no_two_choices_read_alike(self, slug: str) -> None:
        match = played(slug)
        while match.played:
            match.undo()
            texts = [choice.text for choice in match.choices()]
            assert len({" ".join(text.split()).casefold() for text in texts}) == len(texts) > 0

    @two_slugs
    def test_words_a_code_and_a_choice_mean_the_same(self, slug: str) -> None:
        matches = [Match.new(slug, seed=SEED) for _ in range(4)]
        choice = matches[0].choices()[-1]
        loud = "  " + choice.text.upper().replace(" ", "   ") + "\n"
        moves: list[Any] = [choice.text, loud, choice.code, choice]
        for match, move in zip(matches, moves, strict=True):
            assert (match.find(move), match.played) == (choice, 0)
            assert match.play(move, seat=match.to_move) == choice
            assert match.truth.moves == [choice.text]
        assert len({state_of(match).pack() for match in matches}) == 1

    @two_slugs
    @pytest.mark.parametrize("move", ["", "fly to the moon", "x" * 100_000, -1, 10_000, True, None, 1.0, ["place"]])
    def test_what_means_nothing_is_refused_with_what_is_legal(self, slug: str, move: Any) -> None:
        match = played(slug, moves=3)
        before = packed_steps(match), state_of(match).pack()
        refusal = refused(IllegalMove, match.play, move)
        assert refused(IllegalMove, match.find, move).params == refusal.params
        assert refusal.code == "unknown-move"
        assert refusal.params["move"] == str(move)[:80]
        assert refusal.params["legal"] == ", ".join(choice.text for choice in match.choices())
        assert (packed_steps(match), state_of(match).pack()) == before

    def test_a_choice_of_an_earlier_question_is_refused_though_its_words_are_legal(self) -> None:
        match = territories()
        stale = Choice(6, "place", "st-place", {"territory": "nowhere"})
        assert stale.text in [choice.text for choice in match.choices()]
        assert refused(IllegalMove, match.play, stale).code == "unknown-move"

    @two_slugs
    def test_a_move_out_of_turn_is_refused(self, slug: str) -> None:
        match = played(slug, moves=2)
        before = state_of(match).pack()
        for seat in set(range(match.players)) - {match.to_move}:
            refusal = refused(IllegalMove, match.play, match.choices()[0], seat=seat)
            assert (refusal.code, refusal.params) == ("not-your-turn", {"seat": match.to_move})
        assert state_of(match).pack() == before
        assert match.played == 2

    @pytest.mark.parametrize("seat", [-1, 2, True, "0"])
    def test_a_seat_that_does_not_exist_is_refused(self, seat: Any) -> None:
        match = territories(players=2)
        for call in (match.view, match.sight, lambda seat: match.events(seat=seat), lambda seat: match.play(6, seat)):
            refusal = refused(MatchError, call, seat)
            assert (refusal.code, refusal.params) == ("unknown-seat", {"given": str(seat), "players": 2})
        assert match.truth.moves == []

    @two_slugs
    def test_after_the_end_every_move_is_refused(self, slug: str) -> None:
        match = played(slug)
        before = state_of(match).pack()
        assert match.choices() == []
        for move in ("place", 0, match.truth.moves[-1]):
            for seat in (None, 0, 1):
                assert refused(IllegalMove, match.play, move, seat).code == "game-over"
        assert state_of(match).pack() == before

    @two_slugs
    def test_a_rule_that_fails_midway_changes_nothing(self, slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
        match = played(slug, moves=3)
        before = match.truth.record(), match.events(), state_of(match).pack()

        def stumble(state: Any, code: int) -> None:
            state.actor = 1 - state.actor
            state.rng[0] = 99
            state.options = None
            raise ZeroDivisionError

        with monkeypatch.context() as patch:
            patch.setattr(match.game.plain, "apply", stumble)
            with pytest.raises(ZeroDivisionError):
                match.play(match.choices()[0])
        assert (match.truth.record(), match.events(), state_of(match).pack()) == before
        match.play(match.choices()[0])
        assert match.played == 4


class TestSpectators:
    def test_choices_are_the_movers_unless_a_seat_is_named(self) -> None:
        match = territories()
        assert match.choices() == match.choices(match.to_move) != []
        assert match.choices(1 - (match.to_move or 0)) == match.choices(None) == []

    def test_a_spectator_makes_no_move(self) -> None:
        match = territories()
        refusal = refused(IllegalMove, match.play, match.choices()[0], None)
        assert (refusal.code, match.played) == ("not-your-turn", 0)
        match.play(match.choices()[0], match.to_move)


class TestMoments:
    def test_the_end_of_a_round_can_be_looked_at_though_the_next_was_dealt(self) -> None:
        match = Match.new("colt-express", 3, seed=5)
        while (match.view(None)["round"], match.over) == (1, False):
            match.play(match.choices()[0])
        ended = next(number for number, event in enumerate(match.last_events()) if event.key == "ce-round-ended")
        moments = match.moments(None)
        assert len(moments) == 1 + len(match.last_events()) + 1
        assert (moments[1 + ended]["round"], moments[-1]["round"]) == (1, 2)
        assert moments[-1] == match.view(None)

    @pytest.mark.parametrize("seat", [0, 2, None])
    def test_they_are_what_the_patches_lead_to(self, seat: int | None) -> None:
        match = Match.new("colt-express", 3, seed=5)
        assert match.moments(seat) == []
        before = match.view(seat)
        match.play(match.choices()[0])
        assert match.moments(seat)[0] == before
        assert len(match.patches(seat)) == len(match.moments(seat)) - 1

    def test_who_asks_afterwards_was_not_watching(self) -> None:
        match = territories()
        match.show(0)
        match.play(match.choices()[0])
        assert match.patches(1) == match.patches(1)
        assert match.watched_by == {0}

    @pytest.mark.parametrize("watching", [True, False], ids=["watching", "asking afterwards"])
    def test_a_view_that_fails_is_heard_of_by_whoever_asks_what_was_seen(self, watching: bool) -> None:
        match = territories()
        match.show(*([0] if watching else []))
        with short_sighted("six-territories"):
            match.play(match.choices()[0])
            with pytest.raises(ZeroDivisionError):
                match.patches(0)
        assert (match.played, match.view(0)["seat"]) == (1, 0)
        assert match.patches(None)


class TestViews:
    @two_slugs
    def test_what_is_done_to_one_changes_nothing_else(self, slug: str) -> None:
        match = Match.new(slug, seed=SEED)
        match.play(match.choices()[0])
        for ask in (match.view, match.patches, match.moments):
            before = json.dumps(ask(0))
            spoil(ask(0))
            assert json.dumps(ask(0)) == before
        untouched = Match.new(slug, seed=SEED)
        untouched.play(untouched.choices()[0])
        for one in (match, untouched):
            one.play(one.choices()[0])
        assert match.patches(0) == untouched.patches(0)


def spoil(value: Any) -> None:
    """Empty whatever can be emptied, from within."""
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        spoil(inner)
    if isinstance(value, dict | list):
        value.clear()


class TestUndo:
    @two_slugs
    def test_a_match_can_be_seen_as_it_was_after_any_move(self, slug: str) -> None:
        match = Match.new(slug, seed=SEED)
        views, heard, since = [], [], 0
        while True:
            views.append([match.view(seat) for seat in (None, *range(match.players))])
            heard.append([match.events(since, seat) for seat in (None, 0)])
            since = len(match.events())
            if match.over or len(views) > 60:
                break
            match.play(match.choices()[-1])
        record = match.truth.record()
        for move, seen in enumerate(views):
            earlier = match.rewound(move)
            assert [earlier.view(seat) for seat in (None, *range(match.players))] == seen
            assert [earlier.last_events(seat) for seat in (None, 0)] == heard[move]
            assert earlier.truth.moves == match.truth.moves[:move]
        assert match.truth.record() == record
        for move in (-1, match.played + 1):
            assert refused(MatchError, match.rewound, move).code == "no-such-move"

    @two_slugs
    def test_undo_goes_back_through_every_state(self, slug: str) -> None:
        match = played(slug)
        expected, moves = packed_steps(match), match.truth.moves
        told = {len(moves): len(match.events())}
        while match.played:
            match.undo()
            told[match.played] = len(match.events())
            assert state_of(match).pack() == expected[match.played]
            assert packed_steps(match) == expected[: match.played + 1]
            assert match.truth.moves == moves[: match.played]
            assert match.to_move is not None
        assert list(told.values()) == sorted(told.values(), reverse=True)
        assert len(told) == len(moves) + 1

    @two_slugs
    def test_a_move_taken_back_and_made_again_falls_the_same_way(self, slug: str) -> None:
        match = played(slug)
        end, last = state_of(match).pack(), match.truth.moves[-1]
        match.undo()
        match.play(last)
        assert state_of(match).pack() == end

    def test_before_the_first_move_there_is_nothing_to_undo(self) -> None:
        match = territories()
        before = state_of(match).pack()
        assert refused(MatchError, match.undo).code == "nothing-to-undo"
        assert state_of(match).pack() == before


class TestEvents:
    @two_slugs
    def test_everybody_is_told_of_every_event(self, slug: str) -> None:
        match = played(slug)
        whole = match.truth.events()
        assert whole
        for seat in [None, *range(match.players)]:
            told = match.events(seat=seat)
            assert [event.move for event in told] == [event.move for event in whole]
            for known, event in zip(told, whole, strict=True):
                assert known.args.items() <= event.args.items()
                assert known.key in (event.key, f"{event.key}-hidden")

    @two_slugs
    def test_those_since_n_are_all_but_the_first_n(self, slug: str) -> None:
        match = played(slug)
        events = match.events(seat=1)
        for since in (0, 1, len(events) - 1, len(events), len(events) + 5):
            assert match.events(since, seat=1) == events[since:]

    @two_slugs
    def test_an_event_carries_the_number_of_its_move(self, slug: str) -> None:
        match = Match.new(slug, seed=SEED)
        assert {event.move for event in match.events()} <= {0}
        for number in range(1, 6):
            heard = len(match.events())
            match.play(match.choices()[0])
            assert {event.move for event in match.events(heard)} <= {number}

    def test_what_only_one_seat_may_know_is_hidden_from_the_others(self) -> None:
        drew = shape("drew", Told("seat"), Told("card", lambda state, card: f"card-{card}", only="seat"))
        state = SimpleNamespace(players=3, watch=SimpleNamespace(events=[(4, 0, 12, 0, 0)]))
        game: Any = SimpleNamespace(events={4: drew})
        log = Log(game, state, 9)
        whole, hidden = Event(9, "drew", {"seat": 0, "card": "card-12"}), Event(9, "drew-hidden", {"seat": 0})
        assert log.told(None, all_knowing=True) == [whole]
        assert [log.told(seat) for seat in (0, 1, 2, None)] == [[whole], [hidden], [hidden], [hidden]]
        assert log.told(1) is log.told(None)


class TestResult:
    @two_slugs
    def test_the_scores_are_the_sums_of_their_parts_and_the_best_win(self, slug: str) -> None:
        match = played(slug)
        assert match.over
        assert match.to_move is None
        result = match.result
        assert result is not None
        assert [sum(part.points for part in parts) for parts in result.parts] == result.scores
        assert sorted(seat for group in result.ranking for seat in group) == list(range(match.players))
        assert result.winners == result.ranking[0]

    def test_equal_seats_share_a_rank(self) -> None:
        assert ranking([3, 8, 3, 8, -1]) == [[1, 3], [0, 2], [4]]
        assert ranking([5, 5]) == [[0, 1]]

    def test_points_that_do_not_divide_are_fractions(self) -> None:
        lands = {"forest": {"riches": [5, 5], "characters": {0: 2, 1: 1}}}
        match = Match.from_position(
            "six-territories", {"players": 2, "options": {"scoring": "advanced"}, "lands": lands, "envelope": {}}
        )
        assert match.result is not None
        assert list(map(str, match.result.scores)) == ["20/3", "10/3"]
        assert match.result.ranking == [[0], [1]]


class TestPositions:
    @two_slugs
    def test_a_match_goes_on_from_its_position(self, slug: str) -> None:
        match = played(slug, moves=5)
        twin = Match.from_position(slug, match.truth.position(), seed=3)
        assert state_of(twin).pack() == state_of(match).pack()
        assert twin.choices() == match.choices()
        assert twin.truth.moves == []

    def test_a_position_is_kept_apart_from_what_was_given(self) -> None:
        given: dict[str, Any] = {"players": 2, "lands": {"forest": {"riches": [5]}}}
        match = Match.from_position("six-territories", given, seed=1)
        given["lands"]["forest"]["riches"].append(3)
        assert match.truth.record().position == {"players": 2, "lands": {"forest": {"riches": [5]}}}

    @pytest.mark.parametrize(
        ("position", "code"),
        [
            ({}, "position-players"),
            ([], "position-players"),
            ("players", "position-players"),
            ({"players": 2, "lands": {"forest"}}, "position-not-json"),
            ({"players": 2, "turn": float("nan")}, "position-not-json"),
        ],
    )
    def test_a_position_that_cannot_be_is_refused(self, position: Any, code: str) -> None:
        assert refused(PositionError, Match.from_position, "six-territories", position).code == code
