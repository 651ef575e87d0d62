"""Workers: results in the order of the pieces whoever does them, however they are bundled, and whoever dies."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from saloon.engine import SaloonError, native
from saloon.lab import workers
from saloon.lab.workers import AHEAD, ALONE, Hands, Local, Results, Work, WorkersError, hired, in_order

SIX = "six-territories"


def squared(number: int) -> int:
    return number * number


def slow_squared(number: int) -> int:
    """The first takes longest."""
    time.sleep(0.2 if number == 0 else 0.0)
    return number * number


def fails_at(bad: int, number: int) -> int:
    if number == bad:
        raise WorkersError("worker-lost", deaths=number)
    return number


def dies_once(folder: str, number: int) -> int:
    """Every piece but the first, which takes a while, kills its worker when it is begun for the first time."""
    time.sleep(0.0 if number else 0.5)
    mark = Path(folder) / str(number)
    if number and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def dies_at(bad: int, number: int) -> int:
    if number == bad:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def says_how(number: int) -> tuple[str, bool]:
    return os.environ.get(native.INTERPRETED, ""), native.available()


def waits_to_give_way(folder: str, number: int) -> None:
    """A piece that never ends unless it is told to."""
    (Path(folder) / str(number)).touch()
    while True:
        workers.give_way()
        time.sleep(0.01)


def work(task: Any, *, free: bool = False) -> Work[int, Any]:
    return Work(task, (SIX,), compiled=False, free=free)


class Counting(Hands):
    """Hands that write down what they are given, do it at the end, and have a clock of their own."""

    def __init__(self, room: int = 3, bundle: float = 0.0, each: float = 0.0) -> None:
        self.most, self.length, self.each = room, bundle, each
        self.begun: list[list[int]] = []
        self.under_way: list[Sequence[int]] = []
        self.dropped: list[Sequence[int]] = []

    def room(self) -> int:
        return self.most

    def seconds(self) -> float:
        return self.length

    def begin(self, bundle: Sequence[int]) -> Sequence[int]:
        self.begun.append(list(bundle))
        self.under_way.append(bundle)
        assert len(self.under_way) <= self.most
        return bundle

    def end(self, handed: Sequence[int]) -> Results:
        self.under_way.remove(handed)
        return [number * number for number in handed], self.each * len(handed)

    def drop(self, handed: Sequence[int]) -> None:
        self.dropped.append(handed)


def always() -> bool:
    return True


class TestHandingOut:
    def test_no_more_is_begun_than_there_is_room_for_and_the_pieces_are_never_read_ahead_of_that(self) -> None:
        hands, read = Counting(room=3), []

        def pieces() -> Iterator[int]:
            for number in range(10):
                read.append(number)
                yield number

        found = in_order(hands, pieces(), always)
        assert read == []
        assert next(found) == (0, 0)
        assert read == [0, 1, 2]
        assert next(found) == (1, 1)
        assert read == [0, 1, 2, 3]
        assert [piece for piece, _ in found] == list(range(2, 10))

    def test_bundles_grow_to_the_length_wished_for_and_no_faster_than_they_were_measured(self) -> None:
        hands = Counting(room=1, bundle=1.0, each=0.01)
        found = list(in_order(hands, iter(range(500)), always))
        assert found == [(number, number * number) for number in range(500)]
        assert [len(bundle) for bundle in hands.begun] == [1, 8, 64, 100, 100, 100, 100, 27]

    def test_long_pieces_go_one_by_one(self) -> None:
        hands = Counting(room=2, bundle=1.0, each=3.0)
        list(in_order(hands, iter(range(6)), always))
        assert {len(bundle) for bundle in hands.begun} == {1}

    def test_pieces_too_short_to_be_measured_are_bundled_too(self) -> None:
        hands = Counting(room=1, bundle=1.0, each=0.0)
        list(in_order(hands, iter(range(100)), always))
        assert [len(bundle) for bundle in hands.begun] == [1, 8, 64, 27]

    def test_bundles_shrink_where_pieces_turn_out_longer(self) -> None:
        hands = Counting(room=1, bundle=1.0, each=0.1)
        found = in_order(hands, iter(range(100)), always)
        for _ in range(9):
            next(found)
        hands.each = 0.5
        list(found)
        assert [len(bundle) for bundle in hands.begun][:4] == [1, 8, 10, 2]

    def test_once_nothing_is_wanted_nothing_more_is_begun_even_if_the_answer_changes(self) -> None:
        hands, asked = Counting(room=3), count()
        pieces = iter(range(100))
        found = list(in_order(hands, pieces, lambda: next(asked) != 4))
        assert [piece for piece, _ in found] == [0, 1, 2, 3]
        assert hands.dropped == []
        assert next(pieces) == 4

    def test_whoever_stops_listening_has_dropped_what_was_under_way(self) -> None:
        hands = Counting(room=3)
        with closing(in_order(hands, iter(range(10)), always)) as found:
            next(found)
        assert hands.dropped == [[1], [2]]

    def test_a_bundle_of_refusals_drops_what_was_under_way(self) -> None:
        class Refusing(Counting):
            def end(self, handed: Sequence[int]) -> Results:
                raise WorkersError("worker-lost", deaths=1)

        hands = Refusing(room=2)
        with pytest.raises(WorkersError):
            next(in_order(hands, iter(range(10)), always))
        assert hands.dropped == [[1]]


@pytest.mark.slow
@pytest.mark.parametrize(("jobs", "free"), [(1, False), (3, True), (2, False)], ids=["alone", "threads", "processes"])
class TestOnThisMachine:
    def test_results_come_in_the_order_of_the_pieces(self, jobs: int, free: bool) -> None:
        found = list(Local(jobs).do(work(slow_squared, free=free), iter(range(40))))
        assert found == [(number, number * number) for number in range(40)]

    def test_what_a_task_refuses_is_refused_and_what_came_before_it_is_kept(self, jobs: int, free: bool) -> None:
        found: list[int] = []
        with pytest.raises(SaloonError) as refusal:
            found.extend(piece for piece, _ in Local(jobs).do(work(partial(fails_at, 6), free=free), iter(range(40))))
        assert refusal.value.params == {"deaths": 6}

    def test_they_can_be_let_go_in_the_middle(self, jobs: int, free: bool) -> None:
        with closing(Local(jobs).do(work(squared, free=free), count())) as found:
            assert [next(found) for _ in range(3)] == [(0, 0), (1, 1), (2, 4)]


@pytest.mark.slow
class TestProcesses:
    def test_work_without_compiled_rules_does_without_them_wherever_it_is_done(self) -> None:
        assert "SALOON_INTERPRETED" not in os.environ
        found = list(Local(2).do(work(says_how), iter(range(4))))
        assert [result for _, result in found] == [("1", False)] * 4

    def test_the_dead_are_replaced_and_what_they_had_is_done_again(self, tmp_path: Path) -> None:
        found = list(Local(2).do(work(partial(dies_once, str(tmp_path))), iter(range(8))))
        assert found == [(number, number * number) for number in range(8)]
        assert len(list(tmp_path.iterdir())) == 7

    @pytest.mark.parametrize("language", ["en", "fr"])
    def test_who_dies_at_the_same_piece_again_and_again_ends_the_work(self, language: str) -> None:
        found: list[int] = []
        with pytest.raises(WorkersError) as refusal:
            found.extend(piece for piece, _ in Local(2).do(work(partial(dies_at, 3)), iter(range(9))))
        assert refusal.value.code == "worker-lost"
        assert "4" in refusal.value.text(language)
        assert found == [0, 1, 2]

    def test_a_long_piece_is_given_up_when_nobody_waits_for_it(self, tmp_path: Path) -> None:
        with Local(2).hands(work(partial(waits_to_give_way, str(tmp_path)))) as hands:
            hands.begin([0])
            while not (tmp_path / "0").exists():
                time.sleep(0.01)


@pytest.mark.slow
def test_a_game_that_cannot_be_loaded_is_named_by_whoever_was_to_load_it() -> None:
    with pytest.raises(SaloonError) as refusal:
        next(Local(2).do(Work(squared, ("whist",), compiled=True), iter(range(9))))
    assert refusal.value.code == "unknown-game"


@pytest.mark.slow
def test_without_a_cluster_workers_are_of_this_machine_and_ray_is_not_loaded() -> None:
    code = (
        "import sys\nfrom saloon.lab.workers import Local, hired\n"
        "with hired(3) as workers: assert isinstance(workers, Local)\n"
        "import saloon.cli, saloon.lab.arena, saloon.lab.fit, saloon.lab.puzzles, saloon.lab.simulate\n"
        "print([name for name in sys.modules if name.split('.')[0] == 'ray'])"
    )
    printed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert printed == "[]\n"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_cluster_without_ray_is_refused_with_what_to_install(language: str, monkeypatch: Any) -> None:
    monkeypatch.delitem(sys.modules, "saloon.lab.cluster", raising=False)
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(WorkersError) as refusal, hired(1, "local"):
        pass
    assert refusal.value.code == "cluster-no-ray"
    assert "saloon[cluster]" in refusal.value.text(language)


def test_the_caller_alone_reads_a_piece_when_its_turn_comes() -> None:
    pieces = count()
    with closing(ALONE.do(work(squared), pieces)) as found:
        next(found)
    assert next(pieces) == 1


def test_threads_are_kept_busy_beyond_the_piece_that_is_awaited() -> None:
    assert Local(2).hands(work(squared, free=True)).room() == 2 * AHEAD
