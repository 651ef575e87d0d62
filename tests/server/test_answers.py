"""Answers out of turn: how a seat has passes made for it, and that nobody else can tell."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, get_args

import pytest
from tests import standoff
from tests.server.kit import PATIENCE, QUICK, Client, Json, Running, in_loop, running, thinking_by
from tests.server.test_bots import thought_of
from tests.server.test_table import ANN, BO, CY, Journal, picture

from saloon.bots.contract import Thought
from saloon.match import Match
from saloon.server import commands, frames, pacing, projections
from saloon.server import journal as journal_events
from saloon.server.bot_pool import Failed
from saloon.server.identity import hashed, new_token
from saloon.server.journal import Chair, Manner
from saloon.server.projections import Presence, Viewer
from saloon.server.shares import Asker, Rank
from saloon.server.table import reduce
from saloon.server.thinking import Job
from saloon.server.timers import Timer

MANNERS: tuple[Manner, ...] = get_args(Manner)
HANDS = (0, 1, 2)  # guns of the seat that is asked
SOON, LATE = 0.02, 300.0  # delays: at once as far as a test cares, and never


@pytest.fixture(autouse=True)
def _standoff() -> Iterator[None]:
    with standoff.at_home():
        yield


def position(guns: int = 0, asked: int | None = 1, players: int = 2) -> Json:
    """Seat 0 threatens seat 1, who holds two cards, so many of them guns."""
    return {"players": players, "turn": 0, "guns": [1, guns, 1][:players], "asked": asked}


def asked_bo(guns: int = 0, **more: Any) -> Journal:
    """A match of two in which Bo is asked."""
    journal = Journal(Chair(ANN, "Ann"), Chair(BO, "Bo"), game=standoff.SLUG, position=position(guns), **more)
    journal.write(journal_events.Started("07" * 32, 1))
    assert journal.table.to_move == 1
    return journal


def passing(journal: Journal) -> str | None:
    """The pass that is about to be made."""
    found = journal.table.passing
    return found.text if found else None


class TestManners:
    """How a seat answers, as its owner set it."""

    @pytest.mark.parametrize(
        ("how", "guns", "made"),
        [
            ("ask", 0, None),
            ("ask", 1, None),
            ("unable", 0, "pass"),
            ("unable", 1, None),
            ("never", 0, "pass"),
            ("never", 1, "pass"),
        ],
    )
    def test_when_a_pass_is_made(self, how: Manner, guns: int, made: str | None) -> None:
        journal = asked_bo(guns)
        journal.do(BO, frames.Answers(1, how))
        assert passing(journal) == made

    def test_nobody_passes_in_turn(self) -> None:
        journal = Journal(Chair(ANN, "Ann"), Chair(BO, "Bo"), game=standoff.SLUG)
        journal.do(ANN, frames.Start())
        journal.do(ANN, frames.Answers(0, "never"))
        assert (journal.table.to_move, passing(journal)) == (0, None)

    def test_nothing_is_made_in_a_pause_or_a_vote_or_for_a_bot(self) -> None:
        journal = asked_bo()
        journal.do(BO, frames.Answers(1, "never"))
        journal.do(ANN, frames.Pause())
        assert passing(journal) is None
        journal.do(ANN, frames.Resume())
        assert passing(journal) == "pass"
        journal.move()
        journal.write(journal_events.Moved(1, "threaten"))
        journal.write(journal_events.Moved(0, "pass"))
        journal.write(journal_events.Moved(0, "threaten"))
        assert passing(journal) == "pass"
        journal.do(ANN, frames.Takeback(0))
        assert passing(journal) is None
        journal.do(BO, frames.Vote(1, False))
        assert passing(journal) == "pass"
        journal.do(BO, frames.Seatbot(1, "random"))
        assert passing(journal) is None

    def test_whoever_takes_his_own_pass_back_is_asked(self) -> None:
        journal = asked_bo()
        journal.do(BO, frames.Answers(1, "never"))
        journal.move()
        journal.do(BO, frames.Undo(1))
        assert (journal.table.to_move, passing(journal)) == (1, None)
        journal.move()
        journal.write(journal_events.Moved(1, "rest"))
        journal.write(journal_events.Moved(0, "threaten"))
        assert passing(journal) == "pass"

    def test_what_another_takes_back_is_passed_again(self) -> None:
        journal = asked_bo()
        journal.do(BO, frames.Answers(1, "never"))
        for move in ("pass", "rest", "threaten", "pass"):
            journal.write(journal_events.Moved(journal.table.to_move or 0, move))
        journal.do(ANN, frames.Takeback(0))
        journal.do(BO, frames.Vote(1, True))
        assert (journal.table.to_move, passing(journal)) == (0, None)
        journal.write(journal_events.Moved(0, "threaten"))
        assert passing(journal) == "pass"

    def test_it_survives_a_restart_and_a_rematch(self) -> None:
        journal = asked_bo()
        journal.do(BO, frames.Answers(1, "unable"))
        assert picture(reduce(journal.entries)) == picture(journal.table)
        while journal.table.phase == "playing":
            journal.move()
        journal.do(ANN, frames.Start())
        assert [seat.answers for seat in journal.table.seats] == ["ask", "unable"]

    def test_it_stays_with_its_owner(self) -> None:
        journal, secret = asked_bo(), new_token()
        journal.do(BO, frames.Answers(1, "never"))
        journal.do(BO, frames.Seatbot(1, "random"))
        journal.do(BO, frames.Sit(1, "Bo"))
        assert journal.table.seats[1].answers == "never"
        journal.write(commands.link(journal.table, BO, 1, secret))
        journal.do(BO, frames.Claim(1, secret))
        assert journal.table.seats[1].answers == "never"

    def test_another_owner_begins_anew(self) -> None:
        for hand_over in (self._claimed, self._left, self._kicked):
            journal = asked_bo()
            journal.do(BO, frames.Answers(1, "never"))
            hand_over(journal)
            assert (journal.table.seats[1].owner, journal.table.seats[1].answers) == (CY, "ask")

    @staticmethod
    def _claimed(journal: Journal) -> None:
        secret = new_token()
        journal.write(commands.link(journal.table, BO, 1, secret))
        journal.do(CY, frames.Claim(1, secret))

    @staticmethod
    def _left(journal: Journal) -> None:
        journal.do(BO, frames.Leave(1))
        journal.do(CY, frames.Sit(1, "Cy"))

    @staticmethod
    def _kicked(journal: Journal) -> None:
        while journal.table.phase == "playing":
            journal.move()
        journal.do(ANN, frames.Kick(1))
        journal.do(CY, frames.Sit(1, "Cy"))

    def test_refusals(self) -> None:
        journal = asked_bo()
        assert journal.refused(ANN, frames.Answers(1, "never")) == "not-your-seat"
        assert journal.refused(BO, frames.Answers(2, "never")) == "no-such-seat"
        other = Journal(Chair(ANN, "Ann"), Chair(BO, "Bo"))
        assert other.refused(ANN, frames.Answers(0, "never")) == "no-answers"


class TestSecrecy:
    """What the others are sent is the same to the byte, whatever the hand and the setting."""

    @staticmethod
    def sent_to(viewer: Viewer, guns: int, how: Manner, *, settled: bool) -> list[bytes]:
        """Everything told of a question and of the pass that answers it, and after a reconnect all of it again."""
        journal = asked_bo(guns)
        if settled:
            journal.do(BO, frames.Answers(1, how))
        told = [projections.encode(projections.scene(journal.table, viewer, Presence()))]
        if not settled:
            journal.do(BO, frames.Answers(1, how))
            told.append(projections.encode(projections.scene(journal.table, viewer, Presence())))
        journal.write(journal_events.Moved(1, "pass"))
        told.append(projections.encode(projections.scene(journal.table, viewer, Presence())))
        told += [projections.encode(projections.entry(line, viewer)) for line in journal.table.log]
        journal.do(BO, frames.Undo(1))
        return [*told, projections.encode(projections.scene(journal.table, viewer, Presence()))]

    @pytest.mark.parametrize("settled", [True, False])
    @pytest.mark.parametrize("viewer", [Viewer(0, (0,), True), Viewer(), Viewer(None, (1,)), Viewer(0, (0, 1))])
    def test_frames_to_others(self, viewer: Viewer, settled: bool) -> None:
        told = {tuple(self.sent_to(viewer, guns, how, settled=settled)) for guns in HANDS for how in MANNERS}
        assert len(told) == 1

    def test_the_owner_is_told(self) -> None:
        journal = asked_bo(1)
        own = Viewer(1, (1,))
        assert projections.scene(journal.table, own, Presence()).answers == frames.AnswersFrame("ask", True)
        journal.do(BO, frames.Answers(1, "never"))
        shown = projections.scene(journal.table, own, Presence())
        assert shown.answers == frames.AnswersFrame("never", True, standoff.Code.PASS)
        assert len(shown.choices) == 2
        journal.move()
        assert projections.scene(journal.table, own, Presence()).answers == frames.AnswersFrame("never")
        other = Journal(Chair(ANN, "Ann"), Chair(BO, "Bo"))
        assert projections.scene(other.table, Viewer(0, (0,)), Presence()).answers is None

    def test_a_setting_has_no_version_and_no_entry(self) -> None:
        journal = asked_bo()
        before, log = journal.table.version, len(journal.table.log)
        journal.do(BO, frames.Answers(1, "never"))
        assert (journal.table.version, len(journal.table.log)) == (before, log)
        assert journal.table.lines == before + 1
        journal.do(BO, frames.Move(1, "pass", before))
        assert journal.table.version == before + 1


class TestDelays:
    """Drawn delays; nobody waits for them here."""

    def test_they_look_like_thinking(self) -> None:
        drawn = [pacing.person_answer() for _ in range(20_000)]
        assert 0.8 < min(drawn) < 1.2
        assert 5.0 < max(drawn) <= pacing.LONGEST
        assert 2.0 < statistics.median(drawn) < 2.4
        assert statistics.mean(drawn) > statistics.median(drawn) + 0.15  # some take long, none takes no time
        assert len(set(drawn)) == len(drawn)

    @pytest.mark.parametrize("clock", [1, 5, 30, 3600])
    def test_they_stay_within_the_clock(self, clock: int) -> None:
        assert max(pacing.person_answer(clock) for _ in range(5000)) <= min(clock, pacing.LONGEST)

    def test_a_bot_has_time_to_think_at_any_pace(self) -> None:
        assert {pacing.bot_answer(0, 0.5) for _ in range(100)} == {0.5}
        assert all(0.7 <= pacing.bot_answer(1, 0.5) <= 1.3 for _ in range(1000))

    @pytest.mark.slow
    @in_loop
    async def test_hands_and_settings_draw_the_same(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """Forced and free passes are set off by the same draws: with the same luck, after the same seconds."""
        told: dict[tuple[int, str], list[float]] = {}
        kept = Timer.keep
        async with running(tmp_path) as house:
            for guns, how in [(guns, how) for guns in HANDS for how in ("unable", "never")]:
                if how == "unable" and guns:
                    continue
                waits = told.setdefault((guns, how), [])

                def keep(
                    timer: Any, about: object, seconds: float, alarm: Callable[[], None], waits: list[float] = waits
                ) -> None:
                    waits.append(seconds)
                    kept(timer, about, LATE, alarm)

                monkeypatch.setattr(Timer, "keep", keep)
                monkeypatch.setattr(pacing, "_source", random.Random(5))
                async with table_of(house, guns) as (_, bo):
                    waits.clear()
                    assert (await bo.do({"do": "answers", "seat": 1, "how": how}))["t"] == "ack"
        assert len(told) == 4
        first = next(iter(told.values()))
        assert first
        assert all(waits == first for waits in told.values())


@asynccontextmanager
async def table_of(house: Running, guns: int, *bots: str, watched: bool = False) -> AsyncIterator[list[Client]]:
    """Ann threatens Bo, who holds so many guns; perhaps somebody watches."""
    clients = [Client("", ""), Client("", "")]
    owners = [hashed(client.token) for client in clients]
    chairs = [Chair(owners[0], "Ann"), Chair(bot=bots[0]) if bots else Chair(owners[1], "Bo")]
    created = journal_events.Created(
        standoff.SLUG, 2, {}, chairs, owners[0], position=position(guns, asked=None), pace=0
    )
    made = await house.house.create(created, "here")
    clients = clients[: 2 - len(bots)] + ([Client("", "")] if watched else [])
    for client in clients:
        client.address, client.code = house.address, made.table.code
        await client.open()
    await made.inbox.ask(lambda: made.enact(None, lambda table: journal_events.Started("07" * 32, 1)))
    for client in clients:
        await client.wait_for(lambda scene: scene["table"]["phase"] == "playing")
    await clients[0].move("threaten")
    for client in clients:
        await client.wait_for(lambda scene: moves_in(scene) == 1)
    try:
        yield clients
    finally:
        for client in clients:
            await client.close()


def delay(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Have automatic passes come after so long."""
    monkeypatch.setattr(pacing, "person_answer", lambda clock=0: seconds)


