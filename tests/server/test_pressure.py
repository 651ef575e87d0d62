"""A house that strains opens no more tables, and those that are there go on."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from sqlalchemy import Connection
from tests.server.kit import in_loop, playing, running

from saloon.server.errors import Unavailable
from saloon.server.metrics import Metrics
from saloon.server.pressure import Pressure, gauges
from saloon.server.settings import Settings
from saloon.server.storage import Store


class Reading:
    """A gauge that is set by hand."""

    def __init__(self) -> None:
        self.share = 0.0

    def __call__(self) -> float:
        return self.share


@in_loop
async def test_a_full_house_opens_again_only_when_it_has_room_to_spare() -> None:
    gauge, metrics = Reading(), Metrics()
    pressure = Pressure(Settings(full_retry=7), metrics, {"idle": lambda: 0.0, "strain": gauge})
    for share, full in ((1.0, False), (1.1, True), (0.9, True), (0.79, False), (0.9, False)):
        gauge.share = share
        pressure.read()
        assert pressure.full is full
        assert f'saloon_pressure{{gauge="strain"}} {share}' in metrics.text().decode()
        assert f"saloon_full {float(full)}" in metrics.text().decode()
        if full:
            with pytest.raises(Unavailable) as refused:
                pressure.admit()
            assert (refused.value.code, refused.value.params) == ("house-full", {"seconds": 7})
        else:
            pressure.admit()
    pressure.stop()


def test_a_moment_of_strain_closes_no_house() -> None:
    strain, commit = Reading(), Reading()
    settings = Settings(full_strain=1, full_commit=1, connections=100, full_tables=10)
    found = gauges(settings, strain=strain, commit=commit, tables=lambda: 5, sockets=lambda: 45)
    for name, reading in (("strain", strain), ("commit", commit)):
        reading.share = 1000
        assert found[name]() < 1
        reading.share = 1.5
        assert [found[name]() for _ in range(20)][-1] > 1
    assert (found["tables"](), found["sockets"]()) == (0.5, 0.5)
    assert 0 < found["memory"]() < 1


@in_loop
async def test_players_go_on_in_a_full_house(tmp_path: Path) -> None:
    async with running(tmp_path, full_tables=1, full_retry=7) as house, playing(house, "Ann", "Ben") as (ann, ben):
        await house.table()
        house.house.pressure.read()
        refused = await house.rest.post("/api/tables", json={"game": "six-territories", "players": 2})
        assert refused.status_code == 503
        assert refused.json()["error"] == {"code": "house-full", "params": {"seconds": 7}}
        assert refused.headers["retry-after"] == "7"
        mover = ann if ann.scene["choices"] else ben
        await mover.move(mover.scene["choices"][0]["code"])


@in_loop
async def test_what_waits_for_the_disk_is_noticed_before_it_is_there(tmp_path: Path) -> None:
    store, goes_on = Store(f"sqlite:///{tmp_path / 'saloon.db'}"), threading.Event()

    def wait(_: Connection) -> None:
        goes_on.wait()

    assert store.commit_time == 0
    writing = store._order(wait)
    before = store.commit_time
    while store.commit_time <= before:
        threading.Event().wait(0.001)
    goes_on.set()
    await writing
    assert store.commit_time > before
    store.close()
