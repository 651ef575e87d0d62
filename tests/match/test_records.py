"""Records: out, in, and what is refused."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest
from tests.house import two_slugs
from tests.kit import packed_steps
from tests.match.helpers import played

import saloon
from saloon import Match, SaloonError
from saloon.engine import GameError
from saloon.match import MatchError, RecordError
from saloon.match.records import Record, schema
from saloon.match.replay import verify

DOCS = Path(__file__).parents[2] / "docs"


def refused(given: Any, kind: type[SaloonError] = RecordError) -> SaloonError:
    with pytest.raises(kind) as refusal:
        Match.replay(given)
    return refusal.value


class TestReplay:
    @two_slugs
    @pytest.mark.parametrize("moves", [0, 4, None])
    def test_a_replay_is_the_same_match_to_the_byte(self, slug: str, moves: int | None) -> None:
        match = played(slug, moves=moves)
        record = match.truth.record()
        for given in (record, msgspec.to_builtins(record), record.to_json(), record.to_json().encode()):
            again = Match.replay(given)
            assert packed_steps(again) == packed_steps(match)
            assert again.truth.events() == match.truth.events()
            assert again.truth.record() == record
            assert again.result == match.result

    @two_slugs
    def test_most_players(self, slug: str) -> None:
        match = played(slug, players=saloon.game(slug).players[-1])
        assert packed_steps(Match.replay(match.truth.record().to_json())) == packed_steps(match)

    def test_options_seats_and_fractions_come_back(self) -> None:
        match = played("six-territories", options={"scoring": "advanced"}, seats=["Ann", "", "Zoë"])
        record = match.truth.record()
        assert record.result is not None
        assert any(isinstance(score, str) and "/" in score for score in record.result.scores)
        again = Match.replay(record.to_json())
        assert (again.options, again.seats, again.result) == (match.options, match.seats, match.result)

    def test_a_match_that_began_in_the_middle_comes_back(self) -> None:
        position = {"players": 2, "lands": {"forest": {"riches": [5], "characters": {0: 1}}}}
        match = Match.from_position("six-territories", position, seed=5)
        match.play(match.choices()[0])
        record = match.truth.record()
        again = Match.replay(record.to_json())
        assert packed_steps(again) == packed_steps(match)
        assert again.truth.record() == record

    def test_a_record_taken_back_and_played_on_is_a_record_too(self) -> None:
        match = played("six-territories")
        match.undo()
        match.undo()
        match.play(match.choices()[-1])
        assert packed_steps(Match.replay(match.truth.record())) == packed_steps(match)

    def test_a_report_says_what_was_proven(self) -> None:
        match = played("six-territories")
        report = verify(match.truth.record())
        assert report.game == "six-territories"
        assert report.moves == match.played
        assert report.result == match.result
        assert report.commitment == match.commitment
        assert report.proven


class TestFormat:
    def test_a_record_says_no_more_than_it_must(self) -> None:
        record = json.loads(Match.new("six-territories", seed=7).truth.record().to_json())
        assert list(record) == [
            "format", "game", "rules", "players", "options", "seats", "seed", "moves", "outcomes",
        ]  # fmt: skip
        assert (record["format"], record["rules"]) == (1, saloon.game("six-territories").version)
        assert record["seed"] == "0" * 63 + "7"

    def test_the_published_schema_is_current(self) -> None:
        published = json.loads((DOCS / "record.schema.json").read_text(encoding="utf-8"))
        assert published == schema()

    @two_slugs
    def test_records_keep_to_the_schema(self, slug: str) -> None:
        for moves in (0, None):
            jsonschema.validate(json.loads(played(slug, moves=moves).truth.record().to_json()), schema())

    def test_the_example_of_the_documentation_replays(self) -> None:
        (example,) = re.findall(
            r"^```json\n(\{\"format\".*?\})\n```$", (DOCS / "record.md").read_text("utf-8"), re.DOTALL | re.M
        )
        assert msgspec.to_builtins(Match.replay(example).truth.record()) == json.loads(example)

    def test_every_code_of_the_documentation_is_raised_and_the_other_way_round(self) -> None:
        room = Path(saloon.__file__).parent / "match"
        source = "".join(path.read_text("utf-8") for path in room.glob("*.py"))
        documented = re.findall(r"^\| `(record-[a-z]+)`", (DOCS / "record.md").read_text("utf-8"), re.M)
        assert sorted(documented) == sorted(set(re.findall(r'RecordError\("(.*?)"', source)))


class TestMalformed:
    @pytest.mark.parametrize(
        ("change", "path"),
        [
            ({"format": 2}, "$.format"),
            ({"format": "1"}, "$.format"),
            ({"game": None}, "$.game"),
            ({"rules": 0}, "$.rules"),
            ({"rules": 1.5}, "$.rules"),
            ({"players": "2"}, "$.players"),
            ({"players": True}, "$.players"),
            ({"options": []}, "$.options"),
            ({"options": {"riches": {}}}, "$.options[...]"),
            ({"seats": ["Ann", 7]}, "$.seats[1]"),
            ({"seed": 7}, "$.seed"),
            ({"seed": "AB" * 32}, "$.seed"),
            ({"seed": "ab" * 31}, "$.seed"),
            ({"seed": "ab" * 32 + "\n"}, "$.seed"),
            ({"position": []}, "$.position"),
            ({"moves": "place"}, "$.moves"),
            ({"moves": [6]}, "$.moves[0]"),
            ({"outcomes": [["0"]]}, "$.outcomes[0][0]"),
            ({"outcomes": [[-1]]}, "$.outcomes[0][0]"),
            ({"result": {"scores": [1, 2]}}, "$.result"),
            ({"result": {"scores": ["many", 2], "ranking": [[1], [0]]}}, "$.result.scores[0]"),
            ({"result": {"scores": [1, 2], "ranking": [[1], [0]], "by": "me"}}, "$.result"),
            ({"comment": "a fine game"}, "$"),
        ],
    )
    def test_a_wrong_field_is_named(self, change: dict[str, Any], path: str) -> None:
        record = {**msgspec.to_builtins(played("six-territories", moves=4).truth.record()), **change}
        for given in (record, json.dumps(record)):
            refusal = refused(given)
            assert refusal.code == "record-malformed"
            assert refusal.params["path"] == path
            assert refusal.params["problem"]

    def test_a_missing_field_is_named(self) -> None:
        record = msgspec.to_builtins(played("six-territories", moves=4).truth.record())
        for field in record:
            refusal = refused({name: value for name, value in record.items() if name != field})
            assert refusal.code == "record-malformed"
            assert f"`{field}`" in refusal.params["problem"]

    def test_a_record_cut_short_is_refused_wherever_it_is_cut(self) -> None:
        text = played("six-territories", moves=4).truth.record().to_json()
        for length in range(len(text)):
            assert refused(text[:length]).code == "record-malformed"

    @pytest.mark.parametrize(
        "given", [None, 5, [], object(), {7: 7}, "", "null", b"\xff\xfe", "\ud800", '{"position":{"a":' + "[" * 100_000]
    )
    def test_what_is_no_record_at_all_is_refused(self, given: Any) -> None:
        assert refused(given).code == "record-malformed"

    def test_a_record_made_by_hand_is_read_as_strictly(self) -> None:
        record = played("six-territories", moves=4).truth.record()
        assert refused(msgspec.structs.replace(record, players="2")).params["path"] == "$.players"
        assert refused(msgspec.structs.replace(record, moves=[object()])).code == "record-malformed"

    def test_moves_and_outcomes_must_go_together(self) -> None:
        record = played("six-territories", moves=4).truth.record()
        refusal = refused(msgspec.structs.replace(record, outcomes=record.outcomes[:-1]))
        assert (refusal.code, refusal.params) == ("record-length", {"path": "$.outcomes", "outcomes": 4, "moves": 4})

    def test_what_could_not_be_begun_is_refused_as_it_is_there(self) -> None:
        record = played("six-territories", moves=4).truth.record()
        assert refused(msgspec.structs.replace(record, game="whist"), GameError).code == "unknown-game"
        assert refused(msgspec.structs.replace(record, players=9), GameError).code == "player-count"
        assert refused(msgspec.structs.replace(record, seats=["Ann"]), MatchError).code == "seat-names"


def changed(record: Record, **fields: Any) -> Record:
    return msgspec.structs.replace(record, **fields)


class TestTampered:
    @two_slugs
    def test_another_seed_does_not_give_the_same_draws(self, slug: str) -> None:
        record = played(slug, moves=4).truth.record()
        assert refused(changed(record, seed="ab" * 32)).code == "record-tampered"

    @two_slugs
    def test_every_single_outcome_is_checked(self, slug: str) -> None:
        record = played(slug, moves=4).truth.record()
        for number, outcomes in enumerate(record.outcomes):
            for wrong in ([*outcomes, 0], [outcome + 1 for outcome in outcomes], outcomes[:-1]):
                if wrong != outcomes:
                    forged = [*record.outcomes[:number], wrong, *record.outcomes[number + 1 :]]
                    refusal = refused(changed(record, outcomes=forged))
                    assert (refusal.code, refusal.params) == ("record-tampered", {"number": number})

    @two_slugs
    def test_an_impossible_move_is_named(self, slug: str) -> None:
        record = played(slug, moves=4).truth.record()
        moves = [*record.moves[:2], "fly to the moon", record.moves[3]]
        refusal = refused(changed(record, moves=moves))
        assert refusal.code == "record-move"
        assert refusal.params == {"number": 3, "move": "fly to the moon", "reason": "unknown-move"}

    @two_slugs
    def test_moves_after_the_end_are_refused(self, slug: str) -> None:
        record = played(slug).truth.record()
        refusal = refused(changed(record, moves=[*record.moves, "keep"], outcomes=[*record.outcomes, []]))
        assert refusal.params == {"number": len(record.moves) + 1, "move": "keep", "reason": "game-over"}

    @two_slugs
    def test_a_result_must_be_the_one_of_the_moves(self, slug: str) -> None:
        record = played(slug).truth.record()
        assert record.result is not None
        raised = changed(record.result, scores=[999, *record.result.scores[1:]])  # type: ignore[arg-type]
        upside_down = changed(record.result, ranking=[*record.result.ranking[::-1], []])  # type: ignore[arg-type]
        for result in (raised, upside_down, None):
            assert refused(changed(record, result=result)).code == "record-result"
        early = changed(record, moves=record.moves[:-1], outcomes=record.outcomes[:-1])
        assert refused(early).code == "record-result"

    def test_players_and_options_must_be_those_of_the_position(self) -> None:
        position = {"players": 2, "options": {"scoring": "advanced"}}
        record = Match.from_position("six-territories", position, seed=5).truth.record()
        assert Match.replay(record).options == {"scoring": "advanced"}
        assert refused(changed(record, players=3, seats=[""] * 3)).code == "record-position"
        assert refused(changed(record, options={})).code == "record-position"


class TestOtherRules:
    """The present rules stand in for the changed ones: a record that claims another version must not be drawn again."""

    @pytest.fixture(params=saloon.list_games())
    def old(self, request: pytest.FixtureRequest) -> Record:
        return changed(played(request.param).truth.record(), rules=saloon.game(request.param).version + 1)

    @pytest.mark.slow
    def test_it_is_replayed_by_its_outcomes(self, old: Record) -> None:
        match = Match.replay(old)
        assert packed_steps(match) == packed_steps(played(old.game))

    def test_it_is_not_proven_whether_its_seed_agrees_or_not(self, old: Record) -> None:
        report = verify(old)
        assert (report.proven, report.seeded, report.rules, report.present) == (False, True, old.rules, old.rules - 1)
        report = verify(changed(old, seed="ab" * 32))
        assert (report.proven, report.seeded) == (False, False)

    @pytest.mark.slow
    def test_its_seed_draws_nothing(self, old: Record) -> None:
        match, original = Match.replay(changed(old, seed="ab" * 32)), played(old.game)
        assert match.result == original.result
        assert match.truth.events() == original.truth.events()

    def test_its_own_record_keeps_the_version(self, old: Record) -> None:
        match = Match.replay(old)
        assert match.truth.record() == old
        match.undo()
        match.play(match.choices()[0])
        assert match.truth.record().rules == old.rules
        assert packed_steps(Match.replay(match.truth.record())) == packed_steps(match)

    def test_it_is_refused_if_the_rules_ask_for_more(self, old: Record) -> None:
        drawn = next(number for number, outcomes in enumerate(old.outcomes) if outcomes)
        short = [outcomes[:-1] if number == drawn else outcomes for number, outcomes in enumerate(old.outcomes)]
        self.assert_refused(changed(old, outcomes=short))

    def test_it_is_refused_if_the_rules_leave_one_over(self, old: Record) -> None:
        for number in (0, 1, len(old.moves)):
            long = [[*outcomes, 0] if at == number else outcomes for at, outcomes in enumerate(old.outcomes)]
            self.assert_refused(changed(old, outcomes=long))

    def test_it_is_refused_if_an_outcome_cannot_be(self, old: Record) -> None:
        self.assert_refused(changed(old, outcomes=[[10**6 for _ in outcomes] for outcomes in old.outcomes]))

    def test_it_is_refused_if_a_move_is_gone(self, old: Record) -> None:
        self.assert_refused(changed(old, moves=["fly to the moon", *old.moves[1:]]))

    def test_it_is_refused_if_the_result_is_another(self, old: Record) -> None:
        self.assert_refused(changed(old, result=None))

    def test_it_is_refused_if_an_option_is_gone(self, old: Record) -> None:
        self.assert_refused(changed(old, options={"dynamite": True}))

    def assert_refused(self, record: Record) -> None:
        refusal = refused(record)
        assert refusal.code == "record-version"
        assert refusal.params == {
            "game": record.game,
            "rules": record.rules,
            "present": saloon.game(record.game).version,
        }
