"""Connections: how they are made, counted, refused and given up."""

from __future__ import annotations

import socket
from pathlib import Path

from tests.server.kit import Client, Running, in_loop, running


def wires(house: Running) -> list[socket.socket]:
    """The server's ends of all open connections."""
    return [made.transport.get_extra_info("socket") for made in house.server.server_state.connections]


@in_loop
async def test_what_is_small_is_sent_at_once(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        await house.rest.get("/api/health")
        lobby = Client(house.address, "")
        await lobby.open()
        assert len(wires(house)) == 2
        for wire in wires(house):
            assert wire.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        await lobby.close()
