"""A program that plays any game at random: python program.py ADDRESS CODE [NAME [TOKEN]]. It needs `websockets` alone.

ADDRESS is a house's, such as 127.0.0.1:8000, and CODE the table's. It takes the first seat that is free and without a
bot, and plays one match once the table's host has started it.
The token is who it is: with the same one a program that died comes back to its seat and goes on.
"""

import json
import random
import secrets
import sys
from typing import Any

from websockets.sync.client import connect


def play(address: str, code: str, name: str = "Drifter", token: str = "") -> dict[str, Any]:
    """Sit down, play until the match is over, and give back its result."""
    token, answered = token or secrets.token_hex(16), 0
    with connect(f"ws://{address}/socket/{code}", max_size=None, proxy=None) as socket:
        socket.send(json.dumps({"t": "hello", "token": token, "language": "en"}))
        for message in socket:
            frame = json.loads(message)
            scene = frame if frame["t"] == "scene" else frame.get("scene")
            if frame["t"] == "refuse":
                print(frame["says"])
                answered = 0
            if scene and scene.get("result"):
                return dict(scene["result"])
            if scene and scene["v"] != answered and (wish := choose(scene, name)):
                answered = scene["v"]
                socket.send(json.dumps({"t": "do", "id": secrets.token_hex(8), "what": wish}))
    raise ConnectionError("the house closed the connection")


def choose(scene: dict[str, Any], name: str) -> dict[str, Any] | None:
    """What to do about a scene: take a seat, make a choice, or nothing."""
    if choices := scene.get("choices"):
        return {"do": "move", "seat": scene["look"], "move": random.choice(choices)["code"], "at": scene["v"]}
    seats = scene["table"]["seats"]
    free = next((seat["seat"] for seat in seats if seat.get("free") and not seat.get("bot")), None)
    if free is None or any(seat.get("yours") for seat in seats):
        return None
    return {"do": "sit", "seat": free, "name": name, "program": True}


if __name__ == "__main__":
    print(json.dumps(play(*sys.argv[1:])["ranking"]))
