"""Lessons over REST: the list, a lesson step by step, and what is answered to what leads nowhere."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import jsonpatch
import pytest
from tests.server.kit import in_loop, running

import saloon
from saloon.school.lessons import follow, lesson, lessons, line

GAMES = [slug for slug in saloon.list_games() if lessons(slug)]
ASKED = "/api/lessons/colt-express/planning"


@pytest.mark.slow
@pytest.mark.parametrize("slug", GAMES)
@in_loop
async def test_a_lesson_is_played_from_its_first_step_to_its_last(tmp_path: Path, slug: str) -> None:
    """As a browser does it: each answer is what the next request goes by, and patches lead from view to view."""
    async with running(tmp_path) as house:
        course = (await house.rest.get(f"/api/lessons/{slug}")).json()["lessons"]
        assert [card["name"] for card in course] == [one.name for one in lessons(slug)]
        taken = lessons(slug)[0]
        codes: list[int] = []
        seen: dict[str, Any] = {}
        for standing in line(taken):
            asked = f"/api/lessons/{slug}/{taken.name}?step={standing.number}&choices={','.join(map(str, codes))}"
            found = (await house.rest.get(asked)).json()
            view = standing.match.view(taken.seat)
            assert (found["says"], found["view"]) == (taken.says(standing.step.say), view)
            for patch in found["patches"]:
                seen = jsonpatch.apply_patch(seen, patch)
            assert found["patches"] == [] or seen == view
            seen = view
            if standing.choices:
                codes.append(standing.accepted()[0].code)
        assert found["step"] + 1 == found["lesson"]["steps"] == len(taken.steps)


@pytest.mark.slow
@in_loop
async def test_a_choice_leads_on_or_is_answered(tmp_path: Path) -> None:
    taken = lesson("colt-express", "planning")
    codes = {choice.text: choice.code for choice in follow(taken, 3).choices}
    async with running(tmp_path) as house:

        async def ask(**tried: str | int) -> Any:
            return (await house.rest.get(ASKED, params={"step": 3, **tried})).json()

        on = await ask(choice=codes["play move"])
        assert (on["step"], on["answer"]) == (4, None)
        assert [event["key"] for event in on["events"]] == ["ce-played"] * 3
        own = await ask(choice=codes["play rob"])
        assert (own["step"], own["answer"]["key"]) == (3, taken.says("nothing-here"))
        other = await ask(choice=codes["play punch"])
        assert other["answer"]["key"] == taken.says("first-the-jewel")
        assert other["answer"]["advised"] == codes["play move"]
        pressed = await ask(on="place:0:roof")
        assert pressed["answer"]["key"] == "why-ce-not-asked"
        assert pressed["view"] == other["view"]


REFUSED = [  # what is asked, the status, the error
    ("/api/lessons/nothing", 404, "unknown-game"),
    ("/api/lessons/nothing/planning", 404, "unknown-game"),
    ("/api/lessons/colt-express/nothing", 404, "unknown-lesson"),
    (ASKED + "?step=x", 400, "not-a-number"),
    (ASKED + "?step=99", 400, "lesson-no-step"),
    (ASKED + "?choices=1,,2", 400, "not-a-number"),
    (ASKED + "?choices=" + "1," * 1000 + "1", 400, "not-a-number"),
    (ASKED + "?step=4&choices=63", 400, "lesson-choices"),
    (ASKED + "?step=3&choice=63", 400, "lesson-no-choice"),
]


@in_loop
@pytest.mark.slow
async def test_what_makes_no_sense_is_refused(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        for asked, status, code in REFUSED:
            answer = await house.rest.get(asked)
            assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
