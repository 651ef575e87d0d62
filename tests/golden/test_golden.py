"""Matches once written down replay for ever, through the same states to the same end."""

from pathlib import Path

import msgspec
import pytest
from tests.golden.make import HOME, RECORDS, digests, read

import saloon
from saloon.match import Match, RecordError

FILES = sorted(HOME.glob("*/*.json"))


@pytest.mark.parametrize("slug", saloon.list_games())
def test_every_game_has_golden_records(slug: str) -> None:
    assert len([path for path in FILES if path.parent.name == slug]) >= RECORDS


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_record_replays_to_the_byte(path: Path) -> None:
    golden = read(path)
    record = golden["record"]
    if record["rules"] != saloon.game(record["game"]).version:
        check_old_record(record)
        return
    match = Match.replay(record)
    for number, (digest, expected) in enumerate(zip(digests(match), golden["states"], strict=True)):
        assert digest == expected, f"the state is another one after move {number}: {['', *match.truth.moves][number]}"
    assert msgspec.to_builtins(match.truth.record()) == record


def check_old_record(record: dict[str, object]) -> None:
    """A record of earlier rules replays by its noted outcomes, to the result it tells, or is refused for what it is."""
    try:
        match = Match.replay(record)
    except RecordError as error:
        if error.code != "record-version":
            raise
    else:
        assert msgspec.to_builtins(match.truth.record()) == record
