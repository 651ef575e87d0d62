"""What the tests about people's lives share: somebody who is known again, and matches that end without being played."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

import httpx
from tests.server.kit import Client, Json, Running, bearer

from saloon.server.identity import Visitor
from saloon.server.people.accounts import newcomer


async def known(running: Running, name: str) -> str:
    """The token of a new person's device."""
    person = newcomer(name, {})
    await running.house.people.found(person, lambda connection: None)
    return await running.house.people.sign_in(Visitor(), person.id, "a test")


async def who(running: Running, token: str) -> str:
    """Under what the holder of a token has seats."""
    return (await running.house.people.visitor(token)).who


async def get(running: Running, token: str, path: str) -> Any:
    """What somebody is answered."""
    return good(await running.rest.get(path, headers=bearer(token)))


async def post(running: Running, token: str, path: str, body: Json | None = None) -> Any:
    """What somebody is answered who sends something."""
    return good(await running.rest.post(path, json=body, headers=bearer(token)))


async def refused(running: Running, token: str, path: str, body: Json | None = None) -> str:
    """The code with which somebody is refused."""
    answer = await running.rest.post(path, json=body, headers=bearer(token))
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["error"]["code"])


def good(answer: httpx.Response) -> Any:
    """What a good answer holds."""
    assert answer.status_code < 300, answer.text
    return answer.json()


@asynccontextmanager
async def at_table(running: Running, code: str, tokens: list[str]) -> AsyncIterator[list[Client]]:
    """The holders of tokens come to a table."""
    clients = [Client(running.address, code, token) for token in tokens]
    try:
        for client in clients:
            await client.open()
        yield clients
    finally:
        for client in clients:
            await client.close()


async def move_on(mover: Client, people: Iterable[Client]) -> None:
    """Make the first choice there is, and let everybody hear of it."""
    await mover.wait_for(lambda scene: bool(scene.get("choices")))
    answer = await mover.move(mover.scene["choices"][0]["code"])
    assert answer["t"] == "ack", answer
    for client in people:
        await client.wait_for(lambda scene: scene["v"] >= answer["v"])


async def play_out(*people: Client) -> None:
    """Play to the end, each the first choice there is."""
    while people[0].scene["table"]["phase"] != "over":
        await move_on(people[people[0].scene["to_move"]], people)
