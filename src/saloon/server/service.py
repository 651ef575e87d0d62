"""As a service of systemd: it is told when the doors are open and when they close, if it asked for that."""

from __future__ import annotations

import os
import socket

VARIABLE = "NOTIFY_SOCKET"
READY = "READY=1"
STOPPING = "STOPPING=1"


def tell_system(state: str) -> None:
    """Tell whoever runs this process how it stands."""
    address = os.environ.get(VARIABLE, "")
    if address and hasattr(socket, "AF_UNIX"):
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as told:
            told.connect(address.replace("@", "\0", 1) if address.startswith("@") else address)
            told.sendall(state.encode())
