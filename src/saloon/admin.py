"""The command `saloon admin`: what an operator does to the database of a house, beside its server or without it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from saloon.terminal import readers
from saloon.terminal.commands import SpokenGroup, language_option, option, subcommand
from saloon.terminal.files import read_lines, write_lines
from saloon.terminal.readers import UsageTrouble
from saloon.terminal.voice import Voice

_MOST_DAYS = 36_500
_MOST_JOBS = 512

file_path = click.Path(path_type=Path)
code_argument = click.argument("code")
codes_argument = click.argument("codes", nargs=-1, metavar="[CODE]...")
file_argument = click.argument("file", type=file_path)
database_option = option("--database", metavar="URL", about="cli-option-database")
json_option = option("--json", "as_json", is_flag=True, about="cli-option-json")
all_option = option("--all", "everything", is_flag=True, about="cli-option-admin-all")
replace_option = option("--replace", is_flag=True, about="cli-option-admin-replace")


@click.group(cls=SpokenGroup, name="admin", invoke_without_command=True, params=[language_option()])
@click.pass_context
def admin(context: click.Context) -> None:
    """Look after the tables of a house."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())
        return
    from saloon.server.logs import silence_logs

    silence_logs()


command = subcommand(admin, "admin-")


@contextmanager
def _opened(database: str | None) -> Iterator[Any]:
    """The database that is meant."""
    from saloon.server.upkeep.reading import opened

    with opened(_url(database)) as engine:
        yield engine


def _url(database: str | None) -> str:
    from saloon.server.settings import read_settings

    return database or read_settings().home


def _print(found: Any) -> None:
    """Print something as JSON."""
    import msgspec

    click.echo(json.dumps(msgspec.to_builtins(found), indent=2, ensure_ascii=False))


@command
@database_option
@option("--game", metavar="GAME", about="cli-option-admin-game")
@option("--phase", read=readers.one_of("waiting", "playing", "paused", "over"), about="cli-option-admin-phase")
@option("--older", read=readers.whole(0, _MOST_DAYS), about="cli-option-admin-older")
@json_option
def list_(
    voice: Voice, database: str | None, game: str | None, phase: str | None, older: int | None, as_json: bool
) -> None:
    """The tables of a house."""
    from saloon.server.upkeep import tables
    from saloon.terminal.admin import show_tables

    with _opened(database) as engine:
        found = tables.tables(engine)
    if older is not None:
        found = tables.older(found, older, finished=False)
    wanted = [one for one in found if game in (None, one.game) and phase in (None, one.phase)]
    if as_json:
        _print(wanted)
    else:
        show_tables(voice, wanted)


@command
@code_argument
@database_option
@json_option
def inspect(voice: Voice, code: str, database: str | None, as_json: bool) -> None:
    """What is known of one table."""
    from saloon.server.upkeep.tables import inspected
    from saloon.terminal.admin import show_inspected

    with _opened(database) as engine:
        found = inspected(engine, code)
    if as_json:
        _print(found)
    else:
        show_inspected(voice, found)


@command
@click.argument("codes", nargs=-1, required=True, metavar="CODE...")
@database_option
def close(voice: Voice, codes: tuple[str, ...], database: str | None) -> None:
    """Close tables."""
    from saloon.server.upkeep import tables

    with _opened(database) as engine:
        for code in codes:
            tables.close(engine, code)
            voice.tell("cli-admin-closed", table=code.lower())


@command
@file_argument
@codes_argument
@all_option
@database_option
def export(voice: Voice, file: Path, codes: tuple[str, ...], everything: bool, database: str | None) -> None:
    """Journals to a file."""
    from saloon.server.upkeep.exchange import export as exported

    _either(codes, everything)
    with _opened(database) as engine:
        count = write_lines(file, exported(engine, codes))
    voice.tell("cli-admin-exported", count=count, file=str(file))


@command
@file_argument
@database_option
def import_(voice: Voice, file: Path, database: str | None) -> None:
    """Journals from a file."""
    from saloon.server.upkeep.exchange import take_in

    with _opened(database) as engine:
        taken = take_in(engine, read_lines(file))
    voice.tell("cli-admin-imported", new=len(taken.new), known=len(taken.known))


@command
@file_argument
@database_option
def backup(voice: Voice, file: Path, database: str | None) -> None:
    """Everything to a file."""
    from saloon.server.upkeep import copying

    with voice.waiting("cli-admin-copying"):
        copied = copying.backup(_url(database), file)
    voice.tell("cli-admin-backed-up", rows=sum(copied.values()), file=str(file))


@command
@file_argument
@database_option
@replace_option
def restore(voice: Voice, file: Path, database: str | None, replace: bool) -> None:
    """Everything from a file."""
    from saloon.server.upkeep import copying

    with voice.waiting("cli-admin-copying"):
        copied = copying.restore(file, _url(database), replace=replace)
    voice.tell("cli-admin-restored", rows=sum(copied.values()))


@command
@click.argument("source", metavar="FROM_URL")
@click.argument("target", metavar="TO_URL")
@replace_option
def move(voice: Voice, source: str, target: str, replace: bool) -> None:
    """Everything from one database to another."""
    from saloon.server.upkeep import copying

    with voice.waiting("cli-admin-copying"):
        copied = copying.move(source, target, replace=replace)
    voice.tell("cli-admin-moved", rows=sum(copied.values()))


@command
@database_option
@option("--older", required=True, read=readers.whole(1, _MOST_DAYS), about="cli-option-admin-older")
@option("--finished", is_flag=True, about="cli-option-admin-finished")
@option("--yes", is_flag=True, about="cli-option-admin-yes")
@json_option
def prune(voice: Voice, database: str | None, older: int, finished: bool, yes: bool, as_json: bool) -> None:
    """Tables that nobody has come to for long are deleted."""
    from saloon.server.upkeep import tables
    from saloon.terminal.admin import show_tables

    with _opened(database) as engine:
        wanted = tables.older(tables.tables(engine), older, finished=finished)
        gone = tables.prune(engine, wanted) if yes else []
    if as_json:
        _print({"found": [table.code for table in wanted], "pruned": gone})
        return
    if not yes:
        show_tables(voice, wanted)
    voice.tell("cli-admin-pruned" if yes else "cli-admin-would-prune", count=len(gone if yes else wanted))


@command
@codes_argument
@all_option
@option("--jobs", read=readers.whole(1, _MOST_JOBS), about="cli-option-arena-jobs")
@database_option
@json_option
def verify(
    voice: Voice, codes: tuple[str, ...], everything: bool, jobs: int | None, database: str | None, as_json: bool
) -> int:
    """Whether journals can be followed by the rules."""
    from saloon.bots.search import cores
    from saloon.server.upkeep import verifying
    from saloon.terminal.admin import show_verified
    from saloon.terminal.progress import bar

    _either(codes, everything)
    url = _url(database)
    wanted = verifying.wanted(url, codes)
    with bar(voice, voice.say("cli-admin-verifying"), len(wanted)) as progress:
        found = verifying.verify(url, wanted, jobs or cores(), progress.show)
    if as_json:
        _print(found)
    else:
        show_verified(voice, found)
    return 1 if any(one.flaw for one in found) else 0


def _either(codes: tuple[str, ...], everything: bool) -> None:
    """Some tables are named, or all are meant."""
    if codes and everything:
        raise UsageTrouble("cli-contradiction", one="CODE", other="--all")
    if not codes and not everything:
        raise UsageTrouble("cli-admin-which")
