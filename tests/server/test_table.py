"""Tables as reductions of their journals, and who may do what."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import fields
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import saloon
from saloon.engine import SaloonError
from saloon.match import IllegalMove
from saloon.server import commands, frames, levels, projections, thinking
from saloon.server import journal as journal_events
from saloon.server.errors import RulesFailed
from saloon.server.identity import LETTERS, hashed, is_code, new_code, new_token
from saloon.server.journal import Chair, Envelope, read_event, write_event
from saloon.server.projections import Presence, Viewer
from saloon.server.table import Table, reduce

ANN, BO, CY = (hashed(str(number) * 32) for number in (1, 2, 3))


class Journal:
    """A table that is written by hand."""

    def __init__(self, *chairs: Chair, game: str = "six-territories", **more: Any) -> None:
        self.entries: list[Envelope] = []
        self.table = Table("abcdef")
        self.write(journal_events.Created(game, len(chairs), {}, list(chairs), ANN, **more))

    def write(self, event: journal_events.AnyJournalEvent, client: str | None = None, at: float = 0.0) -> None:
        """Add a line."""
        self.entries.append(Envelope("abcdef", self.table.lines + 1, event, client, at))
        self.table.apply(self.entries[-1])

    def do(self, who: str, command: frames.Command) -> None:
        """Do something."""
        self.write(commands.decide(self.table, who, command))

    def move(self, number: int = 0) -> None:
        """Whoever is to move makes one of his choices."""
        assert self.table.match
        seat, choices = self.table.to_move, self.table.match.choices()
        assert seat is not None
        self.write(journal_events.Moved(seat, choices[number % len(choices)].text))

    def refused(self, who: str, command: frames.Command) -> str:
        """The code with which something is refused; nothing has changed."""
        before = picture(self.table)
        with pytest.raises(SaloonError) as refusal:
            self.do(who, command)
        assert picture(self.table) == before
        assert not refusal.value.text("fr").startswith("error-")
        return refusal.value.code


def two(**more: Any) -> Journal:
    """A match of two people that has begun."""
    journal = Journal(Chair(ANN, "Ann"), Chair(BO, "Bo"), **more)
    journal.do(ANN, frames.Start())
    return journal


def picture(table: Table) -> dict[str, Any]:
    """Everything that is true of a table, comparable."""
    shown = {field.name: getattr(table, field.name) for field in fields(table)}
    shown["trouble"] = table.trouble and table.trouble.code
    match = shown.pop("match")
    shown["record"] = match and match.truth.record()
    viewers = [*range(table.players), None]
    shown["log"] = [(one.version, one.event, [one.events_for(seat) for seat in viewers]) for one in table.log]
    return {name: repr(value) for name, value in shown.items()}


COMMANDS: list[Callable[[random.Random, int], frames.Command]] = [
    lambda r, seat: frames.Sit(seat, r.choice(["Ann", "Bo", "Cy"])),
    lambda r, seat: frames.Leave(seat),
    lambda r, seat: frames.Seatbot(seat, r.choice(saloon.list_bots())),
    lambda r, seat: frames.Kick(seat),
    lambda r, seat: frames.Start(),
    lambda r, seat: frames.Undo(seat),
    lambda r, seat: frames.Takeback(seat),
    lambda r, seat: frames.Vote(seat, r.random() < 0.7),
    lambda r, seat: frames.Pause(),
    lambda r, seat: frames.Resume(),
    lambda r, seat: frames.Rematch(),
    lambda r, seat: frames.Say("Howdy"),
    lambda r, seat: frames.Mute(seat, r.random() < 0.5),
]


def random_journal(seed: int, steps: int) -> Journal:
    """Anybody does anything that is allowed, in any order."""
    r = random.Random(seed)
    journal = Journal(Chair(ANN, "Ann"), Chair(), Chair(bot="random"))
    for _ in range(steps):
        who, seat = r.choice((ANN, BO, CY)), r.randrange(3)
        command = r.choice(COMMANDS)(r, seat)
        table = journal.table
        if r.random() < 0.7 and table.match and table.phase == "playing" and table.to_move is not None:
            who = table.seats[table.to_move].owner or who
            command = frames.Move(table.to_move, r.choice(table.match.choices()).code, table.version)
        try:
            event = commands.decide(table, who, command)
        except SaloonError:
            continue
        journal.write(event, f"{who}:{len(journal.entries)}")
    return journal


@given(st.integers(0, 10_000))
def test_the_same_journal_is_the_same_table(seed: int) -> None:
    journal = random_journal(seed, 80)
    again = [msgspec.structs.replace(entry, event=read_event(write_event(entry.event))) for entry in journal.entries]
    assert again == journal.entries
    assert picture(reduce(again)) == picture(journal.table)


@given(st.integers(0, 10_000))
def test_what_holds_at_every_table(seed: int) -> None:
    journal = random_journal(seed, 120)
    table = reduce(journal.entries[:1])
    for entry in journal.entries[1:]:
        table.apply(entry)
        assert table.version == entry.version
        assert table.asked <= table.version
        owners = {seat.owner for seat in table.seats if seat.owner}
        assert not owners or table.host in {*owners, ANN}
        if table.match:
            assert len(table.movers) == table.match.played
        if table.vote:
            assert table.phase != "over"
            assert not table.voters(table.vote) <= table.vote.yes
        for look in (None, 0, 1, 2):
            mine = () if look is None else (look,)
            assert projections.encode(projections.scene(table, Viewer(look, mine), Presence()))


def test_a_version_cannot_be_left_out() -> None:
    journal = two()
    with pytest.raises(ValueError, match="cannot follow"):
        journal.table.apply(Envelope("abcdef", 9, journal_events.Lapsed(), None, 0.0))


class TestSeats:
    def test_a_free_seat_is_taken_once(self) -> None:
        journal = Journal(Chair(ANN, "Ann"), Chair(), Chair(bot="random"))
        journal.do(BO, frames.Sit(1, "  Bo\n "))
        assert journal.table.seats[1].name == "Bo"
        assert journal.refused(CY, frames.Sit(1, "Cy")) == "seat-taken"
        assert journal.refused(ANN, frames.Sit(0, "Ann")) == "seat-taken"
        assert journal.refused(CY, frames.Sit(3, "Cy")) == "no-such-seat"
        assert journal.refused(CY, frames.Sit(2, "\u200b\n")) == "nothing-written"
        journal.do(CY, frames.Sit(2, "Cy"))
        assert not journal.table.seats[2].bot

    def test_nobody_does_nothing(self) -> None:
        assert two().refused("", frames.Sit(0, "x")) == "who-are-you"

    def test_whoever_leaves_a_match_is_played_for_and_can_be_replaced(self) -> None:
        journal = two()
        journal.do(BO, frames.Leave(1))
        assert (journal.table.seats[1].bot, journal.table.seats[1].owner) == (levels.USUAL, "")
        assert journal.refused(ANN, frames.Sit(1, "Ann")) == "seat-in-play"
        journal.do(CY, frames.Sit(1, "Cy"))
        assert journal.table.seats_of(CY) == [1]

    def test_whoever_left_cannot_look_through_other_eyes(self) -> None:
        journal = Journal(Chair(ANN, "Ann"), Chair(BO, "Bo"), Chair(CY, "Cy"))
        journal.do(ANN, frames.Start())
        journal.do(BO, frames.Leave(1))
        journal.do(CY, frames.Leave(2))
        assert journal.refused(BO, frames.Sit(2, "Bo")) == "seat-in-play"
        journal.do(BO, frames.Sit(1, "Bo"))

    def test_a_bots_level_stands_during_a_match(self) -> None:
        journal = Journal(Chair(ANN, "Ann"), Chair(bot="random"))
        journal.do(ANN, frames.Seatbot(1, "deputy"))
        journal.do(ANN, frames.Start())
        assert journal.refused(ANN, frames.Seatbot(1, "tenderfoot")) == "match-goes-on"
        journal.do(ANN, frames.Seatbot(0, "deputy"))
        journal.do(ANN, frames.Sit(0, "Ann"))
        while journal.table.phase == "playing":
            journal.move()
        journal.do(ANN, frames.Seatbot(1, "tenderfoot"))

    def test_a_bots_seat_is_not_free_during_a_match(self) -> None:
        journal = Journal(Chair(ANN, "Ann"), Chair(bot="random"))
        journal.do(ANN, frames.Start())
        assert journal.refused(BO, frames.Sit(1, "Bo")) == "seat-in-play"

    def test_a_seat_is_handed_to_a_bot_and_taken_back(self) -> None:
        journal = two()
        journal.do(BO, frames.Seatbot(1, "random"))
        assert journal.table.seats[1].bot == "random"
        assert journal.refused(CY, frames.Sit(1, "Cy")) == "seat-taken"
        assert journal.refused(CY, frames.Seatbot(1, "deputy")) == "not-your-seat"
        assert journal.refused(BO, frames.Seatbot(1, "deep-thought")) == "unknown-bot"
        journal.do(BO, frames.Sit(1, "Bo"))
        assert journal.table.seats[1].bot == ""

    def test_a_link_moves_a_seat_once(self) -> None:
        journal, secret = two(), new_token()
        assert journal.refused(CY, frames.Claim(1, secret)) == "wrong-secret"
        journal.write(commands.link(journal.table, BO, 1, secret))
        assert secret not in repr(journal.entries)
        assert journal.refused(CY, frames.Claim(1, new_token())) == "wrong-secret"
        assert journal.refused(CY, frames.Claim(1, "")) == "wrong-secret"
        journal.do(CY, frames.Claim(1, secret))
        assert journal.table.seats[1].owner == CY
        assert journal.refused(BO, frames.Claim(1, secret)) == "wrong-secret"


class TestHost:
    def test_rights(self) -> None:
        journal = Journal(Chair(ANN, "Ann"), Chair(BO, "Bo"), Chair())
        for command in (frames.Start(), frames.Kick(0), frames.Seatbot(2, "random"), frames.Mute(0, True)):
            assert journal.refused(BO, command) == "host-only"
        assert journal.refused(ANN, frames.Start()) == "seats-empty"
        assert journal.refused(ANN, frames.Kick(2)) == "seat-empty"
        journal.do(ANN, frames.Seatbot(2, "random"))
        journal.do(ANN, frames.Start())
        assert journal.refused(ANN, frames.Start()) == "match-goes-on"
        assert journal.refused(ANN, frames.Kick(1)) == "match-goes-on"

    def test_rights_pass_on_when_the_host_leaves(self) -> None:
        journal = Journal(Chair(ANN, "Ann"), Chair(BO, "Bo"))
        journal.do(ANN, frames.Leave(0))
        assert journal.table.host == BO
        journal.do(BO, frames.Leave(1))
        journal.do(CY, frames.Sit(0, "Cy"))
        assert journal.table.host == CY

    def test_a_kicked_seat_is_free(self) -> None:
        journal = Journal(Chair(ANN, "Ann"), Chair(BO, "Bo"))
        journal.do(ANN, frames.Kick(1))
        journal.do(CY, frames.Sit(1, "Cy"))


class TestMoves:
    def test_a_move_belongs_to_a_seat_and_a_question(self) -> None:
        journal = two()
        match, version = journal.table.match, journal.table.version
        assert match
        code = match.choices()[0].code
        assert journal.refused(BO, frames.Move(0, code, version)) == "not-your-seat"
        assert journal.refused(BO, frames.Move(1, code, version)) == "not-your-turn"
        assert journal.refused(ANN, frames.Move(0, code, version - 1)) == "stale"
        assert journal.refused(ANN, frames.Move(0, code, version + 1)) == "stale"
        assert journal.refused(ANN, frames.Move(0, "dance", version)) == "unknown-move"
        assert journal.refused(ANN, frames.Move(0, 9999, version)) == "unknown-move"
        journal.do(BO, frames.Say("Hurry up"))
        journal.do(ANN, frames.Move(0, match.choices()[0].text.upper(), version))
        assert journal.refused(ANN, frames.Move(0, code, version)) == "stale"

    def test_not_before_not_after_and_not_in_a_pause(self) -> None:
        journal = Journal(Chair(ANN, "Ann"), Chair(BO, "Bo"))
        assert journal.refused(ANN, frames.Move(0, 1, 1)) == "no-match"
        assert journal.refused(ANN, frames.Pause()) == "no-match"
        assert journal.refused(ANN, frames.Rematch()) == "no-match"
        journal.do(ANN, frames.Start())
        journal.do(BO, frames.Pause())
        assert journal.table.phase == "paused"
        assert journal.refused(ANN, frames.Move(0, 1, journal.table.version)) == "paused"
        assert journal.refused(CY, frames.Resume()) == "seat-needed"
        journal.do(ANN, frames.Resume())
        assert journal.refused(ANN, frames.Resume()) == "not-paused"
        while journal.table.phase == "playing":
            journal.move()
        assert journal.refused(ANN, frames.Move(0, 1, journal.table.version)) == "game-over"
        assert journal.refused(ANN, frames.Takeback(0)) == "game-over"

    def test_a_bot_plays_for_whoever_handed_his_seat_over(self) -> None:
        journal = two()
        journal.do(ANN, frames.Seatbot(0, "random"))
        assert journal.refused(ANN, frames.Move(0, 1, journal.table.version)) == "bot-plays"

    def test_a_bot_that_was_replaced_for_a_choice_keeps_its_seat(self) -> None:
        """Also one that an old journal took its seat away from."""
        journal = Journal(Chair(ANN, "Ann"), Chair(bot="legend"))
        journal.do(ANN, frames.Start())
        asked = journal.table.asked
        journal.write(journal_events.Replaced(1, "marshal", "legend", "slow"))
        journal.write(journal_events.Replaced(1, "deputy", "marshal", "failed"))
        assert (journal.table.seats[1].bot, journal.table.asked) == ("legend", asked)
        assert picture(reduce(journal.entries)) == picture(journal.table)

    def test_a_rematch_on_the_same_table(self) -> None:
        journal = two()
        while journal.table.phase == "playing":
            journal.move()
        first = journal.table.match
        assert first
        journal.do(BO, frames.Rematch())
        assert journal.table.rematch == {1}
        journal.do(ANN, frames.Start())
        assert journal.table.match
        assert (journal.table.phase, journal.table.rematch) == ("playing", set())
        assert journal.table.match.commitment != first.commitment


class TestTakingBack:
    @pytest.mark.slow
    def test_undo_only_what_taught_nobody_anything(self) -> None:
        """In Colt Express the plan of a bandit is laid down without chance until the round ends."""
        journal = Journal(Chair(ANN, "Ann"), Chair(BO, "Bo"), Chair(CY, "Cy"), game="colt-express")
        journal.do(ANN, frames.Start())
        undone = too_late = 0
        for number in range(60):
            who = journal.table.seats[journal.table.to_move or 0].owner
            seat, before = journal.table.to_move, picture(journal.table)["record"]
            assert seat is not None
            journal.move(number)
            assert journal.table.match
            doubt = journal.table.match.truth.doubt(seat)
            sure = doubt is not None and not thinking.do(thinking.Doubting("colt-express", *doubt))
            assert journal.table.match.can_undo(seat, surely=True) == sure
            if sure:
                journal.do(who, frames.Undo(seat))
                assert picture(journal.table)["record"] == before
                journal.move(number)
                undone += 1
            else:
                assert journal.refused(who, frames.Undo(seat)) in ("undo-too-late", "game-over")
                too_late += 1
        assert undone
        assert too_late

    def test_everybody_has_to_agree(self) -> None:
        journal = two()
        assert journal.refused(ANN, frames.Takeback(0)) == "no-move-of-yours"
        assert journal.refused(BO, frames.Vote(1, True)) == "no-vote"
        journal.move()
        journal.move()
        journal.do(ANN, frames.Takeback(0))
        assert journal.refused(BO, frames.Takeback(1)) == "vote-goes-on"
        journal.do(BO, frames.Vote(1, False))
        assert (journal.table.vote, len(journal.table.movers)) == (None, 2)
        journal.do(ANN, frames.Takeback(0))
        journal.do(BO, frames.Vote(1, True))
        assert (journal.table.vote, journal.table.movers) == (None, [])
        assert journal.table.match
        assert journal.table.match.truth.moves == []

    def test_a_move_ends_the_vote(self) -> None:
        journal = two()
        journal.move()
        journal.do(ANN, frames.Takeback(0))
        journal.move()
        assert journal.table.vote is None

    def test_bots_agree_to_anything(self) -> None:
        journal = Journal(Chair(ANN, "Ann"), Chair(bot="random"))
        journal.do(ANN, frames.Start())
        journal.move()
        journal.move()
        journal.do(ANN, frames.Takeback(0))
        assert journal.table.movers == []

    @pytest.mark.parametrize("stand_in", [journal_events.TimedOut, journal_events.Botted])
    def test_whoever_a_bot_stands_in_for_still_has_a_vote(self, stand_in: Any) -> None:
        journal = two()
        journal.move()
        journal.write(stand_in(1, "random"))
        journal.do(ANN, frames.Takeback(0))
        assert journal.table.vote
        assert journal.table.voters(journal.table.vote) == {1}
        journal.write(journal_events.Lapsed())
        assert len(journal.table.movers) == 1
        journal.do(ANN, frames.Takeback(0))
        journal.do(BO, frames.Vote(1, True))
        assert journal.table.movers == []

    def test_old_votes_are_counted_as_they_were(self) -> None:
        journal = two()
        journal.move()
        journal.write(journal_events.TimedOut(1, "random"))
        journal.write(journal_events.Takeback(0, 0))
        assert journal.table.movers == []

    def test_whoever_leaves_has_no_vote(self) -> None:
        journal = two()
        journal.move()
        journal.do(ANN, frames.Takeback(0))
        journal.do(BO, frames.Leave(1))
        assert (journal.table.vote, journal.table.movers) == (None, [])


class TestClock:
    def test_time_is_spent_by_whoever_is_asked_and_only_while_he_is(self) -> None:
        journal = Journal(Chair(ANN, "Ann"), Chair(BO, "Bo"), clock=60)
        journal.write(commands.decide(journal.table, ANN, frames.Start()), at=100)
        journal.write(journal_events.Said(1, "Bo", "Well?"), at=110)
        journal.write(journal_events.Paused(0), at=130)
        journal.write(journal_events.Resumed(0), at=1130)
        assert journal.table.spent == 30
        journal.write(journal_events.Botted(0, "random"), at=1135)
        journal.write(journal_events.Sat(0, ANN, "Ann"), at=2135)
        assert journal.table.spent == 35
        journal.write(journal_events.Answers(0, "ask"), at=2140)
        journal.write(journal_events.Said(0, "Ann", "A clock that goes back takes nothing back"), at=2000)
        assert journal.table.spent == 40
        assert journal.table.match
        journal.write(journal_events.Moved(0, journal.table.match.choices()[0].text), at=2001)
        assert (journal.table.spent, journal.table.times) == (0, [41])


class TestChat:
    def test_only_those_at_the_table_speak(self) -> None:
        journal = two()
        assert journal.refused(CY, frames.Say("Hi")) == "seat-needed"
        journal.do(ANN, frames.Mute(1, True))
        assert journal.refused(BO, frames.Say("Hi")) == "muted"
        journal.do(ANN, frames.Mute(1, False))
        journal.do(BO, frames.Say("Hi\x00\n there"))
        assert journal.table.chat[-1]["text"] == "Hi there"


class TestOldRules:
    def test_a_match_of_other_rules_is_shown_but_stands_still(self) -> None:
        journal = two()
        journal.move()
        old = [
            msgspec.structs.replace(entry, event=msgspec.structs.replace(entry.event, rules=999))
            if isinstance(entry.event, journal_events.Started)
            else entry
            for entry in journal.entries
        ]
        journal.table = reduce(old)
        assert (journal.table.phase, len(journal.table.movers)) == ("paused", 1)
        shown = projections.scene(journal.table, Viewer(0, (0,)), Presence())
        assert (shown.table.trouble, shown.view, shown.choices) == ("rules-version", None, [])
        for command in (frames.Move(0, 1, 3), frames.Resume(), frames.Undo(0), frames.Takeback(0)):
            assert journal.refused(ANN, command) == "rules-version"
        journal.do(ANN, frames.Start())
        assert journal.table.phase == "playing"


class TestFaults:
    """A rule that fails, at a move that is legal."""

    @pytest.fixture
    def faulty(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def fail(*args: Any, **more: Any) -> None:
            raise ZeroDivisionError("a rule")

        monkeypatch.setattr(saloon.game("six-territories").plain, "apply", fail)

    def test_a_move_is_worked_out_before_anything_changes(self, faulty: None) -> None:
        journal = two()
        assert journal.table.match
        before, move = picture(journal.table), journal_events.Moved(0, journal.table.match.choices()[0].text)
        with pytest.raises(RulesFailed) as fault:
            journal.table.prepare(move)
        assert isinstance(fault.value.__cause__, ZeroDivisionError)
        assert picture(journal.table) == before

    def test_a_move_is_worked_out_once(self, monkeypatch: pytest.MonkeyPatch) -> None:
        journal = two()
        assert journal.table.match
        move = journal_events.Moved(0, journal.table.match.choices()[0].text)
        prepared = journal.table.prepare(move)
        monkeypatch.setattr(saloon.game("six-territories").plain, "apply", None)
        journal.table.apply(Envelope("abcdef", journal.table.lines + 1, move, None, 0.0), prepared)
        assert journal.table.match.played == 1

    def test_what_is_not_legal_is_no_fault(self) -> None:
        with pytest.raises(IllegalMove):
            two().table.prepare(journal_events.Moved(0, "dance on the table"))


class TestIdentity:
    def test_tokens_are_random_and_only_hashes_are_kept(self) -> None:
        token = new_token()
        assert len(bytes.fromhex(token)) == 16
        assert token != new_token()
        assert len(hashed(token)) == 64
        assert [hashed(bad) for bad in ("", "x" * 32, token.upper() + "0", token + "\n")] == [""] * 4

    def test_codes_have_no_letters_that_look_alike(self) -> None:
        assert not set("ilo") & set(LETTERS)
        assert is_code(new_code())
        assert not any(map(is_code, ("", "abcde", "abcdeo", "abcdef\n", "../../")))