def moves_in(scene: Json) -> int:
    return int(scene["table"].get("moves", 0))


async def answers(client: Client, how: str, seat: int = 1) -> Json:
    return await client.do({"do": "answers", "seat": seat, "how": how})


async def passes(client: Client, moves: int = 2) -> None:
    await client.wait_for(lambda scene: moves_in(scene) == moves)


async def settled(client: Client) -> int:
    """How many frames somebody has heard once everybody's coming has been told."""
    await asyncio.sleep(10 * QUICK.presence_delay)
    await client.hello()
    return len(client.heard)


async def nothing_happens(client: Client, moves: int = 1) -> None:
    """For long enough that an automatic pass would have come."""
    await asyncio.sleep(10 * SOON)
    await client.hello()
    assert moves_in(client.scene) == moves


@pytest.mark.slow
class TestAtTheTable:
    """Real sockets."""

    @in_loop
    async def test_the_same_is_heard_whoever_answered(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """Whether Bo set something, and when, and who then passed: the others are sent the same frames."""
        delay(monkeypatch, SOON)
        heard: dict[str, set[str]] = {"ann": set(), "watcher": set()}
        async with running(tmp_path, undo_delay=LATE) as house:  # when Ann is offered her move back is another matter
            for guns in HANDS:
                for how in (None, *MANNERS):
                    async with table_of(house, guns, watched=True) as (ann, bo, watcher):
                        marks = await settled(ann), await settled(watcher)
                        if how:
                            assert (await answers(bo, how))["t"] == "ack"
                        if how in (None, "ask") or (how == "unable" and guns):
                            await asyncio.sleep(SOON)
                            assert (await bo.move("pass"))["t"] == "ack"
                        for client in (ann, bo, watcher):
                            await passes(client)
                        heard["ann"].add(untraceable(ann.heard[marks[0] :], ann.code))
                        heard["watcher"].add(untraceable(watcher.heard[marks[1] :], ann.code))
        assert {name: len(kinds) for name, kinds in heard.items()} == {"ann": 1, "watcher": 1}

    @in_loop
    async def test_the_owner_may_answer_meanwhile(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        delay(monkeypatch, LATE)
        async with running(tmp_path) as house, table_of(house, 1) as (ann, bo):
            await answers(bo, "never")
            await bo.wait_for(lambda scene: scene["answers"].get("passing") == standoff.Code.PASS)
            assert (await bo.move("draw"))["t"] == "ack"
            await ann.wait_for(lambda scene: scene["view"]["shots"] == [0, 1])
            made = await house.house.actor(ann.code)
            assert made.clocks.answer.left is None

    @in_loop
    async def test_a_pause_ends_the_wait(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        delay(monkeypatch, LATE)
        async with running(tmp_path) as house, table_of(house, 0) as (ann, bo):
            await answers(bo, "unable")
            delay(monkeypatch, SOON)
            made = await house.house.actor(ann.code)
            assert made.clocks.answer.left is not None
            await ann.do({"do": "pause"})
            assert made.clocks.answer.left is None
            await nothing_happens(ann)
            await ann.do({"do": "resume"})
            await passes(ann)

    @in_loop
    async def test_a_change_of_mind(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        delay(monkeypatch, LATE)
        async with running(tmp_path) as house, table_of(house, 1) as (ann, bo):
            await answers(bo, "never")
            await answers(bo, "ask")
            made = await house.house.actor(ann.code)
            assert made.clocks.answer.left is None
            delay(monkeypatch, SOON)
            await answers(bo, "unable")
            await nothing_happens(ann)

    @in_loop
    async def test_whoever_is_away_is_waited_for(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """An answer of somebody who is seen to be away could only be the automaton's."""
        delay(monkeypatch, LATE)
        async with running(tmp_path) as house, table_of(house, 0) as (ann, bo):
            await answers(bo, "never")
            delay(monkeypatch, SOON)
            await bo.close()
            await ann.wait_for(lambda scene: not scene["table"]["seats"][1].get("here"))
            await nothing_happens(ann)
            await bo.open()
            await passes(ann)

    @in_loop
    async def test_a_question_at_a_restart_is_answered_after_it(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        delay(monkeypatch, LATE)
        async with running(tmp_path) as house, table_of(house, 0) as (ann, bo):
            await answers(bo, "unable")
        delay(monkeypatch, SOON)
        async with running(tmp_path) as house:
            for client in (ann, bo):
                client.address = house.address
            await ann.open()
            await nothing_happens(ann)
            await bo.open()
            assert bo.scene["answers"]["how"] == "unable"
            await passes(ann)
            await ann.close()
            await bo.close()

    @in_loop
    async def test_behind_the_curtain_of_a_shared_device(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """Those around the device would see that nobody lifted the curtain, so the wait begins when somebody does."""
        delay(monkeypatch, SOON)
        async with running(tmp_path) as house:
            client = Client(house.address, "")
            who = hashed(client.token)
            chairs = [Chair(who, "Ann"), Chair(who, "Bo")]
            created = journal_events.Created(standoff.SLUG, 2, {}, chairs, who, position=position(0))
            made = await house.house.create(created, "here")
            await made.inbox.ask(lambda: made.enact(None, lambda table: journal_events.Started("07" * 32, 1)))
            client.code = made.table.code
            await client.open()
            await answers(client, "never")
            await nothing_happens(client, moves=0)
            assert "answers" not in client.scene
            await client.send({"t": "look", "seat": 1})
            await client.wait_for(lambda scene: (scene.get("answers") or {}).get("passing") == standoff.Code.PASS)
            await passes(client, moves=1)
            await client.close()

    @in_loop
    async def test_a_setting_sent_twice_is_set_once(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        delay(monkeypatch, LATE)
        async with running(tmp_path) as house, table_of(house, 0) as (ann, bo):
            made = await house.house.actor(ann.code)
            first = await bo.do({"do": "answers", "seat": 1, "how": "never"}, "once")
            lines = made.table.lines
            assert await bo.do({"do": "answers", "seat": 1, "how": "never"}, "once") == first
            assert made.table.lines == lines
            assert (await bo.do({"do": "answers", "seat": 1, "how": "ask"}))["t"] == "ack"
            await ann.send({"t": "do", "id": "x", "what": {"do": "answers", "seat": 0, "how": "sometimes"}})
            assert (await ann.until(lambda frame: frame["t"] == "refuse"))["code"] == "malformed"
            assert (await answers(ann, "never", seat=1))["code"] == "not-your-seat"


@pytest.mark.slow
class TestBots:
    """Bots answer when their time is up, whatever they thought or did not have to think."""

    LEAST = 0.3

    @asynccontextmanager
    async def asked(self, folder: Path, guns: int, choose: Callable[[Job], Any]) -> AsyncIterator[tuple[Client, float]]:
        """A bot is asked; Ann, and how long she waited for its answer."""
        async with running(folder, QUICK, bot_answer=self.LEAST) as house:
            thinking_by(house, choose)
            began = time.monotonic()
            async with table_of(house, guns, "random") as (ann,):
                await passes(ann)
                yield ann, time.monotonic() - began

    @pytest.mark.parametrize(("guns", "move"), [(0, "pass"), (2, "pass"), (2, "draw")])
    @in_loop
    async def test_no_answer_comes_early(self, tmp_path: Path, guns: int, move: str) -> None:
        async def choose(job: Job) -> Thought:
            return thought_of(standoff.Code[move.upper()])

        async with self.asked(tmp_path, guns, choose) as (ann, waited):
            assert waited >= self.LEAST
            assert ann.scene["view"]["shots"][1] == (move == "draw")

    @in_loop
    async def test_among_themselves_they_lose_no_time(self, tmp_path: Path) -> None:
        async with running(tmp_path, QUICK, bot_answer=60) as house:
            watcher = Client(house.address, await house.table(standoff.SLUG, seats=["random", "random"]))
            made = await house.house.actor(watcher.code)

            async def choose(job: Job) -> Thought:
                assert made.table.match
                return thought_of(made.table.match.choices()[-1].code)

            thinking_by(house, choose)
            await watcher.open()
            await made.inbox.ask(lambda: made.enact(None, lambda table: journal_events.Started("07" * 32, 1)))
            await watcher.wait_for(lambda scene: scene.get("record", False))
            assert [frame for frame in watcher.heard if "sf-threatened" in str(frame)]
            await watcher.close()

    @pytest.mark.parametrize(("guns", "move"), [(0, "pass"), (2, "draw")])
    @in_loop
    async def test_an_answer_waits_until_somebody_can_think_for_it(self, tmp_path: Path, guns: int, move: str) -> None:
        """As long with one choice as with two, and its own time comes on top."""
        free, began = asyncio.Event(), 0.0

        async def do(job: Job, asker: Asker, begun: Callable[[], None]) -> Thought:
            nonlocal began
            assert asker.rank == Rank.ANSWER
            await free.wait()
            began = time.monotonic()
            begun()
            return thought_of(standoff.Code[move.upper()])

        async with running(tmp_path, QUICK, bot_answer=self.LEAST) as house:
            house.house.bot_pool.do = do  # type: ignore[method-assign, assignment]
            async with table_of(house, guns, "random") as (ann,):
                await asyncio.sleep(3 * self.LEAST)
                await ann.hello()
                assert moves_in(ann.scene) == 1, "no pass for want of a worker"
                free.set()
                await passes(ann)
                assert time.monotonic() - began >= self.LEAST
                assert ann.scene["view"]["shots"][1] == (move == "draw")

    @pytest.mark.parametrize("trouble", ["slow", "broken", "nonsense"])
    @in_loop
    async def test_no_answer_comes_late_or_with_excuses(self, tmp_path: Path, trouble: str) -> None:
        """A bot with one choice would neither have thought so long nor failed: it passes, and nothing is said of it."""

        async def choose(job: Job) -> Thought:
            if trouble == "slow":
                await asyncio.sleep(10 * PATIENCE)
            if trouble == "broken":
                raise Failed(trouble)
            return thought_of(99)

        async with self.asked(tmp_path, 2, choose) as (ann, waited):
            assert waited < PATIENCE
            assert ann.scene["table"]["seats"][1]["bot"] == "random"
            assert [frame["kind"] for frame in ann.heard if frame["t"] == "entry"][-2:] == ["move", "move"]
            assert ann.scene["view"]["shots"] == [0, 0]


def untraceable(heard: list[Json], code: str) -> str:
    """Frames without what differs from table to table: its code."""
    return str(heard).replace(code, "CODE")


def test_the_only_choice_is_told_to_nobody_else() -> None:
    """A match with one choice and one with two look the same from every other seat, undo included."""
    seen = set()
    for guns in HANDS:
        match = Match.from_position(standoff.SLUG, position(guns), seed=3)
        assert match.passing
        before = [str(match.view(0)), str(match.view(None)), str(match.why("hand", 0)), match.can_undo(0)]
        match.play("pass")
        after = [str(match.view(0)), str(match.events(seat=0)), match.can_undo(0), match.can_undo(1)]
        seen.add(str(before + after))
        assert match.can_undo(1)
    assert len(seen) == 1


def test_nobody_is_asked_once_it_is_over() -> None:
    match = Match.new(standoff.SLUG, options={"rounds": 1}, seed=1)
    for move in ("threaten", "pass", "threaten", "pass"):
        match.play(move)
    assert match.over
    assert match.passing is None
