"""Whose thought comes next: fair shares, lanes and head starts, with a clock that the tests turn by hand."""

from __future__ import annotations

import heapq
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count

import pytest

from saloon.server import shares
from saloon.server.shares import HEAD_START, LATELY, Accounts, Asker, Queue, Rank, Task
from saloon.server.thinking import AnyJob, Job, Judging, Kind

LEGEND = 0.25  # seconds that a Legend really thinks, if nobody asked for more


class Worker:
    """A worker that does nothing but remember."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.sitting: list[object] = []

    def ready_for(self, job: AnyJob) -> bool:
        return True

    def remembers(self, job: AnyJob) -> bool:
        return isinstance(job, Job) and job.sitting in self.sitting

    def remember(self, job: AnyJob) -> None:
        if isinstance(job, Job):
            self.sitting.append(job.sitting)


def a_job(bot: str, match: str = "") -> AnyJob:
    if bot == "analysis":
        return Judging("six-territories", b"", 0)
    return Job("six-territories", bot, 0, b"", 0, match=match)


def takes(job: AnyJob) -> float:
    """How long a job really takes: a Legend that was given no time needs less than it might."""
    return LEGEND if isinstance(job, Job) and job.bot == "legend" else max(job.seconds, 0.01)


@dataclass
class Day:
    """A day at the pool: tables ask, workers do, and the clock goes from one event to the next."""

    deep: int = 2
    now: float = 0.0
    waits: dict[str, list[float]] = field(default_factory=dict)
    done: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        kinds = [Kind.QUICK, *[Kind.DEEP] * self.deep, Kind.SPARE]
        self.workers = [Worker(kind) for kind in kinds]
        self.queue: Queue[Task, Worker] = Queue(self.workers, lambda: self.now)
        for worker in self.workers:
            self.queue.come(worker)
        self._events: list[tuple[float, int, Callable[[], None]]] = []
        self._number = count()
        self._then: dict[Task, Callable[[], None]] = {}

    def at(self, when: float, what: Callable[[], None]) -> None:
        heapq.heappush(self._events, (when, next(self._number), what))

    def ask(
        self, name: str, bot: str, address: str, rank: Rank = Rank.MOVE, then: Callable[[], None] = lambda: None
    ) -> Task:
        """Something is asked for now; `then` follows when it is done."""
        task = Task(a_job(bot, name), Asker(address, name, rank), self.now)
        self._then[task] = then
        self.queue.put(task)
        return task

    def table(self, name: str, bot: str, address: str, rank: Rank = Rank.MOVE, rests: float = 0.0) -> None:
        """A table that asks again and again, after a rest."""

        def again() -> None:
            self.ask(name, bot, address, rank, lambda: self.at(self.now + rests, again))

        self.at(self.now, again)

    def run(self, until: float) -> None:
        """Let time pass."""
        self.work()
        while self._events and self._events[0][0] <= until:
            self.now, _, what = heapq.heappop(self._events)
            what()
            self.work()
        self.now = until

    def work(self) -> None:
        """Whoever is free begins what he should."""
        for worker in self.workers:
            if worker in self.queue._free and (task := self.queue.choose(worker)):
                self.queue.begin(worker, task)
                self.waits.setdefault(task.asker.table, []).append(self.now - task.entered)
                self.at(self.now + takes(task.job), lambda worker=worker: self.finish(worker))

    def finish(self, worker: Worker) -> None:
        task = self.queue._busy[worker]
        self.queue.end(worker, takes(task.job))
        self.queue.come(worker)
        self.done.append(task.asker.table)
        self._then.pop(task)()


class TestShares:
    @pytest.mark.slow
    def test_twenty_tables_of_one_address_hold_nobody_else_up(self) -> None:
        day = Day()
        for number in range(20):
            day.table(f"crowd {number}", "legend", "crowd")
        day.run(60)
        day.table("ours", "legend", "ours", rests=2)
        day.run(120)
        assert len(day.waits["ours"]) > 20
        assert max(day.waits["ours"]) <= LEGEND, "for one thought that was begun before, and no second"

    def test_ten_tables_of_long_thoughts_leave_a_thinker_to_the_others(self) -> None:
        day = Day()
        for number in range(10):
            day.table(f"deep {number}", "legend@10", "deep")
        day.run(30)
        day.table("ours", "legend", "ours", Rank.ANSWER, rests=2)
        day.run(120)
        assert len(day.waits["ours"]) > 30
        assert max(day.waits["ours"]) == 0

    @pytest.mark.parametrize("deep", [1, 2, 4])
    def test_long_thoughts_are_thought_however_few_workers_there_are(self, deep: int) -> None:
        day = Day(deep)
        for number in range(5):
            day.table(f"deep {number}", "legend@2", "deep")
        day.run(2.5)
        assert len(day.done) == max(1, deep - 1)

    def test_addresses_share_alike_however_many_tables_they_have(self) -> None:
        day = Day()
        for number in range(20):
            day.table(f"crowd {number}", "legend", "crowd")
        for number in range(2):
            day.table(f"pair {number}", "legend", "pair")
        day.run(60)
        crowd = sum(name.startswith("crowd") for name in day.done)
        assert crowd == pytest.approx(len(day.done) / 2, rel=0.05)

    def test_tables_of_one_address_share_alike(self) -> None:
        day = Day(deep=1)
        for name, bot in (("long", "legend@0.9"), ("short", "legend@0.3"), ("shorter", "legend@0.3")):
            day.table(name, bot, "here")
        day.run(200)
        had = {
            name: day.done.count(name) * seconds for name, seconds in (("long", 0.9), ("short", 0.3), ("shorter", 0.3))
        }
        assert had["long"] == pytest.approx(had["short"], rel=0.1)
        assert had["short"] == pytest.approx(had["shorter"], rel=0.1)

    def test_a_table_that_thinks_much_waits_for_its_neighbours_but_not_for_ever(self) -> None:
        day = Day()
        quick = day.workers[0]
        day.queue._tables.charge("three bots", 3.0, day.now)
        waits = day.ask("three bots", "random", "here")
        day.ask("one bot", "random", "here")
        while day.queue.choose(quick) is not waits:
            day.now += 1
            assert day.now < 10
            for neighbour in [task for task in day.queue._waiting if task is not waits]:
                day.queue.drop(neighbour)
            day.ask(f"one bot, {day.now}", "random", "here")
        assert day.now > 5

    @pytest.mark.slow
    def test_whoever_asks_for_much_gets_what_the_others_leave(self) -> None:
        day = Day()
        for number in range(20):
            day.table(f"crowd {number}", "legend", "crowd")
        day.table("ours", "legend", "ours", rests=2)
        day.run(100)
        spent = (len(day.done) - day.done.count("ours")) * LEGEND
        assert spent > 0.85 * 2 * 100, "no worker is idle while somebody waits"

    def test_what_was_thought_long_ago_counts_no_more(self) -> None:
        accounts = Accounts()
        accounts.charge("a", 10, now=0)
        assert accounts.had("a", now=0) == 10
        assert accounts.had("a", now=LATELY) == pytest.approx(10 / 2.718, rel=0.01)
        assert accounts.had("a", now=20 * LATELY) < 0.001
        accounts.charge("a", -20, now=1)
        assert accounts.had("a", now=1) == 0

    def test_who_had_nothing_lately_is_forgotten(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(shares, "_MOST_KNOWN", 5)
        accounts = Accounts()
        for number in range(100):
            accounts.charge(str(number), 1, now=number * LATELY)
        assert len(accounts._had) < 10

    def test_what_is_being_thought_is_paid_for_already(self) -> None:
        """Or the first address would have all its thoughts begun before the second is seen to have had less."""
        day = Day()
        for number in range(5):
            day.ask(f"crowd {number}", "legend", "crowd")
        day.work()
        assert day.queue.had("crowd") == 2
        day.run(LEGEND)
        assert day.queue.had("crowd") == pytest.approx(2 + 2 * LEGEND, rel=0.01)


class TestHeadStarts:
    RANKS = (Rank.ANALYSIS, Rank.ADVICE, Rank.MOVE, Rank.ANSWER)

    @pytest.mark.parametrize("addresses", [["here"] * 4, ["a", "b", "c", "d"]])
    def test_answers_before_moves_before_advice_before_analyses(self, addresses: list[str]) -> None:
        day = Day(deep=1)
        day.ask("first", "legend", "elsewhere")
        day.work()
        for rank, address in zip(self.RANKS, addresses, strict=True):
            day.ask(rank.name, "legend", address, rank)
        day.run(10)
        assert day.done == ["first", "ANSWER", "MOVE", "ADVICE", "ANALYSIS"]

    def test_of_two_alike_the_one_that_would_be_done_first(self) -> None:
        day = Day(deep=1)
        day.ask("first", "legend", "elsewhere")
        day.work()
        for bot in ("legend@0.9", "legend@0.7", "legend@0.5", "marshal@0.6"):
            day.ask(bot, bot, "here")
        day.run(10)
        assert day.done == ["first", "legend@0.5", "marshal@0.6", "legend@0.7", "legend@0.9"]

    def test_nobodys_moves_wait_for_ever_for_anothers_answers(self) -> None:
        day = Day(deep=1)
        for number in range(20):
            day.table(f"answers {number}", "legend", "answers", Rank.ANSWER)
        day.run(1)
        day.ask("move", "legend", "mover")
        day.run(1 + HEAD_START[Rank.MOVE] + 2)
        assert "move" in day.done


class TestLanes:
    def test_no_quick_thought_waits_for_deep_ones(self) -> None:
        day = Day()
        for number in range(5):
            day.table(str(number), "legend@10", "here")
        day.run(1)
        day.table("quick", "marshal", "here", rests=1)
        day.run(60)
        assert max(day.waits["quick"]) == 0

    def test_deep_workers_help_when_the_quick_one_is_busy(self) -> None:
        day = Day(deep=1)
        for name in "abc":
            day.ask(name, "marshal", "here")
        day.work()
        assert sorted(day.waits) == ["a", "b"]

    def test_only_those_that_are_ready_for_it_help(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(Worker, "ready_for", lambda worker, job: False)
        day = Day(deep=1)
        for name in "abc":
            day.ask(name, "marshal", "here")
        day.work()
        assert sorted(day.waits) == ["a"]

    def test_analyses_keep_nobody_waiting(self) -> None:
        day = Day()
        for number in range(30):
            day.table(f"analysis {number}", "analysis", f"address {number}", Rank.ANALYSIS)
        day.run(1)
        for bot in ("legend", "marshal"):
            day.table(bot, bot, "here", rests=1)
        day.run(30)
        assert max(day.waits["legend"] + day.waits["marshal"]) == 0

    def test_a_seat_comes_back_to_whoever_thought_for_it(self) -> None:
        day = Day(deep=3)
        for _ in range(5):
            for name in "abc":
                day.ask(name, "legend", "here")
            day.run(day.now + 10)
        assert [len(set(worker.sitting)) for worker in day.workers[1:4]] == [1, 1, 1]

    def test_what_nobody_waits_for_any_more_is_not_begun(self) -> None:
        day = Day(deep=1)
        day.ask("first", "legend", "here")
        day.work()
        dropped = day.ask("dropped", "legend", "here")
        day.ask("last", "legend", "here")
        day.queue.drop(dropped)
        day.queue.drop(dropped)
        day.run(10)
        assert day.done == ["first", "last"]

    def test_what_an_address_has_asked_for_is_counted(self) -> None:
        day = Day(deep=1)
        for name in "abc":
            day.ask(name, "legend", "here", Rank.ADVICE)
        day.ask("d", "legend", "here", Rank.MOVE)
        day.ask("e", "legend", "there", Rank.ADVICE)
        day.work()
        assert day.queue.pending("here", Rank.ADVICE) == 3
        day.run(60)
        assert day.queue.pending("here", Rank.ADVICE) == 0
